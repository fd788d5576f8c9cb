"""What the fifty cards do, one line per card, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from arcanarium.core.rules import Step
from arcanarium.core.steps import EachRival, EachSeat, Either
from arcanarium.games.seasons.facts import NAMES, WATER
from arcanarium.games.seasons.steps.activation import ON_USE, Activation
from arcanarium.games.seasons.steps.crystals import (
    CrystalsPerFamiliar,
    CrystalsPerItem,
    GainCrystals,
    LoseCrystals,
    PayCrystals,
    RaiseGauge,
    StealFromActivator,
    StealFromEach,
    StealIfRichest,
)
from arcanarium.games.seasons.steps.dice import Reroll
from arcanarium.games.seasons.steps.drawing import (
    CardExists,
    DiscardLooked,
    DiscardTop,
    DrawCard,
    DrawOrDiscard,
    GiveOut,
    KeepOne,
    Look,
    LookPerSeat,
    Peek,
)
from arcanarium.games.seasons.steps.energy import (
    AllowTransmuting,
    ChooseRival,
    CopyReserve,
    EnergyPerItem,
    FillCard,
    GainEnergy,
    GainTyped,
    IfReserve,
    LoseReserve,
    PutPaidOnCard,
    TransmutePaid,
    TransmuteReserve,
    TurnToAir,
)
from arcanarium.games.seasons.steps.leaving import (
    BoilOver,
    OfferFamiliar,
    PassLeft,
    ReturnItem,
    SacrificeOne,
    SacrificeSelf,
    SacrificeSeveral,
    StealOrLeave,
)
from arcanarium.games.seasons.steps.moments import (
    ACTIVATED,
    ANYONE,
    MINE,
    RIVALS,
    ROUND_ENDS,
    SEASON_CHANGES,
    SUMMONED,
    dispute,
    listen,
)
from arcanarium.games.seasons.steps.payments import MirrorAmount, MirrorTake, MirrorType, PayAny, PaySame, PayTyped
from arcanarium.games.seasons.steps.summoning import (
    ON_ENTER,
    ChooseEntering,
    Elements,
    EnterFree,
    FreeEntry,
    PutBackOrEnter,
)
from arcanarium.games.seasons.steps.wheel import TurnWheel
from arcanarium.games.seasons.table import HAND, LOOKED, OPTION, RULES

Steps = tuple[Step, ...]

DECLARED: Final[dict[str, str]] = {}  # card -> where to find what its line here does not say


def card(
    name: str,
    on_enter: Steps = (),
    use: Step | None = None,
    on_my_summon: Steps = (),
    on_rival_activation: Steps = (),
    on_round_end: Steps = (),
    on_season_change: Steps = (),
    elsewhere: str = "",
) -> None:
    """Declare what a card does; `elsewhere` names the function that asks for the card (costs, limits, scoring)."""
    kind = NAMES.index(name)
    DECLARED[name] = elsewhere
    if on_enter:
        ON_ENTER[kind] = RULES.program(f"{name}/enter", *on_enter)
    if use is not None:
        ON_USE[kind] = RULES.program(f"{name}/use", use)
    for moment, whose, title, steps in (
        (SUMMONED, MINE, "summon", on_my_summon),
        (ACTIVATED, RIVALS, "activation", on_rival_activation),
        (ROUND_ENDS, ANYONE, "round", on_round_end),
        (SEASON_CHANGES, ANYONE, "season", on_season_change),
    ):
        if steps:
            listen(kind, moment, whose, RULES.program(f"{name}/{title}", *steps))


card("amulet_of_air", on_enter=(RaiseGauge(2),))
card("amulet_of_fire", on_enter=(Look(4), KeepOne(), DiscardLooked()))
card("amulet_of_earth", on_enter=(GainCrystals(9),))
card("amulet_of_water", on_enter=(FillCard(4),))
card("balance_of_ishtar", use=Activation((PaySame(3),), (TransmutePaid(3),)))
card("staff_of_spring", on_my_summon=(GainCrystals(3),))
card("temporal_boots", on_enter=(TurnWheel(),))
card("purse_of_io", elsewhere="energy.bonus_per_token")
card("divine_chalice", on_enter=(Look(4), ChooseEntering(LOOKED), DiscardLooked(), EnterFree()))
card("syllas_the_faithful", on_enter=(EachRival(SacrificeOne()),))
card("figrim_the_avaricious", on_season_change=(StealFromEach(1),))
card("naria_the_prophetess", on_enter=(LookPerSeat(1), KeepOne(), GiveOut()))
card("wondrous_chest", on_round_end=(IfReserve(4, 99, GainCrystals(3)),))
card("beggars_horn", on_round_end=(IfReserve(0, 1, GainEnergy(1)),))
card("die_of_malice", use=Activation((), (Reroll(), GainCrystals(2))))
card("kairn_the_destroyer", use=Activation((PayAny(1),), (EachRival(LoseCrystals(4)),)))
card("amsug_longneck", on_enter=(EachSeat(ReturnItem()),))
card("bespelled_grimoire", on_enter=(GainEnergy(2),), elsewhere="table.capacity")
card("ragfields_helm", elsewhere="scoring.points")
card("hand_of_fortune", elsewhere="summoning.energy_owed")
card("lewis_greyface", on_enter=(ChooseRival(), CopyReserve()))
card("runic_cube_of_eolis", elsewhere="facts.PRESTIGE")
card("potion_of_power", use=Activation((SacrificeSelf(),), (DrawCard(), RaiseGauge(2))))
card(
    "potion_of_dreams",
    use=Activation((FreeEntry(), SacrificeSelf(), LoseReserve()), (ChooseEntering(HAND), EnterFree())),
)
card("potion_of_knowledge", use=Activation((SacrificeSelf(),), (GainEnergy(5),)))
card("potion_of_life", use=Activation((SacrificeSelf(),), (TransmuteReserve(4),)))
card("hourglass_of_time", on_season_change=(GainEnergy(1),))
card("scepter_of_greatness", on_enter=(CrystalsPerItem(3),))
card("olafs_blessed_statue", on_enter=(GainCrystals(20),))
card("yjangs_forgotten_vase", on_my_summon=(GainEnergy(1),))

# Cards of the Archmage level.
card("elemental_amulet", on_enter=(Elements(),), elsewhere="summoning.ChooseElements")
card(
    "tree_of_light",
    use=Either(
        OPTION,
        (Activation((PayCrystals(3),), (GainEnergy(1),)),),
        (Activation((PayAny(1),), (AllowTransmuting(),)),),
    ),
)
card("arcano_leech", elsewhere="summoning.PayForCard")
card(
    "crystal_orb",
    use=Either(
        OPTION,
        (Activation((CardExists(),), (Peek(), PutBackOrEnter())),),
        (Activation((CardExists(), PayCrystals(3)), (DiscardTop(),)),),
    ),
)
card("glutton_cauldron", use=Activation((PayAny(1), PutPaidOnCard()), (BoilOver(),)))
card("vampiric_crown", on_enter=(DrawOrDiscard(),))
card("dragon_skull", use=Activation((SacrificeSeveral(3),), (GainCrystals(15),)))
card("demon_of_argos", on_enter=(EachRival(RaiseGauge(-1), DrawCard()),))
card("titus_deepgaze", on_round_end=(StealOrLeave(),))
card("air_elemental", on_enter=(EachRival(TurnToAir()),))
card("thieving_fairies", on_rival_activation=(StealFromActivator(),))
card(
    "cursed_treatise_of_arus",
    on_enter=(GainEnergy(2), RaiseGauge(1), GainCrystals(10)),
    elsewhere="leaving.sacrifice",
)
card("idol_of_the_familiar", on_enter=(GainCrystals(10),), use=Activation((), (CrystalsPerFamiliar(1),)))
card("necrotic_kriss", use=Activation((OfferFamiliar(),), (GainEnergy(4),)))
card("lantern_of_xidit", elsewhere="scoring.points")
card("sealed_chest_of_urm", elsewhere="scoring.points")
card("mirror_of_the_seasons", use=Activation((MirrorType(), MirrorAmount()), (MirrorTake(),)))
card("pendant_of_ragnor", on_enter=(EnergyPerItem(),))
card("sid_nightshade", on_enter=(StealIfRichest(5),))
card(
    "damned_soul_of_onys",
    on_enter=(GainCrystals(10), GainTyped(WATER)),
    use=Activation((PayTyped(WATER),), (PassLeft(),)),
    on_round_end=(LoseCrystals(3),),
)

# S-28: what Onys takes stops at zero, so it can matter whether crystals come before or after. All other effects of
# one moment touch different things, or only add to the same.
dispute("damned_soul_of_onys/round", "wondrous_chest/round")
dispute("damned_soul_of_onys/round", "titus_deepgaze/round")
