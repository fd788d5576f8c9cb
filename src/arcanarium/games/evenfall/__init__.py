"""Evenfall: witches, circles of power and three rounds of battles."""
