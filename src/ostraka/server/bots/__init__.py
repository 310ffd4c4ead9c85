"""Bots of the server: where they think, and what they say when somebody asks for a hint."""
