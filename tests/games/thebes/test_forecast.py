"""What the coming weeks bring, told from a view."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostraka.core.game import NO_OPTION
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.thebes.game import THEBES as GAME
from ostraka.text import words_for
from tests.games.thebes.table import NUMBERS, Given

Lay = Callable[..., Given]


def ahead(t: Given, seat: int | None = 0) -> dict[str, dict[str, int | str]]:
    notes = GAME.forecast(GAME.view(t.s, seat))
    assert all(note.option == NO_OPTION for note in notes)
    return {note.message: dict(note.args) for note in notes}


def test_the_last_marker_goes_on_alone_until_it_passes_the_next(table: Lay) -> None:
    t = table(seats=3, time=(1902, 10), others={1: {"time": (1902, 14)}, 2: {"time": (1902, 20)}})
    assert ahead(t)["forecast-lead"] == {"weeks": 4, "order": "1"}
    assert ahead(t, 2)["forecast-wait"] == {"order": "0,1"}


def test_who_is_alone_on_the_track_has_all_the_weeks(table: Lay) -> None:
    t = table(time=(1903, 50))
    t.s.track = [0]
    assert ahead(t)["forecast-alone"] == {"weeks": 3}


def test_licences_come_back_with_the_year(table: Lay) -> None:
    t = table(time=(1902, 40))
    t.s.licences[0] = 0b10110
    assert ahead(t)["forecast-year"] == {"weeks": 13, "year": 1902, "used": 2, "last": "no", "n": 2, "of": 3}
    t = table(time=(1903, 52))
    assert ahead(t)["forecast-year"] == {"weeks": 1, "year": 1903, "used": 0, "last": "yes", "n": 3, "of": 3}


def test_a_game_of_four_says_that_it_begins_in_1902_and_how_long_it_lasts(table: Lay) -> None:
    late = {1: {"time": (1902, 4)}, 2: {"time": (1902, 1)}, 3: {"time": (1902, 1)}}
    t = table(seats=4, time=(1902, 1), others=late)
    assert ahead(t)["forecast-start"] == {"year": 1902, "week": 1}
    assert (ahead(t)["forecast-year"]["n"], ahead(t)["forecast-year"]["of"]) == (1, 2)
    assert "forecast-start" not in ahead(t, 1)
    assert "forecast-start" not in ahead(table(time=(1901, 1)))


def test_a_year_may_turn_when_its_last_week_is_reached(table: Lay) -> None:
    t = table(time=(1902, 40), setup={"new_year": "reaching"})
    assert ahead(t)["forecast-year"]["weeks"] == 12


def test_what_an_exhibition_still_lacks(table: Lay) -> None:
    t = table()
    show = NUMBERS["exhibition-small-paris"]
    t.s.slots[0] = show
    note = ahead(t)["forecast-exhibition"]
    assert note["card"] == show
    assert note["points"] == 4
    assert isinstance(note["short"], int) and note["short"] > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_can_be_foretold_without_changing_it(seats: int) -> None:
    words = words_for(GAME, "en", strict=True)
    rng = Rng(seats)
    s = GAME.new({}, seats)
    told: set[str] = set()
    while not isinstance(s.turn, Over):
        if isinstance(s.turn, Roll):
            GAME.apply(s, rng.below(s.turn.n))
            continue
        assert isinstance(s.turn, Ask)
        before = GAME.dump(s)
        for seat in range(seats):
            notes = GAME.forecast(GAME.view(s, seat))
            told |= {note.message for note in notes}
            assert all(words.note(note, ["Ana", "Ben", "Cleo", "Dora"]).endswith(".") for note in notes)
        assert GAME.forecast(GAME.view(s, None)) == []
        assert GAME.dump(s) == before
        GAME.apply(s, s.turn.options[rng.below(len(s.turn.options))])
    assert {"forecast-lead", "forecast-wait", "forecast-year"} <= told
    assert all(GAME.forecast(GAME.view(s, seat)) == [] for seat in range(seats))
