"""Sherds: a little game of broken pots. The rules are in `game.py`, its words in `text/`."""
