"""`ostraka train`: games of the search against itself, what can be learned from them, and whether it wins."""
