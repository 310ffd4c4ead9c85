"""The five actions, and which of them are possible (TURN-2, TURN-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask, Turn
from ostraka.games.ancient.catalogue import CARDS, PROGRAM
from ostraka.games.ancient.modifiers import ExcavateRate
from ostraka.games.ancient.ops.create import Create, can_create
from ostraka.games.ancient.ops.hand import DRAW_PAID
from ostraka.games.ancient.ops.knowledge import REMOVE_PAID
from ostraka.games.ancient.ops.pay import ReplaceDraw
from ostraka.games.ancient.ops.reactions import push_batch, reactions
from ostraka.games.ancient.ops.technology import Learn, learnable, leniency, meets
from ostraka.games.ancient.options import AMOUNT, ARCHIVE, CARD, CREATE, EXCAVATE, LEARN, SEARCH, amounts, cards
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.triggers import EXCAVATE as EXCAVATED

__all__ = [
    "ARCHIVE_SOME",
    "CREATE_ANY",
    "EXCAVATE_SOME",
    "LEARN_ONE",
    "Archive",
    "Excavate",
    "can_archive",
    "can_learn",
    "excavation_rate",
    "verbs",
]

ANY: Final = 15


def can_make(s: Table, seat: i64) -> bool:
    """Whether any card in hand can be created."""
    hand = s.hand[seat]
    money = len(hand) - 1
    for card in hand:
        if can_create(s, seat, card, money):
            return True
    return False


def can_learn(s: Table, seat: i64) -> bool:
    """Whether any displayed technology can be learned."""
    for board in s.boards:
        for technology in board:
            if meets(s, seat, technology, 0):
                return True
    return leniency(s, seat) > 0 and len(learnable(s, seat)) > 0


def can_archive(s: Table, seat: i64) -> bool:
    """Needs a card to discard and a token to take off (ACT-3)."""
    return len(s.hand[seat]) > 0 and s.remembered(seat)


_VERBS: Final[list[tuple[int, ...]]] = [
    tuple([verb for i, verb in enumerate((CREATE, LEARN, ARCHIVE, EXCAVATE)) if mask >> i & 1] + [SEARCH])
    for mask in range(16)
]


def verbs(s: Table, seat: i64) -> tuple[int, ...]:
    """The actions that can do something; Search always can be chosen (TURN-3)."""
    mask: i64 = 0
    if can_make(s, seat):
        mask = 1
    if can_learn(s, seat):
        mask |= 2
    if can_archive(s, seat):
        mask |= 4
    if s.turned[seat] < len(s.past[seat]):
        mask |= 8
    return _VERBS[mask]


class Archive(Op[Table]):
    """Discard k cards, then take k tokens off your Timeline (ACT-3). `step` counts the discards."""

    name = "archive"

    def step(self, s: Table, f: Frame) -> Turn | None:
        hand = s.hand[f.seat]
        most = min(s.knowledge(f.seat) - f.step, len(hand))
        if most <= 0:
            s.become(REMOVE_PAID, f.seat, f.card, arg=f.step)
            return None
        return Ask(f.seat, "archive", cards(hand, self.may or f.step > 0), f.card, most)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.become(REMOVE_PAID, f.seat, f.card, arg=f.step)
        else:
            s.discard_from(f.seat, code - CARD)
            if s.out is not None:
                s.tell("archive", f.seat, cards=(code - CARD,), amount=1, source=f.card)
            s.goto(f.step + 1)


class Excavate(Op[Table]):
    """Turn k monuments of your Past and draw for each (ACT-2, ACT-5).

    Step 0 asks how many (the argument), 1 whether an effect replaces the draw, 2 draws, 3 lets your cards react
    (EFF-9).
    """

    name = "excavate"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        if f.step == 0:
            upright = len(s.past[seat]) - s.turned[seat]
            return Ask(seat, "excavate", amounts(1, upright), -1, upright)
        if f.step == 1:
            card = self.replacement(s, seat, f.arg)
            if card >= 0:
                return Ask(seat, "use", (PASS, YES), card, f.arg)
        if f.step <= 2:
            s.goto(3, f.arg)
            s.push(DRAW_PAID, seat, arg=f.arg * excavation_rate(s, seat))
        else:
            s.pop()
            found = reactions(s, seat, EXCAVATED, 0, f.arg)
            push_batch(s, seat, [frame for frame in found if not isinstance(CARDS[frame.card].do, ReplaceDraw)])
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f.step == 0:
            k = code - AMOUNT
            s.turned[f.seat] += k
            s.tell("excavate", f.seat, amount=k)
            s.goto(1, k)
        elif code == PASS:
            s.goto(2, f.arg)
        else:
            card = self.replacement(s, f.seat, f.arg)
            s.goto(3, f.arg)
            do = CARDS[card].do
            if isinstance(do, ReplaceDraw):
                s.push(do.instead.number, f.seat, card)

    def replacement(self, s: Table, seat: int, k: int) -> int:
        """The card that may replace the draw of k monuments, or -1."""
        for card in s.artefacts[seat]:
            on = CARDS[card].on
            if on is not None and on.matches(EXCAVATED, 0, k) and isinstance(CARDS[card].do, ReplaceDraw):
                return card
        return -1


def excavation_rate(s: Table, seat: int) -> int:
    """Cards per monument: 2, or what a card says (CARD-22)."""
    for card in s.artefacts[seat]:
        modify = CARDS[card].modify
        if isinstance(modify, ExcavateRate):
            return modify.cards
    return 2


CREATE_ANY: Final = PROGRAM.add("create-any", Create(ANY))
LEARN_ONE: Final = PROGRAM.add("learn-one", Learn())
ARCHIVE_SOME: Final = PROGRAM.add("archive-some", Archive())
EXCAVATE_SOME: Final = PROGRAM.add("excavate-some", Excavate())
