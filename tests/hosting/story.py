"""Following the hosting page on a bare machine: its blocks as they stand, but for what needs the world outside."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.hosting.machine import ROOT, SUITE, Machine
from tests.hosting.page import Block, section

LIVE = "/etc/letsencrypt/live/ostraka.example"
INSTEAD = {
    # No authority vouches for a machine that nobody can reach: it vouches for itself.
    r"certbot certonly .*": (
        f"mkdir -p {LIVE}; openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=ostraka.example"
        f" -addext subjectAltName=DNS:ostraka.example -keyout {LIVE}/privkey.pem -out {LIVE}/fullchain.pem;"
        f" cp {LIVE}/fullchain.pem /usr/local/share/ca-certificates/ostraka.crt; update-ca-certificates"
    ),
    # What is asked for here was installed by the same words when the machine still had a network.
    r"apt-get update": "true",
}
"""Everything that is not done word for word: the line of the page, and what is run in its place."""
PIP = "[global]\nno-index = true\nfind-links = /srv/wheels\ndisable-pip-version-check = true\n"
"""The package index of the machine is a folder: the wheel of this tree, and what it needs."""
NEWER = '''"""A change that a later version might bring."""

from alembic import op

revision = "9999"
down_revision = "{before}"


def upgrade() -> None:
    op.execute("CREATE TABLE later (id INTEGER PRIMARY KEY)")
'''


def wheels(folder: Path) -> Path:
    """The wheel of this tree, and all that `ostraka[web]` needs, as the versions that are pinned."""
    assert sys.version_info[:2] == (3, 11), f"{SUITE} has Python 3.11: make test-hosting PYTHON=python3.11"
    build(ROOT, folder)
    [ours] = folder.glob("ostraka-*.whl")
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--wheel-dir", str(folder)]
    subprocess.run([*pip, "--constraint", str(ROOT / "constraints.txt"), f"{ours}[web]"], check=True)
    return folder


def build(tree: Path, folder: Path) -> None:
    pure = {**os.environ, "OSTRAKA_PURE": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=tree, env=pure, check=True, capture_output=True)


def publish_newer(folder: Path, scratch: Path) -> None:
    """Put a later version beside the present one: this tree, with one more migration."""
    tree = scratch / "newer"
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name in ("hatch_build.py", "README.md", "LICENSE", "NOTICE", "tools"):
        here = ROOT / name
        (shutil.copytree if here.is_dir() else shutil.copy)(here, tree / name)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (tree / "pyproject.toml").write_text(re.sub(r'(?m)^version = ".*"', 'version = "99.0.0"', project, count=1))
    versions = tree / "src/ostraka/server/store/migrations/versions"
    before = max(path.name[1:5] for path in versions.glob("v*.py"))
    (versions / "v9999_later.py").write_text(NEWER.format(before=before))
    build(tree, folder)


def follow(machine: Machine, title: str, *numbers: int) -> str:
    """Do what a section says, or only its blocks of these numbers; returns what the commands said."""
    chosen = section(title)
    return "".join(do(machine, block) for block in ([chosen[n] for n in numbers] or chosen))


def left_out(machine: Machine, *titles: str) -> set[Block]:
    """What nobody has done of these sections."""
    return {block for title in titles for block in section(title)} - machine.followed


def do(machine: Machine, block: Block) -> str:
    machine.followed.add(block)
    if block.path:
        machine.write(block.path, block.text)
        return ""
    lines = [said_instead(line) for line in block.text.splitlines()]
    return machine.run("\n".join(lines)).stdout


def said_instead(line: str) -> str:
    for words, other in INSTEAD.items():
        if re.fullmatch(words, line):
            return other
    return line


def visit(machine: Machine, *words: str) -> dict[str, Any]:
    """Do something as a program of the machine's own Python, as the server's user."""
    command = f"runuser -u ostraka -- /usr/local/lib/ostraka/bin/python -m tests.hosting.visit {' '.join(words)}"
    given = {
        "OSTRAKA_SETTINGS": "/etc/ostraka/settings.toml",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": "/srv/tree",
        "SSL_CERT_FILE": "/etc/ssl/certs/ca-certificates.crt",
    }
    found: dict[str, Any] = json.loads(machine.ask(f"cd /srv/tree; {command}", True, **given))
    return found


def play(machine: Machine) -> dict[str, Any]:
    """Somebody plays through the proxy, at a new table."""
    played = visit(machine, "play", "https://ostraka.example")
    assert played["choices"] == 5
    return played


def fingerprints(machine: Machine, database: str = "") -> dict[str, Any]:
    return visit(machine, "fingerprints", *([f"'{database}'"] if database else []))
