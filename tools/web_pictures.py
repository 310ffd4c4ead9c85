"""Make the pictures of the README: real tables in a real browser, some turns into a game.

    python -m tools.web_pictures            docs/pictures/{landing,ancient,thebes,mammothodus}.png

It starts a server of its own on a free port and plays what the hints advise.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.house import House, sqlite
from tests.web.chromium import FLAGS, chromium
from tools import web_build

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
SIZE = ViewportSize(width=1366, height=768)
MOMENTS = {"ancient": (22, "slot"), "thebes": (16, "action"), "mammothodus": (18, "step")}
"""So many decisions into the game, at the next question of this kind."""
SCHEMES = {"ancient": "light", "thebes": "light", "mammothodus": "dark"}

# Plays by the socket, as any client does, each seat of one's own: waits to be asked, asks for a hint, takes it.
ADVANCE = """async ([table, decisions, prompt]) => {
  const { seats } = await (await fetch(`/api/tables/${table}`)).json()
  let left = decisions
  const play = async (seat) => {
    const address = new URL(`/api/tables/${table}/socket`, location.href)
    address.protocol = 'ws:'
    address.hash = ''
    const socket = new WebSocket(address)
    await new Promise((done) => (socket.onopen = done))
    let seq = -1
    return new Promise((done) => {
      socket.onmessage = (event) => {
        const message = JSON.parse(event.data)
        if (message.type === 'update') {
          seq = message.seq
          if (message.status !== 'playing' || (left <= 0 && message.decision?.prompt === prompt)) done()
          else if (message.decision) socket.send(JSON.stringify({ type: 'hint', ref: seq }))
        } else if (message.type === 'hinted' && message.ref === seq) {
          left--
          socket.send(JSON.stringify({ type: 'submit', id: crypto.randomUUID(), at: seq, option: message.option }))
        }
      }
      socket.send(JSON.stringify({ type: 'hello', seat }))
    })
  }
  await Promise.race(seats.filter(({ mine }) => mine).map(({ seat }) => play(seat)))
}"""


def photograph(browser: Browser, url: str, game: str) -> None:
    """A table of a game, some decisions after its beginning."""
    context = browser.new_context(viewport=SIZE, color_scheme="dark" if SCHEMES[game] == "dark" else "light")
    page = context.new_page()
    page.set_default_timeout(300_000)
    page.goto(url)
    liked = {"name": "Ana", "speed": "instant", "offered": True, "explain": "never"}
    page.evaluate("liked => localStorage.setItem('ostraka-settings', JSON.stringify(liked))", liked)
    page.reload()
    page.locator(f".game[data-game={game}] .primary").click()
    page.wait_for_selector(".table")
    page.evaluate(ADVANCE, [page.url.rpartition("/")[2], *MOMENTS[game]])
    page.reload()
    page.wait_for_selector(".table [data-option]")
    page.wait_for_timeout(1500)
    page.mouse.move(2, 2)
    page.screenshot(path=FOLDER / f"{game}.png")
    context.close()


def main() -> int:
    if web_build.build() != 0:
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(sqlite(Path(folder)), OSTRAKA_THINKING="0.1") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport=SIZE)
        page.goto(house.url)
        page.wait_for_selector(".games")
        page.wait_for_timeout(500)
        page.screenshot(path=FOLDER / "landing.png")
        for game in MOMENTS:
            photograph(browser, house.url, game)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
