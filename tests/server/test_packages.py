"""What is imported is what the extra installs: whoever only serves, or only learns, has fewer packages than tests."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent.parent
LOADED = {
    "aiosqlite": "sqlite+aiosqlite",
    "websockets": "uvicorn.protocols.websockets.websockets_sansio_impl",
}
"""What other packages import for us, and the words by which we ask them to."""
TRIED = {"click", "idna", "pygments", "rich"}
"""What jsonschema and the command line of httpx take where it is there, and do without."""
WEB = """
import ostraka.cli.serve, ostraka.server.serve, ostraka.server.app, ostraka.server.backup, aiosqlite, uvicorn
import ostraka.server.history.analyses, ostraka.server.bots.hints
import ostraka.server.people.notices, ostraka.server.people.outside
"""
LAB = """
import pathlib
import ostraka.cli.lab_run, ostraka.lab.run, ostraka.lab.findings, ostraka.lab.report, ostraka.lab.dataset as dataset
pathlib.Path('x.jsonl').write_text(json.dumps(dataset.heading_of(dataset.load_game('thebes'))))
dataset.load('x.jsonl')
"""
RL = """
import ostraka.rl.thebes_v0, ostraka.rl.solo, ostraka.rl.tables
ostraka.rl.thebes_v0.env(render_mode='rgb_array').reset()
"""
IMPORTED = """
import json, sys
before = set(sys.modules)
{}
print(json.dumps(sorted({{name.partition('.')[0] for name in set(sys.modules) - before}})))
"""


def needed(name: str, extras: frozenset[str], seen: set[tuple[str, frozenset[str]]]) -> set[str]:
    """A distribution, and all that it asks for with these extras."""
    if (name, extras) in seen:
        return set()
    seen.add((name, extras))
    found = {name}
    for text in distribution(name).requires or ():
        wanted = Requirement(text)
        if any(wanted.marker is None or wanted.marker.evaluate({"extra": extra}) for extra in extras or {""}):
            found |= needed(canonicalize_name(wanted.name), frozenset(wanted.extras), seen)
    return found


@pytest.mark.parametrize(
    ("extra", "program", "surely"),
    [
        ("web", WEB, {"litestar", "sqlalchemy", "greenlet", "uvicorn"}),
        ("lab", LAB, {"polars", "altair", "numpy"}),
        ("rl", RL, {"numpy", "gymnasium", "pettingzoo"}),
        ("client", "import ostraka.client", {"httpx", "websockets"}),
    ],
)
def test_nothing_is_needed_but_the_extra(extra: str, program: str, surely: set[str], tmp_path: Path) -> None:
    command = [sys.executable, "-c", IMPORTED.format(program)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path).stdout
    homes = packages_distributions()
    imported = {canonicalize_name(home) for module in json.loads(told) for home in homes.get(module, ())[:1]}
    assert surely <= imported
    assert imported - needed("ostraka", frozenset({extra}), set()) - TRIED == set()


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo"])
def test_what_is_missing_is_told_with_the_extra_that_brings_it(package: str) -> None:
    program = f"import sys; sys.modules['pyspiel'] = sys.modules[{package!r}] = None; import ostraka.rl.tables"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr
    assert told.endswith(f"ModuleNotFoundError: {package} is not installed: pip install 'ostraka[rl]'\n")


def test_every_package_of_an_extra_is_used() -> None:
    """What nothing imports is not asked for. The packages of `dev` are tools as well as imports."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py")))
    # A package that is not installed here is taken to be called as its module is.
    modules: dict[str, set[str]] = {}
    for module, homes in packages_distributions().items():
        for home in homes:
            modules.setdefault(canonicalize_name(home), set()).add(module)
    for extra, wishes in {**project["optional-dependencies"], "": project["dependencies"]}.items():
        names = [] if extra == "dev" else [canonicalize_name(Requirement(wish).name) for wish in wishes]
        # An extra may ask for another one of ours.
        for name in [name for name in names if name != "ostraka"]:
            imported = any(
                re.search(rf"^\s*(?:import|from) {module}\b", source, re.M) for module in modules.get(name, {name})
            )
            assert imported or LOADED.get(name, "nothing loads it") in source, f"ostraka[{extra}]: {name}"
