"""What a permanent effect reacts to. Only your own doings count (EFF-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.expr import Fact
from ostraka.games.ancient.terms import KIND_NAMES, TECHNOLOGY

__all__ = ["CREATE", "DECLINE_PHASE_END", "EXCAVATE", "LEARN", "After"]

CREATE: Final = 1
LEARN: Final = 2
EXCAVATE: Final = 3
DECLINE_PHASE_END: Final = 4

_EVENTS: Final = ("", "create", "learn", "excavate", "decline_phase_end")


class After:
    """After you create or learn a `kind`, excavate between `low` and `high` monuments, or end a Decline phase.

    `slots` restricts the slot of creation; `unless_granted` leaves out creations this very effect granted (CARD-10).
    """

    def __init__(
        self,
        event: int,
        kind: int = 0,
        low: int = 0,
        high: int = 99,
        slots: tuple[int, ...] = (),
        unless_granted: bool = False,
    ) -> None:
        self.event = event
        self.kind = kind
        self.low = low
        self.high = high
        self.slots = slots
        self.unless_granted = unless_granted

    def matches(self, event: i64, kind: i64, number: i64) -> bool:
        """`kind` is that of the card created or learned, `number` the slot of creation or the monuments turned."""
        if event != self.event:
            return False
        if event == EXCAVATE:
            return self.low <= number <= self.high
        if event == DECLINE_PHASE_END:
            return True
        return (kind & self.kind) != 0 and (not self.slots or number in self.slots)

    def fact(self) -> Fact:
        fact: Fact = {"event": _EVENTS[self.event]}
        if self.event == CREATE:
            fact["card_type"] = KIND_NAMES[self.kind]
        if self.event == LEARN and self.kind != TECHNOLOGY:
            fact["tech_type"] = KIND_NAMES[self.kind]
        if self.event == EXCAVATE:
            fact["rotated"] = {"exactly": self.low} if self.low == self.high else {"at_least": self.low}
        if self.slots:
            fact["slots"] = list(self.slots)
        if self.unless_granted:
            fact["not_this"] = True
            fact["not_caused_by_this"] = True
        return fact

    def __repr__(self) -> str:
        return f"After({_EVENTS[self.event].upper()}, {KIND_NAMES.get(self.kind, '')})"
