"""How quick the client is, on this machine and now:

    python -m tests.web.measure              all figures, as a table in Markdown

Four things are measured, with the client's own settings (movement "brisk") at 1366×768: from the click on "Play now" to
the first own question on the screen; from taking an option to the next state being drawn; frames while things move;
compressed script of the first load. Load average is told, since a busy machine makes all of it slower.
"""

from __future__ import annotations

import gzip
import os
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.server.house import House, sqlite
from tests.web.chromium import FLAGS, chromium
from tests.web.visitor import GAMES, Visitor, brisk
from tools import web_build

TRIES = 5
CHOICES = 25
FIRST = "() => { const bar = document.querySelector('.table [data-option]'); return bar !== null }"
# Takes an option as a click does, then counts frames: when the next state is drawn, and how even the frames are.
TAKE = """
(option) => new Promise((done) => {
  const table = document.querySelector('.table')
  const control = [...document.querySelectorAll(`[data-option="${option}"]`)].find((e) => e.checkVisibility())
  const before = table.dataset.seq
  const began = performance.now()
  let drawn = 0, moving = 0, last = began, longest = 0, frames = 0
  const frame = (now) => {
    frames++
    longest = Math.max(longest, now - last)
    last = now
    moving = Math.max(moving, document.getAnimations().filter((a) => a.playState === 'running').length)
    if (!drawn && table.dataset.seq !== before) drawn = now - began
    if (drawn && now - began > Math.max(900, drawn + 400)) done({ drawn, moving, frames, longest, lasted: now - began })
    else if (now - began > 20000) done(null)
    else requestAnimationFrame(frame)
  }
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  requestAnimationFrame(frame)
})
"""


def first_question(browser: Browser, url: str, game: str) -> float:
    """Seconds from the click on "Play now" to the first own question, for somebody who was never here before."""
    ana = Visitor(browser, url, "Ana", {"speed": "brisk"})
    ana.open("")
    button = ana.page.locator(f"[data-game={game}]").get_by_role("button", name=re.compile("^Play now")).first
    button.wait_for()
    began = time.perf_counter()
    button.click()
    ana.page.wait_for_function(FIRST)
    taken = time.perf_counter() - began
    ana.close()
    return taken


def interactions(browser: Browser, url: str, game: str) -> list[dict[str, Any]]:
    """Some choices in a row, each with its time and its frames."""
    ana = Visitor(browser, url, "Ana", {"speed": "brisk"})
    ana.come_in()
    ana.sit(ana.table(game))
    found = []
    for _ in range(CHOICES):
        update = ana.asked()
        if update["status"] != "playing":
            break
        ana.done = update["seq"]
        measured = ana.page.evaluate(TAKE, brisk(update)["option"])
        if measured:
            found.append(measured)
    ana.close()
    return found


def first_load(browser: Browser, url: str) -> tuple[int, int]:
    """Scripts that the landing page loads, and their size compressed."""
    ana = Visitor(browser, url, "Ana", {})
    ana.open("")
    ana.page.get_by_role("button", name=re.compile("^Play now")).first.wait_for()
    loaded = ana.page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    ana.close()
    names = {match[1] for name in loaded if (match := re.search(r"/page/(assets/[^?]+\.js)$", name))}
    return len(names), sum(len(gzip.compress((web_build.STATIC / name).read_bytes())) for name in names)


def main() -> None:
    assert web_build.build() == 0
    with tempfile.TemporaryDirectory() as folder, House(sqlite(Path(folder))) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        scripts, size = first_load(browser, house.url)
        print(f"Load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; Chromium {browser.version}.\n")
        print(f"First load: {scripts} scripts, {size:,} bytes compressed.\n")
        print(
            "| game | Play now → first question, median (worst) | choice → drawn, median (95 %) | busiest animation |"
        )
        print("| --- | --- | --- | --- |")
        for game in GAMES:
            waits = [first_question(browser, house.url, game) for _ in range(TRIES)]
            taken = interactions(browser, house.url, game)
            drawn = sorted(each["drawn"] for each in taken)
            busy = max(taken, key=lambda each: each["moving"])
            print(
                f"| {game} | {statistics.median(waits):.2f} s ({max(waits):.2f} s), n = {TRIES} "
                f"| {statistics.median(drawn):.0f} ms ({drawn[int(len(drawn) * 0.95)]:.0f} ms), n = {len(drawn)} "
                f"| {busy['moving']} things move: {busy['frames'] / busy['lasted'] * 1000:.0f} frames/s, "
                f"longest frame {busy['longest']:.0f} ms |"
            )
        browser.close()


if __name__ == "__main__":
    main()
