"""The judge of system-call traces; `make soak` lets it judge a real server, under strace."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.drivers.durable import examine

LOG = "/x/ostraka.db-wal"
OPEN = '7 10:00:00.1 openat(AT_FDCWD, "/x/ostraka.db-wal", O_RDWR|O_CREAT, 0644) = 9'
WRITE = '7 10:00:00.2 pwrite64(9, "\\0\\0durable-0123456789abcdef\\0choice", 4096, 32) = 4096'
BEGIN = "7 10:00:00.3 fdatasync(9 <unfinished ...>"
END = "7 10:00:00.4 <... fdatasync resumed>) = 0"
SYNC = "7 10:00:00.4 fdatasync(9) = 0"
OTHER = "7 10:00:00.4 fdatasync(8) = 0"
ACK = '6 10:00:00.5 sendto(12, "~{\\"type\\":\\"ack\\",\\"id\\":\\"durable-0123456789abcdef\\",\\"seq\\":3}", 60) = 60'


@pytest.mark.parametrize(
    ("lines", "early"),
    [
        ([OPEN, WRITE, SYNC, ACK], 0),
        ([OPEN, WRITE, BEGIN, END, ACK], 0),
        ([OPEN, WRITE, ACK, SYNC], 1),
        ([OPEN, WRITE, BEGIN, ACK, END], 1),
        ([OPEN, BEGIN, WRITE, END, ACK], 1),
        ([OPEN, SYNC, WRITE, ACK], 1),
        ([OPEN, WRITE, OTHER, ACK], 1),
        ([OPEN, SYNC, ACK], 1),
        ([WRITE, SYNC, ACK], 1),
    ],
)
def test_an_answer_before_the_disk_is_seen(tmp_path: Path, lines: list[str], early: int) -> None:
    trace = tmp_path / "calls"
    trace.write_text("\n".join(lines), encoding="utf-8")
    seen = examine(trace, LOG, set())
    assert (seen.acks, seen.early) == (1, early)
