"""What somebody asks of an environment, who may ask for nonsense."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from ostraka.core.errors import IllegalSetup, OstrakaError
from ostraka.core.game import Game

__all__ = ["laid", "whole"]


def whole(what: str, value: Any) -> int:
    """A whole number, as Python or NumPy has it; what is refused by compiled code is refused in better words here."""
    try:
        return index(value)
    except TypeError:
        raise OstrakaError(f"{what} is a whole number, not {value!r}") from None


def laid(game: Game[Any, Any], setup: Mapping[str, object] | None, seats: int) -> Any:
    """The table before anything has happened, set up as somebody wishes who may wish nonsense."""
    if setup is not None and not isinstance(setup, Mapping):
        raise IllegalSetup(f"a setup is a dict of settings and their values, not {setup!r}")
    return game.new(setup, whole("the number of seats", seats))
