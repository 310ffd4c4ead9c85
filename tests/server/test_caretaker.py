"""What the caretaker does for bots: a question without a choice is answered as late as any other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from ostraka.server.bots.bots import LATELY, Habits, Thinking
from ostraka.server.tables.caretaker import Caretaker
from ostraka.server.tables.room import Room, Sight
from tests.server.test_room import Parts, first, run


class Quick(Thinking):
    """Bots that take their first option and write down what they were asked."""

    def __init__(self) -> None:
        super().__init__(0, 8, 0.8)
        self.asked = 0

    async def choose(self, game: str, view: Mapping[str, object], level: str, seed: int, memory: str = "") -> int:
        self.asked += 1
        return 3


def seen(room: Room, *options: int) -> Sight:
    return Sight(room.state.match.view(first(room)[0]).record(), options, 5)


def test_a_bot_without_a_choice_takes_as_long_as_bots_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        thinking = Quick()
        care = Caretaker(made.store, made.rooms, thinking, 15.0)
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        monkeypatch.setattr("ostraka.server.tables.caretaker.asyncio.sleep", sleep)
        monkeypatch.setattr(room, "sight", lambda _: seen(room, 9))
        assert await care._think(room, 0) == 9
        assert slept == [0.8] and thinking.asked == 0
        monkeypatch.setattr(room, "sight", lambda _: seen(room, 3, 9))
        assert await care._think(room, 0) == 3
        assert slept == [0.8] and thinking.asked == 1
        monkeypatch.setattr(room, "sight", lambda _: seen(room, 9))
        assert await care._think(room, 0) == 9
        # As long as the one real question took.
        assert len(slept) == 2 and slept[1] != 0.8 and thinking.asked == 1
        monkeypatch.undo()

    run(tmp_path, work)


def test_habits_are_those_of_the_game_and_the_level() -> None:
    habits = Habits()
    for i in range(LATELY + 3):
        habits.note("ancient", "sage", float(i))
    habits.note("ancient", "digger", 0.01)
    drawn = {habits.drawn("ancient", "sage", luck, 0.8) for luck in range(1000)}
    assert drawn == {float(i) for i in range(3, LATELY + 3)}
    assert habits.drawn("ancient", "digger", 7, 0.8) == 0.01
    assert habits.drawn("thebes", "sage", 7, 0.8) == 0.8
