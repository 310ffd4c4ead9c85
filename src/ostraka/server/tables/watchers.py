"""Those who look at a table, and are woken when something happens there."""

from __future__ import annotations

from typing import Protocol

__all__ = ["Watcher", "Watchers"]


class Watcher(Protocol):
    """Whoever is to be woken: an event, or something like one."""

    def set(self) -> None: ...


class Watchers(dict[Watcher, int | None]):
    """Who is to be woken, and the seat each of them watches from."""

    def __init__(self) -> None:
        super().__init__()
        self.people: set[Watcher] = set()
        """Those at a seat who are people."""

    def wake(self, spectators: bool) -> None:
        """Everybody; or all but spectators."""
        for watcher, seat in self.items():
            if spectators or seat is not None:
                watcher.set()

    def wake_spectators(self) -> None:
        for watcher, seat in self.items():
            if seat is None:
                watcher.set()
