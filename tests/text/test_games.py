"""Every game, in every language: what its rules can ask, tell, explain and end with has words."""

from __future__ import annotations

import pytest

from ostraka import load_game
from ostraka.core.event import Event
from ostraka.games import GAME_IDS
from ostraka.text import LANGUAGES, words_for
from ostraka.text.sheet import row
from ostraka.text.words import Words
from tests.games.messages import endings, kinds, notes, prompts


def wanted(id: str, words: Words) -> list[str]:
    """The messages a game needs; what the log leaves out needs none."""
    game = load_game(id)
    found = [f"{what}-{prompt}" for prompt in prompts(id) for what in ("ask", "help")]
    found += [f"event-{kind}" for kind in kinds(id) if not words.silent(Event(kind, 0))]
    found += notes(id)
    found += [f"ended-{name}" for name in endings(id)]
    found += [f"setting-{setting.name}" for setting in game.settings]
    for meter in game.meters(game.view(game.new(), None)):
        found += [f"meter-{meter.name}", f"meter-{meter.name}-why"]
    return found + [f"source-{name}" for name in game.outcome(game.new()).sources]


@pytest.mark.parametrize("id", GAME_IDS)
def test_the_rules_were_searched(id: str) -> None:
    assert "action" in prompts(id)
    assert len(kinds(id)) > 20
    assert len(notes(id)) > 10
    assert endings(id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAME_IDS)
def test_every_message_is_there(id: str, language: str) -> None:
    words = words_for(load_game(id), language, strict=True)
    assert [message for message in wanted(id, words) if not words.catalogue.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAME_IDS)
def test_what_is_explained_begins_like_a_sentence(id: str, language: str) -> None:
    words = words_for(load_game(id), language, strict=True)
    names = [str(words.about(n)["card"]) for n in range(words.things)]
    assert [name for name in names if name[:1].islower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_below_zero_have_a_minus(language: str) -> None:
    words = words_for(load_game("ancient"), language, strict=True)
    line = row("Ana", ["timeline", "lost-knowledge"], [2, -5], words)
    assert "\u22123" in line and "\u22125" in line and "-" not in line
