"""What the levels of bots make of a game: how steadily they choose, how long they search, how far they plan."""

from __future__ import annotations

from typing import Final

from ostraka.core.errors import OstrakaError

__all__ = ["ANY_GAME", "COUNT", "Levels"]

COUNT: Final = 5
"""How many levels there are in every game; an oracle comes on top of them."""


class Levels:
    """One number for each level, the weakest first.

    A level that plays by rule of thumb takes what looks best, or draws lots among all that looks nearly as good: how
    much worse an option may look is its `temperature`, in whatever the game weighs its choices (`Insight.weigh`).
    `simulations` is what a level takes for one decision; 0: it does not search. Where trying and comparing is better
    than a tree, a level plans `turns` ahead, at the questions in `planned`. `oracle` is the number of simulations of a
    level above them; 0: there is none. It judges by what it has learned, or plans `oracle_turns` ahead.
    """

    def __init__(
        self,
        temperature: tuple[float, ...],
        simulations: tuple[int, ...],
        turns: tuple[int, ...] = (),
        planned: tuple[str, ...] = (),
        oracle: int = 0,
        oracle_turns: int = 0,
    ) -> None:
        if len(temperature) != COUNT or len(simulations) != COUNT or len(turns) not in (0, COUNT):
            raise OstrakaError(f"there are {COUNT} levels, so temperature, simulations and turns have {COUNT} numbers")
        self.temperature = temperature
        self.simulations = simulations
        self.turns = turns
        self.planned = planned
        self.oracle = oracle
        self.oracle_turns = oracle_turns

    def __repr__(self) -> str:
        known = (self.temperature, self.simulations, self.turns, self.planned, self.oracle, self.oracle_turns)
        return f"Levels{known}"


ANY_GAME: Final = Levels(temperature=(4.0, 1.5, 0.8, 0.0, 0.0), simulations=(0, 0, 0, 50, 1000))
"""In a game nobody has measured yet."""
