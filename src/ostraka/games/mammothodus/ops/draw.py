"""Drawing cards, and the generation change when the draw pile is empty (R8.1, R8.4)."""

from __future__ import annotations

from typing import Final

from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import PASS, Ask, Turn, roll
from ostraka.core.zone import insort, withdraw
from ostraka.games.mammothodus.board import ADJACENT, FIGURES_FOR, KIND
from ostraka.games.mammothodus.options import DRAW, FIGURE_AT, TERRITORY_AT
from ostraka.games.mammothodus.program import PROGRAM
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.tables import POPULATION_MIN
from ostraka.games.mammothodus.terms import CENTRE, COLOURS, DRAW_THREE, TERRITORY

__all__ = [
    "DRAW_CARDS",
    "GENERATION",
    "HELD",
    "THREE",
    "DrawCards",
    "Generation",
    "could_change",
    "could_draw",
    "could_grow",
    "draw_three",
    "offer_draw",
    "settle_places",
    "wanted",
]

THREE: Final = 3
HELD: Final = 1 << DRAW_THREE
"""The mask of the draw-three card."""


class DrawCards(Op[Table]):
    """Draw `argument` cards; an empty pile brings a generation change first (R8.4), an empty clan stops (Q6)."""

    name = "draw"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        if f.arg <= 0:
            s.pop()
        elif s.pile[seat]:
            return roll(len(s.pile[seat]))
        elif s.discard[seat]:
            s.push(GENERATION, seat)
        else:
            s.pop()
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        owner = f.seat
        card = s.pile[owner].pop(code)
        insort(s.hand[owner], card)
        if s.out is not None:
            s.tell("draw", owner, cards=(card,), sees=-1 if s.open_hands else 1 << owner, reveals=True)
        if f.arg == 1:
            s.pop()
        else:
            s.goto(f.step, f.arg - 1)


def draw_three(s: Table, seat: int) -> None:
    """The card goes to the discard pile first, then three are drawn (R9.2, Q38)."""
    card = s.put(seat, DRAW_THREE)
    s.tell("draw-three", seat, cards=(card,))
    s.push(DRAW_CARDS, seat, arg=THREE)


def offer_draw(s: Table, seat: int) -> tuple[int, ...]:
    """Draw three, as an offer beside the question that a clan is asked (Q62)."""
    if s.first_rulings:
        return ()
    for card in s.hand[seat]:
        if KIND[card] == DRAW_THREE:
            return (DRAW,)
    return ()


def could_draw(s: Table, seat: int, kinds: int) -> bool:
    """Whether a draw-three card could bring a clan one of these kinds (Q62).

    With hidden hands only what everybody knows decides: hand and draw pile together (Q5).
    """
    if s.first_rulings or not s.owns(seat, HELD):
        return False
    if not s.open_hands and s.owns(seat, kinds):
        return True
    cards = s.pile[seat] if s.open_hands else []
    if len(s.pile[seat]) < THREE:
        cards = cards + s.discard[seat]
    for card in cards:
        if kinds >> KIND[card] & 1:
            return True
    return False


def could_change(s: Table, seat: int) -> bool:
    """Whether a draw-three card would change a clan's generation (R8.4, Q62)."""
    return len(s.pile[seat]) < THREE and not s.first_rulings and s.owns(seat, HELD)


def could_grow(s: Table, seat: int) -> bool:
    """Whether a draw-three card would bring a clan another figure (Q62)."""
    return could_change(s, seat) and wanted(s, seat) > s.figures(seat)


def wanted(s: Table, seat: int) -> int:
    """The figures a clan's population asks for (R2.5)."""
    return FIGURES_FOR[s.population[seat] - POPULATION_MIN]


def settle_places(s: Table, seat: int) -> list[int]:
    """Where a new figure may stand: the centre, with a figure of the clan, or next to one (R8.4.2, Q42)."""
    mask = 1 << CENTRE
    for t in s.figure[seat * COLOURS : seat * COLOURS + COLOURS]:
        if t >= 0:
            mask |= 1 << t
            for u in ADJACENT[t]:
                mask |= 1 << u
    return [t for t in range(len(ADJACENT)) if mask >> t & 1]


