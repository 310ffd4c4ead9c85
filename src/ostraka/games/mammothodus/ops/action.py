"""The ancients' phase: which action, which figure, which cards, whose help (R6.1 to R6.7, R9.4, R10)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, Ask, Turn, roll
from ostraka.core.zone import insort
from ostraka.games.mammothodus.board import (
    ADJACENT,
    HELP_KINDS,
    KIND,
    PLACES,
    PLAYABLE,
    SHARD_TYPE,
)
from ostraka.games.mammothodus.ops.draw import could_draw, could_grow, draw_three, offer_draw
from ostraka.games.mammothodus.ops.effects import ATTACK_ROLL, DEVELOP, MARCH, RAISE, SHED, care
from ostraka.games.mammothodus.ops.moments import BETWEEN_FIGURES, INSTANT
from ostraka.games.mammothodus.ops.talents import aside, asides
from ostraka.games.mammothodus.options import ACTION, DRAW, FIGURE_AT, KIND_AT, kind_options
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import DICE
from ostraka.games.mammothodus.terms import (
    ACTIVATE,
    ADAPT,
    ATTACK,
    CARE,
    COLOURS,
    DEGRADATION,
    DEGRADE,
    DOUBLE,
    EXTRA,
    MOVE,
    ROWS,
    SHARD,
    SHARD_TYPES,
    TERRITORY,
    WORTH,
)

__all__ = [
    "ACT",
    "Act",
    "Figures",
    "PlayCards",
    "actions",
    "bonus",
    "cost",
    "eligible",
    "help_worth",
    "own_worth",
    "ready",
    "rows_at",
]

EXTRAS: Final = 15 << EXTRA
DOUBLES: Final = 15 << DOUBLE


def bonus(colour: int, action: int) -> int:
    """A figure of the action's colour adds 1 (R6.6); in an activation none does (Q32)."""
    return 1 if colour == action else 0


def cost(s: Table) -> int:
    """Cards to play for the next place of power: those already active, and one (R6.13.3)."""
    rows = s.done_rows
    return 1 + (rows & 1) + (rows >> 1 & 1) + (rows >> 2 & 1) + (rows >> 3 & 1)


def rows_at(s: Table, t: int) -> list[int]:
    """The rows that can be activated in a territory (R6.13.1, R6.13.2, Q35)."""
    return [row for row in range(ROWS) if not s.done_rows >> row & 1 and s.fits(t, row)]


def eligible(s: Table, helper: int, t: int) -> bool:
    """Whether a clan has a figure in a territory or next to it (R10.1)."""
    at = helper * COLOURS
    near = ADJACENT[t]
    for u in s.figure[at : at + COLOURS]:
        if u >= 0 and (u == t or u in near):
            return True
    return False


def worth(s: Table, seat: int, kinds: int) -> int:
    """How many cards a clan could play with these kinds."""
    total = 0
    for card in s.hand[seat]:
        if kinds >> KIND[card] & 1:
            total += WORTH[KIND[card]]
    return total


def own_worth(s: Table, seat: int, action: int, t: int) -> int:
    return worth(s, seat, PLAYABLE[action * PLACES + t])


def help_worth(s: Table, seat: int, action: int, t: int) -> int:
    """How many cards the others could add; with hidden hands, as many as one may hope for."""
    total = 0
    for helper in range(s.seats):
        if helper != seat and eligible(s, helper, t):
            total += worth(s, helper, HELP_KINDS[action]) if s.open_hands else 2 * len(s.hand[helper])
    return total


def ready(s: Table, seat: int, colour: int, action: int, kinds: int) -> bool:
    """Whether a figure could do an action now (R6.2, R6.5, R6.9.1, R6.13)."""
    t = s.figure[seat * COLOURS + colour]
    if t < 0 or not kinds & PLAYABLE[action * PLACES + t]:
        return False
    if action == ATTACK:
        return s.enemies_in(t)
    if action == ACTIVATE:
        if t == 0 or s.place[t] >= 0 or not rows_at(s, t):
            return False
        missing = cost(s) - own_worth(s, seat, ACTIVATE, t)
        return missing <= 0 or missing <= help_worth(s, seat, ACTIVATE, t)
    return True


