"""The arena: matches, tournaments and ladders of bots, and what can honestly be said about their results."""
