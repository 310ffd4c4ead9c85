"""Puzzles on the command line: solved in the terminal, and collected by the lab."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from ostraka.match import load_game
from ostraka.match.puzzle import FILE, Puzzle, puzzles_of
from ostraka.match.shelf import home_of
from ostraka.tui.plain import listed
from tests.cli.command import ostraka

GAME = load_game("thebes")
LONG = next(puzzle for puzzle in puzzles_of(GAME) if puzzle.moves > 1)


def numbers(puzzle: Puzzle) -> list[str]:
    """What is typed to solve a puzzle: first something else, then the solution."""
    attempt = puzzle.attempt(GAME)
    typed = [str(listed(attempt.ask).options.index(puzzle.line[0].next) + 1)]
    while not attempt.solved:
        option = puzzle.line[attempt.done].option
        typed.append(str(listed(attempt.ask).options.index(option) + 1))
        attempt.choose(option)
    return typed


def test_a_puzzle_is_solved_in_the_terminal() -> None:
    typed = "\n".join(["u", *numbers(LONG), ""])
    told = ostraka("puzzle", "thebes", "--id", LONG.id, "--lang", "en", stdin=typed)
    assert told.code == 0
    for line in (
        "Find the best move.",
        "Nothing is taken back",
        "not the best. Try again.",
        "Right. Go on.",
        "Solved.",
    ):
        assert line in told.out
    assert "The answer: " in told.out and "Better than" in told.out


@pytest.mark.parametrize("language", ["de", "fr", "ru", "cs"])
def test_the_answer_is_given_to_whoever_asks(language: str) -> None:
    told = ostraka("puzzle", "thebes", "--difficulty", "hard", "--lang", language, stdin="?\nh\nn\n")
    assert told.code == 0 and "Find the best" not in told.out and "Better than" not in told.out


def test_whoever_goes_is_let_go() -> None:
    assert ostraka("puzzle", "--lang", "en", stdin="q\n").code == 0
    assert ostraka("puzzle", "--lang", "en").code == 0


def test_wrong_usage() -> None:
    assert "choose from" in ostraka("puzzle", "chess").complaint(2)
    assert "no puzzle" in ostraka("puzzle", "thebes", "--id", "none").complaint(2)
    assert "choose from: dig" in ostraka("puzzle", "thebes", "--theme", "cooking").complaint(2)
    assert "WORK" in ostraka("lab").complaint(2)
    assert "choose from" in ostraka("lab", "puzzles", "chess").complaint(2)


def test_the_lab_collects_puzzles_of_all_kinds(tmp_path: Path) -> None:
    home = files(home_of(GAME)) / FILE
    kept = tmp_path / "kept.jsonl"
    told = ostraka(
        "lab", "puzzles", "thebes", "--add", str(home), "--add", str(home), "--to", str(kept), "--want", "10"
    )
    assert told.code == 0, told.out
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert 10 <= len(lines) <= 12 and len(set(lines)) == len(lines)
    for difficulty in ("easy", "medium", "hard"):
        assert 2 <= sum(f'"difficulty":"{difficulty}"' in line for line in lines) <= 5
    # What there is already is neither thrown away nor taken twice.
    assert ostraka("lab", "puzzles", "thebes", "--to", str(kept), "--want", "10").code == 0
    assert kept.read_text(encoding="utf-8").splitlines() == lines
