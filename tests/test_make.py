"""What `make` runs: no more than was asked for, and no test nowhere."""

from __future__ import annotations

import os
import re
import subprocess
from itertools import product
from pathlib import Path

import pytest

from tests.conftest import COLLECTED
from tools import beside

ROOT = Path(__file__).resolve().parent.parent
MARKS = ("both", "compiled", "full")


def make(*words: str) -> str:
    """What `make` prints; what this run of the tests was itself started with is left aside."""
    mine = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "JOBS"}
    outside = {name: value for name, value in os.environ.items() if name not in mine}
    done = subprocess.run(["make", *words], cwd=ROOT, env=outside, capture_output=True, text=True, check=True)
    return done.stdout


def commands(*words: str) -> list[str]:
    """The lines that `make` would run with the tools of the house, without those that make the environment."""
    return [line for line in make("-n", *words).splitlines() if ".venv/bin/" in line and " install " not in line]


def value(variable: str) -> str:
    """A variable of the Makefile."""
    return make("--no-print-directory", "--eval", f"said: ; @echo '$({variable})'", "said").strip()


def test_asked_for_some_tests_it_runs_those_and_nothing_else() -> None:
    (command,) = commands("test", "ARGS=-k nazca")
    assert command.endswith(".venv/bin/python -m pytest -n 3 -q -k nazca")
    assert "OSTRAKA_EXPECT=interpreted" in command


@pytest.mark.parametrize("game", ["", "thebes"])
def test_a_quick_look_lints_and_tests_but_builds_nothing(game: str) -> None:
    *lint, tests = commands("quick", f"GAME={game}")
    assert [line.split()[0] for line in lint] == [".venv/bin/ruff", ".venv/bin/ruff", ".venv/bin/mypy"]
    assert "tests/core" in tests and "tests/match" in tests
    assert ("thebes" in tests) == bool(game)


def test_every_test_runs_on_a_build(request: pytest.FixtureRequest) -> None:
    """All but the heavy tier; what runs on the compiled build lies in a file that is looked at there."""
    interpreted, compiled = value("INTERPRETED"), value("BOTH")
    files = value("COMPILED_TESTS").split()
    nowhere = []
    for item in request.config.stash[COLLECTED]:
        marks = {name: item.get_closest_marker(name) is not None for name in MARKS}
        there = eval(compiled, {}, marks) and item.path.relative_to(ROOT).as_posix() in files
        if not (marks["full"] or there or eval(interpreted, {}, marks)):
            nowhere.append(item.nodeid)
    assert not nowhere


def test_the_bare_machine_has_a_command_of_its_own() -> None:
    """It takes root: the heavy tier says so where it cannot follow the hosting page, and leaves it out otherwise."""
    (command,) = commands("test-hosting")
    assert command.split()[-4:] == ["-q", "-m", "full", "tests/hosting"]
    # Read, not asked for with -n: `make` runs lines that call `make` even then, and here they run the heavy tier.
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\ntest-full:")[2].partition("\n\n")[0]
    first, whole, hosting = recipe.partition("ifeq ($(strip $(ARGS)),)")
    assert "--ignore=tests/hosting" in first and whole
    assert "test-hosting" in hosting and "SKIPPED: the hosting page" in hosting


def test_marks_say_which_build() -> None:
    """The heavy tier waits for `make test-full`; whatever else a test is marked with, it runs somewhere."""
    interpreted, compiled = value("INTERPRETED"), value("BOTH")
    for held in product((False, True), repeat=len(MARKS)):
        marks = dict(zip(MARKS, held, strict=True))
        assert (eval(interpreted, {}, marks) or eval(compiled, {}, marks)) == (not marks["full"])
        assert marks["full"] or eval(compiled, {}, marks) == (marks["both"] or marks["compiled"])


def test_all_tests_run_beside_the_linters_and_what_fails_is_told(tmp_path: Path, capfd: pytest.CaptureFixture) -> None:
    """Each part runs to its end; those that were not seen as they went are told in one piece."""
    (tmp_path / "Makefile").write_text("long: ; @echo tests\nsound: ; @echo fine\nbroken: ; @echo trouble; exit 1\n")
    make = ["make", "--no-print-directory", "-f", str(tmp_path / "Makefile")]
    assert beside.main(["long", "--", "broken", "sound"], make) == 1
    out = capfd.readouterr().out
    assert re.search(r"trouble\n.*==> make broken: FAILED, after \d+ s\n", out, re.DOTALL)
    assert re.search(r"fine\n==> make sound: done, after \d+ s\n", out)
    assert "tests\n" in out and out.rstrip().endswith("==> FAILED: make broken (what it said is above)")
    assert beside.main(["broken", "--", "sound"], make) == 1
    assert beside.main(["long", "--", "sound"], make) == 0


def test_nothing_is_left_out_of_the_test_command() -> None:
    command = commands("test")[-1]
    assert command.endswith("tools/beside.py test-interpreted -- lint test-web test-compiled")
