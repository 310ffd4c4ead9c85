"""Thebes as numbers for programs that learn: the declared parts, and how they are filled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.observation import Layout, Part, Sheet, each
from ostraka.core.turn import Ask
from ostraka.games.thebes.board import WIDTH
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import CARD_COUNT, COUNTERS, FINISH, RESEARCH, SITES, THINGS

__all__ = ["LAYOUT", "write"]

SEATS: Final = 4
SHOWS: Final = CARD_COUNT - RESEARCH
TOKENS: Final = THINGS - CARD_COUNT
TURNS: Final = 255
LONG: Final = 20
MANY: Final = 60

LAYOUT: Final = Layout(
    1,
    ("action", "zeppelin", "car", "legend", "assistant", "shovel", "weeks"),
    Part("seats", (3,), 1, ("seats",), "Whether there are two, three or four seats."),
    Part("seat", (SEATS,), 1, ("seat",), "Which seat this is, as options and events count them."),
    Part("setup", (8,), 1, ("setup",), "The settings, in their order, as flags."),
    each("asked", SEATS, (), 1, ("asked",), "The seats that are asked now."),
    Part("question", (7,), 1, ("ask",), "Which question this seat is asked; blank if it is asked nothing."),
    Part("source", (CARD_COUNT,), 1, ("ask",), "The card that asks."),
    each("place", SEATS, (WIDTH,), 1, ("place", "distances", "trips"), "Where each archaeologist is."),
    each("time", SEATS, (), FINISH, ("time", "year", "week"), "Weeks since week 1 of 1901."),
    each("track", SEATS, (), SEATS, ("track",), "In which order the seats would act, from 1; 0 has finished."),
    each("licences", SEATS, (SITES,), 1, ("licences",), "The valid licences."),
    each("cards", SEATS, (CARD_COUNT,), 1, ("cards",), "The cards in front of each seat."),
    each("finds", SEATS, (TOKENS,), 1, ("finds",), "The tokens in front of each seat."),
    each("own", SEATS, (COUNTERS,), MANY, ("cards", "finds", "knowledge", "helped"), "What a seat’s things add up to."),
    each("skill", SEATS, (SITES,), 1, ("cards", "finds"), "The sites a seat knows enough about to dig there."),
    Part("display", (RESEARCH,), 1, ("display",), "The research cards on display."),
    Part("slots", (3, SHOWS), 1, ("slots",), "The exhibitions in A, B and C."),
    Part("bags", (TOKENS,), 1, ("bags",), "The tokens that are still in the bag of their site."),
    Part("bonus", (TOKENS,), 1, ("bonus",), "The first-dig bonus tokens that still lie on their sites."),
    Part("blanks", (SITES,), 16, ("blanks",), "Blank tokens in each bag."),
    Part("unseen", (RESEARCH,), 1, ("unseen",), "Research cards nobody has seen yet."),
    Part("stacks", (3,), 45, ("stacks",), "How many research cards lie in stacks 1, 2 and 3."),
    Part("shows", (2, SHOWS), 1, ("shows",), "The exhibitions in stack 2 and in stack 3."),
    Part("deck", (CARD_COUNT,), 1, ("deck",), "The deck after a reshuffle."),
    Part("discard", (CARD_COUNT,), 1, ("discard",), "The discard pile."),
    Part("shuffles", (1,), LONG, ("shuffles",), "How often the deck has been reshuffled."),
    each("first", SEATS, (), 1, ("first",), "The seat that began."),
    each("active", SEATS, (), 1, ("active",), "The seat whose turn it is."),
    Part("turns", (1,), TURNS, ("turns",), "How many turns have begun."),
    Part("begun", (1,), 1, ("begun",), "Whether the turn waits for its action."),
    each("runner", SEATS, (), 1, ("runner",), "The seat that has changed the display in its last turns."),
    Part("run", (1,), LONG, ("run",), "How often in a row it has done so."),
    Part("over", (1,), 1, ("ended",), "Whether the game is over."),
)

AT_SEAT: Final[i64] = LAYOUT.start("seat")
AT_SETUP: Final[i64] = LAYOUT.start("setup")
AT_ASKED: Final[i64] = LAYOUT.start("asked")
AT_QUESTION: Final[i64] = LAYOUT.start("question")
AT_SOURCE: Final[i64] = LAYOUT.start("source")
AT_PLACE: Final[i64] = LAYOUT.start("place")
AT_TIME: Final[i64] = LAYOUT.start("time")
AT_TRACK: Final[i64] = LAYOUT.start("track")
AT_LICENCES: Final[i64] = LAYOUT.start("licences")
AT_CARDS: Final[i64] = LAYOUT.start("cards")
AT_FINDS: Final[i64] = LAYOUT.start("finds")
AT_OWN: Final[i64] = LAYOUT.start("own")
AT_SKILL: Final[i64] = LAYOUT.start("skill")
AT_DISPLAY: Final[i64] = LAYOUT.start("display")
AT_SLOTS: Final[i64] = LAYOUT.start("slots")
AT_BAGS: Final[i64] = LAYOUT.start("bags")
AT_BONUS: Final[i64] = LAYOUT.start("bonus")
AT_BLANKS: Final[i64] = LAYOUT.start("blanks")
AT_UNSEEN: Final[i64] = LAYOUT.start("unseen")
AT_STACKS: Final[i64] = LAYOUT.start("stacks")
AT_SHOWS: Final[i64] = LAYOUT.start("shows")
AT_DECK: Final[i64] = LAYOUT.start("deck")
AT_DISCARD: Final[i64] = LAYOUT.start("discard")
AT_SHUFFLES: Final[i64] = LAYOUT.start("shuffles")
AT_FIRST: Final[i64] = LAYOUT.start("first")
AT_ACTIVE: Final[i64] = LAYOUT.start("active")
AT_TURNS: Final[i64] = LAYOUT.start("turns")
AT_BEGUN: Final[i64] = LAYOUT.start("begun")
AT_RUNNER: Final[i64] = LAYOUT.start("runner")
AT_RUN: Final[i64] = LAYOUT.start("run")
AT_OVER: Final[i64] = LAYOUT.start("over")


def write(s: Table, seat: i64, ask: Ask | None, asked: list[int], sheet: Sheet) -> None:
    """A row with what a seat knows, of which only the question is its own (T-7)."""
    sheet.begin()
    seats: i64 = s.seats
    sheet.mark(seats - 2)
    sheet.mark(AT_SEAT + seat)
    settings(s, sheet)
    for other in asked:
        sheet.seat(AT_ASKED, other, seat, seats)
    if ask is not None:
        sheet.question(AT_QUESTION, ask)
        if ask.source >= 0:
            sheet.mark(AT_SOURCE + ask.source)
    for i in range(seats):
        write_seat(s, (seat + i) % seats, i, sheet)
    position: i64 = 1
    for other in s.track:
        sheet.put(AT_TRACK + (other - seat + seats) % seats, position, SEATS)
        position += 1
    write_table(s, sheet)
    sheet.seat(AT_FIRST, s.first, seat, seats)
    sheet.seat(AT_ACTIVE, s.active, seat, seats)
    sheet.seat(AT_RUNNER, s.runner, seat, seats)


def settings(s: Table, sheet: Sheet) -> None:
    sheet.flag(AT_SETUP, s.cars_add)
    sheet.flag(AT_SETUP + 1, s.helpers_add)
    sheet.flag(AT_SETUP + 2, s.spare_helpers)
    sheet.flag(AT_SETUP + 3, s.book_to_dig)
    sheet.flag(AT_SETUP + 4, s.slots_push)
    sheet.flag(AT_SETUP + 5, s.two_stacks)
    sheet.flag(AT_SETUP + 6, s.year_on_52)
    sheet.flag(AT_SETUP + 7, s.car_always)


def write_seat(s: Table, who: i64, i: i64, sheet: Sheet) -> None:
    """What lies in front of the i-th seat from here."""
    sheet.mark(AT_PLACE + i * WIDTH + s.place[who])
    sheet.put(AT_TIME + i, s.time[who], FINISH)
    sheet.bits(AT_LICENCES + i * SITES, s.licences[who], SITES)
    sheet.marks(AT_CARDS + i * CARD_COUNT, s.cards[who])
    sheet.marks(AT_FINDS + i * TOKENS - CARD_COUNT, s.finds[who])
    sheet.run(AT_OWN + i * COUNTERS, s.own, who * COUNTERS, COUNTERS, MANY)
    sheet.bits(AT_SKILL + i * SITES, s.skill[who], SITES)


def write_table(s: Table, sheet: Sheet) -> None:
    """What belongs to nobody."""
    sheet.marks(AT_DISPLAY, s.display)
    at = AT_SLOTS - RESEARCH
    for show in s.slots:
        if show >= 0:
            sheet.mark(at + show)
        at += SHOWS
    for bag in s.bags:
        sheet.marks(AT_BAGS - CARD_COUNT, bag)
    sheet.marks(AT_BONUS - CARD_COUNT, s.bonus)
    sheet.puts(AT_BLANKS, s.blanks, 16)
    sheet.marks(AT_UNSEEN, s.unseen)
    sheet.puts(AT_STACKS, s.stacks, 45)
    sheet.marks(AT_SHOWS - RESEARCH, s.shows[0])
    sheet.marks(AT_SHOWS + SHOWS - RESEARCH, s.shows[1])
    sheet.marks(AT_DECK, s.deck)
    sheet.marks(AT_DISCARD, s.discard)
    sheet.put(AT_SHUFFLES, s.shuffles, LONG)
    sheet.put(AT_TURNS, s.turns, TURNS)
    sheet.flag(AT_BEGUN, s.begun)
    sheet.put(AT_RUN, s.run, LONG)
    sheet.flag(AT_OVER, s.ended != "")
