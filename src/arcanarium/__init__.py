"""Arcanarium: five wizard strategy games, complete and exact."""

import os

__version__ = "0.1.0"

if os.environ.get("ARCANARIUM_PURE") == "1":
    from arcanarium import _pure

    _pure.install()
