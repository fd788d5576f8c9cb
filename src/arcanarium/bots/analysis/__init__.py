"""A finished game looked at again: the chances after every move, turning points, and luck apart from skill."""
