"""What the results of a plan say: figures with intervals by deal, corrected where many are compared."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from math import erfc, sqrt
from pathlib import Path
from statistics import median
from typing import Any, Final

import polars as pl

from ostraka.core.errors import OstrakaError
from ostraka.lab.intervals import mean_interval, rate_interval
from ostraka.match.shelf import load_game
from ostraka.match.variant import PRINTED, facts_of
from ostraka.text import words_for

__all__ = ["Card", "Comparison", "Findings", "Share", "findings", "holm"]

SURE: Final = 0.05
FAR: Final = 3.5
"""A figure is an outlier if it lies so many robust deviations from the middle, and is surely not nothing."""
ENOUGH: Final = 10
"""Deals below which a card says nothing."""


@dataclass(frozen=True)
class Share:
    """How often a seat wins, in one cell of the plan."""

    variant: str
    level: str
    seats: int
    seat: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Card:
    """What became of a card in the printed game."""

    card: int
    name: str
    kind: str
    drawn: int
    played: int
    won: float
    won_low: float
    won_high: float
    worth: float | None = None
    low: float | None = None
    high: float | None = None
    chance: float | None = None
    """How likely so large a worth is where there is none, corrected for all the cards (Holm)."""
    outlier: bool = False


@dataclass(frozen=True)
class Comparison:
    """A variant against the printed game on the same deals."""

    variant: str
    level: str
    seats: int
    what: str
    printed: float
    changed: float
    difference: float
    low: float
    high: float
    chance: float
    verdict: str


@dataclass(frozen=True)
class Findings:
    """All of it."""

    game: str
    title: str
    plan: dict[str, Any]
    shares: list[Share]
    lengths: list[dict[str, Any]]
    sources: list[dict[str, Any]]
    cards: list[Card]
    comparisons: list[Comparison]

    @property
    def outliers(self) -> list[Card]:
        return [card for card in self.cards if card.outlier]

    def record(self) -> dict[str, Any]:
        return asdict(self)


def findings(folder: Path) -> Findings:
    """Read the results of a plan."""
    tables: dict[str, pl.DataFrame | None] = dict.fromkeys(("cards", "worth"))
    path = folder / "plan.json"
    try:
        plan = json.loads(path.read_text(encoding="utf-8"))
        game = load_game(plan["game"])
        path = folder / "games.parquet"
        games = pl.read_parquet(path)
        for name in tables:
            path = folder / f"{name}.parquet"
            tables[name] = pl.read_parquet(path) if path.exists() else None
    except FileNotFoundError as error:
        raise OstrakaError(f"{folder} has no results of a plan: there is no {path.name}") from error
    except (OSError, ValueError, KeyError, TypeError, pl.exceptions.PolarsError) as error:
        raise OstrakaError(f"{folder} has no results of a plan: {path.name} is damaged ({error})") from error
    return Findings(
        game.id,
        game.title,
        plan,
        shares_of(games),
        lengths_of(games),
        sources_of(games),
        cards_of(game.id, tables["cards"], tables["worth"]),
        comparisons_of(games),
    )


def shares_of(games: pl.DataFrame) -> list[Share]:
    """How often each seat wins."""
    found = []
    for key, rows in games.group_by(["variant", "level", "seats", "seat"], maintain_order=True):
        won = rows["victory"].to_list()
        low, high = rate_interval((value, 1) for value in won)
        variant, level, seats, seat = key
        found.append(Share(str(variant), str(level), int(seats), int(seat), sum(won) / len(won), low, high))
    return found


def lengths_of(games: pl.DataFrame) -> list[dict[str, Any]]:
    """How many choices a game took: the least, the quarters between, the most; and the turns in the middle."""
    choices = pl.col("choices")
    figures = {"least": choices.min(), "quarter": choices.quantile(0.25), "middle": choices.median()}
    figures |= {"three_quarters": choices.quantile(0.75), "most": choices.max(), "turns": pl.col("turns").median()}
    cells = games.filter(pl.col("seat") == 0).group_by(["variant", "level", "seats"], maintain_order=True)
    return cells.agg(**figures).to_dicts()


def sources_of(games: pl.DataFrame) -> list[dict[str, Any]]:
    """Mean points by source."""
    sources = [name for name in games.columns if name.startswith("from_")]
    means = games.group_by(["variant", "level", "seats"], maintain_order=True).agg([pl.col(s).mean() for s in sources])
    return [
        {
            **{key: row[key] for key in ("variant", "level", "seats")},
            "source": s.removeprefix("from_"),
            "points": row[s],
        }
        for row in means.to_dicts()
        for s in sources
    ]


# Cards


def cards_of(game: str, cards: pl.DataFrame | None, worth: pl.DataFrame | None) -> list[Card]:
    """Every card of the printed game that anybody has met."""
    if cards is None:
        return []
    # With more seats everybody wins less: what is said of a card is about one kind of table.
    cards = cards.filter((pl.col("variant") == PRINTED) & (pl.col("seats") == cards["seats"].min()))
    met = cards.group_by("card").agg(pl.len(), pl.col("played").sum())
    counts = {row["card"]: row for row in met.to_dicts()}
    wins = grouped(cards.filter(pl.col("played")), "victory")
    worths = {} if worth is None else grouped(worth, "worth")
    measured = {card: mean_interval(values) for card, values in worths.items() if len(values) >= ENOUGH}
    chances = holm({card: chance_of(worths[card]) for card in measured})
    far = outliers({card: mean for card, (mean, _, _) in measured.items()})
    words, kinds = words_for(load_game(game)), list(facts_of(game).values())
    found = []
    for card, row in sorted(counts.items()):
        won = wins.get(card, [])
        low, high = rate_interval((value, 1) for value in won)
        kind = str(kinds[card].get("type") or kinds[card].get("kind", "exhibition")) if card < len(kinds) else "token"
        base = Card(card, words.card(card), kind, row["len"], row["played"], sum(won) / max(1, len(won)), low, high)
        if card in measured:
            mean, least, most = measured[card]
            sure = chances[card] < SURE
            base = replace(base, worth=mean, low=least, high=most, chance=chances[card], outlier=sure and card in far)
        found.append(base)
    return found


def grouped(frame: pl.DataFrame, column: str) -> dict[int, list[float]]:
    """The values of each card, deal by deal."""
    rows = frame.sort("card", "deal").group_by("card", maintain_order=True).agg(pl.col(column)).to_dicts()
    return {row["card"]: row[column] for row in rows}


def chance_of(values: Sequence[float]) -> float:
    """How likely a mean so far from nothing is, where there is nothing (two-sided, normal)."""
    n, mean = len(values), sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    if spread == 0:
        return 1.0 if mean == 0 else 0.0
    return erfc(abs(mean) / sqrt(spread / n) / sqrt(2))


def holm(chances: dict[Any, float]) -> dict[Any, float]:
    """Corrected for how many are compared (Holm): the chance that any is called sure by luck alone stays what it is."""
    found, highest = {}, 0.0
    for rank, (name, chance) in enumerate(sorted(chances.items(), key=lambda pair: pair[1])):
        highest = max(highest, min(1.0, chance * (len(chances) - rank)))
        found[name] = highest
    return found


def outliers(means: dict[int, float]) -> set[int]:
    """Cards whose worth lies far from that of the others, by the median and the median deviation."""
    if len(means) < ENOUGH:
        return set()
    middle = median(means.values())
    usual = 1.4826 * median(abs(value - middle) for value in means.values()) or 1.0
    return {card for card, value in means.items() if abs(value - middle) > FAR * usual}


# A against B


def comparisons_of(games: pl.DataFrame) -> list[Comparison]:
    """Every variant against the printed game, deal by deal; the chances are corrected for all of them."""
    found: list[tuple[tuple[Any, ...], list[float], list[float]]] = []
    for key, rows in games.filter(pl.col("variant") != PRINTED).group_by(
        ["variant", "level", "seats"], maintain_order=True
    ):
        variant, level, seats = key
        cell = (pl.col("variant") == PRINTED) & (pl.col("level") == level) & (pl.col("seats") == seats)
        printed = games.filter(cell)
        for what, before, after in measures(printed, rows):
            found.append(((variant, level, seats, what), before, after))
    gaps = {key: [b - a for a, b in zip(before, after, strict=True)] for key, before, after in found}
    chances = holm({key: chance_of(gap) for key, gap in gaps.items()})
    return [compared(key, before, after, chances[key]) for key, before, after in found]


def measures(printed: pl.DataFrame, changed: pl.DataFrame) -> Iterable[tuple[str, list[float], list[float]]]:
    """What is compared, one value for each deal that both have played."""
    deals = sorted(set(printed["deal"].to_list()) & set(changed["deal"].to_list()))
    first = pl.col("seat") == 0
    kinds: dict[str, Any] = {
        "points": (None, "points"),
        "choices": (first, "choices"),
        "turns": (first, "turns"),
        "wins of the first seat": (first, "victory"),
    }
    for what, (rows, column) in kinds.items():
        sides = []
        for frame in (printed, changed):
            some = frame if rows is None else frame.filter(rows)
            means = some.group_by("deal").agg(pl.col(column).mean())
            sides.append(dict(means.iter_rows()))
        yield what, [float(sides[0][deal]) for deal in deals], [float(sides[1][deal]) for deal in deals]


def compared(key: tuple[Any, ...], before: Sequence[float], after: Sequence[float], chance: float) -> Comparison:
    mean, low, high = mean_interval([b - a for a, b in zip(before, after, strict=True)])
    verdict = "no difference was found" if chance >= SURE else f"{'more' if mean > 0 else 'less'} than printed"
    variant, level, seats, what = key
    averages = sum(before) / max(1, len(before)), sum(after) / max(1, len(after))
    return Comparison(str(variant), str(level), int(seats), what, *averages, mean, low, high, chance, verdict)
