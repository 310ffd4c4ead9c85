"""Rulings TIM-1 to TIM-4 and DEC-1 to DEC-11: the Timeline phase and the Decline phase."""

from __future__ import annotations

from typing import Any

from ostraka.core.turn import Roll
from ostraka.games.ancient.ops.timeline import leave_play
from tests.games.ancient.drive import Laid, begin_turn, finish_turn, kinds, some
from tests.games.ancient.table import Given, name, number, table

# --- the Timeline phase -----------------------------------------------------------------------------------------------


def test_tim_1_each_timeline_effect_once_in_any_order() -> None:
    area: Laid = {
        "timeline": {4: ["tonina"], 2: ["hagar-qim"]},
        "artefacts": ["ica-stones", "nazca-lines", "olmec-heads"],
    }
    t = table(lost=3, **area).timeline_phase()
    assert t.prompt == "order" and sorted(t.options) == ["hagar-qim", "ica-stones", "tonina"]
    t.play("tonina").roll("atlantis")
    assert sorted(t.options) == ["hagar-qim", "ica-stones"], "Toniná has had its turn"
    t.play("ica-stones").roll("babylon")
    assert t.lost == 2 and t.hand == ["atlantis", "babylon"] and not t.s.stack


def test_tim_1_the_past_takes_no_part() -> None:
    t = table(past=["tonina", "hagar-qim"], lost=3).timeline_phase()
    assert not t.s.stack and t.lost == 3 and t.hand == []


def test_tim_2_a_card_whose_condition_fails_waits_until_it_is_true() -> None:
    # Petra allows two lost knowledge; Ħaġar Qim brings it down from three.
    t = table(timeline={4: ["petra"], 2: ["hagar-qim"]}, past=["tulum"], lost=3).timeline_phase()
    assert t.lost == 2 and isinstance(t.s.turn, Roll), "Petra must still be resolved"
    t.roll("atlantis")
    assert t.hand == ["atlantis"] and not t.s.stack


def test_tim_2_a_waiting_card_is_asked_for_again_and_again() -> None:
    # Four lost knowledge are two too many for Petra, three are one too many, and two will do.
    line = {2: ["hagar-qim", "petra"], 5: ["leshan-giant-buddha"]}
    t = table(
        timeline=line, artefacts=["disk-of-sabu"], past=some(4, "megalith", "hagar-qim", "leshan-giant-buddha"), lost=4
    )
    t.timeline_phase()
    assert t.options == ["leshan-giant-buddha", "hagar-qim", "disk-of-sabu"]
    t.play("hagar-qim")
    assert "petra" not in t.options
    t.play("disk-of-sabu")
    assert t.lost == 2 and t.options == ["petra", "leshan-giant-buddha"]


def test_tim_2_a_condition_can_be_lost_as_well() -> None:
    # The Spheres want five lost knowledge: after Ħaġar Qim there are four, and the phase ends without them.
    t = table(timeline={2: ["hagar-qim"]}, artefacts=["klerksdorp-spheres"], lost=5).timeline_phase()
    t.play("hagar-qim")
    assert t.lost == 4 and t.hand == [] and not t.s.stack
    t = table(timeline={2: ["hagar-qim"]}, artefacts=["klerksdorp-spheres"], lost=5).timeline_phase()
    t.play("klerksdorp-spheres").roll("atlantis")
    assert t.lost == 4 and t.hand == ["atlantis"]


def test_tim_2_an_effect_that_was_refused_is_done_with() -> None:
    t = table(artefacts=["la-mana-pyramid"], timeline={2: ["hagar-qim"]}, hand=["petra"], lost=2).timeline_phase()
    t.play("la-mana-pyramid pass")
    assert t.lost == 1 and t.hand == ["petra"] and not t.s.stack


def test_tim_3_newcomers_wait_for_the_next_turn() -> None:
    # Pachamama learns Ancient Greek, which creates the Quipus: they do not draw in this phase.
    area: Laid = {"past": some(5, "pyramid"), "artefacts": ["pachamama-monolith"]}
    t = table(boards=[["ancient-greek", "mercury", "ptolemy"]], deck=["incahuasi-quipus", "petra"], **area)
    t.timeline_phase().play("ancient-greek").chance()
    assert t.artefacts == ["incahuasi-quipus", "pachamama-monolith"]
    assert t.hand == [] and not t.s.stack
    t.timeline_phase()
    assert t.prompt == "order" and t.options == ["incahuasi-quipus", "pachamama-monolith"]


