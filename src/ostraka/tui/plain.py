"""A whole game in plain lines: for any terminal, a pipe or a screen reader. No boxes, no colours, no motion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, TypeAlias

from ostraka.bots.bot import Bot
from ostraka.bots.budget import Budget
from ostraka.bots.explain import Hints, explain
from ostraka.core.turn import Ask
from ostraka.match import Match, NoUndo
from ostraka.text.boards import board_of
from ostraka.text.hints import ranked, unranked
from ostraka.text.sheet import final_sheet, running_sheet
from ostraka.text.story import story
from ostraka.text.words import Words
from ostraka.tui.answer import COMMANDS, fold, read_answer

__all__ = ["PlainTable", "Quit"]

Read: TypeAlias = Callable[[str], str]
"""Asks for a line; raises `EOFError` when there is none."""
Write: TypeAlias = Callable[[str], None]

LAST = 20
CURTAIN = 40
THINKING = 0.5
"""Seconds of the clock a bot takes for a decision at most."""
HINTING = 2.0
"""The same for a hint."""


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
            else:
                self.person(ask)
        for seat in self.people[:1]:
            self.tell(seat)
        self.say("")
        self.say("The game is over.")
        for line in final_sheet(self.match.outcome(), self.words, self.names):
            self.say(line)

    def next_ask(self) -> Ask:
        """Sealed answers come from the bots first, so that nobody waits; otherwise people go first."""
        asks = self.match.asks
        first = [ask for ask in asks if (ask.seat in self.bots) == ask.sealed]
        return (first or asks)[0]

    def budget(self, seat: int, limit: float) -> Budget:
        """What a bot has for this one decision: taking back and choosing again gives the same answer."""
        key = f"{self.match.secret}/{seat}/{self.match.at}".encode()
        seed = int.from_bytes(blake2b(key, digest_size=7, person=b"ostraka-bot").digest(), "big")
        return Budget(seed, limit=limit)

    def person(self, ask: Ask) -> None:
        """Put a question to a person until a choice is made or something is taken back."""
        seat = ask.seat
        self.hand_over(seat)
        self.tell(seat)
        turn = self.match.heading[0]
        if self.boards.get(seat) != turn:
            self.boards[seat] = turn
            self.show_board(ask)
        labels = [self.words.option(code, ask, self.names) for code in ask.options]
        self.question(ask, labels)
        while True:
            answer = read_answer(self.read(f"{self.names[seat]}> " if len(self.people) > 1 else "> "), labels)
            if answer.choice >= 0:
                self.match.play(seat, ask.options[answer.choice], self.match.at)
                self.tell(seat)
                return
            if not answer.command:
                self.say(answer.rest)
            elif answer.command in ("u", "U"):
                if self.undo(seat, "step" if answer.command == "u" else "turn"):
                    return
            else:
                self.command(answer.command, answer.rest, ask, labels)

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees the cards of the one before."""
        if self.at_keyboard == seat:
            return
        self.at_keyboard = seat
        if self.curtain:
            self.say("\n" * CURTAIN)
        self.read(f"{self.names[seat]}, it is your turn. Press Enter when only you are looking. ")

    # Showing

    def say(self, line: str) -> None:
        self.write(line)

    def tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        lines = self.events(seat, self.told[seat] + 1)
        self.told[seat] = self.match.at
        if lines:
            self.say("")
        for line in lines:
            self.say(line)

    def events(self, seat: int, since: int) -> list[str]:
        groups = self.match.events(seat, since)
        return story([event for _, events in groups for event in events], self.words, self.names)

    def show_board(self, ask: Ask) -> None:
        self.say("")
        for line in self.draw(self.match.view(ask.seat), self.words, self.names):
            self.say(line)

    def question(self, ask: Ask, labels: Sequence[str]) -> None:
        """The question in one sentence and the numbered options with what they cost and bring."""
        self.say("")
        self.say(self.words.ask(ask, self.names))
        for number, (code, label) in enumerate(zip(ask.options, labels, strict=True), 1):
            notes = " ".join(self.words.note(note, self.names) for note in self.match.preview(ask.seat, code))
            # Some notes begin with the thing they speak of; it need not be said twice.
            text = notes if notes.startswith(label) else f"{label}: {notes}" if notes else label
            self.say(f"  {number}. {text}")

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
        elif key == "i":
            self.inspect(rest, ask)
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
        self.say("Answer with the number of an option, or with the beginning of its name. Or type:")
        for key, word, meaning in COMMANDS:
            self.say(f"  {key} or {word}: {meaning}")

    def why(self, ask: Ask) -> None:
        notes = self.match.reasons(ask.seat)
        for note in notes:
            label, text = self.words.option(note.option, ask, self.names), self.words.note(note, self.names)
            self.say(f"  {text}" if text.startswith(label) else f"  {label}: {text}")
        if not notes:
            self.say("Everything that could be offered here is on the list.")

    def hint(self, ask: Ask) -> None:
        """Asked once, what is worth a look; asked again, the ranking with its reasons."""
        moment = (ask.seat, self.match.at, self.match.undone)
        if self.hinted is None or self.hinted[0] != moment:
            hints = explain(self.game, self.match.view(ask.seat), ask, self.budget(ask.seat, HINTING))
            self.hinted = (moment, hints)
            lines = unranked(self.words, hints, ask, self.names)
        else:
            lines = ranked(self.words, self.hinted[1], ask, self.names)
        for line in lines:
            self.say(line)

    def inspect(self, name: str, ask: Ask) -> None:
        """A card by the beginning of its name (or a word in it), or by the number of an option."""
        block = next((block for block in self.game.actions.blocks if block.name == "card"), None)
        if block is None:
            self.say("This game has no cards to inspect.")
            return
        if name.isdecimal() and len(name) < 7 and 1 <= int(name) <= len(ask.options):
            code = ask.options[int(name) - 1]
            found = [block.thing(code)] if block.holds(code) else []
        else:
            found = self.cards_called(fold(name), range(block.first, block.first + block.size))
        if not found:
            self.say(f"No card is called {name!r}. Type i and the beginning of a name, as in: i petra")
        elif len(found) > 5:
            names = ", ".join(self.words.card(card) for card in found[:8])
            self.say(f"{len(found)} cards could be meant: {names}{' …' if len(found) > 8 else ''}")
        for card in found if len(found) <= 5 else ():
            requirement = self.words.requirement(card)
            rulings = self.words.card_rulings(card)
            parts = [self.words.card_line(card) + ".", requirement or "", self.words.card_text(card)]
            parts.append(f"Rulings: {', '.join(rulings)}." if rulings else "")
            self.say(" ".join(part for part in parts if part))

    def cards_called(self, name: str, cards: range) -> list[int]:
        if not name:
            return []
        names = {card: fold(self.words.card(card)) for card in cards}
        exact = [card for card, full in names.items() if full == name]
        return exact or [card for card, full in names.items() if f" {name}" in f" {full}"]

    # Taking back

    def undo(self, seat: int, grain: str) -> bool:
        """Take back a step or a turn; with consent where others have learnt something. True if something went back."""
        try:
            needed = self.match.undo_needs(seat, grain=grain)
            why = self.match.undo_why(seat, grain=grain)
        except NoUndo as error:
            self.say(self.words.note(error.why))
            return False
        others = [other for other in self.people if other in needed]
        if why and not self.agreed(seat, others, " ".join(self.words.catalogue.say(reason) for reason in why)):
            self.say("Nothing was taken back.")
            return False
        struck = self.match.undo(seat, grain=grain, consent=needed)
        self.told = {other: min(at, self.match.at) for other, at in self.told.items()}
        mine = [self.words.option(choice.option) for choice in struck if choice.seat == seat]
        self.say(f"Taken back: {', '.join(mine)}.")
        return True

    def agreed(self, seat: int, others: Sequence[int], why: str) -> bool:
        """Bots agree to everything, so against bots one is asked oneself; people are asked one by one."""
        for other in others or [seat]:
            line = f"{self.names[other]}, is it fine to take this back? {why} Type y or n: "
            if fold(self.read(line)) not in ("y", "yes"):
                return False
        return True
