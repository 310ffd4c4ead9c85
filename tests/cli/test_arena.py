"""`ostraka arena`: seats rotated, the same luck for everybody, figures that add up."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ostraka import load_game
from ostraka.cli.arena import planned, progress_bar
from ostraka.cli.main import read_arguments
from ostraka.lab.contest import Fixture, Hall, Played
from tests.cli.command import ostraka


def fought(*argv: object) -> dict[str, Any]:
    result = ostraka("arena", *argv, "--json")
    assert result.code == 0, result.err
    assert not result.err
    record: dict[str, Any] = json.loads(result.out)
    for row in (*record["bots"], *record.get("rungs", [])):
        assert row.pop("ms_per_move") >= 0
    return record


def test_one_record_per_bot_in_the_order_given() -> None:
    record = fought("thebes", "random", "student", "--games", "6", "--seed", "3")
    assert [bot["bot"] for bot in record["bots"]] == ["random", "student"]
    assert (record["game"], record["seats"], record["games"], record["seed"]) == ("thebes", 2, 6, 3)
    weak, strong = record["bots"]
    assert strong["win_rate"] > weak["win_rate"]
    assert weak["wins"] + strong["wins"] == pytest.approx(6)
    for bot in record["bots"]:
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert sum(bot["mean_by_source"].values()) == pytest.approx(bot["mean_score"], abs=0.01)
        assert bot["decisions"] == pytest.approx(6 * bot["decisions_per_game"], abs=0.1)
        low, high = bot["rating"]["interval"]
        assert low < bot["rating"]["elo"] < high
        assert bot["deals"] == 3
    assert strong["rating"]["elo"] > 0 > weak["rating"]["elo"]


def test_the_same_seed_gives_the_same_games() -> None:
    words = ("ancient", "digger", "random", "level-2", "--games", "3", "--seed")
    assert fought(*words, "5") == fought(*words, "5")
    assert fought(*words, "5") != fought(*words, "6")


def test_equal_bots_have_equal_luck() -> None:
    """Every deal is played from both places: what one wins in the first game the other wins in the second."""
    record = fought("thebes", "student", "level-2", "--games", "8")
    one, other = record["bots"]
    assert one["win_rate"] == other["win_rate"] == 0.5
    assert one["mean_score"] == other["mean_score"]
    assert one["name"] == other["name"] == "student"
    low, high = one["interval"]
    assert high - low < 0.5, "four deals that were all split say more than eight games would"


@pytest.mark.compiled
def test_the_page_shows_what_comes_of_it() -> None:
    """The figures are those of the levels of then: what must be there is every line and column of it."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    shown = re.search(r"\$ ostraka (arena .*)\n((?:.+\n|\n(?!```))*)```", page)
    assert shown is not None

    def without_figures(text: str) -> list[list[str]]:
        return [re.findall("[a-z%]+", line) for line in text.splitlines()]

    assert without_figures(ostraka(*shown[1].split()).out) == without_figures(shown[2])


def test_teams() -> None:
    bots = ("student", "student", "random", "random")
    record = fought("ancient", *bots, "--games", "4", "--set", "teams=true", "--set", "opening=introductory")
    assert record["setup"]["teams"] is True
    assert record["seats"] == 4
    assert sum(bot["win_rate"] for bot in record["bots"]) == pytest.approx(2)


def test_arena_for_people() -> None:
    result = ostraka("arena", "thebes", "student", "random", "--games", "4")
    assert result.code == 0
    assert "Thebes, 2 seats, seed 0: 4 games" in result.out
    for words in ("win rate", "mean score", "ms per move", "majorities", "student", "random", "%"):
        assert words in result.out
    assert not result.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("thebes", "student"), "2 to 4 seats"),
        (("thebes",), "2 to 4 seats"),
        (("thebes", "student", "genius"), "no bot 'genius'"),
        (("thebes", "student", "thinker:0"), "makes no sense"),
        (("thebes", "student", f"searcher:{10**20}"), "makes no sense"),
        (("thebes", "student", "searcher:²"), "makes no sense"),
        (("thebes", "student", "thinker:" + "9" * 5000), "makes no sense"),
        (("thebes", "student", f"random@{10**20}"), "random@0.2s or random@300"),
        (("senet", "student", "random"), "no game 'senet'"),
        (("ancient", "random", "random", "--set", "teams=true"), "4 seats, not 2"),
        (("thebes", "student", "random", "--seats", "3"), "3 seats, but 2 bots"),
        (("thebes", "student", "random@"), "random@0.2s or random@300"),
        (("thebes", "student", "random@0s"), "random@0.2s or random@300"),
        (("thebes", "student", "random@-3"), "random@0.2s or random@300"),
        (("thebes", "student", "random@soon"), "random@0.2s or random@300"),
        (("thebes", "student", "random", "--jobs", "0"), "not a whole number from 1 on"),
        (("thebes", "student", "--ladder"), "two bots or more"),
        (("thebes", "student", "random", "--ladder", "--seats", "3"), "played with 2 seats"),
        (("mammothodus",), "name one bot or more"),
        (("mammothodus", "random", "--seats", "5"), "1 to 4 seats"),
    ],
)
def test_what_makes_no_sense(words: tuple[str, ...], told: str) -> None:
    assert told in ostraka("arena", *words).complaint(2)


