"""A game in a package of its own: installed by pip, then found and played everywhere that our own games are."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest

from ostraka.core.game import Game
from ostraka.core.testing import LEVELS, conformance
from ostraka.games import GAME_IDS
from ostraka.match import Match, verify
from ostraka.match.shelf import game_ids, home_of, load_game
from ostraka.text import PSEUDO, words_for
from ostraka.text.boards import board_of
from ostraka.text.bundle import Bundle
from ostraka.text.catalogue import read_own
from ostraka.text.sheet import final_sheet
from tests.examples.package import EXAMPLES, found, install
from tests.server.house import House, guest, sqlite, steady

ROOT = EXAMPLES.parent
RULES = EXAMPLES / "sherds" / "sherds" / "game.py"
GUIDE = (ROOT / "docs" / "own-game.md").read_text(encoding="utf-8")
NAMES = ("Ana", "Ben")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Sherds installed in it."""
    folder = tmp_path_factory.mktemp("site")
    install("sherds", folder)
    return folder


@pytest.fixture
def sherds(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any, Any]]:
    """The game, found by its entry point in this process."""
    monkeypatch.syspath_prepend(str(site))
    yield load_game("sherds")
    for name in [name for name in sys.modules if name.partition(".")[0] == "sherds"]:
        del sys.modules[name]


def ostraka(site: Path, *arguments: object, answers: str = "") -> str:
    """What a command prints in a process of its own, in the folder of the installed game."""
    done = subprocess.run(
        [sys.executable, "-m", "ostraka.cli", *map(str, arguments)],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": found(site), "PYTHONIOENCODING": "utf-8"},
        cwd=site,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


# --- what it is made of -----------------------------------------------------------------------------------------------


def test_it_is_a_little_game() -> None:
    sources = sorted((EXAMPLES / "sherds").rglob("*.py"))
    assert RULES in sources
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources) <= 150


