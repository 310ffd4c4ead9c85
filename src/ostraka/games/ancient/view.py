"""What one seat may know, built up from nothing; and a table that seat cannot rule out."""

from __future__ import annotations

from ostraka.core.game import View
from ostraka.core.rng import Rng
from ostraka.core.stack import stack_of
from ostraka.core.zone import insort
from ostraka.games.ancient.catalogue import PROGRAM
from ostraka.games.ancient.state import Table, empty_table
from ostraka.games.ancient.terms import BUILDERS, CARD_COUNT, level_of

__all__ = ["TableView", "imagine", "look"]


class TableView(View):
    """Public zones as they are; hidden ones as numbers; of hands only what this seat has seen (SET-8, DCK-7)."""

    def __init__(self, seat: int | None, s: Table) -> None:
        super().__init__(seat, s.turn)
        # Public: copied, so that nothing can be changed through a view
        self.seats = s.seats
        self.setup = s.settings()
        self.stack = s.stack.frames()
        self.line = s.line[:]
        self.tokens = s.tokens[:]
        self.artefacts = [x[:] for x in s.artefacts]
        self.past = [x[:] for x in s.past]
        self.collection = [x[:] for x in s.collection]
        self.turned = s.turned[:]
        self.lost = s.lost[:]
        self.discard = s.discard[:]
        self.shown = s.shown[:]
        self.retired = [x[:] for x in s.retired]
        self.boards = [x[:] for x in s.boards]
        self.board_level = s.board_level[:]
        self.gone = s.gone[:]
        self.first = s.first
        self.active = s.active
        self.turns = s.turns
        self.actions = s.actions[:]
        self.flipped = s.flipped
        self.ending = s.ending
        self.ended = s.ended
        self.skip_decline = s.skip_decline
        self.declining = s.declining
        self.lost_now = s.lost_now[:]
        # How many cards lie in hidden zones
        self.hand_sizes = [len(x) for x in s.hand]
        self.peek_size = len(s.peek)
        self.picked_sizes = [len(x) for x in s.picked]
        # -2: something, but what is sealed
        self.chosen = [c if owner == seat or c < 0 else -2 for owner, c in enumerate(s.chosen)]
        self.study_size = len(s.study)
        self.looker = s.looker
        self.deck_size = len(s.deck)
        self.library_sizes = [len(x) for x in s.library]
        # What this seat sees of them
        self.hand = s.hand[seat][:] if seat is not None else []
        self.peek = s.peek[:] if seat == s.looker else []
        self.picked = s.picked[seat][:] if seat is not None else []
        self.study = s.study[:] if seat == s.looker else []
        self.known: list[list[int]] = known_cards(s, seat)
        self.under = [[t if knows_under(s, t, seat) else -1 for t in cards] for cards in s.under]
        self.under_knowers = [[s.knowers(t) for t in cards] for cards in s.under]

    def record(self) -> dict[str, object]:
        return {
            **super().record(),
            "seats": self.seats,
            "setup": self.setup[:],
            "stack": [list(f) for f in self.stack],
            "line": self.line[:],
            "tokens": self.tokens[:],
            "artefacts": [x[:] for x in self.artefacts],
            "past": [x[:] for x in self.past],
            "collection": [x[:] for x in self.collection],
            "turned": self.turned[:],
            "lost": self.lost[:],
            "discard": self.discard[:],
            "shown": self.shown[:],
            "retired": [x[:] for x in self.retired],
            "boards": [x[:] for x in self.boards],
            "board_level": self.board_level[:],
            "gone": self.gone[:],
            "first": self.first,
            "active": self.active,
            "turns": self.turns,
            "actions": self.actions[:],
            "flipped": self.flipped,
            "ending": self.ending,
            "ended": self.ended,
            "skip_decline": self.skip_decline,
            "declining": self.declining,
            "lost_now": self.lost_now[:],
            "hand_sizes": self.hand_sizes[:],
            "peek_size": self.peek_size,
            "picked_sizes": self.picked_sizes[:],
            "chosen": self.chosen[:],
            "study_size": self.study_size,
            "looker": self.looker,
            "deck_size": self.deck_size,
            "library_sizes": self.library_sizes[:],
            "hand": self.hand[:],
            "peek": self.peek[:],
            "picked": self.picked[:],
            "study": self.study[:],
            "known": [x[:] for x in self.known],
            "under": [x[:] for x in self.under],
            "under_knowers": [x[:] for x in self.under_knowers],
        }


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


