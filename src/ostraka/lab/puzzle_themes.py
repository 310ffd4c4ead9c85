"""What a puzzle is about, in one word of the catalogue (`puzzle-theme-…`)."""

from __future__ import annotations

from typing import Any, Final

from ostraka.core.game import Game
from ostraka.match.puzzle import Puzzle

__all__ = ["THEMES", "theme_of"]

CHAINED: Final = 3
"""A solution of so many clear choices is a chain."""
BY_REASON: Final = {"hint-population": "save", "hint-weakest": "save"}
BY_VERB: Final = {
    "create": "build",
    "learn": "learn",
    "archive": "knowledge",
    "excavate": "hand",
    "search": "hand",
    "take": "research",
    "exhibit": "exhibition",
    "dig": "dig",
    "weeks": "dig",
    "change": "display",
    "move": "journey",
    "attack": "humans",
    "care": "save",
    "adapt": "growth",
    "degrade": "decay",
    "activate": "portal",
}
END: Final = "end"
CHAIN: Final = "chain"
OTHER: Final = "decision"
THEMES: Final = (END, CHAIN, *sorted({*BY_REASON.values(), *BY_VERB.values()}), OTHER)


def theme_of(game: Game[Any, Any], puzzle: Puzzle, late: bool) -> str:
    """The end of the game, an effect chained, or what the first move does."""
    if late:
        return END
    if puzzle.reasons[0][0] in BY_REASON:
        return BY_REASON[puzzle.reasons[0][0]]
    if sum(1 for link in puzzle.line if link.asked) >= CHAINED:
        return CHAIN
    return BY_VERB.get(game.actions.describe(puzzle.line[0].option).verb, OTHER)
