"""What one seat may know, built up from nothing; and a table that seat cannot rule out.

Decks, piles and face-down tokens are bags whose order does not exist before something is drawn, and what is in them
follows from what has been seen; so with open hands (Q5) nothing is secret. With hidden hands a clan's hand and draw
pile are known together, and only their owner knows which card is where.
"""

from __future__ import annotations

from ostraka.core.game import View
from ostraka.core.rng import Rng
from ostraka.games.mammothodus.state import FIELDS, Table

__all__ = ["TableView", "imagine"]


class TableView(View):
    """The table as this seat sees it, and the question put to it."""

    def __init__(self, seat: int | None, s: Table) -> None:
        self.table = s.public()
        super().__init__(FIELDS, s, seat, self.table)
        self.hand_sizes = [len(x) for x in s.hand]
        self.hands = [x[:] if s.open_hands or clan == seat else [] for clan, x in enumerate(s.hand)]
        self.stock = [sorted(hand + pile) for hand, pile in zip(s.hand, s.pile, strict=True)]


def imagine(v: TableView, rng: Rng) -> Table:
    """A table this viewer cannot rule out: hands it does not see are dealt from what their clans own."""
    s = v.table.public()
    s.hand = []
    s.pile = []
    for clan in range(v.seats):
        cards = v.stock[clan][:]
        if len(v.hands[clan]) == v.hand_sizes[clan]:
            hand = v.hands[clan][:]
        else:
            rng.shuffle(cards)
            hand = sorted(cards[: v.hand_sizes[clan]])
        s.hand.append(hand)
        s.pile.append(sorted([card for card in cards if card not in hand]))
    return s
