"""Bots against each other, or each for itself on the same deals: who wins, how surely, and how long they think."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from ostraka.bots.bot import Bot
from ostraka.bots.budget import OWN_MEASURE
from ostraka.core.game import Game, V
from ostraka.core.state import S
from ostraka.lab.contest import Entrant, Fixture, Hall, Played, contest
from ostraka.lab.game_file import GameFile
from ostraka.lab.intervals import rate_interval
from ostraka.lab.pool import play_all
from ostraka.lab.ratings import Rating, ratings

__all__ = [
    "Arena",
    "Standing",
    "arena",
    "contest",
    "is_cooperative",
    "ladder_fixtures",
    "round_fixtures",
    "tournament",
]


def is_cooperative(game: Game[S, V], setup: Mapping[str, object] | None, seats: int) -> bool:
    """Whether all seats win or lose together."""
    return len(set(game.outcome(game.new(setup, seats)).sides)) == 1


# Who plays whom


def round_fixtures(entrants: int, seats: int, games: int, together: bool = False) -> list[Fixture]:
    """`games` games: every deal is played once from each place at the table.

    Where all win or lose `together`, every entrant plays `games` deals with a table of its own kind.
    """
    if together:
        return [
            Fixture(deal * entrants + entrant, deal, (entrant,) * seats)
            for deal in range(games)
            for entrant in range(entrants)
        ]
    found = []
    for number in range(games):
        deal, turn = divmod(number, seats)
        found.append(Fixture(number, deal, tuple((seat + turn) % seats for seat in range(seats))))
    return found


def ladder_fixtures(entrants: int, games: int) -> list[Fixture]:
    """`games` two-seat games between each entrant and the next, on the same deals, the seats swapped.

    All pairs play a deal before the next is dealt: whenever the ladder is broken off, its rungs are equally far.
    """
    found: list[Fixture] = []
    for game in range(games):
        deal, turn = divmod(game, 2)
        for lower, upper in pairwise(range(entrants)):
            found.append(Fixture(len(found), deal, (upper, lower) if turn == 0 else (lower, upper)))
    return found


# How they have done


class Standing:
    """How one bot has done so far."""

    def __init__(self, spec: str, name: str = "") -> None:
        self.spec = spec
        self.name = name or spec
        self.games = 0
        self.wins = 0.0
        self.deals: dict[int, tuple[float, int]] = {}
        """Wins and games by deal: games on one deal share its luck."""
        self.points: dict[str, float] = {}
        self.decisions = 0
        self.seconds = 0.0
        self.forfeits: dict[str, int] = {}
        """How often it has lost by each of the named rules."""
        self.rating: Rating | None = None

    def enter(self, played: Played, seats: Sequence[int], sources: Sequence[str]) -> None:
        """Count a finished game in which it sat at some of the seats: points are means of them."""
        self.games += 1
        won = sum(played.victory[seat] for seat in seats) / len(seats)
        self.wins += won
        wins, games = self.deals.get(played.deal, (0.0, 0))
        self.deals[played.deal] = (wins + won, games + 1)
        self.decisions += sum(played.decisions[seat] for seat in seats)
        self.seconds += sum(played.seconds[seat] for seat in seats)
        for rule in {played.forfeits[seat] for seat in seats if played.forfeits} - {""}:
            self.forfeits[rule] = self.forfeits.get(rule, 0) + 1
        for i, source in enumerate(sources):
            mean = sum(played.points[seat][i] for seat in seats) / len(seats)
            self.points[source] = self.points.get(source, 0.0) + mean

    @property
    def win_rate(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def mean_score(self) -> float:
        return sum(self.points.values()) / max(1, self.games)

    def interval(self) -> tuple[float, float]:
        """Where the true win rate lies."""
        return rate_interval(self.deals.values())

    def record(self) -> dict[str, object]:
        games = max(1, self.games)
        return {
            "bot": self.spec,
            "name": self.name,
            "games": self.games,
            "deals": len(self.deals),
            "wins": round(self.wins, 3),
            "win_rate": round(self.win_rate, 4),
            "interval": [round(bound, 4) for bound in self.interval()],
            "mean_score": round(self.mean_score, 3),
            "mean_by_source": {source: round(points / games, 3) for source, points in self.points.items()},
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / games, 2),
            "ms_per_move": round(1000 * self.seconds / max(1, self.decisions), 3),
            "forfeits": self.forfeits,
            "rating": None if self.rating is None else self.rating.record(),
        }


class Arena:
    """So many games of some bots, and where they stand."""

    def __init__(self, hall: Hall, seats: int, planned: int, ladder: bool = False) -> None:
        game = hall.game
        self.game_id = game.id
        self.seats = seats
        self.setup = hall.setup
        self.seed = hall.seed
        self.planned = planned
        self.ladder = ladder
        self.together = is_cooperative(game, hall.setup, seats)
        self.sources = game.outcome(game.new(hall.setup, seats)).sources
        self.entrants = [(entrant.spec, bot.name) for entrant, bot in zip(hall.entrants, hall.bots, strict=True)]
        self.played: list[Played] = []

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def bots(self) -> list[Standing]:
        """One standing for each entrant, in the order given, over all its games."""
        standings = self.standings(self.played)
        found = ratings(self.played, len(standings), self.together)
        for standing, rating in zip(standings, found, strict=True):
            standing.rating = rating
        return standings

    def standings(self, games: Sequence[Played]) -> list[Standing]:
        """The same over some of the games, without ratings."""
        found = [Standing(spec, name) for spec, name in self.entrants]
        for played in games:
            for entrant in sorted(set(played.seated)):
                seats = [seat for seat, other in enumerate(played.seated) if other == entrant]
                found[entrant].enter(played, seats, self.sources)
        return found

    def rungs(self) -> list[tuple[Standing, Standing]]:
        """Of a ladder: each entrant from the second on, and the one below it, in their games with each other.

        Where all win or lose together these are the games on the same deals.
        """
        found = []
        for lower, upper in pairwise(range(len(self.entrants))):
            wanted = {lower, upper}
            games = [p for p in self.played if set(p.seated) <= wanted]
            standings = self.standings(games)
            found.append((standings[upper], standings[lower]))
        return found

    def record(self) -> dict[str, object]:
        record: dict[str, object] = {
            "game": self.game_id,
            "seats": self.seats,
            "setup": self.setup,
            "seed": self.seed,
            "games": self.games,
            "planned": self.planned,
            "together": self.together,
            "bots": [standing.record() for standing in self.bots],
        }
        if self.ladder:
            record["rungs"] = [
                {"bot": upper.spec, "below": lower.spec, **summary(upper), "win_rate_below": round(lower.win_rate, 4)}
                for upper, lower in self.rungs()
            ]
        return record


def summary(standing: Standing) -> dict[str, object]:
    """The figures of a rung."""
    record = standing.record()
    return {key: record[key] for key in ("games", "wins", "win_rate", "interval", "mean_score", "ms_per_move")}


def tournament(
    hall: Hall,
    fixtures: Sequence[Fixture],
    jobs: int = 1,
    file: GameFile | None = None,
    progress: Callable[[int], None] | None = None,
    ladder: bool = False,
) -> Arena:
    """Play all fixtures that are not kept already. Ctrl-C ends it with what has been played so far."""
    result = Arena(hall, len(fixtures[0].seated), len(fixtures), ladder)
    wanted = {fixture.number: fixture for fixture in fixtures}
    for played in file.games if file is not None else []:
        fixture = wanted.get(played.number)
        if fixture is not None and (fixture.deal, fixture.seated) == (played.deal, played.seated):
            result.played.append(played)
            del wanted[played.number]
    try:
        for played in play_all(hall, list(wanted.values()), jobs):
            result.played.append(played)
            if file is not None:
                file.add(played)
            if progress is not None:
                progress(result.games)
    except KeyboardInterrupt:
        pass
    # Workers end their games in any order: what is said about them must not depend on it.
    result.played.sort(key=lambda played: played.number)
    return result


def arena(
    game: Game[S, V],
    bots: Sequence[tuple[str, Bot]],
    games: int,
    seed: int = 0,
    setup: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Arena:
    """Play `games` games of bots that are at hand, one per seat, in this process."""
    by_name = {f"{number}": bot for number, (_, bot) in enumerate(bots)}

    def at_hand(game: Game[Any, Any], number: str) -> Bot:
        return by_name[number]

    entrants = [Entrant(spec, f"{number}", OWN_MEASURE) for number, (spec, _) in enumerate(bots)]
    hall = Hall(game, entrants, at_hand, seed, setup)
    return tournament(hall, round_fixtures(len(bots), len(bots), games), progress=progress)
