### Seasons: what is asked, done and told at the table (English).
### Keys and their order are the same in table.ru.ftl.

## Questions

ask-order = Several effects come at once: which is next?
ask-either = { $source }: choose an effect
ask-choose-deck = Choose a prepared deck
ask-draft = Keep one card, pass the others on
ask-first-year = { $least ->
    [one] Choose one more card to begin with
   *[other] Choose the { $least } cards you begin with
}
ask-second-year = { $least ->
    [one] Choose one more card for the second year
   *[other] Choose the { $least } cards for the second year
}
ask-take-die = Take a season die
ask-reroll = Reroll your die before it counts?
ask-die-gains = Take what your die shows
ask-die-draw = Your die lets you draw
ask-keep-or-drop = Keep the card you drew?
ask-main = Your turn: any number of actions
ask-gain-energy = { $least ->
    [one] Take an energy
   *[other] Take { $least } energy of your choice
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-overflow = { $least ->
    [one] Your reserve is too full: give up an energy
   *[other] Your reserve is too full: give up { $least } energy
}
ask-pay-energy = { $least ->
    [one] Pay an energy
   *[other] Pay { $least } energy
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-pay-same = { $source }: energy of which type?
ask-elements = Pay for which effects of the Elemental Amulet?
ask-next-element = { $source }: which effect is next?
ask-fill-amulet = { $least ->
    [one] Put an energy on { $source }
   *[other] Put { $least } energy on { $source }
}
ask-keep-card = Keep one of these cards{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-enter-card = { $source }: put one card into play for free
ask-give-card = { $source }: which card for the next opponent on the left?
ask-return-item = { $source }: take a magic item back into your hand
ask-sacrifice = { $source }: sacrifice one of your cards
ask-sacrifice-three = { $least ->
    [one] { $source }: sacrifice one more of your cards
   *[other] { $source }: sacrifice { $least } of your cards
}
ask-offer-familiar = { $source }: discard or sacrifice a familiar
ask-rival = { $source }: choose an opponent
ask-wheel = { $source }: move the season marker
ask-orb = { $source }: the top card of the draw pile
ask-crown = { $source }: draw a card or discard one
ask-mirror-give = { $source }: give energy of which type?
ask-mirror-amount = { $source }: how many?
ask-mirror-take = { $source }: take energy of which type?

## Answers

do-summon = Summon { $what }
do-activate = Activate { $what }
do-transmute = Transmute { $what }
do-bonus = Bonus: { $what }
do-end-turn = End the turn
do-pick = Take { $what }
do-year-1 = Year I: { $what }
do-year-2 = Year II: { $what }
do-take = Take { $what }
do-take-all = Take it all
do-leave = Leave out { $what }
do-draw = Draw a card
do-draw-two = Bonus: draw two cards, keep one
do-skip = Do not draw
do-keep = Keep it
do-drop = Discard it
do-gain = Take { $what }
do-pay = Pay { $what }
do-lose = Give up { $what }
do-enter = Put { $what } into play
do-put-back = Put it back
do-discard = Discard { $what }
do-sacrifice = Sacrifice { $what }
do-return = Take back { $what }
do-give = Give { $what }
do-resolve = { $what }
do-element = { $what }
do-done = That is all
do-option = { $what }
do-wheel = Move the marker { $what }
do-seat = { $what }
do-amount = { $what }
do-deck = Deck { $what }
do-no = No

## What an answer names

symbol-air = air
symbol-water = water
symbol-fire = fire
symbol-earth = earth
symbol-crystals = the crystals
symbol-gauge = the summoning gauge

option-a = The first effect
option-b = The second effect
option-tree-of-light-a = Pay 3 crystals: take 1 energy
option-tree-of-light-b = Pay 1 energy: transmute this turn
option-crystal-orb-a = Look at the top card; pay 4 energy to put it into play
option-crystal-orb-b = Pay 3 crystals: discard the top card

bag-energy-air = { $number } air
bag-energy-water = { $number } water
bag-energy-fire = { $number } fire
bag-energy-earth = { $number } earth

## Why not

cause-bonus = bonus
cause-season-die = season die
cause-overflow = the reserve holds no more
why-no-slot = Your summoning gauge allows { $a } { $a ->
    [one] card
   *[other] cards
} in play, and they are all there.
why-needs-crystals = It takes { $a } { $a ->
    [one] crystal
   *[other] crystals
}; you have { $b }.
why-needs-tokens = It takes { $a } energy; you have { $b }.
why-needs-energy = It costs { $a }; you have { $b }.
why-needs-same = It takes { $a } energy of one type; you have { $b }.
why-needs-cards = It takes { $a } cards in play; you have { $b }.
why-needs-familiar = You have no familiar in hand or in play.
why-no-activation = This card has nothing to activate.
why-used = This card has been used this round.
why-before-gains = It can only be used before your die counts.
why-no-right = You may not transmute this turn: your die does not show the symbol. A bonus or a card can allow it.
why-taken = { $a } has taken this die.
why-no-bonus = You have used all your bonuses.
why-gauge-full = Your summoning gauge is at { $a } already, its highest.
why-no-cards = There is no card left to draw.
why-empty-hand = You have no card in hand.

## What happens

event-rolled = { $a }: { $b }
event-took-die = { $seat } takes { $a }: { $b }
event-rerolled = { $seat } rerolls { $a }: { $b }
event-round = A new round begins; { $seat } is first
event-turn = It is the turn of { $seat }
event-gained-crystals = { $seat } gains { $a ->
    [one] { $a } crystal
   *[other] { $a } crystals
}{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-lost-crystals = { $seat } loses { $a ->
    [one] { $a } crystal
   *[other] { $a } crystals
}{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-stole = { $seat } takes { $a ->
    [one] { $a } crystal
   *[other] { $a } crystals
} from { $b }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-gained-energy = { $seat } gains { $a }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-lost-energy = { $seat } loses { $a }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-paid-energy = { $seat } pays { $a }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-transmuted = { $seat } transmutes { $a } into { $b ->
    [one] { $b } crystal
   *[other] { $b } crystals
}
event-gauge = The summoning gauge of { $seat } is now { $b }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-drew = { $seat } draws { $card }
event-looked = { $seat } looks at { $card }
event-kept = { $seat } keeps { $card }
event-summoned = { $seat } summons { $card }
event-entered = { $seat } puts { $card } into play for free
event-activated = { $seat } activates { $card }
event-sacrificed = { $seat } sacrifices { $card }
event-discarded = { $seat } discards { $card }
event-returned = { $seat } takes { $card } back into hand
event-gave = { $seat } gives { $card } to { $a }
event-passed = { $seat } passes { $card } to { $a }
event-bonus = { $seat } – { $a } ({ $b } of 3)
event-marker = The season marker moves to space { $b }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-year = Year { $a } begins
event-library = { $seat } takes { $card } from the library of year { $a }
event-shuffled = The discard pile becomes the new draw pile
event-turned-air = { $a ->
    [one] The energy
   *[other] All { $a } energy tokens
} of { $seat } { $a ->
    [one] turns
   *[other] turn
} to air ({ $card })
event-picked = { $a ->
    [one] Everybody has kept the first card
   *[other] Everybody has kept { $a } cards
}
event-game-ended = The third year is over

## Set-up

option-level = Level
    .text = Which cards take part, and how everybody comes by nine of them.
    .choice-apprentice = Apprentice Wizard
    .choice-magician = Magician
    .choice-archmage = Archmage
option-first-player = First player
    .text = Who begins the first round.
    .choice-random = at random
    .choice-0 = player 1
    .choice-1 = player 2
    .choice-2 = player 3
    .choice-3 = player 4
option-decks = Prepared decks
    .text = How the prepared decks of the first level are handed out.
    .choice-random = at random
    .choice-choose = chosen in turn order
option-die-gains = Gains of the die
    .text = Whether symbols of the die may be left out, or are all taken at once.
    .choice-ask = may be left out
    .choice-automatic = all at once
option-boots-past-final-year = Temporal Boots beyond the third year
    .text = What happens when the Boots move the marker past the end of the third year.
    .choice-end-now = the game ends at once
    .choice-finish-round = the round is played to its end

## Places

zone-deck = Draw pile
zone-discard = Discard pile
zone-box = Box
zone-play = In play
zone-hand = Hand
zone-library-2 = Library, year II
zone-library-3 = Library, year III
zone-pack = Cards to choose from
zone-picked = Kept cards
zone-looked = Cards looked at
zone-doomed = Named for sacrifice

mark-turned = turned
mark-tokens = energy on it

## Numbers

counter-crystals = Crystals
counter-gauge = Summoning gauge
counter-reserve = Reserve
counter-bonuses = Bonuses used
counter-year = Year
counter-space = Season marker
counter-first = First player
counter-library-given = Libraries handed out
counter-season-dice = Dice of the seasons
counter-die = Dice of the round
counter-face = Sides of the dice
counter-taker = Takers of the dice
counter-may-transmute = May transmute
counter-transmute-bonus = Transmutation bonus
counter-paid = Just paid
counter-elements = Effects of the Elemental Amulet
counter-level = Level
counter-boots-past-final-year = Temporal Boots beyond the third year
counter-die-gains = Gains of the die
counter-decks = Prepared decks
counter-first-player = First player at set-up

## Points

score-crystals = Crystals
score-prestige = Prestige of the cards in play
score-ragfields-helm = { card-ragfields-helm }
score-lantern-of-xidit = { card-lantern-of-xidit }
score-sealed-chest-of-urm = { card-sealed-chest-of-urm }
score-hand = Cards left in hand
score-bonuses = Bonuses used

## Facts of a card

fact-number = Number
fact-type = Type
fact-tier = Set
fact-effects = Effect
fact-cost = Cost
fact-cost-2 = Cost with two players
fact-cost-3 = Cost with three players
fact-cost-4 = Cost with four players
fact-prestige = Prestige
fact-copies = Copies
fact-energy = energy
fact-crystals = crystals
tier-basic = basic
tier-advanced = advanced

## Dice and their sides

die-winter-1 = Winter die 1
die-winter-1-0 = 1 fire, gauge +1, transmute ●●●
die-winter-1-1 = 2 water, gauge +1 ●●
die-winter-1-2 = 2 water, 3 crystals ●
die-winter-1-3 = 2 air, gauge +1 ●●●
die-winter-1-4 = a card ●●
die-winter-1-5 = 1 air, 1 water, transmute ●

die-winter-2 = Winter die 2
die-winter-2-0 = 2 water, gauge +1 ●●●
die-winter-2-1 = 2 water, 1 crystal ●●
die-winter-2-2 = 2 fire, gauge +1 ●
die-winter-2-3 = a card ●●●
die-winter-2-4 = 1 air, 1 water, transmute ●●
die-winter-2-5 = 1 air, gauge +1, transmute ●

die-winter-3 = Winter die 3
die-winter-3-0 = 2 water, gauge +1 ●
die-winter-3-1 = 1 air, gauge +1, transmute ●●
die-winter-3-2 = 1 air, 1 water, transmute ●●●
die-winter-3-3 = a card ●
die-winter-3-4 = 1 fire, gauge +1 ●●
die-winter-3-5 = 2 water, 3 crystals ●●●

die-winter-4 = Winter die 4
die-winter-4-0 = 1 air, 1 water, transmute ●
die-winter-4-1 = 2 water, 2 crystals ●●
die-winter-4-2 = 1 air, gauge +1, transmute ●●●
die-winter-4-3 = 2 water, gauge +1 ●
die-winter-4-4 = 6 crystals ●●
die-winter-4-5 = 1 fire, gauge +1 ●●●

die-winter-5 = Winter die 5
die-winter-5-0 = 2 air, transmute ●●
die-winter-5-1 = 6 crystals ●●●
die-winter-5-2 = 1 fire, gauge +1 ●
die-winter-5-3 = 1 air, gauge +1, transmute ●
die-winter-5-4 = 2 water, gauge +1 ●●●
die-winter-5-5 = 2 water, 1 crystal ●●

die-spring-1 = Spring die 1
die-spring-1-0 = a card ●●
die-spring-1-1 = 2 water, gauge +1 ●●●
die-spring-1-2 = 2 earth, 3 crystals ●
die-spring-1-3 = 2 earth, gauge +1 ●●
die-spring-1-4 = 1 air, gauge +1, transmute ●●●
die-spring-1-5 = 1 water, 1 earth, transmute ●

die-spring-2 = Spring die 2
die-spring-2-0 = 1 water, gauge +1, transmute ●
die-spring-2-1 = 1 water, 1 earth, transmute ●●
die-spring-2-2 = a card ●●●
die-spring-2-3 = 2 air, gauge +1 ●
die-spring-2-4 = 2 earth, 1 crystal ●●
die-spring-2-5 = 2 earth, gauge +1 ●●●

die-spring-3 = Spring die 3
die-spring-3-0 = 2 earth, gauge +1 ●
die-spring-3-1 = 1 water, gauge +1, transmute ●●
die-spring-3-2 = 1 water, 1 earth, transmute ●●●
die-spring-3-3 = a card ●
die-spring-3-4 = 1 air, gauge +1 ●●
die-spring-3-5 = 2 earth, 3 crystals ●●●

die-spring-4 = Spring die 4
die-spring-4-0 = 1 water, 1 earth, transmute ●
die-spring-4-1 = 2 earth, 2 crystals ●●
die-spring-4-2 = 1 water, gauge +1, transmute ●●●
die-spring-4-3 = 2 earth, gauge +1 ●
die-spring-4-4 = 6 crystals ●●
die-spring-4-5 = 1 air, gauge +1 ●●●

die-spring-5 = Spring die 5
die-spring-5-0 = 1 water, gauge +1, transmute ●
die-spring-5-1 = 2 water, transmute ●●
die-spring-5-2 = 6 crystals ●●●
die-spring-5-3 = 1 air, gauge +1 ●
die-spring-5-4 = 2 earth, 1 crystal ●●
die-spring-5-5 = 2 earth, gauge +1 ●●●

die-summer-1 = Summer die 1
die-summer-1-0 = a card ●●
die-summer-1-1 = 2 earth, gauge +1 ●●●
die-summer-1-2 = 2 fire, 3 crystals ●
die-summer-1-3 = 2 fire, gauge +1 ●●
die-summer-1-4 = 1 water, gauge +1, transmute ●●●
die-summer-1-5 = 1 fire, 1 earth, transmute ●

die-summer-2 = Summer die 2
die-summer-2-0 = 1 fire, 1 earth, transmute ●●
die-summer-2-1 = a card ●●●
die-summer-2-2 = 2 water, gauge +1 ●
die-summer-2-3 = 2 fire, 1 crystal ●●
die-summer-2-4 = 2 fire, gauge +1 ●●●
die-summer-2-5 = 1 earth, gauge +1, transmute ●

die-summer-3 = Summer die 3
die-summer-3-0 = 1 earth, gauge +1, transmute ●●
die-summer-3-1 = 1 fire, 1 earth, transmute ●●●
die-summer-3-2 = a card ●
die-summer-3-3 = 1 water, gauge +1 ●●
die-summer-3-4 = 2 fire, 3 crystals ●●●
die-summer-3-5 = 2 fire, gauge +1 ●

die-summer-4 = Summer die 4
die-summer-4-0 = 2 fire, 2 crystals ●●
die-summer-4-1 = 1 earth, gauge +1, transmute ●●●
die-summer-4-2 = 2 fire, gauge +1 ●
die-summer-4-3 = 6 crystals ●●
die-summer-4-4 = 1 water, gauge +1 ●●●
die-summer-4-5 = 1 fire, 1 earth, transmute ●

die-summer-5 = Summer die 5
die-summer-5-0 = 2 fire, gauge +1 ●●●
die-summer-5-1 = 1 earth, gauge +1, transmute ●
die-summer-5-2 = 2 earth, transmute ●●
die-summer-5-3 = 6 crystals ●●●
die-summer-5-4 = 1 water, gauge +1 ●
die-summer-5-5 = 2 fire, 1 crystal ●●

die-fall-1 = Fall die 1
die-fall-1-0 = 1 air, 1 fire, transmute ●
die-fall-1-1 = a card ●●
die-fall-1-2 = 2 fire, gauge +1 ●●●
die-fall-1-3 = 2 air, 3 crystals ●
die-fall-1-4 = 2 air, gauge +1 ●●
die-fall-1-5 = 1 earth, gauge +1, transmute ●●●

die-fall-2 = Fall die 2
die-fall-2-0 = 1 fire, gauge +1, transmute ●
die-fall-2-1 = 1 air, 1 fire, transmute ●●
die-fall-2-2 = a card ●●●
die-fall-2-3 = 2 earth, gauge +1 ●
die-fall-2-4 = 2 air, 1 crystal ●●
die-fall-2-5 = 2 air, gauge +1 ●●●

die-fall-3 = Fall die 3
die-fall-3-0 = 2 air, gauge +1 ●
die-fall-3-1 = 1 fire, gauge +1, transmute ●●
die-fall-3-2 = 1 air, 1 fire, transmute ●●●
die-fall-3-3 = a card ●
die-fall-3-4 = 1 earth, gauge +1 ●●
die-fall-3-5 = 2 air, 3 crystals ●●●

die-fall-4 = Fall die 4
die-fall-4-0 = 1 air, 1 fire, transmute ●
die-fall-4-1 = 2 air, 2 crystals ●●
die-fall-4-2 = 1 fire, gauge +1, transmute ●●●
die-fall-4-3 = 2 air, gauge +1 ●
die-fall-4-4 = 6 crystals ●●
die-fall-4-5 = 1 earth, gauge +1 ●●●

die-fall-5 = Fall die 5
die-fall-5-0 = 2 fire, transmute ●●
die-fall-5-1 = 6 crystals ●●●
die-fall-5-2 = 1 earth, gauge +1 ●
die-fall-5-3 = 2 air, 1 crystal ●●
die-fall-5-4 = 2 air, gauge +1 ●●●
die-fall-5-5 = 1 fire, gauge +1, transmute ●

## What hints say a line of play gains or costs

hint-points = { $change } { $number ->
    [one] point
   *[other] points
}
hint-crystals = { $change } { $number ->
    [one] crystal
   *[other] crystals
}
hint-hand = { $change } { $number ->
    [one] card in hand
   *[other] cards in hand
}
hint-gauge = { $change } summoning gauge
hint-slots = { $sense ->
    [more] room for another card
   *[less] less room for cards
}
hint-crowded = { $change } { $number ->
    [one] card without a slot
   *[other] cards without a slot
}
hint-tokens = { $change } { $number ->
    [one] energy token
   *[other] energy tokens
}
hint-worth = { $change } { $number ->
    [one] crystal if the energy is transmuted
   *[other] crystals if the energy is transmuted
}
hint-kinds = { $change } { $number ->
    [one] type of energy
   *[other] types of energy
}
hint-overflow = { $sense ->
    [more] a reserve about to overflow
   *[less] more room in the reserve
}
hint-payable = { $change } { $number ->
    [one] card that can be summoned now
   *[other] cards that can be summoned now
}
hint-within-reach = { $sense ->
    [more] the next cards are nearly paid for
   *[less] the next cards are further off
}
hint-bonuses = { $change } { $number ->
    [one] bonus used up
   *[other] bonuses used up
}
hint-die-crystals = { $change } { $number ->
    [one] crystal on the die
   *[other] crystals on the die
}
hint-die-energy = { $sense ->
    [more] better energy on the die
   *[less] worse energy on the die
}
hint-die-gauge = { $sense ->
    [more] the die raises the summoning gauge
   *[less] the die no longer raises the gauge
}
hint-die-draw = { $sense ->
    [more] the die brings a card
   *[less] the die brings no card
}
hint-die-transmute = { $sense ->
    [more] the die lets you transmute
   *[less] the die does not let you transmute
}
hint-ring = { $sense ->
    [more] energy to transmute now
   *[less] less energy to transmute now
}
hint-first = { $sense ->
    [more] you go first
   *[less] you do not go first
}
hint-waiting = { $sense ->
    [more] your turn is still to come
   *[less] your turn is used
}
hint-years-ahead = { $change } { $number ->
    [one] card of a later year
   *[other] cards of later years
}
hint-cards = { $sense ->
    [more] stronger cards in play
   *[less] weaker cards in play
}
hint-cards-in-hand = { $sense ->
    [more] a stronger hand
   *[less] a weaker hand
}
hint-library = { $sense ->
    [more] a stronger library
   *[less] a weaker library
}
hint-drafted = { $sense ->
    [more] a stronger draft
   *[less] a weaker draft
}

## Phases

phase-prelude = Prelude
phase-duel = Duel
