"""Zones and sorted bags."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ostraka.core.state import State
from ostraka.core.zone import EVERYONE, HIDDEN, OWNER, Zone, insort, withdraw


@given(st.lists(st.integers(0, 200)), st.integers(0, 200))
def test_a_bag_stays_sorted(cards: list[int], card: int) -> None:
    bag = sorted(cards)
    insort(bag, card)
    assert bag == sorted([*cards, card])


@given(st.lists(st.integers(0, 200)))
def test_everything_taken_out_leaves_the_same_bag_empty(cards: list[int]) -> None:
    bag = cards[:]
    alias = bag
    assert withdraw(bag) == cards
    assert alias == []


def zone(sees: str) -> Zone[State]:
    return Zone("z", "pool", sees, lambda s: [[]])


def test_an_open_zone_is_open_to_all() -> None:
    assert all(zone(EVERYONE).seen_by(owner, seat) for owner in range(3) for seat in (0, 1, 2, None))


def test_an_owners_zone_is_open_to_its_owner_only() -> None:
    seen = [(owner, seat) for owner in range(3) for seat in (0, 1, 2, None) if zone(OWNER).seen_by(owner, seat)]
    assert seen == [(0, 0), (1, 1), (2, 2)]


def test_a_hidden_zone_is_open_to_nobody() -> None:
    assert not any(zone(HIDDEN).seen_by(owner, seat) for owner in range(3) for seat in (0, 1, 2, None))


def test_a_common_zone_belongs_to_nobody() -> None:
    """The suite asks with owner -1 for a zone that all seats share: no seat is its owner, nor is a spectator."""
    assert not any(zone(OWNER).seen_by(-1, seat) for seat in (0, 1, 2, None))


def test_the_repr_says_who_sees_it() -> None:
    assert repr(zone(OWNER)) == "Zone('z', 'pool', sees='owner')"
