"""Measures pgx's backgammon: many games in one compiled call, as its own examples train on it.

Every line of its input asks for one measurement: steps of all games, a game that ends set up anew, the observation and
the mask of whoever is to move computed with every step. Choosing any legal action is not counted. The answer is
the steps a second of CPU time, all threads added up.
"""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from time import process_time

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

# The peer is absent where only the project itself is checked.
import jax  # type: ignore[import-not-found, unused-ignore]
import jax.numpy as jnp  # type: ignore[import-not-found, unused-ignore]
import pgx  # type: ignore[import-not-found, unused-ignore]
from pgx.experimental import auto_reset  # type: ignore[import-not-found, unused-ignore]

GAMES = int(sys.argv[1])
STEPS = 40  # of all games, in one turn


def main() -> None:
    """Answer every line with a speed."""
    env = pgx.make("backgammon")
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(
        lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=1).astype(jnp.int32)
    )
    key = jax.random.PRNGKey(1)
    key, first = jax.random.split(key)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(first, GAMES))

    def turn() -> float:
        nonlocal key, state
        spent = 0.0
        for _ in range(STEPS):
            key, for_choice, for_dice = jax.random.split(key, 3)
            actions = choose(for_choice, state.legal_action_mask).block_until_ready()
            chances = jax.random.split(for_dice, GAMES).block_until_ready()
            start = process_time()
            state = step(state, actions, chances)
            jax.block_until_ready(state)
            spent += process_time() - start
        return STEPS * GAMES / spent

    turn()  # compiles
    print(version("pgx"), flush=True)
    for _ in sys.stdin:
        print(turn(), flush=True)


if __name__ == "__main__":
    main()
