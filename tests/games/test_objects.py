"""What the rules give out behaves as Python objects do, on both builds: copied, sent away and fed with numbers."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ostraka import Match, load_game
from ostraka.core.errors import IllegalChoice, RulesBug
from ostraka.core.event import Event
from ostraka.core.game import Note
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import OVER, Ask, Roll
from ostraka.games import GAME_IDS


def sent(thing: Any) -> Any:
    """A thing that was sent to another process and back."""
    return pickle.loads(pickle.dumps(thing))


TWINS: list[Callable[[Any], Any]] = [copy.deepcopy, sent]


def played(id: str, steps: int = 90) -> Any:
    game = load_game(id)
    s, rng = game.new(None, 2), Rng(4)
    playout(game, s, rng, steps)
    while not isinstance(s.turn, Ask):
        playout(game, s, rng, 1)
    return s


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("id", GAME_IDS)
def test_states_and_views(id: str, twin: Callable[[Any], Any]) -> None:
    game, s = load_game(id), played(id)
    t = twin(s)
    assert game.dump(t) == game.dump(s) and repr(t.turn) == repr(s.turn)
    before = game.dump(s)
    playout(game, t, Rng(1), 50)
    assert game.dump(s) == before != game.dump(t)
    for seat in (0, 1, None):
        view = game.view(s, seat)
        again = twin(view)
        assert again.record() == view.record()
        assert game.dump(game.sample(again, Rng(2))) == game.dump(game.sample(view, Rng(2)))


@pytest.mark.parametrize("twin", TWINS)
def test_questions_outcomes_events_and_errors(twin: Callable[[Any], Any]) -> None:
    ask = Ask(1, "pick", (3, 4), 7, 2, True, (Ask(0, "pick", (8, 9), 7, 2, True),))
    again = twin(ask)
    assert again.record() == ask.record() and again.others[0].record() == ask.others[0].record()
    assert (again.seat, again.others[0].seat) == (1, 0)
    assert twin(Roll(6)).n == 6
    assert twin(OVER) is OVER
    event = Event("draw", 1, (3, 4), 2, 9, 1, True)
    assert twin(event) == event and (twin(event).sees, twin(event).reveals) == (1, True)
    outcome = load_game("thebes").outcome(played("thebes"))
    assert twin(outcome).record() == outcome.record()
    note = twin(Note(3, "preview-cost", {"weeks": 2}))
    assert (note.option, note.message, note.args) == (3, "preview-cost", {"weeks": 2})
    refused = twin(IllegalChoice("no", 1, 5, (2, 3)))
    assert (str(refused), refused.seat, refused.option, refused.legal) == ("no", 1, 5, (2, 3))
    assert twin(RulesBug("a bag is sorted", "deck")).detail == "deck"


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("id", GAME_IDS)
def test_matches_go_on_where_they_were(id: str, twin: Callable[[Any], Any]) -> None:
    match: Match[Any, Any] = Match(id, 2, seed="to be sent away")
    for _ in range(25):
        ask = match.ask
        assert ask is not None
        match.play(ask.seat, ask.options[-1])
    again = twin(match)
    assert again.game is match.game is twin(match.game)
    for one in (match, again):
        for _ in range(10):
            ask = one.ask
            assert ask is not None
            one.play(ask.seat, ask.options[0])
    assert again.text() == match.text() and again.digest() == match.digest()


@pytest.mark.parametrize("number", [np.int64, np.int32, np.uint8])
@pytest.mark.parametrize("id", GAME_IDS)
def test_numbers_of_numpy_are_numbers(id: str, number: Callable[[int], Any]) -> None:
    plain: Match[Any, Any] = Match(id, 2, seed=5)
    other: Match[Any, Any] = Match(id, number(2), seed=5)
    game = plain.game
    s, t = game.new(None, 2), game.new(None, number(2))
    for _ in range(60):
        ask = plain.ask
        assert ask is not None
        option = ask.options[len(ask.options) // 2]
        plain.play(ask.seat, option)
        other.play(number(ask.seat), number(option), at=number(other.at))
        turn = s.turn
        code = turn.options[0] if isinstance(turn, Ask) else 0
        seat = turn.seat if isinstance(turn, Ask) else -1
        game.apply(s, code)
        game.apply(t, code if seat < 0 else game.legal(t, number(seat), number(code)))
    assert other.text() == plain.text()
    assert type(other.seats) is int and all(type(choice.option) is int for choice in other.log)
    assert other.view(number(1)).record() == plain.view(1).record()
    assert game.view(t, number(0)).record() == game.view(s, 0).record()
    assert game.dump(t) == game.dump(s)
    assert other.undo(number(other.log[-1].seat), number(other.at - 1), consent=frozenset({0, 1}))
    assert other.position(number(3)) == plain.position(3)
    everything = [x for value in game.dump(t).values() for x in (value if isinstance(value, list) else [value])]
    assert {type(x) for x in everything} <= {int, bool, str, list}


@pytest.mark.parametrize("strange", [True, np.bool_(True), 1.0, np.float64(1.0), "1", None])
def test_what_only_looks_like_a_number_is_none(strange: Any) -> None:
    match: Match[Any, Any] = Match("thebes", 2, seed=1)
    ask = match.ask
    assert ask is not None
    with pytest.raises(IllegalChoice):
        match.play(ask.seat, strange)
    with pytest.raises(IllegalChoice):
        match.play(strange, ask.options[0])
