"""How cards are written down: one call, printed figures first, then what the card does."""

from __future__ import annotations

from typing import Final

from ostraka.core.expr import Cond
from ostraka.core.op import Op
from ostraka.games.ancient.catalogue import Card, declare
from ostraka.games.ancient.modifiers import Modifier
from ostraka.games.ancient.scores import Points, Score
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import ARTEFACT, CITY, FINAL, IMMEDIATE, MEGALITH, PERMANENT, PYRAMID
from ostraka.games.ancient.triggers import After

__all__ = ["artefact", "city", "megalith", "pyramid", "technology"]


class Family:
    """Declares the builder cards of one kind. Artefacts have no slot, no knowledge and no points of their own."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def __call__(
        self,
        number: int,
        name: str,
        country: str,
        *,
        cost: int = 0,
        slot: int = 0,
        knowledge: int = 0,
        points: int = 0,
        locked: bool = False,
        hand: int = 0,
        at: str = PERMANENT,
        needs: Cond[Table] | None = None,
        on: After | None = None,
        do: Op[Table] | None = None,
        modify: Modifier | None = None,
        score: Score | None = None,
    ) -> Card:
        card = Card(self.kind, number, name)
        card.country = country
        card.cost = cost
        card.slot = slot
        card.knowledge = knowledge
        card.points = points
        card.locked = locked
        card.hand = hand
        card.at = at if score is None else FINAL
        card.needs = needs
        card.on = on
        card.do = do
        card.modify = modify
        card.score = score
        return declare(card)


city: Final = Family(CITY)
megalith: Final = Family(MEGALITH)
pyramid: Final = Family(PYRAMID)
artefact: Final = Family(ARTEFACT)


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
    card = Card(kind, number, name)
    card.level = 1 if do is not None else 2
    card.at = IMMEDIATE if do is not None else FINAL
    card.needs = needs
    card.do = do
    card.points = points
    card.score = Points(points) if do is None else None
    return declare(card)
