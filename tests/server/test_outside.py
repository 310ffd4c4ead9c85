"""Addresses that people give us: where they may lead, and how little a hostile one can do."""

from __future__ import annotations

import asyncio
import resource
import socket
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from ostraka.server.errors import Refused
from ostraka.server.people import lookup, outside
from ostraka.server.people.outside import deliver, public

Answer = Callable[[socket.socket], None]
HEAD = b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 400000\r\n"


@contextmanager
def answering(answer: Answer) -> Iterator[tuple[str, list[bytes]]]:
    """Somebody who takes requests and answers as they like; what they were sent is kept."""
    heard: list[bytes] = []
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                connection, _ = listening.accept()
            except OSError:
                return
            with connection:
                heard.append(connection.recv(65_536))
                try:
                    answer(connection)
                except OSError:
                    # They have hung up, as they should.
                    heard.append(b"hung up")

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/hook", heard
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join(30)


def bomb(size: int) -> bytes:
    """A little that becomes much."""
    pressed = zlib.compressobj(9, zlib.DEFLATED, 31)
    block = bytes(1 << 20)
    return b"".join([pressed.compress(block) for _ in range(size >> 20)]) + pressed.flush()


def test_nothing_of_an_answer_is_read_but_its_status() -> None:
    pressed = bomb(64 << 20)

    def answer(connection: socket.socket) -> None:
        connection.sendall(HEAD + b"\r\n" + pressed)
        while True:
            connection.sendall(bytes(65_536))

    with answering(answer) as (url, heard):
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        assert asyncio.run(deliver(url, b"{}", {"x-a": "b"}, inside=True)) == 200
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert heard[-1] == b"hung up"
    assert b"accept-encoding: identity" in heard[0].lower()
    assert grown < 40 << 10, "in KiB"


def drip(connection: socket.socket) -> None:
    """A header that never ends, a little at a time."""
    connection.sendall(b"HTTP/1.1 200 OK\r\n")
    while True:
        connection.sendall(b"x-more: of the same\r\n")
        time.sleep(0.02)


def hints(connection: socket.socket) -> None:
    """Early hints, again and again, and never an answer."""
    while True:
        connection.sendall(b"HTTP/1.1 103 Early Hints\r\nx: y\r\n\r\n")
        time.sleep(0.02)


def silence(connection: socket.socket) -> None:
    while connection.recv(65_536):
        """Listen, and say nothing."""


@pytest.mark.parametrize("answer", [drip, hints, silence])
def test_an_answer_has_so_long_and_no_longer(monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    """However often a little comes: the time for all of it is what counts."""
    monkeypatch.setattr(outside, "PATIENCE", 0.3)
    with answering(answer) as (url, _), pytest.raises((Refused, httpx.TimeoutException)):
        asyncio.run(deliver(url, b"{}", {}, inside=True))


def test_a_header_without_end_is_not_kept() -> None:
    def answer(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\nx-long: ")
        for _ in range(4096):
            connection.sendall(b"a" * 65_536)

    with answering(answer) as (url, heard):
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        with pytest.raises(httpx.RemoteProtocolError):
            asyncio.run(deliver(url, b"{}", {}, inside=True))
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50 << 10
    assert heard[-1] == b"hung up"


def test_nobody_sends_our_requests_through_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the environment says of proxies is for others: a proxy would look the name up once more."""

    def answer(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")

    with answering(answer) as (url, _):
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, "http://127.0.0.1:9")
        assert asyncio.run(deliver(url, b"{}", {}, inside=True)) == 204


@pytest.mark.parametrize(
    "address",
    [
        "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1", "2002:7f00:1::1", "2002:808:808::1",
        "2001::1", "2001:0:53aa:64c::1", "fec0::1", "feb0::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "ff0e::1",
        "::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "2001:db8::1", "3fff::1",
        "100::1", "5f00::1", "4000::1", "2001:10::1", "2001:20::1",
        "0.0.0.0", "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "192.0.0.8", "192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "192.88.99.1", "224.0.0.1",
        "239.255.255.250", "233.252.0.1", "240.0.0.1", "255.255.255.255",
    ],
)  # fmt: skip
def test_addresses_that_lead_elsewhere(address: str) -> None:
    assert not public(address)
    shown = f"[{address}]" if ":" in address else address
    with pytest.raises(Refused):
        asyncio.run(outside.outside(f"https://{shown}/hook"))


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.215.14", "2606:4700::1111", "2a00:1450:4001::200e"])
def test_addresses_on_the_public_internet(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize("port", [1, 22, 25, 80, 444, 2375, 3306, 5432, 6379, 8000, 9200, 11211, 65535])
def test_odd_ports_are_refused(port: int) -> None:
    with pytest.raises(Refused, match="port"):
        asyncio.run(outside.outside(f"https://8.8.8.8:{port}/hook"))


@pytest.mark.parametrize(
    "url",
    [
        "https://8.8.8.8\\@127.0.0.1/", "https://8.8.8.8#@127.0.0.1/", "https://127.0.0.1#@8.8.8.8/", "https://8.8.8.8:443:22/",
        "https://8.8.8.8:0/", "https://8.8.8.8:-1/", "https://8.8.8.8/\x00", "https://8.8.8.8/\r\nhost: x", "https://a@8.8.8.8/",
        "https://%38.8.8.8/", "https://[8.8.8.8]/", "https://[::ffff:8.8.8.8%25lo]/", "https://0x7f.1/", "https://2130706433/",
        "https://127.1/", "https://１２７.0.0.1/", "https://xn--/", "https://" + "a" * 300 + "/", "HTTPS:8.8.8.8",
        "//8.8.8.8/",
        "https:///8.8.8.8/", "gopher://8.8.8.8:443/", "https://\ud800/",
    ],
    ids=ascii,
)  # fmt: skip
def test_what_two_readers_could_read_differently(url: str) -> None:
    """Refused, or read so that it leads to the very address that was looked at."""
    try:
        found = asyncio.run(outside.outside(url))
    except Refused:
        return
    assert found == ["8.8.8.8"] and httpx.URL(url).host == "8.8.8.8" and httpx.URL(url).port in (None, 443, 8443)


@pytest.mark.parametrize("url", ["https://8.8.8.8/hook", "https://8.8.8.8:443/", "https://8.8.8.8:8443/"])
def test_usual_ports_are_not(url: str) -> None:
    assert asyncio.run(outside.outside(url)) == ["8.8.8.8"]


def test_slow_names_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred names that nobody answers for: the threads all share are free, and those for names are few."""
    done = threading.Event()

    def slow(*_: object, **__: object) -> list[Any]:
        done.wait(30)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    monkeypatch.setattr(lookup, "PATIENCE", 0.2)

    async def story() -> tuple[int, list[BaseException | list[str]]]:
        asking = [asyncio.create_task(outside.outside(f"https://slow{n}.example/")) for n in range(100)]
        await asyncio.sleep(0)
        # Something else that takes a thread, and does not wait for any of them.
        assert await asyncio.wait_for(asyncio.to_thread(lambda: 7), 10) == 7
        looking = sum(thread.name == "lookup" for thread in threading.enumerate())
        return looking, await asyncio.gather(*asking, return_exceptions=True)

    try:
        looking, answers = asyncio.run(story())
        assert looking <= lookup.AT_ONCE
        assert all(isinstance(answer, Refused) for answer in answers)
    finally:
        done.set()
    for thread in threading.enumerate():
        if thread.name == "lookup":
            thread.join(10)
    monkeypatch.undo()
    assert asyncio.run(outside.outside("https://8.8.8.8/")) == ["8.8.8.8"], "they are free again"
