"""The socket at a table: `hello`, then acts and questions one way, answers and numbered updates the other way.

Nothing is queued for a client but its answers: an update says everything since the one before, so a slow reader gets
fewer and larger ones, and one who does not read at all is cut off.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ostraka.core.errors import OstrakaError
from ostraka.server.addresses import address_of
from ostraka.server.errors import Refused
from ostraka.server.people.people import Person
from ostraka.server.server import Parts, Server
from ostraka.server.share import PAYS, Share
from ostraka.server.store.store import new_id
from ostraka.server.tables import wire
from ostraka.server.tables.desk import Desk, sit

__all__ = ["DIRECT", "Line", "table_socket"]

log = structlog.get_logger("socket")

DECODER: Final[msgspec.json.Decoder[wire.ClientMessage]] = msgspec.json.Decoder(wire.ClientMessage)
ENCODER: Final = msgspec.json.Encoder()
DIRECT: Final = "ostraka.direct"
"""What our own server adds to the scope of a socket: the connection itself."""
THINKING: Final = (wire.Hint, wire.Weigh, wire.Doubt)
"""What takes a thought to answer; of these so many at once, and more one after the other."""
THOUGHTS: Final = 4
HELLO: Final = 10.0  # seconds a fresh socket may be silent
BAD_FRAMES: Final = 20
"""Frames that make no sense before a socket is closed."""
RETRY: Final = 0.5
"""Seconds after which a session is looked up again that could not be."""
ANSWERS: Final = 64
"""Answers that may wait for a client to read them."""
CLOSE: Final = {
    "bad": 4400,
    "session": 4401,
    "forbidden": 4403,
    "absent": 4404,
    "open": 4409,
    "slow": 4408,
    "damaged": 4410,
    "rules": 4411,
    "stop": 1012,
}
"""Why a socket is closed; 1012 means: come back at once."""


def refusal(message: wire.ClientMessage, code: str, detail: str) -> wire.Refusal:
    """A refusal with the client's own id or number on it."""
    return wire.Refusal(code, detail, getattr(message, "id", None), getattr(message, "ref", None))


class Direct(Protocol):
    """The connection itself, if it can be written to without going through the framework."""

    writable: asyncio.Event
    """Set as long as the client reads what it is sent."""

    def tell(self, *texts: bytes) -> bool: ...


