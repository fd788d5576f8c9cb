"""Mages, magic items, monuments and Places of Power."""

from __future__ import annotations

from arcanarium.games.res_arcana.decks import Divine, Draw, Scry
from arcanarium.games.res_arcana.essences import GOLD, NOT_GOLD
from arcanarium.games.res_arcana.payments import Pay, PayAny
from arcanarium.games.res_arcana.placing import PlaceFrom
from arcanarium.games.res_arcana.powers import (
    DRAGON_OR_CREATURE,
    DestroyOne,
    Gain,
    GainAny,
    GainValue,
    Power,
    PutOnSelf,
    Reaction,
    StraightenOne,
    TurnOther,
    TurnSelf,
    component,
)
from arcanarium.games.res_arcana.table import DISCARD
from arcanarium.games.res_arcana.victory import CheckVictory

# -- mages

component(
    "alchemist",
    Power((TurnSelf(), PayAny(4)), (Gain(gold=2),)),
    Power((TurnSelf(),), (GainAny(1, NOT_GOLD),)),
)
component("artificer", elsewhere="placing.discount")
component("druid", Power((TurnSelf(),), (StraightenOne(creatures=True),)))
component("duelist", Power((TurnSelf(), Pay(death=1)), (PutOnSelf(gold=1),)))
component("healer", reaction=Reaction(turns=True))
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
component("protection", reaction=Reaction(turns=True))
component("reanimate", Power((TurnSelf(), PayAny(1)), (StraightenOne(),)))
component("research", Power((TurnSelf(), PayAny(1)), (Draw(),)))
component("transmutation", Power((TurnSelf(), PayAny(3)), (GainAny(3, NOT_GOLD),)))

# -- monuments

component("colossus", Power((TurnSelf(), PayAny(1)), (PutOnSelf(gold=1),)))
component("golden_statue", elsewhere="victory.UseStatue")
component("great_pyramid", elsewhere="none")
component("hanging_gardens")
component("library", Power((TurnSelf(),), (Draw(),)))
component("mausoleum", Power((PayAny(1),), (PutOnSelf(death=1),)))
component("obelisk", elsewhere="placing.claim")
component("oracle", Power((TurnSelf(),), (Scry(),)))
component("solomons_mine", Power((TurnSelf(),), (Gain(gold=1),)))
component("temple", reaction=Reaction(turns=True))

# -- Places of Power

component(
    "sacred_grove",
    Power((TurnSelf(), Pay(calm=1)), (Gain(life=5),)),
    Power((TurnSelf(), TurnOther(dragons=False)), (PutOnSelf(life=1),)),
)
component(
    "alchemists_tower",
    Power((Pay(death=1, elan=1, calm=1, life=1),), (PutOnSelf(gold=1),)),
    reaction=Reaction(turns=True),
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
component("coral_castle", Power((TurnSelf(),), (CheckVictory(),)), reaction=Reaction(turns=True))
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
    Power((TurnSelf(), PayAny(4)), (PlaceFrom(DISCARD, True, 0, anybodys=True),)),
    elsewhere="victory.beasts",
)
