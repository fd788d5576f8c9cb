"""What mages do, by the nouns of the rulebook."""
