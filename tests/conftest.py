"""What is collected, and the card sets that are played besides the shipped ones."""

import os
import signal
from pathlib import Path

os.environ["ARCANARIUM_CARD_SETS"] = str(Path(__file__).parent / "card_sets")  # also for servers that tests start

# What a shell starts in the background never hears Ctrl-C, nor does whatever tests start then.
signal.signal(signal.SIGINT, signal.default_int_handler)
# Whoever ends the tests from outside (`timeout`) ends with them what they have started.
signal.signal(signal.SIGTERM, signal.default_int_handler)

collect_ignore = []
if "ARCANARIUM_DIST" not in os.environ:  # `make artefacts` says where the published files are
    collect_ignore.append("test_published.py")
if os.environ.get("ARCANARIUM_EXAMPLES") != "1":  # `make examples` has the libraries of other people
    collect_ignore += ["research/test_examples.py", "research/test_text_adapters.py"]
