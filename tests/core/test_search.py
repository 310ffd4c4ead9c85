"""The search: repeatable, never illegal, and right where the right choice is known. On toy games of a few lines."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ostraka import load_game
from ostraka.core.fields import Fields, closed, number, numbers, public
from ostraka.core.game import Game, View
from ostraka.core.mind.insight import Insight, chances, shares
from ostraka.core.mind.playout import playout
from ostraka.core.mind.search import SHARED, Search
from ostraka.core.op import Op, Program
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.state import Frame, State
from ostraka.core.turn import Ask, Roll, Turn
from tests.bots.test_bots import secrets


class Pile(State):
    """Counters on the table, one secret number for each seat, and who won."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 0
        self.winner = -1
        self.secret = [0, 0]
        self.turns = 0

    def public(self) -> Pile:
        t = Pile()
        t.seats, t.stack, t.left, t.turns = self.seats, self.stack.copy(), self.left, self.turns
        return t

    def copy(self) -> Pile:
        t = self.public()
        t.turn, t.secret = self.turn, self.secret[:]
        return t


FIELDS = Fields(Pile, (), public(number("left"), number("turns")), closed(numbers("secret", each=1)))


class Take(Op[Pile]):
    """Take one, two or three; whoever takes the last counter wins. With a bell only the secret number may be taken."""

    name = "take"

    def __init__(self, secretly: bool = False) -> None:
        super().__init__()
        self.secretly = secretly

    def step(self, s: Pile, f: Frame) -> Turn | None:
        if s.left == 0:
            s.pop()
            return None
        if self.secretly:
            return Ask(f.seat, "take", tuple(sorted({1, min(s.left, s.secret[f.seat])})))
        return Ask(f.seat, "take", tuple(range(1, min(3, s.left) + 1)))

    def take(self, s: Pile, f: Frame, seat: int, code: int) -> None:
        s.left -= code
        s.turns += 1
        if s.left == 0:
            s.winner = seat
        s.become(f.op, 1 - f.seat, f.card, step=f.step, arg=f.arg)


class Bet(Op[Pile]):
    """Lose for certain, or win in nine cases of ten."""

    name = "bet"

    def step(self, s: Pile, f: Frame) -> Turn | None:
        return Ask(f.seat, "bet", (2, 3)) if f.step == 0 else Roll(10)

    def take(self, s: Pile, f: Frame, seat: int, code: int) -> None:
        if f.step == 0 and code == 3:
            s.goto(1)
            return
        s.winner = 0 if f.step == 1 and code > 0 else 1
        s.pop()


class Door(Op[Pile]):
    """Bet (6 of 10 win), or enter: a coin shows which of two equal-looking handles is the right one."""

    name = "door"

    def step(self, s: Pile, f: Frame) -> Turn | None:
        if f.step == 0:
            return Ask(f.seat, "door", (2, 3))
        if f.step == 1:
            return Roll(10)
        return Roll(2) if f.step == 2 else Ask(f.seat, "left" if f.step == 3 else "right", (4, 5))

    def take(self, s: Pile, f: Frame, seat: int, code: int) -> None:
        if f.step == 0:
            s.goto(code - 1)
            return
        if f.step == 2:
            s.goto(3 + code)
            return
        s.winner = 0 if (code < 6 if f.step == 1 else code == f.step + 1) else 1
        s.pop()


class PileView(View):
    """The counters, the frames and this seat's own number."""

    def __init__(self, s: Pile, seat: int) -> None:
        super().__init__(FIELDS, s, seat, s.public())
        self.me = seat
        self.secret = s.secret[seat]


