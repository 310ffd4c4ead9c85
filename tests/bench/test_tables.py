"""The tables of the documentation, from what the measurements print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import tables
from tests.cli.command import ostraka


def made(tmp_path: Path, record: object, capsys: pytest.CaptureFixture[str]) -> list[str]:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert tables.main([str(path)]) == 0
    return capsys.readouterr().out.splitlines()


def test_a_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(ostraka("arena", "thebes", "random", "digger", "--ladder", "--games", "4", "--json").out)
    lines = made(tmp_path, record, capsys)
    assert lines[0] == "## Thebes, 2 seats, seed 0"
    weak, strong = lines[4:6]
    assert weak.startswith("| `random` |  |  |  |  | ")
    assert strong.startswith("| `digger` | ")
    assert " | 4 | " in strong
    assert {line.count("|") for line in lines[2:6]} == {9}


def test_anchors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rivals = json.loads(ostraka("arena", "thebes", "digger", "random", "--games", "2", "--json").out)
    mates = json.loads(
        ostraka("arena", "mammothodus", "random", "digger", "--games", "1", "--seats", "1", "--json").out
    )
    lines = made(tmp_path, [rivals, mates], capsys)
    assert lines[2].startswith("| Thebes | 2 | `digger` | `random` | 2 | ")
    assert [line.split(" | ")[2:4] for line in lines[3:5]] == [["`random`", "the game"], ["`digger`", "the game"]]


def test_speed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = {
        "rounds": 5,
        "games": {
            "thebes": {
                "real_decision_share": 0.9,
                "builds": {"compiled": {"decisions_per_s": 900.0, "copies_per_s": 2000.0}},
                "driven": {},
                "ratios": {"compiled/catanatron": {"decisions_per_s": 30.0}},
            }
        },
        "peers": {"catanatron": {"real_share": 0.4, "decisions_per_s": 30.0}},
    }
    lines = made(tmp_path, record, capsys)
    assert lines[2] == "90 % of the decisions had two options or more (catanatron: 40 %)."
    assert "| decisions/s | 900 | 30.00 | 30.0× |" in lines
    assert "| µs per copy | 500 |  |  |" in lines
