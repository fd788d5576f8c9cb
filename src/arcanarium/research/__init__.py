"""Environments for researchers: optional, `pip install "arcanarium[research]"`; the product imports nothing of it."""
