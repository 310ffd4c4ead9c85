"""The pyramids that work when they are created or while they stand, one by one."""

from __future__ import annotations

from tests.games.ancient.cards.stock import (
    ARTEFACTS,
    CITIES,
    GRID,
    MEGALITHS,
    MERCURY,
    PYRAMIDS,
    RUNES,
    SPARE,
    Area,
    created_with,
    learnable,
)
from tests.games.ancient.table import table

THREE_EASY = [[MERCURY, GRID, RUNES], [], []]


def neighbours_lose_one(card: str, touched: list[str], spared: str) -> None:
    """Each neighbour of one type loses a token; another type, a diagonal, a bare one and the card itself do not."""
    beside, above, diagonal, bare = touched[:4]
    standing = {1: [bare], 2: [card, above], 3: [beside, spared], 4: [diagonal]}
    held = {card: 2, above: 2, beside: 1, spared: 2, diagonal: 2}
    t = table(timeline=standing, knowledge=held).timeline_phase()
    assert t.idle
    assert [t.knowledge(c) for c in (above, beside)] == [1, 0]
    assert [t.knowledge(c) for c in (card, spared, diagonal, bare)] == [2, 2, 2, 0]
    apart = table(timeline={1: [above, diagonal], 2: [card]}, knowledge={diagonal: 2}).timeline_phase()
    assert apart.knowledge(diagonal) == 2, "a diagonal is no neighbour (LAY-2)"


# Immediate effects


def test_yonaguni_sheds_four_tokens_for_each_artefact_discarded() -> None:
    t = table(hand=["yonaguni"], artefacts=ARTEFACTS).play("create yonaguni @4")
    assert sorted(t.options) == sorted(["pass", *ARTEFACTS])
    t.play(f"{ARTEFACTS[0]} {ARTEFACTS[1]} pass")
    assert t.knowledge("yonaguni") == 14 - 8
    assert (t.artefacts, t.discard) == (sorted(ARTEFACTS[2:]), sorted(ARTEFACTS[:2]))


def test_yonaguni_may_discard_none_or_all_five() -> None:
    none = table(hand=["yonaguni"], artefacts=ARTEFACTS).play("create yonaguni @4 pass")
    assert (none.knowledge("yonaguni"), len(none.artefacts)) == (14, 5)
    every = table(hand=["yonaguni"], artefacts=ARTEFACTS).play("create yonaguni @4 " + " ".join(ARTEFACTS))
    assert (every.knowledge("yonaguni"), every.artefacts) == (0, []), "never below zero"


def test_yonaguni_takes_no_artefacts_from_hand_and_no_tokens_from_others() -> None:
    t = table(hand=["yonaguni", *ARTEFACTS[:2]]).play("create yonaguni @4")
    assert t.prompt == "action" and t.knowledge("yonaguni") == 14
    held = {"bagan": 2}
    t = table(hand=["yonaguni"], artefacts=ARTEFACTS[:1], timeline={1: ["bagan"]}, knowledge=held)
    t.play(f"create yonaguni @4 {ARTEFACTS[0]}")
    assert (t.knowledge("yonaguni"), t.knowledge("bagan")) == (10, 2)


def test_tikal_temple_i_may_learn_when_created() -> None:
    boards = [[MERCURY, GRID, "aristotle"], [], []]
    t = table(hand=["tikal-temple-i"], boards=boards).play("create tikal-temple-i @3")
    assert t.options == ["pass", MERCURY, GRID], "the requirement of Aristotle applies"
    assert t.play(MERCURY).technologies == [MERCURY]
    assert (t.prompt, t.ask.amount) == ("action", 1), "it is not one of the two actions (ACT-4)"


def test_tikal_temple_i_need_not_learn() -> None:
    t = table(hand=["tikal-temple-i"], boards=THREE_EASY).play("create tikal-temple-i @3 pass")
    assert t.prompt == "action" and t.technologies == []


