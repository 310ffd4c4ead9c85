"""What some moves come to on the same imagined tables: at once, at the next turn and at the end; and what differs."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, cast

from ostraka.bots.plan import AFRESH, Step
from ostraka.core.errors import RulesBug
from ostraka.core.game import Game, V, View
from ostraka.core.mind.lookahead import Glimpse, look_ahead, partners
from ostraka.core.mind.signs import Sign
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import CHANCE, Ask, Roll

__all__ = [
    "FEWEST",
    "SURE",
    "TABLES",
    "Comparison",
    "Reason",
    "at_once",
    "compare",
    "mean_and_error",
    "reasons_against",
    "reasons_for",
    "rounded",
]

TABLES: Final = 120
"""Imagined tables on which the best options are compared."""
FEWEST: Final = 8
"""Fewer tables than this say nothing, whatever the clock says."""
SURE: Final = 3.0
"""A difference is named if it is so many times its standard error."""
AT_ONCE: Final = 16
"""Imagined tables on which it is seen what moves do by themselves."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A difference between options: a message, how much (`amount`), and whether `more` or `less` than elsewhere."""

    message: str
    args: Mapping[str, float | str]
    gain: bool
    """Whether it speaks for the option."""
    weight: float = 0.0
    """How many points it is worth, roughly."""

    def record(self) -> dict[str, object]:
        return {"message": self.message, "args": dict(self.args), "gain": self.gain}


@dataclass(slots=True)
class Comparison:
    """What some options came to on the same imagined tables."""

    seat: int
    options: list[int]
    mates: list[int]
    signs: list[Sign] = field(default_factory=list)
    glimpses: dict[int, list[Glimpse]] = field(default_factory=dict)
    rows: dict[int, list[list[float]]] = field(default_factory=dict)
    """For each option and table how much there was of each sign, as far as it could be counted."""

    @property
    def tables(self) -> int:
        return len(self.rows[self.options[0]])

    def add(self, option: int, glimpse: Glimpse) -> None:
        """Count the points of the own side by source, those of the best other side, and the game's own signs."""
        outcome = glimpse.outcome
        row = [float(sum(outcome.points[mate][i] for mate in self.mates)) for i in range(len(outcome.sources))]
        sides: dict[int, int] = {}
        for seat, side in enumerate(outcome.sides):
            if side != outcome.sides[self.seat]:
                sides[side] = sides.get(side, 0) + outcome.total(seat)
        row.append(float(max(sides.values(), default=0)))
        self.rows.setdefault(option, []).append(row + glimpse.counts)
        self.glimpses.setdefault(option, []).append(glimpse)

    def difference(self, option: int, others: list[int], i: int) -> tuple[float, float]:
        """(Mean, standard error) of how much more there was of a sign after an option than after others.

        Tables on which there was nothing to be counted are left out; if they are all but a few, nothing is sure.
        """
        found = []
        for table, row in enumerate(self.rows[option]):
            beside = [self.rows[other][table] for other in others]
            counted = [values[i] for values in beside if i < len(values)]
            if i < len(row) and counted:
                found.append(row[i] - sum(counted) / len(counted))
        return mean_and_error(found) if len(found) >= FEWEST else (0.0, 0.0)


def compare(
    game: Game[S, V],
    view: View,
    ask: Ask,
    options: list[int],
    tables: int = TABLES,
    seed: int = 0,
    seconds: float | None = None,
) -> Comparison:
    """Try the options on the same imagined tables with the same luck."""
    known = cast(V, view)
    luck = Rng(seed)
    horizon, reach = game.insight.horizon, game.signs.reach
    first = game.sample(known, luck.copy())
    mates = partners(game, first, ask.seat)
    # Where everybody is on one side, everybody's points are the same ones.
    alone = len(mates) == len(game.outcome(first).sides)
    compared = Comparison(ask.seat, options, [ask.seat] if alone else mates)
    deadline = None if seconds is None else time.monotonic() + seconds
    for tried in range(tables):
        if deadline is not None and tried >= FEWEST and time.monotonic() > deadline:
            break
        start = luck.below(1 << 31)
        for option in options:
            rng = Rng(start)
            s = game.sample(known, rng)
            turn = game.heading(s)[0]
            now = s.turn.of(ask.seat) if isinstance(s.turn, Ask) else None
            if now is None or any(wanted not in now.options for wanted in options):
                break
            game.apply(s, option, None, ask.seat)
            compared.add(option, look_ahead(game, s, ask.seat, turn, rng, horizon, reach))
    if not compared.rows:
        raise RulesBug("what a seat imagines asks what the seat was asked", f"{ask} in {game.id}")
    compared.signs = signs_of(game, compared.glimpses[options[0]][0].outcome.sources)
    return compared


