"""Reasons, previews and the log say what is, and no more."""

from __future__ import annotations

import pytest

from ostraka.bots.plan import Step
from ostraka.core.turn import PASS
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.tables import HUMAN_DECK, TERRITORIES, TRIBES
from ostraka.games.mammothodus.terms import TERRITORY
from ostraka.text import words_for
from ostraka.text.moves import merits
from ostraka.text.words import Words
from tests.games.mammothodus.lay import PRINTED, at
from tests.games.mammothodus.portal import EXAMPLE, NORTH
from tests.games.mammothodus.table import CODES, Given, Lay

NAMES = ("Ana", "Ben")
DECK = sum(HUMAN_DECK.values())
GREEN = f"A green card ({HUMAN_DECK['green']} of {DECK})."


@pytest.fixture(scope="module")
def en() -> Words:
    return words_for(GAME, "en", strict=True)


def why_not(t: Given, option: str) -> str:
    """The reason why an option is missing."""
    assert option not in t.options
    (note,) = [note for note in GAME.reasons(t.s, t.ask.seat) if note.option == CODES[option]]
    return note.message


def said(w: Words, t: Given, option: int) -> list[str]:
    return [w.note(note, NAMES) for note in GAME.preview(t.s, t.ask.seat, option)]


# --- what is missing --------------------------------------------------------------------------------------------------


def test_an_attack_is_previewed_for_figures_with_an_enemy_only(table: Lay) -> None:
    t = table(figures={"red": "S2", "green": "N1"}, hand=["red"], tribes={"S2": 1})
    notes = GAME.preview(t.s, 0, CODES["attack"])
    assert [note.args["card"] for note in notes] == [TERRITORY + at("S2")]


def test_an_activation_is_previewed_for_figures_that_could_do_it(table: Lay) -> None:
    place, shards = NORTH
    t = table(figures={"red": place, "green": "N1"}, up={place: shards}, portal=EXAMPLE, hand=["blue"])
    notes = GAME.preview(t.s, 0, CODES["activate"])
    assert [note.args["card"] for note in notes] == [TERRITORY + at(place)]


def test_the_price_of_an_activation_is_told_before_and_while_it_is_paid(table: Lay, en: Words) -> None:
    place, shards = NORTH
    t = table(figures={"red": place}, up={place: shards}, portal=EXAMPLE, hand=["blue", "wild"])
    (note,) = said(en, t, CODES["activate"])
    assert note.endswith("It costs 1 card.")
    t = table(
        figures={"red": place},
        up={place: shards},
        portal=EXAMPLE,
        places={"S1": 3},
        hand=["blue", "wild", "green"],
    ).play("activate red-figure")
    assert said(en, t, CODES["blue"]) == ["1 of 2 paid."]
    t.play("wild")
    assert said(en, t, CODES["blue"]) == ["Enough: it costs 2."]


def test_the_dice_are_told_before_they_are_rolled(table: Lay, en: Words) -> None:
    t = table(figures={"red": "S2"}, hand=["red", "red"], tribes={"S2": 1}).play("attack red-figure red")
    assert said(en, t, PASS) == ["2 dice decide: each 4+ kills a tribe."]


def test_no_other_figure_is_not_praised_for_the_action(table: Lay, en: Words) -> None:
    place, shards = NORTH
    t = table(figures={"red": place}, up={place: shards}, portal=EXAMPLE, hand=["blue", "wild"]).play("activate")
    ask = t.ask
    assert ask.prompt == "figure"
    view = GAME.view(t.s, ask.seat)
    # What would be kept is drawn anew at the end of the turn anyway.
    assert merits(en, view, [Step(ask, PASS)]) == []
    assert merits(en, view, [Step(ask, CODES["red-figure"])]) == ["that is place of power 1 of 4"]


def test_a_clan_alone_is_not_called_the_weakest(table: Lay) -> None:
    signs = GAME.signs
    at = [sign.name for sign in signs.signs].index("weakest")
    few, many = table(seats=1, population=3), table(seats=1, population=9)
    assert signs.counts(few.s, 0)[at] == signs.counts(many.s, 0)[at]


