"""The coach over the socket: it thinks ahead, speaks of what is given away, and only where nobody else plays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ostraka.server.bots.bots import Bots
from ostraka.server.bots.question import Question
from ostraka.server.bots.wire import ObjectionInfo
from ostraka.server.errors import Refused
from ostraka.server.tables import wire
from ostraka.server.tables.coached import AT_ONCE, KEPT, NO_THOUGHT, Coach, refuse_company
from tests.server.house import House, guest, sqlite
from tests.server.test_room import Parts, first, run


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the stories of this file."""
    with House(sqlite(tmp_path_factory.mktemp("house"))) as house:
        yield house


def info(*kinds: str, **more: Any) -> wire.TableInfo:
    """A table: `me`, `bot`, or somebody else's name."""
    seats = [
        wire.SeatInfo(n, "bot" if kind == "bot" else "person", kind, None, kind == "me") for n, kind in enumerate(kinds)
    ]
    usual: dict[str, Any] = {"rated": False, "day": None, **more}
    return wire.TableInfo(
        "t", "C", "thebes", "Thebes", {}, seats, "playing", "link", "none", "ask", True, 0, False, usual["rated"],
        True, "", 0, [], 0, 0, day=usual["day"],
    )  # fmt: skip


def test_a_coach_comes_to_games_against_bots_only() -> None:
    refuse_company(info("me", "bot", "bot"))
    refuse_company(info("me", "me"))
    for table in (info("me", "Ben"), info("me", "bot", rated=True), info("me", "bot", day="2026-11-18")):
        with pytest.raises(Refused, match="a coach"):
            refuse_company(table)


class Slow(Bots):
    """Bots that think only when they are let, and hold the first option to be a mistake."""

    def __init__(self) -> None:
        super().__init__(0, 8, 0.8)
        self.let = asyncio.Event()
        self.about: list[dict[str, object]] = []

    async def weigh(self, question: Question, asker: str) -> tuple[int, list[tuple[int, float]]]:
        await self.let.wait()
        return question.options[-1], [(question.options[0], 0.05)]

    async def doubt(self, question: Question, about: Any, *rest: object) -> ObjectionInfo | None:
        self.about.append(about)
        return ObjectionInfo(about["option"], "", "", "", "", "", [])


def test_who_plays_fast_is_let_alone_and_the_last_questions_are_remembered(tmp_path: Path) -> None:
    async def work(made: Parts) -> None:
        room = await made.table()
        bots = Slow()
        coach = Coach(bots, room, info("me", "bot"), "ana")
        seat, _ = first(room)
        options = room.question(seat).options
        thinking = [asyncio.create_task(coach.weigh(seat)) for _ in range(AT_ONCE)]
        await asyncio.sleep(0)
        assert await coach.weigh(seat) == (NO_THOUGHT, [])
        bots.let.set()
        assert await thinking[0] == await thinking[1] == (0, [(options[0], 0.05)])
        for often, told in (("more", True), ("big", False)):
            message = wire.Doubt(1, 0, options[0], often)  # type: ignore[arg-type]
            assert (await coach.doubt(message, "en") is not None) is told
        assert await coach.doubt(wire.Doubt(1, 0, options[-1]), "en") is None
        assert await coach.doubt(wire.Doubt(1, 9, options[0]), "en") is None
        assert bots.about == [{"option": options[0], "best": options[-1], "least": 0.04}]
        assert KEPT >= AT_ONCE

    run(tmp_path, work)


def test_a_coach_thinks_ahead_and_nobody_waits_for_it(shared: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            async with ana.at(table["id"]) as line:
                update = await line.decision()
                options = [offer["option"] for offer in update["decision"]["offers"]]
                await line.send(type="weigh", ref=1)
                # What is asked after it is answered before it.
                await line.send(type="poke", ref=2)
                assert (await line.until("pong", "weighed"))["type"] == "pong"
                weighed = await line.until("weighed")
                assert (weighed["ref"], weighed["seq"]) == (1, update["seq"])
                given = dict(weighed["slips"])
                assert set(given) < set(options) and all(0.04 <= much <= 1 for much in given.values())
                well = next(option for option in options if option not in given)
                await line.send(type="doubt", ref=3, seq=update["seq"], option=well, often="more")
                assert await line.until("doubted") == {"type": "doubted", "ref": 3, "objection": None}
                for option in given:
                    await line.send(type="doubt", ref=4, seq=update["seq"], option=option, often="more")
                    said = (await line.until("doubted"))["objection"]
                    if said is not None:
                        assert said["option"] == option and said["sure"].startswith("Are you sure? “")
                        assert said["better"].startswith("Better: ") and said["steps"] and said["figures"]
                        break

    asyncio.run(story(shared.url))


def test_two_people_have_no_coach(shared: House) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana, guest(url, "Ben") as ben:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = await ana.post("/api/tables", {"game": "thebes", "seats": seats})
            await ben.post(f"/api/tables/{table['id']}/join", {})
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table["id"]) as line:
                await line.until("update")
                await line.send(type="weigh", ref=1)
                refused = await line.until("refusal")
                assert (refused["code"], refused["ref"]) == ("coach", 1)

    asyncio.run(story(shared.url))
