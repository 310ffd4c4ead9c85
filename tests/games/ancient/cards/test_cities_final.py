"""The cities that work as they decline or in the final scoring, one by one."""

from __future__ import annotations

from typing import Any

from tests.games.ancient.table import table

ANCIENT = ["anaximenes", "aristotle", "thales", "mercury", "imhotep"]
SECRET = ["the-number-pi", "mummification", "mystery-school", "astronomy", "royal-cubit"]


def final(*past: str, **area: Any) -> int:
    """The points of the final effects with these monuments in the Past."""
    return table(past=past, **area).points["final-effects"]


def assert_perishes(city: str) -> None:
    """With one token it goes to the discard pile, and the token to the supply (CARD-04, DEC-11)."""
    t = table(timeline={1: [city], 2: ["inwa"]}, knowledge={city: 1}, artefacts=["elongated-skulls"]).decline_phase()
    assert t.idle and t.discard == [city] and t.past == [] and t.lost == 0
    assert t.timeline == {1: ["inwa"]}


def assert_endures(city: str, points: int) -> None:
    """Without tokens it declines like any other monument, and is worth its points."""
    t = table(timeline={1: [city]}).decline_phase()
    assert t.idle and t.past == [city] and t.discard == [] and t.points["monuments"] == points


# Decline effects


def test_ajanta_caves_move_another_monument() -> None:
    t = table(timeline={1: ["ajanta-caves"], 3: ["inwa"], 5: ["jericho"]}, knowledge={"jericho": 3}).decline_phase()
    assert t.prompt == "move" and t.options == ["jericho", "inwa"], "it must, and not itself (CARD-08)"
    t.play("jericho")
    assert t.options == ["@1", "@2", "@3", "@4", "@6"]
    t.play("@6")
    assert t.timeline == {2: ["inwa"], 5: ["jericho"]} and t.knowledge("jericho") == 3


def test_ajanta_caves_move_only_where_there_is_room() -> None:
    standing = {1: ["ajanta-caves"], 2: ["inwa", "caral"], 3: ["jericho"]}
    t = table(timeline=standing).decline_phase().play("jericho")
    assert t.options == ["@1", "@4", "@5", "@6"]


def test_ajanta_caves_rescue_the_other_monument_of_slot_1() -> None:
    t = table(timeline={1: ["ajanta-caves", "babylon"]}, knowledge={"babylon": 9}).decline_phase()
    t.play("ajanta-caves @2")
    assert t.past == ["ajanta-caves"] and t.discard == [], "Babylon has left before its decline began (DEC-5)"
    assert t.timeline == {1: ["babylon"]} and t.knowledge("babylon") == 9


def test_ajanta_caves_can_send_a_monument_to_its_decline() -> None:
    t = table(timeline={1: ["ajanta-caves"], 4: ["inwa"]}, knowledge={"inwa": 2}).decline_phase().play("@1")
    assert t.past == ["ajanta-caves", "inwa"] and t.lost == 2 and t.timeline == {}, "until slot 1 is empty (DEC-6)"


def test_ajanta_caves_do_nothing_alone() -> None:
    t = table(timeline={1: ["ajanta-caves"]}, knowledge={"ajanta-caves": 2}).decline_phase()
    assert t.idle and t.past == ["ajanta-caves"] and t.lost == 2


def test_ajanta_caves_move_a_locked_monument_unless_agreed_otherwise() -> None:
    standing = {1: ["ajanta-caves"], 4: ["tulum"], 5: ["inwa"]}
    assert table(timeline=standing).decline_phase().options == ["inwa", "tulum"]
    t = table(timeline=standing, settings=["lock_blocks_effects"]).decline_phase()
    assert t.prompt == "move-to" and t.play("@2").timeline == {1: ["inwa"], 3: ["tulum"]}, "LOCK-1"


def test_heracleion_draws_four() -> None:
    t = table(timeline={1: ["heracleion"]}).decline_phase().roll("caral", "palenque", "tonina", "uxmal")
    assert t.idle and t.hand == ["caral", "palenque", "tonina", "uxmal"] and t.past == ["heracleion"]


def test_jericho_draws_six() -> None:
    drawn = ["caral", "palenque", "tonina", "uxmal", "inwa", "petra"]
    t = table(timeline={1: ["jericho"]}).decline_phase().roll(*drawn)
    assert t.idle and t.hand == sorted(drawn) and t.past == ["jericho"]


def test_jericho_stops_at_ten_cards() -> None:
    hand = ["inwa", "petra", "bagan", "tulum", "cyrene", "philae", "babylon", "atlantis"]
    t = table(timeline={1: ["jericho"]}, hand=hand).decline_phase().roll("caral", "palenque")
    assert t.idle and t.hand == sorted([*hand, "caral", "palenque"])


def test_derinkuyu_takes_four_off_a_city_with_six() -> None:
    held = {"babylon": 9, "atlantis": 6, "inwa": 5, "yonaguni": 14}
    standing = {1: ["derinkuyu"], 3: ["babylon", "atlantis"], 4: ["inwa", "yonaguni"]}
    t = table(timeline=standing, knowledge=held).decline_phase()
    assert t.options == ["babylon", "atlantis"], "cities with six or more (CARD-28)"
    t.play("atlantis")
    assert [t.knowledge(c) for c in held] == [9, 2, 5, 14]


