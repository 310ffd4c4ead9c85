"""The humans' phase: the card, the reshuffle, and the order in which tribes, spirits and trails act (R4.2 to R5.5)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, Ask, Turn, roll
from ostraka.core.zone import insort, withdraw
from ostraka.games.mammothodus.board import ADJACENT, COLOUR, HUMAN_COLOUR, OF_COLOUR, PLACES
from ostraka.games.mammothodus.ops.moments import INSTANT, somebody_draws, spirits_order, tribes_order
from ostraka.games.mammothodus.ops.spirits import SPIRIT_ATTACK, spirit_targets
from ostraka.games.mammothodus.ops.talents import MOMENT, token_at
from ostraka.games.mammothodus.ops.tribes import APPEAR, ENTER, LURE, ROUSE
from ostraka.games.mammothodus.options import SPIRIT_AT, TERRITORY_AT
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import (
    BAIT,
    DEGRADATION_TWO,
    DISCOVERY,
    HUMAN,
    SPIRIT,
    SPIRIT_COUNT,
    TERRITORY,
)

__all__ = ["COLOURED", "HUMAN_CARD", "SPIRIT_ACTS", "Coloured", "HumanCard", "SpiritActs", "reveal_discovery"]


def reveal_discovery(s: Table, code: int) -> None:
    """A discovery works at once, and until the end of the game (R11.1); +2 Degradation only once (R11.6)."""
    card = s.unknown.pop(code)
    bit = 1 << card - DISCOVERY
    s.tell("discovery", s.active, cards=(card,), reveals=True)
    s.found |= bit
    if bit == DEGRADATION_TWO:
        s.degrade(s.active, 2)


def open_fragment(s: Table, code: int) -> None:
    """The leftmost closed fragment is turned up: any of those that are closed (R3.10, R4.2)."""
    fragment = s.closed.pop(code)
    s.portal.append(fragment)
    s.read_portal()
    s.tell("fragment", s.active, cards=(fragment,), reveals=True)


class HumanCard(Op[Table]):
    """Reveal a human card (R4.2). Steps 1 to 3 are the reshuffle: fragment, discovery, shuffle; 4 is a new trail."""

    name = "human-card"

    def step(self, s: Table, f: Frame) -> Turn | None:
        at = f.step
        if at == 0:
            if s.humans:
                return roll(len(s.humans))
            s.goto(2 if s.power_of_places else 1)
        elif at == 1:
            if s.closed:
                return roll(len(s.closed))
            s.lose("time")
        elif at == 2:
            if s.discoveries and s.unknown:
                return roll(len(s.unknown))
            s.goto(3)
        elif at == 3:
            s.humans = withdraw(s.human_discard)
            s.tell("reshuffle", s.active)
            s.goto(0)
        elif s.trails:
            return roll(len(s.trails))
        else:
            s.lose("trails")
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        at = f.step
        if at == 0:
            self.reveal(s, s.humans.pop(code))
        elif at == 1:
            s.goto(2)
            open_fragment(s, code)
        elif at == 2:
            s.goto(3)
            reveal_discovery(s, code)
        else:
            s.pop()
            token = s.trails.pop(code)
            s.tell("trail", s.active, cards=(token, TERRITORY + s.lay_trail(token)), reveals=True)

    def reveal(self, s: Table, card: int) -> None:
        """A New Trail, or a colour: those who stand in it now will act, each once (R5.1.1, Q11)."""
        insort(s.human_discard, card)
        if s.out is not None:
            s.tell("human-card", s.active, cards=(card,), reveals=True)
        colour = HUMAN_COLOUR[card - HUMAN]
        if colour < 0:
            s.goto(4)
            if not s.trails:
                pause(s)
            return
        s.colour = colour
        s.moved = 0
        s.pinned = 0
        s.awake_spirits = 0
        for t in OF_COLOUR[colour]:
            s.awake[t] = s.tribes[t]
        for spirit in range(SPIRIT_COUNT):
            t = s.spirit_at[spirit]
            if t >= 0 and COLOUR[t] == colour:
                s.awake_spirits |= 1 << spirit
        s.become(COLOURED, s.active, card, step=0 if s.talents else 1)
        if not s.talents:
            before_activation(s)


def pause(s: Table) -> None:
    """A moment for those who could change something by drawing three (Q62)."""
    if somebody_draws(s):
        s.push(INSTANT, s.active)


def awake_territories(s: Table) -> list[int]:
    return [t for t in OF_COLOUR[s.colour] if s.awake[t]]


def before_activation(s: Table) -> None:
    """Between the card and the first of those who act, if anybody does."""
    if s.awake_spirits or awake_territories(s):
        pause(s)


def baits(s: Table) -> list[int]:
    """Where a bait would draw or hold a tribe; one for each territory and phase (Q56)."""
    found: list[int] = []
    for t in range(PLACES):
        if token_at(s, t, BAIT) and not s.pinned >> t & 1:
            drawn = s.awake[t]
            for u in ADJACENT[t]:
                drawn += s.tribes[u]
            if drawn:
                found.append(t)
    return found


class Coloured(Op[Table]):
    """A coloured card: baits, tribes by territory, spirits, appearance (R5.1.2, Q10).

    The order inside a step is asked where it can make a difference (Q63); otherwise it is the order of the board.
    """

    name = "coloured"

    def step(self, s: Table, f: Frame) -> Turn | None:
        at = f.step
        if at == 0:
            found = baits(s)
            if found:
                return Ask(s.active, "bait", (PASS, *[TERRITORY_AT + t for t in found]), f.card)
            s.goto(1)
            before_activation(s)
            return None
        if at == 1:
            return self.ask_order(s, f, "rouse", awake_territories(s))
        if at == 2:
            return self.ask_spirit(s, f)
        if at == 3:
            self.begin_appearance(s)
            return None
        return self.ask_order(s, f, "appear", [t for t in OF_COLOUR[s.colour] if s.sprout >> t & 1])

    def ask_order(self, s: Table, f: Frame, prompt: str, places: list[int]) -> Turn | None:
        """The next territory, or the next step if none is left."""
        if len(places) > 1 and (s.talents or (f.step == 1 and tribes_order(s, places))):
            return Ask(s.active, prompt, tuple([TERRITORY_AT + t for t in places]), f.card)
        if places:
            self.next_territory(s, f, places[0])
        elif f.step == 1:
            s.goto(2)
        else:
            s.colour = -1
            s.pop()
        return None

    def next_territory(self, s: Table, f: Frame, t: int) -> None:
        if f.step == 1:
            if s.awake_spirits or len(awake_territories(s)) > 1:
                s.push(MOMENT, s.active, arg=1)  # between two activations: Q38
            s.push(ROUSE, s.active, t)
        else:
            s.sprout &= ~(1 << t)
            s.push(APPEAR, s.active, t)

    def ask_spirit(self, s: Table, f: Frame) -> Turn | None:
        """The next spirit (R5.1.2)."""
        awake = [spirit for spirit in range(SPIRIT_COUNT) if s.awake_spirits >> spirit & 1]
        if len(awake) > 1 and (s.talents or spirits_order(s, awake)):
            return Ask(s.active, "rouse-spirit", tuple([SPIRIT_AT + spirit for spirit in awake]), f.card)
        if awake:
            self.next_spirit(s, awake[0])
        else:
            s.goto(3)
        return None

    def next_spirit(self, s: Table, spirit: int) -> None:
        s.awake_spirits &= ~(1 << spirit)
        if s.awake_spirits:
            s.push(MOMENT, s.active, arg=1)  # between two activations: Q38
        s.push(SPIRIT_ACTS, s.active, spirit)

    def begin_appearance(self, s: Table) -> None:
        """Tribes appear on every trail of the colour if none has moved (R5.5.1, Q16)."""
        s.sprout = 0
        s.goto(4)
        if s.moved:
            s.tell("no-appearance", s.active)
            return
        for t in OF_COLOUR[s.colour]:
            if s.trail[t]:
                s.sprout |= 1 << t
        if s.sprout:
            pause(s)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if f.step == 2:
            self.next_spirit(s, code - SPIRIT_AT)
        elif f.step == 0:
            if code == PASS:
                s.goto(1)
                before_activation(s)
            else:
                t = code - TERRITORY_AT
                s.use_token(t, BAIT)
                s.pinned |= 1 << t
                s.push(LURE, s.active, t)
        else:
            self.next_territory(s, f, code - TERRITORY_AT)


class SpiritActs(Op[Table]):
    """The activated spirit `card` attacks, or jumps and then attacks (R5.4)."""

    name = "spirit-acts"

    def step(self, s: Table, f: Frame) -> Turn | None:
        t = s.spirit_at[f.card]
        if s.crowd[t]:
            s.pop()
            s.push(SPIRIT_ATTACK, s.active, f.card)
            return None
        targets = spirit_targets(s, t)
        if len(targets) == 1:
            self.jump(s, f, targets[0])
            return None
        return Ask(s.active, "spirit", tuple([TERRITORY_AT + u for u in targets]), SPIRIT + f.card)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.jump(s, f, code - TERRITORY_AT)

    def jump(self, s: Table, f: Frame, to: int) -> None:
        """Straight there, however far; told with where it came from and the others it could have chosen."""
        t = s.spirit_at[f.card]
        if s.out is not None:
            others = [TERRITORY + u for u in spirit_targets(s, t) if u != to]
            s.tell("jump", s.active, cards=(SPIRIT + f.card, TERRITORY + t, TERRITORY + to, *others))
        s.pop()
        s.spirit_at[f.card] = to
        s.push(ENTER, s.active, to, arg=1 + f.card)


HUMAN_CARD: Final = PROGRAM.add("human-card", HumanCard())
COLOURED: Final = PROGRAM.add("coloured", Coloured())
SPIRIT_ACTS: Final = PROGRAM.add("spirit-acts", SpiritActs())
