"""Every frame that everybody is sent, held against what they would have been sent with other hidden cards.

    python -m tests.server.drivers.leaks --games 200

The whole server runs in this process, from the first frame of a socket to the last; only the wire itself and the disk
are left out. Beside every choice stands a twin of the match in which all that the zones hide from a viewer is
exchanged. The same choice must bring the viewer the same frames, byte for byte; so must looking, asking for reasons and
previews, and mistakes. Coming back must bring what was told before, and the seed must be in no frame before the end.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from unittest.mock import patch

import msgspec

from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.match import Match
from ostraka.server.people.people import Person
from ostraka.server.people.wire import Guest
from ostraka.server.serve import set_up_logs
from ostraka.server.server import Server
from ostraka.server.settings import Settings
from ostraka.server.tables import wire
from ostraka.server.tables.room import Room
from ostraka.server.tables.socket import ENCODER, Line
from tests.games.configurations import ALL, Configuration
from tests.server.drivers import crowd
from tests.server.drivers.crowd import Figures
from tests.server.drivers.twins import Twin

DECODER = msgspec.json.Decoder()


class Leak(AssertionError):
    """Somebody was sent something that depends on what they may not know."""


class Tally(msgspec.Struct):
    games: int = 0
    frames: int = 0
    bytes: int = 0
    compared: int = 0
    looks: int = 0
    telling: int = 0
    """Frames of choices that could not have been made with other hidden cards: they tell something by the rules."""
    moved: int = 0
    forced: int = 0
    """Frames among partners that would have been others, sooner or later, because a hand left no choice or did not."""


class Wire:
    """The client's end of a socket, without a network."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.frames: list[bytes] = []
        self.arrived = asyncio.Event()

    async def receive_data(self, _: str) -> bytes:
        return await self.inbox.get()

    async def send_data(self, frame: bytes, _: str) -> None:
        self.frames.append(frame)
        self.arrived.set()

    def send(self, **message: object) -> None:
        self.inbox.put_nowait(msgspec.json.encode(message))

    async def take(self, count: int) -> list[bytes]:
        """The next frames, and nothing after them."""
        async with asyncio.timeout(crowd.PATIENCE):
            while len(self.frames) < count:
                await self.arrived.wait()
                self.arrived.clear()
        for _ in range(3):
            await asyncio.sleep(0)
        found, self.frames = self.frames, []
        if len(found) != count:
            raise Leak(f"{len(found)} frames came where {count} were due")
        return found


