"""`make serve` and `make play`: on compiled rules where they are there, and at once where they are not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import rules_build, start

SUFFIX = ".cpython-test.so"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A little package, and what would be compiled of it."""
    sources = package(tmp_path)
    for name in ("core/rule.py", "core/facts.py", "server/app.py", "__init__.py"):
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        (sources / name).write_text("POINTS = 1\n", encoding="utf-8")
    monkeypatch.setattr(start, "PACKAGE", sources)
    monkeypatch.setattr(start, "CACHE", tmp_path / "mypyc")
    monkeypatch.setattr(start, "LINKED", tmp_path / "linked")
    for name in ("OSTRAKA_COMPILE", "OSTRAKA_PURE", "PYTHONPATH", "CC"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Says whether it was begun to compile."""
    calls: list[str] = []
    monkeypatch.setattr(start, "compile_aside", lambda: calls.append("begun"))
    return calls


def package(checkout: Path) -> Path:
    return checkout / "src" / "ostraka"


def compiled(checkout: Path) -> Path:
    """As if the rules had been compiled as they are now."""
    finished = checkout / "mypyc" / start.fingerprint()
    (finished / "ostraka" / "core").mkdir(parents=True)
    (finished / "ostraka" / "core" / f"rule{SUFFIX}").write_text(start.fingerprint(), encoding="utf-8")
    return finished


def test_the_first_start_compiles_in_the_background_and_says_so_in_one_line(
    checkout: Path, begun: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "PYTHONPATH" not in start.environment("serve")
    assert begun == ["begun"]
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1 and "in the background" in told[0] and "OSTRAKA_COMPILE=0" in told[0]


def test_a_game_in_the_terminal_compiles_nothing(
    checkout: Path, begun: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    start.environment("play")
    assert not begun and not capsys.readouterr().out


def test_the_next_start_uses_what_was_compiled(
    checkout: Path, begun: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    compiled(checkout)
    for command in ("serve", "play"):
        tree = Path(start.environment(command)["PYTHONPATH"])
        assert (tree / "ostraka" / "core" / f"rule{SUFFIX}").read_text(encoding="utf-8") == start.fingerprint()
    assert not begun and not capsys.readouterr().out


def test_a_changed_rule_runs_interpreted_until_it_is_compiled(checkout: Path, begun: list[str]) -> None:
    compiled(checkout)
    (package(checkout) / "core" / "rule.py").write_text("POINTS = 2\n", encoding="utf-8")
    assert "PYTHONPATH" not in start.environment("serve")
    assert begun == ["begun"]


def test_what_is_not_compiled_counts_at_once(checkout: Path) -> None:
    tree = start.linked(compiled(checkout)) / "ostraka"
    (package(checkout) / "server" / "app.py").write_text("POINTS = 3\n", encoding="utf-8")
    (package(checkout) / "core" / "facts.py").write_text("POINTS = 4\n", encoding="utf-8")
    assert (tree / "server" / "app.py").read_text(encoding="utf-8") == "POINTS = 3\n"
    assert (tree / "core" / "facts.py").read_text(encoding="utf-8") == "POINTS = 4\n"
    (package(checkout) / "core" / "facts.py").rename(package(checkout) / "core" / "tables.py")
    start.linked(checkout / "mypyc" / tree.parent.name)
    assert (tree / "core" / "tables.py").exists() and not (tree / "core" / "facts.py").is_symlink()
    # Where nothing is compiled, new files are there without another start: those of the browser client, for example.
    (package(checkout) / "server" / "page.html").touch()
    assert (tree / "server" / "page.html").exists()


def test_a_server_that_still_runs_keeps_its_folder(checkout: Path) -> None:
    trees = []
    for n in range(3):
        (package(checkout) / "core" / "rule.py").write_text(f"POINTS = {n}\n", encoding="utf-8")
        trees.append(start.linked(compiled(checkout)))
        os.utime(trees[-1], (n, n))
    assert [tree.is_dir() for tree in trees] == [False, True, True]


def test_it_can_be_turned_off(
    checkout: Path, begun: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled(checkout)
    monkeypatch.setenv("OSTRAKA_COMPILE", "0")
    assert "PYTHONPATH" not in start.environment("serve")
    assert not begun and not capsys.readouterr().out


def test_without_a_compiler_the_reason_is_said(
    checkout: Path, begun: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    start.environment("serve")
    assert not begun
    assert "no-such-compiler" in capsys.readouterr().out


@pytest.mark.compiled
@pytest.mark.parametrize("switch", ["", "0"])
def test_the_rules_it_runs_are_compiled_indeed_where_they_are_there(switch: str) -> None:
    there = (rules_build.CACHE / start.fingerprint()).is_dir()
    assert there or os.environ.get("OSTRAKA_EXPECT") != "compiled", "these tests run on rules that nobody compiled"
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"OSTRAKA_COMPILE": switch}
    command = [sys.executable, str(rules_build.ROOT / "tools" / "start.py"), "doctor", "--json"]
    report = json.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    builds = {package["build"] for package in report["packages"]}
    assert builds == {"compiled" if there and switch != "0" else "interpreted"}
