"""Lessons: positions, words and tasks as data, played with the real engine."""
