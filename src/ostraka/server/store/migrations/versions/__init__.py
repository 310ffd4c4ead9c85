"""One module per change of the database; names begin with its number."""
