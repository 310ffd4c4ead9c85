"""Which cards each ruling of docs/rules/en/ancient.md speaks of."""

from __future__ import annotations

from typing import Final

__all__ = ["RULINGS"]

RULINGS: Final[dict[str, str]] = {
    "CARD-01": "baalbek sacsayhuaman inwa fort-samaipata baalbek-trilithon the-queens-pyramids",
    "CARD-02": (
        "angkor-wat easter-island temple-of-kom-ombo colossi-of-memnon sneferus-pyramid nebra-sky-disc "
        "dogu-figurines khufus-solar-barque"
    ),
    "CARD-03": "sneferus-pyramid",
    "CARD-04": "llaqtapata machu-picchu karnak-temple babylon atlantis",
    "CARD-05": "potala-palace",
    "CARD-06": "philae",
    "CARD-07": "lopburi-temple bagan pyramids-of-xian sator-square",
    "CARD-08": "ajanta-caves gunung-padang antikythera-mechanism piri-reis-map saqqara-vases planetary-grid",
    "CARD-09": "antikythera-mechanism",
    "CARD-10": "poulnabrone-dolmen",
    "CARD-11": "candi-sukuh ptolemy alchemy",
    "CARD-12": "pyramid-of-the-niches",
    "CARD-13": "candi-kethek latin-alphabet",
    "CARD-14": "calakmul",
    "CARD-15": "pyramids-of-plaine-magnien thales",
    "CARD-16": "hermes-trismegistus",
    "CARD-17": "ancient-greek",
    "CARD-18": "menhir-of-kerloas",
    "CARD-19": "barabar-caves",
    "CARD-20": "tlalocs-statue great-sphinx-of-giza megaliths-of-cauria ancient-hebrew",
    "CARD-21": "aramu-muru the-fairies-rock pyramid-of-userkaf oronce-fines-map cretan-hieroglyphs",
    "CARD-22": "crystal-skull kensington-runestone phaistos-disc oronce-fines-map",
    "CARD-23": "elongated-skulls",
    "CARD-24": "genetic-disk",
    "CARD-25": "yonaguni",
    "CARD-26": "xixia-wangling",
    "CARD-27": "pyramid-of-coba",
    "CARD-28": "derinkuyu language-of-the-birds",
    "CARD-29": "dolmen-of-gochang carnac-standing-stones pyramid-of-coba",
    "CARD-30": "planetary-stone moai-statue la-mana-pyramid lydite-flute baghdad-battery saqqara-vases",
    "CARD-31": (
        "gobekli-tepe byblos ellora-caves sulawesi-megaliths circles-of-mpumalanga great-ziggurat-of-ur "
        "comalcalco-temple pythagoras"
    ),
    "CARD-32": "merchants-table janggun-chong",
    "CARD-33": (
        "montguyon-dolmen caral teotihuacan tikal-temple-i borobudur-temple pachamama-monolith crystal-skull "
        "michaux-stone"
    ),
    "CARD-34": (
        "menhirs-of-monteneuf diquis-stone-spheres dolmen-of-menga masuda-iwafune poulnabrone-dolmen nubian-pyramids"
    ),
    "CARD-35": "persepolis",
    "CARD-36": "tulum",
    "CARD-37": "ica-stones",
    "CARD-38": "iron-pillar-of-delhi",
    "CARD-39": "petra pyramid-of-djoser tzolkin incahuasi-quipus",
    "CARD-40": "mycenae pyramid-of-neferirkare",
    "CARD-41": "nicolas-flamel",
    "CARD-42": "mummification",
    "CARD-43": "lydite-flute runic-alphabet",
    "CARD-44": "earthquake-engineering",
    "CARD-45": "osirion abu-gorab moron dolmen-of-ganghwa pyramid-of-khafre meidum-pyramid palenque",
    "CRE-9": "pachamama-monolith nimrud-lens michaux-stone",
    "DEC-6": "menhirs-of-monteneuf",
    "TEC-3": "pliny-the-elder royal-cubit emerald-tablet sumerian-cuneiform",
}