class Counters(Game[Pile, PileView]):
    """A game that is one op."""

    def __init__(self, op: Op[Pile], left: int = 0) -> None:
        self.id = "counters"
        self.title = "Counters"
        self.seats = range(2, 3)
        self.settings = ()
        self.program = Program()
        self.root = self.program.add("root", op)
        self.left = left
        self.bound = 100

    def deal(self, setup: Mapping[str, str | bool | int], seats: int) -> Pile:
        s = Pile()
        s.left = self.left
        s.secret = [2, 3]
        s.push(self.root, 0)
        return s

    def outcome(self, s: Pile) -> Outcome:
        ranks = None if s.winner < 0 else [1 if seat == s.winner else 2 for seat in (0, 1)]
        return Outcome(("wins",), [[int(s.winner == seat)] for seat in (0, 1)], [0, 1], ranks, "last")

    def heading(self, s: Pile) -> tuple[int, int]:
        return s.turns, s.top().seat

    def look(self, s: Pile, seat: int | None) -> PileView:
        return PileView(s, seat or 0)

    def copy(self, s: Pile) -> Pile:
        return s.copy()

    def sample(self, v: PileView, rng: Rng) -> Pile:
        s = v.seen.copy()
        assert isinstance(s, Pile)
        s.secret = [rng.below(3) + 1, rng.below(3) + 1]
        s.secret[v.me] = v.secret
        self.settle(s)
        return s


def question(game: Counters) -> tuple[PileView, Ask]:
    s = game.new()
    assert isinstance(s.turn, Ask)
    return game.view(s, s.turn.seat), s.turn


# What it finds


@pytest.mark.parametrize(("left", "right"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (9, 1)])
def test_it_finds_the_winning_move(left: int, right: int) -> None:
    game = Counters(Take(), left)
    view, ask = question(game)
    best = Search(game, seed=left).run(view, ask, 600)[0]
    assert best.option == right
    assert best.values[0] > 0.8


def test_a_lost_position_is_known_to_be_lost() -> None:
    game = Counters(Take(), 4)
    view, ask = question(game)
    best = Search(game, seed=1).run(view, ask, 800)[0]
    assert best.values[0] < 0.2
    assert best.values[1] == pytest.approx(1 - best.values[0])


def test_chance_is_weighed() -> None:
    game = Counters(Bet())
    view, ask = question(game)
    best, other = Search(game, seed=3).run(view, ask, 400)
    assert (best.option, other.option) == (3, 2)
    assert best.values[0] == pytest.approx(0.9, abs=4 * best.error)
    assert other.values[0] == 0
    assert 0 < best.error < 0.05


def test_what_the_others_can_do_is_weighed_by_how_likely_they_can() -> None:
    """Four left: take 2 and they win with a 2 or a 3 in hand; take 1 and they win with a 3 only."""
    game = Counters(Take(secretly=True), 4)
    view, ask = question(game)
    best, other = Search(game, seed=5).run(view, ask, 800)
    assert (best.option, other.option) == (1, 2)
    assert best.values[0] == pytest.approx(2 / 3, abs=0.1)
    assert best.visits + other.visits == 800


def test_what_chance_shows_parts_the_tree() -> None:
    """The same two handles after either side of the coin: whoever mixes them up thinks that entering is a gamble."""
    game = Counters(Door())
    view, ask = question(game)
    search = Search(game, seed=4)
    best, other = search.run(view, ask, 400)
    assert (best.option, other.option) == (3, 2)
    assert best.values[0] > 0.9
    assert other.values[0] == pytest.approx(0.6, abs=4 * other.error)
    assert len(search.root.nodes[3].forks or ()) == 2


def test_what_is_left_of_a_thought_is_about_the_side_that_was_shown() -> None:
    game = Counters(Door())
    view, ask = question(game)
    for coin, right in ((0, 4), (1, 5)):
        search = Search(game, seed=6)
        search.run(view, ask, 300)
        s = game.new()
        game.apply(s, 3)
        game.apply(s, coin)
        assert isinstance(s.turn, Ask)
        later = game.view(s, 0)
        assert search.follow(3, later, s.turn)
        kept = search.estimates(s.turn)
        assert kept[0].option == right
        assert kept[0].visits > 50
        assert kept[0].values == [1, 0]
        assert sum(e.visits for e in search.think(later, s.turn, 10)) == sum(e.visits for e in kept) + 10


# What it promises


