"""Whole moves: where a seat can get by several choices, so that a person can point at the goal and confirm once.

Nothing here is a rule. The choices of a way are sent one after the other like any others, and whoever sends them stops
when the next question is not the expected one.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import Any, Final

from ostraka.core.game import Game, Note, View
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, Ask
from ostraka.match.binding import Bind, imagined

__all__ = ["MOST", "Stage", "Way", "ways"]

MOST: Final = 600
"""Imagined choices: what is not found by then is gone through step by step."""
LONGEST: Final = 9
"""Choices of one way."""


class Stage:
    """One choice of a way: the question, and the option. A `proposed` one only settles how the others are paid for."""

    def __init__(self, ask: Ask, option: int, proposed: bool = False) -> None:
        self.ask = ask
        self.option = option
        self.proposed = proposed
        self.again = False
        """Whether the question comes again and again, until the seat has enough."""
        self.notes: list[Note] = []
        """What the choice costs and brings: also what is paid without a question, because nothing else is left."""

    def __repr__(self) -> str:
        return f"Stage({self.ask.prompt!r}, {self.option})"


class Way:
    """Choices that lead to what the last one points at that is not proposed, and what they would bind."""

    def __init__(self, stages: tuple[Stage, ...], binds: list[Bind], ask: Ask | None, all: bool = False) -> None:
        self.stages = stages
        self.binds = binds
        self.ask = ask
        """The seat's next question; None where it is not asked, has learnt something, or begins something new."""
        self.all = all
        """Whether it takes all there is, instead of leading to a thing."""

    def __repr__(self) -> str:
        return f"Way({[stage.option for stage in self.stages]}, binds={self.binds})"


def ways(game: Game[Any, Any], view: View, seat: int, discreet: bool, wise: bool = True) -> list[Way]:
    """The way that spends the least to everything that can be reached by two choices or more, the cheaper ones first;
    then passing all that is still asked in the turn, and taking all there is.

    Found out at a table this seat cannot rule out, and only as far as nothing is learnt on the way: where chance or
    others answer a way ends. Payments are proposed: what a bot would pay, or (not `wise`) what comes first.
    """
    if view.ask is None:
        return []
    s = game.sample(view, Rng(0))
    search = _Search(game, seat, discreet, wise, len(s.stack))
    found = search.found(game.copy(s), view.ask)
    nothing = search.nothing(game.copy(s), view.ask)
    whole = search.everything(s, view.ask)
    return [*found, *(way for way in (nothing, whole) if way is not None)]


