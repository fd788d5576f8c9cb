"""Questions: their shape, what a frame remembers of them, and why something is refused."""
