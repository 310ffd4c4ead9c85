"""The deck, the display and the exhibition slots (T-41 to T-47)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import Turn, roll
from ostraka.core.zone import insort, withdraw
from ostraka.games.thebes.program import PROGRAM
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import DISPLAY, RESEARCH

__all__ = ["REFILL", "Refill", "hang", "research_left"]


def research_left(s: Table) -> bool:
    """Whether a research card can still be drawn from anywhere (T-47). Bags are sorted, exhibitions come last."""
    if s.unseen:
        return True
    return bool((s.deck and s.deck[0] < RESEARCH) or (s.discard and s.discard[0] < RESEARCH))


def hang(s: Table, exhibition: int) -> None:
    """A drawn exhibition goes to slot A, the others move on towards C and out (T-41, T-42)."""
    a, b, c = s.slots
    if s.slots_push and a < 0:
        s.slots = [exhibition, b, c]
    elif s.slots_push and b < 0:
        s.slots = [exhibition, a, c]
    else:
        s.slots = [exhibition, a, b]
        if c >= 0:
            insort(s.discard, c)
            s.tell("close", -1, cards=(c,))
    s.tell("announce", -1, cards=(exhibition,), reveals=True)


def reshuffle(s: Table) -> None:
    """An empty deck: the discard pile, the first time with the third stack, becomes the new one (T-45, T-46)."""
    if s.shuffles == 0:
        s.deck = withdraw(s.unseen) + withdraw(s.shows[1]) + withdraw(s.discard)
        s.deck.sort()
        s.stacks[2] = 0
    else:
        s.deck = withdraw(s.discard)
    s.shuffles += 1
    s.tell("reshuffle", -1, amount=len(s.deck))


class Refill(Op[Table]):
    """Draw until four research cards lie in the display (T-41).

    Which unseen card lies in which stack is decided as it is drawn: a card of stack 1 is any unseen research card; a
    card of stack 2 is first an exhibition or not, and at step 1 any unseen research card (T-7).
    """

    name = "refill"

    def step(self, s: Table, f: Frame) -> Turn | None:
        if len(s.display) >= DISPLAY or not research_left(s):
            s.pop()
            return None
        if s.shuffles:
            if s.deck:
                return roll(len(s.deck))
        elif f.step == 1 or s.stacks[0]:
            return roll(len(s.unseen))
        else:
            shows = len(s.shows[0])
            if s.stacks[1]:
                return roll(s.stacks[1] + shows if shows else len(s.unseen))
            if shows:
                return roll(shows)
        reshuffle(s)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if s.shuffles:
            self.draw(s, s.deck.pop(code))
        elif f.step == 1:
            s.stacks[1] -= 1
            s.goto(0)
            self.draw(s, s.unseen.pop(code))
        elif s.stacks[0]:
            s.stacks[0] -= 1
            self.draw(s, s.unseen.pop(code))
        elif not s.shows[0]:
            s.stacks[1] -= 1
            self.draw(s, s.unseen.pop(code))
        elif code < len(s.shows[0]):
            self.draw(s, s.shows[0].pop(code))
        else:
            s.goto(1)

    def draw(self, s: Table, card: int) -> None:
        """A card leaves the deck: to the display, or to slot A."""
        if card >= RESEARCH:
            hang(s, card)
            return
        insort(s.display, card)
        if s.out is not None:
            s.tell("reveal", -1, cards=(card,), reveals=True)
        if len(s.display) == DISPLAY:
            s.pop()


REFILL: Final = PROGRAM.add("refill", Refill())
