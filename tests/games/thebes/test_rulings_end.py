"""T-52 to T-62: the end and the scoring."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostraka.games.thebes.game import THEBES as GAME
from tests.games.thebes.table import Given

Lay = Callable[..., Given]

CONGRESSES = [
    "congress-berlin-a", "congress-berlin-b", "congress-london", "congress-moscow-a", "congress-moscow-b",
    "congress-paris-a", "congress-paris-b", "congress-vienna-a", "congress-vienna-b",
]  # fmt: skip
SHOVELS = ["shovel-london-a", "shovel-moscow-a", "shovel-rome-a", "shovel-rome-b"]


@pytest.mark.parametrize(("date", "left"), [((1903, 48), 5), ((1903, 52), 1), ((1902, 52), 53), ((1901, 1), 156)])
def test_t_52_weeks_left(table: Lay, date: tuple[int, int], left: int) -> None:
    assert table(time=date).s.weeks_left(0) == left


def test_t_53_spending_exactly_all_weeks_finishes(table: Lay) -> None:
    t = table(time=(1903, 52), others={1: {"time": (1903, 52)}})
    t.play("change")
    assert t.s.track == [1]
    assert t.asked == "1 action"
    assert t.date == (1904, 1)
    assert len(t.told("finish")) == 1


def test_t_54_passing_in_ones_own_1903(table: Lay) -> None:
    assert "pass" not in table(time=(1902, 52)).options
    t = table(time=(1903, 1))
    assert t.options[0] == "pass"
    t.play("pass")
    assert t.s.track == [1]
    assert t.s.weeks_left(0) == 0


def test_t_54_without_anything_else_passing_is_all_there_is(table: Lay) -> None:
    t = table(time=(1903, 52), at="london", display=SHOVELS)
    assert t.options == ["pass"]
    t = table(time=(1903, 1), others={1: {"time": (1902, 52)}})
    assert "pass" not in t.options


def test_t_55_the_game_ends_when_all_are_finished(table: Lay) -> None:
    t = table(seats=3, time=(1903, 52), others={1: {"time": (1903, 52)}, 2: {"time": (1903, 52)}})
    t.play("change").play("pass")
    assert not t.over
    assert GAME.outcome(t.s).ranks is None
    t.play("pass")
    assert t.over
    assert t.s.ended == "time"
    assert GAME.outcome(t.s).ranks is not None


def test_t_56_artefacts_count_their_value(table: Lay) -> None:
    t = table(finds=["palestine:7", "crete:3", "crete:3", "crete:general", "crete:book"], dug=["egypt"])
    assert t.points["artefacts"] == 14


def test_t_57_exhibitions_count_their_points(table: Lay) -> None:
    t = table(cards=["exhibition-small-london", "exhibition-large-london", "exhibition-large-paris"])
    assert t.points["exhibitions"] == 14


@pytest.mark.parametrize(("number", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 28, 28])))
def test_t_58_congresses(table: Lay, number: int, points: int) -> None:
    assert table(cards=CONGRESSES[:number], display=SHOVELS).points["congresses"] == points


def test_t_59_majorities(table: Lay) -> None:
    t = table(
        seats=3,
        cards=["book-greece-3-london", "book-egypt-2-london"],
        others={
            1: {"cards": ["book-greece-2-london", "book-egypt-1-rome", "book-egypt-1-moscow"]},
            2: {"cards": ["book-crete-1-paris"]},
        },
    )
    assert [t.side(seat).points["majorities"] for seat in range(3)] == [5 + 3, 3, 5]


def test_t_60_only_science_books_count_and_one_is_enough(table: Lay) -> None:
    t = table(
        cards=["legend-egypt-rome", "assistant-rome", "assistant-berlin", "assistant-paris-a", "general_book-2-berlin"],
        others={1: {"finds": ["palestine:book"]}},
    )
    assert t.points["majorities"] == 0
    assert t.side(1).points["majorities"] == 5  # the token of Palestine is a book about Egypt
    assert sum(table().side(seat).points["majorities"] for seat in range(2)) == 0


def test_t_61_who_ties_shares_the_victory(table: Lay) -> None:
    last = {"time": (1903, 52)}
    t = table(
        seats=3,
        **last,
        finds=["palestine:7"],
        others={1: {**last, "finds": ["crete:4", "crete:3"]}, 2: {**last, "finds": ["egypt:6"]}},
    )
    t.play("pass").play("pass").play("pass")
    outcome = GAME.outcome(t.s)
    assert outcome.totals() == [7, 7, 6]
    assert outcome.ranks == [1, 1, 2]
    assert outcome.winners() == [0, 1]


def test_t_62_nothing_else_counts(table: Lay) -> None:
    t = table(cards=["car-rome", "zeppelin-rome", "shovel-rome-a", "special_license-london", "general_book-2-berlin"])
    assert t.points == {"artefacts": 0, "exhibitions": 0, "congresses": 0, "majorities": 0, "total": 0}