def test_derinkuyu_may_relieve_itself() -> None:
    t = table(timeline={1: ["derinkuyu"]}, knowledge={"derinkuyu": 6}).decline_phase()
    assert t.past == ["derinkuyu"] and t.lost == 2


def test_derinkuyu_does_nothing_without_a_city_of_six() -> None:
    t = table(timeline={1: ["derinkuyu"], 3: ["inwa"]}, knowledge={"derinkuyu": 1, "inwa": 5}).decline_phase()
    assert t.idle and t.knowledge("inwa") == 5 and t.lost == 1


def test_mycenae_takes_up_to_seven_off_other_monuments() -> None:
    held = {"mycenae": 4, "babylon": 9, "caral": 2}
    t = table(timeline={1: ["mycenae"], 3: ["babylon", "caral"]}, knowledge=held).decline_phase()
    assert t.options == ["pass", "babylon", "caral"], "never off itself (CARD-40)"
    t.play("caral babylon babylon babylon babylon babylon babylon")
    assert t.idle and t.knowledge("babylon") == 3 and t.knowledge("caral") == 1 and t.lost == 4


def test_mycenae_may_stop_early() -> None:
    held = {"mycenae": 4, "babylon": 9}
    t = table(timeline={1: ["mycenae"], 3: ["babylon"]}, knowledge=held).decline_phase().play("babylon pass")
    assert t.idle and t.knowledge("babylon") == 8 and t.past == ["mycenae"]


def test_mycenae_declining_first_saves_a_city_that_would_perish() -> None:
    t = table(timeline={1: ["mycenae", "llaqtapata"]}, knowledge={"llaqtapata": 2}).decline_phase()
    t.play("mycenae llaqtapata llaqtapata")
    assert t.past == ["llaqtapata", "mycenae"] and t.discard == []


def test_llaqtapata_perishes_with_knowledge_on_it() -> None:
    assert_perishes("llaqtapata")


def test_llaqtapata_endures_without() -> None:
    assert_endures("llaqtapata", 6)


def test_machu_picchu_perishes_with_knowledge_on_it() -> None:
    assert_perishes("machu-picchu")


def test_machu_picchu_endures_without() -> None:
    assert_endures("machu-picchu", 7)


def test_karnak_temple_perishes_with_knowledge_on_it() -> None:
    assert_perishes("karnak-temple")


def test_karnak_temple_endures_without() -> None:
    assert_endures("karnak-temple", 8)


def test_babylon_perishes_with_knowledge_on_it() -> None:
    assert_perishes("babylon")


def test_babylon_endures_without() -> None:
    assert_endures("babylon", 10)


def test_atlantis_perishes_with_knowledge_on_it() -> None:
    assert_perishes("atlantis")


def test_atlantis_endures_without() -> None:
    assert_endures("atlantis", 12)


def test_atlantis_perishing_does_not_feed_the_elongated_skulls() -> None:
    held = {"atlantis": 10, "inwa": 2}
    t = table(timeline={1: ["atlantis", "inwa"]}, knowledge=held, artefacts=["elongated-skulls"]).decline_phase()
    t.play("atlantis")
    assert t.idle and t.lost == 2 and t.hand == [], "its tokens are not lost knowledge (CARD-23, DEC-11)"


# Final effects


def test_osirion_pays_the_highest_step_of_ancient_technologies() -> None:
    assert [final("osirion", technologies=ANCIENT[:n]) for n in range(1, 6)] == [0, 0, 4, 4, 7]
    assert final("osirion", technologies=SECRET) == 0


def test_osirion_pays_nothing_on_the_timeline() -> None:
    t = table(timeline={4: ["osirion"]}, technologies=ANCIENT)
    assert t.points["final-effects"] == 0 and t.points["timeline"] == 1, "one point like any other (END-3, END-4)"


def test_abu_gorab_pays_the_highest_step_of_secret_technologies() -> None:
    assert [final("abu-gorab", technologies=SECRET[:n]) for n in range(1, 6)] == [0, 0, 4, 4, 7]
    assert final("abu-gorab", technologies=ANCIENT) == 0


def test_gobekli_tepe_pays_one_for_each_of_the_commonest_type() -> None:
    assert final("gobekli-tepe") == 1, "it counts itself (CARD-31)"
    assert final("gobekli-tepe", "inwa", "caral") == 2
    assert final("gobekli-tepe", "hagar-qim", "ggantija", "aramu-muru", "caral") == 3


def test_byblos_pays_two_for_each_trio() -> None:
    assert final("byblos", "hagar-qim", "ggantija") == 0
    assert final("byblos", "hagar-qim", "caral") == 2, "it is the city of a trio itself (CARD-31)"
    assert final("byblos", "inwa", "petra", "hagar-qim", "ggantija", "caral", "uxmal") == 4


def test_ellora_caves_pay_one_for_each_city() -> None:
    assert final("ellora-caves") == 1, "it counts itself (CARD-31)"
    assert final("ellora-caves", "inwa", "petra", "caral", "hagar-qim", timeline={3: ["jericho"]}) == 3
