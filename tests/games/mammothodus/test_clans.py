"""Players settle which clans take part (R3.1, Q66): everything that names a clan follows, and nothing else does."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.errors import IllegalSetup, OstrakaError
from ostraka.core.game import View
from ostraka.core.rng import Rng
from ostraka.core.testing import conformance
from ostraka.core.turn import CHANCE, Ask, Roll
from ostraka.games.mammothodus.facts import thing_id
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.options import FIGURE_AT
from ostraka.games.mammothodus.state import Table
from ostraka.games.mammothodus.terms import CLAN_CARDS, DEVELOPMENTS
from ostraka.match import Match
from ostraka.match.replay import verify
from ostraka.text import words_for
from ostraka.text.boards import board_of
from tests.games.mammothodus.table import new_game

CHOSEN = {"clans": "bison,tigers"}
WORDS = words_for(GAME, "en", strict=True)


def walked(setup: dict[str, object], seed: int, seats: int = 2, steps: int = 900) -> tuple[Table, list[int]]:
    """A random game as far as so many steps, and the answers given in it."""
    s, rng = GAME.new(setup, seats), Rng(seed)
    codes: list[int] = []
    for _ in range(steps):
        t = s.turn
        if not isinstance(t, (Ask, Roll)):
            break
        codes.append(t.options[rng.below(len(t.options))] if isinstance(t, Ask) else rng.below(t.n))
        GAME.apply(s, codes[-1], None, t.seat if isinstance(t, Ask) else CHANCE)
    return s, codes


# The ruling


def test_q66_every_seat_has_the_clan_that_was_settled() -> None:
    assert new_game(CHOSEN).s.clans == [3, 1]
    match = Match(GAME, 2, CHOSEN, "clans")
    told = [*match.play(0, FIGURE_AT), *match.play(0, FIGURE_AT + 3)]
    said = [WORDS.event(event, ["Ana", "Ben"]) for event in told if event.kind == "founder"]
    assert said == ["Ana begins with the green figure of the Bison.", "Ana begins with the blue figure of the Bison."]


def test_q66_what_is_not_settled_follows_the_printed_order() -> None:
    assert new_game({}).s.clans == [0, 1]
    assert new_game({"clans": "rhinos"}, 4).s.clans == [2, 0, 1, 3]
    assert GAME.setup({})["clans"] == "mammoths,tigers,rhinos,bison"
    assert GAME.setup({"clans": " Bison , TIGERS"}) == GAME.setup({"clans": ["bison", "tigers"]})


def test_q66_a_clan_brings_its_own_cards() -> None:
    s = GAME.new(CHOSEN, 2)
    assert [{thing_id(card).split("-")[0] for card in pile} for pile in s.pile] == [{"bison"}, {"tigers"}]


@pytest.mark.parametrize("seats", [2, 4])
def test_q66_the_clans_differ_in_name_only(seats: int) -> None:
    """The same answers bring about the same game, whoever plays it."""
    order = [3, 1, 0, 2][:seats]
    usual, answers = walked({}, 5, seats)
    chosen, same = walked({"clans": "bison,tigers,mammoths,rhinos"}, 5, seats)
    assert same == answers

    def exchanged(cards: list[int]) -> list[int]:
        clans = [order.index(card // CLAN_CARDS) if card < DEVELOPMENTS else -1 for card in cards]
        return [
            card if clan < 0 else clan * CLAN_CARDS + card % CLAN_CARDS for card, clan in zip(cards, clans, strict=True)
        ]

    found: dict[str, Any] = GAME.dump(chosen)
    assert found.pop("clans") == order
    for name in ("hand", "pile", "discard"):
        found[name] = [exchanged(cards) for cards in found[name]]
    for name in ("shown", "market", "played"):
        found[name] = exchanged(found[name])
    assert found == GAME.dump(usual)


def test_a_table_with_chosen_clans_conforms() -> None:
    assert conformance(GAME, (2,), ({**CHOSEN, "open_hands": False, "talents": True},), range(1), "fast").games == 1


# Errors


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ("bison,wolves", "cannot have 'wolves'"),
        ("bison,tigers,bison", "has 'bison' twice"),
        ("", "cannot have ''"),
        ("bison tigers", "cannot have 'bison tigers'"),
        (True, "cannot have 'true'"),
        (2, "cannot have '2'"),
        (["bison", "bison"], "has 'bison' twice"),
    ],
)
def test_a_clan_that_does_not_exist_or_comes_twice_is_refused(given: object, wrong: str) -> None:
    right = "it names, seat by seat and each at most once, some of: mammoths, tigers, rhinos, bison"
    with pytest.raises(IllegalSetup, match=f"setting 'clans' {wrong}; {right}"):
        GAME.setup({"clans": given})


def test_a_position_must_have_a_clan_for_every_seat() -> None:
    kept = GAME.dump(GAME.new(CHOSEN, 2))
    assert GAME.load(kept).clans == [3, 1]
    for wrong in ([3], [3, 3], [3, 4], [3, -1]):
        with pytest.raises(OstrakaError):
            GAME.check(GAME.load({**kept, "clans": wrong}))


# Keeping


def test_what_nobody_settled_is_not_written_down() -> None:
    usual = Match(GAME, 2, {}, "clans")
    assert "clans=" not in usual.text()
    assert "clans" not in GAME.dump(GAME.new({}, 2))
    assert usual.setup["clans"] == "mammoths,tigers,rhinos,bison"
    assert Match(GAME, 2, {"clans": "mammoths,tigers"}, "clans").commitment == usual.commitment


def test_a_replay_remembers_the_clans() -> None:
    match = Match(GAME, 2, CHOSEN, "clans")
    match.play(0, FIGURE_AT)
    again = verify(match.text())
    assert again.setup["clans"] == "bison,tigers,mammoths,rhinos"
    assert again.view(0).table.clans == [3, 1]


def test_a_position_goes_on_with_its_clans_alone() -> None:
    start = GAME.dump(GAME.new(CHOSEN, 2))
    assert Match(GAME, 2, CHOSEN, "clans", start=start).view(0).table.clans == [3, 1]
    for other in ({}, {"clans": "tigers,bison"}):
        with pytest.raises(OstrakaError, match="other seats or settings"):
            Match(GAME, 2, other, "clans", start=start)


# Words


def seen(setup: dict[str, object]) -> View:
    return GAME.view(GAME.new(setup, 2), 0)


def test_the_board_in_words_names_the_clans() -> None:
    usual, chosen = ["\n".join(board_of(GAME)(seen(dict(each)), WORDS, ["Ana", "Ben"])) for each in ({}, CHOSEN)]
    assert "Ana, the Mammoths: population 7" in usual
    assert "Ana, the Bison: population 7" in chosen
    assert "Ben, the Sabre-toothed Tigers: population 7" in chosen
    assert "Mammoths" not in chosen


def test_a_setting_names_the_clans_that_take_part() -> None:
    assert WORDS.setting("clans") == "Clans"
    assert WORDS.setting_value("clans", "bison,tigers,mammoths,rhinos", 2) == "Bison, Sabre-toothed Tigers"
    assert WORDS.setting_value("clans", "rhinos") == "Woolly Rhinoceroses"
