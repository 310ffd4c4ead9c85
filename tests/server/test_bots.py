"""The bots of a server: where there is no choice they take as long as ever, and where they fail the game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.server.bots.bots import LATELY, THOUGHT, Bots, Habits
from ostraka.server.bots.question import Question
from tests.server.test_room import Parts, first, run


class Quick(Bots):
    """Bots that take their first option and write down what they were asked."""

    def __init__(self) -> None:
        super().__init__(0, 8, 0.8)
        self.asked = 0

    async def think(self, question: Question, level: str) -> int:
        self.asked += 1
        return question.options[0]


class Failing(Bots):
    """Bots that never find an answer."""

    open = True

    def __init__(self) -> None:
        super().__init__(0, 8, 0.8)


def thoughts() -> tuple[float, float]:
    """How many thoughts were measured so far, and how long all of them took."""
    samples = {sample.name: sample.value for metric in THOUGHT.collect() for sample in metric.samples}
    return samples["ostraka_thought_seconds_count"], samples["ostraka_thought_seconds_sum"]


def asked(*options: int) -> Question:
    return Question("t", "thebes", {}, options, 5)


def test_a_bot_without_a_choice_takes_as_long_as_bots_do(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        bots = Quick()
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        monkeypatch.setattr("ostraka.server.bots.bots.asyncio.sleep", sleep)
        assert await bots.choose(asked(9), "scholar") == 9
        assert slept == [0.8] and bots.asked == 0
        assert await bots.choose(asked(3, 9), "scholar") == 3
        assert slept == [0.8] and bots.asked == 1
        assert await bots.choose(asked(9), "scholar") == 9
        # As long as the one real question took.
        assert len(slept) == 2 and slept[1] != 0.8 and bots.asked == 1
        monkeypatch.undo()

    asyncio.run(work())


def test_where_a_bot_fails_an_offered_option_is_taken() -> None:
    async def work() -> None:
        assert await Failing().choose(asked(3, 9), "scholar") == 9
        with pytest.raises(OstrakaError, match="no bots think at this server"):
            await Bots(0, 8, 0.8).choose(asked(3, 9), "scholar")

    asyncio.run(work())


def test_the_time_of_a_thought_is_the_workers_own(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        question = room.question(first(room)[0])
        assert len(question.options) > 1
        bots = Bots(1, 8, 0.2)
        await bots.start()
        before = thoughts()
        try:
            assert await bots.choose(question, "digger") in question.options
        finally:
            await bots.stop()
        count, seconds = (now - then for now, then in zip(thoughts(), before, strict=True))
        known = bots.habits.drawn("thebes", "digger", 0, 0.0)
        # Whoever asks waits longer than the worker thinks.
        assert count == 1 and 0.0 < seconds < known

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
