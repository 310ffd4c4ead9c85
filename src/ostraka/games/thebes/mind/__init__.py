"""What bots know of Thebes."""
