"""Tests cannot extend the compiled kernel with steps of their own: `make contracts` runs these interpreted."""

import os

collect_ignore = [] if os.environ.get("ARCANARIUM_PURE") == "1" else ["test_kernel.py"]
