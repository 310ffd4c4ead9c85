"""What a search found out about one option."""

from __future__ import annotations

from math import sqrt

__all__ = ["Estimate", "merge"]


class Estimate:
    """How often an option was tried, and what came of it."""

    def __init__(self, option: int, visits: int, values: list[float], error: float) -> None:
        self.option = option
        self.visits = visits
        self.values = values
        """The mean result of each seat, from 0 to 1."""
        self.error = error
        """The standard error of the choosing seat's mean."""

    def record(self) -> dict[str, object]:
        return {"option": self.option, "visits": self.visits, "values": self.values[:], "error": self.error}

    def __repr__(self) -> str:
        values = ", ".join([f"{value:.3f}" for value in self.values])
        return f"Estimate({self.option}, visits={self.visits}, values=[{values}])"


def merge(parts: list[list[Estimate]], seat: int) -> list[Estimate]:
    """What several searches of the same question found out together; the options tried most often first."""
    visits: dict[int, int] = {}
    sums: dict[int, list[float]] = {}
    squares: dict[int, float] = {}
    for part in parts:
        for e in part:
            visits[e.option] = visits.get(e.option, 0) + e.visits
            if e.visits == 0:
                continue
            n = float(e.visits)
            if e.option not in sums:
                sums[e.option] = [0.0] * len(e.values)
                squares[e.option] = 0.0
            total = sums[e.option]
            for i in range(len(total)):
                total[i] += n * e.values[i]
            mean = e.values[seat]
            squares[e.option] += n * (e.error * e.error * n - 0.25 / n + mean * mean)
    found: list[Estimate] = []
    for option, count in visits.items():
        if count == 0:
            found.append(Estimate(option, 0, [], 1.0))
            continue
        n = float(count)
        values = [total / n for total in sums[option]]
        spread = max(0.0, squares[option] / n - values[seat] * values[seat])
        found.append(Estimate(option, count, values, sqrt((spread + 0.25 / n) / n)))
    found.sort(key=lambda e: (-e.visits, -e.values[seat] if e.visits else 0.0, e.option))
    return found
