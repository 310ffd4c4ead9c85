"""Plans, variants and reports: the same rows however they are made, house rules that hold, figures that are right."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import asdict
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from ostraka import load_game
from ostraka.core.errors import OstrakaError
from ostraka.core.rng import Rng
from ostraka.lab.blank import BLANKABLE, blanked
from ostraka.lab.cluster import reach
from ostraka.lab.findings import chance_of, comparisons_of, findings, holm, outliers
from ostraka.lab.jobs import GAMES, WORTH, Job, run_job
from ostraka.lab.plan import Plan, PlanError, read_plan
from ostraka.lab.run import carry_out, local
from ostraka.lab.simulate import checked_playout
from ostraka.lab.trial import trial
from ostraka.match.overlay import install, order_of
from ostraka.match.variant import Variant, VariantError, checked, read_variant
from tests.cli.command import ostraka

ROOT = Path(__file__).resolve().parents[2]
PLAN = """
game = "thebes"
seed = 3
deals = 20
seats = [2, 3]
levels = ["scholar"]
worth = 11
[[variants]]
name = "two-years"
tables = {"terms.FINISH" = 104}
[[variants]]
name = "reaching"
settings = {new_year = "reaching"}
"""


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small plan, carried out in two processes."""
    folder = tmp_path_factory.mktemp("lab")
    (folder / "plan.toml").write_text(PLAN, encoding="utf-8")
    done = ostraka("lab", "run", folder / "plan.toml", "--out", folder / "out", "--jobs", "2")
    assert done.code == 0, done.err
    return folder / "out"


def frames(folder: Path) -> dict[str, list[dict[str, Any]]]:
    return {path.stem: pl.read_parquet(path).to_dicts() for path in sorted(folder.glob("*.parquet"))}


# Variants


