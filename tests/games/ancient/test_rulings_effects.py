"""Rulings EFF-1 to EFF-12: effects in general."""

from __future__ import annotations

from ostraka.core.turn import Ask, Roll
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE as GAME
from tests.games.ancient.drive import Laid, answer, begin_turn, chances, finish_turn, kinds, some, step
from tests.games.ancient.table import Given, name, read, table


def choose(t: Given, line: str) -> Given:
    """Choose word by word, without playing anything that is forced."""
    for text in line.split():
        answer(t, read(text))
    return t


def test_eff_1_a_card_that_contradicts_the_rules_is_right() -> None:
    # A requirement must be met (TEC-1); Montguyon Dolmen ignores it.
    t = table(timeline={1: ["montguyon-dolmen"]}, boards=[["aristotle", "melchizedek", "anaximenes"]]).decline_phase()
    t.play("melchizedek")
    assert t.technologies == ["melchizedek"]
    # Two cards for each monument (ACT-2); with Phaistos Disc it is three.
    t = table(past=["tulum"], artefacts=["phaistos-disc"]).play("excavate x1").roll(0, 0, 0)
    assert len(t.hand) == 3


def test_eff_2_an_effect_must_be_carried_out() -> None:
    t = table(timeline={4: ["tulum"]}, hand=["petra", "inwa"]).timeline_phase()
    assert t.prompt == "discard" and "pass" not in t.options


def test_eff_2_unless_it_says_may_or_up_to() -> None:
    may = table(artefacts=["la-mana-pyramid"], hand=["petra", "inwa"]).timeline_phase()
    assert "pass" in may.options
    up_to = table(timeline={1: ["mycenae"], 3: ["cyrene"]}, knowledge={"cyrene": 2}).decline_phase()
    assert "pass" in up_to.options


def test_eff_3_do_what_can_be_done_and_leave_out_the_rest() -> None:
    # Three cities and no token: the Sarcophagus cannot take one off, but it draws.
    line = {3: ["cyrene", "inwa"], 5: ["bagan"]}
    t = table(timeline=line, artefacts=["sarcophagus-of-saqqara"]).timeline_phase().roll("atlantis")
    assert t.hand == ["atlantis"]
    # Mummification asks for three tokens, and two are there.
    t = table(
        boards=[["mummification", "mercury", "ptolemy"]],
        artefacts=["nazca-lines", "olmec-heads", "moai-statue"],
        timeline={3: ["cyrene"]},
        knowledge={"cyrene": 2},
        hand=["petra"],
    )
    t.play("learn mummification")
    assert t.knowledge("cyrene") == 0 and t.prompt == "action"


def test_eff_3_a_false_condition_or_no_target_is_not_an_error() -> None:
    t = table(hand=["philae", "petra"]).play("create philae @3")
    assert t.knowledge("philae") == 3 and t.prompt == "action"
    t = table(boards=[["planetary-grid", "mercury", "ptolemy"]], hand=["petra"]).play("learn planetary-grid")
    assert t.technologies == ["planetary-grid"] and t.prompt == "action"


def test_eff_3_payments_are_all_or_nothing() -> None:
    # Planetary Stone wants two cards: with one there is nothing to ask.
    t = table(artefacts=["planetary-stone"], hand=["petra"], timeline={3: ["cyrene"]}, knowledge={"cyrene": 2})
    t.timeline_phase()
    assert t.hand == ["petra"] and t.knowledge("cyrene") == 2 and not t.s.stack
    t = table(artefacts=["planetary-stone"], hand=["petra", "inwa"]).timeline_phase().play("petra")
    assert t.hand == [], "who begins to pay pays the whole price"


def test_eff_4_up_to_is_a_choice_from_zero() -> None:
    t = table(timeline={1: ["pyramid-of-coba"]}, past=some(3, "megalith"), lost=9).decline_phase()
    assert t.options == ["x0", "x1", "x2", "x3", "x4"]
    t.play("x0")
    assert t.lost == 9


