"""What a card is, and the tables of all 189 of them. The declarations in `cards/` fill it, once, at import."""

from __future__ import annotations

from typing import Final

from ostraka.core.expr import Cond
from ostraka.core.op import If, Op, Program
from ostraka.games.ancient.counts import FINALS
from ostraka.games.ancient.modifiers import Modifier
from ostraka.games.ancient.scores import Score
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import BUILDERS, CARD_COUNT, FINAL, TECHNOLOGY, TIMELINE, type_name
from ostraka.games.ancient.triggers import After

__all__ = ["CARDS", "MODIFIES", "PROGRAM", "REACTS", "Card", "declare"]


class Card:
    """A builder card or a technology: printed figures and at most one of each kind of hook.

    `needs` is a condition (for technologies: the requirement), `do` the effect at the activation `at` or after the
    trigger `on`, `modify` a number that others query, `score` a formula of the final scoring.
    """

    def __init__(self, kind: int, number: int, name: str) -> None:
        self.index = -1
        self.kind = kind
        self.number = number
        self.name = name
        self.country = ""
        self.cost = 0
        self.slot = 0
        self.knowledge = 0
        self.points = 0
        self.locked = False
        self.hand = 0
        self.level = 0
        self.at = FINAL
        self.needs: Cond[Table] | None = None
        self.on: After | None = None
        self.do: Op[Table] | None = None
        self.modify: Modifier | None = None
        self.score: Score | None = None
        self.each_timeline = False
        self.effect = -1
        """The number of `do` in the program."""

    def __repr__(self) -> str:
        return f"<{type_name(self.kind)} {self.number} {self.name}>"


CARDS: Final[list[Card]] = [Card(0, 0, "") for _ in range(CARD_COUNT)]
REACTS: Final[list[int]] = [0] * CARD_COUNT
"""The event a card's effect reacts to, or 0; most do not, and need not be looked at when something happens."""
MODIFIES: Final[list[bool]] = [False] * CARD_COUNT
"""Cards that change a number others query while they are in play; most do not."""
PROGRAM: Final[Program[Table]] = Program()


def declare(card: Card) -> Card:
    """Give a card its place: cities 0–35, megaliths 36–71, pyramids 72–107, artefacts 108–143, technologies 144–188."""
    if card.kind & TECHNOLOGY:
        card.index = BUILDERS + card.number - 1
    else:
        card.index = (card.kind.bit_length() - 1) * 36 + card.number - 1
    if card.do is not None:
        # A builder's condition is checked when its effect is resolved; a technology's only when it is learned (TEC-2).
        conditional = card.needs is not None and not card.kind & TECHNOLOGY
        effect = If(card.needs, card.do) if conditional and card.needs is not None else card.do
        card.effect = PROGRAM.add(f"{type_name(card.kind)}-{card.number}", effect)
    card.each_timeline = card.at == TIMELINE
    REACTS[card.index] = 0 if card.on is None else card.on.event
    MODIFIES[card.index] = card.modify is not None
    FINALS[card.index] = card.at == FINAL and not card.kind & TECHNOLOGY
    CARDS[card.index] = card
    return card