def test_xixia_wangling_relieves_one_neighbour_of_up_to_three() -> None:
    standing = {1: ["bagan", "jericho"], 2: ["caral"], 3: ["aramu-muru"]}
    held = {"bagan": 2, "jericho": 1, "caral": 5, "aramu-muru": 2}
    t = table(hand=["xixia-wangling"], timeline=standing, knowledge=held).play("create xixia-wangling @2")
    assert t.options == ["pass", "jericho", "caral"], "in the upper row: not itself, no diagonal"
    t.play("caral")
    assert t.options == ["x1", "x2", "x3"]
    t.play("x2")
    assert [t.knowledge(c) for c in ("caral", "jericho", "xixia-wangling")] == [3, 1, 3]
    assert t.prompt == "action", "one neighbour only"


def test_xixia_wangling_may_choose_a_neighbour_with_fewer_than_three() -> None:
    standing, held = {1: ["bagan"], 3: ["caral"]}, {"bagan": 1, "caral": 5}
    t = table(hand=["xixia-wangling"], timeline=standing, knowledge=held).play("create xixia-wangling @2 bagan")
    assert (t.knowledge("bagan"), t.knowledge("caral")) == (0, 5)


def test_xixia_wangling_may_take_nothing() -> None:
    t = table(hand=["xixia-wangling"], timeline={1: ["bagan"]}, knowledge={"bagan": 2})
    assert t.play("create xixia-wangling @2 pass").knowledge("bagan") == 2


def test_nubian_pyramids_may_create_an_artefact_at_full_cost() -> None:
    hand = ["nubian-pyramids", "nimrud-lens", "michaux-stone", "caral", "bagan"]
    t = table(hand=hand).play("create nubian-pyramids @2")
    assert t.options == ["pass", "nimrud-lens", "michaux-stone"], "artefacts only"
    t.play("nimrud-lens bagan")
    assert (t.artefacts, t.discard, t.hand) == (["nimrud-lens"], ["bagan"], ["caral", "michaux-stone"])
    assert (t.prompt, t.ask.amount) == ("action", 1)


def test_nubian_pyramids_offer_no_artefact_that_cannot_be_paid() -> None:
    hand = ["nubian-pyramids", "nimrud-lens", "michaux-stone", "caral"]
    t = table(hand=hand).play("create nubian-pyramids @2")
    assert t.options == ["pass", "nimrud-lens"], "Michaux Stone costs three"
    assert t.play("pass").artefacts == []


def test_nubian_pyramids_need_a_free_artefact_slot() -> None:
    t = table(hand=["nubian-pyramids", "ica-stones"], artefacts=ARTEFACTS).play("create nubian-pyramids @2")
    assert t.prompt == "action" and t.hand == ["ica-stones"]


def test_the_queens_pyramids_enter_with_one_less_for_each_pyramid_in_the_past() -> None:
    card = "the-queens-pyramids"
    assert [created_with(card, 3, past=PYRAMIDS[:n]) for n in (0, 1, 4, 5, 6)] == [5, 4, 1, 0, 0]
    assert created_with(card, 3, past=[*CITIES[:2], *MEGALITHS[:2]]) == 5


def test_the_queens_pyramids_ignore_the_timeline_but_add_up_with_discounts() -> None:
    assert created_with("the-queens-pyramids", 3, timeline={1: PYRAMIDS[:2]}) == 5
    assert created_with("the-queens-pyramids", 3, past=PYRAMIDS[:2], artefacts=["khufus-solar-barque"]) == 2


def test_pyramid_of_nice_must_take_one_token_off_any_monument() -> None:
    t = table(hand=["pyramid-of-nice"], timeline={4: ["bagan"], 5: ["caral"]}, knowledge={"bagan": 2})
    t.play("create pyramid-of-nice @1")
    assert t.options == ["bagan", "pyramid-of-nice"], "no pass, none without tokens"
    t.play("bagan")
    assert (t.knowledge("bagan"), t.knowledge("pyramid-of-nice")) == (1, 2)


def test_pyramid_of_nice_alone_relieves_itself() -> None:
    assert created_with("pyramid-of-nice", 1) == 1


def test_pyramids_of_xian_must_swap_with_another_monument() -> None:
    standing, held = {1: ["bagan", "caral"], 6: ["jericho"]}, {"caral": 2}
    t = table(hand=["pyramids-of-xian"], timeline=standing, knowledge=held).play("create pyramids-of-xian @4")
    assert t.options == ["bagan", "jericho", "caral"], "no pass, not itself"
    t.play("caral")
    assert t.timeline == {1: ["bagan", "pyramids-of-xian"], 4: ["caral"], 6: ["jericho"]}
    assert (t.knowledge("caral"), t.knowledge("pyramids-of-xian")) == (2, 1), "tokens travel along (LAY-3)"


