"""Ops: numbering, sequences, conditions, and the loop that runs them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ostraka.core.errors import IllegalChoice, IllegalSetup, OstrakaError, RulesBug
from ostraka.core.expr import Count
from ostraka.core.game import Game, View
from ostraka.core.mind.playout import playout
from ostraka.core.op import If, Op, Program, Seq, may
from ostraka.core.rng import Rng
from ostraka.core.setup import Setting
from ostraka.core.state import Frame, State
from ostraka.core.turn import CHANCE, OVER, PASS, YES, Ask, Roll, Turn


class Heap(State):
    """What has been done so far, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []


class Done(Count[Heap]):
    """How much has been done."""

    def __init__(self) -> None:
        super().__init__("done", "DONE")

    def value(self, s: Heap, f: Frame) -> int:
        return len(s.done)


DONE = Done()


class Do(Op[Heap]):
    """Do something at once."""

    name = "do"

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what = what

    def step(self, s: Heap, f: Frame) -> Turn | None:
        s.done.append(self.what)
        s.tell("done", f.seat, amount=len(s.done))
        s.pop()
        return None

    def args(self) -> str:
        return repr(self.what)


class Wonder(Op[Heap]):
    """Ask a seat yes or no."""

    name = "wonder"

    def step(self, s: Heap, f: Frame) -> Turn | None:
        return Ask(f.seat, "wonder", (PASS, YES))

    def take(self, s: Heap, f: Frame, seat: int, code: int) -> None:
        s.done.append("yes" if code == YES else "no")
        s.pop()


class Toss(Op[Heap]):
    """Let chance answer."""

    name = "toss"

    def step(self, s: Heap, f: Frame) -> Turn | None:
        return Roll(6)

    def take(self, s: Heap, f: Frame, seat: int, code: int) -> None:
        s.done.append(f"{seat}:{code}")
        s.pop()


class Stack(Game[Heap, View]):
    """A game that is one op."""

    def __init__(self, op: Op[Heap]) -> None:
        self.id = "stack"
        self.title = "Stack"
        self.seats = range(2, 4)
        self.settings = (Setting("dice", ("plain", "loaded")),)
        self.program = Program()
        self.root = self.program.add("root", op)
        self.bound = 100

    def deal(self, setup: Mapping[str, str | bool | int], seats: int) -> Heap:
        s = Heap()
        s.push(self.root, seats - 1)
        return s


def test_a_sequence_does_one_after_the_other() -> None:
    s = Stack(Seq(Do("a"), Seq(Do("b"), Do("c")), Do("d"))).new()
    assert s.done == ["a", "b", "c", "d"]
    assert s.turn is OVER
    assert not s.stack


def test_a_sequence_waits_where_an_op_asks_and_goes_on_after_the_answer() -> None:
    game = Stack(Seq(Do("a"), Wonder(), Toss(), Do("b")))
    s = game.new()
    assert s.done == ["a"]
    assert isinstance(s.turn, Ask)
    game.apply(s, YES)
    assert isinstance(s.turn, Roll)
    game.apply(s, 4)
    assert s.done == ["a", "yes", f"{CHANCE}:4", "b"]


def test_a_condition_is_looked_at_when_its_turn_comes() -> None:
    assert Stack(Seq(Do("a"), If(DONE >= 1, Do("then")))).new().done == ["a", "then"]
    assert Stack(Seq(Do("a"), If(DONE >= 2, Do("then")))).new().done == ["a"]


def test_ops_are_numbered_once_with_all_that_is_in_them() -> None:
    program: Program[Heap] = Program()
    inner = Do("b")
    tree = Seq(Do("a"), inner)
    assert program.add("tree", tree) == 0
    assert [op.number for op in program.ops] == [0, 1, 2]
    assert program.add("inner", inner) == 2
    assert len(program.ops) == 3


