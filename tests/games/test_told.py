"""What the games tell beside a view: what a question is about, what is counted, who can play a variant."""

from __future__ import annotations

import pytest

from ostraka.core.actions import Target
from ostraka.core.game import Game
from ostraka.core.meter import ENDS, LOSES, STOPS, WINS
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE
from ostraka.games.mammothodus.game import MAMMOTHODUS
from ostraka.games.mammothodus.terms import FIGURE, SPIRIT, TERRITORY, thing
from ostraka.games.thebes.board import ROUTES
from ostraka.games.thebes.game import THEBES
from ostraka.games.thebes.terms import CITIES, FINISH, GREECE, LONDON, PARIS, WARSAW
from tests.games.ancient.table import number
from tests.games.ancient.table import table as ancient
from tests.games.thebes.table import NUMBERS
from tests.games.thebes.table import table as thebes

# --- what a question is about -----------------------------------------------------------------------------------------


def test_a_move_is_about_the_monument_that_moves() -> None:
    standing = {1: ["ajanta-caves"], 4: ["tulum"], 5: ["inwa"]}
    t = ancient(timeline=standing, settings=["lock_blocks_effects"]).decline_phase()
    assert t.prompt == "move-to"
    view = ANCIENT_KNOWLEDGE.view(t.s, 0)
    assert view.ask is not None and view.ask.source == number("ajanta-caves")
    assert ANCIENT_KNOWLEDGE.subject(view) == ("card", number("inwa"))


def test_which_monument_moves_is_about_the_card_that_says_so() -> None:
    t = ancient(timeline={1: ["ajanta-caves"], 4: ["tulum"], 5: ["inwa"]}).decline_phase()
    assert t.prompt == "move"
    assert ANCIENT_KNOWLEDGE.subject(ANCIENT_KNOWLEDGE.view(t.s, 0)) == ("card", number("ajanta-caves"))


def test_nobody_else_is_told_what_a_question_is_about() -> None:
    t = ancient(timeline={1: ["ajanta-caves"], 4: ["tulum"], 5: ["inwa"]}).decline_phase()
    assert [ANCIENT_KNOWLEDGE.subject(ANCIENT_KNOWLEDGE.view(t.s, seat)) for seat in (1, None)] == [None, None]


def test_the_weeks_of_a_dig_are_about_its_site_and_helpers_about_themselves() -> None:
    cards = ["book-greece-3-berlin", "book-greece-2-london", "legend-greece-moscow"]
    t = thebes(cards=cards)
    assert THEBES.subject(THEBES.view(t.s, 0)) is None
    t.play("dig-greece")
    assert THEBES.subject(THEBES.view(t.s, 0)) == ("card", NUMBERS["legend-greece-moscow"])
    t.play("pass")
    assert THEBES.subject(THEBES.view(t.s, 0)) == ("place", CITIES + GREECE)


@pytest.mark.parametrize(
    ("numbered", "told"),
    [
        (0, ("card", 0)),
        (77, ("card", 77)),
        (SPIRIT + 2, ("spirit", 2)),
        (TERRITORY, ("territory", 0)),
        (FIGURE + 15, ("figure", 15)),
    ],
)
def test_everything_with_a_number_is_some_thing(numbered: int, told: Target) -> None:
    assert thing(numbered) == told


def subjects(game: Game, setup: dict[str, object], seats: int, games: int) -> set[tuple[str, str]]:
    """(prompt, kind of the thing it is about) in random games."""
    found: set[tuple[str, str]] = set()
    for seed in range(games):
        rng = Rng(seed)
        s = game.new(setup, seats)
        while not isinstance(s.turn, Over):
            if isinstance(s.turn, Roll):
                game.apply(s, rng.below(s.turn.n))
                continue
            assert isinstance(s.turn, Ask)
            about = game.subject(game.view(s, s.turn.seat))
            found.add((s.turn.prompt, "" if about is None else about[0]))
            game.apply(s, s.turn.options[rng.below(len(s.turn.options))])
    return found


def test_questions_of_mammothodus_are_about_figures_and_territories() -> None:
    found = subjects(MAMMOTHODUS, {"talents": True, "coming_of_spirits": True}, 2, 6)
    assert {("play", "figure"), ("step", "figure"), ("tribe", "territory")} <= found
    assert ("action", "") in found


# --- how far it is ----------------------------------------------------------------------------------------------------


def test_a_view_of_thebes_tells_how_far_every_place_is_from_everybody() -> None:
    t = thebes(at="london")
    view = THEBES.view(t.s, None)
    far = view.record()["distances"]
    assert far == view.distances
    assert [view.distances[0][place] for place in (LONDON, PARIS, WARSAW)] == [0, 1, 2]
    for a, b in ROUTES:
        assert abs(view.distances[0][a] - view.distances[0][b]) <= 1


def test_a_preview_tells_where_something_is_done() -> None:
    t = thebes(at="london", cards=["book-greece-3-berlin", "book-greece-2-london"])
    assert t.note("change", "preview-cost")["place"] == WARSAW
    assert t.note("dig-greece", "preview-dig")["place"] == CITIES + GREECE


# --- what is counted --------------------------------------------------------------------------------------------------


def test_fourteen_monuments_in_a_past_bring_the_end() -> None:
    meters = ANCIENT_KNOWLEDGE.meters(ANCIENT_KNOWLEDGE.view(ancient(past=["inwa", "tulum"]).s, None))
    assert [(m.name, m.value, m.start, m.bound, m.result) for m in meters] == [("past", [2, 0], 0, 14, ENDS)]


def test_everybody_has_three_years() -> None:
    meters = THEBES.meters(THEBES.view(thebes(time=(1902, 1)).s, 0))
    assert [(m.name, m.bound, m.result) for m in meters] == [("time", FINISH, STOPS)]
    assert isinstance(meters[0].value, list) and meters[0].value[0] == 52


def test_what_must_not_run_out() -> None:
    s = MAMMOTHODUS.new({}, 2)
    found = {m.name: m for m in MAMMOTHODUS.meters(MAMMOTHODUS.view(s, 1))}
    assert {name: (m.start, m.bound, m.result) for name, m in found.items()} == {
        "tribes": (12, 0, LOSES),
        "spirits": (3, 0, LOSES),
        "trails": (8, 0, LOSES),
        "decay": (12, 0, LOSES),
        "fragments": (3, 0, LOSES),
        "places": (0, 4, WINS),
        "population": (7, -5, LOSES),
    }
    assert found["tribes"].value == 12 - sum(s.tribes)
    assert found["population"].value == s.population


def test_with_all_fragments_open_none_can_run_out() -> None:
    names = [m.name for m in MAMMOTHODUS.meters(MAMMOTHODUS.view(MAMMOTHODUS.new({"power_of_places": True}, 1), 0))]
    assert "fragments" not in names and "tribes" in names
    [closed] = [
        m
        for m in MAMMOTHODUS.meters(MAMMOTHODUS.view(MAMMOTHODUS.new({"forgotten_knowledge": True}, 1), 0))
        if m.name == "fragments"
    ]
    assert closed.start == 4


# --- who can play a variant -------------------------------------------------------------------------------------------


def test_a_setup_says_how_many_can_play_it() -> None:
    assert ANCIENT_KNOWLEDGE.allowed() == [2, 3, 4]
    assert ANCIENT_KNOWLEDGE.allowed({"teams": True}) == [4]
    assert MAMMOTHODUS.allowed({"power_of_places": True}) == [1, 2, 3, 4]
    assert MAMMOTHODUS.allowed({"power_of_places": True, "forgotten_knowledge": True}) == []
