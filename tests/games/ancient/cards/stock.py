"""Cards to lay out where a test needs only their kind, and shorthands the card tests share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.ancient.table import Given, table

Area = dict[str, Any]
"""What `table` lays out, where several tables share it."""

# Only immediate and decline effects: on a Timeline or in a Past these monuments keep quiet.
CITIES = [
    "timbuktu",
    "lopburi-temple",
    "bagan",
    "ajanta-caves",
    "heracleion",
    "jericho",
    "derinkuyu",
    "tiwanaku",
    "baalbek",
    "sacsayhuaman",
    "philae",
]
MEGALITHS = [
    "dolmen-of-gochang",
    "aramu-muru",
    "the-fairies-rock",
    "barabar-caves",
    "statues-of-ramesses-ii",
    "diquis-stone-spheres",
    "fort-samaipata",
    "dolmen-of-menga",
    "baalbek-trilithon",
    "great-sphinx-of-giza",
]
PYRAMIDS = [
    "pyramid-of-userkaf",
    "caral",
    "teotihuacan",
    "pyramid-of-nice",
    "tikal-temple-i",
    "xixia-wangling",
    "nubian-pyramids",
    "pyramids-of-plaine-magnien",
    "calakmul",
]
# Cards for hands: none of them lies in the lists above.
SPARE = [
    "osirion",
    "abu-gorab",
    "gobekli-tepe",
    "byblos",
    "ellora-caves",
    "stonehenge",
    "aswan-obelisk",
    "sulawesi-megaliths",
    "moron",
    "circles-of-mpumalanga",
    "giants-tomb",
]
# Artefacts that react to nothing the tests do.
ARTEFACTS = ["crystal-skull", "lydite-flute", "piri-reis-map", "baghdad-battery", "saqqara-vases"]
# Technologies of level I, by type.
ANCIENTS = ["anaximenes", "aristotle", "hermes-trismegistus", "thales", "nicolas-flamel", "anaximander", "melchizedek"]
SECRETS = ["the-number-pi", "mummification", "mystery-school", "flower-of-life", "sator-square", "astronomy"]
WRITINGS = ["ancient-hebrew", "ancient-greek", "arabic-numerals", "proto-writing", "coptic-alphabet", "latin-alphabet"]
# These three can be learned by anybody and do nothing on an empty table; one of each type.
MERCURY, GRID, RUNES = "mercury", "planetary-grid", "runic-alphabet"


def final(card: str, past: Iterable[str] = (), **area: Any) -> int:
    """What the final effects score with this card in the Past."""
    return table(past=[card, *past], **area).points["final-effects"]


def declining(card: str, past: Iterable[str] = (), **area: Any) -> Given:
    """The Decline phase begins with this monument alone in slot 1, without tokens."""
    return table(timeline={1: [card]}, past=past, **area).decline_phase()


def created_with(card: str, slot: int, cost: int = 0, **area: Any) -> int:
    """The knowledge on a monument when it has just been created in this slot, with just enough cards to pay."""
    return table(hand=[card, *SPARE[:cost]], **area).play(f"create {card} @{slot}").knowledge(card)


def learnable(technology: str, **area: Any) -> bool:
    """Whether the Learn action offers this technology."""
    t = table(boards=[[MERCURY, GRID, RUNES], [technology], []], **area).play("learn")
    assert {MERCURY, GRID, RUNES} <= set(t.options)
    return technology in t.options


def learn(technology: str, **area: Any) -> Given:
    """Learn a technology by action from a board of its own.

    There is a monument to excavate, so that the play stops at the question for the second action.
    """
    return table(**{"boards": [[technology], [], []], "past": ["calakmul"], **area}).play(f"learn {technology}")


def costs(artefact: str, cost: int) -> None:
    """An artefact is created for exactly so many other cards of the hand, and not for one fewer (CRE-9)."""
    t = table(hand=[artefact, *SPARE[:cost]]).play(f"create {artefact}")
    assert (t.artefacts, t.hand, t.discard) == ([artefact], [], sorted(SPARE[:cost]))
    # Two artefacts without a cost, so that there is always a choice of what to create.
    free = ["ica-stones", "tzolkin"]
    poor = table(hand=[artefact, *[*free, *SPARE][: cost - 1]]).play()
    assert artefact not in (poor.play("create").options if "create" in poor.options else [])
