"""The stack of frames: laid, read by name, taken away and used again."""

from __future__ import annotations

import copy
import pickle

import pytest

from ostraka.core.stack import Frame, Row, Stack, stack_of
from ostraka.core.state import State

LOW: Row = (1, 0, -1, 0, 0)
MIDDLE: Row = (2, 1, 35, 2, -7)
TOP: Row = (3, 0, 188, 1, 1 << 40)


def test_frames_have_names() -> None:
    frame = stack_of([LOW, MIDDLE]).at(0)
    assert (frame.op, frame.seat, frame.card, frame.step, frame.arg) == MIDDLE == frame.row()
    assert repr(frame) == "Frame(2, 1, 35, 2, -7)"
    assert Frame(1, 0).row() == LOW


def test_the_last_one_is_on_top() -> None:
    stack = stack_of([LOW, MIDDLE, TOP])
    assert len(stack) == 3 and bool(stack)
    assert stack.rows() == [LOW, MIDDLE, TOP]
    assert [stack.at(depth).row() for depth in range(3)] == [TOP, MIDDLE, LOW]
    assert repr(stack) == repr([LOW, MIDDLE, TOP])
    stack.clear()
    assert not stack and len(stack) == 0 and stack.rows() == []


def test_the_top_frame_goes_on_or_makes_way() -> None:
    s = State()
    s.push(3, 1, 12, arg=9)
    s.goto(2, 5)
    assert s.top().row() == (3, 1, 12, 2, 5)
    s.become(4, 0, step=1)
    assert s.stack.rows() == [(4, 0, -1, 1, 0)]


def test_a_frame_can_be_read_after_it_was_popped() -> None:
    stack = stack_of([LOW, MIDDLE])
    frame = stack.at(0)
    stack.pop()
    stack.push(7, 3, 3, 3, 3)
    stack.push(8, 3, 3, 3, 3)
    assert frame.row() == MIDDLE


@pytest.mark.parametrize("depth", range(3))
def test_a_frame_is_taken_out_from_between_the_others(depth: int) -> None:
    rows = [LOW, MIDDLE, TOP]
    stack = stack_of(rows)
    taken = stack.withdraw(depth)
    assert taken.row() == rows[2 - depth]
    del rows[2 - depth]
    assert stack.rows() == rows
    stack.lay(taken)
    assert stack.rows() == [*rows, taken.row()]


def test_a_copy_goes_its_own_way() -> None:
    stack = stack_of([LOW, MIDDLE])
    twin = stack.copy()
    twin.at(0).hold(*TOP)
    twin.push(*LOW)
    stack.pop()
    assert stack.rows() == [LOW]
    assert twin.rows() == [LOW, TOP, LOW]


def test_a_frame_is_used_again_after_the_next_one_is_popped() -> None:
    stack = stack_of([LOW, MIDDLE])
    frame = stack.at(0)
    stack.pop()
    stack.pop()
    stack.push(*TOP)
    assert stack.at(0) is frame and stack.rows() == [TOP]


def test_what_is_not_there_cannot_be_reached() -> None:
    stack = stack_of([LOW])
    for depth in (-1, 1, 5):
        with pytest.raises(IndexError, match="so many frames are not pending"):
            stack.at(depth)
        with pytest.raises(IndexError, match="so many frames are not pending"):
            stack.withdraw(depth)
    with pytest.raises(IndexError, match="no frame is pending"):
        Stack().pop()
    assert stack.rows() == [LOW]


def test_it_can_be_sent_away() -> None:
    stack = stack_of([LOW, MIDDLE])
    for twin in (copy.deepcopy(stack), pickle.loads(pickle.dumps(stack))):
        assert twin.rows() == stack.rows() and twin.at(0) is not stack.at(0)


def test_frames_from_outside_are_not_hoarded() -> None:
    stack = Stack()
    for _ in range(100):
        stack.lay(Frame(1, 0))
        stack.pop()
    kept, spare = 0, stack.spare
    while spare is not None:
        kept, spare = kept + 1, spare.below
    assert kept <= 2
