"""The same match with all exchanged that the zones hide from one viewer: what the viewer is sent must not differ."""

from __future__ import annotations

import copy
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.core.testing.hidden import exchange, hidden_cards
from ostraka.match import Match

__all__ = ["Twin"]


class Twin:
    """A match as it was before a choice, from which twins are made once the choice has shown what it reveals."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.match = match
        self.before = match.game.copy(match._state)
        self.length = match.at
        self.chances = match.chances
        self.opened = match.opened
        self.marks = dict(match._marks)

    def now(self, viewer: int | None, rng: Rng) -> tuple[Match[Any, Any], int]:
        """A twin of the match as it stands, and how many cards are other ones in it."""
        return self._twin(viewer, rng, frozenset())

    def after(self, viewer: int | None, seat: int, option: int, rng: Rng) -> tuple[Match[Any, Any] | None, int]:
        """A twin that has taken the same choice, in which what the choice reveals is the same.

        None if the choice is not to be had in the twin: it says something of hidden cards by itself.
        """
        match = self.match
        hidden, later = (hidden_cards(match.game, s, viewer) for s in (self.before, match._state))
        shown = hidden - later
        if later - hidden:
            # Discards were shuffled into a deck: what was shown on its way there is hidden again by now.
            told = [event for _, events in match.events(viewer, self.length + 1) for event in events]
            shown |= hidden & {card for event in told for card in event.cards}
        fixed = set(shown)
        if shown and match.chances > self.chances:
            # Chance answers with a place in a bag: only the same bag gives the same card.
            for zone in match.game.zones:
                if not zone.ordered:
                    fixed.update(card for cards in zone.lists(self.before) for card in cards)
        twin, moved = self._twin(viewer, rng, frozenset(fixed))
        try:
            twin.play(seat, option)
        except OstrakaError:
            return None, moved
        return twin, moved

    def asked_alike(self, twin: Match[Any, Any]) -> bool:
        """Whether hands left no choice in the same places here and there, and then the same one.

        Who plays on one side is not asked where a hand leaves no choice: a twin that waits for such an answer, or makes
        another one at once, is a match that would have come to this in another way.
        """
        here, there = ([(step.choice, step.evident) for step in m.steps[self.length :]] for m in (self.match, twin))
        return here == there

    def _twin(self, viewer: int | None, rng: Rng, fixed: frozenset[int]) -> tuple[Match[Any, Any], int]:
        match = self.match
        twin = copy.copy(match)
        twin._steps = match._steps[: self.length]
        twin._chances = self.chances
        twin._opened = self.opened
        twin._marks = dict(self.marks)
        twin._state, moved = self._other(self.before, viewer, rng, fixed)
        if self.opened >= 0:
            # While a sealed question is open, seats look at the state in which it was put.
            kept, chances = self.marks[self.opened]
            kept, more = self._other(kept, viewer, rng, fixed)
            twin._marks[self.opened] = (kept, chances)
            moved += more
        return twin, moved

    def _other(self, s: Any, viewer: int | None, rng: Rng, fixed: frozenset[int]) -> tuple[Any, int]:
        """A copy of a state with other hidden cards, asking anew."""
        game = self.match.game
        other = game.copy(s)
        moved = exchange(game, other, viewer, rng, fixed)
        game.settle(other)
        return other, moved
