"""Words for everything a game shows: options, questions, events, reasons, cards. Nothing heavy is imported here."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ostraka.core.game import Game
    from ostraka.text.words import Words

__all__ = ["COMING", "LANGUAGES", "PSEUDO", "languages", "words_for"]

LANGUAGES: Final = ("en", "fr", "ru", "cs", "de")
"""The languages with a complete catalogue; the first is the one the others fall back to."""

COMING: Final[tuple[str, ...]] = ()
"""The languages that are being translated: what they lack is said in English."""

PSEUDO: Final = "en-XA"
"""The pseudo-language, made from English: it shows what is not translated, and what has no room for longer words."""

_KNOWN: Final[dict[tuple[str, str, bool], Words]] = {}


def languages() -> tuple[str, ...]:
    """The languages on offer: also those that are coming where `OSTRAKA_COMING` asks for them, and the pseudo-language
    where `OSTRAKA_PSEUDO` does."""
    return (*LANGUAGES, *(COMING if wished("OSTRAKA_COMING") else ()), *((PSEUDO,) if wished("OSTRAKA_PSEUDO") else ()))


def wished(variable: str) -> bool:
    """Whether a variable of the environment asks for something."""
    return os.environ.get(variable, "0") not in ("", "0")


def words_for(game: Game[Any, Any], language: str = "en", strict: bool = False) -> Words:
    """The words of a game in a language. `strict` (for tests) raises where players would see a bare message id."""
    key = (game.id, language, strict)
    if key not in _KNOWN:
        from ostraka.text.words import make_words

        _KNOWN[key] = make_words(game, language, strict)
    return _KNOWN[key]
