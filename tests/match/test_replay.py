"""Replays: exact at every decision, small, readable, and one way of writing each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.games import GAME_IDS
from ostraka.games.ancient.options import AMOUNT, CREATE, SLOT
from ostraka.match import Match, ReplayError, load_game, verify
from ostraka.match.notation import codes, some, words
from ostraka.match.replay import SIZE, write_in
from tests.conftest import TIER
from tests.match.tables import CONFIGURATIONS, play_on, step, table

GAMES = {"fast": 2, "full": 200, "soak": 2_000}[TIER]
REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("*.txt"))
LINE_BY_LINE = """\
import sys
from ostraka import Match
text = open(sys.argv[1], encoding="utf-8").read()
match = Match.read(text)
print(match.digest(), [Match.replay(text, at).digest() for at in range(0, match.at, 150)])
"""


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "setup"), CONFIGURATIONS)
def test_a_replay_is_exact_at_every_decision(seats, setup):
    for seed in range(GAMES):
        match = table(seats, setup, f"replay {seed}", forced=False)
        rng = Rng(seed)
        digests = [match.digest()]
        while not match.over:
            step(match, rng)
            digests.append(match.digest())
        again = table(seats, setup, f"replay {seed}", forced=False)
        for choice, digest in zip(match.log, digests, strict=False):
            assert again.digest() == digest
            again.play(choice.seat, choice.option, again.at)
        text = match.text()
        read = Match.read(text)
        assert read.log == match.log
        assert read.digest() == again.digest() == digests[-1]
        assert read.text() == text
        for at in range(seed, len(digests), 97):
            there = Match.replay(text, at)
            assert (there.at, there.digest()) == (at, digests[at])


@pytest.mark.parametrize("forced", [True, False])
def test_an_unfinished_match_is_kept_and_resumed(forced):
    for choices in (0, 1, 5, 33, 120):
        match = play_on(table(3, forced=forced), 5, choices)
        text = match.text()
        assert "result:" not in text
        again = Match.read(text, forced)
        assert again.text() == text
        assert again.asks[0].options == match.asks[0].options
        assert play_on(again, 9).digest() == play_on(match, 9).digest()


def test_the_replay_reads_like_the_game():
    match = table(setup={"opening": "introductory"}, seed="readable")
    seat = match.ask.seat
    match.play(seat, CREATE)
    card = match.ask.options[0]
    match.play(seat, card)
    body = match.text().split("\n\n")[1].splitlines()
    assert body[0].startswith(f"1 p{seat + 1}: create {words(match.game)[card]}")
    assert body[-1] == f"digest: {match.fingerprint()}"


def test_the_words_of_ancient_knowledge():
    game = load_game("ancient")
    table = words(game)
    by_name = codes(game)
    assert [by_name[word] for word in table] == list(range(len(game.actions)))
    assert table[:7] == ("pass", "yes", "create", "learn", "archive", "excavate", "search")
    assert {"petra", "nazca", "giants", "khafre", "gobekli", "planetary-stone", "hieroglyphs"} <= set(table)
    assert (table[SLOT + 4], table[AMOUNT + 3]) == ("@4", "x3")
    assert "p1" in table and "board0" in table
    assert all(word.isascii() and len(word) <= 15 for word in table)


def test_words_of_any_game_are_made_from_its_blocks():
    game = load_game("ancient")
    table = [game.actions.word(code) for code in range(len(game.actions))]
    assert len(set(table)) == len(table)
    assert table[7] == "c0" and not any(" " in word for word in table)


def test_some_shortens_a_list():
    assert some(["a", "b"]) == "a, b"
    assert some([str(i) for i in range(20)], 3) == "0, 1, 2 or 17 more"


def test_no_replay_is_large():
    games = {"fast": 40, "full": 300, "soak": 3_000}[TIER]
    sizes = []
    for seed in range(games):
        match = play_on(table(4, {"teams": True}, f"size {seed}"), seed)
        text = match.text()
        assert "\nnotation: words\n" in text
        sizes.append(len(text.encode()))
    assert max(sizes) <= SIZE / 2


def dawdle(match, ask, rng):
    """Somebody who does everything but finish: few monuments, many discards, to the last round."""
    options = ask.options
    if ask.prompt == "action":
        view = match.view(ask.seat)
        line = view.table.line[12 * ask.seat : 12 * ask.seat + 12]
        full = len(view.table.past[ask.seat]) + sum(card >= 0 for card in line) >= 11
        if 4 in options and rng.below(8):
            return 4
        options = [option for option in options if option != CREATE or not full]
    elif options[0] == 0 and len(options) > 1 and rng.below(10):
        options = options[1:]
    return options[rng.below(len(options))]


def test_even_the_longest_winded_match_makes_a_small_file():
    sizes = []
    for seed in range(8):
        match = table(4, {"teams": True}, f"s{seed}")
        rng = Rng(seed)
        while not match.over:
            asks = match.asks
            ask = asks[rng.below(len(asks))]
            match.play(ask.seat, dawdle(match, ask, rng))
        assert match.outcome().ended == "last-round"
        text = match.text()
        sizes.append(len(text.encode()))
        assert len(write_in(match, "numbers").encode()) < SIZE * 3 / 5
    # Such a match takes twice the room of any random one, and still fits.
    assert SIZE / 2 < max(sizes) <= SIZE


def test_a_match_too_long_for_words_is_written_in_numbers(monkeypatch):
    match = play_on(table(), 1)
    in_words = match.text()
    monkeypatch.setattr("ostraka.match.replay.SIZE", len(in_words.encode()) - 1)
    text = match.text()
    assert "\nnotation: numbers\n" in text and len(text) < len(in_words)
    again = Match.read(text)
    assert again.log == match.log and again.text() == text
    with pytest.raises(ReplayError):
        Match.read(in_words)


def test_the_hash_seed_makes_no_difference(tmp_path):
    match = play_on(table(4, {"teams": True}, "hash"), 3)
    file = tmp_path / "replay.txt"
    file.write_text(match.text(), encoding="utf-8")
    answers = set()
    for hash_seed in ("0", "1", "random"):
        answer = subprocess.run(
            [sys.executable, "-c", LINE_BY_LINE, str(file)],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        answers.add(answer.stdout)
    assert len(answers) == 1
    assert answers.pop().startswith(match.digest())


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_every_kept_replay_still_replays(path):
    text = path.read_text(encoding="utf-8")
    match = verify(text)
    assert match.text() == text
    assert text.endswith(f"digest: {match.fingerprint()}\n")
    match.check()


def test_replays_of_every_game_and_number_of_seats_are_kept():
    kept = [match for match in map(read_path, REPLAYS) if match.over]
    for game in GAME_IDS:
        mine = [match for match in kept if match.game.id == game]
        assert {match.seats for match in mine} >= set(load_game(game).seats), game
    ancient = [match.setup for match in kept if match.game.id == "ancient"]
    assert any(setup["teams"] for setup in ancient)
    assert {setup["opening"] for setup in ancient} == {"draft", "introductory"}


def read_path(path: Path):
    return Match.read(path.read_text(encoding="utf-8"))


def test_replay_at_a_log_length_that_does_not_exist():
    text = play_on(table(), 1, 20).text()
    wrong: list[Any] = [-1, 10**9, True, "3"]
    for at in wrong:
        with pytest.raises(OstrakaError, match="log lengths 0 to"):
            Match.replay(text, at)


def test_windows_line_ends_are_welcome():
    text = play_on(table(), 1).text()
    assert Match.read(text.replace("\n", "\r\n")).text() == text
    assert Match.read(text.removesuffix("\n")).text() == text