def at_once(game: Game[S, V], view: View, ask: Ask, moves: Sequence[Sequence[Step]], seed: int) -> Comparison:
    """What is on the table right after each of some moves, before anybody else has done anything."""
    first = game.sample(cast(V, view), Rng(seed))
    mates = partners(game, first, ask.seat)
    alone = len(mates) == len(game.outcome(first).sides)
    done = Comparison(ask.seat, list(range(len(moves))), [ask.seat] if alone else mates)
    for table in range(AT_ONCE):
        for number, steps in enumerate(moves):
            rng = Rng(seed + table)
            s = game.sample(cast(V, view), rng)
            if not carried_out(game, s, steps, rng):
                return Comparison(ask.seat, [0, 1], done.mates, [], {}, {0: [], 1: []})
            done.add(number, Glimpse([], [], game.signs.counts(s, ask.seat), game.outcome(s)))
    done.signs = signs_of(game, game.outcome(first).sources)
    return done


def carried_out(game: Game[S, V], s: S, steps: Sequence[Step], rng: Rng) -> bool:
    """Make a move in place, and what is drawn or rolled at once; whether it is over then."""
    for step in steps:
        now = s.turn.of(step.ask.seat) if isinstance(s.turn, Ask) else None
        if now is None or step.option not in now.options:
            break
        game.apply(s, step.option, None, step.ask.seat)
    while isinstance(s.turn, Roll):
        game.apply(s, rng.below(s.turn.n), None, CHANCE)
    asked = s.turn.of(steps[0].ask.seat) if isinstance(s.turn, Ask) else None
    return asked is None or asked.prompt != steps[0].ask.prompt or asked.prompt in AFRESH


def signs_of(game: Game[S, V], sources: tuple[str, ...]) -> list[Sign]:
    """Everything that is compared: the points by source, those of the best rival, and the game's own signs."""
    topics = game.signs.topics
    points = [Sign(f"points-{source}", 1.0, 0.5, topics.get(source, source)) for source in sources]
    return [*points, Sign("rivals", -1.0, 0.7), *game.signs.signs]


def reasons_for(compared: Comparison, option: int, others: list[int]) -> list[Reason]:
    """What an option has over others, the weightiest first."""
    return differences(compared, option, others, 1.0)


def reasons_against(compared: Comparison, option: int, others: list[int]) -> list[Reason]:
    """What others have over an option, the weightiest first."""
    return differences(compared, option, others, -1.0)


def differences(compared: Comparison, option: int, others: list[int], wanted: float) -> list[Reason]:
    """The differences that are sure and large enough to be named, each topic once."""
    found: list[tuple[float, int, float]] = []
    for i, sign in enumerate(compared.signs):
        mean, error = compared.difference(option, others, i)
        if abs(mean) >= sign.least and abs(mean) > SURE * error and mean * sign.worth * wanted > 0.0:
            found.append((-abs(mean * sign.worth), i, mean))
    notes: list[Reason] = []
    topics: set[str] = set()
    for _, i, mean in sorted(found):
        sign = compared.signs[i]
        if sign.topic not in topics:
            topics.add(sign.topic)
            args: dict[str, float | str] = {"amount": rounded(abs(mean)), "way": "more" if mean > 0 else "less"}
            notes.append(Reason(f"hint-{sign.name}", args, wanted > 0.0, abs(mean * sign.worth)))
    return notes


def rounded(amount: float) -> int:
    """A figure as one says it: whole."""
    return max(1, round(amount))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    n = len(values)
    mean = sum(values) / n
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1) / n)
