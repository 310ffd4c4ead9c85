"""A turn in one line: what was done, to whom it was told, in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ostraka import load_game
from ostraka.core.event import Event
from ostraka.games import GAME_IDS
from ostraka.games.ancient.catalogue import CARDS
from ostraka.match import Match
from ostraka.text import LANGUAGES, words_for
from ostraka.text.story import turns

NAMES = ("Ana", "Theo")
LONGEST = 420
"""Letters of the longest line of a turn: it is read at a glance."""


def card(name: str) -> int:
    return next(n for n, card in enumerate(CARDS) if card.name == name)


@cache
def played(id: str, choices: int) -> Match[Any, Any]:
    """A game in which everybody takes now this option, now that one."""
    match = Match(load_game(id), seats=2, seed="7")
    while not match.over and match.at < choices:
        ask = match.asks[0]
        match.play(ask.seat, ask.options[(match.at * 7) % len(ask.options)])
    return match


@pytest.mark.parametrize(
    ("you", "line"),
    [
        (1, "Ana discards two cards to create Petra in slot 3 and searches. Decline: Inwa, with 2 knowledge lost."),
        (0, "You discard two cards to create Petra in slot 3 and search. Decline: Inwa, with 2 knowledge lost."),
    ],
)
def test_cost_and_deed_are_one_and_draws_are_no_news(you: int, line: str) -> None:
    words = words_for(load_game("ancient"), "en", strict=True)
    petra = card("Petra")
    happened = [
        Event("pay", 0, (1,), 1, petra), Event("pay", 0, (2,), 1, petra), Event("create", 0, (petra,), 3),
        Event("tokens", 0, (petra,), 2), Event("search", 0), Event("draw", 0, (-1,), 1), Event("draw", 1, (-1,), 1),
        Event("refill", 0, (150, 151), 1), Event("decline", 0, (card("Inwa"),), 2),
    ]  # fmt: skip
    assert words.folded(0, happened, NAMES, you) == line


def test_what_was_discarded_is_told_with_what_was_done() -> None:
    for language in LANGUAGES:
        words = words_for(load_game("ancient"), language, strict=True)
        happened = [Event("create", 0, (card("Petra"),), 3)] + [Event("discard", 0, (n,), 1) for n in range(3)]
        line = words.folded(0, happened, NAMES, 1)
        assert line != words.folded(0, happened[:1], NAMES, 1)
        assert language != "en" or line == "Ana creates Petra in slot 3 and discards three cards."


def test_what_is_done_to_the_monuments_of_others_is_told() -> None:
    for language in LANGUAGES:
        words = words_for(load_game("ancient"), language, strict=True)
        hebrew, target = card("Ancient Hebrew"), card("Machu Picchu")
        happened = [Event("learn", 0, (hebrew,)), Event("load", 0, (target,), 1, hebrew)]
        line = words.folded(0, happened, NAMES, 1)
        assert words.card(target) in line
        assert language != "en" or line.startswith("Ana learns Ancient Hebrew. Ana adds 1 knowledge to Machu Picchu")


def test_a_dig_is_where_how_long_and_what_it_brought() -> None:
    words = words_for(load_game("thebes"), "en", strict=True)
    mask = next(n for n in range(words.things) if words.card(n).startswith("golden mask") or "mask" in words.card(n))
    dig = [Event("travel", 0, amount=7), Event("dig", 0, amount=0), Event("weeks", 0, amount=5), Event("blank", 0)]
    assert words.folded(0, [*dig[1:]], NAMES) == "Ana digs in Greece for 5 weeks and finds nothing but sand."
    line = words.folded(0, [*dig, Event("find", 0, (mask,))], NAMES)
    assert line.startswith("Ana digs in Greece for 5 weeks and finds the ") and "(" not in line
    (said,) = words.names_in(line, [mask])
    assert said[1] == mask and said[0] in line


def test_a_name_is_found_as_a_word_of_its_own() -> None:
    words = words_for(load_game("ancient"), "en")
    petra = card("Petra")
    assert words.names_in("Ana creates Petra in slot 3.", [petra, -1]) == [("Petra", petra)]
    assert words.names_in("Ana creates Petrarch.", [petra]) == []


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_turn_has_one_short_line_in_every_language(id: str) -> None:
    match = played(id, 160)
    for language in LANGUAGES:
        words = words_for(match.game, language, strict=True)
        for seat in (0, None):
            told = turns(match.events(seat), words, True)
            assert [turn.number for turn in told] == list(range(len(told)))
            for turn in told[1:]:
                events = [event for _, event in turn.happened]
                line = words.folded(turn.seat, events, NAMES, -1 if seat is None else seat)
                assert len(line) < LONGEST
                assert "  " not in line and ".." not in line and " ." not in line and "none" not in line


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_turn_that_goes_on_is_found_from_any_length(id: str) -> None:
    match = played(id, 160)
    words = words_for(match.game, "en")
    whole = turns(match.events(0), words, True)
    for length in range(0, match.at + 1, 3):
        start = match.turn_start(length)
        first = turns(match.events(0, start), words, start == 0)[0]
        assert first == next(turn for turn in whole if turn.start == start and turn.seat == first.seat)
        assert start <= length


def test_partners_have_their_turns_together() -> None:
    match = Match(load_game("ancient"), seats=4, seed="7", setup={"teams": True})
    words = words_for(match.game, "en")
    while match.at < 80:
        ask = match.asks[0]
        match.play(ask.seat, ask.options[0])
    told = turns(match.events(None), words, True)[1:]
    assert told[0].number == told[1].number and told[0].seat != told[1].seat
    assert all(event.seat == turn.seat for turn in told[:2] for _, event in turn.happened if event.kind == "create")


def test_where_nothing_heads_turns_each_seat_has_one_for_what_all_did_together(monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_for(load_game("thebes"), "en")
    monkeypatch.setattr(type(words), "heads_turns", False)
    deeds = [Event("offer", 0), Event("offer", 1), Event("pick", 0), Event("pick", 1)]
    told = turns([(0, deeds[:2] * 2), (3, deeds), (4, deeds[1:2])], words, True)
    assert [(turn.start, turn.seat, len(turn.happened)) for turn in told] == [
        (0, -1, 0), (0, 0, 2), (0, 1, 2), (3, 0, 2), (3, 1, 3),
    ]  # fmt: skip
