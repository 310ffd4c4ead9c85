"""For bots: what steps, cards and fights are worth. One unit is about one step of one figure."""

from __future__ import annotations

from typing import Final

from ostraka.games.mammothodus.board import (
    CELLS,
    COLOUR,
    DISTANCE,
    FIGURES_FOR,
    KIND,
    PLACES,
    PLAYABLE,
    REGION,
    STARTING_TRAILS,
    TRAIL_PLACE,
)
from ostraka.games.mammothodus.mind.threat import (
    Threat,
    card_odds,
    expected_kills,
    hurt_weight,
    kill_chance,
    pressure,
    spirit_value,
)
from ostraka.games.mammothodus.ops.action import bonus, cost
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import HAND_SIZE, POPULATION_MAX, POPULATION_MIN, SPIRITS
from ostraka.games.mammothodus.terms import (
    ACTIVATE,
    ADAPT,
    ATTACK,
    CARE,
    CENTRE,
    COLOURS,
    DEGRADATION,
    FRAGMENT,
    HUMANS,
    NEED,
    ROWS,
    SHARD_TYPES,
    WORTH,
)

__all__ = [
    "Outlook",
    "activation_value",
    "adapt_value",
    "attack_value",
    "care_value",
    "doomed",
    "figure_worth",
    "gathering",
    "held",
    "ready_site",
    "saved",
    "shed_value",
    "tribe_fear",
]

FAR: Final = 40.0
"""A row that has no site."""
MISSING: Final = 6.0
"""Steps that a shard nobody has seen yet is reckoned at."""
ROW_WEIGHTS: Final[list[float]] = [4.0, 2.0, 1.0, 0.5]
"""What a missing step counts in the row that is nearest to its place of power, in the next one, and so on."""
DEVELOPMENT: Final = 6.0
"""What a development card is worth."""
PAYS: Final = 45.0
"""Turns to come from which a development card is worth all it can be."""
AHEAD: Final = 0.5
"""What it costs a site that a closed fragment will rule it out."""
EXPOSED: Final = 0.3
"""What it costs a site that trails are near."""
FIGURE_GAINED: Final = 8.0
"""What another figure at the next generation change is worth."""
SAVE: Final = 2
"""Cards for a place of power are saved up if it costs at least so many."""
GENERATION: Final = 4.5
"""Turns that a clan's deck lasts."""
HUNT: Final = 0.3
GUARD: Final = 4.0
"""How badly tribes at a place of power are hunted: they will summon."""
SPIRIT_HUNT: Final = 0.7
STRONG: Final = 4
"""The population from which a clan hunts."""
GATHER: Final[list[float]] = [20.0, 3.0, 0.3, 0.1, 0.1]
"""How much a clan's way to the centre counts, by rows left."""
CARING: Final = 0.9
ADAPTATION: Final = 0.45
KILL: Final = 0.6
FETCH: Final = 0.5
"""How much of the way to a shard counts."""

NOWHERE: Final[list[int]] = [PLACES] * PLACES
"""Nobody is near to anything."""


def hunts(s: Table) -> list[tuple[int, float]]:
    """Where somebody should go and fight, and how badly."""
    found: list[tuple[int, float]] = []
    for t in range(PLACES):
        weight = 0.0
        if s.tribes[t]:
            weight = s.tribes[t] * 0.5 * pressure(s) if s.supply <= 5 else 0.0
            if s.place[t] >= 0:
                weight += GUARD * (2.0 + s.tribes[t])
        if s.spirit_in(t):
            weight += SPIRIT_HUNT * spirit_value(s)
        if weight:
            found.append((t, weight))
    return found


