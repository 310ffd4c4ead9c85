"""Numbers of any size, in any script, and settings of any length: answered at once, in few words, and never a fault."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Guest, House, guest, steady

HUGE = "1" + "0" * 900
"""As long as a part of an address may be."""
NUMBERS = ["-1", "-99", "2147483648", "9223372036854775808", HUGE, "%D9%A3", "%EF%BC%93", "1_0", "0x3", "true", ""]
SEATS = '"seats": [{"kind": "me"}, {"kind": "open"}]'
SETUPS = [
    '{"car": 1%s}' % ("0" * 4000),
    '{"car": -1}',
    '{"car": "%s"}' % ("x" * 50_000),
    '{"clans": "%s"}' % ("bison," * 8_000),
    '{"%s": 1}' % ("x" * 50_000),
    json.dumps({f"k{n}": n for n in range(3_000)}),
]
LONG = 1_000
"""Characters of a refusal: nobody has their own nonsense sent back."""


@pytest.fixture(scope="module")
def house(shared_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    class Listening(House):
        log: Path = tmp_path_factory.mktemp("log") / "log"

    with Listening(shared_database) as house:
        yield house
        assert not house.stop()
    text = Listening.log.read_text()
    assert '"level": "error"' not in text and '"level":"error"' not in text and "Traceback" not in text, text


async def refused(ana: Guest, path: str, body: str) -> None:
    """Whatever it is, it is refused, briefly."""
    answer = await ana.http.post(path, content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500 and len(answer.text) < LONG, (path, body[:80], answer.text[:200])


def test_numbers_in_addresses(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as ana:
            over = (await ana.post("/api/quick", {"game": "thebes", "level": "digger"}))["id"]
            live = (await ana.post("/api/quick", {"game": "thebes", "level": "digger"}))["id"]
            async with ana.at(over) as line:
                await line.play(steady)
            for number in NUMBERS:
                for table in (over, live):
                    start = f"/api/tables/{table}"
                    for path in (
                        f"at/{number}",
                        f"at/0?seat={number}",
                        f"update?since={number}",
                        f"update?seat={number}",
                    ):
                        answer = await ana.http.get(f"{start}/{path}")
                        assert answer.status_code < 500, (path, answer.text[:200])
                        assert answer.is_success or len(answer.text) < LONG, path
            # No seat is another one's by counting from behind, and no moment of a game lies before it.
            for path in ("at/0?seat=-1", "at/0?seat=2", "at/-1", "at/1000000"):
                assert (await ana.http.get(f"/api/tables/{over}/{path}")).status_code in (400, 403, 404), path
            for number in ("-1", "10000000", HUGE):
                for rest in (f'"length": {number}', f'"length": 0, "seat": {number}', '"length": 0, "seat": 15'):
                    await refused(ana, f"/api/tables/{over}/fork", f"{{{SEATS}, {rest}}}")
            for act in (
                f'"type": "submit", "at": {HUGE}, "option": 0',
                f'"type": "submit", "at": 0, "option": {HUGE}',
                f'"type": "undo", "at": 0, "to": {HUGE}',
                '"type": "submit", "at": 0, "option": -1',
            ):
                await refused(ana, f"/api/tables/{live}/acts", f'{{"id": "abcdefgh", {act}}}')

    asyncio.run(story())


@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_settings_of_any_length(house: House, setup: str) -> None:
    async def story() -> None:
        async with guest(house.url) as ana:
            for game in ("thebes", "mammothodus"):
                await refused(ana, "/api/tables", f'{{"game": "{game}", {SEATS}, "setup": {setup}}}')
                await refused(ana, "/api/quick", f'{{"game": "{game}", "setup": {setup}}}')

    asyncio.run(story())


def test_tries_of_any_length(house: House) -> None:
    async def story() -> None:
        async with guest(house.url) as ana:
            puzzle = (await ana.get("/api/puzzles/thebes"))["puzzles"][0]["id"]
            for choices in ([0] * 5_000, [100_000], [-1], [2**63], ["0"], [None]):
                await refused(ana, f"/api/puzzles/thebes/{puzzle}", json.dumps({"choices": choices}))
            for name in ("x" * 900, "..%2f..", "%D9%A3", f"{puzzle}%0a"):
                await refused(ana, f"/api/puzzles/thebes/{name}", '{"choices": [0]}')

    asyncio.run(story())
