"""The pyramids that work when they decline or at the end, one by one."""

from __future__ import annotations

from tests.games.ancient.cards.stock import (
    ANCIENTS,
    ARTEFACTS,
    CITIES,
    GRID,
    MEGALITHS,
    MERCURY,
    PYRAMIDS,
    RUNES,
    SECRETS,
    SPARE,
    WRITINGS,
    declining,
    final,
)
from tests.games.ancient.table import table

LEVEL_II = [
    "imhotep",
    "plato",
    "thoth",
    "pythagoras",
    "akhenaten",
    "pliny-the-elder",
    "golden-mean",
    "royal-cubit",
    "astrology",
    "alchemy",
    "hermeticism",
    "ari-kat",
    "chinese-alphabet",
    "emerald-tablet",
    "sumerian-cuneiform",
    "maya-script",
    "phoenician-alphabet",
    "hieroglyphs",
]
# With three cities in the Past, golden-mean is the only one of these seven whose requirement is met.
SEVEN = ["golden-mean", "royal-cubit", "astrology", "alchemy", "hermeticism", "ari-kat", "chinese-alphabet"]

# Final effects


def test_pyramid_of_khafre_pays_its_highest_step_only() -> None:
    learned = [*ANCIENTS, *SECRETS]
    assert [final("pyramid-of-khafre", technologies=learned[:n]) for n in (7, 8, 11, 12, 13)] == [0, 5, 5, 12, 12]


def test_pyramid_of_khafre_scores_nothing_on_the_timeline() -> None:
    t = table(timeline={1: ["pyramid-of-khafre"]}, technologies=[*ANCIENTS, *SECRETS])
    assert t.points["final-effects"] == 0
    assert t.points["total"] == 1, "one for a monument left standing (END-4)"


def test_pyramid_of_pepi_ii_asks_for_seven_cities() -> None:
    assert [final("pyramid-of-pepi-ii", CITIES[:n]) for n in (6, 7, 8)] == [0, 6, 6]
    assert final("pyramid-of-pepi-ii", [*CITIES[:6], *MEGALITHS[:3]]) == 0


def test_meidum_pyramid_counts_secret_technologies() -> None:
    assert [final("meidum-pyramid", technologies=SECRETS[:n]) for n in (2, 3, 4, 5, 6)] == [0, 4, 4, 7, 7]
    assert final("meidum-pyramid", technologies=[*SECRETS[:2], *WRITINGS, *ANCIENTS]) == 0


def test_meidum_pyramid_counts_both_levels() -> None:
    assert final("meidum-pyramid", technologies=[*SECRETS[:2], "golden-mean"]) == 4


def test_palenque_counts_writing_technologies() -> None:
    assert [final("palenque", technologies=WRITINGS[:n]) for n in (2, 3, 4, 5, 6)] == [0, 4, 4, 7, 7]
    assert final("palenque", technologies=[*WRITINGS[:2], *SECRETS, *ANCIENTS]) == 0


def test_cahuachi_pyramids_pay_two_for_each_trio_of_technologies() -> None:
    assert final("cahuachi-pyramids", technologies=[*ANCIENTS[:2], *SECRETS[:2], *WRITINGS[:2]]) == 4
    assert final("cahuachi-pyramids", technologies=[*ANCIENTS[:3], *SECRETS[:3], *WRITINGS[:1]]) == 2
    assert final("cahuachi-pyramids", technologies=[*ANCIENTS, *SECRETS]) == 0


def test_great_ziggurat_of_ur_is_the_pyramid_of_its_own_trio() -> None:
    assert final("great-ziggurat-of-ur", [*CITIES[:1], *MEGALITHS[:1]]) == 2
    assert final("great-ziggurat-of-ur", [*CITIES[:2], *MEGALITHS[:2], *PYRAMIDS[:1]]) == 4
    assert final("great-ziggurat-of-ur", [*CITIES[:3], *PYRAMIDS[:3]]) == 0


