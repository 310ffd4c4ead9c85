"""Numbers that other rules query while a card is in play."""

from __future__ import annotations

from ostraka.core.expr import Amount, Count, Fact, amount
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import KIND_NAMES

__all__ = ["Discount", "EntersWithLess", "ExcavateRate", "Modifier", "RequirementDiscount"]


class Modifier:
    """A continuous change of one number."""

    name: str = ""

    def fact(self) -> Fact:
        return {"op": self.name}

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class Discount(Modifier):
    """Monuments of a kind you create enter with less knowledge (CARD-02)."""

    name = "knowledge_discount"

    def __init__(self, kind: int, n: int = 1, other: bool = False) -> None:
        self.kind = kind
        self.n = n
        self.other = other

    def fact(self) -> Fact:
        return {"op": self.name, "type": KIND_NAMES[self.kind], "n": self.n, "other": self.other}

    def __repr__(self) -> str:
        return f"Discount({KIND_NAMES[self.kind].upper()}, {self.n})"


class EntersWithLess(Modifier):
    """This monument itself enters with less knowledge (CARD-01)."""

    name = "enter_with_less"

    def __init__(self, n: int | Count[Table]) -> None:
        self.n: Amount[Table] = amount(n)

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n.fact()}

    def __repr__(self) -> str:
        return f"EntersWithLess({self.n!r})"


class ExcavateRate(Modifier):
    """Excavate yields this many cards per monument (CARD-22)."""

    name = "excavate_rate"

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def fact(self) -> Fact:
        return {"op": self.name, "draw_per_card": self.cards}

    def __repr__(self) -> str:
        return f"ExcavateRate({self.cards})"


class RequirementDiscount(Modifier):
    """One "at least" value of a requirement may be taken as n lower (CARD-11)."""

    name = "requirement_discount"

    def __init__(self, n: int) -> None:
        self.n = n

    def fact(self) -> Fact:
        return {"may": True, "op": self.name, "n": self.n, "values": 1, "minimum": 0}

    def __repr__(self) -> str:
        return f"RequirementDiscount({self.n})"
