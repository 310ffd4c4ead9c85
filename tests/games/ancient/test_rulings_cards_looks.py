"""Rulings CARD-14 to CARD-30: looking and taking, opponents, excavations, artefacts and others."""

from __future__ import annotations

import pytest

from ostraka.core.turn import Roll
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from tests.games.ancient.drive import Laid, begin_turn, finish_turn, kinds, some
from tests.games.ancient.table import table

TEN = ["atlantis", "babylon", "nazca-lines", "olmec-heads", "caral", "palenque", "tulum", "inwa", "petra", "cyrene"]

# --- looking and taking -----------------------------------------------------------------------------------------------


def test_card_14_calakmul_reveals_until_two_cities_are_found() -> None:
    t = table(timeline={1: ["calakmul"]}).decline_phase()
    t.roll("nazca-lines", "petra", "caral", "inwa")
    assert t.hand == ["inwa", "petra"] and t.discard == ["caral", "nazca-lines"] and t.past == ["calakmul"]


def test_card_14_until_the_hand_is_full() -> None:
    nine = table(timeline={1: ["calakmul"]}, hand=some(9, "megalith")).decline_phase().roll("petra")
    assert len(nine.hand) == 10 and nine.past == ["calakmul"]
    ten = table(timeline={1: ["calakmul"]}, hand=some(10, "megalith")).decline_phase()
    assert len(ten.hand) == 10 and ten.past == ["calakmul"] and ten.discard == []


def test_card_14_until_no_cards_remain() -> None:
    t = table(timeline={1: ["calakmul"]}, deck=["nazca-lines", "petra"], discard=["caral"]).decline_phase()
    t.roll("nazca-lines", "petra", "caral")
    assert t.hand == ["petra"] and t.discard == ["caral", "nazca-lines"] and t.past == ["calakmul"]


@pytest.mark.parametrize("full", [False, True])
def test_card_15_with_a_full_hand_you_do_not_even_look(full: bool) -> None:
    hand = some(10 if full else 9, "megalith")
    thales = table(boards=[["thales", "mercury", "ptolemy"]], hand=hand).play("learn thales")
    assert isinstance(thales.s.turn, Roll) is not full
    pyramids = table(timeline={1: ["pyramids-of-plaine-magnien"]}, hand=hand).decline_phase()
    assert isinstance(pyramids.s.turn, Roll) is not full


def test_card_15_look_at_eight_keep_one() -> None:
    t = table(timeline={1: ["pyramids-of-plaine-magnien"]}).decline_phase().roll(*TEN[:8])
    assert t.prompt == "keep" and sorted(t.options) == sorted(TEN[:8])
    t.play("caral")
    assert t.hand == ["caral"] and t.discard == sorted(set(TEN[:8]) - {"caral"})


def test_card_15_if_fewer_are_to_be_had_look_at_those() -> None:
    t = table(boards=[["thales", "mercury", "ptolemy"]], deck=["petra"], discard=["caral"]).play("learn thales")
    t.roll("petra", "caral")
    assert t.prompt == "keep" and t.options == ["petra", "caral"]


def test_card_16_you_first_then_clockwise_then_you_again() -> None:
    t = table(boards=[["hermes-trismegistus", "mercury", "ptolemy"]], seats=4).play("learn hermes-trismegistus")
    t.roll(*TEN[:5])
    seats = []
    for word in TEN[:4]:
        seats.append(t.ask.seat)
        assert "pass" not in t.options
        t.play(word)
    assert seats == [0, 1, 2, 3]
    assert t.hand == ["atlantis", "caral"] and t.s.shown == [] and t.discard == [], "all five are gone"


def test_card_16_a_full_hand_is_passed_over() -> None:
    t = table(boards=[["hermes-trismegistus", "mercury", "ptolemy"]], others=[{"hand": some(10, "megalith")}]).play(
        "learn hermes-trismegistus"
    )
    t.roll(*TEN[:5]).play("atlantis babylon")
    assert t.hand == ["atlantis", "babylon"] and len(t.side(1).hand) == 10
    assert t.discard == ["caral", "nazca-lines", "olmec-heads"]


