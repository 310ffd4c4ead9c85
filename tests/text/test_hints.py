"""Hints in words: every reason has its message, in both directions and in every number."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots.explain import Expectation, Hint, Hints, Reason
from ostraka.core.turn import Ask
from ostraka.games import GAME_IDS
from ostraka.text import LANGUAGES, words_for
from ostraka.text.hints import ranked, reasons, unranked
from ostraka.text.words import Words

NAMES = ("Ana", "Ben")


def reason(name: str, amount: float, way: str = "more", gain: bool = True) -> Reason:
    return Reason(f"hint-{name}", {"amount": amount, "way": way}, gain)


def signs_of(game: Any) -> list[str]:
    """Everything an explanation of this game can name."""
    sources = game.outcome(game.new()).sources
    return [*(f"points-{source}" for source in sources), "rivals", *(sign.name for sign in game.signs.signs)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAME_IDS)
def test_every_difference_can_be_said_both_ways(id: str, language: str) -> None:
    game = load_game(id)
    words = words_for(game, language, strict=True)
    for name in signs_of(game):
        for amount in (0.6, 1, 2, 5):
            more, less = (reasons(words, [reason(name, amount, way)]) for way in ("more", "less"))
            assert more and less and more != less
            assert more == more.strip() and not more.endswith(".")


@pytest.mark.parametrize("id", GAME_IDS)
def test_no_message_of_a_hint_is_left_over(id: str) -> None:
    words = words_for(load_game(id), strict=True)
    words.catalogue.said.clear()
    for name in signs_of(words.game):
        reasons(words, [reason(name, 2)])
    lines(words, shared=True)
    lines(words, shared=False)
    bundle = words.catalogue.bundles[0]
    said = {inner for message in words.catalogue.said for inner in bundle.mentions(message)}
    assert {message for message in bundle.ids() if message.startswith("hint-")} - said == set()


@pytest.mark.parametrize(
    ("id", "name", "amount", "way", "text"),
    [
        ("ancient", "points-monuments", 4, "more", "+4 points in the Past"),
        ("ancient", "points-monuments", 1, "less", "−1 point in the Past"),
        ("ancient", "points-lost-knowledge", 2, "more", "2 lost knowledge less"),
        ("ancient", "blocked", 1, "less", "keeps the padlocked slot free"),
        ("ancient", "hand", 0.7, "more", "0.7 cards more in hand next turn"),
        ("thebes", "weeks", 1, "more", "takes 1 week less"),
        ("thebes", "points-artefacts", 3, "more", "+3 points from artefacts"),
        ("mammothodus", "tribes", 1, "less", "1 human tribe fewer on the board"),
        ("mammothodus", "revealed", 2, "more", "2 shards more turned up"),
        ("mammothodus", "rivals", 2, "less", "the best rival ends with 2 points fewer"),
    ],
)
def test_reasons_word_by_word(id: str, name: str, amount: float, way: str, text: str) -> None:
    assert reasons(words_for(load_game(id), strict=True), [reason(name, amount, way)]) == text


def test_several_reasons_are_one_phrase() -> None:
    words = words_for(load_game("ancient"), strict=True)
    found = [reason("points-monuments", 4), reason("blocked", 1, "less")]
    assert reasons(words, found) == "+4 points in the Past and keeps the padlocked slot free"
    found = [reason("hand", 1), reason("points-monuments", 4, "less", gain=False)]
    assert reasons(words, found) == "−4 points in the Past, but 1 card more in hand next turn"
    assert reasons(words, []) == ""


# The lines


def question(words: Words) -> Ask:
    return Ask(0, "action", (2, 3, 4, 6)) if words.game.id == "ancient" else Ask(0, "action", (0, 2, 3, 4))


def lines(words: Words, shared: bool) -> tuple[list[str], list[str]]:
    """What is said the first and the second time, with three hints of every kind."""
    ask = question(words)
    sources = words.game.outcome(words.game.new()).sources
    seats = [Expectation(0.618, 0.021, [5.0] * len(sources), 2.0), Expectation(0.382, 0.021, [1.0] * len(sources), 0.1)]
    source = f"points-{sources[0]}"
    hints = [
        Hint(ask.options[2], 90, seats, [], [reason(source, 3)]),
        Hint(ask.options[0], 9, seats, [reason(source, 2, "less", gain=False), reason("hand", 1)]),
        Hint(ask.options[1], 1, seats, []),
    ]
    if words.game.id == "thebes":
        hints[1] = Hint(ask.options[0], 9, seats, [reason(source, 2, "less", gain=False), reason("weeks", 1)])
    found = Hints(0, hints, sources, shared, 100, 20)
    only = Hints(0, [Hint(ask.options[0], 0, seats, [])], sources, shared)
    assert len(unranked(words, only, ask)) == 1
    ranked(words, only, ask)
    return unranked(words, found, ask, NAMES), ranked(words, found, ask, NAMES)


def test_the_first_time_nothing_is_ranked() -> None:
    first, _ = lines(words_for(load_game("ancient"), strict=True), shared=False)
    assert first == [
        "Worth a look, in the order of the list:",
        "  1. Create",
        "  2. Learn",
        "  3. Archive",
        "Ask once more for the ranking and the reasons.",
    ]


def test_the_second_time_everything_is_explained() -> None:
    _, second = lines(words_for(load_game("ancient"), strict=True), shared=False)
    assert second == [
        "Best: 3. Archive. You win in 62 % of cases, ± 4, with about 25 points (± 4): about as good as the others "
        "named here; compared with the rest, +3 points in the Past.",
        "Second: 1. Create. You win in 62 % of cases, ± 4, with about 25 points (± 4): −2 points in the Past, but 1 "
        "card more in hand next turn.",
        "Third: 2. Learn. You win in 62 % of cases, ± 4, with about 25 points (± 4): about as good as the others named "
        "here.",
        "If you take the best: Ana 62 % (± 4), about 25 points (± 4); Ben 38 % (± 4), about 5 points (± 1).",
    ]


def test_together_there_is_one_chance_for_all() -> None:
    _, second = lines(words_for(load_game("mammothodus"), strict=True), shared=True)
    assert len(second) == 3
    assert second[0].startswith("Best: ") and "Won together in 62 % of cases, ± 4: " in second[0]
    assert not re.search(r"Ana|Ben", " ".join(second))


def test_an_interval_is_never_wider_than_all_there_is() -> None:
    words = words_for(load_game("ancient"), strict=True)
    wild = [Expectation(0.3, 0.5, [1.0] * 5, 0.5)] * 2
    found = Hints(0, [Hint(2, 1, wild, []), Hint(3, 1, wild, [])], (), False)
    assert "30 % of cases, ± 70," in ranked(words, found, question(words))[0]
