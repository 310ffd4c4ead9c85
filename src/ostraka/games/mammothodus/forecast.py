"""What the next human card may do: public knowledge, worked out from a view."""

from __future__ import annotations

from typing import Final

from ostraka.core.game import NO_OPTION, Note
from ostraka.core.rng import Rng
from ostraka.games.mammothodus.explain import threats
from ostraka.games.mammothodus.view import TableView, imagine

__all__ = ["forecast"]

AHEAD: Final = {
    "preview-threat": "forecast-human",
    "preview-trail": "forecast-trail",
    "preview-time": "forecast-time",
}
"""The same notes, where they belong to no option."""


def forecast(v: TableView) -> list[Note]:
    """One note for each colour that can still come, the likeliest first (R5).

    Hands that the viewer does not see are dealt anyhow; no human card asks for them.
    """
    if v.table.ended:
        return []
    s = imagine(v, Rng(0))
    notes = [Note(NO_OPTION, AHEAD[note.message], note.args) for note in threats(s, NO_OPTION)]
    notes.sort(key=_likely)
    return [*_fragment(v), *notes]


def _fragment(v: TableView) -> list[Note]:
    """A warning, one card before the human cards run out and a portal fragment is turned up (R4.2)."""
    left, closed = len(v.table.humans), len(v.table.closed)
    if left > 1 or not closed or v.table.power_of_places:
        return []
    return [Note(NO_OPTION, "forecast-fragment", {"left": left, "closed": closed})]


def _likely(note: Note) -> int:
    """Sorts by the number of cards of the colour, most first."""
    left = note.args.get("left")
    return -left if isinstance(left, int) else 0
