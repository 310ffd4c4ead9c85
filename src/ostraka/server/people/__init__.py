"""People: guests and accounts, their sessions and bots, and how they hear that it is their turn."""
