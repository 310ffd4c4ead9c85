"""Frames that make no sense, too much sense, or sense at the wrong moment; the tables must not notice.

    python -m tests.server.drivers.noise --frames 1000000

Every frame is one of: random bytes, random JSON, a good message with something changed, a good message at a wrong
moment, a message too large, a message before hello. None of them is something its sender may do, so no table may
change; each is answered by a refusal, a harmless answer or a closed socket, and the server's log stays empty.
"""

from __future__ import annotations

import asyncio
import json
import random
import string
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets
from websockets.typing import Origin

from ostraka.server.store import Store
from tests.server.drivers import crowd
from tests.server.drivers.crowd import Figures, Place
from tests.server.logs import replayed

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, -(2**63), 2**64, 1e308, -0.0, 0.5, "", "0", "x" * 300, "\x00", "\ud800", "🦣",
    [], [[]], {}, {"": {}}, "submits", "__proto__", "' OR 1=1 --", "../../etc/passwd", "NaN", [1] * 100,
]  # fmt: skip
EXAMPLES: list[dict[str, Any]] = [
    {"type": "hello", "since": -1, "seat": 0, "language": "en", "board": False},
    {"type": "submit", "id": "abcdefgh", "at": 0, "option": 0},
    {"type": "undo", "id": "abcdefgh", "at": 0, "grain": "step", "to": None},
    {"type": "agree", "id": "abcdefgh", "at": 0},
    {"type": "refuse", "id": "abcdefgh", "at": 0},
    {"type": "vote", "id": "abcdefgh", "at": 0, "seat": 0, "what": "end"},
    {"type": "leave", "id": "abcdefgh", "at": 0},
    {"type": "back", "id": "abcdefgh", "at": 0},
    {"type": "preview", "ref": 0, "option": 0},
    {"type": "reasons", "ref": 0},
    {"type": "ways", "ref": 0},
    {"type": "poke", "ref": 0},
    {"type": "say", "ref": 0, "kind": "phrase", "body": "good-luck", "side": False},
]


class Tally(msgspec.Struct):
    frames: int = 0
    read: int = 0
    """Frames the server has answered; what is sent to a socket that it has closed counts for nothing."""
    sockets: int = 0
    answers: dict[str, int] = {}
    closed: dict[str, int] = {}


