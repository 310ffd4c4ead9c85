"""The words of a game in a language: read once, before anybody needs them."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

from ostraka.match.shelf import load_game
from ostraka.server.tables.called import language_of
from ostraka.server.tables.scribe import Scribe

__all__ = ["prepare", "prepared", "scribe"]


@lru_cache(maxsize=256)
def scribe(game: str, language: str) -> Scribe:
    """The scribe of a game and a language; those who ask for a language we have no words in share one."""
    return _scribe(game, language_of(language) if language else "")


@lru_cache(maxsize=64)
def _scribe(game: str, language: str) -> Scribe:
    return Scribe(load_game(game), language)


def prepared(game: str, language: str) -> bool:
    """Whether the words have been read."""
    return (game, language) in _PREPARED


async def prepare(game: str, language: str) -> None:
    """Have the words read before they are needed: that takes long, so a thread does it, and only once."""
    if prepared(game, language):
        return
    known = (game, language_of(language) if language else "")
    if known not in _PREPARED:
        if known not in _PREPARING:
            task = _PREPARING[known] = asyncio.create_task(asyncio.to_thread(_scribe, *known))
            task.add_done_callback(lambda _: _PREPARING.pop(known, None))
        # Shielded: whoever waits may go away while others wait for the same.
        await asyncio.shield(_PREPARING[known])
        _PREPARED.add(known)


_PREPARED: Final[set[tuple[str, str]]] = set()
_PREPARING: Final[dict[tuple[str, str], asyncio.Task[Scribe]]] = {}
"""Words that are being read at this moment."""
