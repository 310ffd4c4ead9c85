"""Talents: placing tokens, free moments, and traps (R12; R9.2)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, YES, Ask, Turn
from ostraka.games.mammothodus.board import ADJACENT
from ostraka.games.mammothodus.ops.draw import draw_three
from ostraka.games.mammothodus.options import DRAW, FIGURE_AT, KIND_AT, PLACE, TERRITORY_AT, kind_options
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import (
    BASIC,
    COLOURS,
    DEGRADE,
    DOUBLE,
    DRAW_THREE,
    EXTRA,
    PROTECTION,
    TALENT,
    TALENTS,
    TERRITORY,
    WILD,
    WORTH,
)

__all__ = [
    "MOMENT",
    "PLACE_TOKEN",
    "PROTECTION_BONUS",
    "Moment",
    "PlaceToken",
    "aside",
    "asides",
    "ask_token",
    "can_place",
    "may_place",
    "needs_protection",
    "protect",
    "token_at",
]


PROTECTION_BONUS: Final = 2
"""What Protection adds to each die (R12.5)."""


def token_at(s: Table, t: int, talent: int) -> bool:
    """Whether a token of this talent lies in a territory."""
    return s.talents and s.tokens[t * TALENTS + talent] > 0


def ask_token(s: Table, prompt: str, t: int, talent: int) -> Ask:
    """Whether a token is used: the active clan decides (R12.3, Q52)."""
    return Ask(s.active, prompt, (PASS, YES), TERRITORY + t, s.tokens[t * TALENTS + talent])


def needs_protection(s: Table, t: int) -> bool:
    """Whether an attack here could still be met with a Protection token (R12.5)."""
    return token_at(s, t, PROTECTION) and not s.protected >> t & 1


def protect(s: Table, t: int) -> None:
    """Until the end of the turn no attack of tribes or spirits does damage here (R12.5, Q54)."""
    s.use_token(t, PROTECTION)
    s.protected |= 1 << t


def token_kinds(colour: int) -> int:
    """The kinds of cards that place a token with a figure of this colour (R12.2, Q51)."""
    return 1 << BASIC + colour | 1 << DOUBLE + colour | 1 << EXTRA + colour | 1 << WILD


def may_place(s: Table, seat: int) -> bool:
    """Whether the rules let a clan place a token now, whatever it holds (R12.2)."""
    return s.talents and seat == s.active and s.tokens_left[seat] > 0 and not s.done >> DEGRADE & 1


def can_place(s: Table, seat: int, kinds: int) -> bool:
    """Whether a clan can place a token with the kinds it holds."""
    if not may_place(s, seat):
        return False
    for colour in range(COLOURS):
        if s.figure[seat * COLOURS + colour] >= 0 and kinds & token_kinds(colour):
            return True
    return False


def asides(s: Table, seat: int, kinds: int) -> list[int]:
    """What a clan may do besides the question it is asked: draw three, place a token (Q38, Q51)."""
    options: list[int] = []
    if kinds >> DRAW_THREE & 1:
        options.append(DRAW)
    if s.talents and can_place(s, seat, kinds):
        options.append(PLACE)
    return options


def aside(s: Table, seat: int, code: int) -> bool:
    """Do it, if that was the answer."""
    if code == DRAW:
        draw_three(s, seat)
    elif code == PLACE:
        s.push(PLACE_TOKEN, seat)
    else:
        return False
    return True


class Moment(Op[Table]):
    """Every clan that could may draw three, and the active one place a token (Q38, Q51). `step` counts the clans.

    `argument` is 1 where the active clan is asked too; elsewhere its own questions offer the same.
    """

    name = "moment"

    def step(self, s: Table, f: Frame) -> Turn | None:
        at = f.step
        if at == 0 and not f.arg:
            at = 1
        while at < s.seats:
            seat = (s.active + at) % s.seats
            if self.asks(s, seat):
                if at != f.step:
                    s.goto(at, f.arg)
                    return None
                return Ask(seat, "moment", (PASS, *asides(s, seat, s.kinds_in_hand(seat))))
            at += 1
        s.pop()
        return None

    def asks(self, s: Table, seat: int) -> bool:
        """Whether a clan is asked; with hidden hands its cards must not decide that."""
        if s.owns(seat, 1 << DRAW_THREE):
            return True
        if not may_place(s, seat):
            return False
        return not s.open_hands or can_place(s, seat, s.kinds_in_hand(seat))

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if not aside(s, seat, code):
            s.goto(f.step + 1, f.arg)


class PlaceToken(Op[Table]):
    """Discard a card of a figure's colour and put tokens where it stands or next to it (R12.2, Q51).

    Step 0 chooses the figure, 1 the card, 2 the territory of each token; `argument` counts tokens.
    """

    name = "place-token"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        kinds = s.kinds_in_hand(seat)
        source = TALENT + s.talent[seat]
        if f.step == 0:
            options = [
                FIGURE_AT + c for c in range(COLOURS) if s.figure[seat * COLOURS + c] >= 0 and kinds & token_kinds(c)
            ]
            return Ask(seat, "token-figure", tuple(options) or (PASS,), source)
        if f.step == 1:
            return Ask(seat, "token-card", kind_options(kinds & token_kinds(f.card)) or (PASS,), source)
        t = s.figure[seat * COLOURS + f.card]
        places = sorted([t, *ADJACENT[t]])
        return Ask(seat, "token-territory", tuple([TERRITORY_AT + u for u in places]), source, f.arg)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.pop()
        elif f.step == 0:
            s.become(f.op, f.seat, code - FIGURE_AT, step=1)
        elif f.step == 1:
            card = s.put(seat, code - KIND_AT)
            s.placed = 1
            s.tell("discard", seat, cards=(card,))
            s.goto(2, min(WORTH[code - KIND_AT], s.tokens_left[seat]))
        else:
            t = code - TERRITORY_AT
            talent = s.talent[seat]
            s.tokens[t * TALENTS + talent] += 1
            s.tokens_left[seat] -= 1
            s.tell("place-token", seat, cards=(TALENT + talent, TERRITORY + t, s.piece(seat, f.card)))
            if f.arg == 1:
                s.pop()
            else:
                s.goto(2, f.arg - 1)


MOMENT: Final = PROGRAM.add("moment", Moment())
PLACE_TOKEN: Final = PROGRAM.add("place-token", PlaceToken())
