"""Lost passwords: whoever runs the server makes a link that sets a new one, once and not for long."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select

from ostraka.server.errors import Refused
from ostraka.server.people.people import hashed
from ostraka.server.people.rows import accounts, people, resets
from ostraka.server.times import now

__all__ = ["HOURS", "ask_for_reset", "reset_of", "spend_reset"]

HOURS: Final = 24
"""How long a link is good, if nobody says otherwise."""


def ask_for_reset(connection: Connection, person: str, hours: int = HOURS) -> str:
    """A new token for somebody with an account; links made before are worth nothing any more."""
    if connection.execute(select(accounts.c.person).where(accounts.c.person == person)).scalar() is None:
        raise Refused("account", "this person has no account, so there is no password", 409)
    token = secrets.token_urlsafe(32)
    moment = now()
    connection.execute(delete(resets).where(resets.c.person == person))
    kept = {"person": person, "hash": hashed(token), "created": moment, "expires": moment + hours * 3_600_000}
    connection.execute(insert(resets).values(**kept))
    return token


def reset_of(connection: Connection, token: str) -> Row[Any, Any, Any, Any]:
    """Whose a token is that is still good: their id, login, name and language."""
    query = (
        select(people.c.id, accounts.c.login, people.c.name, people.c.language)
        .join(resets, resets.c.person == people.c.id)
        .join(accounts, accounts.c.person == people.c.id)
        .where(resets.c.hash == hashed(token), resets.c.expires > now(), people.c.locked.is_(None))
    )
    row = connection.execute(query).first()
    if row is None:
        raise Refused("link", "this link has been used, or it is too old; ask for a new one", 410)
    return row


def spend_reset(connection: Connection, token: str) -> str:
    """Use a token up; returns whose it was."""
    whose: str = reset_of(connection, token).id
    if not connection.execute(delete(resets).where(resets.c.hash == hashed(token))).rowcount:
        raise Refused("link", "this link has been used; ask for a new one", 410)
    return whose
