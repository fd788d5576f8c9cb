"""Nim for Arcanarium: the smallest game there is, installed from outside."""
