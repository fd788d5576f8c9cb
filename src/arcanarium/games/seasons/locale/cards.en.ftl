### Seasons: names, effect texts and rulings (English).
### Effect texts are own-words summaries; rulings are in docs/rulings/seasons.md.
### Keys and their order are the same in cards.ru.ftl.

## Game

game-name = Seasons
game-pitch = Three years of a tournament of archmages: dice bring energy and crystals, cards bring power, and every plan has to mind the calendar.
provenance-note = The figures of cards and dice are public facts, checked against several sources; the texts are our own words; the names belong to their owners.

## Energies

energy-air = Air
energy-water = Water
energy-fire = Fire
energy-earth = Earth

## Seasons

season-winter = Winter
season-spring = Spring
season-summer = Summer
season-fall = Fall

## Bonuses of the player board

bonus-exchange = Exchange 2 energy
    .text = Exchange exactly 2 of your energy tokens for any 2 from the supply.
bonus-transmute = Transmute with +1
    .text = You may transmute until the end of this turn, and every token you transmute from now on gives 1 extra crystal. Repeated uses add up.
bonus-gauge = Summoning gauge +1
    .text = Raise your summoning gauge by 1.
bonus-draw = Draw two, keep one
    .text = Instead of the one card of your die, draw 2 cards: keep 1 and discard the other.

## Card types

type-item = Magic item
type-familiar = Familiar

## Effect kinds

effect-instant = Instant
effect-ongoing = Ongoing
effect-activated = Activated

## Levels

level-apprentice = Apprentice Wizard
    .text = For a first game: every player receives one of four ready-made sets of nine cards, and only cards 1 to 30 are used.
level-magician = Magician
    .text = Only cards 1 to 30 are used, and everyone drafts nine cards, keeping one at a time and passing the rest to the left.
level-archmage = Archmage
    .text = All fifty cards take part, including the twenty more intricate ones, and everyone drafts nine of them.

## Cards

card-amulet-of-air = Amulet of Air
    .text = When it enters play, raise your summoning gauge by 2.
    .ruling-1 = The gauge never rises above 15; the excess is lost.
    .ruling-2 = The new gauge is available only after the Amulet itself has taken a slot: the slot for the Amulet must already exist.

card-amulet-of-fire = Amulet of Fire
    .text = When it enters play, draw 4 cards, keep exactly 1 in hand, discard the other 3.
    .ruling-1 = The four cards are seen by the owner only; the three rejected cards go to the discard pile face down.
    .ruling-2 = Keeping one card is mandatory.
    .ruling-3 = If fewer than 4 cards exist in draw pile plus discard pile, draw what there is and still keep 1.

card-amulet-of-earth = Amulet of Earth
    .text = Brings you 9 crystals the moment it enters play.
    .ruling-1 = This is a plain gain, not a transmutation: Purse of Io and the transmutation bonus add nothing.

card-amulet-of-water = Amulet of Water
    .text = When it enters play, take any 4 energy tokens from the supply and put them on this card; you may spend them later like your own energy.
    .ruling-1 = Tokens on the Amulet are never part of the reserve: they do not count towards its capacity and are ignored by Wondrous Chest, Beggar's Horn, Air Elemental, Lantern of Xidit, Lewis Greyface, Potion of Dreams, Potion of Life and Cursed Treatise of Arus.
    .ruling-2 = They may be spent wherever the owner voluntarily pays or uses energy: summoning costs, activation costs, transmutation, the exchange bonus, Balance of Ishtar, Kairn, Tree of Light, Crystal Orb, Mirror of the Seasons, Elemental Amulet, passing Onys, feeding the Glutton Cauldron.
    .ruling-3 = They cannot be moved into the reserve, and nothing is ever added to the Amulet after the initial 4 tokens.
    .ruling-4 = When the Amulet leaves play for any reason its tokens return to the supply.
    .ruling-5 = The tokens are spent until gone; the empty Amulet stays in play.

card-balance-of-ishtar = Balance of Ishtar
    .text = Activate: discard 3 energy tokens of one type and transmute them into 9 crystals.
    .ruling-1 = Works without a transmutation symbol on the die and regardless of the season.
    .ruling-2 = It is a transmutation of 3 tokens: each Purse of Io adds 3 (12 with one Purse, 15 with two); each transmutation bonus used this turn adds 3 more.
    .ruling-3 = It does not open a general right to transmute other tokens.
    .ruling-4 = First-edition values (cost 6 crystals, 4 tokens for 12 crystals) are not used.

