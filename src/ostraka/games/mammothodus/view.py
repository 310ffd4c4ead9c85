"""What one seat may know, built up from nothing; and a table that seat cannot rule out.

Decks, piles and face-down tokens are bags whose order does not exist before something is drawn, and what is in them
follows from what has been seen; so with open hands (Q5) nothing is secret. With hidden hands a clan's hand and draw
pile are known together, and only their owner knows which card is where.
"""

from __future__ import annotations

from ostraka.core.game import View
from ostraka.core.rng import Rng
from ostraka.core.stack import stack_of
from ostraka.games.mammothodus.blank import empty_table
from ostraka.games.mammothodus.state import Table

__all__ = ["TableView", "imagine", "look"]


class TableView(View):
    """The table as this seat sees it, and the question put to it."""

    def __init__(self, seat: int | None, s: Table) -> None:
        super().__init__(seat, s.turn)
        # Copied, so that nothing can be changed through a view
        self.seats = s.seats
        self.setup: list[bool] = s.settings()
        self.stack = s.stack.frames()
        self.figure = s.figure[:]
        self.population = s.population[:]
        self.defence = s.defence[:]
        self.discard = [x[:] for x in s.discard]
        self.talent = s.talent[:]
        self.tokens_left = s.tokens_left[:]
        self.face_down = s.face_down[:]
        self.shards = s.shards[:]
        self.up = s.up[:]
        self.spent = s.spent
        self.tribes = s.tribes[:]
        self.spirit_at = s.spirit_at[:]
        self.spirits = s.spirits[:]
        self.trail = s.trail[:]
        self.trails = s.trails[:]
        self.place = s.place[:]
        self.tokens = s.tokens[:]
        self.humans = s.humans[:]
        self.human_discard = s.human_discard[:]
        self.lore = s.lore[:]
        self.market = s.market[:]
        self.shown = s.shown[:]
        self.decay = s.decay[:]
        self.unknown = s.unknown[:]
        self.found = s.found
        self.closed = s.closed[:]
        self.portal = s.portal[:]
        self.first = s.first
        self.active = s.active
        self.turns = s.turns
        self.colour = s.colour
        self.moved = s.moved
        self.awake = s.awake[:]
        self.awake_spirits = s.awake_spirits
        self.sprout = s.sprout
        self.pinned = s.pinned
        self.protected = s.protected
        self.done = s.done
        self.acted = s.acted
        self.stopped = s.stopped
        self.placed = s.placed
        self.strength = s.strength
        self.carried = s.carried
        self.walked = s.walked
        self.dice = s.dice[:]
        self.marked = s.marked[:]
        self.played = s.played[:]
        self.chosen = s.chosen[:]
        self.ended = s.ended
        self.hand_sizes = [len(x) for x in s.hand]
        self.hands = [x[:] if s.open_hands or clan == seat else [] for clan, x in enumerate(s.hand)]
        self.stock = [sorted(hand + pile) for hand, pile in zip(s.hand, s.pile, strict=True)]

    def record(self) -> dict[str, object]:
        return {
            **super().record(),
            "seats": self.seats,
            "setup": self.setup[:],
            "stack": [list(f) for f in self.stack],
            "figure": self.figure[:],
            "population": self.population[:],
            "defence": self.defence[:],
            "discard": [x[:] for x in self.discard],
            "talent": self.talent[:],
            "tokens_left": self.tokens_left[:],
            "face_down": self.face_down[:],
            "shards": self.shards[:],
            "up": self.up[:],
            "spent": self.spent,
            "tribes": self.tribes[:],
            "spirit_at": self.spirit_at[:],
            "spirits": self.spirits[:],
            "trail": self.trail[:],
            "trails": self.trails[:],
            "place": self.place[:],
            "tokens": self.tokens[:],
            "humans": self.humans[:],
            "human_discard": self.human_discard[:],
            "lore": self.lore[:],
            "market": self.market[:],
            "shown": self.shown[:],
            "decay": self.decay[:],
            "unknown": self.unknown[:],
            "found": self.found,
            "closed": self.closed[:],
            "portal": self.portal[:],
            "hand_sizes": self.hand_sizes[:],
            "hands": [x[:] for x in self.hands],
            "stock": [x[:] for x in self.stock],
            **self.record_turn(),
        }

    def record_turn(self) -> dict[str, object]:
        """The present turn and the open question."""
        return {
            "first": self.first,
            "active": self.active,
            "turns": self.turns,
            "colour": self.colour,
            "moved": self.moved,
            "awake": self.awake[:],
            "awake_spirits": self.awake_spirits,
            "sprout": self.sprout,
            "pinned": self.pinned,
            "protected": self.protected,
            "done": self.done,
            "acted": self.acted,
            "stopped": self.stopped,
            "placed": self.placed,
            "strength": self.strength,
            "carried": self.carried,
            "walked": self.walked,
            "dice": self.dice[:],
            "marked": self.marked[:],
            "played": self.played[:],
            "chosen": self.chosen[:],
            "ended": self.ended,
        }


def look(s: Table, seat: int | None) -> TableView:
    """The view of a seat (None: a spectator)."""
    return TableView(seat, s)


def imagine(v: TableView, rng: Rng) -> Table:
    """A table this viewer cannot rule out: hands it does not see are dealt from what their clans own."""
    s = empty_table(v.seats)
    s.set_up(v.setup)
    s.stack = stack_of(v.stack)
    s.figure = v.figure[:]
    s.population = v.population[:]
    s.defence = v.defence[:]
    s.discard = [x[:] for x in v.discard]
    s.talent = v.talent[:]
    s.tokens_left = v.tokens_left[:]
    s.face_down = v.face_down[:]
    s.shards = v.shards[:]
    s.up = v.up[:]
    s.spent = v.spent
    s.tribes = v.tribes[:]
    s.spirit_at = v.spirit_at[:]
    s.spirits = v.spirits[:]
    s.trail = v.trail[:]
    s.trails = v.trails[:]
    s.place = v.place[:]
    s.tokens = v.tokens[:]
    s.humans = v.humans[:]
    s.human_discard = v.human_discard[:]
    s.lore = v.lore[:]
    s.market = v.market[:]
    s.shown = v.shown[:]
    s.decay = v.decay[:]
    s.unknown = v.unknown[:]
    s.found = v.found
    s.closed = v.closed[:]
    s.portal = v.portal[:]
    imagine_turn(v, s)
    for clan in range(v.seats):
        cards = v.stock[clan][:]
        if len(v.hands[clan]) == v.hand_sizes[clan]:
            hand = v.hands[clan][:]
        else:
            rng.shuffle(cards)
            hand = sorted(cards[: v.hand_sizes[clan]])
        s.hand[clan] = hand
        s.pile[clan] = sorted([card for card in cards if card not in hand])
    s.count()
    return s


def imagine_turn(v: TableView, s: Table) -> None:
    """The present turn is known to everybody."""
    s.first = v.first
    s.active = v.active
    s.turns = v.turns
    s.colour = v.colour
    s.moved = v.moved
    s.awake = v.awake[:]
    s.awake_spirits = v.awake_spirits
    s.sprout = v.sprout
    s.pinned = v.pinned
    s.protected = v.protected
    s.done = v.done
    s.acted = v.acted
    s.stopped = v.stopped
    s.placed = v.placed
    s.strength = v.strength
    s.carried = v.carried
    s.walked = v.walked
    s.dice = v.dice[:]
    s.marked = v.marked[:]
    s.played = v.played[:]
    s.chosen = v.chosen[:]
    s.ended = v.ended
