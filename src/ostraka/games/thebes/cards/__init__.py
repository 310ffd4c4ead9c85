"""The cards and find tokens of Thebes, as declarations."""
