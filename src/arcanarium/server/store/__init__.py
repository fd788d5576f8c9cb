"""What is kept, and all SQL. Knows no game."""
