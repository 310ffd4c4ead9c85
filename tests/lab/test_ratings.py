"""Ratings and intervals: right on average, and as wide as they say, also where games come in pairs."""

from __future__ import annotations

import random
from itertools import pairwise
from math import exp, log

import pytest

from ostraka.lab.contest import Played
from ostraka.lab.intervals import mean_interval, quantile, rate_interval
from ostraka.lab.ratings import ELO, Rating, ratings


def played(number: int, seated: tuple[int, ...], ranks: tuple[int, ...], deal: int | None = None) -> Played:
    """A game with these ranks, everybody on their own side."""
    n = len(seated)
    victory = tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
    own = number if deal is None else deal
    return Played(number, own, seated, tuple(range(n)), victory, ranks, ((3, 4),) * n, (10,) * n, (0.5,) * n)


def rated(games: list[Played], entrants: int, together: bool = False) -> list[Rating]:
    found = ratings(games, entrants, together)
    assert all(rating is not None for rating in found)
    return [rating for rating in found if rating is not None]


# Intervals


def test_students_quantile() -> None:
    table = {1: 12.706, 2: 4.303, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962}
    for freedom, value in table.items():
        assert quantile(freedom) == pytest.approx(value, abs=0.002)


def test_games_of_their_own_have_wilsons_interval() -> None:
    low, high = rate_interval([(1.0, 1)] * 50 + [(0.0, 1)] * 50)
    assert (low, high) == pytest.approx((0.404, 0.596), abs=0.003)


def test_nothing_played_says_nothing_and_all_won_counts_the_deals() -> None:
    assert rate_interval([]) == (0.0, 1.0)
    low, high = rate_interval([(2.0, 2)] * 30)
    assert high == 1.0
    assert low == rate_interval([(1.0, 1)] * 30)[0]
    assert 0.85 < low < 0.92


def test_split_deals_are_surer_than_their_games_and_repeated_ones_less_sure() -> None:
    def width(deals: list[tuple[float, int]]) -> float:
        low, high = rate_interval(deals)
        return high - low

    split, alike = [(1.0, 2)] * 40, [(2.0, 2), (0.0, 2)] * 20
    single = [(1.0, 1), (0.0, 1)] * 40
    assert width(split) < width(single) / 3
    assert width(alike) > width(single) * 1.3


def test_a_mean_of_one_deal_is_not_known() -> None:
    assert mean_interval([3.0]) == (3.0, float("-inf"), float("inf"))
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert (low, high) == pytest.approx((2.5 - 3.182 * 0.6455, 2.5 + 3.182 * 0.6455), abs=0.01)


@pytest.mark.parametrize(("luck", "rate"), [(0.0, 0.5), (0.6, 0.5), (0.9, 0.6), (-0.7, 0.55), (0.5, 0.9)])
def test_intervals_hold_as_often_as_they_say(luck: float, rate: float) -> None:
    """`luck` of the deals are won by a seat (above 0) or by a bot (below 0) whoever is better: games hang together."""
    numbers = random.Random(7)
    held = 0
    for _ in range(800):
        deals = []
        for _ in range(30):
            if numbers.random() < abs(luck):
                both = 2.0 if numbers.random() < rate else 0.0
                deals.append((1.0 if luck > 0 else both, 2))
            else:
                deals.append((float(sum(numbers.random() < rate for _ in range(2))), 2))
        true = abs(luck) * 0.5 + (1 - abs(luck)) * rate if luck > 0 else rate
        low, high = rate_interval(deals)
        held += low <= true <= high
    assert 0.93 <= held / 800 <= 0.995


# Ratings


def test_a_rating_is_the_logarithm_of_the_odds() -> None:
    games = [played(i, (0, 1), (1, 2) if i % 4 else (2, 1)) for i in range(400)]
    first, second = rated(games, 2)
    assert first.elo - second.elo == pytest.approx(ELO * log(300.5 / 100.5))
    assert first.elo == pytest.approx(-second.elo)
    assert first.low < first.elo < first.high


def test_whoever_never_lost_has_a_rating_too_and_more_games_make_it_surer() -> None:
    few, many = (rated([played(i, (0, 1), (1, 2)) for i in range(n)], 2)[0] for n in (4, 40))
    assert 0 < few.elo < many.elo < 600
    assert few.low < 0, "four wins are not proof"
    assert many.low > 0


