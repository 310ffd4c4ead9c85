"""Requests to addresses that people have given us: never into the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

from ostraka.server.errors import Refused

__all__ = ["outside"]


async def outside(url: str, inside: bool = False) -> str:
    """The address, if it is https and leads to the public internet; `inside` allows one's own network, too."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Refused("url", "this is not an address") from None
    legal = parts.scheme == "https" or (inside and parts.scheme == "http")
    if not legal or not parts.hostname or not port or parts.username or parts.password:
        raise Refused("url", "an address begins with https:// and has no name or password in it")
    if not inside:
        for address in await addresses(parts.hostname, port):
            if not ipaddress.ip_address(address).is_global:
                raise Refused("url", "this address does not lead to the public internet")
    return url


async def addresses(host: str, port: int) -> list[str]:
    """All addresses a name stands for."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Refused("url", "nobody knows this address") from None
    return [str(info[4][0]).partition("%")[0] for info in found]
