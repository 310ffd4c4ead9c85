"""Learn, and what happens to the technology boards and decks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ostraka.core.expr import Fact
from ostraka.core.op import Op
from ostraka.core.state import Frame
from ostraka.core.turn import CHANCE, PASS, Ask, Turn, roll
from ostraka.core.zone import insort, withdraw
from ostraka.games.ancient.catalogue import CARDS, MODIFIES, PROGRAM
from ostraka.games.ancient.modifiers import RequirementDiscount
from ostraka.games.ancient.ops.reactions import push_batch, reactions
from ostraka.games.ancient.options import BOARD, CARD, cards
from ostraka.games.ancient.state import Table, next_slot
from ostraka.games.ancient.terms import IMMEDIATE, POSITIONS, kind_of, level_of
from ostraka.games.ancient.triggers import LEARN

__all__ = [
    "FLIP",
    "REFILL",
    "Flip",
    "Learn",
    "LookLearn",
    "Refill",
    "Tuck",
    "displayed",
    "learnable",
    "leniency",
    "meets",
]


def leniency(s: Table, seat: i64) -> int:
    """By how much one "at least" value of a requirement may be missed (CARD-11)."""
    line = s.line
    p = seat * POSITIONS
    end = p + POSITIONS
    while p < end:
        card: i64 = line[p]
        if card < 0:
            p = next_slot(p)
            continue
        p += 1
        if MODIFIES[card]:
            modify = CARDS[card].modify
            if isinstance(modify, RequirementDiscount):
                return modify.n
    return 0


def meets(s: Table, seat: i64, technology: i64, slack: i64) -> bool:
    """Whether the seat meets a requirement now (TEC-2, TEC-3)."""
    needs = CARDS[technology].needs
    if needs is None:
        return True
    f = Frame(-1, seat, technology)
    if slack == 0:
        return needs.holds(s, f)
    return needs.shortfall(s, f) <= slack


def displayed(s: Table) -> list[int]:
    """All face-up technologies, ascending."""
    found = s.boards[0] + s.boards[1] + s.boards[2]
    found.sort()
    return found


def learnable(s: Table, seat: i64, requirements: bool = True) -> list[int]:
    """The displayed technologies the seat may learn (TEC-1)."""
    if not requirements:
        return displayed(s)
    slack = leniency(s, seat)
    found: list[int] = []
    for board in s.boards:
        for technology in board:
            if meets(s, seat, technology, slack):
                found.append(technology)
    found.sort()
    return found


def take_from_board(s: Table, technology: int) -> int:
    """Take a technology off its board. Returns the board if it must now be refilled (TEC-4), else -1."""
    for b in range(3):
        board = s.boards[b]
        if technology in board:
            board.remove(technology)
            return b if len(board) == 1 else -1
    return -1


def react_to_learning(s: Table, seat: i64, technology: i64) -> None:
    """The technology's effect and your reactions, in your order (TEC-9)."""
    effects = reactions(s, seat, LEARN, kind_of(technology), 0)
    card = CARDS[technology]
    own = card.at == IMMEDIATE and card.effect >= 0
    if own and not s.technology_first:
        effects.append(Frame(card.effect, seat, technology))
    push_batch(s, seat, effects)
    if own and s.technology_first:
        s.push(card.effect, seat, technology)


class Learn(Op[Table]):
    """Learn displayed technologies one after the other (CARD-33)."""

    name = "learn"

    def __init__(self, n: int = 1, requirements: bool = True) -> None:
        super().__init__()
        self.n = n
        self.requirements = requirements

    def step(self, s: Table, f: Frame) -> Turn | None:
        choice = learnable(s, f.seat, self.requirements) if f.step < self.n else []
        if not choice:
            s.pop()
            return None
        return Ask(f.seat, "learn", cards(choice, self.may), f.card, self.n - f.step)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.pop()
            return
        if f.step + 1 == self.n:
            s.pop()
        else:
            s.goto(f.step + 1)
        technology = code - CARD
        board = take_from_board(s, technology)
        insort(s.collection[f.seat], technology)
        if s.out is not None:
            s.tell("learn", f.seat, cards=(technology,), amount=1, source=f.card)
        react_to_learning(s, f.seat, technology)
        if board >= 0:
            # The board is refilled before the effect is resolved: TEC-4.
            s.push(REFILL, f.seat, arg=board)

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n, "requirements": self.requirements}

    def args(self) -> str:
        return f"{self.n}" + ("" if self.requirements else ", requirements=False")


def more_technologies(s: Table, level: int) -> bool:
    """Whether a technology can be drawn; shuffles the discard into a new deck if it must (TEC-5)."""
    if not s.library[level] and not s.under[level]:
        if not s.retired[level]:
            return False
        s.library[level], s.retired[level] = s.retired[level], s.library[level]
    return True


