"""What the coming Decline phases bring, told from a view."""

from __future__ import annotations

import pytest

from ostraka.core.game import NO_OPTION
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from ostraka.games.ancient.terms import DECLINE
from tests.games.ancient.drive import begin_turn, some
from tests.games.ancient.table import Given, name, number, table


def ahead(t: Given, seat: int | None = 0) -> list[dict[str, int | str]]:
    notes = GAME.forecast(GAME.view(t.s, seat))
    assert all(note.option == NO_OPTION and note.message == "forecast-decline" for note in notes)
    return [dict(note.args) for note in notes]


def points(*names: str) -> int:
    return sum(CARDS[number(each)].points for each in names)


def test_an_empty_timeline_has_nothing_ahead() -> None:
    assert ahead(begin_turn(table(hand=["petra"]))) == []


def test_both_monuments_of_a_slot_fall_together_and_each_slot_in_its_turn() -> None:
    first, second, third = some(3)
    t = begin_turn(table(timeline={1: [first, second], 4: [third]}, knowledge={first: 1, third: 3}))
    near, far = ahead(t)
    assert (near["turn"], near["monuments"], near["lost"], near["points"]) == (1, 2, 1, points(first, second))
    assert [near["card"], near["other"]] == [number(first), number(second)]
    assert (far["turn"], far["monuments"], far["lost"], far["points"]) == (4, 1, 3, points(third))
    assert "other" not in far


def test_points_count_what_final_effects_gain_by_the_fall() -> None:
    scorer = next(card for card in CARDS if card.score is not None and "past.city" in str(card.score.fact()))
    (city,) = some(1)
    t = begin_turn(table(past=[name(scorer.index)], timeline={1: [city]}))
    before = GAME.outcome(t.s).points[0]
    (note,) = ahead(t)
    fallen = begin_turn(table(past=[name(scorer.index), city]))
    after = GAME.outcome(fallen.s).points[0]
    assert note["points"] == after[0] + after[1] - before[0] - before[1] > points(city)


def test_a_decline_that_is_left_out_puts_everything_off() -> None:
    (city,) = some(1)
    t = begin_turn(table(timeline={1: [city]}))
    t.s.skip_decline = 1
    assert [note["turn"] for note in ahead(t)] == [2]


def test_a_decline_effect_is_counted() -> None:
    card = next(card for card in CARDS if card.at == DECLINE)
    t = begin_turn(table(timeline={2: [name(card.index)]}))
    assert [note["effects"] for note in ahead(t)] == [1]


@pytest.mark.parametrize("seat", [1, None])
def test_others_have_a_forecast_of_their_own(seat: int | None) -> None:
    (city,) = some(1)
    t = begin_turn(table(timeline={1: [city]}))
    assert ahead(t, seat) == []


def test_the_view_stays_as_it_is() -> None:
    first, second = some(2)
    t = begin_turn(table(timeline={1: [first, second]}, knowledge={first: 2}))
    view = GAME.view(t.s, 0)
    before = view.record()
    GAME.forecast(view)
    assert view.record() == before


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_points_so_far_are_those_of_the_whole_table(seat: int | None) -> None:
    t = begin_turn(table(past=some(2), timeline={1: some(3)[2:]}, hand=["petra"]))
    t.s.lost = [3, 1]
    tally = GAME.tally(GAME.view(t.s, seat))
    assert tally is not None
    assert tally.record() == GAME.outcome(t.s).record()
