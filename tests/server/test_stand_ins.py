"""Leavers: a bot stands in for a seat, sees no more than the seat did, and every game still ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostraka import load_game
from ostraka.core.errors import OstrakaError
from ostraka.core.view import pack
from ostraka.games import GAME_IDS
from ostraka.server.bots.bots import Bots
from ostraka.server.bots.question import Question
from ostraka.server.tables.caretaker import Caretaker
from ostraka.server.tables.room import Room
from ostraka.server.tables.state import STAND_IN
from tests.server.test_room import Parts, run
from tests.server.test_table_state import Table


def leave(table: Table, seat: int) -> None:
    """The seat leaves, and all others let a bot play on."""
    table.do(seat, "leave")
    for other in table.state.people - table.state.late:
        table.do(other, "vote", seat * 3 + STAND_IN)


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_seat_in_turn_never_answers(game: str) -> None:
    seats = load_game(game).seats.stop - 1
    for absent in range(seats):
        table = Table(game=game, seats=seats)
        leave(table, absent)
        state = table.state
        while not state.closed:
            # Whatever the table waits for, the server knows at once whether that is its own task.
            assert (absent in state.asked) == (state.due(table.time) is not None)
            table.choose(state.seq)
        assert state.match.over
        assert table.again().match.digest() == state.match.digest()


def test_everybody_but_one_leaves() -> None:
    table = Table(seats=4)
    for seat in (2, 0, 3):
        leave(table, seat)
    assert table.state.people == {1} and table.state.away == {0, 2, 3}
    while not table.state.closed:
        table.choose()
    assert table.state.match.over


def test_absent_seats_are_not_asked_whether_something_may_be_taken_back() -> None:
    table = Table(seats=3)
    first = table.state.match.asks[0].seat
    absent = (first + 1) % 3
    leave(table, absent)
    while {step.choice.seat for step in table.state.match.steps} != {0, 1, 2}:
        table.choose()
    assert table.state.match.undo_needs(first, 0) == {0, 1, 2} - {first}
    assert table.state.missing(first, 0) == {0, 1, 2} - {first, absent}


class Recorded(Bots):
    """Bots that take the last option and write down what they were shown, or fail."""

    open = True

    def __init__(self, fails: bool = False) -> None:
        super().__init__(0, 8, 0.0)
        self.fails = fails
        self.shown: list[Question] = []

    async def think(self, question: Question, level: str) -> int:
        self.shown.append(question)
        if self.fails:
            raise OstrakaError("no idea")
        return question.options[-1]


async def absent(room: Room, seat: int) -> None:
    """The seat leaves, and the other one lets a bot play on."""
    await room.submit(seat, "leave-0001", room.state.seq, "leave")
    await room.submit(1 - seat, "vote-00001", room.state.seq, "vote", seat * 3 + STAND_IN)


async def cared(made: Parts, room: Room, bots: Bots) -> None:
    """Let the caretaker answer until a person is asked."""
    care = Caretaker(made.store, made.rooms, bots, 15.0)
    while await care._step(room):
        pass


def test_a_stand_in_answers_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        seat = room.state.match.asks[0].seat
        await absent(room, seat)
        seen = pack(room.state.match.game, room.state.match.view(seat))
        bots = Recorded()
        await cared(made, room, bots)
        assert room.state.asked == {1 - seat}
        # It was shown what the seat itself would have seen, question included.
        assert bots.shown[0].view == seen
        assert {step.choice.seat for step in room.state.match.steps} == {seat}
        await room.submit(seat, "back-00001", room.state.seq, "back")
        told = len(bots.shown)
        while room.state.asked != {seat}:
            ask = room.state.match.asks[0]
            await room.submit(ask.seat, f"play-{room.state.seq:05}", room.state.seq, "choice", ask.options[0])
        await cared(made, room, bots)
        assert room.state.asked == {seat} and len(bots.shown) == told

    run(tmp_path, work)


def test_a_bot_that_fails_harms_nobody(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        seat = room.state.match.asks[0].seat
        await absent(room, seat)
        bots = Recorded(fails=True)
        await cared(made, room, bots)
        assert bots.shown and room.state.asked == {1 - seat}

    run(tmp_path, work)
