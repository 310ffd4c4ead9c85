"""The table of Mammothodus: every zone and counter, as plain whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ostraka.core.fields import Fields, by_seat, closed, counted, number, numbers, public, rows, told, word
from ostraka.core.setup import SeatSetting, Setting
from ostraka.core.state import State
from ostraka.core.zone import insort
from ostraka.games.mammothodus.board import CELLS, COLOUR, KIND, PLACES, REGION, TRAIL_PLACE
from ostraka.games.mammothodus.tables import CLANS, POPULATION_MIN, POPULATION_START, TALENT_TOKENS, TRIBES
from ostraka.games.mammothodus.terms import (
    CENTRE,
    COLOURS,
    FIGURE,
    FRAGMENT,
    NEED,
    ROWS,
    SHARD_TYPES,
    SPIRIT_COUNT,
    TALENT,
    TALENTS,
    TERRITORY,
    TRAIL,
)

__all__ = ["FIELDS", "SETTINGS", "Table", "blank_table"]


class Table(State):
    """Face-down shards, decks and piles are sorted bags: which thing comes next does not exist before it is drawn."""

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
        self.open_hands: bool = s.open_hands
        self.discoveries: bool = s.discoveries
        self.talents: bool = s.talents
        self.smart_people: bool = s.smart_people
        self.already_here: bool = s.already_here
        self.coming_of_spirits: bool = s.coming_of_spirits
        self.power_of_places: bool = s.power_of_places
        self.numerous_ancients: bool = s.numerous_ancients
        self.forgotten_knowledge: bool = s.forgotten_knowledge
        self.first_rulings: bool = s.first_rulings
        self.clans: list[int] = s.clans[:]
        self.figure: list[int] = s.figure[:]
        self.population: list[int] = s.population[:]
        self.defence: list[int] = s.defence[:]
        self.discard: list[list[int]] = [x[:] for x in s.discard]
        self.talent: list[int] = s.talent[:]
        self.tokens_left: list[int] = s.tokens_left[:]
        self.face_down: list[int] = s.face_down[:]
        self.shards: list[int] = s.shards[:]
        self.up: list[int] = s.up[:]
        self.spent: int = s.spent
        self.tribes: list[int] = s.tribes[:]
        self.spirit_at: list[int] = s.spirit_at[:]
        self.spirits: list[int] = s.spirits[:]
        self.trail: list[int] = s.trail[:]
        self.trails: list[int] = s.trails[:]
        self.place: list[int] = s.place[:]
        self.tokens: list[int] = s.tokens[:]
        self.humans: list[int] = s.humans[:]
        self.human_discard: list[int] = s.human_discard[:]
        self.lore: list[int] = s.lore[:]
        self.market: list[int] = s.market[:]
        self.shown: list[int] = s.shown[:]
        self.decay: list[int] = s.decay[:]
        self.unknown: list[int] = s.unknown[:]
        self.found: int = s.found
        self.closed: list[int] = s.closed[:]
        self.portal: list[int] = s.portal[:]
        self.first: int = s.first
        self.active: int = s.active
        self.turns: int = s.turns
        self.colour: int = s.colour
        self.moved: int = s.moved
        self.awake: list[int] = s.awake[:]
        self.awake_spirits: int = s.awake_spirits
        self.sprout: int = s.sprout
        self.pinned: int = s.pinned
        self.protected: int = s.protected
        self.done: int = s.done
        self.acted: int = s.acted
        self.stopped: int = s.stopped
        self.placed: int = s.placed
        self.strength: int = s.strength
        self.carried: int = s.carried
        self.walked: int = s.walked
        self.dice: list[int] = s.dice[:]
        self.marked: list[int] = s.marked[:]
        self.played: list[int] = s.played[:]
        self.chosen: list[int] = s.chosen[:]
        self.ended: str = s.ended
        self.crowd: list[int] = s.crowd[:]
        self.supply: int = s.supply
        self.need: list[int] = s.need[:]
        self.done_rows: int = s.done_rows

    def copy_closed(self, s: Table) -> None:
        """What is hidden."""
        self.pile: list[list[int]] = [x[:] for x in s.pile]
        self.hand: list[list[int]] = [x[:] for x in s.hand]

    def count(self) -> None:
        """Work out afresh what follows from other fields."""
        self.crowd = [0] * PLACES
        for t in self.figure:
            if t >= 0:
                self.crowd[t] += 1
        self.read_portal()
        self.done_rows = sum([1 << row for row in range(ROWS) if row in self.place])
        self.supply = TRIBES - sum(self.tribes)

    def read_portal(self) -> None:
        """Add up what the open fragments ask for, row by row (R2.10)."""
        need = [0] * (NEED * ROWS)
        for row in range(ROWS):
            need[row * NEED + 5] = need[row * NEED + 6] = -1
            for fragment in self.portal:
                cell = CELLS[fragment - FRAGMENT][row]
                if cell >= 20:
                    need[row * NEED + 6] = cell - 20
                elif cell >= 10:
                    need[row * NEED + 5] = cell - 10
                else:
                    need[row * NEED + cell] += 1
        self.need = need

    # The end

    def lose(self, why: str) -> None:
        """Defeat: the game ends at once and nothing pending is resolved (R1.3, R1.5)."""
        if not self.ended:
            self.ended = why
            self.tell("defeat", self.active)
        self.stack.clear()

    def check_victory(self) -> None:
        """Victory if all places are active and every clan is in the centre (R1.2, Q45)."""
        if self.done_rows != 15 or self.ended:
            return
        for seat in range(self.seats):
            if not self.figures_at(seat, CENTRE):
                return
        self.ended = "victory"
        self.tell("victory", self.active)
        self.stack.clear()

    # Clans

    def piece(self, seat: int, colour: int) -> int:
        """The number that a figure has among all things, which is that of its clan's figure (R3.1)."""
        return FIGURE + self.clans[seat] * COLOURS + colour

    def figures(self, seat: int) -> int:
        """How many figures a clan has on the board."""
        at = seat * COLOURS
        figure = self.figure
        return (figure[at] >= 0) + (figure[at + 1] >= 0) + (figure[at + 2] >= 0) + (figure[at + 3] >= 0)

    def figures_at(self, seat: int, t: int) -> int:
        """How many figures a clan has in a territory."""
        at = seat * COLOURS
        figure = self.figure
        return (figure[at] == t) + (figure[at + 1] == t) + (figure[at + 2] == t) + (figure[at + 3] == t)

    def stand(self, seat: int, colour: int, t: int) -> None:
        """A figure comes to stand in a territory, or leaves the board (-1)."""
        i = seat * COLOURS + colour
        was = self.figure[i]
        if was >= 0:
            self.crowd[was] -= 1
        self.figure[i] = t
        if t >= 0:
            self.crowd[t] += 1
            if t == CENTRE:
                self.check_victory()

    def kinds_in_hand(self, seat: int) -> int:
        """The mask of the kinds of cards a clan holds."""
        mask = 0
        for card in self.hand[seat]:
            mask |= 1 << KIND[card]
        return mask

    def find(self, cards: list[int], kind: int) -> int:
        """The first card of a kind."""
        for card in cards:
            if KIND[card] == kind:
                return card
        return -1

    def owns(self, seat: int, kinds: int) -> bool:
        """Whether the others must reckon with one of these kinds in a clan's hand (Q5).

        With open hands that is what the hand shows; with hidden hands, hand and draw pile together: their contents are
        known, and so a question that is not asked tells nothing.
        """
        for card in self.hand[seat]:
            if kinds >> KIND[card] & 1:
                return True
        if not self.open_hands:
            for card in self.pile[seat]:
                if kinds >> KIND[card] & 1:
                    return True
        return False

    def put(self, seat: int, kind: int) -> int:
        """A card leaves the hand for its owner's discard pile, at once (Q23)."""
        hand = self.hand[seat]
        card = self.find(hand, kind)
        hand.remove(card)
        if not self.open_hands:
            card = self.twin(seat, card)
        insort(self.discard[seat], card)
        return card

    def twin(self, seat: int, card: int) -> int:
        """Of the equal cards in hand and draw pile the lowest, so that its number does not tell what is in the hand."""
        pile = self.pile[seat]
        lowest = self.find(pile, KIND[card])
        if lowest < 0 or lowest > card:
            return card
        pile.remove(lowest)
        insort(pile, card)
        return lowest

    def hurt(self, seat: int, loss: int) -> None:
        """A clan loses population; figures stay (R5.3.2, R1.3.6)."""
        self.population[seat] -= loss
        if self.population[seat] < POPULATION_MIN:
            self.lose("collapse")

    def degrade(self, seat: int, number: int) -> bool:
        """Degradation cards go from the supply to a discard pile; False if one is missing (R1.3.4)."""
        for _ in range(number):
            if not self.decay:
                self.lose("degradation")
                return False
            insort(self.discard[seat], self.decay.pop())
        if number:
            self.tell("degrade", seat, amount=number)
        return True

    # The board

    def spirit_in(self, t: int) -> bool:
        """Whether a spirit stands in a territory."""
        a, b, c = self.spirit_at
        return t in (a, b, c)

    def enemies_in(self, t: int) -> bool:
        """Whether there is anybody in a territory to attack (R6.9.1)."""
        return self.tribes[t] > 0 or self.spirit_in(t)

    def use_token(self, t: int, talent: int) -> None:
        """A used token goes back to its owner (R12.3)."""
        self.tokens[t * TALENTS + talent] -= 1
        owner = self.talent.index(talent)
        self.tokens_left[owner] += 1
        self.tell("use-token", owner, cards=(TALENT + talent, TERRITORY + t))

    def fits(self, t: int, row: int) -> bool:
        """Whether all open cells of a row hold in a territory (R6.13.2)."""
        from_ = row * NEED
        need = self.need
        at = t * SHARD_TYPES
        for kind in range(SHARD_TYPES):
            if self.up[at + kind] < need[from_ + kind]:
                return False
        return self.lies_right(t, row)

    def lies_right(self, t: int, row: int) -> bool:
        """Whether colour and region of a territory are those of a row's open cells, and no place is there yet."""
        if t == CENTRE or self.place[t] >= 0:
            return False
        colour = self.need[row * NEED + 5]
        region = self.need[row * NEED + 6]
        return (colour < 0 or colour == COLOUR[t]) and (region < 0 or region == REGION[t])

    def lay_trail(self, token: int) -> int:
        """The territory where a trail token is put (R4.3)."""
        t = TRAIL_PLACE[token - TRAIL]
        self.trail[t] = 1
        return t


