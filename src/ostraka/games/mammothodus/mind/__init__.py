"""What bots know of Mammothodus."""
