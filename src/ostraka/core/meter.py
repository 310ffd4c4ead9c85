"""What a game is played for and against: counts that something happens at."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

__all__ = ["ENDS", "LOSES", "RESULTS", "STOPS", "WINS", "Meter", "MeterResult"]

MeterResult: TypeAlias = Literal["ends", "wins", "loses", "stops"]

ENDS: Final = "ends"
WINS: Final = "wins"
LOSES: Final = "loses"
STOPS: Final = "stops"
"""At the bound: the end of the game comes, it can be won, it can be lost, or the seat plays no more."""
RESULTS: Final[tuple[MeterResult, ...]] = (ENDS, WINS, LOSES, STOPS)


# Without the second word mypyc would leave out `__init__` when Python calls the class.
@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Meter:
    """A count that goes from its `start`, up or down, to a `bound`. The words of the game say what happens there."""

    def __init__(self, name: str, value: int | list[int], start: int, bound: int, result: MeterResult) -> None:
        self.name = name
        self.value = value
        """How far it has come; a list where each seat has its own."""
        self.start = start
        self.bound = bound
        self.result = result

    def record(self) -> dict[str, object]:
        return {
            "name": self.name,
            "value": self.value,
            "start": self.start,
            "bound": self.bound,
            "result": self.result,
        }

    def __repr__(self) -> str:
        return f"Meter({self.name!r}, {self.value}, {self.start}, {self.bound}, {self.result!r})"
