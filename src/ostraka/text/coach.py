"""What a coach says about a choice: that it gives something away, what is better, and why."""

from __future__ import annotations

from typing import Final

from ostraka.text.clause import Args
from ostraka.text.hints import Advice

__all__ = ["Objection"]

MUCH: Final = 0.08
"""From here on it is much that is given away."""


class Objection:
    """The words about two moves: the better one, and the one somebody is about to make or has made."""

    def __init__(self, advice: Advice) -> None:
        self.advice = advice
        self.better, self.chosen = advice.hints.hints[0], advice.hints.hints[-1]

    @property
    def grounded(self) -> bool:
        """Whether a reason can be said: without one nothing is said at all, however the trials went."""
        return bool(self.advice.grounds(self.better))

    def _about(self) -> Args:
        move = self.advice.words.catalogue.inner(self.advice.move(self.chosen))
        return {"move": move, "much": "yes" if self.chosen.behind >= MUCH else "no"}

    def sure(self) -> str:
        """Before it is done."""
        return self.advice.say("coach-sure", self._about())

    def was(self) -> str:
        """When it is done."""
        return self.advice.say("coach-was", self._about())

    def instead(self) -> str:
        return self.advice.say("coach-better", {"move": self.advice.move(self.better)})

    def why(self) -> str:
        return self.advice.why(self.better)

    def figures(self) -> str:
        """What can be expected of either, in figures."""
        better, chosen = self.advice.expects(self.better), self.advice.expects(self.chosen)
        return self.advice.say(
            "coach-figures", {"better": better, "chosen": chosen, "gap": self.advice.gap(self.chosen)}
        )

    def lines(self, done: bool = False) -> list[str]:
        """All of it but the figures."""
        return [self.was() if done else self.sure(), " ".join(part for part in (self.instead(), self.why()) if part)]
