"""Random games with invariants: nothing is lost, time never runs back, licences and scores are right."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, Ask, Over, Roll
from ostraka.games.thebes.catalogue import ALL_THINGS, TARGET
from ostraka.games.thebes.game import THEBES as GAME
from ostraka.games.thebes.knowledge import EVERYTHING, FLY, WITHOUT_CAR, can_dig, trip
from ostraka.games.thebes.ops.turn import shows_enough, work
from ostraka.games.thebes.options import CARD, CHANGE, DIG
from ostraka.games.thebes.scoring import CONGRESS_POINTS
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import (
    ALL_LICENCES,
    ARTEFACT,
    BOOK,
    CONGRESS,
    COUNTERS,
    EXHIBITION,
    FINISH,
    RESEARCH,
    SITES,
    START,
    THINGS,
    ZEPPELINS,
)

ALTERNATIVES: Mapping[str, object] = {setting.name: setting.values[1] for setting in GAME.settings}


def score(s: Table) -> list[list[int]]:
    """The score sheets, counted by another road than the game's."""
    sheets = []
    for seat in range(s.seats):
        things = [ALL_THINGS[n] for n in s.cards[seat] + s.finds[seat]]
        congresses = sum(thing.kind == CONGRESS for thing in things)
        sheets.append(
            [
                sum(thing.value for thing in things if thing.kind == ARTEFACT),
                sum(thing.value for thing in things if thing.kind == EXHIBITION),
                CONGRESS_POINTS[congresses],
                0,
            ]
        )
    for site in range(SITES):
        books = [0] * s.seats
        for seat in range(s.seats):
            for thing in [ALL_THINGS[n] for n in s.cards[seat] + s.finds[seat]]:
                if thing.kind == BOOK and thing.site == site:
                    books[seat] += thing.value
        leaders = [seat for seat in range(s.seats) if books[seat] == max(books) > 0]
        for seat in leaders:
            sheets[seat][3] += 5 if len(leaders) == 1 else 3
    return sheets


class Witness:
    """Watches one game from choice to choice."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.time = s.time[:]
        self.licences = s.licences[:]
        self.finds = [x[:] for x in s.finds]

    def look(self) -> None:
        """T-8, T-34, T-37, T-38, T-51: what must be true at every question and at the end."""
        s = self.s
        early = s.year_on_52
        for seat in range(s.seats):
            assert s.time[seat] >= self.time[seat], "time runs back"
            assert set(self.finds[seat]) <= set(s.finds[seat]), "a find is lost"
            years = [(time + early) // 52 for time in (self.time[seat], s.time[seat])]
            if years[1] == years[0]:
                assert s.licences[seat] | self.licences[seat] == self.licences[seat], "a licence is renewed too early"
            elif s.time[seat] < FINISH:
                # A trip across the year's end may be followed by one dig in the new year.
                assert s.licences[seat].bit_count() >= SITES - 1, "licences are not renewed"
        everything = sorted(
            thing
            for bag in [*s.cards, *s.finds, s.display, s.slots, s.discard, s.unseen, *s.shows, s.deck, *s.bags, s.bonus]
            for thing in bag
            if thing >= 0
        )
        assert everything == list(range(THINGS)), "a card or token is lost"
        assert s.blanks == [16] * SITES
        self.time, self.licences, self.finds = s.time[:], s.licences[:], [x[:] for x in s.finds]


def play(seats: int, seed: int, setup: Mapping[str, object]) -> Table:
    """One game at random, watched."""
    rng = Rng(seed)
    s = GAME.new(setup, seats)
    witness = Witness(s)
    assert s.time == [START[seats]] * seats
    assert s.licences == [ALL_LICENCES] * seats
    steps = 0
    while not isinstance(s.turn, Over):
        if isinstance(s.turn, Roll):
            GAME.apply(s, rng.below(s.turn.n))
        elif isinstance(s.turn, Ask):
            GAME.check(s)
            witness.look()
            GAME.apply(s, s.turn.options[rng.below(len(s.turn.options))])
        steps += 1
    witness.look()
    GAME.check(s)
    assert steps < GAME.bound
    assert s.time == [FINISH] * seats
    assert s.track == []
    outcome = GAME.outcome(s)
    assert outcome.points == score(s)
    assert outcome.ended == "time"
    best = max(outcome.totals())
    assert outcome.winners() == [seat for seat in range(seats) if outcome.total(seat) == best]
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats: int) -> None:
    games = [play(seats, seed, {}) for seed in range(40)]
    assert any(sum(len(finds) for finds in s.finds) > 10 for s in games)
    assert any(s.shuffles for s in games)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_all_alternatives(seats: int) -> None:
    for seed in range(10):
        play(seats, seed, ALTERNATIVES)


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_thousand_random_games(seats: int) -> None:
    for seed in range(1_000, 1_000 + 10_000 // 3 + 1):
        play(seats, seed, ALTERNATIVES if seed % 5 == 0 else {})


def paths(s: Table, depth: int) -> int:
    """The number of ways in which the next choices can be made, chance always the same."""
    while isinstance(s.turn, Roll):
        GAME.apply(s, s.turn.n // 2)
    if depth == 0 or not isinstance(s.turn, Ask):
        return 1
    total = 0
    for option in s.turn.options:
        t = s.copy()
        GAME.apply(t, option)
        total += paths(t, depth - 1)
    return total


@pytest.mark.parametrize(("seats", "count"), [(2, 849), (3, 685), (4, 625)])
def test_paths_to_depth_four(seats: int, count: int) -> None:
    assert paths(GAME.new({}, seats), 4) == count


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_exactly_what_is_possible(seats: int) -> None:
    """T-11, T-12, T-24, T-54: the quick ways of listing the actions leave nothing out and add nothing."""
    for seed in range(20):
        rng = Rng(seed)
        s = GAME.new(ALTERNATIVES if seed % 2 else {}, seats)
        while not isinstance(s.turn, Over):
            if isinstance(s.turn, Roll):
                GAME.apply(s, rng.below(s.turn.n))
                continue
            assert isinstance(s.turn, Ask)
            if s.turn.prompt == "action":
                assert list(s.turn.options) == possible(s, s.turn.seat)
            GAME.apply(s, s.turn.options[rng.below(len(s.turn.options))])


def possible(s: Table, seat: int) -> list[int]:
    """The actions, each examined on its own."""
    flies = s.own[seat * COUNTERS + ZEPPELINS] > 0
    codes = [PASS] if s.time[seat] >= 104 else []
    for code in [CHANGE, *[CARD + card for card in s.display], *sorted(CARD + card for card in s.slots if card >= 0)]:
        weeks = work(s, seat, code) + (0 if flies else trip(s, seat, TARGET[code]))
        shown = code < CARD + RESEARCH or shows_enough(s, seat, code - CARD)
        if shown and weeks <= s.weeks_left(seat):
            codes.append(code)
    for site in range(SITES):
        ways = [EVERYTHING, EVERYTHING | WITHOUT_CAR, *([EVERYTHING | FLY] if flies else [])]
        if any(can_dig(s, seat, site, way) for way in ways):
            codes.append(DIG + site)
    return codes
