"""Digests, events and outcomes: the small values that cross every border."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostraka.core.digest import canonical, digest
from ostraka.core.event import Event
from ostraka.core.outcome import Outcome

RECORDS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def test_there_is_one_way_to_write_a_record() -> None:
    assert canonical({"b": [1, 2], "a": {"é": None, "d": True}}) == '{"a":{"d":true,"é":null},"b":[1,2]}'.encode()


def test_a_digest_is_pinned_for_ever() -> None:
    assert digest({}) == "44136fa355b3678a"
    assert digest({"a": 1}) == "015abd7f5cc57a2d"


@given(st.dictionaries(st.text(), RECORDS, max_size=5))
def test_the_order_of_the_fields_makes_no_difference(record: dict[str, object]) -> None:
    assert digest(dict(reversed(record.items()))) == digest(record)


@given(st.dictionaries(st.text(), st.integers(), min_size=1, max_size=5), st.integers(1, 9))
def test_any_change_changes_it(record: dict[str, int], more: int) -> None:
    key = next(iter(record))
    assert digest(record | {key: record[key] + more}) != digest(record)


def test_what_is_no_json_has_no_digest() -> None:
    with pytest.raises(TypeError):
        digest({"a": {1, 2}})


# --- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "cards"), [(0, (4, 5)), (1, (-1, -1)), (2, (4, 5)), (3, (-1, -1)), (None, (-1, -1))])
def test_only_those_who_see_an_event_learn_its_cards(seat: int | None, cards: tuple[int, ...]) -> None:
    event = Event("draw", 0, (4, 5), 2, 9, sees=0b101, reveals=True)
    shown = event.seen_by(seat)
    assert shown.cards == cards
    assert (shown.kind, shown.seat, shown.amount, shown.source, shown.reveals) == ("draw", 0, 2, 9, True)


def test_an_event_for_everybody_is_shown_as_it_is() -> None:
    event = Event("shift", 1, (3,))
    assert all(event.seen_by(seat) is event for seat in (0, 1, None))


def test_events_compare_by_what_they_tell() -> None:
    assert Event("draw", 0, (4,), sees=1) == Event("draw", 0, (4,), sees=2)
    assert Event("draw", 0, (4,)) != Event("draw", 0, (5,))
    assert len({Event("draw", 0, (4,)), Event("draw", 0, (4,), sees=1)}) == 1
    assert repr(Event("draw", 0, (4,), 1)) == "Event('draw', 0, cards=(4,), amount=1, source=-1)"


# --- outcomes ---------------------------------------------------------------------------------------------------------


def test_an_outcome_adds_up_and_names_the_winners() -> None:
    outcome = Outcome(("stones", "lost"), [[5, -1], [2, 2], [0, 0]], [0, 1, 2], [1, 1, 3], "last-round")
    assert outcome.totals() == [4, 4, 0]
    assert outcome.total(1) == 4
    assert outcome.winners() == [0, 1]
    assert outcome.record()["winners"] == [0, 1]
    assert repr(outcome) == "Outcome([4, 4, 0], ranks=[1, 1, 3])"


def test_nobody_has_won_before_the_end() -> None:
    assert Outcome(("stones",), [[5], [2]], [0, 1]).winners() == []
