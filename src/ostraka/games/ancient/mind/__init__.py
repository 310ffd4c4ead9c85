"""What bots know of Ancient Knowledge."""
