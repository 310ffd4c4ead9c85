"""How much a bot may think about one question, and where its luck comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Final

from ostraka.core.errors import OstrakaError

__all__ = ["MOST", "OWN_MEASURE", "Budget", "counted"]

MOST: Final = 1_000_000_000
"""Simulations for one answer that nobody lives to see."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The means for one answer: so many simulations, or so many seconds, or the bot's own measure.

    All chance of a bot comes from `seed`: equal views and equal budgets give equal answers, unless a clock is involved.
    """

    seed: int = 0
    simulations: int | None = None
    """Think exactly so much; with `seconds` beside it, at most so much."""
    seconds: float | None = None
    """Think so long, and never a tenth longer."""
    limit: float | None = None
    """Never think longer than so many seconds, whatever the measure is."""
    cores: int = 1
    """How many processes may think at the same time."""

    def __post_init__(self) -> None:
        if self.simulations is not None and not 1 <= self.simulations <= MOST:
            raise OstrakaError(f"a budget has 1 to {MOST:,} simulations, not {self.simulations}")
        for seconds in (self.seconds, self.limit):
            if seconds is not None and not 0 < seconds < float("inf"):
                raise OstrakaError(f"a budget is some seconds long, not {seconds}")
        if self.cores < 1:
            raise OstrakaError(f"thinking takes at least one core, not {self.cores}")

    def measure(self, own: int) -> int | None:
        """How many simulations to make at most; `own` is what the bot takes unasked, None: only the clock counts."""
        if self.simulations is not None:
            return self.simulations
        return own if self.seconds is None else None

    def clock(self) -> float | None:
        """After how many seconds the answer is due, if a clock is involved."""
        given = [seconds for seconds in (self.seconds, self.limit) if seconds is not None]
        return min(given) if given else None

    def record(self) -> dict[str, object]:
        """As plain JSON values: `Budget.read` understands them."""
        return asdict(self)

    @staticmethod
    def read(record: Mapping[str, object]) -> Budget:
        """The budget that was recorded."""
        known = [field.name for field in fields(Budget)]
        for name in record:
            if name not in known:
                raise OstrakaError(f"a budget has no {name!r}; it has: {', '.join(known)}")
        simulations = record.get("simulations")
        return Budget(
            _whole("seed", record.get("seed", OWN_MEASURE.seed)),
            None if simulations is None else _whole("simulations", simulations),
            _seconds("seconds", record.get("seconds")),
            _seconds("limit", record.get("limit")),
            _whole("cores", record.get("cores", OWN_MEASURE.cores)),
        )


def _whole(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise OstrakaError(f"{name!r} of a budget is a number, not {value!r}")
    return value


def _seconds(name: str, value: object) -> float | None:
    if value is None or isinstance(value, float):
        return value
    return _whole(name, value)


def counted(text: str) -> int | None:
    """A number of simulations that stands behind a name; None if it is none."""
    fits = text.isascii() and text.isdecimal() and len(text) <= len(str(MOST)) and 1 <= int(text) <= MOST
    return int(text) if fits else None


OWN_MEASURE: Final = Budget()
"""Every bot as it thinks fit."""
