"""Where a request comes from and whom it was sent to: the two things a sender can lie about."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from ostraka.core.errors import OstrakaError

__all__ = ["Proxies", "address_of", "counted", "is_here", "is_ours", "same_machine"]

FORWARDED: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")
"""What proxies add; whoever sends one of these is not at this machine, or pretends not to be."""
PREFIX: Final = 64
"""Bits of an IPv6 address that one household has in common: the rest it may choose anew every second."""


@lru_cache(4096)
def counted(address: str) -> str:
    """The name under which an address is counted: IPv4 as it is, IPv6 by its network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, PREFIX), strict=False))


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request comes from, as far as the server believes it, and as it is counted; empty where nobody knows."""
    return counted(str((scope.get("client") or ("", 0))[0]))


class Proxies:
    """The proxies we know: only they may say for whom they ask."""

    def __init__(self, listed: str) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in listed.replace(",", " ").split():
            try:
                self._networks.append(ip_network(name, strict=False))
            except ValueError:
                raise OstrakaError(
                    f"OSTRAKA_TRUSTED_PROXIES lists addresses and networks like 127.0.0.1 or 10.0.0.0/8, not {name!r}"
                ) from None

    def trusts(self, address: str) -> bool:
        """Whether this is one of our proxies."""
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

    def address(self, peer: str, headers: list[tuple[bytes, bytes]]) -> str:
        """Who really asks: going back through our own proxies, the first address that is none of them."""
        if not self.trusts(peer):
            return peer
        found = peer
        said = b",".join([value for name, value in headers if name == b"x-forwarded-for"]).decode("latin-1")
        for hop in reversed(said.split(",")):
            address = bare(hop)
            if not address:
                break
            found = address
            if not self.trusts(found):
                break
        return found


def bare(hop: str) -> str:
    """The address in one part of `X-Forwarded-For`, which may bring a port; empty if it is none."""
    hop = hop.strip()
    if hop.startswith("["):
        hop = hop[1:].partition("]")[0]
    elif hop.count(":") == 1:
        hop = hop.partition(":")[0]
    try:
        return str(ip_address(hop))
    except ValueError:
        return ""


def host_name(host: str) -> str:
    """The name in a `Host` header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def is_here(host: str) -> bool:
    """Whether a `Host` header names this very machine from inside."""
    name = host_name(host)
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


@lru_cache(4096)
def is_ours(host: str) -> bool:
    """Whether a `Host` header names us where no address is configured.

    An address, or a name no stranger can own. Any other name is one that somebody's page may have bound to our
    address, so that browsers take us for a part of that page (DNS rebinding).
    """
    name = host_name(host)
    if not name or name == "localhost" or name.endswith((".local", ".localhost")) or name == OWN:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


OWN: Final = socket.gethostname().lower()


def same_machine(scope: Any, headers: Mapping[bytes, bytes]) -> bool:
    """Whether somebody at this machine asks, and not a proxy for somebody else."""
    peer = (scope.get("client") or ("", 0))[0]
    try:
        near = ip_address(peer).is_loopback
    except ValueError:
        return False
    return (
        near and not any(name in headers for name in FORWARDED) and is_here(headers.get(b"host", b"").decode("latin-1"))
    )
