"""The words and the board of Ancient Knowledge: a part of the layer `text`, of which the rules know nothing."""
