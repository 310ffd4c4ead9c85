"""What other languages need of the mechanism: moods, forms of names, capitals; tried with catalogues of a few lines."""

from __future__ import annotations

import pytest

from ostraka.core.event import Event
from ostraka.core.game import Note
from ostraka.games.ancient.game import ANCIENT_KNOWLEDGE
from ostraka.match import load_game
from ostraka.text import words_for
from ostraka.text.bundle import Bundle
from ostraka.text.catalogue import Catalogue
from ostraka.text.clause import Clauses
from ostraka.text.moves import several

RUSSIAN = """
list-and = { $list } и { $last }
list-comma = { $list }, { $next }
place-vienna = Вена
    .into = в Вену
    .from = из Вены
place-greece = Греция
    .in = в Греции
site = раскоп { $place }
    .in = на раскопе { $place_in }
event-travel = { $seat } едет { $place_into }.
event-dig = { $seat } копает { $place_in }.
event-return = { $seat } возвращается { $places_from }.
event-site = { $seat } копает { $site_in }.

text-immediate = При создании: { $clause }.
clause-may = вы можете { $clause }
clause-then = { $first }, затем { $next }
op-draw = { $mood ->
    [do] возьмите
   *[may] взять
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
op-discard_hand = { $mood ->
    [do] сбросьте
   *[may] сбросить
} { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
op-pay_then = { $cost }, чтобы { $then_to }
op-sequence = { $steps }
op-replace_draw = { $with } вместо того, чтобы { $without_instead }
"""

GERMAN = """
text-timeline = In deiner Zeitleistenphase: { $clause_capital }.
clause-may = { $follows ->
    [condition] darfst du { $clause }
   *[frame] du darfst { $clause }
}
clause-if = wenn { $condition }, { $clause }
condition-hand = du höchstens { $n } Karten auf der Hand hast
op-draw = { $mood ->
    [do] ziehe { $n } Karten
   *[may] { $n } Karten ziehen
}
"""


def russian() -> Catalogue:
    return Catalogue([Bundle("ru", [RUSSIAN])], strict=True)


def test_a_message_asks_for_the_form_of_a_name_that_it_needs() -> None:
    say = russian().say
    assert say("event-travel", {"seat": "Ana", "place": say("place-vienna")}) == "Ana едет в Вену."
    assert say("event-dig", {"seat": "Ana", "place": say("place-greece")}) == "Ana копает в Греции."


def test_a_name_without_the_form_stands_as_it_is() -> None:
    say = russian().say
    assert say("event-dig", {"seat": "Ana", "place": say("place-vienna")}) == "Ana копает Вена."
    assert say("event-dig", {"seat": "Ana", "place": "Paris"}) == "Ana копает Paris."


def test_forms_of_a_name_that_is_made_of_names() -> None:
    say = russian().say
    site = say("site", {"place": say("place-greece")})
    assert say("event-site", {"seat": "Ana", "site": site}) == "Ana копает на раскопе в Греции."


def test_a_list_has_the_forms_of_its_parts() -> None:
    catalogue = russian()
    both = catalogue.listing([catalogue.say("place-vienna"), "Paris"])
    assert both == "Вена и Paris"
    assert catalogue.say("event-return", {"seat": "Ana", "places": both}) == "Ana возвращается из Вены и Paris."


@pytest.mark.parametrize(
    ("language", "form", "said"),
    [
        ("cs", "acc", "2\u00a0× červenou kartu a\u00a0dvojitou červenou kartu"),
        ("ru", "acc", "2\u00a0× красную карту и двойную красную карту"),
        ("de", "acc", "2\u00a0× rote Karte und eine doppelte rote Karte"),
        ("en", "acc", "2\u00a0× red card and a double red card"),
    ],
)
def test_equal_things_are_counted_and_keep_their_case(language: str, form: str, said: str) -> None:
    words = words_for(load_game("mammothodus"), language, strict=True)
    assert words.catalogue.form(several(words, "kind", [1, 1, 5], ("Ana", "Ben")), form) == said


def test_each_figure_of_a_list_has_its_article() -> None:
    words = words_for(load_game("mammothodus"), "de", strict=True)
    figures = several(words, "figure", [1, 2], ("Ana", "Ben"))
    assert words.catalogue.form(figures, "dat") == "der roten Figur und der gelben Figur"


def test_whoever_is_called_like_a_place_is_not_inflected() -> None:
    say = russian().say
    assert say("event-travel", {"seat": say("place-vienna"), "place": say("place-vienna")}) == "Вена едет в Вену."


def sentence(catalogue: Catalogue, **clause: object) -> str:
    return Clauses(catalogue).sentence({"when": "immediate", **clause}, {})


def test_the_mood_goes_down_into_what_lies_inside() -> None:
    discard, draw = {"op": "discard_hand", "n": 2}, {"op": "draw", "n": 5}
    order = "При создании: сбросьте 2 карты, чтобы взять 5 карт."
    assert sentence(russian(), op="pay_then", cost=discard, then=draw) == order
    offer = "При создании: вы можете сбросить 2 карты, чтобы взять 5 карт."
    assert sentence(russian(), op="pay_then", cost=discard, then=draw, may=True) == offer
    steps = "При создании: вы можете сбросить 2 карты, затем взять 21 карту."
    assert sentence(russian(), op="sequence", steps=[discard, {"op": "draw", "n": 21}], may=True) == steps
    instead = "При создании: сбросьте 2 карты вместо того, чтобы взять 5 карт."
    assert sentence(russian(), op="replace_draw", **{"with": discard, "without": draw}) == instead


def test_word_order_after_a_condition_and_a_capital_after_the_colon() -> None:
    german = Catalogue([Bundle("de", [GERMAN])], strict=True)
    clause = {"when": "timeline", "op": "draw", "n": 4}
    assert sentence(german, **clause) == "In deiner Zeitleistenphase: Ziehe 4 Karten."
    assert sentence(german, **clause, may=True) == "In deiner Zeitleistenphase: Du darfst 4 Karten ziehen."
    few = {"count": "hand", "at_most": 2}
    told = "In deiner Zeitleistenphase: Wenn du höchstens 2 Karten auf der Hand hast, darfst du 4 Karten ziehen."
    assert sentence(german, **clause, may=True, **{"if": few}) == told


@pytest.mark.parametrize(
    ("you", "line"), [(0, "You learn Imhotep."), (1, "Ana learns Imhotep."), (-1, "Ana learns Imhotep.")]
)
def test_whoever_reads_is_spoken_to(you: int, line: str) -> None:
    words = words_for(ANCIENT_KNOWLEDGE, "en", strict=True)
    imhotep = next(n for n in range(words.things) if words.card(n) == "Imhotep")
    assert words.event(Event("learn", 0, (imhotep,), 0, -1), ("Ana", "Ben"), you) == line
    # What nobody did, nobody did himself.
    assert "You" not in str(words.event(Event("end", -1, (), 12, -1), ("Ana", "Ben"), you))


@pytest.mark.parametrize(("language", "said"), [("en", "1.17"), ("fr", "1,17"), ("ru", "1,17"), ("cs", "1,17")])
def test_decimals_are_written_as_the_language_does(language: str, said: str) -> None:
    note = Note(-1, "preview-dig-row", {"work": 2, "tokens": 3, "points": "1.17", "none": "60.0", "bonus": "no"})
    assert said in words_for(load_game("thebes"), language).note(note)