def test_pyramids_of_xian_alone_stay() -> None:
    t = table(hand=["pyramids-of-xian"]).play("create pyramids-of-xian @4")
    assert t.prompt == "action" and t.timeline == {4: ["pyramids-of-xian"]}


def test_pyramids_of_xian_leave_a_padlock_alone_where_that_is_agreed() -> None:
    area: Area = {"hand": ["pyramids-of-xian"], "timeline": {6: ["teotihuacan"]}}
    assert table(**area).play("create pyramids-of-xian @4").timeline == {4: ["teotihuacan"], 6: ["pyramids-of-xian"]}
    t = table(**area, settings=["lock_blocks_effects"]).play("create pyramids-of-xian @4")
    assert t.prompt == "action" and t.timeline == {4: ["pyramids-of-xian"], 6: ["teotihuacan"]}


def test_candi_kethek_must_tuck_two_of_either_level_each_under_its_deck() -> None:
    boards = [[MERCURY, GRID, RUNES], [], ["plato", "thoth", "alchemy"]]
    t = table(hand=["candi-kethek"], boards=boards).play("create candi-kethek @2")
    assert t.options == [MERCURY, GRID, RUNES, "plato", "thoth", "alchemy"], "no pass"
    t.play("thoth")
    assert "pass" not in t.options
    t.play(GRID)
    assert t.under == [[GRID], ["thoth"]]
    assert t.boards == [[MERCURY, RUNES], [], ["alchemy", "plato"]]
    assert t.prompt == "action" and t.technologies == []


def test_candi_kethek_sees_the_refilled_board_at_its_second_choice() -> None:
    t = table(hand=["candi-kethek"], boards=[[MERCURY, GRID], [], []]).play(f"create candi-kethek @2 {GRID}")
    t.roll("thales", RUNES, "aristotle")
    assert t.options == ["aristotle", "thales", RUNES], "Mercury was cleared away (TEC-4)"
    assert t.play("aristotle").under == [[GRID, "aristotle"], []]


# Permanent effects


def test_candi_sukuh_lowers_one_number_of_a_requirement_by_one() -> None:
    helped: Area = {"timeline": {4: ["candi-sukuh"]}}
    assert learnable("melchizedek", past=[*CITIES[:1], *MEGALITHS[:1]], **helped)
    assert not learnable("melchizedek", past=CITIES[:1], **helped)
    assert learnable("plato", past=CITIES[:6], **helped)
    assert not learnable("plato", past=CITIES[:5], **helped)
    assert learnable("ari-kat", past=[*CITIES[:3], *MEGALITHS[:3], *PYRAMIDS[:2]], **helped)
    assert not learnable("ari-kat", past=[*CITIES[:3], *MEGALITHS[:2], *PYRAMIDS[:2]], **helped)
    assert not learnable("ari-kat", past=[*CITIES[:3], *MEGALITHS[:3], *PYRAMIDS[:1]], **helped)


def test_candi_sukuh_neither_helps_nor_harms_an_at_most() -> None:
    helped: Area = {"timeline": {4: ["candi-sukuh"]}}
    assert [learnable("ptolemy", hand=SPARE[:n], **helped) for n in (0, 1, 2)] == [True, True, False]
    past = [*CITIES[:3], *MEGALITHS[:3]]
    assert learnable("alchemy", past=past, lost=3, **helped)
    assert not learnable("alchemy", past=[*past, "caral"], lost=4, **helped)


def test_candi_sukuh_helps_on_the_timeline_only() -> None:
    assert not learnable("aristotle", past=["candi-sukuh"])
    assert learnable("aristotle", past=["caral"], timeline={1: ["candi-sukuh"]})
    assert not learnable("aristotle", past=["caral"], others=[{"timeline": {1: ["candi-sukuh"]}}])


def test_candi_sukuh_is_created_in_slot_4_only() -> None:
    t = table(hand=["candi-sukuh", *SPARE[:3]]).play("create candi-sukuh")
    assert t.prompt == "action" and t.timeline == {4: ["candi-sukuh"]}, "no slot to choose"