def test_comalcalco_temple_counts_final_effects_with_itself() -> None:
    assert final("comalcalco-temple") == 1
    # Neither of the two scores anything by itself here.
    assert final("comalcalco-temple", ["pyramid-of-khafre", "pyramid-of-pepi-ii", *PYRAMIDS[:4]]) == 3


def test_comalcalco_temple_ignores_the_timeline() -> None:
    assert final("comalcalco-temple", timeline={2: ["pyramid-of-khafre"]}) == 1


def test_janggun_chong_asks_for_three_monuments_left_standing() -> None:
    standing = {1: ["bagan", "caral"], 4: ["aramu-muru"], 5: ["jericho"]}
    assert final("janggun-chong", timeline=standing) == 6
    assert final("janggun-chong", timeline={1: standing[1], 4: standing[4]}) == 6
    assert final("janggun-chong", timeline={1: standing[1]}) == 0


def test_janggun_chong_must_itself_lie_in_the_past() -> None:
    t = table(timeline={1: ["bagan", "caral"], 2: ["janggun-chong"]})
    assert t.points["final-effects"] == 0


# Decline effects


def test_pyramid_of_the_niches_must_learn_one_that_qualifies() -> None:
    t = declining("pyramid-of-the-niches", [*CITIES[:3], *MEGALITHS[:3]]).roll(*SEVEN)
    assert t.prompt == "look-learn"
    assert t.options == ["golden-mean", "chinese-alphabet"], "no pass, none whose requirement is missed"
    t.play("chinese-alphabet")
    assert t.technologies == ["chinese-alphabet"]


def test_pyramid_of_the_niches_puts_the_rest_under_the_deck_in_your_order() -> None:
    t = declining("pyramid-of-the-niches", CITIES[:3]).roll(*SEVEN)
    assert t.technologies == ["golden-mean"]
    t.play("ari-kat astrology alchemy chinese-alphabet royal-cubit")
    assert t.under == [[], ["ari-kat", "astrology", "alchemy", "chinese-alphabet", "royal-cubit", "hermeticism"]]
    assert t.idle and "pyramid-of-the-niches" in t.past


def test_pyramid_of_the_niches_learns_nothing_when_none_qualifies() -> None:
    t = declining("pyramid-of-the-niches").roll(*SEVEN)
    assert t.prompt == "under"
    t.play(" ".join(SEVEN[:6]))
    assert (t.technologies, t.under[1]) == ([], SEVEN)


def test_pyramid_of_the_niches_leaves_the_boards_alone_and_sets_off_reactions() -> None:
    t = declining("pyramid-of-the-niches", CITIES[:3], artefacts=["voynich-manuscript"])
    boards = t.boards
    t.roll(*SEVEN).play(" ".join(SEVEN[1:6])).roll("petra", "caral")
    assert (t.hand, t.boards) == (["caral", "petra"], boards)


def test_pyramid_of_the_niches_makes_do_with_a_short_deck() -> None:
    theirs = [t for t in LEVEL_II if t not in ("thoth", "plato")]
    t = declining("pyramid-of-the-niches", boards=[[], [], []], others=[{"technologies": theirs}])
    t.roll("thoth", "plato").play("thoth")
    assert t.idle and t.under[1] == ["thoth", "plato"]


def test_pyramid_of_the_niches_does_nothing_without_any_card() -> None:
    t = declining("pyramid-of-the-niches", boards=[[], [], []], others=[{"technologies": LEVEL_II}])
    assert t.idle and t.past == ["pyramid-of-the-niches"]


def test_pyramid_of_the_niches_shuffles_the_discards_of_an_empty_deck() -> None:
    deck = ["plato", "thoth", "alchemy"]
    theirs = [t for t in LEVEL_II if t not in ("golden-mean", "imhotep", *deck)]
    t = table(
        timeline={1: ["pyramid-of-the-niches"]},
        past=CITIES[:3],
        artefacts=ARTEFACTS[:4],
        boards=[[], [], ["golden-mean", "imhotep"]],
        others=[{"technologies": theirs}],
    )
    t.play("learn golden-mean").roll(*deck)
    t.decline_phase().roll("imhotep")
    assert t.technologies == ["golden-mean", "imhotep"]


