"""One game between bots: each of them sees its own view and nothing else.

Its luck is that of a match of the same seed, so that it can be kept as one.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from ostraka.bots.bot import Attends, Bot, remembering
from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.bots.outside import EXEC, Outside
from ostraka.bots.program import Forfeit
from ostraka.bots.random import RandomBot
from ostraka.core.errors import OstrakaError
from ostraka.core.event import Event
from ostraka.core.game import Game, V, View
from ostraka.core.mind.insight import shares
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import Ask, Roll
from ostraka.match import Match
from ostraka.match.chance import Chance
from ostraka.match.step import Choice

__all__ = ["Entrant", "Fixture", "Hall", "Maker", "Played", "contest", "read_entrant"]

Maker: TypeAlias = Callable[[Game[Any, Any], str], Bot]
"""(game, spec) -> bot, for instance `make_bot`."""
SEEDS: Final = 1 << 31
APART: Final = 1_000_003
"""How far the deals of two seeds lie apart."""


def contest(
    game: Game[S, V],
    bots: Sequence[Bot],
    seed: int = 0,
    setup: Mapping[str, object] | None = None,
    budgets: Sequence[Budget] = (),
    log: list[Choice] | None = None,
    events: list[Event] | None = None,
) -> Outcome:
    """One game with `bots[seat]` at each seat, to the end; each of them may remember what it has thought in it.

    `log` is given every choice: a match of the same seed that takes them is the same game. `events` is given everything
    that happens, unredacted.
    """
    s = game.new(setup, len(bots))
    seated = [remembering(bot) for bot in bots]
    means = budgets or [OWN_MEASURE] * len(bots)
    chance = Chance(f"{seed}")
    drawn = 0
    minds = [Rng(seed * 31 + 1 + seat) for seat in range(len(bots))]
    while True:
        turn = s.turn
        if isinstance(turn, Roll):
            game.apply(s, chance.outcome(drawn, turn.n), events)
            drawn += 1
        elif isinstance(turn, Ask):
            seat = turn.seat
            ask = turn.of(seat) or turn
            budget = replace(means[seat], seed=minds[seat].below(SEEDS))
            option = seated[seat].choose(game.view(s, seat), ask, budget)
            code = game.legal(s, seat, option)
            if log is not None:
                log.append(Choice(seat, code))
            game.apply(s, code, events, seat)
        else:
            outcome = game.outcome(s)
            for bot in seated:
                if isinstance(bot, Attends):
                    bot.over(outcome)
            return outcome


class Watch:
    """A bot at one seat of one game, and the watch that measures its thinking."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = remembering(bot)
        self.decisions = 0
        self.seconds = 0.0
        self.forfeit = ""
        """The rule by which it has lost; from then on chance plays for it, so that the others have their game."""

    def choose(self, view: View, ask: Ask, budget: Budget) -> int:
        """The bot's answer; only real decisions are counted."""
        started = time.perf_counter()
        try:
            option = self.bot.choose(view, ask, budget)
        except Forfeit as lost:
            self.forfeit, self.bot = lost.rule, RandomBot()
            return self.bot.choose(view, ask, budget)
        if len(ask.options) > 1:
            self.seconds += time.perf_counter() - started
            self.decisions += 1
        return option

    def over(self, outcome: Outcome) -> None:
        if isinstance(self.bot, Attends):
            self.bot.over(outcome)


@dataclass(frozen=True)
class Entrant:
    """A bot as the command line calls it, and what it may spend on a decision."""

    spec: str
    bot: str
    budget: Budget


def read_entrant(spec: str) -> Entrant:
    """`scholar`, `scholar@0.2s` (0.2 seconds for each decision) or `scholar@300` (300 simulations).

    A program (`exec:./mybot`) has seconds only; an @ in its name is no budget.
    """
    if spec.startswith(EXEC):
        timed = re.fullmatch(r"(.+)@(\d+(?:\.\d+)?)s", spec, flags=re.DOTALL)
        return Entrant(spec, timed[1], Budget(seconds=float(timed[2]))) if timed else Entrant(spec, spec, OWN_MEASURE)
    bot, sign, amount = spec.partition("@")
    if not sign:
        return Entrant(spec, bot, OWN_MEASURE)
    try:
        if amount.endswith("s"):
            return Entrant(spec, bot, Budget(seconds=float(amount[:-1])))
        return Entrant(spec, bot, Budget(simulations=int(amount)))
    except (ValueError, OstrakaError) as error:
        raise OstrakaError(
            f"{spec!r} makes no sense: after the @ stand seconds or simulations, as in {bot}@0.2s or {bot}@300"
        ) from error


