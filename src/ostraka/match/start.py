"""Where a match begins: at the game's own beginning, or at a position somebody has brought."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, V
from ostraka.core.state import S
from ostraka.core.turn import Over

__all__ = ["begin"]

FIXED = ("seats", "setup")
"""What a position must have in common with a fresh table of the match, besides what settings say seat by seat."""


def begin(game: Game[S, V], setup: Mapping[str, str | bool | int], seats: int, start: Mapping[str, object] | None) -> S:
    """The first state of a match. A position must be of this game, with these seats and settings, and not over."""
    fresh = game.new(setup, seats)
    if start is None:
        return fresh
    blank = game.dump(fresh)
    fixed = [*FIXED, *[setting.flag for setting in game.fields.seated]]
    if [start.get(key) for key in fixed] != [blank.get(key) for key in fixed]:
        raise OstrakaError("the position to begin from has other seats or settings than the match")
    try:
        s = game.load(start)
        game.check(s)
    except OstrakaError:
        raise
    except Exception as error:  # anybody may have written it: whatever is wrong with it, it is not ours
        raise OstrakaError(f"this is no position of {game.title}: {error}") from error
    if isinstance(game.turn(s), Over):
        raise OstrakaError("the position to begin from is the end of a game")
    return s
