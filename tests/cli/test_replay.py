"""`ostraka replay`: a saved match in words, verified, or at any moment of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ostraka import Match, load_game
from ostraka.text import LANGUAGES
from tests.cli.command import ostraka


@pytest.fixture(scope="module")
def played() -> Match:
    match = Match(load_game("ancient"), seats=2, seed="a replay for the command line")
    while match.ask is not None:
        match.play(match.ask.seat, match.ask.options[-1])
    return match


@pytest.fixture
def file(played: Match, tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(played.text(), encoding="utf-8")
    return path


def test_a_replay_in_words(file: Path, played: Match) -> None:
    result = ostraka("replay", file)
    assert result.code == 0
    assert "Turn 1: " in result.out
    assert "The game is over." in result.out
    for seat, total in enumerate(played.outcome().totals()):
        assert f"Player {seat + 1}: {total} point" in result.out
    assert f"Seed: {played.seed}" in result.out
    assert f"Digest: {played.fingerprint()}" in result.out


def test_a_replay_is_verified(file: Path, played: Match) -> None:
    result = ostraka("replay", file, "--verify")
    assert result.code == 0
    assert f"{played.at} choices played again" in result.out
    assert played.commitment in result.out
    assert played.fingerprint() in result.out


def test_a_replay_at_a_moment(file: Path, played: Match) -> None:
    out = ostraka("replay", file, "--at", 40).out
    there = Match.replay(played.text(), 40)
    assert "After 40 choices:" in out
    assert "Your Timeline" in out
    assert f"Digest: {there.fingerprint()}" in out


def test_a_replay_as_json(file: Path, played: Match) -> None:
    record = json.loads(ostraka("replay", file, "--json").out)
    assert record["game"] == "ancient"
    assert record["over"] is True
    assert record["asks"] == []
    assert [(choice["seat"], choice["option"]) for choice in record["choices"]] == list(played.log)
    assert record["outcome"] == played.outcome().record()
    assert record["digest"] == played.fingerprint()


def test_a_moment_of_a_replay_as_json(file: Path) -> None:
    record = json.loads(ostraka("replay", file, "--at", 40, "--json").out)
    assert record["at"] == len(record["choices"]) == 40
    assert record["over"] is False
    assert record["asks"][0]["options"][0]["label"]


@pytest.mark.parametrize("at", ["-1", "100000"])
def test_a_moment_outside_the_match(file: Path, at: str) -> None:
    assert "--at takes 0 to" in ostraka("replay", file, f"--at={at}").complaint(2)


def test_a_broken_replay_names_its_line(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[11] = lines[11] + " nonsense"
    file.write_text("\n".join(lines), encoding="utf-8")
    complaint = ostraka("replay", file).complaint(1)
    assert "line 12" in complaint
    assert "expected" in complaint


def test_a_forged_digest_is_refused(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    digit = "1" if text.rstrip()[-1] != "1" else "2"
    file.write_text(text.rstrip()[:-1] + digit + "\n", encoding="utf-8")
    assert "digest" in ostraka("replay", file, "--verify").complaint(1)


def test_a_missing_file_and_a_file_of_bytes(tmp_path: Path) -> None:
    assert "No such file" in ostraka("replay", tmp_path / "nowhere.txt").complaint(1)
    noise = tmp_path / "noise"
    noise.write_bytes(bytes(range(256)))
    assert "not a text file" in ostraka("replay", noise).complaint(1)
    empty = tmp_path / "empty"
    empty.write_text("", encoding="utf-8")
    assert "line 1" in ostraka("replay", empty).complaint(1)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_replay_is_told_in_every_language(file: Path, language: str) -> None:
    shown = [ostraka("replay", file, "--lang", language, *more).out for more in ((), ("--verify",), ("--at", "40"))]
    for text in shown:
        words = set(re.findall(r"[a-z]+", text))
        assert not words & {"choices", "seats", "seed", "digest", "commitment", "game", "after", "over"}, text
