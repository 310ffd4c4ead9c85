"""Starts `ostraka` for `make serve` and `make play`: on compiled rules where they are there, and at once where not.

    python tools/start.py serve --port 8000

A checkout runs interpreted. Where this machine can compile, `serve` has the rules compiled in the background, with what
the processor has to spare, and the next start uses them. A start always goes with the sources as they are: compiled
rules are found by a hash of these. Their folder in `build/linked` has links to everything else, so that a change there
counts at once; and a server that still runs keeps the folder it began with.

    OSTRAKA_COMPILE=0    compile nothing in the background, and run interpreted
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools import rules_build
from tools.rules_build import CACHE, PACKAGE, REQUIRES, ROOT

LINKED = ROOT / "build" / "linked"
LOG = ROOT / "build" / "compiling.txt"
PACKAGES = ROOT / "build" / "compiler"
KEPT = 2
"""Folders of compiled rules that stay: a server that still runs may use the last but one."""


def say(line: str) -> None:
    print(f"ostraka: {line}", flush=True)


def fingerprint() -> str:
    return rules_build.fingerprint(PACKAGE, rules_build.modules(PACKAGE))


def linked(finished: Path) -> Path:
    """A folder with the package as it is now, but for the modules that are compiled."""
    tree = LINKED / finished.name
    mirror(PACKAGE, tree / PACKAGE.name, finished / PACKAGE.name)
    for path in finished.rglob("*"):
        if path.is_file() and not (target := tree / path.relative_to(finished)).exists():
            shutil.copy2(path, target.with_suffix(".part"))
            target.with_suffix(".part").replace(target)
    for path in tree.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()
    os.utime(tree)
    for old in sorted(LINKED.iterdir(), key=lambda folder: -folder.stat().st_mtime)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return tree


def mirror(folder: Path, target: Path, compiled: Path) -> None:
    """Links to all that is in a folder; folders in which nothing is compiled are linked as a whole."""
    target.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if path.is_dir() and (compiled / path.name).is_dir():
            mirror(path, target / path.name, compiled / path.name)
        elif path.name != "__pycache__":
            link(path, target / path.name)


def link(path: Path, target: Path) -> None:
    if not target.is_symlink():
        target.symlink_to(path)


def compile_aside() -> None:
    """Begin to compile in a process of its own, which goes on if this one ends."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        command = [sys.executable, __file__, "--compile"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, cwd=ROOT)


def compile_now() -> None:
    """Compile; what is needed for it and not there is fetched."""
    os.nice(19)
    LOG.write_text("", encoding="utf-8")
    if not all(installed(*package.split("==")) for package in REQUIRES):
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
        subprocess.run([*pip, "--upgrade", "--target", str(PACKAGES), *REQUIRES], check=True)
        os.environ["PYTHONPATH"] = str(PACKAGES)
    rules_build.compile_modules(PACKAGE, CACHE, lambda line: print(line, flush=True))


def installed(name: str, number: str) -> bool:
    try:
        return version(name) == number
    except PackageNotFoundError:
        return False


def environment(command: str) -> dict[str, str]:
    """What `ostraka` is started with; says in one line what the rules run on, if there is anything to say."""
    env = {**os.environ}
    if env.get("OSTRAKA_COMPILE") == "0":
        return env
    finished = CACHE / fingerprint()
    if finished.is_dir():
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(linked(finished)), env.get("PYTHONPATH")]))
    elif command == "serve" and (reason := rules_build.obstacle()):
        say(f"the rules run interpreted, and bots think less deeply: {reason}")
    elif command == "serve":
        compile_aside()
        say(
            "the rules are being compiled in the background; the next start uses them, and bots think more deeply"
            " (OSTRAKA_COMPILE=0 turns it off)"
        )
    return env


def main(command: str, *args: str) -> None:
    if command == "--compile":
        compile_now()
    else:
        program = Path(sys.executable).with_name("ostraka")
        env = environment(command)
        os.execve(program, [str(program), command, *args], env)


if __name__ == "__main__":
    main(*sys.argv[1:])
