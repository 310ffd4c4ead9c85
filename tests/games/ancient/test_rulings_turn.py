"""Rulings TURN-1 to TURN-3 and ACT-1 to ACT-5: the turn and the five actions."""

from __future__ import annotations

from tests.games.ancient.drive import begin_turn, finish_turn, kinds, some
from tests.games.ancient.table import table

# Requirements nobody meets on an empty table: Learn is then out of the question.
UNREACHABLE = [
    ["anaximenes", "aristotle", "melchizedek"],
    ["flower-of-life", "astronomy", "arabic-numerals"],
    ["plato", "thoth", "pythagoras"],
]


# --- the turn ---------------------------------------------------------------------------------------------------------


def test_turn_1_actions_then_timeline_then_decline_then_the_next_player() -> None:
    t = table(timeline={1: ["petra"], 4: ["tonina"]}, hand=["cyrene"])
    begin_turn(t)
    finish_turn(t)
    assert kinds(t) == ["turn", "search", "draw", "search", "draw", "draw", "decline", "shift", "turn"]
    assert t.events[5].source == t.s.line[4], "Toniná draws in the Timeline phase, before anything declines"
    assert t.past == ["petra"] and t.timeline == {3: ["tonina"]}
    assert t.s.active == t.ask.seat == 1


def test_turn_2_two_actions_which_may_be_alike() -> None:
    t = table(hand=["petra", "cyrene"])
    begin_turn(t)
    assert t.ask.amount == 2
    t.play("search").roll()
    assert t.prompt == "action" and t.ask.amount == 1 and t.ask.seat == 0
    t.play("search").roll()
    assert len(t.hand) == 4 and t.ask.seat == 1


def test_turn_2_two_different_actions() -> None:
    t = table(hand=["petra", "cyrene"])
    begin_turn(t)
    t.play("create petra @4 search").roll()
    assert t.timeline == {3: ["petra"]} and t.ask.seat == 1


def test_turn_2_the_second_waits_for_all_that_follows_from_the_first() -> None:
    t = table(
        hand=["diquis-stone-spheres", "nazca-lines", "petra"],
        timeline={6: ["chabola-de-la-hechicera"]},
        knowledge={"chabola-de-la-hechicera": 2},
    )
    t.play("create diquis-stone-spheres @2")
    assert t.prompt == "create", "the Spheres' own effect comes first"
    t.play("nazca-lines")
    assert t.prompt == "remove", "so does the Chabola's answer to the artefact"
    t.play("diquis-stone-spheres").roll()
    assert t.prompt == "action" and t.ask.amount == 1


def test_turn_3_there_is_no_passing() -> None:
    t = table(hand=["petra"], past=["tulum"], timeline={3: ["cyrene"]}, knowledge={"cyrene": 1})
    t.play()
    assert t.options == ["create", "learn", "archive", "excavate", "search"]


def test_turn_3_search_is_always_allowed_and_the_rest_only_if_it_can_be_done() -> None:
    t = begin_turn(table(boards=UNREACHABLE))
    assert t.options == ["search"]


def test_turn_3_create_needs_a_card_that_can_be_created() -> None:
    # Jericho asks for two discards and there is one; Tulum's only slot is full.
    t = begin_turn(table(hand=["jericho", "tulum"], timeline={4: ["petra", "tonina"]}, boards=UNREACHABLE))
    assert t.options == ["search"]
    assert "create" in table(hand=["jericho", "tulum"], boards=UNREACHABLE).play().options


def test_turn_3_learn_needs_a_technology_that_can_be_learned() -> None:
    assert "learn" not in table(hand=["petra"], boards=UNREACHABLE).play().options
    assert "learn" in table(hand=["petra"], boards=UNREACHABLE, past=some(2, "pyramid")).play().options


def test_turn_3_excavate_needs_an_upright_monument() -> None:
    assert "excavate" not in table(hand=["petra"], past=["tulum"], turned=1).play().options
    assert "excavate" in table(hand=["petra"], past=["tulum", "cyrene"], turned=1).play().options


def test_turn_3_archive_needs_a_card_and_a_token() -> None:
    bare = table(hand=["petra"], timeline={3: ["cyrene"]}).play()
    assert "archive" not in bare.options
    empty_handed = table(timeline={3: ["cyrene"]}, knowledge={"cyrene": 1}).play()
    assert "archive" not in empty_handed.options


def test_turn_3_search_with_a_full_hand_is_idle() -> None:
    hand = some(10)
    t = table(hand=hand).play("search")
    assert t.prompt == "action" and t.ask.amount == 1
    assert t.hand == sorted(hand)


