"""A whole move: a choice, and the choices of the same seat that follow from it before chance or another move."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from ostraka.bots.levels import planner_of
from ostraka.core.game import Game, V
from ostraka.core.mind.search import Search
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["AFRESH", "Step", "plan"]

MOST: Final = 16
"""Longer moves are told in parts."""
AFRESH: Final = frozenset({"action", "phases", "extra", "moment"})
"""Questions that begin a move of their own."""


class Step(NamedTuple):
    """A question and its answer."""

    ask: Ask
    option: int

    @property
    def forced(self) -> bool:
        """Whether there is nothing else to answer: then nobody is asked."""
        return len(self.ask.options) == 1

    def record(self) -> dict[str, object]:
        return {"prompt": self.ask.prompt, "option": self.option, "forced": self.forced}


def plan(game: Game[S, V], view: V, ask: Ask, option: int, simulations: int, seed: int) -> list[Step]:
    """The move that begins with an option, each further choice thought about with so many simulations.

    It ends where chance is asked: what is drawn or rolled, nobody can plan.
    """
    rng = Rng(seed)
    s = game.sample(view, rng)
    turn = game.heading(s)
    steps = [Step(ask, option)]
    search: Search[Any, Any] | None = None if planner_of(game, 0) is not None else Search(game, seed)
    game.apply(s, option, None, ask.seat)
    while len(steps) < MOST and isinstance(s.turn, Ask) and game.heading(s) == turn:
        now = s.turn.of(ask.seat)
        if now is None:
            # Others may have their say in between; what follows is still the same move.
            other = s.turn
            game.apply(s, game.insight.policy(s, other, rng), None, other.seat)
            continue
        if not goes_on(game, steps, now):
            break
        chosen = now.options[0]
        if len(now.options) > 1:
            chosen = answer(game, s, now, search, simulations, rng)
        steps.append(Step(now, chosen))
        game.apply(s, chosen, None, ask.seat)
    return steps


def goes_on(game: Game[Any, Any], steps: list[Step], now: Ask) -> bool:
    """Whether a question still belongs to the move: none that begins another, and none that was left before.

    Where a game says what belongs to a move, what an effect asks does not: there somebody decides anew.
    """
    prompts = [step.ask.prompt for step in steps]
    if now.prompt in AFRESH or (now.prompt != prompts[-1] and now.prompt in prompts):
        return False
    last = steps[-1].ask
    alike = now.source == last.source
    declared = game.sequel.get(last.prompt)
    if declared is None:
        return alike or not game.sequel
    return now.prompt in declared or (alike and now.prompt == last.prompt)


def answer(game: Game[S, V], s: S, now: Ask, search: Search[Any, Any] | None, simulations: int, rng: Rng) -> int:
    """The choice of the strongest level, from what the seat will then know."""
    if search is None:
        return game.insight.policy(s, now, rng)
    return search.run(cast(Any, game.view(s, now.seat)), now, simulations)[0].option
