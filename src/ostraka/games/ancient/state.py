"""The table of Ancient Knowledge: every zone and counter, as plain whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from ostraka.core.fields import Fields, by_size, closed, flag, later, number, numbers, own, public, rows, told, word
from ostraka.core.setup import Setting
from ostraka.core.state import State
from ostraka.core.zone import insort, withdraw
from ostraka.games.ancient.terms import POSITIONS

__all__ = ["FIELDS", "SETTINGS", "Table", "blank_table", "next_slot"]

_NEIGHBOURS: Final[list[tuple[int, ...]]] = [
    tuple(p for p in (i ^ 1, i - 2, i + 2) if 0 <= p < POSITIONS) for i in range(POSITIONS)
]


def next_slot(position: i64) -> i64:
    """The lower position of the slot after this one: nothing hangs above an empty place (LAY-1), so look there next."""
    return (position | 1) + 1


class Table(State):
    """Positions of a seat's Timeline are 0..11: slot 1 lower, slot 1 upper, slot 2 lower … (12 × seat is added)."""

    # Copying by hand, for speed; each field is declared in FIELDS

    def public(self) -> Table:
        t = Table()
        t.copy_open(self)
        return t

    def copy(self) -> Table:
        t = Table()
        t.copy_open(self)
        t.copy_closed(self)
        t.turn = self.turn
        return t

    def copy_open(self, s: Table) -> None:
        """What everybody sees."""
        self.seats = s.seats
        self.stack = s.stack.copy()
        self.introductory: bool = s.introductory
        self.teams: bool = s.teams
        self.lock_blocks_effects: bool = s.lock_blocks_effects
        self.check_each_decline: bool = s.check_each_decline
        self.technology_first: bool = s.technology_first
        self.closed_board_keeps_cards: bool = s.closed_board_keeps_cards
        self.hands_open: bool = s.hands_open
        self.offers_shown: bool = s.offers_shown
        self.leavers_answer: bool = s.leavers_answer
        self.rejects_open: bool = s.rejects_open
        self.line: list[int] = s.line[:]
        self.tokens: list[int] = s.tokens[:]
        self.artefacts: list[list[int]] = [x[:] for x in s.artefacts]
        self.past: list[list[int]] = [x[:] for x in s.past]
        self.collection: list[list[int]] = [x[:] for x in s.collection]
        self.turned: list[int] = s.turned[:]
        self.lost: list[int] = s.lost[:]
        self.discard: list[int] = s.discard[:]
        self.shown: list[int] = s.shown[:]
        self.looker: int = s.looker
        self.retired: list[list[int]] = [x[:] for x in s.retired]
        self.boards: list[list[int]] = [x[:] for x in s.boards]
        self.board_level: list[int] = s.board_level[:]
        self.gone: list[int] = s.gone[:]
        self.first: int = s.first
        self.active: int = s.active
        self.turns: int = s.turns
        self.actions: list[int] = s.actions[:]
        self.flipped: bool = s.flipped
        self.ending: bool = s.ending
        self.ended: str = s.ended
        self.skip_decline: int = s.skip_decline
        self.declining: int = s.declining
        self.lost_now: list[int] = s.lost_now[:]

    def copy_closed(self, s: Table) -> None:
        """What is hidden."""
        self.hand: list[list[int]] = [x[:] for x in s.hand]
        self.picked: list[list[int]] = [x[:] for x in s.picked]
        self.rejects: list[list[int]] = [x[:] for x in s.rejects]
        self.chosen: list[int] = s.chosen[:]
        self.known: list[int] = s.known[:]
        self.deck: list[int] = s.deck[:]
        self.peek: list[int] = s.peek[:]
        self.study: list[int] = s.study[:]
        self.library: list[list[int]] = [x[:] for x in s.library]
        self.under: list[list[int]] = [x[:] for x in s.under]
        self.under_known: list[int] = s.under_known[:]

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

    def turn_up_rejects(self) -> None:
        """What was discarded in the opening joins the discard pile when that is shuffled (DCK-3, DCK-6)."""
        for cards in self.rejects:
            for card in withdraw(cards):
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