class _Search:
    """One search through what a seat could do."""

    def __init__(self, game: Game[Any, Any], seat: int, discreet: bool, wise: bool, depth: int) -> None:
        self.game = game
        self.seat = seat
        self.discreet = discreet
        self.insight = game.insight if wise else None
        self.depth = depth
        """How many frames lie there: with fewer of them the move is over."""
        self.left = MOST
        self.runs: set[str] = set()
        """Questions that come again and again: how often and in which order they are answered makes no other goal."""
        self.known: dict[tuple[int, ...], Way] = {}

    def found(self, s: Any, first: Ask) -> list[Way]:
        """Breadth first, of ways alike in length what spends the least: so the first way to a goal is the cheapest, as
        whoever keeps a thing says instead that it is enough."""
        order = count()
        waiting = [(self.spent(Way((), [], first)), next(order), s, Way((), [], first))]
        seen: set[tuple[object, ...]] = set()
        while waiting and self.left > 0:
            *_, s, way = heappop(waiting)
            ask = way.ask
            if ask is None or len(way.stages) >= LONGEST:
                continue
            for option in sorted(ask.options, key=lambda option: option == PASS):
                # Whoever passes in the middle of something has enough of it; else it is no step towards a goal.
                if option == PASS and ask.source < 0 and ask.prompt not in self.runs:
                    continue
                t = self.game.copy(s)
                further = self.after(t, way, Stage(ask, option))
                self.keep(further)
                mark = self.mark(further)
                if mark not in seen:
                    seen.add(mark)
                    heappush(waiting, (self.spent(further), next(order), t, further))
        for way in self.known.values():
            for stage in way.stages:
                stage.again = stage.ask.prompt in self.runs
        # Those that spend the least come first.
        return sorted(self.known.values(), key=lambda way: len([s for s in way.stages if s.option != PASS]))

    def spent(self, way: Way) -> tuple[int, int, int]:
        """What a way takes: answers, then choices that are no passing, then what is dear."""
        chosen = [stage.option for stage in way.stages if stage.option != PASS]
        return len(way.stages), len(chosen), sum([self.game.dear(option) for option in chosen])

    def everything(self, s: Any, first: Ask) -> Way | None:
        """Taking all there is of what is asked for again and again, and then no more; None if that is not so."""
        way = Way((), [], first, all=True)
        while way.ask is not None and way.ask.prompt == first.prompt and first.prompt in self.game.gathered:
            things = [option for option in way.ask.options if self.game.actions.describe(option).targets]
            option = things[0] if things else PASS
            if option not in way.ask.options:
                return None
            way = self.step(s, way, Stage(way.ask, option))
            way.all = True
        for stage in way.stages:
            stage.again = True
        several = len([stage for stage in way.stages if stage.option != PASS]) > 1
        return way if several and PASS in first.options + way.stages[-1].ask.options else None

    def nothing(self, s: Any, first: Ask) -> Way | None:
        """Passing all that is still asked in this turn; None if that is a single question."""
        turn, parting = self.game.heading(s), self.game.parting
        stages: list[Stage] = []
        binds: list[Bind] = []
        ask: Any = first
        while isinstance(ask, Ask) and ask.seat == self.seat and PASS in ask.options and ask.prompt in parting:
            stages.append(Stage(ask, PASS))
            binds = imagined(self.game, s, self.seat, PASS, self.discreet)
            ask = self.game.turn(s) if not binds and self.game.heading(s) == turn else None
        return Way(tuple(stages), binds, None) if len(stages) > 1 else None

    def after(self, s: Any, way: Way, stage: Stage) -> Way:
        """The way with one choice more, and with the payments that follow it."""
        further = self.step(s, way, stage)
        while further.ask is not None and further.ask.prompt in self.game.settled:
            ask = further.ask
            option = ask.options[0] if self.insight is None else self.insight.policy(s, ask, Rng(0))
            further = self.step(s, further, Stage(ask, option, proposed=True))
        return further

    def step(self, s: Any, way: Way, stage: Stage) -> Way:
        self.left -= 1
        stages = (*way.stages, stage)
        stage.notes = self.game.brief(s, self.seat, stage.option)
        binds = imagined(self.game, s, self.seat, stage.option, self.discreet)
        turn = self.game.turn(s)
        ask = turn if not binds and isinstance(turn, Ask) and turn.seat == self.seat and not turn.others else None
        if ask is None or len(s.stack) < self.depth:
            return Way(stages, binds, None)
        if ask.prompt == stage.ask.prompt:
            self.runs.add(ask.prompt)
        elif ask.prompt not in self.game.sequel.get(stage.ask.prompt, (ask.prompt,)):
            # What was chosen is done: an effect asks.
            ask = None
        elif any(ask.prompt == before.ask.prompt for before in stages):
            # Something is begun anew: that is another move.
            ask = None
        return Way(stages, binds, ask)

    def keep(self, way: Way) -> None:
        """A way to a goal nobody has reached before, or has only reached by spending more."""
        chosen = [stage for stage in way.stages if not stage.proposed]
        if len(way.stages) < 2 or not self.game.actions.describe(chosen[-1].option).targets:
            return
        goal = chosen[-1].option
        # What is gathered on the way makes no other goal, even where there is only one thing to gather.
        several = self.runs.union(self.game.gathered)
        apart = self.game.apart
        named = [s.option for s in chosen[:-1] if apart(s.option) or (s.ask.prompt not in several and s.option != PASS)]
        before = self.known.setdefault((*named, goal), way)
        if self.spent(way) < self.spent(before):
            self.known[(*named, goal)] = way

    def mark(self, way: Way) -> tuple[object, ...]:
        """Ways with the same choices in another order that lead to the same question are one."""
        options = tuple(sorted([stage.option for stage in way.stages]))
        ask = way.ask
        return options if ask is None else (options, ask.prompt, ask.options, ask.source, ask.amount)
