"""What a state waits for: a choice of a seat, an outcome of chance, or nothing any more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

__all__ = ["CHANCE", "NOBODY", "OVER", "PASS", "YES", "Ask", "Over", "Roll", "Turn", "roll"]

CHANCE: Final = -1
"""The seat that answers a `Roll`."""
NOBODY: Final = -1
"""No card, no seat, nothing in this place."""
PASS: Final = 0
"""The option that declines, in every game."""
YES: Final = 1
"""The option that agrees, in every game."""


@mypyc_attr(acyclic=True)
class Turn:
    """Base of `Ask`, `Roll` and `Over`. None of them can be part of a cycle: they need no collector."""


# A question is born and dies at every step of a playout: keep one at hand.
@mypyc_attr(free_list_len=1, acyclic=True)
class Ask(Turn):
    """A seat must choose one of `options` (ascending, unique, never empty).

    `prompt` names the question, `source` the card that asks it, `amount` how many are still to be chosen.
    `others` are further seats that may answer now, each their own question: any order of arrival is right.
    `sealed` says that nobody sees the answers until all are in.
    """

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: tuple[int, ...],
        source: int = NOBODY,
        amount: int = 0,
        sealed: bool = False,
        others: tuple[Ask, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.source = source
        self.amount = amount
        self.sealed = sealed
        self.others = others

    def asked(self) -> tuple[Ask, ...]:
        """Every question open now, this one first."""
        return (self, *self.others)

    def of(self, seat: int) -> Ask | None:
        """The question put to `seat`, if it is asked anything; what others are asked is none of its business."""
        if seat == self.seat:
            if not self.others:
                return self
            return Ask(self.seat, self.prompt, self.options, self.source, self.amount, self.sealed)
        for ask in self.others:
            if ask.seat == seat:
                return ask
        return None

    def record(self) -> dict[str, object]:
        return {
            "prompt": self.prompt,
            "options": list(self.options),
            "source": self.source,
            "amount": self.amount,
            "sealed": self.sealed,
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Ask, (self.seat, self.prompt, self.options, self.source, self.amount, self.sealed, self.others)

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt!r}, {self.options})"


@mypyc_attr(acyclic=True)
class Roll(Turn):
    """Chance answers with a whole number, uniform over range(n)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __reduce__(self) -> tuple[object, ...]:
        return Roll, (self.n,)

    def __repr__(self) -> str:
        return f"Roll({self.n})"


@mypyc_attr(acyclic=True)
class Over(Turn):
    """The game has ended."""

    def __reduce__(self) -> str:
        return "OVER"

    def __repr__(self) -> str:
        return "Over()"


OVER: Final = Over()
_ROLLS: Final[list[Roll]] = [Roll(n) for n in range(257)]


def roll(n: int) -> Roll:
    """`Roll(n)`, shared: a roll is asked thousands of times a second."""
    return _ROLLS[n]