def test_eff_4_knowledge_taken_off_one_by_one_until_you_stop() -> None:
    t = table(timeline={1: ["mycenae"], 3: ["cyrene"]}, knowledge={"cyrene": 8}).decline_phase()
    t.play("cyrene cyrene pass")
    assert t.knowledge("cyrene") == 6


def test_eff_5_you_choose_the_order_of_simultaneous_effects() -> None:
    t = table(boards=[["mercury", "thales", "ptolemy"]], artefacts=["dogon-mythology", "sumerian-tablets"], lost=2)
    t.play("learn mercury")
    assert t.prompt == "order"
    assert sorted(t.options) == ["dogon-mythology", "mercury", "sumerian-tablets"]


def test_eff_5_what_an_effect_sets_off_is_finished_with_it() -> None:
    # The Spheres create an artefact and the Chabola answers that; only then does Olmec Heads answer the Spheres.
    t = table(
        hand=["diquis-stone-spheres", "moai-statue", "petra"],
        artefacts=["olmec-heads"],
        timeline={6: ["chabola-de-la-hechicera"]},
    )
    t.play("create diquis-stone-spheres @2")
    assert sorted(t.options) == ["diquis-stone-spheres", "olmec-heads"]
    t.play("diquis-stone-spheres moai-statue").roll("atlantis")
    assert [name(event.source) for event in t.events if event.kind == "draw"] == ["chabola-de-la-hechicera"]
    t.roll("babylon")
    assert kinds(t)[-2:] == ["draw", "draw"] and t.prompt == "action"


def test_eff_13_a_card_that_has_left_play_does_not_answer_any_more() -> None:
    t = table(hand=["yonaguni"], artefacts=["nazca-lines", "olmec-heads"]).play("create yonaguni @4")
    assert t.prompt == "order" and sorted(t.options) == ["nazca-lines", "yonaguni"]
    choose(t, "yonaguni nazca-lines pass")
    assert t.hand == [] and t.prompt == "action"


def test_eff_13_unless_the_table_wants_it_to() -> None:
    t = table(hand=["yonaguni"], artefacts=["nazca-lines", "olmec-heads"], settings=["leavers_answer"])
    t.play("create yonaguni @4")
    choose(t, "yonaguni nazca-lines pass")
    t.chance()
    assert len(t.hand) == 1 and t.knowledge("yonaguni") == 10


def test_eff_6_permanent_effects_answer_only_what_you_do_yourself() -> None:
    t = table(artefacts=["nazca-lines", "olmec-heads"], others=[{"hand": ["caral", "hagar-qim"]}])
    begin_turn(t, 1)
    t.play("create caral @4 create hagar-qim @2")
    assert t.hand == [] and t.side(1).timeline != {} and "draw" not in kinds(t)


def test_eff_6_a_monument_of_the_past_has_no_effect_but_the_final_one() -> None:
    t = table(past=["phimeanakas", "tonina", "colossi-of-memnon"], boards=[["mercury", "thales", "ptolemy"]])
    t.s.hand[0] = []
    t.play("learn mercury").timeline_phase()
    assert t.hand == [] and "draw" not in kinds(t)


def test_eff_6_a_card_that_is_no_longer_in_play_does_not_answer() -> None:
    # Yonaguni's effect is resolved first and discards the Nazca Lines, which would have answered.
    t = table(hand=["yonaguni", "petra"], artefacts=["nazca-lines"]).play("create yonaguni @4")
    assert t.prompt == "order"
    t.play("yonaguni nazca-lines")
    assert t.knowledge("yonaguni") == 10 and t.hand == ["petra"] and t.prompt == "action"


