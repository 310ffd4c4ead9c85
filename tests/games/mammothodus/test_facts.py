"""Every table of the game equals the fact tables, field by field."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from ostraka.games.mammothodus import tables
from ostraka.games.mammothodus.board import ADJACENT, STARTING_TRAILS, TRAIL_PLACE
from ostraka.games.mammothodus.game import MAMMOTHODUS
from ostraka.games.mammothodus.ops.action import bonus, cost
from ostraka.games.mammothodus.terms import (
    ACTIVATE,
    ADAPT,
    ATTACK,
    CARE,
    DISCOVERIES,
    FRAGMENTS,
    HUMANS,
    MOST_SEATS,
    MOVE,
    ROWS,
    SHARDS,
    SPIRIT_COUNT,
    TALENTS,
    TRAILS,
)

FACTS = Path(__file__).parent / "facts"


def read(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


BOARD, PARTS = read("board"), read("components")
COUNTS = {item["id"]: item["count"] for item in PARTS["component_counts"]["items"]}
IDS = [row[0] for row in tables.TERRITORIES]


def trail(record: dict[str, Any]) -> int:
    """The trail of a territory as the table writes it: printed −1, numbered 1 to 8, none 0."""
    return -1 if record["starting_trail"] else record["trail_number"] or 0


@pytest.mark.parametrize("record", BOARD["territories"], ids=[record["id"] for record in BOARD["territories"]])
def test_every_territory_equals_its_record(record: dict[str, Any]) -> None:
    row = tables.TERRITORIES[IDS.index(record["id"])]
    assert row[:5] == (record["id"], record["name"], record["region"], record["colour"], trail(record))
    assert sorted(row[5].split()) == sorted(record["adjacent"])
    assert sorted(IDS[t] for t in ADJACENT[IDS.index(record["id"])]) == sorted(record["adjacent"])
    assert record["has_shard_at_setup"] == bool(MAMMOTHODUS.new({}, 2).face_down[IDS.index(record["id"])])


def test_the_territories_are_counted() -> None:
    assert [record["id"] for record in BOARD["territories"]] == IDS
    assert {str(n): IDS[TRAIL_PLACE[n - 1]] for n in range(1, 9)} == PARTS["trail_tokens"]["territory"]
    assert [IDS[t] for t in STARTING_TRAILS] == [r["id"] for r in BOARD["territories"] if r["starting_trail"]]


def test_mountains_lie_between_the_regions() -> None:
    region = {row[0]: row[2] for row in tables.TERRITORIES}
    between = {frozenset((a, IDS[u])) for a in IDS for u in ADJACENT[IDS.index(a)] if region[a] != region[IDS[u]]}
    assert between == {frozenset(pair) for pair in BOARD["mountain_borders"]}


def test_component_counts() -> None:
    assert COUNTS["starting_cards"] == MOST_SEATS * sum(tables.STARTING_DECK.values()) == 48
    assert COUNTS["development_cards"] == sum(row[2] for row in tables.DEVELOPMENT)
    assert COUNTS["degradation_cards"] == tables.DEGRADATION_CARDS == PARTS["degradation_deck"]["size"]
    assert COUNTS["human_cards"] == sum(tables.HUMAN_DECK.values()) == HUMANS
    assert COUNTS["discovery_cards"] == len(tables.DISCOVERY_NAMES) == DISCOVERIES
    assert COUNTS["tribe_figures"] == tables.TRIBES
    assert COUNTS["spirit_figures"] == COUNTS["spirit_cards"] == len(tables.SPIRITS) == SPIRIT_COUNT
    assert COUNTS["portal_fragments"] == len(tables.PORTAL) == FRAGMENTS
    assert COUNTS["shard_tokens"] == sum(copies for _, copies in tables.SHARD_KINDS) == SHARDS
    assert COUNTS["trail_tokens"] == len(TRAIL_PLACE) == TRAILS
    assert COUNTS["talent_tokens"] == tables.TALENT_TOKENS * TALENTS
    assert COUNTS["talent_boards"] == len(tables.TALENT_NAMES) == TALENTS
    assert COUNTS["places_of_power"] == ROWS
    assert COUNTS["dice"] == tables.DICE == PARTS["dice"]["max_attack_dice"]
    assert COUNTS["clan_boards"] == len(tables.CLANS) == MOST_SEATS


def test_clans_figures_and_colours() -> None:
    assert [(item["id"], item["name"]) for item in PARTS["clans"]["items"]] == list(tables.CLANS)
    assert [item["id"] for item in PARTS["colours"]["items"]] == list(tables.COLOUR_NAMES)
    figures = PARTS["figures"]["items"]
    assert [(item["colour"], item["role_name"]) for item in figures] == list(
        zip(tables.COLOUR_NAMES, tables.FIGURE_NAMES, strict=True)
    )
    actions = {"move": MOVE, "attack": ATTACK, "care": CARE, "adapt": ADAPT}
    for colour, item in enumerate(figures):
        for name, action in [*actions.items(), ("activate", ACTIVATE)]:
            own = name == item["bonus"]["action"]
            assert bonus(colour, action) == (item["bonus"]["amount"] if own else 0)


def test_population_and_defence() -> None:
    track = PARTS["population_track"]
    assert (track["start"], track["min"], track["max"]) == (
        tables.POPULATION_START,
        tables.POPULATION_MIN,
        tables.POPULATION_MAX,
    )
    assert [(band["from"], band["to"], band["figures"]) for band in track["bands"]] == list(tables.BANDS)
    assert MAMMOTHODUS.new({}, 2).defence == [PARTS["defence_track"]["start"]] * 2


def test_decks() -> None:
    deck = {card["colour"]: card["count"] for card in PARTS["starting_deck"]["cards"]}
    assert deck == tables.STARTING_DECK
    assert PARTS["hand"]["opening_hand"] == PARTS["hand"]["refill_to"] == tables.HAND_SIZE
    kinds = {"extra_action": "extra"}
    cards = PARTS["development_deck"]["cards"]
    assert [(kinds.get(c["kind"], c["kind"]), c["colour"] or "", c["count"]) for c in cards] == list(tables.DEVELOPMENT)
    assert PARTS["development_deck"]["market_size"] == tables.MARKET_SIZE
    assert {c["colour"] or c["kind"]: c["count"] for c in PARTS["human_deck"]["cards"]} == tables.HUMAN_DECK


def test_shards_and_portal() -> None:
    assert [(kind["id"], kind["count"]) for kind in PARTS["shards"]["types"]] == list(tables.SHARD_KINDS)
    portal = PARTS["portal_track"]
    rows = [row["id"] for row in portal["rows"]]
    assert [(f["id"], *[f["cells"][row]["value"] for row in rows]) for f in portal["fragments"]] == list(tables.PORTAL)
    assert portal["open_at_start"] == tables.OPEN_AT_START


@pytest.mark.parametrize("row", range(4))
def test_a_full_row_asks_for_one_colour_and_one_region_and_has_two_sites(row: int) -> None:
    record = PARTS["portal_track"]["rows"][row]
    cells = {fragment[row + 1] for fragment in tables.PORTAL}
    assert cells - {name for name, _ in tables.SHARD_KINDS} == {record["colour_cell"], record["region_cell"]}
    sites = [t[0] for t in tables.TERRITORIES if (t[3], t[2]) == (record["colour_cell"], record["region_cell"])]
    assert sites == record["candidate_sites_when_fully_revealed"]


def test_the_printed_example_of_a_row_is_possible() -> None:
    """Four open cells that ask for a yellow territory in the north and two kinds of shard."""
    shards = {name for name, _ in tables.SHARD_KINDS}
    rows = [{fragment[1] for fragment in four} for four in itertools.combinations(tables.PORTAL, 4)]
    assert [row for row in rows if {"yellow", "north"} <= row and len(row & shards) == 2]


def test_there_are_shards_enough_for_all_rows() -> None:
    """So every row stays possible, whatever was used up before."""
    cells = [cell for _, *row in tables.PORTAL for cell in row]
    for name, copies in tables.SHARD_KINDS:
        assert cells.count(name) <= copies


def test_tribes_and_spirits() -> None:
    assert (PARTS["tribes"]["supply"], PARTS["tribes"]["defence"]) == (tables.TRIBES, tables.TRIBE_DEFENCE)
    spirits = [(s["id"], s["name"], s["protection"], s["persistence"]) for s in PARTS["spirits"]["items"]]
    assert spirits == list(tables.SPIRITS)


def test_discoveries_and_talents() -> None:
    assert [(d["id"], d["name"]) for d in PARTS["discoveries"]["items"]] == list(tables.DISCOVERY_NAMES)
    assert [(t["id"], t["name"]) for t in PARTS["talents"]["items"]] == list(tables.TALENT_NAMES)
    assert {t["tokens"] for t in PARTS["talents"]["items"]} == {tables.TALENT_TOKENS}


def test_variants() -> None:
    names = [setting.name for setting in MAMMOTHODUS.settings]
    patches = {item["id"]: item["setup_patch"] for item in PARTS["variants"]["items"]}
    assert [name for name in names if name in patches] == list(patches)
    assert patches["numerous_ancients"] == {"population_bonus": tables.NUMEROUS_BONUS}
    assert patches["forgotten_knowledge"] == {"open_fragments": tables.OPEN_FORGOTTEN}
    assert patches["power_of_places"]["open_fragments"] == FRAGMENTS
    assert patches["already_here"]["extra_tribes"] == {"C": MAMMOTHODUS.new({"already_here": True}, 2).tribes[0]}


def test_seats() -> None:
    clans = {sum(item["clans_per_player"]) for item in PARTS["player_setups"]["items"]}
    assert clans == set(MAMMOTHODUS.seats)


@pytest.mark.parametrize("places", range(4))
def test_activation_cost(places: int) -> None:
    s = MAMMOTHODUS.new({}, 2)
    s.done_rows = (1 << places) - 1
    assert cost(s) == PARTS["places_of_power"]["activation_cost"][places]


def test_every_defeat_has_a_name() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(tables.__file__).parent.rglob("*.py"))
    for item in PARTS["defeat"]["items"]:
        assert f'lose("{item["id"]}")' in source


# --- the rules page shows the same tables -----------------------------------------------------------------------------

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "en" / "mammothodus.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The rows of the table on the rules page whose first line begins like this."""
    lines = PAGE[PAGE.index(f"\n| {heading}") + 1 :].split("\n\n", maxsplit=1)[0].splitlines()
    return [[cell.strip().strip("*") for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_page_shows_the_map() -> None:
    names = {-1: "starting trail", 0: ""}
    shown = [[row[0], row[1], row[3], names.get(row[4], str(row[4])), row[5]] for row in tables.TERRITORIES]
    assert rows("territory |") == shown


def test_the_page_shows_the_portal() -> None:
    assert rows("fragment |") == [list(row) for row in tables.PORTAL]


def test_the_page_shows_the_spirits() -> None:
    assert rows("spirit |") == [[name, str(protection), str(dice)] for _, name, protection, dice in tables.SPIRITS]


def test_the_page_shows_the_population_bands() -> None:
    heading = " | ".join(f"{low} to {high}" for low, high, _ in tables.BANDS).replace("-", "\u2212")
    assert rows(f"population | {heading} |") == [["figures", *[str(figures) for _, _, figures in tables.BANDS]]]


def test_the_page_shows_the_development_cards() -> None:
    numbers = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
    shown: dict[str, str] = {}
    for kind, colour, copies in tables.DEVELOPMENT:
        name = {"extra": "extra action", "draw": "draw three"}.get(kind, kind)
        shown[name] = numbers[copies] + (" of each colour" if colour else "")
    assert rows("kind | copies") == [list(row) for row in shown.items()]


@pytest.mark.parametrize(
    "name",
    [
        "TERRITORIES",
        "STARTING_DECK",
        "BANDS",
        "POPULATION_MAX",
        "DEVELOPMENT",
        "HUMAN_DECK",
        "SHARD_KINDS",
        "PORTAL",
        "SPIRITS",
        "DICE",
    ],
)
def test_every_reconstructed_table_is_named_on_the_page(name: str) -> None:
    assert hasattr(tables, name)
    assert f"`{name}`" in [row[1] for row in rows("table |")]
