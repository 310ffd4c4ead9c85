"""Ratings from a whole set of games at once, by the model of Bradley and Terry; the order of the games means nothing.

A side beats another with the chance that the difference of their strengths gives, and is as strong as its members are
on average. Strengths are those that make the results likeliest, with one imagined draw between any two who met: who has
never lost is not infinitely strong. How sure they are follows from how much deals differ (a sandwich estimate by deal).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, TypeAlias

from ostraka.lab.contest import Played
from ostraka.lab.intervals import quantile

__all__ = ["Rating", "ratings"]

ELO: Final = 400 / log(10)
"""A lead of 400 points means ten wins to one defeat."""
ROUNDS: Final = 100
CLOSE: Final = 1e-10

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """How strong somebody is thought to be, in points of Elo; the mean of all entrants is 0."""

    elo: float
    low: float
    high: float
    """Where the true strength lies in 95 of 100 cases."""

    def record(self) -> dict[str, object]:
        return {"elo": round(self.elo, 1), "interval": [round(self.low, 1), round(self.high, 1)]}


@dataclass(frozen=True)
class Duel:
    """One side against another: who counts how much in the difference of strengths, and 1, ½ or 0 for the first."""

    deal: int
    weights: dict[int, float]
    result: float


def ratings(games: Sequence[Played], entrants: int, together: bool = False) -> list[Rating | None]:
    """One rating for each entrant; None without an opponent.

    Where all win or lose `together` two tables that played the same deal are compared: whoever wins a deal that another
    loses has beaten them, and a deal that both won or both lost says nothing.
    """
    duels = list(contests(games, together))
    drawn = [Duel(-1 - i, {a: 1.0, b: -1.0}, 0.5) for i, (a, b) in enumerate(pairs_that_met(duels))]
    counted = [duel for duel in duels if not (together and duel.result == 0.5)] + drawn
    who = sorted({entrant for duel in drawn for entrant in duel.weights})
    strengths, bend = likeliest(counted, who)
    deals = len({duel.deal for duel in duels})
    spread = sandwich(counted, strengths, bend, deals)
    found: list[Rating | None] = [None] * entrants
    for place, entrant in enumerate(who):
        contrast = [(other == place) - 1 / len(who) for other in range(len(who))]
        error = sqrt(max(0.0, dot(contrast, times(spread, contrast))))
        elo, reach = ELO * strengths[entrant], ELO * quantile(deals) * error
        found[entrant] = Rating(elo, elo - reach, elo + reach)
    return found


def contests(games: Sequence[Played], together: bool) -> Iterator[Duel]:
    """Every side against every other: of a game, or of the tables that played one deal."""
    if together:
        deals: dict[int, dict[int, Played]] = {}
        for played in games:
            deals.setdefault(played.deal, {})[played.seated[0]] = played
        for deal, tables in deals.items():
            for a, b in combinations(sorted(tables), 2):
                difference = tables[a].victory[0] - tables[b].victory[0]
                yield Duel(deal, {a: 1.0, b: -1.0}, (1 + difference) / 2)
        return
    for played in games:
        for a, b in combinations(sorted(set(played.sides)), 2):
            ranks = {side: played.ranks[played.sides.index(side)] for side in (a, b)}
            weights: dict[int, float] = {}
            for side, sign in ((a, 1.0), (b, -1.0)):
                members = [played.seated[seat] for seat, other in enumerate(played.sides) if other == side]
                for entrant in members:
                    weights[entrant] = weights.get(entrant, 0.0) + sign / len(members)
            yield Duel(played.deal, weights, 0.5 + (ranks[b] > ranks[a]) / 2 - (ranks[b] < ranks[a]) / 2)


def pairs_that_met(duels: Sequence[Duel]) -> list[tuple[int, int]]:
    """Any two entrants who were on different sides."""
    found: set[tuple[int, int]] = set()
    for duel in duels:
        for a, b in combinations(sorted(duel.weights), 2):
            if duel.weights[a] * duel.weights[b] < 0:
                found.add((a, b))
    return sorted(found)


# Likelihood


def likeliest(duels: Sequence[Duel], who: Sequence[int]) -> tuple[dict[int, float], Matrix]:
    """The strengths that make the results likeliest, and the curvature there (Newton's method)."""
    strengths = dict.fromkeys(who, 0.0)
    bend: Matrix = []
    for _ in range(ROUNDS):
        slope, bend = [0.0] * len(who), ground(len(who))
        for duel in duels:
            chance = expected(duel, strengths)
            pull = [duel.weights.get(entrant, 0.0) for entrant in who]
            for i, w in enumerate(pull):
                slope[i] += w * (duel.result - chance)
                for j, v in enumerate(pull):
                    bend[i][j] += w * v * chance * (1 - chance)
        step = times(inverse(bend), slope)
        # Far from the goal the parabola leads too far: no strength moves by more than one at a time.
        most = max(map(abs, step), default=0.0)
        for entrant, part in zip(who, step, strict=True):
            strengths[entrant] += part / max(1.0, most)
        if most < CLOSE:
            break
    return strengths, bend


def expected(duel: Duel, strengths: Mapping[int, float]) -> float:
    """The chance of the first side."""
    return 1 / (1 + exp(-sum(weight * strengths[entrant] for entrant, weight in duel.weights.items())))


def ground(n: int) -> Matrix:
    """Strengths mean something only against each other: their sum is held at nothing."""
    return [[1.0 / n + (1e-9 if i == j else 0.0) for j in range(n)] for i in range(n)]


def sandwich(duels: Sequence[Duel], strengths: Mapping[int, float], bend: Matrix, deals: int) -> Matrix:
    """How strengths spread together if other deals were dealt; one more deal spreads as independent games would."""
    n = len(bend)
    pulls: dict[int, Vector] = {}
    for duel in duels:
        surprise = duel.result - expected(duel, strengths)
        pull = pulls.setdefault(duel.deal, [0.0] * n)
        for i, entrant in enumerate(strengths):
            pull[i] += duel.weights.get(entrant, 0.0) * surprise
    meat = [[(bend[i][j] - 1 / n) / deals for j in range(n)] for i in range(n)]
    for pull in pulls.values():
        for i in range(n):
            for j in range(n):
                meat[i][j] += pull[i] * pull[j]
    bread = inverse(bend)
    return [[dot(row, times(meat, other)) for other in bread] for row in bread]


# Small matrices


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def times(matrix: Matrix, vector: Sequence[float]) -> Vector:
    return [dot(row, vector) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan's way, for a handful of entrants."""
    n = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for k in range(n):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[n:] for row in rows]
