"""Learned judgements as files: the figures, and what they were learned from. Some come with Ostraka (`judgements/`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.core.mind.insight import Fitted
from ostraka.core.mind.learned import Figures, Learned, Units

__all__ = ["SHIPPED", "judgement_of", "known_of", "load_insight", "read_insight", "write_figures"]

FORMAT: Final = "ostraka-judgement"
VERSION: Final = 1
SHIPPED: Final = Path(__file__).parent / "judgements"
"""One file for each game that has one, named after its id."""
LISTS: Final = ("counts_at_the_end", "counts_before", "marks_at_the_end", "marks_before")
NET: Final = ("base", "left", "spread", "own", "others", "out")


def known_of(game: Game[Any, Any]) -> Fitted[Any]:
    """The insight that says what can be counted and ticked off."""
    insight = game.insight
    if not isinstance(insight, Fitted) or not insight.marked:
        raise OstrakaError(f"{game.title} has no marks that a judgement could be learned from")
    return insight


@cache
def judgement_of(game: Game[Any, Any]) -> Learned[Any]:
    """The judgement that comes with Ostraka."""
    path = SHIPPED / f"{game.id}.json"
    if not path.is_file():
        raise OstrakaError(f"nobody has learned to judge {game.title} yet")
    return load_insight(game, path)


def write_figures(path: Path, game: Game[Any, Any], figures: Figures, learned: Mapping[str, object]) -> None:
    """One line for each list. `learned` says from what, how and with which settings of the search."""
    units = figures.units
    record: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "layout": known_of(game).layout,
        **learned,
        **{name: getattr(figures, name) for name in LISTS},
        "net": None if units is None else {name: getattr(units, name) for name in NET},
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in record.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def load_insight(game: Game[Any, Any], path: Path) -> Learned[Any]:
    """The judgement of a file."""
    return read_insight(game, path.read_text(encoding="utf-8"), str(path))


def read_insight(game: Game[Any, Any], text: str, source: str) -> Learned[Any]:
    """The judgement that stands in a text; `source` is whom to blame if none does."""
    record = json.loads(text)
    known = known_of(game)
    if record.get("format") != FORMAT or record.get("version") != VERSION or record.get("layout") != known.layout:
        raise OstrakaError(f"{source} holds no judgement of {game.title}, or one of another version")
    net = record["net"]
    units = None
    if net is not None:
        base, left, spread, own, others, out = (cast("list[float]", net[name]) for name in NET)
        units = Units(base, left, spread, own, others, out)
    at_the_end, before, marks_at_the_end, marks_before = (cast("list[float]", record[name]) for name in LISTS)
    figures = Figures(at_the_end, before, marks_at_the_end, marks_before, units)
    insight = Learned(known, figures, int(record.get("horizon", -1)))
    insight.curiosity = float(record.get("curiosity", insight.curiosity))
    insight.trust = float(record.get("trust", insight.trust))
    return insight