class Generation(Op[Table]):
    """The generation change, in its exact order (R8.4, Q40).

    Step 0 degradation, 1 population, 2 where a new figure goes (`card` is its colour), 3 specialisation, 4 shuffle.
    """

    name = "generation"

    def step(self, s: Table, f: Frame) -> Turn | None:
        seat = f.seat
        at = f.step
        if at == 0:
            s.tell("generation", seat)
            # Figures are counted before any is added or removed: Q41.
            if s.degrade(seat, max(0, s.figures(seat) - s.defence[seat])):
                s.defence[seat] = 0
                s.goto(1)
            return None
        if at == 1:
            return self.population(s, seat)
        if at == 2:
            places = settle_places(s, seat)
            return Ask(seat, "settle", tuple([TERRITORY_AT + t for t in places]), s.piece(seat, f.card))
        if at == 3:
            return self.specialise(s, seat)
        s.pile[seat] = withdraw(s.discard[seat])
        s.pop()
        return None

    def population(self, s: Table, seat: int) -> Turn | None:
        """Figures come or go until there are as many as the population feeds (R8.4.2)."""
        number = wanted(s, seat)
        have = s.figures(seat)
        figure = s.figure
        if number == 0:
            s.lose("extinction")
            return None
        if have == number:
            s.chosen.clear()
            s.goto(3)
            return None
        grow = have < number
        options = [FIGURE_AT + c for c in range(COLOURS) if (figure[seat * COLOURS + c] < 0) == grow]
        return Ask(seat, "grow" if grow else "fade", tuple(options), -1, abs(number - have))

    def specialise(self, s: Table, seat: int) -> Turn | None:
        """Which colour stands in each occupied place; PASS leaves the rest as it is (R8.4.3, Q43)."""
        present = [c for c in range(COLOURS) if s.figure[seat * COLOURS + c] >= 0]
        at = len(s.chosen)
        if at == len(present):
            self.exchange(s, seat, present)
            s.goto(4)
            return None
        options = [FIGURE_AT + c for c in range(COLOURS) if c not in s.chosen]
        keep = True
        for c in present[at:]:
            if c in s.chosen:
                keep = False
        t = s.figure[seat * COLOURS + present[at]]
        return Ask(seat, "specialise", tuple([PASS, *options] if keep else options), TERRITORY + t, len(present) - at)

    def exchange(self, s: Table, seat: int, present: list[int]) -> None:
        """Put the chosen colours in the places of those that stand there now."""
        if s.chosen == present:
            s.chosen.clear()
            return
        at = seat * COLOURS
        places = [s.figure[at + c] for c in present]
        for c in range(COLOURS):
            s.figure[at + c] = -1
        for c, t in zip(s.chosen, places, strict=True):
            s.figure[at + c] = t
        s.tell("specialise", seat, cards=tuple([s.piece(seat, c) for c in s.chosen]))
        s.chosen.clear()

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        at = f.step
        if at == 1:
            colour = code - FIGURE_AT
            if s.figure[seat * COLOURS + colour] < 0:
                s.become(f.op, f.seat, colour, step=2)
            else:
                t = s.figure[seat * COLOURS + colour]
                s.tell("fade", seat, cards=(s.piece(seat, colour), TERRITORY + t))
                s.stand(seat, colour, -1)
        elif at == 2:
            s.goto(1)
            s.tell("settle", seat, cards=(s.piece(seat, f.card), TERRITORY + code - TERRITORY_AT))
            s.stand(seat, f.card, code - TERRITORY_AT)
        elif code == PASS:
            present = [c for c in range(COLOURS) if s.figure[seat * COLOURS + c] >= 0]
            s.chosen += present[len(s.chosen) :]
        else:
            s.chosen.append(code - FIGURE_AT)


DRAW_CARDS: Final = PROGRAM.add("draw-cards", DrawCards())
GENERATION: Final = PROGRAM.add("generation", Generation())