SETTINGS: Final = (
    Setting("open_hands", (True, False), "Q5"),
    Setting("discoveries", (False, True), "R11.1"),
    Setting("talents", (False, True), "R12.1"),
    Setting("smart_people", (False, True), "R13.1"),
    Setting("already_here", (False, True), "R13.2"),
    Setting("coming_of_spirits", (False, True), "R13.3"),
    Setting("power_of_places", (False, True), "R13.4"),
    Setting("numerous_ancients", (False, True), "R13.5"),
    Setting("forgotten_knowledge", (False, True), "R13.6"),
    Setting("first_rulings", (False, True), "Q65", before=True),
    SeatSetting("clans", tuple([clan for clan, _ in CLANS]), "Q66"),
)

FIELDS: Final = Fields(
    Table,
    SETTINGS,
    # Decks, piles and face-down tokens are bags without an order, and what is in them follows from what has been seen.
    public(
        by_seat("clans", about="The clan of each seat: 0 mammoths, 1 tigers, 2 rhinos, 3 bison."),
        numbers("figure", each=COLOURS, fill=-1, about="The territory of figure 4 × seat + colour, or -1."),
        numbers("population", each=1, fill=POPULATION_START, about="The population of each clan."),
        numbers("defence", each=1, about="The defence of each clan."),
        rows("discard", about="The discard pile of each clan, face up."),
        numbers("talent", each=1, fill=-1, about="The talent of each clan, or -1."),
        numbers("tokens_left", each=1, fill=TALENT_TOKENS, about="The talent tokens each clan has in reserve."),
        numbers("face_down", many=PLACES, about="Whether a shard lies face down in each territory."),
        numbers("shards", about="The shards that lie face down; which lies where is decided when it is turned up."),
        numbers("up", many=PLACES * SHARD_TYPES, about="Face-up shards, at 5 × territory + kind."),
        number("spent", about="Shards out of the game."),
        numbers("tribes", many=PLACES, about="How many tribes are in each territory."),
        numbers("spirit_at", many=SPIRIT_COUNT, fill=-1, about="The territory of each spirit, or -1."),
        numbers("spirits", about="The spirits that are not on the board."),
        numbers("trail", many=PLACES, about="Whether a trail lies in each territory."),
        numbers("trails", about="The trail tokens that are not laid."),
        numbers("place", many=PLACES, fill=-1, about="The row whose place of power is active there, or -1."),
        numbers("tokens", many=PLACES * TALENTS, about="Talent tokens, at 5 × territory + talent."),
        numbers("humans", about="The human cards still to come."),
        numbers("human_discard", about="The human cards that have come."),
        numbers("lore", about="The deck of development cards."),
        numbers("market", about="The development cards on offer."),
        numbers("shown", about="A development card on its way from the deck to a hand: everybody has seen it."),
        numbers("decay", about="The degradation cards in the supply."),
        numbers("unknown", about="Discoveries not yet revealed."),
        number("found", about="The discoveries that hold, as bits."),
        numbers("closed", about="The fragments of the portal that are closed."),
        numbers("portal", about="The fragments that are open, in order."),
    ),
    # The turn
    public(
        number("first", about="The clan that began."),
        number("active", about="The clan whose turn it is."),
        number("turns", about="How many turns have begun."),
        number("colour", -1, about="The colour of the human card being resolved, or -1."),
        number("moved", about="Whether a tribe of the colour being resolved has moved: then none appears (R5.5)."),
        numbers("awake", many=PLACES, about="Tribes of each territory that are still to act for this human card."),
        number("awake_spirits", about="The mask of spirits that are still to act for this human card."),
        number("sprout", about="The mask of territories on whose trail a tribe is still to appear."),
        number("pinned", about="The mask of territories whose tribes a bait holds back (R12)."),
        number("protected", about="The mask of territories that a protection guards this turn (R12)."),
        number("done", about="The mask of actions done this turn."),
        number("acted", about="The mask of figures that have done the present action."),
        number("stopped", about="The mask of territories in which a figure of this movement has stopped."),
        number("placed", about="Whether a talent token was placed this turn."),
        number("strength", about="What the cards played on the present figure count for (R9.3)."),
        number("carried", -1, about="The kind of the shard that the moving figure carries, or -1."),
        number("walked", about="Whether the moving figure has taken a step."),
        numbers("dice", about="The faces of the dice that were rolled."),
        numbers("marked", about="The faces marked to be rolled again."),
        numbers("played", about="The cards played on the present figure."),
        numbers("chosen", about="The colours chosen so far, in order, while figures are exchanged."),
        word("ended", about="What has ended the game; empty before."),
    ),
    closed(rows("pile"), rows("hand")),
    counted(
        numbers("crowd", many=PLACES, about="Ancient figures in each territory; counted from `figure`."),
        number("supply", TRIBES),
        numbers("need", many=NEED * ROWS, about="What the open fragments ask for, at 7 × row; counted from `portal`."),
        number("done_rows"),
    ),
    told(
        numbers("hand_sizes", about="How many cards each clan has in hand."),
        rows("hands", about="The hands this seat sees; with hidden hands (Q5) its own."),
        rows("stock", about="Hand and draw pile of each clan together: everybody knows what it owns."),
    ),
)


def blank_table(seats: int, setup: Mapping[str, str | bool | int] | None = None) -> Table:
    """A table with nothing on it."""
    return cast(Table, FIELDS.blank(seats, setup))
