"""The table of Ancient Knowledge: every zone and counter, as plain whole numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.state import State
from ostraka.core.zone import insort
from ostraka.games.ancient.terms import POSITIONS

__all__ = ["Table", "empty_table", "next_slot"]

_NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    tuple(p for p in (i ^ 1, i - 2, i + 2) if 0 <= p < POSITIONS) for i in range(POSITIONS)
]


def next_slot(position: i64) -> i64:
    """The lower position of the slot after this one: nothing hangs above an empty place (LAY-1), so look there next."""
    return (position | 1) + 1


class Table(State):
    """Positions of a seat's Timeline are 0..11: slot 1 lower, slot 1 upper, slot 2 lower … (12 × seat is added)."""

    seats: int
    # Variant settings
    draft: bool
    teams: bool
    lock_blocks_effects: bool
    check_each_decline: bool
    technology_first: bool
    closed_board_keeps_cards: bool
    # Zones of the seats
    hand: list[list[int]]
    picked: list[list[int]]
    """Cards face down: discards until all have chosen, a card offered to a partner, the rest of those looked at."""
    chosen: list[int]
    """The artefact in play a seat has secretly chosen to discard, or -1 (EFF-10)."""
    line: list[int]
    """The monument on each position, or -1."""
    tokens: list[int]
    """The knowledge on each position."""
    artefacts: list[list[int]]
    past: list[list[int]]
    collection: list[list[int]]
    turned: list[int]
    lost: list[int]
    known: list[int]
    """Pairs (card, mask of who else knows it): cards in hands, or offered, that others have seen (DCK-7)."""
    # Common zones
    deck: list[int]
    discard: list[int]
    shown: list[int]
    """Builder cards turned up or laid on the table while an effect or a creation is being resolved."""
    peek: list[int]
    """Builder cards `looker` is looking at."""
    study: list[int]
    """Technologies `looker` is looking at."""
    looker: int
    library: list[list[int]]
    """The technology decks, by level."""
    under: list[list[int]]
    """Technologies put under their deck, in order: they are drawn when the deck itself is empty."""
    under_known: list[int]
    """Pairs (technology, mask of the seats that know it lies there)."""
    retired: list[list[int]]
    """The technology discards, by level."""
    boards: list[list[int]]
    board_level: list[int]
    """The level each board shows, or -1 when it is closed."""
    gone: list[int]
    """Technologies out of the game."""
    # Counters
    first: int
    active: int
    turns: int
    actions: list[int]
    flipped: bool
    ending: bool
    ended: str
    skip_decline: int
    """Mask of the seats whose Decline phase is left out this turn (CARD-05)."""
    declining: int
    """The monument whose decline effect is being resolved: it cannot be moved away (DEC-4)."""
    lost_now: list[int]
    """Knowledge lost in the current Decline phase."""

    def copy(self) -> Table:
        t = Table()
        t.stack = self.stack.copy()
        t.turn = self.turn
        t.seats = self.seats
        t.draft = self.draft
        t.teams = self.teams
        t.lock_blocks_effects = self.lock_blocks_effects
        t.check_each_decline = self.check_each_decline
        t.technology_first = self.technology_first
        t.closed_board_keeps_cards = self.closed_board_keeps_cards
        t.hand = [x[:] for x in self.hand]
        t.picked = [x[:] for x in self.picked]
        t.chosen = self.chosen[:]
        t.line = self.line[:]
        t.tokens = self.tokens[:]
        t.artefacts = [x[:] for x in self.artefacts]
        t.past = [x[:] for x in self.past]
        t.collection = [x[:] for x in self.collection]
        t.turned = self.turned[:]
        t.lost = self.lost[:]
        t.known = self.known[:]
        t.deck = self.deck[:]
        t.discard = self.discard[:]
        t.shown = self.shown[:]
        t.peek = self.peek[:]
        t.study = self.study[:]
        t.looker = self.looker
        t.library = [x[:] for x in self.library]
        t.under = [x[:] for x in self.under]
        t.under_known = self.under_known[:]
        t.retired = [x[:] for x in self.retired]
        t.boards = [x[:] for x in self.boards]
        t.board_level = self.board_level[:]
        t.gone = self.gone[:]
        t.first = self.first
        t.active = self.active
        t.turns = self.turns
        t.actions = self.actions[:]
        t.flipped = self.flipped
        t.ending = self.ending
        t.ended = self.ended
        t.skip_decline = self.skip_decline
        t.declining = self.declining
        t.lost_now = self.lost_now[:]
        return t

    def settings(self) -> list[bool]:
        """The variant settings, in the order of the game's own list."""
        return [
            not self.draft,
            self.teams,
            self.lock_blocks_effects,
            self.check_each_decline,
            self.technology_first,
            self.closed_board_keeps_cards,
        ]

    def set_up(self, on: list[bool]) -> None:
        """Switch the variant settings."""
        self.draft = not on[0]
        self.teams = on[1]
        self.lock_blocks_effects = on[2]
        self.check_each_decline = on[3]
        self.technology_first = on[4]
        self.closed_board_keeps_cards = on[5]

    # Seats

    def opponents(self, seat: i64) -> list[int]:
        """The other seats clockwise from `seat`; in team play only those of the other team (TEAM-4)."""
        others: list[int] = []
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if not self.teams or other // 2 != seat // 2:
                others.append(other)
        return others

    def everyone(self) -> int:
        """The mask of all seats and, one bit further, the spectators."""
        return (2 << self.seats) - 1

    def partner(self, seat: int) -> int:
        return seat ^ 1

    # Hands

    def room(self, seat: i64) -> i64:
        """How many cards the hand still takes (DCK-1)."""
        return 10 - len(self.hand[seat])

    def drop(self, seat: i64, card: i64) -> None:
        """A card leaves a hand; nobody remembers it there any more (DCK-7)."""
        self.hand[seat].remove(card)
        if self.known:
            self.forget(card)

    def forget(self, card: int) -> None:
        known = self.known
        for i in range(0, len(known), 2):
            if known[i] == card:
                del known[i : i + 2]
                return

    def remember(self, card: int, mask: int) -> None:
        """These seats have seen a card that now lies in a hand (DCK-7)."""
        known = self.known
        for i in range(0, len(known), 2):
            if known[i] == card:
                known[i + 1] |= mask
                return
            if known[i] > card:
                known[i:i] = [card, mask]
                return
        known.append(card)
        known.append(mask)

    def seen_by(self, card: int) -> int:
        """The mask of the other seats that know this card lies in its hand."""
        known = self.known
        for i in range(0, len(known), 2):
            if known[i] == card:
                return known[i + 1]
        return 0

    def discard_from(self, seat: i64, card: i64) -> None:
        """From the hand to the discard pile (DCK-5)."""
        self.drop(seat, card)
        insort(self.discard, card)

    # Under the technology decks

    def put_under(self, level: int, technology: int, mask: int) -> None:
        """Under its deck, seen by these seats."""
        self.under[level].append(technology)
        self.under_known += [technology, mask]

    def take_under(self, level: int) -> int:
        """The first technology that was put under the deck."""
        technology = self.under[level].pop(0)
        i = self.under_known[::2].index(technology) * 2
        del self.under_known[i : i + 2]
        return technology

    def knowers(self, technology: int) -> int:
        """The mask of the seats that know a technology lies under its deck."""
        return self.under_known[self.under_known[::2].index(technology) * 2 + 1]

    # Timelines

    def find(self, seat: i64, card: i64) -> i64:
        """The position of a monument on the seat's Timeline (12 × seat added), or -1."""
        line = self.line
        base = seat * POSITIONS
        p: i64
        for p in range(base, base + POSITIONS, 2):
            lower: i64 = line[p]
            if lower >= 0:
                if lower == card:
                    return p
                if line[p + 1] == card:
                    return p + 1
        return -1

    def slot_room(self, seat: i64, slot: i64) -> i64:
        """How many monuments slot 1..6 still takes (CRE-5)."""
        p = seat * POSITIONS + slot * 2 - 2
        return (1 if self.line[p] < 0 else 0) + (1 if self.line[p + 1] < 0 else 0)

    def put(self, seat: i64, slot: i64, card: i64, tokens: i64) -> None:
        """Lower row first, then the upper (CRE-5)."""
        p = seat * POSITIONS + slot * 2 - 2
        if self.line[p] >= 0:
            p += 1
        self.line[p] = card
        self.tokens[p] = tokens

    def lift(self, position: i64) -> int:
        """Take a monument off its position; the one above slides down (LAY-1). Returns its tokens."""
        line = self.line
        tokens = self.tokens
        taken = tokens[position]
        upper = position | 1
        if position != upper:
            line[position] = line[upper]
            tokens[position] = tokens[upper]
        line[upper] = -1
        tokens[upper] = 0
        return taken

    def adjacent(self, position: i64, other: i64) -> bool:
        """Same slot, or same row in a neighbouring slot of one Timeline (LAY-2)."""
        base = position - position % POSITIONS
        return other - base in _NEIGHBOURS[position - base]

    def neighbours(self, position: i64) -> list[int]:
        """The cards adjacent to a position (LAY-2)."""
        base = position - position % POSITIONS
        cards: list[int] = []
        for p in _NEIGHBOURS[position - base]:
            if self.line[base + p] >= 0:
                cards.append(self.line[base + p])
        return cards

    def knowledge(self, seat: i64) -> i64:
        """All knowledge tokens on a Timeline."""
        total: i64 = 0
        line = self.line
        tokens = self.tokens
        p = seat * POSITIONS
        end = p + POSITIONS
        while p < end:
            if line[p] < 0:
                p = next_slot(p)
                continue
            total += tokens[p]
            p += 1
        return total

    def remembered(self, seat: i64) -> bool:
        """Whether there is any knowledge on a Timeline."""
        line = self.line
        p = seat * POSITIONS
        end = p + POSITIONS
        while p < end:
            if line[p] < 0:
                p = next_slot(p)
                continue
            if self.tokens[p] > 0:
                return True
            p += 1
        return False

    def standing(self, seat: i64) -> i64:
        """How many monuments a Timeline holds."""
        n: i64 = 0
        line = self.line
        p = seat * POSITIONS
        end = p + POSITIONS
        while p < end:
            if line[p] < 0:
                p = next_slot(p)
                continue
            n += 1
            p += 1
        return n


def empty_table(seats: int) -> Table:
    """A table for so many players, with nothing on it."""
    t = Table()
    t.seats = seats
    t.set_up([False] * 6)
    t.hand = [[] for _ in range(seats)]
    t.picked = [[] for _ in range(seats)]
    t.chosen = [-1] * seats
    t.line = [-1] * (POSITIONS * seats)
    t.tokens = [0] * (POSITIONS * seats)
    t.artefacts = [[] for _ in range(seats)]
    t.past = [[] for _ in range(seats)]
    t.collection = [[] for _ in range(seats)]
    t.turned = [0] * seats
    t.lost = [0] * seats
    t.known = []
    t.deck = []
    t.discard = []
    t.shown = []
    t.peek = []
    t.study = []
    t.looker = -1
    t.library = [[], []]
    t.under = [[], []]
    t.under_known = []
    t.retired = [[], []]
    t.boards = [[], [], []]
    t.board_level = [0, 0, 1]
    t.gone = []
    t.first = 0
    t.active = 0
    t.turns = 0
    t.actions = [0] * seats
    t.flipped = False
    t.ending = False
    t.ended = ""
    t.skip_decline = 0
    t.declining = -1
    t.lost_now = [0] * seats
    return t
