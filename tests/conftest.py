"""What is collected, and the card sets that are played besides the shipped ones."""

import os
from pathlib import Path

os.environ["ARCANARIUM_CARD_SETS"] = str(Path(__file__).parent / "card_sets")  # also for servers that tests start

# Steps written in a test cannot extend the compiled kernel: `make contracts` runs these on the interpreted one.
collect_ignore = [] if os.environ.get("ARCANARIUM_PURE") == "1" else ["core/test_kernel.py"]
