"""The games on the shelf: ours, and those that other packages add through the entry points `ostraka.games`.

A game is imported only when somebody asks for it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.games import GAME_IDS
from ostraka.match.variants import is_variant, load_variant, variant_ids

__all__ = ["GROUP", "OURS", "PLAIN", "UnknownGame", "game_ids", "home_of", "load_game", "load_games"]

GROUP: Final = "ostraka.games"
OURS: Final[dict[str, str]] = {id: f"ostraka.games.{id}:GAME" for id in GAME_IDS}
"""They are declared as entry points like all others, and known here so that they are found without looking around."""
PLAIN: Final = "[a-z][a-z0-9_-]{0,19}"
"""What the id of a game looks like: it stands in addresses, in replays and in the store."""

FACTS: Final = ("id", "title", "rules", "seats", "settings", "actions", "program", "fields", "zones", "bound")
"""What every game says of itself."""


class UnknownGame(OstrakaError):
    """Nobody has a game of that id: neither Ostraka nor any package that is installed."""


def game_ids() -> tuple[str, ...]:
    """Every game there is: ours, those of other packages, those with house rules. None of them is loaded for this."""
    return (*OURS, *sorted(id for id in added() if fault(id) is None), *variant_ids())


def load_game(id: str) -> Game[Any, Any]:
    """The game with this id; an unknown id is an `UnknownGame`, which names the known ones."""
    if (known := _LOADED.get(id)) is not None:
        return known
    if is_variant(id):
        return load_variant(id)
    entry = ours(id) if id in OURS else only(id)
    try:
        game = entry.load()
    except Exception as error:
        raise OstrakaError(
            f"the game {id!r} of {home(entry)} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(game, Game):
        raise OstrakaError(f"{entry.value} of {home(entry)} is no game, but a {type(game).__name__}")
    if lacking := [fact for fact in FACTS if not hasattr(game, fact)]:
        raise OstrakaError(f"the game {id!r} of {home(entry)} is not complete: it has no {', no '.join(lacking)}")
    if game.id != id:
        raise OstrakaError(f"the game {id!r} of {home(entry)} calls itself {game.id!r}: both must be the same")
    if id in OURS:
        _LOADED[id] = game
    return game


_LOADED: Final[dict[str, Game[Any, Any]]] = {}
"""Those of ours that were loaded before: a server asks for them all the time."""


def load_games() -> tuple[list[Game[Any, Any]], list[str]]:
    """Every game that can be played, and what is wrong with the others."""
    found: list[Game[Any, Any]] = []
    faults = [said for id in sorted(added()) if (said := fault(id)) is not None]
    for id in game_ids():
        try:
            found.append(load_game(id))
        except OstrakaError as error:
            faults.append(str(error))
    return found, faults


def home_of(game: Game[Any, Any]) -> str:
    """The package that everything of a game lies in: its rules, its mind, its text; empty for a lonely module."""
    module = sys.modules[type(game).__module__]
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]


def added() -> Mapping[str, list[EntryPoint]]:
    """The games of other packages by id; more than one entry is a clash."""
    return _added(tuple(sys.path))


@lru_cache(maxsize=4)
def _added(path: tuple[str, ...]) -> Mapping[str, list[EntryPoint]]:
    """Looked up once for each search path: a server asks for every request."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        if OURS.get(entry.name) != entry.value:
            found.setdefault(entry.name, []).append(entry)
    return found


def ours(id: str) -> EntryPoint:
    """The entry of one of our games, whatever the installed facts about this package say."""
    return EntryPoint(id, OURS[id], GROUP)


def only(id: str) -> EntryPoint:
    """The one entry with this id, of another package."""
    if id not in added():
        raise UnknownGame(f"there is no game {id!r}; the games are: {', '.join(game_ids())}")
    if said := fault(id):
        raise OstrakaError(said)
    return added()[id][0]


def fault(id: str) -> str | None:
    """What is wrong with what other packages say of a game, before it is loaded."""
    entries = added()[id]
    homes = " and ".join(sorted(map(home, entries)))
    if id in OURS:
        return f"the game {id!r} of {homes} cannot be had: Ostraka has a game of that id"
    if not re.fullmatch(PLAIN, id):
        return f"the id {id!r} of a game of {homes} is not a plain word: small letters, digits, - and _, 20 at most"
    if len(entries) > 1:
        return f"the id {id!r} is taken by two games, of {homes}: remove one of them"
    return None


def home(entry: EntryPoint) -> str:
    """The distribution an entry point belongs to, for messages."""
    return entry.dist.name if entry.dist is not None else entry.value