def test_files_that_cannot_be_had_are_told_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    played = ("arena", "thebes", "random", "random", "--games", "2")
    nowhere = tmp_path / "none" / "games"
    assert f"{nowhere}: No such file" in ostraka(*played, "--keep", nowhere).complaint(1)
    for option in ("--keep", "--replays"):
        wrong = tmp_path if option == "--keep" else tmp_path / "file"
        assert str(wrong) in ostraka(*played, option, wrong).complaint(1)


def test_the_bar_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress_bar(4) is None or sys.stderr.isatty()
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    times = iter([0.0, 30.0, 90.0, 120.0])
    show = progress_bar(4, width=8, clock=lambda: next(times))
    assert show is not None
    for done in (1, 2, 4):
        show(done)
    bars = ["██······ 1/4, 1:30 left ", "████···· 2/4, 1:30 left ", "████████ 4/4, 0:00 left \n"]
    assert screen.getvalue() == "".join(f"\r{bar}" for bar in bars)


# Ladders, tables of one bot, budgets


def test_a_ladder_has_a_rung_for_each_step_and_ratings_from_all_games() -> None:
    record = fought("thebes", "random", "digger", "student", "--ladder", "--games", "6", "--seed", "2")
    assert (record["games"], record["planned"], record["seats"]) == (12, 12, 2)
    assert [(rung["bot"], rung["below"], rung["games"]) for rung in record["rungs"]] == [
        ("digger", "random", 6),
        ("student", "digger", 6),
    ]
    for rung in record["rungs"]:
        assert rung["win_rate"] + rung["win_rate_below"] == pytest.approx(1)
        assert rung["interval"][0] <= rung["win_rate"] <= rung["interval"][1]
    assert [bot["games"] for bot in record["bots"]] == [6, 12, 6]
    strength = [bot["rating"]["elo"] for bot in record["bots"]]
    assert strength[0] < strength[1]


def test_a_ladder_of_nobody_in_particular_is_the_ladder_of_the_levels() -> None:
    args = read_arguments(["arena", "ancient", "--ladder", "--games", "10"])
    hall, fixtures = planned(load_game("ancient"), args)
    five = ["digger", "student", "scholar", "professor", "sage"]
    assert [entrant.spec for entrant in hall.entrants] == [*five, "oracle"]
    assert len(fixtures) == 50


def test_a_ladder_for_people() -> None:
    result = ostraka("arena", "thebes", "random", "student", "--ladder", "--games", "4")
    assert "student over random" in result.out
    assert "Elo" in result.out


def test_where_all_win_together_each_bot_has_tables_of_its_own() -> None:
    record = fought("mammothodus", "random", "digger", "--games", "3", "--seats", "3")
    assert record["together"] is True
    assert (record["games"], record["seats"]) == (6, 3)
    assert [bot["games"] for bot in record["bots"]] == [3, 3]
    # Alone or beside another bot: the deals and the answers are the same.
    alone = fought("mammothodus", "digger", "--games", "3", "--seats", "3")
    assert alone["bots"][0].pop("rating") is None
    record["bots"][1].pop("rating")
    assert alone["bots"] == record["bots"][1:]
    assert fought("mammothodus", "random", "--games", "2", "--seats", "1")["seats"] == 1
    assert fought("mammothodus", "random", "--games", "2")["seats"] == 2


def test_tables_of_one_bot_for_people() -> None:
    result = ostraka("arena", "mammothodus", "random", "--games", "2", "--set", "open_hands=false")
    assert "Mammothodus, tables of one bot with 2 seats, seed 0: 2 deals" in result.out


def test_a_budget_of_simulations_is_the_same_as_a_bot_that_takes_them_unasked() -> None:
    given = fought("thebes", "searcher:9@4", "random", "--games", "2")["bots"][0]
    taken = fought("thebes", "searcher:4", "random", "--games", "2")["bots"][0]
    for bot in (given, taken):
        del bot["bot"], bot["name"]
    assert given == taken


# Broken off and taken up again


def test_kept_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("thebes", "digger", "student", "--seed", "4", "--keep", tmp_path / "games.jsonl", "--games")
    first = fought(*words, "3")
    monkeypatch.setattr("ostraka.lab.contest.contest", None)
    assert fought(*words, "3") == first
    monkeypatch.undo()
    assert fought(*words, "6") == fought("thebes", "digger", "student", "--seed", "4", "--games", "6")


def test_kept_games_of_others_are_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    fought("thebes", "digger", "random", "--games", "1", "--keep", kept)
    before = kept.read_bytes()
    told = ostraka("arena", "thebes", "student", "random", "--games", "1", "--keep", kept).complaint(1)
    assert "keeps other games" in told
    assert kept.read_bytes() == before


def test_replays_lie_beside_each_other(tmp_path: Path) -> None:
    words = ("thebes", "random", "random", "--games", "2")
    assert fought(*words, "--replays", tmp_path / "new" / "folder") == fought(*words)
    for name in ("000000.txt", "000001.txt"):
        assert ostraka("replay", tmp_path / "new" / "folder" / name, "--verify").code == 0


def test_interrupted_it_tells_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(hall: Hall, fixtures: list[Fixture], jobs: int) -> Iterator[Played]:
        yield from map(hall.play, fixtures[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr("ostraka.lab.arena.play_all", impatient)
    result = ostraka("arena", "thebes", "digger", "random", "--games", "8", "--json")
    assert result.code == 1
    record = json.loads(result.out)
    assert (record["games"], record["planned"]) == (3, 8)
    assert [bot["games"] for bot in record["bots"]] == [3, 3]
    assert "interrupted after 3 of 8 games" in result.err
