"""What one seat may know, built up from nothing; and a table that seat cannot rule out."""

from __future__ import annotations

from typing import Final

from ostraka.core.game import View
from ostraka.core.rng import Rng
from ostraka.core.zone import insort
from ostraka.games.ancient.catalogue import CARDS, PROGRAM
from ostraka.games.ancient.state import FIELDS, Table
from ostraka.games.ancient.terms import BUILDERS, CARD_COUNT, POSITIONS, level_of

__all__ = ["TableView", "imagine"]


class TableView(View):
    """Public zones as they are; hidden ones as numbers; of hands only what this seat has seen (SET-8, DCK-7)."""

    def __init__(self, seat: int | None, s: Table) -> None:
        self.table = s.public()
        super().__init__(FIELDS, s, seat, self.table)
        looks = seat == s.looker
        self.peek = s.peek[:] if looks else []
        self.study = s.study[:] if looks else []
        # -2: something, but what is sealed
        self.chosen = [c if owner == seat or c < 0 else -2 for owner, c in enumerate(s.chosen)]
        self.known: list[list[int]] = known_cards(s, seat)
        self.under = [[t if knows_under(s, t, seat) else -1 for t in cards] for cards in s.under]
        self.under_knowers = [[s.knowers(t) for t in cards] for cards in s.under]


def known_cards(s: Table, seat: int | None) -> list[list[int]]:
    """[card, owner, 1 if it is picked, mask of those who know it] for the cards of others that `seat` has seen (DCK-7).

    The owner of a card knows who has seen it; another seat knows only about itself, or that everyone has.
    """
    rows: list[list[int]] = []
    own = s.seats if seat is None else seat
    for i in range(0, len(s.known), 2):
        card = s.known[i]
        mask = s.known[i + 1]
        for owner in range(s.seats):
            picked = card in s.picked[owner]
            if not picked and card not in s.hand[owner]:
                continue
            if owner == seat or mask == s.everyone():
                rows.append([card, owner, int(picked), mask])
            elif mask >> own & 1:
                rows.append([card, owner, int(picked), 1 << own])
    return rows


def knows_under(s: Table, technology: int, seat: int | None) -> bool:
    """Whether a seat, or the spectators, saw this technology go under its deck."""
    return bool(s.knowers(technology) >> (s.seats if seat is None else seat) & 1)


def imagine(v: TableView, rng: Rng) -> Table:
    """A table this viewer cannot rule out: what it does not see is dealt at random."""
    s = v.table.public()
    s.chosen = [
        s.artefacts[owner][rng.below(len(s.artefacts[owner]))] if c == -2 else c for owner, c in enumerate(v.chosen)
    ]
    deal_unseen(v, s, rng)
    tries = 0
    while tries < 30 and not plausible(s):
        deal_unseen(v, s, rng)
        tries += 1
    return s


def plausible(s: Table) -> bool:
    """Whether the op on top could really be waiting on this table."""
    if not s.stack:
        return True
    f = s.top()
    return PROGRAM.ops[f.op].plausible(s, f)


def deal_unseen(v: TableView, s: Table, rng: Rng) -> None:
    """Deal every card whose place the viewer does not know."""
    s.hand = [[] for _ in range(v.seats)]
    s.peek = v.peek[:]
    s.picked = [[] for _ in range(v.seats)]
    s.rejects = [[] for _ in range(v.seats)]
    s.study = v.study[:]
    s.known = []
    s.under = [[], []]
    s.under_known = []
    s.library = [[], []]
    if v.seat is not None:
        s.hand[v.seat] = v.own["hand"][:]
        s.picked[v.seat] = v.own["picked"][:]
        s.rejects[v.seat] = v.own["rejects"][:]
    for card, owner, picked, mask in v.known:
        s.remember(card, mask)
        if owner != v.seat:
            insort(s.picked[owner] if picked else s.hand[owner], card)
    unseen = unseen_cards(v, s)
    builders = [card for card in unseen if card < BUILDERS]
    rng.shuffle(builders)
    if s.introductory and not s.hands_open:
        hand_out(v, s, builders, rng)
    technologies: list[list[int]] = [[], []]
    for card in unseen:
        if card >= BUILDERS:
            technologies[level_of(card)].append(card)
    for level in (0, 1):
        rng.shuffle(technologies[level])
    hands, picked_sizes = v.sizes["hand"], v.sizes["picked"]
    for seat in range(v.seats):
        fill(s.hand[seat], hands[seat], builders)
        fill(s.picked[seat], picked_sizes[seat], builders)
        fill(s.rejects[seat], v.sizes["rejects"][seat], builders)
    fill(s.peek, v.sizes["peek"][0], builders)
    # Only the level II deck is ever looked into.
    fill(s.study, v.sizes["study"][0], technologies[1])
    builders.sort()
    s.deck = builders
    for level in (0, 1):
        for technology, mask in zip(v.under[level], v.under_knowers[level], strict=True):
            s.put_under(level, technology if technology >= 0 else technologies[level].pop(), mask)
        technologies[level].sort()
        s.library[level] = technologies[level]


