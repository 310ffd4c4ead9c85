"""What Thebes asks, offers, tells and explains: everything has its words, and every word is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostraka.core.event import Event
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, Ask, Over, Roll
from ostraka.games.thebes.facts import card_id
from ostraka.games.thebes.game import SOURCES
from ostraka.games.thebes.game import THEBES as GAME
from ostraka.games.thebes.terms import CARD_COUNT, KIND_NAMES, THINGS
from ostraka.games.thebes.text.words import RULINGS
from ostraka.text import LANGUAGES, words_for
from ostraka.text.words import Words
from tests.games.thebes.table import CODES, NUMBERS

NAMES = ("Ann", "Ben", "Cat", "Dan")
PROMPTS = ("action", "zeppelin", "car", "legend", "assistant", "shovel", "weeks")
SOURCE = NUMBERS["zeppelin-rome"]


@pytest.fixture(params=LANGUAGES)
def w(request: pytest.FixtureRequest) -> Words:
    return words_for(GAME, request.param, strict=True)


@pytest.fixture
def en() -> Words:
    return words_for(GAME, "en", strict=True)


def is_clean(text: str) -> bool:
    return bool(text) and text == text.strip() and not re.search(r"[{}$_\n]|\bnone\b|  | [.,;:]", text)


def is_sentence(text: str) -> bool:
    return is_clean(text) and not text[0].islower() and text[-1] in ".?"


def test_every_card_and_token_has_its_words(w: Words) -> None:
    for n in range(THINGS):
        assert is_clean(w.card(n)), w.card(n)
        assert is_clean(w.card_line(n)), w.card_line(n)
        assert is_sentence(w.card_text(n)), w.card_text(n)
        assert w.card_rulings(n)


def test_some_texts_word_by_word(en: Words) -> None:
    book = NUMBERS["book-greece-2-rome-b"]
    assert en.card(book) == "2-point Greece book (Rome)"
    assert en.card_line(book) == "2-point Greece book (Rome) · 2 weeks"
    assert en.card_text(book).startswith("2 points of special knowledge in every dig in Greece")
    show = NUMBERS["exhibition-large-london"]
    wanted = "1 artefact from Crete, 2 artefacts from Greece and 3 artefacts from Egypt"
    assert en.card_text(show).startswith(f"Requires at least {wanted}. ")
    assert en.card(CARD_COUNT + 12) == "seal from Troy (Greece, 6)"


def test_every_question_is_asked_and_explained(w: Words) -> None:
    for prompt in PROMPTS:
        source = -1 if prompt in ("action", "weeks") else SOURCE
        for options in ((PASS,), (PASS, 1), (1, 2)):
            ask = Ask(0, prompt, options, source)
            assert is_sentence(w.ask(ask, NAMES)), w.ask(ask, NAMES)
            assert is_sentence(w.help(ask)), w.help(ask)
            labels = [w.option(code, ask, NAMES) for code in (0, 1, 2)]
            assert len(set(labels)) == 3


def test_only_cards_that_are_the_same_to_everybody_share_a_label(w: Words) -> None:
    labels = [w.option(code) for code in range(len(GAME.actions))]
    assert all(is_clean(label) for label in labels)
    # Of equal cards one is `book-greece-2-rome-a`, the other `book-greece-2-rome-b`.
    targets = [target for code in range(len(GAME.actions)) for target in GAME.actions.describe(code).targets]
    taken = [card_id(n) for block, n in targets if block == "take"]
    equal = len(taken) - len({re.sub(r"-[a-z]$", "", card) for card in taken})
    assert len(labels) - len(set(labels)) == equal > 0


def test_labels(en: Words) -> None:
    assert en.option(CODES["dig-egypt"]) == "Dig in Egypt"
    assert en.option(CODES["weeks-1"]) == "1 week"
    assert en.option(CODES["exhibition-small-paris"]) == "Hold small exhibition (Paris)"
    assert en.option(PASS, Ask(0, "action", (0, 2))) == "End your expedition"


def test_a_year_is_not_grouped_in_thousands(en: Words) -> None:
    assert en.event(Event("year", 0, (), 1902), NAMES) == "Ann begins 1902: all licences are valid again."


def test_points_ends_and_settings(w: Words) -> None:
    assert all(is_clean(w.source(name)) for name in SOURCES)
    assert is_sentence(w.ended("time"))
    for setting in GAME.settings:
        assert is_clean(w.setting(setting.name))
        for value in setting.values:
            assert is_clean(w.setting_value(setting.name, value))


def test_each_kind_has_rulings() -> None:
    assert len(RULINGS) == len(KIND_NAMES)


def spoken(w: Words, seed: int) -> None:
    """Let a random game speak: questions, answers, events, reasons, previews."""
    rng = Rng(seed)
    setup = {"book_to_dig": True} if seed % 3 == 0 else {}
    s = GAME.new(setup, 2 + seed % 3)
    while not isinstance(s.turn, Over):
        out: list[Event] = []
        if isinstance(s.turn, Ask):
            ask = s.turn
            option = ask.options[rng.below(len(ask.options))]
            assert is_sentence(w.ask(ask, NAMES))
            assert is_clean(w.option(option, ask, NAMES))
            for note in GAME.preview(s, ask.seat, option) + GAME.reasons(s, ask.seat):
                assert is_sentence(w.note(note)), w.note(note)
            GAME.apply(s, option, out)
        elif isinstance(s.turn, Roll):
            GAME.apply(s, rng.below(s.turn.n), out)
        for event in out:
            line = w.event(event, NAMES)
            assert line is None or is_sentence(line), line


def test_random_games_can_be_told_and_every_message_is_used(en: Words) -> None:
    for seed in range(24):
        spoken(en, seed)
    game = Path(__file__).parents[3] / "src" / "ostraka" / "games" / "thebes"
    text = (game / "text" / "en" / "game.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^(event-[a-z-]+|reason-[a-z0-9-]+|preview-[a-z-]+) =", text, flags=re.MULTILINE))
    silent = {"event-turn", "event-blank"}
    assert ids - en.catalogue.said == silent
