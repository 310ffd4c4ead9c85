"""What an explanation can point at in Ancient Knowledge."""

from __future__ import annotations

from typing import Final

from ostraka.core.mind.signs import Sign, Signs
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.terms import POSITIONS

__all__ = ["AncientSigns"]

SIGNS: Final = (
    Sign("built", 0.8, 0.7, topic="monuments"),
    Sign("timeline-knowledge", -0.5, 0.7, topic="lost-knowledge"),
    Sign("learned", 2.5, 0.3, topic="technologies"),
    Sign("artefacts", 1.5, 0.3),
    Sign("hand", 0.45, 0.7),
    Sign("blocked", -2.5, 0.3),
)


class AncientSigns(Signs[Table]):
    """Monuments and their knowledge, what helps in play, cards in hand, and padlocked monuments that find no room."""

    def __init__(self) -> None:
        super().__init__(SIGNS, spending=("archive", "pay-effect", "pay"))

    def counts(self, s: Table, seat: int) -> list[float]:
        built = 0
        knowledge = 0
        for p in range(seat * POSITIONS, seat * POSITIONS + POSITIONS):
            if s.line[p] >= 0:
                built += CARDS[s.line[p]].points
                knowledge += s.tokens[p]
        for number in s.past[seat]:
            built += CARDS[number].points
        found = [float(built), float(knowledge), float(len(s.collection[seat]))]
        return [*found, float(len(s.artefacts[seat])), float(len(s.hand[seat])), float(self.blocked(s, seat))]

    def blocked(self, s: Table, seat: int) -> int:
        """Monuments in hand with a padlock whose only slot is full (CRE-4)."""
        blocked = 0
        for number in s.hand[seat]:
            card = CARDS[number]
            if card.locked:
                p = seat * POSITIONS + 2 * (card.slot - 1)
                if s.line[p] >= 0 and s.line[p + 1] >= 0:
                    blocked += 1
        return blocked
