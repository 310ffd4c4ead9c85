"""The 45 technologies, in printed order: 27 of level I, 18 of level II."""

from __future__ import annotations

from ostraka.core.op import Seq
from ostraka.games.ancient.cards.kinds import technology
from ostraka.games.ancient.counts import (
    ARTEFACTS,
    BEST_PAST,
    FINALS_IN_PAST,
    HAND,
    LOST,
    PAID,
    past,
    technologies,
    timeline,
)
from ostraka.games.ancient.ops.create import LookCreate
from ostraka.games.ancient.ops.hand import DraftReveal, Draw, LookKeep, OpponentsDiscard
from ostraka.games.ancient.ops.knowledge import AddKnowledge, DiscardLost, Remove, RemoveEach, RemoveFrom
from ostraka.games.ancient.ops.pay import Cards, PayThen
from ostraka.games.ancient.ops.select import Monuments
from ostraka.games.ancient.ops.technology import Tuck
from ostraka.games.ancient.ops.timeline import Move, Straighten, Swap
from ostraka.games.ancient.terms import ANCIENT, ARTEFACT, CITY, MEGALITH, PYRAMID, SECRET, WRITING

# Two lines a card, as they are read: the printed figures, then what it does.
# fmt: off
ANAXIMENES = technology(1, ANCIENT, "Anaximenes", needs=ARTEFACTS >= 3, do=Draw(3))
ARISTOTLE = technology(2, ANCIENT, "Aristotle", needs=past(PYRAMID) >= 2, do=Draw(3))
HERMES_TRISMEGISTUS = technology(3, ANCIENT, "Hermes Trismegistus", do=DraftReveal(5))
THALES = technology(4, ANCIENT, "Thales", do=LookKeep(8))
NICOLAS_FLAMEL = technology(5, ANCIENT, "Nicolas Flamel", do=Seq(DiscardLost(1), Draw(1)))
ANAXIMANDER = technology(6, ANCIENT, "Anaximander", do=RemoveEach(1, Monuments(PYRAMID)))
MELCHIZEDEK = technology(7, ANCIENT, "Melchizedek",
    needs=(past(CITY) >= 1) & (past(MEGALITH) >= 1) & (past(PYRAMID) >= 1), do=Draw(4))
PTOLEMY = technology(8, ANCIENT, "Ptolemy", needs=HAND <= 1, do=Draw(3))
MERCURY = technology(9, ANCIENT, "Mercury", do=DiscardLost(2))
PLANETARY_GRID = technology(10, SECRET, "Planetary Grid", do=Move())
THE_NUMBER_PI = technology(11, SECRET, "The Number Pi", do=RemoveEach(1, Monuments(CITY)))
MUMMIFICATION = technology(12, SECRET, "Mummification", do=Remove(ARTEFACTS))
MYSTERY_SCHOOL = technology(13, SECRET, "Mystery School", do=Draw(timeline(CITY)))
LANGUAGE_OF_THE_BIRDS = technology(14, SECRET, "Language of the Birds", do=RemoveFrom(3, Monuments(knowledge=5)))
FLOWER_OF_LIFE = technology(15, SECRET, "Flower of Life", needs=past(CITY) >= 2, do=Draw(3))
SATOR_SQUARE = technology(16, SECRET, "Sator Square", do=Swap(this=False))
EARTHQUAKE_ENGINEERING = technology(17, SECRET, "Earthquake Engineering",
    do=PayThen(Cards(3, up_to=True), Draw(PAID)))
ASTRONOMY = technology(18, SECRET, "Astronomy", needs=(past(CITY) >= 1) & (past(PYRAMID) >= 1), do=Draw(3))
RUNIC_ALPHABET = technology(19, WRITING, "Runic Alphabet", do=Straighten(2))
RONGORONGO_GLYPHS = technology(20, WRITING, "Rongorongo Glyphs", do=RemoveEach(1, Monuments(MEGALITH)))
ANCIENT_HEBREW = technology(21, WRITING, "Ancient Hebrew", do=Seq(AddKnowledge(1), Draw(1)))
ANCIENT_GREEK = technology(22, WRITING, "Ancient Greek", do=LookCreate(10, ARTEFACT))
ARABIC_NUMERALS = technology(23, WRITING, "Arabic Numerals", needs=LOST >= 5, do=DiscardLost(3))
PROTO_WRITING = technology(24, WRITING, "Proto-writing", needs=past() >= 4, do=Draw(3))
COPTIC_ALPHABET = technology(25, WRITING, "Coptic Alphabet", needs=past(MEGALITH) >= 2, do=Draw(3))
CRETAN_HIEROGLYPHS = technology(26, WRITING, "Cretan Hieroglyphs", do=OpponentsDiscard(1))
LATIN_ALPHABET = technology(27, WRITING, "Latin Alphabet", needs=past() >= 5, do=Tuck(1, level=2))
IMHOTEP = technology(28, ANCIENT, "Imhotep", needs=ARTEFACTS >= 4, points=3)
PLATO = technology(29, ANCIENT, "Plato", needs=BEST_PAST >= 7, points=4)
THOTH = technology(30, ANCIENT, "Thoth", needs=LOST >= 9, points=2)
PYTHAGORAS = technology(31, ANCIENT, "Pythagoras", needs=FINALS_IN_PAST >= 3, points=3)
AKHENATEN = technology(32, ANCIENT, "Akhenaten", needs=past(PYRAMID) >= 4, points=3)
PLINY_THE_ELDER = technology(33, ANCIENT, "Pliny the Elder", needs=technologies(ANCIENT) >= 3, points=2)
GOLDEN_MEAN = technology(34, SECRET, "Golden Mean", needs=past(CITY) >= 3, points=2)
ROYAL_CUBIT = technology(35, SECRET, "Royal Cubit", needs=technologies(SECRET) >= 3, points=2)
ASTROLOGY = technology(36, SECRET, "Astrology", needs=HAND >= 10, points=2)
ALCHEMY = technology(37, SECRET, "Alchemy", needs=(past() >= 7) & (LOST <= 3), points=4)
HERMETICISM = technology(38, SECRET, "Hermeticism", needs=past(CITY) >= 5, points=3)
ARI_KAT = technology(39, SECRET, "Ari-kat",
    needs=(past(CITY) >= 3) & (past(MEGALITH) >= 3) & (past(PYRAMID) >= 3), points=5)
CHINESE_ALPHABET = technology(40, WRITING, "Chinese Alphabet", needs=past(MEGALITH) >= 3, points=2)
EMERALD_TABLET = technology(41, WRITING, "Emerald Tablet", needs=technologies(WRITING) >= 3, points=2)
SUMERIAN_CUNEIFORM = technology(42, WRITING, "Sumerian Cuneiform", needs=technologies() >= 6, points=2)
MAYA_SCRIPT = technology(43, WRITING, "Maya Script", needs=past() >= 10, points=2)
PHOENICIAN_ALPHABET = technology(44, WRITING, "Phoenician Alphabet", needs=LOST >= 15, points=4)
HIEROGLYPHS = technology(45, WRITING, "Hieroglyphs", needs=past(MEGALITH) >= 5, points=4)
