"""What bots build on: search, playouts, estimates, and what a game can tell about playing it well."""
