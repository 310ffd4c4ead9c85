"""The five levels: named alike in every game, legal, repeatable, and each at its place."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import exp
from types import SimpleNamespace
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots import BOT_NAMES, DEFAULT_LEVEL, LEVELS, Bot, Budget, RandomBot, Searcher, make_bot
from ostraka.bots.judgement import judgement_of
from ostraka.bots.levels import ORACLE, Rule, level_bot, level_of, levels_of
from ostraka.bots.planner import Planner
from ostraka.core.errors import OstrakaError
from ostraka.core.game import View
from ostraka.core.mind.levels import ANY_GAME, COUNT, Levels
from ostraka.core.mind.lookahead import look_ahead
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.core.turn import PASS, Ask
from ostraka.games.ancient.terms import POSITIONS
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
    five, some = (5, 4, 3, 2, 1), tuple(map(float, numbers))
    heat = (0.5, 0.4, 0.3, 0.2, 0.1)
    for wrong in (lambda: Levels(some, five), lambda: Levels(heat, numbers), lambda: Levels(heat, five, (1, *five))):
        with pytest.raises(OstrakaError, match="there are 5 levels"):
            wrong()


@pytest.mark.parametrize("game", [*GAMES, "mammothodus", "any"])
def test_every_level_is_steadier_or_thinks_longer_than_the_one_below(game: str) -> None:
    levels = ANY_GAME if game == "any" else load_game(game).levels
    steps = pairwise(zip(levels.temperature, levels.simulations, strict=True))
    assert all(a[0] > b[0] or (a[0] == b[0] and a[1] < b[1]) for a, b in steps)


@pytest.mark.parametrize("name", [*GAMES, "mammothodus"])
def test_the_rule_of_thumb_takes_what_looks_best_to_it(name: str) -> None:
    """What weak levels waver between is what the policy compares: its own choice is one of the best."""
    game = load_game(name)
    asked = set()
    for seed in range(3):
        for s, ask in moments(game, game.seats[-1], seed, 5):
            looks = game.insight.weigh(s, ask, Rng(seed))
            assert len(looks) == len(ask.options)
            tip = game.insight.policy(s, ask, Rng(seed))
            assert tip in ask.options and looks[ask.options.index(tip)] == max(looks), (ask, tip, looks)
            asked.add(ask.prompt)
    assert len(asked) > 3


class Weighed:
    """A game in which everything is seen, and options look as they are told to."""

    def __init__(self, looks: list[float]) -> None:
        self.looks = looks
        self.insight = self

    def sample(self, view: Any, rng: Rng) -> Any:
        return view

    def considered(self, seen: Any, ask: Ask) -> tuple[int, ...]:
        return ask.options[1:]

    def weigh(self, s: Any, ask: Ask, rng: Rng) -> list[float]:
        return self.looks


def test_the_better_an_option_looks_the_likelier_it_is_taken() -> None:
    """What looks worse by the temperature is taken e times more rarely, and what nobody would think of never."""
    game: Any = Weighed([9.0, 0.0, 2.0, 2.0, -40.0])
    bot: Rule[Any, Any] = Rule(game, temperature=2.0)
    ask = Ask(0, "pick", (3, 4, 5, 6, 7))
    view: Any = Seen()
    taken = [bot.choose(view, ask, Budget(seed)) for seed in range(3000)]
    counts = [taken.count(option) for option in ask.options]
    usual = 3000 / (2 + exp(-1))
    assert counts[0] == counts[4] == 0
    assert all(abs(count - usual) < 0.1 * usual for count in counts[2:4])
    assert abs(counts[1] - usual * exp(-1)) < 0.15 * usual


class Seen:
    """Somebody who sees everything."""

    seen = None


@pytest.mark.parametrize("name", GAMES)
def test_what_a_weak_level_gets_wrong_is_mostly_small(name: str) -> None:
    """Played on by the rule of thumb, its mistakes cost less than those of somebody who takes anything else."""
    game = load_game(name)
    bot = level_bot(game, "student")
    wrong, anything = [], []
    for seed in range(4):
        for s, ask in moments(game, 2, seed, 31):
            tip = game.insight.policy(s, ask, Rng(1))
            if tip not in ask.options or len(ask.options) < 3:
                continue
            hopes = {option: promise(game, s, ask, option) for option in ask.options}
            others = [option for option in ask.options if option != tip]
            anything += [hopes[tip] - hopes[option] for option in others]
            taken = [bot.choose(game.view(s, ask.seat), ask, Budget(luck)) for luck in range(12)]
            wrong += [hopes[tip] - hopes[option] for option in taken if option != tip]
    assert len(wrong) > 30 and len(anything) > 30
    assert sum(wrong) / len(wrong) < 0.8 * sum(anything) / len(anything)


def promise(game: Any, s: Any, ask: Ask, option: int) -> float:
    """What a seat can expect of a choice when everybody plays on by the rule of thumb, on average of some luck."""
    total = 0.0
    for luck in range(6):
        table = game.copy(s)
        game.apply(table, option, None, ask.seat)
        total += look_ahead(game, table, -1, 0, Rng(luck), 12, 12).values[ask.seat] / 6
    return total


def test_nobody_throws_the_hand_away() -> None:
    """Whoever archives in Ancient Knowledge stops where no token is about to be lost, however careless."""
    game = load_game("ancient")
    bot: Rule[Any, Any] = Rule(game, temperature=20.0)
    seen = 0
    for seed in range(12):
        for s, ask in moments(game, 2, seed, 1):
            if ask.prompt != "archive" or ask.options[0] != PASS:
                continue
            if s.top().step < sum(s.tokens[ask.seat * POSITIONS : ask.seat * POSITIONS + 6]):
                continue
            seen += 1
            assert all(bot.choose(game.view(s, ask.seat), ask, Budget(luck)) == PASS for luck in range(5))
    assert seen > 10


def test_nobody_stays_at_a_dig_for_no_token_more() -> None:
    """However careless in Thebes, one digs as long as the last week brings something, whatever is known of the site."""
    game = load_game("thebes")
    bot: Rule[Any, Any] = Rule(game, temperature=20.0)
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


def test_the_oracle_of_mammothodus_plans_further_and_more_than_the_sage() -> None:
    game = load_game("mammothodus")
    bot, sage = make_bot(game, "level-6"), make_bot(game, "sage")
    assert isinstance(bot, Planner) and isinstance(sage, Planner) and bot.name == ORACLE
    assert bot.turns > sage.turns and bot.simulations > sage.simulations and bot.prompts == sage.prompts
    assert levels_of(game) == (*LEVELS, ORACLE)


def test_where_nobody_has_learned_there_is_no_oracle() -> None:
    game: Any = SimpleNamespace(title="Sherds", levels=ANY_GAME)
    assert levels_of(game) == LEVELS
    with pytest.raises(OstrakaError, match="Sherds has no oracle"):
        level_bot(game, ORACLE)


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
    """However long the game takes: one imagined table, and on it one quick choice, or one look at all options."""
    game = load_game(name)
    counted: Any = Counted(game)
    bot = level_bot(counted, DEFAULT_LEVEL)
    for seed, (s, ask) in enumerate(moments(game, game.seats[-1], 4, 20)):
        counted.imagined = counted.judged = 0
        assert bot.choose(game.view(s, ask.seat), ask, Budget(seed)) in ask.options
        assert counted.imagined <= 1
        assert counted.judged == 1


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
