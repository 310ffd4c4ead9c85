"""Mammothodus as numbers for programs that learn: the declared parts, and how they are filled.

Cards of a kind are alike, so decks and hands are counts of kinds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.observation import Layout, Part, Sheet, each
from ostraka.core.turn import Ask
from ostraka.games.mammothodus.board import HUMAN_COLOUR, KIND, PLACES, SHARD_TYPE
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import DICE, POPULATION_MAX, POPULATION_MIN, TALENT_TOKENS, TRIBES
from ostraka.games.mammothodus.terms import (
    COLOURS,
    DISCOVERIES,
    DISCOVERY,
    FIGURE,
    FRAGMENT,
    FRAGMENTS,
    HUMAN,
    HUMANS,
    KINDS,
    NEED,
    ROWS,
    SHARD,
    SHARD_TYPES,
    SHARDS,
    SPIRIT_COUNT,
    TALENTS,
    TRAIL,
    TRAILS,
)

__all__ = ["AT_HAND_SIZES", "FEW", "LAYOUT", "watch", "write"]

SEATS: Final = 4
REGIONS: Final = 5
ACTIONS: Final = 6
FACES: Final = 6
CARDS_OF_A_KIND: Final = 12
FEW: Final = 30
NEEDS: Final = SHARD_TYPES + COLOURS + REGIONS
TURNS: Final = 100
COUNTED: Final[list[int]] = [
    *KIND[:SHARD],
    *SHARD_TYPE[: HUMAN - SHARD],
    *[colour if colour >= 0 else COLOURS for colour in HUMAN_COLOUR],
]
"""The kind of every card, shard and human card by its number: they are numbered one after the other."""

LAYOUT: Final = Layout(
    1,
    (
        *("action", "figure", "play", "help", "extra", "step", "strike", "reroll", "develop", "row", "shed"),
        *("help-shed", "discard", "grow", "fade", "settle", "specialise", "founder", "replace", "talent", "moment"),
        *("token-figure", "token-card", "token-territory", "bait", "rouse", "rouse-spirit", "appear", "spirit"),
        *("tribe", "protect", "trap", "block-summon", "block-trail"),
    ),
    Part("seats", (SEATS,), 1, ("seats",), "Whether there are one, two, three or four seats."),
    Part("seat", (SEATS,), 1, ("seat",), "Which seat this is, as events count them."),
    Part("setup", (10,), 1, ("setup",), "The settings that are on or off, in their order, as flags."),
    each("asked", SEATS, (), 1, ("asked",), "The seats that are asked now."),
    Part("question", (34,), 1, ("ask",), "Which question this seat is asked; blank if it is asked nothing."),
    Part("source", (FIGURE,), 1, ("ask",), "The card, token or territory that asks."),
    each("figure_asks", SEATS, (COLOURS,), 1, ("ask",), "The figure that asks."),
    Part("amount", (1,), FEW, ("ask",), "How many are still to be chosen, or how strong the action is."),
    each("clans", SEATS, (4,), 1, ("clans",), "Mammoths, tigers, rhinos or bison."),
    each("figures", SEATS, (COLOURS, PLACES), 1, ("figure",), "The territory of each figure."),
    each("population", SEATS, (), POPULATION_MAX - POPULATION_MIN, ("population",), "The population, plus 4."),
    each("defence", SEATS, (), COLOURS, ("defence",), "The defence of each clan."),
    each("hands", SEATS, (KINDS,), CARDS_OF_A_KIND, ("hands",), "The hands this seat sees."),
    each("hand_sizes", SEATS, (), FEW, ("hand_sizes",), "How many cards each clan has in hand."),
    each("stock", SEATS, (KINDS,), CARDS_OF_A_KIND, ("stock",), "Hand and draw pile of each clan together."),
    each("discard", SEATS, (KINDS,), CARDS_OF_A_KIND, ("discard",), "The discard pile of each clan."),
    each("talent", SEATS, (TALENTS,), 1, ("talent",), "The talent of each clan."),
    each("tokens_left", SEATS, (), TALENT_TOKENS, ("tokens_left",), "The talent tokens each has in reserve."),
    Part("face_down", (PLACES,), 1, ("face_down",), "Where a shard lies face down."),
    Part("shards", (SHARD_TYPES,), 4, ("shards",), "The kinds of the shards that lie face down."),
    Part("up", (PLACES, SHARD_TYPES), 4, ("up",), "Face-up shards by kind."),
    Part("spent", (1,), SHARDS, ("spent",), "Shards out of the game."),
    Part("tribes", (PLACES,), TRIBES, ("tribes",), "How many tribes are in each territory."),
    Part("spirit_at", (SPIRIT_COUNT, PLACES), 1, ("spirit_at", "spirits"), "The territory of each spirit."),
    Part("trail", (PLACES,), 1, ("trail",), "Where a trail lies."),
    Part("trails", (TRAILS,), 1, ("trails",), "The trail tokens that are not laid."),
    Part("place", (PLACES, ROWS), 1, ("place",), "The row whose place of power is active there."),
    Part("tokens", (PLACES, TALENTS), TALENT_TOKENS, ("tokens",), "Talent tokens by talent."),
    Part("humans", (COLOURS + 1,), HUMANS, ("humans",), "The human cards still to come: four colours, New Trail."),
    Part("human_discard", (COLOURS + 1,), HUMANS, ("human_discard",), "The human cards that have come."),
    Part("lore", (KINDS,), CARDS_OF_A_KIND, ("lore",), "The deck of development cards."),
    Part("market", (KINDS,), CARDS_OF_A_KIND, ("market",), "The development cards on offer."),
    Part("shown", (KINDS,), CARDS_OF_A_KIND, ("shown",), "A development card on its way to a hand."),
    Part("decay", (1,), CARDS_OF_A_KIND, ("decay",), "Degradation cards in the supply."),
    Part("unknown", (DISCOVERIES,), 1, ("unknown",), "Discoveries not yet revealed."),
    Part("found", (DISCOVERIES,), 1, ("found",), "The discoveries that hold."),
    Part("portal", (FRAGMENTS,), 1, ("portal", "closed"), "The fragments of the portal that are open."),
    Part("need", (ROWS, NEEDS), 7, ("portal",), "What each row asks for: shards by kind, a colour, a region."),
    each("first", SEATS, (), 1, ("first",), "The clan that began."),
    each("active", SEATS, (), 1, ("active",), "The clan whose turn it is."),
    Part("turns", (1,), TURNS, ("turns",), "How many turns have begun."),
    Part("colour", (COLOURS,), 1, ("colour",), "The colour of the human card being resolved."),
    Part("moved", (1,), 1, ("moved",), "Whether a tribe of that colour has moved."),
    Part("awake", (PLACES,), TRIBES, ("awake",), "Tribes that are still to act."),
    Part("awake_spirits", (SPIRIT_COUNT,), 1, ("awake_spirits",), "Spirits that are still to act."),
    Part("sprout", (PLACES,), 1, ("sprout",), "Trails on which a tribe is still to appear."),
    Part("pinned", (PLACES,), 1, ("pinned",), "Territories whose tribes a bait keeps."),
    Part("protected", (PLACES,), 1, ("protected",), "Territories that a protection guards this turn."),
    Part("done", (ACTIONS,), 1, ("done",), "The actions done this turn."),
    Part("acted", (COLOURS,), 1, ("acted",), "Figures that have done the present action."),
    Part("stopped", (PLACES,), 1, ("stopped",), "Territories in which a figure of this movement has stopped."),
    Part("placed", (1,), 1, ("placed",), "Whether a talent token has been placed this turn."),
    Part("strength", (1,), FEW, ("strength",), "What the cards played on the present figure add up to."),
    Part("carried", (SHARD_TYPES,), 1, ("carried",), "The kind of the shard that the moving figure carries."),
    Part("walked", (1,), 1, ("walked",), "Whether the moving figure has taken a step."),
    Part("dice", (FACES,), DICE, ("dice",), "How many dice show each face."),
    Part("marked", (FACES,), DICE, ("marked",), "How many of them are to be rolled again."),
    Part("played", (KINDS,), CARDS_OF_A_KIND, ("played",), "The cards played on the present figure."),
    Part("chosen", (COLOURS,), COLOURS, ("chosen",), "In which order figures were chosen, from 1."),
    Part("over", (1,), 1, ("ended",), "Whether the game is over."),
)

AT_SEAT: Final[i64] = LAYOUT.start("seat")
AT_SETUP: Final[i64] = LAYOUT.start("setup")
AT_ASKED: Final[i64] = LAYOUT.start("asked")
AT_QUESTION: Final[i64] = LAYOUT.start("question")
AT_SOURCE: Final[i64] = LAYOUT.start("source")
AT_FIGURE_ASKS: Final[i64] = LAYOUT.start("figure_asks")
AT_AMOUNT: Final[i64] = LAYOUT.start("amount")
AT_CLANS: Final[i64] = LAYOUT.start("clans")
AT_FIGURES: Final[i64] = LAYOUT.start("figures")
AT_POPULATION: Final[i64] = LAYOUT.start("population")
AT_DEFENCE: Final[i64] = LAYOUT.start("defence")
AT_HANDS: Final[i64] = LAYOUT.start("hands")
AT_HAND_SIZES: Final[i64] = LAYOUT.start("hand_sizes")
AT_STOCK: Final[i64] = LAYOUT.start("stock")
AT_DISCARD: Final[i64] = LAYOUT.start("discard")
AT_TALENT: Final[i64] = LAYOUT.start("talent")
AT_TOKENS_LEFT: Final[i64] = LAYOUT.start("tokens_left")
AT_FACE_DOWN: Final[i64] = LAYOUT.start("face_down")
AT_SHARDS: Final[i64] = LAYOUT.start("shards")
AT_UP: Final[i64] = LAYOUT.start("up")
AT_SPENT: Final[i64] = LAYOUT.start("spent")
AT_TRIBES: Final[i64] = LAYOUT.start("tribes")
AT_SPIRIT_AT: Final[i64] = LAYOUT.start("spirit_at")
AT_TRAIL: Final[i64] = LAYOUT.start("trail")
AT_TRAILS: Final[i64] = LAYOUT.start("trails")
AT_PLACE: Final[i64] = LAYOUT.start("place")
AT_TOKENS: Final[i64] = LAYOUT.start("tokens")
AT_HUMANS: Final[i64] = LAYOUT.start("humans")
AT_HUMAN_DISCARD: Final[i64] = LAYOUT.start("human_discard")
AT_LORE: Final[i64] = LAYOUT.start("lore")
AT_MARKET: Final[i64] = LAYOUT.start("market")
AT_SHOWN: Final[i64] = LAYOUT.start("shown")
AT_DECAY: Final[i64] = LAYOUT.start("decay")
AT_UNKNOWN: Final[i64] = LAYOUT.start("unknown")
AT_FOUND: Final[i64] = LAYOUT.start("found")
AT_PORTAL: Final[i64] = LAYOUT.start("portal")
AT_NEED: Final[i64] = LAYOUT.start("need")
AT_FIRST: Final[i64] = LAYOUT.start("first")
AT_ACTIVE: Final[i64] = LAYOUT.start("active")
AT_TURNS: Final[i64] = LAYOUT.start("turns")
AT_COLOUR: Final[i64] = LAYOUT.start("colour")
AT_MOVED: Final[i64] = LAYOUT.start("moved")
AT_AWAKE: Final[i64] = LAYOUT.start("awake")
AT_AWAKE_SPIRITS: Final[i64] = LAYOUT.start("awake_spirits")
AT_SPROUT: Final[i64] = LAYOUT.start("sprout")
AT_PINNED: Final[i64] = LAYOUT.start("pinned")
AT_PROTECTED: Final[i64] = LAYOUT.start("protected")
AT_DONE: Final[i64] = LAYOUT.start("done")
AT_ACTED: Final[i64] = LAYOUT.start("acted")
AT_STOPPED: Final[i64] = LAYOUT.start("stopped")
AT_PLACED: Final[i64] = LAYOUT.start("placed")
AT_STRENGTH: Final[i64] = LAYOUT.start("strength")
AT_CARRIED: Final[i64] = LAYOUT.start("carried")
AT_WALKED: Final[i64] = LAYOUT.start("walked")
AT_DICE: Final[i64] = LAYOUT.start("dice")
AT_MARKED: Final[i64] = LAYOUT.start("marked")
AT_PLAYED: Final[i64] = LAYOUT.start("played")
AT_CHOSEN: Final[i64] = LAYOUT.start("chosen")
AT_OVER: Final[i64] = LAYOUT.start("over")


def write(
    s: Table,
    hands: list[list[int]],
    stock: list[list[int]],
    seat: i64,
    ask: Ask | None,
    asked: list[int],
    sheet: Sheet,
) -> None:
    """A row with what a seat knows: of the table only what is open to everyone, and the hands that it sees."""
    sheet.begin()
    seats: i64 = s.seats
    sheet.mark(seats - 1)
    sheet.mark(AT_SEAT + seat)
    settings(s, sheet)
    for other in asked:
        sheet.seat(AT_ASKED, other, seat, seats)
    if ask is not None:
        write_question(s, ask, seat, sheet)
    for i in range(seats):
        who = (seat + i) % seats
        write_seat(s, who, i, sheet)
        sheet.tally(AT_HANDS + i * KINDS, hands[who], COUNTED)
        sheet.tally(AT_STOCK + i * KINDS, stock[who], COUNTED)
    sheet.by_seat(AT_DEFENCE, s.defence, seat, COLOURS)
    sheet.by_seat(AT_TOKENS_LEFT, s.tokens_left, seat, TALENT_TOKENS)
    sheet.seat(AT_FIRST, s.first, seat, seats)
    sheet.seat(AT_ACTIVE, s.active, seat, seats)
    write_board(s, sheet)
    write_decks(s, sheet)
    write_turn(s, sheet)


def watch(s: Table, seat: i64, ask: Ask | None, asked: list[int], sheet: Sheet) -> None:
    """The same from the table itself: with hidden hands a seat sees its own (Q5), and what each clan owns."""
    hands = s.hand if s.open_hands else [x if clan == seat else [] for clan, x in enumerate(s.hand)]
    seats: i64 = s.seats
    write(s, hands, s.pile, seat, ask, asked, sheet)
    sheet.sizes(AT_HAND_SIZES, s.hand, seat, FEW)
    for i in range(seats):
        sheet.tally(AT_STOCK + i * KINDS, s.hand[(seat + i) % seats], COUNTED)


def settings(s: Table, sheet: Sheet) -> None:
    sheet.flag(AT_SETUP, s.open_hands)
    sheet.flag(AT_SETUP + 1, s.discoveries)
    sheet.flag(AT_SETUP + 2, s.talents)
    sheet.flag(AT_SETUP + 3, s.smart_people)
    sheet.flag(AT_SETUP + 4, s.already_here)
    sheet.flag(AT_SETUP + 5, s.coming_of_spirits)
    sheet.flag(AT_SETUP + 6, s.power_of_places)
    sheet.flag(AT_SETUP + 7, s.numerous_ancients)
    sheet.flag(AT_SETUP + 8, s.forgotten_knowledge)
    sheet.flag(AT_SETUP + 9, s.first_rulings)


def write_question(s: Table, ask: Ask, seat: i64, sheet: Sheet) -> None:
    """A figure that asks is told by the seat it belongs to."""
    seats: i64 = s.seats
    sheet.question(AT_QUESTION, ask)
    source: i64 = ask.source
    if source >= FIGURE:
        clan = (source - FIGURE) // COLOURS
        for i in range(seats):
            if s.clans[(seat + i) % seats] == clan:
                sheet.mark(AT_FIGURE_ASKS + i * COLOURS + (source - FIGURE) % COLOURS)
    elif source >= 0:
        sheet.mark(AT_SOURCE + source)
    sheet.put(AT_AMOUNT, ask.amount, FEW)


def write_seat(s: Table, who: i64, i: i64, sheet: Sheet) -> None:
    """What belongs to the i-th seat from here."""
    sheet.mark(AT_CLANS + 4 * i + s.clans[who])
    for colour in range(COLOURS):
        t: i64 = s.figure[who * COLOURS + colour]
        if t >= 0:
            sheet.mark(AT_FIGURES + (i * COLOURS + colour) * PLACES + t)
    sheet.put(AT_POPULATION + i, s.population[who] - POPULATION_MIN, POPULATION_MAX - POPULATION_MIN)
    sheet.tally(AT_DISCARD + i * KINDS, s.discard[who], COUNTED)
    if s.talent[who] >= 0:
        sheet.mark(AT_TALENT + i * TALENTS + s.talent[who])


def write_board(s: Table, sheet: Sheet) -> None:
    """What stands and lies in the territories."""
    sheet.puts(AT_FACE_DOWN, s.face_down, 1)
    sheet.tally(AT_SHARDS, s.shards, COUNTED)
    sheet.puts(AT_UP, s.up, 4)
    sheet.put(AT_SPENT, s.spent, SHARDS)
    sheet.puts(AT_TRIBES, s.tribes, TRIBES)
    at = AT_SPIRIT_AT
    for t in s.spirit_at:
        if t >= 0:
            sheet.mark(at + t)
        at += PLACES
    sheet.puts(AT_TRAIL, s.trail, 1)
    sheet.marks(AT_TRAILS - TRAIL, s.trails)
    at = AT_PLACE
    for row in s.place:
        if row >= 0:
            sheet.mark(at + row)
        at += ROWS
    if s.talents:
        sheet.puts(AT_TOKENS, s.tokens, TALENT_TOKENS)


def write_decks(s: Table, sheet: Sheet) -> None:
    """Cards that belong to nobody, discoveries and the portal."""
    sheet.tally(AT_HUMANS, s.humans, COUNTED)
    sheet.tally(AT_HUMAN_DISCARD, s.human_discard, COUNTED)
    sheet.tally(AT_LORE, s.lore, COUNTED)
    sheet.tally(AT_MARKET, s.market, COUNTED)
    sheet.tally(AT_SHOWN, s.shown, COUNTED)
    sheet.put(AT_DECAY, len(s.decay), CARDS_OF_A_KIND)
    sheet.marks(AT_UNKNOWN - DISCOVERY, s.unknown)
    sheet.bits(AT_FOUND, s.found, DISCOVERIES)
    sheet.marks(AT_PORTAL - FRAGMENT, s.portal)
    for row in range(ROWS):
        at = AT_NEED + row * NEEDS
        sheet.run(at, s.need, row * NEED, SHARD_TYPES, 7)
        colour = s.need[row * NEED + SHARD_TYPES]
        if colour >= 0:
            sheet.mark(at + SHARD_TYPES + colour)
        region = s.need[row * NEED + SHARD_TYPES + 1]
        if region >= 0:
            sheet.mark(at + SHARD_TYPES + COLOURS + region)


def write_turn(s: Table, sheet: Sheet) -> None:
    """How far the turn has come."""
    sheet.put(AT_TURNS, s.turns, TURNS)
    if s.colour >= 0:
        sheet.mark(AT_COLOUR + s.colour)
    sheet.put(AT_MOVED, s.moved, 1)
    sheet.puts(AT_AWAKE, s.awake, TRIBES)
    sheet.bits(AT_AWAKE_SPIRITS, s.awake_spirits, SPIRIT_COUNT)
    sheet.bits(AT_SPROUT, s.sprout, PLACES)
    sheet.bits(AT_PINNED, s.pinned, PLACES)
    sheet.bits(AT_PROTECTED, s.protected, PLACES)
    sheet.bits(AT_DONE, s.done, ACTIONS)
    sheet.bits(AT_ACTED, s.acted, COLOURS)
    sheet.bits(AT_STOPPED, s.stopped, PLACES)
    sheet.put(AT_PLACED, s.placed, 1)
    sheet.put(AT_STRENGTH, s.strength, FEW)
    if s.carried >= 0:
        sheet.mark(AT_CARRIED + s.carried)
    sheet.put(AT_WALKED, s.walked, 1)
    for face in s.dice:
        sheet.more(AT_DICE + face - 1)
    for face in s.marked:
        sheet.more(AT_MARKED + face - 1)
    sheet.tally(AT_PLAYED, s.played, COUNTED)
    place: i64 = 1
    for colour in s.chosen:
        sheet.put(AT_CHOSEN + colour, place, COLOURS)
        place += 1
    sheet.flag(AT_OVER, s.ended != "")