def test_card_17_ancient_greek_creates_by_all_the_rules() -> None:
    deck = ["nimrud-lens", "nazca-lines", *TEN[4:]]
    t = table(boards=[["ancient-greek", "mercury", "ptolemy"]], deck=deck, hand=["bagan", "jericho"])
    t.play("learn ancient-greek").chance()
    assert t.options == ["nazca-lines", "nimrud-lens"], "you must create one"
    t.play("nimrud-lens")
    assert t.prompt == "pay" and t.options == ["bagan", "jericho"], "its discard cost comes out of your hand"
    t.play("bagan")
    assert t.artefacts == ["nimrud-lens"] and t.hand == ["jericho"]


def test_card_17_your_cards_answer() -> None:
    t = table(
        boards=[["ancient-greek", "mercury", "ptolemy"]],
        timeline={6: ["chabola-de-la-hechicera"]},
        hand=["bagan"],
    )
    t.play("learn ancient-greek").roll(*TEN[:2], *TEN[3:], "jericho")
    t.roll("stonehenge")
    assert t.artefacts == ["olmec-heads"] and t.hand == ["bagan", "stonehenge"]


def test_card_17_if_none_can_be_created_all_are_discarded() -> None:
    five = ["nebra-sky-disc", "moai-statue", "ica-stones", "tzolkin", "genetic-disk"]
    t = table(boards=[["ancient-greek", "mercury", "ptolemy"]], artefacts=five, hand=["bagan"])
    t.play("learn ancient-greek").roll(*TEN)
    assert t.discard == sorted(TEN) and t.artefacts == sorted(five) and t.hand == ["bagan"]


def test_card_17_the_ten_cards_are_never_in_your_hand() -> None:
    t = table(boards=[["ancient-greek", "mercury", "ptolemy"]], hand=some(10, "megalith"))
    t.play("learn ancient-greek").roll(*TEN).play("nazca-lines")
    assert len(t.hand) == 10 and t.artefacts == ["nazca-lines"] and len(t.discard) == 9


def test_card_18_kerloas_name_an_opponent_look_and_take() -> None:
    others = [{"hand": ["caral", "petra"]}, {}, {"hand": ["inwa"]}]
    t = table(timeline={1: ["menhir-of-kerloas"]}, seats=4, others=others).decline_phase()
    assert t.prompt == "opponent" and t.options == ["p1", "p3"], "only those who hold cards"
    assert GAME.view(t.s, 0).known == []
    t.play("p1")
    assert t.prompt == "steal" and t.options == ["petra", "caral"]
    t.play("caral")
    assert t.hand == ["caral"] and t.side(1).hand == ["petra"]


def test_card_18_nothing_happens_with_a_full_hand_or_without_any_cards() -> None:
    full = table(timeline={1: ["menhir-of-kerloas"]}, hand=some(10), others=[{"hand": ["caral"]}]).decline_phase()
    assert full.past == ["menhir-of-kerloas"] and GAME.view(full.s, 0).known == []
    bare = table(timeline={1: ["menhir-of-kerloas"]}).decline_phase()
    assert bare.past == ["menhir-of-kerloas"] and not bare.s.stack


# --- against opponents ------------------------------------------------------------------------------------------------


def test_card_19_barabar_caves_give_up_to_three_lost_knowledge() -> None:
    others = [{"timeline": {2: ["petra"]}}, {"timeline": {3: ["inwa"]}}]
    t = table(timeline={1: ["barabar-caves"]}, knowledge={"barabar-caves": 3}, lost=2, seats=3, others=others)
    t.decline_phase()
    assert t.options == ["pass", "petra", "inwa"]
    t.play("inwa")
    assert t.options == ["x1", "x2"], "what lies on the Caves is not yet lost"
    t.play("x2")
    assert t.side(2).knowledge("inwa") == 2 and t.lost == 3


def test_card_19_none_is_a_choice_as_well() -> None:
    t = table(timeline={1: ["barabar-caves"]}, lost=9, others=[{"timeline": {2: ["petra"]}}]).decline_phase()
    assert t.ask.amount == 3
    t.play("pass")
    assert t.lost == 9 and t.side(1).knowledge("petra") == 0


