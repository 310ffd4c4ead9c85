"""The table of Mammothodus: every zone and counter, as plain whole numbers."""

from __future__ import annotations

from ostraka.core.state import State
from ostraka.core.zone import insort
from ostraka.games.mammothodus.board import CELLS, COLOUR, KIND, PLACES, REGION, TRAIL_PLACE
from ostraka.games.mammothodus.tables import POPULATION_MIN, TRIBES
from ostraka.games.mammothodus.terms import (
    CENTRE,
    COLOURS,
    FRAGMENT,
    NEED,
    ROWS,
    SHARD_TYPES,
    TALENT,
    TALENTS,
    TERRITORY,
    TRAIL,
)

__all__ = ["Table"]


class Table(State):
    """Face-down shards, decks and piles are sorted bags: which thing comes next does not exist before it is drawn."""

    seats: int
    # Setup (R3.1)
    open_hands: bool
    discoveries: bool
    talents: bool
    smart_people: bool
    already_here: bool
    coming_of_spirits: bool
    power_of_places: bool
    numerous_ancients: bool
    forgotten_knowledge: bool
    # The clans
    figure: list[int]
    """The territory of figure 4 × seat + colour, or -1."""
    population: list[int]
    defence: list[int]
    pile: list[list[int]]
    hand: list[list[int]]
    discard: list[list[int]]
    talent: list[int]
    tokens_left: list[int]
    # The board
    crowd: list[int]
    """Ancient figures in each territory; counted from `figure`."""
    face_down: list[int]
    shards: list[int]
    """The shards that lie face down somewhere; which lies where is decided when it is turned up."""
    up: list[int]
    """Face-up shards, at 5 × territory + kind."""
    spent: int
    """Shards out of the game."""
    tribes: list[int]
    supply: int
    spirit_at: list[int]
    spirits: list[int]
    trail: list[int]
    trails: list[int]
    place: list[int]
    """The row whose place of power is active in each territory, or -1."""
    tokens: list[int]
    """Talent tokens, at 5 × territory + talent."""
    # Decks and the portal
    humans: list[int]
    human_discard: list[int]
    lore: list[int]
    market: list[int]
    shown: list[int]
    """A development card on its way from the deck to a hand: everybody has seen it."""
    decay: list[int]
    unknown: list[int]
    """Discoveries not yet revealed."""
    found: int
    closed: list[int]
    portal: list[int]
    need: list[int]
    """What the open fragments ask for, at 7 × row; counted from `portal`."""
    done_rows: int
    # The turn
    first: int
    active: int
    turns: int
    colour: int
    """The colour of the human card being resolved, or -1."""
    moved: int
    awake: list[int]
    awake_spirits: int
    sprout: int
    pinned: int
    protected: int
    done: int
    """The mask of actions done this turn."""
    acted: int
    """The mask of figures that have done the present action."""
    stopped: int
    """The mask of territories in which a figure of this movement has stopped."""
    placed: int
    strength: int
    carried: int
    walked: int
    dice: list[int]
    marked: list[int]
    played: list[int]
    chosen: list[int]
    ended: str

    def copy(self) -> Table:
        t = Table()
        t.stack = self.stack.copy()
        t.turn = self.turn
        t.seats = self.seats
        t.open_hands = self.open_hands
        t.discoveries = self.discoveries
        t.talents = self.talents
        t.smart_people = self.smart_people
        t.already_here = self.already_here
        t.coming_of_spirits = self.coming_of_spirits
        t.power_of_places = self.power_of_places
        t.numerous_ancients = self.numerous_ancients
        t.forgotten_knowledge = self.forgotten_knowledge
        t.figure = self.figure[:]
        t.population = self.population[:]
        t.defence = self.defence[:]
        t.pile = [x[:] for x in self.pile]
        t.hand = [x[:] for x in self.hand]
        t.discard = [x[:] for x in self.discard]
        t.talent = self.talent[:]
        t.tokens_left = self.tokens_left[:]
        t.crowd = self.crowd[:]
        t.face_down = self.face_down[:]
        t.shards = self.shards[:]
        t.up = self.up[:]
        t.spent = self.spent
        t.tribes = self.tribes[:]
        t.supply = self.supply
        t.spirit_at = self.spirit_at[:]
        t.spirits = self.spirits[:]
        t.trail = self.trail[:]
        t.trails = self.trails[:]
        t.place = self.place[:]
        t.tokens = self.tokens[:]
        t.humans = self.humans[:]
        t.human_discard = self.human_discard[:]
        t.lore = self.lore[:]
        t.market = self.market[:]
        t.shown = self.shown[:]
        t.decay = self.decay[:]
        t.unknown = self.unknown[:]
        t.found = self.found
        t.closed = self.closed[:]
        t.portal = self.portal[:]
        t.need = self.need[:]
        t.done_rows = self.done_rows
        t.copy_turn(self)
        return t

    def copy_turn(self, other: Table) -> None:
        """Take over everything that belongs to the present turn."""
        self.first = other.first
        self.active = other.active
        self.turns = other.turns
        self.colour = other.colour
        self.moved = other.moved
        self.awake = other.awake[:]
        self.awake_spirits = other.awake_spirits
        self.sprout = other.sprout
        self.pinned = other.pinned
        self.protected = other.protected
        self.done = other.done
        self.acted = other.acted
        self.stopped = other.stopped
        self.placed = other.placed
        self.strength = other.strength
        self.carried = other.carried
        self.walked = other.walked
        self.dice = other.dice[:]
        self.marked = other.marked[:]
        self.played = other.played[:]
        self.chosen = other.chosen[:]
        self.ended = other.ended

    # Setup

    def settings(self) -> list[bool]:
        """The variant settings, in the order of `set_up`."""
        return [
            self.open_hands,
            self.discoveries,
            self.talents,
            self.smart_people,
            self.already_here,
            self.coming_of_spirits,
            self.power_of_places,
            self.numerous_ancients,
            self.forgotten_knowledge,
        ]

    def set_up(self, settings: list[bool]) -> None:
        """Choose the variants."""
        self.open_hands, self.discoveries, self.talents = settings[0], settings[1], settings[2]
        self.smart_people, self.already_here, self.coming_of_spirits = settings[3], settings[4], settings[5]
        self.power_of_places, self.numerous_ancients, self.forgotten_knowledge = settings[6], settings[7], settings[8]

    def count(self) -> None:
        """Work out afresh what follows from other fields."""
        self.crowd = [0] * PLACES
        for t in self.figure:
            if t >= 0:
                self.crowd[t] += 1
        self.read_portal()
        self.done_rows = 0
        for row in self.place:
            if row >= 0:
                self.done_rows |= 1 << row
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
            at = seat * COLOURS
            if CENTRE not in self.figure[at : at + COLOURS]:
                return
        self.ended = "victory"
        self.tell("victory", self.active)
        self.stack.clear()

    # Clans

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
            self.tell("degrade", seat, (), number)
        return True

    # The board

    def spirit_in(self, t: int) -> bool:
        """Whether a spirit stands in a territory."""
        a, b, c = self.spirit_at
        return t in (a, b, c)

    def use_token(self, t: int, talent: int) -> None:
        """A used token goes back to its owner (R12.3)."""
        self.tokens[t * TALENTS + talent] -= 1
        owner = self.talent.index(talent)
        self.tokens_left[owner] += 1
        self.tell("use-token", owner, (TALENT + talent, TERRITORY + t))

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
