"""Knocking without manners: raw connections, from whichever address of this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx

from tests.server.house import WAIT, House


def port_of(house: House) -> int:
    return int(house.url.rpartition(":")[2])


def knock(house: House, said: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address, which has said this."""
    ours = socket.create_connection(("127.0.0.1", port_of(house)), WAIT, (address, 0))
    ours.sendall(said)
    return ours


def heard(ours: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    while True:
        try:
            part = ours.recv(65_536)
        except ConnectionError:
            return found
        if not part:
            return found
        found += part


@contextmanager
def knocking(house: House, count: int, said: bytes = b"", address: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """Many of them."""
    with ExitStack() as stack:
        yield [stack.enter_context(knock(house, said, address)) for _ in range(count)]


def coming_from(house: House, address: str) -> httpx.Client:
    """A client at another address."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=house.url, transport=transport, timeout=WAIT)
