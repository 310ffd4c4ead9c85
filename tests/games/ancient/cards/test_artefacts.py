"""The artefacts, one by one."""

from __future__ import annotations

from tests.games.ancient.table import table


def test_nazca_lines_draw_after_a_pyramid() -> None:
    t = table(hand=["caral"], artefacts=["nazca-lines"])
    t.play("create caral @4").roll("palenque")
    assert t.hand == ["palenque"]
