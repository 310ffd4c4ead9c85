"""What an explanation can point at in Mammothodus: every way to lose, and the way to the portal."""

from __future__ import annotations

from typing import Final

from ostraka.core.mind.signs import Sign, Signs
from ostraka.games.mammothodus.mind.threat import Threat
from ostraka.games.mammothodus.mind.worth import Outlook
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import ROWS, SHARDS, SPIRIT_COUNT

__all__ = ["MammothodusSigns"]

REACH: Final = 16
SIGNS: Final = (
    Sign("portal", 1.0, 0.7, topic="places"),
    Sign("revealed", 0.6, 0.4, topic="shards"),
    Sign("tribes", -2.5, 0.3),
    Sign("spirits", -12.0, 0.2),
    Sign("trails", -6.0, 0.2),
    Sign("decay", 2.0, 0.4),
    Sign("population", 1.1, 0.5),
    Sign("weakest", 2.0, 0.5, topic="population"),
    Sign("danger", -0.5, 1.0),
    Sign("hand", 0.4, 0.7),
)


class MammothodusSigns(Signs[Table]):
    """Tribes, spirits, trails, degradation, population, the danger of the next human card, the way to the portal."""

    def __init__(self) -> None:
        super().__init__(SIGNS, REACH, spending=("play", "help", "discard", "reroll"), free=("strike",))

    def counts(self, s: Table, seat: int) -> list[float]:
        tribes = 0
        for number in s.tribes:
            tribes += number
        found = [self.portal(s), float(SHARDS - len(s.shards)), float(tribes)]
        found += [float(SPIRIT_COUNT - len(s.spirits)), float(sum(s.trail)), float(len(s.decay))]
        # A clan that is alone is not compared with others.
        found += [float(s.population[seat]), float(min(s.population)) if s.seats > 1 else 0.0]
        danger = 0.0 if s.ended or s.turns == 0 else Threat(s).cost(s.figure, s.tribes)
        return [*found, danger, float(len(s.hand[seat]))]

    def portal(self, s: Table) -> float:
        """How near the next places of power are: steps, less those that are missing; an active place counts for ten."""
        done = sum([s.done_rows >> row & 1 for row in range(ROWS)])
        if s.turns == 0 or s.ended or done == ROWS:
            return 10.0 * done
        outlook = Outlook(s)
        return 10.0 * done + max(-25.0, outlook.value(outlook.figures, outlook.shards, []))
