"""What speaks for a move in Mammothodus by itself: enemies in reach, population, shards and places of power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ostraka.core.turn import PASS
from ostraka.games.mammothodus.options import ACTION, DRAW, FIGURE_AT, SHARD_AT, TERRITORY_AT
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import (
    ACTIVATE,
    ATTACK,
    CARE,
    COLOURS,
    DEGRADE,
    ROWS,
    SHARD_TYPES,
)
from ostraka.text.words import Words

if TYPE_CHECKING:
    from ostraka.bots.plan import Step

__all__ = ["TOLD", "merits"]

TOLD: Final[frozenset[str]] = frozenset()
"""Reasons that are said better here."""


def merits(words: Words, s: Table, steps: Sequence[Step]) -> list[str]:
    """What is there to be done, as far as it can be seen on the board."""
    seat, say = steps[0].ask.seat, words.catalogue.say
    first = steps[0].option
    action = first - ACTION if steps[0].ask.prompt == "action" and first != PASS else -1
    if steps[0].ask.prompt == "figure":
        action = steps[0].ask.amount
    figures = [step.option - FIGURE_AT for step in steps if step.ask.prompt == "figure" and step.option != PASS]
    if action == ATTACK and figures:
        at = s.figure[seat * COLOURS + figures[0]]
        spirits = sum(1 for t in s.spirit_at if t == at)
        return [
            say("merit-attack", {"tribes": s.tribes[at], "spirits": spirits, "place": words.thing("territory", at, ())})
        ]
    if action == CARE:
        return [say("merit-care", {"population": s.population[seat]})]
    if action == DEGRADE:
        return [say("merit-degrade")]
    if action == ACTIVATE:
        return [say("merit-activate", {"done": sum(s.done_rows >> row & 1 for row in range(ROWS)) + 1, "all": ROWS})]
    if steps[0].ask.prompt == "help" and first == PASS:
        return [say("merit-no-help")]
    if first == DRAW:
        return [say("merit-draw")]
    return journey(words, s, steps)


def journey(words: Words, s: Table, steps: Sequence[Step]) -> list[str]:
    """What a figure finds where it goes: face-down shards, those it carries, a place of power."""
    going = [step.option for step in steps if step.ask.prompt == "step"]
    ends = [option - TERRITORY_AT for option in going if TERRITORY_AT <= option < SHARD_AT]
    if not ends:
        return []
    carried = [option - SHARD_AT for option in going if SHARD_AT <= option < SHARD_AT + SHARD_TYPES]
    end, say = ends[-1], words.catalogue.say
    if carried:
        shard = words.thing("shard", carried[-1], ())
        return [say("merit-carry", {"shard": shard, "home": "yes" if s.place[end] >= 0 else "no"})]
    if s.face_down[end]:
        return [say("merit-turn-up")]
    if s.tribes[end]:
        return [say("merit-approach", {"tribes": s.tribes[end]})]
    return []
