"""`ostraka bench`: who is measured, in interleaved rounds, and what the table says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ostraka.cli.bench import table
from ostraka.lab import bench
from ostraka.lab.bench import CATANATRON, OPENSPIEL, Contestant, ratios, report
from tests.cli.command import ostraka

FIGURES = {
    "games_per_s",
    "decisions_per_s",
    "driver_decisions_per_s",
    "simulations_per_s",
    "search_actions_per_s",
    "sensible_simulations_per_s",
    "bot_simulations_per_s",
    "nodes_per_s",
    "steps_per_s",
    "copies_per_s",
    "views_per_s",
    "samples_per_s",
}

PEER = '''
"""Stands in for the peer: a game of twenty ticks."""
import enum

Color = enum.Enum("Color", "RED BLUE WHITE ORANGE")


def RandomPlayer(colour):
    return colour


class State:
    num_turns = 0
    playable_actions = [1, 2]


class Game:
    def __init__(self, players):
        assert len(players) in (2, 4)
        self.players = players
        self.state = State()

    def winning_color(self):
        return Color.RED if self.state.num_turns >= 20 else None

    def play_tick(self):
        self.state.num_turns += 1

    def execute(self, action):
        assert action in self.state.playable_actions
        self.state.num_turns += 1

    def copy(self):
        twin = Game(self.players)
        twin.state.num_turns = self.state.num_turns
        return twin
'''

SEARCH = '''
"""Stands in for its player that tries every option."""


class VictoryPointPlayer:
    def __init__(self, colour):
        pass

    def decide(self, game, playable_actions):
        for action in playable_actions:
            game.copy().execute(action)
        return playable_actions[0]
'''


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without builds and peers of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("OSTRAKA_COMPILED_PATH", raising=False)


def test_bench_measures_this_build_and_a_peer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    peers = tmp_path / "peers"
    for name, _, version in (CATANATRON.partition("=="), OPENSPIEL.partition("==")):
        (peers / f"{name}-{version}.dist-info").mkdir(parents=True)
    players = peers / "catanatron" / "players"
    players.mkdir(parents=True)
    (players.parent / "__init__.py").write_text(PEER, encoding="utf-8")
    (players / "search.py").write_text(SEARCH, encoding="utf-8")
    monkeypatch.setenv("OSTRAKA_PEERS_PATH", str(peers))
    result = ostraka("bench", "thebes", "--json", "--peers", "--seconds", "0.05", "--rounds", "2")
    assert result.code == 0, result.err
    record = json.loads(result.out)
    thebes = record["games"]["thebes"]
    assert 0.5 < thebes["real_decision_share"] < 1
    assert set(thebes["builds"]["interpreted"]) == FIGURES
    assert all(value > 0 for value in thebes["builds"]["interpreted"].values())
    assert record["peers"]["catanatron"]["real_share"] == 1
    mine, theirs = thebes["builds"]["interpreted"]["copies_per_s"], record["peers"]["catanatron"]["copies_per_s"]
    assert thebes["ratios"]["interpreted/catanatron"]["copies_per_s"] == pytest.approx(mine / theirs)
    for peer in ("openspiel", "openspiel on it"):
        assert set(thebes["ratios"][f"interpreted/{peer}"]) == {"simulations_per_s"}
    assert record["peers"]["openspiel"]["simulations_per_s"] > 0
    assert thebes["driven"]["openspiel on it"]["simulations_per_s"] > 0
    assert "round 2 of 2" in result.err


def test_ratios_compare_like_with_like() -> None:
    builds = {
        "compiled": {"games_per_s": 60.0, "decisions_per_s": 600.0, "copies_per_s": 90.0, "steps_per_s": 5.0},
        "interpreted": {"games_per_s": 10.0, "decisions_per_s": 100.0, "copies_per_s": 30.0, "steps_per_s": 1.0},
    }
    peers: dict[str, dict[str, object]] = {"peer": {"games_per_s": 1.0, "decisions_per_s": 20.0, "seats": 4}}
    found = ratios(builds, peers)
    expected = {"games_per_s": 6, "decisions_per_s": 6, "copies_per_s": 3, "steps_per_s": 5}
    assert found["compiled/interpreted"] == expected
    # Games per second of different games say nothing.
    assert found["compiled/peer"] == {"decisions_per_s": 30}
    assert found["interpreted/peer"] == {"decisions_per_s": 5}


def test_the_table_shows_rates_times_and_ratios() -> None:
    rates = {"decisions_per_s": 123456.0, "copies_per_s": 500_000.0}
    result: dict[str, object] = {
        "games": {
            "ancient": {
                "seats": 4,
                "real_decision_share": 0.87,
                "equal_digests": True,
                "builds": {"compiled": rates},
                "driven": {"peer on it": {"simulations_per_s": 99.0}},
                "ratios": {"compiled/peer": {"decisions_per_s": 4.04}},
            }
        },
        "peers": {"peer": {"real_share": 0.4, "decisions_per_s": 30558.0}},
    }
    lines = table("ancient", result)
    assert lines[0] == "ancient, 4 seats; 87% of the decisions had two options or more (peer: 40%)"
    words = [line.split() for line in lines]
    assert ["decisions/s", "123,456", "30,558", "-"] in words
    assert ["µs", "per", "copy", "2.00", "-", "-"] in words
    assert ["simulations/s,", "random", "playouts", "-", "-", "99.00"] in words
    assert ["times", "as", "fast", "compiled", "÷", "peer"] in words
    assert ["decisions/s", "4.0×"] in words
    assert lines[-1] == "equal digests on both builds"


def test_without_a_compiled_build_where_one_is_promised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSTRAKA_COMPILED_PATH", str(tmp_path))
    assert "no ostraka; `make compiled` builds it" in ostraka("bench").complaint(1)


def test_a_tree_that_is_not_compiled_is_not_measured_as_if_it_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    core = tmp_path / "ostraka" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text("def load_game(name): ...\n", encoding="utf-8")
    (core / "__init__.py").write_text("", encoding="utf-8")
    (core / "game.py").write_text("", encoding="utf-8")
    monkeypatch.setenv("OSTRAKA_COMPILED_PATH", str(tmp_path))
    assert "is not compiled" in ostraka("bench").complaint(1)


def test_a_peer_that_cannot_be_installed() -> None:
    with pytest.raises(bench.BenchError, match="could not be installed"):
        bench.peers_home("no such requirement==1", lambda line: None)


class Finished(Contestant):
    """Somebody who has been measured."""

    def __init__(self, name: str, **figures: float) -> None:
        self.name = name
        self.constants = {"gin_rummy": {"seats": 2}, "thebes": {"seats": 4, "real_share": 0.5, "digest": "equal"}}
        self.rounds = {game: [figures] for game in self.constants}


def test_a_peer_that_plays_our_game_is_compared_on_it() -> None:
    entrants = [Finished("compiled", simulations_per_s=900.0), Finished("openspiel", simulations_per_s=30.0)]
    record = report(entrants, ["thebes"])
    games = record["games"]
    assert isinstance(games, dict)
    assert games["thebes"]["driven"] == {"openspiel on it": {"simulations_per_s": 30.0}}
    assert games["thebes"]["ratios"]["compiled/openspiel on it"] == {"simulations_per_s": 30.0}
