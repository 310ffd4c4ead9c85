"""What a match remembers of each choice."""

from __future__ import annotations

from typing import NamedTuple

from ostraka.core.event import Event

__all__ = ["Choice", "Step"]


class Choice(NamedTuple):
    """The option a seat took."""

    seat: int
    option: int


class Step:
    """A choice, the moment it was made in, and the events up to the next question.

    `turn` and `active` are the game's heading before the choice, `chances` the outcomes drawn before it. `opened` is
    the log length at which the sealed question it answers was put, or -1. A forced choice was the only option of the
    only seat asked: nobody decided anything. It is evident if everybody may know that, which in a discreet match is not
    always so.
    """

    __slots__ = ("active", "chances", "choice", "events", "evident", "forced", "opened", "turn")

    def __init__(self, choice: Choice, turn: int, active: int, chances: int, opened: int, forced: bool) -> None:
        self.choice = choice
        self.turn = turn
        self.active = active
        self.chances = chances
        self.opened = opened
        self.forced = forced
        self.evident = forced
        self.events: list[Event] = []