class Outlook:
    """What the portal still asks for, and where; shards and figures can be tried in other places."""

    def __init__(self, s: Table) -> None:
        self.rows: list[tuple[list[int], list[int], list[float]]] = []
        for row in range(ROWS):
            if not s.done_rows >> row & 1:
                kinds = [kind for kind in range(SHARD_TYPES) for _ in range(s.need[row * NEED + kind])]
                sites = [t for t in range(PLACES) if s.lies_right(t, row)]
                self.rows.append((kinds, sites, [AHEAD * unmet(s, t, row) + EXPOSED * exposure(s, t) for t in sites]))
        self.rows.sort(key=lambda row: len(row[1]))
        wanted = {kind for kinds, _, _ in self.rows for kind in kinds}
        every = [kind for kinds, _, _ in self.rows for kind in kinds]
        self.shared = {kind for kind in wanted if every.count(kind) > 1}
        self.shards: list[list[int]] = [
            [t for t in range(PLACES) for _ in range(s.up[t * SHARD_TYPES + kind])] if kind in wanted else []
            for kind in range(SHARD_TYPES)
        ]
        self.wanted = wanted
        self.hidden = [t for t in range(PLACES) if s.face_down[t]]
        self.lacking = sum([max(0, every.count(kind) - len(self.shards[kind])) for kind in wanted])
        self.figures = [t for t in s.figure if t >= 0]
        self.hunts = hunts(s)
        self.strong = [population >= STRONG for population in s.population]
        self.clans = [
            [t for t in s.figure[seat * COLOURS : seat * COLOURS + COLOURS] if t >= 0] for seat in range(s.seats)
        ]

    def near(self, figures: list[int]) -> list[int]:
        """The distance from each territory to the nearest figure."""
        near = NOWHERE
        for f in figures:
            near = self.nearer(near, f)
        return near

    def nearer(self, near: list[int], f: int) -> list[int]:
        """The same with one figure more."""
        row = DISTANCE[f * PLACES : f * PLACES + PLACES]
        for t in range(PLACES):
            row[t] = min(row[t], near[t])
        return row

    def costs(self, near: list[int], shards: list[list[int]]) -> list[float]:
        """The steps that are missing for each row; no two rows count on one site or one shard."""
        costs: list[float] = []
        taken = 0
        for kinds, sites, later in self.rows:
            best, choice = FAR, -1
            for i in range(len(sites)):
                site = sites[i]
                if taken >> site & 1:
                    continue
                total = near[site] + later[i]
                for kind in kinds:
                    total += self.way(near, shards[kind], site)
                    if total >= best:
                        break
                if total < best:
                    best, choice = total, site
            costs.append(best)
            if choice < 0:
                continue
            taken |= 1 << choice
            for kind in kinds:
                if kind in self.shared:
                    shards = self.without(shards, kind, choice)
        return costs

    def way(self, near: list[int], places: list[int], site: int) -> float:
        """The steps to bring the nearest of some shards to a site."""
        least = MISSING
        for t in places:
            way = DISTANCE[t * PLACES + site]
            if way < least:
                far = way + FETCH * near[t] if t != site else 0.0
                least = min(least, far)
        return least

    def without(self, shards: list[list[int]], kind: int, site: int) -> list[list[int]]:
        """The shards that are left when the one of this kind that is nearest to a site is used there."""
        if not shards[kind]:
            return shards
        left = shards[:]
        left[kind] = shards[kind][:]
        left[kind].remove(min(shards[kind], key=lambda t: DISTANCE[t * PLACES + site]))
        return left

    def missing(self) -> float:
        """The steps that are missing for all rows together."""
        return sum(self.costs(self.near(self.figures), self.shards))

    def value(self, figures: list[int], shards: list[list[int]], hunters: list[int]) -> float:
        """Minus the steps that are missing, the next row counting most, and the way of hunters to what they hunt."""
        return self.reckon(self.near(figures), shards, hunters)

    def reckon(self, near: list[int], shards: list[list[int]], hunters: list[int]) -> float:
        """The same, the figures standing so near to each territory."""
        costs = self.costs(near, shards)
        costs.sort()
        missing = 0.0
        for i in range(len(costs)):
            missing += ROW_WEIGHTS[i] * costs[i]
        value = -missing
        if self.lacking and self.hidden:
            least = PLACES
            for t in self.hidden:
                least = min(least, near[t])
            value -= 0.4 * least
        if hunters:
            for t, weight in self.hunts:
                far = 3
                for f in hunters:
                    far = min(far, DISTANCE[f * PLACES + t])
                value -= HUNT * weight * far
        return value


