"""Fit the figures of a game's `insight.py` from self-play, and print them ready to be pasted.

    python tools/fit_insight.py ancient --games 6000
    python tools/fit_insight.py thebes --games 6000 --stride 7

The policy plays against itself and slips now and then, so that every card is had by somebody. A ridge regression
explains the final margin of each game by the features of positions on the way; for Ancient Knowledge a second one does
so by the cards that the two had at the end.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ostraka import load_game
from ostraka.core.game import Game
from ostraka.core.insight import Fitted
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.words import CARD_COUNT, POSITIONS

KINDS = (
    ("cities", 0, 36),
    ("megaliths", 36, 72),
    ("pyramids", 72, 108),
    ("artefacts", 108, 144),
    ("technologies of level I", 144, 171),
    ("technologies of level II", 171, 189),
)
SURE = {"ancient": (0, 1, 2, 4), "thebes": (0, 1, 2)}
"""Features that are points already, and stay: they count in full at any time, and only the others are fitted."""
PRIOR = 300
"""A card's figure is drawn towards the mean of its kind as if it had been that in so many games."""


class Regression:
    """Least squares with a ridge, one observation at a time."""

    def __init__(self, size: int) -> None:
        self.products = [[0.0] * (size + 1) for _ in range(size)]
        self.rows = 0

    def see(self, row: dict[int, float], result: float) -> None:
        self.rows += 1
        for i, value in row.items():
            line = self.products[i]
            for j, other in row.items():
                line[j] += value * other
            line[-1] += value * result

    def solve(self, ridge: float) -> list[float]:
        lines = [line[:] for line in self.products]
        size = len(lines)
        for i in range(size):
            lines[i][i] += ridge
        for i in range(size):
            pivot = lines[i]
            scale = 1.0 / pivot[i]
            lines[i] = pivot = [value * scale for value in pivot]
            for k in range(size):
                factor = lines[k][i]
                if k != i and factor:
                    lines[k] = [a - factor * b for a, b in zip(lines[k], pivot, strict=True)]
        return [line[-1] for line in lines]


def had(s: Table, seat: int) -> list[int]:
    """Every card a seat has created or learned and not lost again."""
    standing = [card for card in s.line[seat * POSITIONS : (seat + 1) * POSITIONS] if card >= 0]
    return s.past[seat] + s.artefacts[seat] + s.collection[seat] + standing


def play(game: Game[Any, Any], number: int, slips: int, stride: int) -> tuple[Any, list[dict[int, float]]]:
    """One game, and the features of some positions: first as they are, then times the part of the game still left."""
    insight = game.insight
    assert isinstance(insight, Fitted)
    s, rng = game.new(None, 2), Rng(number + 1_000_000)
    seen: list[dict[int, float]] = []
    asked = 0
    while True:
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, rng.below(turn.n))
        elif isinstance(turn, Ask):
            asked += 1
            if asked % stride == 0:
                left = insight.left(s)
                leads = [a - b for a, b in zip(insight.counts(s, 0), insight.counts(s, 1), strict=True)]
                seen.append(dict(enumerate([*leads, *(lead * left for lead in leads)])))
            slip = rng.below(100) < slips
            option = turn.options[rng.below(len(turn.options))] if slip else insight.policy(s, turn, rng)
            game.apply(s, option, None, turn.seat)
        else:
            return s, seen


def print_worth(regression: Regression, counts: list[int]) -> None:
    """The table of the cards, in tenths of a point."""
    worth = regression.solve(20.0)
    print("WORTH: Final[list[int]] = [")
    for name, first, end in KINDS:
        mean = sum(worth[first:end]) / (end - first)
        tenths = [round(10 * (worth[c] * counts[c] + mean * PRIOR) / (counts[c] + PRIOR)) for c in range(first, end)]
        print(f"    # {name}")
        for i in range(0, len(tenths), 18):
            print("    " + ", ".join(map(str, tenths[i : i + 18])) + ",")
    print("]  # fmt: skip")


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", choices=("ancient", "thebes"))
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--slips", type=int, default=25, help="of a hundred choices")
    parser.add_argument("--stride", type=int, default=29, help="choices between two positions that are looked at")
    args = parser.parse_args()
    game = load_game(args.game)
    size = len(game.insight.names)
    sure = SURE[args.game]
    by_cards, by_features = Regression(CARD_COUNT), Regression(2 * size)
    counts = [0] * CARD_COUNT
    for number in range(args.games):
        s, seen = play(game, number, args.slips, args.stride)
        totals = game.outcome(s).totals()
        margin = float(totals[0] - totals[1])
        for features in seen:
            scored = sum(features.pop(i) for i in sure)
            by_features.see({i: lead for i, lead in features.items() if i - size not in sure}, margin - scored)
        if isinstance(s, Table):
            row: dict[int, float] = {}
            for seat in (0, 1):
                for card in had(s, seat):
                    row[card] = 1.0 - 2.0 * seat
                    counts[card] += 1
            by_cards.see(row, margin)
    if by_cards.rows:
        print_worth(by_cards, counts)
    weights = by_features.solve(50.0)
    for i in sure:
        weights[i] = 1.0
    print(f"AT_THE_END: Final[list[float]] = {[round(weight, 2) for weight in weights[:size]]}")
    print(f"BEFORE: Final[list[float]] = {[round(weight, 2) for weight in weights[size:]]}")
    print(f"{args.games} games, {by_features.rows} positions", file=sys.stderr)


if __name__ == "__main__":
    main()
