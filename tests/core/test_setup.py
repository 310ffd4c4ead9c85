"""Variant settings: what is read, what is refused and how."""

from __future__ import annotations

import pytest

from ostraka.core.errors import IllegalSetup
from ostraka.core.setup import SeatSetting, Setting, kept_settings, read_settings, written_settings

SETTINGS = (
    Setting("opening", ("draft", "introductory"), "SET-4"),
    Setting("teams", (False, True)),
    Setting("n", (3, 5)),
)


def test_the_first_value_is_the_default() -> None:
    assert read_settings(SETTINGS, {}) == {"opening": "draft", "teams": False, "n": 3}


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("opening", "introductory", "introductory"),
        ("opening", "Draft", "draft"),
        ("teams", "true", True),
        ("teams", True, True),
        ("teams", "FALSE", False),
        ("n", "5", 5),
        ("n", 5, 5),
    ],
)
def test_values_are_read_from_themselves_or_their_text(name: str, given: object, value: object) -> None:
    read = read_settings(SETTINGS, {name: given})[name]
    assert read == value
    assert type(read) is type(value)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(IllegalSetup, match="there is no setting 'colour'; this game has: opening, teams, n"):
        read_settings(SETTINGS, {"colour": "red"})
    with pytest.raises(IllegalSetup, match="this game has: none"):
        read_settings((), {"colour": "red"})


@pytest.mark.parametrize("value", ["maybe", 2, None, "", [True]])
def test_an_unknown_value_is_refused_with_the_allowed_ones(value: object) -> None:
    with pytest.raises(IllegalSetup, match=r"setting 'teams' cannot be .*; it is one of: false, true"):
        read_settings(SETTINGS, {"teams": value})


def test_a_setting_says_what_it_is() -> None:
    record = {"name": "opening", "values": ["draft", "introductory"], "default": "draft", "ruling": "SET-4"}
    assert SETTINGS[0].record() == record
    assert repr(SETTINGS[1]) == "Setting('teams', (False, True))"


LATER = (*SETTINGS, Setting("car", ("may", "always"), before="always"))
"""A setting came after the others; before it, the car was always used."""


def test_a_later_setting_has_its_default_in_new_matches_and_the_old_value_in_old_ones() -> None:
    assert read_settings(LATER, {})["car"] == "may"
    old = {"opening": "introductory", "teams": False, "n": 3}
    assert read_settings(LATER, kept_settings(LATER, old)) == {**old, "car": "always"}
    assert kept_settings(LATER, {**old, "car": "may"})["car"] == "may"


def test_what_is_as_before_is_not_written_down() -> None:
    old: dict[str, str | bool | int] = {"opening": "draft", "teams": True, "n": 5}
    assert written_settings(LATER, {**old, "car": "always"}) == old
    assert written_settings(LATER, {**old, "car": "may"}) == {**old, "car": "may"}


BEASTS = SeatSetting("beasts", ("elk", "wolf", "bear"), "R1")
"""Every seat has another one."""


def test_a_seat_setting_gives_every_seat_another_value() -> None:
    assert BEASTS.default == "elk,wolf,bear"
    assert BEASTS.read("bear") == BEASTS.read("Bear, elk") == BEASTS.read(("bear", "elk")) == "bear,elk,wolf"
    assert BEASTS.numbers("bear,elk,wolf") == [2, 0, 1]
    assert written_settings((BEASTS,), {"beasts": BEASTS.default}) == {}
    assert read_settings((BEASTS,), kept_settings((BEASTS,), {})) == {"beasts": "elk,wolf,bear"}
    assert BEASTS.record()["each_seat"] is True
    assert repr(BEASTS) == "SeatSetting('beasts', ('elk', 'wolf', 'bear'))"


@pytest.mark.parametrize(("given", "wrong"), [("elk,cow", "have 'cow'"), ("elk,elk", "'elk' twice"), ("", "have ''")])
def test_a_seat_setting_refuses_what_is_unknown_or_doubled(given: str, wrong: str) -> None:
    with pytest.raises(IllegalSetup, match=rf"{wrong}; it names, seat by seat .* some of: elk, wolf, bear"):
        BEASTS.read(given)


def test_seats_exchange_what_they_have() -> None:
    assert BEASTS.swapped("elk,wolf,bear", 0, "bear") == "bear,wolf,elk"
    assert BEASTS.swapped("elk,wolf,bear", 1, "wolf") == "elk,wolf,bear"
    with pytest.raises(IllegalSetup, match="cannot have 'cow'"):
        BEASTS.swapped("elk,wolf,bear", 0, "cow")


def test_who_moves_to_another_seat_takes_along_what_was_chosen() -> None:
    assert BEASTS.turned("bear,elk,wolf", 2) == "elk,bear,wolf"
    assert BEASTS.turned("bear,elk,wolf", 3) == "elk,wolf,bear"
    assert BEASTS.turned("elk,wolf,bear", 2) == "elk,wolf,bear"
