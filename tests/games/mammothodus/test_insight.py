"""Insight into Mammothodus: always legal, never meddling, better than chance, and sure of a finished game."""

from __future__ import annotations

import pytest

from ostraka.core.rng import Rng
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.mind.threat import Threat, kill_chance
from ostraka.games.mammothodus.mind.worth import Outlook, care_value, saved
from ostraka.games.mammothodus.terms import BASIC, BLUE, GREEN, YELLOW
from tests.games.insights import final, positions
from tests.games.mammothodus.table import Lay

ADVANCED: dict[str, object] = {"talents": True, "discoveries": True, "smart_people": True, "coming_of_spirits": True}
LONGEST = 56
"""The turns of the basic game: four passes of the human deck (R1.4.1)."""
SETUPS: list[tuple[dict[str, object], int]] = [({}, 1), ({}, 2), ({}, 4), ({"open_hands": False}, 3), (ADVANCED, 2)]


@pytest.mark.parametrize(("setup", "seats"), SETUPS)
@pytest.mark.parametrize("wits", [0, 70, 100])
def test_the_policy_takes_what_is_offered(setup: dict[str, object], seats: int, wits: int) -> None:
    prompts = set()
    for s, ask in positions(GAME, setup, seats, 5, wits):
        assert GAME.insight.policy(s, ask, Rng(1)) in ask.options
        assert GAME.insight.rollout(s, ask, Rng(1)) in ask.options
        prompts.add(ask.prompt)
    assert {"founder", "action", "figure", "play", "discard"} <= prompts


def test_asking_for_insight_changes_nothing() -> None:
    for i, (s, ask) in enumerate(positions(GAME, {}, 2, 3, 80)):
        before = GAME.dump(s)
        values = GAME.insight.value(s)
        GAME.insight.policy(s, ask, Rng(i))
        assert GAME.dump(s) == before
        assert all(0.0 < value < 1.0 for value in values)


def test_a_finished_game_is_certain() -> None:
    s = final(GAME, {}, 2, 1, 100)
    won = s.ended == "victory"
    assert GAME.insight.value(s) == [float(won)] * 2
    s.ended = "tribes" if won else "victory"
    assert GAME.insight.value(s) == [float(not won)] * 2


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_policy_goes_further_than_chance(seats: int) -> None:
    """Random play hardly ever activates a place of power and never wins; the policy does both, and lives longer.

    A victory ends a game early: it counts as all the turns there are.
    """

    def progress(wits: int) -> tuple[int, int, int]:
        ends = [final(GAME, {}, seats, seed, wits) for seed in range(6)]
        won = [s.ended == "victory" for s in ends]
        lived = [LONGEST if s.ended == "victory" else s.turns for s in ends]
        return sum(GAME.outcome(s).points[0][0] for s in ends), sum(won), sum(lived)

    chance, policy = progress(0), progress(100)
    assert policy[0] > 10 * chance[0]
    assert policy[1] > chance[1] == 0
    assert policy[2] > chance[2]


def test_the_chance_of_a_kill() -> None:
    assert kill_chance(1, 4, 1) == pytest.approx(1 / 2)
    assert kill_chance(2, 4, 2) == pytest.approx(1 / 4)
    assert kill_chance(3, 6, 1) == pytest.approx(1 - (5 / 6) ** 3)
    assert kill_chance(1, 3, 2) == 0


def test_tribes_beside_ancients_are_a_threat(table: Lay) -> None:
    far = table(figures={"red": "S2"}, tribes={"N4": 2}).s
    near = table(figures={"red": "S2"}, tribes={"S2": 2}).s
    assert Threat(near).cost(near.figure, near.tribes) > Threat(far).cost(far.figure, far.tribes)


def test_care_is_worth_more_to_a_weak_clan(table: Lay) -> None:
    values = [
        care_value(table(figures={"yellow": "S2"}, hand=["yellow"], population=number).s, 0, 2)
        for number in (12, 7, 3, 0)
    ]
    assert values == sorted(values)
    assert len(set(values)) == 4


def test_cards_for_a_place_of_power_are_saved(table: Lay) -> None:
    """On a site of row 1 with its shards, a clan keeps blue and the colour of the territory for the second place."""
    given = {"figures": {"green": "N4"}, "up": {"N4": ["tusk", "sun"]}, "portal": ["P1", "P7", "P3", "P4"]}
    first = table(**given).s
    second = table(**given, places={"E5": 2}).s
    assert saved(first, 0) == 0
    kept = saved(second, 0)
    assert kept >> BASIC + BLUE & 1
    assert kept >> BASIC + YELLOW & 1
    assert not kept >> BASIC + GREEN & 1


def test_two_rows_do_not_count_on_one_shard(table: Lay) -> None:
    """Rows 1 and 3 both ask for a moon; a second one brings them nearer."""
    given = {"portal": ["P4", "P2", "P3", "P5"], "figures": {"green": "C"}}
    one = Outlook(table(**given, up={"N1": ["moon"]}).s)
    two = Outlook(table(**given, up={"N1": ["moon"], "S1": ["moon"]}).s)
    assert one.shared
    assert two.missing() < one.missing()


def test_a_strong_clan_is_likelier_to_win(table: Lay) -> None:
    chances = [GAME.insight.value(table(population=number).s)[0] for number in (2, 7, 10)]
    assert chances == sorted(chances)
    assert len(set(chances)) == 3
