"""What Ancient Knowledge asks, offers, tells and explains: every question, answer, event and reason has its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ostraka.core.actions import ActionSpace
from ostraka.core.event import Event
from ostraka.core.game import Note
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, YES, Ask, Roll
from ostraka.games.ancient import explain
from ostraka.games.ancient.catalogue import CARDS
from ostraka.games.ancient.facts import card_id
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE, SOURCES
from ostraka.games.ancient.options import AMOUNT, BOARD, CARD, CREATE, SEAT, SLOT
from ostraka.games.ancient.terms import CARD_COUNT
from ostraka.games.ancient.text import merits, turns
from ostraka.games.ancient.text.words import AncientWords
from ostraka.match import guide_of
from ostraka.text import LANGUAGES, words_for
from ostraka.text.words import Words, plain

NAMES = ("Ann", "Ben", "Cat", "Dan")
RULES = Path(explain.__file__).parent
NUMBERS = {card_id(card): n for n, card in enumerate(CARDS)}
PETRA, CYRENE = NUMBERS["city-9-petra"], NUMBERS["city-36-cyrene"]
THALES, FLUTE = NUMBERS["tech-4-thales"], NUMBERS["artefact-15-lydite-flute"]


@pytest.fixture(params=LANGUAGES)
def w(request: pytest.FixtureRequest) -> AncientWords:
    words = words_for(ANCIENT_KNOWLEDGE, request.param, strict=True)
    assert isinstance(words, AncientWords)
    return words


@pytest.fixture
def en() -> Words:
    return words_for(ANCIENT_KNOWLEDGE, "en", strict=True)


def is_sentence(text: str, ends: str = ".") -> bool:
    """Whether the text begins and ends like one and nothing of a message is left in it."""
    return text.lstrip("«„\xa0")[0].isupper() and text[-1] in ends and not re.search(r"[{}$_\n]|\bnone\b", text)


def calls(name: str, position: int) -> set[str]:
    """The strings given at a position to every call of this name in the rules."""
    found = set()
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > position:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                argument = node.args[position]
                if called == name and isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value)
    return found


PROMPTS = sorted(calls("Ask", 1))
KINDS = sorted(calls("tell", 0))
MESSAGES = sorted(
    {
        message
        for file in ("explain.py", "forecast.py")
        for message in re.findall(
            r'"((?:reason|preview|forecast)-[a-z-]+)"', (RULES / file).read_text(encoding="utf-8")
        )
    }
)
ENDS = sorted(set(re.findall(r's\.ended = "([a-z-]+)"', (RULES / "ops" / "turn.py").read_text(encoding="utf-8"))))
NOTE_ARGS: dict[str, int | str] = {
    "card": THALES + 1, "short": 2, "slot": 3, "turned": 1, "cost": 2, "tokens": 4, "turns": 3,
    "turn": 2, "monuments": 2, "other": PETRA, "points": 5, "lost": 1, "effects": 1, "cards": 2, "fit": 1,
    "whole": "no",
}  # fmt: skip


def test_the_rules_were_searched() -> None:
    assert {"action", "slot", "pay-effect"} <= set(PROMPTS)
    assert {"draw", "create", "close-board"} <= set(KINDS)
    assert {"reason-locked", "preview-slot", "forecast-decline"} <= set(MESSAGES)
    assert ENDS == ["fourteen", "last-round"]


def asks(prompt: str) -> Iterator[Ask]:
    """The shapes a question may have: compulsory, optional, nothing but a refusal; with and without a card."""
    payers = [NUMBERS["artefact-7-moai-statue"], NUMBERS["pyramid-13-yonaguni"], NUMBERS["artefact-3-planetary-stone"]]
    sources = {"slot": [PETRA], "move": [CYRENE], "pay-effect": payers}.get(prompt, [-1, CYRENE])
    for source in sources:
        for amount in (1, 2):
            for options in ((CARD + 1, CARD + 2), (PASS, CARD + 1), (PASS,)):
                yield Ask(0, prompt, options, source, amount)


def test_every_question_can_be_asked_and_explained(w: Words) -> None:
    for prompt in PROMPTS:
        for ask in asks(prompt):
            assert is_sentence(w.ask(ask, NAMES), ".?"), w.ask(ask, NAMES)
            assert is_sentence(w.help(ask)), w.help(ask)
            assert (w.catalogue.attribute(f"help-{prompt}", "rulings") or "?").split()[-1] in w.help(ask)


def test_the_rulings_of_the_help_exist(w: Words) -> None:
    rules = (Path(__file__).parents[2] / "docs" / "rules" / "en" / "ancient.md").read_text(encoding="utf-8")
    for prompt in PROMPTS:
        rulings = (w.catalogue.attribute(f"help-{prompt}", "rulings") or "").split()
        assert rulings, prompt
        assert [ruling for ruling in rulings if f"**{ruling}**" not in rules] == []


def test_every_option_has_a_label_in_every_question(w: AncientWords) -> None:
    seen: dict[str, int] = {}
    for code in range(len(ANCIENT_KNOWLEDGE.actions)):
        label = w.option(code)
        assert label
        assert not re.search(r"[{}$_]|none", label), label
        assert label not in seen, f"{code} and {seen[label]} are both {label!r}"
        seen[label] = code
    for prompt in PROMPTS:
        for code in (PASS, YES, CREATE, CARD, SLOT + 1, BOARD, SEAT, AMOUNT, AMOUNT + 2):
            assert w.option(code, next(asks(prompt)), NAMES)


def test_labels_speak_in_the_context_of_the_question(en: Words) -> None:
    assert en.option(SLOT + 4) == "Slot 4"
    assert en.option(BOARD) == "Board 1"
    assert en.option(CREATE) == "Create"
    assert en.option(CARD + PETRA) == "Petra"
    assert en.option(SEAT + 1) == "Player 2"
    assert en.option(SEAT + 1, None, NAMES) == "Ben"
    assert en.option(PASS) == "Pass"
    assert en.option(PASS, Ask(0, "remove", (PASS, CARD))) == "Keep the knowledge"
    assert en.option(YES, Ask(0, "use", (PASS, YES), FLUTE)) == "Use Lydite Flute"
    assert en.option(AMOUNT + 1, Ask(0, "excavate", (AMOUNT + 1,))) == "Excavate 1 monument"
    assert en.option(AMOUNT, Ask(0, "discard-lost", (AMOUNT,))) == "Keep all of it"


def test_a_card_to_choose_has_a_verb_in_every_question(w: AncientWords) -> None:
    name = w.card(PETRA)
    for prompt in PROMPTS:
        if w.catalogue.has(f"option-card-{prompt}"):
            label = w.option(CARD + PETRA, next(asks(prompt)), NAMES)
            assert name in label and label != name, (prompt, label)
    for prompt in ("create", "pay", "learn", "archive", "discard", "keep", "steal", "draft", "remove", "move"):
        assert w.catalogue.has(f"option-card-{prompt}")


def test_questions_word_by_word(en: Words) -> None:
    assert en.ask(Ask(0, "pay", (CARD,), PETRA, 2), NAMES) == "Discard 2 cards to create Petra."
    assert en.ask(Ask(0, "action", (6,), -1, 1), NAMES) == "Choose an action; you have 1 action left."
    moai = NUMBERS["artefact-7-moai-statue"]
    only = Ask(0, "pay-effect", (PASS,), moai, 2)
    assert en.ask(only) == "You have nothing to pay for Moai Statue with."
    either = Ask(0, "pay-effect", (PASS, CARD + FLUTE), moai, 2)
    assert en.ask(either) == "Do you discard 2 artefacts from your hand for Moai Statue?"


def test_help_brings_the_text_and_the_rulings_of_the_card(en: Words) -> None:
    text = en.help(Ask(0, "use", (PASS, YES), FLUTE))
    assert f"Lydite Flute: {en.card_text(FLUTE)}" in text
    assert text.endswith("Rulings: EFF-2, EFF-3, CARD-30, CARD-43.")


# --- the log ----------------------------------------------------------------------------------------------------------


SEVERAL = {"swap", "exchange", "look", "introductory", "refill"}
"""Events about more than one card."""
OPEN = {"swap", "decline", "perish", "tokens"}
"""Events on Timelines, where nothing is hidden."""


def event(kind: str, source: int, hidden: bool, amount: int = 1) -> Event:
    cards = (-1, -1) if hidden else (PETRA, CYRENE)
    return Event(kind, 1, cards if kind in SEVERAL else cards[:1], amount, source)


def test_every_event_has_a_line(w: Words) -> None:
    for kind in KINDS:
        for source in (-1, PETRA, THALES):
            for hidden in (False,) if kind in OPEN else (False, True):
                for amount in (0, 1, 2):
                    line = w.event(event(kind, source, hidden, amount), NAMES)
                    assert line is None or is_sentence(line), line


def test_a_line_names_actor_effect_and_cause(en: Words) -> None:
    assert en.event(Event("draw", 0, (PETRA,), 1, THALES), NAMES) == "Ann draws Petra because of Thales."
    assert en.event(Event("draw", 0, (PETRA,), 1), NAMES) == "Ann draws Petra."
    assert en.event(Event("create", 1, (PETRA,), 4), NAMES) == "Ben creates Petra in slot 4."
    assert en.event(Event("create", 1, (FLUTE,), 0), NAMES) == "Ben creates Lydite Flute."
    assert en.event(Event("decline", 1, (PETRA,), 2), NAMES) == (
        "Petra declines into the Past of Ben, with 2 knowledge lost."
    )
    assert en.event(Event("steal", 0, (PETRA,), 1, CYRENE), NAMES) == "Ann takes Petra from Ben because of Cyrene."
    assert en.event(Event("flip", 0, (), 1), NAMES) == "Ann makes technology board 2 a level II board."


def test_a_card_is_not_its_own_cause(en: Words) -> None:
    assert en.event(Event("remove", 0, (CYRENE,), 2, CYRENE), NAMES) == "Ann removes 2 knowledge from Cyrene."


def test_hidden_cards_are_only_counted(en: Words) -> None:
    drawn = Event("draw", 0, (PETRA,), 1, -1, sees=1)
    assert en.event(drawn.seen_by(0), NAMES) == "Ann draws Petra."
    assert en.event(drawn.seen_by(1), NAMES) == "Ann draws a card."
    assert en.cards((-1, -1, -1)) == "3 cards"
    assert en.cards((PETRA, -1, -1)) == "Petra and 2 more cards"
    seen = Event("look", 0, (PETRA, CYRENE), 1, -1, sees=3)
    assert en.event(seen.seen_by(1), NAMES) == "Ann looks at the hand of Ben: Petra and Cyrene."
    assert en.event(seen.seen_by(2), NAMES) == "Ann looks at the hand of Ben."


def test_some_events_are_not_worth_a_line(en: Words) -> None:
    assert en.event(Event("shift", 0), NAMES) is None
    assert en.event(Event("peek", 0, (-1,), 1, THALES), NAMES) is None
    assert en.event(Event("peek", 0, (PETRA,), 1, THALES), NAMES) == "Ann looks at Petra because of Thales."


@pytest.mark.parametrize("name", ["{ $n }", "{event-draw}", '"', "\\u0041", "$seat", "# x"])
def test_names_are_never_read_as_messages(en: Words, name: str) -> None:
    assert en.event(Event("search", 0), (name,)) == f"{name} searches."


def test_names_cannot_break_a_line(en: Words) -> None:
    assert plain("A\nB\u202e\tC\u2028D ") == "A B C D"
    assert en.event(Event("search", 0), ("Ann\nBen draws Petra.",)) == "Ann Ben draws Petra. searches."


# --- reasons, points, settings ----------------------------------------------------------------------------------------


def test_every_note_has_words(w: Words) -> None:
    for message in MESSAGES:
        for number in (0, 1, 2):
            args = {name: value if name == "card" else number for name, value in NOTE_ARGS.items()}
            assert is_sentence(w.note(Note(0, message, args)))


def test_notes_word_by_word(en: Words) -> None:
    plato = NUMBERS["tech-29-plato"]
    assert en.note(Note(0, "reason-requirement", {"card": plato, "short": 2})) == (
        "Plato requires at least 7 monuments of the same type in your Past; you are 2 short."
    )
    assert en.note(Note(0, "reason-cards-short", {"card": PETRA, "short": 1})) == (
        "Petra: you need 1 more card to discard."
    )
    assert en.note(Note(0, "preview-slot", {"slot": 2, "cost": 2, "whole": "no", "tokens": 1, "turns": 2})) == (
        "Slot 2: discard 2 cards, arrives with 1 knowledge, declines next turn."
    )
    assert en.note(Note(0, "preview-slot", {"slot": 1, "cost": 4, "whole": "yes", "tokens": 1, "turns": 1})) == (
        "Slot 1: discard all 4 other cards, arrives with 1 knowledge, declines this turn."
    )


def test_sources_ends_and_settings_have_words(w: AncientWords) -> None:
    for source in SOURCES:
        assert w.source(source)[0].isupper()
    for end in ENDS:
        assert w.ended(end).endswith(".")
    for setting in ANCIENT_KNOWLEDGE.settings:
        assert w.setting(setting.name)[0].isupper()
        assert len({w.setting_value(setting.name, value) for value in setting.values}) == len(setting.values)


def test_values_of_settings_word_by_word(en: Words) -> None:
    assert en.setting_value("teams", True) == "yes"
    assert en.setting_value("opening", "draft") == "draft: keep six of ten cards"
    assert en.setting_value("rounds", 3) == "3"


# --- nothing left over ------------------------------------------------------------------------------------------------


def test_no_message_is_unused(w: AncientWords) -> None:
    def is_used(message: str) -> bool:
        word, _, rest = message.partition("-")
        if word in ("ask", "help"):
            return rest in PROMPTS or message in ("help-card", "help-rulings")
        if word == "option":
            verbs = {ANCIENT_KNOWLEDGE.actions.describe(c).message for c in range(len(ANCIENT_KNOWLEDGE.actions))}
            return any(message in {verb, *(f"{verb}-{prompt}" for prompt in PROMPTS)} for verb in verbs)
        names = {setting.name: setting for setting in ANCIENT_KNOWLEDGE.settings}
        if word == "setting":
            name, _, value = rest.partition("-")
            return name in names and (not value or value in [str(v).lower() for v in names[name].values])
        if word == "meter":
            view = ANCIENT_KNOWLEDGE.view(ANCIENT_KNOWLEDGE.new(), None)
            return rest.removesuffix("-why") in {meter.name for meter in ANCIENT_KNOWLEDGE.meters(view)}
        if word == "move":
            verbs = {ANCIENT_KNOWLEDGE.actions.describe(c).verb for c in range(len(ANCIENT_KNOWLEDGE.actions))}
            return rest in PROMPTS or rest in verbs
        if word in ("merit", "turn"):
            said = merits if word == "merit" else turns
            return f'"{message}"' in Path(str(said.__file__)).read_text(encoding="utf-8")
        if word == "deed":
            return rest in turns.DEEDS
        if word == "guide":
            guide = guide_of(ANCIENT_KNOWLEDGE)
            return guide is not None and rest in {step.id for step in guide.steps}
        known = {"event": KINDS, "source": SOURCES, "ended": ENDS}
        return rest in known[word] if word in known else message in MESSAGES

    catalogue = w.catalogue
    catalogue.said.clear()
    for n in range(CARD_COUNT):
        w.card_line(n)
        w.generated_text(n)
        w.requirement(n)
    bundle = catalogue.bundles[0]
    # Hints, the coach, analyses, boards, sheets, taking back and what the terminal is asked have tests of their own.
    common = (
        "list-",
        "value-",
        "seat",
        "hidden-cards",
        "card-",
        "hint-",
        "analysis-",
        "coach-",
        "counted",
        "learn-",
        "board-",
        "bot-",
        "sheet-",
        "undo-",
        "puzzle-",
        "terminal-",
        "view-",
        "inspect-",
        "adjacent-",
        "failed-",
        "turn-deeds",
        "deed-nothing",
        "goal",
    )
    used = catalogue.said | {m for m in bundle.ids() if m.startswith(common) or is_used(m)}
    reached = {inner for message in used for inner in bundle.mentions(message)}
    # What English mentions elsewhere, another language may have and not need.
    english = set() if bundle is catalogue.bundles[-1] else set(catalogue.bundles[-1].ids())
    assert sorted(set(bundle.ids()) - reached - english) == []


def test_every_variable_of_a_card_text_is_given_by_some_card(w: AncientWords) -> None:
    """A misspelt variable would silently be `none`."""
    given: set[str] = set()
    compose = w.catalogue.compose

    def listen(message: str, args: dict[str, str | int]) -> str:
        given.update(args)
        return compose(message, args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(w.catalogue, "compose", listen)
        for n in range(CARD_COUNT):
            w.card_line(n)
            w.generated_text(n)
    bundle = w.catalogue.bundles[0]
    heads = ("op-", "count-", "each-", "condition-", "trigger-", "text-", "clause-if", "clause-may", "line-")
    for message in bundle.ids():
        if message.startswith(heads):
            assert bundle.variables(message) <= given, message


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "seats", "setup"),
    [(1, 2, {}), (2, 4, {"teams": True}), (3, 3, {"opening": "introductory"})],
)
def test_whole_games_in_words(seed: int, seats: int, setup: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question, option, note and event of a random game, as everybody sees it, and each line from few pieces."""
    game = ANCIENT_KNOWLEDGE
    w = words_for(game, strict=True)
    rng = Rng(seed)
    s = game.new(setup, seats)
    lines = pieces = 0
    say = w.catalogue.say

    def counted(message: str, args: dict[str, str | int] | None = None) -> str:
        nonlocal pieces
        pieces += 1
        return say(message, args)

    monkeypatch.setattr(w.catalogue, "say", counted)
    for step in range(game.bound):
        turn = s.turn
        out: list[Event] = []
        if isinstance(turn, Ask):
            for ask in turn.asked():
                assert w.ask(ask, NAMES)
                labels = [w.option(code, ask, NAMES) for code in ask.options]
                assert len(set(labels)) == len(labels)
                if step % 5 == 0:
                    assert w.help(ask)
                    for note in game.reasons(s, ask.seat):
                        assert w.note(note)
                    for code in ask.options:
                        for note in game.preview(s, ask.seat, code):
                            assert w.note(note)
            game.apply(s, turn.options[rng.below(len(turn.options))], out)
        elif isinstance(turn, Roll):
            game.apply(s, rng.below(turn.n), out)
        else:
            break
        pieces = 0
        for told in out:
            for seat in (0, None):
                w.event(game.redact(told, seat), NAMES)
                lines += 1
        assert pieces <= 8 * 2 * len(out)
    assert w.ended(game.outcome(s).ended)
    assert lines > 200


def test_a_game_without_words_of_its_own_uses_the_common_ones() -> None:
    class Bare:
        id = "bare"
        actions = ActionSpace()

    game: Any = Bare()
    bare = words_for(game)
    assert type(bare) is Words
    assert bare.option(PASS) == "Pass"
    assert bare.event(Event("nonsense", 0)) == "event-nonsense"
