"""Nobody holds the server up: half-sent requests, streams without end, floods of pings, too many connections."""

from __future__ import annotations

import asyncio
import re
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
import websockets

from tests.server.door import coming_from, heard, knock, knocking, port_of
from tests.server.drivers.siege import FILES, Limited
from tests.server.house import WAIT, Guest, House, guest, sqlite

HOST = b"host: 127.0.0.1\r\n"
STREAM = b"GET /api/lobby/stream HTTP/1.1\r\n" + HOST + b"\r\n"
ROOM = 60
"""Connections of the small house; an eighth of them is kept for those who play."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A small house without patience."""
    with House(
        sqlite(tmp_path_factory.mktemp("small")),
        OSTRAKA_LIMITS="1",
        OSTRAKA_THINKERS="0",
        OSTRAKA_CONNECTIONS=str(ROOM),
        OSTRAKA_PATIENCE="2",
        OSTRAKA_VISIT="1",
    ) as house:
        yield house


async def playing(ana: Guest) -> str:
    """The id of a table at which Ana plays both seats."""
    table = await ana.post("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}] * 2})
    await ana.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def answering(house: House) -> None:
    """The server is as well as before."""
    assert httpx.get(f"{house.url}/api/games", timeout=WAIT).status_code == 200


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/games HTT",
        b"GET /api/games HTTP/1.1\r\n" + HOST + b"x-slow: ",
        b"POST /api/guest HTTP/1.1\r\n" + HOST + b"content-type: application/json\r\ncontent-length: 90\r\n\r\n{",
        b"POST /api/guest HTTP/1.1\r\n" + HOST + b"transfer-encoding: chunked\r\n\r\n5\r\n{",
        # Refused at once, and still not sent to its end.
        b"POST /nowhere HTTP/1.1\r\n" + HOST + b"content-length: 90\r\n\r\n{",
        # A whole request, and half of the next one.
        b"GET /api/games HTTP/1.1\r\n" + HOST + b"\r\nGET /api/ga",
    ],
)
@pytest.mark.parametrize("drips", [False, True])
def test_a_request_that_is_never_whole_is_given_up(house: House, said: bytes, drips: bool) -> None:
    with knock(house, said) as ours:
        ours.settimeout(0.2 if drips else WAIT)
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            try:
                if not ours.recv(65_536):
                    break
            except TimeoutError:
                # One byte more, before anybody can call it silence.
                with_luck(ours)
            except ConnectionError:
                break
        else:
            pytest.fail("the connection is held for ever")
    answering(house)


def with_luck(ours: socket.socket) -> None:
    """Send a byte, if there is still somebody."""
    try:
        ours.sendall(b"x")
    except OSError:
        ours.close()


def test_whoever_does_not_read_is_given_up(house: House) -> None:
    asked = b"GET /plain/files/page.js HTTP/1.1\r\n" + HOST + b"\r\n"
    ours = socket.socket()
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    process = psutil.Process(house.process.pid)
    with ours:
        ours.connect(("127.0.0.1", port_of(house)))
        here = ours.getsockname()
        ours.sendall(asked * 100)
        until = time.monotonic() + WAIT
        while any(tuple(each.raddr or ()) == here for each in process.net_connections()):
            assert time.monotonic() < until, "the connection is held for ever"
            time.sleep(0.1)


def test_a_stream_without_a_session_ends(house: House) -> None:
    with httpx.stream("GET", f"{house.url}/api/lobby/stream", timeout=WAIT) as answer:
        assert answer.status_code == 200
        assert "data:" in "".join(answer.iter_text())


def test_streams_without_a_session_are_few(house: House) -> None:
    """Of all strangers together: a quarter of the room."""
    with knocking(house, 20, STREAM) as all_of_them:
        heads = [ours.recv(12) for ours in all_of_them]
        assert heads.count(b"HTTP/1.1 200") <= ROOM // 4 and b"HTTP/1.1 503" in heads
        refused = heard(all_of_them[heads.index(b"HTTP/1.1 503")])
        assert b"retry-after: " in refused and b'"code":"crowded"' in refused


