"""The compiled rules, with what a table does around them: which modules, if this machine can make them, where they are.

    python tools/rules_build.py          compile them into build/mypyc, if that is not done yet
    python tools/rules_build.py --why    say why this machine cannot, and exit with 1; exit with 0 if it can

Nothing is written under `src/`: the C code lives in a temporary folder, the finished modules in `build/mypyc/`,
named by a hash of all they were made from, so that a second build reuses them.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ostraka"
CACHE = ROOT / "build" / "mypyc"
COMPILER = ROOT / "tools" / "compile_rules.py"
RULES = ("core", "games")
# Besides every __init__.py, which only re-exports: declarations and tables that are read once, and what is not rules.
INTERPRETED_MODULES = (
    "core/testing/*",
    "games/*/text/*",
    "games/*/cards/[!k]*",  # `kinds.py` says what a card is, and the rules ask it
    "games/*/facts.py",
    "games/*/rulings.py",
    "games/*/notation.py",
    "games/*/first_layout.py",
)
AROUND = (
    *(f"match/{name}.py" for name in ("binding", "briefing", "chance", "forced", "match", "step", "undo")),
    *(f"text/{name}.py" for name in ("catalogue", "compiled", "story", "words")),
    *(f"games/*/text/{name}.py" for name in ("turns", "words")),
    *(f"server/tables/{name}.py" for name in ("back", "common", "drafts", "moments", "scribe")),
)
"""What a table does around the rules for every choice, and once more for everybody who is shown it."""
IMPORTED = re.compile(r"^ *from (ostraka[\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)
REQUIRES = ("mypy==2.4.1", "setuptools==84.2.1")


class CannotCompile(Exception):
    """Why there will be no compiled modules."""


def modules(package: Path) -> list[Path]:
    """The modules to compile, relative to the folder that holds the package, in a fixed order."""
    rules = [
        path
        for name in RULES
        for path in sorted((package / name).rglob("*.py"))
        if path.name != "__init__.py"
        and not any(fnmatch(path.relative_to(package).as_posix(), pattern) for pattern in INTERPRETED_MODULES)
    ]
    around = [path for pattern in AROUND for path in sorted(package.glob(pattern))]
    return [path.relative_to(package.parent) for path in rules + around]


def mentioned(package: Path, names: list[Path]) -> list[Path]:
    """What these modules import and is not compiled with them: mypyc writes constants of it into the C code."""
    found: set[Path] = set()
    for name in names:
        for home, brought in IMPORTED.findall((package.parent / name).read_text(encoding="utf-8")):
            folder = Path(*home.split("."))
            found |= {folder / "__init__.py", folder.with_suffix(".py")}
            found |= {folder / f"{word}.py" for word in re.findall(r"\w+", brought)}
    return sorted(path for path in found.difference(names) if (package.parent / path).is_file())


def obstacle() -> str | None:
    """What keeps this interpreter from compiling; None if nothing does."""
    if os.environ.get("OSTRAKA_PURE", "") not in {"", "0"}:
        return "OSTRAKA_PURE is set"
    if sys.implementation.name != "cpython":
        return f"mypyc needs CPython, this is {sys.implementation.name}"
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "free-threaded builds of Python are not compiled for yet"
    if os.name != "nt":
        command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(command) is None:
            return f"no C compiler ({command}) on this machine"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h is missing (the development files of Python are not installed)"
    return None


def fingerprint(package: Path, names: list[Path]) -> str:
    """A name for everything the extension modules depend on."""
    digest = hashlib.sha256(COMPILER.read_bytes())
    flags = (os.environ.get("CC", ""), os.environ.get("CFLAGS", ""))
    for part in (sys.version, sysconfig.get_platform(), *REQUIRES, *flags):
        digest.update(part.encode() + b"\0")
    for name in (*names, *mentioned(package, names)):
        digest.update(name.as_posix().encode() + b"\0" + (package.parent / name).read_bytes() + b"\0")
    return f"{sys.implementation.cache_tag}-{digest.hexdigest()[:16]}"


@contextmanager
def alone(cache: Path) -> Iterator[None]:
    """One compilation at a time: whoever comes second finds most of it done."""
    with (_made(cache) / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_modules(package: Path, cache: Path, say: Callable[[str], None]) -> Path:
    """Compile the rules; return the folder with the extension modules, laid out as the wheel will hold them."""
    names = modules(package)
    if not names:
        raise CannotCompile("there is no module to compile")
    finished = cache / fingerprint(package, names)
    with alone(cache):
        return finished if finished.is_dir() else _compiled(package, names, cache, finished, say)


def _compiled(package: Path, names: list[Path], cache: Path, finished: Path, say: Callable[[str], None]) -> Path:
    with tempfile.TemporaryDirectory(prefix="ostraka-mypyc-") as folder:
        stage = Path(folder)
        ignored = shutil.ignore_patterns("__pycache__", ".mypy_cache", "*.so", "*.pyd")
        shutil.copytree(package, stage / package.name, ignore=ignored)
        objects = _made(cache / "objects").resolve()
        command = [sys.executable, str(COMPILER), str(objects), *(str(name) for name in names)]
        told: list[str] = []
        with subprocess.Popen(command, cwd=stage, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as done:
            for line in done.stdout or ():
                told.append(line)
                if line.startswith("ostraka: "):
                    say(line.rstrip())
        if done.returncode != 0:
            raise CannotCompile("the compiler failed:\n" + "".join(told).rstrip())
        suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
        partial = Path(tempfile.mkdtemp(dir=_made(cache)))
        extensions = [path for path in stage.rglob(f"*{suffix}") if "build" not in path.relative_to(stage).parts]
        for extension in sorted(extensions):
            target = partial / extension.relative_to(stage)
            shutil.copy2(extension, _made(target.parent) / target.name)
    for old in cache.glob(f"{sys.implementation.cache_tag}-*"):
        shutil.rmtree(old, ignore_errors=True)
    partial.chmod(0o755)
    return partial.replace(finished)


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


if __name__ == "__main__":
    if reason := obstacle():
        sys.exit(reason)
    if sys.argv[1:] != ["--why"]:
        try:
            compile_modules(PACKAGE, CACHE, print)
        except CannotCompile as error:
            sys.exit(str(error))