def test_borobudur_temple_may_learn_after_an_artefact() -> None:
    boards = [[MERCURY, GRID, "aristotle"], [], []]
    t = table(hand=["ica-stones"], timeline={3: ["borobudur-temple"]}, boards=boards).play("create ica-stones")
    assert t.options == ["pass", MERCURY, GRID], "the requirement of Aristotle applies"
    assert t.play(MERCURY).technologies == [MERCURY]
    assert t.prompt == "action", "one technology only"


def test_borobudur_temple_need_not_learn_and_answers_no_monument() -> None:
    t = table(hand=["ica-stones", "jericho"], timeline={3: ["borobudur-temple"]}, boards=THREE_EASY)
    assert t.play("create ica-stones pass").technologies == []
    t = table(hand=["bagan"], timeline={3: ["borobudur-temple"]}, boards=THREE_EASY).play("create bagan @5")
    assert t.prompt == "action"


def test_borobudur_temple_answers_an_artefact_that_an_effect_granted() -> None:
    t = table(hand=["nubian-pyramids", "ica-stones"], timeline={3: ["borobudur-temple"]}, boards=THREE_EASY)
    assert t.play("create nubian-pyramids @2 ica-stones").prompt == "learn"


def test_borobudur_temple_is_created_in_slot_3_only() -> None:
    t = table(hand=["borobudur-temple", *SPARE[:3]]).play("create borobudur-temple")
    assert t.prompt == "action" and t.timeline == {3: ["borobudur-temple"]}, "no slot to choose"


def test_phimeanakas_takes_a_token_off_and_draws_after_an_ancient() -> None:
    area: Area = {"timeline": {1: ["bagan"], 5: ["phimeanakas"]}, "knowledge": {"bagan": 1, "phimeanakas": 2}}
    t = table(**area, boards=THREE_EASY).play(f"learn {MERCURY}")
    assert (t.prompt, t.options) == ("order", ["phimeanakas", MERCURY]), "your order (TEC-9)"
    t.play("phimeanakas")
    assert t.options == ["bagan", "phimeanakas"], "no pass"
    t.play("bagan").roll("petra")
    assert (t.knowledge("bagan"), t.knowledge("phimeanakas")) == (0, 2)
    assert (t.hand, t.prompt) == (["petra"], "action")


def test_phimeanakas_draws_even_without_tokens() -> None:
    t = table(timeline={5: ["phimeanakas"]}, boards=THREE_EASY).play(f"learn {MERCURY} {MERCURY}").roll("petra")
    assert t.hand == ["petra"]


def test_phimeanakas_answers_no_other_type() -> None:
    for technology in (RUNES, "the-number-pi"):
        area: Area = {"timeline": {5: ["phimeanakas"]}, "knowledge": {"phimeanakas": 2}, "past": ["caral"]}
        t = table(**area, boards=[[technology], [], []]).play(f"learn {technology}")
        assert (t.prompt, t.knowledge("phimeanakas"), t.hand) == ("action", 2, [])


def test_sneferus_pyramid_discounts_each_city_and_nothing_else() -> None:
    standing = {5: ["sneferus-pyramid"]}
    assert created_with("jericho", 3, cost=2, timeline=standing) == 3 - 1
    assert created_with("caral", 4, timeline=standing) == 2, "pyramids are not meant (CARD-03)"
    assert created_with("aramu-muru", 3, cost=1, timeline=standing) == 2


def test_sneferus_pyramid_neither_helps_itself_nor_from_the_past() -> None:
    assert created_with("sneferus-pyramid", 5) == 3
    assert created_with("jericho", 3, cost=2, past=["sneferus-pyramid"]) == 3


def test_sneferus_pyramid_adds_up_with_other_discounts_down_to_zero() -> None:
    area: Area = {"timeline": {5: ["sneferus-pyramid", "easter-island"]}, "artefacts": ["dogu-figurines"]}
    assert created_with("jericho", 3, cost=2, **area) == 0
    assert created_with("petra", 4, **area) == 0


# Timeline effects


