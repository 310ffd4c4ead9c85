"""The generator for imagining: the same everywhere, and even enough."""

from __future__ import annotations

from collections import Counter

import pytest

from ostraka.core.rng import Rng


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_numbers_are_the_same_on_every_machine_and_build() -> None:
    rng = Rng(2024)
    assert [rng.below(1000) for _ in range(8)] == [848, 28, 745, 229, 955, 615, 925, 121]


@pytest.mark.parametrize("n", [2, 3, 6, 10, 52, 144])
def test_each_number_comes_equally_often(n: int) -> None:
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    # Beyond five standard deviations of the chi-square distribution with n - 1 degrees of freedom.
    assert chi_square(list(counts.values())) < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_neighbouring_seeds_begin_differently() -> None:
    firsts = Counter(Rng(seed).below(6) for seed in range(3_000))
    assert chi_square([firsts[i] for i in range(6)]) < 5 + 5 * 10**0.5
    pairs = {(Rng(seed).below(1 << 20), Rng(seed + 1).below(1 << 20)) for seed in range(500)}
    assert len(pairs) == 500


def test_a_shuffle_keeps_the_cards_and_favours_no_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Rng(5)
    for _ in range(6_000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert chi_square(list(orders.values())) < 5 + 5 * 10**0.5


def test_a_copy_goes_its_own_way_from_the_same_place() -> None:
    rng = Rng(77)
    rng.below(10)
    twin = rng.copy()
    ahead = [rng.below(1000) for _ in range(5)]
    assert [twin.below(1000) for _ in range(5)] == ahead


@pytest.mark.parametrize("seed", [0, -1, 1 << 31, 1 << 63, 1 << 200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    rng = Rng(seed)
    assert len({rng.below(1 << 16) for _ in range(50)}) > 40
