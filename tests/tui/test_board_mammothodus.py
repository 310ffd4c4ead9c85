"""The board of Mammothodus in plain lines shows what a seat may know, and no more."""

from __future__ import annotations

from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.text.board import board
from ostraka.text import words_for
from tests.games.mammothodus.table import Given, table

NAMES = ("Ann", "Ben")


def lines(given: Given, seat: int | None) -> list[str]:
    return board(GAME.view(given.s, seat), words_for(GAME), NAMES)


def test_territories_say_what_is_in_them() -> None:
    shown = lines(table(figures={"red": "S2", "blue": "S2"}, tribes={"S2": 2}, up={"S2": ["sun", "sun"]}), 0)
    (line,) = [line for line in shown if "(S2)" in line]
    assert line.startswith("  Mirror Lake (S2), blue: Ann (red, blue), 2 tribes, sun shard ×2")


def test_one_tribe_is_not_two() -> None:
    assert any("1 tribe," in line or line.endswith("1 tribe") for line in lines(table(tribes={"S2": 1}), 0))


def test_hands_are_shown_if_they_are_open() -> None:
    given = table(hand=["red", "red", "wild"], others={1: {"hand": ["blue"]}})
    assert any("Hand: red card ×2, wild card." in line for line in lines(given, 0))
    assert any("Hand: blue card." in line for line in lines(given, 0))


def test_hidden_hands_are_only_counted() -> None:
    given = table(hand=["red"], others={1: {"hand": ["blue"]}})
    given.s.open_hands = False
    own = "\n".join(lines(given, 0))
    assert "Hand: red card." in own
    assert "Hand: 1 card." in own
    assert "Hand: red card." not in "\n".join(lines(given, None))


def test_the_threat_counts_what_is_left() -> None:
    first = lines(table(tribes={"S2": 3}), 0)[0]
    assert first.startswith("Left: 9 tribes, 3 spirits, 8 trails")