def test_a_card_that_fits_only_on_a_figure_without_enemy_is_no_card_there(table: Lay) -> None:
    t = table(figures={"red": "S2", "green": "S1"}, hand=["green"], tribes={"S2": 1})
    assert why_not(t, "attack") == "reason-no-card-there"
    assert why_not(table(figures={"red": "S2"}, hand=["red"], tribes={"S1": 1}), "attack") == "reason-no-target"


def test_help_alone_pays_for_no_place_of_power(table: Lay) -> None:
    """Without a card of its own a clan is not told that help would not be enough: help would be."""
    place, shards = NORTH
    t = table(
        figures={"red": place},
        up={place: shards},
        portal=EXAMPLE,
        hand=["red"],
        others={1: {"figures": {"red": place}, "hand": ["blue"]}},
    )
    assert why_not(t, "activate") == "reason-no-card-site"


# --- what a human card would do ---------------------------------------------------------------------------------------


def threat(w: Words, t: Given, colour: str) -> str:
    (line,) = [line for line in said(w, t, PASS) if line.startswith(f"A {colour} card")]
    return line


def test_a_tribe_that_is_missing_is_no_tribe_that_appears(table: Lay, en: Words) -> None:
    t = table(tribes={"S3": TRIBES})
    assert threat(en, t, "green") == (f"{GREEN} 1 tribe has to appear, but the supply is empty: the game is lost.")
    t = table(tribes={"S3": TRIBES - 1}, trails=["E4"])
    assert threat(en, t, "green").endswith("2 tribes have to appear, but only 1 is left: the game is lost.")
    assert threat(en, table(tribes={"S3": TRIBES - 1}), "green") == f"{GREEN} 1 tribe appears."


def test_the_tribe_that_is_given_up_for_a_summoning_can_appear(table: Lay, en: Words) -> None:
    t = table(tribes={"S3": TRIBES - 1, "W2": 1}, places={"W2": 1})
    assert threat(en, t, "green") == f"{GREEN} 1 spirit is summoned. 1 tribe appears."


def test_a_spirit_that_is_missing_and_a_clan_that_dies_out(table: Lay, en: Words) -> None:
    t = table(tribes={"W2": 1}, places={"W2": 1}, spirits={"stone": "N1", "blizzard": "N1", "flame": "N1"})
    assert threat(en, t, "green").endswith("1 spirit has to come, but all are on the board: the game is lost.")
    t = table(figures={"red": "S1"}, tribes={"S1": 2}, population=-3)
    assert threat(en, t, "green").endswith("Tribes kill 2 population, and a clan falls below −4: the game is lost.")


def test_a_colour_that_cannot_come_is_not_listed(table: Lay, en: Words) -> None:
    t = table(humans=["green-card", "green-card", "red-card"])
    assert [line.split(".")[0] for line in said(en, t, PASS)] == ["A green card (2 of 3)", "A red card (1 of 3)"]


# --- what happened ----------------------------------------------------------------------------------------------------


def told(w: Words, t: Given) -> list[str]:
    lines = [w.event(event, NAMES) for event in t.events]
    return [line for line in lines if line]


def test_a_way_that_a_player_chose_is_told_as_chosen(table: Lay, en: Words) -> None:
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E3", "red": "N2"}).roll("green-card").play("E3")
    assert [event.cards for event in t.told("march-chosen")] == [(TERRITORY + at("N2"),)]
    assert f"Ana decided. Just as good: {en.card(TERRITORY + at('N2'))}." in told(en, t)
    assert all(TERRITORY + at("N2") not in event.cards for event in t.told("passed-over"))
    t = table(phase="human", tribes={"E4": 1}, figures={"green": "E3"}).roll("green-card")
    assert (len(t.told("march-ancients")), t.told("march-chosen")) == (1, [])


def test_a_jump_that_a_player_chose_is_told_as_chosen(table: Lay, en: Words) -> None:
    t = table(phase="human", spirits={"flame": "W4"}, figures={"green": "S2", "red": "W3"}).roll("green-card")
    t.play("W3")
    (line,) = [line for line in told(en, t) if "jumps" in line]
    assert line.endswith(f"Ana decided. Just as good: {en.card(TERRITORY + at('S2'))}.")


