"""`ostraka arena`: seats rotated, the same luck for everybody, figures that add up."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots import RandomBot, make_bot
from ostraka.cli.arena import progress_bar
from ostraka.core.outcome import Outcome
from ostraka.lab.arena import Standing, arena, contest, wilson
from tests.cli.command import ostraka


def fought(*argv: str) -> dict[str, Any]:
    result = ostraka("arena", *argv, "--json")
    assert result.code == 0, result.err
    assert not result.err
    record: dict[str, Any] = json.loads(result.out)
    for bot in record["bots"]:
        assert bot.pop("ms_per_move") >= 0
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
        (("senet", "student", "random"), "no game 'senet'"),
        (("ancient", "random", "random", "--set", "teams=true"), "4 seats, not 2"),
    ],
)
def test_what_makes_no_sense(words: tuple[str, ...], told: str) -> None:
    assert told in ostraka("arena", *words).complaint(2)


def test_the_bar_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress_bar(4) is None or sys.stderr.isatty()
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    show = progress_bar(4, width=8)
    assert show is not None
    show(1)
    show(4)
    assert screen.getvalue() == "\r██······ 1/4\r████████ 4/4\n"


def test_wilsons_interval() -> None:
    assert wilson(0, 0) == (0, 1)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-3)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-3)
    assert wilson(0, 10)[0] == 0


def test_a_shared_victory_is_half_a_win() -> None:
    standing = Standing("random", RandomBot())
    standing.enter(Outcome(("points",), [[3], [3]], [0, 1], [1, 1], "end"), 1)
    standing.enter(Outcome(("points",), [[3], [1]], [0, 1], [1, 2], "end"), 0)
    standing.enter(Outcome(("points",), [[3], [2], [1], [1]], [0, 0, 1, 1], [1, 1, 2, 2], "end"), 1)
    assert standing.wins == 2.5
    assert standing.mean_score == pytest.approx(8 / 3)


def test_every_deal_is_played_from_every_seat() -> None:
    game = load_game("thebes")
    bots = [("a", make_bot(game, "student")), ("b", RandomBot())]
    result = arena(game, bots, 2, seed=1)
    first = contest(game, [bots[0][1], bots[1][1]], 1_000_003)
    second = contest(game, [bots[1][1], bots[0][1]], 1_000_003)
    assert result.bots[0].mean_score == (first.total(0) + second.total(1)) / 2
    assert result.bots[1].mean_score == (first.total(1) + second.total(0)) / 2
