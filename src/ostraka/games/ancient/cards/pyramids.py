"""The 36 pyramids, in printed order."""

from __future__ import annotations

from ostraka.core.op import Seq, may
from ostraka.games.ancient.cards.kinds import pyramid
from ostraka.games.ancient.counts import (
    FINALS_IN_PAST,
    KNOWLEDGE,
    LOST,
    PAID,
    PAST_TRIOS,
    TECHNOLOGY_TRIOS,
    past,
    technologies,
    timeline,
)
from ostraka.games.ancient.modifiers import Discount, EntersWithLess, RequirementDiscount
from ostraka.games.ancient.ops.create import Create
from ostraka.games.ancient.ops.hand import Draw, LookKeep, RevealUntil
from ostraka.games.ancient.ops.knowledge import DiscardLost, Remove, RemoveEach, RemoveFrom
from ostraka.games.ancient.ops.pay import OwnArtefacts, PayThen
from ostraka.games.ancient.ops.select import THIS, Monuments
from ostraka.games.ancient.ops.technology import Learn, LookLearn, Tuck
from ostraka.games.ancient.ops.timeline import Move, OpponentsDiscardArtefact, Swap
from ostraka.games.ancient.scores import Per, Steps
from ostraka.games.ancient.terms import (
    ANCIENT,
    ARTEFACT,
    CITY,
    DECLINE,
    IMMEDIATE,
    MEGALITH,
    PYRAMID,
    SECRET,
    TIMELINE,
    WRITING,
)
from ostraka.games.ancient.triggers import CREATE, LEARN, After

# Two lines a card, as they are read: the printed figures, then what it does.
# fmt: off
PYRAMID_OF_KHAFRE = pyramid(1, "Pyramid of Khafre", "Egypt", cost=2, slot=2, knowledge=3, points=0,
    score=Steps(technologies(), {8: 5, 12: 12}))
PYRAMID_OF_PEPI_II = pyramid(2, "Pyramid of Pepi II", "Egypt", cost=1, slot=3, knowledge=2, points=1,
    score=Steps(past(CITY), {7: 6}))
MEIDUM_PYRAMID = pyramid(3, "Meidum Pyramid", "Egypt", cost=1, slot=4, knowledge=4, points=0,
    score=Steps(technologies(SECRET), {3: 4, 5: 7}))
PALENQUE = pyramid(4, "Palenque", "Mexico", cost=1, slot=4, knowledge=4, points=0,
    score=Steps(technologies(WRITING), {3: 4, 5: 7}))
CAHUACHI_PYRAMIDS = pyramid(5, "Cahuachi Pyramids", "Peru", cost=1, slot=3, knowledge=4, points=1,
    score=Per(2, TECHNOLOGY_TRIOS))
GREAT_ZIGGURAT_OF_UR = pyramid(6, "Great Ziggurat of Ur", "Iraq", cost=2, slot=5, knowledge=2, points=1,
    score=Per(2, PAST_TRIOS))
PYRAMID_OF_THE_NICHES = pyramid(7, "Pyramid of the Niches", "Mexico", slot=3, knowledge=3, points=1,
    at=DECLINE, do=LookLearn(2, 7))
PYRAMID_OF_USERKAF = pyramid(8, "Pyramid of Userkaf", "Egypt", slot=3, knowledge=3, points=1,
    at=DECLINE, do=OpponentsDiscardArtefact())
CARAL = pyramid(9, "Caral", "Peru", slot=4, knowledge=2, points=2, at=DECLINE, do=may(Learn()))
TEOTIHUACAN = pyramid(10, "Teotihuacan", "Mexico", cost=1, slot=6, knowledge=2, points=0, locked=True, hand=3,
    at=DECLINE, do=may(Learn(2)))
PYRAMID_OF_COBA = pyramid(11, "Pyramid of Coba", "Mexico", slot=3, knowledge=2, points=1,
    at=DECLINE, needs=past(MEGALITH) >= 3, do=DiscardLost(4, up_to=True))
GUNUNG_PADANG = pyramid(12, "Gunung Padang", "Indonesia", slot=3, knowledge=2, points=1,
    at=DECLINE, do=Move(Monuments(other=True)))
YONAGUNI = pyramid(13, "Yonaguni", "Japan", slot=4, knowledge=14, points=8,
    at=IMMEDIATE, do=PayThen(OwnArtefacts(5), Remove(4 * PAID, THIS)))
TIKAL_TEMPLE_I = pyramid(14, "Tikal Temple I", "Guatemala", slot=3, knowledge=4, points=2, hand=3,
    at=IMMEDIATE, do=may(Learn()))
