"""The pseudo-language: only what is said changes, everything can still be said, and nobody is offered it unasked."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ostraka import load_game
from ostraka.games import GAME_IDS
from ostraka.match.match import Match
from ostraka.server.tables.called import language_of
from ostraka.server.tables.games import cards_of, game_info
from ostraka.text import LANGUAGES, PSEUDO, generic, languages, words_for
from ostraka.text.boards import board_of
from ostraka.text.bundle import Bundle
from ostraka.text.catalogue import client_text
from ostraka.text.pseudo import ACCENTED, accented, pseudo
from ostraka.text.sheet import final_sheet, points, running_sheet, together

PACKAGE = Path(str(files("ostraka")))
SOURCE = """\
### A comment
-clan = Bison
hello = Hello { $name }, { $n ->
    [one] one card
   *[other] { $n } cards of { NUMBER($n) } and { -clan }{ " " }
}.
    .rulings = T-1 T-2
sum = { $a } · { $b }
letter-city = C
again = { hello }
"""
CATALOGUES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("text/**/*.ftl"))


def said(text: str, message: str, **args: int | str) -> str:
    found, errors = Bundle("en", [text]).format(message, args)
    assert not errors
    return found


def test_only_what_is_said_changes() -> None:
    made = pseudo(SOURCE)
    assert said(made, "hello", name="Ann", n=1) == "⟦Ĥééłłóó Ann, óóñéé çáářđ.⟧"
    assert said(made, "hello", name="Ann", n=2) == "⟦Ĥééłłóó Ann, 2 çáářđš óóƒ 2 ááñđ Ƀííšóóñ .⟧"
    assert Bundle("en", [made]).attribute("hello", "rulings") == "T-1 T-2"
    assert made.startswith("### A comment\n")


def test_what_says_nothing_of_its_own_stays_as_it_is() -> None:
    made = pseudo(SOURCE)
    assert said(made, "sum", a=1, b=2) == "1 · 2"
    assert said(made, "again", name="Ann", n=1) == said(made, "hello", name="Ann", n=1)


def test_a_letter_on_a_badge_stays_a_letter() -> None:
    assert said(pseudo(SOURCE), "letter-city") == "Ç"


def test_every_letter_is_changed_into_one_of_its_own() -> None:
    assert len(set(ACCENTED.values())) == 52
    assert not re.search("[A-Za-z]", accented("The quick brown fox jumps over the lazy dog".title()))
    assert accented("…, 12 % ★") == "…, 12 % ★"


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_catalogue_keeps_its_messages_variables_and_attributes(name: str) -> None:
    text = (PACKAGE / name).read_text(encoding="utf-8")
    before, after = Bundle("en", [text]), Bundle("en", [pseudo(text)])
    assert not after.junk
    assert after.ids() == before.ids()
    for message in before.ids():
        assert after.variables(message) == before.variables(message)
        assert after.mentions(message) == before.mentions(message)
        assert after.attribute(message, "rulings") == before.attribute(message, "rulings")


def test_it_is_about_a_third_longer() -> None:
    text = client_text("en")
    before, after = Bundle("en", [text]), Bundle("en", [pseudo(text)])
    short, long = (sum(len(b.format(message, {})[0]) for message in before.ids()) for b in (before, after))
    assert 1.3 < long / short < 1.45


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_card_is_said_without_a_plain_word_but_names(id: str) -> None:
    words = words_for(load_game(id), PSEUDO, strict=True)
    cards = cards_of(id, "en").cards
    names = sorted({*words.names().values(), *(words.card(card.card) for card in cards)}, key=len, reverse=True)
    for card in cards:
        n = card.card
        text = f"{words.card_line(n)} {words.card_text(n)} {words.requirement(n)}".removesuffix(" None")
        assert not re.search("[A-Za-z]{2}", re.sub("|".join(map(re.escape, names)), "", text)), text
        assert words.card_rulings(n) == card.rulings


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_table_in_words_comes_from_the_catalogue(id: str) -> None:
    """Only names are plain: of people, cards, countries, territories."""
    match: Match[Any, Any] = Match(id, 2, seed=5)
    strange = words_for(match.game, PSEUDO, strict=True)
    known = {name for words in (strange, words_for(match.game)) for name in words.names().values()}
    for _ in range(60):
        ask = match.asks[0]
        match.play(ask.seat, ask.options[len(match.log) * 7 % len(ask.options)])
    for seat in (0, None):
        text = "\n".join(board_of(match.game)(match.view(seat), strange, ("Ann", "Ben")))
        headings = [line for line in text.split("\n") if not line.startswith(" ")]
        assert headings
        for line in headings:
            assert "⟦" in line, line
        for word in ("knowledge", "Timeline", "weeks", "Sites", "tribe", "Hand", "deck", "Deck", "none", "empty"):
            assert word not in re.sub("|".join(map(re.escape, known)), "", text)


def played(id: str, most: int = 10_000) -> Match[Any, Any]:
    """A game of two after so many choices, or at its end."""
    match: Match[Any, Any] = Match(id, 2, seed=5)
    while not match.over and match.at < most:
        ask = match.asks[0]
        match.play(ask.seat, ask.options[len(match.log) * 7 % len(ask.options)])
    return match


def plain_words(lines: list[str]) -> list[str]:
    """What is still English, names of people left out."""
    return [word for line in lines for word in re.findall("[A-Za-z]{2,}", re.sub(r"\b(?:Ann|Ben)\b", "", line))]


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_score_sheet_comes_from_the_catalogue(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    over, names = played(id), ("Ann", "Ben")
    strange = words_for(over.game, PSEUDO, strict=True)
    assert plain_words(final_sheet(over.outcome(), words_for(over.game), names))
    lines = final_sheet(over.outcome(), strange, names)
    assert all("⟦" in line for line in lines)
    assert plain_words(lines) == []
    early = played(id, 30)
    assert plain_words(running_sheet(early.game, early.view(0), strange, names)) == []
    # Points that nobody can be sure of, and a game without a winner
    guesses, known = iter(range(10)), early.game.outcome

    def guessed(state: Any) -> Any:
        outcome = known(state)
        outcome.points[0][0] = next(guesses)
        return outcome

    monkeypatch.setattr(early.game, "outcome", guessed)
    unsure = running_sheet(early.game, early.view(0), strange, names)
    assert "?" in unsure[0]
    assert plain_words(unsure) == []
    lost = over.outcome()
    lost.ranks = [2, 2]
    assert plain_words(final_sheet(lost, strange, names)[-1:]) == []


def test_the_score_sheet_counts_in_english() -> None:
    words = words_for(load_game("ancient"))
    lines = [points(n, words) for n in (-2, -1, 0, 1, 12)]
    assert lines == ["\u22122 points", "\u22121 point", "0 points", "1 point", "12 points"]
    assert together(["Ann", "Ben", "Cy"], words) == "Ann and Ben and Cy"


@pytest.mark.parametrize("id", GAME_IDS)
@pytest.mark.parametrize("seat", [0, None])
def test_the_table_without_a_board_of_its_own_says_what_every_game_has(id: str, seat: int | None) -> None:
    """Parts that no catalogue names are called as their game calls them; nothing else is plain but names."""
    match = played(id, 60)
    strange = words_for(match.game, PSEUDO, strict=True)
    view = match.view(seat)
    things = sorted({strange.card(n) for n in range(strange.things)}, key=len, reverse=True)
    names = re.compile("|".join(map(re.escape, things)))
    unnamed = {key for key in view.record() if not strange.catalogue.has(f"view-name-{key}")}
    lines = generic.board(view, strange, ("Ann", "Ben"))
    assert plain_words(lines[:1]) == []
    assert len(lines) > 10
    for line in lines[1:]:
        part = line.strip().partition(":")[0].partition(",")[0]
        assert part.replace(" ", "_") in unnamed or "⟦" in part, line
        value = line.partition(":")[2]
        assert plain_words([names.sub("", value)]) == [], line


def test_yes_no_and_nothing_are_said_on_such_a_table_too() -> None:
    words = words_for(load_game("thebes"), PSEUDO, strict=True)
    found = generic.short([True, False, [], {"n": 3}, "x"], words)
    assert plain_words([found]) == []
    assert generic.short([True, False, [], {"n": 3}, "x"], words_for(words.game)) == "yes, no, none, n 3, x"


def test_it_is_offered_only_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for unasked in ("", "0"):
        monkeypatch.setenv("OSTRAKA_PSEUDO", unasked)
        assert languages() == LANGUAGES
        assert language_of(PSEUDO) == "en"
    monkeypatch.delenv("OSTRAKA_PSEUDO")
    assert languages() == LANGUAGES
    assert PSEUDO not in LANGUAGES
    assert PSEUDO not in game_info("thebes", "en").languages
    monkeypatch.setenv("OSTRAKA_PSEUDO", "1")
    assert languages() == (*LANGUAGES, PSEUDO)
    assert language_of(PSEUDO) == PSEUDO
    assert PSEUDO in game_info("thebes", "en").languages
