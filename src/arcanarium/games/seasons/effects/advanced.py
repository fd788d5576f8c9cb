"""Cards 31 to 50."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.bags import of, total, unit
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.steps import EachRival, Either
from arcanarium.games.seasons.cards import AIR, EARTH, FAMILIAR, FIRE, PRESTIGE, WATER
from arcanarium.games.seasons.effects.vocabulary import (
    AllowTransmuting,
    CardExists,
    DiscardTop,
    Peek,
    card,
    other_items,
)
from arcanarium.games.seasons.energy import (
    KINDS_OF_ENERGY,
    GainCrystals,
    GainEnergy,
    GainTyped,
    LoseCrystals,
    PayAny,
    PayCrystals,
    PayTyped,
    RaiseGauge,
    gain_any,
    gain_crystals,
    gain_energy,
    lose_crystals,
    raise_gauge,
    start_paying,
    steal_crystals,
)
from arcanarium.games.seasons.summoning import (
    Activation,
    DrawCard,
    EnterFree,
    available,
    discard_from_hand,
    draw_card,
    most_crystals,
    sacrifice,
)
from arcanarium.games.seasons.table import (
    AMOUNT,
    CRYSTALS,
    DISCARD_CARD,
    DOOMED,
    DRAW,
    E_PASSED,
    E_TURNED_AIR,
    ELEMENT,
    ELEMENTS,
    ENTER,
    HAND,
    OPTION,
    PAID,
    PLAY,
    PUT_BACK,
    RESERVE,
    RULES,
    SACRIFICE,
    TOKENS,
    TURNED,
    card_of,
    count_familiars,
    has_slot,
    offer_kinds,
    twin,
    usable,
)


class Elements(Step):
    """The effects of the types an Elemental Amulet was summoned for. `n`: bits of those still to come."""

    def do(self, s: State) -> None:
        s.push(NEXT_ELEMENT_AT, s.me, s.source, NO_CARD, s.mem[ELEMENTS])


class NextElement(Ask):
    """R19: in the owner's order."""

    prompt: str = "next-element"

    def options(self, s: State) -> None:
        for kind in range(KINDS_OF_ENERGY):
            if s.n >> kind & 1 == 1:
                s.offer(ELEMENT + kind)

    def answer(self, s: State, action: i64) -> None:
        kind = action - ELEMENT
        rest = s.n & ~bit(kind)
        if rest != 0:
            s.push(NEXT_ELEMENT_AT, s.me, s.source, NO_CARD, rest)
        if kind == WATER:
            gain_any(s, s.me, 2)
        elif kind == EARTH:
            gain_crystals(s, s.me, 5)
        elif kind == FIRE:
            draw_card(s, s.me)
        else:
            raise_gauge(s, s.me, 1)


class OrbChoice(Ask):
    """R23: put the card `it` back, or pay four tokens and let it enter."""

    prompt: str = "orb"

    def options(self, s: State) -> None:
        if has_slot(s, s.me) and total(usable(s, s.me)) >= 4:
            s.offer(ENTER + s.kind(s.it))
        s.offer(PUT_BACK)

    def answer(self, s: State, action: i64) -> None:
        if action != PUT_BACK:
            s.push(ORB_AT, s.me, s.source, s.it, 0)


class PutOnCard(Step):
    """The token just paid lies on the card now."""

    def do(self, s: State) -> None:
        s.mem[TOKENS + s.source] += s.mem[PAID]


class BoilOver(Step):
    """R15: at the seventh token the Cauldron goes, for 15 crystals and its tokens."""

    def do(self, s: State) -> None:
        tokens = s.mem[TOKENS + s.source]
        if total(tokens) >= 7:
            sacrifice(s, s.source, s.me)
            gain_crystals(s, s.me, 15)
            gain_energy(s, s.me, tokens)


