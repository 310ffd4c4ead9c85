"""The turn: actions, Timeline phase, Decline phase, next player; and the end (TURN-1, DEC, END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask, Turn
from ostraka.core.zone import insort
from ostraka.games.ancient.catalogue import CARDS, PROGRAM
from ostraka.games.ancient.ops.actions import ARCHIVE_SOME, CREATE_ANY, EXCAVATE_SOME, LEARN_ONE, verbs
from ostraka.games.ancient.ops.hand import DRAW_ONE
from ostraka.games.ancient.ops.reactions import push_batch, reactions, timeline_effects
from ostraka.games.ancient.ops.technology import FLIP
from ostraka.games.ancient.options import ARCHIVE, CARD, CREATE, LEARN, SEARCH, cards
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import ACTIONS, DECLINE, END, LAST_ROUND, MIDGAME, POSITIONS
from ostraka.games.ancient.triggers import DECLINE_PHASE_END

__all__ = [
    "ACTIONS_OF_TURN",
    "TURN",
    "Actions",
    "BeginTurn",
    "DeclinePhase",
    "EndTurn",
    "Exchange",
    "FinishDecline",
    "Phases",
    "begin_turn",
]


def begin_turn(s: Table, seat: i64) -> None:
    """A player (or, in team play, both partners) begins a turn."""
    s.active = seat
    s.turns += 1
    s.actions[seat] = ACTIONS
    s.tell("turn", seat, amount=s.turns)
    if s.teams:
        s.actions[seat + 1] = ACTIONS
        s.tell("turn", seat + 1, amount=s.turns)
    s.push(END_TURN, seat)
    s.push(ACTIONS_OF_TURN, seat)


class BeginTurn(Op[Table]):
    """The turn that comes after the opening or an exchange."""

    name = "turn"

    def step(self, s: Table, f: Frame) -> Turn | None:
        s.pop()
        begin_turn(s, f.seat)
        return None


class Actions(Op[Table]):
    """Two actions, then the phases. Partners interleave by whole steps, in any order (TURN-2, TEAM-2, TEAM-8).

    `s.actions` counts down to 0 (only the phases are left) and, for partners, -1 (done).
    """

    name = "actions"

    def step(self, s: Table, f: Frame) -> Turn | None:
        first = f.seat
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
            s.pop()
            return None
        ask = asks[0]
        if len(asks) == 1 and ask.prompt == "phases":
            self.go_on(s, ask.seat)
            return None
        return Ask(ask.seat, ask.prompt, ask.options, -1, ask.amount, False, tuple(asks[1:]))

    def go_on(self, s: Table, member: int) -> None:
        """A partner's phases begin."""
        s.actions[member] = -1
        s.push(PHASES, member)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == YES:
            self.go_on(s, seat)
            return
        left = s.actions[seat] - 1
        s.actions[seat] = left
        if left == 0 and not s.teams:
            s.become(PHASES, f.seat)
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


class Phases(Op[Table]):
    """After the second action: every Timeline effect in play, once (TIM-1, TIM-2, TIM-3), then the Decline phase."""

    name = "phases"

    def step(self, s: Table, f: Frame) -> Turn | None:
        s.become(DECLINE_PHASE, f.seat)
        push_batch(s, f.seat, timeline_effects(s, f.seat), True)
        return None


class DeclinePhase(Op[Table]):
    """Slot 1 empties into the Past, checks are made, everything else shifts (DEC-2, DEC-6 to DEC-9).

    Step 0 begins, 1 declines until slot 1 is empty, 2 checks, 3 shifts.
    """

    name = "decline phase"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        if f.step == 0:
            if s.skip_decline >> seat & 1:
                # No decline, no check, no shift, no reaction: CARD-05.
                s.pop()
                return None
            s.lost_now[seat] = 0
        if f.step <= 1:
            lower = s.line[seat * POSITIONS]
            upper = s.line[seat * POSITIONS + 1]
            if upper >= 0:
                return Ask(seat, "decline", cards([min(lower, upper), max(lower, upper)]), -1, 1)
            if lower >= 0:
                self.decline(s, f, lower)
                return None
            effects = reactions(s, seat, DECLINE_PHASE_END, 0, 0)
            if effects:
                s.goto(2)
                push_batch(s, seat, effects)
                return None
        checked = f.step == 3
        s.goto(3)
        if checked or not check(s, seat):
            s.pop()
            self.shift(s, seat)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.decline(s, f, code - CARD)

    def decline(self, s: Table, f: Frame, card: i64) -> None:
        """First its decline effect, while it is still on the Timeline (DEC-1, DEC-3)."""
        s.goto(1)
        s.declining = card
        s.push(FINISH_DECLINE, f.seat, card)
        if CARDS[card].at == DECLINE:
            s.push(CARDS[card].effect, f.seat, card)

    def shift(self, s: Table, seat: i64) -> None:
        """Every monument one slot to the left, rows and tokens kept (DEC-8, LAY-4)."""
        line = s.line
        tokens = s.tokens
        end = seat * POSITIONS + POSITIONS - 2
        p: i64
        for p in range(seat * POSITIONS, end, 2):
            # Between two empty slots nothing moves.
            if line[p] >= 0 or line[p + 2] >= 0:
                line[p] = line[p + 2]
                line[p + 1] = line[p + 3]
                tokens[p] = tokens[p + 2]
                tokens[p + 1] = tokens[p + 3]
        if line[end] >= 0:
            line[end] = line[end + 1] = -1
            tokens[end] = tokens[end + 1] = 0
        s.tell("shift", seat)