def test_card_19_without_lost_knowledge_or_target_nothing_happens() -> None:
    spotless = table(timeline={1: ["barabar-caves"]}, others=[{"timeline": {2: ["petra"]}}]).decline_phase()
    alone = table(timeline={1: ["barabar-caves"]}, lost=4).decline_phase()
    assert spotless.past == alone.past == ["barabar-caves"] and alone.lost == 4


@pytest.mark.parametrize(
    ("card", "slot", "tokens"),
    [("tlalocs-statue", 3, 3), ("great-sphinx-of-giza", 2, 2), ("megaliths-of-cauria", 1, 1)],
)
def test_card_20_one_monument_of_each_opponent_receives_all_tokens(card: str, slot: int, tokens: int) -> None:
    others = [{"timeline": {2: ["petra", "cyrene"]}}, {"timeline": {3: ["inwa"]}}]
    t = table(hand=[card, "tulum"], seats=3, others=others).play(f"create {card} @{slot} cyrene")
    assert t.side(1).knowledge("cyrene") == t.side(2).knowledge("inwa") == tokens
    assert t.side(1).knowledge("petra") == 0 and t.prompt == "action"


def test_card_20_ancient_hebrew_draws_in_any_case() -> None:
    t = table(boards=[["ancient-hebrew", "mercury", "ptolemy"]]).play("learn ancient-hebrew").roll("atlantis")
    assert t.hand == ["atlantis"]


@pytest.mark.parametrize(("card", "n"), [("aramu-muru", 2), ("the-fairies-rock", 1)])
def test_card_21_opponents_must_discard_as_many_as_asked_or_all(card: str, n: int) -> None:
    others = [{"hand": ["petra", "inwa", "cyrene"]}, {"hand": ["caral"]}, {}]
    t = table(timeline={1: [card]}, seats=4, others=others).decline_phase()
    assert [ask.seat for ask in t.ask.asked()] == [1] and "pass" not in t.options, "the others have no choice"
    t.play("petra inwa" if n == 2 else "petra")
    assert len(t.side(1).hand) == 3 - n and t.side(2).hand == []


def test_card_21_cretan_hieroglyphs_and_the_map() -> None:
    t = table(boards=[["cretan-hieroglyphs", "mercury", "ptolemy"]], others=[{"hand": ["petra", "inwa"]}])
    t.play("learn cretan-hieroglyphs inwa")
    assert t.side(1).hand == ["petra"]
    area: Laid = {"past": some(3), "artefacts": ["oronce-fines-map"]}
    t = table(others=[{"hand": ["caral", "palenque", "stonehenge"]}], **area).play("excavate x3").chance()
    assert t.ask.seat == 1 and t.ask.amount == 2 and "pass" not in t.options, "up to two means two"
    t.play("caral palenque")
    assert t.side(1).hand == ["stonehenge"]
    t = table(others=[{"hand": ["caral"]}], **area).play("excavate x3").chance()
    assert t.side(1).hand == [], "or the whole of a smaller hand"


def test_card_21_userkaf_asks_for_an_artefact_in_play() -> None:
    others = [{"artefacts": ["nazca-lines", "moai-statue"], "hand": ["ica-stones"]}, {"hand": ["tzolkin"]}]
    t = table(timeline={1: ["pyramid-of-userkaf"]}, seats=3, others=others).decline_phase()
    assert t.ask.seat == 1 and t.options == ["moai-statue", "nazca-lines"]
    t.play("nazca-lines")
    assert t.side(1).artefacts == ["moai-statue"] and t.discard == ["nazca-lines"]
    assert t.side(1).hand == ["ica-stones"] and t.side(2).hand == ["tzolkin"]


# --- excavating -------------------------------------------------------------------------------------------------------


def test_card_22_phaistos_disc_makes_it_three_cards_per_monument() -> None:
    t = table(past=some(2), artefacts=["phaistos-disc"]).play("excavate x2").roll(0, 0, 0, 0, 0, 0)
    assert len(t.hand) == 6 and t.prompt == "action"