class DrawOrDiscard(Ask):
    """R34: draw a card or discard one, shown to all; its prestige in tokens."""

    prompt: str = "crown"

    def options(self, s: State) -> None:
        if available(s) > 0:
            s.offer(DRAW)
        offer_kinds(s, HAND + s.me, DISCARD_CARD)

    def answer(self, s: State, action: i64) -> None:
        if action == DRAW:
            card = draw_card(s, s.me, shown=True)
        else:
            card = card_of(s, HAND + s.me, action - DISCARD_CARD)
            discard_from_hand(s, card)
        gain_any(s, s.me, PRESTIGE[s.kind(card)])


class NameThree(Ask):
    """R33: three of one's cards in play, in ascending order, all sacrificed at once. `n`: how many are named."""

    prompt: str = "sacrifice-three"

    def options(self, s: State) -> None:
        left = 3 - s.n
        here = s.number_above(PLAY + s.me, s.it)
        card = s.first(PLAY + s.me)
        while card >= 0:
            if card > s.it:
                if here >= left and not twin(s, card):
                    s.offer(SACRIFICE + card)
                here -= 1
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        card = action - SACRIFICE
        s.mem[TURNED + card] = 0
        s.move(card, DOOMED + s.me)
        if s.n < 2:
            s.push(NAME_AT, s.me, s.source, card, s.n + 1)
            return
        for doomed in s.cards(DOOMED + s.me):
            sacrifice(s, doomed, s.me)


class Titus(Step):
    """R41: a crystal of every rival who has one; if somebody had none, Titus goes."""

    def do(self, s: State) -> None:
        failed = False
        for k in range(1, s.mem[SEATS]):
            if steal_crystals(s, s.me, (s.me + k) % s.mem[SEATS], 1) == 0:
                failed = True
        if failed:
            sacrifice(s, s.source, s.me)


class TurnToAir(Step):
    """Every token of the reserve becomes air."""

    def do(self, s: State) -> None:
        tokens = total(s.mem[RESERVE + s.me])
        if tokens > 0:
            s.mem[RESERVE + s.me] = tokens * unit(AIR)
            s.emit(E_TURNED_AIR, s.me, s.source, tokens)


class Fairies(Step):
    """One crystal of the activating seat `n`, if it has any, and one more in any case."""

    def do(self, s: State) -> None:
        steal_crystals(s, s.me, s.n, 1)
        gain_crystals(s, s.me, 1)


class CrystalsPerFamiliar(Step):
    """One for every familiar one has in play."""

    def do(self, s: State) -> None:
        gain_crystals(s, s.me, count_familiars(s, s.me))


class OfferFamiliar(Ask):
    """A familiar discarded from the hand or sacrificed from play."""

    prompt: str = "offer-familiar"

    def options(self, s: State) -> None:
        last: i64 = -1
        card = s.first(HAND + s.me)
        while card >= 0:
            kind = s.kind(card)
            if kind != last and FAMILIAR[kind] == 1:
                s.offer(DISCARD_CARD + kind)
            last = kind
            card = s.after(card)
        card = s.first(PLAY + s.me)
        while card >= 0:
            if FAMILIAR[s.kind(card)] == 1 and not twin(s, card):
                s.offer(SACRIFICE + card)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        if action >= SACRIFICE:
            sacrifice(s, action - SACRIFICE, s.me)
        else:
            discard_from_hand(s, card_of(s, HAND + s.me, action - DISCARD_CARD))


class MirrorType(Ask):
    """R50: the type of token to give, which becomes `n`; a crystal is needed for each."""

    prompt: str = "mirror-give"

    def options(self, s: State) -> None:
        if s.mem[CRYSTALS + s.me] > 0:
            tokens = usable(s, s.me)
            for kind in range(KINDS_OF_ENERGY):
                if of(tokens, kind) > 0:
                    s.offer(ELEMENT + kind)

    def answer(self, s: State, action: i64) -> None:
        s.n = action - ELEMENT


