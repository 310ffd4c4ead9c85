"""House rules that are kept in a folder, each a game of its own beside the printed one: `thebes-1a2b3c4d`.

The folder is named in the environment, so that worker processes find the same. An id is made of what the rules say,
so a replay that names it was played by these very rules.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ostraka.core.game import Game
from ostraka.games import GAME_IDS

if TYPE_CHECKING:
    from ostraka.match.variant import Variant

__all__ = [
    "FOLDER",
    "brought",
    "drop",
    "folder",
    "is_variant",
    "keep",
    "load_variant",
    "printed",
    "variant_id",
    "variant_ids",
    "variant_of",
]

FOLDER: Final = "OSTRAKA_VARIANTS"
"""The variable of the environment that names the folder; without it there are no house rules."""
SHAPE: Final = re.compile(rf"({'|'.join(GAME_IDS)})-[0-9a-f]{{8}}")


def folder() -> Path | None:
    """Where house rules are kept."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else None


def is_variant(id: str) -> bool:
    """Whether this can only be the id of a game with house rules."""
    return isinstance(id, str) and SHAPE.fullmatch(id) is not None


def printed(id: str) -> str:
    """The game as it is printed that this one has house rules of, or the game itself."""
    found = SHAPE.fullmatch(id)
    return found[1] if found else id


def variant_ids() -> list[str]:
    """The games with house rules that are kept."""
    place = folder()
    return sorted(path.stem for path in place.glob("*.toml") if is_variant(path.stem)) if place else []


def brought() -> list[tuple[str, float]]:
    """The games with house rules that are kept, and when they came; the oldest first."""
    place = folder()
    assert place is not None
    return sorted(((id, (place / f"{id}.toml").stat().st_mtime) for id in variant_ids()), key=lambda each: each[1])


def drop(id: str) -> None:
    """Keep house rules no longer: from now on there is no such game."""
    place = folder()
    assert place is not None
    (place / f"{id}.toml").unlink(missing_ok=True)
    load_variant.cache_clear()


def variant_id(variant: Variant) -> str:
    """What a game with these house rules is called."""
    told = json.dumps(variant.record(), sort_keys=True)
    return f"{variant.game}-{hashlib.blake2b(told.encode(), digest_size=4).hexdigest()}"


def variant_of(id: str) -> Variant:
    """The house rules of a game."""
    # They are read with the printed game at hand, and the shelf that has it asks here.
    from ostraka.match.shelf import UnknownGame
    from ostraka.match.variant import read_variant

    place = folder()
    if place is None or not (path := place / f"{id}.toml").is_file():
        raise UnknownGame(f"there are no house rules {id!r} here")
    return read_variant(path, game=printed(id))


def keep(text: str, variant: Variant) -> str:
    """Keep a file of house rules under the variant's name, and say the id of its game."""
    place = folder()
    assert place is not None
    place.mkdir(parents=True, exist_ok=True)
    id = variant_id(variant)
    part = place / f"{id}.part"
    named = "" if "name" in tomllib.loads(text) else f"name = {json.dumps(variant.name)}\n"
    part.write_text(named + text, encoding="utf-8")
    part.replace(place / f"{id}.toml")
    return id


@lru_cache(maxsize=64)
def load_variant(id: str) -> Game[Any, Any]:
    """The game with house rules; it is loaded once."""
    from ostraka.match.overlay import beside

    variant = variant_of(id)
    game = beside(variant, f"ostraka_{id.replace('-', '_')}")
    game.title = f"{game.title}: {variant.name}"
    game.id, game.printed = id, variant.game
    return game
