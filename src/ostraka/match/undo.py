"""When a choice may be taken back: freely while nobody has learnt anything from it, otherwise by consent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostraka.core.whole import whole
from ostraka.match.errors import NoUndo
from ostraka.match.step import Choice

if TYPE_CHECKING:
    from ostraka.match.match import Match

__all__ = ["free", "kept", "point", "why"]


def point(match: Match[Any, Any], seat: int, to: int | None, grain: str) -> int:
    """The log length an undo leads to: never one before a choice that the match would make again by itself."""
    if match.over:
        raise NoUndo("undo-over")
    begin = _begin(match, seat, grain) if to is None else whole(to)
    if begin is None or not 0 <= begin < match.at:
        raise NoUndo("undo-length", now=match.at, to=repr(to))
    sealed = 0 <= match.opened <= begin
    for i, step in enumerate(match.steps[begin:], begin):
        if sealed:
            if step.choice.seat == seat:
                return i
        elif not (match.forced and step.evident):
            return i
    raise NoUndo("undo-nothing")


def _begin(match: Match[Any, Any], seat: int, grain: str) -> int:
    """Where the seat's last step began, or its part in the last turn it took part in."""
    if grain not in ("step", "turn"):
        raise NoUndo("undo-grain", grain=repr(grain))
    steps = match.steps
    begin = -1
    for i in range(len(steps) - 1, -1, -1):
        step = steps[i]
        if begin >= 0 and (grain == "step" or step.turn != steps[begin].turn):
            break
        if step.choice.seat == seat and not step.evident:
            begin = i
    if begin < 0:
        raise NoUndo("undo-nothing")
    return begin


def free(match: Match[Any, Any], seat: int, point: int) -> bool:
    """Whether there is no reason to ask the others: mostly the first step tells."""
    if 0 <= match.opened <= point:
        return True
    for step in match.steps[point:]:
        if step.choice.seat != seat and not step.evident:
            return False
    return not why(match, seat, point)


def why(match: Match[Any, Any], seat: int, point: int) -> tuple[str, ...]:
    """What makes an undo the others' business, as messages of the catalogue; nothing if it is free."""
    if 0 <= match.opened <= point:
        return ()
    steps = match.steps[point:]
    reasons: list[str] = []
    if any(step.choice.seat != seat and not step.evident for step in steps):
        reasons.append("undo-chosen")
    if match.chances > steps[0].chances:
        reasons.append("undo-chance")
    # Whoever saw the sealed answers of the others must not answer again.
    opened = any(step.opened >= 0 and step.opened != match.opened for step in steps)
    if opened or any(event.reveals for step in steps for event in step.events):
        reasons.append("undo-revealed")
    return tuple(reasons)


def kept(match: Match[Any, Any], seat: int, point: int) -> tuple[Choice, ...]:
    """The sealed answers of other seats, which an undo of one's own leaves alone."""
    if not 0 <= match.opened <= point:
        return ()
    return tuple([step.choice for step in match.steps[point:] if step.choice.seat != seat])
