"""The turn: actions, Timeline phase, Decline phase, next player; and the end (TURN-1, DEC, END)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, Ask, Turn
from ostraka.core.zone import insort
from ostraka.games.ancient.catalogue import CARDS, PROGRAM
from ostraka.games.ancient.ops.actions import ACTIONS_OF_TURN
from ostraka.games.ancient.ops.reactions import push_batch, reactions, timeline_effects
from ostraka.games.ancient.ops.technology import FLIP
from ostraka.games.ancient.options import CARD, cards
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.triggers import DECLINE_PHASE_END
from ostraka.games.ancient.words import ACTIONS, DECLINE, END, LAST_ROUND, MIDGAME, POSITIONS

__all__ = ["TURN", "BeginTurn", "DeclinePhase", "EndTurn", "Exchange", "FinishDecline", "Phases", "TimelinePhase"]


class BeginTurn(Op[Table]):
    """A player (or, in team play, both partners) begins a turn."""

    name = "turn"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f[1]
        s.stack.pop()
        s.active = seat
        s.turns += 1
        for member in (seat, seat + 1) if s.teams else (seat,):
            s.actions[member] = ACTIONS
            s.tell("turn", member, (), s.turns)
        s.push(END_TURN, seat)
        s.push(ACTIONS_OF_TURN, seat, -1, 0, PHASES)
        return None


class Phases(Op[Table]):
    """After the second action: the Timeline phase, then the Decline phase."""

    name = "phases"

    def step(self, s: Table, f: Frame) -> Turn | None:
        s.stack.pop()
        s.push(DECLINE_PHASE, f[1])
        s.push(TIMELINE_PHASE, f[1])
        return None


class TimelinePhase(Op[Table]):
    """Every card in play with a Timeline effect, once, in the order its owner likes (TIM-1, TIM-2, TIM-3)."""

    name = "timeline phase"

    def step(self, s: Table, f: Frame) -> Turn | None:
        s.stack.pop()
        push_batch(s, f[1], timeline_effects(s, f[1]), True)
        return None


class DeclinePhase(Op[Table]):
    """Slot 1 empties into the Past, checks are made, everything else shifts (DEC-2, DEC-6 to DEC-9).

    Step 0 begins, 1 declines until slot 1 is empty, 2 lets cards react, 3 checks, 4 shifts.
    """

    name = "decline phase"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f[1]
        if f[3] == 0:
            if s.skip_decline >> seat & 1:
                # No decline, no check, no shift, no reaction: CARD-05.
                s.stack.pop()
                return None
            s.lost_now[seat] = 0
            s.goto(1)
        elif f[3] == 1:
            lower = s.line[seat * POSITIONS]
            upper = s.line[seat * POSITIONS + 1]
            if lower < 0:
                s.goto(2)
            elif upper < 0:
                self.decline(s, seat, lower)
            else:
                return Ask(seat, "decline", cards([min(lower, upper), max(lower, upper)]), -1, 1)
        elif f[3] == 2:
            s.goto(3)
            push_batch(s, seat, reactions(s, seat, DECLINE_PHASE_END, 0, 0))
        elif f[3] == 3:
            s.goto(4)
            check(s, seat)
        else:
            s.stack.pop()
            self.shift(s, seat)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.decline(s, seat, code - CARD)

    def decline(self, s: Table, seat: int, card: int) -> None:
        """First its decline effect, while it is still on the Timeline (DEC-1, DEC-3)."""
        s.declining = card
        s.push(FINISH_DECLINE, seat, card)
        if CARDS[card].at == DECLINE:
            s.push(CARDS[card].effect, seat, card)

    def shift(self, s: Table, seat: int) -> None:
        """Every monument one slot to the left, rows and tokens kept (DEC-8, LAY-4)."""
        base = seat * POSITIONS
        end = base + POSITIONS
        s.line[base:end] = [*s.line[base + 2 : end], -1, -1]
        s.tokens[base:end] = [*s.tokens[base + 2 : end], 0, 0]
        s.tell("shift", seat)


def check(s: Table, seat: int) -> None:
    """Seven in the Past: mid-game, once. Fourteen: the end is near (DEC-7, TEC-7, END-1)."""
    if len(s.past[seat]) >= END and not s.ending:
        s.ending = True
        s.tell("ending", seat, (), len(s.past[seat]))
    if len(s.past[seat]) >= MIDGAME and not s.flipped:
        s.flipped = True
        s.push(FLIP, seat)


class FinishDecline(Op[Table]):
    """Tokens become lost knowledge, the monument goes to the Past; unless it has perished (DEC-1, DEC-11)."""

    name = "finish decline"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f[1]
        s.stack.pop()
        s.declining = -1
        p = s.find(seat, f[2])
        if p >= 0:
            lost = s.lift(p)
            s.lost[seat] += lost
            s.lost_now[seat] += lost
            insort(s.past[seat], f[2])
            s.tell("decline", seat, (f[2],), lost)
        if s.check_each_decline:
            check(s, seat)
        return None


class EndTurn(Op[Table]):
    """The next player clockwise, or the end when everybody has had the same number of turns (END-2, END-6)."""

    name = "end of turn"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f[1]
        s.stack.pop()
        s.skip_decline = 0
        following = (seat + (2 if s.teams else 1)) % s.seats
        if following == s.first:
            rounds = s.turns // (2 if s.teams else s.seats)
            if s.ending:
                s.ended = "fourteen"
            elif rounds >= LAST_ROUND:
                s.ended = "last-round"
        if s.ended:
            s.tell("end", seat, (), s.turns)
            return None
        s.push(TURN, following)
        if s.teams:
            s.push(EXCHANGE, following)
        return None


class Exchange(Op[Table]):
    """Partners of the waiting team may exchange one card (TEAM-3, TEAM-7).

    Steps 0 and 1: the first partner offers, the other answers; steps 2 and 3 the other way round.
    """

    name = "exchange"

    def step(self, s: Table, f: Frame) -> Turn | None:
        giver = f[1] + (f[3] // 2) % 2
        other = s.partner(giver)
        if f[3] % 2 == 1:
            return Ask(other, "exchange", cards(s.hand[other], True), -1, 1)
        if f[3] > 3 or not s.hand[giver] or not s.hand[other]:
            s.stack.pop()
            return None
        return Ask(giver, "offer", cards(s.hand[giver], True), -1, 1)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        giver = f[1] + (f[3] // 2) % 2
        other = s.partner(giver)
        if f[3] % 2 == 0:
            if code == PASS:
                s.goto(f[3] + 2)
                return
            card = code - CARD
            s.drop(giver, card)
            s.picked[giver].append(card)
            s.remember(card, 1 << other)
            s.tell("offer", giver, (card,), 1, -1, (1 << giver) | (1 << other), True)
            s.goto(f[3] + 1)
            return
        offered = s.picked[giver].pop()
        s.forget(offered)
        if code == PASS:
            insort(s.hand[giver], offered)
            s.remember(offered, 1 << other)
            s.tell("decline-offer", other)
            s.goto(f[3] + 1)
            return
        returned = code - CARD
        s.drop(other, returned)
        insort(s.hand[other], offered)
        insort(s.hand[giver], returned)
        s.remember(offered, 1 << giver)
        s.remember(returned, 1 << other)
        s.tell("exchange", other, (offered, returned), 1, -1, (1 << giver) | (1 << other), True)
        s.stack.pop()


TURN: Final = PROGRAM.add(BeginTurn())
PHASES: Final = PROGRAM.add(Phases())
TIMELINE_PHASE: Final = PROGRAM.add(TimelinePhase())
DECLINE_PHASE: Final = PROGRAM.add(DeclinePhase())
FINISH_DECLINE: Final = PROGRAM.add(FinishDecline())
END_TURN: Final = PROGRAM.add(EndTurn())
EXCHANGE: Final = PROGRAM.add(Exchange())
