"""T-1 to T-10: setup, time and turn order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostraka.core.turn import Ask, Roll
from ostraka.games.thebes.catalogue import ALL_THINGS
from ostraka.games.thebes.game import THEBES as GAME
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import ALL_LICENCES, ARTEFACT, CARD_COUNT, RESEARCH
from tests.games.thebes.table import Given, Side, name

Lay = Callable[..., Given]


def begun(seats: int, first: int = 0, setup: dict[str, object] | None = None) -> Table:
    """A game at its first question."""
    s = GAME.new(setup, seats)
    assert isinstance(s.turn, Roll)
    GAME.apply(s, first)
    while isinstance(s.turn, Roll):
        GAME.apply(s, 0)
    GAME.check(s)
    return s


@pytest.mark.parametrize(("seats", "date", "left"), [(2, (1901, 1), 156), (3, (1901, 16), 141), (4, (1902, 1), 104)])
def test_t_1_length_by_players(seats: int, date: tuple[int, int], left: int) -> None:
    s = begun(seats)
    assert [Side(s, seat).date for seat in range(seats)] == [date] * seats
    assert [s.weeks_left(seat) for seat in range(seats)] == [left] * seats


def test_t_2_chance_names_the_first_player_and_the_others_lie_below_in_seating_order() -> None:
    s = GAME.new({}, 4)
    assert isinstance(s.turn, Roll)
    assert s.turn.n == 4
    for first in range(4):
        s = begun(4, first)
        assert s.track == [(first + i) % 4 for i in range(4)]
        assert isinstance(s.turn, Ask)
        assert s.turn.seat == first


def test_t_3_everybody_starts_in_warsaw_with_five_licences() -> None:
    s = begun(3)
    assert [Side(s, seat).place for seat in range(3)] == ["warsaw"] * 3
    assert s.licences == [ALL_LICENCES] * 3
    assert s.cards == s.finds == [[], [], []]


def test_t_4_a_bonus_on_each_site_and_thirty_tokens_in_each_bag() -> None:
    s = begun(2)
    assert [name(token) for token in s.bonus] == [
        "greece:1", "crete:1", "egypt:1", "palestine:1", "mesopotamia:1",
    ]  # fmt: skip
    for site in range(5):
        kinds = [ALL_THINGS[token].kind for token in s.bags[site]]
        assert kinds.count(ARTEFACT) == 12
        assert len(kinds) == 14
        assert len(kinds) + s.blanks[site] == 30


def test_t_5_four_cards_on_display_and_three_stacks_of_27() -> None:
    s = begun(3)
    assert len(s.display) == 4
    assert s.stacks == [27, 27, 27]
    assert len(s.unseen) == 81


@pytest.mark.parametrize(("seats", "deck", "aside"), [(2, 64, 27), (3, 59, 32), (4, 59, 32)])
def test_t_6_exhibitions_in_the_stacks(seats: int, deck: int, aside: int) -> None:
    s = begun(seats)
    assert s.stacks[0] + s.stacks[1] + len(s.shows[0]) == deck
    assert s.stacks[2] + len(s.shows[1]) == aside
    small = [n for n in range(RESEARCH, CARD_COUNT) if ALL_THINGS[n].value == 4]
    large = [n for n in range(RESEARCH, CARD_COUNT) if ALL_THINGS[n].value == 5]
    assert s.shows == ([small + large, []] if seats == 2 else [small, large])
    assert s.shuffles == 0
    assert s.deck == []


def test_t_6_setting_two_stacks_for_two_players() -> None:
    s = begun(2, setup={"two_player_stacks": "two"})
    assert s.stacks == [41, 40, 0]
    assert len(s.shows[0]) == 10
    assert begun(3, setup={"two_player_stacks": "two"}).stacks == [27, 27, 27]


def test_t_7_a_card_of_stack_2_is_an_exhibition_or_any_unseen_research_card(table: Lay) -> None:
    t = table(seats=3)
    t.s.stacks = [0, 27, len(t.s.unseen) - 27]
    GAME.settle(t.s)
    t.play("change", "exhibition-small-paris", "car-rome")
    # 27 research cards and 5 exhibitions; an exhibition came; then 27 and 4; then which of the unseen cards.
    assert t.rolls[:3] == [32, 31, 81]
    assert t.slots == ["exhibition-small-paris", "", ""]
    assert "car-rome" in t.display


def test_t_7_everything_is_public_and_the_same_for_all(table: Lay) -> None:
    t = table(seats=3, cards=["car-rome"], finds=["egypt:6"])
    records = [GAME.view(t.s, seat).record() for seat in (0, 1, None)]
    for record in records:
        del record["seat"], record["ask"]
    assert records[0] == records[1] == records[2]


def test_t_8_weeks_move_the_marker_into_the_next_year(table: Lay) -> None:
    t = table(time=(1901, 51), display=["congress-berlin-a", "congress-berlin-b", "car-rome", "car-moscow"])
    t.play("congress-berlin-a")
    assert t.date == (1902, 2)


def test_t_9_the_last_marker_acts_and_acts_again_while_it_is_last(table: Lay) -> None:
    t = table(time=(1902, 1), others={1: {"time": (1902, 4)}})
    t.play("change")
    assert t.asked == "0 action"
    t.play("change")
    assert (t.date, t.asked) == ((1902, 4), "0 action")
    t.play("change")
    assert t.asked == "1 action"


def test_t_10_who_stops_on_an_occupied_space_acts_first(table: Lay) -> None:
    t = table(seats=3, time=(1902, 1), others={1: {"time": (1902, 2)}, 2: {"time": (1902, 2)}})
    assert t.s.track == [0, 1, 2]
    t.play("change")
    assert t.s.track == [0, 1, 2]
    t.play("change")
    assert t.s.track == [1, 2, 0]
    t.play("change")
    assert t.s.track == [2, 1, 0]
