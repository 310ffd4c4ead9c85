"""Decisions judged afterwards, from what their seat knew: what was better beyond doubt, and why.

Everything is weighed as a coach weighs it. Most decisions get a glance; those that seem to have given most away are
thought about again with other luck, and what is not found a second time was no mistake.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from ostraka.bots.budget import Budget
from ostraka.bots.coach import SLIGHT, sure
from ostraka.bots.explain import Hints, explained
from ostraka.bots.race import Standing, weigh
from ostraka.core.game import Game
from ostraka.lab.clock import Clock
from ostraka.lab.turns import Decision

__all__ = ["Judged", "deepen", "glance"]

Shares: TypeAlias = tuple[float, float]
"""From which share of the time to which."""
FEW: Final = 6
"""The least simulations of an option that say anything."""


@dataclass(slots=True)
class Judged:
    """A decision, and how its options stand."""

    decision: Decision
    standings: list[Standing] = field(default_factory=list)
    glanced: bool = False
    """Whether it seemed to give something away at first sight."""
    hints: Hints | None = None
    """What was better and what was played, or what was played and the next best; with reasons."""

    @property
    def best(self) -> Standing:
        return self.standings[0]

    @property
    def played(self) -> Standing:
        """How what was played stands; without any thought as well as the best."""
        option = self.decision.option
        return next((standing for standing in self.standings if standing.option == option), self.best)

    @property
    def seeming(self) -> float:
        """What the best seems to promise beyond what was played; nothing where that may be chance."""
        if not self.standings or self.played is self.best or self.played.equal:
            return 0.0
        return max(0.0, self.played.behind)

    @property
    def gain(self) -> float:
        """The same, as far as it was found both times."""
        return self.seeming if self.glanced else 0.0

    @property
    def same(self) -> bool:
        """Whether nothing better is known than what was played."""
        return self.gain == 0.0

    @property
    def mistake(self) -> bool:
        """Whether it gave something away both times; the same things in another order are the same move."""
        return self.glanced and sure(self.played, SLIGHT) and self.hints is not None and len(self.hints.hints) > 1

    @property
    def thought(self) -> int:
        return sum(standing.estimate.visits for standing in self.standings)


def glance(
    game: Game[Any, Any],
    decisions: Sequence[Decision],
    depth: int,
    seed: int,
    clock: Clock,
    shares: Shares,
) -> list[Judged]:
    """All of them, shortly."""
    found: list[Judged] = []
    for i, decision in enumerate(decisions):
        clock.show(shares[0] + (shares[1] - shares[0]) * i / len(decisions))
        judged = Judged(decision)
        if not clock.past(shares[1]):
            _weigh(game, judged, depth, seed, clock.until(shares[1], len(decisions) - i))
            judged.glanced = judged.seeming > 0.0
        found.append(judged)
    return found


def deepen(game: Game[Any, Any], chosen: Sequence[Judged], depth: int, seed: int, clock: Clock, shares: Shares) -> None:
    """Think again about some, with other luck, and find out why."""
    for i, judged in enumerate(chosen):
        clock.show(shares[0] + (shares[1] - shares[0]) * i / len(chosen))
        each = clock.until(shares[1], len(chosen) - i)
        _weigh(game, judged, 8 * depth, seed + 1, each and 0.7 * each)
        _explain(game, judged, max(8, depth // 2), seed, each and 0.3 * each)


def _weigh(game: Game[Any, Any], judged: Judged, depth: int, seed: int, seconds: float | None) -> None:
    decision = judged.decision
    budget = Budget((seed << 20) + decision.at, max(depth, FEW * len(decision.ask.options)))
    if seconds is not None:
        # At most the adviser's own measure, and no longer than there is time.
        budget = replace(budget, simulations=None, limit=seconds)
    judged.standings = weigh(game, decision.view, decision.ask, budget)


def _explain(game: Game[Any, Any], judged: Judged, tables: int, seed: int, seconds: float | None) -> None:
    decision = judged.decision
    pair = [judged.best, judged.played]
    if pair[0] is pair[1]:
        pair = judged.standings[:2]
    elif judged.same:
        pair.reverse()
    budget = Budget((seed << 20) + decision.at, limit=None if seconds is None else seconds * 3)
    judged.hints = explained(game, decision.view, decision.ask, pair, budget, tables)
