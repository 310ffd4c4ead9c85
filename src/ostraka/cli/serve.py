"""Serve the games in the browser: tables for friends, bots, everything kept in one file."""

from __future__ import annotations

import argparse
import sys

from ostraka.cli.common import Failure, UsageError

__all__ = ["configure", "run"]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1; 0.0.0.0 for the LAN)")
    parser.add_argument("--port", type=int, metavar="N", help="the port (default: 8000; 0: a free one)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///path or postgresql://… (default: a file of yours)")
    parser.add_argument("--url", metavar="URL", help="the address people use, behind a proxy")
    parser.add_argument("--thinkers", type=int, metavar="N", help="processes in which bots think (default: 1)")
    parser.add_argument("--house-rules", action="store_true", default=None, help="let people bring house rules (TOML)")
    parser.add_argument("--quiet", action="store_true", help="no QR code")


def run(args: argparse.Namespace) -> int:
    try:
        from ostraka.server.serve import serve
        from ostraka.server.settings import read_settings
    except ImportError as error:
        raise Failure(f"the server needs more packages ({error.name or error}): pip install 'ostraka[web]'") from error
    if args.port is not None and not 0 <= args.port <= 65_535:
        raise UsageError(f"--port is a number from 0 to 65535, not {args.port}")
    given = {name: getattr(args, name) for name in ("host", "port", "database", "url", "thinkers", "house_rules")}
    return serve(read_settings(**given), sys.stdout, qr=not args.quiet)
