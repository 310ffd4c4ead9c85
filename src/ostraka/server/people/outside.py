"""Requests to addresses that people have given us: never into the server's own network, and nothing of them is read."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final

import httpx

from ostraka.server.errors import Refused
from ostraka.server.people.lookup import addresses

__all__ = ["deliver", "outside", "public"]

PATIENCE: Final = 10.0
"""Seconds for all of it: looking up, connecting, sending, and the first lines of the answer."""
PORTS: Final = frozenset({443, 8443})
"""Where https is spoken on the public internet; other ports belong to other services."""
UNICAST: Final = ipaddress.ip_network("2000::/3")
"""All that is given out of IPv6. What lies elsewhere is local, multicast, or IPv4 in disguise (NAT64, mapped)."""
REFUSED: Final = [
    ipaddress.ip_network(text)
    for text in (
        "2001::/23",  # Teredo and other protocols
        "2001:db8::/32",  # for books
        "2002::/16",  # 6to4: an IPv4 address in disguise
        "3fff::/20",  # for books
        "192.0.0.0/24",  # protocols; older versions of Python count half of it as public
        "192.88.99.0/24",  # relays of 6to4
    )
]


def public(address: str) -> bool:
    """Whether an address belongs to one machine on the public internet, as far as the address itself tells."""
    found = ipaddress.ip_address(address)
    if found.version == 6 and found not in UNICAST:
        return False
    return found.is_global and not found.is_multicast and not any(found in network for network in REFUSED)


async def outside(url: str, inside: bool = False) -> list[str]:
    """What the name in an address stands for, if it is https and leads to the public internet.

    `inside` allows one's own network, http and every port, too.
    """
    try:
        # Read by the same eyes that will read it when something is sent there.
        named = httpx.URL(url)
        host = named.raw_host.decode("ascii")
    except (httpx.InvalidURL, UnicodeError, ValueError):
        raise Refused("url", "this is not an address") from None
    usual = 443 if named.scheme == "https" else 80
    port = usual if named.port is None else named.port
    legal = named.scheme == "https" or (inside and named.scheme == "http")
    if not legal or not host or not port or named.userinfo:
        raise Refused("url", "an address begins with https:// and has no name or password in it")
    if port not in PORTS and not inside:
        raise Refused("url", "an address has no port, or 443 or 8443")
    found = await addresses(host, port)
    if not inside and not all(map(public, found)):
        raise Refused("url", "this address does not lead to the public internet")
    return found


@cache
def trust() -> ssl.SSLContext:
    """Whom we believe to be who they say; made once, because reading all certificates takes a while."""
    return httpx.create_ssl_context(trust_env=False)


async def deliver(
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    inside: bool = False,
    transport: httpx.AsyncBaseTransport | None = None,
) -> int:
    """Post something to an address that is outside; returns the status of the answer, of which no more is read.

    The name is looked up once, and what was found is what is connected to: whoever answers for the name could answer
    something else a moment later. Redirections are not followed.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            found = await outside(url, inside)
            verify = await asyncio.to_thread(trust)
            async with httpx.AsyncClient(
                timeout=PATIENCE, follow_redirects=False, transport=transport, verify=verify, trust_env=False
            ) as client:
                return await _post(client, httpx.URL(url), found, body, headers)
    except TimeoutError:
        raise Refused("url", "this address does not answer in time") from None


async def _post(
    client: httpx.AsyncClient, named: httpx.URL, found: list[str], body: bytes, headers: Mapping[str, str]
) -> int:
    """Try one address after the other; hang up as soon as the first of them has begun to answer."""
    addressed = {**headers, "host": named.netloc.decode(), "accept-encoding": "identity", "connection": "close"}
    for last, address in enumerate(found, 1 - len(found)):
        request = client.build_request(
            "POST",
            named.copy_with(host=address),
            content=body,
            headers=addressed,
            extensions={"sni_hostname": named.raw_host.decode("ascii")},
        )
        try:
            answer = await client.send(request, stream=True)
        except httpx.ConnectError:
            if last == 0:
                raise
        else:
            await answer.aclose()
            return answer.status_code
    raise Refused("url", "nobody knows this address")
