"""Who comes along, and how much they may ask for."""
