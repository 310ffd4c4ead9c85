"""The watch: hears what was done from the command line and which sessions ran out, and notes whom limits stop."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ostraka.server.admin.rows import audit, refusals
from ostraka.server.bus import Bus
from ostraka.server.limits import Limits
from ostraka.server.people.rows import sessions
from ostraka.server.rounds import Rounds
from ostraka.server.store import Store
from ostraka.server.times import now

__all__ = ["Watch"]

ROUND: Final = 0.5
"""Seconds between two looks."""
BACK: Final = 60_000
"""Milliseconds that are looked at again: who began to write first need not be done first."""
WRITTEN: Final = 8
"""Rounds between two times that refusals are written down."""
MOST: Final = 50
"""Of them, those who were stopped most often."""
KEPT: Final = 6 * 3_600_000
"""Milliseconds for which they are kept."""
LAST: Final = 1 << 30
"""More entries than any log has: whoever has the table in memory reads what is new."""


class Watch:
    """Looks into the store, because the command line is another process that SQLite tells nobody of."""

    def __init__(self, store: Store, bus: Bus, limits: Limits) -> None:
        self.store = store
        self.bus = bus
        self.limits = limits
        self._since = now()
        self._heard: dict[str, int] = {}
        self._round = 0
        self._rounds = Rounds("watch", ROUND, self._look)

    async def start(self) -> None:
        """From now on; what was done before has had its effect."""
        for row in await self.store.rows(select(audit.c.id, audit.c.time).where(audit.c.time > now() - BACK)):
            self._heard[row["id"]] = row["time"]
        self._rounds.start()

    async def stop(self) -> None:
        await self._rounds.stop()

    async def _look(self) -> None:
        moment = now()
        out = select(sessions.c.person).where(sessions.c.expires > self._since, sessions.c.expires <= moment)
        for row in await self.store.rows(out.distinct()):
            self.bus.tell("session", row["person"])
        self._since = moment
        for row in await self.store.rows(select(audit).where(audit.c.time > moment - BACK)):
            if row["id"] not in self._heard:
                self._heard[row["id"]] = row["time"]
                self._hear(row)
        self._heard = {id: time for id, time in self._heard.items() if time > moment - 2 * BACK}
        self._round += 1
        if self._round % WRITTEN == 0:
            await self._write_refusals(moment)

    def _hear(self, row: Any) -> None:
        """Something was done: its people and tables are looked at anew."""
        detail = msgspec.json.decode(row["detail"], type=dict[str, Any])
        for person in [row["person"], *detail.get("bots", ())]:
            if person:
                self.bus.tell("session", person)
        for table in [row["table"], *detail.get("tables", ())]:
            if table:
                self.bus.tell("lobby", table)
                self.bus.tell("names", table)
                self.bus.tell("entry", table, LAST)

    async def _write_refusals(self, moment: int) -> None:
        """Whom the limits have stopped since the last time."""
        stopped: Counter[tuple[str, str]] = self.limits.stopped
        rows = [
            {"time": moment, "origin": self.store.origin, "kind": kind, "who": who[:100], "count": count}
            for (kind, who), count in stopped.most_common(MOST)
        ]
        stopped.clear()

        def work(connection: Connection) -> None:
            connection.execute(delete(refusals).where(refusals.c.time < moment - KEPT))
            if rows:
                connection.execute(insert(refusals), rows)

        if rows or self._round % (WRITTEN * 60) == 0:
            await self.store.write(work)
