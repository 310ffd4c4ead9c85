"""The client for programs, against a real server: whole games, restarts in the middle, refusals, cut connections."""

from __future__ import annotations

import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from ostraka.client import Client, Closed, Line, Refused, Table, Update
from ostraka.client.line import RefusedAct
from ostraka.core.errors import OstrakaError
from ostraka.match import verify
from tests.cli.command import ostraka
from tests.server.house import House, sqlite

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(sqlite(tmp_path_factory.mktemp("house"))) as one:
        yield one


@pytest.fixture
def ana(house: House) -> Iterator[Client]:
    with Client(house.url) as client:
        client.guest("Ana")
        yield client


def play(line: Line, most: int = 10_000) -> int:
    """Choose the same things at the same moments; returns how many choices were made."""
    for made in range(most):
        update = line.decision()
        if update.over:
            return made
        assert update.decision is not None
        offers = update.decision.offers
        line.submit(offers[update.length * 7 % len(offers)].option)
    return most


def test_a_whole_game(ana: Client) -> None:
    table = ana.quick("thebes", level="digger")
    assert table.status == "playing" and table.mine == [0]
    with ana.at(table.id) as line:
        first = line.decision()
        assert first.decision is not None and first.decision.sentence
        assert {offer.label for offer in first.decision.offers}
        assert play(line) > 20
        last = line.update
    assert last is not None and last.result is not None and last.over
    match = verify(ana.replay(table.id), table.commitment)
    assert list(match.outcome().totals()) == last.result.totals
    assert table.id in [found.id for found in ana.tables("past")]
    assert ana.me()["name"] == "Ana"


def test_a_table_is_found_by_its_code_and_joined_once(ana: Client, house: House) -> None:
    table = ana.new_table("thebes", [{"kind": "me"}, {"kind": "open"}])
    assert ana.join(table.code).mine == [0]
    with Client(house.url) as ben:
        ben.guest("Ben")
        assert ben.join(table.code, 1).mine == [1]
    assert ana.start(table.id).status == "playing"
    assert ana.begun(table.id).id == table.id


def test_what_a_server_refuses(ana: Client) -> None:
    with pytest.raises(Refused, match="404"):
        ana.table("there-is-no-such-one")
    with pytest.raises(Refused) as told:
        ana.quick("senet")
    assert told.value.status == 400 and told.value.detail
    table = ana.quick("thebes", level="digger")
    with ana.at(table.id) as line:
        line.decision()
        with pytest.raises(RefusedAct) as refused:
            line.act("submit", option=99_999)
        assert refused.value.code == "illegal"
        assert play(line, 2) == 2


def test_a_line_that_is_closed_for_good(ana: Client, house: House) -> None:
    table = ana.quick("thebes", level="digger")
    with Client(house.url) as stranger:
        stranger.guest("Zoe")
        line = stranger.at(table.id, seat=0)
        with line, pytest.raises(Closed) as told:
            line.next()
    assert told.value.code == 4403


def test_a_name_is_a_name_and_no_path(ana: Client) -> None:
    for name in ("../me", "x/y", "?", "#"):
        with pytest.raises(Refused, match="404"):
            ana.table(name)


def test_a_token_that_nobody_knows(ana: Client, house: House) -> None:
    table = ana.new_table("thebes", [{"kind": "me"}, {"kind": "open"}])
    words = ("connect", house.url, "--table", table.id, "--token")
    assert f"{house.url} does not know this token" in ostraka(*words, "bot_wrong").complaint(1)
    for wrong in ("é", "a\nb"):
        assert "this is no token" in ostraka(*words, wrong).complaint(1)


def test_a_server_of_something_else(house: House) -> None:
    with Client(house.url) as nobody, pytest.raises(OstrakaError, match="is no server of Ostraka"):
        nobody.get("/")


def test_a_server_that_is_not_there() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    said: list[str] = []
    with Client(f"http://127.0.0.1:{port}", patience=0.6, say=said.append) as nobody:
        with pytest.raises(OstrakaError, match="does not answer"):
            nobody.get("/health")
        assert said == [f"http://127.0.0.1:{port} does not answer; it is asked again for 0.6 seconds"]
        line = Line(f"ws://127.0.0.1:{port}/x", {}, {}, patience=0.3)
        with pytest.raises(Closed, match="nobody answers"):
            line.next()


def test_a_restart_in_the_middle_is_not_noticed(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    with House(sqlite(tmp_path), port) as house, Client(house.url) as ana:
        ana.guest("Ana")
        table = ana.quick("thebes", level="digger")
        with ana.at(table.id) as line:
            play(line, 3)
            house.kill()
            house.start()
            play(line, 3)
            house.stop()
            house.start()
            assert play(line) > 5
            assert line.connections >= 3
        verify(ana.replay(table.id), table.commitment)


class Cutter:
    """Between a client and the server: passes everything on, and cuts where it is told to."""

    def __init__(self, port: int, cuts: int) -> None:
        self.server = port
        self.left = cuts
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.luck = random.Random(5)
        self.ends: list[socket.socket] = [self.door]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        while True:
            try:
                client, _ = self.door.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self.server))
            self.ends += [client, server]
            for source, goal, ours in ((client, server, True), (server, client, False)):
                threading.Thread(target=self.passed, args=(source, goal, ours), daemon=True).start()

    def passed(self, source: socket.socket, goal: socket.socket, ours: bool) -> None:
        """Frames of the server are swallowed now and then, with the connection: their acks are lost."""
        frames = 0
        try:
            while part := source.recv(1 << 16):
                frames += 1
                if not ours and frames > 2 and self.left and self.luck.random() < 0.2:
                    self.left -= 1
                    break
                goal.sendall(part)
        except OSError:
            pass
        for end in (source, goal):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def test_what_was_not_acknowledged_is_sent_again_and_done_once(house: House) -> None:
    cutter = Cutter(int(house.url.rpartition(":")[2]), cuts=12)
    with Client(house.url) as ana:
        ana.guest("Ana")
        table = ana.quick("thebes", level="digger")
        line = ana.at(table.id)
        port, line.origin = house.url.rpartition(":")[2], f"http://127.0.0.1:{cutter.port}"
        line.address = line.address.replace(port, str(cutter.port), 1)
        with line:
            made = play(line)
        assert cutter.left < 12 and line.connections == 13 - cutter.left
        match = verify(ana.replay(table.id), table.commitment)
        # Every choice stands once: those of the seat that had several options, and no more.
        assert made <= sum(step.choice.seat == 0 for step in match.steps)
        assert made >= sum(step.choice.seat == 0 and not step.forced for step in match.steps)
    for end in cutter.ends:
        end.close()


