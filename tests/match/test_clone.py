"""Matches are cloned, states frozen and thawed, and records have the types they are said to have."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

from ostraka import Match, load_game, records
from ostraka.core.errors import OstrakaError
from ostraka.games import GAME_IDS
from tools import reference


def on(match: Match[Any, Any], steps: int, last: bool = False) -> Match[Any, Any]:
    for _ in range(steps):
        if match.ask is not None:
            match.play(match.ask.seat, match.ask.options[-1 if last else 0])
    return match


@pytest.mark.both
@pytest.mark.parametrize("id", GAME_IDS)
def test_a_clone_goes_its_own_way(id: str) -> None:
    match = on(Match(id, 2, seed="cloned"), 12)
    before = match.digest(), match.log, match.text()
    twin = match.clone()
    assert (twin.digest(), twin.log, twin.text()) == before
    on(twin, 5, last=True)
    twin.undo(twin.log[-1].seat, consent=frozenset(range(2)))
    assert (match.digest(), match.log, match.text()) == before
    # The same choices meet the same chance.
    again = match.clone()
    assert on(again, 25).digest() == on(match, 25).digest()
    assert again.log == match.log != twin.log


@pytest.mark.both
@pytest.mark.parametrize("id", GAME_IDS)
def test_a_state_is_frozen_and_thawed(id: str) -> None:
    game = load_game(id)
    s = game.load(on(Match(id, 2, seed="frozen"), 40).position())
    frozen = game.freeze(s)
    t = game.thaw(frozen)
    assert game.freeze(t) == frozen
    assert repr(t.turn) == repr(s.turn)
    with pytest.raises(OstrakaError, match="these bytes are no record"):
        game.thaw(frozen[:-1])
    with pytest.raises(OstrakaError, match="these bytes are no record, but 3"):
        game.thaw(b"3")


SHAPES = {int: int, bool: bool, str: str, list[int]: list, list[list[int]]: list, list[bool]: list, list[str]: list}


def fits(record: Any, kind: type) -> None:
    """A record has the fields of its type and no other, each of its kind."""
    hints = get_type_hints(kind)
    assert list(record) == list(hints)
    for name, hint in hints.items():
        if hint in SHAPES:
            assert type(record[name]) is SHAPES[hint], name


@pytest.mark.parametrize(
    ("id", "kind"),
    [("ancient", records.AncientView), ("thebes", records.ThebesView), ("mammothodus", records.MammothodusView)],
)
def test_records_have_their_types(id: str, kind: type) -> None:
    match = on(Match(id, 2, seed="typed"), 30)
    assert match.ask is not None
    view = match.view(match.ask.seat).record()
    fits(view, kind)
    fits(view["ask"], records.AskRecord)
    fits(match.outcome().record(), records.OutcomeRecord)
    for _, events in match.events(0):
        for event in events:
            fits(event.record(), records.EventRecord)


def test_the_page_and_the_types_are_what_the_code_says() -> None:
    assert reference.outdated() == [], "run python tools/reference.py"


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_field_is_described_and_every_event_has_words(id: str) -> None:
    game = load_game(id)
    assert all(about for *_, about in reference.view_fields(game))
    match = on(Match(id, game.seats[-1], seed="told"), 400)
    told = {event.kind for _, events in match.events(None) for event in events}
    written = reference.about_game(game)
    events = written[written.index("### Its events") :]
    assert {kind for kind in told if not any(line.startswith(f"| `{kind}` | ") for line in events)} == set()
