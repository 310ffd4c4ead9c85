"""Every route for every role at its own, a foreign and an absent table: the whole table of who may do what."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from ostraka.match import load_game
from ostraka.match.puzzle import puzzles_of
from ostraka.server.app import make_app
from ostraka.server.settings import Settings
from tests.server.house import WAIT, House, guest, sqlite

ROLES = ("stranger", "guest", "spectator", "player", "host", "bot")
"""Nobody; somebody who sits elsewhere; somebody who watches; a seat; the seat that set the table up; a bot's token."""
PLACES = ("own", "foreign", "absent")
"""Strangers, guests and spectators have no seat: `own` is for them a table that may be watched, `foreign` one that may
not. For the others it is their table, and one that is none of their business."""

AT_TABLES: dict[str, tuple[str, ...]] = {
    # route: own, foreign, absent; each for the roles in the order of ROLES
    "get /api/tables/{table}":
        ("200 200 200 200 200 200", "200 200 200 200 200 200", "404 404 404 404 404 404"),
    "post /api/tables/{table}/join":
        ("401 200 200 200 200 200", "401 200 200 200 200 200", "401 404 404 404 404 404"),
    "post /api/tables/{table}/leave":
        ("401 204 204 204 204 204", "401 204 204 204 204 204", "401 404 404 404 404 404"),
    "post /api/tables/{table}/seats/{seat}/bot":
        ("401 403 403 403 200 403", "401 403 403 403 403 403", "401 404 404 404 404 404"),
    "post /api/tables/{table}/seats/{seat}/remove":
        ("401 403 403 403 409 403", "401 403 403 403 403 403", "401 404 404 404 404 404"),
    "post /api/tables/{table}/seats/{seat}/settle":
        ("401 403 403 403 400 403", "401 403 403 403 403 403", "401 404 404 404 404 404"),
    "post /api/tables/{table}/start":
        ("401 403 403 403 409 403", "401 403 403 403 403 403", "401 404 404 404 404 404"),
    "post /api/tables/{table}/rematch":
        ("401 409 409 409 409 409", "401 409 409 409 409 409", "401 404 404 404 404 404"),
    "get /api/tables/{table}/update":
        ("200 200 200 200 200 200", "404 404 404 404 404 404", "404 404 404 404 404 404"),
    "post /api/tables/{table}/acts":
        ("401 403 403 409 409 409", "401 404 404 404 404 404", "401 404 404 404 404 404"),
    "get /api/tables/{table}/replay":
        ("409 409 409 409 409 409", "404 404 404 404 404 404", "404 404 404 404 404 404"),
    "get /api/tables/{table}/at/{length}":
        ("404 404 404 200 200 200", "404 404 404 404 404 404", "404 404 404 404 404 404"),
    "get /api/tables/{table}/verification":
        ("409 409 409 409 409 409", "404 404 404 404 404 404", "404 404 404 404 404 404"),
    "post /api/tables/{table}/fork":
        ("401 404 404 201 201 201", "401 404 404 404 404 404", "401 404 404 404 404 404"),
    "get /api/tables/{table}/analysis":
        ("409 409 409 409 409 409", "404 404 404 404 404 404", "404 404 404 404 404 404"),
    "post /api/tables/{table}/analysis":
        ("401 409 409 409 409 409", "401 404 404 404 404 404", "401 404 404 404 404 404"),
    "get /api/tables/{table}/analysis/page":
        ("409 409 409 409 409 409", "404 404 404 404 404 404", "404 404 404 404 404 404"),
    "get /api/tables/{table}/stream":
        ("200 200 200 200 200 200", "404 404 404 404 404 404", "404 404 404 404 404 404"),
}  # fmt: skip
ELSEWHERE: dict[str, str] = {
    "post /api/guest": "201 201 201 201 201 201",
    "get /api/me": "401 200 200 200 200 200",
    "get /api/games": "200 200 200 200 200 200",
    "get /api/house-rules": "200 200 200 200 200 200",
    "post /api/house-rules": "401 403 403 403 403 403",
    "get /api/games/{game}/cards": "200 200 200 200 200 200",
    "get /api/texts/{language}": "200 200 200 200 200 200",
    "get /api/tables": "200 200 200 200 200 200",
    "post /api/tables": "401 201 201 201 201 201",
    "post /api/quick": "401 201 201 201 201 201",
    "get /api/codes/{code}": "404 404 404 404 404 404",
    "get /api/account": "401 200 200 200 200 200",
    "put /api/account": "401 200 200 200 200 200",
    "post /api/account": "401 200 200 200 200 409",
    "delete /api/account": "401 204 204 204 204 204",
    "post /api/login": "401 401 401 401 401 401",
    "post /api/logout": "401 204 204 204 204 204",
    "post /api/logout/everywhere": "401 204 204 204 204 204",
    "post /api/account/password": "401 409 409 409 409 409",
    "post /api/account/reset": "410 410 410 410 410 410",
    "get /api/account/everything": "401 200 200 200 200 200",
    "get /api/account/preferences": "401 200 200 200 200 200",
    "put /api/account/preferences": "401 200 200 200 200 200",
    "get /api/account/bots": "401 200 200 200 200 200",
    "post /api/account/bots": "401 201 201 201 201 403",
    "delete /api/account/bots/{bot}": "401 404 404 404 404 404",
    "get /api/games/{game}/ratings": "200 200 200 200 200 200",
    "get /api/games/{game}/statistics": "200 200 200 200 200 200",
    "get /api/account/statistics": "401 200 200 200 200 200",
    "get /api/daily/{game}": "200 200 200 200 200 200",
    "post /api/daily/{game}": "401 403 403 403 403 403",
    "get /api/puzzles/{game}": "200 200 200 200 200 200",
    "get /api/puzzles/{game}/{puzzle}": "200 200 200 200 200 200",
    "post /api/puzzles/{game}/{puzzle}": "401 200 200 200 200 403",
    "post /api/puzzles/{game}/{puzzle}/answer": "401 200 200 200 200 403",
    "get /api/push/key": "200 200 200 200 200 200",
    "post /api/push": "401 201 201 201 201 201",
    "delete /api/push/{push}": "401 404 404 404 404 404",
    "get /api/hooks": "401 200 200 200 200 200",
    "post /api/hooks": "401 201 201 201 201 201",
    "delete /api/hooks/{hook}": "401 404 404 404 404 404",
    "get /api/lobby/stream": "200 200 200 200 200 200",
    "get /api/protocol": "200 200 200 200 200 200",
    "get /health": "200 200 200 200 200 200",
    "get /metrics": "200 200 200 200 200 200",
}  # fmt: skip

