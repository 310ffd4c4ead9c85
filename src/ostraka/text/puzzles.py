"""The answer to a puzzle in words: the moves of its solution, and why the first one is the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ostraka.lab.solution import Moved, moves_of
from ostraka.match.puzzle import Puzzle
from ostraka.text.hints import sentence
from ostraka.text.moves import merits, move, told_already
from ostraka.text.words import Words

__all__ = ["Answered", "answered"]


class Answered(NamedTuple):
    """What is told to whoever has solved a puzzle, or wants to know."""

    moves: list[str]
    """The whole solution, move by move; those of others begin with their name."""
    why: str


def answered(words: Words, puzzle: Puzzle, names: Sequence[str]) -> Answered:
    """The solution in words, told to the solver."""
    moves = moves_of(words.game, puzzle)
    say = words.catalogue.say
    lines = []
    for each in moves:
        told = move(words, each.steps, names)
        own = each.seat == puzzle.seat
        lines.append(told if own else say("puzzle-theirs", {"name": names[each.seat], "move": told}))
    return Answered(lines, why(words, puzzle, moves[0], names))


def why(words: Words, puzzle: Puzzle, first: Moved, names: Sequence[str]) -> str:
    """What speaks for the first move, and what it has over the next best."""
    own = words.series(merits(words, first.view, first.steps), "semicolon")
    told = [sentence(own)] if own else []
    known = told_already(words) if own else frozenset()
    found = [words.catalogue.say(message, args) for message, args in puzzle.reasons if message not in known]
    if found:
        link = puzzle.line[puzzle.decisive]
        before = [each.option for each in puzzle.line[: puzzle.decisive] if each.asked]
        ask = puzzle.attempt(words.game, before).ask
        other = words.option(link.next, ask, names)
        told.append(words.catalogue.say("hint-better", {"other": other, "reasons": words.catalogue.listing(found)}))
    return " ".join(told)
