"""Sentences that were made before are the sentences that would be made now, whoever sits at the table."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import msgspec
import pytest

from ostraka.core.event import Event
from ostraka.core.game import Note
from ostraka.games import GAME_IDS
from ostraka.match import Match, briefing
from ostraka.match.shelf import load_game
from ostraka.server.tables import moments, wire, words
from ostraka.server.tables.drafts import Draft, Form, Told
from ostraka.server.tables.moments import Moments, told_turns, turn_from
from ostraka.server.tables.scribe import KEPT, Scribe, keep
from ostraka.server.tables.words import prepare, scribe
from ostraka.text import PSEUDO
from ostraka.text.story import Turn, turns
from ostraka.text.words import Words, make_words, plain

TABLES = (("Ana", "Ben"), ("Zoë", "Ana"), ("Ben", "Seat 1"), ("100 %s", "A\u202ena { $n }"))


def told(say: Scribe, match: Match[Any, Any], names: tuple[str, ...]) -> list[object]:
    """Everything in words that the seats are told at one moment; what goes out as JSON is what would be encoded."""
    found: list[object] = []
    for seat in range(match.seats):
        view = match.view(seat)
        assert msgspec.json.encode(say.forecast_written(view, names)) == msgspec.json.encode(say.forecast(view, names))
        for _, events in match.events(seat, match.at):
            for event in events:
                assert say.happened(event, names, seat) == msgspec.json.encode(say.happening(event, names, seat))
        found += [say.happening(event, names) for _, events in match.events(seat, match.at) for event in events]
        found += say.forecast(view, names)
        if view.ask is not None:
            found.append(say.decision(view.ask, names))
    return found


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_kept_is_what_would_be_made(game: str) -> None:
    """One scribe serves three tables with different names; a fresh one has nothing it could mix up."""
    luck = random.Random(7)
    shared = Scribe(load_game(game), "en")
    match: Match[Any, Any] = Match(game, 2, seed="words", discreet=True)
    for moment in range(120):
        if match.over:
            break
        if moment % 3 == 0:
            for names in TABLES:
                assert told(shared, match, names) == told(Scribe(load_game(game), "en"), match, names)
        ask = match.asks[0]
        match.play(ask.seat, luck.choice(ask.options))


def straight(words: Words, match: Match[Any, Any], names: tuple[str, ...]) -> list[object]:
    """The same sentences as the words have them, nothing kept."""
    found: list[object] = []
    for seat in range(match.seats):
        view = match.view(seat)
        found += [words.event(event, names) for _, events in match.events(seat, match.at) for event in events]
        found += [words.note(note, names) for note in match.game.forecast(view)]
        if (ask := view.ask) is not None:
            brief = briefing(match, seat)
            found += [words.ask(ask, names), words.help(ask)]
            found += [words.option(code, ask, names) for code in ask.options]
            found += [words.note(note, names) for notes in brief.notes for note in notes]
            found += [(words.option(note.option, ask, names), words.note(note, names)) for note in brief.reasons]
    return found


def written(say: Scribe, match: Match[Any, Any], names: tuple[str, ...]) -> list[object]:
    """The sentences of what the scribe writes for clients, in the same order."""
    found: list[object] = []
    for seat in range(match.seats):
        view = match.view(seat)
        found += [say.happening(event, names).line for _, events in match.events(seat, match.at) for event in events]
        found += [note.text for note in say.forecast(view, names)]
        if view.ask is not None:
            decision = say.decision(view.ask, names, told=briefing(match, seat))
            found += [decision.sentence, decision.help]
            found += [offer.label for offer in decision.offers]
            found += [note.text for offer in decision.offers for note in offer.notes]
            found += [(note.label, note.text) for note in decision.reasons]
    return found


@pytest.mark.parametrize("language", ["en", PSEUDO])
@pytest.mark.parametrize("game", GAME_IDS)
def test_the_scribe_writes_what_the_words_say(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSTRAKA_PSEUDO", "1")
    luck = random.Random(11)
    say, plain = Scribe(load_game(game), language), make_words(load_game(game), language)
    match: Match[Any, Any] = Match(game, 2, seed="scribe", discreet=True)
    for moment in range(90):
        if match.over:
            break
        names = TABLES[moment % len(TABLES)]
        assert written(say, match, names) == straight(plain, match, names)
        ask = match.asks[0]
        match.play(ask.seat, luck.choice(ask.options))


def test_a_sentence_is_made_once_for_all_tables() -> None:
    made: list[tuple[str, ...]] = []

    def make(names: tuple[str, ...]) -> Told:
        made.append(names)
        return f"{names[1]} gives 100 % to {names[0]}.", {"seat": names[1], "n": 1, "place": "Rome"}

    draft = Draft(TABLES[0], make)
    once = len(made)
    for one, two in (*TABLES[:3], ("100 %s", "%(a)s"), ("{0}", "\\1")):
        told = (f"{two} gives 100 % to {one}.", {"seat": two, "n": 1, "place": "Rome"})
        assert draft.filled((one, two)) == told and draft.text((one, two)) == told[0]
    assert len(made) == once


def test_what_is_written_is_written_once_for_all_tables() -> None:
    made: list[tuple[str, ...]] = []

    def make(names: tuple[str, ...]) -> object:
        made.append(names)
        return {"text": f"{plain(names[1])} gives 100 % to {plain(names[0])}.", "n": 1}

    form = Form(TABLES[0], make)
    once = len(made)
    for names in (*TABLES, ('"', "\\"), ("%b", "Ž\n")):
        assert form.filled(names) == msgspec.json.encode(make(names))
        made.pop()
    assert len(made) == once
    odd = Form(TABLES[0], lambda names: names[0].upper())
    assert [odd.filled(names) for names in TABLES] == [msgspec.json.encode(names[0].upper()) for names in TABLES]


def test_a_sentence_that_does_more_with_names_than_say_them_is_made_each_time() -> None:
    draft = Draft(TABLES[0], lambda names: (names[0][:1], {"loud": names[1].upper()}))
    assert [draft.filled(names) for names in TABLES] == [
        ("A", {"loud": "BEN"}),
        ("Z", {"loud": "ANA"}),
        ("B", {"loud": "SEAT 1"}),
        ("1", {"loud": "A\u202eNA { $N }"}),
    ]


def test_names_stand_in_a_draft_as_in_any_line() -> None:
    say = Scribe(load_game("thebes"), "en")
    event = Event("travel", 0, (), 3)
    for name, shown in (("Ana", "Ana"), ("A\u202ena", "A na")):
        assert msgspec.json.decode(say.happened(event, (name, "Ben"), -1))["args"]["seat"] == shown


def test_what_is_kept_is_bounded() -> None:
    kept: dict[int, str] = {}
    for i in range(25):
        keep(kept, 10, i, lambda: "text")
    assert 0 < len(kept) <= 10
    say = Scribe(load_game("thebes"), "en")
    for i in range(KEPT + 100):
        say.told(Note(-1, "forecast-year", {"weeks": i, "year": 1902, "used": 1, "last": "no"}), ("Ana", "Ben"))
    assert len(say._notes) <= KEPT


def test_languages_we_have_no_words_in_share_a_scribe() -> None:
    assert scribe("thebes", "xx") is scribe("thebes", "yy") is scribe("thebes", "en")
    assert scribe("thebes", "") is not scribe("thebes", "en")


def test_many_who_come_at_once_have_the_words_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(game: str, language: str) -> Scribe:
        read.append(language)
        time.sleep(0.05)
        return Scribe(load_game(game), language)

    monkeypatch.setattr(words, "_scribe", reading)
    monkeypatch.setattr(words, "_PREPARED", set())

    async def crowd() -> None:
        await asyncio.gather(*(prepare("thebes", "en") for _ in range(20)))
        await prepare("thebes", "en")

    asyncio.run(crowd())
    assert read == ["en"]


def test_a_moment_is_written_once_and_anew_for_other_names_or_events() -> None:
    kept = Moments("thebes")
    event, hidden = Event("travel", 0, (), 3), Event("travel", 0, (), 3)
    first = kept.of(1, [event], "en", ("Ana", "Ben"))
    assert kept.of(1, [event], "en", ("Ana", "Ben")) is first
    assert kept.of(1, [hidden], "en", ("Ana", "Ben")) is not first
    for moment, name in ((kept.of(1, [event], "en", ("Eva", "Ben")), "Eva"), (first, "Ana")):
        read = msgspec.json.decode(msgspec.json.encode(moment), type=wire.Moment)
        assert read.happenings[0].args["seat"] == name
    for length in range(100):
        kept.of(length, [Event("travel", 0, (), 3)], "en", ("Ana", "Ben"))
    assert len(kept._kept) < 10


@pytest.mark.parametrize("game", GAME_IDS)
def test_turns_told_bit_by_bit_are_those_told_at_once(game: str) -> None:
    """Also when something was taken back in between."""
    match: Match[Any, Any] = Match(game, 2, seed="words")
    known: list[wire.Turn] = []
    seen = -1
    for moment in range(70):
        new = read_turns(match, seen)
        known = [turn for turn in known if turn.start < new[0].start] + new
        seen = match.at
        if moment % 9 == 0:
            assert known == read_turns(match, -1)
        if moment % 20 == 19:
            match.undo(0, match.at - 5, consent=frozenset({0, 1}))
            seen = match.at
        for ask in match.asks:
            match.play(ask.seat, ask.options[moment % len(ask.options)])
    assert any(line.names for turn in known for line in turn.lines) and sum(turn.text != "" for turn in known) > 4
    assert told_turns(match, 0, match.events(0), "", TABLES[0], 0, fold=True) == []
    # What happened before the first turn is told too, even if nothing did before the first choice.
    assert read_turns(match, -1)[0].seat == -1


@pytest.mark.parametrize("game", GAME_IDS)
def test_turns_are_told_once_for_all_who_read_along(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match[Any, Any] = Match(game, 2, seed="words")
    shared, made = Moments(game), list[int]()

    def counted(*given: Any) -> list[Turn]:
        made.append(match.at)
        return turns(*given)

    monkeypatch.setattr(moments, "turns", counted)
    readers = [(seat, language) for seat in (None, 0, 1) for language in ("en", PSEUDO, "")]
    for moment in range(40):
        start = turn_from(match, match.at - 1)
        seen = {seat: match.events(seat, start) for seat in (None, 0, 1)}
        made.clear()
        told = [shared.turns(match, start, seen[seat], language, TABLES[0], seat) for seat, language in readers]
        # Once for each who may know more or less of it, and once where all may know the same.
        assert len(made) <= 3 and (game != "thebes" or len(made) <= 1)
        for (seat, language), turns_told in zip(readers, told, strict=True):
            alone = told_turns(match, start, seen[seat], language, TABLES[0], seat, fold=False)
            assert msgspec.json.encode(turns_told) == msgspec.json.encode(alone)
        if moment % 20 == 19:
            match.undo(0, match.at - 5, consent=frozenset({0, 1}))
        for ask in match.asks:
            match.play(ask.seat, ask.options[moment % len(ask.options)])
    assert len(shared._turns) < 10


def read_turns(match: Match[Any, Any], keep: int) -> list[wire.Turn]:
    start = turn_from(match, keep)
    told = told_turns(match, start, match.events(0, start), "en", TABLES[0], 0, fold=True)
    return msgspec.json.decode(msgspec.json.encode(told), type=list[wire.Turn])
