"""Games that are told in words in a way of their own, found by the name of the game."""
