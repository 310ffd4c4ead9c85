"""Why not, at what cost, and with what odds."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations

import pytest

from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.thebes.catalogue import ALL_THINGS
from ostraka.games.thebes.explain import previews
from ostraka.games.thebes.game import THEBES as GAME
from ostraka.games.thebes.odds import chance_of_none, decimal, expected_points
from ostraka.games.thebes.options import WEEKS
from ostraka.games.thebes.state import Table
from ostraka.games.thebes.terms import ARTEFACT, GREECE, week_of, year_of
from tests.games.thebes.table import CODES, NUMBERS, Given

Lay = Callable[..., Given]

FIVE = ["book-greece-3-berlin", "book-greece-2-london"]


def test_the_whole_cost_and_the_turn_order(table: Lay) -> None:
    t = table(seats=3, at="london", time=(1902, 50), others={1: {"time": (1903, 1)}, 2: {"time": (1903, 5)}})
    args = t.note("congress-vienna-a", "preview-cost")
    assert {key: args[key] for key in ("travel", "work", "weeks", "year", "week", "order", "new_year")} == {
        "travel": 2, "work": 2, "weeks": 4, "year": 1903, "week": 2, "order": "1,0,2", "new_year": "yes",
    }  # fmt: skip


def test_the_preview_of_passing(table: Lay) -> None:
    t = table(time=(1903, 40))
    assert t.note("pass", "preview-pass") == {"left": 13, "order": "1"}


def test_the_preview_of_flying(table: Lay) -> None:
    t = table(at="egypt", cards=["zeppelin-rome"]).play("congress-berlin-a")
    assert t.note("yes", "preview-cost")["weeks"] == 2
    assert t.note("pass", "preview-cost")["weeks"] == 6


def test_a_dig_is_shown_with_all_its_weeks(table: Lay) -> None:
    t = table(cards=[*FIVE, "legend-greece-moscow", "shovel-rome-a", "shovel-rome-b"])
    notes = GAME.preview(t.s, 0, CODES["dig-greece"])
    head, rows = notes[0], notes[1:]
    assert head.message == "preview-dig"
    assert {row.message for row in rows} == {"preview-dig-row"}
    assert {key: head.args[key] for key in ("travel", "knowledge", "most", "extra", "fewest", "bonus", "licence")} == {
        "travel": 1, "knowledge": 5, "most": 7, "extra": 1, "fewest": 1, "bonus": "yes", "licence": "ordinary",
    }  # fmt: skip
    assert [row.args["work"] for row in rows] == list(range(1, 13))
    assert [row.args["tokens"] for row in rows] == [n + 1 for n in [1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]]
    assert [row.args["weeks"] for row in rows] == list(range(2, 14))


def test_helpers_and_weeks_have_previews_too(table: Lay) -> None:
    t = table(cards=[*FIVE, "legend-greece-moscow"]).play("dig-greece")
    assert t.note("yes", "preview-dig")["knowledge"] == 7
    assert t.note("pass", "preview-dig")["knowledge"] == 5
    t.play("yes")
    assert t.note("weeks-3", "preview-dig-weeks")["tokens"] == 4


def test_what_is_known_is_told_with_what_comes_to_the_books(table: Lay) -> None:
    """T-26, T-28, T-29, T-30: what counts in any dig, what is given up for one, and what this dig gives up."""
    t = table(at="rome", cards=["book-crete-2-rome", "assistant-rome", "car-rome", "general_book-1-paris"])
    view = GAME.view(t.s, 0)
    assert view.knowledge[0] == [0, 3, 0, 0, 0]
    assert view.helped[0] == [2, 4, 2, 2, 2]
    assert view.trips[0] == [far - (far > 2) for far in view.distances[0]]
    t.play("dig-crete yes")
    notes = [previews(t.s, 0, option)[0].args for option in t.ask.options]
    assert {(note["knowledge"], note["spends"]) for note in notes} == {(4, str(NUMBERS["assistant-rome"]))}


def test_the_odds_of_a_full_bag(table: Lay) -> None:
    """T-7: 35 points in 12 artefacts among 30 tokens."""
    s = table().s
    assert Fraction(*expected_points(s, GREECE, 3)) == Fraction(3 * 35, 30)
    assert Fraction(*chance_of_none(s, GREECE, 2)) == Fraction(18 * 17, 30 * 29)
    t = table(cards=FIVE).play("dig-greece")
    args = t.note("weeks-3", "preview-dig-weeks")
    assert (args["tokens"], args["points"], args["none"]) == (2, "2.33", "35.2")


def test_the_odds_equal_a_count_of_all_draws(table: Lay) -> None:
    """T-34: a smaller bag, every possible draw counted."""
    t = table(finds=["greece:1", "greece:1", "greece:1", "greece:2", "greece:2", "greece:2", "greece:3", "greece:3"])
    s = t.s
    values = [ALL_THINGS[n].value if ALL_THINGS[n].kind == ARTEFACT else 0 for n in s.bags[GREECE]]
    draws = list(combinations(values + [0] * s.blanks[GREECE], 3))
    assert Fraction(*expected_points(s, GREECE, 3)) == Fraction(sum(map(sum, draws)), len(draws))
    assert Fraction(*chance_of_none(s, GREECE, 3)) == Fraction(sum(not any(d) for d in draws), len(draws))


@pytest.mark.parametrize(
    ("fraction", "places", "times", "text"),
    [((1, 3), 2, 1, "0.33"), ((2, 3), 2, 1, "0.67"), ((1, 8), 2, 1, "0.13"), ((1, 1), 1, 100, "100.0")],
)
def test_decimals_are_rounded(fraction: tuple[int, int], places: int, times: int, text: str) -> None:
    assert decimal(fraction, places, times) == text


def test_reasons_at_the_action_question(table: Lay) -> None:
    t = table(
        at="london",
        time=(1903, 50),
        cards=["book-greece-3-london"],
        slots=["exhibition-small-london", "exhibition-small-moscow", ""],
        finds=["greece:1", "egypt:1", "mesopotamia:1", "crete:1", "crete:2"],
    )
    assert t.note("congress-vienna-a", "reason-weeks") == {"weeks": 4, "left": 3}
    assert t.note("dig-greece", "reason-weeks") == {"weeks": 6, "left": 3}
    assert t.note("dig-egypt", "reason-no-knowledge") == {"site": 2}
    card = CODES["exhibition-small-london"] - 3
    assert t.note("exhibition-small-london", "reason-artefacts") == {"card": card, "site": 2, "short": 1}
    assert t.note("exhibition-small-moscow", "reason-weeks") == {"weeks": 6, "left": 3}


def test_reasons_about_years_licences_and_books(table: Lay) -> None:
    t = table(cards=FIVE, used=["greece"], time=(1902, 3))
    assert t.note("pass", "reason-not-1903") == {"year": 1902}
    assert t.note("dig-greece", "reason-no-licence") == {"site": GREECE}
    t = table(cards=["assistant-rome", "assistant-berlin"], setup={"book_to_dig": True})
    assert t.note("dig-greece", "reason-no-book") == {"site": GREECE}


def test_reasons_during_a_dig(table: Lay) -> None:
    t = table(at="greece", time=(1903, 48), cards=["book-greece-3-london", "legend-greece-moscow"]).play(
        "dig-greece pass"
    )
    assert t.note("weeks-2", "reason-no-token") == {"knowledge": 3, "weeks": 2, "fewest": 3}
    assert t.note("weeks-6", "reason-weeks") == {"weeks": 6, "left": 5}
    t = table(cards=["legend-greece-moscow"]).play("dig-greece")
    assert t.note("pass", "reason-helper-needed")["card"] == CODES["legend-greece-moscow"] - 3


def test_reasons_about_the_zeppelin(table: Lay) -> None:
    t = table(at="egypt", time=(1903, 51), cards=["zeppelin-rome"]).play("congress-berlin-a")
    assert t.note("pass", "reason-weeks") == {"weeks": 6, "left": 2}
    t = table(at="london", time=(1902, 51), cards=[*FIVE, "zeppelin-rome"], used=["greece"]).play("dig-greece")
    assert t.note("yes", "reason-no-licence") == {"site": GREECE}


def test_nobody_else_is_told_anything(table: Lay) -> None:
    t = table()
    assert GAME.reasons(t.s, 1) == []
    assert GAME.preview(t.s, 1, CODES["change"]) == []
    assert GAME.preview(t.s, 0, CODES["weeks-3"]) == []


def comes_true(s: Table, rng: Rng) -> bool:
    """Make a random choice; if it ends the turn, hold what was told before against what happened."""
    ask = s.turn
    assert isinstance(ask, Ask)
    option = ask.options[rng.below(len(ask.options))]
    told = {note.option for note in GAME.reasons(s, ask.seat)}
    assert not told & set(ask.options)
    if ask.prompt == "weeks":
        assert told | set(ask.options) == {WEEKS + n for n in range(1, 13)}
    last = GAME.preview(s, ask.seat, option)[-1]
    turns = s.turns
    GAME.apply(s, option)
    drawn = 0
    while isinstance(s.turn, Roll):
        drawn += 1
        GAME.apply(s, rng.below(s.turn.n))
    if s.turns == turns and not isinstance(s.turn, Over):
        return False
    assert last.args["order"] == ",".join(map(str, s.track))
    if last.message != "preview-pass":
        time = s.time[ask.seat]
        assert (last.args["year"], last.args["week"]) == (year_of(time), week_of(time))
    if last.message == "preview-dig-weeks":
        assert last.args["tokens"] == drawn
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_previews_come_true_and_what_is_missing_has_a_reason(seats: int) -> None:
    """T-12, T-27: what is told before each choice of random games happens."""
    ended = 0
    for seed in range(12):
        rng = Rng(seed)
        s = GAME.new({}, seats)
        while isinstance(s.turn, Roll):
            GAME.apply(s, rng.below(s.turn.n))
        while not isinstance(s.turn, Over):
            ended += comes_true(s, rng)
    assert ended > 300
