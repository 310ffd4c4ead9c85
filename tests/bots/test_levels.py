"""The five levels: named alike in every game, legal, repeatable, and each at its place."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots import BOT_NAMES, DEFAULT_LEVEL, LEVELS, Bot, Budget, RandomBot, Searcher, make_bot
from ostraka.bots.judgement import judgement_of
from ostraka.bots.levels import ORACLE, Rule, level_bot, level_of, levels_of
from ostraka.core.errors import OstrakaError
from ostraka.core.game import View
from ostraka.core.mind.levels import ANY_GAME, COUNT, Levels
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask
from ostraka.games.thebes.board import tokens
from ostraka.games.thebes.knowledge import knowledge
from ostraka.games.thebes.options import WEEKS
from ostraka.lab.arena import arena, contest

GAMES = ["ancient", "thebes"]


def moments(game: Any, seats: int, seed: int, stride: int) -> list[tuple[Any, Ask]]:
    """States along a random game that wait for a choice of several options."""
    found = []
    s, rng = game.new(None, seats), Rng(seed)
    while playout(game, s, rng, stride) != (0, 0):
        if isinstance(s.turn, Ask) and len(s.turn.options) > 1:
            found.append((game.copy(s), s.turn))
    return found


def test_levels_have_names_and_numbers() -> None:
    game = load_game("thebes")
    assert len(LEVELS) == COUNT == 5
    assert DEFAULT_LEVEL in LEVELS
    assert set(LEVELS) < set(BOT_NAMES)
    for number, name in enumerate(LEVELS, 1):
        assert level_of(name) == level_of(f"level-{number}") == number
        assert make_bot(game, name).name == make_bot(game, f"level-{number}").name == name
        assert repr(make_bot(game, name)) == repr(make_bot(game, f"level-{number}"))


@pytest.mark.parametrize("name", ["level-0", "level-7", "level-", "level-03", "Sage", "", "searcher"])
def test_what_is_no_level(name: str) -> None:
    assert level_of(name) == 0
    with pytest.raises(OstrakaError, match="digger, student, scholar, professor, sage"):
        level_bot(load_game("thebes"), name)


@pytest.mark.parametrize("spec", ["searcher", "searcher:", "searcher:0", "sage:5", "level-7", "level-2:9"])
def test_what_makes_no_sense_is_told_what_does(spec: str) -> None:
    with pytest.raises(OstrakaError, match="sage"):
        make_bot(load_game("thebes"), spec)


@pytest.mark.parametrize("numbers", [(1, 2, 3, 4), (1, 2, 3, 4, 5, 6), ()])
def test_a_game_has_a_number_for_each_level(numbers: tuple[int, ...]) -> None:
    five = (5, 4, 3, 2, 1)
    for wrong in (lambda: Levels(numbers, five), lambda: Levels(five, numbers), lambda: Levels(five, five, (1, *five))):
        with pytest.raises(OstrakaError, match="there are 5 levels"):
            wrong()


@pytest.mark.parametrize("game", [*GAMES, "mammothodus", "any"])
def test_every_level_overlooks_less_or_thinks_longer_than_the_one_below(game: str) -> None:
    levels = ANY_GAME if game == "any" else load_game(game).levels
    steps = pairwise(zip(levels.slips, levels.simulations, strict=True))
    assert all(a[0] > b[0] or (a[0] == b[0] and a[1] < b[1]) for a, b in steps)


def test_a_slip_takes_the_better_of_two() -> None:
    """A weak level overlooks most options, but it does not take the worse of two it has seen."""
    game = load_game("thebes")
    bot: Rule[Any, Any] = Rule(game, slips=100)
    s, ask = moments(game, 2, 4, 9)[0]
    view = game.view(s, ask.seat)
    for seed in range(20):
        rng = Rng(seed)
        taken = bot.slip(view, ask, rng)
        seen = Rng(seed)
        two = [ask.options[seen.below(len(ask.options))] for _ in range(2)]
        assert taken in two
        if two[0] != two[1]:
            imagined = game.sample(view, seen)
            promises = {option: bot.promise(game.copy(imagined), ask.seat, option, Rng(1)) for option in two}
            other = two[0] if taken == two[1] else two[1]
            assert promises[taken] >= promises[other] or not settled(game, imagined, ask, two)


def test_nobody_stays_at_a_dig_for_no_token_more() -> None:
    """Whoever slips in Thebes still digs as long as the last week brings something, whatever is known of the site."""
    game = load_game("thebes")
    bot: Rule[Any, Any] = Rule(game, slips=100)
    seen = 0
    for seed in range(4):
        for s, ask in moments(game, 2, seed, 1):
            if ask.prompt != "weeks":
                continue
            seen += 1
            f = s.top()
            known = knowledge(s, ask.seat, f.card, f.arg)
            for luck in range(5):
                weeks = bot.choose(game.view(s, ask.seat), ask, Budget(luck)) - WEEKS
                assert tokens(known, weeks) > tokens(known, weeks - 1)
    assert seen > 10


def test_the_oracle_searches_with_what_it_has_learned() -> None:
    game = load_game("thebes")
    bot = make_bot(game, "level-6")
    assert isinstance(bot, Searcher) and bot.name == ORACLE
    assert bot.insight is judgement_of(game) and bot.simulations == game.levels.oracle > game.levels.simulations[-1]
    s, ask = moments(game, 2, 4, 20)[1]
    few = Budget(3, simulations=24)
    alone = bot.estimates(game.view(s, ask.seat), ask, few)
    own = Searcher(game, 24).estimates(game.view(s, ask.seat), ask, few)
    assert [e.values for e in alone] != [e.values for e in own]
    together = bot.estimates(game.view(s, ask.seat), ask, replace(few, cores=2))
    assert sum(e.visits for e in together) == 24
    assert levels_of(game) == (*LEVELS, ORACLE)


def test_where_nobody_has_learned_there_is_no_oracle() -> None:
    game = load_game("mammothodus")
    assert levels_of(game) == LEVELS
    with pytest.raises(OstrakaError, match="Mammothodus has no oracle"):
        make_bot(game, ORACLE)


def settled(game: Any, imagined: Any, ask: Ask, options: list[int]) -> bool:
    """Whether no chance decides what comes right after these options."""
    after = []
    for option in options:
        s = game.copy(imagined)
        game.apply(s, option, None, ask.seat)
        after.append(isinstance(s.turn, Ask))
    return all(after)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["digger", "student", "searcher:5"])
def test_levels_choose_what_is_offered_and_always_the_same(name: str, spec: str) -> None:
    game = load_game(name)
    bot = make_bot(game, spec)
    for s, turn in moments(game, 3, 11, 23):
        for ask in turn.asked():
            view = game.view(s, ask.seat)
            assert bot.choose(view, ask, Budget(5)) == bot.choose(view, ask, Budget(5))
            assert bot.choose(view, ask, Budget(6)) in ask.options


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["digger", "student"])
def test_even_the_first_levels_beat_chance(name: str, spec: str) -> None:
    game = load_game(name)
    result = arena(game, [(spec, make_bot(game, spec)), ("random", RandomBot())], games=8, seed=2)
    assert result.bots[0].wins >= 7
    assert result.bots[0].mean_score > result.bots[1].mean_score + 10


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "simulations", "games"), [("ancient", 20, 10), ("thebes", 40, 16)])
def test_searching_beats_every_level_that_does_not(name: str, simulations: int, games: int) -> None:
    game = load_game(name)
    best = [level for level in LEVELS if isinstance(level_bot(game, level), Rule)][-1]
    leads = []
    for seed in range(games):
        bots: list[Bot] = [make_bot(game, best), make_bot(game, best)]
        bots[seed % 2] = make_bot(game, f"searcher:{simulations}")
        outcome = contest(game, bots, seed)
        leads.append(outcome.total(seed % 2) - outcome.total(1 - seed % 2))
    assert sum(leads) > 4 * games, leads
    assert sum(lead > 0 for lead in leads) > games / 2, leads


class Counted:
    """A game that counts what a bot asks of it."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.imagined = self.judged = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    @property
    def insight(self) -> Any:
        self.judged += 1
        return self.game.insight

    def sample(self, view: View, rng: Rng) -> Any:
        self.imagined += 1
        return self.game.sample(view, rng)


