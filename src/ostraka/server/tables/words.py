"""What a seat is told, in words: offers, decisions, happenings, notes. Made from views and redacted events only."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from ostraka.core.actions import Target
from ostraka.core.event import Event
from ostraka.core.game import Game, Note, View
from ostraka.core.meter import Meter
from ostraka.core.outcome import Outcome
from ostraka.core.turn import PASS, Ask
from ostraka.match import Briefing
from ostraka.match.shelf import load_game
from ostraka.server.tables import wire
from ostraka.text import LANGUAGES, languages, words_for
from ostraka.text.boards import board_of
from ostraka.text.words import Words

__all__ = ["Scribe", "Shelf", "language_of", "prepare", "scribe"]

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
Key: TypeAlias = tuple[object, ...]
KEPT = 8192
"""Texts of one kind kept for one game and language."""
PASSING = 4096
"""The same for texts that name somebody: they are for those at one table, and soon nobody needs them any more."""
STRANGER = secrets.token_hex(8)
"""A name nobody has."""


def language_of(wanted: str) -> str:
    """A language we have words in."""
    return wanted if wanted in languages() else LANGUAGES[0]


def keep(kept: dict[K, T], most: int, key: K, make: Callable[[], T]) -> T:
    """What was made for this key before, or what is made now; a full memory is emptied."""
    found = kept.get(key)
    if found is None:
        if len(kept) >= most:
            kept.clear()
        found = kept[key] = make()
    return found


class Shelf(Generic[T]):
    """Texts under what they tell of, and those that name somebody under the names as well.

    Most texts name nobody, so all tables share them, whoever sits there.
    """

    def __init__(self) -> None:
        self.same: dict[Key, T] = {}
        self.named: dict[tuple[Key, tuple[str, ...]], T] = {}
        self.naming: dict[Key, bool] = {}
        """Whether a text changes with the names: tried once, with names nobody has."""

    def get(self, key: Key, names: tuple[str, ...], make: Callable[[tuple[str, ...]], T]) -> T:
        """What was made for this before, or what is made now."""
        found = self.same.get(key)
        if found is not None:
            return found
        if keep(self.naming, KEPT, key, lambda: make(names) != make(strangers(len(names)))):
            return keep(self.named, PASSING, (key, names), lambda: make(names))
        return keep(self.same, KEPT, key, lambda: make(names))


@lru_cache(maxsize=16)
def strangers(count: int) -> tuple[str, ...]:
    return tuple([f"{STRANGER}{i}" for i in range(count)])


class Scribe:
    """Writes for one game in one language; without a language it leaves all sentences out."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.game = game
        self.words: Words | None = words_for(game, language_of(language)) if language else None
        # Everybody at a table is told nearly the same, and most questions come again and again.
        self._offers: Shelf[wire.Offer] = Shelf()
        self._questions: Shelf[tuple[str, str]] = Shelf()
        self._prospects: Shelf[wire.NoteInfo] = Shelf()
        self._happenings: dict[Key, wire.Happening] = {}
        self._remarks: dict[Key, wire.Remark] = {}
        self._sentences: dict[Key, str] = {}
        self._meters: dict[Key, tuple[str, str]] = {}
        self._labels: dict[Key, list[str]] = {}

    def decision(
        self, ask: Ask, names: tuple[str, ...], subject: Target | None = None, told: Briefing | None = None
    ) -> wire.Decision:
        """The question of a seat with everything it may answer; and, for people, all there is to know about that."""
        offers = [self.offer(code, ask, names) for code in ask.options]
        reasons: list[wire.NoteInfo] = []
        if told is not None:
            reasons = self.notes(told.reasons, ask, names)
            offers = [
                replace(offer, notes=[self._remark(note, names) for note in notes], binds=binds)
                for offer, notes, binds in zip(offers, told.notes, told.binds, strict=True)
            ]
        # The words of a question tell how many options there are, and whether one may pass, but not which they are.
        key = (ask.prompt, ask.seat, ask.source, ask.amount, len(ask.options), PASS in ask.options, len(names))
        sentence, help = self._questions.get(key, names, lambda names: self._question(ask, names))
        return wire.Decision(ask.prompt, ask.source, ask.amount, ask.sealed, sentence, help, offers, subject, reasons)

    def _question(self, ask: Ask, names: Sequence[str]) -> tuple[str, str]:
        words = self.words
        return ("", "") if words is None else (words.ask(ask, names), words.help(ask))

    def offer(self, code: int, ask: Ask, names: tuple[str, ...]) -> wire.Offer:
        options = ask.options
        key = (code, ask.prompt, ask.seat, ask.source, ask.amount, len(options), options[0] == PASS, len(names))
        return self._offers.get(key, names, lambda names: self._offer(code, ask, names))

    def _offer(self, code: int, ask: Ask, names: Sequence[str]) -> wire.Offer:
        label = self.game.actions.describe(code)
        said = "" if self.words is None else self.words.option(code, ask, names)
        return wire.Offer(code, label.verb, list(label.targets), said, label.message, [], [])

    def happening(self, event: Event, names: tuple[str, ...]) -> wire.Happening:
        """An event, already as the reader may know it."""
        key = (event.kind, event.seat, event.cards, event.amount, event.source, names)
        return keep(self._happenings, PASSING, key, lambda: self._happening(event, names))

    def _happening(self, event: Event, names: Sequence[str]) -> wire.Happening:
        message = f"event-{event.kind}"
        words = self.words
        args: dict[str, str | int | float] = {}
        line: str | None = None
        if words is not None and not words.silent(event):
            args = dict(words.event_args(event, names))
            line = words.catalogue.say(message, args)
        return wire.Happening(
            event.kind, event.seat, list(event.cards), event.amount, event.source, message, args, line
        )

    def notes(self, notes: Iterable[Note], ask: Ask | None, names: tuple[str, ...]) -> list[wire.NoteInfo]:
        """What there is to know about options of a question, offered or not."""
        return [] if ask is None else [self._note(note, ask, names) for note in notes]

    def _note(self, note: Note, ask: Ask, names: tuple[str, ...]) -> wire.NoteInfo:
        told = self._remark(note, names)
        offer = self.offer(note.option, ask, names)
        return wire.NoteInfo(note.option, offer.label, told.text, told.message, told.args, offer.targets)

    def _remark(self, note: Note, names: tuple[str, ...]) -> wire.Remark:
        words = self.words
        if words is None:
            return wire.Remark("", note.message, dict(note.args))
        key = (note.message, tuple(note.args.items()), names)
        return keep(self._remarks, PASSING, key, lambda: self._said(words, note, names))

    def _said(self, words: Words, note: Note, names: Sequence[str]) -> wire.Remark:
        """A note in words. It brings more than its sentence uses: only that decides whether it was said before."""
        args = words.note_args(note, names)
        key = (note.message, *[args.get(name) for name in words.catalogue.variables(note.message)])
        text = keep(self._sentences, KEPT, key, lambda: words.catalogue.say(note.message, args))
        return wire.Remark(text, note.message, args)

    def forecast(self, view: View, names: tuple[str, ...]) -> list[wire.NoteInfo]:
        """What lies ahead of the owner of the view."""
        return [] if self.words is None else [self.told(note, names) for note in self.game.forecast(view)]

    def told(self, note: Note, names: tuple[str, ...] = ()) -> wire.NoteInfo:
        """Something to know about the table as a whole, not about an option."""
        words = self.words
        if words is None:
            return wire.NoteInfo(note.option, "", "", note.message, dict(note.args), [])
        key = (note.option, note.message, tuple(note.args.items()), len(names))
        return self._prospects.get(
            key,
            names,
            lambda names: wire.NoteInfo(
                note.option, "", words.note(note, names), note.message, dict(words.note_args(note, names)), []
            ),
        )

    def board(self, view: View, names: Sequence[str]) -> list[str]:
        """The table in lines of text, as the owner of the view may know it."""
        return [] if self.words is None else board_of(self.game)(view, self.words, names)

    def tally(self, view: View) -> wire.Result | None:
        """The points so far, where they are no secret."""
        outcome = self.game.tally(view) if self.words is not None else None
        return None if outcome is None else self.result(outcome)

    def meters(self, view: View) -> list[wire.MeterInfo]:
        """What the game is played for and against."""
        return [self._meter(meter) for meter in self.game.meters(view)]

    def _meter(self, meter: Meter) -> wire.MeterInfo:
        key = (meter.name, meter.start, meter.bound)
        label, text = keep(self._meters, KEPT, key, lambda: self._metered(meter))
        return wire.MeterInfo(meter.name, meter.value, meter.start, meter.bound, meter.result, label, text)

    def _metered(self, meter: Meter) -> tuple[str, str]:
        words = self.words
        return ("", "") if words is None else (words.meter(meter), words.meter_why(meter))

    def result(self, outcome: Outcome) -> wire.Result:
        """The end of a game."""
        words = self.words
        sources = list(outcome.sources)
        return wire.Result(
            sources=sources,
            labels=keep(self._labels, KEPT, outcome.sources, lambda: self._label(sources)),
            points=outcome.points,
            totals=outcome.totals(),
            sides=outcome.sides,
            ranks=outcome.ranks,
            winners=outcome.winners(),
            ended=outcome.ended,
            sentence=words.ended(outcome.ended) if words is not None and outcome.ended else "",
        )

    def _label(self, sources: list[str]) -> list[str]:
        return [] if self.words is None else [self.words.source(source) for source in sources]


@lru_cache(maxsize=256)
def scribe(game: str, language: str) -> Scribe:
    """The scribe of a game and a language; those who ask for a language we have no words in share one."""
    return _scribe(game, language_of(language) if language else "")


@lru_cache(maxsize=64)
def _scribe(game: str, language: str) -> Scribe:
    return Scribe(load_game(game), language)


async def prepare(game: str, language: str) -> None:
    """Have the words read before they are needed: that takes long, so a thread does it, and only once."""
    known = (game, language_of(language) if language else "")
    if known not in _PREPARED:
        await asyncio.to_thread(_scribe, *known)
        _PREPARED.add(known)


_PREPARED: Final[set[tuple[str, str]]] = set()