class Refill(Op[Table]):
    """Clear a board that is down to one card and deal three new ones, or close it (TEC-4, TEC-6).

    Step 0 clears, step 1 deals. The argument is the board.
    """

    name = "refill"

    def step(self, s: Table, f: Frame) -> Turn | None:
        board = s.boards[f.arg]
        level = s.board_level[f.arg]
        if f.step == 0:
            for card in withdraw(board):
                insort(s.retired[level], card)
            if len(s.library[level]) + len(s.under[level]) + len(s.retired[level]) < 3:
                self.close(s, f, level)
                return None
            s.goto(1, f.arg)
        while len(board) < 3 and more_technologies(s, level):
            if s.library[level]:
                return roll(len(s.library[level]))
            insort(board, s.take_under(level))
        if s.out is not None:
            s.tell("refill", f.seat, cards=tuple(board), amount=f.arg, reveals=True)
        s.pop()
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        insort(s.boards[f.arg], s.library[s.board_level[f.arg]].pop(code))

    def close(self, s: Table, f: Frame, level: int) -> None:
        s.board_level[f.arg] = -1
        if not s.closed_board_keeps_cards:
            for bag in (s.library[level], s.under[level], s.retired[level]):
                for card in withdraw(bag):
                    insort(s.gone, card)
            s.under_known = [
                x
                for i in range(0, len(s.under_known), 2)
                for x in s.under_known[i : i + 2]
                if level_of(s.under_known[i]) != level
            ]
        s.tell("close-board", f.seat, amount=f.arg)
        s.pop()


REFILL: Final = PROGRAM.add("refill", Refill())


class Flip(Op[Table]):
    """Mid-game: one of the level I boards becomes a level II board (TEC-7)."""

    name = "flip"

    def step(self, s: Table, f: Frame) -> Turn | None:
        open_boards = [BOARD + b for b in range(3) if s.board_level[b] == 0]
        if not open_boards:
            s.pop()
            return None
        return Ask(f.seat, "flip", tuple(open_boards), -1, 1)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        board = code - BOARD
        s.pop()
        for card in withdraw(s.boards[board]):
            insort(s.retired[0], card)
        s.board_level[board] = 1
        s.tell("flip", f.seat, amount=board)
        s.push(REFILL, f.seat, arg=board)


FLIP: Final = PROGRAM.add("flip", Flip())


class LookLearn(Op[Table]):
    """Look at the top of a technology deck in secret, learn one, put the others under it (CARD-12).

    Step 0..look draws; then one is learned, if any qualifies; then the rest goes under the deck in your order.
    """

    name = "look_learn"

    def __init__(self, level: int, look: int) -> None:
        super().__init__()
        self.level = level
        self.look = look

    def fitting(self, s: Table, f: Frame) -> list[int]:
        slack = leniency(s, f.seat)
        return [t for t in s.study if meets(s, f.seat, t, slack)]

    def step(self, s: Table, f: Frame) -> Turn | None:
        level = self.level - 1
        study = s.study
        if f.step < self.look and more_technologies(s, level):
            if s.library[level]:
                return roll(len(s.library[level]))
            self.look_at(s, f, s.take_under(level))
            return None
        if f.step <= self.look:
            choice = self.fitting(s, f)
            if not study:
                s.pop()
                return None
            return Ask(f.seat, "look-learn", cards(choice, not choice), f.card, 1)
        if len(study) > 1:
            return Ask(f.seat, "under", cards(study), f.card, len(study))
        for technology in study[:]:
            self.put_under(s, f, technology)
        s.pop()
        if f.arg > 0:
            react_to_learning(s, f.seat, f.arg - 1)
        return None

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        if seat == CHANCE:
            self.look_at(s, f, s.library[self.level - 1].pop(code))
        elif f.step > self.look:
            self.put_under(s, f, code - CARD)
        elif code == PASS:
            s.goto(self.look + 1)
        else:
            s.study.remove(code - CARD)
            insort(s.collection[f.seat], code - CARD)
            s.tell("learn", f.seat, cards=(code - CARD,), amount=1, source=f.card)
            s.goto(self.look + 1, code - CARD + 1)

    def look_at(self, s: Table, f: Frame, technology: int) -> None:
        s.looker = f.seat
        insort(s.study, technology)
        s.tell("peek", f.seat, cards=(technology,), amount=1, source=f.card, sees=1 << f.seat, reveals=True)
        s.goto(f.step + 1)

    def put_under(self, s: Table, f: Frame, technology: int) -> None:
        s.study.remove(technology)
        s.put_under(self.level - 1, technology, 1 << f.seat)
        s.tell("under", f.seat, cards=(technology,), amount=1, source=f.card, sees=1 << f.seat)

    def fact(self) -> Fact:
        return {
            "op": self.name,
            "level": self.level,
            "look": self.look,
            "requirements": True,
            "rest": "deck_bottom_any_order",
        }

    def args(self) -> str:
        return f"{self.level}, {self.look}"


class Tuck(Op[Table]):
    """Put displayed technologies under the deck of their level, one after the other (CARD-13)."""

    name = "bottom_technology"

    def __init__(self, n: int, level: int = 0) -> None:
        super().__init__()
        self.n = n
        self.level = level

    def step(self, s: Table, f: Frame) -> Turn | None:
        choice = [t for t in displayed(s) if self.level in (0, level_of(t) + 1)] if f.step < self.n else []
        if not choice:
            s.pop()
            return None
        return Ask(f.seat, "tuck", cards(choice), f.card, self.n - f.step)

    def take(self, s: Table, f: Frame, seat: int, code: int) -> None:
        s.goto(f.step + 1)
        technology = code - CARD
        board = take_from_board(s, technology)
        s.put_under(level_of(technology), technology, s.everyone())
        s.tell("tuck", f.seat, cards=(technology,), amount=1, source=f.card)
        if board >= 0:
            s.push(REFILL, f.seat, arg=board)

    def fact(self) -> Fact:
        return {"op": self.name, "n": self.n, "level": self.level or "any"}

    def args(self) -> str:
        return f"{self.n}" + (f", level={self.level}" if self.level else "")
