"""What those at a table are called in a reader's language: people, bots, and the further seats of one person."""

from __future__ import annotations

import re
from functools import lru_cache

from ostraka.match.shelf import load_game
from ostraka.server.tables.state import Header
from ostraka.text import LANGUAGES, languages, words_for
from ostraka.text.catalogue import open_catalogue

__all__ = ["called", "language_of", "level_name"]


def language_of(wanted: str) -> str:
    """A language we have words in."""
    return wanted if wanted in languages() else LANGUAGES[0]


def called(header: Header, language: str) -> tuple[str, ...]:
    """The names at a table: people as they call themselves, bots as the reader's language calls their level.

    A further seat of the same person is called by what it plays, where seats differ in that: nobody is two people.
    """
    spoken = _spoken(language)
    told = header.names if spoken == LANGUAGES[0] else _called(header.names, tuple(header.bots.items()), spoken)
    if not header.more:
        return told
    sides = _sides(header.game, tuple(header.setup.items()), header.more, spoken)
    return tuple([sides.get(seat, name) for seat, name in enumerate(told)]) if sides else told


@lru_cache(maxsize=64)
def _spoken(wanted: str) -> str:
    """A language we have words in: the environment is asked for them once."""
    return language_of(wanted)


@lru_cache(maxsize=4096)
def _sides(
    id: str, setup: tuple[tuple[str, str | bool | int], ...], seats: tuple[int, ...], language: str
) -> dict[int, str]:
    """What each of these seats plays, as it was settled for each seat; nobody in games where nothing is."""
    game, given = load_game(id), dict(setup)
    words = words_for(game, language)
    settled = [(each.name, str(given.get(each.name) or each.default).split(",")) for each in game.fields.seated]
    sides = {
        seat: ", ".join([words.named(f"setting-{name}-{values[seat]}", "") for name, values in settled])
        for seat in seats
    }
    return {seat: side for seat, side in sides.items() if side}


@lru_cache(maxsize=4096)
def _called(names: tuple[str, ...], bots: tuple[tuple[int, str], ...], language: str) -> tuple[str, ...]:
    told = list(names)
    for seat, level in bots:
        # A second bot of a level has a number; one that was given a name of its own keeps it.
        own = re.fullmatch(rf"{re.escape(level.capitalize())}( \d+)?", names[seat])
        if own:
            told[seat] = level_name(level, language) + (own[1] or "")
    return tuple(told)


@lru_cache(maxsize=64)
def level_name(level: str, language: str) -> str:
    """A level of bots, as a name."""
    catalogue = open_catalogue(language, "")
    word = catalogue.say(f"bot-{level}") if catalogue.has(f"bot-{level}") else level
    return word[:1].upper() + word[1:]
