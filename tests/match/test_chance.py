"""Chance: committed to, uniform, independent of everything but the seed and the number of the outcome."""

from __future__ import annotations

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.match import Chance, Match, ReplayError, commitment, verify
from tests.match.tables import play_on, step, table


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


# The third number is χ² for p = 10⁻⁶ with n - 1 degrees of freedom.
@pytest.mark.parametrize(
    ("n", "draws", "most"), [(2, 20_000, 24.0), (3, 20_000, 27.7), (6, 20_000, 35.9), (144, 60_000, 233.0)]
)
def test_outcomes_are_uniform(n, draws, most):
    chance = Chance("fixed seed")
    counts = [0] * n
    for i in range(draws):
        counts[chance.outcome(i, n)] += 1
    assert chi_square(counts) < most


def test_neighbouring_outcomes_are_independent():
    chance = Chance("pairs")
    counts = [0] * 36
    for i in range(0, 40_000, 2):
        counts[chance.outcome(i, 6) * 6 + chance.outcome(i + 1, 6)] += 1
    assert chi_square(counts) < 86.0


def test_there_is_no_modulo_bias():
    """Numbers beyond the last whole multiple of n are drawn again, not folded back onto the small ones."""
    n = (1 << 63) + (1 << 62)
    chance = Chance("bias")
    low = sum(chance.outcome(i, n) < 1 << 62 for i in range(3_000))
    # A third without bias; a half if the numbers beyond n were folded back.
    assert 900 < low < 1_100


def test_an_outcome_depends_only_on_seed_number_and_range():
    one, two, other = Chance("a"), Chance("a"), Chance("b")
    forwards = [one.outcome(i, 100) for i in range(50)]
    backwards = [two.outcome(i, 100) for i in reversed(range(50))]
    assert forwards == backwards[::-1]
    assert forwards != [other.outcome(i, 100) for i in range(50)]


def test_known_outcomes():
    """Old replays depend on these numbers: they never change."""
    chance = Chance("ostraka")
    assert [chance.outcome(i, 144) for i in range(8)] == [52, 81, 117, 140, 77, 135, 70, 7]
    assert (
        commitment("ancient", "1", {"opening": "draft", "teams": False}, 2, "ostraka")
        == "9c89e497661d45e8fd99fbee2d0c34aed48422b2239124bae78e42753b2fa5d6"
    )


class Recorder(Chance):
    """Notes which outcomes are asked for."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.asked: list[int] = []

    def outcome(self, i: int, n: int) -> int:
        self.asked.append(i)
        return super().outcome(i, n)


def test_outcomes_are_used_in_order_each_once():
    match = table(3)
    recorder = Recorder(match.secret)
    first = match.chances
    match._chance = recorder
    play_on(match, 7)
    assert recorder.asked == list(range(first, match.chances))


def test_the_same_seed_gives_the_same_cards_whatever_was_undone():
    match = table()
    rng = Rng(4)
    for _ in range(60):
        step(match, rng)
    digest = match.digest()
    log = match.log
    match.undo(0, 20, consent=frozenset({0, 1}))
    while match.at < len(log):
        match.play(*log[match.at])
    assert match.log == log
    assert match.digest() == digest


def test_the_seed_is_hidden_until_the_end():
    match = table(seed="a secret")
    with pytest.raises(OstrakaError, match="revealed when the match is over"):
        _ = match.seed
    play_on(match, 1)
    assert match.seed == match.secret == "a secret"
    assert match.commitment == commitment("ancient", match.game.rules, match.game.written(match.setup), 2, match.seed)


def test_the_commitment_fixes_everything_that_was_agreed():
    same = table(seed="x").commitment
    assert same == table(seed="x").commitment
    others = [
        table(seed="y"),
        table(3, seed="x"),
        table(setup={"opening": "introductory"}, seed="x"),
        table(setup={"technology_first": True}, seed="x"),
    ]
    assert same not in [match.commitment for match in others]
    assert len({match.commitment for match in others}) == 4


def test_verify_compares_with_the_published_commitment():
    match = play_on(table(), 2)
    text = match.text()
    assert verify(text, match.commitment).digest() == match.digest()
    with pytest.raises(ReplayError, match="published commitment"):
        verify(text, table(seed="another").commitment)


def test_seeds():
    assert len(Match("ancient").secret) == 64
    assert Match("ancient").secret != Match("ancient").secret
    assert table(seed=b"\x00\xff").secret == "00ff"
    assert table(seed=7).secret == "7"
    assert table(seed="übung macht den meister").digest() != table(seed="x").digest()
    for seed in ("", " x", "x\ny", "\ud800", "x" * 201, True, 1.5, 1 << 64, 10**5000, b"", b"x" * 101):
        with pytest.raises(OstrakaError, match="seed"):
            table(seed=seed)
