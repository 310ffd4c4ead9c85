"""Counts, conditions and amounts: what they are worth and how they read."""

from __future__ import annotations

import pytest

from ostraka.core.expr import Amount, Cond, Count, all_of, amount
from ostraka.core.state import Frame, State

HERE = Frame(0, 0, 0)


class Fixed(Count[State]):
    """Always the same."""

    def __init__(self, sign: str, worth: int) -> None:
        super().__init__(sign.lower(), sign)
        self.worth = worth

    def value(self, s: State, f: Frame) -> int:
        return self.worth


STONES = Fixed("STONES", 5)
LOST = Fixed("LOST", 2)


@pytest.mark.parametrize(
    ("cond", "holds", "short", "text"),
    [
        (STONES >= 5, True, 0, "(STONES >= 5)"),
        (STONES >= 7, False, 2, "(STONES >= 7)"),
        (LOST <= 2, True, 0, "(LOST <= 2)"),
        (LOST <= 1, False, 1000, "(LOST <= 1)"),
        ((STONES >= 6) & (LOST >= 4), False, 3, "(STONES >= 6) & (LOST >= 4)"),
        (all_of(STONES >= 1, LOST >= 1), True, 0, "(STONES >= 1) & (LOST >= 1)"),
        ((STONES >= 1) & (LOST >= 1) & (LOST <= 3), True, 0, "(STONES >= 1) & (LOST >= 1) & (LOST <= 3)"),
    ],
)
def test_conditions(cond: Cond[State], holds: bool, short: int, text: str) -> None:
    assert cond.holds(State(), HERE) is holds
    assert cond.shortfall(State(), HERE) == short
    assert repr(cond) == text


@pytest.mark.parametrize(
    ("worth", "value", "text", "fact"),
    [
        (amount(3), 3, "3", 3),
        (amount(STONES), 5, "STONES", {"of": "stones"}),
        (2 * STONES, 10, "2 * STONES", {"of": "stones", "times": 2}),
        (STONES // 2, 2, "(STONES // 2)", {"of": "stones", "per": 2}),
        (3 * (STONES // 2), 6, "3 * (STONES // 2)", {"of": "stones", "times": 3, "per": 2}),
    ],
)
def test_amounts(worth: Amount[State], value: int, text: str, fact: object) -> None:
    assert worth.value(State(), HERE) == value
    assert repr(worth) == text
    assert worth.fact() == fact
    assert amount(worth) is worth


def test_conditions_write_themselves_as_facts() -> None:
    assert (STONES >= 5).fact() == {"count": "stones", "at_least": 5}
    both = (STONES >= 5) & (LOST <= 1)
    assert both.fact() == {"all": [{"count": "stones", "at_least": 5}, {"count": "lost", "at_most": 1}]}


def test_a_count_that_does_not_say_what_it_counts() -> None:
    with pytest.raises(NotImplementedError, match="SHARDS"):
        Count[State]("shards", "SHARDS").value(State(), HERE)
