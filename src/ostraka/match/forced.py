"""Choices that leave no choice: whether the match makes them by itself, or asks all the same because of a hand."""

from __future__ import annotations

from ostraka.core.game import Game, V
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["evident", "forced_ask"]


def forced_ask(game: Game[S, V], s: S) -> Ask | None:
    """The open question, if it is the only one and leaves no choice."""
    turn = game.turn(s)
    return turn if isinstance(turn, Ask) and not turn.others and len(turn.options) == 1 else None


def evident(game: Game[S, V], s: S, ask: Ask) -> bool:
    """Whether everybody may know that a question leaves no choice.

    A seat that holds what its rivals cannot see may have no choice because of it, and they must not learn that from
    how soon it has chosen. Where all play on one side there are no rivals.
    """
    return len(set(game.outcome(s).sides)) == 1 or not _secretive(game, s, ask.seat)


def _secretive(game: Game[S, V], s: S, seat: int) -> bool:
    """Whether a seat knows any card that a spectator does not, and that may have a bearing on its options."""
    for zone in game.zones:
        for owner, cards in enumerate(zone.lists(s)):
            holder = owner if zone.per_seat else -1
            if zone.idle or zone.seen_by(holder, None):
                continue
            whole = zone.seen_by(holder, seat)
            for card in cards:
                known = card >= 0 and (whole or game.knows(s, zone, owner, card, seat))
                if known and not game.knows(s, zone, owner, card, None):
                    return True
    return False