@pytest.mark.parametrize("name", [*GAMES, "mammothodus"])
def test_the_default_level_answers_at_once(name: str) -> None:
    """However long the game takes: one imagined table, and on it one quick choice, or two options judged.

    Before that it may ask what anybody would think of.
    """
    game = load_game(name)
    counted: Any = Counted(game)
    bot = level_bot(counted, DEFAULT_LEVEL)
    for seed, (s, ask) in enumerate(moments(game, game.seats[-1], 4, 20)):
        counted.imagined = counted.judged = 0
        assert bot.choose(game.view(s, ask.seat), ask, Budget(seed)) in ask.options
        assert counted.imagined <= 1
        assert counted.judged <= 3
        # Only whoever sees the same option twice needs no thought at all.
        assert counted.judged >= 1 or game.levels.slips[LEVELS.index(DEFAULT_LEVEL)]


def test_the_clock_ends_thinking_but_does_not_prolong_it() -> None:
    game = load_game("thebes")
    s, ask = moments(game, 2, 4, 20)[1]
    view = game.view(s, ask.seat)
    timed = Searcher(game, 20).choose(view, ask, Budget(3, limit=60.0))
    assert timed == Searcher(game, 20).choose(view, ask, Budget(3))


def test_a_forced_choice_needs_no_thought() -> None:
    game = load_game("thebes")
    view = game.view(game.new(None, 2), 0)
    for spec in ("digger", "sage"):
        assert make_bot(game, spec).choose(view, Ask(0, "action", (17,)), Budget(0)) == 17
