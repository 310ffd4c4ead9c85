"""What the people at a table settle for each seat before they begin: which clan it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from ostraka.core.errors import IllegalSetup
from ostraka.core.game import Game
from ostraka.core.setup import SeatSetting
from ostraka.match import Match, load_game
from ostraka.server.errors import Refused, forbidden
from ostraka.server.people.people import Person

__all__ = ["settled", "turned"]


def setting_of(game: Game[Any, Any], name: str) -> SeatSetting:
    """The setting of this name that has a value for each seat."""
    for setting in game.fields.seated:
        if setting.name == name:
            return setting
    known = ", ".join(setting.name for setting in game.fields.seated)
    raise IllegalSetup(f"there is no setting {name!r} with a value for each seat; this game has: {known or 'none'}")


def settled(
    row: RowMapping, chairs: Sequence[RowMapping], person: Person, seat: int, name: str, wish: str
) -> dict[str, str]:
    """A seat has what was wished for it, and whoever had that has what the seat had: as columns of its table.

    The chance of the game stays as it was; the commitment speaks of the setup, so it is made anew.
    """
    if not 0 <= seat < len(chairs):
        raise Refused("seat", "this table has no such seat", 409)
    host = row["host"] == person.id
    if not host and chairs[seat]["person"] != person.id:
        raise forbidden("only the host settles this for others")
    game = load_game(row["game"])
    setting = setting_of(game, name)
    if row["start"] is not None:
        raise Refused("illegal", "a table that goes on from a position keeps what its seats have", 409)
    setup = game.kept(msgspec.json.decode(row["setup"], type=dict[str, str | bool | int]))
    order = str(setup[name]).split(",")[: len(chairs)]
    owner = chairs[order.index(wish)] if wish in order else None
    if not host and owner is not None and owner["kind"] == "person" and owner["person"] != person.id:
        raise Refused("taken", f"{owner['name']} has {wish!r} already; take another one", 409)
    setup[name] = setting.swapped(setup[name], seat, wish)
    match = Match(game, row["seats"], setup, row["secret"])
    return {"setup": msgspec.json.encode(match.setup).decode(), "commitment": match.commitment}


def turned(game: Game[Any, Any], setup: dict[str, str | bool | int], seats: int) -> dict[str, str | bool | int]:
    """The setup of a rematch, in which the first of so many seats is the last."""
    return {**setup, **{each.name: each.turned(setup[each.name], seats) for each in game.fields.seated}}
