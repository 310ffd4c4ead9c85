"""The word that stands for a card in replays."""

from __future__ import annotations

from typing import Final

from ostraka.games.ancient.catalogue import Card
from ostraka.games.ancient.facts import slug

__all__ = ["card_words"]

SMALL: Final = ("of", "the", "di", "de", "la", "i", "ii")
"""Words that say nothing about a card on their own."""


def card_words(cards: list[Card]) -> list[str]:
    """For each card the first word of its name that no other card has, or else the whole name."""
    names = [slug(card.name) for card in cards]
    owners: dict[str, int] = {}
    for name in names:
        for part in set(name.split("-")):
            owners[part] = owners.get(part, 0) + 1
    words: list[str] = []
    for name in names:
        own = [part for part in name.split("-") if owners[part] == 1 and part not in SMALL]
        words.append(own[0] if own else name)
    return words
