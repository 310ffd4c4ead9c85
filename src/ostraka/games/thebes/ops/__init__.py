"""The ops of Thebes: preparations, turn, display, dig."""