def turns_left(s: Table) -> int:
    """Human cards to come before time is over."""
    return len(s.humans) + HUMANS * len(s.closed)


def exposure(s: Table, t: int) -> float:
    """How near trails are to a territory; those that may come count less."""
    total = 0.0
    for u in [*STARTING_TRAILS, *TRAIL_PLACE]:
        far = DISTANCE[t * PLACES + u]
        if far < 3:
            total += (1.0 if s.trail[u] else 0.4) * (3 - far) / 3.0
    return total


def unmet(s: Table, t: int, row: int) -> int:
    """How many closed fragments ask, in a row, for a colour or a region that is not this territory's."""
    number = 0
    for fragment in s.closed:
        cell = CELLS[fragment - FRAGMENT][row]
        if cell >= 10 and cell != 10 + COLOUR[t] and cell != 20 + REGION[t]:
            number += 1
    return number


def gathering(clans: list[list[int]], rows_left: int) -> float:
    """Once the portal is nearly open, every clan wants somebody in the centre."""
    weight = GATHER[rows_left]
    if not weight:
        return 0.0
    way = 0
    for clan in clans:
        least = PLACES
        for t in clan:
            least = min(least, DISTANCE[t])
        way += least
    return -weight * way


def tribe_fear(s: Table, t: int) -> float:
    """How bad it is that a tribe or spirit comes here."""
    fear = 0.1 * s.tribes[t] + 2.0 * card_odds(s, COLOUR[t])
    for seat in range(s.seats):
        fear += s.figures_at(seat, t) * hurt_weight(s, seat)
    return fear


def fitting(s: Table, t: int) -> bool:
    """Whether a place of power could be activated in a territory, shards and all."""
    if s.place[t] >= 0:
        return False
    for row in range(ROWS):
        if not s.done_rows >> row & 1 and s.fits(t, row):
            return True
    return False


def saved(s: Table, seat: int) -> int:
    """The kinds of cards that a clan saves for a place of power where it stands."""
    if cost(s) < SAVE or s.done_rows == 15:
        return 0
    mask = 0
    for t in s.figure[seat * COLOURS : seat * COLOURS + COLOURS]:
        if t > CENTRE and fitting(s, t):
            mask |= PLAYABLE[ACTIVATE * PLACES + t]
    return mask


def held(s: Table, seat: int, action: int, t: int) -> int:
    """Cards a clan could play on a figure there; those it saves are left out, unless it is about to die out."""
    mask = PLAYABLE[action * PLACES + t]
    if action != CARE or s.population[seat] > 1:
        mask &= ~saved(s, seat)
    return sum(WORTH[KIND[card]] for card in s.hand[seat] if mask >> KIND[card] & 1)


def amount(s: Table, seat: int, colour: int, action: int, cards: int) -> int:
    """Cards (all that can be played, if -1) and the figure's bonus."""
    if cards < 0:
        cards = held(s, seat, action, s.figure[seat * COLOURS + colour])
    return cards + bonus(colour, action) if cards else 0


def ready_site(s: Table) -> int:
    """A territory where a row has all its shards, or -1."""
    for t in range(1, PLACES):
        if fitting(s, t):
            return t
    return -1


def activation_value(s: Table) -> float:
    """Nothing is worth more: every fragment that is opened asks for more."""
    return 40.0 + cost(s)


