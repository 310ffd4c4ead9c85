"""Fit what each thing on a table of Mammothodus adds to the odds of victory, and print it ready to be pasted.

    python tools/fit_chances.py
    python tools/fit_chances.py --share 0.1

The rule of thumb plays some thousand games, then the professor some hundred more, and both slip now and then. A
logistic regression explains victory by what can be counted at the beginning of every turn (`prospects.counts`); how
much better the professor plays is a column of its own, and goes into the base. One game in five is kept apart to say
how good the fit is. The professor looks ahead with the figures that are there already, so a second run differs a
little from the first. Needs numpy.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, NamedTuple

import numpy as np

from ostraka import load_game
from ostraka.bots import make_bot
from ostraka.bots.budget import Budget
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
from ostraka.games.mammothodus.mind.prospects import NAMES, counts


class Batch(NamedTuple):
    """Games of one player with changing numbers of clans."""

    player: str
    clans: tuple[int, ...]
    games: int
    slips: int
    """Of a hundred choices, so many are random."""
    seed: int


BATCHES = (
    Batch("scholar", (2,), 2416, 4, 500_000),
    Batch("scholar", (1, 3, 4), 2697, 2, 800_000),
    Batch("professor", (2, 1, 2, 3, 2, 4), 459, 2, 700_000),
)
RIDGE = 30.0
"""How strongly the figures, in standard deviations, are drawn to nothing."""
ROUNDS = 12


class Record:
    """Positions and what came of them."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.won: list[float] = []
        self.game: list[int] = []


def play(batch: Batch, number: int, record: Record) -> None:
    """One game, and what could be counted at the beginning of its turns."""
    game = load_game("mammothodus")
    bot = make_bot(game, batch.player)
    seed = batch.seed + number
    s, rng = game.new(None, batch.clans[number % len(batch.clans)]), Rng(seed)
    seen = 0
    while True:
        if s.turns > seen and not s.ended:
            seen = s.turns
            record.rows.append([*counts(s), float(batch.player != "scholar")])
            record.game.append(seed)
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, rng.below(turn.n))
            continue
        if not isinstance(turn, Ask):
            break
        option = turn.options[0]
        if len(turn.options) > 1:
            if rng.below(100) < batch.slips:
                option = turn.options[rng.below(len(turn.options))]
            elif batch.player == "scholar":
                option = game.insight.policy(s, turn, rng)
            else:
                option = bot.choose(game.view(s, turn.seat), turn, Budget(rng.below(1 << 30)))
        game.apply(s, option, None, turn.seat)
    record.won += [float(s.ended == "victory")] * (len(record.game) - len(record.won))


def logistic(a: Any, won: Any) -> Any:
    """The weights of standardised columns; the last one is the base, which nothing holds back."""
    weights = np.zeros(a.shape[1])
    ridge = np.diag([RIDGE] * (a.shape[1] - 1) + [1e-6])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-a @ weights))
        slope = a.T @ (chance - won) + ridge @ weights
        curve = (a * (chance * (1 - chance))[:, None]).T @ a + ridge
        weights -= np.linalg.solve(curve, slope)
    return weights


def surprise(chance: Any, won: Any) -> float:
    """The mean logarithmic loss."""
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def fit(record: Record) -> None:
    """Print how good the fit is, and the figures."""
    base = NAMES.index("base")
    columns = np.delete(np.array(record.rows), base, axis=1)
    won, apart = np.array(record.won), np.array(record.game) % 5 == 0
    mean, spread = columns.mean(0), columns.std(0)
    spread[spread == 0] = 1e9
    a = np.hstack([(columns - mean) / spread, np.ones((len(columns), 1))])
    chance = 1 / (1 + np.exp(-a[apart] @ logistic(a[~apart], won[~apart])))
    usual = np.full(int(apart.sum()), won[~apart].mean())
    print(
        f"{len(won)} positions; kept apart: surprise {surprise(chance, won[apart]):.4f},"
        f" without looking at the table {surprise(usual, won[apart]):.4f}",
        file=sys.stderr,
    )
    weights = logistic(a, won)
    raw = weights[:-1] / spread
    figures = [*raw[:-1], weights[-1] - (raw * mean).sum() + raw[-1]]
    print("FITTED: Final = (")
    for name, figure in zip(NAMES, figures, strict=True):
        print(f'    ("{name}", {round(float(figure), 3)}),')
    print(")")


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--share", type=float, default=1.0, help="of the games, for a quick look")
    args = parser.parse_args()
    record = Record()
    for batch in BATCHES:
        for number in range(max(1, round(batch.games * args.share))):
            play(batch, number, record)
    fit(record)


if __name__ == "__main__":
    main()
