"""Puzzles in the browser: found by theme and difficulty, solved on the table, answered with the reason."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ostraka.match import load_game
from ostraka.match.puzzle import Puzzle, puzzles_of
from ostraka.text import words_for
from tests.web.conftest import People
from tests.web.screens import axe, faults
from tests.web.visitor import DRAWN, Visitor

GAME = load_game("thebes")
ONE = next(puzzle for puzzle in puzzles_of(GAME) if len(puzzle.line) == 1 and puzzle.theme == "research")
LONG = next(puzzle for puzzle in puzzles_of(GAME) if puzzle.moves > 1)


def take(ana: Visitor, option: int) -> None:
    """Choose, and wait until the table was told anew."""
    before = int(ana.page.locator(".table").get_attribute("data-seq") or 0)
    ana.page.locator(f'[data-option="{option}"]:visible').first.click()
    ana.page.wait_for_function(DRAWN, arg=before + 1)


def solve(ana: Visitor, puzzle: Puzzle) -> None:
    for link in puzzle.line:
        if link.asked:
            take(ana, link.option)


def test_a_puzzle_is_found_tried_solved_and_explained(people: People) -> None:
    ana = people(known=False, reduced_motion="reduce")
    ana.open("puzzles/thebes")
    shelf = ana.page.locator("ul.shelf > li")
    expect(shelf).to_have_count(len(puzzles_of(GAME)))
    assert not faults(ana) + axe(ana)
    ana.page.get_by_label("Theme").select_option("research")
    ana.page.get_by_label("Difficulty").select_option(ONE.difficulty)
    alike = [p for p in puzzles_of(GAME) if (p.theme, p.difficulty) == (ONE.theme, ONE.difficulty)]
    expect(shelf).to_have_count(len(alike))
    ana.page.locator(f'a[data-puzzle="{ONE.id}"]').click()

    riddle = ana.page.get_by_role("region", name="Puzzle")
    expect(riddle).to_contain_text("Find the best move.")
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)
    take(ana, ONE.line[0].next)
    expect(riddle).to_contain_text("is not the best. Try again.")
    expect(riddle).to_contain_text("Your rating: ")
    take(ana, ONE.line[0].option)
    expect(riddle).to_contain_text("Solved!")
    expect(riddle).to_contain_text("Better than")
    # Whoever goes by keyboard goes on from here.
    expect(ana.page.get_by_role("button", name="Next puzzle")).to_be_focused()
    assert not faults(ana) + axe(ana)
    ana.page.keyboard.press("Enter")
    expect(ana.page).not_to_have_url(re.compile(ONE.id))
    expect(riddle).to_contain_text("Find the best move")
    ana.open("puzzles/thebes")
    expect(ana.page.locator(f'a[data-puzzle="{ONE.id}"]')).to_contain_text("solved")


def test_several_moves_are_played_out_and_the_answer_can_be_had(people: People) -> None:
    ana = people(reduced_motion="reduce", viewport={"width": 360, "height": 740})
    ana.open(f"puzzle/thebes/{LONG.id}")
    riddle = ana.page.get_by_role("region", name="Puzzle")
    expect(riddle).to_contain_text("Find the best move")
    ana.page.get_by_role("button", name="Show the answer").click()
    expect(riddle).to_contain_text("The answer:")
    expect(riddle.locator("ol > li").first).to_be_visible()
    assert not faults(ana) + axe(ana)
    ana.page.get_by_role("button", name="Once more").click()
    expect(riddle).to_contain_text("Find the best move")
    ana.page.set_viewport_size({"width": 1366, "height": 768})
    solve(ana, LONG)
    expect(riddle).to_contain_text("Solved!")


def test_a_whole_move_of_a_puzzle_is_taken_as_it_was_offered(people: People) -> None:
    """A technology is pointed at and confirmed once: both choices count, and nothing is refused."""
    ancient = load_game("ancient")
    puzzle = next(
        puzzle
        for puzzle in puzzles_of(ancient)
        if ancient.actions.describe(puzzle.line[0].option).message == "option-learn" and len(puzzle.line) == 2
    )
    card = ancient.actions.describe(puzzle.line[1].option).targets[0][1]
    ana = people(like={"confirm": "always"}, reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    ana.open(f"puzzle/ancient/{puzzle.id}")
    riddle = ana.page.get_by_role("region", name="Puzzle")
    expect(riddle).to_contain_text("Find the best move")
    name = words_for(ancient, "en").card(card)
    ana.page.locator(".market .choice.led").filter(has_text=name).click()
    ana.page.locator("[data-confirm]").click()
    expect(riddle).to_contain_text("Solved!")
    expect(ana.page.get_by_role("alert")).to_have_count(0)
