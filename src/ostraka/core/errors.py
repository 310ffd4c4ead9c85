"""The two errors of the rules: the caller's mistake and ours (STYLE convention 10)."""

from __future__ import annotations

__all__ = ["IllegalChoice", "IllegalSetup", "OstrakaError", "RulesBug"]


class OstrakaError(Exception):
    """Anything Ostraka refuses, with one clear line that says what would be right."""


class IllegalChoice(OstrakaError):
    """A seat chose something it was not offered; nothing has changed."""

    def __init__(self, message: str, seat: int, option: object, legal: tuple[int, ...]) -> None:
        super().__init__(message)
        self.seat = seat
        self.option = option
        self.legal = legal

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalChoice, (str(self), self.seat, self.option, self.legal)


class IllegalSetup(OstrakaError):
    """A variant setting or a number of seats the game does not know."""


class RulesBug(OstrakaError):
    """An invariant is broken: the rules are wrong, not the player."""

    def __init__(self, invariant: str, detail: str = "") -> None:
        super().__init__(f"{invariant}: {detail}" if detail else invariant)
        self.invariant = invariant
        self.detail = detail

    def __reduce__(self) -> tuple[object, ...]:
        return RulesBug, (self.invariant, self.detail)