def test_pyramid_of_userkaf_lets_each_opponent_choose_an_artefact_in_play() -> None:
    others = [{"artefacts": ["ica-stones", "moai-statue"]}, {"artefacts": ["tzolkin", "olmec-heads"]}]
    t = declining("pyramid-of-userkaf", seats=3, artefacts=["nazca-lines"], others=others)
    assert [ask.seat for ask in t.ask.asked()] == [1, 2]
    assert t.options == ["ica-stones", "moai-statue"], "no pass"
    t.play("olmec-heads", seat=2).play("ica-stones", seat=1)
    assert (t.side(1).artefacts, t.side(2).artefacts) == (["moai-statue"], ["tzolkin"])
    assert (t.artefacts, t.discard) == (["nazca-lines"], ["ica-stones", "olmec-heads"])


def test_pyramid_of_userkaf_spares_hands() -> None:
    t = declining("pyramid-of-userkaf", others=[{"hand": ["ica-stones"]}])
    assert t.idle and t.side(1).hand == ["ica-stones"]


def test_caral_may_learn_before_its_tokens_are_lost() -> None:
    boards = [[MERCURY, GRID, "aristotle"], [], []]
    t = table(timeline={1: ["caral"]}, knowledge={"caral": 2}, lost=3, boards=boards).decline_phase()
    assert t.options == ["pass", MERCURY, GRID], "the requirement of Aristotle applies"
    t.play(MERCURY)
    assert (t.technologies, t.past) == ([MERCURY], ["caral"])
    assert t.lost == 3 - 2 + 2


def test_caral_need_not_learn() -> None:
    t = declining("caral", boards=[[MERCURY, GRID, RUNES], [], []]).play("pass")
    assert t.idle and t.technologies == []


def test_teotihuacan_may_learn_two_and_the_first_opens_the_way_to_the_second() -> None:
    boards = [[MERCURY, GRID, RUNES], [], ["pliny-the-elder", "royal-cubit", "plato"]]
    t = declining("teotihuacan", technologies=ANCIENTS[:2], boards=boards)
    assert t.options == ["pass", MERCURY, GRID, RUNES]
    t.play(MERCURY)
    assert t.options == ["pass", GRID, RUNES, "pliny-the-elder"]
    t.play("pliny-the-elder")
    assert t.idle and t.technologies == sorted([*ANCIENTS[:2], MERCURY, "pliny-the-elder"])


def test_teotihuacan_refills_the_board_in_between() -> None:
    t = declining("teotihuacan", boards=[[MERCURY, GRID], [], []]).play(MERCURY)
    t.roll("aristotle", RUNES, "thales")
    assert t.options == ["pass", "thales", RUNES]


def test_teotihuacan_may_stop_after_none_or_one() -> None:
    boards = [[MERCURY, GRID, RUNES], [], []]
    assert declining("teotihuacan", boards=boards).play("pass").idle
    t = declining("teotihuacan", boards=boards).play(f"{GRID} pass")
    assert t.idle and t.technologies == [GRID]


def test_teotihuacan_is_created_in_slot_6_only() -> None:
    t = table(hand=["teotihuacan", *SPARE[:4]]).play("create teotihuacan")
    assert (t.prompt, t.ask.amount) == ("pay", 1), "no slot to choose, one card to pay"
    assert t.play(SPARE[0]).timeline == {6: ["teotihuacan"]}


def test_pyramid_of_coba_removes_as_many_of_four_as_you_like() -> None:
    t = declining("pyramid-of-coba", MEGALITHS[:3], lost=6)
    assert t.options == ["x0", "x1", "x2", "x3", "x4"]
    assert t.play("x3").lost == 3
    assert declining("pyramid-of-coba", MEGALITHS[:3], lost=2).options == ["x0", "x1", "x2"]


