"""Cards 1 to 30."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.bags import unit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.steps import EachRival, EachSeat
from arcanarium.games.seasons.cards import BESPELLED_GRIMOIRE, DICE_PER_SEASON, FACES, FAMILIAR
from arcanarium.games.seasons.effects.vocabulary import (
    ChooseEntering,
    ChooseRival,
    IfReserve,
    KeepOne,
    PaySame,
    SacrificeOne,
    StealFromEach,
    TransmutePaid,
    TransmuteReserve,
    card,
    other_items,
)
from arcanarium.games.seasons.energy import (
    KINDS_OF_ENERGY,
    GainCrystals,
    GainEnergy,
    LoseCrystals,
    LoseReserve,
    PayAny,
    RaiseGauge,
    check_overflow,
    gain_crystals,
    gain_energy,
)
from arcanarium.games.seasons.summoning import (
    Activation,
    DiscardLooked,
    DrawCard,
    EnterFree,
    Look,
    SacrificeSelf,
    look,
)
from arcanarium.games.seasons.table import (
    DIE,
    E_GAINED_ENERGY,
    E_GAVE,
    E_REROLLED,
    E_RETURNED,
    FACE,
    GAIN,
    GAUGE,
    GIVE,
    HAND,
    LOOKED,
    PLAY,
    RESERVE,
    RETURN,
    RULES,
    TOKENS,
    card_of,
    my_die,
    offer_kinds,
    twin,
)
from arcanarium.games.seasons.wheel import TurnWheel


class FillAmulet(Ask):
    """Four tokens of any types onto the card, in ascending order. `n`: the last type, and how many lie there above."""

    prompt: str = "fill-amulet"

    def options(self, s: State) -> None:
        for kind in range(s.n & 15, KINDS_OF_ENERGY):
            s.offer(GAIN + kind)

    def answer(self, s: State, action: i64) -> None:
        kind = action - GAIN
        s.mem[TOKENS + s.source] += unit(kind)
        s.emit(E_GAINED_ENERGY, s.me, s.source, unit(kind))
        placed = (s.n >> 4) + 1
        if placed < 4:
            s.push(FILL_AT, s.me, s.source, NO_CARD, placed << 4 | kind)


class LookOneASeat(Step):
    """As many cards as there are players."""

    def do(self, s: State) -> None:
        look(s, s.mem[SEATS])


class GiveOut(Step):
    """R35: what is left of the cards looked at goes to the rivals, clockwise, one each."""

    def do(self, s: State) -> None:
        for k in range(s.mem[SEATS] - 1, 0, -1):
            s.push(GIVE_AT, s.me, s.source, NO_CARD, (s.me + k) % s.mem[SEATS])


class GiveCard(Ask):
    """One of the cards looked at goes to the hand of seat `n`."""

    prompt: str = "give-card"

    def options(self, s: State) -> None:
        offer_kinds(s, LOOKED + s.me, GIVE)

    def answer(self, s: State, action: i64) -> None:
        card = card_of(s, LOOKED + s.me, action - GIVE)
        s.move(card, HAND + s.n)
        s.emit(E_GAVE, s.me, card, s.n)


class Reroll(Step):
    """The die one took shows a new face."""

    def do(self, s: State) -> None:
        place = my_die(s, s.me)
        if 0 <= place < DICE_PER_SEASON:
            s.mem[FACE + place] = s.below(FACES)
            s.emit(E_REROLLED, s.me, s.source, s.mem[DIE + place], s.mem[FACE + place])
        gain_crystals(s, s.me, 2)


class ReturnItem(Ask):
    """R31: one of one's magic items in play goes back to the hand."""

    prompt: str = "return-item"

    def options(self, s: State) -> None:
        card = s.first(PLAY + s.me)
        while card >= 0:
            if FAMILIAR[s.kind(card)] == 0 and not twin(s, card):
                s.offer(RETURN + card)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        card = action - RETURN
        s.leave(card, HAND + s.me)
        s.emit(E_RETURNED, s.me, card)
        if s.kind(card) == BESPELLED_GRIMOIRE:
            check_overflow(s, s.me)


class CopyReserve(Step):
    """R49: the same tokens that seat `n` has in its reserve."""

    def do(self, s: State) -> None:
        gain_energy(s, s.me, s.mem[RESERVE + s.n])


class FreeEntry(Step):
    """R24: a card in hand, and a free slot once the potion itself has left."""

    def possible(self, s: State) -> bool:
        return s.number(HAND + s.me) > 0 and s.number(PLAY + s.me) - 1 < s.mem[GAUGE + s.me]


class CrystalsPerItem(Step):
    """For every other magic item one has in play."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def do(self, s: State) -> None:
        gain_crystals(s, s.me, self.amount * other_items(s, s.me))


FILL_AT: Final[i64] = RULES.program("fill amulet", FillAmulet())
GIVE_AT: Final[i64] = RULES.program("give card", GiveCard())

card("amulet_of_air", on_enter=(RaiseGauge(2),))
card("amulet_of_fire", on_enter=(Look(4), KeepOne(), DiscardLooked()))
card("amulet_of_earth", on_enter=(GainCrystals(9),))
card("amulet_of_water", on_enter=(FillAmulet(),))
card("balance_of_ishtar", use=Activation((PaySame(3),), (TransmutePaid(3),)))
card("staff_of_spring", on_my_summon=(GainCrystals(3),))
card("temporal_boots", on_enter=(TurnWheel(),))
card("purse_of_io", elsewhere="energy.bonus_a_token")
card("divine_chalice", on_enter=(Look(4), ChooseEntering(LOOKED), DiscardLooked(), EnterFree()))
card("syllas_the_faithful", on_enter=(EachRival(SacrificeOne()),))
card("figrim_the_avaricious", on_season_change=(StealFromEach(1),))
card("naria_the_prophetess", on_enter=(LookOneASeat(), KeepOne(), GiveOut()))
card("wondrous_chest", on_round_end=(IfReserve(4, 99, GainCrystals(3)),))
card("beggars_horn", on_round_end=(IfReserve(0, 1, GainEnergy(1)),))
card("die_of_malice", use=Activation((), (Reroll(),)))
card("kairn_the_destroyer", use=Activation((PayAny(1),), (EachRival(LoseCrystals(4)),)))
card("amsug_longneck", on_enter=(EachSeat(ReturnItem()),))
card("bespelled_grimoire", on_enter=(GainEnergy(2),), elsewhere="table.capacity")
card("ragfields_helm", elsewhere="scoring.breakdown")
card("hand_of_fortune", elsewhere="summoning.energy_owed")
card("lewis_greyface", on_enter=(ChooseRival(), CopyReserve()))
card("runic_cube_of_eolis", elsewhere="none")
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