@dataclass(frozen=True)
class Fixture:
    """A game to be played: which deal, and which entrant sits at each seat."""

    number: int
    deal: int
    seated: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """What became of a fixture, seat by seat."""

    number: int
    deal: int
    seated: tuple[int, ...]
    sides: tuple[int, ...]
    victory: tuple[float, ...]
    """1 for a win, 0 for a defeat; sides that win together share one victory."""
    ranks: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    forfeits: tuple[str, ...] = ()
    """The rule by which each seat has lost before the end, or nothing; empty where nobody has."""


class Hall:
    """Where the fixtures are played: the game, its settings, the luck, and the entrants."""

    def __init__(
        self,
        game: Game[Any, Any],
        entrants: Sequence[Entrant],
        make: Maker,
        seed: int = 0,
        setup: Mapping[str, object] | None = None,
        replays: Path | None = None,
    ) -> None:
        self.game = game
        self.entrants = list(entrants)
        self.make = make
        self.seed = seed
        self.setup = game.setup(setup)
        self.replays = replays
        """A folder that is given a replay file for every game that is played."""
        if replays is not None:
            replays.mkdir(parents=True, exist_ok=True)  # what is wrong with it is told before anything is played
        self.bots = [make(game, entrant.bot) for entrant in entrants]

    def play(self, fixture: Fixture) -> Played:
        """Play one fixture. Nothing is carried from one game to the next."""
        watched = [Watch(self.bots[entrant]) for entrant in fixture.seated]
        budgets = [self.entrants[entrant].budget for entrant in fixture.seated]
        seed, log = self.seed * APART + fixture.deal, list[Choice]()
        outcome = contest(self.game, watched, seed, self.setup, budgets, log)
        forfeits = [watch.forfeit for watch in watched]
        ranks = ranked(outcome, forfeits)
        if self.replays is not None:
            keep(self.replays / f"{fixture.number:06}.txt", replayed(self.game, fixture, seed, self.setup, log))
        return Played(
            number=fixture.number,
            deal=fixture.deal,
            seated=fixture.seated,
            sides=tuple(outcome.sides),
            victory=tuple(shares(ranks, outcome.sides)),
            ranks=tuple(ranks),
            points=tuple(tuple(row) for row in outcome.points),
            decisions=tuple(watch.decisions for watch in watched),
            seconds=tuple(round(watch.seconds, 6) for watch in watched),
            forfeits=tuple(forfeits) if any(forfeits) else (),
        )

    def close(self) -> None:
        """Programs that were started for it end."""
        for bot in self.bots:
            if isinstance(bot, Outside):
                bot.close()


def ranked(outcome: Outcome, forfeits: Sequence[str]) -> list[int]:
    """The ranks, with sides that have forfeited behind all others; where nobody else is left, nobody has won."""
    assert outcome.ranks is not None
    lost = {outcome.sides[seat] for seat, rule in enumerate(forfeits) if rule}
    if not lost:
        return outcome.ranks
    kept = sorted({rank for rank, side in zip(outcome.ranks, outcome.sides, strict=True) if side not in lost})
    last = max(2, len(kept) + 1)
    return [
        last if side in lost else kept.index(rank) + 1 for rank, side in zip(outcome.ranks, outcome.sides, strict=True)
    ]


def replayed(
    game: Game[Any, Any], fixture: Fixture, seed: int, setup: Mapping[str, object], log: Sequence[Choice]
) -> Match[Any, Any]:
    """The match that was played."""
    match: Match[Any, Any] = Match(game, len(fixture.seated), setup, f"{seed}", forced=False)
    for choice in log:
        match.play(*choice)
    return match


def keep(path: Path, match: Match[Any, Any]) -> None:
    """The replay file of a match, whole or not at all."""
    draft = path.with_suffix(".part")
    draft.write_text(match.text(), encoding="utf-8")
    draft.replace(path)
