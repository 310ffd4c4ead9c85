"""What the coming Decline phases of a seat will bring if nothing changes: public knowledge, worked out from a view."""

from __future__ import annotations

from ostraka.core.game import NO_OPTION, Note
from ostraka.core.zone import insort
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.scoring import score_sheet
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import DECLINE, POSITIONS
from ostraka.games.ancient.view import TableView

__all__ = ["forecast"]


def forecast(v: TableView) -> list[Note]:
    """One note for each of the six coming Decline phases in which monuments of the viewer fall (DEC-2, DEC-8, END-3).

    `turn` counts from 1, the next phase. Points are printed ones and what final effects gain by the fall. `effects`
    says how many of the monuments do something first (DEC-3), which may change the figures.
    """
    seat = v.seat
    if seat is None or v.table.ended:
        return []
    s = v.table.public()
    later = s.skip_decline >> seat & 1
    notes: list[Note] = []
    for slot in range(POSITIONS // 2):
        falling = [s.line[seat * POSITIONS + slot * 2 + row] for row in (0, 1)]
        falling = [card for card in falling if card >= 0]
        if falling:
            args: dict[str, int | str] = {"turn": slot + 1 + later, "monuments": len(falling), "card": falling[0]}
            if len(falling) > 1:
                args["other"] = falling[1]
            args["effects"] = len([card for card in falling if CARDS[card].at == DECLINE])
            before = score_sheet(s, seat)
            args["lost"] = fall(s, seat, falling)
            after = score_sheet(s, seat)
            args["points"] = after[0] + after[1] - before[0] - before[1]
            notes.append(Note(NO_OPTION, "forecast-decline", args))
    return notes


def fall(s: Table, seat: int, cards: list[int]) -> int:
    """Put monuments into the Past; what was on them is lost, and returned (DEC-1)."""
    lost = 0
    for card in cards:
        lost += s.lift(s.find(seat, card))
        insort(s.past[seat], card)
    s.lost[seat] += lost
    return lost
