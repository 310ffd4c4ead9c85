"""Discreet matches: a seat is asked even where its hand leaves no choice, and nobody can tell that it had none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ostraka.core.rng import Rng
from ostraka.match import Match
from ostraka.match.forced import forced_ask
from tests.match.tables import CONFIGURATIONS, step


def table(
    seats: int = 2, setup: dict[str, object] | None = None, seed: str = "clay", game: str = "ancient"
) -> Match[Any, Any]:
    return Match(game, seats, setup, seed, discreet=True)


def asked_in_vain(match: Match[Any, Any], seed: int) -> Iterator[int]:
    """The seats that are asked although they have no choice, one after the other, in a match played at random."""
    rng = Rng(seed)
    while not match.over:
        ask = forced_ask(match.game, match._state)
        if ask is not None:
            yield ask.seat
        else:
            step(match, rng)


@pytest.mark.parametrize(("seats", "setup"), CONFIGURATIONS)
def test_the_same_game_is_played_with_more_questions(seats: int, setup: dict[str, object]) -> None:
    """The log, its text and the outcome do not depend on who makes the forced choices."""
    match = table(seats, setup)
    for seat in asked_in_vain(match, 3):
        match.play(seat, match.asks[0].options[0])
    assert 0 < sum(step.evident for step in match.steps) < sum(step.forced for step in match.steps)
    again: Match[Any, Any] = Match("ancient", seats, setup, "clay")
    for choice, taken in zip(match.log, match.steps, strict=True):
        if not taken.forced:
            again.play(*choice)
    assert again.log == match.log
    assert again.text() == match.text()
    assert Match.read(match.text()).digest() == match.digest()


def test_a_hand_that_leaves_no_choice_is_asked_about() -> None:
    match = table()
    seat = next(asked_in_vain(match, 1))
    assert len(match.view(seat).ask.options) == 1
    # The others see that the seat is asked, as they would if it had a choice.
    assert match.view(1 - seat).asked == match.view(None).asked == [seat]
    before = match.at
    match.play(seat, match.asks[0].options[0])
    assert match.at > before


@pytest.mark.parametrize(
    ("game", "setup"), [("thebes", {}), ("mammothodus", {}), ("mammothodus", {"open_hands": False})]
)
def test_where_nothing_can_be_betrayed_nobody_is_bothered(game: str, setup: dict[str, object]) -> None:
    """Thebes has no hidden hands; in Mammothodus there are no rivals."""
    match = table(setup=setup, game=game)
    assert list(asked_in_vain(match, 2)) == []
    assert any(step.forced for step in match.steps)
    assert all(step.evident == step.forced for step in match.steps)


def test_ones_own_forced_choice_is_taken_back_like_any_other() -> None:
    match = table()
    seat = next(asked_in_vain(match, 1))
    at, before = match.at, match.digest()
    match.play(seat, match.asks[0].options[0])
    match.undo(seat, consent=frozenset({1 - seat}))
    assert (match.at, match.asks[0].seat, match.digest()) == (at, seat, before)
    # The question itself is no choice: now the one before it is taken back.
    match.undo(seat, consent=frozenset({1 - seat}))
    assert match.at < at


def test_what_another_seat_was_asked_counts_as_its_choice() -> None:
    """Else an undo that needs nobody's consent would tell that they had none."""
    found = 0
    for n in range(12):
        match = table(4, {"opening": "introductory"}, f"clay {n}")
        for seat in asked_in_vain(match, n):
            at, last = match.at, match.steps[-1]
            match.play(seat, match.asks[0].options[0])
            if last.choice.seat != seat and not last.forced and not match.over:
                assert "undo-chosen" in match.undo_why(last.choice.seat, at - 1)
                found += 1
    assert found
