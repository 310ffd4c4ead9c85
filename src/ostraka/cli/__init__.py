"""The command line: `ostraka COMMAND`. Exit codes: 0 good, 2 wrong usage, 1 anything else."""

from __future__ import annotations

from ostraka.cli.main import main

__all__ = ["main"]
