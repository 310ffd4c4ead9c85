"""`ostraka analyse`: lines, JSON and a page, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ostraka.lab.page import PLACE
from tests.cli.command import ostraka

REPLAYS = Path(__file__).parents[1] / "replays"
THEBES = REPLAYS / "thebes-2.txt"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client that is as small as can be."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "analysis.html").write_text(f"<!doctype html>\n<html>{PLACE}</html>\n", encoding="utf-8")
    monkeypatch.setattr("ostraka.lab.page.CLIENT", folder)
    return folder


def test_lines() -> None:
    result = ostraka("analyse", THEBES, "--depth", 1, "--names", "Ana,Ben")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Thebes: the match in hindsight\n")
    assert "Three turning points" in result.out
    assert "Ana" in result.out and "Player" not in result.out
    assert "at least 1 game was played on to the end" in result.out


def test_json_on_the_screen() -> None:
    result = ostraka("analyse", THEBES, "--depth", 1, "--json")
    record = json.loads(result.out)
    assert record["game"] == "thebes"
    assert len(record["turning_points"]) == 3
    assert all(len(point["chances"]) == record["seats"] == 2 for point in record["curve"])
    assert record["names"] == ["Player 1", "Player 2"]


@pytest.mark.usefixtures("client")
def test_files(tmp_path: Path) -> None:
    page, record = tmp_path / "it.html", tmp_path / "it.json"
    result = ostraka("analyse", THEBES, "--depth", 1, "--html", page, "--json", record)
    assert result.code == 0
    assert f"Written: {page}\nWritten: {record}\n" in result.out
    told = json.loads(record.read_text(encoding="utf-8"))
    assert told["depth"]["playouts"] == 1
    before, after = PLACE.split("null")
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert json.loads(text.partition(before)[2].partition(after)[0]) == told


@pytest.mark.usefixtures("client")
def test_a_page_on_the_screen() -> None:
    result = ostraka("analyse", THEBES, "--depth", 1, "--html", "-")
    assert result.out.startswith("<!doctype html>") and result.out.endswith("</html>\n")


def test_without_a_built_client_there_is_no_page(tmp_path: Path, client: Path) -> None:
    (client / "analysis.html").unlink()
    page, record = tmp_path / "it.html", tmp_path / "it.json"
    complaint = ostraka("analyse", THEBES, "--html", page, "--json", record).complaint(1)
    assert "`make web`" in complaint and "--json" in complaint
    assert not page.exists() and not record.exists()


def test_a_limit_of_seconds() -> None:
    assert "at least 1 game was played on" in ostraka("analyse", THEBES, "--seconds", "0.001").out


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["--depth", "0"], "'0' is not a whole number from 1 on"),
        (["--seconds", "never"], "'never' is not a number of seconds"),
        (["--seconds", "-1"], "'-1' is not a number of seconds"),
        (["--names", "a,b,c"], "--names takes up to 2 names"),
        (["--names", "a,"], "none of them empty"),
        (["--lang", "tlh"], "there are no words in 'tlh'"),
    ],
)
def test_wrong_usage(argv: list[str], complaint: str) -> None:
    assert complaint in ostraka("analyse", THEBES, *argv).complaint(2)


def test_what_is_no_replay(tmp_path: Path) -> None:
    assert "none.txt cannot be read" in ostraka("analyse", tmp_path / "none.txt").complaint(1)
    broken = tmp_path / "broken.txt"
    broken.write_text(THEBES.read_text(encoding="utf-8").replace("seats: 2", "seats: 3"), encoding="utf-8")
    assert "expected the commitment of this game" in ostraka("analyse", broken).complaint(1)


@pytest.mark.usefixtures("client")
def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    result = ostraka("analyse", THEBES, "--depth", 1, "--html", tmp_path)
    assert "cannot be written" in result.complaint(1)