class Noise:
    """Makes frames nobody should send."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def frame(self) -> str | bytes:
        kind = self.luck.randrange(10)
        if kind == 0:
            return self.luck.randbytes(self.luck.randrange(200))
        if kind == 1:
            return "".join(self.luck.choices(string.printable + "\x00é🦣", k=self.luck.randrange(200)))
        if kind == 2:
            return json.dumps(self.thing(4))
        if kind == 3:
            return self.torn(json.dumps(self.bent()))
        if kind == 4 and self.luck.random() < 0.06:
            return self.luck.choice(["", '{"type": "hello", "extra": ']) + "[" * self.luck.randrange(2000, 20_000)
        return json.dumps(self.bent() if kind < 9 else self.late())

    def thing(self, depth: int) -> Any:
        """Some JSON."""
        if depth == 0 or self.luck.random() < 0.4:
            return self.luck.choice(ODD)
        if self.luck.random() < 0.5:
            return [self.thing(depth - 1) for _ in range(self.luck.randrange(4))]
        return {self.luck.choice(["type", "id", "at", "option", "x"]): self.thing(depth - 1) for _ in range(3)}

    def bent(self) -> dict[str, Any]:
        """A message with something wrong in it that is surely wrong."""
        message = dict(self.luck.choice(EXAMPLES))
        how = self.luck.randrange(4)
        key = self.luck.choice(list(message))
        if how == 0:
            message[self.luck.choice(["extra", "", "Type", "seat_", "secret"])] = self.luck.choice(ODD)
        elif how == 1 and key != "type":
            message[key] = self.luck.choice([[], {"x": 1}, [1, 2], 1.5, "\x00"])
        elif how == 2:
            message["type"] = self.luck.choice(ODD)
        else:
            del message["type"]
        return message

    def late(self) -> dict[str, Any]:
        """A good message that is meant for a moment that has not come or never comes, or for nobody."""
        message = dict(self.luck.choice(EXAMPLES[1:8]))
        message["id"] = "".join(self.luck.choices(string.ascii_letters, k=12))
        message["at"] = self.luck.choice([999_999, 500_000, 123_456])
        return message

    def torn(self, text: str) -> str:
        """A text with a piece missing, doubled or replaced."""
        at = self.luck.randrange(len(text))
        size = self.luck.randrange(1, 6)
        middle = self.luck.choice(["", text[at : at + size] * 2, "\\", '"', "{", "\x7f"])
        torn = text[:at] + middle + text[at + size :]
        return torn if not sensible(torn) else "{" + torn


def sensible(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False


async def shout(place: Place, seat: int | None, tally: Tally, frames: int, noise: Noise) -> None:
    """One socket after the other: hello or not, then noise until the server has had enough."""
    while tally.read < frames:
        tally.sockets += 1
        try:
            async with websockets.connect(
                place.address,
                origin=Origin(place.url),
                additional_headers={"cookie": place.cookie} if seat is not None else {},
                compression=None,
                ping_interval=None,
                close_timeout=1,
                max_size=None,
            ) as line:
                if noise.luck.random() < 0.95:
                    await line.send(json.dumps({"type": "hello", "seat": seat, "language": ""}))
                listening = asyncio.create_task(listen(line, tally))
                for _ in range(noise.luck.randrange(5, 60)):
                    await line.send(noise.frame())
                    tally.frames += 1
                await line.send(json.dumps({"type": "poke", "ref": 77}))
                await asyncio.wait_for(listening, crowd.PATIENCE)
        except websockets.ConnectionClosed as closed:
            code = str(closed.rcvd.code if closed.rcvd is not None else "none")
            tally.closed[code] = tally.closed.get(code, 0) + 1


async def listen(line: websockets.ClientConnection, tally: Tally) -> None:
    """Count the answers until the last question is answered, or the server hangs up."""
    async for frame in line:
        message = json.loads(frame)
        kind = message["type"] if message["type"] != "refusal" else message["code"]
        tally.answers[kind] = tally.answers.get(kind, 0) + 1
        tally.read += kind not in ("welcome", "update", "said")
        if kind == "pong" and message["ref"] == 77:
            return
    raise websockets.ConnectionClosedOK(line.protocol.close_rcvd, line.protocol.close_sent, None)


async def digests(store: Store, tables: list[str]) -> dict[str, tuple[int, str]]:
    """Where every table stands, and the fingerprint of its state."""
    found = {}
    for table in tables:
        state = await replayed(store, table)
        found[table] = (state.seq, state.match.digest())
    return found


async def begin(url: str, tables: int) -> list[Place]:
    """Tables in the middle of their games."""
    games = ("thebes", "ancient", "mammothodus")
    places = await crowd.set_up(url, [crowd.wish(games[n % 3], 2) for n in range(tables)])
    for place in places:
        async with crowd.visiting(url) as http:
            http.headers["cookie"] = place.cookie
            for _ in range(5):
                for seat in range(place.seats):
                    path = f"/api/tables/{place.table}"
                    update = (await http.get(f"{path}/update", params={"seat": seat, "language": ""})).json()
                    if update["decision"] is not None:
                        option = update["decision"]["offers"][0]["option"]
                        act = crowd.submission(update["seq"], option)
                        (await http.post(f"{path}/acts", params={"seat": seat}, json=act)).raise_for_status()
    return places


def trial(database: str, frames: int, tables: int = 6, seed: int = 1) -> Figures:
    """The whole trial on a fresh store; returns its figures."""
    tally = Tally()
    begun = time.monotonic()
    log = Path(database.removeprefix("sqlite:///")).with_suffix(".log")

    async def storm(url: str, places: list[Place]) -> None:
        shouting = [
            shout(
                place, seat, tally, frames, Noise(random.Random(seed * 1000 + 10 * n + (2 if seat is None else seat)))
            )
            for n, place in enumerate(places)
            for seat in (0, 1, None)
        ]
        await asyncio.gather(*shouting)

    with crowd.Logged(database, log) as house:
        places = asyncio.run(begin(house.url, tables))
        names = [place.table for place in places]
        before = crowd.look(database, lambda store: digests(store, names))
        asyncio.run(storm(house.url, places))
        after = crowd.look(database, lambda store: digests(store, names))
        megabytes = crowd.memory(house)
        code = house.stop()
    return {
        "frames sent": tally.frames,
        "frames read": tally.read,
        "sockets": tally.sockets,
        "answers": dict(sorted(tally.answers.items())),
        "closed by the server": dict(sorted(tally.closed.items())),
        "changed tables": sum(before[table] != after[table] for table in before),
        "log lines": log.read_text(encoding="utf-8").splitlines()[:3],
        "server MB": round(megabytes),
        "clean stop": code == 0,
        "seconds": round(time.monotonic() - begun),
    }


def sound(found: Figures) -> bool:
    answered = found["answers"]
    return bool(
        not found["changed tables"]
        and not found["log lines"]
        and found["clean stop"]
        and "fault" not in answered
        and "ack" not in answered
        and "1011" not in found["closed by the server"]
    )


def main() -> None:
    crowd.conclude(trial, str(__doc__), sound, frames=1_000_000, tables=6, seed=1)


if __name__ == "__main__":
    main()
