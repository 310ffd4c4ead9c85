"""What hints never do: claim a gain over equals, spend for nothing, name a cause that is none, praise the runner-up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots import Budget
from ostraka.bots.comparison import at_once, reasons_for
from ostraka.bots.explain import Hint, Hints, explain, frugal, told_apart
from ostraka.bots.plan import Step, plan
from ostraka.bots.race import ranked
from ostraka.core.mind.estimate import Estimate
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, Ask, Over
from ostraka.games import GAME_IDS
from ostraka.games.ancient.options import CARD
from ostraka.games.mammothodus.options import FIGURE_AT, KIND_AT
from ostraka.games.mammothodus.terms import WILD
from ostraka.games.thebes.explain import previews
from ostraka.games.thebes.options import CHANGE, WEEKS
from ostraka.text import words_for
from ostraka.text.hints import Advice, advised
from ostraka.text.moves import cheaper, contrast, merits, spared
from tests.bots.test_hints import ancient_turn
from tests.games.ancient import table as ancient
from tests.games.mammothodus import table as mammothodus
from tests.games.thebes import table as thebes

ANCIENT, THEBES, MAMMOTHODUS = load_game("ancient"), load_game("thebes"), load_game("mammothodus")
DISPLAY = ("legend-palestine-vienna", "book-egypt-1-moscow", "congress-london", "congress-vienna-a")


def positions(name: str, number: int) -> Iterator[tuple[Any, Any, Ask]]:
    """Questions along a random game."""
    game, rng = load_game(name), Rng(8)
    s = game.new({}, 2)
    for _ in range(number):
        playout(game, s, rng, 9)
        while not (isinstance(s.turn, Ask) and len(s.turn.options) > 1):
            if isinstance(s.turn, Over):
                return
            playout(game, s, rng, 1)
        yield game, s, s.turn


@pytest.mark.parametrize("name", GAME_IDS)
def test_along_a_game_no_hint_contradicts_itself(name: str) -> None:
    words = words_for(load_game(name), strict=True)
    for game, s, ask in positions(name, 7):
        view = game.view(s, ask.seat)
        hints = explain(game, view, ask, Budget(seed=1, simulations=24), tables=10)
        advice = Advice(words, hints, view)
        first, lines = hints.hints[0], advised(advice)
        assert hints.next is not None or not first.reasons, "nothing is better than its equals"
        assert not any("Better than" in line for line in lines) or hints.next is not None
        assert all(not hint.reasons for hint in hints.hints[1:])
        for hint in hints.hints[1:]:
            assert advice.why(hint) == "" or advice.why(hint).startswith(("In trials", "On average"))
            assert hint.equal is False or hint.fewer < 1.5
        if ask.prompt in game.signs.spending and any(hint.option == PASS and hint.equal for hint in hints.hints):
            assert first.option == PASS


# Equals


def hints_for(ask: Ask, moves: list[list[int]], behind: float = 0.0) -> Hints:
    hints = [Hint([Step(ask, option) for option in move], 9, [], [], True, behind) for move in moves]
    return Hints(ask.seat, hints, ())


def options(hints: Hints) -> list[list[int]]:
    return [[step.option for step in hint.steps] for hint in hints.hints]


def test_what_gives_nothing_up_is_advised_before_what_gives_up_something_for_nothing() -> None:
    help = Ask(0, "help", (PASS, 14, 15))
    found = frugal(MAMMOTHODUS, help, hints_for(help, [[14], [PASS]]))
    assert (options(found), found.thrifty) == ([[PASS]], True)


def test_of_two_ways_to_pay_the_cheaper_one_is_advised() -> None:
    play = Ask(0, "play", (14, 18))
    found = frugal(MAMMOTHODUS, play, hints_for(play, [[14, 18], [18]]))
    assert (options(found), found.thrifty) == ([[18]], True)


def test_what_is_free_is_taken() -> None:
    strike = Ask(0, "strike", (PASS, 62))
    found = frugal(MAMMOTHODUS, strike, hints_for(strike, [[PASS], [62]]))
    assert (options(found), found.thrifty) == ([[62]], False)


def test_what_is_really_better_is_advised_though_it_costs_something() -> None:
    help = Ask(0, "help", (PASS, 14))
    given = hints_for(help, [[14], [PASS]])
    given.hints[1] = replace(given.hints[1], equal=False, behind=0.1)
    found = frugal(MAMMOTHODUS, help, given)
    assert (options(found), found.thrifty) == ([[14], [PASS]], False)


def test_where_nothing_is_spent_the_order_stays() -> None:
    dig = Ask(0, "weeks", (109, 112))
    found = frugal(THEBES, dig, hints_for(dig, [[112], [109]]))
    assert (options(found), found.thrifty) == ([[112], [109]], False)


# Causes


def test_a_later_gain_is_no_reason() -> None:
    """Whoever creates an artefact gets no monument by it, whatever follows."""
    t = ancient_turn(hand=["olmec-heads", "caral", "stonehenge", "petra"], actions=2)
    view, ask = ANCIENT.view(t.s, 0), t.ask
    artefact = [Step(ask, ancient.read("create")), Step(t.play("create").ask, ancient.read("olmec-heads"))]
    search = [Step(ask, ancient.read("search"))]
    told = {reason.message for reason in reasons_for(at_once(ANCIENT, view, ask, [artefact, search], 1), 0, [1])}
    assert "hint-artefacts" in told
    assert not told & {"hint-built", "hint-rivals", "hint-points-monuments", "hint-points-technologies"}


def test_what_a_move_does_by_itself_is_a_reason() -> None:
    t = thebes.table(
        at="london", display=("book-egypt-3-moscow", "congress-london", "congress-vienna-a", "congress-vienna-b")
    )
    ask = t.ask
    book, congress = ([Step(ask, thebes.CODES[name])] for name in ("book-egypt-3-moscow", "congress-london"))
    told = reasons_for(at_once(THEBES, THEBES.view(t.s, 0), ask, [book, congress], 1), 0, [1])
    assert ("hint-books", {"amount": 3, "way": "more"}) in [(reason.message, dict(reason.args)) for reason in told]


def test_a_move_that_is_not_over_is_not_compared() -> None:
    t = mammothodus.table(
        figures={"red": "S2"}, hand=["red", "draw-three"], pile=["blue", "red", "red"], tribes={"S2": 1}
    ).play("attack red-figure")
    ask = t.ask
    drawing, playing = ([Step(ask, mammothodus.CODES[name])] for name in ("draw", "red"))
    done = at_once(MAMMOTHODUS, MAMMOTHODUS.view(t.s, 0), ask, [playing, drawing], 1)
    assert done.signs == []


# Which rival is named


def test_the_same_card_farther_away_is_no_alternative() -> None:
    t = thebes.table(at="london", display=("shovel-london-a", "shovel-rome-a", "congress-london", "congress-berlin-a"))
    ask = t.ask
    codes = [thebes.CODES[name] for name in ("shovel-london-a", "shovel-rome-a", "congress-london")]
    estimates = [Estimate(code, 90, [0.6 - 0.05 * n, 0.4], 0.001) for n, code in enumerate(codes)]
    found = told_apart(THEBES, THEBES.view(t.s, 0), ask, ranked(estimates, 0, codes[0]), 3)
    assert [standing.option for standing in found] == [codes[0], codes[2]]


# What is said of a move


def said(game: Any, s: Any, steps: list[Step]) -> list[str]:
    return merits(words_for(game, strict=True), game.view(s, steps[0].ask.seat), steps)


@pytest.mark.parametrize(
    ("slot", "when"), [(1, "at the end of this turn"), (2, "at the end of your next turn"), (3, "in 2 turns")]
)
def test_a_monument_declines_when_it_is_said_to(slot: int, when: str) -> None:
    """DEC-8: what is in slot 1 falls at the end of this turn, all others move up."""
    t = ancient_turn(hand=["caral", "petra", "tulum", "byblos", "stonehenge"], actions=1).play("create caral")
    (monument,) = said(ANCIENT, t.s, [Step(t.ask, ancient.read(f"@{slot}"))])[:1]
    assert when in monument


def test_archiving_takes_off_as_much_as_is_discarded() -> None:
    t = ancient_turn(
        hand=["petra", "parthenon", "caral"],
        timeline={1: ["stonehenge"], 2: ["tulum"]},
        knowledge={"stonehenge": 2, "tulum": 1},
        actions=1,
    )
    steps = plan(ANCIENT, ANCIENT.view(t.s, 0), t.ask, ancient.read("archive"), 8, 1)
    discarded = sum(step.ask.prompt == "archive" and step.option != PASS for step in steps)
    taken = said(ANCIENT, t.s, steps)[0]
    numbers = [int(word) for word in taken.partition("(")[0].split() if word.isdigit()]
    assert discarded and sum(numbers) == discarded


def test_figures_go_from_one_number_to_another() -> None:
    t = mammothodus.table(figures={"yellow": "S2"}, hand=["yellow", "yellow"], population=7)
    steps = [Step(t.ask, mammothodus.CODES["care"])]
    for name in ("yellow-figure", "yellow"):
        t.play("care" if name == "yellow-figure" else "yellow-figure")
        steps.append(Step(t.ask, mammothodus.CODES[name]))
    before = mammothodus.table(figures={"yellow": "S2"}, hand=["yellow", "yellow"], population=7)
    assert said(MAMMOTHODUS, before.s, steps) == ["your clan’s population rises from 7 to 9"]


def test_an_enemy_is_sent_where_fewer_figures_stand() -> None:
    t = mammothodus.table(figures={"red": "S2", "green": "S2", "blue": "W2"})
    ask = Ask(0, "tribe", (mammothodus.CODES["S2"], mammothodus.CODES["W2"]), -1)
    few, many = [Step(ask, ask.options[1])], [Step(ask, ask.options[0])]
    words, view = words_for(MAMMOTHODUS, strict=True), MAMMOTHODUS.view(t.s, 0)
    assert contrast(words, view, few, many).startswith("Only 1 figure stands there, but 2 in Mirror Lake (S2)")
    assert "figure" not in contrast(words, view, many, few)


def test_a_dig_says_why_it_is_not_longer() -> None:
    t = thebes.table(at="greece", cards=["book-greece-3-london", "book-greece-3-berlin"]).play("dig-greece")
    ask = t.ask
    words, view = words_for(THEBES, strict=True), THEBES.view(t.s, 0)
    short, long = [Step(ask, ask.options[2])], [Step(ask, ask.options[-1])]
    assert contrast(words, view, short, long).endswith(": the time is better spent on something else.")
    assert " worth the " in contrast(words, view, long, short)


def test_a_longer_dig_at_the_same_rate_is_not_called_worse_by_itself() -> None:
    t = thebes.table(at="greece", cards=["book-greece-1-berlin"]).play("dig-greece")
    ask, words, view = t.ask, words_for(THEBES, strict=True), THEBES.view(t.s, 0)
    tokens = {option: int(previews(t.s, 0, option)[0].args["tokens"]) for option in ask.options}
    pairs = [(one, other) for one in ask.options for other in ask.options if one < other and tokens[one]]
    even = next((a, b) for a, b in pairs if tokens[b] * (a - WEEKS) >= tokens[a] * (b - WEEKS))
    told = contrast(words, view, *([Step(ask, option)] for option in even))
    assert told.endswith("but in trials that time was worth more for something else.") and "only" not in told


@pytest.mark.parametrize(
    ("display", "time", "why"),
    [
        (("shovel-london-a", "congress-london", "congress-vienna-a", "congress-vienna-b"), (1902, 20), "did better"),
        (tuple(f"general_book-1-{city}" for city in ("berlin", "paris", "rome", "vienna")), (1902, 20), "more tokens"),
    ],
)
def test_new_cards_are_wanted_for_a_reason(display: tuple[str, ...], time: tuple[int, int], why: str) -> None:
    t = thebes.table(at="london", time=time, display=display)
    assert why in said(THEBES, t.s, [Step(t.ask, CHANGE)])[0]


@pytest.mark.parametrize(
    ("needed", "worth"), [(False, "weeks of digging you draw"), (True, "you still need a book about it")]
)
def test_a_legend_about_a_site_without_books_says_what_it_is_worth(needed: bool, worth: str) -> None:
    setup = {"book_to_dig": needed}
    t = thebes.table(at="london", cards=["book-greece-3-london"], display=DISPLAY, setup=setup)
    told = said(THEBES, t.s, [Step(t.ask, thebes.CODES["legend-palestine-vienna"])])
    assert any(worth in text for text in told)


def test_a_second_site_says_what_a_dig_there_draws() -> None:
    t = thebes.table(at="london", cards=["book-greece-3-london"], display=DISPLAY)
    told = said(THEBES, t.s, [Step(t.ask, thebes.CODES["book-egypt-1-moscow"])])
    assert told[1] == "you can then dig in Egypt too: 2 sites in all; in 8 weeks of digging you draw 1 token there"


@pytest.mark.parametrize(
    ("card", "owned", "time", "told"),
    [
        ("car-rome", ["car-moscow"], (1902, 20), "adds nothing to what you have"),
        ("car-rome", [], (1902, 20), "long trips take a week less"),
        ("car-rome", [], (1903, 49), "too late"),
        ("shovel-london-a", ["shovel-london-b", "shovel-rome-a", "shovel-rome-b"], (1902, 20), "adds nothing"),
        ("shovel-london-a", ["book-crete-2-vienna"], (1903, 43), "too late"),
        ("shovel-london-a", ["book-crete-2-vienna"], (1903, 20), "1 more token in one dig"),
    ],
)
def test_a_card_that_does_nothing_is_not_praised(card: str, owned: list[str], time: tuple[int, int], told: str) -> None:
    display = (card, "congress-london", "congress-vienna-a", "congress-vienna-b")
    t = thebes.table(at="london", time=time, cards=owned, display=display)
    assert told in said(THEBES, t.s, [Step(t.ask, thebes.CODES[card])])[0]


def test_the_card_that_is_kept_is_named_where_it_would_bring_something() -> None:
    t = mammothodus.table(figures={"red": "S2"}, hand=["red", "extra-red"], tribes={"S2": 2})
    t.play("attack red-figure red")
    words, view = words_for(MAMMOTHODUS, strict=True), MAMMOTHODUS.view(t.s, 0)
    told = spared(words, view, [Step(t.ask, PASS)])
    assert told.startswith("In trials it cost nothing to keep the extra-action card")


def test_cards_given_up_together_have_something_in_common() -> None:
    hand = ["candi-kethek", "timbuktu", "byblos", "parthenon", "babylon"]
    t = ancient_turn(hand=hand, actions=1)
    ask = Ask(0, "discard", tuple(sorted(CARD + card for card in t.s.hand[0])))
    gone = [Step(ask, ancient.read(name)) for name in hand[:2]]
    assert said(ANCIENT, t.s, gone)[0] == "what they do happens only once, when they are created"
    mixed = [gone[0], Step(ask, ancient.read("byblos"))]
    assert said(ANCIENT, t.s, mixed)[0].startswith("you keep")


def test_a_price_is_no_reason_for_a_large_gap() -> None:
    t = mammothodus.table(figures={"green": "S2", "blue": "S2"}, hand=["yellow", "yellow", "blue"])
    figures, play = Ask(0, "figure", (FIGURE_AT + 1, FIGURE_AT + 2), -1, 3), Ask(0, "play", (KIND_AT, KIND_AT + 1))
    one = [Step(figures, FIGURE_AT + 1), Step(play, KIND_AT)]
    two = [Step(figures, FIGURE_AT + 2), Step(play, KIND_AT), Step(play, KIND_AT + 1)]
    words, view = words_for(MAMMOTHODUS, strict=True), MAMMOTHODUS.view(t.s, 0)
    assert cheaper(words, view, one, two) == "It takes 1 card, the other figure 2."
    for behind, near in ((0.02, True), (0.19, False)):
        hints = hints_for(figures, [[FIGURE_AT + 1], [FIGURE_AT + 2]], behind)
        first, after = (replace(hint, steps=steps) for hint, steps in zip(hints.hints, (one, two), strict=True))
        told = Advice(words, replace(hints, hints=[first, after]), view).compared(first, after, True)
        assert ("It takes 1 card, the other figure 2." in told) is near
    # A special card that another figure would use up stays in hand.
    wild = [Step(figures, FIGURE_AT + 2), Step(play, KIND_AT + WILD)]
    assert contrast(words, view, [Step(figures, PASS)], wild).startswith("You keep the wild card")
    assert contrast(words, view, [Step(figures, PASS)], one) == ""
