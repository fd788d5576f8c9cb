"""The verbs of the rulebook, by the nouns they are about."""
