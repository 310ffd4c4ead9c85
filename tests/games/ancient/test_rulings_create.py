"""Rulings CRE-1 to CRE-11, LAY-1 to LAY-6 and LOCK-1: creating, and the layout of the Timeline."""

from __future__ import annotations

import pytest

from ostraka.games.ancient.catalogue import CARDS
from tests.games.ancient.drive import Laid, answer, begin_turn, finish_turn, kinds, some
from tests.games.ancient.table import name, number, read, table

LOCKED = {
    "mycenae": 6,
    "tulum": 4,
    "aramu-muru": 3,
    "carnac-standing-stones": 6,
    "menhir-of-kerloas": 3,
    "teotihuacan": 6,
    "candi-sukuh": 4,
    "borobudur-temple": 3,
}


# --- create -----------------------------------------------------------------------------------------------------------


def test_cre_1_pay_then_place_then_knowledge_then_effects() -> None:
    t = table(hand=["heracleion", "petra", "tulum", "cyrene"], artefacts=["sumerian-tablets"])
    t.play("create heracleion @2 petra tulum")
    assert kinds(t) == ["pay", "pay", "create", "tokens"]
    t = table(hand=["pyramid-of-nice", "petra"], artefacts=["nazca-lines"])
    t.play("create pyramid-of-nice @1 nazca-lines").roll()
    assert kinds(t) == ["create", "tokens", "draw", "remove"]
    assert t.knowledge("pyramid-of-nice") == 1, "its own tokens are there when its effect comes"


def test_cre_1_paid_cards_are_gone_before_the_effects() -> None:
    # With an empty deck the answer draws what has just been paid.
    t = table(hand=["pyramid-of-nice", "petra"], artefacts=["nazca-lines"], deck=[])
    t.play("create pyramid-of-nice @2")
    assert t.discard == ["petra"]
    t.play("nazca-lines").roll("petra")
    assert t.hand == ["petra"] and t.discard == []


def test_cre_2_distance_costs_a_card_per_step() -> None:
    # Jericho: discard cost 2, printed slot 3; two steps away it costs 4 cards.
    t = table(hand=["jericho", "petra", "tulum", "cyrene", "inwa", "baalbek"]).play("create jericho @5")
    assert t.prompt == "pay" and t.ask.amount == 4
    t.play("petra tulum cyrene inwa")
    assert t.timeline == {5: ["jericho"]} and t.hand == ["baalbek"]
    assert t.discard == ["cyrene", "inwa", "petra", "tulum"]


