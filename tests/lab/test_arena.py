"""Who plays whom, how they have done, in how many processes, and what is kept of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import ClassVar

import pytest

from ostraka import load_game
from ostraka.bots import Bot, RandomBot, make_bot
from ostraka.bots.budget import OWN_MEASURE, Budget
from ostraka.core.errors import OstrakaError
from ostraka.core.game import View
from ostraka.core.turn import Ask
from ostraka.lab.arena import (
    Standing,
    arena,
    contest,
    is_cooperative,
    ladder_fixtures,
    round_fixtures,
    tournament,
)
from ostraka.lab.contest import Fixture, Hall, Played, read_entrant
from ostraka.lab.game_file import GameFile, GameFileError
from ostraka.lab.pool import play_all, scattered
from ostraka.match import verify

THEBES = load_game("thebes")


def hall(*specs: str, game: str = "thebes", seed: int = 0) -> Hall:
    return Hall(load_game(game), [read_entrant(spec) for spec in specs], make_bot, seed)


def played(number: int, seated: tuple[int, ...], ranks: tuple[int, ...], deal: int = 0) -> Played:
    """A game with these ranks, everybody on their own side."""
    best = ranks.count(1)
    n = len(seated)
    victory = tuple(1 / best if rank == 1 else 0.0 for rank in ranks)
    return Played(number, deal, seated, tuple(range(n)), victory, ranks, ((3, 4),) * n, (10,) * n, (0.5,) * n)


# Fixtures


def test_every_deal_is_played_from_every_seat() -> None:
    fixtures = round_fixtures(3, 3, 6)
    assert [fixture.deal for fixture in fixtures] == [0, 0, 0, 1, 1, 1]
    for deal in range(2):
        at = [fixture.seated for fixture in fixtures if fixture.deal == deal]
        assert sorted(seat.index(0) for seat in at) == [0, 1, 2]
    bots: list[tuple[str, Bot]] = [("a", make_bot(THEBES, "student")), ("b", RandomBot())]
    result = arena(THEBES, bots, 2, seed=1)
    first = contest(THEBES, [bots[0][1], bots[1][1]], 1_000_003)
    second = contest(THEBES, [bots[1][1], bots[0][1]], 1_000_003)
    assert result.bots[0].mean_score == (first.total(0) + second.total(1)) / 2
    assert result.bots[1].mean_score == (first.total(1) + second.total(0)) / 2


def test_tables_of_one_bot() -> None:
    fixtures = round_fixtures(2, 3, 2, together=True)
    assert [(fixture.deal, fixture.seated) for fixture in fixtures] == [
        (0, (0, 0, 0)),
        (0, (1, 1, 1)),
        (1, (0, 0, 0)),
        (1, (1, 1, 1)),
    ]
    assert len({fixture.number for fixture in fixtures}) == 4


def test_a_ladder_is_as_far_at_every_rung() -> None:
    fixtures = ladder_fixtures(5, 4)
    assert Counter(fixture.seated for fixture in fixtures) == Counter(
        {pair: 2 for low in range(4) for pair in ((low, low + 1), (low + 1, low))}
    )
    assert len({fixture.number for fixture in fixtures}) == 16
    half = fixtures[:8]
    assert {fixture.deal for fixture in half} == {0}
    assert len({fixture.seated for fixture in half}) == 8


@pytest.mark.parametrize(("name", "together"), [("ancient", False), ("thebes", False), ("mammothodus", True)])
def test_which_games_are_played_together(name: str, together: bool) -> None:
    assert is_cooperative(load_game(name), None, 2) is together


# Standings


def test_a_shared_victory_is_half_a_win() -> None:
    standing = Standing("random")
    standing.enter(played(0, (0, 1), (1, 1)), [1], ("a", "b"))
    standing.enter(played(1, (1, 0), (1, 2)), [0], ("a", "b"))
    standing.enter(played(2, (1, 0), (1, 2)), [1], ("a", "b"))
    assert standing.wins == 1.5
    assert standing.mean_score == 7
    record = standing.record()
    assert record["ms_per_move"] == 50
    assert record["mean_by_source"] == {"a": 3, "b": 4}


def test_several_seats_of_one_bot_are_one_game() -> None:
    standing = Standing("random")
    standing.enter(played(0, (0, 0), (1, 1)), [0, 1], ("a", "b"))
    assert (standing.games, standing.mean_score, standing.decisions) == (1, 7, 20)


# Budgets


def test_a_budget_stands_behind_the_name() -> None:
    assert read_entrant("thinker:9").budget.clock() is None
    timed = read_entrant("thinker@0.2s")
    assert (timed.spec, timed.bot, timed.budget.seconds) == ("thinker@0.2s", "thinker", 0.2)
    assert read_entrant("scholar@300").budget.simulations == 300


class Witness(RandomBot):
    """Remembers what it was given for its answers."""

    budgets: ClassVar[list[Budget]] = []

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        self.budgets.append(budget)
        return super().choose(view, ask, budget)


def test_every_bot_has_its_own_budget_for_every_decision_and_luck_of_its_own() -> None:
    Witness.budgets.clear()
    entrants = [read_entrant(spec) for spec in ("one@0.2s", "other@30")]
    Hall(THEBES, entrants, lambda game, spec: Witness()).play(Fixture(0, 0, (0, 1)))
    given = {(budget.seconds, budget.simulations) for budget in Witness.budgets}
    assert given == {(0.2, None), (None, 30)}
    assert len({budget.seed for budget in Witness.budgets}) == len(Witness.budgets)


# Processes


def without_times(games: list[Played]) -> list[dict[str, object]]:
    return [{**vars(game), "seconds": None} for game in sorted(games, key=lambda game: game.number)]


def test_the_games_are_the_same_in_several_processes() -> None:
    place = hall("searcher:3", "digger", seed=3)
    fixtures = round_fixtures(2, 2, 4)
    assert without_times(list(play_all(place, fixtures, jobs=2))) == without_times(list(play_all(place, fixtures)))


def test_a_bot_that_breaks_in_another_process_is_told() -> None:
    place = hall("random", "random")
    broken = [Fixture(0, 0, (0, 7)), Fixture(1, 0, (7, 0))]
    with pytest.raises(IndexError):
        list(play_all(place, broken, jobs=2))


def suicide(number: int) -> int:
    """In a worker process: the system ends it."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_process_that_is_killed_is_told_in_one_line() -> None:
    with pytest.raises(OstrakaError, match="ended from outside"):
        list(scattered(2, suicide, range(5), str, ()))


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_what_was_measured(jobs: int, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    words = ["arena", "thebes", "searcher:30", "random", "--games", "1000", "--jobs", f"{jobs}", "--keep", str(kept)]
    # A shell that starts the tests in the background has them ignore Ctrl-C, and children inherit that.
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "ostraka.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, usual)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not kept.exists() or kept.read_text(encoding="utf-8").count("\n") < 3):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 1, err
    assert "searcher:30" in out and "win rate" in out
    (line,) = err.splitlines()
    assert line.startswith("ostraka: interrupted after ")
    assert line.endswith(" of 1000 games")


# Replays


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_game_can_be_kept_as_a_replay(jobs: int, tmp_path: Path) -> None:
    games = {}
    for name in ("thebes", "ancient"):
        folder = tmp_path / name
        place = Hall(load_game(name), [read_entrant("digger"), read_entrant("random")], make_bot, 5, replays=folder)
        found = list(play_all(place, round_fixtures(2, 2, 2), jobs))
        assert sorted(path.name for path in folder.iterdir()) == ["000000.txt", "000001.txt"]
        for played in found:
            match = verify((folder / f"{played.number:06}.txt").read_text(encoding="utf-8"))
            assert match.over
            assert [tuple(row) for row in match.outcome().points] == list(played.points)
        games[name] = without_times(found)
    without = hall("digger", "random", seed=5)
    assert without_times(list(play_all(without, round_fixtures(2, 2, 2)))) == games["thebes"]


# Kept games


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    place = hall("digger", "random")
    fixtures = round_fixtures(2, 2, 3)
    file = GameFile(path, place)
    whole = tournament(place, fixtures, file=file)
    file.close()
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-20], encoding="utf-8")
    file = GameFile(path, place)
    assert [game.number for game in file.games] == [0, 1]
    again = tournament(place, fixtures, file=file)
    file.close()
    assert without_times(again.played) == without_times(whole.played)
    assert path.read_text(encoding="utf-8").count("\n") == 4