def look(s: Table, seat: int | None) -> TableView:
    """The view of a seat (None: a spectator)."""
    return TableView(seat, s)


def imagine(v: TableView, rng: Rng) -> Table:
    """A table this viewer cannot rule out: what it does not see is dealt at random."""
    s = empty_table(v.seats)
    s.set_up(v.setup)
    s.stack = stack_of(v.stack)
    s.line = v.line[:]
    s.tokens = v.tokens[:]
    s.artefacts = [x[:] for x in v.artefacts]
    s.past = [x[:] for x in v.past]
    s.collection = [x[:] for x in v.collection]
    s.turned = v.turned[:]
    s.lost = v.lost[:]
    s.discard = v.discard[:]
    s.shown = v.shown[:]
    s.retired = [x[:] for x in v.retired]
    s.boards = [x[:] for x in v.boards]
    s.board_level = v.board_level[:]
    s.gone = v.gone[:]
    s.first = v.first
    s.active = v.active
    s.turns = v.turns
    s.actions = v.actions[:]
    s.flipped = v.flipped
    s.ending = v.ending
    s.ended = v.ended
    s.skip_decline = v.skip_decline
    s.declining = v.declining
    s.lost_now = v.lost_now[:]
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
    f = s.stack[-1]
    return PROGRAM.ops[f[0]].plausible(s, f)


def deal_unseen(v: TableView, s: Table, rng: Rng) -> None:
    """Deal every card whose place the viewer does not know."""
    s.hand = [[] for _ in range(v.seats)]
    s.peek = v.peek[:]
    s.picked = [[] for _ in range(v.seats)]
    s.study = v.study[:]
    s.looker = v.looker
    s.known = []
    s.under = [[], []]
    s.under_known = []
    if v.seat is not None:
        s.hand[v.seat] = v.hand[:]
        s.picked[v.seat] = v.picked[:]
    for card, owner, picked, mask in v.known:
        s.remember(card, mask)
        if owner != v.seat:
            insort(s.picked[owner] if picked else s.hand[owner], card)
    unseen = unseen_cards(v, s)
    builders = [card for card in unseen if card < BUILDERS]
    rng.shuffle(builders)
    technologies: list[list[int]] = [[], []]
    for card in unseen:
        if card >= BUILDERS:
            technologies[level_of(card)].append(card)
    for level in (0, 1):
        rng.shuffle(technologies[level])
    for seat in range(v.seats):
        fill(s.hand[seat], v.hand_sizes[seat], builders)
        fill(s.picked[seat], v.picked_sizes[seat], builders)
    fill(s.peek, v.peek_size, builders)
    # Only the level II deck is ever looked into.
    fill(s.study, v.study_size, technologies[1])
    builders.sort()
    s.deck = builders
    for level in (0, 1):
        for technology, mask in zip(v.under[level], v.under_knowers[level], strict=True):
            s.put_under(level, technology if technology >= 0 else technologies[level].pop(), mask)
        technologies[level].sort()
        s.library[level] = technologies[level]


def fill(bag: list[int], size: int, pile: list[int]) -> None:
    """Deal from the pile until the bag has its size."""
    while len(bag) < size:
        insort(bag, pile.pop())


def unseen_cards(v: TableView, s: Table) -> list[int]:
    """All cards that do not lie anywhere the viewer can see, ascending."""
    placed = [False] * CARD_COUNT
    for card in v.line:
        if card >= 0:
            placed[card] = True
    for zone in (v.artefacts, v.past, v.collection, v.retired, v.boards, v.under, s.hand, s.picked):
        for cards in zone:
            for card in cards:
                if card >= 0:
                    placed[card] = True
    for cards in (v.discard, v.shown, v.gone, s.peek, s.study):
        for card in cards:
            placed[card] = True
    return [card for card in range(CARD_COUNT) if not placed[card]]
