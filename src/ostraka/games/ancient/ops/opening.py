"""Setting up: first player, technology boards, hands (SET)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import Turn, roll
from ostraka.core.zone import insort
from ostraka.games.ancient.catalogue import CARDS, PROGRAM
from ostraka.games.ancient.ops.hand import DRAW_ONE, OpponentsDiscard
from ostraka.games.ancient.ops.technology import REFILL
from ostraka.games.ancient.ops.turn import TURN
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import BUILDERS

__all__ = ["OPENING", "BonusCards", "DealHands", "FirstPlayer", "HandOut", "KeepSix", "Opening"]

DEALT: Final = 10
KEPT: Final = 6


class Opening(Op[Table]):
    """All of the preparations, in order."""

    name = "opening"

    def step(self, s: Table, f: Frame) -> Turn | None:
        s.pop()
        s.push(BEGIN, 0)
        s.push(BONUS, 0)
        if not s.introductory:
            s.push(KEEP_SIX, 0)
            s.push(DEAL, 0)
        else:
            s.push(HAND_OUT, 0)
        for board in (2, 1, 0):
            s.push(REFILL, -1, step=1, arg=board)
        s.push(FIRST_PLAYER, 0)
        return None


class FirstPlayer(Op[Table]):
    """The first player is random; in team play the first team is (SET-2, TEAM-1)."""

    name = "first player"

    def step(self, s: Table, f: Frame) -> Turn | None:
        return roll(2 if s.teams else s.seats)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.first = code * 2 if s.teams else code
        s.active = s.first
        s.tell("first", s.first)
        s.pop()


class DealHands(Op[Table]):
    """Ten cards to each player (SET-4). `step` counts the cards dealt."""

    name = "deal"

    def step(self, s: Table, f: Frame) -> Turn | None:
        if f.step == DEALT * s.seats:
            s.pop()
            return None
        return roll(len(s.deck))

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        owner = f.step // DEALT
        card = s.deck.pop(code)
        insort(s.hand[owner], card)
        s.tell("draw", owner, cards=(card,), amount=1, sees=1 << owner, reveals=True)
        s.goto(f.step + 1)


class KeepSix(OpponentsDiscard):
    """Everybody at the same time discards four of ten cards (SET-4)."""

    def __init__(self) -> None:
        super().__init__(DEALT - KEPT)

    def choosers(self, s: Table, f: Frame) -> list[int]:
        return list(range(s.seats))

    def put_away(self, s: Table, f: Frame, seat: int, card: int) -> None:
        """Chosen in secret, they lie face down under the pile, unless the table wants to see them (DCK-6)."""
        if s.rejects_open:
            super().put_away(s, f, seat, card)
            return
        insort(s.rejects[seat], card)
        s.tell("discard", seat, cards=(card,), amount=1, source=f.card, sees=1 << seat)


class HandOut(Op[Table]):
    """One of the four introductory hands to each player; for all to see only if the table wants it (SET-6, SET-9).

    The argument is the mask of the hands given out, `step` the seat.
    """

    name = "introductory hands"

    def step(self, s: Table, f: Frame) -> Turn | None:
        if f.step == s.seats:
            s.pop()
            return None
        return roll(4 - f.step)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        left = [h for h in range(1, 5) if not f.arg >> h & 1]
        hand = left[code]
        for card in range(BUILDERS):
            if CARDS[card].hand == hand:
                s.deck.remove(card)
                insort(s.hand[f.step], card)
                if s.hands_open:
                    s.remember(card, s.everyone())
        if s.hands_open:
            s.tell("introductory", f.step, cards=tuple(s.hand[f.step]), amount=hand)
        else:
            # The number would tell the cards.
            dealt = tuple(s.hand[f.step])
            s.tell("draw", f.step, cards=dealt, amount=len(dealt), sees=1 << f.step, reveals=True)
        s.goto(f.step + 1, f.arg | 1 << hand)


class BonusCards(Op[Table]):
    """The third and the fourth player in turn order draw one more card (SET-5, TEAM-1)."""

    name = "bonus"

    def step(self, s: Table, f: Frame) -> Turn | None:
        s.pop()
        for place in range(s.seats - 1, 1, -1):
            s.push(DRAW_ONE, (s.first + place) % s.seats)
        return None


class Begin(Op[Table]):
    """The first turn."""

    name = "begin"

    def step(self, s: Table, f: Frame) -> Turn | None:
        s.pop()
        s.push(TURN, s.first)
        return None


OPENING: Final = PROGRAM.add("opening", Opening())
FIRST_PLAYER: Final = PROGRAM.add("first-player", FirstPlayer())
DEAL: Final = PROGRAM.add("deal", DealHands())
KEEP_SIX: Final = PROGRAM.add("keep-six", KeepSix())
HAND_OUT: Final = PROGRAM.add("hand-out", HandOut())
BONUS: Final = PROGRAM.add("bonus", BonusCards())
BEGIN: Final = PROGRAM.add("begin", Begin())
