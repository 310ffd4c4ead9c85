"""What an explanation can point at: things to be counted on a table, and what each of them is worth."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from ostraka.core.mind.insight import TO_THE_END
from ostraka.core.state import S
from ostraka.core.turn import Ask

__all__ = ["Sign", "Signs"]


class Sign:
    """Something to be counted for a seat. One more of it is worth so many points; a threat is worth less than nothing.

    A difference smaller than `least` is not worth a word. Of several signs, or a sign and a source of points, with the
    same `topic` only one is named: they say the same.
    """

    def __init__(self, name: str, worth: float, least: float = 0.5, topic: str = "") -> None:
        self.name = name
        self.worth = worth
        self.least = least
        self.topic = topic or name

    def __repr__(self) -> str:
        return f"Sign({self.name!r}, {self.worth})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Signs(Generic[S]):
    """The neutral signs: nothing but the points is worth a word.

    `reach` is the number of choices to play on for what a game may end with; `topics` are the topics of the sources of
    points where they differ from their names. `spending` are the questions whose every answer but "no" gives something
    up, `free` those at which "yes" costs nothing.
    """

    def __init__(
        self,
        signs: tuple[Sign, ...] = (),
        reach: int = TO_THE_END,
        topics: dict[str, str] | None = None,
        spending: tuple[str, ...] = (),
        free: tuple[str, ...] = (),
    ) -> None:
        self.signs = signs
        self.reach = reach
        self.topics: dict[str, str] = topics or {}
        self.spending = spending
        self.free = free

    def alike(self, s: S, ask: Ask, one: int, other: int) -> bool:
        """Whether two answers get the same thing, so that there is nothing between them but their price."""
        return False

    def counts(self, s: S, seat: int) -> list[float]:
        """How much there is of each sign, in their order. Asked of imagined tables only."""
        return []
