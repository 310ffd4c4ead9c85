"""Ancient Knowledge as numbers for programs that learn: the declared parts, and how they are filled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.observation import Layout, Part, Sheet, each
from ostraka.core.turn import Ask
from ostraka.games.ancient.state import Table, next_slot
from ostraka.games.ancient.terms import BUILDERS, CARD_COUNT, HAND_LIMIT, LAST_ROUND, POSITIONS
from ostraka.games.ancient.view import TableView, known_cards, knows_under

__all__ = ["LAYOUT", "read", "watch"]

SEATS: Final = 4
TECHNOLOGIES: Final = CARD_COUNT - BUILDERS
ARTEFACTS: Final = 36
FIRST_ARTEFACT: Final = BUILDERS - ARTEFACTS
FEW: Final = 25
MANY: Final = 100

LAYOUT: Final = Layout(
    1,
    (
        *("action", "phases", "create", "slot", "pay", "learn", "archive", "excavate", "use", "order", "decline"),
        *("discard", "draft", "keep", "steal", "opponent", "exchange", "offer", "pay-effect", "remove"),
        *("remove-amount", "remove-from", "load", "give", "give-amount", "discard-lost", "move", "move-to", "swap"),
        *("straighten", "discard-artefact", "flip", "look-learn", "look-create", "under", "tuck"),
    ),
    Part("seats", (3,), 1, ("seats",), "Whether there are two, three or four seats."),
    Part("seat", (SEATS,), 1, ("seat",), "Which seat this is, as options and events count them."),
    Part("setup", (10,), 1, ("setup",), "The settings, in their order, as flags."),
    each("asked", SEATS, (), 1, ("asked",), "The seats that are asked now."),
    Part("question", (36,), 1, ("ask",), "Which question this seat is asked; blank if it is asked nothing."),
    Part("source", (CARD_COUNT,), 1, ("ask",), "The card that asks."),
    Part("amount", (1,), FEW, ("ask",), "How many are still to be chosen."),
    Part("sealed", (1,), 1, ("ask",), "Whether nobody sees the answers until all are in."),
    Part("hand", (BUILDERS,), 1, ("hand",), "Builder cards in the seat's own hand."),
    Part("picked", (BUILDERS,), 1, ("picked",), "Its cards face down: discards, an offer, the rest of a look."),
    Part("rejects", (BUILDERS,), 1, ("rejects",), "What it discarded in the opening."),
    Part("peek", (BUILDERS,), 1, ("peek",), "The builder cards it is looking at."),
    Part("study", (TECHNOLOGIES,), 1, ("study",), "The technologies it is looking at."),
    each("seen", SEATS, (BUILDERS,), 4, ("known",), "Cards of others it knows: 1 in hand, 2 picked; 2 more if all do."),
    each("exposed", SEATS, (BUILDERS,), 1, ("known",), "Which of its own cards each seat knows."),
    each("line", SEATS, (BUILDERS,), POSITIONS, ("line",), "The position of each monument on a Timeline, from 1."),
    each("tokens", SEATS, (POSITIONS,), FEW, ("tokens",), "The knowledge on each position."),
    each("artefacts", SEATS, (ARTEFACTS,), 1, ("artefacts",), "The artefacts of each seat."),
    each("past", SEATS, (BUILDERS,), 1, ("past",), "The Past of each seat."),
    each("collection", SEATS, (TECHNOLOGIES,), 1, ("collection",), "The technologies each seat has learned."),
    each("turned", SEATS, (), MANY, ("turned",), "How many monuments of each Past are turned, the lowest cards first."),
    each("lost", SEATS, (), MANY, ("lost",), "The lost knowledge of each seat."),
    each("lost_now", SEATS, (), FEW, ("lost_now",), "Knowledge lost in the current Decline phase."),
    each(
        "actions",
        SEATS,
        (),
        HAND_LIMIT,
        ("actions",),
        "The actions each seat has left, plus 1; 0 has done.",
    ),
    each("hand_sizes", SEATS, (), HAND_LIMIT, ("hand_sizes",), "How many cards each seat has in hand."),
    each("picked_sizes", SEATS, (), HAND_LIMIT, ("picked_sizes",), "How many cards each seat has picked."),
    each("rejects_sizes", SEATS, (), HAND_LIMIT, ("rejects_sizes",), "How many each discarded in the opening."),
    Part("choice", (ARTEFACTS,), 1, ("chosen",), "The artefact it has secretly chosen to discard."),
    each("chosen", SEATS, (), 1, ("chosen",), "Which seats have chosen one."),
    Part("boards", (3, TECHNOLOGIES), 1, ("boards",), "The technologies on each board."),
    Part("board_level", (3, 3), 1, ("board_level",), "Whether each board is closed, shows level I or level II."),
    Part("retired", (TECHNOLOGIES,), 1, ("retired",), "The technology discards."),
    Part("gone", (TECHNOLOGIES,), 1, ("gone",), "Technologies out of the game."),
    Part("under", (TECHNOLOGIES,), 45, ("under",), "Its place, from 1, of each technology known to lie under a deck."),
    Part("under_sizes", (2,), 45, ("under",), "How many technologies lie under each deck."),
    each("under_seen", SEATS, (2,), 45, ("under_knowers",), "How many of them each seat knows."),
    Part("discard", (BUILDERS,), 1, ("discard",), "The discard pile of the builder cards."),
    Part("shown", (BUILDERS,), 1, ("shown",), "Builder cards turned up while something is being resolved."),
    Part("deck_size", (1,), BUILDERS, ("deck_size",), "How many builder cards the deck has."),
    Part("library_sizes", (2,), 27, ("library_sizes",), "How many technologies each deck has."),
    Part("peek_size", (1,), FEW, ("peek_size",), "How many builder cards somebody is looking at."),
    Part("study_size", (1,), 45, ("study_size",), "How many technologies somebody is looking at."),
    each("looker", SEATS, (), 1, ("looker",), "The seat that is looking."),
    each("first", SEATS, (), 1, ("first",), "The seat that began."),
    each("active", SEATS, (), 1, ("active",), "The seat whose turn it is."),
    Part("round", (1,), LAST_ROUND, ("turns",), "How many turns have begun, for each seat."),
    Part("flipped", (1,), 1, ("flipped",), "Whether mid-game has come."),
    Part("ending", (1,), 1, ("ending",), "Whether the end has been triggered."),
    each("skip_decline", SEATS, (), 1, ("skip_decline",), "The seats whose Decline phase is left out this turn."),
    Part("declining", (BUILDERS,), 1, ("declining",), "The monument whose decline effect is resolved."),
    Part("over", (1,), 1, ("ended",), "Whether the game is over."),
)

AT_SEAT: Final[i64] = LAYOUT.start("seat")
AT_SETUP: Final[i64] = LAYOUT.start("setup")
AT_ASKED: Final[i64] = LAYOUT.start("asked")
AT_QUESTION: Final[i64] = LAYOUT.start("question")
AT_SOURCE: Final[i64] = LAYOUT.start("source")
AT_AMOUNT: Final[i64] = LAYOUT.start("amount")
AT_SEALED: Final[i64] = LAYOUT.start("sealed")
AT_HAND: Final[i64] = LAYOUT.start("hand")
AT_PICKED: Final[i64] = LAYOUT.start("picked")
AT_REJECTS: Final[i64] = LAYOUT.start("rejects")
AT_PEEK: Final[i64] = LAYOUT.start("peek")
AT_STUDY: Final[i64] = LAYOUT.start("study")
AT_SEEN: Final[i64] = LAYOUT.start("seen")
AT_EXPOSED: Final[i64] = LAYOUT.start("exposed")
AT_LINE: Final[i64] = LAYOUT.start("line")
AT_TOKENS: Final[i64] = LAYOUT.start("tokens")
AT_ARTEFACTS: Final[i64] = LAYOUT.start("artefacts")
AT_PAST: Final[i64] = LAYOUT.start("past")
AT_COLLECTION: Final[i64] = LAYOUT.start("collection")
AT_TURNED: Final[i64] = LAYOUT.start("turned")
AT_LOST: Final[i64] = LAYOUT.start("lost")
AT_LOST_NOW: Final[i64] = LAYOUT.start("lost_now")
AT_ACTIONS: Final[i64] = LAYOUT.start("actions")
AT_HAND_SIZES: Final[i64] = LAYOUT.start("hand_sizes")
AT_PICKED_SIZES: Final[i64] = LAYOUT.start("picked_sizes")
AT_REJECTS_SIZES: Final[i64] = LAYOUT.start("rejects_sizes")
AT_CHOICE: Final[i64] = LAYOUT.start("choice")
AT_CHOSEN: Final[i64] = LAYOUT.start("chosen")
AT_BOARDS: Final[i64] = LAYOUT.start("boards")
AT_BOARD_LEVEL: Final[i64] = LAYOUT.start("board_level")
AT_RETIRED: Final[i64] = LAYOUT.start("retired")
AT_GONE: Final[i64] = LAYOUT.start("gone")
AT_UNDER: Final[i64] = LAYOUT.start("under")
AT_UNDER_SIZES: Final[i64] = LAYOUT.start("under_sizes")
AT_UNDER_SEEN: Final[i64] = LAYOUT.start("under_seen")
AT_DISCARD: Final[i64] = LAYOUT.start("discard")
AT_SHOWN: Final[i64] = LAYOUT.start("shown")
AT_DECK_SIZE: Final[i64] = LAYOUT.start("deck_size")
AT_LIBRARY_SIZES: Final[i64] = LAYOUT.start("library_sizes")
AT_PEEK_SIZE: Final[i64] = LAYOUT.start("peek_size")
AT_STUDY_SIZE: Final[i64] = LAYOUT.start("study_size")
AT_LOOKER: Final[i64] = LAYOUT.start("looker")
AT_FIRST: Final[i64] = LAYOUT.start("first")
AT_ACTIVE: Final[i64] = LAYOUT.start("active")
AT_ROUND: Final[i64] = LAYOUT.start("round")
AT_FLIPPED: Final[i64] = LAYOUT.start("flipped")
AT_ENDING: Final[i64] = LAYOUT.start("ending")
AT_SKIP_DECLINE: Final[i64] = LAYOUT.start("skip_decline")
AT_DECLINING: Final[i64] = LAYOUT.start("declining")
AT_OVER: Final[i64] = LAYOUT.start("over")


def read(v: TableView, seat: i64, sheet: Sheet) -> None:
    """A row with what a view tells."""
    own = v.own
    sizes = v.sizes
    write(v.table, seat, v.ask, v.asked, sheet)
    write_own(own["hand"], own["picked"], own["rejects"], v.peek, v.study, sheet)
    write_chosen(v.chosen, seat, sheet)
    write_known(v.known, seat, v.seats, sheet)
    write_under(v.under, v.under_knowers, seat, v.seats, sheet)
    sheet.by_seat(AT_HAND_SIZES, sizes["hand"], seat, HAND_LIMIT)
    sheet.by_seat(AT_PICKED_SIZES, sizes["picked"], seat, HAND_LIMIT)
    sheet.by_seat(AT_REJECTS_SIZES, sizes["rejects"], seat, HAND_LIMIT)
    library = sizes["library"]
    write_sizes(sizes["deck"][0], library[0], library[1], sizes["peek"][0], sizes["study"][0], sheet)


def watch(s: Table, seat: i64, ask: Ask | None, asked: list[int], sheet: Sheet) -> None:
    """The same row from the table itself, read with the eyes of the seat."""
    write(s, seat, ask, asked, sheet)
    looks = seat == s.looker
    write_own(s.hand[seat], s.picked[seat], s.rejects[seat], s.peek if looks else [], s.study if looks else [], sheet)
    write_chosen(s.chosen, seat, sheet)
    if s.known:
        write_known(known_cards(s, seat), seat, s.seats, sheet)
    if s.under_known:
        under = [[t if knows_under(s, t, seat) else -1 for t in cards] for cards in s.under]
        write_under(under, [[s.knowers(t) for t in cards] for cards in s.under], seat, s.seats, sheet)
    sheet.sizes(AT_HAND_SIZES, s.hand, seat, HAND_LIMIT)
    sheet.sizes(AT_PICKED_SIZES, s.picked, seat, HAND_LIMIT)
    sheet.sizes(AT_REJECTS_SIZES, s.rejects, seat, HAND_LIMIT)
    write_sizes(len(s.deck), len(s.library[0]), len(s.library[1]), len(s.peek), len(s.study), sheet)


def write(s: Table, seat: i64, ask: Ask | None, asked: list[int], sheet: Sheet) -> None:
    """A row with the question, and with what is open to everyone."""
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
        sheet.put(AT_AMOUNT, ask.amount, FEW)
        sheet.flag(AT_SEALED, ask.sealed)
    for i in range(seats):
        write_seat(s, (seat + i) % seats, i, sheet)
    sheet.seat(AT_LOOKER, s.looker, seat, seats)
    sheet.seat(AT_FIRST, s.first, seat, seats)
    sheet.seat(AT_ACTIVE, s.active, seat, seats)
    sheet.seat_bits(AT_SKIP_DECLINE, s.skip_decline, seat, seats)
    write_table(s, sheet)


def settings(s: Table, sheet: Sheet) -> None:
    sheet.flag(AT_SETUP, s.introductory)
    sheet.flag(AT_SETUP + 1, s.teams)
    sheet.flag(AT_SETUP + 2, s.lock_blocks_effects)
    sheet.flag(AT_SETUP + 3, s.check_each_decline)
    sheet.flag(AT_SETUP + 4, s.technology_first)
    sheet.flag(AT_SETUP + 5, s.closed_board_keeps_cards)
    sheet.flag(AT_SETUP + 6, s.hands_open)
    sheet.flag(AT_SETUP + 7, s.offers_shown)
    sheet.flag(AT_SETUP + 8, s.leavers_answer)
    sheet.flag(AT_SETUP + 9, s.rejects_open)


def write_seat(s: Table, who: i64, i: i64, sheet: Sheet) -> None:
    """What lies in front of the i-th seat from here."""
    line = s.line
    base = who * POSITIONS
    p: i64 = 0
    while p < POSITIONS:
        card: i64 = line[base + p]
        if card < 0:
            p = next_slot(p)
            continue
        sheet.put(AT_LINE + i * BUILDERS + card, p + 1, POSITIONS)
        p += 1
    sheet.run(AT_TOKENS + i * POSITIONS, s.tokens, base, POSITIONS, FEW)
    sheet.marks(AT_ARTEFACTS + i * ARTEFACTS - FIRST_ARTEFACT, s.artefacts[who])
    sheet.marks(AT_PAST + i * BUILDERS, s.past[who])
    sheet.marks(AT_COLLECTION + i * TECHNOLOGIES - BUILDERS, s.collection[who])
    sheet.put(AT_TURNED + i, s.turned[who], MANY)
    sheet.put(AT_LOST + i, s.lost[who], MANY)
    sheet.put(AT_LOST_NOW + i, s.lost_now[who], FEW)
    sheet.put(AT_ACTIONS + i, s.actions[who] + 1, HAND_LIMIT)


def write_own(
    hand: list[int], picked: list[int], rejects: list[int], peek: list[int], study: list[int], sheet: Sheet
) -> None:
    """The cards that only this seat sees."""
    sheet.marks(AT_HAND, hand)
    sheet.marks(AT_PICKED, picked)
    sheet.marks(AT_REJECTS, rejects)
    sheet.marks(AT_PEEK, peek)
    sheet.marks(AT_STUDY - BUILDERS, study)


def write_chosen(chosen: list[int], seat: i64, sheet: Sheet) -> None:
    """Who has chosen an artefact, and which one the seat itself has (EFF-10)."""
    seats: i64 = len(chosen)
    for i in range(seats):
        card: i64 = chosen[(seat + i) % seats]
        if card != -1:
            sheet.mark(AT_CHOSEN + i)
            if i == 0:
                sheet.mark(AT_CHOICE + card - FIRST_ARTEFACT)


def write_sizes(deck: i64, first: i64, second: i64, peek: i64, study: i64, sheet: Sheet) -> None:
    """How many lie hidden."""
    sheet.put(AT_DECK_SIZE, deck, BUILDERS)
    sheet.put(AT_LIBRARY_SIZES, first, 27)
    sheet.put(AT_LIBRARY_SIZES + 1, second, 27)
    sheet.put(AT_PEEK_SIZE, peek, FEW)
    sheet.put(AT_STUDY_SIZE, study, TECHNOLOGIES)


def write_known(known: list[list[int]], seat: i64, seats: i64, sheet: Sheet) -> None:
    """The cards in hands that somebody else has seen (DCK-7)."""
    for row in known:
        card: i64 = row[0]
        owner: i64 = row[1]
        mask: i64 = row[3]
        if owner == seat:
            for i in range(1, seats):
                if mask >> (seat + i) % seats & 1:
                    sheet.mark(AT_EXPOSED + i * BUILDERS + card)
        else:
            everyone = mask == (2 << seats) - 1
            at = AT_SEEN + (owner - seat + seats) % seats * BUILDERS + card
            sheet.put(at, (2 if row[2] else 1) + (2 if everyone else 0), 4)


def write_under(under: list[list[int]], knowers: list[list[int]], seat: i64, seats: i64, sheet: Sheet) -> None:
    """The technologies under the decks."""
    for level in range(2):
        cards = under[level]
        sheet.put(AT_UNDER_SIZES + level, len(cards), TECHNOLOGIES)
        for place in range(len(cards)):
            if cards[place] >= 0:
                sheet.put(AT_UNDER + cards[place] - BUILDERS, place + 1, TECHNOLOGIES)
        for i in range(seats):
            known: i64 = 0
            for mask in knowers[level]:
                known += mask >> (seat + i) % seats & 1
            sheet.put(AT_UNDER_SEEN + 2 * i + level, known, TECHNOLOGIES)


def write_table(s: Table, sheet: Sheet) -> None:
    """What belongs to nobody."""
    at = AT_BOARDS - BUILDERS
    for board in s.boards:
        sheet.marks(at, board)
        at += TECHNOLOGIES
    at = AT_BOARD_LEVEL + 1
    for level in s.board_level:
        sheet.mark(at + level)
        at += 3
    sheet.marks(AT_RETIRED - BUILDERS, s.retired[0])
    sheet.marks(AT_RETIRED - BUILDERS, s.retired[1])
    sheet.marks(AT_GONE - BUILDERS, s.gone)
    sheet.marks(AT_DISCARD, s.discard)
    sheet.marks(AT_SHOWN, s.shown)
    sheet.put(AT_ROUND, s.turns // s.seats, LAST_ROUND)
    sheet.flag(AT_FLIPPED, s.flipped)
    sheet.flag(AT_ENDING, s.ending)
    if s.declining >= 0:
        sheet.mark(AT_DECLINING + s.declining)
    sheet.flag(AT_OVER, s.ended != "")
