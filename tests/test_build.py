"""The two builds: the wheel's build hook, and that the tests run on the build they were started for."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from ostraka.core.actions import ActionSpace, Block
from ostraka.core.event import Event
from ostraka.core.game import Note
from ostraka.core.meter import WINS, Meter
from ostraka.core.mind.levels import Levels
from ostraka.core.outcome import Outcome
from ostraka.core.setup import Setting
from ostraka.core.turn import Ask
from ostraka.core.zone import HIDDEN, Zone
from tools import rules_build
from tools.rules_build import COMPILER, PACKAGE, ROOT

pytestmark = pytest.mark.both


def test_the_rules_run_on_the_build_that_was_asked_for() -> None:
    expected = os.environ.get("OSTRAKA_EXPECT")
    if expected is None:
        pytest.skip("OSTRAKA_EXPECT is not set: either build will do")
    for path in rules_build.modules(PACKAGE):
        module = importlib.import_module(".".join(path.with_suffix("").parts))
        compiled = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
        assert compiled == (expected == "compiled"), f"{module.__name__} comes from {module.__file__}"


def test_rules_are_compiled_with_what_is_done_around_them_and_the_rest_is_not() -> None:
    names = [path.as_posix() for path in rules_build.modules(PACKAGE)]
    assert len(names) == len(set(names)) and "ostraka/core/op.py" in names
    around = [name for name in names if not name.startswith(("ostraka/core/", "ostraka/games/")) or "/text/" in name]
    assert {"ostraka/match/match.py", "ostraka/text/words.py", "ostraka/games/thebes/text/words.py"} <= set(around)
    assert len(around) < 30 and all(list(PACKAGE.glob(pattern)) for pattern in rules_build.AROUND)
    assert not [name for name in names if name.startswith("ostraka/core/testing") or name.endswith("__init__.py")]


def test_what_python_makes_of_a_class_of_the_kernel_is_whole() -> None:
    """A game of another package is not compiled, but makes these."""
    assert Event("draw", 1, (7,)).record()["cards"] == [7]
    assert Outcome(("gold",), [[3], [4]], [0, 1]).totals() == [3, 4]
    assert Note(2, "reason-x", {"n": 1}).args == {"n": 1}
    assert Meter("gold", [3, 4], 0, 10, WINS).record()["value"] == [3, 4]
    assert Ask(0, "pick", (2, 3)).options == (2, 3)
    assert Levels((5.0, 4.0, 3.0, 2.0, 1.0), (0, 0, 0, 1, 2)).temperature[0] == 5.0
    assert Block("card", 7).size == 7 and len(ActionSpace(Block("card", 7))) == 9
    assert Zone("bag", "sherd", HIDDEN, lambda s: []).sees == HIDDEN and Setting("steep", (False, True)).flag == "steep"


@pytest.mark.parametrize("version", [(3, 10, 9), (3, 11, 0), (3, 14, 2), (3, 15, 0), (3, 16, 0)])
def test_make_and_pip_take_every_python_from_3_11_on(version: tuple[int, int, int]) -> None:
    checks = re.findall(r"-c '(import sys; .*version_info.*)'", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert len(checks) == 1
    pretended = f"import sys; sys.version_info = {version}; {checks[0]}"
    refused = subprocess.run([sys.executable, "-c", pretended], check=False).returncode != 0
    assert refused == (version < (3, 11))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">=3.11"


def test_pure_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSTRAKA_PURE", "1")
    assert rules_build.obstacle() == "OSTRAKA_PURE is set"


def test_pure_without_a_c_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OSTRAKA_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert "no-such-compiler" in (rules_build.obstacle() or "")


def test_a_changed_rule_is_compiled_anew(tmp_path: Path) -> None:
    package = tmp_path / "ostraka"
    (package / "core").mkdir(parents=True)
    rule = package / "core" / "rule.py"
    rule.write_text("POINTS = 1\n", encoding="utf-8")
    names = rules_build.modules(package)
    assert names == [Path("ostraka/core/rule.py")]
    before = rules_build.fingerprint(package, names)
    assert rules_build.fingerprint(package, names) == before
    rule.write_text("POINTS = 2\n", encoding="utf-8")
    assert rules_build.fingerprint(package, names) != before


@pytest.mark.parametrize(
    "line",
    [
        "from ostraka.text.sizes import FEW",
        "from ostraka.text import (\n    sizes,\n)",
        "    from ostraka.text import sizes",
    ],
)
def test_a_changed_constant_of_what_is_not_compiled_is_compiled_anew(tmp_path: Path, line: str) -> None:
    package = tmp_path / "ostraka"
    for name in ("core/rule.py", "text/sizes.py", "text/other.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("FEW: Final = 1\n", encoding="utf-8")
    (package / "core" / "rule.py").write_text(f"{line}\n", encoding="utf-8")
    names = rules_build.modules(package)
    assert names == [Path("ostraka/core/rule.py")]
    before = rules_build.fingerprint(package, names)
    (package / "text" / "other.py").write_text("FEW: Final = 2\n", encoding="utf-8")
    assert rules_build.fingerprint(package, names) == before
    (package / "text" / "sizes.py").write_text("FEW: Final = 2\n", encoding="utf-8")
    assert rules_build.fingerprint(package, names) != before


def test_what_make_installs_is_what_a_wheel_is_built_with() -> None:
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert set(rules_build.REQUIRES) <= set(constraints)


def test_the_hot_modules_are_modules() -> None:
    """A name in the pattern of what is optimised well that no module has would go unnoticed."""
    pattern = re.search(r"HOT: Final = re.compile\(\n(.*?)\n\)", COMPILER.read_text(encoding="utf-8"), re.DOTALL)
    assert pattern is not None
    names = set(re.findall(r"[a-z]{3,}", pattern[1])) - {"core"}
    found = {part for path in rules_build.modules(PACKAGE) for part in (*path.parent.parts, path.stem)}
    assert names <= found, sorted(names - found)