def test_pyramid_of_coba_asks_for_three_megaliths_in_the_past() -> None:
    t = declining("pyramid-of-coba", [*MEGALITHS[:2], *CITIES[:3]], lost=6)
    assert t.idle and t.lost == 6


def test_pyramid_of_coba_does_not_reach_its_own_tokens() -> None:
    t = table(timeline={1: ["pyramid-of-coba"]}, knowledge={"pyramid-of-coba": 2}, past=MEGALITHS[:3], lost=1)
    assert t.decline_phase().options == ["x0", "x1"]
    assert t.play("x1").lost == 2


def test_gunung_padang_must_move_another_monument_and_can_rescue_it() -> None:
    t = table(timeline={1: ["gunung-padang", "caral"], 3: ["bagan"]}, knowledge={"caral": 2}).decline_phase()
    t.play("gunung-padang")
    assert t.options == ["bagan", "caral"], "no pass, and not itself"
    t.play("caral")
    assert t.options == ["@2", "@3", "@4", "@5", "@6"]
    t.play("@5")
    assert (t.past, t.lost) == (["gunung-padang"], 0)
    assert t.timeline == {2: ["bagan"], 4: ["caral"]}, "after the shift"


def test_gunung_padang_offers_no_full_slot() -> None:
    standing = {1: ["gunung-padang"], 2: ["bagan", "caral"], 4: ["aramu-muru", "jericho"]}
    assert table(timeline=standing).decline_phase().play("jericho").options == ["@1", "@3", "@5", "@6"]


def test_gunung_padang_moving_into_slot_1_makes_it_decline() -> None:
    t = table(timeline={1: ["gunung-padang"], 4: ["bagan"]}, knowledge={"bagan": 2}).decline_phase().play("@1")
    assert (t.past, t.lost, t.timeline) == (["bagan", "gunung-padang"], 2, {})


def test_gunung_padang_alone_moves_nothing() -> None:
    t = declining("gunung-padang")
    assert t.idle and t.past == ["gunung-padang"]


def test_calakmul_reveals_until_two_cities() -> None:
    t = declining("calakmul").roll("caral", "bagan", "nazca-lines", "petra")
    assert t.idle
    assert (t.hand, t.discard) == (["bagan", "petra"], ["caral", "nazca-lines"])


def test_calakmul_stops_at_ten_cards() -> None:
    nine = declining("calakmul", hand=SPARE[:9]).roll("caral", "bagan")
    assert nine.idle and nine.hand == sorted([*SPARE[:9], "bagan"])
    ten = declining("calakmul", hand=SPARE[:10])
    assert ten.idle and ten.discard == []


def test_calakmul_stops_when_no_card_is_left() -> None:
    t = declining("calakmul", deck=["caral"], discard=["petra", "uxmal"]).roll("caral", "petra", "uxmal")
    assert t.idle, "the cards set aside are not shuffled in (DCK-4)"
    assert (t.hand, t.discard) == (["petra"], ["caral", "uxmal"])


def test_pyramids_of_plaine_magnien_keep_one_of_eight() -> None:
    t = declining("pyramids-of-plaine-magnien").roll(*SPARE[:8])
    assert t.prompt == "keep" and sorted(t.options) == sorted(SPARE[:8]), "no pass"
    t.play("byblos")
    assert t.idle and t.hand == ["byblos"]
    assert t.discard == sorted(card for card in SPARE[:8] if card != "byblos")


def test_pyramids_of_plaine_magnien_do_not_look_with_a_full_hand() -> None:
    t = declining("pyramids-of-plaine-magnien", hand=SPARE[:10])
    assert t.idle and t.discard == []


def test_pyramids_of_plaine_magnien_look_at_what_there_is() -> None:
    t = declining("pyramids-of-plaine-magnien", deck=["caral"], discard=["petra"]).roll("caral", "petra")
    assert t.options == ["petra", "caral"]
