"""Puzzles thought about again: the solution is still the best, and its reason is still one."""

from __future__ import annotations

import pytest

from ostraka.games import GAME_IDS
from ostraka.lab.puzzle_thought import checked, finders, first_rating, judged
from ostraka.lab.puzzles import difficulty_of, explained, find, solution
from ostraka.match import load_game
from ostraka.match.puzzle import Puzzle, puzzles_of

SAMPLE = 4


def clearest(id: str, most: int) -> list[Puzzle]:
    """Those that even a little thought must see."""
    puzzles = puzzles_of(load_game(id))
    return sorted(puzzles, key=lambda puzzle: -puzzle.line[0].margin)[:most]


@pytest.mark.compiled
@pytest.mark.parametrize("id", GAME_IDS)
def test_a_little_thought_finds_the_same(id: str) -> None:
    game = load_game(id)
    for puzzle in clearest(id, SAMPLE):
        assert checked(game, puzzle, share=0.2) == [], puzzle.id


@pytest.mark.full
@pytest.mark.parametrize("id", GAME_IDS)
def test_all_puzzles_are_thought_about_again(id: str) -> None:
    game = load_game(id)
    faults = {puzzle.id: found for puzzle in puzzles_of(game) if (found := checked(game, puzzle))}
    assert faults == {}


@pytest.mark.compiled
def test_a_wrong_solution_is_noticed() -> None:
    game = load_game("thebes")
    puzzle = clearest("thebes", 1)[0]
    first = puzzle.line[0]
    wrong = puzzle._replace(line=(first._replace(option=first.next, next=first.option),), decisive=0)
    faults = checked(game, wrong, share=0.2)
    assert any("is better than" in fault for fault in faults)
    assert any("is no reason any more" in fault for fault in faults)


@pytest.mark.compiled
def test_a_position_becomes_the_puzzle_again() -> None:
    game = load_game("thebes")
    puzzle = clearest("thebes", 1)[0]
    blank = puzzle._replace(line=(), thought=puzzle.thought // 4, reasons=())
    line = solution(game, blank)
    assert line is not None and line[0].option == puzzle.line[0].option and line[0].margin > 0.06
    again = explained(game, blank._replace(line=line))
    assert again is not None and again.reasons


@pytest.mark.compiled
def test_levels_solve_what_is_easy_and_miss_what_is_hard() -> None:
    game = load_game("thebes")
    puzzles = puzzles_of(game)
    easy, hard = finders(game, puzzles[0]), finders(game, puzzles[-1])
    assert sum(easy) > sum(hard)
    for puzzle, shares in ((puzzles[0], easy), (puzzles[-1], hard)):
        share = sum(shares) / len(shares)
        # Levels play a little otherwise than when it was found; its rating is only what it begins with.
        assert difficulty_of(share) == puzzle.difficulty and abs(first_rating(share) - puzzle.rating) < 1


def test_ratings_grow_with_difficulty() -> None:
    ratings = [first_rating(share) for share in (1.0, 0.9, 0.5, 0.2, 0.0)]
    assert ratings == sorted(ratings) and ratings[2] == 25.0
    assert [difficulty_of(share) for share in (0.9, 0.45, 0.1)] == ["easy", "medium", "hard"]


def test_a_forced_answer_is_no_riddle() -> None:
    game = load_game("thebes")
    match = puzzles_of(game)[0].begin(game)
    ask = match.asks[0]
    verdict = judged(game, match, ask, 8, 1)
    assert not verdict.clear


@pytest.mark.full
def test_the_finder_finds() -> None:
    game = load_game("thebes")
    puzzle = next(find(game, "test", lambda _: None))
    assert checked(game, puzzle) == []
