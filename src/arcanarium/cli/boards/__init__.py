"""The tables of games that show something in a way of their own, found by the name of the game."""
