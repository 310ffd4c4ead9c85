"""Undo: free while nobody has learnt anything, otherwise by consent; and then everything is as it was."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from ostraka.core.rng import Rng
from ostraka.games.ancient.options import CREATE, SEARCH
from ostraka.match import NeedsConsent, NoUndo
from tests.match.tables import CONFIGURATIONS, play_on, step, table


def at_an_action(seed: int = 1):
    """A two-seat match at a seat's first action of a turn, with something to create."""
    match = play_on(table(setup={"opening": "introductory"}), seed, 12)
    rng = Rng(seed)
    while match.ask.prompt != "action" or CREATE not in match.ask.options or match.ask.amount != 2:
        step(match, rng)
    return match


def moment(match):
    """Where a match stands: the next outcome of chance belongs to it."""
    return (match.at, match.digest(), match.chances)


def test_a_choice_that_told_nobody_anything_is_taken_back_freely():
    match = at_an_action()
    seat, at, digest = match.ask.seat, match.at, match.digest()
    match.play(seat, CREATE)
    card = match.ask.options[0]
    match.play(seat, card)
    assert match.undo_needs(seat, at) == frozenset()
    assert match.undo_why(seat, at) == ()
    struck = match.undo(seat, at)
    assert [choice.option for choice in struck][:2] == [CREATE, card]
    assert (match.at, match.digest()) == (at, digest)
    assert match.struck == struck and match.undone == 1
    match.play(seat, SEARCH)
    assert match.struck == ()


def test_a_draw_is_taken_back_by_consent_only():
    match = at_an_action()
    seat, at, before = match.ask.seat, match.at, match.digest()
    match.play(seat, SEARCH)
    after = match.digest()
    other = 1 - seat
    assert match.undo_needs(seat) == frozenset({other})
    assert "undo-chance" in match.undo_why(seat)
    for consent in (frozenset(), frozenset({seat}), frozenset({7})):
        with pytest.raises(NeedsConsent) as refusal:
            match.undo(seat, consent=consent)
        assert refusal.value.seats == frozenset({other})
        assert refusal.value.why == match.undo_why(seat)
        assert match.digest() == after
    match.undo(seat, consent=frozenset({other}))
    assert (match.at, match.digest()) == (at, before)


def test_a_look_at_hidden_cards_is_taken_back_by_consent_only():
    """A look into another hand (CARD-18) involves no chance, but cannot be unseen."""
    looks = 0
    for seed in range(40):
        match = table(3, seed=f"look {seed}")
        rng = Rng(seed)
        while not match.over:
            step(match, rng)
            last = match.steps[-1]
            if "look" in [event.kind for event in last.events] and match.chances == last.chances:
                looks += 1
                seat = last.choice.seat
                assert match.undo_why(seat, match.at - 1) == ("undo-revealed",)
                with pytest.raises(NeedsConsent):
                    match.undo(seat)
        if looks > 3:
            return
    raise AssertionError("nobody ever looked into a hand")


def test_the_others_choices_are_theirs():
    match = at_an_action()
    seat = match.ask.seat
    at = match.at
    rng = Rng(2)
    while not any(s.choice.seat != seat and not s.forced for s in match.steps[at:]):
        step(match, rng)
    assert "undo-chosen" in match.undo_why(seat, at)


def test_by_step_and_by_turn():
    match = at_an_action()
    seat, at = match.ask.seat, match.at
    match.play(seat, CREATE)
    match.play(seat, match.ask.options[0])
    own = [i for i, s in enumerate(match.steps) if s.choice.seat == seat and not s.forced]
    digest = match.digest()
    match.undo(seat, consent=frozenset({1 - seat}))
    assert match.at == own[-1]
    match.play(seat, match.ask.options[0])
    assert match.digest() == digest
    match.undo(seat, grain="turn", consent=frozenset({1 - seat}))
    assert match.at == at


