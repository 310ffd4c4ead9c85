"""The replay file: a header, one line per turn, a digest. Described in `docs/replay-format.md`.

There is exactly one way to write a match, so reading and writing again gives the same file.
"""

from __future__ import annotations

import json
from typing import Any, Final

from ostraka.core.digest import canonical
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.match.errors import ReplayError
from ostraka.match.match import Match
from ostraka.match.notation import NOTATIONS, codes, seat_word, some, words
from ostraka.match.shelf import load_game

__all__ = ["FIRST_LINE", "LONGEST", "SIZE", "read", "verify", "write"]

FIRST_LINE: Final = "ostraka replay 1"
SIZE: Final = 20_000
"""A replay in words takes no more bytes than this."""
LONGEST: Final = 200_000
"""No file of so many characters is a replay: the longest have a tenth of that."""


# Writing


def write(match: Match[Any, Any]) -> str:
    """A match as a replay file: in words, or in numbers if it has gone on for so long that the words take too much."""
    text = write_in(match, "words")
    return text if len(text.encode()) <= SIZE else write_in(match, "numbers")


def write_in(match: Match[Any, Any], notation: str) -> str:
    """A match as a replay file in one notation."""
    game = match.game
    lines = [
        FIRST_LINE,
        f"game: {game.id}",
        f"rules: {game.rules}",
        f"seats: {match.seats}",
        f"setup: {setup_words(match)}",
        f"seed: {match.secret}",
        f"commitment: {match.commitment}",
        f"choices: {match.at}",
        f"notation: {notation}",
    ]
    if match.start is not None:
        lines.insert(5, f"start: {canonical(match.start).decode()}")
    if match.over:
        lines.append(f"result: {result_words(match)}")
    return "\n".join([*lines, "", *turn_lines(match, notation), f"digest: {match.fingerprint()}", ""])


def setup_words(match: Match[Any, Any]) -> str:
    """`opening=draft teams=false`, defaults included: they may change, this match may not."""
    written = match.game.written(match.setup)
    return " ".join(f"{name}={str(value).lower()}" for name, value in written.items()) or "-"


def result_words(match: Match[Any, Any]) -> str:
    """`p1=45 p2=51 won=p2 by=fourteen`."""
    outcome = match.outcome()
    points = [f"{seat_word(seat)}={total}" for seat, total in enumerate(outcome.totals())]
    won = "+".join(seat_word(seat) for seat in outcome.winners()) or "nobody"
    return " ".join([*points, f"won={won}", f"by={outcome.ended or 'end'}"])


def turn_lines(match: Match[Any, Any], notation: str) -> list[str]:
    """One line per turn; forced choices are left out, and `p3:` says that another seat answers."""
    table = words(match.game, notation)
    lines: list[str] = []
    heading = None
    speaker = -1
    for step in match.steps:
        if step.forced:
            continue
        if heading != (step.turn, step.active):
            heading = (step.turn, step.active)
            speaker = step.active
            lines.append(f"{step.turn} {seat_word(speaker)}:")
        if step.choice.seat != speaker:
            speaker = step.choice.seat
            lines[-1] += f" {seat_word(speaker)}:"
        lines[-1] += " " + table[step.choice.option]
    return lines


# Reading


