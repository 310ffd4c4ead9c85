"""A match turn by turn: every turn with the table it began with, and every decision with what its seat knew."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ostraka.bots.plan import Step, goes_on
from ostraka.core.game import Game, View
from ostraka.core.outcome import Outcome
from ostraka.core.turn import CHANCE, Ask, Roll
from ostraka.match import Match
from ostraka.match.chance import Chance
from ostraka.match.start import begin

__all__ = ["Decision", "Made", "Moment", "PlayedTurn", "Turns", "draw", "turns_of"]


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between several options, with what the seat knew when it made it."""

    at: int
    seat: int
    view: View
    ask: Ask
    option: int


@dataclass(slots=True)
class Moment:
    """A table between two turns. It is the true one: the match is over, or belongs to whoever looks at it."""

    at: int
    table: Any
    outcome: Outcome
    over: bool
    results: list[list[float]] = field(default_factory=list)
    """The results of the seats in each game that was played on from here."""
    totals: list[float] = field(default_factory=list)
    """The sums of the points of the seats in these games."""


class Made(NamedTuple):
    """A choice, forced or not, and how often chance had answered before it."""

    at: int
    step: Step
    chances: int


@dataclass(slots=True)
class PlayedTurn:
    """One turn: who had it, what was chosen in it, and what of that was decided by anybody."""

    game: Game[Any, Any]
    number: int
    seat: int
    decisions: list[Decision] = field(default_factory=list)
    made: list[Made] = field(default_factory=list)

    def move_of(self, decision: Decision) -> tuple[list[Step], list[Step]]:
        """The whole move a decision was part of: what was chosen before it, and what was chosen from it on.

        It ends where chance is asked, or another move begins.
        """
        before: list[Step] = []
        after: list[Step] = []
        last = -1
        for at, step, chances in self.made:
            if step.ask.seat != decision.seat:
                continue
            now = after or before
            if now and (chances != last or not goes_on(self.game, [*before, *after], step.ask)):
                if after:
                    break
                before = []
            (after if at >= decision.at else before).append(step)
            last = chances
        return before, after


@dataclass(slots=True)
class Turns:
    """The turns of a match: `moments[i]` and `moments[i + 1]` are the beginning and the end of `played[i]`."""

    match: Match[Any, Any]
    moments: list[Moment]
    played: list[PlayedTurn]
    spread: float = -1.0
    """How much results from one moment usually differ, once it has been reckoned."""


def turns_of(match: Match[Any, Any]) -> Turns:
    """Walk through a match from its beginning to where it stands."""
    game = match.game
    # The twin is asked for views: it hides sealed answers as the match itself did.
    twin: Match[Any, Any] = Match(game, match.seats, match.setup, match.secret, forced=False, start=match.start)
    chance = Chance(match.secret)
    s = begin(game, match.setup, match.seats, match.start)
    drawn = draw(match, chance, s, 0)
    turns = Turns(match, [], [])
    heading: tuple[int, int] | None = None
    for at, step in enumerate(match.steps):
        if heading != (step.turn, step.active):
            heading = (step.turn, step.active)
            turns.moments.append(Moment(at, game.copy(s), game.outcome(s), over=False))
            turns.played.append(PlayedTurn(game, *heading))
        seat, option = step.choice
        ask = next(ask for ask in twin.asks if ask.seat == seat)
        turns.played[-1].made.append(Made(at, Step(ask, option), step.chances))
        if len(ask.options) > 1:
            turns.played[-1].decisions.append(Decision(at, seat, twin.view(seat), ask, option))
        twin.play(seat, option)
        game.apply(s, option, None, seat)
        drawn = draw(match, chance, s, drawn)
    turns.moments.append(Moment(match.at, s, game.outcome(s), match.over))
    return turns


def draw(match: Match[Any, Any], chance: Chance, s: Any, i: int) -> int:
    """Let chance answer as it did, from outcome i on, until a seat is asked. Returns the next i."""
    while isinstance(s.turn, Roll):
        match.game.apply(s, chance.outcome(i, s.turn.n), None, CHANCE)
        i += 1
    return i
