"""The technologies of level II, one by one: what they ask for and what they are worth."""

from __future__ import annotations

from tests.games.ancient.cards.stock import (
    ANCIENTS,
    ARTEFACTS,
    CITIES,
    MEGALITHS,
    PYRAMIDS,
    SECRETS,
    SPARE,
    WRITINGS,
    learnable,
)
from tests.games.ancient.table import table

FINALS = ["osirion", "stonehenge", "palenque"]


def worth(technology: str, points: int) -> bool:
    """Whether it scores so many points, once, whatever has become of its requirement (TEC-2)."""
    t = table(technologies=[technology])
    return (t.points["technologies"], t.points["total"]) == (points, points)


def test_imhotep_needs_four_artefacts_in_play() -> None:
    assert learnable("imhotep", artefacts=ARTEFACTS[:4])
    assert not learnable("imhotep", artefacts=ARTEFACTS[:3], hand=ARTEFACTS[3:])


def test_imhotep_is_worth_three() -> None:
    assert worth("imhotep", 3)


def test_plato_needs_seven_of_one_type_in_the_past() -> None:
    for kind in (CITIES, MEGALITHS, PYRAMIDS):
        assert learnable("plato", past=kind[:7])
        assert not learnable("plato", past=kind[:6])
    assert not learnable("plato", past=[*CITIES[:6], *MEGALITHS[:6]])


def test_plato_is_worth_four() -> None:
    assert worth("plato", 4)


def test_thoth_needs_nine_lost() -> None:
    assert [learnable("thoth", lost=n) for n in (8, 9, 10)] == [False, True, True]


def test_thoth_is_worth_two() -> None:
    assert worth("thoth", 2)


def test_pythagoras_needs_three_final_effects_in_the_past() -> None:
    assert learnable("pythagoras", past=FINALS)
    assert not learnable("pythagoras", past=[*FINALS[:2], *CITIES[:4]], timeline={4: FINALS[2:]})


def test_pythagoras_is_worth_three() -> None:
    assert worth("pythagoras", 3)


def test_akhenaten_needs_four_pyramids_in_the_past() -> None:
    assert learnable("akhenaten", past=PYRAMIDS[:4])
    assert not learnable("akhenaten", past=[*PYRAMIDS[:3], *CITIES[:3]], timeline={4: PYRAMIDS[3:5]})


def test_akhenaten_is_worth_three() -> None:
    assert worth("akhenaten", 3)


def test_pliny_the_elder_needs_three_ancients_besides_itself() -> None:
    assert learnable("pliny-the-elder", technologies=ANCIENTS[:3])
    assert not learnable("pliny-the-elder", technologies=[*ANCIENTS[:2], *SECRETS[:3], *WRITINGS[:3]])


def test_pliny_the_elder_is_worth_two() -> None:
    assert worth("pliny-the-elder", 2)


def test_golden_mean_needs_three_cities_in_the_past() -> None:
    assert learnable("golden-mean", past=CITIES[:3])
    assert not learnable("golden-mean", past=[*CITIES[:2], *PYRAMIDS[:3]], timeline={4: CITIES[2:4]})


def test_golden_mean_is_worth_two() -> None:
    assert worth("golden-mean", 2)


def test_royal_cubit_needs_three_secrets_besides_itself() -> None:
    assert learnable("royal-cubit", technologies=SECRETS[:3])
    assert not learnable("royal-cubit", technologies=[*SECRETS[:2], *ANCIENTS[:3], *WRITINGS[:3]])


def test_royal_cubit_is_worth_two() -> None:
    assert worth("royal-cubit", 2)


def test_astrology_needs_a_full_hand() -> None:
    assert [learnable("astrology", hand=SPARE[:n]) for n in (9, 10)] == [False, True]


def test_astrology_is_worth_two() -> None:
    assert worth("astrology", 2)


