"""The commands people type: one module a command, and the few nouns they share."""