def test_undo_of_nothing_is_refused():
    match = table(setup={"opening": "introductory"})
    for seat in (0, 1):
        for grain in ("step", "turn"):
            with pytest.raises(NoUndo, match="undo-nothing"):
                match.undo(seat, grain=grain)
    with pytest.raises(NoUndo, match="undo-grain grain='game'"):
        match.undo(0, grain="game")
    play_on(match, 1, 20)
    before = match.digest()
    for to in (-1, match.at, 10**20, True, "3", 2.0):
        with pytest.raises(NoUndo, match="undo-length"):
            match.undo(0, to, consent=frozenset({0, 1}))
    assert match.digest() == before


def test_a_finished_match_stays_as_it_is():
    match = play_on(table(), 1)
    with pytest.raises(NoUndo, match="undo-over"):
        match.undo(0, 5, consent=frozenset({0, 1}))


@pytest.mark.parametrize(("seats", "setup"), CONFIGURATIONS)
def test_undo_to_every_point_of_a_match(seats, setup):
    """From far down the log to each earlier decision, by consent of all; snapshots make no difference."""
    everybody = frozenset(range(seats))
    match = table(seats, setup)
    rng = Rng(11)
    points = [moment(match)]
    while match.at < 150:
        step(match, rng)
        points.append(moment(match))
    log = match.log
    for point in reversed(points[:-1]):
        at = point[0]
        if match.steps[at].opened >= 0:
            continue  # of an open sealed question a seat takes back only its own answers
        match.undo(0, at, consent=everybody)
        assert moment(match) == point
        assert match.log == log[:at]
        if at % 7 == 0:
            step(match, rng)


class UndoMachine(RuleBasedStateMachine):
    """A match against a model: the list of (log length, digest, outcomes) at each moment a seat was asked."""

    @initialize(which=st.integers(0, len(CONFIGURATIONS) - 1), seed=st.integers(0, 999), forced=st.booleans())
    def begin(self, which, seed, forced):
        seats, setup = CONFIGURATIONS[which]
        self.match = table(seats, setup, f"machine {seed}", forced)
        rng = Rng(seed)
        while self.match.opened >= 0:  # the draft has its own tests: a seat takes back only its own answers there
            step(self.match, rng)
        self.model = [moment(self.match)]

    @rule(seed=st.integers(0, 1 << 20), choices=st.integers(1, 12))
    def play(self, seed, choices):
        rng = Rng(seed)
        for _ in range(choices):
            if not self.match.over:
                step(self.match, rng)
                self.model.append(moment(self.match))

    @rule(back=st.integers(1, 40), who=st.integers(0, 3), agreed=st.booleans())
    def undo(self, back, who, agreed):
        match = self.match
        seat = who % match.seats
        target = self.model[max(len(self.model) - 1 - back, 0)]
        if match.over or target[0] == match.at or match.steps[target[0]].opened >= 0:
            return
        free = not match.undo_why(seat, target[0])
        assert free == (not match.undo_needs(seat, target[0]))
        assert free == self.nothing_was_learnt(seat, target[0])
        if free or agreed:
            match.undo(seat, target[0], consent=frozenset(range(match.seats)) if not free else frozenset())
            self.model = self.model[: self.model.index(target) + 1]
        else:
            with pytest.raises(NeedsConsent):
                match.undo(seat, target[0])

    def nothing_was_learnt(self, seat, at):
        steps = self.match.steps[at:]
        others = [s for s in steps if s.choice.seat != seat and not s.forced]
        told = [e for s in steps for e in s.events if e.reveals]
        sealed = [s for s in steps if s.opened >= 0 and s.opened != self.match.opened]
        return not others and not told and not sealed and self.match.chances == steps[0].chances

    @invariant()
    def the_match_is_where_the_model_is(self):
        if hasattr(self, "model"):
            assert moment(self.match) == self.model[-1]
            assert len(self.match.log) == self.match.at


TestUndo = UndoMachine.TestCase
TestUndo.settings = settings(stateful_step_count=15)
