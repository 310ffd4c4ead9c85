"""The order of tribes and spirits that is not asked for makes no difference: every order is played out (Q63).

With talents every order is asked for. So scenes without tokens are played through all choices and all outcomes of the
phase, and an order is worth what the best choices make of it, by a worth of final positions that is made up.
"""

from __future__ import annotations

import json
from hashlib import blake2b

import pytest

from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.ops.moments import spirits_order, tribes_order
from ostraka.games.mammothodus.options import SPIRIT_AT, TERRITORY_AT
from ostraka.games.mammothodus.state import Table
from tests.games.mammothodus.lay import PLACES, SPIRIT_NAMES
from tests.games.mammothodus.table import Given, table

GREEN = ["N3", "S1", "W2", "E4", "W4"]
HUMANS = {"rouse", "rouse-spirit", "tribe", "spirit", "appear"}
"""The questions of the human phase."""
SCENES = 60


def some(rng: Rng, things: list[str], number: int) -> list[str]:
    bag = things[:]
    return [bag.pop(rng.below(len(bag))) for _ in range(number)]


def scene(seed: int) -> Given:
    """A green card has come; nobody holds a card, so nobody draws three or places a token."""
    rng = Rng(seed)
    return table(
        setup={"talents": True},
        phase="human",
        figures={"green": PLACES[rng.below(21)], "red": PLACES[rng.below(21)]},
        population=rng.below(9) - 3,
        others={1: {"figures": {"green": PLACES[rng.below(21)]}, "population": rng.below(9) - 3}},
        tribes=dict.fromkeys(some(rng, GREEN, 2), 1),
        places={place: row for row, place in enumerate(some(rng, GREEN, rng.below(3)), 1)},
        spirits=dict(zip(some(rng, SPIRIT_NAMES, rng.below(3)), some(rng, GREEN, 2), strict=False)),
        found=["movement_attack", "appearance_movement", "attack"][: rng.below(4)],
    ).roll("green-card")


def worth(s: Table, memo: dict[str, float]) -> float:
    """What a position is worth with the best choices; any defeat is worth nothing."""
    if isinstance(s.turn, Over):
        return 0.0
    position = json.dumps(GAME.dump(s), sort_keys=True)
    if isinstance(s.turn, Ask) and s.turn.prompt not in HUMANS:
        return int(blake2b(position.encode(), digest_size=6).hexdigest(), 16) / 2**48
    if position not in memo:
        found = [worth(after(s, code), memo) for code in codes(s)]
        memo[position] = sum(found) / len(found) if isinstance(s.turn, Roll) else max(found)
    return memo[position]


def codes(s: Table) -> list[int]:
    return (
        list(range(s.turn.n)) if isinstance(s.turn, Roll) else list(s.turn.options) if isinstance(s.turn, Ask) else []
    )


def after(s: Table, code: int) -> Table:
    copy = GAME.copy(s)
    GAME.apply(copy, code)
    return copy


def matters(s: Table, ask: Ask) -> bool:
    """Whether the order would be asked for without talents."""
    if ask.prompt == "rouse":
        return tribes_order(s, [option - TERRITORY_AT for option in ask.options])
    return spirits_order(s, [option - SPIRIT_AT for option in ask.options])


def test_q63_every_order_that_is_not_asked_for_comes_to_the_same() -> None:
    alike = different = 0
    for seed in range(SCENES):
        s = scene(seed).s
        if isinstance(s.turn, Ask) and s.turn.prompt in {"rouse", "rouse-spirit"}:
            found = [worth(after(s, option), {}) for option in s.turn.options]
            if not matters(s, s.turn):
                assert found == pytest.approx([found[0]] * len(found)), seed
                alike += 1
            elif max(found) - min(found) > 1e-9:
                different += 1
    assert alike > SCENES // 2
    assert different > 0
