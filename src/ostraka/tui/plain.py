"""A whole game in plain lines: for any terminal, a pipe or a screen reader. No boxes, no colours, no motion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from textwrap import wrap
from typing import Any, TypeAlias

from ostraka.bots.bot import Bot
from ostraka.bots.budget import Budget
from ostraka.bots.explain import Hints, explain
from ostraka.core.turn import PASS, Ask
from ostraka.match import Guide, Match, NoUndo
from ostraka.text.boards import board_of
from ostraka.text.hints import Advice, advised, figured
from ostraka.text.sheet import final_sheet, running_sheet
from ostraka.text.story import story
from ostraka.text.words import NOBODY, Words
from ostraka.tui.answer import COMMANDS, read_answer, says_yes
from ostraka.tui.coach import Coach
from ostraka.tui.inspect import about_goal, adjacent_to, inspected, labelled

__all__ = ["PlainTable", "Quit"]

Read: TypeAlias = Callable[[str], str]
"""Asks for a line; raises `EOFError` when there is none."""
Write: TypeAlias = Callable[[str], None]

LAST = 20
CURTAIN = 40
THINKING = 0.5
"""Seconds of the clock a bot takes for a decision at most."""
HINTING = 1.5
"""Seconds that are thought about a hint."""


def listed(ask: Ask) -> Ask:
    """The question as it is listed: what gives something up stands last."""
    options = tuple([option for option in ask.options if option != PASS])
    if PASS in ask.options:
        options = (*options, PASS)
    return Ask(ask.seat, ask.prompt, options, ask.source, ask.amount, ask.sealed, ask.others)


class Quit(Exception):
    """The person at the table wants to stop."""


class PlainTable:
    """One match, the people in front of the terminal and the bots. It shows a seat its own view and nothing else."""

    def __init__(
        self,
        match: Match[Any, Any],
        words: Words,
        names: Sequence[str],
        bots: Mapping[int, Bot],
        read: Read,
        write: Write,
        curtain: bool = False,
        width: int = 0,
        alone: bool = False,
        guide: Guide | None = None,
        coach: Coach | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.words = words
        self.names = list(names)
        self.bots = dict(bots)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.read = read
        self.write = write
        self.curtain = curtain
        """Whether the screen is pushed away before another person looks at it."""
        self.width = width
        """Lines break at words after so many columns; 0: the terminal may do as it likes."""
        self.alone = alone
        """Whether one person has all the seats: then nothing is hidden between them, and nothing told twice."""
        self.guide = guide
        """The script of a guided first game."""
        self.coach = coach
        self.first = -1
        """The seat that is to answer first, where several are asked; -1: whoever comes first."""
        self.draw = board_of(match.game)
        self.told = dict.fromkeys(range(match.seats), -1)
        self.boards: dict[int, int] = {}
        self.hinted: tuple[tuple[int, int, int], Hints] | None = None
        """The moment of the last hint (seat, log length, how often something was taken back) and what it said."""
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1

    # The course of a game

    def play(self) -> None:
        """To the end; raises `Quit` or `EOFError` if the people stop before."""
        while not self.match.over:
            ask = self.next_ask()
            if ask.seat in self.bots:
                option = self.bots[ask.seat].choose(self.match.view(ask.seat), ask, self.budget(ask.seat, THINKING))
                self.match.play(ask.seat, option, self.match.at)
                self.first = -1
            else:
                self.person(ask)
        for seat in self.people[:1]:
            self.tell(seat)
        self.say("")
        self.tell_of("over")
        for line in final_sheet(self.match.outcome(), self.words, self.names):
            self.say(line)

    def next_ask(self) -> Ask:
        """Sealed answers come from the bots first, so that nobody waits; otherwise people go first."""
        asks = self.match.asks
        for ask in asks:
            if ask.seat == self.first:
                return ask
        first = [ask for ask in asks if (ask.seat in self.bots) == ask.sealed]
        return (first or asks)[0]

    def budget(self, seat: int, limit: float) -> Budget:
        """What a bot has for this one decision: taking back and choosing again gives the same answer."""
        key = f"{self.match.secret}/{seat}/{self.match.at}".encode()
        seed = int.from_bytes(blake2b(key, digest_size=7, person=b"ostraka-bot").digest(), "big")
        return Budget(seed, limit=limit)

    def person(self, ask: Ask) -> None:
        """Put a question to a person until a choice is made, something is taken back or a partner goes first."""
        ask = listed(ask)
        seat = ask.seat
        self.hand_over(seat)
        self.tell(seat)
        turn = self.match.heading[0]
        if self.boards.get(seat) != turn:
            self.boards[seat] = turn
            self.show_board(ask)
        labels = [self.words.option(code, ask, self.names) for code in ask.options]
        self.guided()
        self.question(ask, labels)
        coach = None if self.guiding() else self.coach
        if coach is not None:
            coach.ponder(self, self.asked(ask))
        while True:
            prompt = f"{self.names[seat]}> " if len(self.people) > 1 else "> "
            answer = read_answer(self.read(prompt), labels, self.words.catalogue)
            if answer.choice >= 0 and coach is not None and not coach.lets(self, ask.options[answer.choice]):
                self.question(ask, labels)
            elif answer.choice >= 0:
                self.match.play(seat, ask.options[answer.choice], self.match.at)
                self.tell(seat)
                return
            elif not answer.command:
                self.say(answer.rest)
            elif answer.command == "p":
                if self.another_first(seat):
                    return
            elif answer.command in ("u", "U"):
                if self.undo(seat, "step" if answer.command == "u" else "turn"):
                    return
            else:
                self.command(answer.command, answer.rest, ask, labels)

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees the cards of the one before."""
        if self.alone or self.at_keyboard == seat:
            return
        self.at_keyboard = seat
        if self.curtain:
            self.say("\n" * CURTAIN)
        self.read(self.words.catalogue.say("terminal-your-turn", {"name": self.names[seat]}) + " ")

    # Showing

    def say(self, line: str) -> None:
        """A line; a long one goes on further to the right."""
        indent = " " * (len(line) - len(line.lstrip(" ")) + 4)
        fits = not self.width or len(line) <= self.width
        for part in [line] if fits else wrap(line, self.width, subsequent_indent=indent, break_on_hyphens=False):
            self.write(part)

    def tell_of(self, message: str, **args: str | int) -> None:
        """Something that the terminal says of its own."""
        self.say(self.words.catalogue.say(f"terminal-{message}", args))

    def tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        lines = self.events(seat, self.told[seat] + 1)
        for told in self.people if self.alone else [seat]:
            self.told[told] = self.match.at
        if lines:
            self.say("")
        for line in lines:
            self.say(line)

    def events(self, seat: int, since: int) -> list[str]:
        groups = self.match.events(seat, since)
        you = seat if len(self.people) == 1 else NOBODY
        return story([event for _, events in groups for event in events], self.words, self.names, you)

    def show_board(self, ask: Ask) -> None:
        self.say("")
        for name in self.partners(ask.seat):
            self.tell_of("partner", name=name)
        for line in self.draw(self.match.view(ask.seat), self.words, self.names):
            self.say(line)

    def guiding(self) -> bool:
        """Whether the script of a guided game still has something to say: a coach does not talk into it."""
        return self.guide is not None and self.guide.due(self.match).first < len(self.guide.steps)

    def guided(self) -> None:
        """What the guide has to say at this question."""
        if self.guide is None:
            return
        due = self.guide.due(self.match)
        say, attribute = self.words.catalogue.say, self.words.catalogue.attribute
        self.say("")
        if due.strayed is not None:
            self.say(attribute(f"guide-{due.strayed.id}", "instead") or "")
        for place, step in enumerate(due.steps, due.first + 1):
            self.tell_of("guide", place=place, of=len(self.guide.steps), text=say(f"guide-{step.id}"))

    def question(self, ask: Ask, labels: Sequence[str]) -> None:
        """The question in one sentence and the numbered options with what they cost and bring."""
        self.say("")
        self.say(self.words.ask(ask, self.names))
        for number, (code, label) in enumerate(zip(ask.options, labels, strict=True), 1):
            notes = " ".join(self.words.note(note, self.names) for note in self.match.preview(ask.seat, code))
            # Some notes begin with the thing they speak of; it need not be said twice.
            text = notes if notes.startswith(label) else labelled(self.words, label, notes) if notes else label
            self.say(f"  {number}. {text}")
        others = [self.names[other.seat] for other in self.match.asks if other.seat != ask.seat and not other.sealed]
        for name in others:
            self.tell_of("asked-too", name=name)

    def partners(self, seat: int) -> list[str]:
        """Who plays on the side of a seat, where there is another side."""
        sides = self.match.outcome().sides
        if len(set(sides)) == 1:
            return []
        return [self.names[other] for other, side in enumerate(sides) if side == sides[seat] and other != seat]

    def another_first(self, seat: int) -> bool:
        """Let another seat that is asked answer before this one, if there is any."""
        others = [ask.seat for ask in self.match.asks if ask.seat != seat and not ask.sealed]
        if not others:
            self.tell_of("nobody-else")
            return False
        self.first = others[0]
        return True

    # Commands

    def command(self, key: str, rest: str, ask: Ask, labels: Sequence[str]) -> None:
        """Everything a person can do beside choosing; then the question stands as before."""
        if key == "q":
            raise Quit
        if key == "b":
            self.show_board(ask)
            self.question(ask, labels)
        elif key == "s":
            for line in running_sheet(self.game, self.match.view(ask.seat), self.words, self.names):
                self.say(line)
        elif key in ("i", "a", "g"):
            view = self.match.view(ask.seat)
            told = about_goal(self.words, view) if key == "g" else []
            told += inspected(self.words, view, rest, ask, self.names) if key == "i" else []
            for line in told + (adjacent_to(self.words, view, rest) if key == "a" else []):
                self.say(line)
        elif key == "l":
            for line in self.events(ask.seat, 0)[-LAST:]:
                self.say(line)
        elif key == "h":
            self.hint(ask)
        elif key == "w":
            self.why(ask)
        elif key == "o":
            self.question(ask, labels)
        else:
            self.help(ask)

    def help(self, ask: Ask) -> None:
        self.say(self.words.help(ask))
        self.tell_of("help")
        self.commands(COMMANDS)

    def commands(self, known: Sequence[tuple[str, str]]) -> None:
        catalogue = self.words.catalogue
        for key, name in known:
            word, does = catalogue.say(f"terminal-{name}"), catalogue.attribute(f"terminal-{name}", "does") or ""
            self.say("  " + catalogue.say("terminal-command", {"key": key, "word": word, "meaning": does}))

    def why(self, ask: Ask) -> None:
        notes = self.match.reasons(ask.seat)
        for note in notes:
            label, text = self.words.option(note.option, ask, self.names), self.words.note(note, self.names)
            self.say("  " + (text if text.startswith(label) else labelled(self.words, label, text)))
        if not notes:
            self.tell_of("nothing-missing")

    def asked(self, ask: Ask) -> Ask:
        """The question as the game puts it, its options ascending."""
        return next(question for question in self.match.asks if question.seat == ask.seat)

    def hint(self, ask: Ask) -> None:
        """Asked once, a move and why; asked again, the figures."""
        moment = (ask.seat, self.match.at, self.match.undone)
        view = self.match.view(ask.seat)
        again = self.hinted is not None and self.hinted[0] == moment
        if self.hinted is None or not again:
            budget = Budget(self.budget(ask.seat, HINTING).seed, seconds=HINTING)
            self.hinted = (moment, explain(self.game, view, self.asked(ask), budget))
        advice = Advice(self.words, self.hinted[1], view, self.names)
        for line in figured(advice) if again else advised(advice):
            self.say(line)

    # Taking back

    def undo(self, seat: int, grain: str) -> bool:
        """Take back a step or a turn; with consent where others have learnt something. True if something went back."""
        try:
            needed = self.match.undo_needs(seat, grain=grain)
            why = self.match.undo_why(seat, grain=grain)
        except NoUndo as error:
            self.say(self.words.note(error.why))
            return False
        others = [other for other in self.people if other in needed and not self.alone]
        if why and not self.agreed(seat, others, " ".join(self.words.catalogue.say(reason) for reason in why)):
            self.tell_of("not-back")
            return False
        struck = self.match.undo(seat, grain=grain, consent=needed)
        self.told = {other: min(at, self.match.at) for other, at in self.told.items()}
        mine = [self.words.option(choice.option) for choice in struck if choice.seat == seat]
        self.tell_of("back", what=", ".join(mine))
        return True

    def agreed(self, seat: int, others: Sequence[int], why: str) -> bool:
        """Bots agree to everything, so against bots one is asked oneself; people are asked one by one."""
        for other in others or [seat]:
            line = self.words.catalogue.say("terminal-agree", {"name": self.names[other], "why": why})
            if not says_yes(self.read(line + " "), self.words.catalogue):
                return False
        return True
