"""`ostraka games`, `ostraka cards` and `ostraka doctor`: what others will script."""

from __future__ import annotations

import importlib
import json
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

from ostraka import load_game
from ostraka.games import GAME_IDS
from tests.cli.command import ostraka

FACTS = Path(__file__).resolve().parent.parent / "games" / "ancient" / "facts"


def test_games_as_json() -> None:
    result = ostraka("games", "--json")
    assert result.code == 0
    entries = json.loads(result.out)
    assert [entry["id"] for entry in entries] == list(GAME_IDS)
    ancient = next(entry for entry in entries if entry["id"] == "ancient")
    assert ancient["title"] == "Ancient Knowledge"
    assert ancient["seats"] == [2, 3, 4]
    opening = next(setting for setting in ancient["setups"] if setting["name"] == "opening")
    assert opening["values"] == ["draft", "introductory"]
    assert opening["default"] == "draft"


def test_games_for_people_names_every_setting() -> None:
    out = ostraka("games").out
    for name in GAME_IDS:
        game = load_game(name)
        assert f"{game.id}: {game.title}" in out
        assert all(f"--set {setting.name}=" in out for setting in game.settings)


@pytest.fixture(scope="module")
def cards() -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = json.loads(ostraka("cards", "ancient", "--json").out)
    return records


@pytest.fixture(scope="module")
def printed() -> list[dict[str, Any]]:
    files = [FACTS / "builders.json", FACTS / "technologies.json"]
    return [record for file in files for record in json.loads(file.read_text(encoding="utf-8"))]


def test_every_card_has_exactly_the_keys_of_its_record(
    cards: list[dict[str, Any]], printed: list[dict[str, Any]]
) -> None:
    assert len(cards) == 189
    by_id = {record["id"]: record for record in printed}
    for card in cards:
        assert list(card) == list(by_id[card["id"]])


def test_every_card_says_what_its_record_says(cards: list[dict[str, Any]], printed: list[dict[str, Any]]) -> None:
    ours = {"effect", "requirement_text"}
    by_id = {record["id"]: record for record in printed}
    for card in cards:
        for key in set(card) - ours:
            assert card[key] == by_id[card["id"]][key], (card["id"], key)
        assert card["effect"].endswith(".")
        if "requirement" in card:
            assert (card["requirement_text"] is None) == (card["requirement"] is None)


def test_cards_by_name_in_any_order_of_words() -> None:
    for argv in (("petra", "--json"), ("--json", "petra")):
        (card,) = json.loads(ostraka("cards", "ancient", *argv).out)
        assert card["name"] == "Petra"


def test_cards_for_people() -> None:
    out = ostraka("cards", "ancient", "petra", "Anaximenes").out
    assert out.startswith("Petra")
    assert "Requires at least 3 artefacts" in out
    assert "Ruling: CARD-39." in out


@pytest.mark.parametrize("game", GAME_IDS)
def test_people_are_shown_cards_and_no_records(game: str) -> None:
    out = ostraka("cards", game).out
    assert "{'" not in out
    assert "table:" not in out
    cards = out.split("\n\n")
    assert len(set(cards)) == len(cards)


def test_rulings_are_told_in_the_language_of_the_reader() -> None:
    out = ostraka("cards", "ancient", "petra", "--lang", "fr").out
    assert "CARD-39" in out
    assert "Ruling" not in out


def test_the_doctor_knows_which_build_is_running() -> None:
    report = json.loads(ostraka("doctor", "--json").out)
    module = importlib.import_module("ostraka.core.game")
    compiled = str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    core, *games = report["packages"]
    assert core["package"] == "ostraka.core"
    assert core["build"] == ("compiled" if compiled else "interpreted")
    assert [entry["package"] for entry in games] == [f"ostraka.games.{name}" for name in GAME_IDS]
    assert report["games"] == list(GAME_IDS)
    assert report["sound"] is True


def test_the_doctor_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = metadata.distribution

    def without(name: str) -> object:
        if name == "litestar" or name.startswith("fluent"):
            raise PackageNotFoundError(name)
        return real(name)

    monkeypatch.setattr(metadata, "distribution", without)
    result = ostraka("doctor")
    assert result.code == 1
    assert "base: missing fluent" in result.out
    web = next(line for line in result.out.splitlines() if line.startswith("extra web:"))
    assert "litestar" in web
