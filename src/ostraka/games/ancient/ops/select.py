"""Which monuments an effect speaks of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.expr import Fact
from ostraka.core.state import Frame
from ostraka.games.ancient.state import Table, next_slot
from ostraka.games.ancient.terms import KIND_NAMES, MONUMENT, POSITIONS, kind_of

__all__ = ["THIS", "YOURS", "Monuments"]


class Monuments:
    """Monuments on your Timeline that fit; `this` means the card itself and nothing else."""

    def __init__(
        self,
        kind: int = MONUMENT,
        other: bool = False,
        adjacent: bool = False,
        knowledge: int = 0,
        bare: bool = False,
        slot: int = 0,
        this: bool = False,
    ) -> None:
        self.kind = kind
        self.other = other
        self.adjacent = adjacent
        self.knowledge = knowledge
        self.bare = bare
        self.slot = slot
        self.this = this

    def laden(self, s: Table, f: Frame) -> list[int]:
        """Where those stand that have knowledge to lose."""
        return self.positions(s, f, 1)

    def positions(self, s: Table, f: Frame, tokens: i64 = 0) -> list[int]:
        """Where they stand now (12 × seat added), with so much knowledge or more."""
        base = f.seat * POSITIONS
        found: list[int] = []
        line = s.line
        own = s.find(f.seat, f.card) if self.adjacent else -1
        following = base
        end = base + POSITIONS
        while following < end:
            p = following
            card: i64 = line[p]
            if card < 0:
                following = next_slot(p)
                continue
            following += 1
            if not kind_of(card) & self.kind:
                continue
            if self.this and card != f.card:
                continue
            if self.other and card == f.card:
                continue
            if self.adjacent and (own < 0 or not s.adjacent(own, p)):
                continue
            on_it: i64 = s.tokens[p]
            if on_it < tokens or on_it < self.knowledge or (self.bare and on_it > 0):
                continue
            if self.slot and (p - base) // 2 != self.slot - 1:
                continue
            found.append(p)
        return found

    def fact(self) -> Fact:
        if self.this:
            return {"who": "this"}
        fact: Fact = {"who": "you"}
        if self.kind != MONUMENT:
            fact["type"] = KIND_NAMES[self.kind]
        if self.other:
            fact["other"] = True
        if self.adjacent:
            fact["adjacent"] = True
        if self.slot:
            fact["slot"] = self.slot
        if self.bare:
            fact["knowledge"] = {"exactly": 0}
        elif self.knowledge:
            fact["knowledge"] = {"at_least": self.knowledge}
        return fact

    def __repr__(self) -> str:
        if self.this:
            return "THIS"
        words = [KIND_NAMES[self.kind].upper()] if self.kind != MONUMENT else []
        words += [w for w, on in (("other", self.other), ("adjacent", self.adjacent), ("bare", self.bare)) if on]
        if self.knowledge:
            words.append(f"knowledge={self.knowledge}")
        if self.slot:
            words.append(f"slot={self.slot}")
        return f"Monuments({', '.join(words)})" if words else "YOURS"


YOURS: Final = Monuments()
THIS: Final = Monuments(this=True)