class Watcher:
    """A seat (None: a spectator) with its socket, and all moments it was told of."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.wire = Wire()
        self.moments: list[Any] = []
        self.seq = -1

    def keep(self, frame: bytes) -> None:
        update = DECODER.decode(frame)
        self.moments = [m for m in self.moments if m["length"] <= update["keep"]] + update["moments"]
        self.seq = update["seq"]


class Trial:
    """One game: lines for everybody, and twins beside every choice."""

    def __init__(self, server: Server, room: Room, person: Person, tally: Tally, seed: int) -> None:
        self.server = server
        self.room = room
        self.person = person
        self.tally = tally
        self.luck = random.Random(seed)
        self.rng = Rng(seed)
        self.watchers = [Watcher(seat) for seat in (*range(room.header.seats), None)]

    @property
    def match(self) -> Match[Any, Any]:
        return self.room.state.match

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            for watcher in self.watchers:
                person = None if watcher.seat is None else self.person
                socket: Any = watcher.wire
                line = Line(socket, self.server)
                task = asyncio.create_task(line.run(self.room.header.id, person))
                stack.callback(task.cancel)
                watcher.wire.send(type="hello", seat=watcher.seat, language="en", board=True)
                _, update = self.seen(await watcher.wire.take(2))
                watcher.keep(update)
                self.check_whole(watcher, update)
            yield

    def seen(self, frames: list[bytes]) -> list[bytes]:
        """Count frames; no frame of a game in progress may hold its seed."""
        for frame in frames:
            self.tally.frames += 1
            self.tally.bytes += len(frame)
            if not self.room.state.closed and self.match.secret.encode() in frame:
                raise Leak("the seed is in a frame before the end")
        return frames

    async def play(self, most: int, every: int) -> None:
        """Choose at random through the sockets; at each `every`-th choice one viewer after the other is examined."""
        for n in range(most):
            if self.room.state.closed:
                return
            viewers = self.watchers if every <= 1 else [self.watchers[(n // every) % len(self.watchers)]]
            examined = viewers if n % every == 0 else []
            for watcher in examined:
                await self.look(watcher)
            await self.choose(examined)

    async def choose(self, examined: list[Watcher]) -> None:
        """One choice: every socket gets its frames, and those examined are compared with their twins'."""
        ask = self.luck.choice(self.match.asks)
        option = self.luck.choice(ask.options)
        since = self.room.state.seq
        twin = Twin(self.match)
        actor = self.watchers[ask.seat]
        actor.wire.send(type="submit", id=f"choice-{since:06}", at=since, option=option)
        told: dict[int | None, bytes] = {}
        for watcher in self.watchers:
            frames = self.seen(await watcher.wire.take(2 if watcher is actor else 1))
            [update] = [frame for frame in frames if DECODER.decode(frame)["type"] == "update"]
            told[watcher.seat] = update
            watcher.keep(update)
        for watcher in examined:
            other, moved = twin.after(watcher.seat, ask.seat, option, self.rng)
            self.tally.moved += moved
            if other is None:
                self.tally.telling += 1
                continue
            if not twin.asked_alike(other):
                self.sooner(watcher.seat)
                continue
            with self.instead(other):
                frame = ENCODER.encode(self.room._update(watcher.seat, since, "en", True, True))
            self.same(frame, told[watcher.seat], f"after option {option} of seat {ask.seat}", watcher.seat)

    def sooner(self, viewer: int | None) -> None:
        """A frame tells that a choice was forced, or that it was none: rivals must not learn that, partners may."""
        if len(set(self.match.outcome().sides)) > 1:
            raise Leak(f"{self.room!r}: {viewer} sees by the time of a frame that a hand left no choice")
        self.tally.forced += 1

    async def look(self, watcher: Watcher) -> None:
        """Looking, asking and erring must be the same in the twin; and coming back tells nothing new."""
        twin, moved = Twin(self.match).now(watcher.seat, self.rng)
        self.tally.moved += moved
        here = await self.answers(watcher.seat)
        with self.instead(twin):
            there = await self.answers(watcher.seat)
        for what, frame in here.items():
            self.same(there.get(what, b""), frame, what, watcher.seat)
        self.tally.looks += len(here)
        self.check_whole(watcher, ENCODER.encode(await self.room.update(watcher.seat, -1, "en", True)))

    def check_whole(self, watcher: Watcher, frame: bytes) -> None:
        """Everything from the beginning is what was told bit by bit."""
        if DECODER.decode(frame)["moments"] != watcher.moments:
            raise Leak(f"{watcher.seat} is told something else when it comes back")

    async def answers(self, seat: int | None) -> dict[str, bytes]:
        """What a viewer gets without anything happening."""
        room = self.room
        found = {"view": ENCODER.encode(await room.update(seat, room.state.seq, "en", True))}
        if seat is None:
            return found
        found["reasons"] = ENCODER.encode(await room.reasons(seat, "en"))
        ask = room.asked(seat)
        for option in ask.options if ask is not None else ():
            found[f"preview {option}"] = ENCODER.encode(await room.preview(seat, option, "en"))
        for option in (0, len(self.match.game.actions) // 2, len(self.match.game.actions)):
            if ask is None or option not in ask.options:
                found[f"mistake {option}"] = await self.mistake(seat, option)
        found["undo"] = self.undo(seat)
        return found

    async def mistake(self, seat: int, option: int) -> bytes:
        try:
            await self.room.submit(seat, "a-mistake", self.room.state.seq, "choice", option)
        except OstrakaError as error:
            return repr(error).encode()
        raise Leak(f"seat {seat} could choose {option}, which was not offered")

    def undo(self, seat: int) -> bytes:
        try:
            return repr(self.room.undo_act(seat, None, "step")).encode()
        except OstrakaError as error:
            return repr(error).encode()

    def instead(self, other: Match[Any, Any]) -> Instead:
        return Instead(self.room, other)

    def same(self, other: bytes, frame: bytes, what: str, viewer: int | None) -> None:
        self.tally.compared += 1
        if other != frame:
            at = next(
                (i for i, (a, b) in enumerate(zip(frame, other, strict=False)) if a != b), min(len(frame), len(other))
            )
            raise Leak(
                f"{self.room.header.game}, entry {self.room.state.seq}, viewer {viewer}, {what}: "
                f"…{frame[max(0, at - 60) : at + 60]!r} or …{other[max(0, at - 60) : at + 60]!r}"
            )


class Instead:
    """For a moment the room has another match."""

    def __init__(self, room: Room, other: Match[Any, Any]) -> None:
        self.room = room
        self.other = other

    def __enter__(self) -> None:
        self.match = self.room.state.match
        self.room.state.match = self.other

    def __exit__(self, *_: object) -> None:
        self.room.state.match = self.match


@asynccontextmanager
async def quiet_server(database: str) -> AsyncIterator[Server]:
    """A server without bots that does not wait for the disk: here only what it says matters."""
    server = Server(Settings(database=database, thinkers=0, limits=0.0))
    await server.start()

    async def append(*_: object) -> None:
        return None

    try:
        with patch.object(server.store, "append", append):
            yield server
    finally:
        await server.stop()


async def game(server: Server, at: Configuration, tally: Tally, seed: int, skip: int, most: int, every: int) -> None:
    """One table of this configuration; the first `skip` choices are made without anybody watching."""
    person, _ = await server.people.guest(Guest("Ana"))
    wishes = [wire.SeatWish("me")] * at.seats
    wish = wire.NewTable(at.id, wishes, dict(at.setup), undo="ask")
    info = await server.lobby.create(person, wish, secret=f"the seed of trial {seed}")
    await server.lobby.start(person, info.id)
    room = await server.rooms.get(info.id)
    trial = Trial(server, room, person, tally, seed)
    for n in range(skip):
        if room.state.closed:
            break
        ask = trial.luck.choice(room.state.match.asks)
        await room.submit(ask.seat, f"before-{n:06}", room.state.seq, "choice", trial.luck.choice(ask.options))
    async with trial.watching():
        await trial.play(most, every)
    tally.games += 1


def trial(database: str, games: int, most: int = 10_000, every: int = 1, skip: int = 0, seed: int = 1) -> Figures:
    """So many games, spread over all games, seats and variants; returns the figures. `Leak` if there is one."""
    tally = Tally()
    begun = time.monotonic()

    async def run() -> None:
        async with quiet_server(database) as server:
            for n in range(games):
                first = random.Random(seed * 1000 + n).randrange(skip) if skip else 0
                await game(server, ALL[n * 7 % len(ALL)], tally, seed * 1000 + n, first, most, every)

    asyncio.run(run())
    return {**msgspec.structs.asdict(tally), "seconds": round(time.monotonic() - begun)}


def sound(found: Figures) -> bool:
    """A leak raises; here it is seen that there was something to find."""
    return bool(found["compared"] > 0 and found["moved"] > found["compared"])


def main() -> None:
    set_up_logs("warning")
    crowd.conclude(trial, str(__doc__), sound, games=200, most=10_000, every=1, skip=0, seed=1)


if __name__ == "__main__":
    main()
