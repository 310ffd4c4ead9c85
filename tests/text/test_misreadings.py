"""Texts that players misread: each says now what the fact tables say, in words that leave one reading."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE
from ostraka.games.mammothodus.game import MAMMOTHODUS
from ostraka.games.thebes.game import THEBES
from ostraka.text import words_for
from ostraka.text.catalogue import client_text
from ostraka.text.words import Words

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs" / "rules" / "en" / "ancient.md").read_text(encoding="utf-8")
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
    "Merchants' Table": (
        "if this megalith is in your Past, 1 extra point for each monument left on your Timeline, "
        "on top of the usual one"
    ),
    "Antikythera Mechanism": (
        "you must move one of your monuments with at least 4 knowledge on it from slot 1 to slot 3, if slot 3 has room"
    ),
    "Crystal Skull": (
        "turn 3 or more monuments in one Excavate action: "
        "you must learn a face-up technology whose requirement you meet, if there is one"
    ),
    "Piri Reis Map": "one monument on your Timeline with no knowledge on it",
    "Göbekli Tepe": "each monument in your Past of the type you have most of there",
    "Candi Sukuh": "lower one “at least” number of your choice by 1 in the requirement of each technology you learn",
    # Who chooses (EFF-10)
    "Aramu Muru": "each opponent chooses and discards 2 cards from their own hand",
    "The Fairies' Rock": "each opponent chooses and discards 1 card from their own hand",
    "Cretan Hieroglyphs": "each opponent chooses and discards 1 card from their own hand",
    "Oronce Finé's Map": "each opponent chooses and discards 2 cards from their own hand",
    "Pyramid of Userkaf": "each opponent chooses and discards 1 of their artefacts in play",
    "Tlaloc's Statue": "choose one monument on each opponent’s Timeline and add 3 knowledge to each monument chosen",
    "Great Sphinx of Giza": "one monument on each opponent’s Timeline and add 2 knowledge to each monument chosen",
    "Megaliths of Cauria": "one monument on each opponent’s Timeline and add 1 knowledge to each monument chosen",
    "Ancient Hebrew": "to each monument chosen, then draw 1 card (even if the first is impossible)",
    # As much as there can be
    # An “at least” number, so Candi Sukuh lowers it (CARD-11)
    "Astrology": "Requires at least 10 cards in hand (a full hand)",
    # Not the card itself
    "Dolmen of Menga": "create another monument",
    "Masuda Iwafune": "create another megalith",
    "Menhirs of Monteneuf": (
        "create another monument from your hand at its usual cost, without using an action; "
        "in slot 1 it declines this turn too"
    ),
    # Found by a blind reading: what each text says, written down without the rules at hand, against the fact tables
    "Mycenae": "remove up to 7 knowledge from your other monuments, split as you like",
    "Pyramid of Khafre": "5 points if you have at least 8 technologies, or 12 instead if you have at least 12",
    "Elongated Skulls": "draw 2 cards for every full 3 knowledge you lost during it",
    "Comalcalco Temple": "each monument with a Final scoring effect",
    # Found by a second one. Whose phase, how often, and while where
    "Ollantaytambo": "In your Timeline phase: remove",
    "Potala Palace": "skip your Decline phase this turn",
    "La Maná Pyramid": "you may once discard 1 card from your hand to draw 1 card",
    "Moai Statue": "you may once discard 2 artefacts",
    "Planetary Stone": "you may once discard 2 cards from your hand to remove up to 3 knowledge from your Timeline",
    "Angkor Wat": "While on your Timeline: if you have",
    "Nebra Sky Disc": "While in play: each megalith",
    # Less than that is there (EFF-3)
    "Luxor Temple": "remove 3 knowledge from this city (all of it if there is less)",
    "Cyrene": "remove 2 knowledge from this city (all of it if there is less)",
    "Philae": (
        "if you now have at least 4 cities on your Timeline, choose any 2 of your cities and remove "
        "3 knowledge from each (all of it if there is less)"
    ),
    "Yonaguni": "for each one discarded (all of it if there is less)",
    "Mercury": "remove 2 of your lost knowledge (all of it if there is less)",
    "Dolmen of Gochang": (
        "at least 5 other megaliths in your Past, remove 7 of your lost knowledge (all of it if there is less)"
    ),
    # From one monument or several (EFF-7)
    "Parthenon": "remove up to 2 of it, split as you like",
    "Paracas Candelabra": "remove up to 2 knowledge from your Timeline, split as you like",
    "Baghdad Battery": "remove up to 4 knowledge from your Timeline, split as you like",
    "Genetic Disk": "remove up to 2 knowledge from your Timeline, split as you like",
    "Mummification": "for each artefact you have in play, split as you like",
    "Kensington Runestone": "knowledge from your Timeline, split as you like, instead of drawing any cards",
    # The second half without the first (CARD-41)
    "Warangal": "remove 1 knowledge from your Timeline, then draw 1 card (even if the first is impossible)",
    "Iron Pillar of Delhi": (
        "if slot 1 of your Timeline is full (2 monuments), "
        "remove 1 knowledge from your Timeline, then draw 1 card (even if the first is impossible)"
    ),
    "Nicolas Flamel": "remove 1 of your lost knowledge, then draw 1 card (even if the first is impossible)",
    # Whether it counts itself (CARD-28, CARD-29, CARD-32, CARD-37, TEC-3)
    "Carnac Standing Stones": (
        "if you already have at least 20 lost knowledge, remove 15 of it; "
        "what is left on this megalith is lost only after that"
    ),
    "Derinkuyu": "with at least 6 knowledge on it; it may be this one",
    "Ica Stones": "at least 3 artefacts in play (counting this one)",
    "Janggun-chong": "6 points if this pyramid is in your Past and you have at least 3 monuments on your Timeline",
    "Pliny the Elder": "Requires at least 3 other ancient technologies",
    "Sumerian Cuneiform": "Requires at least 6 other technologies",
    "Anaximenes": "Requires at least 3 artefacts of yours in play",
    # Where, and what goes along (LAY-3, LAY-6, DEC-3)
    "Bagan": "swap this city with another monument on your Timeline; each keeps its knowledge",
    "Sator Square": "swap two monuments on your Timeline; each keeps its knowledge",
    "Planetary Grid": "move one monument on your Timeline to another slot with room",
    "Ajanta Caves": "move another monument on your Timeline to another slot with room; this city still takes up",
    "Mohenjo-daro": "if at least 2 adjacent monuments are of the same type as each other, remove 2 knowledge from",
    # At what price, and must it be (CRE-8, CARD-12, CARD-17)
    "Diquís Stone Spheres": "you may create an artefact from your hand at its usual cost, without using an action",
    "Poulnabrone Dolmen": "After you create another monument (except directly through this effect):",
    "Ancient Greek": "if you can, you must create an artefact from among them at its usual cost; discard the rest",
    "Pyramid of the Niches": "you must learn one whose requirement you meet, if there is one; put the others under",
    # In which order, and how many (CARD-13, CARD-16, CARD-22, CARD-33)
    "Teotihuacan": "one after the other; the second may be one just turned up",
    "Candi Kethek": "under the decks of their levels, one after the other; the second may be one just turned up",
    "Hermes Trismegistus": "each player, you first and then clockwise, picks 1 into their hand; then you pick 1 more",
    "Phaistos Disc": "you draw 3 cards instead of 2 for each monument you turn in an Excavate action",
}


@pytest.mark.parametrize("name", SAYS)
def test_a_card_of_ancient_knowledge_has_one_reading(name: str) -> None:
    assert SAYS[name] in texts(ANCIENT)[name]


def test_what_was_misread_on_many_cards_is_on_none() -> None:
    said = " ".join(texts(ANCIENT).values())
    misread = ("Each Timeline phase", "each of them", "at full cost", ", in all", "(if you can)", "phase of this")
    assert [phrase for phrase in misread if phrase in said] == []


def test_the_client_says_beside_a_card_what_holds_for_all_of_its_kind() -> None:
    says = client_text("en")
    for phase in ("immediate", "timeline", "decline"):
        assert "only “may” and “up to” leave you a choice" in line_of(says, f"activation-{phase}-long")
    assert "once in each of your Timeline phases" in line_of(says, "activation-timeline-long")
    assert "a monument on your Timeline" in line_of(says, "activation-permanent-long")
    assert "a monument only if it is in your Past" in line_of(says, "activation-final-long")
    # It may be moved and swapped (LOCK-1).
    assert line_of(says, "card-locked").endswith("can be created only in its printed slot")
    assert "Whose turn it is decides whether a token is used" in line_of(says, "mm-sort-talent-text")


def line_of(catalogue: str, message: str) -> str:
    """A message of one line, as it stands in a catalogue."""
    (line,) = [line for line in catalogue.splitlines() if line.startswith(f"{message} = ")]
    return line


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
    "+2 Degradation": "if there are too few, the game is lost. Then this discovery is put away and does nothing more",
    "Spirit of Stone": "halved, rounding up: each clan there loses that much population for each of its figures there",
    "Spirit of Flame": "Destroying it takes 1 die of 5 or more in one attack (persistence 1, protection 5)",
    "Trap": "when a tribe moves or a spirit jumps here: before the newcomer does anything, one die is rolled against",
    "wild card": "one card of whichever colour you like",
    "Protection": "and 2 is added to each die that is rolled here against them, in an attack of figures or for a trap",
    "+1 to Defence": "From now on it takes a die of 5 or more, not 4, to destroy a tribe",
    # Found by the second blind reading. Whose figure, which action, how many
    "green card": "one of your figures: for an action of this colour or, if the figure stands in a territory of this",
    "double red card": "both for one action of one figure",
    "blue extra-action card": "one more action, of a kind you have not done this turn, with the cards you have left",
    "draw-three card": "You may discard it at any moment, even during another clan’s turn, to draw three cards",
    "degradation card": "to your discard pile, with any number of others; it comes back when the pile is shuffled",
    "green figure of the Mammoths": "it may go one more step than the cards played on it give",
    "red figure of the Bison": "it rolls one more die than the cards played on it give",
    "yellow figure of the Bison": "When it cares, its clan gains 1 more population than the cards played on it give",
    "blue figure of the Bison": "a step is 1 defence or, where the marker cannot rise, a development card",
    "Fernmarsh (W4)": "on its own figures here for any action",
    # Where, and face up (R2.8, R6.13.2)
    "sun shard": "it can pay for a place of power that is activated in the same territory",
    "portal fragment P4": "place of power needs one thing more: in row 1 a moon shard, in row 2 a red territory",
    # The humans (R4.3, R5.4.2, R5.5.1, R11)
    "red human card": "if no tribe has moved in this phase, one new tribe appears",
    "New Trail": "drawn at random and laid in its territory. From now on tribes appear there too, with human cards of",
    "trail token 1": "when a New Trail card draws it",
    "Spirit of the Blizzard": "jumps to the nearest ones, however far, and attacks them at once; among equally near",
    "Movement + Attack": "From now on a tribe that moves, even to a bait, at once attacks the figures where it arrives",
    "+1 to Attack": "however many tribes take part: two tribes take 3, not 2",
    "Appearance + Movement": "unless a figure or a place of power is in the territory where it appears",
    # Until when, and what of the others (R12.4, R12.7, Q56)
    "Block the Summoning": "no tribe is given up for one, and those tribes do nothing else in this phase",
    "Bait": "move here and do not act any more in this phase; the tribes that were here before may act, but do not",
}


@pytest.mark.parametrize("name", CLANS_SAY)
def test_a_card_of_mammothodus_has_one_reading(name: str) -> None:
    assert CLANS_SAY[name] in texts(CLANS)[name]


@pytest.mark.parametrize("name", ["Block the Summoning", "Protection", "Trap", "Bait", "Block the Trail"])
def test_a_talent_says_who_decides_and_where_its_token_goes(name: str) -> None:
    said = texts(CLANS)[name]
    assert "The active clan may use it " in said
    assert said.endswith(" The token returns to its owner.")


def test_one_word_for_a_figure_and_one_for_a_territory() -> None:
    said = " ".join(texts(CLANS).values())
    misread = ("ancient", " ground", "step more", "die more", "population more", "does care", "counts 2 more")
    assert [phrase for phrase in misread if phrase in said] == []


def test_defence_is_spelt_one_way() -> None:
    rules = (ROOT / "docs" / "rules" / "en" / "mammothodus.md").read_text(encoding="utf-8")
    assert "Defense" not in rules + " ".join(texts(CLANS).values())


def test_the_cards_of_thebes_have_one_reading() -> None:
    said = texts(DIGGERS)
    assert any(name.startswith("2-point Egypt book") for name in said)
    general = [text for name, text in said.items() if "general knowledge" in name]
    limit = "only up to your special knowledge in that dig (books, legend, assistants). It is not a book about any site"
    assert general and all(limit in text for text in general)
    congresses = [text for name, text in said.items() if name.startswith("congress")]
    assert congresses and all("more than seven add nothing" in text for text in congresses)


FINDS_SAY = {
    "3-point Egypt book (London)": (
        "3 points of special knowledge in every dig in Egypt. Counts as 3 books about Egypt. "
        "Whoever has the most at the end gets 5 points, those who tie get 3 each."
    ),
    "Crete legend (Paris)": "You may discard it for 2 points of special knowledge in one dig in Crete.",
    "assistant (Berlin)": "three or more give 2 points in all. If you have only one, you may discard it for 1 point of",
    "shovel (Rome)": "Two shovels give 1 more token in every dig; three or more give 2 more in all.",
    "zeppelin (Rome)": "You may discard it before a trip",
    "special licence (London)": "dig once more at a site whose licence you have used this year",
    "small exhibition (London)": (
        "3 weeks Requires at least 1 artefact from Greece and 2 artefacts from Egypt. Hold it and keep the card: "
        "4 points at the end. The artefacts stay yours and can be shown again."
    ),
}


@pytest.mark.parametrize("name", FINDS_SAY)
def test_a_card_of_thebes_has_one_reading(name: str) -> None:
    assert FINDS_SAY[name] in " ".join(texts(DIGGERS)[name].split())


def test_an_exhibition_says_what_it_asks_for_once() -> None:
    shows = [text for name, text in texts(DIGGERS).items() if "exhibition" in name]
    assert len(shows) == 10
    assert {text.count("artefact from ") for text in shows} == {1}


NOUNS = (
    "actions|artefacts|books|cards|choices|cities|congresses|dice|effects|figures|fragments|games|licences|megaliths|"
    "minutes|monuments|options|points|pyramids|seats|seconds|shards|spirits|steps|technologies|tokens|trails|tribes|"
    "turns|weeks|are|have|were"
)
NEVER_ONE = {
    "gallery-text", "gallery-text-plain", "gallery-text-thebes",  # everything there is
    "game-other-facts", "th-weeks-range", "new-seats-only", "preview-dial",  # from here to there
    "ratings-house-games",  # an average
    "rules-none",  # the rules, not a number
    "result-you-with",  # you and others
    "ask-order", "event-ending", "event-end", "meter-past-why", "meter-places-why",  # two or more by the rules
    "text-exhibition", "forecast-exhibition", "th-most-books",  # 3, 4 or 5 points
    "preview-dig-row", "preview-dig-weeks",  # an average, with its decimals
    "board-past",  # of fourteen
    "way-all", "way-all-play", "way-all-discard",  # offered where there are several
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
