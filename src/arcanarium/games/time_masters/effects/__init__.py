"""The vocabulary of card effects as steps."""
