"""Playing Ancient Knowledge to the end in a hurry: whole numbers, one look at the table, no calculation.

A playout to the end takes most of its choices far away from the question it is about. Here nobody dawdles: create what
is worth most until the Timeline holds enough to end the game, the last of it as near to the Past as can be paid. Dig
when the hand is small, learn with the actions that are left, pay with what is worth least, and decline what may be
declined.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.state import Frame
from ostraka.core.turn import PASS, Ask
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.mind.worth import WORTH
from ostraka.games.ancient.options import CARD, CREATE, EXCAVATE, LEARN, SEARCH, SLOT
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import END, POSITIONS

__all__ = ["hasten", "nearest_slot"]

FIRST_ARTEFACT: Final = 108
WORTH_DIGGING: Final = 2
"""So many upright monuments of the Past are worth an action …"""
FEW: Final = 3
"""… for a hand of no more than this."""
LAST: Final = 4
"""So many of the fourteen monuments are laid as near to the Past as the hand can pay."""

# What the questions are about; whatever is not named here gets its first option, which declines where that is allowed.
ACT: Final = 0
BEST: Final = 1
WORST: Final = 2
TAKE_OFF: Final = 3
PLACE: Final = 4
MOST: Final = 5
OTHER: Final = 6

QUESTIONS: Final[dict[str, int]] = {
    "action": ACT,
    "create": BEST,
    "look-create": BEST,
    "learn": BEST,
    "look-learn": BEST,
    "keep": BEST,
    "draft": BEST,
    "steal": BEST,
    "pay": WORST,
    "discard": WORST,
    "tuck": WORST,
    "under": WORST,
    "remove": TAKE_OFF,
    "remove-from": TAKE_OFF,
    "slot": PLACE,
    "excavate": MOST,
    "remove-amount": MOST,
    "discard-lost": MOST,
    "straighten": MOST,
}


def hasten(s: Table, ask: Ask) -> int:
    """An acceptable choice that brings the end nearer: always one of `ask.options`."""
    options = ask.options
    kind: i64 = QUESTIONS.get(ask.prompt, OTHER)
    if kind == ACT:
        return next_action(s, ask.seat, options)
    if kind == BEST:
        return dearest(options)
    if kind == WORST:
        return cheapest(options)
    if kind == PLACE:
        return final_slot(s, ask)
    if kind == TAKE_OFF:
        return soonest(s, ask.seat, options)
    if kind == MOST:
        return options[-1]
    return options[0]


def next_action(s: Table, seat: i64, options: tuple[int, ...]) -> int:
    """Create while it brings the end nearer, and dig for cards to create; otherwise learn, or search."""
    hand = s.hand[seat]
    past: i64 = len(s.past[seat])
    if not s.ending:
        # The bag is sorted: monuments come before artefacts.
        build = options[0] == CREATE and hand[0] < FIRST_ARTEFACT
        dig = past - s.turned[seat] >= WORTH_DIGGING and len(hand) <= FEW
        if (build or dig) and past + s.standing(seat) < END:
            return CREATE if build else EXCAVATE
    # Ascending, and Search is always the last.
    first = options[1] if options[0] == CREATE else options[0]
    return LEARN if first == LEARN else SEARCH


def dearest(options: tuple[int, ...]) -> int:
    """The card that is worth most."""
    chosen = options[-1]
    best: i64 = -999
    for option in options:
        if option >= CARD:
            worth: i64 = WORTH[option - CARD]
            if worth > best:
                best = worth
                chosen = option
    return chosen


def cheapest(options: tuple[int, ...]) -> int:
    """The card that is missed least; none if none must be given."""
    chosen = options[0]
    if chosen == PASS:
        return PASS
    least: i64 = 999
    for option in options:
        worth: i64 = WORTH[option - CARD]
        if worth < least:
            least = worth
            chosen = option
    return chosen


def soonest(s: Table, seat: i64, options: tuple[int, ...]) -> int:
    """The monument that declines first and has knowledge to lose."""
    line = s.line
    base = seat * POSITIONS
    p: i64
    for p in range(base, base + POSITIONS):
        if s.tokens[p] > 0 and line[p] + CARD in options:
            return line[p] + CARD
    return options[-1]


def final_slot(s: Table, ask: Ask) -> int:
    """The printed slot or the nearest one; for the last monuments the earliest, since cards have no other use then."""
    late = len(s.past[ask.seat]) + s.standing(ask.seat) >= END - LAST
    return ask.options[0] if late else nearest_slot(s, ask)


def nearest_slot(s: Table, ask: Ask) -> int:
    """The printed slot, or the nearest one: every step costs a card."""
    printed: i64 = CARDS[ask.source].slot if ask.source >= 0 else 3
    f: Frame = s.top()
    if f.card >= 0:
        printed = CARDS[f.card].slot
    chosen = ask.options[0]
    nearest: i64 = 99
    for option in ask.options:
        away: i64 = option - SLOT - printed
        if away < 0:
            away = -away
        if away < nearest:
            nearest = away
            chosen = option
    return chosen
