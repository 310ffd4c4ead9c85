"""Measurements against programs that others wrote. Nothing of this is part of the product."""
