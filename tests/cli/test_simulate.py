"""`ostraka simulate`: the same games for the same seed, and every invariant watched."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ostraka import load_game
from ostraka.core.errors import RulesBug
from ostraka.core.turn import Ask
from ostraka.lab import simulate as lab
from ostraka.lab.simulate import check_ask, check_end, checked_playout, game_rng
from tests.cli.command import ostraka

ANCIENT = load_game("ancient")


def simulated(*argv: str) -> dict[str, Any]:
    result = ostraka("simulate", "ancient", "--games", "3", "--json", *argv)
    assert result.code == 0, result.err
    record: dict[str, Any] = json.loads(result.out)
    assert record.pop("seconds") >= 0
    return record


def test_the_same_seed_gives_the_same_games() -> None:
    assert simulated("--seed", "5") == simulated("--seed", "5")
    assert simulated("--seed", "5")["digest"] != simulated("--seed", "6")["digest"]


def test_checking_changes_nothing_but_the_time() -> None:
    checked = simulated("--seats", "3", "--check")
    assert checked.pop("checked") is True
    plain = simulated("--seats", "3")
    assert plain.pop("checked") is False
    assert checked == plain


def test_the_figures_fit_together() -> None:
    record = simulated("--set", "teams=true", "--set", "opening=introductory")
    assert record["games"] == record["ended"] == 3
    assert record["seats"] == 4
    assert record["setup"]["teams"] is True
    assert record["decisions"] > 300
    assert record["chance_steps"] > 100
    by_source = record["mean_scores"]["by_source"]
    for seat, total in enumerate(record["mean_scores"]["total"]):
        assert sum(row[seat] for row in by_source.values()) == pytest.approx(total, abs=0.01)
    assert sum(record["wins"]) >= 3


def test_simulate_for_people() -> None:
    out = ostraka("simulate", "ancient", "--games", "2", "--check").out
    assert "2 random games, 2 ended by the rules" in out
    assert "every invariant held" in out
    assert "monuments" in out and "in all" in out


def test_a_broken_invariant_names_the_game_and_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> tuple[int, int]:
        raise RulesBug("a planted invariant", "with its detail")

    monkeypatch.setattr(lab, "checked_playout", broken)
    line = ostraka("simulate", "ancient", "--check", "--seed", "4").complaint(1)
    assert line == "ostraka: a planted invariant: game 0 of seed 4: with its detail"


@pytest.mark.parametrize("options", [(), (2, 2), (3, 1), (-1, 4), (0, len(ANCIENT.actions))])
def test_planted_bad_questions_are_caught(options: tuple[int, ...]) -> None:
    check_ask(ANCIENT, Ask(0, "action", (0, 5)))
    with pytest.raises(RulesBug):
        check_ask(ANCIENT, Ask(0, "action", options))


def test_a_game_beyond_its_bound_is_caught() -> None:
    with pytest.raises(RulesBug, match="within its bound"):
        checked_playout(ANCIENT, ANCIENT.new(None, 2), game_rng(1, 1), 100)


def test_an_unfinished_game_is_no_finished_game() -> None:
    with pytest.raises(RulesBug, match="names the rule"):
        check_end(ANCIENT, ANCIENT.new(None, 2))