def check(s: Table, seat: i64) -> bool:
    """Seven in the Past: mid-game, once. Fourteen: the end is near (DEC-7, TEC-7, END-1).

    Returns whether there is a board to flip first.
    """
    if len(s.past[seat]) >= END and not s.ending:
        s.ending = True
        s.tell("ending", seat, amount=len(s.past[seat]))
    if len(s.past[seat]) >= MIDGAME and not s.flipped:
        s.flipped = True
        s.push(FLIP, seat)
        return True
    return False


class FinishDecline(Op[Table]):
    """Tokens become lost knowledge, the monument goes to the Past; unless it has perished (DEC-1, DEC-11)."""

    name = "finish decline"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        s.pop()
        s.declining = -1
        p = s.find(seat, f.card)
        if p >= 0:
            lost = s.lift(p)
            s.lost[seat] += lost
            s.lost_now[seat] += lost
            insort(s.past[seat], f.card)
            if s.out is not None:
                s.tell("decline", seat, cards=(f.card,), amount=lost)
        if s.check_each_decline:
            check(s, seat)
        return None


class EndTurn(Op[Table]):
    """The next player clockwise, or the end when everybody has had the same number of turns (END-2, END-6)."""

    name = "end of turn"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        s.pop()
        s.skip_decline = 0
        following = (seat + (2 if s.teams else 1)) % s.seats
        if following == s.first:
            rounds = s.turns // (2 if s.teams else s.seats)
            if s.ending:
                s.ended = "fourteen"
            elif rounds >= LAST_ROUND:
                s.ended = "last-round"
        if s.ended:
            s.tell("end", seat, amount=s.turns)
            return None
        if s.teams:
            s.push(TURN, following)
            s.push(EXCHANGE, following)
        else:
            begin_turn(s, following)
        return None


class Exchange(Op[Table]):
    """Partners of the waiting team may exchange one card (TEAM-3, TEAM-7).

    Steps 0 and 1: the first partner offers, the other answers; steps 2 and 3 the other way round.
    """

    name = "exchange"

    def step(self, s: Table, f: Frame) -> Turn | None:
        giver = f.seat + (f.step // 2) % 2
        other = s.partner(giver)
        if f.step % 2 == 1:
            return Ask(other, "exchange", cards(s.hand[other], True), -1, 1)
        if f.step > 3 or not s.hand[giver] or not s.hand[other]:
            s.pop()
            return None
        return Ask(giver, "offer", cards(s.hand[giver], True), -1, 1)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        giver = f.seat + (f.step // 2) % 2
        other = s.partner(giver)
        if f.step % 2 == 0:
            if code == PASS:
                s.goto(f.step + 2)
                return
            card = code - CARD
            s.drop(giver, card)
            s.picked[giver].append(card)
            if s.offers_shown:
                s.remember(card, 1 << other)
            sees = (1 << giver) | (1 << other) if s.offers_shown else 1 << giver
            s.tell("offer", giver, cards=(card,), amount=1, sees=sees, reveals=s.offers_shown)
            s.goto(f.step + 1)
            return
        offered = s.picked[giver].pop()
        s.forget(offered)
        if code == PASS:
            insort(s.hand[giver], offered)
            if s.offers_shown:
                s.remember(offered, 1 << other)
            s.tell("decline-offer", other)
            s.goto(f.step + 1)
            return
        returned = code - CARD
        s.drop(other, returned)
        insort(s.hand[other], offered)
        insort(s.hand[giver], returned)
        s.remember(offered, 1 << giver)
        s.remember(returned, 1 << other)
        s.tell("exchange", other, cards=(offered, returned), amount=1, sees=(1 << giver) | (1 << other), reveals=True)
        s.pop()


TURN: Final = PROGRAM.add("turn", BeginTurn())
ACTIONS_OF_TURN: Final = PROGRAM.add("actions-of-turn", Actions())
PHASES: Final = PROGRAM.add("phases", Phases())
DECLINE_PHASE: Final = PROGRAM.add("decline-phase", DeclinePhase())
FINISH_DECLINE: Final = PROGRAM.add("finish-decline", FinishDecline())
END_TURN: Final = PROGRAM.add("end-turn", EndTurn())
EXCHANGE: Final = PROGRAM.add("exchange", Exchange())