def test_fields_of_a_newer_server_are_left_alone() -> None:
    record = {
        "seq": 3, "keep": -1, "length": 2, "moments": [], "view": {}, "decision": None, "waits": [1], "clocks": None,
        "status": "playing", "colour": "blue",
    }  # fmt: skip
    update = Update.read(record)
    assert (update.seq, update.over, update.raw["colour"]) == (3, False, "blue")


def test_too_much_is_waited_out(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(
        [httpx.Response(429, headers={"retry-after": "0"}), httpx.Response(503), httpx.Response(200, json={})]
    )
    client = Client("http://localhost")
    client.http = httpx.Client(transport=httpx.MockTransport(lambda _: next(answers)), base_url="http://localhost")
    monkeypatch.setattr("ostraka.client.http.PAUSE", 0.0)
    assert client.post("/api/anything") == {}
    answers = iter([httpx.Response(502, text="<html>bad gateway</html>")])
    with pytest.raises(Refused, match="Bad Gateway"):
        client.get("/api/anything")


# `ostraka connect`


def invited(ana: Client, name: str = "Scarab") -> tuple[Table, str]:
    """A table with a seat for a bot of Ana's, and the bot's token."""
    bot = ana.post("/api/account/bots", {"name": name})
    return ana.new_table("thebes", [{"kind": "me"}, {"kind": "invited", "person": bot["id"]}]), bot["token"]


def connecting(*words: str) -> subprocess.Popen[str]:
    """`ostraka connect` as anybody would start it."""
    command = [sys.executable, "-m", "ostraka.cli", "connect", *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, text=True, stdin=pipe, stdout=pipe, stderr=pipe)


def comes(client: Client, table: Table, program: subprocess.Popen[str]) -> None:
    """Wait until the second seat is taken, then begin."""
    while client.table(table.id).seats[1].kind != "person":
        assert program.poll() is None, program.communicate()
        time.sleep(0.05)
    client.start(table.id)


def test_a_program_plays_at_a_server(ana: Client, house: House) -> None:
    table, token = invited(ana)
    command = f"exec:{sys.executable} {EXAMPLES / 'any.py'}"
    program = connecting(house.url, "--table", table.code, "--token", token, "--bot", command)
    comes(ana, table, program)
    with ana.at(table.id) as line:
        play(line)
        assert line.update is not None and line.update.result is not None
        totals = line.update.result.totals
    out, err = program.communicate(timeout=60)
    assert program.returncode == 0, err
    assert out.split()[-2:] == [str(total) for total in totals]


def test_a_program_that_goes_wrong_leaves_the_table(ana: Client, house: House, tmp_path: Path) -> None:
    script = tmp_path / "liar.py"
    script.write_text(
        "import sys\nprint('ready', flush=True)\nfor line in sys.stdin:\n"
        "    if 'think' in line: print('choose 99999', flush=True)\n",
        encoding="utf-8",
    )
    table, token = invited(ana)
    words = ("--table", table.id, "--token", token, "--bot", f"exec:{sys.executable} {script}")
    program = connecting(house.url, *words)
    comes(ana, table, program)
    with ana.at(table.id) as line:
        update: Update | None = line.next()
        # It lies as soon as it is asked, and leaves; the others are told.
        while update is not None and not update.raw["late"] and not update.over:
            made = play(line, 1) if update.decision is not None else 0
            update = line.update if made else line.next()
    _, err = program.communicate(timeout=60)
    assert program.returncode == 1
    assert "has lost by the rule 'illegal'" in err


def test_somebody_at_the_terminal(house: House) -> None:
    with Client(house.url, patience=1.0) as ben:
        ben.guest("Ben")
        table = ben.new_table("thebes", [{"kind": "me"}, {"kind": "open"}])
        terminal = connecting(f"{house.url}/join/{table.code}", "--name", "Ana", "--lang", "en")
        comes(ben, table, terminal)

        def others() -> None:
            with suppress(OstrakaError), ben.at(table.id) as line:
                play(line)

        threading.Thread(target=others, daemon=True).start()
        out, err = terminal.communicate("?\nnonsense\n1\nb\nq\n", timeout=60)
    assert terminal.returncode == 0, err
    assert "Nothing here is called “nonsense”" in out
    assert out.count("> ") == 5
    assert "\n  1 " in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("localhost", "--table", "x"), "no address of a server"),
        (("http://[::1", "--table", "x"), "no address of a server"),
        (("http://localhost:x", "--table", "x"), "no address of a server"),
        (("http://localhost:99999", "--table", "x"), "no address of a server"),
        (("http://localhost",), "which table?"),
        (("http://localhost", "--table", "x", "--bot", "sage"), "--bot is a program"),
    ],
)
def test_what_makes_no_sense(words: tuple[str, ...], told: str) -> None:
    assert told in ostraka("connect", *words).complaint(2)
