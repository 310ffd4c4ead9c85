"""Finds puzzles in games of the strong bots.

First a cheap look at every question of a game, then ten times the usual thought about the few that seem decided: what
is left is a position with one move that is clearly better than all others, for a reason that can be said.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final, NamedTuple

from ostraka.bots.budget import Budget
from ostraka.bots.levels import LEVELS, level_bot
from ostraka.bots.plan import begins
from ostraka.bots.searcher import Searcher
from ostraka.bots.solution import moves_of
from ostraka.core.digest import canonical
from ostraka.core.game import Game
from ostraka.lab.puzzle_themes import theme_of
from ostraka.lab.puzzle_thought import TENFOLD, checked, finders, first_rating, full_thought, judged, reasons
from ostraka.match import Match
from ostraka.match.puzzle import DIFFICULTIES, Difficulty, Link, Puzzle

__all__ = ["Sought", "difficulty_of", "find"]

FEWEST_OPTIONS: Final = 3
FEWEST_WAYS: Final = 4
"""What can be guessed among fewer ways is no puzzle."""
HINT: Final = 0.04
"""At the first look a move has to be better by so much."""
HOPELESS: Final = 0.06
"""What is lost or won already is no puzzle."""
GLANCES: Final = 8
PLAIN: Final = 5
"""What so many glances see will be an easy puzzle."""
PER_GAME: Final = 4
MOST_MOVES: Final = 3
MOST_LINKS: Final = 14
TRIVIAL: Final = 0.98
"""What everybody finds at once is no puzzle."""
EASY: Final = 0.6
HARD: Final = 0.25
"""The shares of solvers above which a puzzle is easy, and below which it is hard."""
END: Final = 0.85
"""From this part of a game on it is about its end."""

Report = Callable[[str], None]


class Sought(NamedTuple):
    """A question that may be a puzzle."""

    at: int
    seat: int
    margin: float
    seen: int
    """How many tries of a weak level choose the same."""
    position: dict[str, object]


def find(game: Game[Any, Any], seed: str, report: Report, easy: Callable[[], bool] = lambda: True) -> Iterator[Puzzle]:
    """One puzzle after the other, without an end: from equal seeds equal ones, as long as `easy` ones are wanted."""
    for number in count(1):
        seats = seats_of(game, number)
        match = Match(game, seats, None, f"{seed}-{number}")
        sought = played(game, match)
        report(f"game {number}, {seats} seats, {match.at} choices: {len(sought)} to be looked at")
        taken: set[int] = set()
        for each in sorted(sought, key=lambda each: (each.seen, -each.margin)):
            turn = match.steps[each.at].turn
            if len(taken) == PER_GAME:
                break
            if turn in taken or (each.seen >= PLAIN and not easy()):
                continue
            puzzle = made(game, match, each, report)
            if puzzle is not None:
                taken.add(turn)
                yield puzzle


def seats_of(game: Game[Any, Any], number: int) -> int:
    """Mostly two at the table, sometimes three: that can still be overseen."""
    usual = [seats for seats in (2, 2, 3) if seats in game.seats] or [game.seats.start]
    return usual[number % len(usual)]


def played(game: Game[Any, Any], match: Match[Any, Any]) -> list[Sought]:
    """Play a game of the strongest level to its end, and note what seems decided on the way."""
    bot = level_bot(game, LEVELS[-1])
    minds = [bot.mind() if isinstance(bot, Searcher) else bot for _ in range(match.seats)]
    weak = level_bot(game, LEVELS[1])
    sought: list[Sought] = []
    usual = max(200, game.levels.simulations[-1] // 2)
    while not match.over:
        asks = match.asks
        ask = asks[0]
        if len(asks) == 1 and len(ask.options) >= FEWEST_OPTIONS and match.heading[0] > 0 and begins(match, ask):
            verdict = judged(game, match, ask, min(usual, full_thought(game) // 4), match.at)
            hopeful = HOPELESS < verdict.chance < 1.0 - HOPELESS / 2
            if hopeful and not verdict.also and verdict.margin >= HINT:
                view = match.view(ask.seat)
                seen = sum(weak.choose(view, ask, Budget(seed=seed)) == verdict.option for seed in range(GLANCES))
                sought.append(Sought(match.at, ask.seat, verdict.margin, seen, match.position()))
        match.play(ask.seat, minds[ask.seat].choose(match.view(ask.seat), ask, Budget(seed=match.at)))
    return sought


def made(game: Game[Any, Any], match: Match[Any, Any], sought: Sought, report: Report) -> Puzzle | None:
    """The puzzle of a position, if ten times the thought confirms it and a reason can be said."""
    blank = posed(game, match, sought)
    line = solution(game, blank)
    if line is None:
        return None
    puzzle = explained(game, blank._replace(line=line))
    if puzzle is None:
        report(f"  at {sought.at}: no reason can be said")
        return None
    faults = checked(game, puzzle)
    shares = finders(game, puzzle)
    share = sum(shares) / len(shares)
    report(f"  at {sought.at}: found by {[round(each, 2) for each in shares]}{' but ' if faults else ''}{faults or ''}")
    if faults or share > TRIVIAL:
        return None
    theme = theme_of(game, puzzle, sought.at >= END * match.at)
    id = hashlib.sha256(canonical({"seat": puzzle.seat, "start": puzzle.start})).hexdigest()[:8]
    moves = sum(1 for each in moves_of(game, puzzle) if each.seat == puzzle.seat)
    return puzzle._replace(id=id, theme=theme, difficulty=difficulty_of(share), rating=first_rating(share), moves=moves)


def posed(game: Game[Any, Any], match: Match[Any, Any], sought: Sought) -> Puzzle:
    """The position, before anybody has thought about it."""
    return Puzzle(
        id="",
        seats=match.seats,
        setup=match.setup,
        seed=f"{match.secret}-{sought.at}",
        start=sought.position,
        seat=sought.seat,
        theme="",
        difficulty=DIFFICULTIES[0],
        rating=0.0,
        thought=full_thought(game),
        moves=0,
        line=(),
        decisive=0,
        reasons=(),
    )


def difficulty_of(share: float) -> Difficulty:
    """By which share of the levels' tries finds the solution."""
    return "easy" if share >= EASY else "medium" if share >= HARD else "hard"


