"""What a bot says about the options of a seat, on the wire."""

from __future__ import annotations

from ostraka.server.wire import Out

__all__ = ["HintInfo", "ObjectionInfo", "ReasonInfo", "StepInfo"]


class ReasonInfo(Out):
    """A difference to the other options: a message with its numbers, and whether it speaks for the option."""

    message: str
    args: dict[str, str | int | float]
    gain: bool


class StepInfo(Out):
    """One choice of a move: the question it answers, the option, and whether there is no other."""

    prompt: str
    option: int
    forced: bool


class HintInfo(Out):
    """One of the best moves: its choices, what it promises every seat (with standard errors), and why.

    `label` is the whole move in words, `because` why, `equals` what is just as good (with the first only), `expects`
    and `gap` the same in figures. `behind` is how much more the first move promises, with its standard `error`; where
    `equal` is true that is no real difference.
    """

    option: int
    steps: list[StepInfo]
    label: str
    because: str
    equals: str
    expects: str
    gap: str
    equal: bool
    behind: float
    error: float
    chances: list[float]
    errors: list[float]
    points: list[float]
    reasons: list[ReasonInfo]


class ObjectionInfo(Out):
    """What a coach says about an option: before it is taken (`sure`) or after (`was`), what is better, and why.

    `figures` is what can be expected of either, `steps` are the choices of the better move.
    """

    option: int
    sure: str
    was: str
    better: str
    because: str
    figures: str
    steps: list[StepInfo]