def test_ops_have_keys_that_tell_where_they_are() -> None:
    program: Program[Heap] = Program()
    program.add("tree", Seq(Do("a"), Seq(Do("b")), Do("c")))
    assert [op.key for op in program.ops] == ["tree", "tree/Do", "tree/Seq", "tree/Seq/Do", "tree/Do-2"]
    assert [program.number(op.key) for op in program.ops] == [0, 1, 2, 3, 4]
    with pytest.raises(RulesBug, match="an op has a key of its own: 'tree'"):
        program.add("tree", Do("d"))
    with pytest.raises(OstrakaError, match="this version of the rules has no op 'twig'"):
        program.number("twig")


def test_reprs_rebuild() -> None:
    assert repr(Seq(Do("a"), may(Do("b")))) == "Seq(Do('a'), may(Do('b')))"
    assert repr(If(DONE <= 3, Do("a"))) == "If((DONE <= 3), Do('a'))"


def test_facts_nest() -> None:
    assert Seq(Do("a"), Do("b")).fact() == {"op": "sequence", "steps": [{"op": "do"}, {"op": "do"}]}
    assert If(DONE <= 3, Do("a")).fact() == {"if": {"count": "done", "at_most": 3}, "op": "do"}


def test_answering_an_op_that_asks_nothing_is_our_mistake() -> None:
    op = Do("a")
    with pytest.raises(RulesBug, match=r"an op that asks nothing was answered: Do\('a'\)"):
        op.take(Heap(), Frame(0, 0), 0, 0)


def test_events_are_told_only_when_somebody_listens() -> None:
    game = Stack(Seq(Wonder(), Do("a")))
    s, t = game.new(), game.new()
    out: list = []
    game.apply(s, PASS, out)
    game.apply(t, PASS)
    assert [event.kind for event in out] == ["done"]
    assert s.out is None
    assert s.done == t.done


# --- the door that checks ---------------------------------------------------------------------------------------------


def refusal(game: Stack, s: Heap, seat: int, option: object) -> str:
    with pytest.raises(IllegalChoice) as found:
        game.legal(s, seat, option)
    assert found.value.seat == seat
    return str(found.value)


def test_what_is_offered_is_legal() -> None:
    game = Stack(Wonder())
    s = game.new(None, 2)
    assert [game.legal(s, 1, option) for option in (PASS, YES)] == [PASS, YES]


@pytest.mark.parametrize("option", [2, -1, 10**30, True, False, "1", None, 1.0, (1,)])
def test_what_is_not_offered_is_refused_with_what_is(option: object) -> None:
    game = Stack(Wonder())
    assert refusal(game, game.new(), 1, option) == f"option {option!r} is not offered to seat 1; legal are [0, 1]"


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    game = Stack(Wonder())
    assert refusal(game, game.new(), 0, YES) == "seat 0 is not asked; seat 1 is to choose"


def test_nobody_chooses_for_chance() -> None:
    game = Stack(Toss())
    assert refusal(game, game.new(), 0, 3) == "nobody is asked: chance is to answer"


def test_nobody_chooses_after_the_end() -> None:
    game = Stack(Do("a"))
    assert refusal(game, game.new(), 0, PASS) == "seat 0 is not asked; the game is over: nobody is to choose"


def test_the_number_of_seats_is_checked() -> None:
    with pytest.raises(IllegalSetup, match="Stack has 2 to 3 seats, not 7"):
        Stack(Do("a")).new({}, 7)


def test_the_first_of_several_questions_does_not_carry_the_others_along() -> None:
    """What the others may choose from is their secret, even for the seat that is named first."""
    ask = Ask(0, "pick", (3, 4), 7, 2, True, (Ask(1, "pick", (8, 9), 7, 2, True),))
    own = ask.of(0)
    assert own is not None
    assert (own.seat, own.prompt, own.options, own.source, own.amount, own.sealed) == (0, "pick", (3, 4), 7, 2, True)
    assert own.others == ()
    assert [a.seat for a in ask.asked()] == [0, 1]
    assert ask.of(1) is ask.others[0]
    assert ask.of(2) is None


def test_a_playout_stops_at_its_limit() -> None:
    game = Stack(Seq(*[Wonder() for _ in range(5)], *[Toss() for _ in range(5)]))
    assert playout(game, game.new(), Rng(1), 7) == (5, 2)
    assert playout(game, game.new(), Rng(1), 100) == (5, 5)
