"""A match can begin in the middle: from any position of another, or from one that a seat imagines."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.games import GAME_IDS
from ostraka.match import Match, ReplayError, verify


def played(game: str, choices: int, seed: str = "start") -> Match[Any, Any]:
    match: Match[Any, Any] = Match(game, 2, seed=seed)
    rng = Rng(5)
    while match.at < choices and not match.over:
        ask = match.asks[0]
        match.play(ask.seat, ask.options[rng.below(len(ask.options))])
    return match


def finish(match: Match[Any, Any]) -> Match[Any, Any]:
    rng = Rng(9)
    while not match.over:
        ask = match.asks[0]
        match.play(ask.seat, ask.options[rng.below(len(ask.options))])
    return match


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_fork_begins_where_the_other_match_was(game: str) -> None:
    match = played(game, 30)
    at = 20
    fork: Match[Any, Any] = Match(game, 2, seed="other luck", start=match.position(at))
    before = Match.replay(match.text(), at)
    assert fork.view(0).record() == before.view(0).record()
    assert [ask.options for ask in fork.asks] == [ask.options for ask in before.asks]
    finish(fork)
    fork.check()
    assert match.at >= 30, "the original is untouched"


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_replay_of_a_fork_tells_where_it_began(game: str) -> None:
    fork = finish(Match(game, 2, seed="other luck", start=played(game, 12).position()))
    text = fork.text()
    again = verify(text, fork.commitment)
    assert again.text() == text and again.digest() == fork.digest()
    broken = text.replace('"seats":2', '"seats":3', 1)
    with pytest.raises(ReplayError):
        verify(broken)


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_seat_forks_what_it_imagines(game: str) -> None:
    match = played(game, 25)
    view = match.view(0)
    imagined = match.game.sample(view, Rng(3))
    fork: Match[Any, Any] = Match(game, 2, seed="mine", start=match.game.dump(imagined))
    assert fork.view(0).record() == view.record()
    finish(fork).check()


def test_other_luck_is_committed_to_as_well() -> None:
    start = played("thebes", 10).position()
    one: Match[Any, Any] = Match("thebes", 2, seed="a", start=start)
    whole: Match[Any, Any] = Match("thebes", 2, seed="a")
    assert one.commitment != whole.commitment


def test_positions_that_do_not_fit_are_refused() -> None:
    match = played("thebes", 10)
    with pytest.raises(OstrakaError, match="other seats or settings"):
        Match("thebes", 3, start=match.position())
    with pytest.raises(OstrakaError, match="end of a game"):
        Match("thebes", 2, start=finish(match).position())
    with pytest.raises(OstrakaError, match="log lengths 0 to"):
        match.position(match.at + 1)
    with pytest.raises(OstrakaError):
        Match("ancient", 2, start=played("thebes", 3).position())