def test_tim_4_a_card_that_has_left_play_is_not_resolved() -> None:
    t = table(artefacts=["klerksdorp-spheres", "moai-statue"], timeline={4: ["tonina"]}, lost=5).timeline_phase()
    assert "klerksdorp-spheres" in t.options
    leave_play(t.s, 0, number("klerksdorp-spheres"))
    t.play("moai-statue").roll("atlantis")
    assert t.hand == ["atlantis"], "only Toniná has drawn"
    assert not t.s.stack


def test_tim_4_a_card_discarded_for_its_own_effect_still_completes_it() -> None:
    t = table(artefacts=["baghdad-battery"], timeline={3: ["cyrene"]}, knowledge={"cyrene": 6}).timeline_phase()
    t.play("yes cyrene cyrene cyrene cyrene")
    assert t.artefacts == [] and t.discard == ["baghdad-battery"] and t.knowledge("cyrene") == 2


# --- how a monument declines ------------------------------------------------------------------------------------------


def test_dec_1_effect_then_tokens_then_the_past() -> None:
    t = table(timeline={1: ["heracleion"]}, knowledge={"heracleion": 2}, past=["tulum"], turned=1).decline_phase()
    assert t.timeline == {1: ["heracleion"]} and t.lost == 0, "the draw comes first"
    t.roll(0, 0, 0, 0)
    assert t.lost == 2 and t.past == ["heracleion", "tulum"] and t.turned == 1, "it arrives upright"
    assert kinds(t) == ["draw", "draw", "draw", "draw", "decline", "shift"]


def test_dec_2_of_two_you_choose_and_the_first_is_done_before_the_second_begins() -> None:
    for first, second in (("heracleion", "petra"), ("petra", "heracleion")):
        t = table(timeline={1: ["heracleion", "petra"]}, knowledge={"petra": 1}).decline_phase()
        assert t.prompt == "decline" and t.options == ["petra", "heracleion"]
        t.play(first).chance()
        declined = [name(event.cards[0]) for event in t.events if event.kind == "decline"]
        assert declined == [first, second]
        at_draw = kinds(t).index("draw") > kinds(t).index("decline")
        assert at_draw == (first == "petra")


def test_dec_3_while_its_effect_is_resolved_a_monument_is_still_on_the_timeline() -> None:
    # Coba asks for three megaliths in the Past; Gochang declining beside it is not there yet, afterwards it is.
    for first, asked in (("pyramid-of-coba", False), ("dolmen-of-gochang", True)):
        t = table(
            timeline={1: ["dolmen-of-gochang", "pyramid-of-coba"]},
            past=some(2, "megalith"),
            lost=6,
        ).decline_phase()
        t.play(first)
        assert t.waits == asked
        if asked:
            assert t.prompt == "discard-lost"


def test_dec_3_its_effect_may_take_tokens_off_itself() -> None:
    t = table(timeline={1: ["derinkuyu"]}, knowledge={"derinkuyu": 7}).decline_phase()
    assert t.lost == 3 and t.past == ["derinkuyu"]


def test_dec_3_unless_it_speaks_of_others() -> None:
    t = table(timeline={1: ["mycenae"], 3: ["cyrene"]}, knowledge={"mycenae": 4, "cyrene": 5}).decline_phase()
    assert t.options == ["pass", "cyrene"]
    t.play("pass")
    assert t.lost == 4


def test_dec_4_a_declining_monument_cannot_be_moved_or_swapped() -> None:
    # Monteneuf creates Lopburi Temple, which must swap: with Petra, not with Monteneuf.
    t = table(
        timeline={1: ["menhirs-of-monteneuf"], 3: ["petra"], 5: ["inwa"]}, hand=["lopburi-temple"]
    ).decline_phase()
    t.play("lopburi-temple @4")
    assert t.prompt == "swap" and t.options == ["petra", "inwa"]


def test_dec_4_with_nothing_else_there_is_no_swap() -> None:
    t = table(timeline={1: ["menhirs-of-monteneuf"]}, hand=["lopburi-temple"]).decline_phase()
    t.play("lopburi-temple @4")
    assert t.past == ["menhirs-of-monteneuf"] and t.timeline == {3: ["lopburi-temple"]}


