"""The 189 cards, each a declaration: cities, megaliths, pyramids, artefacts, technologies."""