# --- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "line"), [([], "It takes 1 die of 4 or more."), (["defense"], "It takes 1 die of 5 or more.")]
)
def test_a_discovery_changes_the_die_that_a_tribe_takes(table: Lay, en: Words, found: list[str], line: str) -> None:
    t = table(figures={"red": "S2"}, hand=["red"], tribes={"S2": 1}, spirits={"stone": "S2"}, found=found)
    t.play("attack red-figure red pass").roll(5, 6).play("pass")
    assert t.asked == "0 strike"
    assert said(en, t, CODES["tribe"]) == [line]
    assert said(en, t, CODES["spirit0"]) == ["It takes 2 dice of 4 or more."]
    assert "5 or more once the humans have discovered +1 to Defence" in en.help(t.ask)


def test_protection_changes_the_dice_too(table: Lay, en: Words) -> None:
    t = table(
        setup={"talents": True},
        talents=["trap", "protection"],
        figures={"red": "S2"},
        hand=["red"],
        tribes={"S2": 1},
        tokens={"S2": {"protection": 1}},
    ).play("attack red-figure red pass yes")
    t.roll(2, 1).play("pass")
    assert said(en, t, CODES["tribe"]) == ["It takes 1 die of 2 or more."]


# --- what more cards would bring, and what dice are good for ----------------------------------------------------------


def test_a_card_says_what_the_action_comes_to(table: Lay, en: Words) -> None:
    t = table(figures={"green": "N3"}, hand=["green", "green"]).play("move green-figure")
    assert said(en, t, CODES["green"]) == ["2 steps in all."]
    t = table(figures={"red": "S2"}, hand=["red", "blue"], tribes={"S2": 2}).play("attack red-figure")
    assert said(en, t, CODES["red"]) == ["2 dice in all; each 4+ kills a tribe."]
    t.play("red blue pass").roll(1, 2, 5)
    assert said(en, t, PASS) == ["Each 4+ kills a tribe."]


# --- what must not be missing -----------------------------------------------------------------------------------------


def test_a_trail_that_is_missing_is_foretold(table: Lay) -> None:
    t = table(printed=PRINTED, trails=[row[0] for row in TERRITORIES if row[4] > 0])
    assert t.note("pass", "preview-trail") == {"left": HUMAN_DECK["new_trail"], "deck": DECK}
    # After the two colours that are common, before those that are rare
    assert [note.message for note in GAME.forecast(GAME.view(t.s, 0))].index("forecast-trail") == 2
    assert "forecast-trail" not in [note.message for note in GAME.forecast(GAME.view(table().s, 0))]


def test_the_end_of_time_is_foretold(table: Lay, en: Words) -> None:
    t = table(humans=[], portal=["P1", "P2", "P3", "P4", "P5", "P6", "P7"])
    assert said(en, t, PASS) == [en.catalogue.say("forecast-time")]
    assert [note.message for note in GAME.forecast(GAME.view(t.s, 0))] == ["forecast-time"]


def test_with_a_discovery_tribes_that_move_also_attack(table: Lay, en: Words) -> None:
    t = table(tribes={"E4": 1}, figures={"green": "E3"}, found=["movement_attack"])
    assert threat(en, t, "green") == f"{GREEN} 1 tribe moves and attacks where it arrives."


def test_drawing_three_says_when_it_changes_the_generation(table: Lay, en: Words) -> None:
    draw = CODES["draw"]
    assert said(en, table(hand=["draw-three"]), draw) == []
    t = table(hand=["draw-three"], pile=["green"])
    assert said(en, t, draw) == ["Only 1 card is in your draw pile: your generation changes at once."]
    t = table(hand=["draw-three"], pile=[], population=0)
    assert said(en, t, draw) == ["Your draw pile is empty: your generation changes at once, and your clan dies out."]


def test_draw_three_is_not_called_a_card_of_the_wrong_colour(table: Lay) -> None:
    t = table(figures={"red": "C"}, hand=["yellow", "draw-three", "blue"]).play("care red-figure")
    assert [note.option for note in GAME.reasons(t.s, 0)] == [CODES["blue"]]
