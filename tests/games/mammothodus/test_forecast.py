"""What the next human card may do, told from a view."""

from __future__ import annotations

from ostraka.core.game import NO_OPTION
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Over, Roll
from ostraka.games.mammothodus.explain import forecast as threat
from ostraka.games.mammothodus.game import MAMMOTHODUS as GAME
from ostraka.games.mammothodus.terms import COLOURS
from ostraka.text import words_for
from tests.games.mammothodus.table import Lay

NAMES = ("Ana", "Ben", "Cleo")


def test_each_colour_of_the_deck_has_a_note_the_likeliest_first(table: Lay) -> None:
    t = table(figures={"red": "S2"}, tribes={"S2": 2})
    notes = GAME.forecast(GAME.view(t.s, 0))
    assert all(note.option == NO_OPTION and note.message == "forecast-human" for note in notes)
    left = [int(note.args["left"]) for note in notes]
    assert left == sorted(left, reverse=True)
    assert min(left) > 0


def test_a_tribe_beside_an_ancient_threatens_its_clan(table: Lay) -> None:
    alone = table(figures={"red": "S2"})
    beset = table(figures={"red": "S2"}, tribes={"S2": 2})
    losses = [sum(int(n.args["loss"]) for n in GAME.forecast(GAME.view(t.s, 0))) for t in (alone, beset)]
    assert losses == [0, 2]


def test_every_viewer_is_told_the_same_even_with_hidden_hands() -> None:
    words = words_for(GAME, "en", strict=True)
    rng = Rng(5)
    s = GAME.new({"open_hands": False}, 3)
    for _ in range(400):
        if isinstance(s.turn, Over):
            break
        if isinstance(s.turn, Roll):
            GAME.apply(s, rng.below(s.turn.n))
            continue
        assert isinstance(s.turn, Ask)
        real = {str(n.args["colour"]): n.args for n in (threat(s, c, NO_OPTION) for c in range(COLOURS))}
        for seat in (None, 0, 1, 2):
            for note in GAME.forecast(GAME.view(s, seat)):
                if note.message == "forecast-fragment":
                    continue
                assert {**real[str(note.args["colour"])], "quiet": note.args["quiet"]} == note.args
                assert words.note(note, NAMES).endswith(".")
        GAME.apply(s, s.turn.options[rng.below(len(s.turn.options))])


def test_the_fragment_is_warned_of_one_card_before(table: Lay) -> None:
    t = table(figures={"red": "S2"})
    words = words_for(GAME, "en", strict=True)
    told = {}
    for left in (2, 1, 0):
        t.s.human_discard += t.s.humans[left:]
        t.s.humans = t.s.humans[:left]
        told[left] = words.note(GAME.forecast(GAME.view(t.s, 0))[0], NAMES)
    assert "shuffled" not in told[2]
    assert told[1] == "The next human card is the last one: then they are shuffled, and a portal fragment opens."
    assert told[0].startswith("The human cards have run out: with the next turn they are shuffled")
    t.s.humans = t.s.human_discard[:1]
    t.s.closed = []
    assert all(note.message != "forecast-fragment" for note in GAME.forecast(GAME.view(t.s, 0)))


def test_after_the_end_nothing_lies_ahead(table: Lay) -> None:
    t = table()
    t.s.ended = "portal"
    assert GAME.forecast(GAME.view(t.s, 0)) == []


def test_a_card_that_does_nothing_says_so(table: Lay) -> None:
    t = table(figures={"red": "S2"})
    t.s.tribes = [0] * len(t.s.tribes)
    t.s.trail = [0] * len(t.s.trail)
    words = words_for(GAME, "en", strict=True)
    told = [words.note(note, NAMES) for note in GAME.forecast(GAME.view(t.s, 0))]
    assert told
    assert all(line.endswith("Nothing would happen.") for line in told)