@pytest.mark.parametrize(("artefacts", "cards"), [([], 4), (["phaistos-disc"], 6)])
def test_card_22_kensington_offers_tokens_in_place_of_the_whole_draw(artefacts: list[str], cards: int) -> None:
    area: Laid = {
        "past": some(3, "pyramid"),
        "artefacts": ["kensington-runestone", *artefacts],
        "timeline": {3: ["cyrene"]},
        "knowledge": {"cyrene": 8},
    }
    instead = table(**area).play("excavate x2")
    assert instead.prompt == "use" and instead.options == ["pass", "yes"]
    instead.play("yes").play(" ".join(["cyrene"] * 6))
    assert instead.knowledge("cyrene") == 2 and instead.hand == [] and instead.turned == 2
    draw = table(**area).play("excavate x2 pass").roll(*[0] * cards)
    assert len(draw.hand) == cards and draw.knowledge("cyrene") == 8 and draw.prompt == "action"


def test_card_22_kensington_up_to_six_and_at_exactly_two() -> None:
    area: Laid = {"past": some(3, "pyramid"), "artefacts": ["kensington-runestone"], "timeline": {3: ["cyrene"]}}
    few = table(knowledge={"cyrene": 8}, **area).play("excavate x2 yes cyrene pass")
    assert few.knowledge("cyrene") == 7 and few.hand == []
    for n in (1, 3):
        assert isinstance(table(knowledge={"cyrene": 8}, **area).play(f"excavate x{n}").s.turn, Roll)


def test_card_22_crystal_skull_learns_after_the_draw_and_must() -> None:
    boards = [["mercury", "ptolemy", "anaximenes"]]
    t = table(past=some(4, "pyramid"), artefacts=["crystal-skull"], boards=boards).play("excavate x4")
    t.roll(*[0] * 8)
    assert t.prompt == "learn" and "pass" not in t.options and "mercury" in t.options
    two = table(past=some(4, "pyramid"), artefacts=["crystal-skull"], boards=boards).play("excavate x2")
    assert two.roll(0, 0, 0, 0).prompt == "action", "three or more"


def test_card_22_all_may_apply_to_the_same_action() -> None:
    t = table(
        past=some(3, "pyramid"),
        artefacts=["crystal-skull", "phaistos-disc", "oronce-fines-map", "kensington-runestone"],
        boards=[["mercury", "ptolemy", "anaximenes"]],
        others=[{"hand": ["caral", "stonehenge", "hagar-qim"]}],
    )
    t.play("excavate x3").roll(*[0] * 9)
    assert len(t.hand) == 9, "three monuments, three cards each"
    assert t.prompt == "order" and t.options == ["crystal-skull", "oronce-fines-map"]
    t.play("oronce-fines-map caral stonehenge mercury")
    assert t.side(1).hand == ["hagar-qim"] and t.technologies == ["mercury"]


def test_card_22_the_map_asks_for_exactly_three() -> None:
    area: Laid = {"past": some(4, "pyramid"), "artefacts": ["oronce-fines-map"], "others": [{"hand": ["caral"]}]}
    for n in (2, 4):
        t = table(**area).play(f"excavate x{n}").chance()
        assert t.side(1).hand == ["caral"]


# --- artefacts and others ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "cards"), [((2, 0), 0), ((2, 1), 2), ((5, 0), 2), ((4, 2), 4), ((8, 3), 6)])
def test_card_23_two_cards_for_each_full_three_lost_in_this_phase(tokens: tuple[int, int], cards: int) -> None:
    t = table(
        timeline={1: ["inwa", "petra"]},
        knowledge={"inwa": tokens[0], "petra": tokens[1]},
        artefacts=["elongated-skulls"],
        lost=7,
    ).decline_phase()
    t.play("petra").chance()
    assert len(t.hand) == cards and t.lost == 7 + sum(tokens)


def test_card_23_lost_knowledge_got_rid_of_meanwhile_still_counts() -> None:
    # Inwa loses three, then the Dolmen discards seven of nine.
    t = table(
        timeline={1: ["inwa", "dolmen-of-gochang"]},
        knowledge={"inwa": 3},
        past=some(5, "megalith"),
        artefacts=["elongated-skulls"],
        lost=6,
    ).decline_phase()
    t.play("inwa")
    assert t.lost == 2 and isinstance(t.s.turn, Roll)
    t.roll(0, 0)
    assert len(t.hand) == 2