def test_eff_6_effects_concern_your_own_area() -> None:
    t = table(
        boards=[["the-number-pi", "mercury", "ptolemy"]],
        timeline={3: ["cyrene"]},
        knowledge={"cyrene": 2},
        others=[{"timeline": {3: ["inwa"]}, "knowledge": {"inwa": 2}}],
        hand=["petra"],
    )
    t.play("learn the-number-pi")
    assert t.knowledge("cyrene") == 1 and t.side(1).knowledge("inwa") == 2


def test_eff_7_tokens_split_as_you_like_and_never_below_zero() -> None:
    area: Laid = {"timeline": {3: ["cyrene"], 5: ["bagan"]}, "artefacts": ["nazca-lines", "olmec-heads", "moai-statue"]}
    for order, left in (("cyrene cyrene cyrene", (0, 3)), ("bagan cyrene bagan", (2, 1))):
        t = table(
            boards=[["mummification", "mercury", "ptolemy"]],
            knowledge={"cyrene": 3, "bagan": 3},
            hand=["petra"],
            **area,
        )
        t.play(f"learn mummification {order}")
        assert (t.knowledge("cyrene"), t.knowledge("bagan")) == left
    t = table(boards=[["the-number-pi", "mercury", "ptolemy"]], timeline={3: ["cyrene"]}, hand=["petra"])
    t.play("learn the-number-pi")
    assert t.knowledge("cyrene") == 0


def test_eff_7_no_negative_lost_knowledge() -> None:
    t = table(boards=[["mercury", "thales", "ptolemy"]], lost=1, hand=["petra"]).play("learn mercury")
    assert t.lost == 0


def test_eff_8_granted_creations_and_learnings_are_answered() -> None:
    t = table(hand=["diquis-stone-spheres", "moai-statue"], timeline={6: ["chabola-de-la-hechicera"]})
    t.play("create diquis-stone-spheres @2 moai-statue").roll("atlantis")
    assert t.hand == ["atlantis"], "the Chabola answers the granted artefact"
    t = table(hand=["tikal-temple-i"], artefacts=["sumerian-tablets"], boards=[["mercury", "thales", "ptolemy"]])
    t.play("create tikal-temple-i @3 mercury sumerian-tablets").roll("atlantis")
    assert t.hand == ["atlantis"], "the Tablets answer the granted learning"


def test_eff_9_the_draw_of_excavate_comes_before_the_answers() -> None:
    # Ptolemy wants one card in hand at most: after the draw it is out of reach, and so Crystal Skull finds nothing.
    boards = [
        ["ptolemy", "aristotle", "anaximenes"],
        ["arabic-numerals", "flower-of-life", "melchizedek"],
        ["plato", "thoth", "imhotep"],
    ]
    t = begin_turn(table(past=some(3, "megalith"), artefacts=["crystal-skull"], boards=boards))
    assert "learn" in t.options
    t.play("excavate x3")
    assert isinstance(t.s.turn, Roll) and t.technologies == []
    t.chance()
    assert len(t.hand) == 6 and t.technologies == [] and t.prompt == "action"


def test_eff_10_opponents_choose_their_own_discards_at_the_same_time() -> None:
    others = [{"hand": ["petra", "inwa"]}, {"hand": ["cyrene", "tulum"]}]
    t = table(timeline={1: ["the-fairies-rock"]}, seats=3, others=others).decline_phase()
    assert [(ask.seat, ask.sealed) for ask in t.ask.asked()] == [(1, True), (2, True)]
    t.play("tulum", seat=2)
    assert t.discard == [], "hidden until all have chosen"
    t.play("petra", seat=1)
    assert t.discard == ["petra", "tulum"] and t.side(1).hand == ["inwa"] and t.side(2).hand == ["cyrene"]


def test_eff_10_artefacts_are_discarded_at_the_same_time_too() -> None:
    others = [{"artefacts": ["nazca-lines", "tzolkin"]}, {"artefacts": ["ica-stones", "moai-statue"]}]
    t = table(timeline={1: ["pyramid-of-userkaf"]}, seats=3, others=others).decline_phase()
    assert [(ask.seat, ask.sealed) for ask in t.ask.asked()] == [(1, True), (2, True)]
    t.play("moai-statue", seat=2)
    assert t.discard == [] and [ask.seat for ask in t.ask.asked()] == [1]
    t.play("tzolkin", seat=1)
    assert t.discard == ["moai-statue", "tzolkin"] and t.past == ["pyramid-of-userkaf"]


