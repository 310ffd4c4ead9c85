"""Mammothodus: clans of ancients between human tribes, spirits and a portal that must be opened in time."""
