"""The games one can play here: their variants, their cards in words, how many seats they take."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from typing import Any, Final

import msgspec

from ostraka.bots.levels import levels_of
from ostraka.core.game import Game
from ostraka.core.setup import SeatSetting, Setting
from ostraka.match import guide_of
from ostraka.match.shelf import load_game, load_games
from ostraka.match.variants import variant_of
from ostraka.server.errors import Refused
from ostraka.server.files import Text
from ostraka.server.recent import Recent
from ostraka.server.tables import wire
from ostraka.server.tables.called import language_of
from ostraka.text import languages, words_for
from ostraka.text.catalogue import client_text

__all__ = ["about", "card_list", "cards_of", "client_words", "fewest", "game_info", "shelf"]


def game_info(game: str, language: str) -> wire.GameInfo:
    """A game and its variants, in the words of a language."""
    rules = load_game(game)
    words = words_for(rules, language)
    settings = [
        wire.SettingInfo(
            setting.name,
            words.setting(setting.name),
            [
                wire.SettingValue(
                    value,
                    words.setting_value(setting.name, value),
                    rules.allowed({setting.name: value}),
                    excluded(rules, setting, value),
                )
                for value in setting.values
            ],
            setting.ruling,
            isinstance(setting, SeatSetting),
        )
        for setting in rules.settings
    ]
    return wire.GameInfo(
        rules.id,
        rules.title,
        rules.rules,
        rules.seats[0],
        rules.seats[-1],
        rules.alone,
        settings,
        list(levels_of(rules)),
        len(rules.actions),
        list(languages()),
        guide_of(rules) is not None,
        rules.printed,
        list(variant_of(game).lines()) if rules.printed else [],
    )


def excluded(game: Game[Any, Any], setting: Setting, value: str | bool | int) -> list[tuple[str, str | bool | int]]:
    """The values of other settings that a value cannot be played with, whatever the number of seats."""
    return [
        (other.name, wish)
        for other in game.fields.switches
        for wish in other.values
        if other is not setting and not game.allowed({setting.name: value, other.name: wish})
    ]


async def shelf(language: str) -> Text:
    """All games, in the words of a language."""
    spoken = language_of(language)
    games = [game.id for game in (await asyncio.to_thread(load_games))[0]]
    return await once(
        ("games", spoken, *games), lambda: msgspec.json.encode([game_info(game, spoken) for game in games])
    )


async def about(game: str) -> wire.GameInfo:
    """One game, in English."""
    return await asyncio.to_thread(game_info, game, "en")


async def card_list(game: str, language: str) -> Text:
    """Every card of a game in words; those who ask for a language we have no words in share one list."""
    spoken = language_of(language)
    return await once(("cards", game, spoken), lambda: msgspec.json.encode(cards_of(game, spoken)))


async def client_words(language: str) -> Text:
    """The browser client's own words."""
    return await once(("texts", language), lambda: client_text(language).encode())


async def once(key: tuple[str, ...], make: Callable[[], bytes]) -> Text:
    """What was made for this key before, or what is made now: by a thread, for catalogues take long to read.

    Only once, however many ask at the same moment: a crowd's first questions would keep all threads busy with the same.
    """
    return await _MADE.get(key, lambda: asyncio.to_thread(lambda: Text(make())))


_MADE: Final[Recent[tuple[str, ...], Text]] = Recent(inf, most=128)
"""More than there are games and languages; house rules come and go while the server runs."""


def cards_of(game: str, language: str) -> wire.Cards:
    """The cards of a game in the words of a language."""
    rules = load_game(game)
    words = words_for(rules, language)
    cards = [
        wire.CardInfo(
            n, words.card(n), words.card_line(n), words.card_text(n), words.requirement(n), words.card_rulings(n)
        )
        for n in range(words.things)
    ]
    return wire.Cards(rules.id, language, cards, words.names())


def fewest(game: Game[Any, Any], setup: dict[str, str | bool | int]) -> int:
    """The fewest seats above one that a setup allows; one, if the game is played alone."""
    trouble: Exception | None = None
    for count in [n for n in game.seats if n > 1]:
        try:
            game.new(setup, count)
        except Exception as error:
            trouble = trouble or error
        else:
            return count
    raise trouble or Refused("seats", "this game has no seats")
