"""All bots by name: the built-in ones, and those that other packages add through the entry points `ostraka.bots`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeAlias

from ostraka.bots.bot import Bot
from ostraka.bots.levels import LEVELS, ORACLE, level_of
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V
from ostraka.core.state import S

__all__ = ["BOT_NAMES", "BUILT_IN", "GROUP", "bot_names", "make_bot"]

Factory: TypeAlias = Callable[[Game[Any, Any], str], Bot]
"""(game, spec) -> bot. The spec is the bot's name, perhaps with a colon and something the factory understands."""

GROUP: Final = "ostraka.bots"
BUILT_IN: Final[dict[str, str]] = {
    "random": "ostraka.bots.random:make_random",
    "thinker": "ostraka.bots.thinker:make_thinker",
    "searcher": "ostraka.bots.searcher:make_searcher",
    **dict.fromkeys((*LEVELS, ORACLE), "ostraka.bots.levels:make_level"),
}
"""They are declared as entry points like all others, and known here so that they are found without looking around."""
BOT_NAMES: Final = ("random", "thinker", *LEVELS, ORACLE)
"""The built-in bots that can be called by name alone."""


def added() -> dict[str, list[EntryPoint]]:
    """The bots of other packages by name; more than one entry is a clash."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        if BUILT_IN.get(entry.name) != entry.value:
            found.setdefault(entry.name, []).append(entry)
    return found


def bot_names() -> tuple[str, ...]:
    """Every bot there is: the built-in ones, then those of other packages."""
    return (*BOT_NAMES, *sorted(set(added()) - set(BUILT_IN)))


def make_bot(game: Game[S, V], spec: str) -> Bot:
    """The bot of that name: a level, also as `level-3`; `random`, `thinker:200`, `searcher:500`; or somebody else's."""
    name = spec.partition(":")[0]
    number = level_of(name)
    if number:
        name = (*LEVELS, ORACLE)[number - 1]
        spec = name + spec[spec.index(":") :] if ":" in spec else name
    try:
        bot = factory_of(name)(game, spec)
    except OstrakaError:
        raise
    except Exception as error:
        raise OstrakaError(f"the bot {spec!r} could not be made: {type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise OstrakaError(f"the bot {spec!r} is a {type(bot).__name__} without a name or without `choose`")
    return bot


def factory_of(name: str) -> Factory:
    """Whatever makes the bots of that name; a clash of names and a package that cannot be loaded are told."""
    if name in BUILT_IN:
        module, _, attribute = BUILT_IN[name].partition(":")
        built_in: Factory = getattr(import_module(module), attribute)
        return built_in
    entries = added().get(name, [])
    if not entries:
        raise OstrakaError(f"there is no bot {name!r}; choose from: {', '.join(bot_names())}")
    if len(entries) > 1:
        homes = " and ".join(sorted(home_of(entry) for entry in entries))
        raise OstrakaError(f"the name {name!r} is taken by two bots, of {homes}: remove one of them")
    try:
        factory: Factory = entries[0].load()
    except Exception as error:
        raise OstrakaError(
            f"the bot {name!r} of {home_of(entries[0])} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    return factory


def home_of(entry: EntryPoint) -> str:
    """The package an entry point belongs to, for messages."""
    return entry.dist.name if entry.dist is not None else entry.value
