"""What the cards do: one line a card, in the order of their numbers."""
