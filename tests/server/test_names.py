"""Names one can read and tell apart: what is refused at the door, and who may sit beside whom."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from ostraka.core.mind.levels import ANY_GAME
from ostraka.server.errors import Refused
from ostraka.server.people.names import alike, another, known_name
from ostraka.server.tables import chairs
from tests.server.house import House, guest, sqlite

GOOD = (
    "Zoë", "Дарья", "村上", "محمد", "O'Neil", "J.-P.", "R2-D2", "김철수", "नेहा", "สมชาย", "Ştefan", "Ἀχιλλεύς",
    "Nguyễn Thị Hồng", "יוֹסֵף", "བསྒྲུབས", "မြွှေ့", "علی\u200cرضا", "Ana María", "🦉", "👍🏽", "7",
)  # fmt: skip
BAD = (
    "", "   ", "\t", "...", "-", "\u200b", "Ana\u200b", "\u00ad", "\u3164", "\u115f", "\u2800", "Ana\u2800", "\u034f",
    "Ana\u202e", "\u2066Ana\u2069", "\u061cAna", "\ufeffAna", "\U000e0041", "\ue000", "\u0378", "Ana\x00", "Ana\n",
    "A\x1b[1m",
    "\ud800", "\u0301", "\u0301Ana", "Z\u0336\u0337\u0338", "Z\u0300\u0301\u0302\u0303\u0304\u0305", "a\u0324\u0324",
    "Ana\u200d", "👩\u200d🚀", "ﷺ" * 3, "x" * 41,
)  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_names_in_all_scripts_are_taken_as_they_are(name: str) -> None:
    assert known_name(name) == name


@pytest.mark.parametrize(
    ("wanted", "name"),
    [("  Ana \u00a0 María ", "Ana María"), ("Ａｎａ", "Ana"), ("Zoe\u0308", "Zoë"), ("❤\ufe0f", "❤"), ("ﬁn", "fin")],
)
def test_what_is_written_differently_and_means_the_same_is_the_same(wanted: str, name: str) -> None:
    assert known_name(wanted) == name


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_what_cannot_be_seen_or_disturbs_others_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        known_name(name)
    assert refused.value.code == "name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Аnа"), ("Ana", "Αna"), ("ANA", "АΝА"), ("ana", "АΝА"), ("Sage", "Ѕаgе"), ("modern", "rnodern"),
        ("Ana 1", "Ana l"), ("O'Neil", "О’Neil"), ("Ill", "lll"), ("Bob", "B0b"), ("Seat 1", "Ѕeat 1"),
    ],
)  # fmt: skip
def test_look_alikes(one: str, other: str) -> None:
    assert alike(one, [other]) and alike(other, [one])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "Anna"), ("Zoë", "Zoe"), ("Maria", "Mario"), ("村上", "村下"), ("Ana", "Ana 2"), ("Дарья", "Марья")],
)
def test_names_that_one_can_tell_apart(one: str, other: str) -> None:
    assert not alike(one, [other])


def test_the_same_name_gets_a_number_and_a_look_alike_none() -> None:
    assert another("Ana", ["Ben", "ana"]) == "Ana 2"
    assert another("Sage", ["Ѕаgе"], bot=True) == "Sage 2"
    with pytest.raises(Refused) as refused:
        another("Аnа", ["Ana"])
    assert refused.value.code == "alike"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(sqlite(tmp_path_factory.mktemp("house")), OSTRAKA_THINKERS="0") as shared:
        yield shared


def test_at_one_table_nobody_looks_like_another(house: House) -> None:
    """As somebody who joins, as somebody who is renamed there, as the one who sets up, beside a bot."""

    async def story(url: str) -> None:
        async with (
            guest(url) as ana,
            guest(url, "Аnа") as false,
            guest(url, "Ａｎａ") as wide,
            guest(url, "Ben") as ben,
        ):
            wish = {"game": "thebes", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
            table = (await ana.post("/api/tables", wish))["id"]
            refused = await false.post(f"/api/tables/{table}/join", {}, 409)
            assert refused["code"] == "alike"
            joined = await wide.post(f"/api/tables/{table}/join", {})
            assert [seat["name"] for seat in joined["seats"]][:2] == ["Ana", "Ana 2"]
            await ben.post(f"/api/tables/{table}/join", {})
            renamed = await ben.http.put("/api/account", json={"name": "Аnа", "language": "en"})
            assert (renamed.status_code, renamed.json()["code"]) == (409, "alike")
            assert (await ben.get("/api/me"))["name"] == "Ben"
        async with guest(url, "Тhemis") as sly:
            bots = [{"kind": "bot", "level": "sage"}] * 2
            beside = {"game": "thebes", "seats": [*bots, {"kind": "me"}, {"kind": "open"}]}
            table = await sly.post("/api/tables", beside)
            assert [seat["name"] for seat in table["seats"]][:3] == ["Sibylla", "Nestor", "Тhemis"]
            seated = await sly.post(f"/api/tables/{table['id']}/seats/3/bot?level=sage")
            assert [seat["name"] for seat in seated["seats"]][3] == "Orfeo"
            assert [seat["level"] for seat in seated["seats"]] == ["sage", "sage", None, "sage"]
            wise = await sly.post(f"/api/tables/{table['id']}/seats/3/bot?level=oracle")
            assert wise["seats"][3]["name"] == "Kassandra"
            clans = {"game": "mammothodus", "seats": [{"kind": "me"}, {"kind": "bot", "level": "oracle"}]}
            assert (await sly.post("/api/tables", clans))["seats"][1]["name"] == "Kassandra"

    asyncio.run(story(house.url))


def test_where_a_game_has_no_oracle_none_can_be_seated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chairs, "load_game", lambda game: SimpleNamespace(levels=ANY_GAME))
    chairs.check_level("sherds", "sage")
    with pytest.raises(Refused) as refused:
        chairs.check_level("sherds", "oracle")
    assert refused.value.code == "absent"


@pytest.mark.parametrize("name", ["\u3164", "Ana\u202e", "\u2800", "Z\u0336\u0337\u0338"], ids=ascii)
def test_everywhere_a_name_is_given(house: House, name: str) -> None:
    async def story(url: str) -> None:
        async with guest(url) as ana:
            assert (await ana.post("/api/guest", {"name": name}, 400))["code"] == "name"
            assert (await ana.post("/api/account/bots", {"name": name}, 400))["code"] == "name"
            renamed = await ana.http.put("/api/account", json={"name": name})
            assert (renamed.status_code, renamed.json()["code"]) == (400, "name")

    asyncio.run(story(house.url))
