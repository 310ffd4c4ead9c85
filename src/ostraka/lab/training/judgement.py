"""Learned figures as files: what they were learned from stands beside them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.core.mind.learned import Figures, Learned, Units
from ostraka.lab.training.positions import known_of

__all__ = ["load_insight", "write_figures"]

FORMAT: Final = "ostraka-judgement"
VERSION: Final = 1
LISTS: Final = ("counts_at_the_end", "counts_before", "marks_at_the_end", "marks_before")
NET: Final = ("base", "left", "spread", "own", "others", "out")


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
    record = json.loads(path.read_text(encoding="utf-8"))
    known = known_of(game)
    if record.get("format") != FORMAT or record.get("version") != VERSION or record.get("layout") != known.layout:
        raise OstrakaError(f"{path} holds no judgement of {game.title}, or one of another version")
    net = record["net"]
    units = None if net is None else Units(*(cast("list[float]", net[name]) for name in NET))
    figures = Figures(*(cast("list[float]", record[name]) for name in LISTS), units)
    insight = Learned(known, figures, int(record.get("horizon", -1)))
    insight.curiosity = float(record.get("curiosity", insight.curiosity))
    insight.trust = float(record.get("trust", insight.trust))
    return insight