@pytest.mark.compiled
def test_a_variant_changes_what_it_says_and_nothing_else(results: Path) -> None:
    games = pl.read_parquet(results / "games.parquet")
    means = dict(games.group_by("variant").agg(pl.col("choices").mean()).iter_rows())
    assert means["two-years"] < 0.8 * means["printed"]
    assert games.filter(pl.col("variant") == "two-years").height == 20 * 5
    # The process that asked still plays the printed game.
    row = run_job(asdict(Job(GAMES, "thebes", "printed", "scholar", 2, 3, 0, 1)))["games"][0]
    assert row["choices"] == games.row(0, named=True)["choices"]


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ({}, "which game"),
        ({"game": "senet"}, "no game 'senet'"),
        ({"game": "thebes", "fact": {}}, "no 'fact' in a variant; did you mean facts?"),
        ({"game": "thebes", "facts": {"book-greece-9-berlin": {}}}, "did you mean book-greece-"),
        ({"game": "thebes", "facts": {"book-greece-1-berlin": {"cost": 1}}}, "it has: weeks, value, blank"),
        (
            {"game": "thebes", "facts": {"book-greece-1-berlin": {"weeks": "two"}}},
            "weeks of book-greece-1-berlin is 0",
        ),
        ({"game": "thebes", "facts": {"book-greece-1-berlin": {"blank": 1}}}, "true or false"),
        ({"game": "ancient", "facts": {"city-1-osirion": {"locked": 3}}}, "true or false"),
        ({"game": "ancient", "facts": {"city-1-osirion": 3}}, "table of figures"),
        ({"game": "mammothodus", "facts": {"mammoths-green-1": {"kind": "red"}}}, "it has: none"),
        ({"game": "mammothodus", "tables": {"tables.HANDSIZE": 5}}, "did you mean tables.HAND_SIZE"),
        ({"game": "mammothodus", "tables": {"tables.HAND_SIZE": "five"}}, "int is expected"),
        ({"game": "mammothodus", "tables": {"tables.SPIRITS": [["stone", "Stone", 4]]}}, "3 places, 4 are expected"),
        ({"game": "mammothodus", "tables": {"tables.STARTING_DECK": {"green": 12}}}, "it has the names green, red"),
        ({"game": "thebes", "tables": {"terms.LAST_YEAR": 1902}}, "no table 'terms.LAST_YEAR'"),
        ({"game": "thebes", "tables": []}, "a table of names and values"),
        ({"game": "thebes", "settings": {"teams": True}}, "teams"),
    ],
)
def test_what_makes_no_sense_in_a_variant(record: dict[str, Any], told: str) -> None:
    with pytest.raises(OstrakaError) as error:
        checked(record, "x")
    assert told in str(error.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(VariantError, match="cannot be read"):
        read_variant(tmp_path / "nothing.toml")
    (tmp_path / "x.toml").write_text("game = ", encoding="utf-8")
    with pytest.raises(VariantError, match="not TOML"):
        read_variant(tmp_path / "x.toml")
    (tmp_path / "y.toml").write_text('game = "thebes"', encoding="utf-8")
    with pytest.raises(VariantError, match="it is for 'thebes', not for 'ancient'"):
        read_variant(tmp_path / "y.toml", game="ancient")
    assert read_variant(tmp_path / "y.toml").plain


def test_every_kind_of_change_can_be_played() -> None:
    trial(checked({"game": "mammothodus", "tables": {"tables.HAND_SIZE": 5, "tables.DICE": 4}}, "x"))
    every = {str(fact["id"]): {"blank": True} for fact in load_game("ancient").facts()}
    changed = {"city-1-osirion": {"discard_cost": 0, "knowledge": 1}, "tech-45-hieroglyphs": {"victory_points": 9}}
    trial(checked({"game": "ancient", "facts": {**every, **changed}, "tables": {"terms.HAND_LIMIT": 12}}, "x"))
    books = {"book-greece-1-berlin": {"value": 3, "weeks": 5}, "congress-london": {"blank": True}}
    known = [fact["id"] for fact in load_game("thebes").facts() if "id" in fact]
    trial(checked({"game": "thebes", "facts": {c: f for c, f in books.items() if c in known}}, "x"))


def test_rules_that_break_are_told_before_anything_is_played() -> None:
    nobody = dict.fromkeys(("green", "red", "yellow", "blue", "new_trail"), 0)
    with pytest.raises(OstrakaError, match="with these rules"):
        trial(checked({"game": "mammothodus", "tables": {"tables.HUMAN_DECK": nobody}}, "x"))


def test_house_rules_take_a_process_of_their_own() -> None:
    variant = Variant("thebes", "x", tables={"terms.FINISH": 104})
    with pytest.raises(OstrakaError, match="process of their own"):
        install(variant, order_of(variant))


# Blanks


@pytest.mark.parametrize("game", BLANKABLE)
def test_every_card_can_be_a_blank_and_is_itself_again(game: str) -> None:
    rules = load_game(game)
    before = rules.facts()
    cards = [i for i, fact in enumerate(before) if "id" in fact]
    for card in random.Random(1).sample(cards, 12):
        with blanked(game, card):
            s = rules.new(None, 2)
            checked_playout(rules, s, Rng(card), rules.bound)
    assert rules.facts() == before


@pytest.mark.compiled
def test_a_card_that_only_brings_points_is_worth_them() -> None:
    """A technology of the second level is worth its points to whoever has it, and changes little else."""
    game = load_game("ancient")
    rows = run_job(asdict(Job(WORTH, "ancient", "printed", "digger", 2, 5, 0, 2)))[WORTH]
    points = {i: fact.get("victory_points") for i, fact in enumerate(game.facts()) if fact.get("level") == 2}
    known = [(row["worth"], points[row["card"]]) for row in rows if row["card"] in points]
    assert len(known) > 10
    assert sum(worth == value for worth, value in known) > len(known) / 3


def test_development_cards_are_counted_by_who_drew_and_played_them(tmp_path: Path) -> None:
    """In Mammothodus everybody begins with the same cards; those that are developed tell the games apart."""
    plan = Plan("mammothodus", 3, 4, (2,), ("digger",), 0, (Variant("mammothodus"),))
    assert carry_out(plan, tmp_path / "out", local(1))
    found = findings(tmp_path / "out").cards
    facts = load_game("mammothodus").facts()
    assert {card.kind for card in found} <= {str(facts[number]["kind"]) for number in range(48, 66)}
    assert len(found) > 5 and any(card.played for card in found)
    assert all(0 <= card.played <= card.drawn <= 4 and card.worth is None for card in found)
    assert {card.won for card in found if card.played} <= {0.0, 1.0, 1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4}
    done = ostraka("lab", "report", tmp_path / "out", "--html", tmp_path / "report.html")
    assert done.code == 0 and "Every card" in (tmp_path / "report.html").read_text(encoding="utf-8")


# Plans


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "which game"),
        ('game = "thebes"\ndeal = 3', "did you mean deals?"),
        ('game = "thebes"\nseats = [7]', "2 to 4 seats, not 7"),
        ('game = "mammothodus"\nseats = [true]', "1 to 4 seats, not True"),
        ('game = "thebes"\nseats = 3', "such as seats = [2], not 3"),
        ('game = "thebes"\nseats = []', "such as seats = [2], not []"),
        ('game = "thebes"\nseats = [2, 3, 2]', "seats has something twice: [2, 3, 2]"),
        ('game = "thebes"\nlevels = "scholar"', """such as levels = ["scholar"], not 'scholar'"""),
        ('game = "thebes"\nlevels = ["sage", "sage"]', "levels has something twice"),
        ('game = "thebes"\nlevels = ["genius"]', "plan.toml: there is no bot 'genius'"),
        ('game = "senet"', "plan.toml: there is no game 'senet'"),
        ('game = "thebes"\ndeals = 0', "nothing would be played"),
        ('game = "thebes"\ndeals = 99999999999999999999', "deals is 1,000,000 at most, not 99,999,999"),
        ('game = "thebes"\n[[variants]]\nname = " "', "a variant has a name"),
        ('game = "thebes"\n[[variants]]\nname = "x"\nfile = 3', "the file of a variant is a path"),
        ('game = "thebes"\n[[variants]]\nname = "x"\nsettings = {yeer = 1}', "plan.toml: there is no setting 'yeer'"),
        ('game = "thebes"\ndeals = -1', "deals is a whole number"),
        ('game = "mammothodus"\nworth = 4', "worth must be 0"),
        ('game = "thebes"\n[variants]\nname = "x"', "begins with a line [[variants]]"),
        ('game = "thebes"\n[[variants]]\nset = 1', "a variant has a name"),
        ('game = "thebes"\n[[variants]]\nname = "printed"', "the same name"),
        ('game = "thebes"\n[[variants]]\nname = "x"\nfile = "none.toml"', "cannot be read"),
        ("game = ", "not TOML"),
    ],
)
def test_what_makes_no_sense_in_a_plan(text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(OstrakaError) as error:
        read_plan(path)
    assert told in str(error.value)
    assert ostraka("lab", "run", path).code == 1


@pytest.mark.compiled
def test_rows_are_the_same_in_one_process_and_after_a_break(results: Path, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    plan = read_plan(tmp_path / "plan.toml")
    seen: list[int] = []

    def broken(done: int, of: int) -> None:
        seen.append(done)
        if len(seen) == 3:
            raise KeyboardInterrupt

    assert carry_out(plan, tmp_path / "out", local(1), broken) is False
    assert pl.read_parquet(tmp_path / "out" / "games.parquet").height > 0
    again: list[int] = []
    assert carry_out(plan, tmp_path / "out", local(1), lambda done, of: again.append(done)) is True
    assert again[0] == 4 and again[-1] == len(plan.jobs())
    assert frames(tmp_path / "out") == frames(results)
    assert carry_out(plan, tmp_path / "out", local(1), lambda done, of: pytest.fail("nothing is left")) is True


@pytest.mark.compiled
def test_another_plan_is_refused(results: Path, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN.replace("seed = 3", "seed = 4"), encoding="utf-8")
    with pytest.raises(OstrakaError, match="another plan"):
        carry_out(read_plan(tmp_path / "plan.toml"), results, local(1))


def test_where_nobody_listens_there_is_no_cluster() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        reach(f"127.0.0.1:{port}")
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "127.0.0.1:99999999"):
        with pytest.raises(OstrakaError, match=f"there is no cluster at {address}"):
            reach(address)
    reach("auto")


def test_jobs_have_names_of_their_own() -> None:
    plan = Plan("thebes", 1, 60, (2, 3), ("scholar", "digger"), 30, (Variant("thebes"),))
    jobs = plan.jobs()
    assert len({job.id for job in jobs}) == len(jobs)
    deals = [
        (job.level, job.seats, deal)
        for job in jobs
        if job.kind == GAMES
        for deal in range(job.first, job.first + job.count)
    ]
    assert len(set(deals)) == len(deals) == 4 * 60


def test_self_play_becomes_examples(tmp_path: Path) -> None:
    plan = Plan("thebes", 4, 0, (2,), ("digger",), 0, (Variant("thebes"),), replays=3)
    assert carry_out(plan, tmp_path / "out", local(2))
    names = [path.name for path in sorted((tmp_path / "out" / "replays").iterdir())]
    assert names == [f"digger-2-{deal:06}.txt" for deal in range(3)]
    done = ostraka("export", tmp_path / "out" / "replays", "--out", tmp_path / "x.parquet")
    assert done.code == 0 and "of 3 games" in done.out


def pressed(process: subprocess.Popen[str]) -> str:
    """What it says to Ctrl-C. Python may lose one where nobody can hear it: then people press again."""
    for _ in range(4):
        os.killpg(process.pid, signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=30)[1]
    process.kill()
    raise AssertionError(process.communicate())


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text('game = "thebes"\ndeals = 20000\n', encoding="utf-8")
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    command = [sys.executable, "-m", "ostraka.cli", "lab", "run", str(tmp_path / "plan.toml"), "--jobs", "2"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    signal.signal(signal.SIGINT, usual)
    parts, deadline = tmp_path / "plan" / "parts", time.monotonic() + 60
    while time.monotonic() < deadline and len(list(parts.glob("*.json"))) < 2:
        time.sleep(0.05)
    err = pressed(process)
    assert process.returncode == 1
    assert "the same command goes on" in err
    assert pl.read_parquet(tmp_path / "plan" / "games.parquet").height >= 100


# Findings


def test_holms_correction() -> None:
    assert holm({"a": 0.01, "b": 0.04, "c": 0.03}) == pytest.approx({"a": 0.03, "c": 0.06, "b": 0.06})
    assert holm({}) == {}


def test_chances_and_outliers() -> None:
    assert chance_of([0.0] * 5) == 1.0
    assert chance_of([1.0] * 5) == 0.0
    values = [1.96 * 2 / (100**0.5)] * 1
    assert chance_of([v + s for v in values * 50 for s in (2.0, -2.0)]) == pytest.approx(0.05, abs=0.002)
    assert outliers({i: float(i % 5) for i in range(40)} | {99: 30.0}) == {99}
    assert outliers({1: 5.0, 2: 500.0}) == set()


def test_a_difference_is_found_where_there_is_one_and_not_where_there_is_none() -> None:
    numbers = random.Random(2)
    rows = []
    deals = [numbers.gauss(0, 10) for _ in range(80)]
    for variant in ("printed", "same", "longer"):
        for deal in range(80):
            luck = deals[deal] + numbers.gauss(0, 3)
            for seat in (0, 1):
                rows.append({
                    "variant": variant, "level": "x", "seats": 2, "deal": deal, "seat": seat, "points": 50 + luck,
                    "choices": 100 + luck + 5 * (variant == "longer"), "turns": 40, "victory": float(seat == deal % 2),
                })  # fmt: skip
    found = {(c.variant, c.what): c for c in comparisons_of(pl.DataFrame(rows))}
    assert found["longer", "choices"].verdict == "more than printed"
    assert 3 < found["longer", "choices"].low < found["longer", "choices"].high < 7
    for key, comparison in found.items():
        if key != ("longer", "choices"):
            assert comparison.verdict == "no difference was found", key


class Links(HTMLParser):
    """Everything a page would fetch, and its texts."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [f"{tag} {value}" for name, value in attrs if name in ("src", "href", "xlink:href")]


@pytest.mark.compiled
def test_a_report_is_one_page_without_a_network(results: Path, tmp_path: Path) -> None:
    assert ostraka("lab", "report", results, "--html", tmp_path / "report.html").code == 0
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    links = Links()
    links.feed(text)
    assert not links.fetched
    assert "script" not in links.tags
    assert links.tags.count("svg") >= 4
    for words in ("Who wins", "two-years", "less than printed", "won when played", "worth", "2-point Greece book"):
        assert words in text
    assert not re.search(r"https?://(?!www\.w3\.org)", text)


@pytest.mark.compiled
def test_the_figures_of_a_report_as_json(results: Path) -> None:
    done = ostraka("lab", "report", results, "--json")
    assert done.code == 0, done.err
    record = json.loads(done.out)
    shares = [s for s in record["shares"] if s["variant"] == "printed" and s["seats"] == 2]
    assert sum(s["rate"] for s in shares) == pytest.approx(1)
    assert all(s["low"] <= s["rate"] <= s["high"] for s in shares)
    found = findings(results)
    for row in found.lengths:
        assert row["least"] <= row["quarter"] <= row["middle"] <= row["three_quarters"] <= row["most"]
    measured = [card for card in found.cards if card.worth is not None]
    assert measured and all(c.low is not None and c.worth is not None and c.low <= c.worth for c in measured)
    assert all(card.played <= card.drawn for card in found.cards)


def test_a_folder_without_results(results: Path, tmp_path: Path) -> None:
    def complaint() -> str:
        return ostraka("lab", "report", tmp_path).complaint(1)

    assert f"{tmp_path} has no results of a plan: there is no plan.json" in complaint()
    for wrong in ("{", "[]", "{}", '{"game": "senet"}'):
        (tmp_path / "plan.json").write_text(wrong, encoding="utf-8")
        assert "senet" in complaint() if "senet" in wrong else "plan.json is damaged" in complaint()
    shutil.copy(results / "plan.json", tmp_path)
    assert "there is no games.parquet" in complaint()
    (tmp_path / "games.parquet").write_text("nothing", encoding="utf-8")
    assert "games.parquet is damaged" in complaint()
    shutil.copy(results / "games.parquet", tmp_path)
    (tmp_path / "worth.parquet").touch()
    assert "worth.parquet is damaged" in complaint()


def test_what_is_damaged_in_a_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text('game = "thebes"\ndeals = 2\nlevels = ["digger"]\n', encoding="utf-8")
    run = ("lab", "run", tmp_path / "plan.toml", "--out", tmp_path / "out")
    assert ostraka(*run).code == 0
    (part,) = (tmp_path / "out" / "parts").iterdir()
    for path in (part, tmp_path / "out" / "plan.json"):
        path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")
        assert f"{path} is damaged: remove it" in ostraka(*run).complaint(1)
        path.unlink()
        assert ostraka(*run).code == 0


def test_the_plans_of_the_docs_can_be_read() -> None:
    plans = [path for path in (ROOT / "docs" / "lab").glob("*.toml") if "deals" in path.read_text(encoding="utf-8")]
    assert plans
    for path in plans:
        assert read_plan(path).jobs()


def test_a_plan_error_is_an_error_of_ours() -> None:
    assert issubclass(PlanError, OstrakaError)


def test_the_examples_of_the_page_make_sense(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    plan, variant = re.findall(r"^```toml\n(.*?)^```$", page, flags=re.DOTALL | re.MULTILINE)
    (tmp_path / "two-years.toml").write_text(variant, encoding="utf-8")
    (tmp_path / "plan.toml").write_text(plan, encoding="utf-8")
    changed = read_plan(tmp_path / "plan.toml").variants[1]
    assert changed.facts and changed.tables and changed.settings
