"""A whole game of each title by ear: played from the accessibility tree alone, and what its names say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import People
from tests.web.reader import Heard, Reader
from tests.web.visitor import GAMES, Offer, Update, Visitor, brisk


def twice(name: str) -> list[str]:
    """The sentences that a name says more than once."""
    said = [part.strip() for part in re.split(r"(?<=[.!?]) ", name.lower())]
    said = [part.rstrip(".") for part in said]
    return [part for part in set(said) if part and said.count(part) > 1]


def told(update: Update, controls: list[Heard]) -> None:
    """Every answer can be heard of, and nothing is said twice."""
    names = [heard.name for heard in controls]
    for offer in update["decision"]["offers"]:
        assert any(offer["label"] in name for name in names), (offer["label"], names)
    assert not {name: again for name in names if (again := twice(name))}


def cards_are_told(ana: Visitor, update: Update, controls: list[Heard]) -> None:
    """Of a card in hand one hears its kind, cost, points and effect."""
    cards: list[dict[str, Any]] = ana.context.request.get("/api/games/ancient/cards").json()["cards"]
    for card in update["view"]["hand"]:
        (name,) = [heard.name for heard in controls if heard.name.startswith(f"{cards[card]['name']},")]
        assert re.match(r".*, (City|Megalith|Pyramid|Artefact)\. (No card to discard|Discard \d+ cards?)\.", name)
        assert "Artefact" in name or re.search(r"From slot \d\..* \d+ knowledge\. \d+ points?\.", name), name
        assert cards[card]["text"] in name


def hasty(game: str, update: Update) -> Offer:
    """An offer that brings the end near: trips and digs, or doing as little as one may; now and then another one."""
    offers: list[Offer] = update["decision"]["offers"]
    return brisk(update) if game == "thebes" or update["length"] % 5 == 0 else offers[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_ear(people: People, game: str) -> None:
    ana = people()
    ana.open(f"table/{ana.table(game)}")
    reader = Reader(ana)
    update = reader.asked()
    if game == "ancient":
        cards_are_told(ana, update, reader.controls())
    while update["status"] == "playing":
        controls = reader.controls()
        told(update, controls)
        reader.take(hasty(game, update), controls)
        update = reader.asked()
    end = "How it stands" if game == "mammothodus" else "Scores"
    assert [sheet.name for sheet in reader.heard("dialog")] == [end]
