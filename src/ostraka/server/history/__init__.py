"""What remains of games: replays and positions, results and ratings, analyses, the daily challenge."""
