"""Measures PettingZoo's `connect_four_v3`: random steps, each with an observation and a legal-action mask.

- `pettingzoo`: every `step` with a column is one action, preceded by `last()`, which gives the observation with
  its mask, in the environment as PettingZoo makes it (with its checking wrappers).  The last observation of
  each game and the reset before it are inside the time.
- `pettingzoo_unwrapped`: the same on the bare environment, for those who give up the checks for speed.

The environment offers no way to copy its state, so there is no `copy`.
"""

from __future__ import annotations

import os
from random import Random

# The peer carries no types, and is absent where only the project itself is checked.
import pettingzoo  # type: ignore[import-untyped, import-not-found, unused-ignore]
from worker import serve

uniform = Random(1).random


def play(environment: pettingzoo.AECEnv) -> int:
    """Play one game to its end and return the number of actions."""
    environment.reset()
    actions = 0
    while True:
        observation, _, terminated, truncated, _ = environment.last()
        # A finished game is reset at once, without the step with None that agent_iter() asks of each agent.
        if terminated or truncated:
            return actions
        options = observation["action_mask"].nonzero()[0]
        environment.step(options.item(int(uniform() * len(options))))
        actions += 1


def main() -> None:
    """Serve measurements of PettingZoo's Connect Four."""
    # Making the environment imports pygame, which would otherwise greet on stdout, amid the JSON lines.
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    wrapped = pettingzoo.make("aec", "classic/connect_four-v3")
    unwrapped = pettingzoo.make("aec", "classic/connect_four-v3").unwrapped
    serve(
        "pettingzoo_connect_four",
        "pettingzoo",
        {"pettingzoo": lambda: play(wrapped), "pettingzoo_unwrapped": lambda: play(unwrapped)},
    )


if __name__ == "__main__":
    main()