# --- who declines -----------------------------------------------------------------------------------------------------


def test_dec_5_the_first_to_decline_may_rescue_the_second() -> None:
    t = table(timeline={1: ["ajanta-caves", "babylon"]}, knowledge={"babylon": 5}).decline_phase()
    t.play("ajanta-caves @4")
    assert t.past == ["ajanta-caves"] and t.lost == 0
    assert t.timeline == {3: ["babylon"]} and t.knowledge("babylon") == 5, "rescued, and shifted once"


def test_dec_5_a_monument_that_comes_back_declines_after_all() -> None:
    # Caral learns Sator Square and so swaps Petra for Gunung Padang, which then moves Petra back into slot 1.
    t = table(
        timeline={1: ["caral", "petra"], 4: ["gunung-padang"], 6: ["inwa"]},
        knowledge={"petra": 1},
        boards=[["sator-square", "mercury", "ptolemy"]],
    )
    t.decline_phase().play("caral sator-square petra gunung-padang")
    assert t.past == ["caral"] and t.prompt == "move" and t.ask.source == number("gunung-padang")
    t.play("petra @1")
    assert t.past == ["caral", "gunung-padang", "petra"] and t.lost == 1 and t.timeline == {5: ["inwa"]}


def test_dec_5_escape_before_the_phase() -> None:
    t = table(timeline={1: ["cyrene"]}, knowledge={"cyrene": 4}, artefacts=["antikythera-mechanism"], hand=["petra"])
    begin_turn(t)
    finish_turn(t)
    assert t.past == [] and t.lost == 0 and t.timeline == {2: ["cyrene"]}


def test_dec_6_a_monument_moved_into_slot_1_declines_in_the_same_phase() -> None:
    t = table(timeline={1: ["gunung-padang"], 5: ["cyrene"]}, knowledge={"cyrene": 3}).decline_phase()
    t.play("@1")
    assert t.past == ["cyrene", "gunung-padang"] and t.lost == 3 and t.timeline == {}


def test_dec_6_a_monument_created_in_slot_1_declines_in_the_same_phase() -> None:
    t = table(timeline={1: ["menhirs-of-monteneuf"]}, hand=["timbuktu"], lost=3).decline_phase()
    t.play("timbuktu @1")
    assert t.past == ["menhirs-of-monteneuf", "timbuktu"], "its immediate effect took one, its two tokens were lost"
    assert t.lost == 3 - 1 + 2


def test_dec_6_a_monument_swapped_into_slot_1_declines_in_the_same_phase() -> None:
    # Lopburi, created during the phase, changes places with waiting Petra: Lopburi declines, Petra does not.
    t = table(timeline={1: ["menhirs-of-monteneuf", "petra"]}, hand=["lopburi-temple"]).decline_phase()
    t.play("menhirs-of-monteneuf lopburi-temple @4")
    assert t.past == ["lopburi-temple", "menhirs-of-monteneuf"] and t.lost == 1
    assert t.timeline == {3: ["petra"]}


def test_dec_6_slot_1_is_empty_when_the_phase_is_over() -> None:
    # A chain: Monteneuf creates Calakmul in slot 1, which reveals two cities and goes as well.
    t = table(timeline={1: ["menhirs-of-monteneuf", "petra"]}, hand=["calakmul", "inwa", "baalbek"]).decline_phase()
    t.play("petra")
    assert t.prompt == "create"
    t.play("calakmul @1").roll("atlantis", "cyrene")
    assert t.past == ["calakmul", "menhirs-of-monteneuf", "petra"] and t.hand == ["atlantis", "cyrene"]


# --- checks and shift -------------------------------------------------------------------------------------------------


def crossing(*settings: str, **more: Any) -> Given:
    """Petra is the seventh monument and Caral, which may learn, the eighth."""
    boards = [
        ["aristotle", "melchizedek", "anaximenes"],
        ["arabic-numerals", "flower-of-life", "astronomy"],
        ["plato", "thoth", "pythagoras"],
    ]
    area: Laid = {"past": some(6, "megalith"), "timeline": {1: ["petra", "caral"]}, "boards": boards, **more}
    return table(settings=settings, **area).decline_phase()


def test_dec_7_both_checks_come_when_slot_1_is_empty() -> None:
    t = crossing().play("petra")
    assert t.prompt == "flip" and len(t.past) == 8, "Caral has declined before the board is turned over"
    assert t.timeline == {}


