"""Nobody learns what the zones hide: what is exchanged, and leaks planted in every channel that must be found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ostraka.core.actions import Target
from ostraka.core.digest import canonical
from ostraka.core.errors import IllegalChoice
from ostraka.core.event import Event
from ostraka.core.game import Game, Note
from ostraka.core.meter import ENDS, Meter
from ostraka.core.rng import Rng
from ostraka.core.state import Frame
from ostraka.core.testing import Nonconformance, conformance, hidden_cards, perturb
from ostraka.core.turn import Ask, Turn
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE, AncientKnowledge
from ostraka.games.ancient.state import Table
from ostraka.games.ancient.view import TableView
from tests.games.planted import BentGame, Whisper, Whispering, asked, zone

PAIRS: Mapping[str, int] = {"turn": 1, "non-interference": 3}
FIRST = 5
"""In the game of this seed everything happens that a leak may need, also that somebody looks through technologies."""


# --- the zones as they are --------------------------------------------------------------------------------------------


def test_everything_hidden_is_exchanged_and_nothing_else() -> None:
    game = ANCIENT_KNOWLEDGE
    rng = Rng(5)
    s = game.new({}, 3)
    for _ in range(200):
        if isinstance(s.turn, Ask):
            game.apply(s, s.turn.options[rng.below(len(s.turn.options))])
        else:
            game.apply(s, rng.below(getattr(s.turn, "n", 1)))
    for viewer in (0, 1, 2, None):
        hidden = hidden_cards(game, s, viewer)
        t = perturb(game, s, viewer, Rng(9))
        assert hidden_cards(game, t, viewer) == hidden
        game.check(t)
        for declared in game.zones:
            for owner, (old, new) in enumerate(zip(declared.lists(s), declared.lists(t), strict=True)):
                assert len(old) == len(new)
                if declared.seen_by(owner if declared.per_seat else -1, viewer):
                    assert old == new, declared
        assert zone(t, "deck") != zone(s, "deck")
        assert canonical(game.view(s, viewer).record()) == canonical(game.view(t, viewer).record())


def test_each_zone_says_who_sees_it() -> None:
    """SET-8, DCK-6, DCK-7: hands and decks are hidden, the table is open."""
    sees = {z.name: z.sees for z in ANCIENT_KNOWLEDGE.zones}
    assert {name for name, who in sees.items() if who == "owner"} == {"hand", "picked", "rejects"}
    assert {name for name, who in sees.items() if who == "nobody"} == {
        "peek",
        "study",
        "deck",
        "library-1",
        "library-2",
        "under-1",
        "under-2",
    }


# --- planted leaks ----------------------------------------------------------------------------------------------------


def caught(game: Game, level: Mapping[str, int], seats: int = 3, seeds: range = range(FIRST, FIRST + 40)) -> str:
    """The check that finds what is wrong."""
    with pytest.raises(Nonconformance) as found:
        conformance(game, (seats,), ({},), seeds, level)
    assert found.value.seed >= 0
    assert "reproduce with" in str(found.value)
    return found.value.check


def next_hand(s: Table, seat: int | None) -> list[int]:
    return zone(s, "hand")[((seat or 0) + 1) % s.seats]


WHISPERS: dict[str, Whisper] = {
    "a card of another hand": lambda s, seat: next_hand(s, seat)[:1],
    "a card of a hand, to spectators only": lambda s, seat: next_hand(s, 0)[:1] if seat is None else 0,
    "the kinds in another hand": lambda s, seat: sorted({card // 36 for card in next_hand(s, seat)}),
    "the deck": lambda s, seat: zone(s, "deck")[0],
    "one card that is in the deck": lambda s, seat: zone(s, "deck")[0][:1],
    "where in the deck the lowest card of a hand lay": lambda s, seat: sum(
        1 for card in zone(s, "deck")[0] for other in next_hand(s, seat)[:1] if card < other
    ),
    "a hash of the deck": lambda s, seat: hash(tuple(zone(s, "deck")[0])) % 97,
    "an order that encodes a hand": lambda s, seat: [0, 1] if sum(next_hand(s, seat)) % 2 else [1, 0],
    "a size that depends on a hand": lambda s, seat: "x" * (sum(next_hand(s, seat)) % 7),
    "the technology deck": lambda s, seat: zone(s, "library-2")[0][:1],
    "the rejects of the opening": lambda s, seat: [cards[:1] for cards in zone(s, "rejects")],
    "picked cards": lambda s, seat: [cards[:1] for cards in zone(s, "picked")],
    "the options of another seat": lambda s, seat: list(s.turn.options) if isinstance(s.turn, Ask) else [],
    "how many options another seat has": lambda s, seat: len(s.turn.options) if isinstance(s.turn, Ask) else 0,
}


@pytest.mark.parametrize("channel", WHISPERS)
def test_a_view_that_tells(channel: str) -> None:
    assert caught(Whispering(WHISPERS[channel]), PAIRS) == "leak-view"


@pytest.mark.parametrize("name", ["peek", "study", "under-2"])
def test_a_view_that_tells_cards_looked_at_or_put_under_a_deck(name: str) -> None:
    """SET-8, DCK-7: only the seat that looked knows them."""

    def whisper(s: Table, seat: int | None) -> object:
        return zone(s, name)

    assert (
        caught(Whispering(whisper), {"turn": 1, "non-interference": 5}, seeds=range(FIRST, FIRST + 200)) == "leak-view"
    )


def test_a_view_that_shows_the_question_of_another() -> None:
    def question(s: Table, seat: int | None) -> object:
        return {"options": list(s.turn.options)} if isinstance(s.turn, Ask) else None

    assert caught(Whispering(question, "ask"), {"offers": 1}) == "offers"


class Pocket(AncientKnowledge):
    """The record of the view is clean, but the object carries a hand along."""

    def look(self, s: Table, seat: int | None) -> TableView:
        v = super().look(s, seat)
        bent: Any = v
        bent.pocket = next_hand(s, seat)
        return v


def test_a_view_that_carries_more_than_it_says() -> None:
    assert caught(Pocket(), PAIRS) == "leak-object"


class Blabbing(AncientKnowledge):
    """Events are not redacted."""

    def redact(self, event: Event, seat: int | None) -> Event:
        return event


def test_an_event_that_is_not_redacted() -> None:
    assert caught(Blabbing(), {"redaction": 1}) == "redaction"


def test_an_event_whose_amount_tells() -> None:
    def tell(s: Table, f: Frame, seat: int, code: int) -> None:
        s.tell("rustle", seat, amount=sum(next_hand(s, seat)))

    assert caught(BentGame(taken=tell), PAIRS) == "leak-events"


def test_an_event_that_is_only_there_for_some_hands() -> None:
    def tell(s: Table, f: Frame, seat: int, code: int) -> None:
        if sum(next_hand(s, seat)) % 2:
            s.tell("rustle", seat)

    assert caught(BentGame(taken=tell), PAIRS) == "leak-events"


def test_a_consequence_that_tells() -> None:
    def grant(s: Table, f: Frame, seat: int, code: int) -> None:
        if seat >= 0 and sum(next_hand(s, seat)) % 2:
            s.turns += 1

    assert caught(BentGame(taken=grant), PAIRS) == "leak-future"


def test_a_revelation_that_no_event_owns_up_to() -> None:
    """A choice that showed something must not be taken back freely, so an event has to say so."""

    def hush(s: Table, f: Frame, seat: int, code: int) -> None:
        for event in s.out or ():
            event.reveals = False

    assert caught(BentGame(taken=hush), PAIRS) == "reveals"


def test_a_question_that_is_skipped_when_it_is_forced() -> None:
    def skip(s: Table, f: Frame, t: Turn | None) -> Turn | None:
        if isinstance(t, Ask) and len(t.options) == 1 and not t.others:
            ANCIENT_KNOWLEDGE.program.ops[f.op].take(s, f, t.seat, t.options[0])
            return None
        return t

    assert caught(BentGame(stepped=skip), PAIRS) == "leak-asking"


class Revealing(AncientKnowledge):
    """The refusal says what somebody else holds."""

    def legal(self, s: Table, seat: int, option: object) -> int:
        try:
            return super().legal(s, seat, option)
        except IllegalChoice as error:
            raise IllegalChoice(
                f"{error}; seat {asked(s)} holds {zone(s, 'hand')[asked(s)]}", seat, option, ()
            ) from None


def test_an_error_that_tells() -> None:
    assert caught(Revealing(), PAIRS) == "leak-errors"


class Explaining(AncientKnowledge):
    """The reasons speak of the deck."""

    def reasons(self, s: Table, seat: int) -> list[Note]:
        return [Note(0, "reason-deck", {"card": zone(s, "deck")[0][0]})]


def test_a_reason_that_tells() -> None:
    assert caught(Explaining(), PAIRS) == "leak-notes"


class Foretelling(AncientKnowledge):
    """What is told beside the view comes from the true state."""

    def __init__(self, channel: str) -> None:
        super().__init__()
        self.channel = channel
        self.truth = self.new()

    def look(self, s: Table, seat: int | None) -> TableView:
        self.truth = s
        return super().look(s, seat)

    def top(self, channel: str) -> int:
        """A card of the deck, in this channel only."""
        return zone(self.truth, "deck")[0][0] if channel == self.channel and zone(self.truth, "deck")[0] else 0

    def subject(self, v: TableView) -> Target | None:
        return "card", self.top("subject")

    def meters(self, v: TableView) -> list[Meter]:
        return [Meter("past", self.top("meters"), 0, 14, ENDS)]

    def forecast(self, v: TableView) -> list[Note]:
        return [Note(-1, "forecast-decline", {"card": self.top("forecast")})]


@pytest.mark.parametrize("channel", ["subject", "meters", "forecast"])
def test_something_told_beside_the_view_that_tells(channel: str) -> None:
    assert caught(Foretelling(channel), PAIRS) == "leak-told"


class Personal(AncientKnowledge):
    """A meter that counts the viewer's own cards: no leak, but nothing that can be made once for all."""

    def meters(self, v: TableView) -> list[Meter]:
        return [Meter("past", len(v.own["hand"]), 0, 14, ENDS)]


def test_a_meter_that_is_not_the_same_to_all() -> None:
    assert caught(Personal(), {"turn": 1, "view": 1}) == "common"


class Clairvoyant(AncientKnowledge):
    """Imagining remembers the true state."""

    truth: Table

    def look(self, s: Table, seat: int | None) -> TableView:
        self.truth = s
        return super().look(s, seat)

    def sample(self, v: TableView, rng: Rng) -> Table:
        return self.copy(self.truth)


def test_imagining_that_uses_the_truth() -> None:
    assert caught(Clairvoyant(), PAIRS) == "leak-sample"
