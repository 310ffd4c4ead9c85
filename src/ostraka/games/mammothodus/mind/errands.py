"""For bots: where figures walk, and which shards they carry."""

from __future__ import annotations

from typing import Final, TypeAlias

from ostraka.core.turn import PASS, Ask
from ostraka.games.mammothodus.board import DISTANCE, FIRST_STEPS, PLACES
from ostraka.games.mammothodus.mind.threat import Threat
from ostraka.games.mammothodus.mind.worth import Outlook, gathering, held, ready_site
from ostraka.games.mammothodus.ops.action import bonus
from ostraka.games.mammothodus.options import DROP, SHARD_AT, TERRITORY_AT
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import COLOURS, MOVE

__all__ = ["best_move", "move_gain"]

STEP_PRICE: Final = 0.1
REVEAL: Final = 2.4
SUPPORT: Final = 1.0
"""What each step costs that a clan stands too far from a place that can be activated to help there."""
COHESION: Final = 0.3
"""What each step costs that a figure stands too far from other clans to help."""

LEGS: Final = 3
"""So many ways to drop a shard are thought on from there."""
Errand: TypeAlias = tuple[float, int, int, int, int]
"""(Gain, where a shard is picked up or -1, its kind, where it is dropped, steps left then; -1 if they are used)."""


class Walk:
    """One figure that may take so many steps."""

    def __init__(self, s: Table, seat: int, colour: int, steps: int) -> None:
        self.s = s
        self.seat = seat
        self.steps = steps
        self.start = s.figure[seat * COLOURS + colour]
        self.outlook = Outlook(s)
        self.others = self.outlook.figures[:]
        self.others.remove(self.start)
        self.near = self.outlook.near(self.others)
        self.allies = [t for clan, places in enumerate(self.outlook.clans) if clan != seat for t in places]
        strong = self.outlook.strong
        self.hunters = [t for clan, places in enumerate(self.outlook.clans) if strong[clan] for t in places]
        if strong[seat]:
            self.hunters.remove(self.start)
        self.mates = self.outlook.clans[seat][:]
        self.mates.remove(self.start)
        self.rows_left = len(self.outlook.rows)
        self.threat = Threat(s)
        self.ready = ready_site(s) if s.seats > 1 and s.done_rows not in (0, 15) else -1
        self.harm: dict[int, float] = {}
        self.index = seat * COLOURS + colour

    def worth(self, stop: int, shards: list[list[int]], moved: bool) -> float:
        """The table with this figure there and the shards like that."""
        hunters = [*self.hunters, stop] if self.outlook.strong[self.seat] else self.hunters
        value = self.outlook.reckon(self.outlook.nearer(self.near, stop), shards, hunters)
        clans = [*self.outlook.clans]
        clans[self.seat] = [*self.mates, stop]
        value += gathering(clans, self.rows_left) - self.danger(stop)
        if self.ready >= 0:
            least = min([DISTANCE[t * PLACES + self.ready] for t in clans[self.seat]])
            value -= SUPPORT * max(0, least - 1)
        if self.allies:
            value -= COHESION * max(0, min([DISTANCE[stop * PLACES + t] for t in self.allies]) - 1)
        if moved and self.s.face_down[stop]:
            value += REVEAL if self.outlook.lacking else 0.3
        return value

    def danger(self, stop: int) -> float:
        """The harm to be expected with this figure there."""
        if stop not in self.harm:
            figures = self.s.figure[:]
            figures[self.index] = stop
            self.harm[stop] = self.threat.cost(figures, self.s.tribes)
        return self.harm[stop]

    def errands(self, carried: int) -> list[Errand]:
        """Everything worth thinking of: walk, or fetch a shard and stop with it, or drop it and go on."""
        start, steps = self.start, self.steps
        if carried >= 0 and carried in self.outlook.wanted:
            found: list[Errand] = []
            for stop in range(PLACES):
                far = DISTANCE[start * PLACES + stop]
                if far <= steps:
                    gain = self.worth(stop, self.moved(self.outlook.shards, carried, -1, stop), stop != start)
                    found.append((gain, start, carried, stop, steps - far))
        else:
            found = self.fetched(self.outlook.shards, start, steps)
            found.append((self.worth(start, self.outlook.shards, False), -1, -1, start, 0))
            for stop in range(PLACES):
                far = DISTANCE[start * PLACES + stop]
                if 0 < far <= steps:
                    gain = self.worth(stop, self.outlook.shards, True) - STEP_PRICE * far
                    found.append((gain, -1, -1, stop, 0))
        legs = [errand for errand in found if errand[4] > 0]
        legs.sort(reverse=True)
        for _, origin, kind, drop, left in legs[:LEGS]:
            shards = self.moved(self.outlook.shards, kind, -1 if carried >= 0 else origin, drop)
            found.append((self.further(shards, drop, left) - STEP_PRICE * (steps - left), origin, kind, drop, -1))
        return found

    def fetched(self, shards: list[list[int]], start: int, steps: int) -> list[Errand]:
        """Fetch a shard and stop with it; so many steps are left then."""
        found: list[Errand] = []
        for kind in self.outlook.wanted:
            for origin in set(shards[kind]):
                way = DISTANCE[start * PLACES + origin]
                if way >= steps:
                    continue
                for stop in range(PLACES):
                    far = way + DISTANCE[origin * PLACES + stop]
                    if stop != origin and far <= steps:
                        gain = self.worth(stop, self.moved(shards, kind, origin, stop), True) - STEP_PRICE * far
                        found.append((gain, origin, kind, stop, steps - far))
        return found

    def further(self, shards: list[list[int]], start: int, steps: int) -> float:
        """The best that can be done with some more steps once a shard was dropped."""
        best = -1000.0
        for stop in range(PLACES):
            far = DISTANCE[start * PLACES + stop]
            if 0 < far <= steps:
                best = max(best, self.worth(stop, shards, True) - STEP_PRICE * far)
        for errand in self.fetched(shards, start, steps):
            best = max(best, errand[0])
        return best

    def moved(self, shards: list[list[int]], kind: int, origin: int, stop: int) -> list[list[int]]:
        """The shards with one of this kind at `stop`, taken from `origin` (or carried already, if -1)."""
        after = [*shards]
        mine = shards[kind][:]
        if origin >= 0:
            mine.remove(origin)
        mine.append(stop)
        after[kind] = mine
        return after


def move_gain(s: Table, seat: int, colour: int, cards: int = -1) -> float:
    """What a movement of this figure gains over standing still."""
    start = s.figure[seat * COLOURS + colour]
    if cards < 0:
        cards = held(s, seat, MOVE, start)
    if cards == 0:
        return 0.0
    walk = Walk(s, seat, colour, cards + bonus(colour, MOVE))
    still = walk.worth(start, walk.outlook.shards, False)
    return max(walk.errands(-1))[0] - still


def best_move(s: Table, seat: int, colour: int, ask: Ask) -> int:
    """The next step of the best errand: walk on, take a shard, drop it, or stop."""
    walk = Walk(s, seat, colour, ask.amount)
    _, origin, kind, drop, left = max(walk.errands(s.carried))
    here = walk.start
    if s.carried >= 0 or origin < 0:
        if drop == here:
            return DROP if s.carried >= 0 and left < 0 else PASS
        target = drop
    elif origin == here:
        return SHARD_AT + kind
    else:
        target = origin
    return TERRITORY_AT + FIRST_STEPS[here * PLACES + target][0]
