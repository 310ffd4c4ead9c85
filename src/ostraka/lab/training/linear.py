"""The longer linear judgement: a figure for every count and every mark, at the end and before. Needs numpy.

Whoever is ahead is likelier to win: of two sides the odds are the logistic curve of their lead in points, by the
game's scale. The figures begin as those the game has already, and are drawn to them; what they learn is how often each
of two sides wins in games of the search, and what the search itself expected on the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np

from ostraka.core.mind.insight import Fitted
from ostraka.core.mind.learned import Figures
from ostraka.lab.training.positions import Position

__all__ = ["Fit", "Table", "fit", "surprise", "tabled"]

ROUNDS: Final = 7
TRUST: Final = 0.5
"""How much of what is learned is the search's expectation; the rest is the result."""
COUNT_SPREAD: Final = 0.5
MARK_SPREAD: Final = 0.5
"""How far figures may be expected to lie from where they begin: points."""
KINSHIP: Final = 0.15
"""What a position tells, beside the others of its game."""
APART: Final = 8
"""One game in so many is kept apart to say how good the fit is."""


@dataclass(slots=True)
class Table:
    """Pairs of sides: what one has more than the other, and how often it wins of the two."""

    columns: Any
    target: Any
    result: Any
    weight: Any
    game: Any
    start: Any
    spread: Any
    left: Any
    scale: Any


@dataclass(slots=True)
class Fit:
    """The figures, and how surprising the games kept apart were before and after."""

    figures: Figures
    before: float
    after: float
    pairs: int


def pairs_of(positions: Iterable[Position]) -> Iterator[tuple[Position, int, int]]:
    """Every two seats of different sides. Of a side that plays together the first seat stands for all."""
    for position in positions:
        firsts = [seat for seat, side in enumerate(position.sides) if position.sides.index(side) == seat]
        for a, b in combinations(firsts, 2):
            yield position, a, b


def side_row(position: Position, first: int, counted: int, marked: int) -> Any:
    """What a side has: counts, then marks."""
    row = np.zeros(counted + marked, np.float32)
    for seat, side in enumerate(position.sides):
        if side == position.sides[first]:
            row[:counted] += position.counts[seat]
            row[[counted + mark for mark in position.marks[seat]]] += 1.0
    return row


def tabled(known: Fitted[Any], positions: Iterable[Position], trust: float = TRUST) -> Table:
    """All pairs as rows of a table; a column and its share of what is to come follow each other in two blocks."""
    counted, marked = len(known.names), known.marked
    rows, target, result, weight, game, lefts, scales = [], [], [], [], [], [], []
    for position, a, b in pairs_of(positions):
        hopes = [trust * position.values[seat] + (1 - trust) * position.won[seat] for seat in (a, b)]
        both = sum(hopes)
        if both < 0.02:
            continue
        rows.append(side_row(position, a, counted, marked) - side_row(position, b, counted, marked))
        target.append(hopes[0] / both)
        won = position.won[a] + position.won[b]
        result.append(position.won[a] / won if won else -1.0)
        weight.append(both)
        game.append(position.game)
        lefts.append(position.left)
        scales.append(position.scale)
    things, left, scale = np.array(rows), np.array(lefts, np.float32), np.array(scales, np.float32)
    now = things / scale[:, None]
    start = np.concatenate([known.at_the_end, np.zeros(marked), known.before, np.zeros(marked)])
    spread = np.array(([COUNT_SPREAD] * counted + [MARK_SPREAD] * marked) * 2)
    spread[counted + marked :] *= 2.0
    return Table(
        np.hstack([now, now * left[:, None]]).astype(np.float32),
        np.array(target),
        np.array(result),
        np.array(weight),
        np.array(game),
        start,
        spread,
        left,
        scale,
    )


def logistic(table: Table, rows: Any) -> Any:
    """Newton's method; every figure is held to its start by how far it may be expected to lie from it."""
    a, target, weight = table.columns[rows], table.target[rows], table.weight[rows] * KINSHIP
    figures, ridge = table.start.copy(), 1.0 / table.spread**2
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(a @ figures.astype(np.float32), -30, 30)))
        slope = a.T @ (weight * (chance - target)).astype(np.float32) + ridge * (figures - table.start)
        bent = (weight * chance * (1 - chance)).astype(np.float32)
        curve = (a * bent[:, None]).T @ a + np.diag(ridge)
        step = np.linalg.solve(curve.astype(np.float64), slope.astype(np.float64))
        figures -= step
        if np.abs(step).max() < 0.01:
            break
    return figures


def surprise(table: Table, figures: Any, rows: Any) -> float:
    """The mean logarithmic loss of who has won, of all pairs one of which has; 0 if there is none."""
    rows = rows & (table.result >= 0)
    if not rows.any():
        return 0.0
    chance = 1 / (1 + np.exp(-np.clip(table.columns[rows] @ figures, -30, 30)))
    won = table.result[rows]
    return float(-(won * np.log(chance + 1e-9) + (1 - won) * np.log(1 - chance + 1e-9)).mean())


def fit(known: Fitted[Any], table: Table) -> Fit:
    """Fit twice: without the games kept apart, to say how good it is, and with all of them."""
    apart = table.game % APART == 0
    tried = logistic(table, ~apart)
    before, after = surprise(table, table.start, apart), surprise(table, tried, apart)
    return Fit(figures_of(known, logistic(table, np.full(len(apart), True))), before, after, len(apart))


def figures_of(known: Fitted[Any], found: Any) -> Figures:
    counted, marked = len(known.names), known.marked
    parts = np.split(found, [counted, counted + marked, 2 * counted + marked])
    at_the_end, marks_end, before, marks_before = ([round(float(x), 4) for x in part] for part in parts)
    return Figures(at_the_end, before, marks_end, marks_before)
