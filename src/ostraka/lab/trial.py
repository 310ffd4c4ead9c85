"""A few random games with house rules, in another process and with all invariants checked, before anybody plays.

python -m ostraka.lab.trial    reads a variant, as Python's plain values, and prints what is wrong with it
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from contextlib import suppress

from ostraka.bots.worker_pool import give_way
from ostraka.match.overlay import install, order_of
from ostraka.match.variant import Variant, VariantError

__all__ = ["trial"]

PATIENCE = 120.0
"""Seconds such games may take …"""
WORK = 20
"""… and how many of the processor; sensible rules need two or three."""
MEMORY = 1 << 30
"""Bytes that they may take."""
LINE = 200
"""Characters of what is wrong."""
SLOW = "with these rules a few games take too long"


def trial(variant: Variant) -> None:
    """Play a few random games in another process, with every invariant checked; what is wrong is told."""
    asked = repr((variant.record(), order_of(variant)))
    command = [sys.executable, "-m", "ostraka.lab.trial"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        give_way(process.pid)
        try:
            out, trouble = process.communicate(asked, PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            raise VariantError(SLOW, "slow") from None
    if process.returncode < 0:
        # The system has ended it: the processor it was allowed is used up.
        raise VariantError(SLOW, "slow")
    if process.returncode or not out.startswith("{"):
        why = f"{trouble.strip().splitlines()[-1:]}"
        raise VariantError(f"with these rules nothing can be played: {why}", "breaks", why=why)
    said = json.loads(out)
    if said["fault"]:
        raise VariantError(f"with these rules the game breaks: {said['fault']}", "breaks", why=said["fault"])


def bounded() -> None:
    """Take no more of the machine than sensible rules do, where the system can see to that."""
    with suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (WORK, WORK))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Read a variant and try it."""
    bounded()
    record, order = ast.literal_eval(sys.stdin.read())
    variant = Variant(**record)
    fault = ""
    try:
        install(variant, order)
        from ostraka.lab.simulate import simulate
        from ostraka.match.shelf import load_game

        game = load_game(variant.game)
        for seats in game.allowed(variant.settings):
            simulate(game, seats, 2, 1, variant.settings, check=True)
    except Exception as error:
        fault = f"{type(error).__name__}: {str(error)[:LINE]}"
    print(json.dumps({"fault": fault}))


if __name__ == "__main__":
    main()
