"""Fit the figures of a game's insight from self-play, and print them ready to be pasted.

    python tools/fit_insight.py ancient --games 12000
    python tools/fit_insight.py thebes --games 30000
    python tools/fit_insight.py thebes --games 1000 --simulations 60

The policy, or the search with so many simulations, plays against itself and slips now and then, so that every card is
had by somebody. A ridge regression explains the final margin of each game by the features of positions on the way;
for Ancient Knowledge also by the cards standing, held and in play. A second one explains it by the cards that the two
have ever created or learned: those that perish count as well. One game in five is kept apart to say how good the
fit is. Needs numpy.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from ostraka import load_game
from ostraka.bots import make_bot
from ostraka.bots.budget import Budget
from ostraka.core.game import Game
from ostraka.core.mind.insight import Fitted
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import BUILDERS, CARD_COUNT, POSITIONS

MONUMENTS = (("cities", 0, 36), ("megaliths", 36, 72), ("pyramids", 72, 108))
ARTEFACTS = (("artefacts", 108, 144),)
TECHNOLOGIES = (("technologies of level I", 144, 171), ("technologies of level II", 171, 189))
SURE = {"ancient": (0, 1, 2, 4), "thebes": (0, 1, 2)}
"""Features that are points already, and stay: they count in full at any time, and only the others are fitted."""
TABLES = ("promise", "hand-worth", "engine")
"""Features that add up the tables of the cards: the tables are fitted in their place."""
STRIDE = {"ancient": 23, "thebes": 5}
"""Choices between two positions that are looked at."""
RIDGES = (400.0, 1500.0, 100.0)
"""How strongly the figures of cards standing, held and in play are drawn to nothing."""
PRIOR = 300
"""A card's worth is drawn towards the mean of its kind as if it had been that in so many games."""

Rows = list[list[float]]


class Record:
    """Positions and what came of them."""

    def __init__(self) -> None:
        self.features: Rows = []
        self.left: list[float] = []
        self.cards: Rows = []
        self.game: list[int] = []
        self.margins: list[float] = []
        self.had: Rows = []


def in_play(s: Table, seat: int) -> list[int]:
    """Every card a seat has created or learned and not lost again."""
    standing = [card for card in s.line[seat * POSITIONS : (seat + 1) * POSITIONS] if card >= 0]
    return s.past[seat] + s.artefacts[seat] + s.collection[seat] + standing


def cards_of(s: Table) -> list[float]:
    """Who has which card: standing, held, and as an artefact in play; 1 for the first seat, -1 for the second."""
    row = [0.0] * (3 * CARD_COUNT)
    for seat, sign in ((0, 1.0), (1, -1.0)):
        for card in s.line[seat * POSITIONS : (seat + 1) * POSITIONS]:
            if card >= 0:
                row[card] += sign
        for card in s.hand[seat]:
            row[CARD_COUNT + card] += sign
        for card in s.artefacts[seat]:
            row[2 * CARD_COUNT + card] += sign
    return row


def look(insight: Fitted[Any], s: Any, number: int, had: list[set[int]], record: Record) -> None:
    """Take down a position."""
    record.features.append([a - b for a, b in zip(insight.counts(s, 0), insight.counts(s, 1), strict=True)])
    record.left.append(insight.left(s))
    record.game.append(number)
    if isinstance(s, Table):
        record.cards.append(cards_of(s))
        for seat in (0, 1):
            had[seat].update(in_play(s, seat))


def play(game: Game[Any, Any], number: int, slips: int, simulations: int, record: Record) -> None:
    """One game, some positions of it, and its margin."""
    insight = game.insight
    assert isinstance(insight, Fitted)
    bot = make_bot(game, f"searcher:{simulations}") if simulations else None
    s, rng = game.new(None, 2), Rng(number + 1_000_000)
    had: list[set[int]] = [set(), set()]
    asked = rng.below(STRIDE[game.id])
    while True:
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, rng.below(turn.n))
            continue
        if not isinstance(turn, Ask):
            break
        asked += 1
        if asked % STRIDE[game.id] == 0:
            look(insight, s, number, had, record)
        ask = turn.of(turn.seat) or turn
        if rng.below(100) < slips:
            option = ask.options[rng.below(len(ask.options))]
        elif bot is None:
            option = insight.policy(s, ask, rng)
        else:
            option = bot.choose(game.view(s, ask.seat), ask, Budget(rng.below(1 << 31)))
        game.apply(s, option, None, ask.seat)
    totals = game.outcome(s).totals()
    record.margins += [float(totals[0] - totals[1])] * (len(record.game) - len(record.margins))
    if isinstance(s, Table):
        record.had.append([float(card in had[0]) - float(card in had[1]) for card in range(CARD_COUNT)])


def ridge(a: Any, target: Any, penalties: list[float]) -> Any:
    return np.linalg.solve(a.T @ a + np.diag(np.array(penalties) + 1e-6), a.T @ target)