def actions(s: Table, seat: int, kinds: int) -> list[int]:
    """The actions a clan can choose (R6.1, R9.4, R12.2)."""
    found: list[int] = []
    for action in range(ACTIVATE + 1):
        if s.done >> action & 1:
            continue
        if action == DEGRADE:
            if kinds >> DEGRADATION & 1 and not s.placed:
                found.append(action)
            continue
        for colour in range(COLOURS):
            if ready(s, seat, colour, action, kinds):
                found.append(action)
                break
    return found


class Act(Op[Table]):
    """One action, and another for each extra-action card (R6.1, R9.4, Q37). Step 1 comes after an action."""

    name = "act"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        kinds = s.kinds_in_hand(seat)
        if f.step == 0:
            options = [ACTION + action for action in actions(s, seat, kinds)]
            return Ask(seat, "action", (PASS, *options, *asides(s, seat, kinds)))
        if not s.owns(seat, EXTRAS) and not could_draw(s, seat, EXTRAS):
            s.pop()
            return None
        return Ask(seat, "extra", (PASS, *asides(s, seat, kinds), *kind_options(kinds & EXTRAS)))

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.pop()
        elif aside(s, seat, code):
            return
        elif f.step == 1:
            s.tell("extra", seat, cards=(s.put(seat, code - KIND_AT),))
            s.goto(0)
        else:
            action = code - ACTION
            s.done |= 1 << action
            s.acted = 0
            s.stopped = 0
            s.goto(1)
            if s.out is not None:
                s.tell("action", seat, amount=action)
            s.push(SHED if action == DEGRADE else FIGURES, seat, arg=action)


def uncovered(s: Table) -> int:
    """The first territory in which a figure has stopped and a shard lies face down, or -1 (R6.8.3)."""
    if s.stopped:
        for t in range(PLACES):
            if s.stopped >> t & 1 and s.face_down[t]:
                return t
    return -1


class Figures(Op[Table]):
    """Figure by figure, as long as figures, cards and will last (R6.2). `argument` is the action.

    Step 1 turns up the shards where figures of a movement have stopped (R6.8.3).
    """

    name = "figures"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        if f.step == 0:
            kinds = s.kinds_in_hand(seat)
            options: list[int] = [PASS, *asides(s, seat, kinds)]
            for colour in range(COLOURS):
                if not s.acted >> colour & 1 and ready(s, seat, colour, f.arg, kinds):
                    options.append(FIGURE_AT + colour)
            return Ask(seat, "figure", tuple(options), -1, f.arg)
        if uncovered(s) >= 0:
            return roll(len(s.shards))
        s.pop()
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f.step == 1:
            t = uncovered(s)
            shard = s.shards.pop(code)
            s.face_down[t] = 0
            s.up[t * SHARD_TYPES + SHARD_TYPE[shard - SHARD]] += 1
            s.tell("shard", s.active, cards=(shard, TERRITORY + t), reveals=True)
        elif code == PASS:
            s.goto(1, f.arg)
        elif not aside(s, seat, code):
            s.strength = 0
            s.played.clear()
            if s.seats > 1 and not s.first_rulings:
                s.push(INSTANT, seat, f.arg, arg=BETWEEN_FIGURES)
            s.push(PLAY_CARDS, seat, code - FIGURE_AT, arg=f.arg)


