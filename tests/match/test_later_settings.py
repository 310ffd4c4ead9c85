"""Settings that came after their game: matches from before go on by the rules they were begun with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ostraka import Match, load_game
from ostraka.match.replay import read

KEPT = Path(__file__).parents[1] / "replays"
OLD = "two_cars=single beyond_three=stay spare_helpers=false book_to_dig=false exhibition_slots=shift"


def test_an_old_replay_has_the_rule_of_its_time_and_stays_as_it_is() -> None:
    text = (KEPT / "thebes-2.txt").read_text(encoding="utf-8")
    assert f"setup: {OLD} two_player_stacks=three new_year=passing\n" in text
    match = read(text)
    assert match.setup["car"] == "always"
    assert match.text() == text


@pytest.mark.parametrize("car", ["may", "always"])
def test_a_new_match_comes_back_with_the_setting_it_was_begun_with(car: str) -> None:
    match: Match[Any, Any] = Match("thebes", 2, {"car": car}, "later")
    again = read(match.text())
    assert again.setup == match.setup
    assert again.commitment == match.commitment
    assert ("car=may" in match.text()) == (car == "may")


def test_the_rule_of_the_time_before_has_the_commitment_of_the_time_before() -> None:
    old: Match[Any, Any] = Match("thebes", 2, {"car": "always"}, "later")
    new: Match[Any, Any] = Match("thebes", 2, {"car": "may"}, "later")
    assert old.commitment != new.commitment
    assert old.game.written(old.setup) == {k: v for k, v in old.setup.items() if k != "car"}


@pytest.mark.parametrize("car", ["may", "always"])
def test_positions_keep_the_setting(car: str) -> None:
    game = load_game("thebes")
    record = game.dump(game.new({"car": car}, 3))
    assert record["setup"] == [False] * (8 if car == "may" else 7)
    loaded = game.load(record)
    assert game.dump(loaded) == record
    start: Match[Any, Any] = Match("thebes", 3, {"car": car}, "later", start=record)
    assert start.game.dump(start.game.load(record))["setup"] == record["setup"]


def test_a_position_with_too_many_flags_or_too_few_is_refused() -> None:
    game = load_game("thebes")
    record = game.dump(game.new({}, 2))
    for flags in ([False] * 6, [False] * 9):
        with pytest.raises(Exception, match="'setup' is a list of 7 or 8 times true or false"):
            game.load({**record, "setup": flags})
