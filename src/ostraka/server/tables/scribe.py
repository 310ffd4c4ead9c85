"""What a seat is told, in words: offers, decisions, happenings, notes. Made from views and redacted events only."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from ostraka.core.actions import Target
from ostraka.core.event import Event
from ostraka.core.game import NO_OPTION, Game, Note, View
from ostraka.core.meter import Meter
from ostraka.core.outcome import Outcome
from ostraka.core.turn import PASS, Ask
from ostraka.match import Briefing
from ostraka.match.ways import Stage, Way
from ostraka.server.tables import wire
from ostraka.server.tables.called import language_of
from ostraka.server.tables.drafts import ENCODER, Draft, Form, Names, Told, strangers
from ostraka.server.tables.state import Plea
from ostraka.server.wire import Json, json, written
from ostraka.text import words_for
from ostraka.text.boards import board_of
from ostraka.text.moves import whole
from ostraka.text.story import Turn, gather
from ostraka.text.words import NOBODY, Words

__all__ = ["Scribe"]

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
Key: TypeAlias = tuple[object, ...]
KEPT = 8192
"""Texts of one kind kept for one game and language."""
QUESTIONS = 1024
"""Questions whose offers are kept: each has no more of them than the game has options."""
FEW = 1
"""Cards of an event: what happens to more of them together hardly ever happens again, and is told at once."""
TURNS = 1024
"""Turns whose lines are kept."""
NOTHING = Draft((), lambda _: ("", {}))
"""No words, for those who asked for none."""


def keep(kept: dict[K, T], most: int, key: K, make: Callable[[], T]) -> T:
    """What was made for this key before, or what is made now; a full memory is emptied."""
    found = kept.get(key)
    if found is None:
        if len(kept) >= most:
            kept.clear()
        found = kept[key] = make()
    return found


class Scribe:
    """Writes for one game in one language; without a language it leaves all sentences out."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.game = game
        self.words: Words | None = words_for(game, language_of(language)) if language else None
        # All tables are told nearly the same, but for the names; and most questions come again and again.
        self._offers: dict[Key, dict[int, tuple[wire.Offer, Draft]]] = {}
        self._options: dict[Key, Draft] = {}
        self._questions: dict[Key, tuple[Draft, Draft]] = {}
        self._notes: dict[Key, Draft] = {}
        self._forecasts: dict[Key, Form] = {}
        self._events: dict[Key, Draft] = {}
        self._happenings: dict[Key, Form] = {}
        self._turns: dict[Key, Json] = {}
        self._lines: dict[Key, Form] = {}
        self._meters: dict[Key, tuple[str, str]] = {}
        self._labels: dict[Key, list[str]] = {}

    def decision(
        self, ask: Ask, names: tuple[str, ...], subject: Target | None = None, told: Briefing | None = None
    ) -> wire.Decision:
        """The question of a seat with everything it may answer; and, for people, all there is to know about that."""
        offers = self._offered(ask, ask.options, names)
        reasons: list[wire.NoteInfo] = []
        if told is not None:
            reasons = self.notes(told.reasons, ask, names)
            for offer, notes, binds in zip(offers, told.notes, told.binds, strict=True):
                offer.notes = [self._remark(note, names) for note in notes]
                offer.binds = binds
        # The words of a question tell how many options there are, and whether one may pass, but not which they are.
        key = (ask.prompt, ask.seat, ask.source, ask.amount, len(ask.options), PASS in ask.options, len(names))
        sentence, help = keep(self._questions, KEPT, key, lambda: self._question(ask, names))
        return wire.Decision(
            ask.prompt, ask.source, ask.amount, ask.sealed, sentence.text(names), help.text(names), offers, subject,
            reasons,
        )  # fmt: skip

    def _question(self, ask: Ask, names: tuple[str, ...]) -> tuple[Draft, Draft]:
        words = self.words
        if words is None:
            return NOTHING, NOTHING
        return Draft(names, lambda names: (words.ask(ask, names), {})), Draft(names, lambda _: (words.help(ask), {}))

    def _offered(self, ask: Ask, codes: Iterable[int], names: tuple[str, ...]) -> list[wire.Offer]:
        """Options as answers to a question, whether they are open to it or not."""
        options = ask.options
        key = (ask.prompt, ask.seat, ask.source, ask.amount, len(options), options[0] == PASS, len(names))
        known = keep(self._offers, QUESTIONS, key, dict)
        offers: list[wire.Offer] = []
        for code in codes:
            offer, label = known.get(code) or known.setdefault(code, self._offer(code, ask, names))
            offers.append(wire.Offer(code, offer.verb, offer.targets, label.text(names), offer.message, [], []))
        return offers

    def _offer(self, code: int, ask: Ask, names: tuple[str, ...]) -> tuple[wire.Offer, Draft]:
        label = self.game.actions.describe(code)
        said = NOTHING if self.words is None else self._option(self.words, code, ask, names)
        return wire.Offer(code, label.verb, list(label.targets), "", label.message, [], []), said

    def _option(self, words: Words, code: int, ask: Ask, names: tuple[str, ...]) -> Draft:
        """The label of an option. Most labels speak of little, so they are the same in many questions."""
        message, args = words.option_parts(code, ask, strangers(len(names)))
        # A game may say its options in a way of its own, and speak of anything in them.
        known = (message, *args.values()) if type(words).option is Words.option else (code, ask)
        key = (*known, len(names))
        return keep(self._options, KEPT, key, lambda: Draft(names, lambda names: (words.option(code, ask, names), {})))

    def happening(self, event: Event, names: tuple[str, ...], you: int = NOBODY) -> wire.Happening:
        """An event, already as the reader may know it, told to who sits at `you`."""
        line, args = self._happening(event, names, you)
        kind = event.kind
        return wire.Happening(
            kind, event.seat, list(event.cards), event.amount, event.source, f"event-{kind}", args, line
        )

    def happened(self, event: Event, names: tuple[str, ...], you: int) -> bytes:
        """The same as JSON."""
        return self._written(self._happenings, event, names, you, lambda all: self.happening(event, all, you))

    def _written(
        self,
        kept: dict[Key, Form],
        event: Event,
        names: tuple[str, ...],
        you: int,
        make: Callable[[Names], object],
    ) -> bytes:
        """What is made of an event and of its sentence, as JSON; what happens at one table happens at others too."""
        if len(event.cards) > FEW:
            return ENCODER.encode(make(names))
        key = self._key(event, names, you)
        form = kept.get(key)
        if form is None:
            sound = self.words is None or self._event(self.words, event, names, you).sound
            form = keep(kept, KEPT, key, lambda: Form(names, make, sound))
        return form.filled(names)

    def _key(self, event: Event, names: tuple[str, ...], you: int) -> Key:
        return event.kind, event.seat, event.cards, event.amount, event.source, len(names), event.seat == you

    def _happening(self, event: Event, names: tuple[str, ...], you: int) -> Told:
        words = self.words
        if words is None:
            return None, {}
        if len(event.cards) > FEW:
            return words.event_parts(event, names, you)
        return self._event(words, event, names, you).filled(names)

    def _event(self, words: Words, event: Event, names: tuple[str, ...], you: int) -> Draft:
        key = self._key(event, names, you)
        return keep(self._events, KEPT, key, lambda: Draft(names, lambda all: words.event_parts(event, all, you)))

    def turn(self, turn: Turn, names: tuple[str, ...], you: int = NOBODY, fold: bool = True) -> Json:
        """A turn, already as the reader may know it, in the lines of the log and, to `fold` it, in one; as JSON."""
        happened = tuple([(at, e.kind, e.seat, e.cards, e.amount, e.source) for at, e in turn.happened])
        # Those whom it does not speak to are all told the same.
        if you != turn.seat and all(event.seat != you for _, event in turn.happened):
            you = NOBODY
        key = (turn.seat, turn.number, turn.start, happened, names, you, fold)
        return keep(self._turns, TURNS, key, lambda: self._turn(turn, names, you, fold))

    def _turn(self, turn: Turn, names: tuple[str, ...], you: int, fold: bool) -> Json:
        words = self.words
        end = turn.happened[-1][0] if turn.happened else turn.start
        if words is None or not turn.happened:
            return written(wire.Turn(turn.seat, turn.number, turn.start, end, "", [], []))
        text = words.folded(turn.seat, [event for _, event in turn.happened], names, you) if fold else ""
        named = words.names_in(text, [card for _, event in turn.happened for card in event.cards])
        told = gather((at, event) for at, event in turn.happened if not words.silent(event))
        lines = [self._line(words, length, event, names, you) for length, event in told]
        return written(wire.Turn(turn.seat, turn.number, turn.start, end, text, named, lines))

    def _line(self, words: Words, length: int, event: Event, names: tuple[str, ...], you: int) -> Json:
        """A line of the log as JSON."""
        told = self._written(self._lines, event, names, you, lambda all: self._named(words, event, all, you))
        return json(b'{"length":%d,"seat":%d,%b' % (length, event.seat, told[1:]))

    def _named(self, words: Words, event: Event, names: tuple[str, ...], you: int) -> dict[str, object]:
        """The words of a line, and which cards they name."""
        line = self._happening(event, names, you)[0] or ""
        return {"text": line, "names": words.names_in(line, (*event.cards, event.source))}

    def notes(self, notes: Iterable[Note], ask: Ask | None, names: tuple[str, ...]) -> list[wire.NoteInfo]:
        """What there is to know about options of a question, offered or not."""
        if ask is None:
            return []
        notes = list(notes)
        offers = self._offered(ask, [note.option for note in notes], names)
        return [self._note(note, offer, names) for note, offer in zip(notes, offers, strict=True)]

    def _note(self, note: Note, offer: wire.Offer, names: tuple[str, ...]) -> wire.NoteInfo:
        text, args = self._draft(note, names).filled(names)
        return wire.NoteInfo(note.option, offer.label, text or "", note.message, args, offer.targets)

    def _draft(self, note: Note, names: tuple[str, ...]) -> Draft:
        """A note of a kind that comes again and again."""
        key = (note.message, *note.args.items(), len(names))
        draft = self._notes.get(key)
        if draft is None:
            draft = keep(self._notes, KEPT, key, lambda: Draft(names, lambda names: self._said(note, names)))
        return draft

    def _said(self, note: Note, names: tuple[str, ...]) -> Told:
        words = self.words
        if words is None:
            return "", dict(note.args)
        args = words.note_args(note, names)
        return words.catalogue.say(note.message, args), args

    def _remark(self, note: Note, names: tuple[str, ...]) -> wire.Remark:
        """A note on an offer: hardly ever the same twice, so it is made anew each time."""
        text, args = self._said(note, names)
        return wire.Remark(text or "", note.message, args)

    def forecast(self, view: View, names: tuple[str, ...]) -> list[wire.NoteInfo]:
        """What lies ahead of the owner of the view."""
        return [] if self.words is None else [self.told(note, names) for note in self.game.forecast(view)]

    def forecast_written(self, view: View, names: tuple[str, ...]) -> Json:
        """The same as JSON already."""
        if self.words is None:
            return []
        parts = [self._foretold(note, names) for note in self.game.forecast(view)]
        return json(b"[%b]" % b",".join(parts))

    def _foretold(self, note: Note, names: tuple[str, ...]) -> bytes:
        key = (note.option, note.message, *note.args.items(), len(names))
        form = self._forecasts.get(key)
        if form is None:
            form = keep(self._forecasts, KEPT, key, lambda: Form(names, lambda names: self._info(note, names)))
        return form.filled(names)

    def _info(self, note: Note, names: tuple[str, ...]) -> wire.NoteInfo:
        text, args = self._said(note, names)
        return wire.NoteInfo(note.option, "", text or "", note.message, args, [])

    def told(self, note: Note, names: tuple[str, ...] = ()) -> wire.NoteInfo:
        """Something to know about the table as a whole, not about an option."""
        text, args = self._draft(note, names).filled(names)
        return wire.NoteInfo(note.option, "", text or "", note.message, args, [])

    def plea(self, plea: Plea) -> wire.PleaInfo:
        """What somebody asks the others to agree to."""
        why = [self.told(Note(NO_OPTION, message, {})) for message in plea.why]
        return wire.PleaInfo(plea.seat, plea.to, why, sorted(plea.missing))

    def ways(self, ways: Iterable[Way], names: tuple[str, ...]) -> list[wire.WayInfo]:
        """Whole moves, choice by choice."""
        return [self._way(way, names) for way in ways]

    def _way(self, way: Way, names: tuple[str, ...]) -> wire.WayInfo:
        chosen = [stage for stage in way.stages if not stage.proposed]
        text = "" if self.words is None or way.all else whole(self.words, chosen, names)
        return wire.WayInfo([self._step(stage, names) for stage in way.stages], text, way.binds, way.all)

    def _step(self, stage: Stage, names: tuple[str, ...]) -> wire.WayStep:
        ask = stage.ask
        offer = self._offered(ask, (stage.option,), names)[0]
        among = self._offered(ask, ask.options, names) if stage.proposed else []
        notes = [self._remark(note, names) for note in stage.notes]
        return wire.WayStep(ask.prompt, stage.option, offer.label, offer.targets, stage.again, among, notes)

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
