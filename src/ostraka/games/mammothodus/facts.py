"""Cards, tokens, map and tables as fact records, in the shape of the data files."""

from __future__ import annotations

from ostraka.games.mammothodus.board import ADJACENT, CELLS, HUMAN_COLOUR, KIND, PLACES, REGION, SHARD_TYPE, TRAIL_PLACE
from ostraka.games.mammothodus.tables import (
    BANDS,
    CLANS,
    COLOUR_NAMES,
    DEGRADATION_CARDS,
    DEVELOPMENT,
    DICE,
    DISCOVERY_NAMES,
    FIGURE_NAMES,
    HAND_SIZE,
    HUMAN_DECK,
    MARKET_SIZE,
    OPEN_AT_START,
    POPULATION_MAX,
    POPULATION_MIN,
    POPULATION_START,
    PORTAL,
    REGION_NAMES,
    SHARD_KINDS,
    SPIRITS,
    STARTING_DECK,
    TALENT_NAMES,
    TALENT_TOKENS,
    TERRITORIES,
    TRIBE_DEFENCE,
    TRIBES,
)
from ostraka.games.mammothodus.terms import (
    CARDS,
    CENTRE,
    CLAN_CARDS,
    COLOURS,
    DEVELOPMENTS,
    DISCOVERY,
    FIGURE,
    FRAGMENT,
    HUMAN,
    KIND_NAMES,
    ROWS,
    SHARD,
    SPIRIT,
    TALENT,
    TERRITORY,
    THINGS,
    TRAIL,
)

__all__ = [
    "all_facts",
    "development_facts",
    "human_facts",
    "portal_facts",
    "shard_facts",
    "table_facts",
    "territory_facts",
    "thing_facts",
    "thing_id",
]


def _numbered(name: str, number: int, before: list[str]) -> str:
    """`green-2`: the second of its name."""
    return f"{name}-{before[:number].count(name) + 1}"


def thing_id(n: int) -> str:
    """The id of a card, token, territory or figure; no two are the same."""
    if n < DEVELOPMENTS:
        clan, i = n // CLAN_CARDS, n % CLAN_CARDS
        names = [KIND_NAMES[KIND[card]] for card in range(clan * CLAN_CARDS, (clan + 1) * CLAN_CARDS)]
        return f"{CLANS[clan][0]}-{_numbered(names[i], i, names)}"
    if n < CARDS:
        names = [KIND_NAMES[KIND[card]] for card in range(DEVELOPMENTS, CARDS)]
        return _numbered(names[n - DEVELOPMENTS], n - DEVELOPMENTS, names).replace("_", "-")
    if n < HUMAN:
        names = [f"shard-{SHARD_KINDS[kind][0]}" for kind in SHARD_TYPE]
        return _numbered(names[n - SHARD], n - SHARD, names)
    if n < SPIRIT:
        names = [f"human-{COLOUR_NAMES[colour]}" if colour >= 0 else "human-new-trail" for colour in HUMAN_COLOUR]
        return _numbered(names[n - HUMAN], n - HUMAN, names)
    if n < TRAIL:
        return f"spirit-{SPIRITS[n - SPIRIT][0]}"
    if n < FRAGMENT:
        return f"trail-{n - TRAIL + 1}"
    return _id_of_the_rest(n)


def _id_of_the_rest(n: int) -> str:
    if n < DISCOVERY:
        return f"fragment-{PORTAL[n - FRAGMENT][0]}"
    if n < TERRITORY:
        return f"discovery-{DISCOVERY_NAMES[n - DISCOVERY][0]}".replace("_", "-")
    if n < TALENT:
        return TERRITORIES[n - TERRITORY][0]
    if n < FIGURE:
        return f"talent-{TALENT_NAMES[n - TALENT][0]}".replace("_", "-")
    clan, colour = divmod(n - FIGURE, COLOURS)
    return f"{CLANS[clan][0]}-{COLOUR_NAMES[colour]}-figure"


def territory_facts(t: int) -> dict[str, object]:
    """A territory, as board.json has it (what is only drawn left out)."""
    name, title, region, colour, trail, _ = TERRITORIES[t]
    return {
        "id": name,
        "name": title,
        "region": region,
        "colour": colour,
        "trail_number": trail if trail > 0 else None,
        "starting_trail": trail < 0,
        "adjacent": [TERRITORIES[u][0] for u in ADJACENT[t]],
        "has_shard_at_setup": t != CENTRE,
    }


def thing_facts(n: int) -> dict[str, object]:
    """One card, token, territory or figure."""
    if TERRITORY <= n < TALENT:
        return {"kind": "territory", **territory_facts(n - TERRITORY)}
    record: dict[str, object] = {"id": thing_id(n)}
    if n < CARDS:
        record["kind"] = KIND_NAMES[KIND[n]]
    elif n < HUMAN:
        record |= {"kind": "shard", "type": SHARD_KINDS[SHARD_TYPE[n - SHARD]][0]}
    elif n < SPIRIT:
        record |= {"kind": "human", **human_facts()[_human_row(n)]}
    elif n < TRAIL:
        record |= {"kind": "spirit", **spirit_facts()[n - SPIRIT]}
        record["id"] = thing_id(n)
    elif n < FRAGMENT:
        record |= {"kind": "trail", "territory": TERRITORIES[TRAIL_PLACE[n - TRAIL]][0]}
    elif n < DISCOVERY:
        record |= {"kind": "fragment", "cells": portal_facts()[n - FRAGMENT]["cells"]}
    elif n < TERRITORY:
        record |= {"kind": "discovery", "name": DISCOVERY_NAMES[n - DISCOVERY][1]}
    elif n < FIGURE:
        record |= {"kind": "talent", "name": TALENT_NAMES[n - TALENT][1], "tokens": TALENT_TOKENS}
    else:
        record |= {"kind": "figure", "role": FIGURE_NAMES[(n - FIGURE) % COLOURS]}
    return record


