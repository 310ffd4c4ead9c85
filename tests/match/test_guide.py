"""Guided first games: every script can be played through on the real rules, and nothing in it is out of date."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ostraka.bots import make_bot
from ostraka.bots.budget import Budget
from ostraka.bots.coach import GRAVE
from ostraka.bots.race import weigh
from ostraka.match import Guide, Match, guide_of, load_game
from ostraka.match.guide import LEARNER, Due
from ostraka.match.notation import words
from ostraka.text import LANGUAGES, words_for

GUIDED = ("ancient", "thebes", "mammothodus")


def script(game: str) -> Guide:
    guide = guide_of(load_game(game))
    assert guide is not None
    return guide


def answer(match: Match[Any, Any], guide: Guide) -> None:
    """Somebody else's turn."""
    ask = match.asks[0]
    bot = make_bot(match.game, guide.bot)
    match.play(ask.seat, bot.choose(match.view(ask.seat), ask, Budget(1)))


def asked(match: Match[Any, Any], guide: Guide) -> Due:
    """What the learner is told at the next question."""
    while not match.over and match.asks[0].seat != LEARNER:
        answer(match, guide)
    return guide.due(match)


def obedient(match: Match[Any, Any], due: Due) -> int:
    """What the last step asks for; else the last thing on offer, which gives nothing up."""
    table, options = words(match.game), match.asks[0].options
    wanted = [option for option in options if due.steps and due.steps[-1].wants(table[option])]
    return wanted[0] if wanted else options[-1]


@pytest.mark.parametrize("game", GUIDED)
def test_whoever_follows_is_told_every_step_within_a_few_turns(game: str) -> None:
    guide = script(game)
    match = guide.begin(load_game(game))
    told: list[str] = []
    for _ in range(60):
        due = asked(match, guide)
        # What an effect asks once more is said once more.
        assert due.first == len(told) or [step.id for step in due.steps] == told[due.first :]
        assert due.strayed is None
        told[due.first :] = [step.id for step in due.steps]
        if len(told) == len(guide.steps):
            break
        match.play(LEARNER, obedient(match, due))
    assert told == [step.id for step in guide.steps]
    assert 8 <= len(told) <= 12
    assert match.heading[0] <= 12, "ten minutes are enough"


def test_a_step_stays_until_its_effect_has_asked_for_the_last_time() -> None:
    guide = script("ancient")
    match = guide.begin(load_game("ancient"))
    said: list[tuple[str, int]] = []
    for _ in range(24):
        due = asked(match, guide)
        said += [(step.id, due.first + len(due.steps)) for step in due.steps[-1:]]
        match.play(LEARNER, obedient(match, due))
    assert [place for step, place in said if step == "remove"] == [8, 8]


@pytest.mark.parametrize("game", GUIDED)
def test_whoever_goes_another_way_is_told_so_and_can_come_back(game: str) -> None:
    guide = script(game)
    match = guide.begin(load_game(game))
    table = words(match.game)
    while True:
        due, at = asked(match, guide), match.at
        others = [o for o in match.asks[0].options if due.steps and not due.steps[-1].wants(table[o])]
        if others and due.steps[-1].do:
            break
        match.play(LEARNER, obedient(match, due))
    match.play(LEARNER, others[-1])
    after = asked(match, guide)
    assert after.strayed == due.steps[-1]
    assert after.first == due.first + len(due.steps)
    match.undo(LEARNER, to=at, consent=frozenset(range(match.seats)))
    assert guide.due(match) == due


@pytest.mark.parametrize("game", GUIDED)
def test_nobody_is_lost_whatever_they_do(game: str) -> None:
    guide = script(game)
    match = guide.begin(load_game(game))
    chance = Random(5)
    last = 0
    for _ in range(40):
        due = asked(match, guide)
        assert last <= due.first <= len(guide.steps)
        last = due.first
        if match.over:
            break
        match.play(LEARNER, chance.choice(match.asks[0].options))


@pytest.mark.parametrize("game", GUIDED)
def test_a_step_asks_for_what_there_is(game: str) -> None:
    guide = script(game)
    table = words(load_game(game))
    assert len({step.id for step in guide.steps}) == len(guide.steps)
    for step in guide.steps:
        for pattern in step.do:
            assert any(step._replace(do=(pattern,)).wants(word) for word in table), (step.id, pattern)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_every_step_is_said_in_every_language(game: str, language: str) -> None:
    catalogue = words_for(load_game(game), language, strict=True).catalogue
    for step in script(game).steps:
        assert catalogue.bundles[0].has(f"guide-{step.id}"), step.id
        said = catalogue.say(f"guide-{step.id}")
        assert 20 < len(said) < 420, said
        assert bool(catalogue.attribute(f"guide-{step.id}", "instead")) == bool(step.do), step.id


def test_whoever_follows_the_guide_of_thebes_gives_little_away() -> None:
    """By the search that hints and the analysis use: nothing that a coach would object to."""
    guide, game = script("thebes"), load_game("thebes")
    match, table = guide.begin(game), words(game)
    given: dict[str, float] = {}
    while "dig" not in given:
        due = asked(match, guide)
        ask, option = match.asks[0], obedient(match, due)
        if due.steps and due.steps[-1].do:
            standings = weigh(game, match.view(LEARNER), ask, Budget(1, 2000))
            given[due.steps[-1].id] = next(each.behind for each in standings if each.option == option)
        match.play(LEARNER, option)
    assert table[option] == "dig-crete"
    assert max(given.values()) < GRAVE, given
