"""The coach at the terminal, and learning from one's mistakes there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ostraka import Match
from ostraka.bots import make_bot
from ostraka.bots.race import rule_of_thumb
from ostraka.core.turn import PASS
from ostraka.lab.analysis_words import Telling
from ostraka.match import guide_of, load_game
from ostraka.text import words_for
from ostraka.tui.coach import Coach
from ostraka.tui.lessons import Lessons
from ostraka.tui.plain import PlainTable
from tests.cli.command import ostraka
from tests.lab.test_analyse import learnt

THEBES = Path(__file__).parents[1] / "replays" / "thebes-2.txt"


@pytest.fixture(scope="module")
def coach() -> Iterator[Coach]:
    made = Coach("big", patient=True)
    yield made
    made.close()


def last_year() -> Match[Any, Any]:
    """Thebes at the beginning of its last year, where whoever is asked may also stop for good."""
    match: Match[Any, Any] = Match("thebes", 2, {}, "7")
    while match.ask is not None:
        ask = match.ask
        if ask.prompt == "action" and PASS in ask.options and ask.seat == 0:
            return match
        match.play(ask.seat, ask.options[0])
    raise AssertionError("nobody was asked")


def sit(match: Match[Any, Any], coach: Coach, answers: list[str]) -> list[str]:
    """Play with these answers, as far as they go; what was shown."""
    shown: list[str] = []

    def read(prompt: str) -> str:
        shown.append(prompt)
        if not answers:
            raise EOFError
        return answers.pop(0)

    bots = {1: make_bot(match.game, "random")}
    table = PlainTable(match, words_for(match.game), ["Ana", "Bot"], bots, read, shown.append, coach=coach)
    with suppress(EOFError):
        table.play()
    return shown


def test_a_blunder_is_asked_about_and_only_made_by_who_insists(coach: Coach) -> None:
    match = last_year()
    before, last = match.at, str(len(match.asks[0].options))
    shown = sit(match, coach, [last, "n"])
    assert match.at == before
    sure = next(i for i, line in enumerate(shown) if line.startswith("Are you sure? “"))
    assert "gives a lot away" in shown[sure] and shown[sure + 1].startswith("Better: ")
    assert shown[sure + 2] == "Do it anyway? Type y or n: "
    assert sum(line.startswith("  1. ") for line in shown) == 2, "the question is put again"
    shown = sit(match, coach, [last, "y"])
    assert match.at > before and match.log[before] == (0, PASS)


def test_a_good_choice_is_not_talked_about(coach: Coach) -> None:
    match = last_year()
    ask = match.asks[0]
    best = rule_of_thumb(match.game, match.view(0), ask)
    shown = sit(match, coach, [str(sorted(ask.options, key=lambda o: (o == PASS, o)).index(best) + 1)])
    assert not any("Are you sure?" in line for line in shown)


def test_who_is_quicker_than_the_coach_hears_of_it_afterwards(coach: Coach) -> None:
    match = last_year()
    shown: list[str] = []
    table = PlainTable(match, words_for(match.game), ["Ana", "Bot"], {}, input, shown.append, coach=coach)
    ask = match.asks[0]
    coach.ponder(table, ask)
    assert coach._now is not None
    thought = coach._now.found
    coach.patience = 0.0
    try:
        assert coach.lets(table, PASS) and shown == []
    finally:
        coach.patience = None
    thought.result(60)
    coach.ponder(table, ask)
    assert "gave a lot away" in shown[0] and shown[1].startswith("Better: ")
    assert shown[2] == "Type u to take it back."


def test_the_coach_is_silent_while_a_guide_speaks(coach: Coach) -> None:
    game = load_game("thebes")
    guide = guide_of(game)
    assert guide is not None
    match = guide.begin(game)
    table = PlainTable(match, words_for(game), ["Ana", "Bot"], {}, input, print, guide=guide, coach=coach)
    assert table.guiding()
    assert not PlainTable(last_year(), words_for(game), ["Ana", "Bot"], {}, input, print, guide=None).guiding()


def test_people_among_themselves_have_no_coach() -> None:
    result = ostraka("play", "thebes", "--hot-seat", "--coach", stdin="")
    assert result.code == 2 and "--coach is for games against bots" in result.err
    assert ostraka("play", "thebes", "--coach", "always", stdin="").code == 2


# Learning from mistakes


def lessons(answers: list[str]) -> list[str]:
    shown: list[str] = []
    telling = Telling(learnt(), words_for(learnt().match.game, strict=True), ["Ana", "Ben"])
    Lessons(telling, lambda prompt: answers.pop(0), shown.append).go()
    return shown


def test_each_mistake_is_tried_again_until_something_better_is_found() -> None:
    first = learnt().mistakes[0]
    options, grades = first.judged.decision.ask.options, first.grades()
    played = options.index(first.judged.decision.option) + 1
    good = next(i for i, option in enumerate(options, 1) if grades[option] == "good")
    shown = lessons(
        ["nonsense", str(played), str(good), "q"] if len(learnt().mistakes) > 1 else [str(played), str(good)]
    )
    text = "\n".join(shown)
    assert shown[0] == "Learn from your mistakes" and "gave something away." in shown[1]
    assert "Find something better." in text and "You played: " in text
    assert text.index("That is what you played.") < text.index("Yes, that is better.") < text.index("The answer: ")
    assert "What would probably have happened: after “" in text


def test_the_answer_can_be_had_and_one_can_stop() -> None:
    n = len(learnt().mistakes)
    shown = lessons(["a"] * n)
    assert sum(line.startswith("The answer: ") for line in shown) == n
    assert shown[-1] == "That was all."
    assert not any(line.startswith("The answer: ") for line in lessons(["n"] * n))
    assert "That was all." not in lessons(["q"])


def test_the_command_learns_too() -> None:
    result = ostraka("analyse", THEBES, "--depth", 1, "--learn", "--seat", 2, stdin="q\n")
    assert result.code == 0 and result.out.startswith("Learn from your mistakes\n")
    wrong = ostraka("analyse", THEBES, "--learn", "--seat", 3)
    assert wrong.code == 2 and "--seat is one of the 2 seats" in wrong.err