def _human_row(n: int) -> int:
    colour = HUMAN_COLOUR[n - HUMAN]
    return colour if colour >= 0 else COLOURS


def development_facts() -> list[dict[str, object]]:
    """The development cards by kind, as components.json has them."""
    kinds = {"double": "double", "extra": "extra_action", "wild": "wild", "draw": "draw"}
    names = {"wild": "wild", "draw": "draw_three"}
    return [
        {
            "id": names.get(kind, f"{kind}_{colour}"),
            "kind": kinds[kind],
            "colour": colour or None,
            "count": copies,
        }
        for kind, colour, copies in DEVELOPMENT
    ]


def human_facts() -> list[dict[str, object]]:
    """The human cards by kind."""
    coloured: list[dict[str, object]] = [
        {"kind": "colour", "colour": colour, "count": HUMAN_DECK[colour]} for colour in COLOUR_NAMES
    ]
    return [*coloured, {"kind": "new_trail", "colour": None, "count": HUMAN_DECK["new_trail"]}]


def shard_facts() -> list[dict[str, object]]:
    return [{"id": name, "count": copies} for name, copies in SHARD_KINDS]


def spirit_facts() -> list[dict[str, object]]:
    return [
        {"id": name, "name": title, "protection": protection, "persistence": persistence}
        for name, title, protection, persistence in SPIRITS
    ]


def _cell_facts(cell: int) -> dict[str, object]:
    if cell >= 20:
        return {"kind": "region", "value": REGION_NAMES[cell - 20]}
    if cell >= 10:
        return {"kind": "colour", "value": COLOUR_NAMES[cell - 10]}
    return {"kind": "shard", "value": SHARD_KINDS[cell][0]}


def portal_facts() -> list[dict[str, object]]:
    """The seven fragments, cell by cell."""
    return [
        {"id": PORTAL[i][0], "cells": {f"row_{row + 1}": _cell_facts(CELLS[i][row]) for row in range(ROWS)}}
        for i in range(len(PORTAL))
    ]


def row_facts() -> list[dict[str, object]]:
    """What each row asks for in all, and the sites that are left when everything is open."""
    rows: list[dict[str, object]] = []
    for row in range(ROWS):
        colours = {cells[row] - 10 for cells in CELLS if 10 <= cells[row] < 20}
        regions = {cells[row] - 20 for cells in CELLS if cells[row] >= 20}
        sites = [
            TERRITORIES[t][0]
            for t in range(PLACES)
            if t != CENTRE and REGION[t] in regions and COLOUR_NAMES.index(TERRITORIES[t][3]) in colours
        ]
        rows.append(
            {
                "id": f"row_{row + 1}",
                "colour_cell": COLOUR_NAMES[min(colours)],
                "region_cell": REGION_NAMES[min(regions)],
                "candidate_sites_when_fully_revealed": sites,
            }
        )
    return rows


def table_facts() -> dict[str, dict[str, object]]:
    """The tables of components.json, without provenance and texts."""
    return {
        "population_track": {
            "start": POPULATION_START,
            "min": POPULATION_MIN,
            "max": POPULATION_MAX,
            "bands": [{"from": low, "to": high, "figures": number} for low, high, number in BANDS],
        },
        "starting_deck": {
            "size": sum(STARTING_DECK.values()),
            "cards": [{"kind": "basic", "colour": colour, "count": STARTING_DECK[colour]} for colour in COLOUR_NAMES],
        },
        "hand": {"opening_hand": HAND_SIZE, "refill_to": HAND_SIZE},
        "development_deck": {
            "size": sum(copies for _, _, copies in DEVELOPMENT),
            "market_size": MARKET_SIZE,
            "cards": development_facts(),
        },
        "degradation_deck": {"size": DEGRADATION_CARDS},
        "human_deck": {"size": sum(HUMAN_DECK.values()), "cards": human_facts()},
        "trail_tokens": {
            "territory": {str(i + 1): TERRITORIES[t][0] for i, t in enumerate(TRAIL_PLACE)},
        },
        "shards": {"total": sum(copies for _, copies in SHARD_KINDS), "types": shard_facts()},
        "portal_track": {"open_at_start": OPEN_AT_START, "rows": row_facts(), "fragments": portal_facts()},
        "tribes": {"supply": TRIBES, "defence": TRIBE_DEFENCE},
        "spirits": {"supply": len(SPIRITS), "items": spirit_facts()},
        "dice": {"count": DICE},
    }


def all_facts() -> list[dict[str, object]]:
    """Every card, token, territory and figure by number, then the tables."""
    things = [thing_facts(n) for n in range(THINGS)]
    return things + [{"table": name, **table} for name, table in table_facts().items()]
