"""Rules bugs planted in a game: the conformance suite names each of them."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from ostraka.core.actions import ActionSpace, Block, Label
from ostraka.core.digest import digest
from ostraka.core.errors import IllegalChoice, OstrakaError
from ostraka.core.game import Game
from ostraka.core.meter import ENDS, Meter
from ostraka.core.mind.playout import playout
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import Frame
from ostraka.core.testing import LEVELS, Nonconformance, Report, conformance
from ostraka.core.turn import OVER, PASS, Ask, Roll, Turn
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE, AncientKnowledge
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.view import TableView
from tests.games.planted import BentGame, Whispering, zone


def caught(game: Game, level: Mapping[str, int], seats: int = 2, games: int = 5) -> str:
    """The check that finds what is wrong."""
    with pytest.raises(Nonconformance) as found:
        conformance(game, (seats,), ({},), range(games), level)
    return found.value.check


def turn_into(answer: object) -> Game:
    """A game in which every question of an action becomes something else."""

    def stepped(s: Table, f: Frame, t: Turn | None) -> Turn | None:
        return answer(t) if isinstance(t, Ask) and t.prompt == "action" and callable(answer) else t

    return BentGame(stepped=stepped)


# --- questions --------------------------------------------------------------------------------------------------------

CROOKED = {
    "unsorted": lambda t: Ask(t.seat, t.prompt, (*t.options[::-1], 0)),
    "doubled": lambda t: Ask(t.seat, t.prompt, (t.options[0], *t.options)),
    "empty": lambda t: Ask(t.seat, t.prompt, ()),
    "outside the space": lambda t: Ask(t.seat, t.prompt, (*t.options, 100_000)),
    "negative": lambda t: Ask(t.seat, t.prompt, (-1, *t.options)),
    "no whole number": lambda t: Ask(t.seat, t.prompt, (False, *t.options)),
}


@pytest.mark.parametrize("fault", CROOKED)
def test_crooked_options(fault: str) -> None:
    assert caught(turn_into(CROOKED[fault]), {"turn": 1}) == "options"


WRONG_TURNS = {
    "a seat that is not there": lambda t: Ask(7, t.prompt, t.options),
    "no prompt": lambda t: Ask(t.seat, "", t.options),
    "one seat asked twice": lambda t: Ask(t.seat, t.prompt, t.options, others=(t,)),
    "one sealed, one not": lambda t: Ask(
        t.seat, t.prompt, t.options, others=(Ask(1 - t.seat, "x", (1,), sealed=True),)
    ),
    "a roll of nothing": lambda t: Roll(0),
    "over, but frames are pending": lambda t: OVER,
    "neither of the three": lambda t: Turn(),
}


@pytest.mark.parametrize("fault", WRONG_TURNS)
def test_wrong_turns(fault: str) -> None:
    assert caught(turn_into(WRONG_TURNS[fault]), {"turn": 1}) == "turn"


def test_a_frame_that_holds_more_than_whole_numbers() -> None:
    def taken(s: Table, f: Frame, seat: int, code: int) -> None:
        secret: Any = "secret"
        s.stack.at(len(s.stack) - 1).arg = secret

    assert caught(BentGame(taken=taken), {"turn": 1}) == "turn"


def test_asking_again_changes_the_state() -> None:
    def stepped(s: Table, f: Frame, t: Turn | None) -> Turn | None:
        if isinstance(t, Ask):
            s.turns += 1
        return t

    assert caught(BentGame(stepped=stepped), {"asks-again": 1}) == "asks-again"


def test_a_sealed_answer_that_is_heard_too_early() -> None:
    def taken(s: Table, f: Frame, seat: int, code: int) -> None:
        if isinstance(s.turn, Ask) and s.turn.sealed:
            s.first = seat

    assert caught(BentGame(taken=taken), {"sealed": 1}) == "sealed"


# --- the space of options ---------------------------------------------------------------------------------------------


class Spaced(AncientKnowledge):
    """With another action space."""

    def __init__(self, actions: ActionSpace) -> None:
        super().__init__()
        self.actions = actions


class Mute(ActionSpace):
    """Cannot describe one of its options."""

    def describe(self, code: int) -> Label:
        if code == 12:
            raise KeyError(code)
        return super().describe(code)


def test_describing_that_raises() -> None:
    assert caught(Spaced(Mute(*ANCIENT_KNOWLEDGE.actions.blocks[1:])), {}) == "describe"


def test_two_options_with_one_label() -> None:
    assert caught(Spaced(ActionSpace(Block("card", 5), Block("card", 300))), {}) == "labels"


class Wordy(AncientKnowledge):
    """An option is written as two words."""

    def word(self, code: int) -> str:
        return f"option {code}"


def test_a_word_with_a_space() -> None:
    assert caught(Wordy(), {}) == "labels"


# --- the door that checks ---------------------------------------------------------------------------------------------


class Lax(AncientKnowledge):
    """Accepts some of what it should refuse."""

    def __init__(self, accepts: str) -> None:
        super().__init__()
        self.accepts = accepts

    def legal(self, s: Table, seat: int, option: object) -> int:
        if self.accepts == "pass" and type(option) is int and option == PASS and isinstance(s.turn, Ask):
            return PASS
        if self.accepts == "true" and option is True:
            return 1
        if self.accepts == "anybody" and isinstance(s.turn, Ask) and s.turn.of(seat) is None:
            return super().legal(s, s.turn.seat, option)
        if self.accepts == "nothing":
            raise IllegalChoice("never", seat, option, ())
        if self.accepts == "vague" and option == -1:
            raise OstrakaError("something is wrong")
        if self.accepts == "touched" and option == -1:
            zone(s, "hand")[0].clear()
        return super().legal(s, seat, option)


@pytest.mark.parametrize(
    ("accepts", "check"),
    [
        ("pass", "pass"),
        ("true", "illegal"),
        ("anybody", "not-asked"),
        ("nothing", "illegal"),
        ("vague", "illegal"),
        ("touched", "illegal"),
    ],
)
def test_a_lax_door(accepts: str, check: str) -> None:
    assert caught(Lax(accepts), {"illegal": 1}) == check


# --- copies, dumps, replays -------------------------------------------------------------------------------------------


class Shallow(AncientKnowledge):
    """Copies share a hand."""

    def copy(self, s: Table) -> Table:
        t = super().copy(s)
        zone(t, "hand")[0] = zone(s, "hand")[0]
        return t


def test_a_shallow_copy() -> None:
    assert caught(Shallow(), {"copy": 1}) == "copy"


def test_a_shallow_copy_is_found_among_old_copies_too() -> None:
    assert caught(Shallow(), {"old-copies": 1}) == "old-copies"


class Incomplete(AncientKnowledge):
    """A dump forgets one field: it is written as it was at the beginning."""

    def __init__(self, field: str) -> None:
        super().__init__()
        self.field = field
        # What came later than the game is not written while it is blank.
        beginning = ANCIENT_KNOWLEDGE.dump(ANCIENT_KNOWLEDGE.new({}, 2))
        self.initial = {field: beginning[field]} if field in beginning else {}

    def dump(self, s: Table) -> dict[str, object]:
        others = {field: value for field, value in super().dump(s).items() if field != self.field}
        return others | copy.deepcopy(self.initial)


def changing_fields() -> list[str]:
    """The fields of a dump that are not what they were at the beginning in the middle of some game."""
    start = ANCIENT_KNOWLEDGE.dump(ANCIENT_KNOWLEDGE.new({}, 2))
    found: set[str] = set()
    for seed in range(3):
        s = ANCIENT_KNOWLEDGE.new({}, 2)
        for _ in range(40):
            playout(ANCIENT_KNOWLEDGE, s, Rng(seed), 15)
            now = ANCIENT_KNOWLEDGE.dump(s)
            found |= {field for field in now if now[field] != start.get(field)}
    return sorted(found)


@pytest.mark.parametrize("field", changing_fields())
def test_a_dump_that_misses_a_field(field: str) -> None:
    assert caught(Incomplete(field), {"dump": 1}, games=100) == "dump"


class Moody(AncientKnowledge):
    """Every other game begins with another first player."""

    games = 0

    def deal(self, setup: Mapping[str, str | bool | int], seats: int) -> Table:
        s = super().deal(setup, seats)
        self.games += 1
        s.turns = self.games
        return s


def test_a_replay_that_differs() -> None:
    assert caught(Moody(), {"replay": 5}) == "replay"


# --- the course of a game ---------------------------------------------------------------------------------------------


def test_a_lost_card() -> None:
    def taken(s: Table, f: Frame, seat: int, code: int) -> None:
        if s.turns == 3:
            del zone(s, "deck")[0][:1]

    assert caught(BentGame(taken=taken), {"check": 1}) == "check"


def test_an_unsorted_bag() -> None:
    def taken(s: Table, f: Frame, seat: int, code: int) -> None:
        zone(s, "deck")[0].reverse()

    assert caught(BentGame(taken=taken), {"check": 1}) == "check"


def test_a_game_that_does_not_end() -> None:
    game = AncientKnowledge()
    game.bound = 100
    assert caught(game, {"turn": 1}) == "bound"


def test_an_op_that_raises() -> None:
    def taken(s: Table, f: Frame, seat: int, code: int) -> None:
        if s.turns == 2:
            raise IndexError("list index out of range")

    assert caught(BentGame(taken=taken), {"turn": 1}) == "apply"


class Wrong(Outcome):
    """The total is not what the items say."""

    def totals(self) -> list[int]:
        return [total + 1 for total in super().totals()]


class Cooked(AncientKnowledge):
    """Points that do not add up, ranks that come too early or make no sense."""

    def __init__(self, fault: str) -> None:
        super().__init__()
        self.fault = fault

    def outcome(self, s: Table) -> Outcome:
        o = super().outcome(s)
        if self.fault == "sum":
            return Wrong(o.sources, o.points, o.sides, o.ranks, o.ended)
        if self.fault == "early":
            o.ranks = [1, 2]
        elif self.fault == "late":
            o.ranks = None
        elif self.fault == "unnamed":
            o.ended = ""
        elif self.fault == "row":
            o.points = o.points[:1]
        elif self.fault == "sources":
            o.sources = (*o.sources[:-1], o.sources[0])
        elif self.fault == "fraction":
            half: Any = 0.5
            o.points[0][0] = half
        return o


@pytest.mark.parametrize("fault", ["sum", "early", "late", "unnamed", "row", "sources", "fraction"])
def test_a_cooked_score_sheet(fault: str) -> None:
    assert caught(Cooked(fault), {"outcome": 50}) == "outcome"


# --- views and imagining ----------------------------------------------------------------------------------------------


def test_a_view_that_is_too_large() -> None:
    assert caught(Whispering(lambda s, seat: "x" * 20_000), {"view": 1}) == "view-size"


def test_a_view_that_is_no_json() -> None:
    assert caught(Whispering(lambda s, seat: {1, 2}), {"view": 1}) == "view"


def test_a_view_that_changes_when_looked_at_twice() -> None:
    looks: list[int] = []

    def count(s: Table, seat: int | None) -> object:
        looks.append(1)
        return len(looks)

    assert caught(Whispering(count), {"view": 1}) == "view"


class Dreaming(AncientKnowledge):
    """Imagines something else than what the viewer sees."""

    def __init__(self, dream: str) -> None:
        super().__init__()
        self.dream = dream

    def sample(self, v: TableView, rng: Rng) -> Table:
        s = super().sample(v, rng)
        if self.dream == "elsewhere":
            return self.new({}, v.seats)
        if self.dream == "impossible" and zone(s, "deck")[0]:
            zone(s, "deck")[0][-1] = 9_999
        return s


@pytest.mark.parametrize("dream", ["elsewhere", "impossible"])
def test_imagining_what_cannot_be(dream: str) -> None:
    assert caught(Dreaming(dream), {"sample": 1}) == "sample"


# --- the report -------------------------------------------------------------------------------------------------------


def test_a_failure_says_how_to_see_it_again() -> None:
    game = AncientKnowledge()
    game.bound = 100
    with pytest.raises(Nonconformance) as found:
        conformance(game, (3,), ({"opening": "introductory"},), (17,), "light")
    error = found.value
    assert (error.check, error.seed, error.step) == ("bound", 17, 101)
    assert str(error) == (
        "bound: still not over after 100 steps\n"
        "at step 101; reproduce with conformance(game, seats=(3,), setups=({'opening': 'introductory'},), seeds=(17,)) "
        "of 'ancient'"
    )


def test_checking_does_not_change_what_is_played() -> None:
    reports = [conformance(ANCIENT_KNOWLEDGE, (2,), ({},), (3,), level) for level in ("light", "fast")]
    assert reports[0].states == reports[1].states
    assert reports[0].chances == reports[1].chances


def test_reports_add_up() -> None:
    one = conformance(ANCIENT_KNOWLEDGE, (2,), ({},), (1,), {"turn": 1})
    two = conformance(ANCIENT_KNOWLEDGE, (2,), ({},), (2,), {"turn": 1})
    both = conformance(ANCIENT_KNOWLEDGE, (2,), ({},), (1, 2), {"turn": 1})
    total = Report()
    total.add(one)
    total.add(two)
    assert total.record() == both.record()
    assert repr(both).startswith(f"<2 games, {both.states} states")
    assert digest(total.record()) == digest(both.record())


def test_every_level_names_only_checks_that_exist() -> None:
    assert set(LEVELS["light"]) < set(LEVELS["fast"]) == set(LEVELS["full"])
    report = conformance(ANCIENT_KNOWLEDGE, (2,), ({},), (4,), "fast")
    assert set(report.checks) == set(LEVELS["fast"]) | {"new", "apply"}


class Metered(AncientKnowledge):
    """Its meters are not what meters are."""

    def __init__(self, *wrong: Meter) -> None:
        super().__init__()
        self.wrong = list(wrong)

    def meters(self, v: TableView) -> list[Meter]:
        return self.wrong


@pytest.mark.parametrize(
    "game",
    [
        Metered(Meter("past", 3, 14, 14, ENDS)),
        Metered(Meter("past", [3], 0, 14, ENDS)),
        Metered(Meter("past", 3, 0, 14, ENDS), Meter("past", 4, 0, 14, ENDS)),
    ],
    ids=["no way to go", "a seat too few", "twice"],
)
def test_meters_that_make_no_sense(game: Game) -> None:
    assert caught(game, {"view": 1}) == "meters"
