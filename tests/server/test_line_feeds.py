"""No line feed behind anything with a pattern, and nobody else pays for whoever tries one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from ostraka.server.people.wire import Credentials
from ostraka.server.tables.wire import QuickGame, Submit
from ostraka.server.wire import all_of
from tests.server.house import House, guest, steady

ENDS = ("\n", "\r", "\r\n", "\n\n", "\x00", " ", "\u2028", "\x85")


@pytest.fixture(scope="module")
def house(postgresql: Callable[[], str]) -> Iterator[House]:
    with House(postgresql(), OSTRAKA_THINKERS="0") as house:
        yield house


@pytest.mark.parametrize("end", ENDS)
def test_a_pattern_is_for_the_whole(end: str) -> None:
    bodies: list[tuple[type[Any], dict[str, object], str]] = [
        (Submit, {"type": "submit", "id": "abcdefgh", "at": 0, "option": 0}, "id"),
        (Credentials, {"login": "ana.1", "password": "x"}, "login"),
        (QuickGame, {"game": "thebes"}, "game"),
    ]
    for kind, body, field in bodies:
        msgspec.convert(body, kind)
        for text in (f"{body[field]}{end}", f"{end}{body[field]}"):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert({**body, field: text}, kind)


def test_what_may_stand_in_a_pattern_is_bound_together() -> None:
    assert re.search(all_of("a|b"), "b") and not re.search(all_of("a|b"), "ax")


def test_an_id_with_a_line_feed_harms_nobody(house: House) -> None:
    """One sends ids that overflow their column, others play: every choice of theirs is acknowledged."""

    async def spoil(table: str, person: Any) -> set[str]:
        codes: set[str] = set()
        async with person.at(table) as line:
            await line.until("update")
            # Twenty messages that make no sense would end the line.
            for _ in range(18):
                await line.send(type="submit", id="x" * 36 + "\n", at=0, option=steady(line.update))
                codes.add((await line.until("refusal", "ack"))["code"])
        return codes

    async def story() -> None:
        async with guest(house.url, "Ana") as ana, guest(house.url, "Ben") as ben:
            seats = {"game": "ancient", "seats": [{"kind": "me"}, {"kind": "me"}]}
            made = [await person.post("/api/tables", seats) for person in (ana, ben)]
            for person, info in zip((ana, ben), made, strict=True):
                await person.post(f"/api/tables/{info['id']}/start")
            spoiling = asyncio.create_task(spoil(made[1]["id"], ben))
            async with ana.at(made[0]["id"]) as first, ana.at(made[0]["id"], seat=1) as second:
                await asyncio.gather(first.until("update"), second.until("update"))
                for _ in range(8):
                    asked = first if first.update["decision"] is not None else second
                    answer = await asked.act(type="submit", option=steady(asked.update))
                    assert answer["type"] == "ack", answer
                    for line in (first, second):
                        while line.update["seq"] < answer["seq"]:
                            await line.until("update")
            assert await spoiling == {"bad"}

    asyncio.run(story())


def test_logins_days_and_games_with_a_line_feed_are_refused(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as person:
            secret = "correct horse battery"
            await person.post("/api/account", {"login": "ana.1\n", "password": secret}, status=400)
            await person.post("/api/account", {"login": "ana.1", "password": secret})
            await person.post("/api/login", {"login": "ana.1\n", "password": secret}, status=400)
            await person.post("/api/quick", {"game": "thebes\n"}, status=400)
            for day in ("2026-11-15%0A", "%0A2026-11-15", "٢٠٢٦-١١-١٥", "2026-11-15%0D"):
                await person.get(f"/api/daily/thebes?day={day}", status=400)
            await person.get("/api/daily/thebes?day=2026-11-15")

    asyncio.run(story())


@pytest.mark.parametrize("name", ["code", "tries", "a\ncode"])
def test_an_invitation_that_sounds_like_a_code_comes_to_an_end(house: House, name: str) -> None:
    """PostgreSQL repeats the value it refuses, and whoever reads that must not take it for the name of a column."""

    async def story() -> None:
        async with guest(house.url) as person:
            seats = [{"kind": "me"}, {"kind": "invited", "person": name}]
            async with asyncio.timeout(30):
                await person.post("/api/tables", {"game": "thebes", "seats": seats}, status=400)

    asyncio.run(story())
