"""Playing in the terminal in every language, without an English word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostraka.games import GAME_IDS
from ostraka.match import load_game
from ostraka.text import LANGUAGES, words_for
from tests.cli.command import ostraka
from tests.text.english import english_in

ASKED = ["?", "b", "s", "l", "w", "g", "h", "h", "i 1", "a", "nothing at all", "99", "o", "1", "u", "1"]
"""Every command once; then whatever comes."""
ANSWERS = ["1", "2", "1", "3", "2", "1"]


def played(game: str, language: str, folder: Path, answers: int, *more: str) -> str:
    """What is said in a game of so many answers; what was typed is not among it."""
    script = [*ASKED, *(ANSWERS[n % len(ANSWERS)] for n in range(answers))]
    file = folder / f"{game}-{language}{''.join(more)}.txt"
    dealt = () if "--guide" in more else ("--bot", "digger", "--seed", "7")
    done = ostraka("play", game, *dealt, "--lang", language, "--save", file, *more, stdin="\n".join(script))
    assert (done.code, done.err) == (0, "")
    said = done.out.replace(str(file), "").replace(f"ostraka play {game} --resume", "").replace("nothing at all", "")
    return "\n".join(line for line in said.splitlines() if not line.startswith("> "))


def english(language: str, said: str) -> list[str]:
    return [f"{line} ({', '.join(found)})" for line in said.splitlines() if (found := english_in(language, line))]


@pytest.mark.parametrize(
    ("game", "language"), [("ancient", "ru"), ("thebes", "cs"), ("mammothodus", "fr"), ("thebes", "de")]
)
def test_part_of_a_game_without_an_english_word(tmp_path: Path, game: str, language: str) -> None:
    assert english(language, played(game, language, tmp_path, 20)) == []


def test_a_colon_has_a_space_before_it_in_french(tmp_path: Path) -> None:
    said = played("ancient", "fr", tmp_path, 20)
    assert [line for line in said.splitlines() if re.search("(?<![\u00a0\u202f]):(?: |$)", line)] == []


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_whole_game_without_an_english_word(tmp_path: Path, game: str, language: str) -> None:
    said = played(game, language, tmp_path, 3000)
    assert english(language, said) == []
    assert len(said.splitlines()) > 500


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_coach_and_a_guide_without_an_english_word(tmp_path: Path, game: str, language: str) -> None:
    said = played(game, language, tmp_path, 30, "--coach", "more")
    assert english(language, said) == []
    # In Mammothodus these answers give too little away.
    asked = words_for(load_game(game), language).catalogue.say("terminal-coach") in said
    assert asked or game == "mammothodus"
    guided = played(game, language, tmp_path, 10, "--guide")
    assert english(language, guided) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_an_analysis_without_an_english_word(tmp_path: Path, language: str) -> None:
    replay = Path(__file__).parent.parent / "replays"
    file = sorted(replay.rglob("*thebes*.txt"))[0]
    done = ostraka("analyse", file, "--depth", 1, "--json", tmp_path / "it.json", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert english(language, done.out.replace(str(tmp_path / "it.json"), "")) == []


@pytest.mark.parametrize(("language", "said"), [("de", "lässt sich nicht lesen"), ("ru", "не удалось прочитать")])
def test_trouble_with_a_file_is_told_in_the_language(tmp_path: Path, language: str, said: str) -> None:
    for command in (("play", "thebes", "--resume"), ("analyse",), ("replay",)):
        assert said in ostraka(*command, tmp_path / "none.txt", "--lang", language).complaint(1)
