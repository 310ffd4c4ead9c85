"""Texts that players misread: each says now what the fact tables say, in words that leave one reading."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE
from ostraka.games.mammothodus.game import MAMMOTHODUS
from ostraka.games.thebes.game import THEBES
from ostraka.text import words_for
from ostraka.text.words import Words

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs" / "rules" / "ancient.md").read_text(encoding="utf-8")
ANCIENT = words_for(ANCIENT_KNOWLEDGE, "en", strict=True)
CLANS = words_for(MAMMOTHODUS, "en", strict=True)
DIGGERS = words_for(THEBES, "en", strict=True)


def texts(words: Words) -> dict[str, str]:
    """What every card says, by its name: line, requirement and text."""
    found: dict[str, str] = {}
    for n in range(words.things):
        parts = (words.card_line(n), words.requirement(n) or "", words.card_text(n))
        found.setdefault(words.card(n), " ".join(parts))
    return found


SAYS = {
    # The city goes, not the knowledge (DEC-11).
    "Babylon": "if even 1 knowledge is left on it, discard this city: it does not reach your Past",
    "Merchants' Table": "1 extra point for each monument left on your Timeline, on top of the usual one",
    "Antikythera Mechanism": "from slot 1 to slot 3, if slot 3 has room",
    "Crystal Skull": "turn 3 or more monuments in one Excavate action: learn a face-up technology whose requirement",
    "Piri Reis Map": "one of your monuments with no knowledge on it",
    "Göbekli Tepe": "each monument in your Past of the type you have most of there",
    "Candi Sukuh": "count one “at least” number as 1 lower in the requirement of each technology you learn",
    # Who chooses (EFF-10)
    "Aramu Muru": "each opponent chooses and discards 2 cards from their own hand",
    "The Fairies' Rock": "each opponent chooses and discards 1 card from their own hand",
    "Cretan Hieroglyphs": "each opponent chooses and discards 1 card from their own hand",
    "Oronce Finé's Map": "each opponent chooses and discards 2 cards from their own hand",
    "Pyramid of Userkaf": "each opponent chooses and discards 1 of their artefacts in play",
    "Tlaloc's Statue": "choose one monument on the Timeline of each opponent and add 3 knowledge to each of them",
    "Great Sphinx of Giza": "choose one monument on the Timeline of each opponent and add 2 knowledge to each of them",
    "Megaliths of Cauria": "choose one monument on the Timeline of each opponent and add 1 knowledge to each of them",
    "Ancient Hebrew": "choose one monument on the Timeline of each opponent and add 1 knowledge to each of them, then",
    # As much as there can be
    "Iron Pillar of Delhi": "if slot 1 of your Timeline is full",
    "Astrology": "Requires a full hand",
    # Not the card itself
    "Dolmen of Menga": "create another monument",
    "Masuda Iwafune": "create another megalith",
    "Menhirs of Monteneuf": "create another monument",
    # Found by a blind reading: what each text says, written down without the rules at hand, against the fact tables
    "Mycenae": "remove up to 7 knowledge from your other monuments, in all",
    "Pyramid of Khafre": "5 points if you have at least 8 technologies, or 12 instead if you have at least 12",
    "Elongated Skulls": "draw 2 cards for every full 3 knowledge you lost during it",
    "Comalcalco Temple": "each monument with a Final scoring effect",
}


@pytest.mark.parametrize("name", SAYS)
def test_a_card_of_ancient_knowledge_has_one_reading(name: str) -> None:
    assert SAYS[name] in texts(ANCIENT)[name]


@pytest.mark.parametrize("name", ["Llaqtapata", "Machu Picchu", "Karnak Temple", "Babylon", "Atlantis"])
def test_the_perishing_cities_perish_and_their_knowledge_is_not_lost(name: str) -> None:
    assert texts(ANCIENT)[name].endswith(
        "discard this city: it does not reach your Past, and the knowledge on it is not lost."
    )


def test_the_points_of_a_level_ii_technology_are_said_once() -> None:
    said = [text for text in texts(ANCIENT).values() if "level II ·" in text or text.endswith(" points.")]
    twice = [text for text in said if " technology " in text and len(re.findall(r"\d+ points?\b", text)) != 1]
    assert said and not twice


def test_one_word_for_adjacent_one_for_final_scoring_and_the_timeline_moves_left() -> None:
    everything = (
        RULES
        + " ".join(texts(ANCIENT).values())
        + "".join(
            path.read_text(encoding="utf-8") for path in (ROOT / "src/ostraka/games/ancient/text/en").glob("*.ftl")
        )
    )
    for word in ("neighbour", "moves up one", "move up one", "final effect"):
        assert word not in everything.lower(), word


CLANS_SAY = {
    "+2 Degradation": "this discovery is put away and does nothing more",
    "Spirit of Stone": "halved, rounding up: each clan there loses that much population for each of its figures there",
    "Spirit of Flame": "To destroy it takes 1 die of 5 or more",
    "Trap": "when a tribe or spirit moves here: roll a die, which destroys the newcomer as a die of an attack would",
    "wild card": "one card of whichever colour you like",
    "Protection": "The token returns to its owner",
    "+1 to Defence": "a die of 5 or more, not 4, to destroy a tribe",
}


@pytest.mark.parametrize("name", CLANS_SAY)
def test_a_card_of_mammothodus_has_one_reading(name: str) -> None:
    assert CLANS_SAY[name] in texts(CLANS)[name]


def test_defence_is_spelt_one_way() -> None:
    rules = (ROOT / "docs" / "rules" / "mammothodus.md").read_text(encoding="utf-8")
    assert "Defense" not in rules + " ".join(texts(CLANS).values())


def test_the_cards_of_thebes_have_one_reading() -> None:
    said = texts(DIGGERS)
    assert any(name.startswith("2-point Egypt book") for name in said)
    general = [text for name, text in said.items() if "general knowledge" in name]
    assert general and all("counts only up to your special knowledge of the site" in text for text in general)
    congresses = [text for name, text in said.items() if name.startswith("congress")]
    assert congresses and all("more than seven add nothing" in text for text in congresses)


NOUNS = (
    "actions|artefacts|books|cards|choices|cities|congresses|dice|effects|figures|fragments|games|licences|megaliths|"
    "minutes|monuments|options|points|pyramids|seats|seconds|shards|spirits|steps|technologies|tokens|trails|tribes|"
    "turns|weeks|are|have|were"
)
NEVER_ONE = {
    "gallery-text", "gallery-text-plain", "gallery-text-thebes",  # everything there is
    "game-other-facts", "th-weeks-range", "new-seats-only",  # from here to there
    "ratings-house-games",  # an average
    "rules-none",  # the rules, not a number
    "ask-order", "event-ending", "event-end", "meter-past-why", "meter-places-why",  # two or more by the rules
    "text-exhibition", "forecast-exhibition",  # 4 or 5 points
    "preview-dig-row", "preview-dig-weeks",  # an average, with its decimals
    "board-past",  # of fourteen
    "condition-timeline", "count-hand",  # the fullest there is
    "op-look_keep", "op-draft_reveal", "op-look_create", "op-look_learn", "op-excavate_rate",  # as printed: 3 to 10
}  # fmt: skip
"""Messages that count what is never a single one."""


def test_a_number_that_may_be_one_has_a_singular() -> None:
    counted = re.compile(rf"\{{ \$\w+ \}} (?:(?:more|other|closed|degradation|turned) )*(?:{NOUNS})\b")
    wrong: list[str] = []
    for path in sorted((ROOT / "src" / "ostraka").rglob("*.ftl")):
        message = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            named = re.match(r"([\w-]+) =", line)
            message = named.group(1) if named else message
            plural = re.match(r"\s+\*?\[other\]", line)
            if counted.search(line) and not plural and message not in NEVER_ONE:
                wrong.append(f"{path.name}: {line.strip()}")
    assert wrong == []


@pytest.mark.parametrize("words", [ANCIENT, CLANS, DIGGERS], ids=["ancient", "mammothodus", "thebes"])
def test_one_thing_is_never_many(words: Words) -> None:
    plural = re.compile(rf"\b1 (?:(?:more|other|extra|turned|face-up) )*(?:{NOUNS})\b")
    assert [text for text in texts(words).values() if plural.search(text)] == []
