"""All proofs of the server at their full sizes, one after the other; the figures go to a folder.

    python -m tests.server.drivers.soak build/soak [NAME ...]

`make soak` runs this on the compiled build. A proof that fails does not stop the others.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

PROOFS: dict[str, str] = {
    "load-100": "load --sockets 2000 --tables 500 --rate 100 --seconds 120",
    "load-400": "load --sockets 2000 --tables 500 --rate 400 --seconds 600",
    "load-1000": "load --sockets 2000 --tables 500 --rate 1000 --seconds 120 --words 2",
    "load-1000-postgresql": "load --sockets 2000 --tables 500 --rate 1000 --seconds 120 --words 2 --servers 2",
    "load-4000": "load --sockets 4000 --tables 1000 --rate 400 --seconds 120",
    "costs": "costs --rate 200 --rounds 10",
    "spoilers": "spoilers --addresses 50 --tables 50 --rate 200 --seconds 120",
    "races": "races --rounds 10000",
    "reconnects": "reconnects --drops 10000",
    "restart": "restart --tables 500 --times 10",
    "thoughts": "thoughts --bots 50 --seconds 120 --level 5",
    "durable": "durable --acks 10000",
    "leaks": "leaks --games 200 --every 3",
    "frames": "noise --frames 1000000",
    "requests": "knocks --requests 100000",
    "requests-postgresql": "knocks --requests 100000 --postgresql 1",
    "siege": "siege --addresses 50 --each 100 --seconds 30 --guesses 6000",
    "crash": "crash --kills 1000 --acks 250000",
    "crash-postgresql": "crash --kills 1000 --acks 250000 --postgresql",
}


def run(name: str, folder: Path) -> bool:
    """One proof; what it prints is kept."""
    module, *arguments = PROOFS[name].split()
    begun = time.monotonic()
    command = [sys.executable, "-m", f"tests.server.drivers.{module}", *arguments]
    with (folder / f"{name}.json").open("wb") as figures, (folder / f"{name}.log").open("wb") as log:
        code = subprocess.run(command, stdout=figures, stderr=log, check=False).returncode
    said = (folder / f"{name}.json").read_text(encoding="utf-8").strip()
    print(f"{'good' if code == 0 else 'BAD '} {name} ({time.monotonic() - begun:.0f} s): {said}", flush=True)
    return code == 0


def main() -> None:
    if len(sys.argv) < 2 or not set(sys.argv[2:]) <= set(PROOFS):
        raise SystemExit(f"{str(__doc__).strip()}\n\nNames: {', '.join(PROOFS)}")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    results = [run(name, folder) for name in sys.argv[2:] or PROOFS]
    raise SystemExit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
