"""What Mammothodus asks, offers, tells and explains: everything has its words, and every word is used."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ostraka.core.event import Event
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, YES, Ask, Over, Roll
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.game import SOURCES
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import FIGURE, FRAGMENT, FRAGMENTS, ROWS, SPIRIT, TALENT, TERRITORY, THINGS
from ostraka.games.mammothodus.text.board import row
from ostraka.match import Match
from ostraka.text import LANGUAGES, words_for
from ostraka.text.words import Words
from tests.games.mammothodus.table import CODES, Given, Lay, table
from tests.games.messages import endings, kinds, notes, prompts

ROOT = Path(__file__).parents[3]
NAMES = ("Ann", "Ben", "Cat", "Dan")
PROMPTS = prompts("mammothodus")
ABOUT = {"row": TERRITORY, "specialise": TERRITORY, "tribe": TERRITORY, "spirit": SPIRIT}
"""What a question is about, where it is not a figure."""


@pytest.fixture(params=LANGUAGES)
def w(request: pytest.FixtureRequest) -> Words:
    return words_for(GAME, request.param, strict=True)


@pytest.fixture
def en() -> Words:
    return words_for(GAME, "en", strict=True)


def is_clean(text: str) -> bool:
    return bool(text) and text == text.strip() and not re.search(r"[{}$_\n]|\bnone\b|  | [.,;:]", text)


def is_sentence(text: str) -> bool:
    return is_clean(text) and not text[0].islower() and text[-1] in ".?!"


def source(prompt: str) -> int:
    """Something this question may be about."""
    if prompt.startswith("token"):
        return TALENT
    return TERRITORY if prompt in ("protect", "trap", "block-summon", "block-trail") else ABOUT.get(prompt, FIGURE)


def test_the_rules_were_searched() -> None:
    assert {"action", "grow", "fade", "trap", "rouse"} <= set(PROMPTS)
    assert {"march-place", "march-ancients", "help"} <= set(kinds("mammothodus"))
    assert len(endings("mammothodus")) == 8


def test_everything_on_the_table_has_its_words(w: Words) -> None:
    for n in range(THINGS):
        assert is_clean(w.card(n)), w.card(n)
        assert is_clean(w.card_line(n)), w.card_line(n)
        assert is_sentence(w.card_text(n)), w.card_text(n)


def test_every_question_is_asked_and_explained(w: Words) -> None:
    for prompt in PROMPTS:
        for options in ((PASS,), (PASS, 2), (2, 3)):
            for amount in (0, 1, 2):
                ask = Ask(0, prompt, options, source(prompt), amount)
                assert is_sentence(w.ask(ask, NAMES)), w.ask(ask, NAMES)
                assert is_sentence(w.help(ask)), w.help(ask)


def test_the_rules_of_the_help_exist(w: Words) -> None:
    rules = (ROOT / "docs" / "rules" / "en" / "mammothodus.md").read_text(encoding="utf-8")
    for prompt in PROMPTS:
        cited = (w.catalogue.attribute(f"help-{prompt}", "rulings") or "").split()
        assert cited, prompt
        assert [rule for rule in cited if f"**{rule}**" not in rules] == []


def test_labels_of_options_are_unique(w: Words) -> None:
    for prompt in ["", *PROMPTS]:
        ask = Ask(0, prompt, (PASS, YES), source(prompt), 1) if prompt else None
        labels = [w.option(code, ask, NAMES) for code in range(len(GAME.actions))]
        assert [label for label in labels if not is_clean(label)] == []
        assert len(set(labels)) == len(labels)


def test_some_words(en: Words) -> None:
    assert en.option(CODES["W3"]) == "Drywind Road (W3)"
    assert en.option(CODES["row0"]) == "Row 1"
    assert en.option(CODES["face6"]) == "A die that shows 6"
    attack = Event("tribe-attack", 1, (TERRITORY + 11,), 4)
    assert en.event(attack, NAMES) == "Tribes attack in Moss Hollow (S1): Ben loses 4 population."


def test_the_log_speaks_without_numbers_of_rulings(w: Words) -> None:
    for kind in kinds("mammothodus"):
        event = Event(kind, 0, (TERRITORY, TERRITORY + 1, TERRITORY + 2, TERRITORY + 3), 2)
        line = w.event(event, NAMES) or ""
        assert not re.search(r"\([RQ]\d", line), line


def test_a_new_generation_says_what_it_changes(en: Words) -> None:
    said = en.event(Event("generation", 0), NAMES) or ""
    assert all(what in said for what in ("Defence falls to 0", "draw pile", "number of figures"))


def test_passing_says_what_it_ends(en: Words) -> None:
    labels = {prompt: en.option(PASS, Ask(0, prompt, (PASS, 2))) for prompt in ("play", "figure", "discard")}
    assert labels == {
        "play": "Enough cards: act now",
        "figure": "Finish this action",
        "discard": "Draw and end the turn",
    }


def test_points_ends_and_settings(w: Words) -> None:
    assert all(is_clean(w.source(name)) for name in SOURCES)
    for name in endings("mammothodus"):
        assert re.fullmatch(r"[^{}$_\n]+\.", w.ended(name))
    for setting in GAME.settings:
        assert is_clean(w.setting(setting.name))
        assert all(is_clean(w.setting_value(setting.name, value)) for value in setting.values)


def test_every_event_and_note_has_a_message(w: Words) -> None:
    for message in [f"event-{kind}" for kind in kinds("mammothodus")] + notes("mammothodus"):
        assert w.catalogue.has(message), message


# --- everything that happens can be told ------------------------------------------------------------------------------


def scenes() -> Iterator[Callable[[Lay], None]]:
    """The tests of the rules that need nothing but a table."""
    for path in sorted(Path(__file__).parent.glob("test_[erq]*.py")):
        module = import_module(f"tests.games.mammothodus.{path.stem}")
        for name, scene in vars(module).items():
            if name.startswith("test_") and list(inspect.signature(scene).parameters) == ["table"]:
                yield scene


def speak(w: Words, s: Table, events: list[Event]) -> None:
    """Say the events, the question, its answers, and all that explains them, to everybody at the table."""
    for event in events:
        for seat in (0, s.seats - 1, None):
            line = w.event(GAME.redact(event, seat), NAMES)
            assert line is None or is_sentence(line), line
    if isinstance(s.turn, Ask):
        ask = s.turn
        assert is_sentence(w.ask(ask, NAMES)), w.ask(ask, NAMES)
        labels = [w.option(option, ask, NAMES) for option in ask.options]
        assert len(set(labels)) == len(labels)
        explained = [note for option in ask.options for note in GAME.preview(s, ask.seat, option)]
        for note in [*explained, *GAME.reasons(s, ask.seat)]:
            assert is_sentence(w.note(note, NAMES)), w.note(note, NAMES)


def play_at_random(w: Words, seed: int) -> None:
    """Let a random game speak."""
    rng = Rng(seed)
    setup = {"talents": True, "discoveries": seed % 2 == 0, "open_hands": seed % 3 > 0, "coming_of_spirits": True}
    s = GAME.new(setup, 1 + seed % 4)
    while not isinstance(s.turn, Over):
        out: list[Event] = []
        number = s.turn.n if isinstance(s.turn, Roll) else len(s.turn.options) if isinstance(s.turn, Ask) else 0
        choice = rng.below(number)
        GAME.apply(s, s.turn.options[choice] if isinstance(s.turn, Ask) else choice, out)
        speak(w, s, out)


def test_whatever_happens_can_be_told_and_every_message_is_used(en: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Given, "listener", lambda s, events: speak(en, s, events))
    en.catalogue.said.clear()
    for scene in scenes():
        scene(table)
    for seed in range(8):
        play_at_random(en, seed)
    # What was taken back is named without its question.
    for code in range(len(en.game.actions)):
        en.option(code)
    text = (ROOT / "src" / "ostraka" / "games" / "mammothodus" / "text" / "en" / "game.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^((?:event|reason|preview|ask|option)-[a-z0-9-]+) =", text, flags=re.MULTILINE))
    silent = {f"event-{kind}" for kind in ("market", "step", "no-appearance")}
    assert ids - en.catalogue.said - silent == set()


def test_a_row_of_the_portal_names_ground_and_region_once(en: Words) -> None:
    """All fragments together: the ground, the region, then the shards."""
    match: Match[Any, Any] = Match("mammothodus", 1, {}, "7")
    view = match.view(0)
    view.table.portal = list(range(FRAGMENT, FRAGMENT + FRAGMENTS))
    for number in range(ROWS):
        cells = row(view, en, number).partition(": ")[2].rstrip(".").split(", ")
        plain = [cell for cell in cells if not cell.endswith("shard")]
        assert len(set(plain)) == len(plain) and cells[: len(plain)] == plain, cells
