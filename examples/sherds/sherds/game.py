"""Sherds: four pots lie broken in the ground, and whoever offers most picks first. The README has the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ostraka.core.actions import ActionSpace, Block
from ostraka.core.fields import Fields, PlainState, by_size, number, numbers, own, public, rows
from ostraka.core.game import Game, View
from ostraka.core.op import Op, Program
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.setup import Setting
from ostraka.core.state import Frame
from ostraka.core.turn import NOBODY, Ask, Turn, roll
from ostraka.core.zone import EVERYONE, HIDDEN, OWNER, Zone, insort

POTS: Final = ("amphora", "krater", "kylix", "hydria")
SHERDS, HELD = 24, 3


class Table(PlainState):
    """Sherd n is a piece of pot n % 4; n is also what it counts in an offer, so no two offers are alike."""

    steep: bool
    rounds: int
    find: list[int]
    shelf: list[list[int]]
    hand: list[list[int]]
    offer: list[list[int]]
    bag: list[int]


FIELDS: Final = Fields(
    Table,
    (Setting("steep", (False, True)),),
    public(number("rounds"), numbers("find"), rows("shelf")),
    own(rows("hand"), rows("offer")),
    by_size(numbers("bag", start=tuple(range(SHERDS)))),
)
SPACE: Final = ActionSpace(Block("card", SHERDS))
CARD: Final = SPACE.blocks[1].start
PROGRAM: Final[Program[Table]] = Program()


class Draw(Op[Table]):
    """The seat draws a sherd; nobody else learns which."""

    def step(self, s: Table, f: Frame) -> Turn | None:
        return roll(len(s.bag))

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.pop()
        sherd = s.bag.pop(code)
        insort(s.hand[f.seat], sherd)
        s.tell("draw", f.seat, (sherd,), sees=1 << f.seat, reveals=True)


class Pick(Op[Table]):
    """The seat picks a sherd of the find."""

    def step(self, s: Table, f: Frame) -> Turn | None:
        return Ask(f.seat, "pick", tuple([CARD + sherd for sherd in s.find]))

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.pop()
        s.find.remove(code - CARD)
        insort(s.shelf[seat], code - CARD)
        s.tell("pick", seat, (code - CARD,))


class Round(Op[Table]):
    """All offer at the same time; when the last offer is in, all are turned up, and picks and draws follow."""

    def step(self, s: Table, f: Frame) -> Turn | None:
        waiting = [seat for seat in range(s.seats) if not s.offer[seat]]
        if waiting:
            asks = [Ask(seat, "offer", tuple([CARD + n for n in s.hand[seat]]), sealed=True) for seat in waiting]
            return Ask(waiting[0], "offer", asks[0].options, sealed=True, others=tuple(asks[1:]))
        if not any(s.hand):
            s.pop()  # the last round: nothing comes after the picks
        for seat in range(s.seats if len(s.bag) >= s.seats else 0):
            s.push(DRAW, seat)
        for seat in sorted(range(s.seats), key=lambda seat: s.offer[seat]) if s.rounds else []:
            s.push(PICK, seat)  # the highest offer comes last, and so to the top
        s.rounds += 1
        for seat in range(s.seats):
            s.tell("offer", seat, tuple(s.offer[seat]), reveals=True)
            insort(s.find, s.offer[seat].pop())
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.hand[seat].remove(code - CARD)
        s.offer[seat].append(code - CARD)


DRAW: Final = PROGRAM.add("draw", Draw())
PICK: Final = PROGRAM.add("pick", Pick())
ROUND: Final = PROGRAM.add("round", Round())


class Sherds(Game[Table, View]):
    """Two to four dig at the same place."""

    def __init__(self) -> None:
        self.id, self.title, self.rules, self.seats, self.bound = "sherds", "Sherds", "1", range(2, 5), 200
        self.actions, self.program, self.fields, self.settings = SPACE, PROGRAM, FIELDS, FIELDS.settings
        self.zones = (
            Zone("find", "sherd", EVERYONE, lambda s: [s.find], per_seat=False),
            Zone("shelf", "sherd", EVERYONE, lambda s: s.shelf),
            Zone("hand", "sherd", OWNER, lambda s: s.hand),
            Zone("offer", "sherd", OWNER, lambda s: s.offer),
            Zone("bag", "sherd", HIDDEN, lambda s: [s.bag], per_seat=False),
        )

    def deal(self, setup: Mapping[str, str | bool | int], seats: int) -> Table:
        s = cast(Table, FIELDS.blank(seats, setup))
        s.push(ROUND, NOBODY)
        for seat in [*range(seats)] * HELD:
            s.push(DRAW, seat)
        return s

    def outcome(self, s: Table) -> Outcome:
        counts = [[[n % len(POTS) for n in shelf].count(pot) for pot in range(len(POTS))] for shelf in s.shelf]
        points = [[n * n if s.steep else n * (n + 1) // 2 for n in pots] for pots in counts]
        ranks = [1 + sum(sum(other) > sum(mine) for other in points) for mine in points]
        return Outcome(POTS, points, [*range(s.seats)], None if s.stack else ranks, "" if s.stack else "hands")

    def heading(self, s: Table) -> tuple[int, int]:
        return s.rounds, 0

    def imagine(self, v: View, rng: Rng) -> Table:
        s = cast(Table, v.seen.public())
        seen = [sherd for lists in (s.find, *s.shelf, *v.own.values()) for sherd in lists]
        unseen = [sherd for sherd in range(SHERDS) if sherd not in seen]
        rng.shuffle(unseen)
        for zone, mine in v.own.items():
            sizes = enumerate(v.sizes[zone])
            setattr(s, zone, [mine[:] if i == v.seat else sorted(unseen.pop() for _ in range(n)) for i, n in sizes])
        s.bag = sorted(unseen)
        return s

    def check(self, s: Table) -> None:
        super().check(s)
        self.check_pieces(s, SHERDS)


GAME: Final = Sherds()
