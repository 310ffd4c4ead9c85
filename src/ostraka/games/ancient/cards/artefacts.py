"""The 36 artefacts, in printed order."""

from __future__ import annotations

from ostraka.core.op import Seq, may
from ostraka.games.ancient.cards.kinds import artefact
from ostraka.games.ancient.counts import ARTEFACTS, HAND, LOST, LOST_NOW, SLOT_1, TIMELINE_TRIOS, past, timeline
from ostraka.games.ancient.modifiers import Discount, ExcavateRate
from ostraka.games.ancient.ops.hand import Draw, OpponentsDiscard
from ostraka.games.ancient.ops.knowledge import DiscardLost, Remove
from ostraka.games.ancient.ops.pay import Cards, PayThen, ReplaceDraw, ThisCard
from ostraka.games.ancient.ops.select import Monuments
from ostraka.games.ancient.ops.technology import Learn
from ostraka.games.ancient.ops.timeline import Move, Straighten
from ostraka.games.ancient.terms import (
    ANCIENT,
    ARTEFACT,
    CITY,
    MEGALITH,
    MONUMENT,
    PYRAMID,
    SECRET,
    TECHNOLOGY,
    TIMELINE,
    WRITING,
)
from ostraka.games.ancient.triggers import CREATE, DECLINE_PHASE_END, EXCAVATE, LEARN, After

# Two lines a card, as they are read: the printed figures, then what it does.
# fmt: off
DISK_OF_SABU = artefact(1, "Disk of Sabu", "Egypt",
    at=TIMELINE, needs=past(MEGALITH) >= 4, do=DiscardLost(1))
SARCOPHAGUS_OF_SAQQARA = artefact(2, "Sarcophagus of Saqqara", "Egypt",
    at=TIMELINE, needs=timeline(CITY) >= 3, do=Seq(Remove(1), Draw(1)))
PLANETARY_STONE = artefact(3, "Planetary Stone", "Ecuador", hand=2,
    at=TIMELINE, do=may(PayThen(Cards(2), Remove(3, up_to=True))))
DISKS_OF_BAYAN_KARA_ULA = artefact(4, "Disks of Bayan Kara Ula", "China", hand=1,
    at=TIMELINE, needs=TIMELINE_TRIOS >= 1, do=Remove(1))
ICA_STONES = artefact(5, "Ica Stones", "Peru", hand=2,
    at=TIMELINE, needs=ARTEFACTS >= 3, do=Draw(1))
ANTIKYTHERA_MECHANISM = artefact(6, "Antikythera Mechanism", "Greece",
    at=TIMELINE, do=Move(Monuments(slot=1, knowledge=4), slot=3))
MOAI_STATUE = artefact(7, "Moai Statue", "Chile",
    at=TIMELINE, do=may(PayThen(Cards(2, ARTEFACT), Draw(4))))
LA_MANA_PYRAMID = artefact(8, "La Maná Pyramid", "Ecuador", hand=1,
    at=TIMELINE, do=may(PayThen(Cards(1), Draw(1))))
TZOLKIN = artefact(9, "Tzolk'in", "Mexico", hand=2,
    at=TIMELINE, needs=(LOST <= 3) & (past() >= 1), do=may(Remove(1)))
INCAHUASI_QUIPUS = artefact(10, "Incahuasi Quipus", "Peru",
    at=TIMELINE, needs=(LOST <= 3) & (past() >= 1), do=Draw(1))
PARACAS_CANDELABRA = artefact(11, "Paracas Candelabra", "Peru",
    at=TIMELINE, needs=timeline(PYRAMID) >= 3, do=Remove(2, up_to=True))
PACHAMAMA_MONOLITH = artefact(12, "Pachamama Monolith", "Bolivia", cost=3,
    at=TIMELINE, needs=past(PYRAMID) >= 5, do=may(Learn()))
PIRI_REIS_MAP = artefact(13, "Piri Reis Map", "Türkiye",
    at=TIMELINE, do=may(Move(Monuments(bare=True))))
