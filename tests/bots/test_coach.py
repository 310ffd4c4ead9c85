"""The coach: what gives something away beyond doubt is named with its reason, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.bots import Budget
from ostraka.bots.coach import GRAVE, SLIGHT, agreed, objection, slips, sure
from ostraka.bots.explain import Expectation, Hint, Hints
from ostraka.bots.plan import Step
from ostraka.bots.race import Standing, weigh
from ostraka.core.mind.estimate import Estimate
from ostraka.core.turn import PASS, Ask
from ostraka.match import Match
from ostraka.text import LANGUAGES, words_for
from ostraka.text.coach import Objection
from ostraka.text.hints import Advice
from tests.bots.test_hints import moment


def standing(option: int, behind: float, error: float, equal: bool = False) -> Standing:
    return Standing(Estimate(option, 100, [0.5 - behind, 0.5 + behind], error), behind, error, equal)


@pytest.mark.parametrize(
    ("behind", "error", "equal", "told"),
    [(0.05, 0.01, False, True), (0.05, 0.03, False, False), (0.03, 0.001, False, False), (0.2, 0.01, True, False)],
)
def test_only_what_is_sure_and_worth_a_word_is_a_slip(behind: float, error: float, equal: bool, told: bool) -> None:
    found = standing(7, behind, error, equal)
    assert sure(found, SLIGHT) is told
    assert slips([standing(3, 0.0, 0.01, True), found]) == ({7: behind} if told else {})
    assert not sure(standing(7, 0.05, 0.01), GRAVE)


@pytest.mark.parametrize(("name", "seats"), [("ancient", 2), ("thebes", 3), ("mammothodus", 2)])
def test_every_option_is_weighed_and_the_best_comes_first(name: str, seats: int) -> None:
    game, s, ask = moment(name, seats, {}, 40)
    standings = weigh(game, game.view(s, ask.seat), ask, Budget(seed=1, simulations=24 * len(ask.options)))
    assert {each.option for each in standings} == set(ask.options)
    assert standings[0].behind == 0 and standings[0].equal
    again = weigh(game, game.view(s, ask.seat), ask, Budget(seed=1, simulations=24 * len(ask.options)))
    assert [repr(each) for each in again] == [repr(each) for each in standings]


def going_home() -> tuple[Any, Any, Ask]:
    """Thebes at the beginning of its last year, where one may also stop for good."""
    match: Match[Any, Any] = Match("thebes", 2, {}, "7")
    while match.ask is not None:
        ask = match.ask
        if ask.prompt == "action" and PASS in ask.options:
            return match.game, match.view(ask.seat), ask
        match.play(ask.seat, ask.options[0])
    raise AssertionError("nobody was asked")


def test_going_home_with_a_year_to_go_is_objected_to_and_the_best_is_not() -> None:
    game, view, ask = going_home()
    standings = weigh(game, view, ask, Budget(simulations=400))
    best = standings[0].option
    assert slips(standings)[PASS] > GRAVE
    found = objection(game, view, ask, PASS, best, Budget(simulations=200))
    assert found is not None and [hint.option for hint in found.hints] == [best, PASS]
    assert found.hints[1].behind > GRAVE and not found.hints[1].equal
    assert objection(game, view, ask, best, PASS, Budget(simulations=200)) is None
    equal = [each.option for each in standings[1:] if each.equal]
    assert all(option not in slips(standings) for option in equal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_objection_says_what_is_given_away_what_is_better_and_why(language: str) -> None:
    game, view, ask = going_home()
    best = weigh(game, view, ask, Budget(simulations=400))[0].option
    found = objection(game, view, ask, PASS, best, Budget(simulations=200))
    assert found is not None
    words = words_for(game, language, strict=True)
    said = Objection(Advice(words, found, view, ["Ana", "Ben"]))
    better = said.advice.move(found.hints[0])
    first, second = said.lines()
    assert said.advice.move(found.hints[1]) in first and better in second and len(second) > len(better) + 20
    assert said.lines(done=True)[0] != first
    assert "%" in said.figures()
    if language == "en":
        assert first.startswith("Are you sure? “") and first.endswith("gives a lot away.")
        assert second.startswith(f"Better: {better}.")


def test_the_same_things_in_another_order_are_the_same_move() -> None:
    game, s, ask = moment("ancient", 2, {}, 1)
    assert ask.prompt == "discard"
    view = game.view(s, ask.seat)
    standings = weigh(game, view, ask, Budget(simulations=20 * len(ask.options)))
    for other in standings[1:3]:
        found = objection(game, view, ask, other.option, standings[0].option, Budget(simulations=40), least=0.0)
        assert found is None or len(found.hints) == 2


def told_about(better: float, chosen: float, behind: float) -> Hints:
    """Two moves of the opening, of which these chances are told."""
    ask = going_home()[2]
    hints = [
        Hint([Step(ask, option)], 100, [Expectation(chance, 0.01, [], 0.0)] * 2, [], n == 0, n * behind, 0.01)
        for n, (option, chance) in enumerate(zip(ask.options, (better, chosen), strict=False))
    ]
    return Hints(ask.seat, hints)


def test_the_gap_a_coach_tells_is_that_between_the_chances_it_tells() -> None:
    found = agreed(told_about(0.72, 0.6, 0.26), GRAVE)
    assert found is not None and found.hints[1].behind == pytest.approx(0.12)
    assert agreed(told_about(0.72, 0.66, 0.26), GRAVE) is None


def test_nothing_is_said_without_a_reason_that_can_be_said() -> None:
    game, view, _ = going_home()
    words = words_for(game, "en", strict=True)
    nothing = Objection(Advice(words, told_about(0.5, 0.2, 0.3), view, ["Ana", "Ben"]))
    assert not nothing.grounded and "no short reason" in nothing.why()