def read(text: str, forced: bool = True) -> Match[Any, Any]:
    """The match a replay file tells of, checked to the last letter."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ReplayError(1, "something else", f"a text of at most {LONGEST} characters")
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    reader = _Reader(lines)
    match = reader.header()
    reader.turns()
    reader.ending()
    match.forced = forced
    return match


def verify(text: str, commitment: str | None = None) -> Match[Any, Any]:
    """Play a replay file again and compare commitment, result and digest; `ReplayError` if anything differs.

    `commitment` is the one published when the match began.
    """
    match = read(text)
    if commitment is not None and commitment != match.commitment:
        raise ReplayError(7, match.commitment, f"the published commitment {commitment}")
    return match


class _Reader:
    """Goes through the lines of a file and plays what they say."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.row = 0
        self.match: Match[Any, Any]
        self.choices = 0
        self.notation = NOTATIONS[0]

    def line(self) -> str:
        return self.lines[self.row] if self.row < len(self.lines) else ""

    def error(self, found: str, expected: str) -> ReplayError:
        end = self.row >= len(self.lines)
        return ReplayError(min(self.row, len(self.lines)) + 1, "the end of the file" if end else found, expected)

    def value(self, key: str) -> str:
        """The value of the header line that must come now."""
        line = self.line()
        if not line.startswith(f"{key}: ") or line != line.strip():
            raise self.error(line, f"'{key}: …'")
        return line[len(key) + 2 :]

    def number(self, key: str, legal: range) -> int:
        """A header value that is a whole number."""
        value = self.value(key)
        if not (value.isascii() and value.isdigit() and len(value) < 10 and int(value) in legal):
            raise self.error(value, f"a whole number from {legal.start} to {legal.stop - 1}")
        return int(value)

    def header(self) -> Match[Any, Any]:
        """The match before its first choice."""
        if self.line() != FIRST_LINE:
            raise self.error(self.line(), repr(FIRST_LINE))
        game = self.game()
        self.row += 1
        seats = self.number("seats", game.seats)
        self.row += 1
        setup = self.setup(game, seats)
        self.row += 1
        start = self.start()
        seed = self.value("seed")
        try:
            match = Match(game, seats, setup, seed, forced=False, start=start)
        except OstrakaError as error:
            raise self.error(seed, f"a seed: {error}") from None
        self.row += 1
        committed = self.value("commitment")
        if committed != match.commitment:
            raise self.error(committed, f"the commitment of this game, setup and seed: {match.commitment}")
        self.row += 1
        self.choices = self.number("choices", range(game.bound + 1))
        self.row += 1
        self.notation = self.value("notation")
        if self.notation not in NOTATIONS:
            raise self.error(self.notation, " or ".join(NOTATIONS))
        self.match = match
        return match

    def game(self) -> Game[Any, Any]:
        """The game and its rules version."""
        self.row += 1
        id = self.value("game")
        try:
            game = load_game(id)
        except OstrakaError as error:
            raise self.error(id, f"a game: {error}") from None
        self.row += 1
        if self.value("rules") != game.rules:
            raise self.error(self.value("rules"), f"rules {game.rules}, the only ones this version of Ostraka plays")
        return game

    def setup(self, game: Game[Any, Any], seats: int) -> dict[str, str | bool | int]:
        """The settings: `name=value`, all that are written down, in the game's order."""
        value = self.value("setup")
        given: dict[str, object] = {}
        for pair in [] if value == "-" else value.split(" "):
            name, equals, choice = pair.partition("=")
            if not equals:
                raise self.error(pair, "settings as name=value")
            given[name] = choice
        try:
            full = game.kept(given)
            game.new(full, seats)
        except OstrakaError as error:
            raise self.error(value, f"a setup: {error}") from None
        written = " ".join(f"{name}={str(choice).lower()}" for name, choice in game.written(full).items()) or "-"
        if value != written:
            raise self.error(value, f"all settings: {written}")
        return full

    def start(self) -> dict[str, object] | None:
        """The position a match was begun from, if it is not the game's own beginning."""
        if not self.line().startswith("start: "):
            return None
        value = self.value("start")
        try:
            found = json.loads(value)
            right = canonical(found).decode()
        except (ValueError, TypeError, RecursionError):
            found, right = None, ""
        if not isinstance(found, dict) or value != right:
            raise self.error(value[:40], "a position as canonical JSON")
        self.row += 1
        return found

    def turns(self) -> None:
        """Play the lines of the turns."""
        self.row += 1
        result = self.line().startswith("result: ")
        if result:
            self.row += 1
        if self.line() != "" or self.row >= len(self.lines):
            raise self.error(self.line(), "an empty line" if result else "'result: …' or an empty line")
        self.row += 1
        while self.row < len(self.lines) and not self.line().startswith("digest: "):
            self.turn_line()
            self.row += 1
        self.forced()
        if self.match.at < self.choices:
            raise self.error(self.line(), f"choice {self.match.at + 1} of {self.choices}: {self.legal()}")

    def turn_line(self) -> None:
        """Play the choices of one line."""
        tokens = self.line().split(" ")
        self.forced()
        if self.match.at >= self.choices or self.match.over:
            raise self.error(self.line(), f"'digest: …' after {self.match.at} choices")
        turn, active = self.match.heading
        if tokens[:2] != [str(turn), seat_word(active) + ":"]:
            raise self.error(self.line(), f"'{turn} {seat_word(active)}: …'")
        speaker = active
        seats = {seat_word(seat) + ":": seat for seat in range(self.match.seats)}
        for token in tokens[2:]:
            if token in seats:
                speaker = seats[token]
                continue
            self.forced()
            self.play(speaker, token)
        if len(tokens) < 3 or tokens[-1] in seats:
            raise self.error(self.line(), f"a choice at the end of the line: {self.legal()}")

    def forced(self) -> None:
        """Play the choices that leave no choice: they are not written."""
        match = self.match
        while match.at < self.choices:
            asks = match.asks
            if len(asks) != 1 or len(asks[0].options) != 1:
                return
            match.play(asks[0].seat, asks[0].options[0])

    def play(self, seat: int, token: str) -> None:
        """Play one written choice."""
        code = codes(self.match.game, self.notation).get(token, -1)
        options = [ask.options for ask in self.match.asks if ask.seat == seat]
        if self.match.at >= self.choices or not options or code not in options[0]:
            raise self.error(token, self.legal() if self.match.at < self.choices else "the end of the line")
        self.match.play(seat, code)

    def legal(self) -> str:
        """What could be written at this point."""
        if self.match.over:
            return "nothing: the match is over"
        table = words(self.match.game, self.notation)
        asks = [f"{seat_word(ask.seat)}: {some([table[o] for o in ask.options])}" for ask in self.match.asks]
        return "one of " + "; ".join(asks)

    def ending(self) -> None:
        """The digest closes the file; whatever differs from what would be written is an error."""
        match = self.match
        if self.line() != f"digest: {match.fingerprint()}":
            raise self.error(self.line(), f"'digest: {match.fingerprint()}'")
        for row, right in enumerate(write(match).removesuffix("\n").split("\n")):
            self.row = row
            if self.line() != right:
                raise self.error(self.line(), repr(right))
            self.row = row + 1
        if self.row < len(self.lines):
            raise self.error(self.line(), "the end of the file")