class Line:
    """One client at one table: one task reads, and one writes what cannot be written at once."""

    def __init__(self, socket: WebSocket[Any, Any, Any], server: Server, direct: Direct | None = None) -> None:
        self.socket = socket
        self.direct = direct
        self.server = server
        self.loop = asyncio.get_running_loop()
        self.woken = False
        """Whether somebody will soon look what there is to send."""
        self.acting = False
        """Whether a choice of the client is being stored: what it brings goes out together with the answer."""
        self.held = True
        """Whether nothing may be sent at once: before the welcome, while `write` is at it, at the end."""
        self.news = asyncio.Event()
        """Set when there is something for the task that writes."""
        self.answers: deque[wire.ServerMessage] = deque()
        self.since = -1
        self.language = ""
        self.greeted = 0
        """How often the client has said hello."""
        self.board = False
        self.spoken = 0
        self.heard = -1
        """The number of the last thing said that this client has been told."""
        self.bad = 0
        self.person: Person | None = None
        self.over: asyncio.Future[str] = self.loop.create_future()
        """Done when the session behind the socket has ended."""
        self.again = False
        """Whether the session is to be looked at once more."""
        self.checking: asyncio.Task[None] | None = None
        self.endings = server.endings
        """How many sessions had ended when the socket was opened."""
        self.name = new_id()
        self.share: Share | None = None
        """What time there is for somebody who only watches."""
        self.thoughts: set[asyncio.Task[str]] = set()
        self.desk: Desk

    def doubt(self, person: str) -> None:
        """A session of this person has ended: perhaps the one behind this socket."""
        if self.person is not None and person in ("", self.person.id):
            # Looked at by itself: who reads may be waiting for an act, and who writes for the client.
            self.again = True
            if self.checking is None:
                self.checking = asyncio.create_task(self.check())

    async def check(self) -> None:
        """End the line if its session has ended; while the store cannot say, ask again."""
        while self.again:
            self.again = False
            try:
                await self.server.people.need(self.socket)
            except Refused as error:
                if not self.over.done():
                    self.over.set_result(error.code)
            except Exception as error:
                log.error("a session could not be looked up", error=type(error).__name__)
                await asyncio.sleep(RETRY)
                self.again = True
        self.checking = None

    async def run(self, table: str, person: Person | None) -> str:
        """From `hello` to the end of the connection; returns why it is to be closed, nothing if the client has gone."""
        self.person = person
        hello = await asyncio.wait_for(self.receive(), HELLO)
        if not isinstance(hello, wire.Hello):
            raise Refused("bad", "the first message is hello")
        self.desk = await sit(self.server, table, person, hello.seat)
        if self.desk.seat is None:
            self.share = self.server.shares.of(person is not None)
        PAYS.set(self.share)
        self.listen(hello)
        self.answers.append(wire.Welcome(self.desk.info, self.desk.seat))
        self.held = False
        self.set()
        self.server.lines.add(self)
        if self.server.endings != self.endings:
            self.doubt("")
        self.desk.watch(self)
        writing = asyncio.create_task(self.measured(ended(self.write())))
        reading = asyncio.create_task(self.measured(ended(self.read())))
        try:
            done, _ = await asyncio.wait([writing, reading, self.over], return_when=asyncio.FIRST_COMPLETED)
            return max([task.result() for task in done])
        finally:
            self.held = True
            self.desk.unwatch(self)
            self.server.lines.discard(self)
            tasks = [writing, reading, *self.thoughts, *([] if self.checking is None else [self.checking])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def measured(self, work: Coroutine[Any, Any, str]) -> Coroutine[Any, Any, str]:
        return work if self.share is None else self.share.measured(work)

    async def turn(self) -> None:
        """Wait for time, if it is for somebody who only watches."""
        if self.share is not None:
            await self.share.turn(address_of(self.socket.scope), patience=None)

    def listen(self, hello: wire.Hello) -> None:
        """From where on, in which language, and how the client wants to be told."""
        self.greeted += 1
        self.since = hello.since if hello.since <= self.desk.seq else -1
        self.language, self.board = hello.language, hello.board

    # Reading

    async def receive(self) -> wire.ClientMessage | None:
        """The next message; None if it makes no sense."""
        frame = await self.socket.receive_data("text")
        try:
            return DECODER.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.answers.append(wire.Refusal("bad", str(error)[:200]))
            self.set()
            self.bad += 1
            if self.bad > BAD_FRAMES:
                raise Refused("bad", "too many messages that make no sense") from None
            return None

    async def read(self) -> None:
        while True:
            message = await self.receive()
            if message is None:
                continue
            await self.turn()
            if isinstance(message, THINKING) and len(self.thoughts) < THOUGHTS:
                self.ponder(message)
                continue
            self.acting = isinstance(message, wire.Submit)
            self.answers.append(await self.answer(message))
            self.acting = False
            self.set()
            if len(self.answers) > ANSWERS:
                raise Refused("slow", "the client does not read its answers")

    def ponder(self, message: wire.ClientMessage) -> None:
        """Answer when it has been thought about: whoever has decided meanwhile shall not wait for that."""

        async def reply() -> None:
            self.answers.append(await self.answer(message))
            self.set()

        self.thoughts.add(thought := asyncio.create_task(self.measured(ended(reply()))))
        thought.add_done_callback(self.thoughts.discard)

    async def answer(self, message: wire.ClientMessage) -> wire.ServerMessage:
        """What a message brings; a refusal carries the client's own id or number back."""
        try:
            await self.server.limits.spend("frame", self.name)
            if isinstance(message, THINKING):
                who = self.name if self.person is None else self.person.id
                await self.server.limits.spend("think" if isinstance(message, wire.Hint) else "coach", who)
            return await self.meet(message)
        except Refused as error:
            if error.code == "stale":
                # Whoever was late sees at once what is new.
                self.set()
            return refusal(message, error.code, str(error))
        except OstrakaError as error:
            return refusal(message, "illegal", str(error))
        except Exception as error:
            log.error("unexpected", message=type(message).__name__, error=type(error).__name__, exc_info=error)
            return refusal(message, "fault", "something went wrong here; send it again")

    async def meet(self, message: wire.ClientMessage) -> wire.ServerMessage:
        desk = self.desk
        if isinstance(message, wire.Preview):
            return wire.Notes(message.ref, *await desk.preview(message.option, self.language))
        if isinstance(message, wire.Reasons):
            return wire.Notes(message.ref, await desk.reasons(self.language), [])
        if isinstance(message, wire.Hint):
            hints = await desk.hint(self.language, message.deep)
            return wire.Hinted(message.ref, hints[0].option, hints[0].label, hints)
        if isinstance(message, wire.Weigh):
            return wire.Weighed(message.ref, *await desk.weigh())
        if isinstance(message, wire.Doubt):
            return wire.Doubted(message.ref, await desk.doubt(message, self.language))
        if isinstance(message, wire.Ways):
            return wire.Led(message.ref, *await desk.ways(self.language))
        if isinstance(message, wire.Say):
            await desk.say(message)
            return wire.Pong(message.ref)
        if isinstance(message, wire.Poke):
            return wire.Pong(message.ref)
        if isinstance(message, wire.Hello):
            # Another language, or everything once more.
            self.listen(message)
            self.set()
            return wire.Welcome(desk.info, desk.seat)
        return await desk.act(message)

    # Writing

    def set(self) -> None:
        """There is something to send: an answer, or something new at the table."""
        if not self.woken:
            self.woken = True
            self.loop.call_soon(self.look)

    def look(self) -> None:
        """Send what there is to send; what takes any waiting is left to the task that writes."""
        self.woken = False
        if self.acting:
            return
        if self.held or self.direct is None or self.share is not None or not self.sent_at_once(self.direct):
            self.news.set()

    def sent_at_once(self, direct: Direct) -> bool:
        """Whether all could be sent, in one go, and nothing is left."""
        try:
            if self.spoken != self.desk.spoken or not direct.writable.is_set():
                return False
            frames = [ENCODER.encode(answer) for answer in self.answers]
            since = self.since
            if since != self.desk.seq:
                update = self.desk.update_at_once(since, self.language, self.board)
                if update is None:
                    return False
                # What an act has brought comes before its answer; but nothing comes before a welcome.
                frames.insert(0 if since >= 0 else len(frames), ENCODER.encode(update))
                since = update.seq
            if frames and not direct.tell(*frames):
                return False
        except Exception:
            # The task that writes meets it again, and ends the line for it.
            return False
        self.since = since
        self.answers.clear()
        return True

    async def write(self) -> None:
        """Send what could not be sent at once."""
        while True:
            await self.news.wait()
            await self.turn()
            self.news.clear()
            self.held = True
            # What an act has brought comes before its answer; but nothing comes before a welcome.
            if self.answers and 0 <= self.since != self.desk.seq:
                await self.show()
            while self.answers:
                await self.send(self.answers.popleft())
            if self.since != self.desk.seq:
                await self.show()
            if self.spoken != self.desk.spoken:
                await self.tell_talk()
            self.held = False

    async def show(self) -> None:
        """What is new at the table; none of it stays in memory while everybody thinks."""
        greeted = self.greeted
        update = await self.desk.update(self.since, self.language, self.board)
        # Who asks for everything in another language meanwhile gets it next.
        if self.greeted == greeted:
            self.since = update.seq
        await self.send(update)

    async def tell_talk(self) -> None:
        """What was said since this client last heard."""
        self.spoken = self.desk.spoken
        for said in await self.desk.heard(self.heard):
            self.heard = said.n
            await self.send(said)

    async def send(self, message: wire.ServerMessage) -> None:
        await self.tell(ENCODER.encode(message))

    async def tell(self, text: bytes) -> None:
        """Send a frame, as soon as the client has read enough of those before."""
        direct = self.direct
        if direct is None or not direct.writable.is_set():
            try:
                async with asyncio.timeout(self.server.settings.patience):
                    if direct is None:
                        await self.socket.send_data(text, "text")
                        return
                    await direct.writable.wait()
            except TimeoutError:
                raise Refused("slow", "the client does not read") from None
        if not direct.tell(text):
            raise WebSocketDisconnect(detail="the client has gone")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], server: Parts, table: FromPath[str]) -> None:
    """One client at one table."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    line = Line(socket, server, extensions.get(DIRECT, {}).get("socket"))
    person = await server.people.find(socket)
    await socket.accept()
    why = await ended(line.run(table, person))
    if why:
        await close(socket, why)
    # The socket and its ways in and out hold on to each other; now they let go, and everything behind them can go.
    socket.receive, socket.send = empty_receive, empty_send


async def ended(work: Coroutine[Any, Any, str | None]) -> str:
    """Why a line has ended, as a code to close it with; nothing if the client has gone.

    Told as a value: trouble that is passed on from task to task would hold on to both of them, and with them to the
    table, until somebody sweeps.
    """
    try:
        return await work or ""
    except WebSocketDisconnect:
        return ""
    except TimeoutError:
        return "bad"
    except Refused as error:
        return error.code


async def close(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Say why, if the client is still there."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(CLOSE.get(code, 4400), code)
