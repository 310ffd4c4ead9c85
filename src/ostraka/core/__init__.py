"""The kernel: what every game stands on. No third-party code, no chance of its own, no clock, no files."""
