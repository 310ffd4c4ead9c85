"""What the conformance suite says: how much was checked, or what is wrong and how to see it again."""

from __future__ import annotations

from collections import Counter

__all__ = ["Nonconformance", "Report", "demand"]


class Nonconformance(AssertionError):
    """A game breaks the contract: which check, what was seen, and where.

    `seed` and `step` are -1 until the suite knows them.
    """

    def __init__(self, check: str, detail: str, seed: int = -1, step: int = -1, where: str = "") -> None:
        text = f"{check}: {detail}"
        if where:
            text += f"\nat step {step}; reproduce with {where}"
        super().__init__(text)
        self.check = check
        self.detail = detail
        self.seed = seed
        self.step = step


def demand(holds: bool, check: str, detail: str) -> None:
    """Raise `Nonconformance` unless it holds. For dear details, write `if` and raise it yourself."""
    if not holds:
        raise Nonconformance(check, detail)


class Report:
    """How much a run has checked."""

    def __init__(self) -> None:
        self.games = 0
        self.states = 0
        self.choices = 0
        self.chances = 0
        self.pairs = 0
        """(State, viewer) pairs whose hidden cards were exchanged."""
        self.moved = 0
        """Hidden cards that were exchanged in all of them."""
        self.checks: Counter[str] = Counter()
        """How often each check was made."""
        self.ended: Counter[str] = Counter()
        """How many games each rule ended."""

    def add(self, other: Report) -> None:
        """Take in the figures of another run."""
        self.games += other.games
        self.states += other.states
        self.choices += other.choices
        self.chances += other.chances
        self.pairs += other.pairs
        self.moved += other.moved
        self.checks += other.checks
        self.ended += other.ended

    def record(self) -> dict[str, object]:
        return {
            "games": self.games,
            "states": self.states,
            "choices": self.choices,
            "chances": self.chances,
            "pairs": self.pairs,
            "moved": self.moved,
            "checks": dict(sorted(self.checks.items())),
            "ended": dict(sorted(self.ended.items())),
        }

    def __repr__(self) -> str:
        made = self.checks.total()
        return (
            f"<{self.games} games, {self.states} states, {made} checks of {len(self.checks)} kinds, {self.pairs} pairs>"
        )
