"""The words and the board of Mammothodus: a part of the layer `text`, of which the rules know nothing."""