class PlayCards(Op[Table]):
    """Cards on figure `card` for action `argument`: own ones at step 0, then help, clan by clan (R6.3 to R6.6, R10)."""

    name = "play-cards"

    def step(self, s: Table, f: Frame) -> Turn | None:
        at = f.step
        seat = f.seat
        t = s.figure[seat * COLOURS + f.card]
        if t < 0:
            s.tell("figure-gone", seat, cards=(s.piece(seat, f.card),))
            s.acted |= 1 << f.card
            s.pop()
            return None
        if at == 0:
            kinds = self.fitting(s, f, s.kinds_in_hand(seat) & PLAYABLE[f.arg * PLACES + t])
            options = offer_draw(s, seat) + kind_options(kinds)
            if not kinds or self.enough(s, f, t):
                options = (PASS, *options)
            return Ask(seat, "play", options, s.piece(seat, f.card), s.strength)
        while at < s.seats:
            helper = (seat + at) % s.seats
            if self.asks(s, f, helper, t):
                if at != f.step:
                    s.goto(at, f.arg)
                    return None
                return self.ask_help(s, f, helper, t)
            at += 1
        s.pop()
        self.resolve(s, seat, f.card, f.arg)
        return None

    def ask_help(self, s: Table, f: Frame, helper: int, t: int) -> Turn:
        """Cards of the action's colour, and draw three."""
        kinds = 0
        if eligible(s, helper, t):
            kinds = self.fitting(s, f, s.kinds_in_hand(helper) & HELP_KINDS[f.arg])
        options = (PASS, *offer_draw(s, helper), *kind_options(kinds))
        return Ask(helper, "help", options, s.piece(f.seat, f.card), s.strength)

    def room(self, s: Table, f: Frame) -> int:
        """How many more cards count: an attack rolls five dice at most (Q25)."""
        return DICE - bonus(f.card, f.arg) - s.strength if f.arg == ATTACK else 2

    def fitting(self, s: Table, f: Frame, kinds: int) -> int:
        """Without the cards there is no die left for."""
        room = self.room(s, f)
        return 0 if room < 1 else kinds & ~DOUBLES if room < 2 else kinds

    def enough(self, s: Table, f: Frame, t: int) -> bool:
        """Whether the clan may stop adding cards: one at least, and for an activation what help cannot bring."""
        if s.strength == 0:
            return False
        if f.arg != ACTIVATE:
            return True
        missing = cost(s) - s.strength
        return missing <= 0 or missing <= help_worth(s, f.seat, ACTIVATE, t)

    def asks(self, s: Table, f: Frame, helper: int, t: int) -> bool:
        """Whether a clan is asked for help; with hidden hands its cards must not decide that (Q5).

        It may have to draw three first, for a card that fits or a figure that stands near (Q62).
        """
        if s.strength == 0 or self.room(s, f) < 1:
            return False
        if not eligible(s, helper, t):
            return could_grow(s, helper)
        if not s.open_hands or self.fitting(s, f, s.kinds_in_hand(helper) & HELP_KINDS[f.arg]):
            return True
        return could_draw(s, helper, HELP_KINDS[f.arg])

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.goto(f.step + 1, f.arg)
            return
        if code == DRAW:
            draw_three(s, seat)
            return
        kind = code - KIND_AT
        card = s.put(seat, kind)
        s.strength += WORTH[kind]
        s.played.append(card)
        if s.out is not None:
            s.tell(
                "play" if seat == f.seat else "help",
                seat,
                cards=(card,),
                amount=s.strength,
                source=s.piece(f.seat, f.card),
            )

    def resolve(self, s: Table, seat: int, colour: int, action: int) -> None:
        """The effect, once all cards are declared (R6.4)."""
        s.acted |= 1 << colour
        amount = s.strength + bonus(colour, action)
        t = s.figure[seat * COLOURS + colour]
        if s.strength == 0 or (action == ATTACK and not s.enemies_in(t)):
            return
        if action == MOVE:
            s.carried = -1
            s.walked = 0
            s.push(MARCH, seat, colour, arg=amount)
        elif action == ATTACK:
            s.dice.clear()
            s.marked.clear()
            s.push(ATTACK_ROLL, seat, colour, arg=amount)
        elif action == CARE:
            care(s, seat, amount)
        elif action == ADAPT:
            s.push(DEVELOP, seat, arg=amount)
        elif s.strength >= cost(s) and rows_at(s, t):
            s.push(RAISE, seat, colour)
        else:
            self.take_back(s)

    def take_back(self, s: Table) -> None:
        """Too few cards for an activation are not allowed: everybody takes theirs back (R6.13.3).

        What a generation change has shuffled in stays where it is (Q23, Q62).
        """
        for card in s.played:
            for clan in range(s.seats):
                if card in s.discard[clan]:
                    s.discard[clan].remove(card)
                    insort(s.hand[clan], card)
        s.tell("refused", s.active, cards=tuple(s.played))
        s.played.clear()


PLAY_CARDS: Final = PROGRAM.add("play-cards", PlayCards())
FIGURES: Final = PROGRAM.add("figures", Figures())
ACT: Final = PROGRAM.add("act", Act())
