"""The table of Thebes: every zone and counter, as plain whole numbers."""

from __future__ import annotations

from ostraka.core.state import State
from ostraka.core.zone import insort
from ostraka.games.thebes.catalogue import AMOUNT, COUNTER
from ostraka.games.thebes.terms import (
    ALL_LICENCES,
    ARTEFACTS,
    ASSISTANTS,
    BLANKS,
    BOOKS,
    CARD_COUNT,
    COUNTERS,
    FINISH,
    FIRST_YEAR,
    LEGENDS,
    SITES,
    START,
    WARSAW,
    WEEKS_OF_A_YEAR,
)

__all__ = ["Table", "empty_table"]


class Table(State):
    """Nothing on it is secret: the order of the deck and of the bags, and which unseen card lies in which stack, do
    not exist before a card is drawn (T-7).
    """

    seats: int
    # Variant settings
    cars_add: bool
    helpers_add: bool
    spare_helpers: bool
    book_to_dig: bool
    slots_push: bool
    two_stacks: bool
    year_on_52: bool
    # The seats
    place: list[int]
    time: list[int]
    """Weeks since week 1 of 1901."""
    track: list[int]
    """The seats that have not finished, in the order in which they would act (T-9, T-10)."""
    licences: list[int]
    """A mask of the valid licences of each seat."""
    cards: list[list[int]]
    finds: list[list[int]]
    own: list[int]
    """What cards and finds add up to: 23 counters for each seat, kept up to date by `gain` and `lose`."""
    skill: list[int]
    """The mask of the sites of which a seat has, or can have, the special knowledge to dig (T-25)."""
    # The board
    display: list[int]
    slots: list[int]
    """The exhibitions in A, B and C, or -1."""
    bags: list[list[int]]
    blanks: list[int]
    """Blank tokens in each bag: 16, fewer only during a dig."""
    bonus: list[int]
    """The first-dig bonus tokens that still lie on their sites."""
    # The deck
    unseen: list[int]
    """Research cards nobody has seen yet; they lie in the three stacks, nobody knows where."""
    stacks: list[int]
    """How many research cards lie in stacks 1, 2 and 3."""
    shows: list[list[int]]
    """The exhibitions in stack 2 and in stack 3."""
    deck: list[int]
    """The deck after a reshuffle."""
    discard: list[int]
    shuffles: int
    """How often the deck has been reshuffled."""
    # Counters
    first: int
    active: int
    turns: int
    begun: bool
    """Whether the turn of `active` waits for its action; otherwise it is being carried out."""
    runner: int
    run: int
    """The seat that has changed the display in its last `run` turns without a break, or -1."""
    ended: str

    def copy(self) -> Table:
        t = Table()
        t.stack = self.stack.copy()
        t.turn = self.turn
        t.seats = self.seats
        t.cars_add = self.cars_add
        t.helpers_add = self.helpers_add
        t.spare_helpers = self.spare_helpers
        t.book_to_dig = self.book_to_dig
        t.slots_push = self.slots_push
        t.two_stacks = self.two_stacks
        t.year_on_52 = self.year_on_52
        t.place = self.place[:]
        t.time = self.time[:]
        t.track = self.track[:]
        t.licences = self.licences[:]
        t.cards = [x[:] for x in self.cards]
        t.finds = [x[:] for x in self.finds]
        t.own = self.own[:]
        t.skill = self.skill[:]
        t.display = self.display[:]
        t.slots = self.slots[:]
        t.bags = [x[:] for x in self.bags]
        t.blanks = self.blanks[:]
        t.bonus = self.bonus[:]
        t.unseen = self.unseen[:]
        t.stacks = self.stacks[:]
        t.shows = [x[:] for x in self.shows]
        t.deck = self.deck[:]
        t.discard = self.discard[:]
        t.shuffles = self.shuffles
        t.first = self.first
        t.active = self.active
        t.turns = self.turns
        t.begun = self.begun
        t.runner = self.runner
        t.run = self.run
        t.ended = self.ended
        return t

    # Settings

    def settings(self) -> list[bool]:
        """The variant settings, in the order of `set_up`."""
        return [
            self.cars_add,
            self.helpers_add,
            self.spare_helpers,
            self.book_to_dig,
            self.slots_push,
            self.two_stacks,
            self.year_on_52,
        ]

    def set_up(self, settings: list[bool]) -> None:
        """Choose the variants."""
        self.cars_add, self.helpers_add, self.spare_helpers = settings[0], settings[1], settings[2]
        self.book_to_dig, self.slots_push, self.two_stacks = settings[3], settings[4], settings[5]
        self.year_on_52 = settings[6]

    # What a seat owns

    def count(self) -> None:
        """Count afresh what everybody's cards and finds add up to."""
        self.own = [0] * (COUNTERS * self.seats)
        for seat in range(self.seats):
            for thing in self.cards[seat] + self.finds[seat]:
                self.own[seat * COUNTERS + COUNTER[thing]] += AMOUNT[thing]
            self.learn(seat)

    def gain(self, seat: int, thing: int) -> None:
        """A card or token comes to lie in front of its owner and works from now on (T-18, T-35)."""
        insort(self.cards[seat] if thing < CARD_COUNT else self.finds[seat], thing)
        counter = COUNTER[thing]
        self.own[seat * COUNTERS + counter] += AMOUNT[thing]
        if counter < ARTEFACTS:
            self.skill[seat] |= 1 << counter
        elif counter >= LEGENDS and counter <= ASSISTANTS:
            self.learn(seat)

    def lose(self, seat: int, card: int) -> None:
        """A used card goes to the discard pile (T-44)."""
        self.cards[seat].remove(card)
        insort(self.discard, card)
        self.own[seat * COUNTERS + COUNTER[card]] -= AMOUNT[card]
        self.learn(seat)

    def learn(self, seat: int) -> None:
        """Find out about which sites the seat has special knowledge (T-25)."""
        own = self.own
        at = seat * COUNTERS
        if not self.book_to_dig and own[at + ASSISTANTS]:
            self.skill[seat] = ALL_LICENCES
            return
        mask = 0
        for site in range(SITES):
            if own[at + BOOKS + site] or (not self.book_to_dig and own[at + LEGENDS + site]):
                mask |= 1 << site
        self.skill[seat] = mask

    def card_of(self, seat: int, counter: int) -> int:
        """The first card of a seat that counts there, or -1."""
        for card in self.cards[seat]:
            if COUNTER[card] == counter:
                return card
        return -1

    # Place and time

    def go(self, seat: int, to: int) -> None:
        """The archaeologist moves; several may share a place (T-14)."""
        if self.place[seat] != to:
            self.place[seat] = to
            if self.out is not None:
                self.tell("travel", seat, (), to)

    def weeks_left(self, seat: int) -> int:
        """53 − week + 52 × (1903 − year) (T-52)."""
        return FINISH - self.time[seat]

    def year(self, time: int) -> int:
        """The number of the year as far as licences are concerned (T-51)."""
        return (time + 1) // WEEKS_OF_A_YEAR if self.year_on_52 else time // WEEKS_OF_A_YEAR

    def licences_at(self, seat: int, time: int) -> int:
        """The licences that will be valid when the seat's marker gets to `time` (T-39, T-51)."""
        return ALL_LICENCES if self.year(time) > self.year(self.time[seat]) else self.licences[seat]

    def spend(self, seat: int, weeks: int) -> None:
        """The marker goes on; with the year's turn all licences are valid again (T-8, T-51)."""
        before = self.time[seat]
        after = before + weeks
        self.time[seat] = after
        if self.year(after) > self.year(before):
            self.licences[seat] = ALL_LICENCES
            if after < FINISH:
                self.tell("year", seat, (), FIRST_YEAR + self.year(after))

    def settle_marker(self, seat: int) -> None:
        """The marker comes to rest on top of its space, or leaves the track for good (T-10, T-53)."""
        track = self.track
        now = self.time[seat]
        if now >= FINISH:
            track.remove(seat)
            self.tell("finish", seat)
            return
        i = track.index(seat)
        while i + 1 < len(track) and self.time[track[i + 1]] < now:
            track[i] = track[i + 1]
            i += 1
        track[i] = seat


def empty_table(seats: int) -> Table:
    """A table for so many players, with nothing on it."""
    t = Table()
    t.seats = seats
    t.cars_add = False
    t.helpers_add = False
    t.spare_helpers = False
    t.book_to_dig = False
    t.slots_push = False
    t.two_stacks = False
    t.year_on_52 = False
    t.place = [WARSAW] * seats
    t.time = [START[seats]] * seats
    t.track = []
    t.licences = [ALL_LICENCES] * seats
    t.cards = [[] for _ in range(seats)]
    t.finds = [[] for _ in range(seats)]
    t.own = [0] * (COUNTERS * seats)
    t.skill = [0] * seats
    t.display = []
    t.slots = [-1, -1, -1]
    t.bags = [[] for _ in range(SITES)]
    t.blanks = [BLANKS] * SITES
    t.bonus = []
    t.unseen = []
    t.stacks = [0, 0, 0]
    t.shows = [[], []]
    t.deck = []
    t.discard = []
    t.shuffles = 0
    t.first = 0
    t.active = 0
    t.turns = 0
    t.begun = False
    t.runner = -1
    t.run = 0
    t.ended = ""
    return t
