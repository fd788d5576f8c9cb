"""What each component can do."""
