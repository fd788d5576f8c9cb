"""Puzzles: positions of real games in which one answer is clearly best; found by search, kept as data."""