# --- the actions ------------------------------------------------------------------------------------------------------


def test_act_1_search_draws_one_card() -> None:
    t = table(hand=["petra"]).play("search").roll("atlantis")
    assert t.hand == ["atlantis", "petra"] and t.prompt == "action"


def test_act_2_excavate_turns_monuments_and_draws_two_for_each() -> None:
    t = table(past=some(5), turned=1).play("excavate")
    assert t.options == ["x1", "x2", "x3", "x4"]
    t.play("x3").roll("nazca-lines", "palenque", "caral", "stonehenge", "olmec-heads", "hagar-qim")
    assert t.turned == 4
    assert t.hand == ["caral", "hagar-qim", "nazca-lines", "olmec-heads", "palenque", "stonehenge"]
    assert t.prompt == "action"


def test_act_2_more_may_be_turned_than_can_be_drawn_for() -> None:
    t = table(hand=some(9, "pyramid"), past=some(4)).play("excavate x4").roll()
    assert len(t.hand) == 10 and t.turned == 4 and t.prompt == "action"


def test_act_2_what_is_turned_stays_turned() -> None:
    t = table(past=["tulum", "cyrene"], turned=2, hand=["petra"])
    begin_turn(t)
    finish_turn(t)
    finish_turn(t)
    assert t.turned == 2 and t.ask.seat == 0 and "excavate" not in t.options


def test_act_2_a_turned_monument_counts_like_an_upright_one() -> None:
    past = ["ellora-caves", "byblos", "petra", "palenque", "caral"]
    upright = table(past=past, boards=[["aristotle", "flower-of-life", "proto-writing"]])
    turned = table(past=past, boards=[["aristotle", "flower-of-life", "proto-writing"]], turned=5)
    assert turned.points == upright.points
    assert turned.play("learn").options == upright.play("learn").options


def test_act_3_archive_trades_cards_for_as_many_tokens_divided_at_will() -> None:
    t = table(
        hand=["petra", "tulum", "inwa", "baalbek"],
        timeline={3: ["cyrene"], 5: ["bagan"]},
        knowledge={"cyrene": 4, "bagan": 2},
    )
    t.play("archive petra tulum inwa pass")
    assert t.discard == ["inwa", "petra", "tulum"]
    t.play("cyrene bagan cyrene")
    assert t.knowledge("cyrene") == 2 and t.knowledge("bagan") == 1
    assert t.hand == ["baalbek"]


def test_act_3_no_more_is_asked_for_than_the_hand_has() -> None:
    t = table(hand=["petra", "tulum"], timeline={3: ["cyrene"]}, knowledge={"cyrene": 7}).play("archive")
    assert t.ask.amount == 2
    assert t.play("petra").ask.amount == 1


def test_act_3_at_least_one_card_and_never_more_than_there_are_tokens() -> None:
    t = table(hand=["petra", "tulum", "inwa", "baalbek"], timeline={3: ["cyrene"]}, knowledge={"cyrene": 2})
    t.play("archive")
    assert "pass" not in t.options and t.ask.amount == 2
    t.play("petra")
    assert "pass" in t.options
    t.play("tulum")
    assert t.prompt == "action", "two tokens, two cards: that is all"
    assert t.knowledge("cyrene") == 0 and len(t.hand) == 2


def test_act_4_a_granted_action_is_not_one_of_the_two() -> None:
    t = table(hand=["diquis-stone-spheres", "nazca-lines", "petra"])
    t.play("create diquis-stone-spheres @2 nazca-lines")
    assert t.artefacts == ["nazca-lines"] and t.ask.amount == 1


def test_act_4_a_granted_learning_and_a_granted_archive_neither() -> None:
    learning = table(hand=["tikal-temple-i", "petra"], boards=[["mercury", "thales", "ptolemy"]])
    learning.play("create tikal-temple-i @3 mercury")
    assert learning.technologies == ["mercury"] and learning.ask.amount == 1
    archive = table(hand=["persepolis", "petra", "inwa"])
    archive.play("create persepolis @3 petra pass")
    assert archive.knowledge("persepolis") == 2 and archive.ask.amount == 1


def test_act_5_turned_monuments_are_alike() -> None:
    t = table(past=some(4), hand=["petra"]).play("excavate")
    assert t.options == ["x1", "x2", "x3", "x4"], "a number is asked for, not cards"
    flute = table(past=some(4), turned=3, artefacts=["lydite-flute"]).timeline_phase().play("yes")
    assert flute.options == ["x0", "x1", "x2", "x3"]
    flute.play("x2")
    assert flute.turned == 1
