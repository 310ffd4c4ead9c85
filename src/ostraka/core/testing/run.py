"""Random games under examination."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final, Generic

from ostraka.core.digest import digest
from ostraka.core.event import Event
from ostraka.core.game import Game, V
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.testing.report import Nonconformance, Report, demand
from ostraka.core.testing.states import StateChecks, check_space, random_step
from ostraka.core.testing.trace import trace
from ostraka.core.testing.views import ViewChecks
from ostraka.core.turn import Over

__all__ = ["LEVELS", "conformance"]

LEVELS: Final[dict[str, Mapping[str, int]]] = {
    "light": {"turn": 1, "check": 3, "outcome": 17, "view": 97},
    "fast": {
        "turn": 1,
        "check": 2,
        "outcome": 5,
        "asks-again": 11,
        "offers": 11,
        "illegal": 13,
        "copy": 19,
        "dump": 13,
        "sealed": 3,
        "view": 11,
        "sample": 11,
        "sample-plays": 499,
        "non-interference": 13,
        "redaction": 5,
        "old-copies": 23,
        "replay": 7,
    },
    "full": {
        "turn": 1,
        "check": 1,
        "outcome": 1,
        "asks-again": 3,
        "offers": 7,
        "illegal": 13,
        "copy": 5,
        "dump": 1,
        "sealed": 1,
        "view": 7,
        "sample": 1,
        "sample-plays": 199,
        "non-interference": 29,
        "redaction": 5,
        "old-copies": 1,
        "replay": 1,
    },
}
"""How often each check is made: at every n-th state, and at the last one. What is not named is left out."""


class Examination(Generic[S, V]):
    """One random game."""

    def __init__(
        self,
        game: Game[S, V],
        setup: Mapping[str, object],
        seats: int,
        seed: int,
        every: Mapping[str, int],
        report: Report,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = seats
        self.seed = seed
        self.every = every
        self.report = report
        self.rng = Rng(seed)
        # What is checked must not change what is played: the checks have a generator of their own.
        own = Rng(seed + 1_000_003)
        self.states = StateChecks(game, seats, own)
        self.views: ViewChecks[S, V] = ViewChecks(game, seats, own, report)
        self.plan = [
            (check, act, every[check])
            for check, act in (*self.states.schedule(), *self.views.schedule())
            if check in every
        ]
        self.step = 0
        self.log: list[tuple[int, int]] = []
        self.marks: dict[int, str] = {}
        self.copies: list[tuple[int, S, str]] = []

    def due(self, check: str) -> bool:
        """Whether this check's turn has come; other seeds look at other states."""
        every = self.every.get(check, 0)
        return every > 0 and (self.step + self.seed) % every == 0

    def guarded(self, check: str, act: Callable[[], None]) -> None:
        """Do this; whatever goes wrong becomes a `Nonconformance` that says where."""
        self.report.checks[check] += 1
        try:
            act()
        except Nonconformance as error:
            raise Nonconformance(error.check, error.detail, self.seed, self.step, self.where()) from error
        except Exception as error:
            raise Nonconformance(check, repr(error), self.seed, self.step, self.where()) from error

    def where(self) -> str:
        return (
            f"conformance(game, seats=({self.seats},), setups=({dict(self.setup)},), seeds=({self.seed},)) "
            f"of {self.game.id!r}"
        )

    def run(self) -> None:
        """Play to the end and look at everything on the way."""
        s = self.begin()
        self.look(s)
        while not isinstance(s.turn, Over):
            self.advance(s)
            self.look(s)
        if "old-copies" in self.every:
            self.guarded("old-copies", self.old_copies)
        if "replay" in self.every:
            self.guarded("replay", self.replay)
        self.report.games += 1
        self.report.ended[self.game.outcome(s).ended] += 1

    def begin(self) -> S:
        made: list[S] = []
        self.guarded("new", lambda: made.append(self.game.new(self.setup, self.seats)))
        return made[0]

    def look(self, s: S) -> None:
        """Make the checks that are due."""
        self.report.states += 1
        last = isinstance(s.turn, Over)
        at = self.step + self.seed
        for check, act, every in self.plan:
            if last or at % every == 0:
                self.guarded(check, partial(act, s))
        if self.due("old-copies"):
            self.copies.append((self.step, self.game.copy(s), self.states.fingerprint(s)))
        if self.due("replay") or (last and "replay" in self.every):
            self.marks[self.step] = self.states.fingerprint(s)

    def advance(self, s: S) -> None:
        """One random choice or outcome."""
        answer = random_step(s, self.rng)
        if answer is None:
            return
        seat, code = answer
        if self.due("redaction"):
            self.guarded("redaction", partial(self.redaction, s, code, seat))
        self.guarded("apply", partial(self.game.apply, s, code, None, seat))
        self.log.append(answer)
        self.step += 1
        if seat < 0:
            self.report.chances += 1
        else:
            self.report.choices += 1
        if self.step > self.game.bound:
            self.guarded("bound", self.unbounded)

    def unbounded(self) -> None:
        raise Nonconformance("bound", f"still not over after {self.game.bound} steps")

    def redaction(self, s: S, code: int, seat: int) -> None:
        """No event names a card to somebody who may not know it; listening changes nothing."""
        traced, told, silent = self.game.copy(s), self.game.copy(s), self.game.copy(s)
        events = trace(self.game, traced, code, seat, self.states.viewers())
        out: list[Event] = []
        self.game.apply(told, code, out, seat)
        self.game.apply(silent, code, None, seat)
        demand([e.record() for e in events] == [e.record() for e in out], "redaction", "two runs tell different events")
        prints = {self.states.fingerprint(t) for t in (traced, told, silent)}
        demand(len(prints) == 1, "redaction", "listening to events changes the game")
        for event in out:
            digest(event.record())

    def old_copies(self) -> None:
        """Copies made on the way are what they were."""
        for step, copy, mark in self.copies:
            demand(self.states.fingerprint(copy) == mark, "old-copies", f"the copy of step {step} has changed since")

    def replay(self) -> None:
        """The same choices and outcomes lead to the same states."""
        s = self.game.new(self.setup, self.seats)
        for step in range(len(self.log) + 1):
            if step in self.marks:
                same = self.states.fingerprint(s) == self.marks[step]
                demand(same, "replay", f"replayed, step {step} is another state")
            if step < len(self.log):
                seat, code = self.log[step]
                self.game.apply(s, code, None, seat)


def conformance(
    game: Game[S, V],
    seats: Iterable[int] | None = None,
    setups: Iterable[Mapping[str, object]] = ({},),
    seeds: Iterable[int] = range(3),
    level: str | Mapping[str, int] = "fast",
) -> Report:
    """Play random games of every setup and number of seats, and check the contract on the way.

    Raises `Nonconformance` at the first thing that is wrong. `level` is "light", "fast" or "full", or says itself how
    often each check is made, as `LEVELS` does.
    """
    report = Report()
    check_space(game)
    every = LEVELS[level] if isinstance(level, str) else level
    counts = tuple(game.seats if seats is None else seats)
    numbers = tuple(seeds)
    for setup in setups:
        for count in counts:
            for seed in numbers:
                Examination(game, setup, count, seed, every, report).run()
    return report
