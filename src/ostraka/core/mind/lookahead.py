"""How a table may go on: what can be seen of it at the horizon, at the seat's next turn, and at the end."""

from __future__ import annotations

from mypy_extensions import i64

from ostraka.core.game import Game, V
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import S
from ostraka.core.turn import CHANCE, Ask, Over, Roll

__all__ = ["Glimpse", "look_ahead"]


class Glimpse:
    """What one table came to when everybody followed the policy."""

    def __init__(self, values: list[float], results: list[float], counts: list[float], outcome: Outcome) -> None:
        self.values = values
        """The result each seat could expect at the horizon."""
        self.results = results
        """The result of each seat when the game was over, or what it could expect as far as one looked."""
        self.counts = counts
        """The signs of one seat when it was its turn again; none if the game was over before."""
        self.outcome = outcome
        """The points by source when the game was over, or as far as one looked."""


def look_ahead(game: Game[S, V], s: S, seat: int, turn: int, rng: Rng, horizon: int, reach: int) -> Glimpse:
    """Play a table on, in place. `turn` is the number of the turn in which the choice was made.

    The values are taken after `horizon` choices, the signs of `seat` when its side has the turn again, the points after
    `reach` choices; values and points at the end of the game at the latest, and signs not then any more. A negative
    seat has no signs.
    """
    insight = game.insight
    mates = partners(game, s, seat)
    values: list[float] = []
    counts: list[float] = []
    met = not mates
    done: i64 = 0
    while True:
        now = s.turn
        if isinstance(now, Roll):
            game.apply(s, rng.below(now.n), None, CHANCE)
            continue
        if not isinstance(now, Ask):
            break
        if not met:
            number, active = game.heading(s)
            if number > turn and active in mates:
                met = True
                counts = game.signs.counts(s, seat)
        option = now.options[0]
        if len(now.options) > 1:
            if not values and done >= horizon:
                values = insight.value(s)
            if done >= reach:
                break
            done += 1
            option = insight.policy(s, now, rng)
        game.apply(s, option, None, now.seat)
    if not met:
        # Once the game is over nothing can be made of things any more: nobody counts them.
        counts = [] if isinstance(s.turn, Over) else game.signs.counts(s, seat)
    results = insight.value(s)
    return Glimpse(values or results, results, counts, game.outcome(s))


def partners(game: Game[S, V], s: S, seat: int) -> list[int]:
    """The seats on this seat's side, itself included; a turn of theirs is as good as its own."""
    if seat < 0:
        return []
    sides = game.outcome(s).sides
    return [other for other in range(len(sides)) if sides[other] == sides[seat]]
