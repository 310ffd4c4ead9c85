"""The catalogues as such: readable, complete in every language, nothing missing and nothing left over."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.games import GAME_IDS
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE
from ostraka.text import COMING, LANGUAGES, PSEUDO, words_for
from ostraka.text.bundle import Bundle
from ostraka.text.catalogue import Catalogue, MissingMessage, open_catalogue
from tools.languages import asked_for, lacking


def folders() -> dict[str, Traversable]:
    """What holds the catalogues: the folder that all games share, and one in each game's own."""
    own = {id: files(f"ostraka.games.{id}") / "text" for id in GAME_IDS}
    return {"common": files("ostraka.text"), **own}


def sources() -> Iterator[tuple[str, str, str]]:
    """Language, name and text of every catalogue."""
    for language in LANGUAGES:
        for whose, folder in folders().items():
            for entry in sorted((folder / language).iterdir(), key=lambda e: e.name):
                if entry.name.endswith(".ftl"):
                    yield language, f"{whose}/{entry.name}", entry.read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "name", "text"), [pytest.param(*s, id=f"{s[0]}/{s[1]}") for s in sources()])
def test_every_catalogue_is_read_without_complaint(language: str, name: str, text: str) -> None:
    bundle = Bundle(language, [text])
    assert bundle.ids()
    assert not bundle.junk
    assert not bundle.doubled


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete(language: str) -> None:
    assert lacking(language) == []


def test_a_planted_gap_is_found() -> None:
    english = Bundle("en", ["a = A { part }\npart = B\nop-x = C\nd = { op-x }\ncard-x-text = E\n"])
    assert asked_for(english) == ["a", "op-x", "d"]


@pytest.mark.parametrize("whose", folders())
def test_the_catalogues_are_in_folders_the_package_carries(whose: str) -> None:
    folder = Path(str(folders()[whose]))
    assert set(LANGUAGES) <= {path.parent.name for path in folder.glob("*/*.ftl")} <= {*LANGUAGES, *COMING}


@pytest.mark.parametrize("id", GAME_IDS)
def test_what_all_games_share_knows_no_game(id: str) -> None:
    """A game's words lie in its folder: here is nothing of it, but whose work the games are, and a welcome."""
    for path in Path(str(files("ostraka.text"))).rglob("*"):
        if path.suffix in {".py", ".ftl"}:
            text = re.sub(r"^(about-games|hero)-text = .*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
            assert id not in path.name and id not in text.casefold(), path


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(OstrakaError, match="'tlh'; known are: en"):
        open_catalogue("tlh", "ostraka.games.ancient")


def test_a_game_in_another_package_brings_its_own_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "sherds"
    (home / "text" / "en").mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "text" / "en" / "a.ftl").write_text("option-pass = Keep your sherds\n", encoding="utf-8")
    (home / "text" / "en" / "b.ftl").write_text("option-pass = Never said\nask-bid = Which sherd?\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    catalogue = open_catalogue("en", "sherds", strict=True)
    assert [catalogue.say(id) for id in ("option-pass", "ask-bid", "option-yes")] == [
        "Keep your sherds",
        "Which sherd?",
        "Yes",
    ]
    assert open_catalogue(PSEUDO, "sherds", strict=True).say("ask-bid") == "⟦Ŵĥííçĥ šĥééřđ?⟧"


@pytest.mark.parametrize("home", ["", "tests.tui"])
def test_a_game_without_a_catalogue_has_the_common_messages(home: str) -> None:
    assert open_catalogue("en", home, strict=True).say("option-yes") == "Yes"


# --- what happens when something is wrong -----------------------------------------------------------------------------

ENGLISH = "hello = Hello { $name }, you are { $n ->\n    [one] one\n   *[other] { $n }\n}.\nonly = Only English.\n"


def test_a_missing_message_is_an_error_in_tests_and_its_id_in_production() -> None:
    with pytest.raises(MissingMessage, match="event-nonsense"):
        words_for(ANCIENT_KNOWLEDGE, strict=True).catalogue.say("event-nonsense")
    assert words_for(ANCIENT_KNOWLEDGE).catalogue.say("event-nonsense") == "event-nonsense"


def test_a_missing_argument_is_an_error_in_tests_and_shows_in_production() -> None:
    bundle = Bundle("en", [ENGLISH])
    with pytest.raises(MissingMessage, match="hello: Unknown external: name"):
        Catalogue([bundle], strict=True).say("hello", {"n": 1})
    assert "name" in Catalogue([bundle]).say("hello", {"n": 1})


def test_what_may_be_missing_is_what_a_message_selects_by() -> None:
    text = "a = { $n ->\n    [none] nothing\n   *[other] { $n } of them\n}\nb = Learn { $card }"
    catalogue = Catalogue([Bundle("en", [text])], strict=True)
    assert catalogue.compose("a", {}) == "nothing"
    assert catalogue.compose("b", {"card": "Imhotep", "n": 2}) == "Learn Imhotep"
    with pytest.raises(MissingMessage, match="card"):
        catalogue.compose("b", {"n": 2})


def test_unreadable_entries_are_an_error_in_tests() -> None:
    with pytest.raises(MissingMessage, match="unreadable"):
        Catalogue([Bundle("en", ["this is = { not Fluent\n"])], strict=True)


def test_an_id_used_twice_is_an_error_in_tests() -> None:
    with pytest.raises(MissingMessage, match="'a'"):
        Catalogue([Bundle("en", ["a = 1\na = 2\n"])], strict=True)


def test_a_language_falls_back_to_the_first_one_message_by_message() -> None:
    french = Bundle("fr", ["hello = Bonjour { $name } : { $n ->\n    [one] un\n   *[other] { $n }\n}.\n"])
    catalogue = Catalogue([french, Bundle("en", [ENGLISH])], strict=True)
    assert catalogue.say("hello", {"name": "Ann", "n": 0}) == "Bonjour Ann : un."  # zero is singular in French
    assert catalogue.say("only") == "Only English."


def test_a_game_wins_over_the_common_catalogue() -> None:
    catalogue = Catalogue([Bundle("en", ["option-pass = Leave the camp\n", "option-pass = Pass\noption-yes = Yes\n"])])
    assert catalogue.say("option-pass") == "Leave the camp"
    assert catalogue.say("option-yes") == "Yes"


def test_variables_are_found_through_messages_that_are_referred_to() -> None:
    bundle = Bundle("en", ["a = { b } { $x }\nb = { $y ->\n    [one] { c }\n   *[other] -\n}\nc = { $z }\n"])
    assert bundle.variables("a") == {"x", "y", "z"}
    assert bundle.mentions("a") == {"a", "b", "c"}


def test_lists_read_like_lists() -> None:
    catalogue = words_for(ANCIENT_KNOWLEDGE, strict=True).catalogue
    assert catalogue.listing([]) == ""
    assert catalogue.listing(["a"]) == "a"
    assert catalogue.listing(["a", "b"]) == "a and b"
    assert catalogue.listing(["a", "b", "c"], "or") == "a, b or c"


def test_importing_the_package_does_not_load_fluent() -> None:
    code = "import sys, ostraka.text; assert not [m for m in sys.modules if m.startswith(('fluent', 'babel'))]"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
