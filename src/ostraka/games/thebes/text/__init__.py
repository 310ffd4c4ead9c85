"""The words and the board of Thebes: a part of the layer `text`, of which the rules know nothing."""
