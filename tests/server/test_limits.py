"""Limits cannot be evaded: by made-up sessions, by claimed addresses, by many addresses, by many names."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ostraka.core.errors import OstrakaError
from ostraka.server.addresses import Proxies, counted, is_ours, same_machine
from ostraka.server.errors import Refused
from ostraka.server.limits import NAMES, RULES, Count, Limits, kind_of
from ostraka.server.repeats import MOST, WHILE, Repeats
from tests.server.door import coming_from
from tests.server.house import WAIT, House, sqlite

CODES = RULES["code"].one


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with its limits on, behind a proxy at 127.0.0.2."""
    folder = tmp_path_factory.mktemp("limits")
    with House(
        sqlite(folder),
        OSTRAKA_LIMITS="1",
        OSTRAKA_THINKERS="0",
        OSTRAKA_TRUSTED_PROXIES="127.0.0.2, 10.0.0.0/8",
        OSTRAKA_METRICS_TOKEN="a token for Prometheus",
    ) as house:
        yield house


def guesses(house: House, address: str, count: int, headers: Any = None) -> int:
    """How many guesses of codes are looked at, until one is refused."""
    with coming_from(house, address) as client:
        for n in range(count):
            given = headers(n) if headers else {}
            if client.get(f"/api/codes/{secrets.token_hex(3)}", headers=given).status_code != 404:
                return n
    return count


def as_many_as_one(found: int) -> bool:
    """Whether no more were looked at than of one person; while a slow machine guesses, a little is allowed anew."""
    return CODES <= found <= CODES + 5


def test_made_up_sessions_count_by_address(house: House) -> None:
    assert as_many_as_one(
        guesses(house, "127.0.0.20", 60, lambda n: {"cookie": f"ostraka={secrets.token_urlsafe(32)}"})
    )
    assert as_many_as_one(guesses(house, "127.0.0.21", 60, lambda n: {"authorization": f"Bearer bot_{n}"}))
    # Somebody else has lost nothing by that.
    assert guesses(house, "127.0.0.22", 5) == 5


def test_many_guests_of_one_address_guess_no_more_than_one(house: House) -> None:
    cookies = []
    with coming_from(house, "127.0.0.23") as client:
        for n in range(4):
            cookies.append(client.post("/api/guest", json={"name": f"Ana {n}"}).headers["set-cookie"].partition(";")[0])
            client.cookies.clear()
    assert as_many_as_one(guesses(house, "127.0.0.23", 60, lambda n: {"cookie": cookies[n % 4]}))


def test_claimed_addresses_are_not_believed(house: House) -> None:
    for last, name in enumerate(("x-forwarded-for", "x-real-ip", "forwarded"), 24):
        address = f"127.0.0.{last}"
        assert as_many_as_one(guesses(house, address, 60, lambda n, name=name: {name: f"192.0.2.{n}"}))


def test_a_trusted_proxy_speaks_for_many(house: House) -> None:
    assert guesses(house, "127.0.0.2", 60, lambda n: {"x-forwarded-for": f"192.0.2.{n}"}) == 60
    # What clients put before the proxy's own word is not believed.
    assert as_many_as_one(guesses(house, "127.0.0.2", 60, lambda n: {"x-forwarded-for": f"192.0.2.{n}, 198.51.100.1"}))


def test_many_addresses_guess_one_password_no_better_than_one(house: House) -> None:
    right = {"login": "ana.digs", "password": "seven brass lamps in the sand"}
    with coming_from(house, "127.0.0.60") as ana:
        origin = {"origin": house.url}
        ana.post("/api/guest", json={"name": "Ana"})
        assert ana.post("/api/account", json=right, headers=origin).status_code == 200
        ana.cookies.clear()
        assert ana.post("/api/login", json=right).status_code == 200
    tried: list[int] = []
    for n in range(3):
        with coming_from(house, f"127.0.0.{61 + n}") as thief:
            for each in range(7):
                guess = {"login": "Ana.Digs", "password": f"guess {n} {each}"}
                tried.append(thief.post("/api/login", json=guess).status_code)
    assert tried.count(401) < RULES["account"].one and tried[-1] == 429
    # Whoever has come in from here before still does.
    with coming_from(house, "127.0.0.60") as ana:
        assert ana.post("/api/login", json=right).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/api/codes/ABCDEF", "code"),
        ("POST", "/api/login", "login"),
        ("POST", "/api/guest", "guest"),
        ("POST", "/api/quick", "table"),
        ("POST", "/api/tables/x/rematch", "table"),
        ("GET", "/api/tables", "look"),
        ("GET", "/api/account/everything", "export"),
        ("POST", "/api/tables/x/acts", "change"),
    ],
)
def test_each_has_a_rule_of_its_own(method: str, path: str, kind: str) -> None:
    assert kind_of(method, path) == kind and kind in RULES


def test_sockets_and_streams_have_a_rule_of_their_own(house: House) -> None:
    with coming_from(house, "127.0.0.40") as client:
        codes = [client.get("/api/tables/absent/stream").status_code for _ in range(RULES["socket"].one + 5)]
    assert codes.count(404) == RULES["socket"].one and codes[-1] == 429


def test_a_window_moves() -> None:
    count = Count()
    assert [count.spend(10, 3, 1000.0) for _ in range(3)] == [0, 0, 0]
    wait = count.spend(10, 3, 1000.0)
    assert 10 <= wait <= 20
    assert count.spend(10, 3, 1000.0 + wait + 0.01) == 0
    assert count.spend(10, 3, 1000.0 + wait + 0.02) > 0
    assert count.spend(10, 3, 1100.0) == 0


