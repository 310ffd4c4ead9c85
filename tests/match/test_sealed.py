"""Sealed questions: any order of arrival, nothing to be seen before all have answered."""

from __future__ import annotations

import itertools
import json

import pytest

from ostraka.core.rng import Rng
from ostraka.match import NeedsConsent, NoUndo, StaleChoice
from tests.match.tables import play_on, step, table


def see(match, seat):
    """Everything that reaches a seat, as bytes."""
    events = [(at, [event.record() for event in events]) for at, events in match.events(seat)]
    return json.dumps([match.view(seat).record(), events])


def discards(seats):
    """Four cards of each hand of ten."""
    match = table(seats)
    return {ask.seat: ask.options[:4] for ask in match.asks}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_arrival_makes_no_difference(seats):
    chosen = discards(seats)
    rng = Rng(seats)
    digests, views = set(), set()
    for _ in range(12):
        match = table(seats)
        left = {seat: list(cards) for seat, cards in chosen.items()}
        while left:
            seat = sorted(left)[rng.below(len(left))]
            match.play(seat, left[seat].pop(rng.below(len(left[seat]))))
            if not left[seat]:
                del left[seat]
        digests.add(match.digest())
        views |= {json.dumps([match.view(seat).record() for seat in (None, *range(seats))])}
    assert len(digests) == len(views) == 1
    assert match.opened == -1


def test_nothing_reaches_the_others_until_all_have_answered():
    match = table(3, {"opening_discards": "open"})
    chosen = discards(3)
    at_first = {seat: see(match, seat) for seat in (0, 1, 2, None)}
    for card in chosen[1]:
        match.play(1, card)
        assert see(match, 1) != at_first[1]
        for other in (0, 2, None):
            assert see(match, other) == at_first[other]
    own = see(match, 1)
    for card in chosen[0]:
        match.play(0, card)
        assert see(match, 1) == own
        assert see(match, 2) == at_first[2]
        assert see(match, None) == at_first[None]
    for card in chosen[2]:
        match.play(2, card)
    after = match.events(None, since=1)
    assert sorted(card for _, events in after for e in events if e.kind == "discard" for card in e.cards) == sorted(
        option - 7 for cards in chosen.values() for option in cards
    )


def test_a_seat_is_asked_about_its_own_cards_only():
    match = table(4)
    for ask in match.asks:
        assert ask.others == ()
        assert match.view(ask.seat).ask.others == ()
        assert [option - 7 for option in ask.options] == match.view(ask.seat).own["hand"]


def test_the_answers_of_others_make_no_choice_stale():
    match = table(3)
    chosen = discards(3)
    match.play(0, chosen[0][0], at=0)
    match.play(2, chosen[2][0], at=0)
    match.play(1, chosen[1][0], at=0)
    before = match.digest()
    with pytest.raises(StaleChoice):
        match.play(1, chosen[1][1], at=0)  # it has answered since
    with pytest.raises(StaleChoice):
        match.play(0, chosen[0][1], at=-1)
    assert match.digest() == before
    match.play(1, chosen[1][1], at=3)


def test_a_choice_from_before_the_sealed_question_is_stale():
    match = play_on(table(3), 1, 12)
    assert match.opened == -1
    with pytest.raises(StaleChoice):
        match.play(match.ask.seat, match.ask.options[0], at=11)


def test_own_answers_are_taken_back_freely_and_those_of_others_stay():
    match = table(3)
    chosen = discards(3)
    plan = [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1)]
    for seat, i in plan:
        match.play(seat, chosen[seat][i])
    others = {seat: see(match, seat) for seat in (0, 2, None)}
    assert match.undo_needs(1, 0) == frozenset()
    assert match.undo(1) == ((1, chosen[1][1]),)
    match.undo(1, 0)
    assert match.log == tuple((seat, chosen[seat][i]) for seat, i in plan if seat != 1)
    assert {seat: see(match, seat) for seat in (0, 2, None)} == others
    with pytest.raises(NoUndo, match="undo-nothing"):
        match.undo(1, 0)
    assert match.undone == 2
    fresh = table(3)
    for choice in match.log:
        fresh.play(*choice)
    assert match.digest() == fresh.digest()


def test_who_has_seen_the_others_answers_does_not_answer_again():
    """After the last answer all discards are open: taking one's own back needs consent although no chance followed."""
    match = table(2)
    for seat, cards in discards(2).items():
        for card in cards:
            match.play(seat, card)
    assert match.opened == -1
    assert match.undo_why(1) == ("undo-revealed",)
    with pytest.raises(NeedsConsent):
        match.undo(1)
    match.undo(1, consent=frozenset({0}))
    assert match.opened == 0 and match.at == 7


def test_sealed_questions_in_the_middle_of_a_match():
    """Wherever a sealed question is open to several seats, one seat's answer is not seen by the others."""
    found = 0
    for seed in itertools.count():
        match = table(4, {"opening": "introductory"}, seed=str(seed))
        rng = Rng(seed)
        while not match.over:
            asks = match.asks
            if match.opened < 0 or len(asks) < 2:
                step(match, rng)
                continue
            found += 1
            assert match.opened <= match.at
            seat = asks[0].seat
            others = [other for other in (0, 1, 2, 3, None) if other != seat]
            before = [see(match, other) for other in others]
            match.play(seat, asks[0].options[rng.below(len(asks[0].options))])
            # Unless that was the last answer: the others' may have been forced.
            assert match.opened < 0 or [see(match, other) for other in others] == before
        if found > 20:
            return