def test_eff_10_where_each_player_takes_a_card_each_chooses() -> None:
    t = table(boards=[["hermes-trismegistus", "mercury", "ptolemy"]], seats=3).play("learn hermes-trismegistus")
    t.roll("caral", "palenque", "nazca-lines", "olmec-heads", "ica-stones")
    asked = []
    for word in ("caral", "palenque", "nazca-lines", "ica-stones"):
        asked.append(t.ask.seat)
        t.play(word)
    assert asked == [0, 1, 2, 0]


def test_eff_10_you_choose_where_opponents_receive_knowledge() -> None:
    others = [{"timeline": {2: ["petra"], 3: ["inwa"]}}, {}, {"timeline": {4: ["cyrene"], 5: ["bagan"]}}]
    t = table(hand=["tlalocs-statue", "tulum"], seats=4, others=others).play("create tlalocs-statue @3")
    assert t.ask.seat == 0 and t.options == ["petra", "inwa"]
    t.play("inwa")
    assert t.ask.seat == 0 and t.options == ["bagan", "cyrene"], "an empty Timeline is passed over"
    t.play("bagan")
    assert t.side(1).knowledge("inwa") == t.side(3).knowledge("bagan") == 3


def test_eff_11_card_means_builder_card() -> None:
    t = table(past=some(2, "pyramid"), boards=[["aristotle", "thales", "mercury"]]).play("learn aristotle")
    assert chances(t) == len(t.s.deck)
    # Ptolemy counts cards in hand; a collection is no hand.
    t = table(technologies=["mercury", "thales"], hand=["petra"], boards=[["ptolemy", "aristotle", "anaximenes"]])
    assert "ptolemy" in t.play("learn").options


def test_eff_11_artefacts_are_counted_in_play() -> None:
    boards = [["anaximenes", "mercury", "aristotle"]]
    three = ["nazca-lines", "olmec-heads", "moai-statue"]
    assert "anaximenes" not in table(hand=three, boards=boards).play("learn").options
    assert "anaximenes" in table(artefacts=three, boards=boards, hand=["petra"]).play("learn").options


def test_eff_12_a_question_about_hidden_cards_is_asked_in_any_case() -> None:
    # No artefact in hand: the answer can only be "nothing", and yet the question comes.
    t = begin_turn(table(hand=["diquis-stone-spheres", "petra"]))
    choose(t, "create diquis-stone-spheres @2")
    assert t.prompt == "create" and t.options == ["pass"]
    # Moai Statue wants two artefacts from the hand, and there is one.
    t = begin_turn(table(artefacts=["moai-statue"], hand=["petra", "nazca-lines"]))
    for _ in ("search", "draw", "search", "draw"):
        step(t)
    assert t.prompt == "pay-effect" and t.options == ["pass"]


def test_eff_12_so_silence_tells_nothing() -> None:
    """With and without a fitting card in hand, everybody else sees the same table."""
    views = []
    for hand in (["diquis-stone-spheres", "petra"], ["diquis-stone-spheres", "moai-statue"]):
        t = begin_turn(table(hand=hand))
        choose(t, "create diquis-stone-spheres @2")
        assert isinstance(t.s.turn, Ask)
        views.append(GAME.view(t.s, 1).record())
    assert views[0] == views[1]


def test_eff_12_what_everybody_can_see_is_not_asked() -> None:
    # The size of a hand is public: one card cannot pay two.
    t = table(artefacts=["planetary-stone"], hand=["petra"])
    begin_turn(t)
    finish_turn(t)
    assert t.ask.seat == 1