_HANDS: Final[list[list[int]]] = []


def introductory_hands() -> list[list[int]]:
    """The four fixed hands of SET-6, once the cards are declared."""
    if not _HANDS:
        for hand in range(1, 5):
            _HANDS.append([card for card in range(BUILDERS) if CARDS[card].hand == hand])
    return _HANDS


def hand_out(v: TableView, s: Table, builders: list[int], rng: Rng) -> None:
    """Give others what may be left of the introductory hands they began with: each a different one (SET-6, SET-9).

    Where no hands fit any more, because cards have come round again, anything is possible.
    """
    others = [seat for seat in range(v.seats) if seat != v.seat]
    order = [0, 1, 2, 3]
    rng.shuffle(order)
    given = fitting(v, s, set(builders), others, order)
    for seat, hand in zip(others, given, strict=False):
        for card in left_of(hand, builders):
            builders.remove(card)
            insort(s.hand[seat], card)


def fitting(v: TableView, s: Table, unseen: set[int], others: list[int], order: list[int]) -> list[int]:
    """A different introductory hand for each of these seats that fits what is seen, in this order; empty if none do."""
    if not others:
        return []
    for hand in order:
        if may_have_had(v, s, unseen, others[0], hand):
            rest = fitting(v, s, unseen, others[1:], [h for h in order if h != hand])
            if len(rest) == len(others) - 1:
                return [hand, *rest]
    return []


def may_have_had(v: TableView, s: Table, unseen: set[int], seat: int, hand: int) -> bool:
    """Whether this hand's cards are all in the seat's own area, discarded, or unseen and few enough for its hand."""
    line = s.line[seat * POSITIONS : (seat + 1) * POSITIONS]
    own = {*line, *s.artefacts[seat], *s.past[seat], *s.hand[seat], *s.picked[seat], *s.discard, *s.shown}
    hidden = 0
    for card in introductory_hands()[hand]:
        if card in unseen:
            hidden += 1
        elif card not in own:
            return False
    return len(s.hand[seat]) + hidden <= v.sizes["hand"][seat]


def left_of(hand: int, builders: list[int]) -> list[int]:
    """The cards of an introductory hand that nobody has seen."""
    return [card for card in introductory_hands()[hand] if card in builders]


def fill(bag: list[int], size: int, pile: list[int]) -> None:
    """Deal from the pile until the bag has its size."""
    while len(bag) < size:
        insort(bag, pile.pop())


def unseen_cards(v: TableView, s: Table) -> list[int]:
    """All cards that do not lie anywhere the viewer can see, ascending."""
    placed = [False] * CARD_COUNT
    for card in s.line:
        if card >= 0:
            placed[card] = True
    for zone in (s.artefacts, s.past, s.collection, s.retired, s.boards, v.under, s.hand, s.picked, s.rejects):
        for cards in zone:
            for card in cards:
                if card >= 0:
                    placed[card] = True
    for cards in (s.discard, s.shown, s.gone, s.peek, s.study):
        for card in cards:
            placed[card] = True
    return [card for card in range(CARD_COUNT) if not placed[card]]
