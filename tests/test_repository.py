"""What holds for the whole repository: who may import whom, how long a module may be, what a file may mention."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ostraka"
MODULES = sorted(PACKAGE.rglob("*.py"))

# --- the import law ---------------------------------------------------------------------------------------------------

LAYERS = ("core", "games", "match", "bots", "lab", "rl", "text", "server", "tui", "client")
TOP = "the package itself"  # ostraka/__init__.py, cli.py and other modules that belong to no layer
LOWER = {
    "core": {"core"},
    "games": {"core", "games"},
    "match": {"core", "games", "match"},
    "client": {"core", "client"},  # it knows a server by its protocol, and no rules
}
CLIENTS = {"server", "tui", "client"}  # nothing imports them
PURE = {"core", "games"}  # the rules: no chance but `Roll`, no clock, no outside world
FORBIDDEN = {"asyncio", "logging", "os", "random", "secrets", "time"}
RUNTIME = {"mypy_extensions", "librt"}  # what compiled modules may need
FORBIDDEN_RUNTIME = {"librt.random", "librt.time", "librt.threading"}


def layer_of(module: str) -> str:
    """The layer of a dotted module name inside the package; the words of a game lie in its folder, but are `text`."""
    parts = module.split(".")
    if parts[1:2] == ["games"] and parts[3:4] == ["text"]:
        return "text"
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else TOP


def name_of(path: Path, package: Path) -> str:
    """The dotted name of a module; a package's `__init__` keeps that last part."""
    return ".".join((package.name, *path.relative_to(package).with_suffix("").parts))


def imports(source: str, module: str) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything a module imports, at its top or anywhere inside."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parent = module.split(".")[: -node.level]
                base = ".".join([*parent, base] if base else parent)
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def offences(source: str, module: str) -> Iterator[str]:
    """Every import in this source that breaks the law."""
    here = layer_of(module)
    may_import_clients = module in {"ostraka.cli", "ostraka.__main__"} or module.startswith("ostraka.cli.")
    for line, name in imports(source, module):
        first = name.split(".")[0]
        if first == "ostraka":
            there = layer_of(name)
            if there in CLIENTS and there != here and not may_import_clients:
                yield f"{module}:{line} imports {name}: nothing imports {there}"
            elif here in LOWER and there not in LOWER[here]:
                yield f"{module}:{line} imports {name}: {here} may not know {there}"
        elif here in PURE:
            if first in FORBIDDEN:
                yield f"{module}:{line} imports {first}, which the rules may not"
            elif any(f"{name}.".startswith(f"{runtime}.") for runtime in FORBIDDEN_RUNTIME):
                yield f"{module}:{line} imports {name}, which the rules may not"
            elif first not in sys.stdlib_module_names and first not in RUNTIME:
                yield f"{module}:{line} imports {first}, a third-party package"


def test_the_import_law_holds() -> None:
    found = [
        offence for path in MODULES for offence in offences(path.read_text(encoding="utf-8"), name_of(path, PACKAGE))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("ostraka.core.op", "import random"),
        ("ostraka.core.op", "def f():\n    from time import monotonic"),
        ("ostraka.core.op", "import os.path"),
        ("ostraka.core.op", "from ostraka.games import ancient"),
        ("ostraka.core.op", "from ostraka import games"),
        ("ostraka.core.op", "from ..match import Match"),
        ("ostraka.core.op", "from librt.random import Random"),
        ("ostraka.core.op", "from librt import random"),
        ("ostraka.core.__init__", "from ..games import ancient"),
        ("ostraka.games.ancient.ops", "import numpy"),
        ("ostraka.games.ancient.ops", "from ostraka.match import Match"),
        ("ostraka.games.ancient.ops", "from ostraka import Match"),
        ("ostraka.games.ancient.game", "from ostraka.games.ancient.text.words import WORDS"),
        ("ostraka.games.ancient.game", "from .text import words"),
        ("ostraka.games.ancient.game", "from . import text"),
        ("ostraka.games.ancient.text.words", "from ostraka.server import wire"),
        ("ostraka.match.match", "from ostraka.bots import greedy"),
        ("ostraka.match.match", "from ..text import render"),
        ("ostraka.bots.greedy", "import ostraka.server"),
        ("ostraka.bots.greedy", "from ostraka.client import Client"),
        ("ostraka.client.wire", "from ostraka.server.tables import wire"),
        ("ostraka.client.wire", "from ostraka.match import Match"),
        ("ostraka.__init__", "from ostraka.tui import app"),
    ],
)
def test_a_planted_offence_is_found(module: str, source: str) -> None:
    assert list(offences(source, module))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("ostraka.core.op", "from typing import Final\nfrom mypy_extensions import i64\nfrom .state import Frame"),
        ("ostraka.core.op", "from librt.vecs import vec"),
        ("ostraka.games.ancient.ops", "from ostraka.core.op import Op\nfrom .state import State"),
        ("ostraka.games.ancient.text.words", "from ostraka.match import Match\nfrom ostraka.text.words import Words"),
        ("ostraka.games.ancient.text.board", "import unicodedata\nfrom ostraka.games.ancient.view import TableView"),
        ("ostraka.match.match", "import hashlib\nfrom ostraka.games import load_game"),
        ("ostraka.server.app", "import litestar\nfrom ostraka import bots, text\nfrom .store import Store"),
        ("ostraka.cli", "from ostraka.tui.app import run"),
        ("ostraka.__init__", "from ostraka.match import Match"),
    ],
)
def test_what_the_law_allows_is_allowed(module: str, source: str) -> None:
    assert not list(offences(source, module))


# --- small and documented ---------------------------------------------------------------------------------------------

LONGEST = 399
LONGEST_CARDS = 500  # declarations only: one card after the other


