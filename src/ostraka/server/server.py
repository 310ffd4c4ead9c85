"""All parts of a running server, put together in one place."""

from __future__ import annotations

import asyncio
from typing import Protocol, TypeAlias

import structlog
from litestar.di import NamedDependency

from ostraka.match.shelf import load_games
from ostraka.server.admin.watch import Watch
from ostraka.server.bots.bots import Bots
from ostraka.server.bus import Bus
from ostraka.server.checkup import Checkup
from ostraka.server.garbage import GarbageCollector
from ostraka.server.history.analyses import Analyses
from ostraka.server.history.daily import Challenges
from ostraka.server.history.replays import Replays
from ostraka.server.history.results import Results
from ostraka.server.housekeeper import Housekeeper
from ostraka.server.limits import Limits
from ostraka.server.loop_lag import LoopLag
from ostraka.server.people.accounts import Accounts
from ostraka.server.people.notices import Notifier
from ostraka.server.people.people import People
from ostraka.server.puzzles.shelf import Shelf
from ostraka.server.settings import Settings
from ostraka.server.share import Shares
from ostraka.server.store import Store, open_store
from ostraka.server.tables.caretaker import Caretaker
from ostraka.server.tables.clock import Lateness
from ostraka.server.tables.house_rules import HouseRules
from ostraka.server.tables.listing import Listing
from ostraka.server.tables.lobby import Lobby
from ostraka.server.tables.rooms import Rooms
from ostraka.server.tables.talk import Talk

__all__ = ["Parts", "Server"]

log = structlog.get_logger("server")


class Doubting(Protocol):
    """Something open that belongs to a session."""

    def doubt(self, person: str) -> None:
        """A session of this person, or with an empty name anybody's, may have ended."""


class Server:
    """The parts by name. Handlers get this object; there is no other global state."""

    store: Store
    house_rules: HouseRules
    bus: Bus
    rooms: Rooms
    people: People
    accounts: Accounts
    analyses: Analyses
    results: Results
    replays: Replays
    challenges: Challenges
    shelf: Shelf
    lobby: Lobby
    listing: Listing
    talk: Talk
    bots: Bots
    caretaker: Caretaker
    notifier: Notifier
    watch: Watch
    housekeeper: Housekeeper
    checkup: Checkup

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits)
        self.shares = Shares(settings.limits)
        self.loop_lag = LoopLag()
        self.garbage = GarbageCollector()
        self.lines: set[Doubting] = set()
        """The sockets that are open."""
        self.streams: set[asyncio.Event] = set()
        """What wakes the streams that are open."""
        self.running = False
        self.readers: set[Doubting] = set()
        """Those who read the streams."""
        self.endings = 0
        """How often this process has heard that a session has ended."""
        self.stopping = False

    async def start(self) -> None:
        """Migrate, then open every part in the order it needs the others. Whoever asks second finds it done."""
        if self.running:
            return
        self.store = await open_store(self.settings.store, sole=True)
        try:
            await self._open()
        except BaseException:
            await self.store.close()
            raise
        self.running = True

    async def _open(self) -> None:
        settings = self.settings
        self.house_rules = HouseRules(settings, self.store)
        self.bus = Bus(self.store)
        self.checkup = Checkup(self.store, self.bus)
        self.people = People(self.store, settings)
        self.accounts = Accounts(self.store, self.bus, self.people)
        self.lobby = Lobby(self.store, self.bus)
        self.listing = Listing(self.store, self.bus)
        self.rooms = Rooms(self.store, self.bus, settings.rooms, lateness(settings))
        self.talk = Talk(self.store, self.bus)
        self.bots = Bots(settings.thinkers, settings.waiting, settings.thinking)
        self.caretaker = Caretaker(self.store, self.rooms, self.bots, settings.promise)
        self.analyses = Analyses(settings.analysis, settings.page)
        self.results = Results(self.store)
        self.replays = Replays(self.store, self.rooms, self.lobby)
        self.challenges = Challenges(self.store, self.lobby)
        self.shelf = Shelf(self.store)
        self.rooms.changed.append(self.results.hear)
        self.bus.listeners.append(self._hear)
        self.notifier = Notifier(self.store, settings, self.rooms)
        self.rooms.changed.append(self.notifier.notice)
        self.watch = Watch(self.store, self.bus, self.limits)
        self.housekeeper = Housekeeper(self.store, self.bus, self.accounts, self.rooms, settings.abandoned)
        await self.bus.start()
        await self.watch.start()
        await self.results.start()
        await self.bots.start()
        self.notifier.start()
        self.caretaker.start()
        self.housekeeper.start()
        self.loop_lag.start()
        self.garbage.start()
        for fault in load_games()[1]:
            log.warning("a game cannot be played here", why=fault)
        log.info("the server is up", database=self.store.engine.dialect.name)

    def _hear(self, kind: str, whose: str, _: int) -> None:
        if kind in ("session", "again"):
            # After a silence of the bus anybody's session may have ended.
            self.endings += 1
            for line in [*self.lines, *self.readers]:
                line.doubt(whose)

    def leave_off(self) -> None:
        """No more streams: those that are open end now."""
        self.stopping = True
        for stream in self.streams:
            stream.set()

    async def stop(self) -> None:
        """Close in the opposite order: what has been acknowledged is on the disk already."""
        self.leave_off()
        await self.checkup.stop()
        await self.garbage.stop()
        await self.loop_lag.stop()
        await self.watch.stop()
        await self.housekeeper.stop()
        await self.caretaker.stop()
        await self.notifier.stop()
        await self.bots.stop()
        await self.analyses.stop()
        await self.results.stop()
        await self.bus.stop()
        await self.store.close()
        log.info("the server has stopped")


def lateness(settings: Settings) -> Lateness:
    """How long people wait for somebody where there is no clock."""
    return Lateness(int(settings.absence * 1000), int(settings.dawdling * 1000))


Parts: TypeAlias = NamedDependency[Server]
"""How handlers ask for the server."""
