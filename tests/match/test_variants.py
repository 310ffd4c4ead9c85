"""House rules that are kept in a folder: each is a game of its own, and the printed one stays what it is."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ostraka.bots.budget import Budget
from ostraka.bots.roster import make_bot
from ostraka.core.errors import OstrakaError
from ostraka.match import Match
from ostraka.match.guide import guide_of
from ostraka.match.puzzle import puzzles_of
from ostraka.match.shelf import game_ids, load_game
from ostraka.match.variant import read_variant
from ostraka.match.variants import FOLDER, keep, printed, variant_of
from ostraka.text import words_for

RULES = {
    "thebes": 'game = "thebes"\nname = "Two years"\n[tables]\n"terms.FINISH" = 104\n',
    "ancient": 'game = "ancient"\n[facts.city-1-osirion]\ndiscard_cost = 5\n',
    "mammothodus": 'game = "mammothodus"\n[tables]\n"tables.HAND_SIZE" = 5\n',
}


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The ids of house rules for each game."""
    monkeypatch.setenv(FOLDER, str(tmp_path / "kept"))
    found = {}
    for game, text in RULES.items():
        (file := tmp_path / f"{game}.toml").write_text(text, encoding="utf-8")
        found[game] = keep(text, read_variant(file, "Ours"))
    return found


def choices(game: str) -> int:
    """How many choices a random game takes; its replay file gives the same again."""
    match = Match(load_game(game), 2, seed="a deal")
    luck, count = random.Random(1), 0
    while match.ask is not None:
        match.play(match.ask.seat, luck.choice(match.ask.options))
        count += 1
    again = Match.read(match.text())
    assert again.game.id == game and again.outcome().points == match.outcome().points
    return count


@pytest.mark.both
@pytest.mark.parametrize("game", RULES)
def test_a_game_with_house_rules_stands_beside_the_printed_one(game: str, kept: dict[str, str]) -> None:
    id, before = kept[game], choices(game)
    assert id in game_ids() and printed(id) == game
    ours = load_game(id)
    assert ours is load_game(id) and ours.id == id and ours.printed == game
    if game != "ancient":
        assert choices(id) != before
    assert choices(game) == before
    assert load_game(game).printed == ""


def test_what_differs_is_what_is_shown(kept: dict[str, str]) -> None:
    costs = [
        next(fact["discard_cost"] for fact in load_game(id).facts() if fact.get("id") == "city-1-osirion")
        for id in ("ancient", kept["ancient"])
    ]
    assert costs[0] != 5 and costs[1] == 5


def test_the_name_of_the_rules_stands_behind_the_title(kept: dict[str, str]) -> None:
    german = words_for(load_game("thebes"), "de").title
    assert words_for(load_game(kept["thebes"]), "de").title == f"{german}: Two years"
    assert words_for(load_game(kept["mammothodus"]), "en").title == "Mammothodus: Ours"
    assert variant_of(kept["mammothodus"]).name == "Ours"


def test_bots_play_by_house_rules(kept: dict[str, str]) -> None:
    for id in kept.values():
        match = Match(load_game(id), 2, seed="bots")
        assert match.ask is not None
        for bot in ("scholar", "searcher:20"):
            option = make_bot(match.game, bot).choose(match.view(match.ask.seat), match.ask, Budget(1))
            assert option in match.ask.options


def test_lessons_and_puzzles_are_those_of_the_printed_game_alone(kept: dict[str, str]) -> None:
    for game, id in kept.items():
        assert guide_of(load_game(game)) and puzzles_of(load_game(game))
        assert guide_of(load_game(id)) is None and not puzzles_of(load_game(id))


def test_rules_that_are_not_here_are_refused(kept: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OstrakaError, match="no house rules 'thebes-00000000' here"):
        load_game("thebes-00000000")
    monkeypatch.delenv(FOLDER)
    assert not set(kept.values()) & set(game_ids())