@pytest.mark.parametrize(
    ("line", "told"), [("{", "line 2: not JSON"), ("[]", "line 2: not a game"), ('{"number": 1}', "line 2: a game has")]
)
def test_a_file_that_keeps_no_games(line: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    GameFile(path, hall("random", "random")).close()
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(GameFileError, match=told):
        GameFile(path, hall("random", "random"))


def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    for text in ("Dear diary", "Dear diary\n"):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(GameFileError):
            GameFile(path, hall("random", "random"))
        assert path.read_text(encoding="utf-8") == text
    # A heading that was cut off is one of ours.
    GameFile(path.with_name("ours"), hall("random", "random")).close()
    whole = path.with_name("ours").read_text(encoding="utf-8")
    path.write_text(whole[:9], encoding="utf-8")
    GameFile(path, hall("random", "random")).close()
    assert path.read_text(encoding="utf-8") == whole


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(GameFileError, match="not a text file"):
        GameFile(path, hall("random", "random"))


def test_kept_games_count_only_where_they_fit(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    place = hall("digger", "random")
    file = GameFile(path, place)
    tournament(place, round_fixtures(2, 2, 1), file=file)
    file.close()
    file = GameFile(path, place)
    # The same number, but the seats are swapped.
    result = tournament(place, [Fixture(0, 0, (1, 0))], file=file)
    file.close()
    assert [game.seated for game in result.played] == [(1, 0)]
