"""Runs `ostraka` inside the test process."""

from __future__ import annotations

import contextlib
import io
import sys
from typing import NamedTuple
from unittest.mock import patch

from ostraka.cli import main

__all__ = ["Result", "ostraka"]


class Result(NamedTuple):
    code: int
    out: str
    err: str

    def complaint(self, code: int) -> str:
        """The one line of a command that failed."""
        assert self.code == code, self
        assert not self.out
        (line,) = self.err.splitlines()
        assert line.startswith("ostraka: ")
        return line


def ostraka(*argv: object, stdin: str = "") -> Result:
    """What the command prints, and its exit code."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        patch.object(sys, "stdin", io.StringIO(stdin)),
    ):
        code = main([str(word) for word in argv])
    return Result(code, out.getvalue(), err.getvalue())
