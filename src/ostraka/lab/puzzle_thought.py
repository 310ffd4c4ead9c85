"""Thinking about a puzzle: whether one move is clearly better than all others, and what weaker players would do."""

from __future__ import annotations

from math import log
from typing import Any, Final, NamedTuple

from ostraka.bots.budget import Budget
from ostraka.bots.comparison import Comparison, compare, reasons_for
from ostraka.bots.levels import LEVELS, level_bot
from ostraka.bots.race import race
from ostraka.core.game import Game
from ostraka.core.turn import Ask
from ostraka.match import Match
from ostraka.match.puzzle import Attempt, Link, Puzzle

__all__ = ["TENFOLD", "Verdict", "checked", "finders", "first_rating", "full_thought", "judged", "reasons"]

TENFOLD: Final = 10
"""Puzzles are thought about so many times as long as the strongest level thinks."""
LEAST: Final = 0.05
"""A move is clearly better by this much of a victory …"""
SURE: Final = 4.0
"""… and by so many standard errors."""
TABLES: Final = 400
"""Imagined tables on which the reasons are found."""
FEWEST: Final = 80
"""Fewer of them say nothing."""
DOUBT: Final = 1.5
"""A reason that was beyond doubt once must be so many standard errors away from nothing when it is looked at again."""
TRIES: Final = (8, 8, 8, 8, 4)
"""How often each level tries a puzzle."""
STRETCH: Final = 3.5
MIDDLE: Final = 25.0
"""Ratings begin here; a puzzle that half of the levels solve has this one."""


class Verdict(NamedTuple):
    """The best answer to a question, what is as good, and how far the next is behind."""

    option: int
    also: tuple[int, ...]
    margin: float
    error: float
    next: int
    chance: float
    """What the seat can expect of the best."""

    @property
    def clear(self) -> bool:
        return not self.also and self.margin >= max(LEAST, SURE * self.error)

    def link(self, seat: int) -> Link:
        return Link(seat, self.option, round(self.margin, 4), round(self.error, 4), self.next)


def full_thought(game: Game[Any, Any]) -> int:
    """Ten times the usual thought of the strongest level, in simulations."""
    return TENFOLD * game.levels.simulations[-1]


def judged(game: Game[Any, Any], match: Match[Any, Any], ask: Ask, simulations: int, seed: int) -> Verdict:
    """What the strongest search finds with so much thought, from what the seat knows."""
    found = race(game, match.view(ask.seat), ask, Budget(seed, simulations))
    first = found[0]
    also = tuple(sorted(standing.option for standing in found[1:] if standing.equal))
    rest = [standing for standing in found if not standing.equal]
    values = first.estimate.values
    chance = values[ask.seat] if values else 0.5
    if not rest:
        return Verdict(first.option, also, 0.0, 1.0, -1, chance)
    return Verdict(first.option, also, rest[0].behind, rest[0].error, rest[0].option, chance)


def finders(game: Game[Any, Any], puzzle: Puzzle) -> list[float]:
    """Which share of each level's tries finds the whole solution, the weakest level first."""
    found = []
    for name, tries in zip(LEVELS, TRIES, strict=True):
        bot = level_bot(game, name)
        solved = 0
        for seed in range(tries):
            attempt = puzzle.attempt(game)
            while not attempt.solved and attempt.missed < 0:
                ask = attempt.ask
                attempt.choose(bot.choose(attempt.match.view(ask.seat), ask, Budget(seed=1 + seed)))
            solved += attempt.solved
        found.append(solved / tries)
    return found


def first_rating(share: float) -> float:
    """The rating of a puzzle of which the levels solve such a share."""
    odds = max(0.03, min(0.97, share))
    return round(MIDDLE + STRETCH * log((1.0 - odds) / odds), 2)


def reasons(game: Game[Any, Any], attempt: Attempt, link: Link) -> list[tuple[str, dict[str, float | str]]]:
    """What the best answer has over the next best, as messages with how much; the weightiest first."""
    compared = compared_at(game, attempt, link, TABLES, 1)
    return [(reason.message, dict(reason.args)) for reason in reasons_for(compared, link.option, [link.next])]


def compared_at(game: Game[Any, Any], attempt: Attempt, link: Link, tables: int, seed: int) -> Comparison:
    """The best answer and the next best on the same imagined tables."""
    ask = attempt.ask
    return compare(game, attempt.match.view(ask.seat), ask, [link.option, link.next], tables, seed)


def holds(compared: Comparison, link: Link, message: str) -> bool:
    """Whether a reason is still one: the same difference in the same direction, beyond doubt."""
    for i, sign in enumerate(compared.signs):
        if f"hint-{sign.name}" == message:
            mean, error = compared.difference(link.option, [link.next], i)
            return mean * sign.worth > 0.0 and abs(mean) > DOUBT * error
    return False


def checked(game: Game[Any, Any], puzzle: Puzzle, share: float = 1.0, seed: int = 77) -> list[str]:
    """Think again about a puzzle, with a share of the thought it was made with; returns what is wrong with it.

    With less thought the solution must still be the best, though it need not be clear how much better it is.
    """
    faults: list[str] = []
    attempt = puzzle.attempt(game)
    thought = max(1, round(puzzle.thought * share))
    for number, link in enumerate(puzzle.line):
        if not link.asked:
            continue
        verdict = judged(game, attempt.match, attempt.ask, thought, seed + number)
        if verdict.option != link.option:
            faults.append(f"link {number}: {verdict.option} is better than {link.option}")
        elif share >= 1.0 and (verdict.also or verdict.margin < LEAST / 2):
            faults.append(f"link {number}: by {verdict.margin:.3f} ± {verdict.error:.3f} it is not clearly better")
        if number == puzzle.decisive:
            compared = compared_at(game, attempt, link, max(FEWEST, round(TABLES * share)), seed)
            gone = [message for message, _ in puzzle.reasons if not holds(compared, link, message)]
            faults += [f"link {number}: {message} is no reason any more" for message in gone]
        attempt.choose(link.option)
    if not attempt.solved:
        faults.append("the line is no solution")
    return faults
