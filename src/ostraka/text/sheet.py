"""The score sheet in plain lines, point by point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostraka.core.game import Game, View
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.text.words import Words

__all__ = ["final_sheet", "running_sheet"]

TABLES = 3
"""How many tables are imagined to find out which points a viewer is sure of."""


def final_sheet(outcome: Outcome, words: Words, names: Sequence[str]) -> list[str]:
    """Points by source and the ranks."""
    say = words.catalogue.say
    lines = [row(names[seat], outcome.sources, outcome.points[seat], words) for seat in range(len(names))]
    if outcome.ranks is None:
        return lines
    if outcome.ended:
        lines.append(words.ended(outcome.ended))
    # Those who win or lose together have no rank among themselves.
    ranked = range(len(names)) if len(set(outcome.sides)) > 1 else ()
    for seat in sorted(ranked, key=lambda seat: (outcome.ranks or [])[seat]):
        total = points(outcome.total(seat), words)
        lines.append(say("sheet-rank", {"rank": outcome.ranks[seat], "name": names[seat], "points": total}))
    winners = [names[seat] for seat in outcome.winners()]
    lines.append(say("sheet-winner", {"names": together(winners, words)}) if winners else say("sheet-nobody"))
    return lines


def running_sheet(game: Game[Any, Any], view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Points so far, as far as this viewer can be sure of them: what depends on hidden things is a question mark."""
    tables = [game.outcome(game.sample(view, Rng(i))) for i in range(TABLES)]
    first = tables[0]
    lines: list[str] = []
    for seat, name in enumerate(names):
        rows = [table.points[seat] for table in tables]
        sure = [n if all(other[i] == n for other in rows) else None for i, n in enumerate(rows[0])]
        lines.append(row(name, first.sources, sure, words))
    return lines


def row(name: str, sources: Sequence[str], amounts: Sequence[int | None], words: Words) -> str:
    """One seat: the total, and where it comes from."""
    say = words.catalogue.say
    sure = [n for n in amounts if n is not None]
    total = points(sum(sure), words)
    if len(sure) < len(amounts):
        total = say("sheet-at-least", {"points": total})
    parts = [
        say("sheet-part", {"source": words.source(source), "n": "?" if n is None else signed(f"{n}")})
        for source, n in zip(sources, amounts, strict=True)
    ]
    return say("sheet-row", {"name": name, "total": total, "parts": words.series(parts)})


def points(n: int, words: Words) -> str:
    return signed(words.catalogue.say("sheet-points", {"n": n}))


def signed(number: str) -> str:
    """A number below zero has a minus, not a hyphen."""
    return number.replace("-", "\u2212")


def together(names: Sequence[str], words: Words) -> str:
    """All who have won, each on a par with the others."""
    text = names[0]
    for name in names[1:]:
        text = words.catalogue.say("list-and", {"list": text, "last": name})
    return text
