"""A plan of the lab: which variants are played, by which levels, with how many seats, on how many deals."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ostraka.bots.roster import make_bot
from ostraka.core.errors import OstrakaError
from ostraka.lab.blank import BLANKABLE
from ostraka.lab.jobs import GAMES, REPLAYS, WORTH, Job
from ostraka.match.shelf import load_game
from ostraka.match.variant import PRINTED, Variant, checked, near, read_variant

__all__ = ["Plan", "PlanError", "read_plan"]

MOST: Final = 1_000_000
"""Deals of a cell that somebody can live to see."""
PORTION: Final = 25
"""Deals of a job: enough to be worth a journey, few enough that little is lost with it."""
KNOWN: Final = ("game", "seed", "deals", "seats", "levels", "worth", "replays", "variants")


class PlanError(OstrakaError):
    """A plan that makes no sense."""


@dataclass(frozen=True)
class Plan:
    """Every variant is played by every level with every number of seats, all on the same deals."""

    game: str
    seed: int
    deals: int
    seats: tuple[int, ...]
    levels: tuple[str, ...]
    worth: int
    """Deals on which every card that was played is replaced by a blank."""
    variants: tuple[Variant, ...]
    """The printed game first."""
    replays: int = 0
    """Deals of the printed game that are kept as replay files, to learn from."""

    def jobs(self) -> list[Job]:
        """All portions of the work, always the same ones in the same order."""
        found: list[Job] = []
        for variant in self.variants:
            allowed = load_game(self.game).allowed(variant.settings)
            for level in self.levels:
                for seats in self.seats:
                    if seats not in allowed:
                        continue
                    kinds = [(GAMES, self.deals)]
                    if variant.name == PRINTED:
                        kinds.append((REPLAYS, self.replays))
                    if variant.name == PRINTED and seats == min(self.seats):
                        kinds.append((WORTH, self.worth))
                    for kind, deals in kinds:
                        for first in range(0, deals, PORTION):
                            count = min(PORTION, deals - first)
                            cell = (kind, self.game, variant.name, level, seats, self.seed, first, count)
                            found.append(Job(*cell, settings=variant.settings))
        return found

    def record(self) -> dict[str, Any]:
        return {**vars(self), "variants": [variant.record() for variant in self.variants]}


def read_plan(path: Path) -> Plan:
    """The plan of a file, and the variants it names; what is wrong is told in one line."""
    try:
        record = tomllib.loads(path.read_text(encoding="utf-8"))
        return planned(record, path.parent)
    except OSError as error:
        raise PlanError(f"{path} cannot be read: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PlanError(f"{path} is not TOML: {error}") from error
    except OstrakaError as error:
        raise PlanError(f"{path}: {error}") from error


def planned(record: Mapping[str, Any], folder: Path) -> Plan:
    for key in record:
        if key not in KNOWN:
            raise PlanError(f"there is no {key!r} in a plan{near(key, KNOWN)}")
    if not isinstance(record.get("game"), str):
        raise PlanError('it must say which game is played: game = "thebes"')
    game = load_game(record["game"])
    seats: tuple[int, ...] = several(record, "seats", [game.seats.start])
    levels: tuple[str, ...] = several(record, "levels", ["scholar"])
    for one in seats:
        if type(one) is not int or one not in game.seats:
            raise PlanError(f"{game.title} has {game.seats.start} to {game.seats.stop - 1} seats, not {one!r}")
    for level in levels:
        make_bot(game, str(level))
    deals, worth, replays = (whole(record, *pair, MOST) for pair in (("deals", 100), ("worth", 0), ("replays", 0)))
    if not deals + worth + replays:
        raise PlanError("nothing would be played: deals, worth and replays are all 0")
    if worth and game.id not in BLANKABLE:
        raise PlanError(f"cards of {game.title} do nothing by themselves: worth must be 0")
    variants = [Variant(game.id), *(variant_of(one, game.id, folder) for one in changes(record))]
    names = [variant.name for variant in variants]
    if len(set(names)) < len(names):
        raise PlanError(f"two variants have the same name: {', '.join(names)}")
    return Plan(game.id, whole(record, "seed", 0), deals, seats, levels, worth, tuple(variants), replays)


def several(record: Mapping[str, Any], name: str, usual: list[Any]) -> tuple[Any, ...]:
    """A list of a plan: something at least, and nothing twice, or its games would count twice."""
    values = record.get(name, usual)
    if not isinstance(values, list) or not values:
        raise PlanError(f"{name} is a list, such as {name} = {json.dumps(usual)}, not {values!r}")
    if any(value in values[:place] for place, value in enumerate(values)):
        raise PlanError(f"{name} has something twice: {values!r}")
    return tuple(values)


def changes(record: Mapping[str, Any]) -> list[Any]:
    """The variants of a plan, besides the printed game."""
    found = record.get("variants", [])
    if not isinstance(found, list):
        raise PlanError("each variant begins with a line [[variants]], in double brackets")
    return found


def whole(record: Mapping[str, Any], name: str, usual: int, most: int | None = None) -> int:
    value = record.get(name, usual)
    if type(value) is not int or value < 0:
        raise PlanError(f"{name} is a whole number, not {value!r}")
    if most is not None and value > most:
        raise PlanError(f"{name} is {most:,} at most, not {value:,}")
    return value


def variant_of(record: object, game: str, folder: Path) -> Variant:
    """A variant as the plan has it: a file beside it, or all in place."""
    name = record.get("name") if isinstance(record, dict) else None
    if not isinstance(record, dict) or not isinstance(name, str) or not name.strip():
        raise PlanError(f'a variant has a name: name = "short", not {record!r}')
    if "file" in record:
        if not isinstance(record["file"], str):
            raise PlanError(f'the file of a variant is a path: file = "short.toml", not {record["file"]!r}')
        return read_variant(folder / record["file"], name, game)
    return checked(record, name, game)
