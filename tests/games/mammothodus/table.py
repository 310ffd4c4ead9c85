"""A table for tests that read like rules: given these pieces, when that is chosen, then this holds.

    t = table(figures={"red": "S2"}, hand=["red", "blue"], tribes={"S2": 2})
    t.play("attack red-figure red blue pass").roll(1, 2, 5).play("pass tribe")
    assert t.tribes == {"S2": 1}

Words of `play` are those of replays: `move`, `red-figure`, `blue` (a card), `N2` (a territory), `sun` (a shard),
`face3` (a die), `row0`, `spirit0`, `pass`, `yes`. Chance is stated with `roll`: a number for a die, `green-card` or
`new-trail` for a human card, `P5` for a fragment, `stone` for a spirit, `N4` for a trail token (or `anywhere` for one
that finds no trail). Cards drawn, shards turned up and market cards may be stated; if not, they are the first there
are, and a last `roll()` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self, TypeAlias

from ostraka.core.event import Event
from ostraka.core.turn import Roll
from ostraka.games.mammothodus.board import SHARD_TYPE, TRAIL_PLACE
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.ops.action import ACT
from ostraka.games.mammothodus.ops.turn import TURN
from ostraka.games.mammothodus.state import Table, blank_table
from ostraka.games.mammothodus.tables import COLOUR_NAMES
from ostraka.games.mammothodus.terms import (
    CARDS,
    DEGRADATIONS,
    DEVELOPMENTS,
    DISCOVERY,
    FRAGMENT,
    SHARD,
    SPIRIT,
    TALENTS,
    TRAIL,
)
from tests.games.mammothodus.lay import (
    DISCOVERY_IDS,
    FRAGMENTS,
    PLACES,
    SHARD_NAMES,
    SPIRIT_NAMES,
    TALENT_IDS,
    at,
    deal,
    give_talents,
    human,
    kind,
    lay_board,
    lay_shards,
    take,
)
from tests.games.table import Play, Reading, codes

CODES = codes(GAME)
QUIET = {"draw", "refill", "figures", "develop"}
"""The ops whose outcomes need not be stated."""


class Side(Reading[Table]):
    """One clan."""

    game = GAME

    @property
    def hand(self) -> list[str]:
        return sorted(kind(card) for card in self.s.hand[self.seat])

    @property
    def pile(self) -> list[str]:
        return sorted(kind(card) for card in self.s.pile[self.seat])

    @property
    def discard(self) -> list[str]:
        return sorted(kind(card) for card in self.s.discard[self.seat])

    @property
    def population(self) -> int:
        return self.s.population[self.seat]

    @property
    def defence(self) -> int:
        return self.s.defence[self.seat]

    @property
    def tokens_left(self) -> int:
        return self.s.tokens_left[self.seat]

    @property
    def figures(self) -> dict[str, str]:
        """Colour → territory of the figures on the board."""
        found = self.s.figure[self.seat * 4 : self.seat * 4 + 4]
        return {colour: PLACES[t] for colour, t in zip(COLOUR_NAMES, found, strict=True) if t >= 0}


class Given(Side, Play[Table]):
    """The whole table as seat 0 sees it in a test; `side(i)` gives the other clans."""

    listener: ClassVar[Callable[[Table, list[Event]], None] | None] = None
    """Somebody who wants to hear of every step, with its events."""

    def heard(self, events: Sequence[Event]) -> None:
        if Given.listener is not None:
            Given.listener(self.s, list(events))

    def side(self, seat: int) -> Side:
        return Side(self.s, seat)

    # The board

    @property
    def tribes(self) -> dict[str, int]:
        return {PLACES[t]: n for t, n in enumerate(self.s.tribes) if n}

    @property
    def spirits(self) -> dict[str, str]:
        return {SPIRIT_NAMES[i]: PLACES[t] for i, t in enumerate(self.s.spirit_at) if t >= 0}

    @property
    def places(self) -> dict[str, int]:
        """Territory → row (1 to 4) of the active places of power."""
        return {PLACES[t]: row + 1 for t, row in enumerate(self.s.place) if row >= 0}

    @property
    def trails(self) -> list[str]:
        return [PLACES[t] for t, there in enumerate(self.s.trail) if there]

    @property
    def hidden(self) -> list[str]:
        """Where a shard lies face down."""
        return [PLACES[t] for t, there in enumerate(self.s.face_down) if there]

    @property
    def tokens(self) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for i, n in enumerate(self.s.tokens):
            if n:
                found.setdefault(PLACES[i // TALENTS], {})[TALENT_IDS[i % TALENTS]] = n
        return found

    @property
    def market(self) -> list[str]:
        return sorted(kind(card) for card in self.s.market)

    @property
    def portal(self) -> list[str]:
        return [FRAGMENTS[fragment - FRAGMENT] for fragment in self.s.portal]

    def up(self, place: str) -> list[str]:
        """The face-up shards of a territory."""
        row = self.s.up[at(place) * 5 : at(place) * 5 + 5]
        return [name for name, n in zip(SHARD_NAMES, row, strict=True) for _ in range(n)]

    # What happens

    def play(self, line: str) -> Self:
        """Choose these options one after the other."""
        for word in line.split():
            self.quiet(())
            self.choose(word)
        return self

    def roll(self, *outcomes: int | str) -> Self:
        """Chance answers like this, and in small matters beyond it with the first there is."""
        for outcome in outcomes:
            self.quiet((str(outcome),))
            assert isinstance(self.s.turn, Roll), f"nothing is rolled for {outcome}: {self.s.turn}"
            bag = self.bag()
            if outcome == "anywhere":
                outcome = next(place for place in bag if place not in self.trails)
            assert str(outcome) in bag, f"{outcome} is not among {bag} ({self.waiting_for})"
            self.apply(bag.index(str(outcome)))
        return self.quiet(())

    def quiet(self, wanted: tuple[str, ...]) -> Self:
        """Let chance answer small matters, until something is wanted that it could say."""
        while isinstance(self.s.turn, Roll) and self.waiting_for in QUIET:
            if any(word in self.bag() for word in wanted):
                break
            self.apply(0)
        return self

    def bag(self) -> list[str]:
        """The outcomes chance can choose from now, in words."""
        s = self.s
        seat, step = s.top().seat, s.top().step
        op = self.waiting_for
        if op in {"attack", "spirit-attack", "enter"}:
            return [str(face) for face in range(1, 7)]
        if op == "draw":
            return [kind(card) for card in s.pile[seat]]
        if op in {"refill", "develop"}:
            return [kind(card) for card in s.lore]
        if op == "figures":
            return [SHARD_NAMES[SHARD_TYPE[shard - SHARD]] for shard in s.shards]
        if op == "human-card" and step == 0:
            return [human(card) for card in s.humans]
        if op == "human-card" and step == 4:
            return [PLACES[TRAIL_PLACE[token - TRAIL]] for token in s.trails]
        if op == "rouse" or (op == "opening" and step == 3):
            return [SPIRIT_NAMES[spirit - SPIRIT] for spirit in s.spirits]
        if op == "opening" and step == 5:
            return [str(seat) for seat in range(s.seats)]
        if (op == "human-card" and step == 1) or (op == "opening" and step == 4):
            return [FRAGMENTS[fragment - FRAGMENT] for fragment in s.closed]
        return [DISCOVERY_IDS[card - DISCOVERY] for card in s.unknown]


Lay: TypeAlias = Callable[..., Given]
"""The builder, as tests receive it."""


def new_game(setup: Mapping[str, object] | None = None, seats: int = 2) -> Given:
    """A game from its very beginning."""
    return Given(GAME.new(setup, seats))


def table(
    seats: int = 2,
    setup: Mapping[str, object] | None = None,
    phase: str = "action",
    others: Mapping[int, Mapping[str, Any]] | None = None,
    up: Mapping[str, Sequence[str]] | None = None,
    hidden: Sequence[str] = (),
    market: Sequence[str] | None = None,
    decay: int = -1,
    talents: Sequence[str] = ("trap", "bait", "protection", "block-trail"),
    tokens: Mapping[str, Mapping[str, int]] | None = None,
    **given: Any,
) -> Given:
    """A table in the turn of seat 0, at the start of its `phase`: human, action or end.

    Of a clan: figures (green and red in the centre), hand, pile, discard, population, defence. Of the board: what
    `lay_board` reads; in the market lie the first cards there are. `decay` degradation cards are left in the supply,
    the others are in somebody's pile.
    """
    s = blank_table(seats, GAME.setup(setup))
    s.lore = list(range(DEVELOPMENTS, DEGRADATIONS))
    s.decay = list(range(DEGRADATIONS, CARDS))
    for seat in range(seats):
        own = given if seat == 0 else (others or {}).get(seat, {})
        deal(s, seat, own)
        for colour, place in own.get("figures", {"green": "C", "red": "C"}).items():
            s.figure[seat * 4 + COLOUR_NAMES.index(colour)] = at(place)
        s.population[seat] = own.get("population", 7)
        s.defence[seat] = own.get("defence", 0)
    s.market = take(s.lore, [kind(card) for card in s.lore[:4]] if market is None else market)
    if decay >= 0:
        owner = 1 if "pile" in given else 0
        s.pile[owner] = sorted(s.pile[owner] + s.decay[decay:])
        s.decay = s.decay[:decay]
    lay_shards(s, up or {}, hidden)
    lay_board(s, given)
    if s.talents:
        give_talents(s, talents[:seats], tokens or {})
    s.count()
    s.turns = 1
    s.push(TURN, 0, step={"human": 0, "action": 2, "end": 2}[phase])
    if phase == "action":
        s.push(ACT, 0)
    GAME.settle(s)
    GAME.check(s)
    return Given(s)
