"""Who has how many points and why, at any time; who has won when it is over."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

__all__ = ["Outcome"]


# Without the second word mypyc would leave out `__init__` when Python calls the class.
@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Outcome:
    """`points[seat][i]` come from `sources[i]`. `ranks` (1 is best, ties share a rank) are set when the game is over.

    `sides` tells who wins together; `ended` names the rule that ended the game.
    """

    def __init__(
        self,
        sources: tuple[str, ...],
        points: list[list[int]],
        sides: list[int],
        ranks: list[int] | None = None,
        ended: str = "",
    ) -> None:
        self.sources = sources
        self.points = points
        self.sides = sides
        self.ranks = ranks
        self.ended = ended

    def total(self, seat: int) -> int:
        return sum(self.points[seat])

    def totals(self) -> list[int]:
        return [sum(row) for row in self.points]

    def winners(self) -> list[int]:
        """The seats that share the victory; none before the end, or when everybody lost."""
        if self.ranks is None:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def record(self) -> dict[str, object]:
        return {
            "sources": list(self.sources),
            "points": [list(row) for row in self.points],
            "totals": self.totals(),
            "sides": list(self.sides),
            "ranks": self.ranks,
            "winners": self.winners(),
            "ended": self.ended,
        }

    def __repr__(self) -> str:
        return f"Outcome({self.totals()}, ranks={self.ranks})"