def print_table(name: str, figures: list[float], kinds: tuple[tuple[str, int, int], ...], first: int = 0) -> None:
    """A table of cards, in tenths of a point."""
    print(f"{name}: Final[list[int]] = [")
    for kind, start, end in kinds:
        print(f"    # {kind}")
        tenths = [round(10 * figures[card - first]) for card in range(start, end)]
        for i in range(0, len(tenths), 18):
            print("    " + ", ".join(map(str, tenths[i : i + 18])) + ",")
    print("]  # fmt: skip")


def print_worth(record: Record) -> None:
    """What a card is worth to whoever creates or learns it."""
    had = np.array(record.had)
    last = np.array(record.game)
    margins = np.array(record.margins)[np.flatnonzero(np.append(np.diff(last), 1))]
    worth = ridge(had, margins, [20.0] * CARD_COUNT)
    counts = np.abs(had).sum(0)
    kinds = (*MONUMENTS, *ARTEFACTS, *TECHNOLOGIES)
    figures = [0.0] * CARD_COUNT
    for _, first, end in kinds:
        mean = worth[first:end].mean()
        for card in range(first, end):
            figures[card] = float((worth[card] * counts[card] + mean * PRIOR) / (counts[card] + PRIOR))
    print_table("WORTH", figures, kinds)


def fit(game: Game[Any, Any], record: Record) -> None:
    """What each feature is worth at the end and before, what each card promises, how much a lead means."""
    names = game.insight.names
    sure = list(SURE[game.id])
    free = [i for i, name in enumerate(names) if i not in sure and name not in TABLES]
    features, left, margins = np.array(record.features), np.array(record.left)[:, None], np.array(record.margins)
    target = margins - features[:, sure].sum(1)
    columns = [features[:, free], features[:, free] * left]
    penalties = [1.0] * (2 * len(free))
    if record.cards:
        cards = np.array(record.cards, dtype=np.float32)
        columns += [cards[:, :108], cards[:, CARD_COUNT : CARD_COUNT + BUILDERS]]
        columns.append(cards[:, 2 * CARD_COUNT + 108 : 2 * CARD_COUNT + BUILDERS] * left)
        for count, penalty in zip((108, BUILDERS, 36), RIDGES, strict=True):
            penalties += [penalty] * count
    a = np.hstack(columns)
    apart = np.array(record.game) % 5 == 0
    error = (target - a @ ridge(a[~apart], target[~apart], penalties))[apart]
    print(f"{len(target)} positions; kept apart: off by {np.sqrt((error**2).mean()):.2f} points", file=sys.stderr)
    weights = ridge(a, target, penalties)
    at_the_end, before = [0.0] * len(names), [0.0] * len(names)
    for i in sure:
        at_the_end[i] = 1.0
    for k, i in enumerate(free):
        at_the_end[i], before[i] = float(weights[k]), float(weights[len(free) + k])
    if record.cards:
        at = 2 * len(free)
        print_table("STANDING", list(weights[at : at + 108]), MONUMENTS)
        print_table("HELD", list(weights[at + 108 : at + 252]), (*MONUMENTS, *ARTEFACTS))
        print_table("ENGINE", list(weights[at + 252 :]), ARTEFACTS, 108)
        at_the_end[names.index("promise")] = at_the_end[names.index("hand-worth")] = 1.0
        before[names.index("engine")] = 1.0
    print(f"AT_THE_END: Final[list[float]] = {[round(weight, 2) for weight in at_the_end]}")
    print(f"BEFORE: Final[list[float]] = {[round(weight, 2) for weight in before]}")
    print_scale(margins - target + a @ weights, left[:, 0], margins)


def print_scale(expected: Any, left: Any, margins: Any) -> None:
    """The two figures of `scale` that explain best who won."""
    won = (np.sign(margins) + 1) / 2
    found = []
    for end in np.arange(0.5, 8, 0.5):
        for before in np.arange(0.0, 24, 1.0):
            chance = 1 / (1 + np.exp(-np.clip(expected / (end + before * left), -30, 30)))
            surprise = -(won * np.log(chance + 1e-9) + (1 - won) * np.log(1 - chance + 1e-9)).mean()
            found.append((float(surprise), float(end), float(before)))
    _, end, before = min(found)
    print(f"# scale: {end} + {before} * left")


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", choices=("ancient", "thebes"))
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--slips", type=int, default=15, help="of a hundred choices")
    parser.add_argument("--simulations", type=int, default=0, help="the search plays, not the policy")
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    args = parser.parse_args()
    game = load_game(args.game)
    record = Record()
    for number in range(args.seed, args.seed + args.games):
        play(game, number, args.slips, args.simulations, record)
    if record.had:
        print_worth(record)
    fit(game, record)


if __name__ == "__main__":
    main()
