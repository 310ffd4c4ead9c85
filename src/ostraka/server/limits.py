"""How often somebody may do something: enough for any person, too little for a flood."""

from __future__ import annotations

import math
import time
from collections import Counter
from typing import Final, NamedTuple

from ostraka.server.errors import Refused

__all__ = ["Limits", "kind_of"]


class Rule(NamedTuple):
    """So many in so many seconds: of one person, and of everybody behind one address together.

    All those at an address whom we do not know count as one person.
    """

    seconds: int
    one: int
    address: int


RULES: Final = {
    "guest": Rule(60, 30, 30),
    "login": Rule(60, 10, 10),
    "code": Rule(60, 30, 30),
    "table": Rule(60, 30, 60),
    "socket": Rule(60, 120, 600),
    "change": Rule(60, 600, 3_000),
    "look": Rule(60, 1_200, 6_000),
    "export": Rule(3_600, 20, 60),
    "rules": Rule(3_600, 20, 40),
    "rules-tried": Rule(86_400, 12, 24),
    # Counted by a name alone: a person, a socket, a login, an address.
    "think": Rule(60, 30, 0),
    "coach": Rule(60, 240, 0),
    "frame": Rule(1, 60, 0),
    "account": Rule(3_600, 20, 0),
    "session": Rule(60, 300, 0),
}
"""Every process counts for itself. `account`: tries at one login's password; `session`: sessions that are looked up."""
NAMES: Final = 50_000
"""Counts that are kept at most; beyond that the oldest are forgotten."""
LOGINS: Final = {"/api/login", "/api/account", "/api/account/password", "/api/account/reset"}
NOTED: Final = 1_000
"""Who is remembered by name among those whom a rule has stopped."""
SAFE: Final = {"GET", "HEAD", "OPTIONS"}


def kind_of(method: str, path: str) -> str:
    """Which rule a request comes under."""
    if path.startswith(("/api/codes/", "/join/")):
        return "code"
    if method in SAFE:
        return "export" if path == "/api/account/everything" else "look"
    if path == "/api/guest":
        return "guest"
    if path == "/api/house-rules":
        return "rules"
    if path in LOGINS:
        return "login"
    if path in ("/api/tables", "/api/quick") or path.endswith(("/rematch", "/fork")):
        return "table"
    return "change"


class Count:
    """How many in this window and in the one before; what is left of that one counts in part."""

    __slots__ = ("before", "now", "window")

    def __init__(self) -> None:
        self.window = 0
        self.now = 0
        self.before = 0

    def spend(self, rule: int, most: int, moment: float) -> float:
        """Count one; returns the seconds to wait if it was one too many, else 0."""
        window, part = divmod(moment / rule, 1.0)
        if self.window != int(window):
            self.before = self.now if self.window == int(window) - 1 else 0
            self.window, self.now = int(window), 0
        if self.before * (1.0 - part) + self.now + 1 <= most:
            self.now += 1
            return 0.0
        if self.now + 1 <= most:
            # Enough of the window before will have passed by then.
            return max(0.1, (1.0 - (most - self.now - 1) / self.before - part) * rule)
        return (1.0 - part + 1.0 - (most - 1) / self.now) * rule


class Limits:
    """Counts in memory, two numbers for each name. `scale` loosens all rules; 0 switches them off."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self.stopped: Counter[tuple[str, str]] = Counter()
        """Whom each rule has stopped, and how often, since somebody last wrote it down …"""
        self.refusals: Counter[str] = Counter()
        """… and how often each rule has stopped somebody in all."""
        self._counts: dict[tuple[str, str], Count] = {}
        self._proven: dict[tuple[str, str], None] = {}

    async def spend(self, kind: str, who: str) -> None:
        """Count one; `Refused` with the seconds to wait if it was one too many."""
        self._spend(kind, who)

    def _spend(self, kind: str, who: str, most: int = 0) -> None:
        if self._scale <= 0:
            return
        count = self._counts.pop((kind, who), None) or Count()
        # Whoever was counted last stands last: the first are the ones to forget.
        self._counts[kind, who] = count
        if len(self._counts) > NAMES:
            del self._counts[next(iter(self._counts))]
        wait = count.spend(
            RULES[kind].seconds, max(1, math.ceil((most or RULES[kind].one) * self._scale)), time.monotonic()
        )
        if wait:
            self._note(kind, who)
            seconds = max(1, math.ceil(wait))
            raise Refused("often", f"too often; try again in {seconds} s", 429, {"retry-after": str(seconds)})

    def _note(self, kind: str, who: str) -> None:
        self.refusals[kind] += 1
        self.stopped[kind, who if len(self.stopped) < NOTED or (kind, who) in self.stopped else "others"] += 1

    def try_login(self, login: str, address: str) -> None:
        """Count a try at somebody's password, wherever it comes from: many addresses guess no more than one.

        An address from which they have come in before counts by itself, so that nobody can lock them out.
        """
        self._spend("account", f"{login} at {address}" if (login, address) in self._proven else login)

    def prove(self, login: str, address: str) -> None:
        """They have come in from this address."""
        self._proven.pop((login, address), None)
        self._proven[login, address] = None
        if len(self._proven) > NAMES:
            del self._proven[next(iter(self._proven))]

    def admit(self, kind: str, address: str, person: str) -> None:
        """Count a request: by person where we know one, else by address; and all that an address does together."""
        rule = RULES[kind]
        self._spend(kind, f"everybody at {address}", rule.address)
        self._spend(kind, person or f"strangers at {address}", rule.one)
