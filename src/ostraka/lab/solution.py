"""The solution of a puzzle move by move."""

from __future__ import annotations

from typing import Any, NamedTuple

from ostraka.bots.plan import AFRESH, Step
from ostraka.core.game import Game, View
from ostraka.core.turn import Ask
from ostraka.match import Match
from ostraka.match.puzzle import Puzzle

__all__ = ["Moved", "begins", "moves_of"]


class Moved(NamedTuple):
    """A move of a solution: whose it is, and its choices."""

    seat: int
    steps: list[Step]
    view: View
    """What that seat knew before it."""


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


def begins(match: Match[Any, Any], ask: Ask) -> bool:
    """Whether a question begins a move: by its name, or because chance or others have had their say since."""
    if ask.prompt in AFRESH or match.at == 0:
        return True
    last = match.steps[-1]
    return last.choice.seat != ask.seat or last.turn != match.heading[0] or last.chances != match.chances
