"""What cards do: card sets are read, checked and compiled."""
