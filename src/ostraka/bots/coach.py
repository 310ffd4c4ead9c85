"""The coach: which choices give something away, and why. What may be chance is never held against anybody.

All options are weighed while somebody still thinks. Whoever then takes one that seems to give much away has it thought
about once more, beside the best alone and with other luck; only what comes out the same way twice is spoken of.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from ostraka.bots.budget import Budget
from ostraka.bots.explain import Hints, explained, half
from ostraka.bots.race import DOUBT, Standing, race
from ostraka.core.game import Game, V, View
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["GRAVE", "OFTEN", "SLIGHT", "agreed", "objection", "slips", "sure"]

GRAVE: Final = 0.08
"""A big mistake gives away so much of the chance to win."""
SLIGHT: Final = 0.04
"""Less than this is not worth a word."""
OFTEN: Final = {"big": GRAVE, "more": SLIGHT}
"""How often somebody wants to be asked, and what a choice must then give away."""
TABLES: Final = 60


def sure(standing: Standing, least: float) -> bool:
    """Whether an option is behind the best by that much, and by more than may be chance."""
    return not standing.equal and standing.behind >= max(least, DOUBT * standing.error)


def slips(standings: Sequence[Standing], least: float = SLIGHT) -> dict[int, float]:
    """The options that seem to give something away, and how much."""
    return {standing.option: standing.behind for standing in standings if sure(standing, least)}


def objection(
    game: Game[S, V], view: View, ask: Ask, option: int, best: int, budget: Budget, least: float = SLIGHT
) -> Hints | None:
    """What is to be said against an option beside the best one, which comes first; None if it is not sure."""
    pair = Ask(ask.seat, ask.prompt, tuple(sorted({option, best})), ask.source, ask.amount, ask.sealed)
    again = race(game, cast(V, view), pair, half(replace(budget, seed=budget.seed + 1)), 2)
    if len(again) < 2 or again[0].option == option or not sure(again[1], least):
        return None
    found = explained(game, view, ask, again, budget, TABLES)
    # What chooses the same things in another order is the same move.
    return agreed(found, least) if len(found.hints) > 1 else None


def agreed(hints: Hints, least: float) -> Hints | None:
    """The same with a gap that is that between the chances which are told; None if little is left of it."""
    better, *others = hints.hints
    first = better.seats[hints.seat].chance
    apart = [replace(hint, behind=first - hint.seats[hints.seat].chance) for hint in others]
    return replace(hints, hints=[better, *apart]) if apart[-1].behind >= least else None
