"""A table for tests that read like rules: given these pieces, when that is chosen, then this holds.

    t = table(figures={"red": "S2"}, hand=["red", "blue"], tribes={"S2": 2})
    t.play("attack red-figure red blue pass").roll(1, 2, 5).play("pass tribe")
    assert t.tribes == {"S2": 1}

Words of `play` are those of replays: `move`, `red-figure`, `blue` (a card), `N2` (a territory), `sun` (a shard),
`face3` (a die), `row0`, `spirit0`, `pass`, `yes`. Chance is stated with `roll`: a number for a die, `green-card` or
`new-trail` for a human card, `P5` for a fragment, `stone` for a spirit, `N4` for a trail token. Cards drawn, shards
turned up and market cards may be stated; if not, they are the first there are, and a last `roll()` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Self, TypeAlias

from ostraka.core.event import Event
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.mammothodus.blank import empty_table
from ostraka.games.mammothodus.board import HUMAN_COLOUR, KIND, SHARD_TYPE, STARTING_TRAILS, TRAIL_PLACE
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.ops.action import ACT
from ostraka.games.mammothodus.ops.turn import TURN
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import (
    COLOUR_NAMES,
    DISCOVERY_NAMES,
    PORTAL,
    SHARD_KINDS,
    SPIRITS,
    TALENT_NAMES,
    TERRITORIES,
)
from ostraka.games.mammothodus.words import (
    CARDS,
    CLAN_CARDS,
    DEGRADATIONS,
    DEVELOPMENTS,
    DISCOVERY,
    FRAGMENT,
    HUMAN,
    KIND_NAMES,
    SHARD,
    SPIRIT,
    TALENTS,
    TRAIL,
)

CODES = {GAME.word(code): code for code in range(len(GAME.actions))}
PLACES = [row[0] for row in TERRITORIES]
SHARD_NAMES = [name for name, _ in SHARD_KINDS]
SPIRIT_NAMES = [row[0] for row in SPIRITS]
TALENT_IDS = [name.replace("_", "-") for name, _ in TALENT_NAMES]
DISCOVERY_IDS = [name for name, _ in DISCOVERY_NAMES]
FRAGMENTS = [row[0] for row in PORTAL]
QUIET = {"draw", "refill", "figures", "develop"}
"""The ops whose outcomes need not be stated."""


def kind(card: int) -> str:
    """The word for a card."""
    return KIND_NAMES[KIND[card]].replace("_", "-")


def human(card: int) -> str:
    colour = HUMAN_COLOUR[card - HUMAN]
    return f"{COLOUR_NAMES[colour]}-card" if colour >= 0 else "new-trail"


def at(word: str) -> int:
    """The territory of this name."""
    return PLACES.index(word)


class Side:
    """One clan, read in names."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat

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


class Given(Side):
    """The whole table as seat 0 sees it in a test; `side(i)` gives the other clans."""

    listener: ClassVar[Callable[[Table, list[Event]], None] | None] = None
    """Somebody who wants to hear of every step, with its events."""

    def __init__(self, s: Table) -> None:
        super().__init__(s, 0)
        self.events: list[Event] = []
        self.rolls: list[int] = []
        if Given.listener is not None:
            Given.listener(s, [])

    def side(self, seat: int) -> Side:
        return Side(self.s, seat)

    # The question

    @property
    def ask(self) -> Ask:
        assert isinstance(self.s.turn, Ask), f"nobody is asked: {self.s.turn} at {self.waiting_for}"
        return self.s.turn

    @property
    def asked(self) -> str:
        """The seat and the question, as `0 action`."""
        return f"{self.ask.seat} {self.ask.prompt}"

    @property
    def options(self) -> list[str]:
        return [GAME.word(code) for code in self.ask.options]

    @property
    def waiting_for(self) -> str:
        """The op on top of the stack."""
        return GAME.program.ops[self.s.stack[-1][0]].name if self.s.stack else ""

    @property
    def over(self) -> bool:
        return isinstance(self.s.turn, Over)

    @property
    def ended(self) -> str:
        """What ended the game, or nothing."""
        return GAME.outcome(self.s).ended

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

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    # What happens

    def play(self, line: str) -> Self:
        """Choose these options one after the other."""
        for word in line.split():
            self.quiet(())
            code = CODES[word]
            assert code in self.ask.options, f"{word} is not among {self.options} ({self.asked})"
            self.apply(code)
        return self

    def roll(self, *outcomes: int | str) -> Self:
        """Chance answers like this, and in small matters beyond it with the first there is."""
        for outcome in outcomes:
            self.quiet((str(outcome),))
            assert isinstance(self.s.turn, Roll), f"nothing is rolled for {outcome}: {self.s.turn}"
            bag = self.bag()
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

    def apply(self, code: int) -> None:
        if isinstance(self.s.turn, Roll):
            self.rolls.append(self.s.turn.n)
        told = len(self.events)
        GAME.apply(self.s, code, self.events)
        GAME.check(self.s)
        if Given.listener is not None:
            Given.listener(self.s, self.events[told:])

    def bag(self) -> list[str]:
        """The outcomes chance can choose from now, in words."""
        s = self.s
        _, seat, _, step, _ = s.stack[-1]
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


def take(bag: list[int], words: Iterable[str]) -> list[int]:
    """Take cards out of a bag by their words."""
    found: list[int] = []
    for word in words:
        card = next(card for card in bag if kind(card) == word)
        bag.remove(card)
        found.append(card)
    return sorted(found)


