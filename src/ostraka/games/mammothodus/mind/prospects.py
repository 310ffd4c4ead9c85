"""For bots: how likely a table is to be won, judged by what can be counted on it.

The weights are fitted from games that were played to the end (`tools/fit_chances.py`).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ostraka.games.mammothodus.board import DISTANCE, HUMAN_COLOUR, KIND, OF_COLOUR, PLACES
from ostraka.games.mammothodus.mind.threat import Threat
from ostraka.games.mammothodus.mind.worth import Outlook, fitting
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import SPIRITS
from ostraka.games.mammothodus.terms import (
    BLUE,
    CENTRE,
    COLOURS,
    DEGRADATION,
    DEGRADATIONS,
    DEVELOPMENTS,
    DOUBLE,
    EXTRA,
    HUMAN,
    HUMANS,
    MOST_SEATS,
    ROWS,
    WILD,
    WORTH,
)

__all__ = ["NAMES", "chance_of_victory", "counts"]

FITTED: Final = (
    ("one place", 0.325),
    ("two places", 0.983),
    ("three places", 1.936),
    ("four places", 2.772),
    ("one spirit", -0.701),
    ("two spirits", -0.443),
    ("three spirits", 0.219),
    ("two clans", -1.153),
    ("three clans", -1.33),
    ("four clans", -0.791),
    ("steps", -0.033),
    ("steps squared", 0.005),
    ("steps with a place", -0.002),
    ("steps of the nearest row", -0.104),
    ("steps of the farthest row", -0.055),
    ("kinds of shards lacking", -0.113),
    ("face down", 0.021),
    ("way home with three places", -0.158),
    ("tribes out", -0.188),
    ("nearly all tribes out", 0.124),
    ("tribes at places", -0.043),
    ("tribes at figures", -0.072),
    ("trails", -0.365),
    ("danger", -0.154),
    ("end by the next card", -1.37),
    ("population", 0.164),
    ("weak clan", 0.072),
    ("clan without population", 0.218),
    ("generation without population", -4.332),
    ("figures", 0.25),
    ("clans of one figure", -1.752),
    ("figures not adapted", -0.315),
    ("degradation", -0.313),
    ("degradation in hand", -0.202),
    ("development", -0.099),
    ("hand", 0.059),
    ("cards for a place at hand", 0.081),
    ("turn", 0.013),
    ("human cards until the next fragment", 0.04),
    ("human cards with a place", 0.005),
    ("last human cards", -0.364),
    ("base", 1.311),
)
"""What is counted, and what one of it adds to the odds of victory."""
NAMES: Final = tuple([name for name, _ in FITTED])
WEIGHTS: Final[list[float]] = [weight for _, weight in FITTED]
FOR_A_PLACE: Final = 1 << BLUE | 1 << DOUBLE + BLUE | 1 << EXTRA + BLUE | 1 << WILD
MANY: Final = 12
"""Population above this makes nobody safer."""


def chance_of_victory(s: Table) -> float:
    """The logistic curve of all that is counted."""
    odds = 0.0
    numbers = counts(s)
    for i in range(len(numbers)):
        odds += WEIGHTS[i] * numbers[i]
    return 1.0 / (1.0 + exp(-odds))


def counts(s: Table) -> list[float]:
    """Everything in the order of `FITTED`; what a clan has is counted as the mean of the clans."""
    done = 0
    for row in range(ROWS):
        done += s.done_rows >> row & 1
    on_board = len(SPIRITS) - len(s.spirits)
    found = [float(done > number) for number in range(ROWS)]
    found += [float(on_board > number) for number in range(len(SPIRITS))]
    found += [float(s.seats > number) for number in range(1, MOST_SEATS)]
    outlook = Outlook(s)
    return [*found, *_portal(s, outlook, done), *_humans(s, on_board), *_clans(s, outlook), *_clock(s, done), 1.0]


def _portal(s: Table, outlook: Outlook, done: int) -> list[float]:
    """Steps that are missing for places of power, and for the way home."""
    costs = outlook.costs(outlook.near(outlook.figures), outlook.shards)
    steps = sum(costs)
    nearest = min(costs) if costs else 0.0
    farthest = max(costs) if costs else 0.0
    home = 0
    for clan in outlook.clans:
        home = max(home, min([DISTANCE[CENTRE * PLACES + t] for t in clan]))
    return [
        steps,
        steps * steps / 10.0,
        steps if done else 0.0,
        nearest,
        farthest,
        float(outlook.lacking),
        float(len(s.shards)),
        float(home) if done >= ROWS - 1 else 0.0,
    ]


def _humans(s: Table, on_board: int) -> list[float]:
    """Tribes, trails, and what the next human card may do."""
    at_places = 0
    at_figures = 0
    for t in range(PLACES):
        if s.tribes[t]:
            if s.place[t] >= 0:
                at_places += s.tribes[t]
            else:
                at_figures += s.tribes[t] * s.crowd[t]
    danger = Threat(s).cost(s.figure, s.tribes)
    return [
        float(max(0, 6 - s.supply)),
        float(max(0, 3 - s.supply)),
        float(at_places),
        float(at_figures),
        float(sum(s.trail)),
        sqrt(max(0.0, danger)),
        end_by_next_card(s, on_board),
    ]


def end_by_next_card(s: Table, on_board: int) -> float:
    """The chance that the next human card calls a spirit or a tribe that is not there (R1.3.1, R1.3.2)."""
    deck = s.humans or [HUMAN + number for number in range(HUMANS)]
    fatal = 0
    for colour in range(COLOURS):
        summons = False
        movers = False
        sprouts = 0
        for t in OF_COLOUR[colour]:
            sprouts += s.trail[t]
            if s.tribes[t] and s.place[t] >= 0:
                summons = True
            elif s.tribes[t] and s.crowd[t] == 0:
                movers = True
        short = not movers and sprouts > s.supply + (1 if summons else 0)
        if short or (summons and on_board == len(SPIRITS)):
            for card in deck:
                if HUMAN_COLOUR[card - HUMAN] == colour:
                    fatal += 1
    return fatal / len(deck)


def _clans(s: Table, outlook: Outlook) -> list[float]:
    """Population, figures and cards."""
    population = doom = bare = one = figures = 0.0
    ill = ill_hand = developed = hand = useful = 0
    for seat in range(s.seats):
        pile = len(s.pile[seat])
        people = s.population[seat]
        number = s.figures(seat)
        population += min(MANY, people)
        if people <= 0:
            doom += 1.0 / (1.0 + pile)
        bare += (number - s.defence[seat]) / (1.0 + pile / 4.0)
        figures += number
        if number == 1:
            one += 1.0
        for card in s.hand[seat]:
            kind = KIND[card]
            hand += WORTH[kind]
            if kind == DEGRADATION:
                ill_hand += 1
            if FOR_A_PLACE >> kind & 1:
                useful += WORTH[kind]
        for cards in (s.hand[seat], s.pile[seat], s.discard[seat]):
            for card in cards:
                if card >= DEGRADATIONS:
                    ill += 1
                elif card >= DEVELOPMENTS:
                    developed += 1
    least = min(s.population)
    clans = float(s.seats)
    ready = False
    for t in outlook.figures:
        if t > CENTRE and fitting(s, t):
            ready = True
    return [
        population / clans,
        float(min(3, least)),
        float(min(0, least)),
        doom / clans,
        figures / clans,
        one / clans,
        bare / clans,
        ill / clans,
        ill_hand / clans,
        developed / clans,
        hand / clans,
        float(useful) if ready else 0.0,
    ]


def _clock(s: Table, done: int) -> list[float]:
    """How far the game is."""
    left = len(s.humans) + HUMANS * len(s.closed)
    return [float(s.turns), float(len(s.humans)), float(left) if done else 0.0, float(max(0, 12 - left))]
