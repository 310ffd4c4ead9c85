"""Rulings TEC-1 to TEC-10: learning, and the technology boards."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.state import Frame
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from ostraka.games.ancient.ops.turn import DECLINE_PHASE
from tests.games.ancient.drive import begin_turn, chances, finish_turn, kinds, leave_technologies, some
from tests.games.ancient.table import Given, name, table

FREE = ["mercury", "thales", "nicolas-flamel"]


def out_of_game(t: Given) -> list[str]:
    return sorted(name(technology) for technology in t.s.gone)


def discards(t: Given, level: int) -> list[str]:
    return sorted(name(technology) for technology in t.s.retired[level - 1])


# --- learning ---------------------------------------------------------------------------------------------------------


def test_tec_1_any_face_up_technology_whose_requirement_is_met() -> None:
    boards = [["mercury", "aristotle", "melchizedek"], ["anaximenes", "the-number-pi", "proto-writing"]]
    t = table(boards=[*boards, ["akhenaten", "golden-mean", "maya-script"]], past=some(4, "pyramid"), hand=["petra"])
    t.play("learn")
    # Of either level and from any board.
    assert t.options == ["aristotle", "mercury", "the-number-pi", "proto-writing", "akhenaten"]
    t.play("akhenaten")
    assert t.technologies == ["akhenaten"] and t.hand == ["petra"] and t.discard == [], "it costs nothing"


def test_tec_1_a_collection_has_no_limit() -> None:
    many = ["thales", "ptolemy", "aristotle", "anaximenes", "melchizedek", "astronomy", "flower-of-life"]
    many += ["coptic-alphabet", "proto-writing", "plato", "thoth", "imhotep", "alchemy", "ari-kat", "royal-cubit"]
    t = table(technologies=many, boards=[["mercury", "nicolas-flamel", "anaximander"]], hand=["petra"])
    t.play("learn mercury")
    assert len(t.technologies) == 16


def test_tec_2_a_requirement_is_tested_once() -> None:
    # Imhotep wants four artefacts; one of them goes later, and the points stay.
    four = ["saqqara-vases", "nazca-lines", "olmec-heads", "moai-statue"]
    t = table(artefacts=four, boards=[FREE, ["ptolemy"], ["imhotep", "plato", "thoth"]], timeline={2: ["petra"]})
    begin_turn(t)
    t.play("learn imhotep search").chance().play("saqqara-vases yes @5")
    assert len(t.artefacts) == 3
    assert t.technologies == ["imhotep"] and t.points["technologies"] == 3


@pytest.mark.parametrize(
    ("technology", "owned"),
    [
        ("pliny-the-elder", ["mercury", "thales", "ptolemy"]),
        ("royal-cubit", ["planetary-grid", "the-number-pi", "sator-square"]),
        ("emerald-tablet", ["runic-alphabet", "ancient-greek", "ancient-hebrew"]),
        ("sumerian-cuneiform", ["mercury", "thales", "ptolemy", "planetary-grid", "the-number-pi", "sator-square"]),
    ],
)
def test_tec_3_a_technology_does_not_count_towards_its_own_requirement(technology: str, owned: list[str]) -> None:
    boards = [["nicolas-flamel", "anaximander", "hermes-trismegistus"], ["mummification"], [technology, "plato"]]
    enough = table(technologies=owned, boards=boards, hand=["petra"]).play("learn")
    assert technology in enough.options
    one_short = table(technologies=owned[1:], boards=boards, hand=["petra"]).play("learn")
    assert technology not in one_short.options


# --- refilling --------------------------------------------------------------------------------------------------------


def test_tec_4_gaps_stay_open_until_one_card_is_left() -> None:
    t = table(boards=[FREE], hand=["petra"]).play("learn mercury")
    assert t.boards[0] == ["nicolas-flamel", "thales"] and t.prompt == "action"
    assert t.s.retired == [[], []]


def test_tec_4_the_last_card_is_cleared_and_three_are_dealt() -> None:
    t = table(boards=[FREE[:2]], hand=["petra"]).play("learn mercury")
    assert discards(t, 1) == ["thales"]
    t.roll("ptolemy", "astronomy", "runic-alphabet")
    assert t.boards[0] == ["astronomy", "ptolemy", "runic-alphabet"] and t.prompt == "action"


def test_tec_4_the_board_gets_cards_of_its_own_level() -> None:
    t = table(boards=[FREE, ["ptolemy"], ["golden-mean", "plato"]], past=some(3), hand=["petra"])
    t.play("learn golden-mean")
    assert chances(t) == len(t.s.library[1]) == 16
    t.roll("thoth", "alchemy", "ari-kat")
    assert t.boards[2] == ["alchemy", "ari-kat", "thoth"] and discards(t, 2) == ["plato"]


def test_tec_4_the_refill_comes_before_the_effect() -> None:
    t = table(boards=[["nicolas-flamel", "thales"]], hand=["petra"], lost=3).play("learn nicolas-flamel")
    assert t.lost == 3 and chances(t) == len(t.s.library[0])
    t.roll("ptolemy", "astronomy", "runic-alphabet")
    assert t.lost == 2 and chances(t) == len(t.s.deck)
    t.roll("atlantis")
    assert kinds(t) == ["learn", "refill", "discard-lost", "draw"]


def test_tec_4_also_after_a_technology_was_tucked_under_its_deck() -> None:
    t = table(boards=[FREE[:2], ["ptolemy", "astronomy", "runic-alphabet"]], hand=["candi-kethek", "petra"])
    t.play("create candi-kethek @2 mercury")
    assert discards(t, 1) == ["thales"] and chances(t) == len(t.s.library[0])
    t.roll("aristotle", "the-number-pi", "sator-square")
    assert t.boards[0] == ["aristotle", "sator-square", "the-number-pi"]


def test_tec_5_an_empty_deck_is_made_of_its_discards() -> None:
    t = table(boards=[["mercury", "thales"]], hand=["petra"])
    leave_technologies(t, 1, deck=[], discard=["ptolemy", "astronomy", "runic-alphabet"])
    t.play("learn mercury")
    # Thales has just been cleared away and is shuffled in too.
    assert chances(t) == 4 and t.s.retired[0] == []
    t.roll("thales", "astronomy", "ptolemy")
    assert t.boards[0] == ["astronomy", "ptolemy", "thales"]


def test_tec_5_the_deck_is_used_up_first() -> None:
    t = table(boards=[["mercury", "thales"]], hand=["petra"])
    leave_technologies(t, 1, deck=["coptic-alphabet"], discard=["ptolemy", "astronomy"])
    t.play("learn mercury")
    assert chances(t) == 1
    t.roll("coptic-alphabet")
    assert chances(t) == 3
    t.roll("thales", "ptolemy")
    assert t.boards[0] == ["coptic-alphabet", "ptolemy", "thales"]
    assert [name(x) for x in t.s.library[0]] == ["astronomy"] and t.s.retired[0] == []


def test_tec_5_levels_do_not_mix() -> None:
    t = table(boards=[["mercury", "thales"]], hand=["petra"])
    leave_technologies(t, 1, deck=[], discard=["ptolemy", "astronomy"])
    leave_technologies(t, 2, deck=["hieroglyphs"], discard=["ari-kat", "alchemy"])
    t.play("learn mercury").roll("thales", "ptolemy", "astronomy")
    assert discards(t, 2) == ["alchemy", "ari-kat"] and [name(x) for x in t.s.library[1]] == ["hieroglyphs"]


def test_tec_6_a_board_that_cannot_be_refilled_is_closed_and_the_cards_leave_the_game() -> None:
    t = table(boards=[["mercury", "thales"], ["anaximander", "sator-square", "runic-alphabet"]], hand=["petra"])
    leave_technologies(t, 1, deck=["coptic-alphabet"])
    before = out_of_game(t)
    t.play("learn mercury")
    assert t.boards[0] == [] and t.s.board_level == [-1, 0, 1]
    assert out_of_game(t) == sorted([*before, "coptic-alphabet", "thales"])
    assert t.s.library[0] == t.s.retired[0] == []
    assert t.technologies == ["mercury"] and t.prompt == "action"


def test_tec_6_three_cards_are_just_enough() -> None:
    t = table(boards=[["mercury", "thales"]], hand=["petra"])
    leave_technologies(t, 1, deck=["coptic-alphabet", "ptolemy"])
    t.play("learn mercury").chance()
    assert t.boards[0] == ["coptic-alphabet", "ptolemy", "thales"] and t.s.board_level[0] == 0


def test_tec_6_closed_board_keeps_cards() -> None:
    t = table(
        boards=[["mercury", "thales"], ["anaximander", "sator-square", "runic-alphabet"]],
        hand=["petra"],
        settings=["closed_board_keeps_cards"],
    )
    leave_technologies(t, 1, deck=["coptic-alphabet"])
    before = out_of_game(t)
    t.play("learn mercury")
    assert t.boards[0] == [] and t.s.board_level == [-1, 0, 1], "closed all the same"
    assert out_of_game(t) == before
    assert [name(x) for x in t.s.library[0]] == ["coptic-alphabet"] and discards(t, 1) == ["thales"]


def test_tec_6_kept_cards_can_refill_another_board() -> None:
    boards = [["mercury", "thales"], ["anaximander", "sator-square"]]
    for settings, refilled in (([], []), (["closed_board_keeps_cards"], ["coptic-alphabet", "sator-square", "thales"])):
        t = table(boards=boards, hand=["petra"], settings=settings)
        leave_technologies(t, 1, deck=["coptic-alphabet"])
        t.play("learn mercury learn anaximander").chance()
        assert t.boards[1] == refilled


def test_tec_6_a_closed_board_stays_closed_and_other_boards_stay_open() -> None:
    t = table(boards=[["mercury", "thales"], ["anaximander", "sator-square", "runic-alphabet"]], hand=["petra"])
    leave_technologies(t, 1, deck=[])
    t.play("learn mercury")
    assert t.boards[1] == ["anaximander", "runic-alphabet", "sator-square"]
    t.play("learn")
    assert "thales" not in t.options and "sator-square" in t.options


def test_tec_6_technologies_tucked_under_the_deck_belong_to_it() -> None:
    t = table(boards=[["mercury", "thales"]], hand=["candi-kethek", "petra"])
    leave_technologies(t, 1, deck=["coptic-alphabet"])
    t.play("create candi-kethek @2 mercury").chance()
    # Mercury under the deck, the Coptic Alphabet and the cleared Thales: three after all.
    assert t.boards[0] == ["coptic-alphabet", "mercury", "thales"]


# --- mid-game ---------------------------------------------------------------------------------------------------------


def seventh(**more: Any) -> Given:
    """One decline away from seven monuments."""
    return table(past=some(6, "pyramid"), timeline={1: ["petra"]}, **more)


def test_tec_7_the_first_with_seven_turns_a_level_i_board_over() -> None:
    boards = [FREE, ["ptolemy", "astronomy", "runic-alphabet"], ["plato", "thoth", "alchemy"]]
    t = seventh(boards=boards).decline_phase()
    assert t.prompt == "flip" and t.options == ["b0", "b1"] and t.ask.seat == 0
    t.play("b1")
    assert discards(t, 1) == ["astronomy", "ptolemy", "runic-alphabet"]
    assert t.s.board_level == [0, 1, 1]
    t.roll("ari-kat", "golden-mean", "hermeticism")
    assert t.boards == [sorted(FREE), ["ari-kat", "golden-mean", "hermeticism"], ["alchemy", "plato", "thoth"]]


def test_tec_7_it_happens_before_the_shift() -> None:
    t = table(past=some(6, "pyramid"), timeline={1: ["petra"], 3: ["inwa"]}).decline_phase()
    assert t.prompt == "flip" and t.timeline == {3: ["inwa"]}
    t.play("b0").chance()
    assert t.timeline == {2: ["inwa"]}


def test_tec_7_once_per_game() -> None:
    t = seventh(others=[{"past": some(6, "megalith"), "timeline": {1: ["inwa"]}, "hand": ["cyrene"]}], hand=["tulum"])
    begin_turn(t)
    finish_turn(t)
    assert len(t.past) == 7 and kinds(t).count("flip") == 1
    finish_turn(t)
    assert len(t.side(1).past) == 7 and kinds(t).count("flip") == 1


def test_tec_7_a_closed_board_cannot_be_chosen() -> None:
    t = seventh(boards=[[], ["ptolemy", "astronomy", "runic-alphabet"], ["plato", "thoth", "alchemy"]])
    t.s.board_level[0] = -1
    t.start(Frame(DECLINE_PHASE, 0), forced=False)
    assert t.prompt == "flip" and t.options == ["b1"]


def test_tec_7_not_at_all_without_an_open_level_i_board() -> None:
    t = seventh(boards=[[], [], ["plato", "thoth", "alchemy"]])
    t.s.board_level[:2] = [-1, -1]
    t.decline_phase()
    assert not t.waits and len(t.past) == 7 and t.s.board_level == [-1, -1, 1]


def test_tec_7_the_new_level_ii_board_is_closed_if_it_cannot_be_dealt() -> None:
    t = seventh(boards=[FREE, ["ptolemy", "astronomy", "runic-alphabet"], ["plato", "thoth", "alchemy"]])
    leave_technologies(t, 2, deck=["ari-kat"], discard=["golden-mean"])
    t.decline_phase().play("b0")
    assert t.s.board_level == [-1, 0, 1] and t.boards[0] == []
    assert {"ari-kat", "golden-mean"} <= set(out_of_game(t)) and discards(t, 1) == sorted(FREE)


def test_tec_7_the_new_level_ii_board_may_use_the_level_ii_discards() -> None:
    t = seventh(boards=[FREE, ["ptolemy", "astronomy", "runic-alphabet"], ["plato", "thoth", "alchemy"]])
    leave_technologies(t, 2, deck=["ari-kat"], discard=["golden-mean", "hermeticism"])
    t.decline_phase().play("b0").chance()
    assert t.boards[0] == ["ari-kat", "golden-mean", "hermeticism"]


# --- learning from elsewhere, order, level I --------------------------------------------------------------------------


def test_tec_8_a_technology_from_the_deck_leaves_no_gap_but_is_learned_like_any_other() -> None:
    t = table(
        timeline={1: ["pyramid-of-the-niches"]},
        past=some(3),
        artefacts=["sumerian-tablets"],
        boards=[FREE[:2], ["ptolemy", "astronomy"], ["plato", "thoth"]],
    )
    leave_technologies(t, 2, deck=["golden-mean", "alchemy"])
    t.decline_phase().roll("golden-mean", "alchemy")
    assert t.technologies == ["golden-mean"]
    assert t.boards == [["mercury", "thales"], ["astronomy", "ptolemy"], ["plato", "thoth"]], "nothing is refilled"
    t.roll("atlantis")
    assert t.hand == ["atlantis"], "the Tablets answer"


def test_tec_9_effect_and_answers_in_your_order() -> None:
    for first, events in (
        ("nicolas-flamel", ["discard-lost", "draw", "draw", "draw"]),
        ("dogon-mythology", ["draw", "draw", "discard-lost", "draw"]),
    ):
        t = table(boards=[["nicolas-flamel", "thales", "mercury"]], artefacts=["dogon-mythology"], lost=1)
        t.play("learn nicolas-flamel")
        assert t.prompt == "order" and sorted(t.options) == ["dogon-mythology", "nicolas-flamel"]
        t.play(first).chance()
        assert kinds(t)[1:] == events


def test_tec_9_technology_first() -> None:
    t = table(
        boards=[["nicolas-flamel", "thales", "mercury"]],
        artefacts=["dogon-mythology", "sumerian-tablets"],
        lost=1,
        settings=["technology_first"],
    )
    t.play("learn nicolas-flamel").roll("atlantis")
    assert kinds(t) == ["learn", "discard-lost", "draw"]
    # Only the answers are left to be ordered.
    assert t.prompt == "order" and t.options == ["dogon-mythology", "sumerian-tablets"]


def test_tec_10_level_i_works_once_and_scores_nothing() -> None:
    t = table(boards=[["mercury", "thales", "ptolemy"]], lost=4, hand=["petra"])
    begin_turn(t)
    t.play("learn mercury")
    assert t.lost == 2
    finish_turn(t)
    finish_turn(t)
    finish_turn(t)
    assert t.lost == 2 and t.technologies == ["mercury"] and t.points["technologies"] == 0


def test_tec_10_but_it_goes_on_counting_as_a_technology_of_its_type() -> None:
    t = table(past=["abu-gorab"], technologies=["planetary-grid", "the-number-pi", "sator-square"])
    assert t.points["final-effects"] == 4 and GAME.outcome(t.s).total(0) == 4
