"""What Nim shows in a way of its own."""
