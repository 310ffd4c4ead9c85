"""Learning: games as files, positions, figures that explain who wins, and rounds that can be broken off."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ostraka import load_game
from ostraka.bots.judgement import SHIPPED, judgement_of, known_of, load_insight, write_figures
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.core.mind.insight import Fitted
from ostraka.core.mind.learned import Figures, Learned, Units
from ostraka.core.mind.playout import playout
from ostraka.core.rng import Rng
from ostraka.lab.training import games
from ostraka.lab.training.crowd import Order, each
from ostraka.lab.training.duel import Score
from ostraka.lab.training.games import Choice, Played
from ostraka.lab.training.linear import fit, tabled
from ostraka.lab.training.loop import Loop, Round, Wishes
from ostraka.lab.training.positions import positions_of
from ostraka.lab.training.selfplay import VARIANTS, Manner, play

LEARNED = ["ancient", "thebes"]
HASTY = Manner(full=8, quick=2, earnest=60, horizon=2)


def plain(known: Fitted[Any], units: Units | None = None) -> Figures:
    """The game's own figures, as learned ones."""
    nothing = [0.0] * known.marked
    return Figures(known.at_the_end, known.before, nothing, nothing, units)


def tables(game: Game[Any, Any], seats: int, setup: dict[str, object] | None = None) -> list[Any]:
    """Tables along a game at random, the last of them at its end."""
    s, rng = game.new(setup, seats), Rng(seats)
    found = [game.copy(s)]
    while playout(game, s, rng, 40) != (0, 0):
        found.append(game.copy(s))
    return found


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some quick games of Thebes."""
    game = load_game("thebes")
    path = tmp_path_factory.mktemp("games") / "thebes.games"
    variants = [[seats, dict(setup)] for _, seats, setup in VARIANTS["thebes"]]
    games.begin(path, {"game": "thebes", "variants": variants})
    games.append(path, games.packed(play(game, seed, HASTY) for seed in (7, 8, 9)))
    return path


# Judging


@pytest.mark.both
@pytest.mark.parametrize("name", LEARNED)
def test_the_games_own_figures_judge_as_the_game_does(name: str) -> None:
    game = load_game(name)
    known = known_of(game)
    learned: Learned[Any] = Learned(known, plain(known))
    for s in [*tables(game, 2), *tables(game, 3)]:
        assert learned.value(s) == pytest.approx(known.value(s))
    assert learned.horizon == known.horizon and learned.curiosity == known.curiosity


@pytest.mark.both
@pytest.mark.parametrize("name", LEARNED)
def test_marks_have_numbers_below_their_count_and_are_ticked_once(name: str) -> None:
    game = load_game(name)
    known = known_of(game)
    for seats in (2, 4):
        for s in tables(game, seats):
            for seat in range(seats):
                marks = known.marks(s, seat)
                assert len(set(marks)) == len(marks)
                assert all(0 <= mark < known.marked for mark in marks)


@pytest.mark.both
def test_a_mark_counts_for_whoever_has_it_and_partners_share_it() -> None:
    game = load_game("ancient")
    known = known_of(game)
    s = tables(game, 4, {"teams": True})[-2]
    mark = next(mark for mark in known.marks(s, 2) if all(mark not in known.marks(s, seat) for seat in (0, 1, 3)))
    worth = [0.0] * known.marked
    worth[mark] = 5.0
    figures = Figures(known.at_the_end, known.before, worth, [0.0] * known.marked)
    values = Learned(known, figures).value(s)
    assert values[2] == pytest.approx(values[3])
    assert values[2] > known.value(s)[2]


@pytest.mark.both
def test_units_see_a_seat_beside_the_others() -> None:
    """One unit that says half of what it counts of the first thing, less what the others have of it."""
    game = load_game("thebes")
    known = known_of(game)
    counted, seen = len(known.names), len(known.names) + known.marked
    one = [1.0] + [0.0] * (seen - 1)
    units = Units([100.0], [0.0], [2.0] * counted, one, [-weight for weight in one], [0.25])
    learned: Learned[Any] = Learned(known, plain(known, units))
    s = tables(game, 2)[-3]
    lead = known.counts(s, 0)[0] - known.counts(s, 1)[0]
    own = known.value(s)
    odds = own[0] / own[1] * 2.718281828459045**lead
    assert learned.value(s)[0] == pytest.approx(odds / (1 + odds))


def test_figures_that_do_not_fit_the_game_are_refused() -> None:
    known = known_of(load_game("thebes"))
    with pytest.raises(OstrakaError, match="figures where"):
        Learned(known, Figures([1.0], [], [], []))
    with pytest.raises(OstrakaError, match="each unit"):
        Learned(known, plain(known, Units([0.0], [0.0], [1.0] * len(known.names), [1.0], [1.0], [1.0])))
    with pytest.raises(OstrakaError, match="no marks"):
        known_of(load_game("mammothodus"))


def test_judgements_are_written_and_read_alike(tmp_path: Path) -> None:
    game = load_game("ancient")
    known = known_of(game)
    seen = [0.25] * (len(known.names) + known.marked)
    units = Units([0.5], [0.1], [1.0] * len(known.names), seen, seen, [1.0])
    path = tmp_path / "judgement.json"
    write_figures(path, game, plain(known, units), {"horizon": 9, "curiosity": 0.5})
    read = load_insight(game, path)
    assert read.figures.units is not None
    assert (read.figures.units.own, read.figures.counts_before) == (units.own, known.before)
    assert (read.horizon, read.curiosity) == (9, 0.5)
    with pytest.raises(OstrakaError, match="no judgement of Thebes"):
        load_insight(load_game("thebes"), path)


@pytest.mark.parametrize("name", LEARNED)
def test_what_comes_with_ostraka_is_small_and_says_where_it_is_from(name: str) -> None:
    path = SHIPPED / f"{name}.json"
    assert path.stat().st_size < 3_000_000
    assert json.loads(path.read_text())["learned"]
    assert judgement_of(load_game(name)) is judgement_of(load_game(name))


# Playing and learning


def test_a_file_cut_short_keeps_its_whole_blocks_and_can_be_added_to(tmp_path: Path) -> None:
    path = tmp_path / "some.games"
    games.begin(path, {"game": "thebes"})
    one = Played(7, 2, 0, [1.0, 0.0], [Choice(3), Choice(5, [0.25, 0.75], [(5, 30), (3, 2)])])
    games.append(path, games.packed([one, one]))
    games.append(path, games.packed([one]))
    path.write_bytes(path.read_bytes()[:-3])
    assert len(list(games.read(path)[1])) == 2
    games.begin(path, {"game": "another"})
    games.append(path, games.packed([one]))
    head, found = games.read(path)
    assert head["game"] == "thebes"
    rows = list(found)
    assert len(rows) == 3 and rows[2].choices[0] == Choice(3)
    assert rows[2].choices[1].visits == [(5, 30), (3, 2)]
    assert rows[2].choices[1].values == pytest.approx([0.25, 0.75], abs=1e-4)
    (tmp_path / "other").write_text("{}\n")
    with pytest.raises(OstrakaError, match="no games to learn from"):
        games.read(tmp_path / "other")


def test_choices_alone_give_the_positions_back(file: Path) -> None:
    found = list(positions_of(file))
    thought = sum(bool(choice.values) for played in games.read(file)[1] for choice in played.choices)
    assert len(found) == thought > 20
    assert {position.game for position in found} == {7, 8, 9}
    assert all(sum(position.won) == pytest.approx(1.0, abs=1e-3) for position in found)
    assert all(len(position.counts) == len(position.sides) == len(position.values) for position in found)


def test_the_same_seed_plays_the_same_game() -> None:
    game = load_game("thebes")
    assert play(game, 5, HASTY) == play(game, 5, HASTY)


def test_a_mark_that_wins_gets_its_figure(file: Path) -> None:
    """In positions whose every winner has a mark that no loser has, the mark is found to be worth something."""
    known = known_of(load_game("thebes"))
    mark = known.marked - 1
    positions = list(positions_of(file))
    for position in positions:
        for seat, won in enumerate(position.won):
            others = [each for each in position.marks[seat] if each != mark]
            position.marks[seat] = [*others, mark] if won > 0.9 else others
    found = fit(known, tabled(known, positions, trust=0.0))
    assert found.figures.marks_at_the_end[mark] > 0.1
    assert found.figures.marks_at_the_end[mark] == max(found.figures.marks_at_the_end)


def test_trust_says_whether_results_or_expectations_are_learned_from(tmp_path: Path) -> None:
    """Of the same games: other figures, and with full trust the same whoever has won."""
    found: list[str] = []
    for place, (trust, turned) in enumerate([(0.5, False), (1.0, False), (1.0, True)]):
        wishes = Wishes("thebes", games=4, full=6, quick=2, horizon=2, trust=trust)
        loop = Loop(tmp_path / f"{place}", wishes, say=lambda _: None)
        now = Round(1)
        loop.play(now)
        path = loop.games_of(1)
        if turned:
            head, played = games.read(path)
            lost = [replace(game, won=game.won[::-1]) for game in played]
            path.unlink()
            games.begin(path, head)
            games.append(path, games.packed(lost))
        loop.learn(now)
        found.append(str(json.loads(loop.judgement(1).read_text())["marks_at_the_end"]))
    assert found[0] != found[1] == found[2]


def test_a_score_knows_how_sure_it_is() -> None:
    assert Score(100, 50.0).interval == pytest.approx((0.404, 0.596), abs=0.001)
    assert str(Score(400, 220.0)) == "55.0 % of 400 (50.1–59.8)"


def test_no_group_is_begun_when_time_is_up() -> None:
    assert list(each(abs, [-1, -2, -3, -4], seconds=-1.0, group=2)) == []
    assert sorted(each(abs, [-1, -2, -3], jobs=2)) == [1, 2, 3]


def test_a_portion_of_a_round_needs_nothing_but_what_its_order_says(tmp_path: Path) -> None:
    """Orders are plain values that bring the judgements along, so that games can be played on any machine."""
    wishes = Wishes("thebes", games=23, full=6, quick=2, horizon=2)
    elsewhere: list[Order] = []

    def scatter(task: Callable[[Order], bytes], orders: Sequence[Order]) -> Iterator[bytes]:
        elsewhere.extend(orders)
        return map(task, json.loads(json.dumps(orders))[:1])

    loop = Loop(tmp_path, wishes, say=lambda _: None, scatter=scatter)
    game = load_game("thebes")
    write_figures(loop.judgement(1), game, plain(known_of(game)), {})
    loop.rounds = [Round(1, kept=True, done=True)]
    loop.play(Round(2))
    assert [len(order["seeds"]) for order in elsewhere] == [10, 10, 3]
    assert elsewhere[0]["judged"] == [loop.judgement(1).read_text()]
    minds = [None, load_insight(game, loop.judgement(1))]
    played = list(games.read(loop.games_of(2))[1])
    assert len(played) == 10
    twin = games.packed([play(game, played[3].seed, Manner(6, 2, horizon=2), minds)])
    assert games.packed([played[3]]) == twin
    # What has come is not ordered again.
    loop.play(Round(2))
    assert [len(order["seeds"]) for order in elsewhere[3:]] == [10, 3]


@pytest.mark.compiled
def test_rounds_go_on_where_they_were_broken_off(tmp_path: Path) -> None:
    wishes = Wishes("thebes", games=4, full=6, quick=2, horizon=2, gate=2, seconds=0.001)
    told: list[str] = []
    loop = Loop(tmp_path, wishes, say=told.append)
    loop.run(1)
    first = [line for line in told if line.startswith("round 1")]
    assert len(first) == 4 and "won" in first[-1]
    again: list[str] = []
    loop = Loop(tmp_path, wishes, say=again.append)
    # As if it had been killed in the middle of playing: half a block, and nothing said of the round.
    loop.games_of(2).write_bytes(loop.games_of(1).read_bytes()[:-5])
    loop.run(2)
    assert not any(line.startswith("round 1") for line in again)
    assert loop.rounds[-1].done and loop.rounds[-1].pairs > loop.rounds[0].pairs
    assert "round<th>" in (tmp_path / "curves.html").read_text()
    state = json.loads((tmp_path / "state.json").read_text())
    assert state["wishes"]["seed"] == 1 and len(state["rounds"]) == 2
    with pytest.raises(OstrakaError, match="another games"):
        Loop(tmp_path, Wishes("thebes", games=5, full=6, quick=2, horizon=2, gate=2, seconds=0.001))
