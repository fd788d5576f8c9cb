"""The verbs of Five Seals of Magic, by noun: dice, reach, breaking, spells."""
