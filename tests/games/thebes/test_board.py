"""The board in plain lines says what is on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.thebes.game import THEBES as GAME
from ostraka.text import words_for
from ostraka.text.boards import board_of
from tests.games.thebes.table import Given

Lay = Callable[..., Given]

NAMES = ("Ann", "Ben", "Cat", "Dan")


def test_a_board_in_words(table: Lay) -> None:
    t = table(
        at="rome",
        time=(1902, 7),
        cards=["book-crete-2-rome", "assistant-rome", "assistant-berlin"],
        finds=["egypt:6", "egypt:general"],
        used=["egypt"],
        slots=["", "exhibition-small-moscow", ""],
    )
    lines = board_of(GAME)(GAME.view(t.s, 0), words_for(GAME, "en", strict=True), NAMES)
    assert "  Ann: week 7 of 1902, Rome, 98 weeks left" in lines
    assert "  congress (Berlin) · 2 weeks" in lines
    asked = "Requires at least 1 artefact from Mesopotamia and 2 artefacts from Crete."
    assert f"  B: small exhibition (Moscow) · 3 weeks. {asked}" in lines
    assert "  Egypt: 11 artefacts worth 29 among 28 tokens, first-dig bonus" in lines
    known = "Greece 2 (0 + 2), Crete 4 (2 + 2), Egypt 2 (0 + 2), Palestine 2 (0 + 2), Mesopotamia 2 (0 + 2)"
    assert f"You: knowledge {known}; licences used: Egypt." in lines
    assert any(line.startswith("  Finds, 6 points: ") for line in lines)
    assert any(line.startswith("Ben: knowledge Greece 0") for line in lines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_can_be_drawn(seats: int) -> None:
    words = words_for(GAME, "en", strict=True)
    rng = Rng(seats)
    s = GAME.new({}, seats)
    drawn = 0
    while not isinstance(s.turn, Over):
        if isinstance(s.turn, Roll):
            GAME.apply(s, rng.below(s.turn.n))
        elif isinstance(s.turn, Ask):
            GAME.apply(s, s.turn.options[rng.below(len(s.turn.options))])
        if rng.below(10) == 0 and s.track:
            lines = board_of(GAME)(GAME.view(s, None if drawn % 2 else 0), words, NAMES)
            assert sum(line.startswith(f"{name}: knowledge") for line in lines for name in NAMES) >= seats - 1
            drawn += 1
    assert drawn > 5
