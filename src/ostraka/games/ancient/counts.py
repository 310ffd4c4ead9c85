"""Everything a card of Ancient Knowledge can count. All counts are about the seat that owns the card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.expr import Count
from ostraka.core.state import Frame
from ostraka.games.ancient.state import Table, next_slot
from ostraka.games.ancient.terms import (
    ANCIENT,
    BUILDERS,
    CITY,
    KIND_NAMES,
    KINDS,
    MEGALITH,
    MONUMENT,
    POSITIONS,
    PYRAMID,
    SECRET,
    TECHNOLOGY,
    WRITING,
)

__all__ = [
    "ARTEFACTS",
    "BEST_NEIGHBOURS",
    "BEST_PAST",
    "FINALS",
    "FINALS_IN_PAST",
    "HAND",
    "KNOWLEDGE",
    "LOST",
    "LOST_NOW",
    "PAID",
    "PAST_TRIOS",
    "SLOT_1",
    "TECHNOLOGY_TRIOS",
    "THIS_KNOWLEDGE",
    "TIMELINE_TRIOS",
    "TableCount",
    "adjacent",
    "past",
    "technologies",
    "timeline",
]

TableCount = Count[Table]

FINALS: Final[list[bool]] = [False] * 189
"""Cards whose activation is the final scoring; the declarations fill it."""


def _of_kind(cards: list[int], kind: i64) -> int:
    n: i64 = 0
    kinds = KINDS
    for card in cards:
        found: i64 = kinds[card]
        if found & kind:
            n += 1
    return n


# The compiler knows the greater of two numbers by itself; of three it asks the interpreter.
def _most(a: i64, b: i64, c: i64) -> i64:
    pair = max(a, b)
    return max(pair, c)


def _least(a: i64, b: i64, c: i64) -> i64:
    pair = min(a, b)
    return min(pair, c)


def _numbers(kind: int) -> tuple[int, int]:
    """The monuments of a kind have numbers from the first of these up to the second."""
    members = [card for card in range(BUILDERS) if KINDS[card] & kind]
    return members[0], members[-1] + 1


def _types(cards: list[int]) -> tuple[i64, i64, i64]:
    """Cities, megaliths and pyramids among monuments, in one go."""
    cities: i64 = 0
    megaliths: i64 = 0
    kinds = KINDS
    for card in cards:
        kind: i64 = kinds[card]
        if kind == CITY:
            cities += 1
        elif kind == MEGALITH:
            megaliths += 1
    return cities, megaliths, len(cards) - cities - megaliths


class Past(Count[Table]):
    """Monuments of a kind in the Past."""

    def __init__(self, kind: int) -> None:
        super().__init__("past." + KIND_NAMES[kind], f"past({KIND_NAMES[kind].upper()})")
        self.kind = kind
        self.first, self.end = _numbers(kind)

    def value(self, s: Table, f: Frame) -> int:
        cards = s.past[f.seat]
        if self.kind == MONUMENT:
            return len(cards)
        # Machine words: this is counted for every technology on display, at every action.
        first: i64 = self.first
        end: i64 = self.end
        n: i64 = 0
        for card in cards:
            number: i64 = card
            # The bag is sorted.
            if number >= end:
                break
            if number >= first:
                n += 1
        return n


class Timeline(Count[Table]):
    """Monuments of a kind on the Timeline."""

    def __init__(self, kind: int) -> None:
        super().__init__("timeline." + KIND_NAMES[kind], f"timeline({KIND_NAMES[kind].upper()})")
        self.first, self.end = _numbers(kind)

    def value(self, s: Table, f: Frame) -> int:
        first: i64 = self.first
        end: i64 = self.end
        n: i64 = 0
        line = s.line
        p = f.seat * POSITIONS
        beyond = p + POSITIONS
        while p < beyond:
            card: i64 = line[p]
            if card < 0:
                p = next_slot(p)
                continue
            p += 1
            if first <= card < end:
                n += 1
        return n


class Adjacent(Count[Table]):
    """Monuments of a kind adjacent to this card."""

    def __init__(self, kind: int) -> None:
        super().__init__("adjacent." + KIND_NAMES[kind], f"adjacent({KIND_NAMES[kind].upper()})")
        self.kind = kind

    def value(self, s: Table, f: Frame) -> int:
        p = s.find(f.seat, f.card)
        return 0 if p < 0 else _of_kind(s.neighbours(p), self.kind)


class Technologies(Count[Table]):
    """Technologies of a type in the collection, both levels."""

    def __init__(self, kind: int) -> None:
        name = KIND_NAMES.get(kind, "")
        super().__init__("technologies." + name if name else "technologies", f"technologies({name.upper()})")
        self.kind = kind

    def value(self, s: Table, f: Frame) -> int:
        cards = s.collection[f.seat]
        return len(cards) if self.kind == TECHNOLOGY else _of_kind(cards, self.kind)


class BestPast(Count[Table]):
    """The largest number of monuments of one type in the Past."""

    def value(self, s: Table, f: Frame) -> int:
        cities, megaliths, pyramids = _types(s.past[f.seat])
        return _most(cities, megaliths, pyramids)


class PastTrios(Count[Table]):
    """Complete trios of the three types in the Past."""

    def value(self, s: Table, f: Frame) -> int:
        cities, megaliths, pyramids = _types(s.past[f.seat])
        return _least(cities, megaliths, pyramids)


class FinalsInPast(Count[Table]):
    """Monuments in the Past whose activation is the final scoring (CARD-31)."""

    def value(self, s: Table, f: Frame) -> int:
        n = 0
        for card in s.past[f.seat]:
            if FINALS[card]:
                n += 1
        return n


class TimelineTrios(Count[Table]):
    """Complete trios of the three types on the Timeline."""

    def value(self, s: Table, f: Frame) -> int:
        return _least(CITIES_IN_PLAY.value(s, f), MEGALITHS_IN_PLAY.value(s, f), PYRAMIDS_IN_PLAY.value(s, f))


class TechnologyTrios(Count[Table]):
    """Complete trios of the three technology types."""

    def value(self, s: Table, f: Frame) -> int:
        cards = s.collection[f.seat]
        return _least(_of_kind(cards, ANCIENT), _of_kind(cards, WRITING), _of_kind(cards, SECRET))


class BestNeighbours(Count[Table]):
    """The largest number of adjacent monuments of one type."""

    def value(self, s: Table, f: Frame) -> int:
        p = s.find(f.seat, f.card)
        if p < 0:
            return 0
        cards = s.neighbours(p)
        return _most(_of_kind(cards, CITY), _of_kind(cards, MEGALITH), _of_kind(cards, PYRAMID))


class Knowledge(Count[Table]):
    """All knowledge tokens on the Timeline."""

    def value(self, s: Table, f: Frame) -> int:
        return s.knowledge(f.seat)


class ThisKnowledge(Count[Table]):
    """Knowledge tokens on this card."""

    def value(self, s: Table, f: Frame) -> int:
        p = s.find(f.seat, f.card)
        return 0 if p < 0 else s.tokens[p]


class Slot1(Count[Table]):
    """Monuments in slot 1."""

    def value(self, s: Table, f: Frame) -> int:
        return 2 - s.slot_room(f.seat, 1)


class Artefacts(Count[Table]):
    """Artefacts in play."""

    def value(self, s: Table, f: Frame) -> int:
        return len(s.artefacts[f.seat])


class Lost(Count[Table]):
    """Lost knowledge."""

    def value(self, s: Table, f: Frame) -> int:
        return s.lost[f.seat]


class Hand(Count[Table]):
    """Cards in hand."""

    def value(self, s: Table, f: Frame) -> int:
        return len(s.hand[f.seat])


class Paid(Count[Table]):
    """What the enclosing cost was paid with: the argument of the frame."""

    def value(self, s: Table, f: Frame) -> int:
        return f.arg


class LostNow(Count[Table]):
    """Knowledge lost in the current Decline phase (CARD-23)."""

    def value(self, s: Table, f: Frame) -> int:
        return s.lost_now[f.seat]


BEST_PAST: Final = BestPast("past.best_type", "BEST_PAST")
PAST_TRIOS: Final = PastTrios("past.type_sets", "PAST_TRIOS")
FINALS_IN_PAST: Final = FinalsInPast("past.final_effect", "FINALS_IN_PAST")
TIMELINE_TRIOS: Final = TimelineTrios("timeline.type_sets", "TIMELINE_TRIOS")
TECHNOLOGY_TRIOS: Final = TechnologyTrios("technologies.type_sets", "TECHNOLOGY_TRIOS")
BEST_NEIGHBOURS: Final = BestNeighbours("adjacent.best_type", "BEST_NEIGHBOURS")
KNOWLEDGE: Final = Knowledge("timeline.knowledge", "KNOWLEDGE")
THIS_KNOWLEDGE: Final = ThisKnowledge("this.knowledge", "THIS_KNOWLEDGE")
SLOT_1: Final = Slot1("timeline.slot1", "SLOT_1")
ARTEFACTS: Final = Artefacts("artefacts", "ARTEFACTS")
LOST: Final = Lost("lost_knowledge", "LOST")
HAND: Final = Hand("hand", "HAND")
PAID: Final = Paid("paid", "PAID")
LOST_NOW: Final = LostNow("knowledge_lost_this_phase", "LOST_NOW")

CITIES_IN_PLAY: Final = Timeline(CITY)
MEGALITHS_IN_PLAY: Final = Timeline(MEGALITH)
PYRAMIDS_IN_PLAY: Final = Timeline(PYRAMID)


def past(kind: int = MONUMENT) -> Past:
    """Monuments of this kind in your Past."""
    return Past(kind)


def timeline(kind: int = MONUMENT) -> Timeline:
    """Monuments of this kind on your Timeline."""
    return Timeline(kind)


def adjacent(kind: int) -> Adjacent:
    """Monuments of this kind adjacent to this card."""
    return Adjacent(kind)


def technologies(kind: int = TECHNOLOGY) -> Technologies:
    """Technologies of this type in your collection."""
    return Technologies(kind)
