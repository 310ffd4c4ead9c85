"""For bots: what the next human card may do, and what an attack may prevent."""

from __future__ import annotations

from math import comb
from typing import Final

from ostraka.games.mammothodus.board import ADJACENT, COLOUR, DISTANCE, FIGURES_FOR, HUMAN_COLOUR, OF_COLOUR, PLACES
from ostraka.games.mammothodus.ops.tribes import tribe_defence
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import POPULATION_MIN, SPIRITS
from ostraka.games.mammothodus.terms import COLOURS, HUMAN

__all__ = ["Threat", "card_odds", "expected_kills", "hurt_weight", "kill_chance", "pressure", "spirit_value"]

PRESSURE: Final[list[float]] = [16.0, 12.5, 9.0, 6.5, 5.0, 4.0, 3.0, 2.3, 1.8, 1.4, 1.2, 1.0, 0.9]
"""What one more tribe on the board costs, by the tribes left in the supply."""
EXPOSURE: Final = 0.8
"""How much each other clan's turn before the next own one adds: human cards come in all of them."""
SPIRIT_VALUE: Final[list[float]] = [0.0, 8.0, 14.0, 30.0]
"""What the end of one spirit is worth, by the spirits on the board."""
APPROACH: Final = 0.2
"""The share of that for a tribe next to a place of power."""
SUMMON: Final[list[float]] = [4.5, 7.0, 14.0, 90.0]
"""What another spirit costs, by the spirits on the board: the fourth is the end."""
DOOM: Final = 60.0
"""What it costs to lose the game by a card."""
GRAVE: Final = 5.0
"""What it costs that a clan has no population left."""
FIGURE_LOST: Final = 4.0
"""What it costs to lose a figure at the next generation change."""


def hurt_weight(s: Table, seat: int) -> float:
    """What one point of population is worth to a clan."""
    population = s.population[seat]
    if population <= 0:
        return 3.5
    weight = 2.2 if population <= 3 else 1.1 if population <= 7 else 0.6
    at = population - POPULATION_MIN
    spare = 1
    while FIGURES_FOR[at - spare] == FIGURES_FOR[at]:
        spare += 1
    return weight + FIGURE_LOST / (spare * (1.0 + len(s.pile[seat]) / 4.0))


def pressure(s: Table) -> float:
    return PRESSURE[s.supply]


def kill_chance(dice: int, least: int, number: int) -> float:
    """The chance that at least `number` of the dice show `least` or more."""
    p = (7 - least) / 6
    return sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(number, dice + 1))


class Threat:
    """The expected harm of the next card and a hint of the one after; figures and tribes can be tried otherwise."""

    def __init__(self, s: Table) -> None:
        self.s = s
        deck = s.humans or [HUMAN + n for n in range(len(HUMAN_COLOUR))]
        self.odds = [0.0] * COLOURS
        for card in deck:
            if HUMAN_COLOUR[card - HUMAN] >= 0:
                self.odds[HUMAN_COLOUR[card - HUMAN]] += 1 / len(deck)
        self.weights = [hurt_weight(s, seat) for seat in range(s.seats)]
        self.trails = [sum(s.trail[t] for t in OF_COLOUR[colour]) for colour in range(COLOURS)]
        self.on_board = len(SPIRITS) - len(s.spirits)
        self.drawn = [any(s.place[u] >= 0 for u in ADJACENT[t]) for t in range(PLACES)]
        self.haunted = [t for t in s.spirit_at if t >= 0]

    def stakes(self, figures: list[int]) -> list[float]:
        """The weight of the figures in each territory; `figures` as in the state."""
        at = [0.0] * PLACES
        for i, t in enumerate(figures):
            if t >= 0:
                at[t] += self.weights[i // COLOURS]
        return at

    def cost(self, figures: list[int], tribes: list[int]) -> float:
        """Population, new tribes and spirits that the next card is expected to cost."""
        s = self.s
        at = self.stakes(figures)
        cost = 0.0
        for colour in range(COLOURS):
            odds = self.odds[colour] + 0.06
            movers = 0
            harm = 0.0
            for t in OF_COLOUR[colour]:
                number = tribes[t]
                if number:
                    if s.place[t] >= 0:
                        harm += SUMMON[self.on_board] + 2.0 * at[t]
                    elif at[t] > 0.0:
                        harm += number * at[t] + self.ruin(figures, t, number)
                    else:
                        movers += number
                        if self.drawn[t]:
                            harm += APPROACH * number * SUMMON[self.on_board]
            if not movers:
                harm += self.trails[colour] * PRESSURE[s.supply]
                if self.trails[colour] > s.supply:
                    harm += DOOM
            cost += odds * harm
        for t in self.haunted:
            u = self.prey(at, t)
            ruin = (self.ruin(figures, u, 1) + self.ruin(figures, u, 2) + self.ruin(figures, u, 3)) / 3.0
            cost += (self.odds[COLOUR[t]] + 0.06) * (2.0 * at[u] + ruin)
        return cost * (1.0 + EXPOSURE * (s.seats - 1))

    def prey(self, at: list[float], t: int) -> int:
        """Where a spirit will strike."""
        if at[t] > 0.0:
            return t
        return min([u for u in range(PLACES) if at[u] > 0.0], key=lambda u: DISTANCE[t * PLACES + u])

    def ruin(self, figures: list[int], t: int, loss: int) -> float:
        """What it costs besides if clans come near their end by losing so much for each figure there."""
        s = self.s
        total = 0.0
        for seat in range(s.seats):
            number = 0
            for u in figures[seat * COLOURS : seat * COLOURS + COLOURS]:
                if u == t:
                    number += 1
            if number:
                left = s.population[seat] - number * loss
                if left < POPULATION_MIN:
                    total += DOOM
                elif left <= 0:
                    total += GRAVE
        return total


def card_odds(s: Table, colour: int) -> float:
    """The chance that the next human card has this colour."""
    deck = s.humans or [HUMAN + n for n in range(len(HUMAN_COLOUR))]
    return sum(1 for card in deck if HUMAN_COLOUR[card - HUMAN] == colour) / len(deck)


def spirit_value(s: Table) -> float:
    """What it is worth to be rid of one spirit: most when the next one would be the last."""
    return SPIRIT_VALUE[len(SPIRITS) - len(s.spirits)]


def expected_kills(s: Table, dice: int, tribes: int) -> float:
    """Tribes destroyed on average."""
    least = tribe_defence(s)
    return sum(kill_chance(dice, least, k) for k in range(1, tribes + 1))
