"""Installs an example as anybody would install it: a wheel, built and unpacked by pip, into a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

__all__ = ["EXAMPLES", "found", "install"]

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def install(name: str, site: Path) -> None:
    """Build the example and install it into `site`. Nothing is fetched: what builds it is there already."""
    options = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(site), str(EXAMPLES / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def found(site: Path) -> str:
    """The search path of a process that shall find what is installed in `site`, after what this one was given."""
    return os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(site)])
