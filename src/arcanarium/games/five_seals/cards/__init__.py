"""What the scrolls do: one module a circle of magic, and the Call card."""
