"""Several effects at the same moment: one batch, resolved in the order their owner likes (EFF-5, CRE-10, TEC-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import Ask, Turn
from ostraka.games.ancient.catalogue import CARDS, PROGRAM, REACTS
from ostraka.games.ancient.options import CARD, cards
from ostraka.games.ancient.state import Table, next_slot
from ostraka.games.ancient.terms import ARTEFACT, MONUMENT, POSITIONS, kind_of

__all__ = ["BATCH", "Batch", "in_play", "push_batch", "reactions", "timeline_effects"]


def in_play(s: Table, seat: i64, card: i64) -> bool:
    """On the seat's Timeline, in an artefact slot or in the collection."""
    kind = kind_of(card)
    if kind & MONUMENT:
        return s.find(seat, card) >= 0
    return card in (s.artefacts[seat] if kind == ARTEFACT else s.collection[seat])


def reactions(
    s: Table, seat: i64, event: i64, kind: i64, number: i64, cause: i64 = -1, granted: i64 = -1
) -> list[Frame]:
    """The effects of the seat's cards in play that react to an event; `cause` itself does not (CRE-11).

    `granted` is the card whose effect allowed the creation, if one did (CARD-10).
    """
    found: list[Frame] = []
    line = s.line
    p = seat * POSITIONS
    end = p + POSITIONS
    while p < end:
        card: i64 = line[p]
        if card < 0:
            p = next_slot(p)
            continue
        p += 1
        if REACTS[card] == event and card != cause:
            on = CARDS[card].on
            if on is not None and on.matches(event, kind, number) and not (on.unless_granted and card == granted):
                found.append(Frame(CARDS[card].effect, seat, card))
    for card in s.artefacts[seat]:
        if REACTS[card] == event and card != cause:
            on = CARDS[card].on
            if on is not None and on.matches(event, kind, number):
                found.append(Frame(CARDS[card].effect, seat, card))
    return found


def timeline_effects(s: Table, seat: i64) -> list[Frame]:
    """All cards in play with a Timeline effect; the list is fixed when the phase begins (TIM-3)."""
    found: list[Frame] = []
    line = s.line
    p = seat * POSITIONS
    end = p + POSITIONS
    while p < end:
        card: i64 = line[p]
        if card < 0:
            p = next_slot(p)
            continue
        p += 1
        if CARDS[card].each_timeline:
            found.append(Frame(CARDS[card].effect, seat, card))
    for card in s.artefacts[seat]:
        if CARDS[card].each_timeline:
            found.append(Frame(CARDS[card].effect, seat, card))
    return found


def push_batch(s: Table, seat: i64, effects: list[Frame], waiting: bool = False) -> None:
    """Resolve these effects in an order the seat chooses. `waiting`: one whose condition fails may still come true."""
    n = len(effects)
    if n > 1:
        for effect in effects:
            s.stack.lay(effect)
        s.push(BATCH, seat, step=n, arg=1 if waiting else 0)
    elif n == 1:
        # Alone it has nothing to wait for: if its condition fails now, it resolves to nothing.
        s.stack.lay(effects[0])


class Batch(Op[Table]):
    """Which effect is next? The pending ones are the `step` frames right below this one."""

    name = "order"

    def ready(self, s: Table, f: Frame) -> list[int]:
        """The cards that can be resolved now: still in play (TIM-4, EFF-13) and, in a waiting batch, fit (TIM-2)."""
        found: list[int] = []
        depth: i64
        for depth in range(f.step, 0, -1):
            frame = s.stack.at(depth)
            card = frame.card
            if in_play(s, f.seat, card) or (s.leavers_answer and f.arg == 0):
                needs = CARDS[card].needs
                if f.arg == 0 or needs is None or needs.holds(s, frame):
                    found.append(card)
        if len(found) > 1:
            found.sort()
        return found

    def step(self, s: Table, f: Frame) -> Turn | None:
        ready = self.ready(s, f)
        if len(ready) > 1:
            return Ask(f.seat, "order", cards(ready), -1, len(ready))
        if ready:
            self.resolve(s, f, ready[0])
        else:
            for _ in range(f.step + 1):
                s.pop()
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        self.resolve(s, f, code - CARD)

    def resolve(self, s: Table, f: Frame, card: int) -> None:
        """Finish this effect, with everything it causes, before its siblings go on."""
        stack = s.stack
        depth: i64
        for depth in range(f.step, 0, -1):
            if stack.at(depth).card == card:
                chosen = stack.withdraw(depth)
                if f.step > 1:
                    s.goto(f.step - 1, f.arg)
                else:
                    s.pop()
                stack.lay(chosen)
                return


BATCH: Final = PROGRAM.add("batch", Batch())