def solution(game: Game[Any, Any], puzzle: Puzzle) -> tuple[Link, ...] | None:
    """The best line as long as every choice of the solver is clearly the best, against the best answers.

    Where a choice in the middle of a move is not, the puzzle is solved before it; the line goes on to the end of the
    move for those who look on.
    """
    match = puzzle.begin(game)
    line: list[Link] = []
    moves, ways, end = 0, 1, 0
    completing = False
    while not match.over and len(match.asks) == 1 and len(line) < MOST_LINKS:
        ask = match.asks[0]
        own, first = ask.seat == puzzle.seat, begins(match, ask)
        if (completing or moves == MOST_MOVES) and (first or not own):
            break
        thought = puzzle.thought // TENFOLD if completing else puzzle.thought
        verdict = judged(game, match, ask, thought, 1 + len(line))
        if own and first and not verdict.clear:
            break
        completing = completing or (own and not verdict.clear)
        asked = own and not completing
        line.append(verdict.link(ask.seat) if asked else Link(ask.seat, verdict.option))
        if own:
            end = len(line)
        if asked:
            moves += first
            ways *= len(ask.options)
        match.play(ask.seat, verdict.option)
    return tuple(line[:end]) if ways >= FEWEST_WAYS else None


def explained(game: Game[Any, Any], puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the reasons for its first move: those of the choice that is decided most clearly."""
    for number in sorted(first_move(game, puzzle), key=lambda number: -puzzle.line[number].margin):
        before = [link.option for link in puzzle.line[:number] if link.asked]
        found = reasons(game, puzzle.attempt(game, before), puzzle.line[number])
        if found:
            return puzzle._replace(decisive=number, reasons=tuple(found[:2]))
    return None


def first_move(game: Game[Any, Any], puzzle: Puzzle) -> list[int]:
    """The links that the first move of the solution consists of."""
    attempt = puzzle.attempt(game)
    found: list[int] = []
    while not attempt.solved:
        ask = attempt.ask
        if found and begins(attempt.match, ask):
            break
        found.append(attempt.done)
        attempt.choose(puzzle.line[attempt.done].option)
    return found