def test_a_chain_of_opponents_is_one_scale() -> None:
    chain = [(0, 1), (1, 2), (2, 3)]
    games = [
        played(number, pair, (2, 1) if i % 4 else (1, 2))
        for number, (pair, i) in enumerate((pair, i) for pair in chain for i in range(80))
    ]
    found = [rating.elo for rating in rated(games, 4)]
    steps = [b - a for a, b in pairwise(found)]
    assert steps == pytest.approx([ELO * log(60.5 / 20.5)] * 3)
    assert sum(found) == pytest.approx(0)


def test_ratings_do_not_depend_on_the_order_in_which_games_are_given() -> None:
    games = [played(i, (0, 1, 2), ((1, 2, 3), (2, 1, 3), (1, 3, 2))[i % 3]) for i in range(12)]
    forward, backward = rated(games, 3), rated(games[::-1], 3)
    for a, b in zip(forward, backward, strict=True):
        assert (a.elo, a.low, a.high) == pytest.approx((b.elo, b.low, b.high))
    first, second, third = forward
    assert first.elo > second.elo > third.elo


def test_a_shared_victory_moves_nobody() -> None:
    one, other = rated([played(0, (0, 1), (1, 1))], 2)
    assert one.elo == pytest.approx(other.elo) == pytest.approx(0)


def test_partners_share_what_they_win() -> None:
    teams = {"sides": (0, 1, 0, 1), "victory": (1.0, 0.0, 1.0, 0.0)}
    games = [Played(**{**vars(played(i, (0, 1, 2, 3), (1, 2, 1, 2))), **teams}) for i in range(10)]
    a, b, c, d = rated(games, 4)
    assert a.elo == pytest.approx(c.elo)
    assert b.elo == pytest.approx(d.elo)
    assert a.elo > 0 > b.elo


def test_tables_are_rated_by_the_deals_they_win_where_others_lose() -> None:
    def tables(deals: int) -> list[Played]:
        games = []
        for deal in range(deals):
            weak, strong = deal % 5 == 0, deal % 5 != 1
            for entrant, won in ((0, weak), (1, strong)):
                one = played(2 * deal + entrant, (entrant, entrant), (1, 1) if won else (2, 2), deal)
                games.append(Played(**{**vars(one), "sides": (0, 0), "victory": (float(won),) * 2}))
        return games

    weak, strong = rated(tables(50), 2, together=True)
    # Deal 0 of five is won by both and says nothing, deal 1 is lost by both, the other three are the strong one's.
    assert strong.elo - weak.elo == pytest.approx(ELO * log(30.5 / 0.5))


def test_without_an_opponent_there_is_no_rating() -> None:
    assert ratings([played(0, (0, 0), (1, 1))], 1, together=True) == [None]
    assert ratings([played(0, (0, 1), (1, 2))], 3)[2] is None
    assert ratings([], 2) == [None, None]


@pytest.mark.parametrize("luck", [0.0, 0.7])
def test_ratings_hold_as_often_as_they_say(luck: float) -> None:
    """Two bots of known strength; `luck` of the deals go to whoever sits first, so mirrored games are split."""
    numbers = random.Random(3)
    strength = 0.6
    chance = 1 / (1 + exp(-strength))
    mean = luck * 0.5 + (1 - luck) * chance
    true = log(mean / (1 - mean)) * ELO / 2
    held = 0
    for _ in range(300):
        games: list[Played] = []
        for deal in range(40):
            seat = numbers.random() < luck
            for seated in ((0, 1), (1, 0)):
                first = seat or numbers.random() < (chance if seated[0] == 0 else 1 - chance)
                games.append(played(len(games), seated, (1, 2) if first else (2, 1), deal))
        rating = rated(games, 2)[0]
        held += rating.low <= true <= rating.high
    assert 0.92 <= held / 300 <= 0.99


def test_a_rating_says_where_the_strength_lies() -> None:
    assert Rating(30.04, -2.0, 62.0).record() == {"elo": 30.0, "interval": [-2.0, 62.0]}