XIXIA_WANGLING = pyramid(15, "Xixia Wangling", "China", slot=2, knowledge=3, points=2,
    at=IMMEDIATE, do=RemoveFrom(3, Monuments(adjacent=True), up_to=True))
NUBIAN_PYRAMIDS = pyramid(16, "Nubian Pyramids", "Sudan", slot=2, knowledge=3, points=1, hand=4,
    at=IMMEDIATE, do=may(Create(ARTEFACT)))
THE_QUEENS_PYRAMIDS = pyramid(17, "The Queens' Pyramids", "Egypt", slot=3, knowledge=5, points=4,
    at=IMMEDIATE, modify=EntersWithLess(past(PYRAMID)))
PYRAMID_OF_NICE = pyramid(18, "Pyramid of Nice", "France", slot=1, knowledge=2, points=0, hand=1,
    at=IMMEDIATE, do=Remove(1))
CANDI_SUKUH = pyramid(19, "Candi Sukuh", "Indonesia", slot=4, knowledge=4, points=0, locked=True,
    modify=RequirementDiscount(1))
BOROBUDUR_TEMPLE = pyramid(20, "Borobudur Temple", "Indonesia", slot=3, knowledge=4, points=0, locked=True,
    on=After(CREATE, ARTEFACT), do=may(Learn()))
PHIMEANAKAS = pyramid(21, "Phimeanakas", "Cambodia", slot=5, knowledge=2, points=1, hand=3,
    on=After(LEARN, ANCIENT), do=Seq(Remove(1), Draw(1)))
SNEFERUS_PYRAMID = pyramid(22, "Sneferu's Pyramid", "Egypt", slot=5, knowledge=3, points=2,
    modify=Discount(CITY, other=True))
PYRAMIDS_OF_XIAN = pyramid(23, "Pyramids of Xi'an", "China", slot=4, knowledge=1, points=0,
    at=IMMEDIATE, do=Swap())
PYRAMID_OF_TAZUMAL = pyramid(24, "Pyramid of Tazumal", "El Salvador", slot=3, knowledge=4, points=0,
    at=TIMELINE, needs=KNOWLEDGE >= 11, do=Remove(2, up_to=True))
CHICHEN_ITZA = pyramid(25, "Chichén Itzá", "Mexico", slot=3, knowledge=2, points=1,
    at=TIMELINE, do=RemoveEach(1, Monuments(MEGALITH, adjacent=True)))
UXMAL = pyramid(26, "Uxmal", "Mexico", slot=2, knowledge=1, points=1,
    at=TIMELINE, do=RemoveEach(1, Monuments(MEGALITH, adjacent=True)))
DAHSHUR_PYRAMID = pyramid(27, "Dahshur Pyramid", "Egypt", slot=2, knowledge=1, points=1,
    at=TIMELINE, do=RemoveEach(1, Monuments(CITY, adjacent=True)))
PYRAMID_OF_MENKAURE = pyramid(28, "Pyramid of Menkaure", "Egypt", slot=3, knowledge=2, points=1,
    at=TIMELINE, do=RemoveEach(1, Monuments(CITY, adjacent=True)))
PYRAMID_OF_DJOSER = pyramid(29, "Pyramid of Djoser", "Egypt", slot=5, knowledge=3, points=2,
    at=TIMELINE, needs=(LOST <= 4) & (past() >= 1), do=Remove(1))
PYRAMID_OF_NEFERIRKARE = pyramid(30, "Pyramid of Neferirkare", "Egypt", slot=5, knowledge=4, points=0,
    at=TIMELINE, do=Remove(1, Monuments(other=True)))
TONINA = pyramid(31, "Toniná", "Mexico", slot=4, knowledge=4, points=0, hand=1,
    at=TIMELINE, do=Draw(1))
COMALCALCO_TEMPLE = pyramid(32, "Comalcalco Temple", "Mexico", cost=1, slot=4, knowledge=4, points=1,
    score=Per(1, FINALS_IN_PAST))
CALAKMUL = pyramid(33, "Calakmul", "Mexico", cost=2, slot=1, knowledge=1, points=1,
    at=DECLINE, do=RevealUntil(CITY, 2))
PYRAMIDS_OF_PLAINE_MAGNIEN = pyramid(34, "Pyramids of Plaine Magnien", "Mauritius",
    slot=2, knowledge=0, points=0, hand=2,
    at=DECLINE, do=LookKeep(8))
CANDI_KETHEK = pyramid(35, "Candi Kethek", "Indonesia", slot=2, knowledge=3, points=1,
    at=IMMEDIATE, do=Tuck(2))
JANGGUN_CHONG = pyramid(36, "Janggun-chong", "China", slot=2, knowledge=3, points=1,
    score=Steps(timeline(), {3: 6}))
