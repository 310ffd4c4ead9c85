"""Requests to addresses that people have given us: never into the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import httpx

from ostraka.server.errors import Refused

__all__ = ["deliver", "outside"]

PATIENCE: Final = 10.0


async def outside(url: str, inside: bool = False) -> list[str]:
    """What the name in an address stands for, if it is https and leads to the public internet.

    `inside` allows one's own network, and http, too.
    """
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Refused("url", "this is not an address") from None
    legal = parts.scheme == "https" or (inside and parts.scheme == "http")
    if not legal or not parts.hostname or not port or parts.username or parts.password:
        raise Refused("url", "an address begins with https:// and has no name or password in it")
    found = await addresses(parts.hostname, port)
    if not inside and not all(ipaddress.ip_address(address).is_global for address in found):
        raise Refused("url", "this address does not lead to the public internet")
    return found


async def addresses(host: str, port: int) -> list[str]:
    """All addresses a name stands for."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused("url", "nobody knows this address") from None
    return list(dict.fromkeys([str(info[4][0]).partition("%")[0] for info in found]))


async def deliver(
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    inside: bool = False,
    transport: httpx.AsyncBaseTransport | None = None,
) -> int:
    """Post something to an address that is outside; returns the status of the answer.

    The name is looked up once, and what was found is what is connected to: whoever answers for the name could answer
    something else a moment later. Redirections are not followed.
    """
    found = await outside(url, inside)
    named = httpx.URL(url)
    addressed = {**headers, "host": named.netloc.decode()}
    async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, transport=transport) as client:
        for last, address in enumerate(found, 1 - len(found)):
            try:
                answer = await client.post(
                    named.copy_with(host=address),
                    content=body,
                    headers=addressed,
                    extensions={"sni_hostname": named.host},
                )
            except httpx.ConnectError:
                if last == 0:
                    raise
            else:
                return answer.status_code
    raise Refused("url", "nobody knows this address")
