"""Analysis of a match: how the chances stood at every turn, where they turned, and what the strongest level had done.

The curve is made of the true tables, played on by everybody's policy. What the strongest level would have done is
searched from what the seat knew, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final

from ostraka.bots.budget import Budget
from ostraka.bots.comparison import mean_and_error
from ostraka.core.mind.lookahead import look_ahead
from ostraka.core.rng import Rng
from ostraka.core.turn import Roll
from ostraka.lab.analysis import Analysis, Depth, Luck, Mistake, Point, Turning
from ostraka.lab.clock import Clock, Progress
from ostraka.lab.judge import Judged, deepen, glance
from ostraka.lab.turns import Decision, Moment, PlayedTurn, Turns, draw, turns_of
from ostraka.match import Match
from ostraka.match.chance import Chance

__all__ = ["DEFAULT", "analyse"]

DEFAULT: Final = Budget(seconds=28.0)
DEPTH: Final = 400
"""Games played on from each turn, where the clock allows it."""
TURNINGS: Final = 3
CANDIDATES: Final = 6
"""Turns that are looked at more closely, before three of them are chosen."""
MISTAKES: Final = 6
"""So many mistakes are told, the greatest."""
CURVE: Final = 0.42
REFINED: Final = 0.48
LUCK: Final = 0.56
GLANCED: Final = 0.72
DEEPENED: Final = 0.98
"""The shares of the time after which each part must be ready."""


def analyse(
    match: Match[Any, Any], budget: Budget = DEFAULT, progress: Progress | None = None, readers: Sequence[int] = ()
) -> Analysis:
    """Look back at a match. The budget's simulations are the games played on from each turn.

    With readers it is about these seats. Without a clock equal matches and budgets give equal analyses.
    """
    clock = Clock(budget.clock(), progress)
    turns = turns_of(match)
    depth = budget.simulations or DEPTH
    play_on(turns, turns.moments, depth, budget.seed, clock, (0.0, CURVE))
    swings = weighed(turns, readers)
    wide = sorted(told_of(turns, readers), key=lambda i: (-swings[i], i))[: CANDIDATES + 2]
    ends = sorted({end for i in wide for end in (i, i + 1)})
    play_on(turns, [turns.moments[i] for i in ends], 3 * depth, budget.seed, clock, (CURVE, REFINED))
    lucks = {i: luck_of(turns, i, readers, max(8, depth // 2), budget.seed, clock) for i in wide}
    turnings, mistakes = turning_points(turns, readers, lucks, depth, budget.seed, clock)
    points = [point_of(turns, i) for i in range(len(turns.moments))]
    playouts = min((point.playouts for point in points if point.playouts), default=0)
    simulations = min((turning.judged.thought for turning in turnings), default=0)
    clock.show(1.0)
    found = Depth(playouts, simulations, clock.spent)
    return Analysis(
        match, points, turnings, match.outcome(), found, readers=tuple(readers), lucks=lucks, mistakes=mistakes
    )


# The curve


def play_on(
    turns: Turns, moments: Sequence[Moment], depth: int, seed: int, clock: Clock, shares: tuple[float, float]
) -> None:
    """Play games on from each of the moments, one from each in turn, until there are enough or the time is over."""
    game = turns.match.game
    reach = game.signs.reach
    for number in range(depth):
        clock.show(shares[0] + (shares[1] - shares[0]) * number / depth)
        for moment in moments:
            if moment.over or len(moment.results) > number:
                continue
            if number and clock.past(shares[1]):
                return
            s = game.copy(moment.table)
            glimpse = look_ahead(game, s, -1, 0, Rng((seed << 20) + moment.at * 7919 + number), reach, reach)
            moment.results.append(glimpse.results)
            turns.spread = -1.0
            totals = glimpse.outcome.totals()
            moment.totals = [a + b for a, b in zip(moment.totals or [0.0] * len(totals), totals, strict=True)]


def chance(turns: Turns, i: int, seat: int) -> tuple[float, float]:
    """(Chance, standard error) of a seat at a moment.

    A few games may happen to end alike: their spread is reckoned as if one more had the usual spread.
    """
    moment = turns.moments[i]
    if moment.over:
        return turns.match.game.insight.value(moment.table)[seat], 0.0
    values = [results[seat] for results in moment.results]
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) + usual_spread(turns)
    return mean, sqrt(spread / len(values) / len(values))


def usual_spread(turns: Turns) -> float:
    """The mean variance of the first seat's results, over all moments."""
    if turns.spread < 0:
        found = [[results[0] for results in moment.results] for moment in turns.moments if moment.results]
        turns.spread = sum(mean_and_error(values)[1] ** 2 * len(values) for values in found) / max(1, len(found))
    return turns.spread


def point_of(turns: Turns, i: int) -> Point:
    moment = turns.moments[i]
    seats = range(turns.match.seats)
    found = [chance(turns, i, seat) for seat in seats]
    playouts = len(moment.results)
    expected = (
        [total / playouts for total in moment.totals] if playouts else [float(n) for n in moment.outcome.totals()]
    )
    turn = turns.played[i] if i < len(turns.played) else None
    return Point(
        moment.at,
        turns.match.heading[0] if turn is None else turn.number,
        -1 if turn is None else turn.seat,
        [mean for mean, _ in found],
        [error for _, error in found],
        expected,
        [list(row) for row in moment.outcome.points],
        playouts,
    )


