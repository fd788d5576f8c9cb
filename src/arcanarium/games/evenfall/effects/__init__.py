"""The operations that card sets are made of."""