def test_alchemy_needs_seven_monuments_in_the_past_and_little_lost() -> None:
    past = [*CITIES[:3], *MEGALITHS[:2], *PYRAMIDS[:2]]
    assert learnable("alchemy", past=past, lost=3)
    assert not learnable("alchemy", past=past, lost=4)
    assert not learnable("alchemy", past=past[:6], lost=0)


def test_alchemy_is_worth_four() -> None:
    assert worth("alchemy", 4)


def test_hermeticism_needs_five_cities_in_the_past() -> None:
    assert learnable("hermeticism", past=CITIES[:5])
    assert not learnable("hermeticism", past=[*CITIES[:4], *PYRAMIDS[:3]], timeline={4: CITIES[4:6]})


def test_hermeticism_is_worth_three() -> None:
    assert worth("hermeticism", 3)


def test_ari_kat_needs_three_of_each_type_in_the_past() -> None:
    assert learnable("ari-kat", past=[*CITIES[:3], *MEGALITHS[:3], *PYRAMIDS[:3]])
    assert not learnable("ari-kat", past=[*CITIES[:2], *MEGALITHS[:4], *PYRAMIDS[:4]])
    assert not learnable("ari-kat", past=[*CITIES[:4], *MEGALITHS[:2], *PYRAMIDS[:4]])
    assert not learnable("ari-kat", past=[*CITIES[:4], *MEGALITHS[:4], *PYRAMIDS[:2]])


def test_ari_kat_is_worth_five() -> None:
    assert worth("ari-kat", 5)


def test_chinese_alphabet_needs_three_megaliths_in_the_past() -> None:
    assert learnable("chinese-alphabet", past=MEGALITHS[:3])
    assert not learnable("chinese-alphabet", past=[*MEGALITHS[:2], *CITIES[:3]], timeline={4: MEGALITHS[2:4]})


def test_chinese_alphabet_is_worth_two() -> None:
    assert worth("chinese-alphabet", 2)


def test_emerald_tablet_needs_three_writings_besides_itself() -> None:
    assert learnable("emerald-tablet", technologies=WRITINGS[:3])
    assert not learnable("emerald-tablet", technologies=[*WRITINGS[:2], *ANCIENTS[:3], *SECRETS[:3]])


def test_emerald_tablet_is_worth_two() -> None:
    assert worth("emerald-tablet", 2)


def test_sumerian_cuneiform_needs_six_technologies_of_either_level_besides_itself() -> None:
    learned = [*ANCIENTS[:2], *SECRETS[:2], "plato", "thoth"]
    assert learnable("sumerian-cuneiform", technologies=learned)
    assert not learnable("sumerian-cuneiform", technologies=learned[:5])


def test_sumerian_cuneiform_is_worth_two() -> None:
    assert worth("sumerian-cuneiform", 2)


def test_maya_script_needs_ten_monuments_in_the_past() -> None:
    past = [*CITIES[:4], *MEGALITHS[:3], *PYRAMIDS[:3]]
    assert learnable("maya-script", past=past, turned=10), "turned monuments count (ACT-2)"
    assert not learnable("maya-script", past=past[:9], timeline={4: past[9:]})


def test_maya_script_is_worth_two() -> None:
    assert worth("maya-script", 2)


def test_phoenician_alphabet_needs_fifteen_lost() -> None:
    assert [learnable("phoenician-alphabet", lost=n) for n in (14, 15)] == [False, True]


def test_phoenician_alphabet_is_worth_four() -> None:
    assert worth("phoenician-alphabet", 4)


def test_hieroglyphs_need_five_megaliths_in_the_past() -> None:
    assert learnable("hieroglyphs", past=MEGALITHS[:5])
    assert not learnable("hieroglyphs", past=[*MEGALITHS[:4], *CITIES[:3]], timeline={4: MEGALITHS[5:7]})


def test_hieroglyphs_are_worth_four() -> None:
    assert worth("hieroglyphs", 4)