def weighed(turns: Turns, readers: Sequence[int]) -> list[float]:
    """How far each turn moved the chance of the reader, or of whoever had it; what may be noise is taken off."""
    found = []
    for i, turn in enumerate(turns.played):
        seat = readers[0] if readers else turn.seat
        before, unsure = chance(turns, i, seat)
        after, still = chance(turns, i + 1, seat)
        found.append(max(0.0, abs(after - before) - sqrt(unsure**2 + still**2)))
    return found


# The turning points


def told_of(turns: Turns, readers: Sequence[int]) -> list[int]:
    """The turns in which there is a decision to speak of."""
    return [i for i, turn in enumerate(turns.played) if decisions_of(turn, readers)]


def decisions_of(turn: PlayedTurn, readers: Sequence[int]) -> list[Decision]:
    """The decisions of the readers; without any, of whoever had the turn, and of the others if there are no such."""
    if readers:
        return [decision for decision in turn.decisions if decision.seat in readers]
    return [decision for decision in turn.decisions if decision.seat == turn.seat] or turn.decisions


def turning_points(
    turns: Turns, readers: Sequence[int], lucks: Mapping[int, Luck], depth: int, seed: int, clock: Clock
) -> tuple[list[Turning], list[Mistake]]:
    """The turns that moved most, by themselves and by what a decision in them gave away; and a reader's mistakes."""
    game, swings = turns.match.game, weighed(turns, readers)
    wide = sorted(told_of(turns, readers), key=lambda i: (-swings[i], i))
    # A reader hears of all mistakes; where there is none, only the widest turns are looked at.
    looked = wide if readers else wide[:CANDIDATES]
    places = [(i, decision) for i in looked for decision in decisions_of(turns.played[i], readers)]
    glanced = glance(game, [decision for _, decision in places], depth // 2, seed, clock, (LUCK, GLANCED))
    by_turn: dict[int, list[Judged]] = {}
    for (i, _), judged in zip(places, glanced, strict=True):
        by_turn.setdefault(i, []).append(judged)
    worst = {i: max(found, key=lambda judged: judged.gain) for i, found in by_turn.items()}
    chosen = sorted(worst, key=lambda i: (-swings[i] - worst[i].gain, i))[:TURNINGS]
    doubtful = sorted((j for j in glanced if j.gain > 0.0), key=lambda j: (-j.gain, j.decision.at)) if readers else []
    deep = list({id(judged): judged for judged in [*(worst[i] for i in chosen), *doubtful[: 2 * MISTAKES]]}.values())
    deepen(game, deep, depth, seed, clock, (GLANCED, DEEPENED))
    turnings = [turning(turns, i, worst[i], readers, lucks.get(i, Luck())) for i in sorted(chosen)]
    mistaken = sorted((judged for judged in deep if judged.mistake), key=lambda judged: -judged.gain)[:MISTAKES]
    where = {id(judged): i for i, found in by_turn.items() for judged in found}
    mistakes = [
        Mistake(where[id(j)], turns.played[where[id(j)]].number, *turns.played[where[id(j)]].move_of(j.decision), j)
        for j in sorted(mistaken, key=lambda judged: judged.decision.at)
        if readers
    ]
    return turnings, mistakes


def turning(turns: Turns, i: int, judged: Judged, readers: Sequence[int], luck: Luck) -> Turning:
    """A turn and its decision, and what of the turn was luck."""
    seat = readers[0] if readers else judged.decision.seat
    before, after = chance(turns, i, seat)[0], chance(turns, i + 1, seat)[0]
    turn = turns.played[i]
    return Turning(i, turn.number, before, after, luck, *turn.move_of(judged.decision), judged)


def luck_of(turns: Turns, i: int, readers: Sequence[int], games: int, seed: int, clock: Clock) -> Luck:
    """What the answers of chance in a turn did to the chance of the reader, or of whoever had it.

    Games are played on from the table before chance has answered, and from the one after: the same game, two lucks.
    """
    match, game = turns.match, turns.match.game
    seat = readers[0] if readers else turns.played[i].seat
    drawn = Chance(match.secret)
    s = game.copy(turns.moments[i].table)
    luck, unsure = 0.0, 0.0
    for at in range(turns.moments[i].at, turns.moments[i + 1].at):
        game.apply(s, match.steps[at].choice.option, None, match.steps[at].choice.seat)
        if not isinstance(s.turn, Roll):
            continue
        before = game.copy(s)
        draw(match, drawn, s, match.steps[at].chances)
        leads: list[float] = []
        for number in range(games):
            if len(leads) > 1 and clock.past(LUCK):
                break
            rng = Rng((seed << 20) + at * 7919 + number)
            then, otherwise = [
                look_ahead(game, game.copy(table), -1, 0, rng.copy(), game.signs.reach, game.signs.reach).results[seat]
                for table in (s, before)
            ]
            leads.append(then - otherwise)
        mean, error = mean_and_error(leads)
        luck, unsure = luck + mean, unsure + error**2
    return Luck(luck, sqrt(unsure))
