"""A guided first game: a deal that is always the same, and steps that are told when their question comes.

A game's script is `guide.toml` in its folder. Nothing in it is forced: whoever does something else than a step asks for
is told what that means, and may take it back; the next step waits for its own question.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.core.turn import Ask
from ostraka.match.match import Match
from ostraka.match.notation import words
from ostraka.match.shelf import home_of

__all__ = ["LEARNER", "Due", "Guide", "GuideStep", "guide_of"]

LEARNER: Final = 0
"""The seat of whoever is guided."""
FILE: Final = "guide.toml"


class GuideStep(NamedTuple):
    """One idea: said at the next question, or at the next one called `ask`; what is to be done must be on offer."""

    id: str
    """Its words are the message `guide-<id>`; those for whoever has done something else its attribute `.instead`."""
    ask: str = ""
    do: tuple[str, ...] = ()
    """What is to be done, as replays write it, with `*` for anything; nothing: it is only read."""
    light: tuple[str, ...] = ()
    """The parts of the table it speaks of, as help mode names them."""

    def wants(self, word: str) -> bool:
        return any(fnmatchcase(word, pattern) for pattern in self.do)


class Due(NamedTuple):
    """What is to be said at the question that is put now."""

    first: int
    """How many steps came before these."""
    steps: tuple[GuideStep, ...]
    strayed: GuideStep | None
    """The step that asked for something else than what was done last."""


class Guide(NamedTuple):
    """A script: the deal, who sits at the other seats, and the steps in their order."""

    seats: int
    seed: str
    bot: str
    setup: Mapping[str, str | bool | int]
    steps: tuple[GuideStep, ...]

    def deals(self, secret: str, start: object) -> bool:
        """Whether a match with this seed was begun by the script."""
        return start is None and secret == self.seed

    def begin(self, game: Game[Any, Any], forced: bool = True) -> Match[Any, Any]:
        """The deal of the script."""
        return Match(game, self.seats, self.setup, self.seed, forced)

    def due(self, match: Match[Any, Any]) -> Due:
        """Where the learner is, from the log alone: taking back leads back in the script as well."""
        table = words(match.game)
        again = self.begin(match.game, forced=False)
        at, strayed = 0, None
        told: tuple[GuideStep, ...] = ()
        last: Ask | None = None
        for seat, option in match.log:
            if at == len(self.steps):
                break
            if seat == LEARNER and (ask := question(again)) is not None:
                due = self._told(at, ask, table)
                at += len(due)
                told, last = due if due or not goes_on(last, ask) else told, ask
                missed = due and due[-1].do and not due[-1].wants(table[option])
                strayed = due[-1] if missed else None
            again.play(seat, option)
        else:
            ask = question(match)
            due = self._told(at, ask, table)
            # The same effect asks once more: what was said of it still holds.
            if not due and strayed is None and told and told[-1].do and goes_on(last, ask):
                return Due(at - 1, told[-1:], None)
            return Due(at, due, strayed)
        return Due(at, (), None)

    def _told(self, at: int, ask: Ask | None, table: Sequence[str]) -> tuple[GuideStep, ...]:
        """The steps from the next one on that belong to a question: up to the first that is to be done."""
        end = at
        while ask is not None and end < len(self.steps):
            step = self.steps[end]
            if step.ask not in ("", ask.prompt):
                break
            if step.do and not any(step.wants(table[option]) for option in ask.options):
                break
            end += 1
            if step.do:
                break
        return self.steps[at:end]


def question(match: Match[Any, Any]) -> Ask | None:
    """What the learner is asked, if there is anything to decide."""
    return next((ask for ask in match.asks if ask.seat == LEARNER and len(ask.options) > 1), None)


def goes_on(last: Ask | None, ask: Ask | None) -> bool:
    """Whether a question is put once more by the same effect of a card."""
    return last is not None and ask is not None and 0 <= ask.source == last.source and ask.prompt == last.prompt


@lru_cache(maxsize=64)
def guide_of(game: Game[Any, Any]) -> Guide | None:
    """The script of a game, if it has one; house rules would change what it speaks of."""
    home = "" if game.printed else home_of(game)
    file = files(home) / FILE if home else None
    if file is None or not file.is_file():
        return None
    try:
        script = tomllib.loads(file.read_text(encoding="utf-8"))
        steps = [
            GuideStep(step["id"], step.get("ask", ""), tuple(step.get("do", ())), tuple(step.get("light", ())))
            for step in script["steps"]
        ]
        return Guide(
            script["seats"], script["seed"], script.get("bot", "student"), script.get("setup", {}), tuple(steps)
        )
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise OstrakaError(f"{FILE} of {game.id} cannot be read: {error}") from error
