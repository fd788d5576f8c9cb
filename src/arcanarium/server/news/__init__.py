"""What the processes of one server tell each other, and how it travels."""
