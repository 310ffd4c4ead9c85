"""The 36 cities, in printed order."""

from __future__ import annotations

from ostraka.core.op import Seq, may
from ostraka.games.ancient.cards.kinds import city
from ostraka.games.ancient.counts import (
    BEST_NEIGHBOURS,
    BEST_PAST,
    KNOWLEDGE,
    LOST,
    PAST_TRIOS,
    THIS_KNOWLEDGE,
    adjacent,
    past,
    technologies,
    timeline,
)
from ostraka.games.ancient.modifiers import Discount, EntersWithLess
from ostraka.games.ancient.ops.actions import Archive
from ostraka.games.ancient.ops.hand import Discard, Draw
from ostraka.games.ancient.ops.knowledge import DiscardLost, Remove, RemoveEach, RemoveFrom
from ostraka.games.ancient.ops.select import THIS, Monuments
from ostraka.games.ancient.ops.timeline import DiscardThis, Move, SkipDecline, Swap
from ostraka.games.ancient.scores import Per, Steps
from ostraka.games.ancient.terms import ANCIENT, CITY, DECLINE, IMMEDIATE, PYRAMID, SECRET, TIMELINE
from ostraka.games.ancient.triggers import LEARN, After

# Two lines a card, as they are read: the printed figures, then what it does.
# fmt: off
OSIRION = city(1, "Osirion", "Egypt", cost=1, slot=4, knowledge=4, points=0,
    score=Steps(technologies(ANCIENT), {3: 4, 5: 7}))
ABU_GORAB = city(2, "Abu Gorab", "Egypt", cost=1, slot=4, knowledge=4, points=0,
    score=Steps(technologies(SECRET), {3: 4, 5: 7}))
GOBEKLI_TEPE = city(3, "Göbekli Tepe", "Türkiye", cost=2, slot=5, knowledge=4, points=0,
    score=Per(1, BEST_PAST))
BYBLOS = city(4, "Byblos", "Lebanon", cost=2, slot=5, knowledge=2, points=1,
    score=Per(2, PAST_TRIOS))
ELLORA_CAVES = city(5, "Ellora Caves", "India", cost=2, slot=5, knowledge=3, points=0, hand=1,
    score=Per(1, past(CITY)))
OLLANTAYTAMBO = city(6, "Ollantaytambo", "Peru", slot=2, knowledge=2, points=2,
    at=TIMELINE, do=RemoveEach(1, Monuments(CITY, adjacent=True)))
LUXOR_TEMPLE = city(7, "Luxor Temple", "Egypt", slot=3, knowledge=10, points=7,
    at=TIMELINE, needs=adjacent(PYRAMID) >= 2, do=Remove(3, THIS))
MOHENJO_DARO = city(8, "Mohenjo-daro", "Pakistan", slot=5, knowledge=9, points=5,
    at=TIMELINE, needs=BEST_NEIGHBOURS >= 2, do=Remove(2, THIS))
PETRA = city(9, "Petra", "Jordan", slot=4, knowledge=1, points=1,
    at=TIMELINE, needs=(LOST <= 2) & (past() >= 1), do=Draw(1))
PARTHENON = city(10, "Parthenon", "Greece", slot=3, knowledge=4, points=0,
    at=TIMELINE, needs=KNOWLEDGE >= 11, do=Remove(2, up_to=True))
WARANGAL = city(11, "Warangal", "India", slot=5, knowledge=2, points=1, hand=3,
    on=After(LEARN, SECRET), do=Seq(Remove(1), Draw(1)))
TIMBUKTU = city(12, "Timbuktu", "Mali", slot=1, knowledge=2, points=0,
    at=IMMEDIATE, do=DiscardLost(1))
LOPBURI_TEMPLE = city(13, "Lopburi Temple", "Thailand", slot=4, knowledge=1, points=0,
    at=IMMEDIATE, do=Swap())
BAGAN = city(14, "Bagan", "Myanmar", slot=5, knowledge=2, points=0, at=IMMEDIATE, do=Swap())
AJANTA_CAVES = city(15, "Ajanta Caves", "India", slot=3, knowledge=2, points=1,
    at=DECLINE, do=Move(Monuments(other=True)))
