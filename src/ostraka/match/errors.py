"""What a match refuses, beside `IllegalChoice`. A refused call has changed nothing."""

from __future__ import annotations

from ostraka.core.errors import OstrakaError
from ostraka.core.game import NO_OPTION, Note

__all__ = ["NeedsConsent", "NoUndo", "ReplayError", "StaleChoice"]


class StaleChoice(OstrakaError):
    """A choice made for an earlier moment: `at` is the log length it was made for, `now` the present one."""

    def __init__(self, at: object, now: int) -> None:
        super().__init__(f"this choice was made at {at!r}, but the match is at {now}; look again and choose anew")
        self.at = at
        self.now = now


class NoUndo(OstrakaError):
    """An undo that leads nowhere: `why` says so in words of the catalogue."""

    def __init__(self, message: str, **args: int | str) -> None:
        super().__init__(" ".join([message, *(f"{name}={value}" for name, value in args.items())]))
        self.why = Note(NO_OPTION, message, args)


class NeedsConsent(OstrakaError):
    """An undo that the other seats must agree to: `seats` are those missing, `why` the messages of the reasons."""

    def __init__(self, seats: frozenset[int], why: tuple[str, ...]) -> None:
        names = ", ".join(str(seat) for seat in sorted(seats))
        super().__init__(f"undo needs the consent of seat {names}: {', '.join(why)}")
        self.seats = seats
        self.why = why


class ReplayError(OstrakaError):
    """A replay file that cannot be read: the line (from 1), what stands there and what was expected."""

    def __init__(self, line: int, found: str, expected: str) -> None:
        short = found if len(found) <= 60 else found[:59] + "…"
        super().__init__(f"line {line}: found {short!r}, expected {expected}")
        self.line = line
        self.found = found
        self.expected = expected
