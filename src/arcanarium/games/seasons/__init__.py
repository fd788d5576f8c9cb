"""Seasons: three years of dice, energy and summoned cards."""
