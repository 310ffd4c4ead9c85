"""The 36 megaliths, in printed order."""

from __future__ import annotations

from ostraka.core.op import Seq, may
from ostraka.games.ancient.cards.kinds import megalith
from ostraka.games.ancient.counts import LOST, TECHNOLOGY_TRIOS, past, technologies, timeline
from ostraka.games.ancient.modifiers import Discount, EntersWithLess
from ostraka.games.ancient.ops.create import Create
from ostraka.games.ancient.ops.hand import Draw, OpponentsDiscard, StealCard
from ostraka.games.ancient.ops.knowledge import AddKnowledge, DiscardLost, GiveLost, Remove, RemoveEach
from ostraka.games.ancient.ops.select import Monuments
from ostraka.games.ancient.ops.technology import Learn
from ostraka.games.ancient.scores import Per, Steps
from ostraka.games.ancient.terms import (
    ANCIENT,
    ARTEFACT,
    CITY,
    DECLINE,
    IMMEDIATE,
    MEGALITH,
    MONUMENT,
    PYRAMID,
    TIMELINE,
    WRITING,
)
from ostraka.games.ancient.triggers import CREATE, LEARN, After

# Two lines a card, as they are read: the printed figures, then what it does.
# fmt: off
STONEHENGE = megalith(1, "Stonehenge", "England", cost=1, slot=3, knowledge=4, points=1,
    score=Per(2, TECHNOLOGY_TRIOS))
MENHIR_DI_MONTE_CORRU_TUNDU = megalith(2, "Menhir di Monte Corru Tundu", "Italy",
    cost=1, slot=4, knowledge=1, points=0, hand=4,
    score=Steps(LOST, {15: 9}))
ASWAN_OBELISK = megalith(3, "Aswan Obelisk", "Egypt", cost=1, slot=4, knowledge=2, points=1,
    score=Per(1, past(PYRAMID)))
SULAWESI_MEGALITHS = megalith(4, "Sulawesi Megaliths", "Indonesia", cost=1, slot=3, knowledge=2, points=1,
    score=Steps(past(MEGALITH), {7: 6}))
MORON = megalith(5, "Mörön", "Mongolia", cost=1, slot=4, knowledge=4, points=0,
    score=Steps(technologies(ANCIENT), {3: 4, 5: 7}))
DOLMEN_OF_GANGHWA = megalith(6, "Dolmen of Ganghwa", "South Korea", cost=1, slot=4, knowledge=4, points=0,
    score=Steps(technologies(WRITING), {3: 4, 5: 7}))
CIRCLES_OF_MPUMALANGA = megalith(7, "Circles of Mpumalanga", "South Africa", cost=2, slot=5, knowledge=3, points=0,
    score=Per(1, past(MEGALITH)))
DOLMEN_OF_GOCHANG = megalith(8, "Dolmen of Gochang", "South Korea", slot=4, knowledge=3, points=1,
    at=DECLINE, needs=past(MEGALITH) >= 5, do=DiscardLost(7))
ARAMU_MURU = megalith(9, "Aramu Muru", "Peru", cost=1, slot=3, knowledge=2, points=2, locked=True,
    at=DECLINE, do=OpponentsDiscard(2))
THE_FAIRIES_ROCK = megalith(10, "The Fairies' Rock", "France", slot=2, knowledge=2, points=1,
    at=DECLINE, do=OpponentsDiscard(1))
MENHIRS_OF_MONTENEUF = megalith(11, "Menhirs of Monteneuf", "France", slot=4, knowledge=2, points=2,
    at=DECLINE, do=may(Create(MONUMENT)))
STATUES_OF_RAMESSES_II = megalith(12, "Statues of Ramesses II", "Egypt", cost=2, slot=2, knowledge=2, points=2,
    at=DECLINE, do=Draw(4))
CARNAC_STANDING_STONES = megalith(13, "Carnac Standing Stones", "France",
    cost=4, slot=6, knowledge=3, points=0, locked=True,
    at=DECLINE, needs=LOST >= 20, do=DiscardLost(15))
MENHIR_OF_KERLOAS = megalith(14, "Menhir of Kerloas", "France", slot=3, knowledge=3, points=1, locked=True,
    at=DECLINE, do=StealCard())
BARABAR_CAVES = megalith(15, "Barabar Caves", "India", slot=6, knowledge=3, points=1,
    at=DECLINE, do=GiveLost(3))
