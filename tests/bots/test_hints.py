"""Hints: the best options, what everybody can expect, and reasons that are true."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots import Budget
from ostraka.bots.comparison import (
    FEWEST,
    Comparison,
    compare,
    reasons_against,
    reasons_for,
    rounded,
)
from ostraka.bots.explain import Hints, explain, same
from ostraka.bots.plan import Step, plan
from ostraka.bots.race import race, ranked, rule_of_thumb
from ostraka.core.mind.estimate import Estimate
from ostraka.core.mind.lookahead import Glimpse, look_ahead, partners
from ostraka.core.mind.playout import playout
from ostraka.core.mind.signs import Sign
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import Frame
from ostraka.core.turn import Ask, Over
from ostraka.games.ancient.ops.turn import ACTIONS_OF_TURN, END_TURN
from ostraka.text import words_for
from ostraka.text.hints import reasons
from tests.games.ancient import table as ancient
from tests.games.mammothodus import table as mammothodus
from tests.games.thebes import table as thebes

ANCIENT, THEBES, MAMMOTHODUS = load_game("ancient"), load_game("thebes"), load_game("mammothodus")
SETUPS: list[tuple[str, int, dict[str, object]]] = [
    ("ancient", 2, {}),
    ("ancient", 4, {"teams": True}),
    ("thebes", 3, {}),
    ("mammothodus", 1, {}),
    ("mammothodus", 2, {"open_hands": False}),
]


def moment(name: str, seats: int, setup: dict[str, object], steps: int, seed: int = 5) -> tuple[Any, Any, Ask]:
    """A game, a state along a random playing of it that asks something, and the question."""
    game = load_game(name)
    s, rng = game.new(setup, seats), Rng(seed)
    playout(game, s, rng, steps)
    while not (isinstance(s.turn, Ask) and len(s.turn.options) > 1):
        assert not isinstance(s.turn, Over)
        playout(game, s, rng, 1)
    return game, s, s.turn


def hints_of(game: Any, s: Any, ask: Ask, simulations: int = 24, tables: int = 10) -> Hints:
    return explain(game, game.view(s, ask.seat), ask, Budget(seed=1, simulations=simulations), tables=tables)


# What a hint is


@pytest.mark.parametrize(("name", "seats", "setup"), SETUPS)
@pytest.mark.parametrize("steps", [1, 90])
def test_hints_are_offered_options_with_prospects_for_everybody(
    name: str, seats: int, setup: dict[str, object], steps: int
) -> None:
    game, s, turn = moment(name, seats, setup, steps)
    for ask in turn.asked()[:2]:
        hints = hints_of(game, s, ask)
        options = [hint.option for hint in hints.hints]
        assert len(set(options)) == len(options) and 1 <= len(options) <= min(3, len(ask.options))
        assert set(options) <= set(ask.options)
        assert hints.sources == game.outcome(s).sources
        for hint in hints.hints:
            assert len(hint.seats) == seats
            for seat in hint.seats:
                assert 0 <= seat.chance <= 1 and 0 < seat.error < 1
                assert len(seat.points) == len(hints.sources)
            assert len(hint.reasons) <= 2
            assert hint.steps[0].ask is ask
            for step in hint.steps:
                assert step.option in step.ask.options and step.ask.seat == ask.seat
        assert json.loads(json.dumps(hints.record()))["seat"] == ask.seat


def test_the_chances_of_rivals_add_up_and_partners_share_theirs() -> None:
    game, s, ask = moment("thebes", 3, {}, 40)
    for hint in hints_of(game, s, ask, 60).hints:
        assert sum(seat.chance for seat in hint.seats) == pytest.approx(1, abs=0.02)
    game, s, ask = moment("ancient", 4, {"teams": True}, 90)
    for hint in hints_of(game, s, ask).hints:
        chances = [seat.chance for seat in hint.seats]
        assert chances[0] == chances[1] and chances[2] == chances[3]


def test_together_everybody_has_the_same_chance() -> None:
    game, s, ask = moment("mammothodus", 2, {}, 60)
    hints = hints_of(game, s, ask)
    assert hints.shared
    assert all(len({seat.chance for seat in hint.seats}) == 1 for hint in hints.hints)
    assert not hints_of(*moment("thebes", 2, {}, 9)).shared


def test_equal_budgets_give_equal_hints() -> None:
    game, s, ask = moment("ancient", 3, {}, 90)
    assert hints_of(game, s, ask).record() == hints_of(game, s, ask).record()


def test_a_clock_ends_the_comparison_but_never_before_it_says_something() -> None:
    game, s, ask = moment("thebes", 2, {}, 9)
    hints = explain(game, game.view(s, ask.seat), ask, Budget(seconds=1e-6))
    assert hints.tables == FEWEST
    assert hints.hints[0].equal and hints.hints[0].behind == 0
    assert hints.simulations > 0


def test_what_is_asked_for_hints_is_left_alone() -> None:
    game, s, ask = moment("ancient", 2, {}, 90)
    view = game.view(s, ask.seat)
    before = view.record()
    explain(game, view, ask, Budget(simulations=9), tables=8)
    assert view.record() == before


def test_a_single_option_needs_no_reason() -> None:
    game, s, ask = moment("thebes", 2, {}, 9)
    only = Ask(ask.seat, ask.prompt, ask.options[:1], ask.source)
    (hint,) = hints_of(game, s, only).hints
    assert (hint.option, hint.reasons, hint.steps[0].forced) == (ask.options[0], [], True)


# A whole move


def test_a_move_goes_on_until_chance_or_another_move() -> None:
    t = ancient_turn(hand=["petra", "caral", "tulum", "heracleion"], actions=2)
    view = ANCIENT.view(t.s, 0)
    steps = plan(ANCIENT, view, t.s.turn, ancient.read("create"), 8, 1)
    prompts = [step.ask.prompt for step in steps]
    assert prompts[:2] == ["action", "create"] and "action" not in prompts[1:]
    search = plan(ANCIENT, view, t.s.turn, ancient.read("search"), 8, 1)
    assert [step.ask.prompt for step in search] == ["action"]


def test_what_an_effect_asks_is_no_part_of_a_move() -> None:
    """Whoever lets a hint be carried out still decides whether to pay for the effect that is due then."""
    t = ancient_turn(hand=["petra", "antikythera-mechanism", "genetic-disk"], artefacts=["moai-statue"], actions=1)
    view = ANCIENT.view(t.s, 0)
    steps = plan(ANCIENT, view, t.s.turn, ancient.read("create"), 8, 1)
    assert {step.ask.prompt for step in steps} <= {"action", "create", "slot", "pay"}


def test_a_move_with_the_same_choices_in_another_order_is_the_same() -> None:
    ask = Ask(0, "discard", (7, 8, 9))
    one, other = [Step(ask, 7), Step(ask, 8)], [Step(ask, 8), Step(ask, 7)]
    assert same(one, other) and not same(one, one[:1])


# What is better, and what makes no difference


def estimates(*values: float, error: float = 0.001) -> list[Estimate]:
    return [Estimate(10 + n, 100, [value, 1 - value], error) for n, value in enumerate(values)]


def test_the_rule_of_thumb_is_followed_unless_something_is_really_better() -> None:
    near = ranked(estimates(0.50, 0.512, 0.40), 0, usual=10)
    assert [(standing.option, standing.equal) for standing in near] == [(10, True), (11, True), (12, False)]
    better = ranked(estimates(0.50, 0.53, 0.40), 0, usual=10)
    assert [(standing.option, standing.equal) for standing in better] == [(11, True), (10, False), (12, False)]
    assert better[1].behind == pytest.approx(0.03)


def test_what_is_within_the_error_is_no_difference() -> None:
    wide = ranked(estimates(0.50, 0.56, error=0.05), 0, usual=10)
    assert [standing.equal for standing in wide] == [True, True]


def test_of_those_tied_the_first_of_the_question_is_named() -> None:
    assert ranked(estimates(0.600, 0.604, 0.5), 0, usual=12)[0].option == 10


def test_every_option_left_in_the_race_had_the_same_thought() -> None:
    game, s, ask = moment("thebes", 2, {}, 30)
    found = race(game, game.view(s, ask.seat), ask, Budget(seed=1, simulations=400))
    assert len({standing.estimate.visits for standing in found}) == 1
    assert rule_of_thumb(game, game.view(s, ask.seat), ask) in {standing.option for standing in found}


# Reasons are true


def said(game: Any, s: Any, better: int, worse: int, tables: int = 16) -> tuple[list[str], list[str]]:
    """What speaks for the first of two options and what speaks against it, in words."""
    ask = s.turn
    compared = compare(game, game.view(s, ask.seat), ask, [better, worse], tables, seed=3)
    words = words_for(game, strict=True)
    return (
        [reasons(words, [reason]) for reason in reasons_for(compared, better, [worse])],
        [reasons(words, [reason]) for reason in reasons_against(compared, better, [worse])],
    )


def ancient_turn(**area: Any) -> Any:
    """A table of Ancient Knowledge in the Action phase of seat 0, with the turns that follow."""
    given = ancient.table(**area)
    given.s.push(END_TURN, 0)
    return given.start(Frame(ACTIONS_OF_TURN, 0), forced=False)


def test_archiving_before_the_decline_saves_knowledge() -> None:
    t = ancient_turn(
        hand=["petra", "parthenon", "caral", "heracleion", "byblos"],
        timeline={1: ["stonehenge"]},
        knowledge={"stonehenge": 4},
        actions=1,
        settings=["ending"],
    )
    favour, against = said(ANCIENT, t.s, ancient.read("archive"), ancient.read("search"))
    assert "4 less lost knowledge" in favour
    assert not any("lost knowledge" in reason for reason in against)


def test_an_expensive_slot_keeps_the_padlocked_one_free() -> None:
    # Bagan belongs into slot 5; there it would be the second monument, and in slot 4 next turn, where Tulum belongs.
    t = ancient_turn(
        hand=["tulum", "bagan", "caral", "byblos"],
        timeline={5: ["stonehenge"], 4: ["mohenjo-daro", "warangal"]},
        actions=1,
    ).play("create bagan")
    favour, against = said(ANCIENT, t.s, ancient.read("@6"), ancient.read("@5"))
    assert "keeps the padlocked slot free" in favour
    assert "1 fewer card in hand next turn" in against
    assert "fills the slot of a padlocked monument" in said(ANCIENT, t.s, ancient.read("@5"), ancient.read("@6"))[1]


def test_in_the_last_turn_only_points_count() -> None:
    t = ancient_turn(hand=["petra", "caral", "tulum"], actions=1, lost=3, settings=["ending"])
    t.s.first = 1
    favour, against = said(ANCIENT, t.s, ancient.read("create"), ancient.read("search"))
    assert favour == ["+1 point for monuments on the Timeline"]
    assert against == []


def test_a_book_brings_knowledge_and_a_long_way_takes_weeks() -> None:
    t = thebes.table(
        at="london",
        display=("book-egypt-3-moscow", "congress-london", "congress-vienna-a", "congress-vienna-b"),
        others={1: {"time": (1902, 20)}},
    )
    book, congress = thebes.CODES["book-egypt-3-moscow"], thebes.CODES["congress-london"]
    favour, against = said(THEBES, t.s, book, congress)
    assert "3 more special knowledge" in favour
    # Moscow is three weeks away and the book takes four; the congress is here and takes two.
    assert "takes 5 more weeks" in against
    assert any("congress" in reason for reason in against)


def test_leaving_early_gives_the_artefacts_away() -> None:
    t = thebes.table(
        at="greece",
        time=(1903, 40),
        cards=["book-greece-3-london", "book-greece-3-berlin", "book-greece-2-london"],
        display=("book-egypt-1-moscow", "congress-berlin-a", "congress-london", "congress-vienna-b"),
    )
    favour, against = said(THEBES, t.s, thebes.CODES["dig-greece"], thebes.CODES["pass"])
    assert favour[0].startswith("+") and favour[0].endswith(" points from artefacts")
    assert against == []
    hints = hints_of(THEBES, t.s, t.ask, 60, 16)
    assert hints.hints[0].option == thebes.CODES["dig-greece"]


@pytest.mark.parametrize("seats", [1, 2])
def test_an_attack_where_tribes_crowd_is_for_their_number(seats: int) -> None:
    t = mammothodus.table(
        seats=seats,
        figures={"red": "S2", "green": "C"},
        hand=["red", "red", "red", "blue"],
        tribes={"S2": 2, "N2": 2, "E2": 2, "W2": 2},
    )
    favour, _ = said(MAMMOTHODUS, t.s, mammothodus.CODES["attack"], mammothodus.CODES["pass"])
    assert favour[0].endswith("on the board") and "human tribe" in favour[0] and "fewer" in favour[0]
    assert "less danger from the next human card" in favour


def test_partners_count_together() -> None:
    game, s, ask = moment("ancient", 4, {"teams": True}, 90)
    compared = compare(game, game.view(s, ask.seat), ask, list(ask.options[:2]), 8, seed=2)
    assert compared.mates == partners(game, s, ask.seat)
    assert len(compared.mates) == 2
    glimpse = compared.glimpses[ask.options[0]][0]
    own = sum(glimpse.outcome.points[mate][0] for mate in compared.mates)
    assert compared.rows[ask.options[0]][0][0] == own


def test_options_are_tried_on_the_same_tables() -> None:
    game, s, ask = moment("ancient", 2, {}, 90)
    option = ask.options[0]
    view = game.view(s, ask.seat)
    first = compare(game, view, ask, [option, ask.options[1]], 8, seed=4)
    again = compare(game, view, ask, [option], 8, seed=4)
    assert first.rows[option] == again.rows[option]


@pytest.mark.parametrize(("name", "steps"), [("ancient", 90), ("ancient", 200), ("thebes", 30), ("mammothodus", 60)])
def test_luck_alone_is_no_reason(name: str, steps: int) -> None:
    """An option on some tables, and the same option on others: whatever differs is chance."""
    game, s, ask = moment(name, 2, {}, steps)
    view, option = game.view(s, ask.seat), ask.options[0]
    one, other = (compare(game, view, ask, [option], 24, seed) for seed in (1, 2))
    both = Comparison(ask.seat, [1, 2], one.mates, one.signs, {}, {1: one.rows[option], 2: other.rows[option]})
    assert one.rows != other.rows
    assert reasons_for(both, 1, [2]) == reasons_against(both, 1, [2]) == []


# What is named, and what is not


def comparison(ours: list[list[float]], theirs: list[list[float]], signs: list[Sign]) -> Comparison:
    return Comparison(0, [1, 2], [0], signs, {}, {1: ours, 2: theirs})


def messages(compared: Comparison) -> list[str]:
    return [reason.message for reason in reasons_for(compared, 1, [2])]


def test_only_sure_differences_are_named() -> None:
    sure = comparison([[3.0 + i % 2] for i in range(16)], [[0.0]] * 16, [Sign("a", 1.0)])
    (reason,) = reasons_for(sure, 1, [2])
    assert (reason.message, dict(reason.args), reason.gain) == ("hint-a", {"amount": 4, "way": "more"}, True)
    unsure = comparison([[30.0 * (i % 2) - 13] for i in range(16)], [[0.0]] * 16, [Sign("a", 1.0)])
    assert messages(unsure) == []
    small = comparison([[0.4]] * 16, [[0.0]] * 16, [Sign("a", 1.0, least=0.5)])
    assert messages(small) == []


def test_threats_are_good_when_they_are_fewer() -> None:
    compared = comparison([[1.0]] * 8, [[3.0]] * 8, [Sign("wolves", -2.0)])
    (reason,) = reasons_for(compared, 1, [2])
    assert dict(reason.args) == {"amount": 2, "way": "less"}
    assert reasons_against(compared, 1, [2]) == []
    assert [reason.gain for reason in reasons_against(compared, 2, [1])] == [False]


def test_the_weightiest_comes_first_and_each_topic_once() -> None:
    signs = [Sign("light", 0.1), Sign("heavy", 2.0), Sign("heavy-too", 1.5, topic="heavy")]
    assert messages(comparison([[2.0, 2.0, 2.0]] * 8, [[0.0] * 3] * 8, signs)) == ["hint-heavy", "hint-light"]


def test_what_could_not_be_counted_is_not_compared() -> None:
    signs = [Sign("points", 1.0), Sign("weeks", 1.0)]
    ended = comparison([[5.0, 9.0]] * 10, [[1.0]] * 10, signs)
    assert messages(ended) == ["hint-points"]
    few = comparison([[5.0, 9.0]] * 10, [[1.0, 0.0]] * (FEWEST - 1) + [[1.0]] * 3, signs)
    assert messages(few) == ["hint-points"]


@pytest.mark.parametrize(("amount", "said"), [(0.4, 1), (0.64, 1), (1.0, 1), (1.96, 2), (1.4, 1), (11.7, 12)])
def test_figures_are_rounded_as_one_says_them(amount: float, said: float) -> None:
    assert rounded(amount) == said


# Looking ahead


def test_the_signs_are_counted_when_the_own_turn_begins_again() -> None:
    game, s, ask = moment("thebes", 2, {}, 30)
    turn = game.heading(s)[0]
    twin = game.copy(s)
    glimpse = look_ahead(game, s, ask.seat, turn, Rng(1), 4, 10_000)
    assert isinstance(s.turn, Over)
    assert glimpse.results == game.insight.value(s)
    rng = Rng(1)
    while not (isinstance(twin.turn, Ask) and game.heading(twin)[0] > turn and game.heading(twin)[1] == ask.seat):
        now = twin.turn
        if isinstance(now, Ask):
            option = now.options[0] if len(now.options) == 1 else game.insight.policy(twin, now, rng)
            game.apply(twin, option, None, now.seat)
        else:
            game.apply(twin, rng.below(now.n), None)
    assert glimpse.counts == game.signs.counts(twin, ask.seat)


def test_after_the_end_nothing_is_counted() -> None:
    game, s, ask = moment("thebes", 2, {}, 30)
    glimpse = look_ahead(game, s, ask.seat, 10_000, Rng(1), 4, 10_000)
    assert glimpse.counts == []
    assert glimpse.outcome.ranks is not None


def test_a_look_without_a_seat_counts_nothing() -> None:
    game, s, _ = moment("mammothodus", 2, {}, 30)
    glimpse = look_ahead(game, s, -1, 0, Rng(1), 2, 3)
    assert glimpse.counts == []
    assert glimpse.outcome.ranks is None
    assert isinstance(glimpse, Glimpse) and isinstance(glimpse.outcome, Outcome)


@pytest.mark.parametrize("name", ["ancient", "thebes", "mammothodus"])
def test_every_sign_is_counted(name: str) -> None:
    game, s, ask = moment(name, 2, {}, 80)
    assert len(game.signs.counts(s, ask.seat)) == len(game.signs.signs)
    assert len({sign.name for sign in game.signs.signs}) == len(game.signs.signs)