def test_dec_7_check_each_decline() -> None:
    t = crossing("check_each_decline").play("petra")
    assert t.prompt == "flip" and len(t.past) == 7 and t.timeline == {1: ["caral"]}
    t.play("b0").roll("chinese-alphabet", "hieroglyphs", "ari-kat")
    assert t.prompt == "learn" and t.options == ["pass", "chinese-alphabet", "hieroglyphs"], "the new board is open"


def test_dec_7_the_end_is_triggered_at_fourteen() -> None:
    t = table(past=some(12, "megalith"), timeline={1: ["petra", "caral"]}).decline_phase()
    t.s.flipped = True
    t.play("caral pass")
    assert len(t.past) == 14 and t.s.ending


def test_dec_7_when_the_end_is_triggered_depends_on_the_option() -> None:
    # Fourteen are there after Petra; Caral declines afterwards.
    for settings, order in (((), ["decline", "decline", "ending"]), (("check_each_decline",), ["decline", "ending"])):
        t = table(past=some(13, "megalith"), timeline={1: ["petra", "caral"]}, settings=settings)
        t.s.flipped = True
        t.decline_phase().play("petra pass")
        found = [kind for kind in kinds(t) if kind in ("decline", "ending")]
        assert found[: len(order)] == order and t.s.ending and len(t.past) == 15


def test_dec_8_everything_shifts_one_slot_to_the_left() -> None:
    line = {2: ["petra", "inwa"], 4: ["cyrene"], 6: ["bagan", "tulum"]}
    t = table(timeline=line, knowledge={"cyrene": 3, "tulum": 1}, artefacts=["nazca-lines"]).decline_phase()
    assert t.timeline == {1: ["petra", "inwa"], 3: ["cyrene"], 5: ["bagan", "tulum"]}
    assert t.knowledge("cyrene") == 3 and t.knowledge("tulum") == 1 and t.artefacts == ["nazca-lines"]
    assert t.past == [], "what arrives in slot 1 declines next turn"
    t.decline_phase().play("petra")
    assert t.past == ["inwa", "petra"]


def test_dec_8_also_what_was_created_during_this_phase() -> None:
    t = table(timeline={1: ["menhirs-of-monteneuf"]}, hand=["bagan", "petra"]).decline_phase()
    t.play("petra @4")
    assert t.timeline == {3: ["petra"]}
    # Created in slot 2 it shifts into slot 1 and stays there until next turn.
    t = table(timeline={1: ["menhirs-of-monteneuf"]}, hand=["hagar-qim"]).decline_phase().play("hagar-qim @2")
    assert t.timeline == {1: ["hagar-qim"]} and t.past == ["menhirs-of-monteneuf"]


def test_dec_9_with_an_empty_slot_1_checks_and_shift_take_place() -> None:
    t = table(timeline={2: ["petra"]}, past=some(7, "megalith")).decline_phase()
    assert t.prompt == "flip"
    t.play("b0").chance()
    assert t.timeline == {1: ["petra"]} and len(t.past) == 7


def test_dec_10_declining_is_the_only_way_into_the_past_and_there_is_none_out() -> None:
    t = table(past=["tulum", "cyrene"], timeline={1: ["petra"], 2: ["inwa"]}, hand=["bagan"])
    begin_turn(t)
    seen = t.past
    while t.s.turns < 12:
        finish_turn(t)
        declined = [name(event.cards[0]) for event in t.events if event.kind == "decline" and event.seat == 0]
        assert t.past == sorted([*seen, *declined])
    assert {"petra", "inwa"} <= set(t.past)


def test_dec_11_a_perished_monument_reaches_neither_the_past_nor_the_lost_knowledge() -> None:
    t = table(timeline={1: ["babylon"], 2: ["petra"]}, knowledge={"babylon": 6}, lost=1).decline_phase()
    assert t.discard == ["babylon"] and t.past == [] and t.lost == 1
    assert t.timeline == {1: ["petra"]} and t.s.lost_now == [0, 0]


def test_dec_11_it_does_not_count_towards_the_skulls() -> None:
    t = table(
        timeline={1: ["babylon", "inwa"]}, knowledge={"babylon": 6, "inwa": 2}, artefacts=["elongated-skulls"]
    ).decline_phase()
    t.play("babylon")
    assert t.lost == 2 and t.hand == [] and not t.s.stack
