"""Choices in words: `create petra @4`. One word per option, the same in every match of a game."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ostraka.core.errors import RulesBug
from ostraka.core.game import Game

__all__ = ["NOTATIONS", "codes", "seat_word", "some", "words"]

NOTATIONS: Final = ("words", "numbers")


@cache
def words(game: Game[Any, Any], notation: str = "words") -> tuple[str, ...]:
    """The word of each option of a game, by code; in numbers it is the code itself."""
    if notation == "numbers":
        return tuple([str(code) for code in range(len(game.actions))])
    table = tuple([game.word(code) for code in range(len(game.actions))])
    for word in table:
        if not word or not word.isprintable() or " " in word or word.endswith(":"):
            raise RulesBug("an option is one printable word without a colon at its end", repr(word))
        if table.count(word) > 1:
            raise RulesBug("no two options share a word", word)
    return table


@cache
def codes(game: Game[Any, Any], notation: str = "words") -> dict[str, int]:
    """The option of each word of a game."""
    return {word: code for code, word in enumerate(words(game, notation))}


def seat_word(seat: int) -> str:
    """A seat as people count: `p1` is seat 0."""
    return f"p{seat + 1}"


def some(items: list[str], most: int = 12) -> str:
    """A list for an error message, not too long."""
    more = len(items) - most
    return ", ".join(items) if more <= 0 else f"{', '.join(items[:most])} or {more} more"
