"""Tables: setting them up, playing at them, and everything that is said and shown there."""
