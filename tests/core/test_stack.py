"""The stack of frames reads like a list, and uses its places again."""

from __future__ import annotations

import pytest

from ostraka.core.stack import Frame, Stack, stack_of

LOW: Frame = (1, 0, -1, 0, 0)
MIDDLE: Frame = (2, 1, 35, 2, -7)
TOP: Frame = (3, 0, 188, 1, 1 << 40)


def test_it_reads_like_a_list() -> None:
    stack = stack_of([LOW, MIDDLE, TOP])
    assert len(stack) == 3 and bool(stack)
    assert [stack[-1], stack[-2], stack[0], stack[1]] == [TOP, MIDDLE, LOW, MIDDLE]
    assert list(stack) == stack.frames() == [LOW, MIDDLE, TOP]
    assert [stack.at(depth).frame() for depth in range(3)] == [TOP, MIDDLE, LOW]
    assert repr(stack) == repr([LOW, MIDDLE, TOP])


def test_the_top_frame_is_replaced_and_taken_away() -> None:
    stack = stack_of([LOW, TOP])
    stack[-1] = MIDDLE
    assert stack.frames() == [LOW, MIDDLE]
    stack.pop()
    stack.extend([TOP, MIDDLE])
    assert stack.frames() == [LOW, TOP, MIDDLE]
    stack.clear()
    assert not stack and len(stack) == 0 and stack.frames() == []


@pytest.mark.parametrize("depth", range(3))
def test_a_frame_is_taken_out_from_between_the_others(depth: int) -> None:
    frames = [LOW, MIDDLE, TOP]
    stack = stack_of(frames)
    assert stack.withdraw(depth) == frames[2 - depth]
    del frames[2 - depth]
    assert stack.frames() == frames


def test_a_copy_goes_its_own_way() -> None:
    stack = stack_of([LOW, MIDDLE])
    twin = stack.copy()
    twin[-1] = TOP
    twin.append(LOW)
    stack.pop()
    assert stack.frames() == [LOW]
    assert twin.frames() == [LOW, TOP, LOW]


def test_a_place_is_used_again() -> None:
    stack = stack_of([LOW, MIDDLE])
    place = stack.top
    stack.pop()
    assert stack.frames() == [LOW]
    stack.append(TOP)
    assert stack.top is place and stack.frames() == [LOW, TOP]


def test_what_is_not_there_cannot_be_reached() -> None:
    stack = stack_of([LOW])
    for reach in (-2, 1, 5):
        with pytest.raises(IndexError, match="so many frames are not pending"):
            stack[reach]
        with pytest.raises(IndexError, match="so many frames are not pending"):
            stack[reach] = TOP
    with pytest.raises(IndexError, match="so many frames are not pending"):
        stack.withdraw(1)
    with pytest.raises(IndexError, match="no frame is pending"):
        Stack().pop()
    assert stack.frames() == [LOW]
