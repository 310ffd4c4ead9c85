"""Stand-ins: whatever a policy does, its answer is an offered option, and the others' game goes on."""

from __future__ import annotations

from collections.abc import Callable

from ostraka.core.game import View
from ostraka.core.turn import Ask
from ostraka.match.step import Policy

__all__ = ["answer"]


def answer(policy: Policy | None, ask: Ask, look: Callable[[], View]) -> tuple[int | None, str]:
    """The option a policy chooses; or None and what was wrong, which is nothing where there is no policy."""
    if policy is None:
        return None, ""
    try:
        option = policy(look(), ask)
    except Exception as error:
        return None, repr(error)
    if type(option) is int and option in ask.options:
        return option, ""
    return None, f"{option!r} is not offered"
