"""The answer to a puzzle in words: the moves of its solution, and why the first one is the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ostraka.bots.plan import Step, begins
from ostraka.core.game import Game, View
from ostraka.match.puzzle import Puzzle
from ostraka.text.hints import sentence
from ostraka.text.moves import merits, move, told_already
from ostraka.text.words import Words

__all__ = ["Answered", "Moved", "answered", "moves_of"]


class Moved(NamedTuple):
    """A move of a solution: whose it is, and its choices."""

    seat: int
    steps: list[Step]
    view: View
    """What that seat knew before it."""


class Answered(NamedTuple):
    """What is told to whoever has solved a puzzle, or wants to know."""

    moves: list[str]
    """The whole solution, move by move; those of others begin with their name."""
    why: str


def moves_of(game: Game[Any, Any], puzzle: Puzzle) -> list[Moved]:
    """The solution move by move, with the choices that leave no choice."""
    match = puzzle.begin(game, forced=False)
    links = list(puzzle.line)
    found: list[Moved] = []
    while links and not match.over:
        ask = match.asks[0]
        option = ask.options[0]
        if len(ask.options) > 1 or len(match.asks) > 1:
            link = links.pop(0)
            ask = next(each for each in match.asks if each.seat == link.seat)
            option = link.option
        step = Step(ask, option)
        if not found or found[-1].seat != ask.seat or begins(match, ask):
            found.append(Moved(ask.seat, [], match.view(ask.seat)))
        found[-1].steps.append(step)
        match.play(ask.seat, option)
    return found


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
    own = "; ".join(merits(words, first.view, first.steps))
    told = [sentence(own)] if own else []
    known = told_already(words) if own else frozenset()
    found = [words.catalogue.say(message, args) for message, args in puzzle.reasons if message not in known]
    if found:
        link = puzzle.line[puzzle.decisive]
        before = [each.option for each in puzzle.line[: puzzle.decisive] if each.seat == puzzle.seat]
        ask = puzzle.attempt(words.game, before).ask
        other = words.option(link.next, ask, names)
        told.append(words.catalogue.say("hint-better", {"other": other, "reasons": words.catalogue.listing(found)}))
    return " ".join(told)