def test_whoever_plays_comes_in_when_it_is_full(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as ana, guest(house.url, "Ben") as ben:
            table = await playing(ana)
            async with ana.at(table, seat=0) as first, ana.at(table, seat=1) as second:
                # Either may be asked first.
                await asyncio.gather(first.until("update"), second.until("update"))
                line = first if first.update["decision"] else second
                # All of them busy for as long as they can be: nothing of theirs is idle.
                body = b"POST /api/tables/x/join HTTP/1.1\r\n" + HOST + b"content-length: 90\r\n\r\n{"
                for _ in range(20):
                    with knocking(house, ROOM * 2, body, "127.0.0.9"):
                        async with httpx.AsyncClient(cookies=ben.http.cookies, timeout=WAIT) as fresh:
                            answer = await fresh.get(f"{house.url}/api/games")
                        if answer.status_code != 503:
                            # On a busy machine the first of them are sent away before the last one has come.
                            continue
                        # She plays on, and comes back on a new connection.
                        offers = line.update["decision"]["offers"]
                        assert (await line.act(type="submit", option=offers[0]["option"]))["type"] == "ack"
                        async with ana.at(table, seat=0) as again:
                            assert (await again.until("welcome"))["seat"] == 0
                        break
                assert answer.status_code == 503 and answer.headers["retry-after"]
            assert psutil.Process(house.process.pid).num_fds() < ROOM * 3

    asyncio.run(story())
    answering(house)


def test_idle_connections_make_room(house: House) -> None:
    """However many come and say nothing: whoever asks something is answered."""
    with knocking(house, ROOM * 3, b"", "127.0.0.10"):
        answering(house)
        metrics = httpx.get(f"{house.url}/metrics", timeout=WAIT).text
        found = re.search(r'ostraka_turned_away_total\{why="idle"\} (\S+)', metrics)
        assert found is not None and float(found[1]) > ROOM


@pytest.mark.parametrize("frame", [b"\x89\xfd\0\0\0\0" + b"p" * 125, b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"])
def test_a_flood_of_frames_without_meaning_ends_the_socket(house: House, frame: bytes) -> None:
    """Pings that nobody reads the answers of, pongs nobody asked for, parts of a message that never ends."""

    async def story() -> None:
        async with guest(house.url) as ana:
            table = await playing(ana)
            address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            headers = {"cookie": ana.cookie, "origin": house.url}
            async with websockets.connect(address, additional_headers=headers, ping_interval=None) as line:
                await line.send('{"type":"hello"}')
                assert "welcome" in str(await line.recv())
                wire: Any = line.transport
                if frame[0] == 0:
                    wire.write(b"\x01\x80\0\0\0\0")
                wire.pause_reading()
                for _ in range(2_000):
                    if wire.is_closing():
                        break
                    wire.write(frame * 50)
                    await asyncio.sleep(0)
                wire.resume_reading()
                async with asyncio.timeout(WAIT):
                    await line.wait_closed()

    before = psutil.Process(house.process.pid).memory_info().rss
    asyncio.run(story())
    assert psutil.Process(house.process.pid).memory_info().rss - before < 20e6
    answering(house)


def test_whoever_sends_a_frame_too_long_hears_of_it(house: House) -> None:
    """Also if the rest of the frame was on its way when the server had had enough of it."""

    async def story() -> None:
        async with guest(house.url) as ana:
            address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{await playing(ana)}/socket"
            headers = {"cookie": ana.cookie, "origin": house.url}
            async with websockets.connect(address, additional_headers=headers, ping_interval=None) as line:
                wire: Any = line.transport
                wire.pause_reading()
                with suppress(OSError):
                    for _ in range(20):
                        # The head of a frame of a million bytes, and much of it.
                        wire.write((b"\x81\xff" + (1_000_000).to_bytes(8, "big") + b"\0\0\0\0") + b"x" * 50_000)
                        await asyncio.sleep(0.01)
                wire.resume_reading()
                async with asyncio.timeout(WAIT):
                    await line.wait_closed()
                assert line.close_code == 1009

    asyncio.run(story())
    answering(house)


def test_the_server_takes_all_files_the_system_gives(tmp_path: Path) -> None:
    with Limited(sqlite(tmp_path), tmp_path / "log") as house:
        soft, hard = psutil.Process(house.process.pid).rlimit(psutil.RLIMIT_NOFILE)
        assert soft == hard == resource.getrlimit(resource.RLIMIT_NOFILE)[1] > FILES


def test_heads_have_a_size(house: House) -> None:
    """Cookies by the thousand, fields by the hundred, a path without end."""
    for fields, status in (
        (b"cookie: " + b"ostraka=x; " * 1_000 + b"\r\n", b"200"),
        (b"cookie: ostraka=x\r\n" * 200, b"431"),
        (b"x: " + b"y" * 70_000 + b"\r\n", b"400"),
    ):
        with knock(house, b"GET /api/games HTTP/1.1\r\n" + HOST + b"connection: close\r\n" + fields + b"\r\n") as ours:
            assert heard(ours)[9:12] in (status, b"")
    answering(house)


def test_one_address_has_its_share(tmp_path_factory: pytest.TempPathFactory) -> None:
    with House(sqlite(tmp_path_factory.mktemp("share")), OSTRAKA_LIMITS="0.1", OSTRAKA_THINKERS="0") as house:
        process = psutil.Process(house.process.pid)
        with knocking(house, 300, STREAM, "127.0.0.11"), coming_from(house, "127.0.0.12") as other:
            # 25 and an eighth of it, whoever they are.
            assert other.get("/api/games").status_code == 200
            near = [each for each in process.net_connections() if each.raddr and each.raddr.ip == "127.0.0.11"]
            assert len([each for each in near if each.status == "ESTABLISHED"]) <= 29
