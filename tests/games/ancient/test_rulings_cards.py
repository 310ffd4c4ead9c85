"""Rulings CARD-01 to CARD-13: knowledge on arrival, cities, moves and swaps, creations, technologies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ancient.drive import Laid, begin_turn, chances, finish_turn, kinds, leave_technologies, some
from tests.games.ancient.table import Given, number, table

# --- knowledge on arrival ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "slot", "area", "tokens"),
    [
        ("baalbek", 2, {"past": some(3)}, 1),
        ("baalbek", 2, {"past": some(2)}, 6),
        ("sacsayhuaman", 3, {"past": some(3)}, 2),
        ("inwa", 2, {"technologies": ["planetary-grid", "the-number-pi", "sator-square"]}, 1),
        ("fort-samaipata", 2, {"past": some(3, "megalith")}, 1),
        ("baalbek-trilithon", 3, {"past": some(4, "megalith")}, 1),
        ("baalbek-trilithon", 3, {"past": some(3, "megalith")}, 7),
        ("the-queens-pyramids", 3, {"past": some(4, "pyramid")}, 1),
        ("the-queens-pyramids", 3, {"past": some(8, "pyramid")}, 0),
    ],
)
def test_card_01_own_discount_on_arrival(card: str, slot: int, area: Laid, tokens: int) -> None:
    t = table(hand=[card, "petra"], **area).play(f"create {card} @{slot}")
    assert t.knowledge(card) == tokens
    assert t.prompt == "action", "it is no effect that could be put off"


def test_card_01_it_adds_to_other_discounts_and_works_however_the_card_is_created() -> None:
    t = table(
        hand=["masuda-iwafune", "fort-samaipata", "petra"], past=some(3, "megalith"), artefacts=["nebra-sky-disc"]
    )
    t.play("create masuda-iwafune @3 fort-samaipata @2")
    assert t.knowledge("fort-samaipata") == 0 and t.knowledge("masuda-iwafune") == 1


@pytest.mark.parametrize(
    ("giver", "created", "slot", "tokens"),
    [
        ("easter-island", "cyrene", 3, 7),
        ("temple-of-kom-ombo", "tonina", 4, 3),
        ("colossi-of-memnon", "hagar-qim", 2, 2),
        ("sneferus-pyramid", "cyrene", 3, 7),
    ],
)
def test_card_02_monuments_that_grant_a_discount(giver: str, created: str, slot: int, tokens: int) -> None:
    t = table(hand=[created, "petra"], timeline={5: [giver]}).play(f"create {created} @{slot}")
    assert t.knowledge(created) == tokens


def test_card_02_discounts_add_up() -> None:
    t = table(
        hand=["cyrene", "petra"],
        timeline={5: ["easter-island", "sneferus-pyramid"], 6: ["angkor-wat"]},
        artefacts=["dogu-figurines", "nebra-sky-disc", "khufus-solar-barque"],
        past=["tulum"],
    )
    t.play("create cyrene @3")
    assert t.knowledge("cyrene") == 8 - 4


def test_card_02_only_when_a_monument_is_created() -> None:
    t = table(hand=["easter-island", "petra"], timeline={3: ["cyrene"]}, knowledge={"cyrene": 8})
    t.play("create easter-island @5")
    assert t.knowledge("cyrene") == 8


def test_card_02_angkor_wat_asks_anew_at_each_creation() -> None:
    area: Laid = {"timeline": {6: ["angkor-wat"]}, "hand": ["cyrene", "petra"]}
    assert table(**area).play("create cyrene @3").knowledge("cyrene") == 8
    assert table(past=["tulum"], **area).play("create cyrene @3").knowledge("cyrene") == 7
    assert table(past=["caral"], **area).play("create cyrene @3").knowledge("cyrene") == 8


def test_card_03_sneferus_pyramid_favours_cities() -> None:
    area: Laid = {"timeline": {5: ["sneferus-pyramid"]}, "hand": ["cyrene", "tonina"]}
    t = table(**area).play("create cyrene @3 create tonina @4")
    assert t.knowledge("cyrene") == 7 and t.knowledge("tonina") == 4


# --- cities -----------------------------------------------------------------------------------------------------------

PERISHABLE = ["llaqtapata", "machu-picchu", "karnak-temple", "babylon", "atlantis"]


@pytest.mark.parametrize("city", PERISHABLE)
def test_card_04_a_single_token_is_the_end_of_it(city: str) -> None:
    t = table(timeline={1: [city]}, knowledge={city: 1}).decline_phase()
    assert t.discard == [city] and t.past == [] and t.lost == 0
    assert table(timeline={1: [city]}).decline_phase().past == [city]


def test_card_04_knowledge_taken_off_earlier_in_the_phase_saves_the_city() -> None:
    t = table(timeline={1: ["mycenae", "atlantis"]}, knowledge={"atlantis": 3}).decline_phase()
    t.play("mycenae atlantis atlantis atlantis")
    assert t.past == ["atlantis", "mycenae"] and t.discard == []


def test_card_04_and_so_does_moving_it_away() -> None:
    t = table(timeline={1: ["ajanta-caves", "atlantis"]}, knowledge={"atlantis": 3}).decline_phase()
    t.play("ajanta-caves @6")
    assert t.past == ["ajanta-caves"] and t.timeline == {5: ["atlantis"]}


def test_card_05_potala_palace_there_is_no_decline_phase_this_turn() -> None:
    t = table(
        hand=["potala-palace", "petra"],
        timeline={1: ["cyrene", "inwa"], 4: ["bagan"]},
        knowledge={"cyrene": 6},
        past=some(7, "pyramid"),
        artefacts=["elongated-skulls"],
    )
    begin_turn(t)
    t.play("create potala-palace @3")
    finish_turn(t)
    # No decline, no check, no shift, nothing at the phase's end.
    assert t.timeline == {1: ["cyrene", "inwa"], 3: ["potala-palace"], 4: ["bagan"]}
    assert t.lost == 0 and not t.s.flipped and len(t.past) == 7
    assert not {"decline", "shift", "flip"} & set(kinds(t))
    finish_turn(t)
    begun = t.s.turns
    finish_turn(t)
    assert t.s.turns == begun + 1 and {"cyrene", "inwa"} <= set(t.past), "the next turn has one again"


def test_card_05_the_timeline_phase_takes_place() -> None:
    t = table(hand=["potala-palace", "petra"], timeline={4: ["tonina"]})
    begin_turn(t)
    t.play("create potala-palace @3 create petra @4").roll("atlantis")
    assert t.hand == ["atlantis"] and t.timeline == {3: ["potala-palace"], 4: ["tonina", "petra"]}


def test_card_05_created_in_a_decline_phase_it_does_nothing_now_or_later() -> None:
    t = table(timeline={1: ["menhirs-of-monteneuf"], 2: ["cyrene"]}, hand=["potala-palace"], deck=[])
    begin_turn(t)
    while t.prompt != "create":
        t.play("search")
    t.play("potala-palace @3")
    assert t.past == ["menhirs-of-monteneuf"] and t.timeline == {1: ["cyrene"], 2: ["potala-palace"]}
    finish_turn(t)
    finish_turn(t)
    assert t.past == ["cyrene", "menhirs-of-monteneuf"], "no later phase is skipped instead"


def test_card_06_philae_three_from_each_of_two_cities() -> None:
    area: Laid = {"timeline": {2: ["inwa", "cyrene"], 5: ["bagan"]}, "hand": ["philae", "petra"]}
    t = table(knowledge={"inwa": 6, "cyrene": 2, "bagan": 4}, **area).play("create philae @3")
    assert t.options == ["bagan", "philae", "inwa", "cyrene"], "it counts itself, and may choose itself"
    t.play("philae inwa")
    assert t.knowledge("philae") == 0 and t.knowledge("inwa") == 3
    assert t.knowledge("cyrene") == 2 and t.knowledge("bagan") == 4


def test_card_06_two_different_cities() -> None:
    area: Laid = {"timeline": {2: ["inwa", "cyrene"], 5: ["bagan"]}, "hand": ["philae", "petra"]}
    t = table(knowledge={"inwa": 6, "cyrene": 2}, **area).play("create philae @3 inwa")
    assert t.options == ["philae", "cyrene"]


def test_card_06_if_only_one_city_carries_knowledge_three_from_that_one() -> None:
    line = {2: ["inwa", "cyrene"], 5: ["bagan"]}
    t = table(timeline=line, hand=["philae", "petra"]).play("create philae @3")
    assert t.knowledge("philae") == 0 and t.prompt == "action"


def test_card_06_four_cities_are_needed() -> None:
    t = table(timeline={2: ["inwa", "cyrene"]}, knowledge={"inwa": 6}, hand=["philae", "petra"])
    t.play("create philae @3")
    assert t.knowledge("philae") == 3 and t.knowledge("inwa") == 6


# --- moving and swapping ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "slot"), [("lopburi-temple", 4), ("bagan", 5), ("pyramids-of-xian", 4)])
def test_card_07_the_new_monument_is_one_of_the_two(card: str, slot: int) -> None:
    t = table(hand=[card, "petra"], timeline={1: ["cyrene"], 2: ["inwa"]}).play(f"create {card} @{slot}")
    assert t.prompt == "swap" and t.options == ["inwa", "cyrene"], "you must, and it is one of the two"
    t.play("cyrene")
    assert t.timeline == {1: [card], 2: ["inwa"], slot: ["cyrene"]}


def test_card_07_without_another_monument_nothing_happens() -> None:
    t = table(hand=["bagan", "petra"]).play("create bagan @5")
    assert t.timeline == {5: ["bagan"]} and t.prompt == "action"


def test_card_07_with_one_other_monument_there_is_no_choice() -> None:
    t = table(hand=["bagan", "petra"], timeline={2: ["inwa"]}).play("create bagan @5")
    assert t.timeline == {2: ["bagan"], 5: ["inwa"]}


def test_card_07_sator_square_swaps_any_two() -> None:
    t = table(boards=[["sator-square", "mercury", "thales"]], timeline={1: ["cyrene"], 2: ["inwa"], 4: ["petra"]})
    t.play("learn sator-square")
    assert t.options == ["petra", "inwa", "cyrene"]
    t.play("petra")
    assert t.options == ["inwa", "cyrene"]


def test_card_07_what_is_swapped_into_slot_1_declines_this_turn() -> None:
    t = table(hand=["bagan", "petra"], timeline={1: ["inwa"]}, knowledge={"inwa": 6})
    begin_turn(t)
    t.play("create bagan @5")
    finish_turn(t)
    assert t.past == ["bagan"] and t.lost == 2 and t.timeline == {4: ["inwa"]}


def test_card_08_moves_that_must_be_made() -> None:
    for card in ("ajanta-caves", "gunung-padang"):
        t = table(timeline={1: [card], 3: ["cyrene"], 4: ["inwa"]}).decline_phase()
        assert t.prompt == "move" and t.options == ["inwa", "cyrene"], "a must, and not itself"
    grid = table(boards=[["planetary-grid", "mercury", "thales"]], timeline={1: ["cyrene"], 2: ["inwa"]})
    assert grid.play("learn planetary-grid").options == ["inwa", "cyrene"]
    antikythera = table(artefacts=["antikythera-mechanism"], timeline={1: ["cyrene"]}, knowledge={"cyrene": 4})
    assert antikythera.timeline_phase().timeline == {3: ["cyrene"]}


def test_card_08_piri_reis_map_is_optional_and_wants_a_bare_monument() -> None:
    t = table(artefacts=["piri-reis-map"], timeline={1: ["cyrene"], 2: ["inwa"]}, knowledge={"inwa": 1})
    t.timeline_phase()
    assert t.options == ["pass", "cyrene"]
    t.play("pass")
    assert t.timeline == {1: ["cyrene"], 2: ["inwa"]}


def test_card_08_saqqara_vases_may_be_discarded_and_then_the_move_is_a_must() -> None:
    t = table(artefacts=["saqqara-vases"], timeline={1: ["cyrene"], 2: ["inwa"]}).timeline_phase()
    assert t.options == ["pass", "yes"]
    t.play("yes")
    assert t.discard == ["saqqara-vases"] and t.prompt == "move" and "pass" not in t.options


def test_card_08_a_move_into_slot_1_during_the_decline_phase() -> None:
    t = table(timeline={1: ["ajanta-caves"], 5: ["inwa"]}, knowledge={"inwa": 2}).decline_phase().play("@1")
    assert t.past == ["ajanta-caves", "inwa"] and t.lost == 2


def test_card_09_antikythera_moves_one_monument_per_phase() -> None:
    t = table(
        artefacts=["antikythera-mechanism"],
        timeline={1: ["cyrene", "inwa"]},
        knowledge={"cyrene": 4, "inwa": 5},
    ).timeline_phase()
    assert t.prompt == "move" and t.options == ["inwa", "cyrene"]
    t.play("inwa")
    assert t.timeline == {1: ["cyrene"], 3: ["inwa"]} and not t.s.stack


def test_card_09_four_tokens_and_room_in_slot_3_are_needed() -> None:
    few = table(artefacts=["antikythera-mechanism"], timeline={1: ["cyrene"]}, knowledge={"cyrene": 3})
    assert few.timeline_phase().timeline == {1: ["cyrene"]}
    line = {1: ["cyrene"], 3: ["bagan", "petra"]}
    full = table(artefacts=["antikythera-mechanism"], timeline=line, knowledge={"cyrene": 9})
    assert full.timeline_phase().timeline == line


# --- creating more ----------------------------------------------------------------------------------------------------


def dolmen(hand: list[str], past: int = 11) -> Given:
    """Poulnabrone Dolmen stands, the Past holds eleven monuments."""
    return table(hand=hand, timeline={6: ["poulnabrone-dolmen"]}, past=some(past, "pyramid"))


def test_card_10_each_monument_created_earns_one_more_at_full_cost() -> None:
    t = dolmen(["petra", "jericho", "inwa", "baalbek"]).play("create petra @4")
    assert t.prompt == "create" and "pass" in t.options
    t.play("jericho @3")
    assert t.discard == ["baalbek", "inwa"], "Jericho's two discards are due"
    assert t.prompt == "action" and t.hand == []


def test_card_10_the_extra_monument_does_not_itself_earn_one() -> None:
    t = dolmen(["petra", "cyrene", "inwa"]).play("create petra @4 cyrene @3")
    assert t.prompt == "action" and t.hand == ["inwa"]


def test_card_10_eleven_monuments_are_needed() -> None:
    assert dolmen(["petra", "cyrene"], past=10).play("create petra @4").prompt == "action"


def test_card_10_a_creation_granted_by_another_card_earns_one_too() -> None:
    # Masuda Iwafune by action (one extra) and the megalith it grants (one more).
    t = dolmen(["masuda-iwafune", "hagar-qim", "petra", "cyrene", "inwa"])
    t.play("create masuda-iwafune @3")
    assert sorted(t.options) == ["masuda-iwafune", "poulnabrone-dolmen"], "simultaneous: CRE-10"
    t.play("masuda-iwafune hagar-qim @2")
    assert t.prompt == "create" and t.ask.source == number("poulnabrone-dolmen"), "for Ħaġar Qim"
    t.play("petra @4")
    assert t.prompt == "create" and t.ask.source == number("poulnabrone-dolmen"), "for Masuda Iwafune"
    t.play("cyrene @3")
    assert t.prompt == "action" and t.hand == ["inwa"]


def test_card_10_if_the_extra_monument_grants_a_creation_that_one_earns_another() -> None:
    t = dolmen(["petra", "masuda-iwafune", "hagar-qim", "cyrene", "inwa"]).play("create petra @4 masuda-iwafune @3")
    assert t.prompt == "create" and t.ask.source == number("masuda-iwafune"), "only Masuda's own effect is due"
    t.play("hagar-qim @2")
    assert t.prompt == "create" and t.ask.source == number("poulnabrone-dolmen")
    t.play("cyrene @3")
    assert t.prompt == "action" and t.hand == ["inwa"]


def test_card_10_neither_its_own_creation_nor_an_artefact_earns_anything() -> None:
    own = table(hand=["poulnabrone-dolmen", "petra"], past=some(11, "pyramid")).play("create poulnabrone-dolmen @6")
    assert own.prompt == "action"
    assert dolmen(["nazca-lines", "petra"]).play("create nazca-lines").prompt == "action"


# --- technologies -----------------------------------------------------------------------------------------------------


def sukuh(technology: str, **area: Any) -> bool:
    """Whether the technology can be learned with Candi Sukuh on the Timeline, and not without."""
    boards = [["hermes-trismegistus", "anaximander", technology], ["thales"], ["hieroglyphs"]]
    area = {"hand": ["petra"], **area}
    without = table(boards=boards, **area).play("learn")
    with_it = table(boards=boards, timeline={4: ["candi-sukuh"]}, **area).play("learn")
    assert technology not in without.options
    return technology in with_it.options


def test_card_11_one_number_is_lowered_by_one() -> None:
    assert sukuh("aristotle", past=some(1, "pyramid", "candi-sukuh"))
    assert not sukuh("aristotle")
    # "A city, a megalith and a pyramid": one is waived, not two.
    assert sukuh("melchizedek", past=["tulum", "hagar-qim"])
    assert not sukuh("melchizedek", past=["tulum"])
    # "Three, three and three": one of them becomes two.
    three = some(3) + some(3, "megalith")
    assert sukuh("ari-kat", past=three + some(2, "pyramid", "candi-sukuh"))
    assert not sukuh("ari-kat", past=three + some(1, "pyramid", "candi-sukuh"))
    assert not sukuh("ari-kat", past=some(2) + some(3, "megalith") + some(2, "pyramid", "candi-sukuh"))
    # "Seven of one type" becomes six.
    assert sukuh("plato", past=some(6)) and not sukuh("plato", past=some(5))


def test_card_11_at_most_numbers_are_never_touched() -> None:
    # Ptolemy wants one card at most: two are too many, and one is still allowed.
    assert not sukuh("ptolemy", hand=["petra", "inwa"])
    boards = [["ptolemy", "aristotle", "anaximenes"]]
    t = table(boards=boards, timeline={4: ["candi-sukuh"]}, hand=["petra"]).play("learn")
    assert "ptolemy" in t.options, "it can do no harm"
    # Alchemy: seven monuments become six, three lost knowledge remain three.
    assert sukuh("alchemy", past=some(6), lost=3)
    assert not sukuh("alchemy", past=some(7), lost=4)


def test_card_11_in_the_past_it_does_nothing() -> None:
    boards = [["aristotle", "hermes-trismegistus", "anaximander"]]
    t = table(boards=boards, past=["candi-sukuh"], hand=["petra"]).play("learn")
    assert "aristotle" not in t.options


NICHES = ["imhotep", "akhenaten", "pliny-the-elder", "golden-mean", "astrology", "hermeticism", "hieroglyphs"]


def niches(deck: list[str], discard: list[str], **area: Any) -> Given:
    boards = [["mercury", "thales", "ptolemy"], ["aristotle"], ["plato", "thoth", "alchemy"]]
    t = table(timeline={1: ["pyramid-of-the-niches"]}, boards=boards, **area)
    return leave_technologies(t, 2, deck, discard)


def test_card_12_look_at_seven_learn_one_and_order_the_rest() -> None:
    t = niches([*NICHES, "maya-script"], [], past=some(5)).decline_phase().roll(*NICHES)
    assert t.prompt == "look-learn" and t.options == ["golden-mean", "hermeticism"], "you must, if you can"
    t.play("hermeticism pliny-the-elder hieroglyphs imhotep akhenaten golden-mean")
    assert t.technologies == ["hermeticism"]
    assert t.under[1] == ["pliny-the-elder", "hieroglyphs", "imhotep", "akhenaten", "golden-mean", "astrology"]


def test_card_12_a_short_deck_takes_in_its_discards() -> None:
    t = niches(NICHES[:2], NICHES[2:5]).decline_phase().roll(*NICHES[:2])
    assert chances(t) == 3
    t.roll(*NICHES[2:5])
    # Nothing qualifies: all five go under the deck.
    assert t.prompt == "under" and t.ask.amount == 5
    t.play(" ".join(NICHES[:4]))
    assert t.under[1] == NICHES[:5] and t.technologies == []


def test_card_12_without_any_card_nothing_happens() -> None:
    t = niches([], []).decline_phase()
    assert t.past == ["pyramid-of-the-niches"] and not t.s.stack


def test_card_13_candi_kethek_tucks_two_with_the_refill_in_between() -> None:
    boards = [["mercury", "thales"], ["ptolemy", "astronomy", "aristotle"], ["plato", "thoth", "alchemy"]]
    t = table(boards=boards, hand=["candi-kethek", "petra"]).play("create candi-kethek @2")
    assert t.prompt == "tuck" and "pass" not in t.options
    t.play("mercury").roll("sator-square", "runic-alphabet", "mummification")
    assert t.prompt == "tuck" and "sator-square" in t.options and "thales" not in t.options
    t.play("plato")
    assert t.under == [["mercury"], ["plato"]], "each under its own level's deck"


def test_card_13_latin_alphabet_takes_a_level_ii_technology_only() -> None:
    boards = [["latin-alphabet", "thales", "mercury"], ["ptolemy"], ["plato", "thoth", "alchemy"]]
    t = table(boards=boards, past=some(5, "pyramid"), hand=["petra"]).play("learn latin-alphabet")
    assert t.prompt == "tuck" and t.options == ["plato", "thoth", "alchemy"]
    none = table(boards=[boards[0], boards[1], []], past=some(5, "pyramid"), hand=["petra"])
    none.s.board_level[2] = -1
    assert none.play("learn latin-alphabet").prompt == "action"
