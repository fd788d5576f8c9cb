"""Requests and answers: translated, nothing decided."""
