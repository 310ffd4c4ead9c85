"""Playing: what is accepted, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ostraka
from ostraka.core.errors import IllegalChoice, IllegalSetup, OstrakaError
from ostraka.core.rng import Rng
from ostraka.match import Chance, Choice, Match, StaleChoice, load_game
from tests.match.tables import CONFIGURATIONS, play_on, step, table


@pytest.mark.parametrize(("seats", "setup"), CONFIGURATIONS)
def test_a_random_match_ends(seats, setup):
    match = play_on(table(seats, setup), 1)
    assert match.over and match.ask is None and match.asks == ()
    assert match.outcome().winners()
    assert len(match.log) == match.at > 100
    match.check()


def test_a_choice_with_the_wrong_log_length_is_stale():
    match = play_on(table(setup={"opening": "introductory"}), 1, 9)
    ask = match.ask
    before = (match.digest(), match.log)
    for at in (-1, 0, match.at - 1, match.at + 1, 10**30, True, 9.0, "9"):
        with pytest.raises(StaleChoice) as refusal:
            match.play(ask.seat, ask.options[0], at)
        assert refusal.value.at == at
        assert refusal.value.now == match.at
    assert (match.digest(), match.log) == before
    match.play(ask.seat, ask.options[0], match.at)
    assert match.log[len(before[1])] == Choice(ask.seat, ask.options[0])


def test_what_is_not_offered_is_refused_at_every_decision():
    match = table(seats=3)
    rng = Rng(5)
    size = len(match.game.actions)
    while not match.over:
        before = match.digest()
        offered = {ask.seat: ask.options for ask in match.asks}
        for seat in (-2, -1, 0, 1, 2, 3, 99):
            foreign = [code for code in range(size) if code not in offered.get(seat, ())]
            wrong: list[Any] = [foreign[rng.below(len(foreign))], -1, size, 1 << 70, True, "0", None, 1.0]
            for option in wrong:
                with pytest.raises(IllegalChoice):
                    match.play(seat, option)
        strangers: list[Any] = [True, "0", None, 0.0]
        for stranger in strangers:
            with pytest.raises(IllegalChoice):
                match.play(stranger, match.ask.options[0])
        assert match.digest() == before
        step(match, rng)
    with pytest.raises(IllegalChoice, match="over"):
        match.play(0, 0)


def test_the_error_says_what_was_legal():
    match = table(setup={"opening": "introductory"})
    with pytest.raises(IllegalChoice) as refusal:
        match.play(match.ask.seat, 233)
    assert refusal.value.legal == match.ask.options
    assert str(list(match.ask.options)) in str(refusal.value)


def test_forced_choices_are_played_by_the_match_and_logged():
    match = table(3)
    by_hand = table(3, forced=False)
    rng = Rng(8)
    while not match.over:
        asks = match.asks
        assert len(asks) > 1 or len(asks[0].options) > 1
        step(match, rng)
    for choice in match.log:
        by_hand.play(choice.seat, choice.option)
    assert by_hand.log == match.log
    assert by_hand.digest() == match.digest()
    forced = [s.forced for s in match.steps]
    assert 0 < sum(forced) < len(forced)


def test_a_partner_is_never_hurried():
    """In a team turn a single option is not forced while the other partner may still act first (TEAM-8)."""
    waited = 0
    match = table(4, {"teams": True})
    rng = Rng(3)
    while not match.over:
        waited += len(match.asks) > 1 and any(len(ask.options) == 1 for ask in match.asks)
        step(match, rng)
    assert waited


def test_events_are_those_of_the_choice_and_of_the_chance_that_follows():
    match = table(setup={"opening": "introductory"})
    rng = Rng(2)
    total = 0
    while not match.over:
        before = match.at
        ask = match.ask
        events = match.play(ask.seat, ask.options[rng.below(len(ask.options))])
        grouped = [event for s in match.steps[before:] for event in s.events]
        assert events == grouped
        total += len(events)
    opening = match.events(None)[0]
    assert opening[0] == 0 and opening[1][0].kind == "first"
    assert sum(len(events) for at, events in match.events(0, since=1)) == total
    last = match.events(0, since=match.at)
    assert [at for at, _ in last] == [match.at] and last[0][1][-1].kind == "end"
    assert match.events(0, since=match.at + 1) == []


def test_events_are_redacted():
    match = play_on(table(seats=3), 4, 200)
    for seat in (0, 1, 2, None):
        for _, events in match.events(seat):
            for event in events:
                if event.kind == "draw":
                    assert (event.cards == (-1,)) == (event.seat != seat)


def test_a_viewer_must_sit_at_the_table():
    match = table()
    for seat in (-1, 2, True, "0", 1.0):
        with pytest.raises(OstrakaError, match="no seat"):
            match.view(seat)
        with pytest.raises(OstrakaError, match="no seat"):
            match.events(seat)
        with pytest.raises(OstrakaError, match="no seat"):
            match.reasons(seat)
        with pytest.raises(OstrakaError, match="no seat"):
            match.undo(seat, 0)
    assert match.view(None).seat is None


def test_reasons_and_previews_are_the_games():
    match = play_on(table(setup={"opening": "introductory"}), 6, 30)
    ask = match.ask
    assert isinstance(match.reasons(ask.seat), list)
    for option in ask.options:
        assert all(note.option == option for note in match.preview(ask.seat, option))
    with pytest.raises(IllegalChoice):
        match.preview(ask.seat, 233)


class BrokenChance(Chance):
    """Fails at the outcome after next, in the middle of a choice."""

    def __init__(self, chance: Chance, last: int) -> None:
        self.chance = chance
        self.last = last

    def outcome(self, i: int, n: int) -> int:
        if i > self.last:
            raise ZeroDivisionError
        return self.chance.outcome(i, n)


def test_a_failure_in_the_middle_of_a_choice_leaves_the_match_as_it_was():
    match = table(3, {"opening": "introductory"})
    rng = Rng(3)
    failed = 0
    while not match.over:
        before = (match.digest(), match.log, match.chances, match.struck)
        ask = match.ask
        whole = match._chance
        match._chance = BrokenChance(whole, match.chances)
        try:
            match.play(ask.seat, ask.options[rng.below(len(ask.options))])
        except ZeroDivisionError:
            failed += 1
            match._chance = whole
            if match.at == len(before[1]):
                assert (match.digest(), match.log, match.chances, match.struck) == before
            step(match, rng)
        match._chance = whole
    assert failed > 5
    assert Match.read(match.text()).log == match.log


def test_load_game():
    assert load_game("ancient").title == "Ancient Knowledge"
    strangers: list[Any] = ["", "chess", "core", "../ancient", None]
    for unknown in strangers:
        with pytest.raises(OstrakaError, match="ancient"):
            load_game(unknown)
    assert Match("ancient", seats=3, seed="x").game is load_game("ancient")
    assert repr(Match("ancient", seats=3, seed="x")) == "Match('ancient', seats=3, at=0)"


def test_a_wrong_beginning_is_refused():
    for seats, setup in ((5, {}), (1, {}), (2, {"teams": True}), (2, {"opening": "chess"}), (2, {"colour": "red"})):
        with pytest.raises(IllegalSetup):
            table(seats, setup)


def test_importing_ostraka_loads_no_rules():
    code = "import sys, ostraka; print(sorted(m for m in sys.modules if m.startswith('ostraka')))"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "['ostraka']"
    assert ostraka.load_game is load_game and ostraka.Match is Match
    assert set(dir(ostraka)) == {"Match", "__version__", "load_game"}
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = ostraka.chess


def test_the_version_is_the_packages():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    assert ostraka.__version__ == project["version"]