@pytest.mark.parametrize(("slot", "cost"), [(1, 4), (2, 3), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_cre_2_cost_of_every_slot(slot: int, cost: int) -> None:
    t = table(hand=["jericho", *some(7, "pyramid")]).play(f"create jericho @{slot}")
    assert t.ask.amount == cost


def test_cre_2_the_new_card_cannot_pay_for_itself() -> None:
    # Jericho wants two cards besides itself.
    two = begin_turn(table(hand=["jericho", "heracleion"]))
    assert "create" not in two.options
    three = table(hand=["jericho", "heracleion", "tulum"]).play("create")
    assert three.options == ["heracleion", "jericho", "tulum"]


def test_cre_2_in_full_or_not_at_all() -> None:
    t = table(hand=["jericho", "petra", "tulum", "cyrene"]).play("create jericho")
    assert t.options == ["@2", "@3", "@4"], "three cards pay for one step and no more"


def test_cre_3_left_or_right_within_the_six_slots() -> None:
    t = table(hand=["bagan", *some(9, "pyramid")]).play("create bagan")
    assert t.options == ["@1", "@2", "@3", "@4", "@5", "@6"]


def test_cre_3_only_while_creating() -> None:
    t = table(hand=["petra", "tulum", "cyrene"], timeline={5: ["bagan"]}, knowledge={"bagan": 1}).play()
    # No action shifts a monument that already stands.
    assert t.options == ["create", "learn", "archive", "search"]


@pytest.mark.parametrize(("card", "slot"), LOCKED.items())
def test_cre_4_a_padlock_allows_the_printed_slot_only(card: str, slot: int) -> None:
    # Nine cards could pay for any distance.
    t = begin_turn(table(hand=[card, *some(9, "city", *LOCKED)]))
    answer(t, read("create"))
    answer(t, read(card))
    assert t.options == [f"@{slot}"]


def test_cre_4_eight_monuments_have_a_padlock() -> None:
    assert {name(card.index): card.slot for card in CARDS if card.locked} == LOCKED


def test_cre_5_first_below_then_above() -> None:
    t = table(hand=["petra", "tulum", "inwa"]).play("create tulum @4")
    assert t.s.line[6:8] == [number("tulum"), -1]
    t = table(hand=["petra", "inwa"], timeline={4: ["tulum"]}).play("create petra @4")
    assert t.s.line[6:8] == [number("tulum"), number("petra")]


def test_cre_5_a_full_slot_is_not_offered() -> None:
    t = table(hand=["petra", "inwa", "baalbek"], timeline={4: ["bagan", "tonina"]}).play("create petra")
    assert t.options == ["@2", "@3", "@5", "@6"], "the printed slot 4 is full; the others cost a card a step"


def test_cre_5_a_locked_monument_with_a_full_slot_cannot_be_created() -> None:
    t = table(hand=["tulum", *some(8, "pyramid")], timeline={4: ["bagan", "petra"]}).play("create")
    assert "tulum" not in t.options


def test_cre_6_printed_knowledge_less_discounts_never_below_zero() -> None:
    assert table(hand=["petra", "cyrene"]).play("create cyrene @3").knowledge("cyrene") == 8
    discounted = table(hand=["petra", "cyrene"], timeline={5: ["easter-island"]}, artefacts=["dogu-figurines"])
    discounted.play("create cyrene @3")
    assert discounted.knowledge("cyrene") == 6
    discounted.play("create petra @4")
    assert discounted.knowledge("petra") == 0, "petra has one token, the discounts are two"


def test_cre_6_the_new_card_gives_itself_nothing_and_the_past_gives_nothing() -> None:
    t = table(hand=["easter-island", "petra"], past=["angkor-wat"]).play("create easter-island @5")
    assert t.knowledge("easter-island") == 3
    t = table(hand=["cyrene", "petra"], past=["easter-island"]).play("create cyrene @3")
    assert t.knowledge("cyrene") == 8
    # The Queens' Pyramids count the pyramids of the Past, not themselves.
    t = table(hand=["the-queens-pyramids", "petra"], past=some(2, "pyramid")).play("create the-queens-pyramids @3")
    assert t.knowledge("the-queens-pyramids") == 3


def test_cre_7_moves_swaps_and_shifts_are_not_creating() -> None:
    # Megalith into slot 6: no draw, no tokens off, no effect of the moved card.
    t = table(
        boards=[["planetary-grid", "thales", "mercury"]],
        timeline={2: ["timbuktu"]},
        artefacts=["olmec-heads", "nazca-lines", "genetic-disk"],
        hand=["petra"],
        lost=2,
    )
    t.play("learn planetary-grid @6")
    assert t.timeline == {6: ["timbuktu"]}
    assert t.lost == 2 and t.knowledge("timbuktu") == 0 and t.hand == ["petra"] and t.discard == []
    t.play("search").roll("atlantis")
    assert t.timeline == {5: ["timbuktu"]} and t.lost == 2 and t.hand == ["atlantis", "petra"]


def test_cre_7_a_swap_sets_nothing_off() -> None:
    t = table(
        boards=[["sator-square", "thales", "mercury"]],
        timeline={2: ["tlalocs-statue"], 5: ["timbuktu"]},
        artefacts=["olmec-heads", "genetic-disk"],
        hand=["petra"],
        lost=2,
    )
    t.play("learn sator-square timbuktu tlalocs-statue")
    assert t.timeline == {2: ["timbuktu"], 5: ["tlalocs-statue"]}
    assert t.lost == 2 and t.hand == ["petra"] and t.prompt == "action"


def test_cre_8_a_granted_creation_is_paid_in_full() -> None:
    t = table(hand=["masuda-iwafune", "hagar-qim", "petra", "tulum", "nazca-lines"])
    t.play("create masuda-iwafune @3")
    assert t.options == ["pass", "hagar-qim"], "a megalith and nothing else"
    t.play("hagar-qim")
    assert "@6" not in t.options, "four steps away, three cards in hand"
    t.play("@4 petra tulum")
    assert t.discard == ["petra", "tulum"] and t.timeline == {3: ["masuda-iwafune"], 4: ["hagar-qim"]}


def test_cre_8_what_cannot_be_paid_cannot_be_created() -> None:
    t = table(hand=["diquis-stone-spheres", "pachamama-monolith", "petra", "inwa"])
    t.play("create diquis-stone-spheres @2")
    assert t.prompt == "action" and t.artefacts == [], "three discards are due and there are two"


def test_cre_9_five_artefacts_and_no_more() -> None:
    five = ["nazca-lines", "olmec-heads", "moai-statue", "ica-stones", "tzolkin"]
    t = table(hand=["genetic-disk", "petra"], artefacts=five).play("create")
    assert "genetic-disk" not in t.options
    assert "genetic-disk" in table(hand=["genetic-disk", "petra"], artefacts=five[:4]).play("create").options


@pytest.mark.parametrize(("artefact", "cost"), [("pachamama-monolith", 3), ("michaux-stone", 3), ("nimrud-lens", 1)])
def test_cre_9_a_printed_discard_cost_is_due(artefact: str, cost: int) -> None:
    hand = some(5)
    t = table(hand=[artefact, *hand]).play(f"create {artefact}")
    assert t.prompt == "pay" and t.ask.amount == cost
    t.play(" ".join(hand[:cost]))
    assert t.artefacts == [artefact] and len(t.hand) == 5 - cost


def test_cre_9_artefacts_neither_shift_nor_decline() -> None:
    t = table(artefacts=["nazca-lines"], hand=["petra"])
    for _ in range(4):
        t.decline_phase()
    assert t.artefacts == ["nazca-lines"] and t.past == []


def test_cre_10_immediate_effect_and_answers_in_your_order() -> None:
    for order in ("pyramid-of-nice nazca-lines", "nazca-lines pyramid-of-nice"):
        t = table(hand=["pyramid-of-nice", "petra"], artefacts=["nazca-lines"]).play("create pyramid-of-nice @1")
        assert t.prompt == "order" and sorted(t.options) == ["nazca-lines", "pyramid-of-nice"]
        t.play(order.split()[0]).chance()
        assert kinds(t)[2:] == (["remove", "draw"] if order.startswith("pyramid") else ["draw", "remove"])


def test_cre_11_a_card_does_not_answer_its_own_creation() -> None:
    t = table(hand=["poulnabrone-dolmen", "petra", "bagan"], past=some(11, "pyramid"))
    t.play("create poulnabrone-dolmen @6")
    assert t.prompt == "action", "its own creation earns nothing"
    t.play("create petra @4")
    assert t.prompt == "create" and t.options == ["pass", "bagan"], "the next one does"


# --- layout -----------------------------------------------------------------------------------------------------------


def test_lay_1_the_upper_monument_drops_down_at_once() -> None:
    t = table(
        boards=[["planetary-grid", "thales", "mercury"]],
        timeline={4: ["petra", "tonina"]},
        knowledge={"petra": 1, "tonina": 3},
        hand=["inwa"],
    )
    t.play("learn planetary-grid petra @2")
    assert t.s.line[6:8] == [number("tonina"), -1] and t.knowledge("tonina") == 3
    assert t.timeline == {2: ["petra"], 4: ["tonina"]}


def test_lay_1_also_when_the_lower_one_declines() -> None:
    t = table(timeline={1: ["petra", "caral"]}, knowledge={"caral": 2}).decline_phase().play("petra")
    assert t.prompt == "learn", "Caral is declining now, from the lower position"
    assert t.s.line[0:2] == [number("caral"), -1] and t.s.tokens[0:2] == [2, 0]


def test_lay_2_neighbours_share_a_slot_or_a_row() -> None:
    # Ġgantija takes a token off each city next to it.
    line = {
        2: ["petra", "cyrene"],
        3: ["ggantija", "inwa"],
        4: ["bagan", "jericho"],
    }
    t = table(timeline=line, knowledge=dict.fromkeys(["petra", "cyrene", "inwa", "bagan", "jericho"], 2))
    t.timeline_phase()
    left = {card: t.knowledge(card) for card in ("petra", "cyrene", "inwa", "bagan", "jericho")}
    assert left == {"petra": 1, "inwa": 1, "bagan": 1, "cyrene": 2, "jericho": 2}, "no diagonals, three at most"


def test_lay_2_slots_1_and_6_do_not_touch_and_no_neighbour_sits_elsewhere() -> None:
    t = table(
        timeline={6: ["ggantija"], 1: ["petra"]},
        knowledge={"petra": 2},
        others=[{"timeline": {1: ["cyrene"], 6: ["inwa"]}, "knowledge": {"cyrene": 2, "inwa": 2}}],
    )
    t.timeline_phase()
    assert t.knowledge("petra") == 2 and t.side(1).knowledge("cyrene") == t.side(1).knowledge("inwa") == 2


def test_lay_2_what_counts_is_how_things_stand_at_that_moment() -> None:
    # Cyrene stands diagonally, above; once the card below it is gone it drops into Ġgantija's row.
    t = table(
        timeline={2: ["petra", "cyrene"], 3: ["ggantija"]},
        knowledge={"cyrene": 2},
        artefacts=["piri-reis-map"],
    )
    t.timeline_phase().play("piri-reis-map petra @5")
    assert t.knowledge("cyrene") == 1


def test_lay_3_knowledge_travels_with_its_monument() -> None:
    t = table(
        boards=[["planetary-grid", "sator-square", "mercury"]],
        timeline={4: ["petra"], 2: ["cyrene"]},
        knowledge={"petra": 3, "cyrene": 5},
        hand=["inwa"],
    )
    t.play("learn planetary-grid petra @6")
    assert t.knowledge("petra") == 3
    t.play("learn sator-square").chance().play("petra cyrene")
    # The turn is over: everything has shifted as well.
    assert t.timeline == {1: ["petra"], 5: ["cyrene"]}
    assert t.knowledge("petra") == 3 and t.knowledge("cyrene") == 5


def test_lay_4_the_shift_keeps_rows() -> None:
    t = table(timeline={3: ["petra", "cyrene"], 6: ["inwa"]}, knowledge={"cyrene": 4}).decline_phase()
    assert t.timeline == {2: ["petra", "cyrene"], 5: ["inwa"]}
    assert t.s.line[2] == number("petra") and t.s.line[3] == number("cyrene") and t.s.tokens[2:4] == [0, 4]


def test_lay_5_a_move_needs_a_different_slot_with_room() -> None:
    t = table(
        boards=[["planetary-grid", "thales", "mercury"]],
        timeline={2: ["petra"], 3: ["inwa", "cyrene"], 5: ["bagan"]},
        hand=["tulum"],
    )
    t.play("learn planetary-grid petra")
    assert t.options == ["@1", "@4", "@5", "@6"]
    t.play("@5")
    assert t.timeline == {3: ["inwa", "cyrene"], 5: ["bagan", "petra"]}


def test_lay_5_slot_1_is_allowed_and_leads_to_a_decline_this_turn() -> None:
    t = table(boards=[["planetary-grid", "thales", "mercury"]], timeline={2: ["petra"]}, hand=["tulum", "inwa"])
    begin_turn(t)
    t.play("learn planetary-grid @1")
    assert t.timeline == {1: ["petra"]} and t.past == []
    finish_turn(t)
    assert t.past == ["petra"]


def test_lay_6_a_swap_trades_exact_positions_even_of_full_slots() -> None:
    t = table(
        boards=[["sator-square", "thales", "mercury"]],
        timeline={2: ["petra", "inwa"], 5: ["bagan", "cyrene"]},
        hand=["tulum"],
    )
    t.play("learn sator-square petra cyrene")
    assert t.timeline == {2: ["cyrene", "inwa"], 5: ["bagan", "petra"]}
    assert t.s.line[9] == number("petra"), "the upper position of slot 5"


def test_lock_1_a_locked_monument_can_be_moved_and_swapped() -> None:
    area: Laid = {"timeline": {4: ["tulum"], 2: ["petra"]}, "hand": ["inwa"]}
    moving = table(boards=[["planetary-grid", "sator-square", "mercury"]], **area)
    moving.play("learn planetary-grid tulum @6")
    assert moving.timeline == {2: ["petra"], 6: ["tulum"]}
    swapping = table(boards=[["planetary-grid", "sator-square", "mercury"]], **area)
    swapping.play("learn sator-square petra tulum")
    assert swapping.timeline == {2: ["tulum"], 4: ["petra"]}


def test_lock_1_lock_blocks_effects() -> None:
    area: Laid = {"timeline": {4: ["tulum"], 2: ["petra"], 5: ["bagan"]}, "hand": ["inwa"]}
    moving = table(boards=[["planetary-grid", "sator-square", "mercury"]], settings=["lock_blocks_effects"], **area)
    moving.play("learn planetary-grid")
    assert moving.options == ["petra", "bagan"]
    swapping = table(boards=[["planetary-grid", "sator-square", "mercury"]], settings=["lock_blocks_effects"], **area)
    swapping.play("learn sator-square")
    assert swapping.options == ["petra", "bagan"]
    swapping.play("petra")
    assert swapping.timeline == {2: ["bagan"], 4: ["tulum"], 5: ["petra"]}


def test_lock_1_with_the_option_nothing_happens_without_another_target() -> None:
    t = table(
        boards=[["planetary-grid", "sator-square", "mercury"]],
        settings=["lock_blocks_effects"],
        timeline={4: ["tulum"], 2: ["petra"]},
        hand=["inwa"],
    )
    t.play("learn sator-square")
    assert t.prompt == "action" and t.timeline == {2: ["petra"], 4: ["tulum"]}


def test_lock_1_shift_and_decline_touch_it_in_any_case() -> None:
    for settings in ([], ["lock_blocks_effects"]):
        t = table(timeline={1: ["tulum"], 2: ["mycenae"]}, settings=settings).decline_phase()
        assert t.past == ["tulum"] and t.timeline == {1: ["mycenae"]}
