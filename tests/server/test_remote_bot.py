"""The example bot of the documentation plays a whole game, as a program of its own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.house import House, guest, sqlite, steady

BOT = Path(__file__).parents[2] / "docs" / "examples" / "remote_bot.py"


def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            bot = await ana.post("/api/account/bots", {"name": "Scarab"}, 201)
            seats = [{"kind": "me"}, {"kind": "invited", "person": bot["id"]}]
            table = await ana.post("/api/tables", {"game": "thebes", "seats": seats})
            program = subprocess.Popen([sys.executable, str(BOT), url, table["id"], bot["token"]])
            try:
                # It comes before the game begins, and waits.
                while (await ana.get(f"/api/tables/{table['id']}"))["seats"][1]["kind"] == "invited":
                    assert program.poll() is None
                    await asyncio.sleep(0.1)
                await ana.post(f"/api/tables/{table['id']}/start")
                async with ana.at(table["id"]) as line:
                    await line.play(steady)
                    assert line.update["status"] == "over"
                assert await asyncio.to_thread(program.wait, 30) == 0
            finally:
                program.kill()

    with House(sqlite(tmp_path)) as house:
        asyncio.run(story(house.url))


def test_the_page_shows_the_same_bot() -> None:
    """The code in the documentation is the code that is tested, but for its first lines."""
    page = (BOT.parents[1] / "remote-bots.md").read_text(encoding="utf-8")
    body = BOT.read_text(encoding="utf-8").partition("server, table, token")[2]
    assert body.strip() in page
    assert len([row for row in body.splitlines() if row.strip()]) <= 20
