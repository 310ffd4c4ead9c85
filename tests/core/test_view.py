"""A view and its question, read back from their records, are as good as the first ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ostraka import load_game
from ostraka.core.digest import digest
from ostraka.core.errors import OstrakaError
from ostraka.core.fields import Fields, PlainState, by_size, number
from ostraka.core.game import View
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.core.view import pack, read_ask, unpack


@pytest.mark.parametrize("name", ["ancient", "thebes", "mammothodus"])
def test_a_view_travels(name: str) -> None:
    game = load_game(name)
    for seats in game.seats:
        s, rng = game.new(None, seats), Rng(seats)
        while playout(game, s, rng, 31) != (0, 0):
            for seat in (*range(seats), None):
                view = game.view(s, seat)
                record = json.loads(json.dumps(pack(game, view)))
                again = unpack(game, record)
                assert again.record() == view.record()
                if seat is not None:
                    assert digest(game.dump(game.sample(again, Rng(3)))) == digest(game.dump(game.sample(view, Rng(3))))


def position() -> tuple[Any, View, dict[str, Any]]:
    game = load_game("thebes")
    s, rng = game.new(None, 2), Rng(1)
    playout(game, s, rng, 40)
    while not isinstance(s.turn, Ask):
        playout(game, s, rng, 1)
    view = game.view(s, s.turn.seat)
    return game, view, pack(game, view)


def test_it_shares_nothing_with_its_record() -> None:
    game, view, record = position()
    again = unpack(game, record)
    for value in record.values():
        if isinstance(value, list):
            for row in value:
                if isinstance(row, list):
                    row.clear()
            value.clear()
    assert again.record() == view.record()


def test_the_question_travels_with_it() -> None:
    game, view, record = position()
    ask = unpack(game, record).ask
    assert ask is not None and view.ask is not None
    assert (ask.seat, ask.record()) == (view.seat, view.ask.record())


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("seats", "two", "'seats' is a whole number"),
        ("seats", 9, "2 to 4 seats"),
        ("seat", 2, "there is no seat 2"),
        ("seat", "me", "'seat' is a whole number"),
        ("stack", [[1, 2]], "a frame in 'stack' is the key of an op and four numbers"),
        ("display", 3, "'display' is a list of whole numbers"),
        ("first", None, "'first' is a whole number"),
        ("asked", [None], "'asked' is a list of whole numbers"),
        ("ask", {"prompt": "action"}, "has no 'options'"),
    ],
)
def test_what_is_no_view(field: str, value: object, message: str) -> None:
    game, _, record = position()
    with pytest.raises(OstrakaError, match=message):
        unpack(game, {**record, field: value})
    del record[field]
    with pytest.raises(OstrakaError, match=f"no '{field}'"):
        unpack(game, record)


@pytest.mark.parametrize("options", [[], [3, 2], [2, 2]])
def test_what_is_no_question(options: list[int]) -> None:
    record = {"prompt": "action", "options": options, "source": -1, "amount": 0, "sealed": False}
    with pytest.raises(OstrakaError, match="ascending, unique and never empty"):
        read_ask(record, 0)


def test_only_lists_are_seen_by_their_size() -> None:
    with pytest.raises(OstrakaError, match=r"number\('deck'\) has no size"):
        Fields(PlainState, (), by_size(number("deck")))
