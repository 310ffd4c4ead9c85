"""From which house somebody comes: enough to see that two share an address, and no more.

What is kept is a keyed hash, and only while a table has not begun.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from hashlib import blake2b
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from ostraka.server.people.rows import keys
from ostraka.server.store import Store

__all__ = ["Households"]

NAME: Final = "household"


class Households:
    """Makes hashes of addresses with a key that all processes share."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._key: bytes | None = None

    async def of(self, address: str) -> str | None:
        """The same for two who share an address, None if nothing is known."""
        if not address:
            return None
        if self._key is None:
            self._key = bytes.fromhex(await self._stored())
        return blake2b(address.encode(), key=self._key, digest_size=16).hexdigest()

    async def _stored(self) -> str:
        def work(connection: Connection) -> None:
            connection.execute(insert(keys).values(name=NAME, body=secrets.token_hex(32)))

        query = select(keys.c.body).where(keys.c.name == NAME)
        row = await self.store.row(query)
        if row is None:
            # Another process may have drawn it in the meantime.
            with suppress(IntegrityError):
                await self.store.write(work)
            row = await self.store.row(query)
        assert row is not None
        return str(row["body"])
