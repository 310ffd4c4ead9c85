"""Thebes: archaeologists race through three years of study, travel, digs and exhibitions."""
