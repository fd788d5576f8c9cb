"""What every card costs and is worth, from a table of its own, through the rules."""

from __future__ import annotations

from typing import Any

import pytest

from arcanarium.core.agenda import State
from arcanarium.core.position import state_of
from arcanarium.games import load
from arcanarium.games.seasons.facts import NAMES

GAME = load("seasons")

# Card, cost (a letter a token, then crystals; for two, three and four players where that matters), prestige.
TABLE = """
amulet_of_air aa0 6
amulet_of_fire ff0 6
amulet_of_earth ee0 6
amulet_of_water ww0 6
balance_of_ishtar 2 4
staff_of_spring eee0 9
temporal_boots 0 8
purse_of_io af0 6
divine_chalice awfe0 10
syllas_the_faithful fff0 14
figrim_the_avaricious 3/6/9 7
naria_the_prophetess 3 8
wondrous_chest wf0 4
beggars_horn ae0 8
die_of_malice 0 8
kairn_the_destroyer aaa0 9
amsug_longneck aw0 8
bespelled_grimoire we0 8
ragfields_helm aaa0 10
hand_of_fortune afe3 9
lewis_greyface af0 6
runic_cube_of_eolis 20 30
potion_of_power ff0 0
potion_of_dreams aa0 0
potion_of_knowledge ww0 0
potion_of_life ee0 0
hourglass_of_time awfe0 6
scepter_of_greatness awfe0 8
olafs_blessed_statue www0 0
yjangs_forgotten_vase wfe0 6
tree_of_light ee0 12
arcano_leech 2/5/8 8
crystal_orb fe0 6
glutton_cauldron 0 0
vampiric_crown aw0 0
dragon_skull wfe0 9
demon_of_argos awfe0 16
titus_deepgaze f0/ff0/fff0 4
air_elemental aaa0 12
thieving_fairies 0/3/6 6
cursed_treatise_of_arus w0 -10
idol_of_the_familiar awfe0 0
necrotic_kriss aaw0 6
lantern_of_xidit fffeee0 24
sealed_chest_of_urm wwe0 10
mirror_of_the_seasons 3 8
pendant_of_ragnor awf0 0
sid_nightshade e0/ee0/eee0 6
damned_soul_of_onys w0 -5
"""
ROWS = [line.split() for line in TABLE.split("\n") if line]
LETTERS = {"a": "air", "w": "water", "f": "fire", "e": "earth"}


def holding(name: str, seats: int, energy: str, crystals: int) -> State:
    reserve = {LETTERS[letter]: energy.count(letter) for letter in LETTERS}
    me = {"hand": [name], "gauge": 1, "reserve": reserve, "crystals": crystals}
    return state_of(GAME, {"seats": [me] + [{} for _ in range(seats - 1)]})


def offered(s: State, name: str) -> bool:
    return GAME.actions.parse(f"summon {name}") in s.legal()


def test_the_table_has_every_card_but_the_one_with_a_cost_of_choice() -> None:
    assert [row[0] for row in ROWS] == [name for name in NAMES if name != "elemental_amulet"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_exactly_the_cost_is_needed_and_paid(row: list[str], seats: int) -> None:
    name, costs, _ = row
    cost = costs.split("/")[seats - 2] if "/" in costs else costs
    energy = cost.rstrip("0123456789")
    crystals = int(cost.removeprefix(energy))
    assert offered(holding(name, seats, energy, crystals), name)
    if crystals:
        assert not offered(holding(name, seats, energy, crystals - 1), name)
    for letter in set(energy):
        assert not offered(holding(name, seats, energy.replace(letter, "", 1), crystals), name)
    # one token of every type more is what is left, before the card does anything
    s = holding(name, seats, energy + "awfe", crystals + 50)
    before: Any = GAME.open_view(s)["seats"]
    s.apply(0, GAME.actions.parse(f"summon {name}"))
    if name in ("purse_of_io", "staff_of_spring", "dragon_skull", "tree_of_light", "mirror_of_the_seasons"):
        after: Any = GAME.open_view(s)["seats"]
        assert after[0]["reserve"] == {"air": 1, "water": 1, "fire": 1, "earth": 1}
        assert after[0]["crystals"] == before[0]["crystals"] - crystals


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_prestige(row: list[str]) -> None:
    name, _, prestige = row
    s = state_of(GAME, {"seats": [{"play": [name, name], "crystals": 50}, {}]})
    assert GAME.breakdown(s, 0)["prestige"] == 2 * int(prestige)


def test_elemental_amulet() -> None:
    s = state_of(GAME, {"seats": [{"play": ["elemental_amulet"]}, {}]})
    assert GAME.scores(s) == [2, 0]
    assert not offered(holding("elemental_amulet", 2, "", 50), "elemental_amulet")
    for letter in LETTERS:
        assert offered(holding("elemental_amulet", 2, letter, 0), "elemental_amulet")