KLERKSDORP_SPHERES = artefact(14, "Klerksdorp Spheres", "South Africa", hand=4,
    at=TIMELINE, needs=LOST >= 5, do=Draw(1))
LYDITE_FLUTE = artefact(15, "Lydite Flute", "Bolivia",
    at=TIMELINE, do=may(PayThen(ThisCard(), Straighten(4, up_to=True))))
CRYSTAL_SKULL = artefact(16, "Crystal Skull", "Belize", on=After(EXCAVATE, low=3), do=Learn())
GLOZEL_ARTIFACTS = artefact(17, "Glozel Artifacts", "France", on=After(LEARN, WRITING), do=Draw(2))
DOGON_MYTHOLOGY = artefact(18, "Dogon Mythology", "Mali", on=After(LEARN, ANCIENT), do=Draw(2))
VOYNICH_MANUSCRIPT = artefact(19, "Voynich Manuscript", "Italy",
    on=After(LEARN, SECRET), do=Draw(2))
SUMERIAN_TABLETS = artefact(20, "Sumerian Tablets", "Iraq", on=After(LEARN, TECHNOLOGY), do=Draw(1))
BAGHDAD_BATTERY = artefact(21, "Baghdad Battery", "Iraq",
    at=TIMELINE, do=may(PayThen(ThisCard(), Remove(4, up_to=True))))
NAZCA_LINES = artefact(22, "Nazca Lines", "Peru", on=After(CREATE, PYRAMID), do=Draw(1))
OLMEC_HEADS = artefact(23, "Olmec Heads", "Mexico", hand=4, on=After(CREATE, MEGALITH), do=Draw(1))
GENETIC_DISK = artefact(24, "Genetic Disk", "Colombia", hand=3,
    on=After(CREATE, MONUMENT, slots=(5, 6)), do=may(Remove(2, up_to=True)))
KENSINGTON_RUNESTONE = artefact(25, "Kensington Runestone", "United States",
    on=After(EXCAVATE, low=2, high=2), do=may(ReplaceDraw(Remove(6, up_to=True))))
NEBRA_SKY_DISC = artefact(26, "Nebra Sky Disc", "Germany", modify=Discount(MEGALITH))
IRON_PILLAR_OF_DELHI = artefact(27, "Iron Pillar of Delhi", "India",
    at=TIMELINE, needs=SLOT_1 >= 2, do=Seq(Remove(1), Draw(1)))
DOGU_FIGURINES = artefact(28, "Dogū Figurines", "Japan", modify=Discount(CITY))
PHAISTOS_DISC = artefact(29, "Phaistos Disc", "Greece", modify=ExcavateRate(3))
NIMRUD_LENS = artefact(30, "Nimrud Lens", "Iraq", cost=1,
    on=After(LEARN, TECHNOLOGY), do=may(Remove(1)))
SAQQARA_VASES = artefact(31, "Saqqara Vases", "Egypt",
    at=TIMELINE, do=may(PayThen(ThisCard(), Move())))
ELONGATED_SKULLS = artefact(32, "Elongated Skulls", "Peru", hand=4,
    on=After(DECLINE_PHASE_END), do=Draw(2 * (LOST_NOW // 3)))
MICHAUX_STONE = artefact(33, "Michaux Stone", "Iraq", cost=3,
    at=TIMELINE, needs=LOST >= 17, do=may(Learn()))
ORONCE_FINES_MAP = artefact(34, "Oronce Finé's Map", "France",
    on=After(EXCAVATE, low=3, high=3), do=OpponentsDiscard(2))
ASHURBANIPALS_TABLET = artefact(35, "Ashurbanipal's Tablet", "Iraq",
    at=TIMELINE, needs=HAND <= 1, do=Draw(1))
KHUFUS_SOLAR_BARQUE = artefact(36, "Khufu's Solar Barque", "Egypt", modify=Discount(PYRAMID))
