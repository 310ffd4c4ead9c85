"""What the next human card may do: public knowledge, worked out from a view."""

from __future__ import annotations

from ostraka.core.game import NO_OPTION, Note
from ostraka.core.rng import Rng
from ostraka.games.mammothodus.explain import forecast as threat
from ostraka.games.mammothodus.terms import COLOURS
from ostraka.games.mammothodus.view import TableView, imagine

__all__ = ["forecast"]


def forecast(v: TableView) -> list[Note]:
    """One note for each colour that can still come, the likeliest first (R5).

    Hands that the viewer does not see are dealt anyhow; no human card asks for them.
    """
    if v.table.ended:
        return []
    s = imagine(v, Rng(0))
    threats = [threat(s, colour, NO_OPTION) for colour in range(COLOURS)]
    notes = [Note(NO_OPTION, "forecast-human", note.args) for note in threats if note.args["left"]]
    notes.sort(key=_likely)
    return notes


def _likely(note: Note) -> int:
    """Sorts by the number of cards of the colour, most first."""
    left = note.args["left"]
    return -left if isinstance(left, int) else 0
