"""Boards in plain lines, drawn from views alone."""

from __future__ import annotations

import pytest

from ostraka import load_game
from ostraka.core.actions import ActionSpace, Block
from ostraka.core.game import Game, View
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.text.board import board as ancient_board
from ostraka.games.ancient.text.words import AncientWords
from ostraka.text import generic, words_for
from ostraka.text.boards import board_of
from ostraka.text.sheet import final_sheet, running_sheet, signed
from ostraka.text.words import Words

ANCIENT = load_game("ancient")
WORDS = words_for(ANCIENT)
NAMES = ["Ana", "Ben", "Cleo"]


def table(steps: int, seed: int = 1) -> Table:
    s = ANCIENT.new(None, 3)
    assert isinstance(s, Table)
    playout(ANCIENT, s, Rng(seed), steps)
    return s


@pytest.mark.parametrize("steps", [0, 100, 400, 700])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_board_shows_everything_the_seat_plays_with(steps: int, seat: int | None) -> None:
    s = table(steps)
    text = "\n".join(ancient_board(ANCIENT.view(s, seat), WORDS, NAMES))
    for owner in range(3):
        for p in range(owner * 12, owner * 12 + 12):
            if s.line[p] >= 0:
                assert f"{WORDS.card(s.line[p])}, {s.tokens[p]} knowledge" in text
        for card in s.artefacts[owner] + s.collection[owner]:
            assert WORDS.card(card) in text
        if owner != seat:
            assert f"{NAMES[owner]}: hand {len(s.hand[owner])}" in text
    for technology in [card for cards in s.boards for card in cards]:
        assert WORDS.card_line(technology) in text
        assert (WORDS.requirement(technology) or "") in text
    if seat is not None:
        for card in s.hand[seat]:
            assert WORDS.card_line(card) in text
        assert f"Your Past: {len(s.past[seat])} of 14" in text


def test_the_board_does_not_show_what_others_hold() -> None:
    s = table(30)
    text = "\n".join(ancient_board(ANCIENT.view(s, 0), WORDS, NAMES))
    hidden = [card for owner in (1, 2) for card in s.hand[owner] if not s.seen_by(card)]
    assert hidden
    assert not [card for card in [*hidden, *s.deck] if WORDS.card_line(card) in text]


class Plain(Game[Table, View]):
    """A game with nothing but rules in its folder."""

    def __init__(self) -> None:
        self.id = "plain"
        self.actions = ActionSpace(Block("card", 7))


def test_a_game_has_its_own_board_and_words_or_the_generic_ones() -> None:
    assert board_of(ANCIENT) is ancient_board
    assert board_of(Plain()) is generic.board
    assert type(WORDS) is AncientWords
    words = words_for(Plain())
    assert type(words) is Words and words.things == 7
    assert words.option(0) == "Pass"


def test_the_generic_board_reads_any_view() -> None:
    s = table(300)
    lines = generic.board(ANCIENT.view(s, 1), WORDS, NAMES)
    assert lines[0] == "Board, as Ben sees it:"
    assert f"  deck size: {len(s.deck)}" in lines
    assert s.past[2] and f"  past, Cleo: {', '.join(map(WORDS.card, s.past[2]))}" in lines
    assert f"  hand: {', '.join(map(WORDS.card, s.hand[1]))}" in lines
    assert generic.lying(list(range(15)), WORDS) == f"{', '.join(map(WORDS.card, range(12)))} and 3 more"
    assert "–, " in next(line for line in lines if line.startswith("  line")), "a place where nothing lies"
    assert not [line for line in lines if "stack" in line]


def test_the_running_sheet_shows_what_the_seat_can_be_sure_of() -> None:
    s = table(500)
    outcome = ANCIENT.outcome(s)
    lines = running_sheet(ANCIENT, ANCIENT.view(s, 0), WORDS, NAMES)
    assert len(lines) == 3
    for seat, line in enumerate(lines):
        assert line.startswith(NAMES[seat])
        # Every source of this game lies open on the table.
        assert f"Lost knowledge {signed(str(outcome.points[seat][-1]))}" in line
        assert f"{NAMES[seat]}: {signed(str(outcome.total(seat)))} point" in line


def test_hidden_points_are_a_question_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(500)
    view = ANCIENT.view(s, 0)
    plain = ANCIENT.outcome

    def with_hands(state: Table) -> object:
        outcome = plain(state)
        for seat in range(3):
            outcome.points[seat][0] = sum(state.hand[seat])
        return outcome

    monkeypatch.setattr(ANCIENT, "outcome", with_hands)
    mine, theirs, _ = running_sheet(ANCIENT, view, WORDS, NAMES)
    assert f"Monuments in the Past {sum(s.hand[0])}" in mine
    assert "Monuments in the Past ?" in theirs


def test_the_final_sheet_names_sources_ranks_and_winner() -> None:
    s = table(ANCIENT.bound)
    outcome = ANCIENT.outcome(s)
    lines = final_sheet(outcome, WORDS, NAMES)
    assert outcome.ranks is not None
    for seat, rank in enumerate(outcome.ranks):
        assert any(line.startswith(f"Rank {rank}: {NAMES[seat]}, {outcome.total(seat)}") for line in lines)
        assert all(f"{WORDS.source(source)} " in lines[seat] for source in outcome.sources)
    assert lines[-1] == f"Winner: {' and '.join(NAMES[seat] for seat in outcome.winners())}."
