"""Games and their cards on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from ostraka.server.wire import In, Out

__all__ = ["CardInfo", "Cards", "GameInfo", "HouseRulesFile", "HouseRulesInfo", "SettingInfo", "SettingValue"]


class SettingValue(Out):
    """A value of a setting, and what it goes with while all other settings have their first."""

    value: str | bool | int
    label: str
    seats: list[int]
    """The numbers of seats it can be played with."""
    excludes: list[tuple[str, str | bool | int]]
    """Values of other settings, by their names, that it cannot be played with."""


class SettingInfo(Out):
    """A variant of a game; the first value is the default, or all in their order, and the ruling explains it."""

    name: str
    label: str
    values: list[SettingValue]
    ruling: str
    each_seat: bool = False
    """Whether every seat has another one of the values: it is set to theirs, seat by seat and with commas between."""


class GameInfo(Out):
    """A game one can play here."""

    id: str
    title: str
    rules: str
    fewest: int
    most: int
    alone: int
    """The seats that somebody takes who plays without company."""
    settings: list[SettingInfo]
    levels: list[str]
    options: int
    """How many options the game's action space has."""
    languages: list[str]
    """Those in which everything about the game can be said."""
    guided: bool
    """Whether there is a guided first game."""
    printed: str = ""
    """The printed game that this one has house rules of, if it has …"""
    changes: list[str] = field(default_factory=list)
    """… and what they change, line by line, in the words of their file."""


class HouseRulesFile(In):
    """A file of house rules. The name counts where the file has none."""

    text: Annotated[str, Meta(min_length=1, max_length=16_384)]
    name: Annotated[str, Meta(max_length=80)] = ""


class HouseRulesInfo(Out):
    """Whether house rules can be brought here."""

    allowed: bool


class CardInfo(Out):
    """A card (or token) in words; its number is the one in views, options and events."""

    card: int
    name: str
    line: str
    text: str
    requirement: str | None = None
    rulings: list[str] = field(default_factory=list)


class Cards(Out):
    """All cards of a game in one language. They change only with the server's version: cache them."""

    game: str
    language: str
    cards: list[CardInfo]
    names: dict[str, str] = field(default_factory=dict)
    """What else stands on the board, by its id: places, territories, spirits, countries."""