card-staff-of-spring = Staff of Spring
    .text = Every card you summon from hand earns you 3 crystals.
    .ruling-1 = No crystals for cards that enter play through Divine Chalice, Crystal Orb or Potion of Dreams, nor for a Damned Soul of Onys received from a neighbour.
    .ruling-2 = Cards whose printed cost is zero still count when summoned from hand.
    .ruling-3 = Does not trigger for its own summoning; a second Staff triggers the first one.
    .ruling-4 = The crystals arrive after the costs (including Arcano Leech) are paid and before the entering card's own effect; they cannot help to pay those costs.

card-temporal-boots = Temporal Boots
    .text = When it enters play, move the season marker 1, 2 or 3 spaces forward or backward.
    .ruling-1 = Costs nothing but is an ordinary summon from hand (Arcano Leech, Staff of Spring and Yjang's Forgotten Vase apply).
    .ruling-2 = Moving is mandatory, at least 1 space.
    .ruling-3 = Crossing from space 1 back to space 12 moves the year marker one year back; players keep every card already in hand and get no library cards a second time.
    .ruling-4 = Crossing from 12 to 1 starts the new year at once: year marker forward, matching library set goes to hand immediately (only once per set).
    .ruling-5 = If the season changes in either direction, season-change effects (Figrim, Hourglass) resolve immediately.
    .ruling-6 = The dice of the current round stay as they are; only the transmutation table and the colour of the next round's dice follow the new season.
    .ruling-7 = Crossing from 12 to 1 in year 3 ends the game at once.

card-purse-of-io = Purse of Io
    .text = Each energy token you transmute gives 1 extra crystal.
    .ruling-1 = Applies to the die action, the transmutation bonus, Tree of Light, Balance of Ishtar and Potion of Life.
    .ruling-2 = Does not apply to Glutton Cauldron, Dragon Skull, Amulet of Earth or any other plain crystal gain.
    .ruling-3 = Two Purses add 2 per token.

card-divine-chalice = Divine Chalice
    .text = When it enters play, draw 4 cards, put 1 of them into play without paying for it, discard the other 3.
    .ruling-1 = The Chalice already occupies a slot; if no free slot is left on the gauge, the chosen card is discarded too, so all 4 are lost.
    .ruling-2 = Putting a card into play is mandatory when a slot is free.
    .ruling-3 = The entering card resolves its own instant effect but triggers neither Arcano Leech nor Staff of Spring nor Yjang's Forgotten Vase, and Hand of Fortune is irrelevant.
    .ruling-4 = The four cards are seen by the owner only; only the card put into play becomes public.
    .ruling-5 = An Elemental Amulet put into play this way resolves all four of its effects.

card-syllas-the-faithful = Syllas the Faithful
    .text = When it enters play, every opponent sacrifices one card of their own choice that they have in play.
    .ruling-1 = Opponents decide one after another in turn order, starting left of the summoner.
    .ruling-2 = An opponent with no cards in play is unaffected; nobody may refuse.
    .ruling-3 = Sacrificed potions give no effect; tokens on a sacrificed Amulet of Water or Glutton Cauldron are lost; a sacrificed Cursed Treatise empties its owner's reserve; a sacrificed Grimoire drops the capacity to 7 at once.

card-figrim-the-avaricious = Figrim the Avaricious
    .text = Whenever the season changes, each opponent hands you 1 crystal.
    .ruling-1 = An opponent without crystals pays nothing; there is no debt.
    .ruling-2 = Also triggers on season changes caused by Temporal Boots, forward or backward, immediately.
    .ruling-3 = Two Figrims of one owner each collect 1.

card-naria-the-prophetess = Naria the Prophetess
    .text = When it enters play, draw as many cards as there are players, keep 1 in hand and give one of the rest to each opponent.
    .ruling-1 = The summoner sees all drawn cards, chooses own card first, then who gets which of the others.
    .ruling-2 = Each recipient must accept the card and sees only that card; other players see only the number of cards.
    .ruling-3 = If fewer cards than players can be drawn, the summoner takes one first and the rest are dealt in turn order.

card-wondrous-chest = Wondrous Chest
    .text = At the end of a round with 4 or more tokens in your reserve, you get 3 crystals.
    .ruling-1 = Counts the reserve including tokens on a Bespelled Grimoire; ignores tokens on Amulet of Water and Glutton Cauldron.
    .ruling-2 = The condition is checked when the effect resolves; two Chests give 3 each.

card-beggars-horn = Beggar's Horn
    .text = At the end of a round with 0 or 1 token in your reserve, you take 1 token of any type.
    .ruling-1 = Counts the reserve including Grimoire tokens; ignores tokens on Amulet of Water and Glutton Cauldron.
    .ruling-2 = With two Horns the second checks again: with 0 tokens both trigger, with 1 token only the first.

card-die-of-malice = Die of Malice
    .text = Activate before performing your die actions: reroll your chosen season die, gain 2 crystals and use only the new face.
    .ruling-1 = The only activation possible before the die actions; after them it cannot be used this turn, so a copy summoned this turn first works next round.
    .ruling-2 = With two copies the second reroll may be decided after seeing the first; 4 crystals in total.
    .ruling-3 = The new face is binding even if worse; the die keeps its season colour.
    .ruling-4 = Counts as an activation for Thieving Fairies.

card-kairn-the-destroyer = Kairn the Destroyer
    .text = Activate by discarding 1 energy token of any type: each opponent loses 4 crystals.
    .ruling-1 = Opponents with fewer than 4 crystals drop to 0; the lost crystals go to nobody.

card-amsug-longneck = Amsug Longneck
    .text = When it enters play, every player including you takes one of their own magic items in play back to hand.
    .ruling-1 = Mandatory for everyone who has at least one magic item in play, with free choice of which; players without items are unaffected.
    .ruling-2 = Resolved in turn order starting left of the summoner, the summoner last.
    .ruling-3 = Returning is not a sacrifice: a returned Cursed Treatise does not empty the reserve. Tokens lying on a returned card go to the supply; a returned Grimoire drops the capacity to 7 at once.
    .ruling-4 = A returned card may be summoned again, even in the same turn, at full cost and with its instant effect; it enters unrotated.

card-bespelled-grimoire = Bespelled Grimoire
    .text = When it enters play, gain 2 energy tokens of your choice. While it is in play your reserve holds up to 10 tokens.
    .ruling-1 = Tokens on the Grimoire are part of the reserve: together they are one store of 10 tokens.
    .ruling-2 = A second Grimoire still gives 2 tokens on entering but the capacity stays 10, never 13.
    .ruling-3 = When the last Grimoire leaves play the capacity is 7 immediately and the owner discards down to 7 tokens of their choice, even outside their turn.

card-ragfields-helm = Ragfield's Helm
    .text = Final scoring: 20 crystals if your cards in play strictly outnumber those of every single opponent.
    .ruling-1 = A tie for the most cards gives nothing.
    .ruling-2 = All cards in play count, including a Damned Soul of Onys received from a neighbour and cards above the gauge.
    .ruling-3 = Two Helms of the same owner pay 20 each.

card-hand-of-fortune = Hand of Fortune
    .text = Your summoning costs are 1 energy token lower (you choose which), but a card that costs energy still costs at least 1 token.
    .ruling-1 = Reduces summoning costs only; activation costs (for example the 4 tokens of Crystal Orb) are never reduced. The summoning cost of Crystal Orb itself is reduced like any other.
    .ruling-2 = Crystal costs are never reduced; cards costing 0 or 1 energy are unaffected and a zero-energy card does not start to cost 1.
    .ruling-3 = Two Hands reduce by 2, still with the minimum of 1 energy.
    .ruling-4 = Elemental Amulet: with one Hand pay one token fewer than the number of chosen effects, at least 1.
    .ruling-5 = Does not reduce its own summoning.

card-lewis-greyface = Lewis Greyface
    .text = When it enters play, choose an opponent and take from the supply the same tokens that lie in their reserve.
    .ruling-1 = The opponent loses nothing.
    .ruling-2 = Copies reserve tokens including those on a Grimoire; not those on Amulet of Water or Glutton Cauldron.
    .ruling-3 = All copied tokens are taken, then the owner reduces to own capacity, choosing among old and new tokens.

card-runic-cube-of-eolis = Runic Cube of Eolis
    .text = No effect; it is worth 30 prestige points.
    .ruling-1 = Counts as a magic item for Scepter of Greatness, Pendant of Ragnor, Amsug and Sealed Chest of Urm.
    .ruling-2 = The printed card carries no effect-type symbol.

card-potion-of-power = Potion of Power
    .text = Activate by sacrificing it: draw 1 card into hand and raise your summoning gauge by 2.
    .ruling-1 = The drawn card must be kept.
    .ruling-2 = The Potion frees its own slot in addition to the 2 gauge.

card-potion-of-dreams = Potion of Dreams
    .text = Activate by sacrificing it and discarding every energy token in your reserve: put one card from your hand into play for free.
    .ruling-1 = Usable with an empty reserve.
    .ruling-2 = Reserve tokens including Grimoire tokens are discarded; tokens on Amulet of Water and Glutton Cauldron stay.
    .ruling-3 = The slot of the Potion is freed first; a free slot must then exist and at least one card must be in hand, otherwise the activation is not allowed.
    .ruling-4 = The card put into play triggers neither Arcano Leech nor Staff of Spring nor Yjang's Forgotten Vase; an Elemental Amulet resolves all four effects.

card-potion-of-knowledge = Potion of Knowledge
    .text = Activate by sacrificing it: 5 energy tokens of your choice are yours.
    .ruling-1 = All 5 are taken, then the reserve is reduced to capacity; old tokens may be dropped for new ones.

card-potion-of-life = Potion of Life
    .text = Activate by sacrificing it: transmute every energy token in your reserve into 4 crystals each.
    .ruling-1 = Works without a transmutation symbol; season values are ignored.
    .ruling-2 = All reserve tokens including Grimoire tokens; not those on Amulet of Water or Glutton Cauldron.
    .ruling-3 = Each Purse of Io adds 1 per token; each transmutation bonus used this turn adds 1 per token.
    .ruling-4 = Grants no lasting right to transmute; a right obtained from the die, a bonus or Tree of Light is unaffected.

card-hourglass-of-time = Hourglass of Time
    .text = Whenever the season changes, you take 1 token of any type.
    .ruling-1 = Triggers immediately on season changes caused by Temporal Boots, also in other players' turns.
    .ruling-2 = Also triggers on the change that ends the game, which matters for Lantern of Xidit.

card-scepter-of-greatness = Scepter of Greatness
    .text = When it enters play, each of your other magic items in play is worth 3 crystals to you.
    .ruling-1 = The Scepter itself does not count, although the Russian rulebook leaves out the word "other".
    .ruling-2 = An earlier second Scepter in play does count.

card-olafs-blessed-statue = Olaf's Blessed Statue
    .text = Brings you 20 crystals the moment it enters play.
    .ruling-1 = Plain gain, not a transmutation.

card-yjangs-forgotten-vase = Yjang's Forgotten Vase
    .text = Every card you summon from hand earns you 1 energy token of any type.
    .ruling-1 = Nothing for cards entering through Divine Chalice, Crystal Orb or Potion of Dreams, nor for a received Damned Soul of Onys.
    .ruling-2 = Does not trigger for its own summoning; a second Vase triggers the first one.
    .ruling-3 = The token arrives after the cost is paid and before the entering card's own effect; it cannot help to pay that cost.

card-elemental-amulet = Elemental Amulet
    .text = Summon it for one or more different energy types, at most one token of each; each type paid adds its effect: water = 2 tokens of any types, earth = 5 crystals, fire = a card from the pile, air = gauge +1.
    .ruling-1 = All payments are made before any effect; tokens gained through the water effect cannot pay for the other types.
    .ruling-2 = The owner chooses the order of the effects.
    .ruling-3 = The card drawn through fire must be kept.
    .ruling-4 = Hand of Fortune: pay one token fewer than the chosen types for each Hand, but at least 1; the owner chooses which of the chosen types is not paid for.
    .ruling-5 = Entering through Divine Chalice, Crystal Orb or Potion of Dreams counts as having paid all four types: all four effects happen.

card-tree-of-light = Tree of Light
    .text = Activate with one of two options: 3 crystals buy 1 token of any type, or 1 token buys the right to transmute for the rest of this turn.
    .ruling-1 = One option per activation.
    .ruling-2 = The right from the second option uses the normal season values, works with Purse of Io and lasts until the end of the turn.

card-arcano-leech = Arcano Leech
    .text = Before an opponent summons a card from hand, that opponent must give you 1 crystal; an opponent without a crystal cannot summon.
    .ruling-1 = The toll comes on top of the card's own crystal cost; the summoner needs enough for both.
    .ruling-2 = Every Leech in play among opponents collects 1; all must be payable.
    .ruling-3 = No toll for cards entering through Divine Chalice, Crystal Orb or Potion of Dreams, nor for passing Damned Soul of Onys.
    .ruling-4 = Zero-cost cards summoned from hand do pay the toll.
    .ruling-5 = The Leech has no activation: the line of the Russian rulebook about choosing between two effects is a misprint.

card-crystal-orb = Crystal Orb
    .text = Activate, choosing one: look at the top card of the draw pile, then put it back or spend 4 energy tokens to put it into play for free; or pay 3 crystals to throw the top card away.
    .ruling-1 = Looking costs nothing and is private; the card may be left on top and looked at again next round.
    .ruling-2 = Without a free slot on the gauge or without 4 tokens the card can only be put back.
    .ruling-3 = The 4 tokens may be of any types and may come from Amulet of Water; Hand of Fortune does not reduce them.
    .ruling-4 = The entering card triggers neither Arcano Leech nor Staff of Spring nor Yjang's Forgotten Vase; an Elemental Amulet resolves all four effects.
    .ruling-5 = The card discarded with the second option is not revealed to anybody.
    .ruling-6 = One option per activation.

card-glutton-cauldron = Glutton Cauldron
    .text = Activate: put 1 of your energy tokens on this card. When the 7th token lands on it, sacrifice it at once, gain 15 crystals and move its 7 tokens to your reserve.
    .ruling-1 = At most one token per turn and copy (the activation rotates the card); may be used in the turn it is summoned.
    .ruling-2 = Tokens on it cannot be spent and are not part of the reserve.
    .ruling-3 = The 7 returned tokens are subject to the reserve capacity; the excess is discarded by choice.
    .ruling-4 = The 15 crystals are not a transmutation (no Purse of Io).
    .ruling-5 = If it leaves play earlier, its tokens are lost to the supply and no crystals are gained.
    .ruling-6 = Each placement counts as an activation for Thieving Fairies.

card-vampiric-crown = Vampiric Crown
    .text = When it enters play, either draw a card or discard a card from hand; gain as many energy tokens of your choice as that card is worth in prestige points.
    .ruling-1 = The drawn or discarded card is shown to all players; a drawn card must be kept.
    .ruling-2 = Zero or negative prestige gives no energy.
    .ruling-3 = One of the two options must be taken; with an empty hand only drawing is possible, with no card to draw only discarding; if neither is possible nothing happens.
    .ruling-4 = You cannot gain more than the reserve holds: the owner chooses which tokens, old or new, go back to the supply.
    .ruling-5 = Discarding from hand is not a sacrifice (a discarded Cursed Treatise does not empty the reserve).

card-dragon-skull = Dragon Skull
    .text = Activate by sacrificing 3 of your cards in play: you get 15 crystals.
    .ruling-1 = The Skull itself may be one of the three.
    .ruling-2 = Not a transmutation (no Purse of Io).
    .ruling-3 = A sacrificed Cursed Treatise empties the reserve; sacrificed potions give no effect.

card-demon-of-argos = Demon of Argos
    .text = When it enters play, every opponent lowers their summoning gauge by 1 and draws 1 card into hand.
    .ruling-1 = In turn order starting left of the summoner; the drawn card must be kept.
    .ruling-2 = The gauge never falls below 0.
    .ruling-3 = Cards in play above the new gauge stay in play; the player just cannot add cards until the number of cards is below the gauge again.

card-titus-deepgaze = Titus Deepgaze
    .text = At the end of the round each opponent gives you 1 crystal; if any opponent cannot pay, Titus is then sacrificed.
    .ruling-1 = Opponents who can pay still pay before Titus is sacrificed.
    .ruling-2 = Ability to pay is checked at the moment Titus resolves.
    .ruling-3 = Hand of Fortune can lower the 2 or 3 fire but not below 1.

card-air-elemental = Air Elemental
    .text = When it enters play, every energy token in every opponent's reserve becomes air.
    .ruling-1 = Grimoire tokens are affected; tokens on Amulet of Water and Glutton Cauldron are not.
    .ruling-2 = The number of tokens does not change; the summoner's own reserve is unaffected.

card-thieving-fairies = Thieving Fairies
    .text = Each time an opponent activates a card, you gain 2 crystals: 1 from that opponent and 1 from the supply.
    .ruling-1 = If the opponent has no crystals at that moment, you gain only 1; the activation itself is never prevented.
    .ruling-2 = Resolved after the activation cost is paid and before the activated effect.
    .ruling-3 = Only activations count: potions, Die of Malice, feeding the Cauldron and passing Onys do; summoning, instant and ongoing effects do not.
    .ruling-4 = Each Fairies card triggers separately, in turn order from the activating player.

card-cursed-treatise-of-arus = Cursed Treatise of Arus
    .text = When it enters play, gain 2 energy tokens of your choice and 10 crystals and raise your summoning gauge by 1. If it is sacrificed, discard every energy token in your reserve. Worth −10 prestige.
    .ruling-1 = The loss covers the reserve including Grimoire tokens; tokens on Amulet of Water and Glutton Cauldron stay.
    .ruling-2 = Only a sacrifice from play triggers the loss; returning to hand (Amsug) or discarding from hand does not.

card-idol-of-the-familiar = Idol of the Familiar
    .text = When it enters play, gain 10 crystals. Activate: gain 1 crystal per familiar you have in play.
    .ruling-1 = Second-edition card; the first edition lacked the 10 crystals.
    .ruling-2 = Activation has no cost and is allowed even with 0 familiars.

card-necrotic-kriss = Necrotic Kriss
    .text = Activate by discarding a familiar from hand or sacrificing one of your familiars in play: gain 4 energy tokens of your choice.
    .ruling-1 = Not usable without a familiar in hand or in play.
    .ruling-2 = A familiar discarded from hand is shown to all players.
    .ruling-3 = A Damned Soul of Onys in play in front of you is a legal target.

card-lantern-of-xidit = Lantern of Xidit
    .text = Final scoring: every token left in your reserve adds 3 crystals.
    .ruling-1 = Counts reserve tokens including Grimoire tokens; not those on Amulet of Water or Glutton Cauldron.
    .ruling-2 = Two Lanterns pay 3 each per token.
    .ruling-3 = Printed with the ongoing symbol.

card-sealed-chest-of-urm = Sealed Chest of Urm
    .text = Final scoring: 20 crystals, provided no familiar lies in front of you.
    .ruling-1 = Familiars in hand do not matter (they only cost the usual 5 points each).
    .ruling-2 = A Damned Soul of Onys passed to you is a familiar in play and cancels the bonus.
    .ruling-3 = Two Chests pay 20 each.

card-mirror-of-the-seasons = Mirror of the Seasons
    .text = Activate by paying X crystals: exchange X energy tokens of one type for X tokens of one other type.
    .ruling-1 = X is at least 1 and at most the crystals owned and the number of identical tokens available.
    .ruling-2 = All given tokens share one type, all received tokens share one different type.
    .ruling-3 = Given tokens may come from Amulet of Water; received tokens always go to the reserve.

card-pendant-of-ragnor = Pendant of Ragnor
    .text = When it enters play, take as many tokens of any types as you have other magic items in play.
    .ruling-1 = The entering Pendant does not count; another Pendant already in play does.
    .ruling-2 = The gain is then cut to the reserve capacity.

card-sid-nightshade = Sid Nightshade
    .text = When it enters play and you alone have the most crystals, up to 5 crystals move from each opponent to you.
    .ruling-1 = The comparison is made when the effect resolves: after costs, Leech tolls and Staff of Spring gains.
    .ruling-2 = Any tie for the lead means nothing is taken from anybody.
    .ruling-3 = An opponent with fewer than 5 gives everything they have.

card-damned-soul-of-onys = Damned Soul of Onys
    .text = When it enters play, gain 10 crystals and 1 water. Activate by discarding 1 water: straighten it and move it in front of the player on your left, who now owns it. At the end of the round its holder loses 3 crystals. Worth −5 prestige.
    .ruling-1 = Only the player who brought it into play gets the 10 crystals and the water.
    .ruling-2 = The receiver needs no free slot; the card then counts as one of their cards in play, as a familiar, with −5 prestige.
    .ruling-3 = Receiving it is not a summon (no Leech, Staff or Vase).
    .ruling-4 = It may change hands several times in a round, each time in the current holder's own turn; it may be passed in the turn it was summoned.
    .ruling-5 = Passing counts as an activation for Thieving Fairies.
    .ruling-6 = The loss stops at 0 crystals.
