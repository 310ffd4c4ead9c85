"""A puzzle in plain lines: the position, tries until the best move is found, and the answer with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ostraka.bots.levels import Rule
from ostraka.core.turn import Ask
from ostraka.match.puzzle import Attempt
from ostraka.text.puzzles import answered
from ostraka.text.words import Words
from ostraka.tui.answer import COMMANDS, read_answer
from ostraka.tui.plain import PlainTable, Quit, Read, Write, listed

__all__ = ["PuzzleTable"]

USEFUL: Final = frozenset("bsiaglwo?")
"""Commands that do here what they do at any table."""


class PuzzleTable(PlainTable):
    """The table of one puzzle: what is right is played and answered, anything else is tried again."""

    def __init__(
        self, attempt: Attempt, words: Words, names: Sequence[str], read: Read, write: Write, width: int = 0
    ) -> None:
        game, own = attempt.match.game, attempt.puzzle.seat
        # The others do what stands in the solution: nobody asks these bots.
        others = {seat: Rule(game) for seat in range(attempt.match.seats) if seat != own}
        super().__init__(attempt.match, words, names, others, read, write, width=width)
        self.attempt = attempt
        self.given = False
        """Whether the answer was asked for."""

    def solve(self) -> bool:
        """Until it is solved or the answer was asked for; whether it was solved. `Quit` if somebody has enough."""
        puzzle = self.attempt.puzzle
        say = self.words.catalogue.say
        theme, difficulty = say(f"puzzle-theme-{puzzle.theme}"), say(f"puzzle-{puzzle.difficulty}")
        self.puzzle("title", id=puzzle.id, game=self.words.title, theme=theme, difficulty=difficulty)
        self.puzzle("task")
        while not self.attempt.solved and not self.given:
            self.person(self.attempt.ask)
        if self.attempt.solved:
            self.say("")
            self.puzzle("solved")
        told = answered(self.words, puzzle, self.names)
        self.puzzle("answer", moves=self.words.series(told.moves, "semicolon"))
        self.say(told.why)
        return self.attempt.solved

    def puzzle(self, message: str, **args: str | int) -> None:
        """Something that is said of puzzles."""
        self.say(self.words.catalogue.say(f"puzzle-{message}", args))

    def person(self, ask: Ask) -> None:
        """One question, until it is answered well."""
        ask = listed(ask)
        self.tell(ask.seat)
        if not self.boards:
            self.boards[ask.seat] = 0
            self.show_board(ask)
        labels = [self.words.option(code, ask, self.names) for code in ask.options]
        self.question(ask, labels)
        while not self.given:
            answer = read_answer(self.read("> "), labels, self.words.catalogue)
            if answer.choice >= 0:
                self.attempt.choose(ask.options[answer.choice])
                if self.attempt.missed < 0:
                    self.tell(ask.seat)
                    if not self.attempt.solved:
                        self.puzzle("good")
                    return
                self.puzzle("missed", move=labels[answer.choice])
            elif not answer.command:
                self.say(answer.rest)
            else:
                self.command(answer.command, answer.rest, ask, labels)

    def help(self, ask: Ask) -> None:
        """The decision, and the commands that mean something here."""
        self.say(self.words.help(ask))
        self.tell_of("help")
        self.commands([each for each in COMMANDS if each[0] in USEFUL])
        self.puzzle("task")

    def command(self, key: str, rest: str, ask: Ask, labels: Sequence[str]) -> None:
        if key in ("u", "U"):
            self.puzzle("no-undo")
        elif key == "h":
            self.given = True
        elif key == "p":
            self.tell_of("nobody-else")
        elif key == "q":
            raise Quit
        else:
            super().command(key, rest, ask, labels)
