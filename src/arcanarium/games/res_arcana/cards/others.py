"""Mages, magic items, monuments and Places of Power."""

from __future__ import annotations

from arcanarium.games.res_arcana.facts import GOLD, NOT_GOLD
from arcanarium.games.res_arcana.steps.components import (
    DRAGON_OR_CREATURE,
    DestroyOne,
    StraightenOne,
    TurnOther,
    TurnSelf,
)
from arcanarium.games.res_arcana.steps.decks import Divine, Draw, Scry
from arcanarium.games.res_arcana.steps.essences import Gain, GainAny, GainValue, PutOnSelf
from arcanarium.games.res_arcana.steps.payments import Pay, PayAny
from arcanarium.games.res_arcana.steps.placing import PlaceFromPiles
from arcanarium.games.res_arcana.steps.powers import CHECK, Power, component
from arcanarium.games.res_arcana.steps.victory import CheckVictory, ScoreForNow

# -- mages

component(
    "alchemist",
    Power((TurnSelf(), PayAny(4)), (Gain(gold=2),)),
    Power((TurnSelf(),), (GainAny(1, NOT_GOLD),)),
)
component("artificer", elsewhere="placing.discount")
component("druid", Power((TurnSelf(),), (StraightenOne(creatures=True),)))
component("duelist", Power((TurnSelf(), Pay(death=1)), (PutOnSelf(gold=1),)))
component("healer", reaction=Power((TurnSelf(),)))
component("necromancer", Power((TurnSelf(), Pay(life=2)), (PutOnSelf(death=3),)))
component("scholar", Power((TurnSelf(), PayAny(1)), (Draw(),)))
component("seer", Power((TurnSelf(),), (Scry(),)))
component("transmuter", Power((TurnSelf(), PayAny(2)), (GainAny(3, NOT_GOLD),)))
component("witch", Power((TurnSelf(), PayAny(2)), (StraightenOne(),)))

# -- magic items

component("alchemy", Power((TurnSelf(), PayAny(4)), (Gain(gold=2),)))
component("calm_elan")
component("death_life")
component("divination", Power((TurnSelf(),), (Divine(),)))
component("protection", reaction=Power((TurnSelf(),)))
component("reanimate", Power((TurnSelf(), PayAny(1)), (StraightenOne(),)))
component("research", Power((TurnSelf(), PayAny(1)), (Draw(),)))
component("transmutation", Power((TurnSelf(), PayAny(3)), (GainAny(3, NOT_GOLD),)))

# -- monuments

component("colossus", Power((TurnSelf(), PayAny(1)), (PutOnSelf(gold=1),)))
component("golden_statue", reaction=Power((TurnSelf(), Pay(gold=3)), (ScoreForNow(3),), to=CHECK))
component("great_pyramid", elsewhere="none")
component("hanging_gardens")
component("library", Power((TurnSelf(),), (Draw(),)))
component("mausoleum", Power((PayAny(1),), (PutOnSelf(death=1),)))
component("obelisk", elsewhere="placing.take_over")
component("oracle", Power((TurnSelf(),), (Scry(),)))
component("solomons_mine", Power((TurnSelf(),), (Gain(gold=1),)))
component("temple", reaction=Power((TurnSelf(),)))

# -- Places of Power

component(
    "sacred_grove",
    Power((TurnSelf(), Pay(calm=1)), (Gain(life=5),)),
    Power((TurnSelf(), TurnOther(dragons=False)), (PutOnSelf(life=1),)),
)
component(
    "alchemists_tower",
    Power((Pay(death=1, elan=1, calm=1, life=1),), (PutOnSelf(gold=1),)),
    reaction=Power((TurnSelf(),)),
)
component(
    "catacombs_of_the_dead",
    Power((Pay(death=5),), (PutOnSelf(death=1),)),
    Power((TurnSelf(),), (PutOnSelf(death=1),)),
)
component(
    "sacrificial_pit",
    Power((TurnSelf(), Pay(life=3)), (PutOnSelf(death=1),)),
    Power((TurnSelf(), Pay(death=1), DestroyOne(DRAGON_OR_CREATURE)), (GainValue(0, 1 << GOLD),)),
)
component("cursed_forge", Power((Pay(elan=2, gold=1),), (PutOnSelf(gold=1),)), elsewhere="collect.KeepUp")
component(
    "dwarven_mines",
    Power((TurnSelf(), Pay(elan=5)), (Gain(gold=3),)),
    Power((TurnSelf(), Pay(death=3, elan=3)), (PutOnSelf(gold=2),)),
)
component("coral_castle", Power((TurnSelf(),), (CheckVictory(),)), reaction=Power((TurnSelf(),)))
component("sunken_reef", Power((Pay(calm=2, life=1),), (PutOnSelf(calm=1),)))
component(
    "dragons_lair",
    Power((TurnSelf(),), (Gain(gold=2),)),
    Power((TurnSelf(), TurnOther(dragons=True)), (PutOnSelf(gold=2),)),
    elsewhere="placing.dragon_discount",
)
component(
    "sorcerers_bestiary",
    Power((TurnSelf(),), (CheckVictory(),)),
    Power((TurnSelf(), PayAny(4)), (PlaceFromPiles(),)),
    elsewhere="scoring.count_beasts",
)
