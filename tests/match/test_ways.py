"""Whole moves: every way can be gone as it is told, payments are proposed, and turns take fewer clicks."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.turn import PASS
from ostraka.games.mammothodus.options import KIND_AT, SHARD_AT, TERRITORY_AT
from ostraka.games.mammothodus.terms import SHARD_TYPES
from ostraka.match import Match
from ostraka.match.ways import Way, ways
from tests.match.clicks import counted


def begun(game: str, prompt: str, seats: int = 2) -> Match[Any, Any]:
    """A match in which the first seat is asked this."""
    match: Match[Any, Any] = Match(game, seats, seed=7, discreet=True)
    while True:
        ask = match.asks[0]
        if (ask.seat, ask.prompt) == (0, prompt) and match.at > 12:
            return match
        match.play(ask.seat, ask.options[-1])


def found(match: Match[Any, Any], wise: bool = True) -> list[Way]:
    return ways(match.game, match.view(0), 0, match.discreet, wise)


@pytest.mark.parametrize("game", ["ancient", "thebes", "mammothodus"])
def test_every_way_can_be_gone_as_it_is_told(game: str) -> None:
    match = begun(game, "action")
    told = found(match)
    assert told
    start = match.at
    for way in told:
        for stage in way.stages:
            ask = match.asks[0]
            assert (ask.seat, ask.prompt) == (0, stage.ask.prompt)
            match.play(0, stage.option)
        if match.over:
            break
        match.undo(0, start, consent=frozenset({1}))


def test_a_card_and_a_slot_bring_their_payment_with_them() -> None:
    match = begun("ancient", "action")
    paid = [way for way in found(match) if any(stage.proposed for stage in way.stages)]
    assert paid
    for way in paid:
        cards = [stage.option for stage in way.stages if stage.proposed]
        assert len(set(cards)) == len(cards) and {stage.ask.prompt for stage in way.stages if stage.proposed} == {"pay"}


def test_what_an_effect_asks_is_no_part_of_a_move() -> None:
    """Whoever points at a technology means to learn it, not to create something first that would let them."""
    moves = set()
    for seed in range(1, 7):
        match: Match[Any, Any] = Match("ancient", 2, seed=seed, discreet=True)
        while match.at < 100 and not match.over:
            ask = match.asks[0]
            if (ask.seat, ask.prompt) == (0, "action"):
                moves |= {tuple(stage.ask.prompt for stage in way.stages if not stage.proposed) for way in found(match)}
            match.play(ask.seat, ask.options[match.at * 7 % len(ask.options)])
    assert ("action", "learn") in moves and ("action", "create", "slot") in moves
    assert {move[1] for move in moves if "learn" in move or "remove" in move} == {"learn", "archive"}
    assert {move[-1] for move in moves} <= {"create", "slot", "learn", "archive", "remove", "excavate"}


def test_a_price_that_is_the_whole_hand_is_told_although_nothing_is_asked() -> None:
    """What is paid without a question is no step of the way; its last choice says it."""
    for seed in range(1, 40):
        match: Match[Any, Any] = Match("ancient", 2, seed=seed, discreet=True)
        while match.at < 40 and not match.over:
            ask = match.asks[0]
            if (ask.seat, ask.prompt) == (0, "action"):
                for way in found(match):
                    note = way.stages[-1].notes[0] if way.stages[-1].ask.prompt == "slot" else None
                    if note is not None and note.args["whole"] == "yes":
                        told = [event for stage in way.stages for event in match.play(0, stage.option)]
                        paid = [event for event in told if event.kind == "pay"]
                        assert len(paid) == note.args["cost"] and not any(stage.proposed for stage in way.stages)
                        return
            match.play(ask.seat, ask.options[-1])
    raise AssertionError("no slot takes the whole hand")


def test_a_land_two_steps_away_takes_no_more_cards_than_it_must() -> None:
    match = begun("mammothodus", "action", seats=1)
    lands = [way for way in found(match) if way.stages[-1].ask.prompt == "step"]
    assert max([len([s for s in way.stages if s.ask.prompt == "step"]) for way in lands]) > 1
    assert all(way.stages[0].option != PASS for way in lands)


def test_a_way_spends_no_card_it_could_keep() -> None:
    """A card less would not do, no dear card where a plain one does, and a goal has one way for each figure."""
    looked = 0
    for seed in range(1, 5):
        match: Match[Any, Any] = Match("mammothodus", 1, seed=seed, discreet=True)
        while match.at < 90 and not match.over:
            ask = match.asks[0]
            if ask.prompt in ("action", "play"):
                lands = [way for way in found(match) if way.stages[-1].ask.prompt == "step"]
                goals = [
                    (*chosen(way, "action"), *chosen(way, "figure"), *taken(way), way.stages[-1].option)
                    for way in lands
                ]
                assert len(set(goals)) == len(goals)
                for way in lands:
                    cards = chosen(way, "play")
                    looked += len(cards) > 1
                    for card in cards:
                        fewer = cards.copy()
                        fewer.remove(card)
                        assert not reaches(match, way, fewer), (way, cards)
                        for other in range(KIND_AT, KIND_AT + 4) if card >= KIND_AT + 4 else ():
                            assert not reaches(match, way, [*fewer, other]), (way, cards)
            match.play(ask.seat, ask.options[(match.at * 7 + seed) % len(ask.options)])
    assert looked > 3


def taken(way: Way) -> list[int]:
    """What is taken along on the way: with something and without are two ways."""
    return [option for option in chosen(way, "step") if SHARD_AT <= option < SHARD_AT + SHARD_TYPES]


def chosen(way: Way, prompt: str) -> list[int]:
    return [stage.option for stage in way.stages if stage.ask.prompt == prompt and stage.option != PASS]


def reaches(match: Match[Any, Any], way: Way, cards: list[int]) -> bool:
    """Whether the steps of a way can also be made with these cards."""
    start, left, steps = match.at, cards.copy(), chosen(way, "step")
    while steps and not match.over:
        ask = match.asks[0]
        if ask.prompt == "play":
            option = left.pop(0) if left else PASS
        elif ask.prompt == "step":
            option = steps.pop(0)
        else:
            option = next(iter(chosen(way, ask.prompt)), -1)
        if option not in ask.options:
            steps.append(-1)
            break
        match.play(0, option)
    if match.at > start:
        match.undo(0, start)
    return not steps and not left


def test_all_that_is_still_asked_can_be_passed_at_once() -> None:
    match = begun("mammothodus", "extra", seats=1)
    (way,) = [way for way in found(match) if all(stage.option == PASS for stage in way.stages)]
    assert [stage.ask.prompt for stage in way.stages] == ["extra", "discard"] and way.binds
    assert not [way for way in found(begun("thebes", "action")) if way.stages[0].option == PASS]


def test_only_what_is_gathered_can_be_taken_all_at_once() -> None:
    """Whoever is asked which figure stands somewhere wants no more than one."""
    for prompt, all in (("discard", True), ("specialise", False)):
        whole = [way for way in found(begun("mammothodus", prompt, seats=1)) if way.all]
        assert bool(whole) == all, prompt


def test_nothing_hidden_decides_about_ways() -> None:
    """They are found at an imagined table: two that look the same have the same ways."""
    match = begun("ancient", "action")
    assert repr(found(match)) == repr(found(match))
    assert [stage.option for way in found(match, wise=False) for stage in way.stages if stage.proposed]


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["ancient", "thebes", "mammothodus"])
def test_the_same_choices_take_a_third_fewer_clicks(game: str) -> None:
    """Or hardly more than one a turn: no turn can take less."""
    turns, before, after = counted(game, range(4))
    assert after <= before * 2 / 3 or after <= turns * 1.1


def test_what_a_figure_takes_along_is_offered_beside_the_same_way_without() -> None:
    """A shard that lies open where a figure sets out is taken along or not: that is for the player to say."""
    shards = range(SHARD_AT, SHARD_AT + SHARD_TYPES)
    for seed in range(1, 40):
        match: Match[Any, Any] = Match("mammothodus", 1, seed=seed, discreet=True)
        while match.at < 160 and not match.over:
            ask = match.asks[0]
            if ask.prompt == "step" and any(option in shards for option in ask.options):
                routes = [[stage.option for stage in way.stages] for way in found(match)]
                laden = [route for route in routes if route[0] in shards and route[-1] not in shards]
                beside = {route[-1] for route in routes if not set(route) & set(shards)} | set(ask.options)
                assert laden and {route[-1] for route in laden} <= beside
                near = [option for option in ask.options if option in range(TERRITORY_AT, SHARD_AT)]
                assert {route[-1] for route in laden} >= set(near)
                return
            match.play(ask.seat, ask.options[-1])
    raise AssertionError("no figure has set out where a shard lies open")
