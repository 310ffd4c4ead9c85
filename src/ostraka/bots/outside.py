"""Bots in any language: programs that speak `ostraka-bot 1` on standard input and output (docs/bot-protocol.md)."""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

from ostraka.bots.bot import Bot
from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.bots.program import Forfeit, Program
from ostraka.bots.roster import make_bot
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, View
from ostraka.core.outcome import Outcome
from ostraka.core.turn import Ask
from ostraka.text import words_for

__all__ = ["EXEC", "GREETING", "Dialogue", "Outside", "make_again", "make_any", "opened"]

EXEC: Final = "exec:"
"""What the name of a program begins with where a bot is named."""
GREETING: Final = "ostraka-bot 1"
PATIENCE: Final = 10.0
"""Seconds for an answer, where nobody has said how long it may take."""
COMING: Final = 30.0
"""Seconds until a program must be ready to play."""
GRACE: Final = 1.0
"""Seconds for an answer after `stop`."""


class Dialogue:
    """A conversation with one program. Whatever it does wrong ends the program, and is a `Forfeit`."""

    def __init__(self, command: str) -> None:
        try:
            argv = shlex.split(command)
            if not argv:
                raise ValueError(f"behind {EXEC} stands a program, as in {EXEC}./mybot")
            self.program = Program(argv)
        except (ValueError, OSError) as error:
            why = error.strerror if isinstance(error, OSError) else None
            raise OstrakaError(f"{command!r} cannot be started: {why or error}") from error
        self.name = command
        self.greet()

    def greet(self) -> None:
        """It says that it speaks our language, and perhaps its name."""
        self.program.tell(GREETING)
        deadline = time.monotonic() + COMING
        while (line := self.program.line(deadline)) != "ready":
            if line is None:
                raise self.program.lost("silent", f"it was not ready within {COMING:g} seconds")
            word, _, rest = line.partition(" ")
            if word == "name":
                self.name = " ".join(rest.split())[:40] or self.name
            elif word != "info":
                raise self.program.lost("garbled", f"instead of name or ready it said {line[:80]!r}")

    def begin(self, facts: Mapping[str, object]) -> None:
        """A new game."""
        self.program.tell(f"game {json.dumps(facts)}")

    def choose(
        self,
        view: Mapping[str, object],
        question: Mapping[str, object],
        offers: Iterable[tuple[int, str]],
        seconds: float,
        seed: int,
        clocks: Iterable[float | None] = (),
    ) -> int:
        """One question and its answer, in time and among the offers."""
        labels = dict(offers)
        left = ["-" if clock is None else f"{round(1000 * clock)}" for clock in clocks]
        self.program.tell(
            f"view {json.dumps(view)}",
            f"question {json.dumps(question)}",
            *[f"option {option} {' '.join(label.split())}" for option, label in labels.items()],
            " ".join(["clock", f"{round(1000 * seconds)}", *left]),
            f"think {seed}",
        )
        option = self.answer(time.monotonic() + seconds)
        if option is None:
            self.program.tell("stop")
            option = self.answer(time.monotonic() + GRACE)
        if option is None:
            raise self.program.lost("silent", f"no answer within {seconds:g} seconds, nor {GRACE:g} s after stop")
        if option not in labels:
            raise self.program.lost("illegal", f"it chose {option}; it was offered {sorted(labels)}")
        return option

    def answer(self, deadline: float) -> int | None:
        """What it chooses, whatever it tells beside; None if that takes too long."""
        while (line := self.program.line(deadline)) is not None:
            word, _, rest = line.partition(" ")
            if word == "choose":
                number = rest.strip()
                if not (number.isascii() and number.isdecimal() and len(number) < 10):
                    raise self.program.lost("garbled", f"after choose stands a number, not {rest[:80]!r}")
                return int(number)
            if word != "info":
                raise self.program.lost("garbled", f"it said {line[:80]!r}")
        return None

    def over(self, result: Mapping[str, object]) -> None:
        """The game has ended; nothing is asked any more."""
        self.program.tell(f"over {json.dumps(result)}")

    def close(self) -> None:
        self.program.leave()


def opened(command: str) -> Dialogue:
    """A program that is ready to play; what is wrong with it is told before anything is played."""
    try:
        return Dialogue(command)
    except Forfeit as error:
        raise OstrakaError(
            f"the bot {EXEC + command!r} does not speak {GREETING}: {error.detail} ({error.rule})"
        ) from error


class Outside:
    """A bot that is a program. Each seat of each game has a program to itself; one that has behaved is used again."""

    def __init__(self, game: Game[Any, Any], command: str, known: bool = False) -> None:
        self.game = game
        self.command = command
        # Who has spoken to us before is not asked in advance: what goes wrong from then on is a forfeit.
        self.idle = [] if known else [opened(command)]
        self.name = command if known else self.idle[0].name

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        """One question without a game around it."""
        mind = self.mind()
        try:
            return mind.choose(view, ask, budget)
        finally:
            mind.leave()

    def mind(self) -> Seated:
        return Seated(self)

    def dialogue(self) -> Dialogue:
        """One that is idle, or a new one. It was started before: if it cannot be any more, that is its own fault."""
        try:
            return self.idle.pop() if self.idle else Dialogue(self.command)
        except Forfeit:
            raise
        except OstrakaError as error:
            raise Forfeit("gone", str(error)) from error

    def close(self) -> None:
        """End what is idle; what plays is ended by whoever plays with it."""
        while self.idle:
            self.idle.pop().close()

    def __repr__(self) -> str:
        return f"Outside({self.game.id!r}, {self.command!r})"


class Seated:
    """A program at one seat of one game, from its first question on: then it can only harm itself."""

    def __init__(self, bot: Outside) -> None:
        self.bot = bot
        self.name = bot.name
        self.dialogue: Dialogue | None = None

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        game, words = self.bot.game, words_for(self.bot.game)
        record = view.record()
        if self.dialogue is None:
            self.dialogue = self.bot.dialogue()
            facts = {"game": game.id, "rules": game.rules, "seats": view.seats, "seat": ask.seat}
            self.dialogue.begin({**facts, "setup": record["setup"]})
        names = [f"seat {seat}" for seat in range(view.seats)]
        question = {**ask.record(), "text": words.ask(ask, names)}
        offers = [(option, words.option(option, ask, names)) for option in ask.options]
        return self.dialogue.choose(record, question, offers, budget.clock() or PATIENCE, budget.seed)

    def over(self, outcome: Outcome) -> None:
        """The game has ended: the program is free for another one."""
        if self.dialogue is not None:
            with suppress(Forfeit):
                self.dialogue.over(outcome.record())
            self.leave()

    def leave(self) -> None:
        """Who has behaved waits for the next game."""
        if self.dialogue is not None and self.dialogue.program.running:
            self.bot.idle.append(self.dialogue)


def make_any(game: Game[Any, Any], spec: str) -> Bot:
    """A bot of the roster, or a program of one's own: `exec:./mybot`. For command lines only: it starts programs."""
    return Outside(game, spec.removeprefix(EXEC)) if spec.startswith(EXEC) else make_bot(game, spec)


def make_again(game: Game[Any, Any], spec: str) -> Bot:
    """The same in another process, after `make_any` has found it good."""
    return Outside(game, spec.removeprefix(EXEC), known=True) if spec.startswith(EXEC) else make_bot(game, spec)
