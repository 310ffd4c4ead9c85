"""What a bot says about the options of a seat, on the wire."""

from __future__ import annotations

from ostraka.server.wire import Out

__all__ = ["HintInfo", "ReasonInfo"]


class ReasonInfo(Out):
    """A difference to the other options: a message with its numbers, and whether it speaks for the option."""

    message: str
    args: dict[str, str | int | float]
    gain: bool


class HintInfo(Out):
    """One of the best options: what it promises every seat (with standard errors), and why."""

    option: int
    label: str
    expects: str
    because: str
    chances: list[float]
    errors: list[float]
    points: list[float]
    reasons: list[ReasonInfo]
