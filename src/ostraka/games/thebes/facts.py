"""Cards, tokens, board and chronometer as fact records, in the shape of the data files."""

from __future__ import annotations

from typing import Final

from ostraka.games.thebes.board import CHRONOMETER, DISTANCE, FEWEST, ROUTES, WIDTH
from ostraka.games.thebes.cards.kinds import Thing
from ostraka.games.thebes.catalogue import ALL_THINGS, bag_of, bonus_of
from ostraka.games.thebes.terms import (
    ARTEFACT,
    BLANKS,
    CARD_COUNT,
    CITIES,
    EXHIBITION,
    GENERAL_BOOK,
    KIND_NAMES,
    LEGEND,
    PLACES,
    RESEARCH,
    SITES,
)

__all__ = ["all_facts", "card_facts", "card_id", "chronometer_facts", "distances", "routes", "site_facts", "site_name"]


def site_name(site: int) -> str:
    return PLACES[CITIES + site]


def _stem(card: Thing) -> str:
    """The id of a card without the letter that tells copies apart."""
    city = PLACES[card.city]
    if card.kind == EXHIBITION:
        return f"exhibition-{'small' if card.value == 4 else 'large'}-{city}"
    words = [KIND_NAMES[card.kind]]
    if card.site >= 0:
        words.append(site_name(card.site))
    if card.value and card.kind != LEGEND:
        words.append(str(card.value))
    return "-".join([*words, city])


_STEMS: Final[list[str]] = [_stem(card) for card in ALL_THINGS[:CARD_COUNT]]


def card_id(number: int) -> str:
    """`book-greece-2-rome-b`: kind, site, value, city, and a letter where there are several alike."""
    stem = _STEMS[number]
    alike = [n for n in range(CARD_COUNT) if _STEMS[n] == stem]
    return stem if len(alike) == 1 else f"{stem}-{'abcdef'[alike.index(number)]}"


def card_facts(number: int) -> dict[str, object]:
    """A research card or an exhibition, as cards.json has it."""
    card = ALL_THINGS[number]
    if number >= RESEARCH:
        return {
            "id": card_id(number),
            "size": "small" if card.value == 4 else "large",
            "city": PLACES[card.city],
            "weeks": card.weeks,
            "points": card.value,
            "requires": {site_name(site): n for site, n in enumerate(card.requires) if n},
        }
    return {
        "id": card_id(number),
        "kind": KIND_NAMES[card.kind],
        "city": PLACES[card.city],
        "weeks": card.weeks,
        "value": card.value,
        "site": site_name(card.site) if card.site >= 0 else None,
    }


def site_facts(site: int) -> dict[str, object]:
    """The find tokens of a site, as tokens.json has them."""
    bag = [ALL_THINGS[token] for token in bag_of(site)]
    bonus = ALL_THINGS[bonus_of(site)]
    artefacts = [bonus, *[token for token in bag if token.kind == ARTEFACT]]
    others = [token for token in bag if token.kind != ARTEFACT]
    return {
        "artefacts": [token.value for token in artefacts],
        "artefact_names": [token.name for token in artefacts],
        "artefact_points_total": sum(token.value for token in artefacts),
        "first_dig_bonus": bonus.value,
        "knowledge_tokens": [
            {
                "kind": KIND_NAMES[token.kind],
                "site": None if token.kind == GENERAL_BOOK else site_name(token.site),
                "value": token.value,
            }
            for token in others
        ],
        "blanks": BLANKS,
        "total": len(bag) + 1 + BLANKS,
        "bag_at_start": len(bag) + BLANKS,
    }


def routes() -> list[list[str]]:
    """The routes of the board, by names."""
    return [[PLACES[a], PLACES[b]] for a, b in ROUTES]


def distances() -> dict[str, list[int]]:
    """The length of the shortest way between any two places."""
    return {name: DISTANCE[a * WIDTH : (a + 1) * WIDTH] for a, name in enumerate(PLACES)}


def chronometer_facts() -> dict[str, object]:
    """The chronometer, knowledge 1..12 by weeks 1..12."""
    return {
        "table": [row[1:] for row in CHRONOMETER[1:]],
        "fewest_weeks_for_one_token": {str(k): FEWEST[k] for k in range(1, len(FEWEST))},
    }


def all_facts() -> list[dict[str, object]]:
    """Every card, then the tokens of every site."""
    cards = [card_facts(number) for number in range(CARD_COUNT)]
    return cards + [{"site": site_name(site), **site_facts(site)} for site in range(SITES)]