def test_counts_are_bounded() -> None:
    limits = Limits()

    async def flood() -> None:
        for n in range(NAMES + 100):
            await limits.spend("frame", str(n))

    asyncio.run(flood())
    assert len(vars(limits)["_counts"]) == NAMES
    for n in range(NAMES + 100):
        limits.prove("ana", str(n))
    assert len(vars(limits)["_proven"]) == NAMES


def test_no_limits_at_all() -> None:
    limits = Limits(0)
    for _ in range(100):
        limits.admit("code", "192.0.2.1", "")
    strict = Limits()
    with pytest.raises(Refused):
        for _ in range(100):
            strict.admit("code", "192.0.2.1", "")


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_addresses_count_by_household(address: str, name: str) -> None:
    assert counted(address) == name


@pytest.mark.parametrize(
    ("peer", "said", "address"),
    [
        ("192.0.2.1", b"198.51.100.1", "192.0.2.1"),
        ("127.0.0.1", b"", "127.0.0.1"),
        ("127.0.0.1", b"198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", b"203.0.113.5, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", b"203.0.113.5, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
        ("127.0.0.1", b"10.9.9.9, 10.1.2.3", "10.9.9.9"),
        ("127.0.0.1", b"198.51.100.1:4711", "198.51.100.1"),
        ("127.0.0.1", b"[2001:db8::1]:4711", "2001:db8::1"),
        ("127.0.0.1", b"198.51.100.1, nonsense", "127.0.0.1"),
        ("127.0.0.1", b"198.51.100.1, nonsense, 10.1.2.3", "10.1.2.3"),
        ("::ffff:127.0.0.1", b"198.51.100.1", "198.51.100.1"),
        ("", b"198.51.100.1", ""),
    ],
)
def test_the_last_address_that_is_no_proxy_counts(peer: str, said: bytes, address: str) -> None:
    proxies = Proxies("127.0.0.1 10.0.0.0/8")
    assert proxies.address(peer, [(b"x-forwarded-for", said)] if said else []) == address


def test_a_proxy_that_is_no_address_is_told_at_start() -> None:
    with pytest.raises(OstrakaError, match="not 'my-proxy'"):
        Proxies("127.0.0.1, my-proxy")


# Figures


def test_figures_are_for_this_machine_and_the_token(house: House) -> None:
    with httpx.Client(base_url=house.url, timeout=WAIT) as client:
        assert client.get("/metrics").status_code == 200
        for headers in (
            {"x-forwarded-for": "192.0.2.1"},
            {"forwarded": "for=192.0.2.1"},
            {"via": "1.1 proxy"},
            {"host": "192.0.2.9"},
            {"authorization": "Bearer nonsense", "x-forwarded-for": "192.0.2.1"},
        ):
            answer = client.get("/metrics", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "absent")
        token = {"authorization": "Bearer a token for Prometheus", "x-forwarded-for": "192.0.2.1"}
        assert "ostraka_connections" in client.get("/metrics", headers=token).text


@pytest.mark.parametrize("peer", ["192.0.2.1", "", "nonsense"])
def test_other_machines_get_no_figures(peer: str) -> None:
    assert same_machine({"client": ("127.0.0.1", 1)}, {b"host": b"localhost"})
    assert not same_machine({"client": (peer, 1) if peer else None}, {b"host": b"localhost"})


# Names of this server


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "a.b:1", "localhost.evil"]
)
def test_a_name_that_is_not_ours_is_refused(house: House, host: str) -> None:
    """A foreign page that has bound its name to our address is not taken for ours."""
    assert not is_ours(host)
    for path in ("/", "/api/games", "/health", "/metrics", "/page/x.js"):
        answer = httpx.get(f"{house.url}{path}", headers={"host": host}, timeout=WAIT)
        assert (answer.status_code, answer.json()["code"]) == (421, "host")
    answer = httpx.post(
        f"{house.url}/api/guest", json={"name": "Ana"}, headers={"host": host, "origin": f"http://{host}"}
    )
    assert answer.status_code == 421 and "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "192.0.2.1:8000", "[::1]:8000", "localhost:1", "LOCALHOST", "nas.local", ""]
)
def test_a_name_no_stranger_can_own_is_ours(host: str) -> None:
    assert is_ours(host)


# Lines of the log


def test_lines_that_repeat_are_counted() -> None:
    moment = [0.0]
    repeats = Repeats(lambda: moment[0])
    said = [repeats.left_out("no files left") for _ in range(1_000)]
    assert said[:MOST] == [0] * MOST and set(said[MOST:]) == {None}
    assert repeats.left_out("something else") == 0
    moment[0] += WHILE
    assert repeats.left_out("no files left") == 1_000 - MOST
    for n in range(5_000):
        repeats.left_out(n)
    assert len(vars(repeats)["_count"]) <= 500


def test_a_flood_of_nonsense_leaves_a_short_log(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("log")

    class Writing(House):
        log = folder / "log"

    with Writing(sqlite(folder), OSTRAKA_THINKERS="0") as house:
        host, _, port = house.url.removeprefix("http://").partition(":")

        async def nonsense() -> None:
            for _ in range(200):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(b"\x16\x03\x01 nonsense\r\n\r\n")
                await reader.read()
                writer.close()

        asyncio.run(nonsense())
        assert house.stop() == 0
    assert 0 < len((folder / "log").read_text().splitlines()) <= MOST
