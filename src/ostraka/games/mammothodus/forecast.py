"""What the next human card may do: public knowledge, worked out from a view."""

from __future__ import annotations

from typing import Final

from ostraka.core.game import NO_OPTION, Note
from ostraka.core.rng import Rng
from ostraka.games.mammothodus.explain import forecast as threat
from ostraka.games.mammothodus.terms import COLOURS
from ostraka.games.mammothodus.view import TableView, imagine

__all__ = ["forecast"]

WHAT: Final = ("loss", "moves", "summons", "spirits", "appear")
"""Everything a human card can do."""


def forecast(v: TableView) -> list[Note]:
    """One note for each colour that can still come, the likeliest first (R5).

    Hands that the viewer does not see are dealt anyhow; no human card asks for them.
    """
    if v.table.ended:
        return []
    s = imagine(v, Rng(0))
    notes = [_human(threat(s, colour, NO_OPTION)) for colour in range(COLOURS)]
    notes = [note for note in notes if note.args["left"]]
    notes.sort(key=_likely)
    return notes


def _human(note: Note) -> Note:
    """The same in words that leave out what does not happen."""
    args = dict(note.args)
    args["quiet"] = "no" if any(args[what] for what in WHAT) else "yes"
    return Note(NO_OPTION, "forecast-human", args)


def _likely(note: Note) -> int:
    """Sorts by the number of cards of the colour, most first."""
    left = note.args["left"]
    return -left if isinstance(left, int) else 0
