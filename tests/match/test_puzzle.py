"""Puzzles as they lie in the games' folders, and trying to solve one."""

from __future__ import annotations

import json

import pytest

from ostraka.core.errors import IllegalChoice, OstrakaError
from ostraka.games import GAME_IDS
from ostraka.lab.puzzle_themes import THEMES
from ostraka.match import load_game
from ostraka.match.puzzle import DIFFICULTIES, Puzzle, of_the_day, puzzle_of, puzzles_of, read_puzzle
from ostraka.text import LANGUAGES, words_for
from ostraka.text.puzzles import answered

FEWEST = 25


def own(puzzle: Puzzle) -> list[int]:
    return [link.option for link in puzzle.line if link.asked]


@pytest.mark.parametrize("id", GAME_IDS)
def test_there_are_enough_of_every_difficulty(id: str) -> None:
    puzzles = puzzles_of(load_game(id))
    assert len(puzzles) >= FEWEST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for difficulty in DIFFICULTIES:
        assert sum(puzzle.difficulty == difficulty for puzzle in puzzles) >= 5
    assert len({puzzle.theme for puzzle in puzzles}) >= 4
    assert [puzzle.rating for puzzle in puzzles] == sorted(puzzle.rating for puzzle in puzzles)
    assert any(puzzle.moves > 1 for puzzle in puzzles)


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_solution_is_played_out_and_clearly_best(id: str) -> None:
    game = load_game(id)
    for puzzle in puzzles_of(game):
        start = puzzle.begin(game)
        start.check()
        assert [ask.seat for ask in start.asks] == [puzzle.seat]
        attempt = puzzle.attempt(game, own(puzzle))
        assert attempt.solved
        first, decisive = puzzle.line[0], puzzle.line[puzzle.decisive]
        assert first.seat == puzzle.seat and first.asked and decisive.asked
        for link in puzzle.line:
            assert not link.asked or (link.margin >= 0.05 and link.margin >= 3.9 * link.error > 0)
        assert puzzle.reasons and puzzle.theme in THEMES
        assert puzzle.thought == 10 * game.levels.simulations[-1]


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_puzzle_is_written_as_it_is_read(id: str) -> None:
    game = load_game(id)
    for puzzle in puzzles_of(game):
        assert read_puzzle(game, json.dumps(puzzle.record(game))) == puzzle
        assert puzzle_of(game, puzzle.id) is puzzle
    with pytest.raises(OstrakaError, match="cannot be read"):
        read_puzzle(game, "{}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said(language: str) -> None:
    for id in GAME_IDS:
        game = load_game(id)
        words = words_for(game, language)
        for puzzle in puzzles_of(game):
            told = answered(words, puzzle, ["Ana", "Ben", "Eva", "Leo"][: puzzle.seats])
            assert sum(not line.startswith(("Ana", "Ben", "Eva", "Leo")) for line in told.moves) == puzzle.moves
            assert told.why.endswith(".")
            assert words.catalogue.has(f"puzzle-theme-{puzzle.theme}")


def test_what_is_not_the_best_is_not_played() -> None:
    game = load_game("thebes")
    puzzle = next(puzzle for puzzle in puzzles_of(game) if puzzle.moves > 1)
    attempt = puzzle.attempt(game)
    before = attempt.match.digest()
    attempt.choose(puzzle.line[0].next)
    assert attempt.missed == puzzle.line[0].next and attempt.match.digest() == before
    with pytest.raises(IllegalChoice):
        attempt.choose(len(game.actions) - 1 if len(game.actions) - 1 not in attempt.ask.options else 0)
    for option in own(puzzle):
        assert not attempt.solved
        attempt.choose(option)
        assert attempt.missed < 0
    assert attempt.solved
    with pytest.raises(OstrakaError, match="solved"):
        attempt.choose(0)


def test_the_day_decides_which_puzzle_it_is() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    assert len({of_the_day("thebes", day, 30) for day in days}) > 12
    assert of_the_day("thebes", days[0], 30) == of_the_day("thebes", days[0], 30)
    assert [of_the_day("thebes", day, 30) for day in days] != [of_the_day("ancient", day, 30) for day in days]
