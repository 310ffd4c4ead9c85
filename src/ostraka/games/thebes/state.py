"""The table of Thebes: every zone and counter, as plain whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ostraka.core.fields import Fields, counted, derived, flag, number, numbers, public, rows, word
from ostraka.core.setup import Setting
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

__all__ = ["FIELDS", "SETTINGS", "Table", "blank_table"]


class Table(State):
    """Nothing on it is secret: the order of the deck and of the bags, and which unseen card lies in which stack, do
    not exist before a card is drawn (T-7).
    """

    # Copying by hand, for speed; each field is declared in FIELDS

    def public(self) -> Table:
        t = Table()
        t.copy_open(self)
        return t

    def copy(self) -> Table:
        t = Table()
        t.copy_open(self)
        t.turn = self.turn
        return t

    def copy_open(self, s: Table) -> None:
        """What everybody sees."""
        self.seats = s.seats
        self.stack = s.stack.copy()
        self.cars_add: bool = s.cars_add
        self.helpers_add: bool = s.helpers_add
        self.spare_helpers: bool = s.spare_helpers
        self.book_to_dig: bool = s.book_to_dig
        self.slots_push: bool = s.slots_push
        self.two_stacks: bool = s.two_stacks
        self.year_on_52: bool = s.year_on_52
        self.car_always: bool = s.car_always
        self.place: list[int] = s.place[:]
        self.time: list[int] = s.time[:]
        self.track: list[int] = s.track[:]
        self.licences: list[int] = s.licences[:]
        self.cards: list[list[int]] = [x[:] for x in s.cards]
        self.finds: list[list[int]] = [x[:] for x in s.finds]
        self.display: list[int] = s.display[:]
        self.slots: list[int] = s.slots[:]
        self.bags: list[list[int]] = [x[:] for x in s.bags]
        self.blanks: list[int] = s.blanks[:]
        self.bonus: list[int] = s.bonus[:]
        self.unseen: list[int] = s.unseen[:]
        self.stacks: list[int] = s.stacks[:]
        self.shows: list[list[int]] = [x[:] for x in s.shows]
        self.deck: list[int] = s.deck[:]
        self.discard: list[int] = s.discard[:]
        self.shuffles: int = s.shuffles
        self.first: int = s.first
        self.active: int = s.active
        self.turns: int = s.turns
        self.begun: bool = s.begun
        self.runner: int = s.runner
        self.run: int = s.run
        self.ended: str = s.ended
        self.own: list[int] = s.own[:]
        self.skill: list[int] = s.skill[:]

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
                self.tell("travel", seat, amount=to)

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
                self.tell("year", seat, amount=FIRST_YEAR + self.year(after))

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


SETTINGS: Final = (
    Setting("two_cars", ("single", "add"), "T-16", flag="cars_add"),
    Setting("beyond_three", ("stay", "add"), "T-31", flag="helpers_add"),
    Setting("spare_helpers", (False, True), "T-32"),
    Setting("book_to_dig", (False, True), "T-25"),
    Setting("exhibition_slots", ("shift", "push"), "T-42", flag="slots_push"),
    Setting("two_player_stacks", ("three", "two"), "T-6", flag="two_stacks"),
    Setting("new_year", ("passing", "reaching"), "T-51", flag="year_on_52"),
    Setting("car", ("may", "always"), "T-63", flag="car_always", before="always"),
)

FIELDS: Final = Fields(
    Table,
    SETTINGS,
    # The contents of bags and deck follow from what has been seen, and their order does not exist (T-7).
    public(
        numbers("place", each=1, fill=WARSAW, about="Where each archaeologist is."),
        numbers("time", each=1, about="Weeks since week 1 of 1901."),
        numbers("track", about="The seats that have not finished, in the order in which they would act (T-9, T-10)."),
        numbers("licences", each=1, fill=ALL_LICENCES, about="A mask of the valid licences of each seat."),
        rows("cards", about="The cards in front of each seat."),
        rows("finds", about="The tokens in front of each seat."),
        numbers("display", about="The research cards on display."),
        numbers("slots", many=3, fill=-1, about="The exhibitions in A, B and C, or -1."),
        rows("bags", SITES, about="The tokens in the bag of each site, blanks left out."),
        numbers("blanks", many=SITES, fill=BLANKS, about="Blank tokens in each bag: 16, fewer only during a dig."),
        numbers("bonus", about="The first-dig bonus tokens that still lie on their sites."),
        numbers("unseen", about="Research cards nobody has seen yet: in the three stacks, nobody knows where."),
        numbers("stacks", many=3, about="How many research cards lie in stacks 1, 2 and 3."),
        rows("shows", 2, about="The exhibitions in stack 2 and in stack 3."),
        numbers("deck", about="The deck after a reshuffle."),
        numbers("discard", about="The discard pile."),
        number("shuffles", about="How often the deck has been reshuffled."),
        number("first", about="The seat that began."),
        number("active", about="The seat whose turn it is."),
        number("turns", about="How many turns have begun."),
        flag("begun", about="Whether the turn of `active` waits for its action; otherwise it is being carried out."),
        number("runner", -1, about="The seat that has changed the display in its last `run` turns, or -1."),
        number("run", about="How often in a row `runner` has done so."),
        word("ended", about="What has ended the game; empty before."),
    ),
    counted(
        numbers("own", each=COUNTERS, about="What cards and finds add up to: 23 counters for each seat."),
        numbers("skill", each=1, about="The mask of the sites about which a seat knows enough to dig (T-25)."),
    ),
    derived(
        numbers("year", about="The year in which each marker is."),
        numbers("week", about="The week in which each marker is."),
        rows("distances", about="How many weeks lie between each seat and every place, without cars (T-14)."),
        rows("trips", about="How many weeks a trip of each seat to every place takes, with its car (T-14, T-15)."),
        rows("knowledge", about="What each seat knows of each site, as it counts in a dig: with assistants (T-26)."),
        rows("helped", about="The same if legend and single assistant were given up for that dig (T-28, T-32)."),
    ),
)


def blank_table(seats: int, setup: Mapping[str, str | bool | int] | None = None) -> Table:
    """A table with nothing on it, everybody at their first week in Warsaw."""
    t = cast(Table, FIELDS.blank(seats, setup))
    t.time = [START[seats]] * seats
    return t
