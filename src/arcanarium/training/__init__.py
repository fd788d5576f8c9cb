"""How the nets that judge positions are made: self-play, a fit in numpy, and a duel that decides.

Needs numpy (the extra `research`). What comes out is a small file that a game is judged with and that needs nothing.
"""
