"""Every card, token, route, distance and chronometer cell equals the fact tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ostraka.games.thebes.board import DISTANCE, TRIPS, WIDTH, tokens
from ostraka.games.thebes.catalogue import ALL_THINGS
from ostraka.games.thebes.facts import (
    all_facts,
    card_facts,
    card_id,
    chronometer_facts,
    distances,
    routes,
    site_facts,
    site_name,
)
from ostraka.games.thebes.knowledge import BONUS
from ostraka.games.thebes.scoring import CONGRESS_POINTS, SOLE_LEADER, TIED_LEADER
from ostraka.games.thebes.terms import CITIES, FINISH, KIND_NAMES, PLACES, RESEARCH, SITES, START, week_of, year_of

FACTS = Path(__file__).parent / "facts"


def read(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


CARDS, BOARD, CHRONOMETER, TOKENS = read("cards"), read("board"), read("chronometer"), read("tokens")
RECORDS = CARDS["research"] + CARDS["exhibitions"]


@pytest.mark.parametrize("number", range(95), ids=[record["id"] for record in RECORDS])
def test_every_card_equals_its_record(number: int) -> None:
    assert card_facts(number) == RECORDS[number]


def test_the_cards_are_counted() -> None:
    assert len(RECORDS) == 95
    assert CARDS["counts"]["research"] == RESEARCH
    kinds = [KIND_NAMES[card.kind] for card in ALL_THINGS[:RESEARCH]]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == CARDS["counts"]["by_kind"]
    cities = [PLACES[card.city] for card in ALL_THINGS[:RESEARCH]]
    assert {city: cities.count(city) for city in set(cities)} == CARDS["counts"]["research_by_city"]


@pytest.mark.parametrize("kind", ["assistant", "shovel"])
def test_the_bonus_by_number_of_helpers(kind: str) -> None:
    record = CARDS["kinds"][kind]
    by_count = record.get("bonus_by_count") or record["extra_tokens_by_count"]
    assert {str(n): bonus for n, bonus in enumerate(BONUS)} == by_count


@pytest.mark.parametrize("site", range(SITES), ids=list(TOKENS["sites"]))
def test_every_token_equals_its_record(site: int) -> None:
    assert site_facts(site) == TOKENS["sites"][site_name(site)]


def test_points_of_congresses_and_majorities() -> None:
    assert {str(n): points for n, points in enumerate(CONGRESS_POINTS)} == TOKENS["congress_points"]
    assert TOKENS["book_majority_points"] == {"sole_leader": SOLE_LEADER, "each_tied_leader": TIED_LEADER}


def test_places_and_routes() -> None:
    assert [record["id"] for record in BOARD["places"]] == list(PLACES)
    assert [record["kind"] for record in BOARD["places"]] == ["city"] * CITIES + ["site"] * SITES
    assert routes() == BOARD["edges"]
    for name, neighbours in BOARD["adjacency"].items():
        near = [PLACES[b] for b in range(WIDTH) if DISTANCE[PLACES.index(name) * WIDTH + b] == 1]
        assert sorted(near) == sorted(neighbours)


@pytest.mark.parametrize("name", PLACES)
def test_distances(name: str) -> None:
    assert BOARD["distance_order"] == list(PLACES)
    assert distances()[name] == BOARD["distances"][name]
    row = PLACES.index(name) * WIDTH
    assert TRIPS[0][row : row + WIDTH] == BOARD["distances"][name]
    assert TRIPS[1][row : row + WIDTH] == [n - 1 if n >= 3 else n for n in BOARD["distances"][name]]


@pytest.mark.parametrize("knowledge", range(1, 13))
def test_chronometer(knowledge: int) -> None:
    assert [tokens(knowledge, weeks) for weeks in range(1, 13)] == CHRONOMETER["table"][knowledge - 1]
    assert chronometer_facts()["table"] == CHRONOMETER["table"]
    assert chronometer_facts()["fewest_weeks_for_one_token"] == CHRONOMETER["fewest_weeks_for_one_token"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beginning_and_length(seats: int) -> None:
    record = BOARD["time"]["start_by_players"][str(seats)]
    assert (year_of(START[seats]), week_of(START[seats])) == (record["year"], record["week"])
    assert FINISH - START[seats] == record["total_weeks"]


def test_all_facts_are_the_cards_and_the_tokens() -> None:
    facts = all_facts()
    assert facts[:95] == RECORDS
    assert facts[95:] == [{"site": name, **record} for name, record in TOKENS["sites"].items()]


def test_ids_are_unique() -> None:
    assert len({card_id(n) for n in range(95)}) == 95


def test_things_read_well() -> None:
    assert repr(ALL_THINGS[0]) == "<book value=1 site=0 city=3>"
