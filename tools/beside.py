"""Runs parts of `make test` beside each other, since many tests wait more than they work.

    python tools/beside.py test-interpreted -- lint test-web test-compiled

The first is seen as it goes; the others run one after the other, and what each of them said is told when it is done.
All of them run to their end, whichever fails; the exit status is 1 when one did.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAKE = ["make", "--no-print-directory"]


def tell(text: str) -> None:
    """Words of their own, also in the midst of a line of dots."""
    print(f"\n{text.strip()}\n", flush=True)


def silently(parts: list[str], failed: list[str], make: list[str]) -> None:
    """One part after the other; what each of them said comes in one piece."""
    for part in parts:
        began = time.monotonic()
        done = subprocess.run(
            [*make, part], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode:
            failed.append(part)
        told = "FAILED" if done.returncode else "done"
        tell(f"{done.stdout.strip()}\n==> make {part}: {told}, after {time.monotonic() - began:.0f} s")


def main(arguments: list[str], make: list[str] = MAKE) -> int:
    (seen, _, *others) = arguments
    failed: list[str] = []
    beside = threading.Thread(target=silently, args=(others, failed, make))
    beside.start()
    if subprocess.run([*make, seen], cwd=ROOT, check=False).returncode:
        failed.insert(0, seen)
    beside.join()
    if failed:
        tell("".join(f"==> FAILED: make {part} (what it said is above)\n" for part in failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