def test_the_guide_shows_the_game_as_it_is() -> None:
    """Every piece of Python, TOML and Fluent in the guide stands in the example, word for word, and all ops are shown.

    Methods stand in the guide without the indentation of their class.
    """
    files = [path for path in (EXAMPLES / "sherds").rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    whole = "\n".join(path.read_text(encoding="utf-8") for path in files)
    shown = re.findall(r"^```(?:python|toml|fluent)\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)
    assert len(shown) > 8
    for block in shown:
        for part in re.split(r"^…\n", block, flags=re.MULTILINE):
            part = part.strip("\n")
            assert part in whole or indent(part, "    ") in whole, part
    defined = re.findall(r"class \w+|def \w+", RULES.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [name for name in defined if name not in "".join(shown)] == []


# --- found like our own -----------------------------------------------------------------------------------------------


@pytest.mark.both
def test_it_is_found_by_its_entry_point(sherds: Game[Any, Any], site: Path) -> None:
    assert game_ids() == (*GAME_IDS, "sherds")
    assert home_of(sherds) == "sherds"
    assert str(sys.modules["sherds.game"].__file__).startswith(str(site))


def test_the_commands_know_it(site: Path) -> None:
    *ours, other = json.loads(ostraka(site, "games", "--json"))
    assert [entry["id"] for entry in ours] == list(GAME_IDS)
    assert other == {
        "id": "sherds",
        "title": "Sherds",
        "rules": "1",
        "seats": [2, 3, 4],
        "setups": [{"name": "steep", "values": [False, True], "default": False, "ruling": ""}],
    }
    assert ostraka(site, "cards", "sherds", "krater", "24").splitlines()[0] == "krater 2"
    assert json.loads(ostraka(site, "doctor", "--json"))["games"] == [*GAME_IDS, "sherds"]


# --- played everywhere ------------------------------------------------------------------------------------------------


def test_a_whole_game_in_the_terminal_and_its_replay(site: Path) -> None:
    answers = "?\nb\ns\nl\nh\nh\nu\n" + "1\n3\n2\n" * 60
    out = ostraka(site, "play", "sherds", "--seed", "7", "--bot", "scholar", "--save", "it.txt", answers=answers)
    assert "Offer a sherd: the highest number picks first." in out
    assert re.search(r"Player draws (?:amphora|krater|kylix|hydria) \d+\.", out)
    assert "Bot 1 draws a sherd." in out, "nobody is told what others draw"
    assert re.search(r"^  the find: \w+ \d+, ", out, flags=re.MULTILINE), "the generic board names what lies there"
    assert re.search(r"^My advice: .*\w+ \d+\.$", out, flags=re.MULTILINE)
    assert re.search(r"^.*\w+ \d+: you win in \d+\s% of cases", out, flags=re.MULTILINE)
    text = (site / "it.txt").read_text(encoding="utf-8")
    assert text.splitlines()[1] == "game: sherds"
    assert "All hands are empty." in out and "Winner: " in out
    verified = ostraka(site, "replay", "it.txt", "--verify")
    assert re.search("good. [0-9]+ choices played again, Sherds, 2 seats", verified)
    assert "Player 1 offers " in ostraka(site, "replay", "it.txt")
    assert "Sherds: the match in hindsight" in ostraka(site, "analyse", "it.txt", "--seconds", "3")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_invariant(site: Path, seats: int) -> None:
    out = ostraka(site, "simulate", "sherds", "--games", 100, "--seats", seats, "--set", "steep=true", "--check")
    assert "100 random games, 100 ended by the rules" in out
    assert "every invariant held after every step" in out


def test_bots_play_it_in_the_arena_also_in_other_processes(site: Path) -> None:
    """Nobody has told them how: whoever searches is better than whoever does not."""
    bots = ("random", "professor")
    result = json.loads(ostraka(site, "arena", "sherds", *bots, "--games", 12, "--jobs", 2, "--json"))
    wins = {bot["name"]: bot["wins"] for bot in result["bots"]}
    assert sum(wins.values()) == 12
    assert wins["professor"] >= 9


@pytest.mark.both
def test_it_conforms(sherds: Game[Any, Any]) -> None:
    report = conformance(sherds, seats=(2, 3, 4), setups=({}, {"steep": True}), seeds=range(5), level="full")
    assert report.games == 30
    assert set(LEVELS["full"]) <= set(report.checks)
    assert dict(report.ended) == {"hands": 30}
    assert report.moved > report.pairs > 0


@pytest.mark.both
def test_a_match_is_written_and_verified(sherds: Game[Any, Any]) -> None:
    match: Match[Any, Any] = Match("sherds", 3, {"steep": True}, seed="a pot")
    while not match.over:
        ask = match.asks[-1]
        match.play(ask.seat, ask.options[match.at * 7 % len(ask.options)])
    again = verify(match.text(), match.commitment)
    assert again.fingerprint() == match.fingerprint()
    assert again.outcome().record() == match.outcome().record()


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_everything_has_words_and_every_word_is_said(sherds: Game[Any, Any], language: str) -> None:
    words = words_for(sherds, language, strict=True)
    match: Match[Any, Any] = Match(sherds, 2, seed=3)
    for setting in sherds.settings:
        assert words.setting(setting.name)
    while not match.over:
        ask = match.asks[0]
        for text in (words.ask(ask, NAMES), words.help(ask), *(words.option(code, ask, NAMES) for code in ask.options)):
            assert text
        assert board_of(sherds)(match.view(ask.seat), words, NAMES)
        assert all(words.event(event, NAMES) for event in match.play(ask.seat, ask.options[-1]))
    assert final_sheet(match.outcome(), words, NAMES)
    unsaid = {id for id in Bundle("en", read_own("en", "sherds")).ids() if id not in words.catalogue.said}
    assert not [id for id in unsaid if not id.startswith(("hint-", "card-", "hidden-", "view-name-"))]


def test_a_whole_game_on_the_server(site: Path, tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            assert [game["id"] for game in await ana.get("/api/games")] == [*GAME_IDS, "sherds"]
            cards = (await ana.get("/api/games/sherds/cards"))["cards"]
            assert [card["name"] for card in cards][:4] == ["amphora 1", "krater 2", "kylix 3", "hydria 4"]
            table = await ana.post("/api/quick", {"game": "sherds", "level": "professor", "seats": 3})
            async with ana.at(table["id"], board=True) as line:
                await line.decision()
                assert "Board, as Ana sees it:" in line.update["board"]
                await line.play(steady)
                assert line.update["status"] == "over"
            text = (await ana.http.get(f"/api/tables/{table['id']}/replay")).text
            (tmp_path / "it.txt").write_text(text, encoding="utf-8")
            assert (await ana.get(f"/api/tables/{table['id']}/verification"))["honest"]
            await ana.post("/api/account", {"login": "ana.1", "password": "a krater of sherds"})
            daily = await ana.post("/api/daily/sherds")
            assert daily["game"] == "sherds"

    with House(sqlite(tmp_path), PYTHONPATH=found(site)) as house:
        asyncio.run(story(house.url))
    assert "Sherds, 3 seats" in ostraka(site, "replay", tmp_path / "it.txt", "--verify")