def test_the_same_seed_and_number_of_simulations_give_the_same_thoughts() -> None:
    game = load_game("ancient")
    s = game.new(None, 3)
    playout(game, s, Rng(5), 150)
    assert isinstance(s.turn, Ask)
    view = game.view(s, s.turn.seat)
    first, second, other = ([e.record() for e in Search(game, seed, 20).run(view, s.turn, 25)] for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_a_question_with_one_answer_is_not_mixed_up_with_the_next_one() -> None:
    game = Counters(Take(), 6)
    view, ask = question(game)
    search = Search(game, seed=1)
    (only,) = search.run(view, Ask(ask.seat, ask.prompt, (2,)), 50)
    assert (only.option, only.visits) == (2, 50)
    assert set(search.root.nodes) == {2}


def test_thinking_on_is_thinking_longer() -> None:
    game = Counters(Take(), 9)
    view, ask = question(game)
    search = Search(game, seed=2)
    search.run(view, ask, 14 * SHARED)
    later = search.think(view, ask, 60)
    whole = 14 * SHARED + 60
    assert search.simulations == whole
    assert [e.record() for e in later] == [e.record() for e in Search(game, seed=2).run(view, ask, whole)]


@pytest.mark.parametrize(
    ("name", "seats", "setup"),
    [
        ("ancient", 2, {}),
        ("ancient", 4, {}),
        ("ancient", 4, {"teams": True}),
        ("thebes", 2, {}),
        ("thebes", 4, {}),
        ("mammothodus", 1, {}),
        ("mammothodus", 3, {}),
    ],
)
def test_it_only_speaks_of_options_that_are_offered(name: str, seats: int, setup: dict[str, object]) -> None:
    game = load_game(name)
    s, rng = game.new(setup, seats), Rng(seats)
    asked = 0
    while playout(game, s, rng, 7) != (0, 0):
        if not isinstance(s.turn, Ask):
            continue
        for ask in s.turn.asked():
            estimates = Search(game, asked, 3).run(game.view(s, ask.seat), ask, 4)
            assert sorted(e.option for e in estimates) == list(ask.options)
            for e in estimates:
                assert len(e.values) in (0, seats)
                assert all(0 <= value <= 1 for value in e.values)
                # Whoever plays on one side gets the same.
                if e.values and (setup or name == "mammothodus"):
                    assert e.values[0] == pytest.approx(e.values[1 % seats])
            asked += 1
    assert asked > 4


def test_it_sees_the_view_and_keeps_no_state() -> None:
    game = load_game("ancient")
    s = game.new(None, 2)
    playout(game, s, Rng(9), 120)
    assert isinstance(s.turn, Ask)
    view = game.view(s, s.turn.seat)
    before = view.record()
    search = Search(game, 1, 30)
    search.run(view, s.turn, 10)
    assert view.record() == before
    assert not secrets([view, s.turn, search])


# Results from 0 to 1


def test_winning_sides_share_one_victory() -> None:
    assert shares([1, 2, 3], [0, 1, 2]) == [1, 0, 0]
    assert shares([1, 1, 3], [0, 1, 2]) == [0.5, 0.5, 0]
    assert shares([1, 1, 2, 2], [0, 0, 1, 1]) == [1, 1, 0, 0]
    assert shares([2, 2], [0, 0]) == [0, 0]


def test_a_lead_is_a_chance() -> None:
    even = chances([10.0, 10.0], [0, 1], 5.0)
    assert even == [0.5, 0.5]
    ahead = chances([14.0, 10.0], [0, 1], 5.0)
    assert ahead[0] == pytest.approx(0.68997, abs=1e-4)
    assert sum(ahead) == pytest.approx(1)
    assert chances([1e9, 0.0, 0.0], [0, 1, 2], 1.0)[0] == pytest.approx(1)


def test_partners_are_judged_together_and_cooperation_by_its_points() -> None:
    a, b, c, d = chances([9.0, 1.0, 4.0, 4.0], [0, 0, 1, 1], 5.0)
    assert a == b > 0.5 > c == d
    assert chances([2.0, 3.0], [0, 0], 5.0) < chances([4.0, 3.0], [0, 0], 5.0)


def test_the_neutral_insight() -> None:
    game = Counters(Take(), 3)
    s = game.new()
    insight = game.insight
    assert type(insight) is Insight
    assert isinstance(s.turn, Ask)
    assert {insight.policy(s, s.turn, Rng(seed)) for seed in range(40)} == {1, 2, 3}
    assert insight.value(s) == [0.5, 0.5]
    game.apply(s, 3)
    assert insight.value(s) == [1, 0]
    assert insight.features(s, 0) == [1.0]
