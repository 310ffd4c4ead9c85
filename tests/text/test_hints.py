"""Hints in words: every reason has its message, in both directions and in every number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots.comparison import Reason
from ostraka.bots.explain import Expectation, Hint, Hints
from ostraka.bots.plan import Step, plan
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, Ask, Over
from ostraka.games import GAME_IDS
from ostraka.text import LANGUAGES, words_for
from ostraka.text.bundle import Bundle
from ostraka.text.catalogue import read_common
from ostraka.text.hints import Advice, advised, figured, reasons
from ostraka.text.moves import merits, move
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


def test_no_message_of_a_hint_is_left_over() -> None:
    common = {message for message in Bundle("en", [read_common("en", "hints")]).ids() if message.startswith("hint-")}
    left = set(common)
    for id in GAME_IDS:
        words = words_for(load_game(id), strict=True)
        words.catalogue.said.clear()
        for name in signs_of(words.game):
            reasons(words, [reason(name, 2)])
        reasons(words, [reason(name, 1), reason(name, 1, gain=False)])
        for told in (advice(words, shared=True), bare(words), advice(words, equal=True), thrifty(words), only(words)):
            advised(told)
            figured(told)
        bundle = words.catalogue.bundles[0]
        said = {inner for message in words.catalogue.said for inner in bundle.mentions(message)}
        assert {message for message in bundle.ids() if message.startswith("hint-")} - common - said == set()
        left -= said
    assert left == {"hint-equal-instead"}, "which is tried below"


@pytest.mark.parametrize(
    ("id", "name", "amount", "way", "text"),
    [
        ("ancient", "points-monuments", 4, "more", "+4 points in the Past"),
        ("ancient", "points-monuments", 1, "less", "−1 point in the Past"),
        ("ancient", "points-lost-knowledge", 2, "more", "2 less lost knowledge"),
        ("ancient", "blocked", 1, "less", "keeps the padlocked slot free"),
        ("thebes", "weeks", 1, "more", "takes 1 week less"),
        ("thebes", "points-artefacts", 3, "more", "+3 points from artefacts"),
        ("mammothodus", "tribes", 1, "less", "1 fewer human tribe on the board"),
        ("mammothodus", "revealed", 2, "more", "2 more shards turned up"),
        ("mammothodus", "rivals", 2, "less", "the best rival ends 2 points lower"),
    ],
)
def test_reasons_word_by_word(id: str, name: str, amount: float, way: str, text: str) -> None:
    assert reasons(words_for(load_game(id), strict=True), [reason(name, amount, way)]) == text


def test_several_reasons_are_one_phrase() -> None:
    words = words_for(load_game("ancient"), strict=True)
    found = [reason("points-monuments", 4), reason("blocked", 1, "less")]
    assert reasons(words, found) == "+4 points in the Past and keeps the padlocked slot free"
    found = [reason("hand", 1), reason("points-monuments", 4, "less", gain=False)]
    assert reasons(words, found) == "−4 points in the Past, but 1 more card in hand next turn"
    assert reasons(words, []) == ""


# Moves and merits

SETUPS = {"ancient": 2, "thebes": 2, "mammothodus": 2}


def first_moves(id: str, language: str, steps: int) -> Iterator[tuple[Words, Any, list[Step]]]:
    """Every option of some questions along a random game, each with the move it begins."""
    game, words = load_game(id), words_for(load_game(id), language, strict=True)
    s, rng = game.new({}, SETUPS[id]), Rng(11)
    for _ in range(steps):
        playout(game, s, rng, 3)
        if isinstance(s.turn, Over):
            return
        ask = s.turn if isinstance(s.turn, Ask) else None
        if ask is not None and len(ask.options) > 1:
            view = game.view(s, ask.seat)
            for option in ask.options[:3]:
                yield words, view, plan(game, view, ask, option, 1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAME_IDS)
def test_every_move_is_told_whole_and_with_reasons(id: str, language: str) -> None:
    for words, view, steps in first_moves(id, language, 60):
        told = [move(words, steps, NAMES), *merits(words, view, steps)]
        for text in told:
            assert text == text.strip() and "none" not in text and "{" not in text, (text, steps)


def test_a_move_names_the_card_the_slot_and_the_price() -> None:
    words = words_for(load_game("ancient"), strict=True)
    card = {words.card(n): n for n in range(words.things)}
    create, slot = Ask(0, "create", (7, 8)), Ask(0, "slot", (199, 200), card["Caral"])
    pay = Ask(0, "pay", (7, 8), card["Caral"])
    steps = [
        Step(Ask(0, "action", (2, 6)), 2),
        Step(create, 7 + card["Caral"]),
        Step(slot, 199),
        Step(pay, 7 + card["Uxmal"]),
    ]
    assert move(words, steps) == "Create Caral in slot 4, paying Uxmal"
    assert move(words, steps[2:]) == "Create Caral in slot 4, paying Uxmal"
    assert move(words, [Step(Ask(0, "action", (2, 6)), 6)]) == "Search"
    # An artefact lies in no slot.
    assert move(words, [steps[0], Step(create, 7 + card["Antikythera Mechanism"])]) == "Create Antikythera Mechanism"
    artefact = [Step(Ask(0, "action", (2, 6)), 2), Step(create, 7 + card["Olmec Heads"])]
    assert move(words, artefact) == "Create Olmec Heads", "an artefact has no slot"
    assert move(words, artefact[:1]) == "Create", "of a move known in part only the beginning is told"


# The lines


def question(words: Words) -> Ask:
    return Ask(0, "action", (2, 3, 4, 6)) if words.game.id == "ancient" else Ask(0, "action", (0, 2, 3, 4))


def advice(words: Words, shared: bool = False, equal: bool = False) -> Advice:
    """Three moves, the second behind the first unless it is its equal."""
    ask = question(words)
    sources = words.game.outcome(words.game.new()).sources
    seats = [Expectation(0.618, 0.021, [5.0] * len(sources), 2.0), Expectation(0.382, 0.021, [1.0] * len(sources), 0.1)]
    source = f"points-{sources[0]}"
    worse = [reason(source, 2, "less", gain=False), reason("rivals", 1, "less")]
    steps = [[Step(ask, option)] for option in (ask.options[3], ask.options[1], ask.options[2])]
    hints = [
        Hint(steps[0], 90, seats, [reason(source, 3)]),
        Hint(steps[1], 9, seats, [] if equal else worse, equal, 0.031, 0.004),
        Hint(steps[2], 9, seats, [], equal, 0.05, 0.004),
    ]
    view = words.game.view(words.game.new({}, 2), 0)
    return Advice(words, Hints(0, hints, sources, shared, 100, 20), view, NAMES)


def only(words: Words) -> Advice:
    told = advice(words)
    ask = Ask(0, "action", (6,)) if words.game.id == "ancient" else Ask(0, "action", (2,))
    single = Hint([Step(ask, ask.options[0])], 0, told.hints.hints[0].seats, [])
    return Advice(words, Hints(0, [single], told.hints.sources, False), told.view)


def bare(words: Words, equal: bool = False) -> Advice:
    """The same without a reason."""
    told = advice(words, equal=equal)
    first, *others = told.hints.hints
    return Advice(words, replace(told.hints, hints=[replace(first, reasons=[]), *others]), told.view, NAMES)


def thrifty(words: Words) -> Advice:
    """A "no" that is advised because every "yes" gives something up for nothing."""
    told = advice(words)
    first, *others = told.hints.hints
    no = Hint([Step(Ask(0, "offer", (PASS, 3)), PASS)], first.visits, first.seats, [])
    return Advice(words, replace(told.hints, hints=[no, *others], thrifty=True), told.view)


def swapping() -> Advice:
    """Two cards to be discarded, one of which could as well be another."""
    words = words_for(load_game("ancient"), strict=True)
    told = advice(words)
    discard = Ask(0, "discard", tuple(range(7, 12)))
    moves = [[Step(discard, 7 + n) for n in pair] for pair in ((0, 1), (2, 0), (0, 3))]
    hints = [replace(told.hints.hints[0], steps=steps, reasons=[]) for steps in moves]
    return Advice(words, replace(told.hints, hints=hints), told.view)


def test_the_first_time_a_move_and_why() -> None:
    words = words_for(load_game("ancient"), strict=True)
    assert advised(advice(words)) == [
        "My advice: Search.",
        "A new card for your empty hand. Better than “Learn”: +3 points in the Past.",
        "Next best: Learn. In trials it won 59 % of the games instead of 62 %.",
        "Ask once more for the figures.",
    ]
    assert advised(only(words)) == ["My advice: Search.", "This is the only move."]


def test_how_far_the_next_is_behind_is_told_in_points_where_they_are_sure() -> None:
    told = advice(words_for(load_game("ancient"), strict=True))
    behind = replace(told.hints.hints[1], fewer=4.6)
    assert told.why(behind) == "On average it ends about 5 points further back."


def test_nothing_wins_less_than_no_game() -> None:
    told = advice(words_for(load_game("ancient"), strict=True))
    first, second, *_ = told.hints.hints
    for chance, behind in ((0.02, 0.03), (0.001, 0.001)):
        seats = [replace(seat, chance=chance) for seat in first.seats]
        hints = replace(told.hints, hints=[replace(first, seats=seats), replace(second, behind=behind)])
        why = Advice(told.words, hints, told.view, NAMES).why(hints.hints[1])
        assert why == f"In trials it won 0 % of the games instead of {max(1, round(100 * chance))} %."


def test_a_move_is_no_alternative_to_itself() -> None:
    told = advice(words_for(load_game("ancient"), strict=True), equal=True)
    first, _, third = told.hints.hints
    hints = replace(told.hints, hints=[first, replace(first), third])
    assert Advice(told.words, hints, told.view, NAMES).equals() == "As good: “Archive”."


def test_where_no_reason_can_be_named_that_is_said() -> None:
    words = words_for(load_game("mammothodus"), strict=True)
    told = bare(words)
    assert told.why(told.hints.hints[0]) == "I have no short reason: it won more often in trials."


def test_equals_are_admitted_and_no_gain_is_claimed_over_them() -> None:
    lines = advised(bare(words_for(load_game("ancient"), strict=True), equal=True))
    assert lines[1:3] == ["A new card for your empty hand.", "As good: “Learn” or “Archive”."]
    assert not any(line.startswith("Next best") for line in lines)


def test_without_any_reason_equals_are_said_once() -> None:
    lines = advised(bare(words_for(load_game("mammothodus"), strict=True), equal=True))
    (line,) = [line for line in lines if "hardly matters" in line]
    assert line.startswith("It hardly matters: “") and line.endswith(" would do as well.")


def test_whoever_gives_nothing_up_is_told_to_keep_it() -> None:
    lines = advised(thrifty(words_for(load_game("ancient"), strict=True)))
    assert lines[1] == "Anything else would make no real difference, so keep what you have."


def test_of_several_things_only_those_that_differ_are_named() -> None:
    words = words_for(load_game("ancient"), strict=True)
    one, two, three = (words.card(n) for n in (1, 2, 3))
    assert swapping().equals() == f"As good instead of “{one}”: “{two}” or “{three}”."


def test_the_second_time_the_figures() -> None:
    lines = figured(advice(words_for(load_game("ancient"), strict=True)))
    assert lines[0] == "Search: you win in 62 % of cases, ± 4, with about 25 points (± 4)."
    assert lines[1].endswith("; 3 percentage points less than the first (± 1).")
    together = figured(advice(words_for(load_game("mammothodus"), strict=True), shared=True, equal=True))
    assert "won together in 62 % of cases, ± 4; no real difference." in together[1]


def test_an_interval_is_never_wider_than_all_there_is() -> None:
    told = advice(words_for(load_game("ancient"), strict=True))
    wild = [Expectation(0.3, 0.5, [1.0] * 5, 0.5)] * 2
    hint = Hint(told.hints.hints[0].steps, 1, wild, [])
    assert "30 % of cases, ± 70," in told.expects(hint)