class MirrorAmount(Ask):
    """How many tokens of type `n` to exchange, for as many crystals."""

    prompt: str = "mirror-amount"

    def possible(self, s: State) -> bool:
        return True  # the type chosen before leaves at least one

    def options(self, s: State) -> None:
        most = min(s.mem[CRYSTALS + s.me], of(usable(s, s.me), s.n))
        for amount in range(most):
            s.offer(AMOUNT + amount)

    def answer(self, s: State, action: i64) -> None:
        amount = action - AMOUNT + 1
        lose_crystals(s, s.me, amount)
        start_paying(s, s.me, amount * unit(s.n), amount)


class MirrorTake(Ask):
    """As many tokens of one other type."""

    prompt: str = "mirror-take"

    def options(self, s: State) -> None:
        for kind in range(KINDS_OF_ENERGY):
            if of(s.mem[PAID], kind) == 0:
                s.offer(ELEMENT + kind)

    def answer(self, s: State, action: i64) -> None:
        gain_energy(s, s.me, total(s.mem[PAID]) * unit(action - ELEMENT))


class EnergyPerItem(Step):
    """A token for every other magic item one has in play."""

    def do(self, s: State) -> None:
        gain_any(s, s.me, other_items(s, s.me))


class Sid(Step):
    """R40: five crystals of every rival, if one has more than each of them."""

    def do(self, s: State) -> None:
        if most_crystals(s, s.me):
            for k in range(1, s.mem[SEATS]):
                steal_crystals(s, s.me, (s.me + k) % s.mem[SEATS], 5)


class PassLeft(Step):
    """R42: straightened, it lies in front of the left neighbour now."""

    def do(self, s: State) -> None:
        left = (s.me + 1) % s.mem[SEATS]
        s.mem[TURNED + s.source] = 0
        s.move(s.source, PLAY + left)
        s.emit(E_PASSED, s.me, s.source, left)


NEXT_ELEMENT_AT: Final[i64] = RULES.program("next element", NextElement())
ORB_AT: Final[i64] = RULES.program("orb enter", PayAny(4), EnterFree())
NAME_AT: Final[i64] = RULES.program("name three", NameThree())

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
        (Activation((CardExists(),), (Peek(), OrbChoice())),),
        (Activation((CardExists(), PayCrystals(3)), (DiscardTop(),)),),
    ),
)
card("glutton_cauldron", use=Activation((PayAny(1), PutOnCard()), (BoilOver(),)))
card("vampiric_crown", on_enter=(DrawOrDiscard(),))
card("dragon_skull", use=Activation((NameThree(),), (GainCrystals(15),)))
card("demon_of_argos", on_enter=(EachRival(RaiseGauge(-1), DrawCard()),))
card("titus_deepgaze", on_round_end=(Titus(),))
card("air_elemental", on_enter=(EachRival(TurnToAir()),))
card("thieving_fairies", on_rival_activation=(Fairies(),))
card(
    "cursed_treatise_of_arus",
    on_enter=(GainEnergy(2), RaiseGauge(1), GainCrystals(10)),
    elsewhere="summoning.sacrifice",
)
card("idol_of_the_familiar", on_enter=(GainCrystals(10),), use=Activation((), (CrystalsPerFamiliar(),)))
card("necrotic_kriss", use=Activation((OfferFamiliar(),), (GainEnergy(4),)))
card("lantern_of_xidit", elsewhere="scoring.breakdown")
card("sealed_chest_of_urm", elsewhere="scoring.breakdown")
card("mirror_of_the_seasons", use=Activation((MirrorType(), MirrorAmount()), (MirrorTake(),)))
card("pendant_of_ragnor", on_enter=(EnergyPerItem(),))
card("sid_nightshade", on_enter=(Sid(),))
card(
    "damned_soul_of_onys",
    on_enter=(GainCrystals(10), GainTyped(WATER)),
    use=Activation((PayTyped(WATER),), (PassLeft(),)),
    on_round_end=(LoseCrystals(3),),
)