HERACLEION = city(16, "Heracleion", "Egypt", cost=2, slot=2, knowledge=2, points=2,
    at=DECLINE, do=Draw(4))
JERICHO = city(17, "Jericho", "Palestine", cost=2, slot=3, knowledge=3, points=1,
    at=DECLINE, do=Draw(6))
ANGKOR_WAT = city(18, "Angkor Wat", "Cambodia", slot=6, knowledge=2, points=2,
    needs=past(CITY) >= 1, modify=Discount(CITY, other=True))
DERINKUYU = city(19, "Derinkuyu", "Türkiye", slot=3, knowledge=3, points=1,
    at=DECLINE, do=RemoveFrom(4, Monuments(CITY, knowledge=6)))
TIWANAKU = city(20, "Tiwanaku", "Bolivia", slot=2, knowledge=2, points=2,
    at=IMMEDIATE, do=RemoveEach(1, Monuments(CITY, other=True)))
MYCENAE = city(21, "Mycenae", "Greece", cost=1, slot=6, knowledge=4, points=0, locked=True,
    at=DECLINE, do=Remove(7, Monuments(other=True), up_to=True))
BAALBEK = city(22, "Baalbek", "Lebanon", slot=2, knowledge=6, points=4,
    at=IMMEDIATE, needs=past(CITY) >= 3, modify=EntersWithLess(5))
SACSAYHUAMAN = city(23, "Sacsayhuamán", "Peru", slot=3, knowledge=8, points=6,
    at=IMMEDIATE, needs=past(CITY) >= 3, modify=EntersWithLess(6))
EASTER_ISLAND = city(24, "Easter Island", "Chile", slot=5, knowledge=3, points=2,
    modify=Discount(CITY, other=True))
LLAQTAPATA = city(25, "Llaqtapata", "Peru", slot=3, knowledge=6, points=6,
    at=DECLINE, needs=THIS_KNOWLEDGE >= 1, do=DiscardThis())
MACHU_PICCHU = city(26, "Machu Picchu", "Peru", slot=3, knowledge=7, points=7,
    at=DECLINE, needs=THIS_KNOWLEDGE >= 1, do=DiscardThis())
KARNAK_TEMPLE = city(27, "Karnak Temple", "Egypt", slot=3, knowledge=8, points=8,
    at=DECLINE, needs=THIS_KNOWLEDGE >= 1, do=DiscardThis())
BABYLON = city(28, "Babylon", "Iraq", slot=3, knowledge=9, points=10,
    at=DECLINE, needs=THIS_KNOWLEDGE >= 1, do=DiscardThis())
ATLANTIS = city(29, "Atlantis", "Unknown", slot=3, knowledge=10, points=12,
    at=DECLINE, needs=THIS_KNOWLEDGE >= 1, do=DiscardThis())
POTALA_PALACE = city(30, "Potala Palace", "China", slot=3, knowledge=3, points=8,
    at=IMMEDIATE, do=SkipDecline())
PHILAE = city(31, "Philae", "Egypt", slot=3, knowledge=3, points=2,
    at=IMMEDIATE, needs=timeline(CITY) >= 4, do=RemoveFrom(3, Monuments(CITY), pick=2))
PERSEPOLIS = city(32, "Persepolis", "Iran", slot=3, knowledge=3, points=3,
    at=IMMEDIATE, do=may(Archive()))
INWA = city(33, "Inwa", "Myanmar", slot=2, knowledge=6, points=4,
    at=IMMEDIATE, needs=technologies(SECRET) >= 3, modify=EntersWithLess(5))
TEMPLE_OF_KOM_OMBO = city(34, "Temple of Kom Ombo", "Egypt", slot=5, knowledge=2, points=2,
    modify=Discount(PYRAMID))
TULUM = city(35, "Tulum", "Mexico", slot=4, knowledge=1, points=6, locked=True,
    at=TIMELINE, do=Discard(1))
CYRENE = city(36, "Cyrene", "Libya", slot=3, knowledge=8, points=7,
    at=TIMELINE, needs=past(CITY) >= 4, do=Remove(2, THIS))
