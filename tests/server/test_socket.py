"""Whole games through HTTP and sockets, on a real server with a real store."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
import websockets
from websockets.frames import Frame, Opcode

from ostraka.match import Match, verify
from ostraka.server.protocols import Torn, texts_in
from tests.server.house import House, Line, guest, sqlite, steady


@pytest.mark.parametrize("game", ["ancient", "thebes", "mammothodus"])
def test_a_whole_game_against_a_bot(tmp_path: Path, game: str) -> None:
    async def play(url: str) -> None:
        async with guest(url) as ana:
            table = await ana.post("/api/quick", {"game": game, "level": "digger", "seats": 2})
            async with ana.at(table["id"]) as line:
                welcome = await line.until("welcome")
                assert welcome["seat"] == 0 and welcome["table"]["status"] == "playing"
                await line.play(steady)
                end = line.update
                assert end["status"] == "over" and end["result"]["ranks"] is not None
                assert all(seat["name"] for seat in table["seats"])
                # The seed that was kept secret is the one that was committed to.
                fresh: Match = Match(game, len(table["seats"]), table["setup"], end["seed"])
                assert fresh.commitment == table["commitment"]
                assert [moment["length"] for moment in line.log] == sorted({m["length"] for m in line.log})

    with House(sqlite(tmp_path)) as house:
        asyncio.run(play(house.url))
        assert house.stop() == 0


def test_playing_by_http_alone(database: str) -> None:
    async def play(url: str) -> None:
        async with guest(url) as ana:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            path = f"/api/tables/{table['id']}"
            made = 0
            while made < 5:
                update = await ana.get(f"{path}/update?language=")
                if update["decision"] is None:
                    await asyncio.sleep(0.02)
                    continue
                act = {"type": "submit", "id": f"choice-{made:03}", "at": update["seq"], "option": steady(update)}
                first = await ana.post(f"{path}/acts", act)
                assert await ana.post(f"{path}/acts", act) == first
                made += 1

    with House(database) as house:
        asyncio.run(play(house.url))


def test_what_is_not_allowed_changes_nothing(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with guest(url) as ana, guest(url, "Ben") as ben:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            async with ana.at(table["id"]) as line:
                update = await line.decision()
                offered = [offer["option"] for offer in update["decision"]["offers"]]
                wrong = next(option for option in range(1000) if option not in offered)
                assert (await line.act(type="submit", option=wrong))["code"] == "illegal"
                assert (await line.act(type="submit", option=offered[0], at=update["seq"] + 1))["code"] == "stale"
                assert (await line.act(type="undo"))["code"] == "undo"
                assert (await line.act(type="agree"))["code"] == "stale"
                ack = await line.act(type="submit", option=offered[0], id="the-first-one")
                assert ack["type"] == "ack"
                # The same id again: the same answer. Another act under it: refused.
                assert await line.act(type="submit", option=offered[0], id="the-first-one", at=update["seq"]) == ack
                again = await line.act(type="submit", option=wrong, id="the-first-one", at=update["seq"])
                assert again["code"] == "id"
                stale = await line.act(type="submit", option=offered[0], at=update["seq"])
                assert stale["code"] == "stale"
            async with ben.at(table["id"]) as watching:
                assert (await watching.until("welcome"))["seat"] is None
                watched = await watching.until("update")
                assert watched["decision"] is None and watched["seed"] is None
                refused = await watching.act(type="submit", option=offered[0])
                assert refused["code"] == "forbidden"
            answer = await ben.http.get(f"/api/tables/{table['id']}/update?seat=0")
            assert answer.status_code == 403 and answer.json()["code"] == "forbidden"

    with House(sqlite(tmp_path)) as house:
        asyncio.run(play(house.url))


def test_who_does_not_read_is_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with guest(url) as ana:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            async with ana.at(table["id"]) as deaf, ana.at(table["id"]) as line:
                await deaf.decision()
                deaf.socket.transport.pause_reading()
                with suppress(websockets.ConnectionClosed):
                    for _ in range(3000):
                        # Everything once more, please.
                        await deaf.send(type="hello", since=-1)
                await line.play(steady, most=3)
                deaf.socket.transport.resume_reading()
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    while True:
                        await deaf.receive()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408

    with House(sqlite(tmp_path), OSTRAKA_PATIENCE="1") as house:
        asyncio.run(play(house.url))
        assert house.stop() == 0


def test_verify_accepts_what_the_server_played(tmp_path: Path) -> None:
    """The log a server stores is a match anybody can replay."""
    from ostraka.server.store.store import open_store
    from tests.server.logs import replayed

    async def play(url: str) -> str:
        async with guest(url) as ana:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            async with ana.at(table["id"], language="") as line:
                await line.play(steady)
            return str(table["id"])

    async def look(table: str) -> None:
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'ostraka.db'}")
        state = await replayed(store, table)
        await store.close()
        assert state.match.over
        assert verify(state.match.text(), state.match.commitment).fingerprint() == state.match.fingerprint()

    with House(sqlite(tmp_path)) as house:
        table = asyncio.run(play(house.url))
        house.stop()
    asyncio.run(look(table))


def test_what_a_choice_brings_comes_before_its_answer(tmp_path: Path) -> None:
    """In one go: whoever has the answer has seen what it was for, and never looks at an old question in between."""

    async def play(url: str) -> None:
        async with guest(url) as ana:
            table = await ana.post("/api/tables", {"game": "thebes", "seats": [{"kind": "me"}, {"kind": "me"}]})
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table["id"], seat=0) as one, ana.at(table["id"], seat=1) as other:
                await one.until("update")
                await other.until("update")
                for _ in range(12):
                    line = one if one.update["decision"] is not None else other
                    answer = await line.act(type="submit", option=steady(line.update))
                    assert answer["type"] == "ack" and line.update["seq"] == answer["seq"]
                    for each in (one, other):
                        while each.update["seq"] < answer["seq"]:
                            await each.until("update")

    with House(sqlite(tmp_path)) as house:
        asyncio.run(play(house.url))


async def in_pieces(line: Line) -> None:
    """Frames among others, in parts, and cut anywhere: nothing gets out of step."""
    poke = json.dumps({"type": "poke", "ref": 100})
    await line.socket.ping()
    await line.socket.send([poke[:9], poke[9:]])
    assert (await line.until("pong"))["ref"] == 100
    three = b"".join(masked(json.dumps({"type": "poke", "ref": ref}).encode()) for ref in (101, 102, 103))
    for part in (three[:50], three[50:57], three[57:]):
        line.socket.transport.write(part)
        await asyncio.sleep(0.01)
    assert [(await line.until("pong"))["ref"] for _ in range(3)] == [101, 102, 103]
    await line.send(type="poke", ref=104)
    assert (await line.until("pong"))["ref"] == 104


def masked(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 126, 300, 4000])
def test_whole_texts_are_taken_apart(size: int) -> None:
    text = bytes(range(1, 127)) * 40
    frames = masked(text[:size])
    assert texts_in(frames, 4000) == [text[:size]] and texts_in(frames * 3, 4000) == [text[:size]] * 3
    assert texts_in(frames + Frame(Opcode.PING, b"").serialize(mask=True), 4000) is None
    assert size == 0 or texts_in(frames, size - 1) is None
    for cut in (1, 5, len(frames) - 1):
        with pytest.raises(Torn):
            texts_in((frames + frames)[: len(frames) + cut], 4000)
    with pytest.raises(Torn):
        texts_in(Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 4000)


def test_many_messages_at_once_are_answered_in_their_order(tmp_path: Path) -> None:
    """More than may wait: the client is not read from for a while, and nothing is lost."""

    async def play(url: str) -> None:
        async with guest(url) as ana:
            table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
            async with ana.at(table["id"]) as line:
                await line.until("update")
                for ref in range(60):
                    await line.send(type="poke", ref=ref)
                assert [(await line.until("pong"))["ref"] for _ in range(60)] == list(range(60))
                await in_pieces(line)

    with House(sqlite(tmp_path)) as house:
        asyncio.run(play(house.url))