def deal(s: Table, seat: int, given: Mapping[str, Any]) -> None:
    """Hand, pile and discard pile of a clan; what is not named lies in the pile, or if that is named in the discard."""
    own = list(range(seat * CLAN_CARDS, (seat + 1) * CLAN_CARDS))

    def cards(words: Iterable[str]) -> list[int]:
        found: list[int] = []
        for word in words:
            bag = s.decay if word == "degradation" else own if word in COLOUR_NAMES else s.lore
            found += take(bag, [word])
        return sorted(found)

    s.hand[seat] = cards(given.get("hand", ()))
    s.pile[seat] = cards(given.get("pile", ()))
    s.discard[seat] = cards(given.get("discard", ()))
    rest = s.discard if "pile" in given else s.pile
    rest[seat] = sorted(rest[seat] + own)


def lay_shards(s: Table, up: Mapping[str, Sequence[str]], hidden: Sequence[str]) -> None:
    """Face-up shards here; of the face-down ones those stay that are named, and of the others as many as are left."""
    s.shards = list(range(SHARD, SHARD + 20))
    s.face_down = [0, *[1] * 20]
    for place, names in up.items():
        for name in names:
            shard = next(x for x in s.shards if SHARD_NAMES[SHARD_TYPE[x - SHARD]] == name)
            s.shards.remove(shard)
            s.up[at(place) * 5 + SHARD_NAMES.index(name)] += 1
    order = [at(place) for place in up] + [t for t in range(20, 0, -1) if PLACES[t] not in [*up, *hidden]]
    for t in order:
        if sum(s.face_down) > len(s.shards):
            s.face_down[t] = 0


def lay_board(s: Table, board: Mapping[str, Any]) -> None:
    """Tribes, spirits, places of power, trails, discoveries, talents and the human deck."""
    for place, number in board.get("tribes", {}).items():
        s.tribes[at(place)] = number
    for name, place in board.get("spirits", {}).items():
        s.spirit_at[SPIRIT_NAMES.index(name)] = at(place)
    s.spirits = [SPIRIT + i for i in range(3) if s.spirit_at[i] < 0]
    for place, row in board.get("places", {}).items():
        s.place[at(place)] = row - 1
    for t in STARTING_TRAILS:
        s.trail[t] = 1
    laid = [TRAIL + TRAIL_PLACE.index(at(place)) for place in board.get("trails", ())]
    s.trails = [token for token in range(TRAIL, TRAIL + 8) if token not in laid]
    for token in laid:
        s.lay_trail(token)
    found = [DISCOVERY_IDS.index(name) for name in board.get("found", ())]
    s.found = sum(1 << i for i in found)
    s.unknown = [DISCOVERY + i for i in range(5) if i not in found]
    s.portal = [FRAGMENT + FRAGMENTS.index(name) for name in board.get("portal", FRAGMENTS[:4])]
    s.closed = [fragment for fragment in range(FRAGMENT, FRAGMENT + 7) if fragment not in s.portal]
    humans = list(range(HUMAN, HUMAN + 14))
    wanted = board.get("humans", [human(card) for card in humans])
    for word in wanted:
        s.humans.append(next(card for card in humans if human(card) == word))
        humans.remove(s.humans[-1])
    s.humans.sort()
    s.human_discard = humans


def give_talents(s: Table, talents: Sequence[str], tokens: Mapping[str, Mapping[str, int]]) -> None:
    """The clans' talents, and tokens that lie on the board already."""
    for seat, name in enumerate(talents):
        s.talent[seat] = TALENT_IDS.index(name)
    for place, row in tokens.items():
        for name, number in row.items():
            s.tokens[at(place) * TALENTS + TALENT_IDS.index(name)] = number
            s.tokens_left[talents.index(name)] -= number


def table(
    seats: int = 2,
    setup: Mapping[str, object] | None = None,
    phase: str = "action",
    others: Mapping[int, Mapping[str, Any]] | None = None,
    up: Mapping[str, Sequence[str]] | None = None,
    hidden: Sequence[str] = (),
    market: Sequence[str] = ("wild", "double-green", "double-red", "double-blue"),
    decay: int = -1,
    talents: Sequence[str] = ("trap", "bait", "protection", "block-trail"),
    tokens: Mapping[str, Mapping[str, int]] | None = None,
    **given: Any,
) -> Given:
    """A table in the turn of seat 0, at the start of its `phase`: human, action or end.

    Of a clan: figures (green and red in the centre), hand, pile, discard, population, defence. Of the board: what
    `lay_board` reads. `decay` degradation cards are left in the supply, the others are in somebody's pile.
    """
    s = empty_table(seats)
    s.set_up([value is True for value in GAME.setup(setup).values()])
    s.lore = list(range(DEVELOPMENTS, DEGRADATIONS))
    s.decay = list(range(DEGRADATIONS, CARDS))
    for seat in range(seats):
        own = given if seat == 0 else (others or {}).get(seat, {})
        deal(s, seat, own)
        for colour, place in own.get("figures", {"green": "C", "red": "C"}).items():
            s.figure[seat * 4 + COLOUR_NAMES.index(colour)] = at(place)
        s.population[seat] = own.get("population", 7)
        s.defence[seat] = own.get("defence", 0)
    s.market = take(s.lore, market)
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
    s.push(TURN, 0, -1, {"human": 0, "action": 2, "end": 2}[phase])
    if phase == "action":
        s.push(ACT, 0)
    GAME.settle(s)
    GAME.check(s)
    return Given(s)
