"""The five actions and the question which one (TURN-2, TURN-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask, Turn
from ostraka.games.ancient.catalogue import CARDS, PROGRAM
from ostraka.games.ancient.modifiers import ExcavateRate
from ostraka.games.ancient.ops.create import Create, can_create
from ostraka.games.ancient.ops.hand import DRAW_ONE, DRAW_PAID
from ostraka.games.ancient.ops.knowledge import REMOVE_PAID
from ostraka.games.ancient.ops.pay import ReplaceDraw
from ostraka.games.ancient.ops.reactions import push_batch, reactions
from ostraka.games.ancient.ops.technology import Learn, learnable, leniency, meets
from ostraka.games.ancient.options import AMOUNT, ARCHIVE, CARD, CREATE, EXCAVATE, LEARN, SEARCH, amounts, cards
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.triggers import EXCAVATE as EXCAVATED

__all__ = ["ACTIONS_OF_TURN", "Actions", "Archive", "Excavate", "can_archive", "can_learn", "verbs"]

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
        hand = s.hand[f[1]]
        most = s.knowledge(f[1]) - f[3]
        if most <= 0 or not hand:
            s.stack[-1] = (REMOVE_PAID, f[1], f[2], 0, f[3])
            return None
        return Ask(f[1], "archive", cards(hand, self.may or f[3] > 0), f[2], most)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.stack[-1] = (REMOVE_PAID, f[1], f[2], 0, f[3])
        else:
            s.discard_from(f[1], code - CARD)
            if s.out is not None:
                s.tell("archive", f[1], (code - CARD,), 1, f[2])
            s.goto(f[3] + 1)


class Excavate(Op[Table]):
    """Turn k monuments of your Past and draw for each (ACT-2, ACT-5).

    Step 0 asks how many (the argument), 1 whether an effect replaces the draw, 2 draws, 3 lets your cards react
    (EFF-9).
    """

    name = "excavate"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f[1]
        if f[3] == 0:
            upright = len(s.past[seat]) - s.turned[seat]
            return Ask(seat, "excavate", amounts(1, upright), -1, upright)
        if f[3] == 1:
            card = self.replacement(s, seat, f[4])
            if card >= 0:
                return Ask(seat, "use", (PASS, YES), card, f[4])
        if f[3] <= 2:
            s.goto(3, f[4])
            s.push(DRAW_PAID, seat, -1, 0, f[4] * self.rate(s, seat))
        else:
            s.stack.pop()
            found = reactions(s, seat, EXCAVATED, 0, f[4])
            push_batch(s, seat, [frame for frame in found if not isinstance(CARDS[frame[2]].do, ReplaceDraw)])
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f[3] == 0:
            k = code - AMOUNT
            s.turned[f[1]] += k
            s.tell("excavate", f[1], (), k)
            s.goto(1, k)
        elif code == PASS:
            s.goto(2, f[4])
        else:
            card = self.replacement(s, f[1], f[4])
            s.goto(3, f[4])
            do = CARDS[card].do
            if isinstance(do, ReplaceDraw):
                s.push(do.instead.number, f[1], card)

    def replacement(self, s: Table, seat: int, k: int) -> int:
        """The card that may replace the draw of k monuments, or -1."""
        for card in s.artefacts[seat]:
            on = CARDS[card].on
            if on is not None and on.matches(EXCAVATED, 0, k) and isinstance(CARDS[card].do, ReplaceDraw):
                return card
        return -1

    def rate(self, s: Table, seat: int) -> int:
        """Cards per monument: 2, or what a card says (CARD-22)."""
        for card in s.artefacts[seat]:
            modify = CARDS[card].modify
            if isinstance(modify, ExcavateRate):
                return modify.cards
        return 2


CREATE_ANY: Final = PROGRAM.add(Create(ANY))
LEARN_ONE: Final = PROGRAM.add(Learn())
ARCHIVE_SOME: Final = PROGRAM.add(Archive())
EXCAVATE_SOME: Final = PROGRAM.add(Excavate())


class Actions(Op[Table]):
    """Two actions, then the phases. Partners interleave by whole steps, in any order (TURN-2, TEAM-2, TEAM-8).

    `s.actions` counts down to 0 (only the phases are left) and, for partners, -1 (done).
    """

    name = "actions"

    def step(self, s: Table, f: Frame) -> Turn | None:
        first = f[1]
        if not s.teams:
            return Ask(first, "action", verbs(s, first), -1, s.actions[first])
        asks: list[Ask] = []
        for member in (first, first + 1):
            left = s.actions[member]
            if left > 0:
                asks.append(Ask(member, "action", verbs(s, member), -1, left))
            elif left == 0:
                asks.append(Ask(member, "phases", (YES,)))
        if not asks:
            s.stack.pop()
            return None
        ask = asks[0]
        if len(asks) == 1 and ask.prompt == "phases":
            self.go_on(s, f, ask.seat)
            return None
        return Ask(ask.seat, ask.prompt, ask.options, -1, ask.amount, False, tuple(asks[1:]))

    def go_on(self, s: Table, f: Frame, member: int) -> None:
        """A partner's phases begin: their number is this frame's argument."""
        s.actions[member] = -1
        s.push(f[4], member)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == YES:
            self.go_on(s, f, seat)
            return
        left = s.actions[seat] - 1
        s.actions[seat] = left
        if left == 0 and not s.teams:
            s.stack[-1] = (f[4], f[1], -1, 0, 0)
        if code == SEARCH:
            s.tell("search", seat)
            s.push(DRAW_ONE, seat)
        elif code == CREATE:
            s.push(CREATE_ANY, seat)
        elif code == LEARN:
            s.push(LEARN_ONE, seat)
        elif code == ARCHIVE:
            s.push(ARCHIVE_SOME, seat)
        else:
            s.push(EXCAVATE_SOME, seat)


ACTIONS_OF_TURN: Final = PROGRAM.add(Actions())
