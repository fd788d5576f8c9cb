"""From card sets written as data to programs: what is read, checked and compiled."""
