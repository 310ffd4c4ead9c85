"""A bot for Ostraka that learns by playing against itself."""
