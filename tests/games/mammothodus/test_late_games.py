"""Random play from late positions: random games from the start seldom live to see places of power and growth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from tests.games.mammothodus.lay import PLACES, PRINTED
from tests.games.mammothodus.table import Given, table

SITES = ["N2", "E1", "S2", "W2"]
SHARDS = ["sun", "moon", "star", "spiral", "tusk"]
FOUND = ["movement_attack", "appearance_movement", "attack"]
CARDS = ["draw-three", "wild", "double-red", "extra-blue", "extra-green", "double-yellow"]
CLANS = ["trap", "bait", "protection", "block-trail"]


def somewhere(rng: Rng) -> str:
    return PLACES[rng.below(len(PLACES))]


def clan(rng: Rng, seat: int) -> dict[str, Any]:
    """A grown clan with a development card."""
    return {
        "figures": {"green": somewhere(rng), "red": somewhere(rng), "blue": "C"},
        "hand": ["green", "red", "yellow", "blue", CARDS[seat + rng.below(3)] if seat < 1 else CARDS[seat + 2]],
        "population": 12 + rng.below(8),
        "defence": rng.below(4),
    }


def position(seed: int) -> Given:
    """A table with some places active, spirits and tribes about, and everything that can be switched on at times."""
    rng = Rng(seed)
    seats = 1 + seed % 4
    talents = seed % 2 == 0
    return table(
        seats=seats,
        setup={"talents": talents, "discoveries": seed % 3 == 0, "open_hands": seed % 5 > 0},
        phase=("human", "action", "end")[seed % 3],
        places={site: row for row, site in enumerate(SITES[: rng.below(5)], 1)},
        up={place: [SHARDS[rng.below(5)]] for place in ("W3", "N4", "E5", "S4", "C")},
        portal=["P1", "P2", "P3", "P4"][: 1 + rng.below(4)],
        printed=PRINTED,
        tribes={somewhere(rng): 1 for _ in range(6)},
        spirits={"stone": somewhere(rng)},
        market=[],
        found=FOUND[: rng.below(4)],
        talents=CLANS,
        tokens={somewhere(rng): {CLANS[rng.below(seats)]: 1} for _ in range(6)} if talents else {},
        others={seat: clan(rng, seat) for seat in range(1, seats)},
        **clan(rng, 0),
    )


def check_everything(t: Given, rng: Rng) -> None:
    """What is saved can be loaded, and what is imagined looks the same to who imagined it."""
    record = GAME.dump(t.s)
    again = GAME.load(record)
    assert GAME.dump(again) == record == GAME.dump(GAME.copy(t.s))
    assert repr(again.turn) == repr(t.s.turn)
    for seat in range(t.s.seats):
        view = GAME.view(t.s, seat)
        imagined = GAME.sample(view, rng)
        GAME.check(imagined)
        assert GAME.view(imagined, seat).record() == view.record()


def play_out(seed: int) -> Given:
    """To the end, with a look at everything now and then; the builder checks the invariants at every step."""
    t = position(seed)
    rng = Rng(seed + 1)
    steps = 0
    while not isinstance(t.s.turn, Over):
        steps += 1
        assert steps < GAME.bound
        if isinstance(t.s.turn, Ask):
            options = t.s.turn.options
            assert list(options) == sorted(set(options))
            t.apply(options[rng.below(len(options))])
        elif isinstance(t.s.turn, Roll):
            t.apply(rng.below(t.s.turn.n))
        if steps % 9 == 0 and not t.over:
            check_everything(t, rng)
    return t


@pytest.mark.parametrize("seed", range(40))
def test_a_late_game_goes_on_to_its_end(seed: int) -> None:
    t = play_out(seed)
    assert t.ended in {"victory", "tribes", "spirits", "trails", "degradation", "extinction", "collapse", "time"}
    assert GAME.outcome(t.s).ranks == [1 if t.ended == "victory" else 2] * t.s.seats


@pytest.mark.compiled
def test_late_games_see_what_random_games_do_not() -> None:
    told: Counter[str] = Counter()
    for seed in range(40, 120):
        told.update(event.kind for event in play_out(seed).events)
    assert {"raise", "summon", "kill-spirit", "settle", "fade", "generation", "jump", "use-token", "help"} <= set(told)
