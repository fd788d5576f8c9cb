"""What is collected."""

import os

# Steps written in a test cannot extend the compiled kernel: `make contracts` runs these on the interpreted one.
collect_ignore = [] if os.environ.get("ARCANARIUM_PURE") == "1" else ["core/test_kernel.py"]