DIQUIS_STONE_SPHERES = megalith(16, "Diquís Stone Spheres", "Costa Rica", slot=2, knowledge=3, points=1, hand=2,
    at=IMMEDIATE, do=may(Create(ARTEFACT)))
FORT_SAMAIPATA = megalith(17, "Fort Samaipata", "Bolivia", slot=2, knowledge=6, points=4, hand=4,
    at=IMMEDIATE, needs=past(MEGALITH) >= 3, modify=EntersWithLess(5))
DOLMEN_OF_MENGA = megalith(18, "Dolmen of Menga", "Spain", slot=6, knowledge=3, points=1, hand=1,
    at=IMMEDIATE, do=may(Create(MONUMENT)))
DOLMEN_OF_FONTANACCIA = megalith(19, "Dolmen of Fontanaccia", "France", cost=1, slot=4, knowledge=1, points=0,
    score=Steps(LOST, {10: 4}))
COLOSSI_OF_MEMNON = megalith(20, "Colossi of Memnon", "Egypt", slot=5, knowledge=2, points=2,
    modify=Discount(MEGALITH, other=True))
BAALBEK_TRILITHON = megalith(21, "Baalbek Trilithon", "Lebanon", slot=3, knowledge=7, points=5,
    at=IMMEDIATE, needs=past(MEGALITH) >= 4, modify=EntersWithLess(6))
HIRE_BENAKAL = megalith(22, "Hire Benakal", "India", slot=5, knowledge=2, points=1, hand=3,
    on=After(LEARN, WRITING), do=Seq(Remove(1), Draw(1)))
STANDING_STONES_OF_STENNESS = megalith(23, "Standing Stones of Stenness", "Scotland",
    cost=1, slot=5, knowledge=2, points=2,
    at=IMMEDIATE, do=RemoveEach(1, Monuments(MEGALITH, other=True)))
TLALOCS_STATUE = megalith(24, "Tlaloc's Statue", "Mexico", slot=3, knowledge=4, points=1,
    at=IMMEDIATE, do=AddKnowledge(3))
GREAT_SPHINX_OF_GIZA = megalith(25, "Great Sphinx of Giza", "Egypt", slot=2, knowledge=3, points=1,
    at=IMMEDIATE, do=AddKnowledge(2))
CHABOLA_DE_LA_HECHICERA = megalith(26, "Chabola de la Hechicera", "Spain", slot=6, knowledge=3, points=1, hand=2,
    on=After(CREATE, ARTEFACT), do=Seq(Remove(1), Draw(1)))
MASUDA_IWAFUNE = megalith(27, "Masuda Iwafune", "Japan", slot=3, knowledge=2, points=2,
    at=IMMEDIATE, do=may(Create(MEGALITH)))
MEGALITHS_OF_CAURIA = megalith(28, "Megaliths of Cauria", "France", slot=1, knowledge=2, points=0,
    at=IMMEDIATE, do=AddKnowledge(1))
ISHIBUTAI_KOFUN = megalith(29, "Ishibutai Kofun", "Japan", slot=4, knowledge=3, points=1,
    at=TIMELINE, needs=LOST >= 5, do=DiscardLost(1))
LESHAN_GIANT_BUDDHA = megalith(30, "Leshan Giant Buddha", "China", slot=5, knowledge=3, points=2,
    at=TIMELINE, needs=past(MEGALITH) >= 3, do=DiscardLost(1))
HAGAR_QIM = megalith(31, "Ħaġar Qim", "Malta", slot=2, knowledge=3, points=2,
    at=TIMELINE, do=DiscardLost(1))
GIANTS_TOMB = megalith(32, "Giants' Tomb", "Italy", cost=1, slot=5, knowledge=1, points=0,
    score=Steps(LOST, {20: 12}))
MERCHANTS_TABLE = megalith(33, "Merchants' Table", "France", cost=1, slot=2, knowledge=2, points=1,
    score=Per(1, timeline()))
MONTGUYON_DOLMEN = megalith(34, "Montguyon Dolmen", "France", cost=3, slot=5, knowledge=3, points=0,
    at=DECLINE, do=may(Learn(requirements=False)))
GGANTIJA = megalith(35, "Ġgantija", "Malta", slot=2, knowledge=1, points=1,
    at=TIMELINE, do=RemoveEach(1, Monuments(CITY, adjacent=True)))
POULNABRONE_DOLMEN = megalith(36, "Poulnabrone Dolmen", "Ireland", slot=6, knowledge=0, points=0,
    needs=past() >= 11, on=After(CREATE, MONUMENT, unless_granted=True), do=may(Create(MONUMENT)))
