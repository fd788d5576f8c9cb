"""What the powers of the components do."""
