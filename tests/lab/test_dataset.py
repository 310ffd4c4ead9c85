"""Finished games as examples: what the seat saw and did, in two formats, and only what people have agreed to."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from ostraka import Match, load_game
from ostraka.client import Client
from ostraka.core.errors import OstrakaError
from ostraka.lab.dataset import examples, load, write
from tests.cli.command import ostraka
from tests.server.house import House, sqlite

GAMES = ("ancient", "thebes", "mammothodus")
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "data.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def replays(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two finished games of each title, and one that is not over."""
    folder = tmp_path_factory.mktemp("replays")
    for game in GAMES:
        bots = ["digger"] if game == "mammothodus" else ["digger", "random"]
        done = ostraka("arena", game, *bots, "--games", "2", "--replays", folder / game)
        assert done.code == 0, done.err
    (folder / "thebes" / "open.txt").write_text(Match("thebes", 2, seed=1).text(), encoding="utf-8")
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_what_the_seat_saw_and_did(game: str, replays: Path) -> None:
    match = Match.read((replays / game / "000000.txt").read_text(encoding="utf-8"))
    found = examples(match)
    chosen = [step for step in match.steps if not step.forced]
    assert len(found.rows) <= len(chosen)
    layout = match.game.observation
    assert layout is not None
    for row in (found.rows[0], found.rows[len(found.rows) // 2], found.rows[-1]):
        then = Match.replay(match.text(), row["at"])
        ask = next(ask for ask in then.asks if ask.seat == row["seat"])
        seen = bytearray(layout.size)
        match.game.observe(then.view(row["seat"]), seen)
        assert row["observation"] == bytes(seen)
        assert tuple(row["options"]) == ask.options and row["choice"] in ask.options
        assert match.log[row["at"]] == (row["seat"], row["choice"])
        assert row["points"] == match.outcome().total(row["seat"])


@pytest.mark.parametrize("game", GAMES)
def test_both_formats_are_loaded_as_the_same_arrays(game: str, replays: Path, tmp_path: Path) -> None:
    for name in ("x.parquet", "x.jsonl", "folder"):
        done = ostraka("export", replays / game, "--out", tmp_path / name)
        assert done.code == 0, done.err
        assert ("1 games are not over" in done.err) is (game == "thebes")
    one, two, three = (load(tmp_path / name) for name in ("x.parquet", "x.jsonl", "folder"))
    rules = load_game(game)
    for other in (two, three):
        assert other.heading == one.heading
        for field in ("observations", "masks", "choices", "victories", "points", "seats"):
            assert np.array_equal(getattr(one, field), getattr(other, field)), field
    assert one.observations.dtype == np.uint8
    assert one.masks.shape == (len(one), len(rules.actions))
    assert one.masks[np.arange(len(one)), one.choices].all(), "what was chosen was allowed"
    assert (one.masks.sum(1) >= 2).all()
    assert len(set(one.matches)) == 2
    assert len(set(one.deals)) == (2 if game == "mammothodus" else 1), "mirrored games have the same luck"


def test_many_games_are_several_files(replays: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostraka.lab.dataset.GAMES", 1)
    match = Match.read((replays / "thebes" / "000000.txt").read_text(encoding="utf-8"))
    games, choices = write((examples(match) for _ in range(3)), tmp_path / "many")
    assert games == 3
    assert sorted(path.name for path in (tmp_path / "many").iterdir()) == [f"000{i}.parquet" for i in range(3)]
    assert len(load(tmp_path / "many")) == choices


def test_what_does_not_fit_is_refused(replays: Path, tmp_path: Path) -> None:
    mixed = ostraka("export", replays / "ancient", replays / "thebes", "--out", tmp_path / "x.parquet")
    assert "one game in one layout" in mixed.err
    assert (
        ostraka(
            "export", replays / "ancient", replays / "thebes", "--out", tmp_path / "t.jsonl", "--game", "thebes"
        ).code
        == 0
    )
    lines = (tmp_path / "t.jsonl").read_text(encoding="utf-8").splitlines()
    heading = {**json.loads(lines[0]), "layout": 99}
    (tmp_path / "old.jsonl").write_text("\n".join([json.dumps(heading), *lines[1:]]) + "\n", encoding="utf-8")
    with pytest.raises(OstrakaError, match=r"another version of thebes \(layout 99, not 1\): export"):
        load(tmp_path / "old.jsonl")
    (tmp_path / "no.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(OstrakaError, match="no examples"):
        load(tmp_path / "no.jsonl")
    with pytest.raises(OstrakaError, match="not over"):
        examples(Match("thebes", 2, seed=1))
    assert "what shall be written?" in ostraka("export", "--out", "x.jsonl").complaint(2)
    (tmp_path / "empty").mkdir()
    assert "no finished game" in ostraka("export", tmp_path / "empty", "--out", tmp_path / "y.jsonl").complaint(1)


def test_nothing_half_is_left_behind(replays: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostraka.lab.dataset.GAMES", 1)
    (tmp_path / "empty").mkdir()
    for name in ("x.jsonl", "x.parquet", "folder"):
        ostraka("export", replays / "thebes" / "000000.txt", "--out", tmp_path / name)
        before = load(tmp_path / name).matches
        if name != "folder":
            mixed = ostraka("export", replays / "thebes", replays / "ancient", "--out", tmp_path / name)
            assert "one game in one layout" in mixed.err
        assert load(tmp_path / name).matches == before
        nothing = ostraka("export", tmp_path / "empty", "--out", tmp_path / f"no-{name}")
        assert "no finished game" in nothing.complaint(1)
    again = ostraka("export", replays / "thebes", "--out", tmp_path / "folder")
    assert "folder holds examples already: take another folder" in again.complaint(1)
    mixed = ostraka("export", replays / "thebes", replays / "ancient", "--out", tmp_path / "mixed")
    assert "one game in one layout" in mixed.err
    assert not list((tmp_path / "mixed").iterdir())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "folder", "mixed", "x.jsonl", "x.parquet"]


def test_files_that_are_no_examples(replays: Path, tmp_path: Path) -> None:
    ostraka("export", replays / "thebes" / "000000.txt", "--out", tmp_path / "x.jsonl")
    lines = (tmp_path / "x.jsonl").read_text(encoding="utf-8").splitlines()
    told = {
        "empty.jsonl": ("", "holds no examples"),
        "list.jsonl": ("[1]", "holds no examples"),
        "text.jsonl": ("Dear diary", "holds no examples"),
        "cut.jsonl": ("\n".join(lines[:3])[:-50], "line 3: this is no example, or not the whole of one"),
        "other.jsonl": (f"{lines[0]}\n3", "line 2: this is no example"),
        "empty.parquet": ("", "no whole Parquet file"),
        "text.parquet": ("Dear diary, that's 12 bytes", "no whole Parquet file"),
    }
    for name, (text, why) in told.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        with pytest.raises(OstrakaError, match=f"{name}.*{why}"):
            load(tmp_path / name)
    pl.DataFrame({"x": [1]}).write_parquet(tmp_path / "bare.parquet")
    with pytest.raises(OstrakaError, match=r"bare\.parquet holds no examples"):
        load(tmp_path / "bare.parquet")


def test_the_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for text in ("", "Dear diary\n"):
        (tmp_path / "bad.txt").write_text(text, encoding="utf-8")
        assert f"{tmp_path / 'bad.txt'}: line 1" in ostraka("export", tmp_path, "--out", tmp_path / "x").complaint(1)
    assert "no game 'senet'" in ostraka("export", tmp_path, "--out", "x.jsonl", "--game", "senet").complaint(2)


@pytest.mark.compiled
def test_the_page_shows_what_comes_of_it(tmp_path: Path) -> None:
    shown = re.search(r"\$ ostraka (arena .*)\n\$ ostraka (export .*)\n(.*)\n", PAGE)
    assert shown is not None
    with contextlib.chdir(tmp_path):
        for words in shown[1], shown[2]:
            done = ostraka(*words.split())
            assert done.code == 0, done.err
    # How many choices they are is a matter of the levels.
    assert re.sub(r"\d+ choices", "", done.out.strip()) == re.sub(r"\d+ choices", "", shown[3])


def test_games_of_people_are_given_away_only_if_all_of_them_agree(tmp_path: Path) -> None:
    database = sqlite(tmp_path)

    def exported() -> int:
        done = ostraka("export", "--database", database, "--out", tmp_path / "given.jsonl")
        if done.code:
            assert "no finished game" in done.err
            return 0
        assert "Ana" not in (tmp_path / "given.jsonl").read_text(encoding="utf-8")
        return len(set(load(tmp_path / "given.jsonl").matches))

    with House(database) as house, Client(house.url) as ana:
        ana.guest("Ana")
        ana.post("/api/account", {"login": "ana.digs", "password": "nine clay lamps in a row"})
        table = ana.quick("thebes", level="digger")
        with ana.at(table.id, language="") as line:
            while decision := line.decision().decision:
                line.submit(decision.offers[0].option)
        assert exported() == 0
        kept = ana.get("/api/account/preferences")
        assert kept["research"] is False
        ana.http.put("/api/account/preferences", json={**kept, "research": True}).raise_for_status()
        assert exported() == 1
        # A game that cannot be played again is told, and takes no other with it.
        broken = ana.quick("thebes", level="digger")
        with ana.at(broken.id, language="") as line:
            while decision := line.decision().decision:
                line.submit(decision.offers[0].option)
        with closing(sqlite3.connect(tmp_path / "ostraka.db")) as store:
            store.execute('DELETE FROM entries WHERE seq = 5 AND "table" = ?', (broken.id,))
            store.commit()
        assert exported() == 1
        assert broken.id in ostraka("export", "--database", database, "--out", tmp_path / "again.jsonl").err
        ana.http.put("/api/account/preferences", json={**kept, "research": False}).raise_for_status()
        assert exported() == 0