PUZZLE = puzzles_of(load_game("thebes"))[0]
BODIES: dict[str, Any] = {
    "post /api/guest": {"name": "Eve"},
    "post /api/tables": {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "post /api/quick": {"game": "thebes", "level": "digger"},
    "post /api/tables/{table}/join": {},
    "post /api/tables/{table}/seats/{seat}/settle": {"setting": "clans", "value": "bison"},
    "post /api/tables/{table}/acts": {"type": "submit", "id": "too-early", "at": 999_999, "option": 0},
    "post /api/tables/{table}/fork": {"seats": [{"kind": "me"}] * 4},
    "post /api/house-rules": {"text": "none"},
    "put /api/account": {"name": "Eve"},
    "post /api/account": {"password": "nine clay lamps in a row"},
    "post /api/login": {"login": "nobody.here", "password": "nine clay lamps in a row"},
    "post /api/account/password": {"old": "wrong", "new": "nine clay lamps in a row"},
    "post /api/account/reset": {"token": "of-no-link", "password": "nine clay lamps in a row"},
    "put /api/account/preferences": {},
    "post /api/account/bots": {"name": "Scarab"},
    "post /api/puzzles/{game}/{puzzle}": {"choices": [PUZZLE.line[0].option]},
    "post /api/push": {"endpoint": "http://127.0.0.1:9/x", "keys": {"p256dh": "x", "auth": "y"}},
    "post /api/hooks": {"url": "http://127.0.0.1:9/x"},
}
LAST = (
    "post /api/guest",
    "post /api/account",
    "delete /api/account",
    "post /api/logout",
    "post /api/logout/everywhere",
)
"""What makes somebody else of one."""
BEFORE = ("join", "leave", "start", "bot", "remove", "settle")
"""What is done while a table waits: such requests meet a table that has not begun."""


def routes() -> list[str]:
    """Every route of the document: `method path`."""
    app: Any = make_app(Settings(database="sqlite:///:memory:")).app
    paths = app.openapi_schema.to_schema()["paths"]
    return [f"{method} {path}" for path, methods in paths.items() for method in methods]


class Cast:
    """One person in every role, and tables for them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http: dict[str, httpx.AsyncClient] = {}

    async def come(self, stack: AsyncExitStack) -> None:
        for role in ("guest", "spectator", "player", "host", "another"):
            self.http[role] = (await stack.enter_async_context(guest(self.url, role.capitalize()))).http
        self.http["stranger"] = await stack.enter_async_context(
            httpx.AsyncClient(base_url=self.url, headers={"origin": self.url}, timeout=WAIT)
        )
        made = await self.http["another"].post("/api/account/bots", json={"name": "Scarab"})
        self.http["bot"] = await stack.enter_async_context(
            httpx.AsyncClient(
                base_url=self.url, headers={"authorization": f"Bearer {made.json()['token']}"}, timeout=WAIT
            )
        )

    async def table(self, host: str, others: tuple[str, ...], watched: bool, begun: bool) -> str:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * 3
        wish = {"game": "thebes", "seats": seats, "spectators": watched}
        table: str = (await self.http[host].post("/api/tables", json=wish)).json()["id"]
        for role in others:
            (await self.http[role].post(f"/api/tables/{table}/join", json={})).raise_for_status()
        if begun:
            for seat in range(1 + len(others), 4):
                await self.http[host].post(f"/api/tables/{table}/seats/{seat}/bot?level=digger")
            (await self.http[host].post(f"/api/tables/{table}/start")).raise_for_status()
        return table

    async def own(self, begun: bool) -> str:
        return await self.table("host", ("player", "bot"), watched=True, begun=begun)

    async def foreign(self, begun: bool) -> str:
        return await self.table("another", (), watched=False, begun=begun)

    async def ask(self, role: str, route: str, table: str = "") -> int:
        """Send a request; only its status is read, so that streams can be asked, too."""
        method, _, path = route.partition(" ")
        places = {"table": table, "game": "thebes", "code": "AAAAAA", "seat": "3", "length": "0", "language": "en"}
        places["puzzle"] = PUZZLE.id
        path = re.sub(r"\{(\w+)\}", lambda found: places.get(found[1], "absent"), path)
        body: Any = BODIES.get(route)
        if route == "post /api/account":
            body = {**body, "login": f"{role}.digs"}
        async with self.http[role].stream(method.upper(), path, json=body) as answer:
            return answer.status_code


async def at_tables(cast: Cast, wanted: list[str]) -> dict[str, tuple[str, ...]]:
    """The statuses of every route that names a table."""
    playing = {"own": await cast.own(True), "foreign": await cast.foreign(True), "absent": "absent"}
    found = {}
    for route in wanted:
        rows = []
        for place in PLACES:
            statuses = []
            for role in ROLES:
                table = playing[place]
                if route.rpartition("/")[2] in BEFORE and place != "absent":
                    # What these do changes the table, so each meets a fresh one.
                    table = await (cast.own(False) if place == "own" else cast.foreign(False))
                statuses.append(str(await cast.ask(role, route, table)))
                if table != playing[place]:
                    await cast.ask("host" if place == "own" else "another", "post /api/tables/{table}/leave", table)
            rows.append(" ".join(statuses))
        found[route] = tuple(rows)
    return found


async def elsewhere(url: str, wanted: list[str]) -> dict[str, str]:
    """The statuses of every other route; those that end sessions have a cast of their own."""
    found = {}
    async with AsyncExitStack() as stack:
        cast = Cast(url)
        await cast.come(stack)
        for route in wanted:
            if route in LAST:
                cast = Cast(url)
                await cast.come(stack)
            found[route] = " ".join([str(await cast.ask(role, route)) for role in ROLES])
            if route in LAST:
                cast = Cast(url)
                await cast.come(stack)
    return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(sqlite(tmp_path_factory.mktemp("matrix")), OSTRAKA_THINKERS="0", OSTRAKA_INSIDE="true") as house:
        yield house


def test_every_route_is_in_the_matrix() -> None:
    assert set(AT_TABLES) | set(ELSEWHERE) == set(routes()), "say who may use a new route"


def test_who_may_do_what_at_tables(house: House) -> None:
    async def story() -> dict[str, tuple[str, ...]]:
        async with AsyncExitStack() as stack:
            cast = Cast(house.url)
            await cast.come(stack)
            return await at_tables(cast, list(AT_TABLES))

    assert asyncio.run(story()) == AT_TABLES


def test_who_may_do_what_elsewhere(house: House) -> None:
    assert asyncio.run(elsewhere(house.url, list(ELSEWHERE))) == ELSEWHERE
