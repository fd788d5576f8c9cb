"""The forty artifacts."""

from __future__ import annotations

from arcanarium.games.res_arcana.facts import CALM, DEATH, ELAN, GOLD, LIFE, NOT_GOLD
from arcanarium.games.res_arcana.steps.components import (
    ANOTHER_ARTIFACT,
    DestroyOne,
    DestroySelf,
    DiscardOne,
    PayFromSelf,
    PutSpentAnywhere,
    StraightenOne,
    StraightenSelf,
    TurnSelf,
)
from arcanarium.games.res_arcana.steps.decks import Draw, Scry
from arcanarium.games.res_arcana.steps.essences import (
    CopyRival,
    Gain,
    GainAny,
    GainSameType,
    GainSpentInGold,
    GainValue,
    PutAnyOnSelf,
    PutOnSelf,
    PutSpentOnSelf,
    RivalsGain,
)
from arcanarium.games.res_arcana.steps.life import LoseLife
from arcanarium.games.res_arcana.steps.payments import Pay, PayAny, PayOneOf, PaySame
from arcanarium.games.res_arcana.steps.placing import PlaceFree, PlaceFrom, PlaceFromHand
from arcanarium.games.res_arcana.steps.powers import LOSS_BY_DRAGON, Power, component
from arcanarium.games.res_arcana.table import DISCARD

component(
    "athanor",
    Power((TurnSelf(), Pay(elan=1)), (PutOnSelf(elan=2),)),
    Power((TurnSelf(), PayFromSelf(elan=6), PaySame()), (GainSpentInGold(),)),
)
component("bone_dragon", Power((TurnSelf(),), (LoseLife(2),)), price=Power((Pay(death=1),)))
component("celestial_horse")
component("chalice_of_fire", Power((TurnSelf(), Pay(elan=1)), (StraightenOne(),)))
component("chalice_of_life", Power((Pay(calm=2),), (PutOnSelf(calm=2, life=1),)), reaction=Power((TurnSelf(),)))
component(
    "corrupt_altar",
    Power((Pay(life=2),), (PutOnSelf(elan=3),)),
    Power((TurnSelf(), DestroyOne()), (GainValue(2, NOT_GOLD),)),
)
component(
    "crypt",
    Power((TurnSelf(),), (Gain(death=2),)),
    Power((TurnSelf(), Pay(death=1)), (PlaceFrom(DISCARD, dragons=False, off=2),)),
)
component(
    "cursed_skull",
    Power((TurnSelf(), Pay(life=1)), (PutAnyOnSelf(3, 1 << ELAN | 1 << CALM | 1 << DEATH),)),
)
component("dancing_sword", reaction=Power((Pay(elan=1),), (PutOnSelf(death=1),)))
component("dragon_bridle", reaction=Power((TurnSelf(),), to=LOSS_BY_DRAGON), elsewhere="placing.dragon_discount")
component("dragon_egg", Power((DestroySelf(),), (PlaceFromHand(4),)))
component(
    "dragon_teeth",
    Power((Pay(elan=2),), (PutOnSelf(elan=3),)),
    Power((TurnSelf(), Pay(elan=3)), (PlaceFree(),)),
)
component("dwarven_pickaxe", Power((TurnSelf(), Pay(elan=1)), (Gain(gold=1),)))
component("earth_dragon", Power((TurnSelf(),), (LoseLife(2),)), price=Power((Pay(gold=1),)))
component("elemental_spring", reaction=Power((Pay(calm=1),)))
component("elvish_bow", Power((TurnSelf(),), (LoseLife(1),)), Power((TurnSelf(),), (Draw(),)))
component(
    "fiery_whip",
    Power((TurnSelf(),), (Gain(elan=3), RivalsGain(elan=1))),
    Power((TurnSelf(), DestroyOne(ANOTHER_ARTIFACT)), (GainValue(2, NOT_GOLD),)),
)
component("fire_dragon", Power((TurnSelf(),), (LoseLife(2),)), price=Power((Pay(calm=1),)))
component("flaming_pit", Power((TurnSelf(), Pay(life=1)), (Gain(elan=1, death=1),)))
component("fountain_of_youth", Power((Pay(death=2),), (PutOnSelf(calm=2, life=1),)))
component(
    "guard_dog",
    Power((Pay(elan=1),), (StraightenSelf(),), while_turned=True),
    reaction=Power((TurnSelf(),)),
)
component("hand_of_glory", Power((TurnSelf(),), (Gain(death=2), RivalsGain(death=1))))
component("hawk", Power((TurnSelf(),), (Scry(),)), Power((TurnSelf(), Pay(calm=2)), (Draw(),)))
component("horn_of_plenty", Power((TurnSelf(),), (GainAny(3, NOT_GOLD),)), Power((TurnSelf(),), (Gain(gold=1),)))
component("hypnotic_basin", Power((TurnSelf(),), (CopyRival(CALM, ELAN),)))
component(
    "jeweled_statuette",
    Power((TurnSelf(),), (Gain(death=3), RivalsGain(death=1))),
    Power((DestroySelf(),), (Gain(gold=2, elan=1),)),
)
component("magical_shard", Power((TurnSelf(),), (GainAny(1, NOT_GOLD),)))
component("mermaid", Power((TurnSelf(), PayOneOf(1 << LIFE | 1 << CALM | 1 << GOLD)), (PutSpentAnywhere(),)))
component("nightingale", elsewhere="none")
component("philosophers_stone", Power((TurnSelf(), PayAny(2), PaySame()), (GainSpentInGold(),)))
component(
    "prism",
    Power((TurnSelf(), PayAny(1)), (GainAny(2, NOT_GOLD),)),
    Power((TurnSelf(), PaySame()), (GainSameType(),)),
)
component(
    "ring_of_midas",
    Power((Pay(life=2),), (PutOnSelf(gold=1),)),
    Power((TurnSelf(),), (PutOnSelf(gold=1),)),
)
component(
    "sacrificial_dagger",
    Power((TurnSelf(), Pay(life=1)), (PutOnSelf(death=3),)),
    Power((DestroySelf(), DiscardOne()), (GainValue(0, NOT_GOLD),)),
)
component("sea_serpent", Power((TurnSelf(),), (LoseLife(2),)), price=Power((DestroyOne(),), name="price destroy"))
component("treant", Power((TurnSelf(),), (CopyRival(ELAN, DEATH),)))
component(
    "tree_of_life",
    Power((TurnSelf(),), (Gain(life=3), RivalsGain(life=1))),
    reaction=Power((Pay(life=1),)),
)
component("vault", Power((TurnSelf(),), (PutOnSelf(gold=1),)), elsewhere="collect.TakeOrLeave")
component("water_dragon", Power((TurnSelf(),), (LoseLife(2),)), price=Power((Pay(elan=1),)))
component("wind_dragon", Power((TurnSelf(),), (LoseLife(2),)), price=Power((DiscardOne(),), name="price discard"))
component("windup_man", Power((TurnSelf(), PayAny(1)), (PutSpentOnSelf(),)), elsewhere="collect.carry_out")
