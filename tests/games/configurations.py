"""Every game in every number of seats and every variant setting, and the size of the run."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, NamedTuple

from ostraka import load_game
from ostraka.core.errors import IllegalSetup
from ostraka.core.game import Game
from ostraka.core.setup import SeatSetting
from ostraka.games import GAME_IDS

SOAK = os.environ.get("OSTRAKA_TIER") == "soak"


class Configuration(NamedTuple):
    """One way to set up one game."""

    id: str
    seats: int
    setup: Mapping[str, str | bool | int]

    @property
    def game(self) -> Game[Any, Any]:
        return load_game(self.id)

    def __str__(self) -> str:
        return "-".join([self.id, str(self.seats), *(f"{key}={value}".lower() for key, value in self.setup.items())])


def possible(game: Game[Any, Any], setup: Mapping[str, str | bool | int], seats: int) -> bool:
    """Whether this setting goes with this number of seats."""
    try:
        game.new(setup, seats)
    except IllegalSetup:
        return False
    return True


def configurations(id: str) -> list[Configuration]:
    """The defaults, and every other value of each setting, for every number of seats."""
    game = load_game(id)
    setups: list[dict[str, str | bool | int]] = [{}]
    # Which seat has which clan changes no game (tests/games/mammothodus/test_clans.py).
    switches = [setting for setting in game.settings if not isinstance(setting, SeatSetting)]
    setups += [{setting.name: value} for setting in switches for value in setting.values[1:]]
    return [Configuration(id, seats, setup) for seats in game.seats for setup in setups if possible(game, setup, seats)]


def few(id: str) -> list[Configuration]:
    """The defaults for every number of seats, and every other value of each setting for one number or another."""
    every = configurations(id)
    setups = list(dict.fromkeys(str(at.setup) for at in every if at.setup))
    found = [at for at in every if not at.setup]
    for place, setup in enumerate(setups):
        seated = [at for at in every if str(at.setup) == setup]
        found.append(seated[place % len(seated)])
    return found


ALL = [configuration for id in GAME_IDS for configuration in configurations(id)]


def spread(games: int, configuration: Configuration) -> range:
    """This configuration's share of so many games, with seeds no other configuration has."""
    own = [c for c in ALL if c.id == configuration.id]
    place = own.index(configuration)
    share = games // len(own) + (1 if place < games % len(own) else 0)
    return range(place * 1_000_000, place * 1_000_000 + share)
