"""Learning from one's mistakes at the terminal: each position as it was, a try, and the answer with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ostraka.lab.analysis import BETTER, GOOD, PLAYED, WORSE, Mistake
from ostraka.lab.analysis_words import Telling
from ostraka.text.boards import board_of
from ostraka.tui.answer import read_answer

__all__ = ["Lessons"]

Read: TypeAlias = Callable[[str], str]
Write: TypeAlias = Callable[[str], None]
GRADES = {GOOD: "learn-good", BETTER: "learn-better", PLAYED: "learn-same", WORSE: "learn-worse"}


class Lessons:
    """The mistakes of an analysis, one after the other."""

    def __init__(self, telling: Telling, read: Read, write: Write) -> None:
        self.telling = telling
        self.say = telling.say
        self.read = read
        self.write = write

    def go(self) -> None:
        """Through all of them, or until somebody stops."""
        mistakes = self.telling.mistakes
        self.write(self.say("learn-title"))
        self.write(self.say("learn-count", {"n": len(mistakes)}))
        for place, mistake in enumerate(mistakes, 1):
            self.write("")
            when = self.telling.when(mistake.turn, mistake.judged.decision.seat)
            self.write(self.say("terminal-learn-place", {"n": place, "of": len(mistakes), "when": when}))
            if not self.one(mistake):
                return
        if mistakes:
            self.write("")
            self.write(self.say("learn-end"))

    def one(self, mistake: Mistake) -> bool:
        """One position; False if somebody wants to stop."""
        telling, decision = self.telling, mistake.judged.decision
        words, names = telling.words, telling.names
        for line in board_of(words.game)(decision.view, words, names):
            self.write(line)
        self.write("")
        self.write(words.ask(decision.ask, names))
        labels = [words.option(option, decision.ask, names) for option in decision.ask.options]
        for number, label in enumerate(labels, 1):
            self.write(f"  {number}. {label}")
        self.write(self.say("learn-played", {"move": telling.made(mistake)}))
        self.write(f"{self.say('learn-find')} {self.say('terminal-learn-how')}")
        return self.tried(mistake, labels)

    def tried(self, mistake: Mistake, labels: list[str]) -> bool:
        """Try until something better is found, or somebody gives in, goes on or stops."""
        grades = mistake.grades()
        while True:
            line = self.read("> ").strip()
            if line.casefold() in ("q", "n"):
                return line.casefold() == "n"
            if line.casefold() == "a":
                break
            answer = read_answer(line, labels, self.telling.words.catalogue)
            if answer.choice < 0:
                self.write(answer.rest or self.say("terminal-learn-how"))
                continue
            grade = grades[mistake.judged.decision.ask.options[answer.choice]]
            self.write(self.say(GRADES[grade]))
            if grade == GOOD:
                break
        for told in self.telling.answer(mistake):
            self.write(told)
        return True
