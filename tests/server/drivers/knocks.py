"""Requests that make no sense: drawn from the server's own document, and bent by hand. No table may notice.

    python -m tests.server.drivers.knocks --requests 100000 [--postgresql 1]

A part of the requests comes from schemathesis, which reads the OpenAPI document and breaks its rules one by one; the
rest are requests with odd methods, paths, queries, headers and bodies, some of them not even HTTP. Nothing may be
answered with a 5xx, nothing may appear in the log, and the tables that are watched stand afterwards where they stood.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from tests.server.drivers import crowd
from tests.server.drivers.crowd import Figures, Place
from tests.server.drivers.noise import ODD, Noise, begin, digests
from tests.server.house import House

ENDLESS = "/stream"
"""Answers that never end; they are knocked at by hand."""
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
RAW = (
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01",
    b"POST /api/guest HTTP/1.1\r\ncontent-length: nine\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
    b"\x00" * 64,
)


class Knocking:
    """All that comes of it."""

    def __init__(self, house: House, places: list[Place]) -> None:
        self.house = house
        self.places = places
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []

    def note(self, status: int, what: str) -> None:
        self.statuses[status] += 1
        if status >= 500:
            self.faults.append(f"{status} {what}"[:300])

    # From the document

    def by_document(self, count: int, number: int, stride: int) -> None:
        """Break the rules of the document, the same number of times for every operation, or every `stride`-th."""
        document = httpx.get(f"{self.house.url}/api/schema/openapi.json").json()
        found = list(schemathesis.openapi.from_dict(document).get_all_operations())
        operations = [each.ok() for each in found if isinstance(each, Ok)]
        assert len(operations) == len(found), "the document itself is broken"
        chosen = [operation for operation in operations if not operation.path.endswith(ENDLESS)][
            number % stride :: stride
        ]
        with httpx.Client(base_url=self.house.url, headers={"origin": self.house.url}, timeout=crowd.PATIENCE) as http:
            for n, operation in enumerate(chosen):
                share = count * (n + 1) // len(chosen) - count * n // len(chosen)
                for mode, part in (
                    (GenerationMode.NEGATIVE, share - share // 2),
                    (GenerationMode.POSITIVE, share // 2),
                ):
                    self.operation(operation.as_strategy(generation_mode=mode), http, part, number + n)

    def operation(self, cases: Any, http: httpx.Client, count: int, number: int) -> None:
        """One operation, as a guest who has nothing to do with the tables that are watched."""
        http.cookies.clear()
        http.post("/api/guest", json={"name": "Mallory"})
        luck = random.Random(number)

        @seed(number)
        @settings(
            max_examples=max(1, count), database=None, deadline=None, suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )  # fmt: skip
        @given(case=cases)
        def knock(case: Any) -> None:
            if "table" in case.path_parameters and luck.random() < 0.7:
                case.path_parameters["table"] = luck.choice(self.places).table
            sent = case.as_transport_kwargs(base_url=self.house.url)
            wanted = {name: sent[name] for name in ("params", "json", "data", "headers") if sent.get(name) is not None}
            body = wanted.pop("data", None)
            if isinstance(body, bytes | str):
                wanted["content"] = body
            try:
                answer = http.request(sent["method"], sent["url"], **wanted)
            except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeEncodeError, TypeError, ValueError):
                self.statuses[0] += 1  # it cannot even be sent
            else:
                self.note(answer.status_code, f"{sent['method']} {sent['url']} {body!r}")

        # An operation that takes nothing has no rules to break.
        with suppress(Unsatisfiable):
            knock()

    # By hand

    async def by_hand(self, count: int, number: int) -> None:
        document = httpx.get(f"{self.house.url}/api/schema/openapi.json").json()
        routes = [(method.upper(), path) for path, methods in document["paths"].items() for method in methods]
        gate = asyncio.Semaphore(crowd.BUSY)
        async with crowd.visiting(self.house.url) as http:
            cookie = await crowd.come_in(http, "Mallory")

            async def one(n: int) -> None:
                async with gate:
                    luck = random.Random(number * 1_000_000 + n)
                    if luck.random() < 0.05:
                        await self.raw(luck)
                    else:
                        await self.bent(http, luck, routes, cookie)

            await asyncio.gather(*(one(n) for n in range(count)))

    async def bent(
        self, http: httpx.AsyncClient, luck: random.Random, routes: list[tuple[str, str]], cookie: str
    ) -> None:
        """A request with something wrong everywhere."""
        place = luck.choice(self.places)
        good, path = luck.choice([each for each in routes if not each[1].endswith(ENDLESS)])
        values = {"table": place.table, "game": "thebes", "code": "AAAAAA", "seat": "0", "length": "3"}
        for name in ("table", "game", "code", "seat", "length", "bot", "push", "hook"):
            odd = str(luck.choice(ODD))[:40]
            if luck.random() < 0.5:
                # So that it gets through: NUL and halves of characters, too.
                odd = quote(odd, safe="", errors="surrogatepass")
            path = path.replace(f"{{{name}}}", odd if luck.random() < 0.4 else values.get(name, "x"))
        headers = {"cookie": luck.choice([cookie, cookie, "ostraka=x", "", place.cookie])}
        if luck.random() < 0.2:
            headers["authorization"] = luck.choice(
                ["Bearer x", "Basic eDp5", "é".encode("latin-1").decode("latin-1"), ""]
            )
        if luck.random() < 0.1:
            headers["content-type"] = luck.choice(
                ["text/plain", "application/json; charset=x", "multipart/form-data", ""]
            )
        noise = Noise(luck)
        # With the cookie of a player, only what the player cannot mean.
        body = json.dumps(noise.bent()) if headers["cookie"] == place.cookie else noise.frame()
        method = good if luck.random() < 0.8 else luck.choice(METHODS)
        if headers["cookie"] == place.cookie and not path.endswith("/acts"):
            method = "PATCH"
        try:
            answer = await http.request(
                method, path, content=body, headers=headers, params={"seat": str(luck.choice(ODD))[:50]}
            )
        except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeError, TypeError, ValueError):
            self.statuses[0] += 1
        else:
            self.note(answer.status_code, f"{method} {path} {body!r}")

    async def raw(self, luck: random.Random) -> None:
        """Something that is not HTTP."""
        host, _, port = self.house.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(luck.choice([*RAW, luck.randbytes(luck.randrange(1, 300)) + b"\r\n\r\n"]))
        writer.write_eof()
        head = await asyncio.wait_for(reader.read(100), crowd.PATIENCE)
        status = head.split(b" ")[1] if head.startswith(b"HTTP/") else b"0"
        self.note(int(status), "raw bytes")
        writer.close()


def trial(
    database: str, requests: int, tables: int = 6, number: int = 1, stride: int = 1, log: Path | None = None
) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    begun = time.monotonic()
    log = log or Path(database.removeprefix("sqlite:///")).with_suffix(".log")
    with crowd.Logged(database, log) as house:
        places = asyncio.run(begin(house.url, tables))
        names = [place.table for place in places]
        before = crowd.look(database, lambda store: digests(store, names))
        knocking = Knocking(house, places)
        knocking.by_document(requests // 2, number, stride)
        # An operation that takes nothing has few rules to break: by hand come as many as are missing.
        asyncio.run(knocking.by_hand(requests - knocking.statuses.total(), number))
        after = crowd.look(database, lambda store: digests(store, names))
        code = house.stop()
    lines = [line for line in log.read_text(encoding="utf-8").splitlines() if "Invalid HTTP request" not in line]
    return {
        "requests": knocking.statuses.total(),
        "by status (0: could not be sent, or no answer)": dict(sorted(knocking.statuses.items())),
        "faults": len(knocking.faults),
        "first faults": knocking.faults[:3],
        "changed tables": sum(before[table] != after[table] for table in before),
        "log lines": lines[:3],
        "clean stop": code == 0,
        "seconds": round(time.monotonic() - begun),
    }


def sound(found: Figures) -> bool:
    return not found["faults"] and not found["changed tables"] and not found["log lines"] and found["clean stop"]


def chosen(database: str, requests: int, tables: int, number: int, stride: int, postgresql: int) -> Figures:
    """On SQLite, or on a real PostgreSQL, which takes less than SQLite does."""
    if not postgresql:
        return trial(database, requests, tables, number, stride)
    from tests.server.conftest import running_postgresql

    with running_postgresql() as fresh, tempfile.TemporaryDirectory(prefix="ostraka-knocks-") as folder:
        return trial(fresh(), requests, tables, number, stride, Path(folder) / "log")


def main() -> None:
    crowd.conclude(chosen, str(__doc__), sound, requests=100_000, tables=6, number=1, stride=1, postgresql=0)


if __name__ == "__main__":
    main()
