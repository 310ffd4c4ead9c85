"""Puzzles: the shelf of them, tries at them, and how good somebody is at it."""