def test_card_23_after_slot_1_is_empty_and_only_this_phase() -> None:
    t = table(timeline={1: ["inwa"]}, knowledge={"inwa": 3}, artefacts=["elongated-skulls"]).decline_phase()
    assert t.timeline == {} and isinstance(t.s.turn, Roll)
    t.roll(0, 0).decline_phase()
    assert len(t.hand) == 2, "nothing was lost in the next phase"


def test_card_24_genetic_disk_created_in_slot_5_or_6() -> None:
    area: Laid = {"timeline": {3: ["cyrene"]}, "knowledge": {"cyrene": 4}, "artefacts": ["genetic-disk"]}
    printed = table(hand=["warangal", "inwa"], **area).play("create warangal @5")
    assert printed.prompt == "remove" and printed.options == ["pass", "warangal", "cyrene"]
    chosen = table(hand=["petra", "inwa"], **area).play("create petra @5")
    assert chosen.prompt == "remove"
    elsewhere = table(hand=["petra", "inwa"], **area).play("create petra @4")
    assert elsewhere.prompt == "action"


def test_card_24_even_if_it_moves_off_at_once() -> None:
    t = table(
        hand=["bagan", "inwa"], timeline={3: ["cyrene"]}, knowledge={"cyrene": 4}, artefacts=["genetic-disk"]
    ).play("create bagan @5")
    assert sorted(t.options) == ["bagan", "genetic-disk"]
    t.play("bagan")
    assert t.timeline == {3: ["bagan"], 5: ["cyrene"]} and t.prompt == "remove"


def test_card_24_moves_and_swaps_do_not_count() -> None:
    boards = [["planetary-grid", "sator-square", "mercury"]]
    area: Laid = {"timeline": {3: ["cyrene"], 5: ["inwa"]}, "knowledge": {"cyrene": 4}, "artefacts": ["genetic-disk"]}
    assert table(boards=boards, hand=["petra"], **area).play("learn planetary-grid cyrene @6").prompt == "action"
    assert table(boards=boards, hand=["petra"], **area).play("learn sator-square cyrene inwa").prompt == "action"


@pytest.mark.parametrize(("discarded", "tokens"), [(0, 14), (1, 10), (3, 2), (4, 0)])
def test_card_25_yonaguni_four_tokens_for_each_artefact(discarded: int, tokens: int) -> None:
    five = ["nebra-sky-disc", "moai-statue", "ica-stones", "tzolkin", "genetic-disk"]
    t = table(hand=["yonaguni", "petra"], artefacts=five).play("create yonaguni @4")
    t.play(" ".join([*five[:discarded], "pass"]))
    assert t.knowledge("yonaguni") == tokens and len(t.artefacts) == 5 - discarded
    assert t.discard == sorted(five[:discarded])


def test_card_26_xixia_wangling_any_one_neighbour_and_zero_to_three() -> None:
    area: Laid = {
        "hand": ["xixia-wangling", "petra"],
        "timeline": {1: ["cyrene"], 3: ["inwa"], 5: ["bagan"]},
        "knowledge": {"cyrene": 8, "inwa": 2, "bagan": 5},
    }
    t = table(**area).play("create xixia-wangling @2")
    assert t.options == ["pass", "inwa", "cyrene"], "also the one with fewer than three"
    t.play("inwa")
    assert t.options == ["x1", "x2"]
    t.play("x1")
    assert t.knowledge("inwa") == 1
    none = table(**area).play("create xixia-wangling @2 pass")
    assert none.knowledge("cyrene") == 8


@pytest.mark.parametrize("n", range(5))
def test_card_27_pyramid_of_coba_up_to_four_is_your_choice(n: int) -> None:
    t = table(timeline={1: ["pyramid-of-coba"]}, past=some(3, "megalith"), lost=6).decline_phase().play(f"x{n}")
    assert t.lost == 6 - n


