"""The instructions of Mammothodus, one module for each part of a turn."""
