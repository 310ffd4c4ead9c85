"""What a person may want to know before answering a question: all of it at once."""

from __future__ import annotations

from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Note
from ostraka.match.binding import Bind, bindings
from ostraka.match.match import Match

__all__ = ["Briefing", "briefing"]


class Briefing:
    """What each offered option brings and what would bind the seat to it, and why others are missing."""

    def __init__(self, notes: list[list[Note]], binds: list[list[Bind]], reasons: list[Note]) -> None:
        self.notes = notes
        """Of each option, in the order they are offered."""
        self.binds = binds
        self.reasons = reasons


def briefing(match: Match[Any, Any], seat: int) -> Briefing:
    """What `preview`, `binding` and `reasons` of the match say about the question put to a seat, without details."""
    view = match.view(seat)
    if view.ask is None:
        raise OstrakaError(f"seat {seat} is not asked anything")
    options = view.ask.options
    notes = match.briefs(seat)
    # While answers are sealed nothing binds.
    free: list[list[Bind]] = [[] for _ in options]
    binds = free if match.opened >= 0 else bindings(match.game, view, seat, options, match.discreet)
    return Briefing(notes, binds, match.reasons(seat))