def test_card_28_derinkuyu_and_the_language_of_the_birds() -> None:
    line = {1: ["derinkuyu"], 3: ["cyrene"], 4: ["inwa"], 5: ["tonina"]}
    t = table(timeline=line, knowledge={"derinkuyu": 6, "cyrene": 6, "inwa": 5, "tonina": 9}).decline_phase()
    assert t.options == ["derinkuyu", "cyrene"], "a city with six or more, itself if it carries so many"
    t.play("cyrene")
    assert t.knowledge("cyrene") == 2
    birds = table(
        boards=[["language-of-the-birds", "mercury", "thales"]],
        timeline={3: ["cyrene"], 5: ["tonina"]},
        knowledge={"cyrene": 4, "tonina": 5},
        hand=["petra"],
    ).play("learn language-of-the-birds")
    assert birds.knowledge("tonina") == 2 and birds.knowledge("cyrene") == 4


def test_card_28_without_such_a_monument_nothing_happens() -> None:
    t = table(timeline={1: ["derinkuyu"], 3: ["cyrene"]}, knowledge={"derinkuyu": 3, "cyrene": 5}).decline_phase()
    assert t.knowledge("cyrene") == 5 and t.lost == 3


@pytest.mark.parametrize(("megaliths", "lost"), [(4, 9), (5, 2), (6, 2)])
def test_card_29_gochang_does_not_count_itself(megaliths: int, lost: int) -> None:
    t = table(timeline={1: ["dolmen-of-gochang"]}, past=some(megaliths, "megalith"), lost=9).decline_phase()
    assert t.lost == lost


@pytest.mark.parametrize(("lost", "left"), [(19, 22), (20, 8)])
def test_card_29_carnac_does_not_count_its_own_tokens(lost: int, left: int) -> None:
    t = table(timeline={1: ["carnac-standing-stones"]}, knowledge={"carnac-standing-stones": 3}, lost=lost)
    assert t.decline_phase().lost == left


def test_card_29_coba_counts_the_megaliths_of_the_past() -> None:
    t = table(timeline={1: ["pyramid-of-coba"]}, knowledge={"pyramid-of-coba": 2}, past=some(3, "megalith"))
    t.decline_phase()
    assert t.lost == 2 and not t.s.stack, "its own two were not lost when its effect came"
    two = table(timeline={1: ["pyramid-of-coba"]}, past=some(2, "megalith"), lost=5).decline_phase()
    assert two.lost == 5 and not two.s.stack


@pytest.mark.parametrize(
    "artefact",
    ["planetary-stone", "moai-statue", "la-mana-pyramid", "lydite-flute", "baghdad-battery", "saqqara-vases"],
)
def test_card_30_you_may_pay(artefact: str) -> None:
    hand = ["ica-stones", "nazca-lines", "petra"]
    t = table(artefacts=[artefact], hand=hand, timeline={3: ["cyrene"]}, knowledge={"cyrene": 2}).timeline_phase()
    assert "pass" in t.options
    t.play("pass")
    assert t.artefacts == [artefact] and t.hand == sorted(hand) and t.knowledge("cyrene") == 2 and not t.s.stack


def test_card_30_the_price_is_paid_whole() -> None:
    t = table(artefacts=["planetary-stone"], hand=["petra", "inwa", "caral"]).timeline_phase().play("petra")
    assert "pass" not in t.options and t.options == ["inwa", "caral"]


def test_card_30_moai_statue_wants_two_artefact_cards() -> None:
    t = table(artefacts=["moai-statue"], hand=["ica-stones", "nazca-lines", "petra"]).timeline_phase()
    assert t.options == ["pass", "ica-stones", "nazca-lines"]
    t.play("ica-stones").roll(0, 0, 0, 0)
    assert t.discard == ["ica-stones", "nazca-lines"] and len(t.hand) == 5
    one = table(artefacts=["moai-statue"], hand=["ica-stones", "petra", "inwa"])
    begin_turn(one)
    finish_turn(one)
    assert "ica-stones" in one.hand and kinds(one).count("discard") == 0


def test_card_30_even_if_you_gain_nothing_by_it() -> None:
    t = table(artefacts=["baghdad-battery"]).timeline_phase().play("yes")
    assert t.discard == ["baghdad-battery"]
    stone = table(artefacts=["planetary-stone"], hand=["petra", "inwa"]).timeline_phase().play("petra")
    assert stone.hand == [] and stone.discard == ["inwa", "petra"]
