"""Write the facts that the browser client draws from: figures of cards, boards and maps, straight from the games.

    python tools/web_fixtures.py            write web/src/table/<game>/fixtures.json
    python tools/web_fixtures.py --check    say whether they are up to date

The words in these files are English, for the gallery of a page without a server; at a table the server sends them.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ostraka.cli.cards import records
from ostraka.games.mammothodus import board as mammoth_board
from ostraka.games.mammothodus import tables
from ostraka.games.mammothodus import terms as mammoth_terms
from ostraka.games.thebes import board as thebes_board
from ostraka.games.thebes.catalogue import ALL_THINGS
from ostraka.games.thebes.terms import CITIES, KIND_NAMES, PLACES
from ostraka.match.shelf import load_game
from ostraka.text import words_for

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "table"
Record = dict[str, Any]


def ancient() -> Record:
    """The 189 cards of Ancient Knowledge."""
    game = load_game("ancient")
    cards: list[Record] = []
    for number, record in records(game, words_for(game)):
        kept = {key: value for key, value in record.items() if key not in {"mechanics", "requirement", "id"}}
        activation = kept.pop("activation")
        assert isinstance(activation, list)
        cards.append({"card": number, **kept, "activation": activation[0]})
    return {"cards": cards}


def thebes() -> Record:
    """The cards and tokens of Thebes, its places, routes and chronometer."""
    game = load_game("thebes")
    words = words_for(game)
    cards = [
        {
            "card": n,
            "kind": KIND_NAMES[thing.kind],
            "name": words.card(n),
            "text": words.card_text(n),
            "city": thing.city,
            "weeks": thing.weeks,
            "value": thing.value,
            "site": thing.site,
            "bag": thing.bag,
            "requires": list(thing.requires),
        }
        for n, thing in enumerate(ALL_THINGS)
    ]
    names = [words.catalogue.say(f"place-{n}") if words.catalogue.has(f"place-{n}") else n.title() for n in PLACES]
    return {
        "cards": cards,
        "places": [
            {"id": place, "name": name, "site": n >= CITIES}
            for n, (place, name) in enumerate(zip(PLACES, names, strict=True))
        ],
        "routes": [list(route) for route in thebes_board.ROUTES],
        "chronometer": thebes_board.CHRONOMETER,
    }


def mammothodus() -> Record:
    """The map, decks and tracks of Mammothodus."""
    game = load_game("mammothodus")
    words = words_for(game)
    return {
        "territories": [
            {"id": row[0], "name": row[1], "region": row[2], "colour": row[3], "trail": row[4], "adjacent": adjacent}
            for row, adjacent in zip(tables.TERRITORIES, mammoth_board.ADJACENT, strict=True)
        ],
        "clans": [{"id": clan, "name": name} for clan, name in tables.CLANS],
        "figures": list(tables.FIGURE_NAMES),
        "shards": [name for name, _ in tables.SHARD_KINDS],
        "spirits": [{"id": s[0], "name": s[1], "protection": s[2], "persistence": s[3]} for s in tables.SPIRITS],
        "portal": [list(row[1:]) for row in tables.PORTAL],
        "offsets": [
            [name.lower(), getattr(mammoth_terms, name)]
            for name in ("HUMAN", "FRAGMENT", "TERRITORY", "FIGURE", "SPIRIT", "SHARD", "DISCOVERY", "TALENT")
        ],
        "humans": mammoth_board.HUMAN_COLOUR,
        "kinds": [
            {"card": n, "name": words.card(n), "text": words.card_text(n), "kind": kind}
            for n, kind in enumerate(mammoth_board.KIND)
        ],
    }


FIXTURES = {"ancient": ancient, "thebes": thebes, "mammothodus": mammothodus}


def written(facts: Record) -> str:
    """The file's text: one line a record, so that a change shows as one line."""
    parts = []
    for key, value in facts.items():
        rows = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in value)
        parts.append(f'  "{key}": [\n{rows}\n  ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def path_of(game: str) -> Path:
    """Where the facts of a game lie: in its folder of the client."""
    return FOLDER / game / "fixtures.json"


def outdated() -> list[str]:
    """The games whose files do not say what the games say."""
    stale = []
    for game, facts in FIXTURES.items():
        path = path_of(game)
        if not path.is_file() or path.read_text(encoding="utf-8") != written(facts()):
            stale.append(game)
    return stale


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the facts that the browser client draws from.")
    parser.add_argument("--check", action="store_true")
    if parser.parse_args(arguments).check:
        stale = outdated()
        if stale:
            print(f"out of date: {', '.join(stale)}; run python tools/web_fixtures.py", file=sys.stderr)
        return 1 if stale else 0
    for game, facts in FIXTURES.items():
        path_of(game).write_text(written(facts()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