def test_pyramid_of_tazumal_takes_up_to_two_with_eleven_tokens() -> None:
    held = {"pyramid-of-tazumal": 4, "bagan": 7}
    t = table(timeline={1: ["bagan"], 3: ["pyramid-of-tazumal"]}, knowledge=held).timeline_phase()
    assert t.options == ["pass", "bagan", "pyramid-of-tazumal"]
    t.play("bagan pyramid-of-tazumal")
    assert t.idle, "two at most, although only nine are left"
    assert (t.knowledge("bagan"), t.knowledge("pyramid-of-tazumal")) == (6, 3)


def test_pyramid_of_tazumal_may_take_one_or_none() -> None:
    held = {"pyramid-of-tazumal": 12}
    assert table(timeline={3: ["pyramid-of-tazumal"]}, knowledge=held).timeline_phase().play("pass").idle
    t = table(timeline={3: ["pyramid-of-tazumal"]}, knowledge=held).timeline_phase()
    assert t.play("pyramid-of-tazumal pass").knowledge("pyramid-of-tazumal") == 11


def test_pyramid_of_tazumal_sleeps_with_ten_tokens() -> None:
    held = {"pyramid-of-tazumal": 4, "bagan": 6}
    t = table(timeline={1: ["bagan"], 3: ["pyramid-of-tazumal"]}, knowledge=held).timeline_phase()
    assert t.idle and t.knowledge("bagan") == 6


def test_chichen_itza_takes_one_off_each_megalith_beside_it() -> None:
    neighbours_lose_one("chichen-itza", MEGALITHS, "bagan")


def test_uxmal_takes_one_off_each_megalith_beside_it() -> None:
    neighbours_lose_one("uxmal", MEGALITHS, "bagan")


def test_dahshur_pyramid_takes_one_off_each_city_beside_it() -> None:
    neighbours_lose_one("dahshur-pyramid", CITIES, "aramu-muru")


def test_pyramid_of_menkaure_takes_one_off_each_city_beside_it() -> None:
    neighbours_lose_one("pyramid-of-menkaure", CITIES, "aramu-muru")


def test_pyramid_of_djoser_must_take_one_token_off_with_little_lost() -> None:
    area: Area = {
        "timeline": {1: ["bagan"], 5: ["pyramid-of-djoser"]},
        "knowledge": {"bagan": 2, "pyramid-of-djoser": 3},
    }
    t = table(**area, past=["caral"], lost=4).timeline_phase()
    assert t.options == ["bagan", "pyramid-of-djoser"], "no pass"
    t.play("pyramid-of-djoser")
    assert t.idle and t.knowledge("pyramid-of-djoser") == 2


def test_pyramid_of_djoser_needs_both_conditions() -> None:
    area: Area = {"timeline": {5: ["pyramid-of-djoser"]}, "knowledge": {"pyramid-of-djoser": 3}}
    assert table(**area, past=["caral"], lost=5).timeline_phase().knowledge("pyramid-of-djoser") == 3
    assert table(**area, lost=0).timeline_phase().knowledge("pyramid-of-djoser") == 3


def test_pyramid_of_neferirkare_relieves_another_monument_never_itself() -> None:
    card = "pyramid-of-neferirkare"
    t = table(timeline={1: ["bagan"], 3: ["caral"], 5: [card]}, knowledge={"bagan": 2, "caral": 2, card: 4})
    assert t.timeline_phase().options == ["bagan", "caral"], "no pass"
    t.play("caral")
    assert t.idle and (t.knowledge("caral"), t.knowledge("bagan"), t.knowledge(card)) == (1, 2, 4)
    alone = table(timeline={1: ["bagan"], 5: [card]}, knowledge={card: 4}).timeline_phase()
    assert alone.idle and alone.knowledge(card) == 4


def test_tonina_draws_one_each_timeline_phase() -> None:
    t = table(timeline={4: ["tonina"]}).timeline_phase().roll("petra")
    assert t.idle and t.hand == ["petra"]
    t.timeline_phase().roll("caral")
    assert t.hand == ["caral", "petra"]


def test_tonina_draws_nothing_with_a_full_hand_or_from_the_past() -> None:
    assert table(timeline={4: ["tonina"]}, hand=SPARE[:10]).timeline_phase().idle
    assert table(past=["tonina"]).timeline_phase().idle
