"""The bot that plans: it tries every option, lets the rule of thumb play on for a turn or two, and compares.

A tree is of little use where everybody plays together and a single choice changes little: results differ less than
chance makes them differ. So all options are tried with the same luck, and the rule of thumb is only overruled by what
is better beyond doubt.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final, Generic, cast

from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.core.game import Game, V, View
from ostraka.core.mind.estimate import Estimate
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import CHANCE, Ask, Roll

__all__ = ["Planner", "Trials", "turns_ahead"]

SHARED: Final = 3
"""So many tries of an option begin at the same imagined table, and share what happens on it before chance is asked."""
DOUBT: Final = 1.0
"""By how many standard errors an option must be better than the rule of thumb's."""
LUCK: Final = 1 << 30


class Planner(Generic[S, V]):
    """Plans so many turns ahead when it is asked one of the `prompts`; for the rest the rule of thumb will do.

    With three seats or more a turn is a smaller part of a round, and it plans further (`turns_ahead`).

    Its own measure is a number of simulations for all options together. It thinks on one core.
    """

    def __init__(
        self, game: Game[S, V], simulations: int, turns: int, prompts: tuple[str, ...], name: str = "planner"
    ) -> None:
        self.game = game
        self.simulations = simulations
        self.turns = turns
        self.prompts = prompts
        self.name = name

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.prompt in self.prompts:
            return self.estimates(view, ask, budget)[0].option
        rng = Rng(budget.seed)
        tip = self.game.insight.policy(self.game.sample(cast(V, view), rng), ask, rng)
        return tip if tip in ask.options else ask.options[0]

    def estimates(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> list[Estimate]:
        """What it thinks of every option, the best first."""
        trials = self.trials(view, ask, budget.seed)
        most = budget.measure(self.simulations)
        seconds = budget.clock()
        started = time.monotonic()
        done = 0
        slowest = 0.0
        while most is None or done < most:
            before = time.monotonic()
            if done and seconds is not None and before - started + slowest > seconds:
                break
            trials.simulate()
            done += 1
            slowest = max(slowest, time.monotonic() - before)
        return trials.estimates()

    def trials(self, view: View, ask: Ask, seed: int) -> Trials[S, V]:
        """A question to be thought about for as long as somebody likes."""
        return Trials(self.game, cast(V, view), ask, self.turns, Rng(seed))

    def __repr__(self) -> str:
        return f"Planner({self.game.id!r}, simulations={self.simulations}, turns={self.turns})"


def turns_ahead(turns: int, seats: int) -> int:
    """As far ahead as so many turns reach with two seats, in rounds; with one seat, so many turns."""
    return max(turns, (turns * seats + 1) // 2)


class Trials(Generic[S, V]):
    """The options of one question in turn, round by round, each round with the same luck for all of them."""

    def __init__(self, game: Game[S, V], view: V, ask: Ask, turns: int, rng: Rng) -> None:
        self.game = game
        self.view = view
        self.ask = ask
        self.rng = rng
        self.table = game.sample(view, rng)
        self.turns = turns_ahead(turns, len(game.outcome(self.table).points))
        tip = game.insight.policy(self.table, ask, rng)
        self.tip = tip if tip in ask.options else ask.options[0]
        # First the rule of thumb's: whatever else is tried can then be compared with it.
        self.options = [self.tip, *[option for option in ask.options if option != self.tip]]
        self.results: dict[int, list[list[float]]] = {option: [] for option in self.options}
        self.heads: dict[int, S] = {}
        self.done = 0
        self.luck = 0

    def simulate(self) -> None:
        """Try the next option once."""
        round_, place = divmod(self.done, len(self.options))
        if place == 0:
            self.luck = self.rng.below(LUCK)
            if round_ and round_ % SHARED == 0:
                self.table = self.game.sample(self.view, self.rng)
                self.heads.clear()
        option = self.options[place]
        head = self.heads.get(option)
        if head is None:
            head = self.heads[option] = self.begin(option)
        self.results[option].append(self.play_on(self.game.copy(head)))
        self.done += 1

    def begin(self, option: int) -> S:
        """The table after a choice and what follows from it, up to where chance is asked."""
        s = self.game.copy(self.table)
        self.game.apply(s, option, None, self.ask.seat)
        self.follow(s, Rng(self.luck), False)
        return s

    def play_on(self, s: S) -> list[float]:
        """What a table promises some turns later, or how the game ended on it."""
        self.follow(s, Rng(self.luck), True)
        return self.game.insight.value(s)

    def follow(self, s: S, rng: Rng, chance: bool) -> None:
        """Everybody plays by the rule of thumb until the turns are over, or chance is asked if it must not answer."""
        game = self.game
        policy = game.insight.policy
        until = game.heading(self.table)[0] + self.turns
        while game.heading(s)[0] < until:
            turn = s.turn
            if isinstance(turn, Ask):
                options = turn.options
                option = options[0] if len(options) == 1 else policy(s, turn, rng)
                game.apply(s, option, None, turn.seat)
            elif isinstance(turn, Roll) and chance:
                game.apply(s, rng.below(turn.n), None, CHANCE)
            else:
                break

    def estimates(self) -> list[Estimate]:
        """The rule of thumb's option unless another is better beyond doubt; the others by what they promise."""
        found = [self.estimate(option) for option in self.options]
        best, lead = self.tip, 0.0
        for option in self.options[1:]:
            ahead = self.ahead(option)
            if ahead > lead:
                best, lead = option, ahead
        seat = self.ask.seat
        found.sort(key=lambda e: (e.option != best, -e.values[seat] if e.visits else 0.0, e.option))
        return found

    def ahead(self, option: int) -> float:
        """By how much an option was better than the rule of thumb's with the same luck, less the doubt."""
        seat = self.ask.seat
        pairs = zip(self.results[option], self.results[self.tip], strict=False)
        leads = [mine[seat] - usual[seat] for mine, usual in pairs]
        if len(leads) < 2:
            return 0.0
        mean = sum(leads) / len(leads)
        spread = sum([(lead - mean) ** 2 for lead in leads]) / len(leads)
        return mean - DOUBT * sqrt(spread / (len(leads) - 1))

    def estimate(self, option: int) -> Estimate:
        """The mean of what came of an option."""
        results = self.results[option]
        if not results:
            return Estimate(option, 0, [], 1.0)
        n = len(results)
        values = [sum(column) / n for column in zip(*results, strict=True)]
        seat = self.ask.seat
        spread = sum([(values_[seat] - values[seat]) ** 2 for values_ in results]) / n
        return Estimate(option, n, values, sqrt((spread + 0.25 / n) / n))
