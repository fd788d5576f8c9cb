"""The verbs of the rulebook, by noun."""