SETTINGS: Final = (
    Setting("opening", ("draft", "introductory"), "SET-4", flag="introductory"),
    Setting("teams", (False, True), "TEAM-1"),
    Setting("lock_blocks_effects", (False, True), "LOCK-1"),
    Setting("check_each_decline", (False, True), "DEC-7"),
    Setting("technology_first", (False, True), "TEC-9"),
    Setting("closed_board_keeps_cards", (False, True), "TEC-6"),
    Setting("introductory_hands", ("hidden", "open"), "SET-9", flag="hands_open", before="open"),
    Setting("offers", ("hidden", "shown"), "TEAM-7", flag="offers_shown", before="shown"),
    Setting("leavers_answer", (False, True), "EFF-13", before=False),
    Setting("opening_discards", ("hidden", "open"), "DCK-6", flag="rejects_open", before="open"),
)

FIELDS: Final = Fields(
    Table,
    SETTINGS,
    public(
        numbers("line", each=POSITIONS, fill=-1, about="The monument on each position, or -1."),
        numbers("tokens", each=POSITIONS, about="The knowledge on each position."),
        rows("artefacts", about="The artefacts of each seat."),
        rows("past", about="The Past of each seat: the first `turned` of them are excavated."),
        rows("collection", about="The technologies each seat has learned."),
        numbers("turned", each=1, about="How many monuments of each Past are turned."),
        numbers("lost", each=1, about="The lost knowledge of each seat."),
        numbers("discard", about="The discard pile of the builder cards."),
        numbers("shown", about="Builder cards turned up or laid on the table while something is being resolved."),
        rows("retired", 2, about="The technology discards, by level."),
        rows("boards", 3, about="The technologies on each board."),
        numbers("board_level", (0, 0, 1), about="The level each board shows, or -1 when it is closed."),
        numbers("gone", about="Technologies out of the game."),
        number("first", about="The seat that began."),
        number("active", about="The seat whose turn it is."),
        number("turns", about="How many turns have begun."),
        numbers("actions", each=1, about="The actions each seat has left."),
        flag("flipped", about="Whether mid-game has come (TEC-7)."),
        flag("ending", about="Whether the end has been triggered (END-1)."),
        word("ended", about="What has ended the game; empty before."),
        number("skip_decline", about="Mask of the seats whose Decline phase is left out this turn (CARD-05)."),
        number("declining", -1, about="The monument whose decline effect is resolved: it cannot be moved (DEC-4)."),
        numbers("lost_now", each=1, about="Knowledge lost in the current Decline phase."),
        number("looker", -1, about="The seat that looks at `peek` or `study`."),
    ),
    own(
        rows("hand", about="Builder cards in hand."),
        rows(
            "picked",
            about="Face down: discards until all have chosen, an offer to a partner, the rest of a look.",
        ),
        later(rows("rejects", about="What was discarded in the opening, face down under the discard pile (DCK-6).")),
    ),
    by_size(
        numbers("deck", about="The deck of the builder cards."),
        rows("library", 2, about="The technology decks, by level."),
        numbers("peek", about="Builder cards `looker` is looking at."),
        numbers("study", about="Technologies `looker` is looking at."),
    ),
    closed(
        numbers("chosen", each=1, fill=-1, about="The artefact a seat has secretly chosen to discard, or -1 (EFF-10)."),
        numbers("known", about="Pairs (card, mask of who else knows it): cards that others have seen (DCK-7)."),
        rows("under", 2, about="Technologies put under their deck, in order: drawn when the deck itself is empty."),
        numbers("under_known", about="Pairs (technology, mask of the seats that know it lies there)."),
    ),
    told(
        numbers("peek", about="The builder cards this seat is looking at."),
        numbers("study", about="The technologies this seat is looking at."),
        numbers("chosen", about="As in the state, but -2 where something is chosen and sealed."),
        rows("known", about="[card, owner, 1 if picked, mask of those who know it]: cards of others it has seen."),
        rows("under", about="As in the state, but -1 for what this seat does not know."),
        rows("under_knowers", about="For each technology of `under` the mask of the seats that know it."),
    ),
)


def blank_table(seats: int, setup: Mapping[str, str | bool | int] | None = None) -> Table:
    """A table with nothing on it."""
    return cast(Table, FIELDS.blank(seats, setup))
