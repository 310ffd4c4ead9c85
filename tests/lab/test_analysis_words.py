"""An analysis in words: the lines, the record, and the page that carries it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ostraka.bots import Budget
from ostraka.bots.explain import Hint, Hints
from ostraka.bots.plan import Step
from ostraka.bots.race import Standing
from ostraka.core.mind.estimate import Estimate
from ostraka.core.turn import PASS
from ostraka.lab.analyse import analyse
from ostraka.lab.analysis import Mistake
from ostraka.lab.analysis_words import Telling
from ostraka.lab.judge import Judged
from ostraka.lab.page import PLACE, Unbuilt, filled, read_template
from ostraka.lab.turns import turns_of
from ostraka.match import Match
from ostraka.text import PSEUDO, words_for
from tests.lab.analyses import analysed, kept

NAMES = ["ancient-4-teams", "thebes-3", "mammothodus-2"]
TEMPLATE = f"<!doctype html><title></title>{PLACE}<script>draw()</script>"


def told(name: str, language: str = "en", names: tuple[str, ...] = ()) -> Any:
    """The record of an analysis as a program reads it."""
    found = analysed(name)
    record = Telling(found, words_for(found.match.game, language, strict=True), names).record()
    return json.loads(json.dumps(record))


@pytest.mark.parametrize("name", NAMES)
def test_the_record_has_all_words_a_page_needs(name: str) -> None:
    record, analysis = told(name), analysed(name)
    words = record["words"]
    assert all(words.values()) and all(words["facts"]) and all(words["made"])
    assert [side["seats"] for side in record["sides"]] == analysis.sides
    assert len(words["course"]) == len(record["sides"])
    assert len(record["labels"]) == len(analysis.outcome.sources) == len(record["outcome"]["points"][0])
    assert record["curve"][-1]["label"] == "end" and record["curve"][1]["label"].startswith("Turn ")
    for turning in record["turning_points"]:
        assert (
            turning["when"]
            and turning["question"]
            and turning["moved"].endswith((" in this turn.", " by the luck of the draw."))
        )
    assert analysis.match.fingerprint() in words["made"][-1]


def test_points_that_all_share_are_told_once() -> None:
    assert told("thebes-3")["words"]["facts"][:2] == ["Player 1: 31 points", "Player 2: 29 points"]
    together = told("mammothodus-2")
    assert together["words"]["facts"][0] == f"2 seats, {together['curve'][-2]['turn']} turns"
    assert [side["name"] for side in told("ancient-4-teams")["sides"]] == [
        "Player 1 and Player 2",
        "Player 3 and Player 4",
    ]


def lesson(found: Any, at: int, better: Sequence[int]) -> tuple[Telling, Mistake]:
    """A reader is told that these choices would have been better at that place of the match."""
    turn, decision = next(
        (turn, decision) for turn in turns_of(found).played for decision in turn.decisions if decision.at == at
    )
    prior, made = turn.move_of(decision)
    # What follows is asked as it really was.
    asks = [decision.ask, *(step.ask for step in made[1:])]
    steps = [Step(ask, option) for ask, option in zip(asks, better, strict=False)]
    best = Standing(Estimate(-1, 9, [0.6, 0.6], 0.01), 0.0, 0.01, True)
    played = Standing(Estimate(decision.option, 9, [0.2, 0.2], 0.01), 0.4, 0.01, False)
    hints = Hints(decision.seat, [Hint(steps, 9, [], []), Hint(made, 9, [], [], equal=False)])
    judged = Judged(decision, [best, played], glanced=True, hints=hints)
    mistake = Mistake(0, turn.number, prior, made, judged)
    analysis = replace(analysed("mammothodus-2"), readers=(decision.seat,), mistakes=[mistake])
    return Telling(analysis, words_for(found.game, "en", strict=True)), mistake


def test_a_move_that_begins_like_the_better_one_is_told_by_what_differs() -> None:
    """Whoever reads “Movement with the green figure” and “Movement” would not know what to do instead."""
    telling, mistake = lesson(kept("mammothodus-2"), 5, [PASS])
    assert telling.made(mistake) == "Act with the green figure"
    assert telling.better(mistake) == "Finish this action"
    assert "would have chosen “Finish this action”" in telling.verdict(mistake)
    assert telling.mistakes == [mistake]


def test_moves_that_are_told_alike_are_no_mistake() -> None:
    match = kept("mammothodus-2")
    _, found = lesson(match, 5, [PASS])
    telling, mistake = lesson(match, 5, [step.option for step in found.made])
    assert telling.verdict(mistake) == "Nothing else was clearly better."
    assert telling.mistakes == [] and telling.lessons()["count"] == "Nothing was given away beyond doubt."


def test_settings_that_are_not_the_usual_ones_are_told() -> None:
    assert "Two against two: yes" in told("ancient-4-teams")["words"]["facts"]


def test_every_message_of_the_analysis_is_used() -> None:
    said: set[str] = set()
    for name in NAMES:
        words = words_for(analysed(name).match.game, strict=True)
        words.catalogue.said.clear()
        telling = Telling(analysed(name), words)
        telling.record()
        telling.lines()
        bundle = words.catalogue.bundles[0]
        said |= {inner for message in words.catalogue.said for inner in bundle.mentions(message)}
    wanted = {message for message in bundle.ids() if message.startswith("analysis-")}
    # Said of other matches: left, without a decision, by a level that agrees or does not; and by the command.
    others = {"left", "turnings-none", "same", "equal", "instead", "gain", "because-next", "written"}
    assert wanted - said <= {f"analysis-{name}" for name in others}


def test_the_lines_are_in_the_language_asked_for() -> None:
    found = analysed("thebes-3")
    names = ["Ana", "Ben", "Cy"]
    assert found.turnings
    for language, plain in (("en", True), (PSEUDO, False)):
        lines = Telling(found, words_for(found.match.game, language, strict=True), names).lines()
        text = re.sub(r"\b(?:Ana|Ben|Cy|Thebes)\b", "", "\n".join(lines))
        assert bool(re.search("[A-Za-z]{2}", text)) is plain, text
        assert ("would have" in text or "clearly better" in text) is plain


def test_the_record_is_in_the_language_asked_for() -> None:
    record = told("thebes-3", PSEUDO, ("Ana", "Ben", "Cy"))
    assert record["language"] == "en", "numbers of the pseudo-language are English"
    said = [*record["labels"], record["result"]]
    for words in (record["words"], *record["turning_points"]):
        said += [text for value in words.values() for text in (value if isinstance(value, list) else [value])]
    digest = record["digest"]
    keys = {turning[key] for turning in record["turning_points"] for key in ("prompt", "played_word", "best_word")}
    for text in said:
        if isinstance(text, str) and text and text not in keys:
            rest = re.sub(rf"\b(?:Ana|Ben|Cy|Thebes|{digest})\b", "", text)
            assert not re.search("[A-Za-z]{2}", rest), text


def test_a_match_without_turns_is_told_too() -> None:
    match: Match[Any, Any] = Match("thebes", 2, {}, "1")
    record = Telling(analyse(match, Budget(simulations=1)), words_for(match.game, strict=True)).record()
    words = record["words"]
    assert isinstance(words, dict) and words["none"] == "Nothing was decided in this match."


# The page to keep


def test_the_page_holds_the_record_and_nothing_a_name_says_can_change_that() -> None:
    record = told("thebes-3", names=("</script><script>alert(1)</script>", "<!--", "&amp; \u2028 'x' \"y\" $& \\"))
    page = filled(TEMPLATE, record)
    before, after = TEMPLATE.split("null")
    assert page.startswith(before) and page.endswith(after)
    text = page[len(before) : -len(after)]
    assert "<" not in text
    assert json.loads(text) == record


def test_without_a_built_client_there_is_no_page(tmp_path: Path) -> None:
    with pytest.raises(Unbuilt, match="run `make web`"):
        read_template(tmp_path)
    (tmp_path / "analysis.html").write_text("<!doctype html>of another version", encoding="utf-8")
    with pytest.raises(Unbuilt):
        read_template(tmp_path)
    (tmp_path / "analysis.html").write_text(TEMPLATE, encoding="utf-8")
    assert read_template(tmp_path) == TEMPLATE