def test_modules_are_short() -> None:
    long = []
    for path in MODULES:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        limit = LONGEST_CARDS if path.match("games/*/cards/*.py") else LONGEST
        if lines > limit:
            long.append(f"{path.relative_to(ROOT)} has {lines} lines, {limit} are allowed")
    assert not long, "\n".join(long)


def test_the_kernel_is_documented() -> None:
    bare = [
        str(path.relative_to(ROOT))
        for path in sorted((PACKAGE / "core").rglob("*.py"))
        if (path.name == "__init__.py" or not path.name.startswith("_"))
        and not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not bare, f"no docstring in {', '.join(bare)}"


# --- hygiene ----------------------------------------------------------------------------------------------------------

SKIPPED = {".git", ".venv", "build", "dist", "node_modules", "__pycache__", ".hypothesis"}

# Written in pieces, so that this file does not accuse itself.
HOSTS = ("pypi" + r"\.org", "pythonhosted" + r"\.org", "npmjs" + r"\.(?:org|com)", r"/simp" + r"le/", "index-" + "url")
HOMES = ("home", "root", "work", "opt", "tmp", "mnt", "Users")
REGISTRY = re.compile("|".join(HOSTS))
ABSOLUTE = re.compile(rf"(?<![\w.~/)}}>-])/(?:{'|'.join(HOMES)})/\w|\b[A-Z]:\\\\?Users|\.\./" + "shared")


def tracked() -> list[Path]:
    """The files of the repository: what git tracks or would add, or without git what lies here."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in ROOT.rglob("*") if not SKIPPED & set(path.relative_to(ROOT).parts)]
    return sorted(path for path in paths if path.is_file())


def complaints(pattern: re.Pattern[str]) -> list[str]:
    """Where the pattern occurs in the text files of the repository."""
    found = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if match := pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {match.group()}")
    return found


def test_no_file_names_a_package_registry() -> None:
    assert not (found := complaints(REGISTRY)), "\n".join(found)


def test_no_file_names_a_place_on_one_machine() -> None:
    assert not (found := complaints(ABSOLUTE)), "\n".join(found)


def test_the_patterns_find_what_they_look_for() -> None:
    assert REGISTRY.search("https://" + "pypi" + ".org/project/x")
    for path in ("/" + "home/ann/x", 'open("/' + 'tmp/x")', "../" + "shared/x", "see /" + "work/x"):
        assert ABSOLUTE.search(path), path
    for fine in ("docs/home/index.md", "https://example.net/home/x", "$(ROOT)/tmp/x", "#!/usr/bin/env bash"):
        assert not ABSOLUTE.search(fine), fine


def test_nothing_built_lies_among_the_sources() -> None:
    built = [path for suffix in ("*.so", "*.pyd", "*.c") for path in (ROOT / "src").rglob(suffix)]
    assert not built


# --- what the documents say of the code -------------------------------------------------------------------------------

BUILT = {PACKAGE / "server" / "static"}  # the browser client, where it was built


def folders() -> set[str]:
    """The folders of the package, two levels deep, as `CONTRIBUTING.md` shows them."""
    inside = [path.parent for path in tracked() if PACKAGE in path.parents]
    parts = {path.relative_to(PACKAGE).parts[:2] for path in inside if not BUILT & {path, *path.parents}}
    return {"/".join(found[:depth]) for found in parts for depth in range(1, len(found) + 1)}


def drawn() -> list[str]:
    """The folders in the tree that `CONTRIBUTING.md` shows: four columns to the right for each level."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    block = re.search(r"^## The tree\n.*?^```\nsrc/ostraka\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE)
    assert block, "CONTRIBUTING.md shows no tree"
    found: list[str] = []
    above = ""
    for line in block[1].splitlines():
        name = line.split()[0].rstrip("/")
        depth, rest = divmod(len(line) - len(line.lstrip()), 4)
        assert rest == 0 and depth in (1, 2), f"how deep is this? {line}"
        above = name if depth == 1 else above
        found.append(name if depth == 1 else f"{above}/{name}")
    return found


def test_the_tree_is_the_real_one() -> None:
    shown, real = drawn(), folders()
    missing = [f"{folder} is not shown" for folder in sorted(real - set(shown))]
    gone = [f"{folder} is not there" for folder in sorted(set(shown) - real)]
    assert not missing + gone, "the tree in CONTRIBUTING.md: " + "; ".join(missing + gone)
    assert shown == sorted(shown), "the tree in CONTRIBUTING.md is not in alphabetical order"


def test_the_glossary_names_what_there_is() -> None:
    sections = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").split("\n## ")
    homes = {"Words of the server": "server", "Words of the bots": "", "Words of the lab": "lab"}
    wrong = []
    for section in sections:
        home = homes.get(section.partition("\n")[0])
        if home is None:
            continue
        code = "\n".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGE / home).rglob("*.py")))
        defined = set(re.findall(r"^(?:class )?([A-Za-z]\w*)(?=[(:\[]| *[:=])", code, flags=re.MULTILINE))
        rows = [line.strip("|").rpartition("|")[2] for line in section.splitlines() if line.endswith("|")]
        wrong += [name for row in rows for name in re.findall(r"`(\w+)`", row) if name not in defined]
    assert not wrong, f"docs/glossary.md names {', '.join(wrong)}, which the code does not have"


# --- the promises of the README ---------------------------------------------------------------------------------------


def test_the_readme_example_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE)
    assert blocks, "README.md has no pycon block"
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", "README.md", 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=report.append)
    assert not report, "".join(report)


def test_the_readme_links_lead_somewhere() -> None:
    for page in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        links = re.findall(r"\]\((?!https?:)([^)#]+)", text)
        missing = [link for link in links if not (ROOT / link).exists()]
        assert not missing, f"{page} links to {missing}"
