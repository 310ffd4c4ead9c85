"""Ancient Knowledge: teams of two with `setup={"teams": True}` and four seats."""

from __future__ import annotations

from collections.abc import Mapping

from ostraka.rl.seats import Ordered, Seats, in_order

__all__ = ["env", "raw_env"]


def raw_env(
    seats: int = 2,
    setup: Mapping[str, object] | None = None,
    forced: bool = False,
    masked: bool = False,
    render_mode: str | None = None,
) -> Seats:
    """The environment itself. `forced` asks also where there is one answer; `masked` puts masks into observations."""
    return Seats("ancient", "ancient_knowledge_v0", seats, setup, forced, masked, render_mode)


def env(
    seats: int = 2,
    setup: Mapping[str, object] | None = None,
    forced: bool = False,
    masked: bool = False,
    render_mode: str | None = None,
) -> Ordered:
    """The environment, guarded against calls in the wrong order."""
    return in_order(raw_env(seats, setup, forced, masked, render_mode))
