"""What a server tells, as typed records. `docs/protocol.md` says what the fields mean; `raw` has all of them.

Fields that a newer server adds are left alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

__all__ = ["Decision", "Offer", "Result", "Seat", "Table", "Update"]

R = TypeVar("R")


def taken(kind: type[R], record: Mapping[str, Any], **read: Any) -> R:
    """A record with the fields it has in `record`, some of them read already."""
    known = {one.name for one in fields(kind) if one.name != "raw"}  # type: ignore[arg-type]
    return kind(**{**{name: record[name] for name in known if name in record}, **read})


@dataclass(frozen=True)
class Seat:
    """Who sits where at a table."""

    seat: int
    kind: str
    name: str
    level: str | None = None
    mine: bool = False


@dataclass(frozen=True)
class Table:
    """A table as lists and waiting rooms show it."""

    id: str
    code: str
    game: str
    title: str
    setup: dict[str, str | bool | int]
    seats: list[Seat]
    status: str
    pace: str
    rated: bool
    commitment: str
    seq: int
    raw: Mapping[str, Any] = field(repr=False)

    @property
    def mine(self) -> list[int]:
        """The seats where I sit; who is only invited does not sit yet."""
        return [seat.seat for seat in self.seats if seat.mine and seat.kind == "person"]

    @staticmethod
    def read(record: Mapping[str, Any]) -> Table:
        return taken(Table, record, seats=[taken(Seat, seat) for seat in record["seats"]], raw=record)


@dataclass(frozen=True)
class Offer:
    """One option: what it points at, and what it is called."""

    option: int
    verb: str
    targets: list[list[object]]
    label: str


@dataclass(frozen=True)
class Decision:
    """The question put to a seat."""

    prompt: str
    source: int
    amount: int
    sealed: bool
    sentence: str
    help: str
    offers: list[Offer]
    raw: Mapping[str, Any] = field(repr=False)

    @staticmethod
    def read(record: Mapping[str, Any]) -> Decision:
        return taken(Decision, record, offers=[taken(Offer, offer) for offer in record["offers"]], raw=record)


@dataclass(frozen=True)
class Result:
    """Points by source, ranks, why it ended."""

    sources: list[str]
    points: list[list[int]]
    totals: list[int]
    sides: list[int]
    ranks: list[int] | None
    winners: list[int]
    ended: str
    sentence: str


@dataclass(frozen=True)
class Update:
    """The table as a seat may know it now, and what has happened since the update before (`moments`)."""

    seq: int
    keep: int
    length: int
    moments: list[dict[str, Any]]
    view: dict[str, Any]
    decision: Decision | None
    waits: list[int]
    clocks: list[int] | None
    status: str
    result: Result | None = None
    seed: str | None = None
    board: list[str] | None = None
    raw: Mapping[str, Any] = field(default_factory=dict, repr=False)

    @property
    def over(self) -> bool:
        return self.status != "playing"

    @staticmethod
    def read(record: Mapping[str, Any]) -> Update:
        decision, result = record.get("decision"), record.get("result")
        return taken(
            Update,
            record,
            decision=None if decision is None else Decision.read(decision),
            result=None if result is None else taken(Result, result),
            raw=record,
        )
