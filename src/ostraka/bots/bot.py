"""What a bot is."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ostraka.bots.budget import Budget
from ostraka.core.game import View
from ostraka.core.outcome import Outcome
from ostraka.core.turn import Ask

__all__ = ["Attends", "Bot", "Remembers", "remembering"]


@runtime_checkable
class Bot(Protocol):
    """Somebody who answers questions: from what a seat may know, and from nothing else.

    A bot holds no state between questions, so it can take over any seat at any moment.
    """

    name: str

    def choose(self, view: View, ask: Ask, budget: Budget) -> int:
        """One of `ask.options`. Equal views and equal budgets give equal answers, unless a clock is involved."""
        ...


@runtime_checkable
class Remembers(Protocol):
    """A bot that plays better when it may remember what it thought before."""

    def mind(self) -> Bot:
        """The same bot for one seat of one match: what it answers may depend on what it was asked before."""
        ...


@runtime_checkable
class Attends(Protocol):
    """A bot that wants to know how its game has ended."""

    def over(self, outcome: Outcome) -> None:
        """The game has ended."""
        ...


def remembering(bot: Bot) -> Bot:
    """A bot for one seat of one match; one that has no use for a memory is returned as it is."""
    return bot.mind() if isinstance(bot, Remembers) else bot
