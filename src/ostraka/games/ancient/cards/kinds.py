"""How cards are written down: one call, printed figures first, then what the card does."""

from __future__ import annotations

from ostraka.core.expr import Cond
from ostraka.core.op import Op
from ostraka.games.ancient.catalogue import Card, declare
from ostraka.games.ancient.counts import FINALS
from ostraka.games.ancient.modifiers import Modifier
from ostraka.games.ancient.scores import Points, Score
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.triggers import After
from ostraka.games.ancient.words import ARTEFACT, CITY, FINAL, IMMEDIATE, MEGALITH, PERMANENT, PYRAMID

__all__ = ["artefact", "city", "megalith", "pyramid", "technology"]


def _builder(
    kind: int,
    number: int,
    name: str,
    country: str,
    cost: int,
    slot: int,
    knowledge: int,
    points: int,
    locked: bool,
    hand: int,
    at: str,
    needs: Cond[Table] | None,
    on: After | None,
    do: Op[Table] | None,
    modify: Modifier | None,
    score: Score | None,
) -> Card:
    if score is not None:
        at = FINAL
    card = declare(
        Card(
            kind,
            number,
            name,
            country,
            cost,
            slot,
            knowledge,
            points,
            locked,
            hand,
            0,
            at,
            needs,
            on,
            do,
            modify,
            score,
        )
    )
    FINALS[card.index] = at == FINAL
    return card


def city(
    number: int,
    name: str,
    country: str,
    *,
    cost: int = 0,
    slot: int,
    knowledge: int,
    points: int,
    locked: bool = False,
    hand: int = 0,
    at: str = PERMANENT,
    needs: Cond[Table] | None = None,
    on: After | None = None,
    do: Op[Table] | None = None,
    modify: Modifier | None = None,
    score: Score | None = None,
) -> Card:
    """Declare a city."""
    return _builder(
        CITY, number, name, country, cost, slot, knowledge, points, locked, hand, at, needs, on, do, modify, score
    )


def megalith(
    number: int,
    name: str,
    country: str,
    *,
    cost: int = 0,
    slot: int,
    knowledge: int,
    points: int,
    locked: bool = False,
    hand: int = 0,
    at: str = PERMANENT,
    needs: Cond[Table] | None = None,
    on: After | None = None,
    do: Op[Table] | None = None,
    modify: Modifier | None = None,
    score: Score | None = None,
) -> Card:
    """Declare a megalith."""
    return _builder(
        MEGALITH, number, name, country, cost, slot, knowledge, points, locked, hand, at, needs, on, do, modify, score
    )


def pyramid(
    number: int,
    name: str,
    country: str,
    *,
    cost: int = 0,
    slot: int,
    knowledge: int,
    points: int,
    locked: bool = False,
    hand: int = 0,
    at: str = PERMANENT,
    needs: Cond[Table] | None = None,
    on: After | None = None,
    do: Op[Table] | None = None,
    modify: Modifier | None = None,
    score: Score | None = None,
) -> Card:
    """Declare a pyramid."""
    return _builder(
        PYRAMID, number, name, country, cost, slot, knowledge, points, locked, hand, at, needs, on, do, modify, score
    )


def artefact(
    number: int,
    name: str,
    country: str,
    *,
    cost: int = 0,
    hand: int = 0,
    at: str = PERMANENT,
    needs: Cond[Table] | None = None,
    on: After | None = None,
    do: Op[Table] | None = None,
    modify: Modifier | None = None,
) -> Card:
    """Declare an artefact: no slot, no knowledge, no points of its own."""
    return _builder(ARTEFACT, number, name, country, cost, 0, 0, 0, False, hand, at, needs, on, do, modify, None)


def technology(
    number: int,
    kind: int,
    name: str,
    *,
    needs: Cond[Table] | None = None,
    do: Op[Table] | None = None,
    points: int = 0,
) -> Card:
    """Declare a technology: level I does something when learned, level II is worth points at the end."""
    level = 1 if do is not None else 2
    score = Points(points) if level == 2 else None
    at = IMMEDIATE if level == 1 else FINAL
    return declare(Card(kind, number, name, "", 0, 0, 0, points, False, 0, level, at, needs, None, do, None, score))