def attack_value(s: Table, seat: int, colour: int, cards: int = -1) -> float:
    """Expected tribes and spirits destroyed: harm averted, and tribes back in the supply."""
    t = s.figure[seat * COLOURS + colour]
    dice = min(5, amount(s, seat, colour, ATTACK, cards))
    if dice == 0:
        return 0.0
    value = 0.0
    if s.tribes[t]:
        threat = Threat(s)
        fewer = s.tribes[:]
        fewer[t] -= 1
        one = threat.cost(s.figure, s.tribes) - threat.cost(s.figure, fewer)
        fewer[t] = 0
        every = threat.cost(s.figure, s.tribes) - threat.cost(s.figure, fewer)
        killed = expected_kills(s, dice, s.tribes[t])
        value = killed * (KILL * pressure(s) + max(0.5 * one, every / s.tribes[t]))
    for spirit, (_, _, protection, persistence) in enumerate(SPIRITS):
        if s.spirit_at[spirit] == t:
            hit = sum(s.figures_at(clan, t) * hurt_weight(s, clan) for clan in range(s.seats))
            chance = kill_chance(dice, protection, persistence)
            if s.population[seat] > STRONG:
                chance = 1.0 - (1.0 - chance) ** 2  # rolls can be bought again
            value = max(value, chance * (spirit_value(s) + hit))
    return value - 0.1 * dice


def care_value(s: Table, seat: int, colour: int, cards: int = -1) -> float:
    """More for a clan that is about to lose a figure, or to die out."""
    gain = amount(s, seat, colour, CARE, cards)
    population = s.population[seat]
    soon = 1.4 if len(s.pile[seat]) <= 4 else 1.0
    total = 0.0
    for step in range(population, min(20, population + gain)):
        total += 5.0 if step <= 0 else 2.6 if step <= 2 else 1.5 if step < 6 else 0.5 if step < 11 else 0.2
    if population <= 0 < population + gain and doomed(s, seat, 0):
        total += 30.0
    gained = figures_for(population + gain) - figures_for(population)
    return CARING * (total + FIGURE_GAINED * gained / (1.0 + len(s.pile[seat]) / 6.0)) * soon


def figures_for(population: int) -> int:
    """The figures of a population; a fourth is not worth striving for."""
    return min(3, FIGURES_FOR[min(POPULATION_MAX, population) - POPULATION_MIN])


def doomed(s: Table, seat: int, cards: int) -> bool:
    """Whether the clan would die out when it draws for this turn, having played so many cards more."""
    missing = HAND_SIZE - len(s.hand[seat]) + cards
    return s.population[seat] <= 0 and missing > len(s.pile[seat])


def scarcity(s: Table) -> float:
    """The share of the degradation to come for which there are no cards."""
    coming = sum(s.figures(seat) for seat in range(s.seats)) / s.seats * turns_left(s) / GENERATION + 1
    return max(0.0, (coming - len(s.decay)) / coming)


def adapt_value(s: Table, seat: int, colour: int, cards: int = -1) -> float:
    """Degradation avoided at the next generation change; then development cards."""
    gain = amount(s, seat, colour, ADAPT, cards)
    free = s.figures(seat) - s.defence[seat]
    worth = ADAPTATION * (0.5 + 2.5 * scarcity(s))
    soon = 1.3 if len(s.pile[seat]) <= 4 else 1.0 if len(s.pile[seat]) <= 7 else 0.6
    marker = min(free, gain) * worth * soon
    site = ready_site(s)
    if site >= 0 and s.figures_at(seat, site):
        return marker * 0.3
    left = len(s.market) + len(s.lore)
    return marker + min(left, max(0, gain - free)) * DEVELOPMENT * min(1.0, turns_left(s) / PAYS)


def shed_value(s: Table, seat: int) -> float:
    """A hand full of degradation is no hand."""
    number = sum(1 for card in s.hand[seat] if KIND[card] == DEGRADATION)
    return (0.0, 0.9, 2.6, 5.0, 9.0)[min(4, number)]


def figure_worth(s: Table, seat: int, colour: int) -> float:
    """Which figures a clan wants most: green, blue, red, yellow; on the board, those that are near the plan."""
    base = (3.0, 1.2, 1.0, 2.0)[colour]
    t = s.figure[seat * COLOURS + colour]
    return base if t < 0 else base - 0.2 * DISTANCE[CENTRE * PLACES + t]
