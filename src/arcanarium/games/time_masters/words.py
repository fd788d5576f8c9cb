"""The vocabulary that card effects are written in: every operation with its parameters, amounts, conditions."""

from __future__ import annotations

from typing import Final

# Sorts of parameter.
AMOUNT: Final = 0  # a number, or something counted when the effect is reached
NUMBER: Final = 1
COUNT: Final = 2  # how many choices at most
LEAST: Final = 3
SPHERE: Final = 4
TARGET: Final = 5
FLAG: Final = 6
REST: Final = 7
LIST_OF_KINDS: Final = 8
OPTIONS: Final = 9

MOST: Final = 20  # the highest amount
LONGEST: Final = 8  # the most choices of one effect, and branches of a choice

KINDS: Final = ["knowledge", "preparation", "timer"]
KNOWLEDGE: Final = 0
PREPARATION: Final = 1
TIMER: Final = 2

TARGETS: Final = ["each_opponent", "chosen_opponent"]
COUNTS: Final = ["half_spent", "spent", "imaginary", "removed_now"]

OPS: Final[dict[str, dict[str, int]]] = {
    "regain_time": {"amount": AMOUNT},
    "gain_time_token": {"amount": AMOUNT},
    "gain_imaginary": {"amount": AMOUNT},
    "remove_from_hand": {"min": LEAST, "max": COUNT},
    "draw": {"amount": AMOUNT},
    "discard_from_hand": {"min": LEAST, "max": COUNT},
    "discount": {"amount": NUMBER, "uses": COUNT},
    "surcharge": {"target": TARGET, "amount": NUMBER},
    "spend_cap": {"target": TARGET, "max": LEAST},
    "exhaust": {"target": TARGET, "amount": NUMBER},
    "steal_imaginary": {"target": TARGET, "amount": NUMBER},
    "opponent_discard": {"target": TARGET, "amount": COUNT},
    "opponents_regain": {"amount": NUMBER},
    "look_top": {"look": COUNT, "take": COUNT, "rest": REST},
    "retrieve": {"max": COUNT, "kinds": LIST_OF_KINDS},
    "keep_at_end": {"amount": NUMBER, "exclude_same_name": FLAG},
    "rewind": {"max": COUNT},
    "repeat_effect": {"max_sphere": SPHERE},
    "chain_bonus": {"amount": NUMBER},
    "hidden_free": {},
    "double_pick": {},
    "peek_second": {"max_spheres": COUNT},
    "place_free": {"max": COUNT},
    "release_one": {"max": COUNT},
    "untuck": {"max": COUNT},
    "upgrade": {"max_sphere": SPHERE, "step": COUNT},
    "ward": {},
    "choose_one": {"options": OPTIONS},
}

CONDITIONS: Final[dict[str, int]] = {
    "chain_other_min": NUMBER,
    "from_timer": FLAG,
    "previous_done": FLAG,
    "timers_min": NUMBER,
}
