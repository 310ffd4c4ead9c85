"""How often somebody may do something: enough for any person, too little for a flood."""

from __future__ import annotations

import math
import time
from hashlib import sha256
from typing import Any, Final

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from ostraka.server.errors import Refused

__all__ = ["Limits", "kind_of"]

Rule = type[RateLimitItem]
RULES: Final[dict[str, tuple[Rule, int]]] = {
    "guest": (RateLimitItemPerMinute, 30),
    "login": (RateLimitItemPerMinute, 10),
    "table": (RateLimitItemPerMinute, 30),
    "change": (RateLimitItemPerMinute, 600),
    "look": (RateLimitItemPerMinute, 1200),
    "think": (RateLimitItemPerMinute, 30),
    "export": (RateLimitItemPerHour, 20),
    "frame": (RateLimitItemPerSecond, 60),
}
"""So many of each kind from one person or address. Every process counts for itself."""
LOGINS: Final = {"/api/login", "/api/account", "/api/account/password"}
SAFE: Final = {"GET", "HEAD", "OPTIONS"}


def kind_of(method: str, path: str) -> str:
    """Which rule a request comes under."""
    if method in SAFE:
        return "export" if path == "/api/account/everything" else "look"
    if path == "/api/guest":
        return "guest"
    if path in LOGINS:
        return "login"
    if path in ("/api/tables", "/api/quick") or path.endswith(("/rematch", "/fork")):
        return "table"
    return "change"


class Limits:
    """Counts in memory, in a moving window. `scale` loosens all rules; 0 switches them off."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._count = MovingWindowRateLimiter(MemoryStorage())
        self._rules = {kind: rule(max(1, math.ceil(most * scale))) for kind, (rule, most) in RULES.items()}

    async def spend(self, kind: str, who: str) -> None:
        """Count one; `Refused` with the seconds to wait if it was one too many."""
        if self._scale <= 0:
            return
        rule = self._rules[kind]
        if await self._count.hit(rule, kind, who):
            return
        window = await self._count.get_window_stats(rule, kind, who)
        wait = max(1, math.ceil(window.reset_time - time.time()))
        raise Refused("often", f"too often; try again in {wait} s", 429, {"retry-after": str(wait)})

    async def admit(self, scope: Any, cookie: str) -> None:
        """Count an HTTP request: by session or token where there is one, by address where there is none yet."""
        kind = kind_of(scope["method"], scope["path"])
        address = (scope.get("client") or ("", 0))[0]
        who = address if kind in ("guest", "login") else self._name(scope, cookie) or address
        await self.spend(kind, who)

    def _name(self, scope: Any, cookie: str) -> str:
        """A short name for whatever identifies the sender; the secret itself is not kept."""
        headers = dict(scope["headers"])
        given = headers.get(b"authorization", b"")
        for part in headers.get(b"cookie", b"").split(b";"):
            name, _, value = part.strip().partition(b"=")
            if name.decode("latin-1") == cookie:
                given = given or value
        return sha256(given).hexdigest()[:16] if given else ""
