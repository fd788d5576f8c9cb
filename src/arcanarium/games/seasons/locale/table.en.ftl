### Seasons: what is asked, done and told at the table (English).
### Keys and their order are the same in table.ru.ftl.

## Questions

ask-order = Several effects happen at once: which one first?
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
ask-reroll = Reroll your die before using it?
ask-die-gains = Take what your die shows
ask-die-draw = Your die lets you draw a card
ask-keep-or-drop = Keep the card you drew?
ask-main = Your turn: any number of actions
ask-gain-energy = Take { $least } energy of your choice{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-overflow = Your reserve is too full: give up { $least } energy{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-pay-energy = Pay { $least } energy{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-pay-same = { $source }: which type of energy?
ask-elements = Which effects of the Elemental Amulet do you pay for?
ask-next-element = { $source }: which effect is next?
ask-fill-amulet = Put { $least } energy on { $source }
ask-keep-card = Keep one of these cards{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-enter-card = { $source }: put one card into play for free
ask-give-card = { $source }: which card for the next player on the left?
ask-return-item = { $source }: take a magic item back into your hand
ask-sacrifice = { $source }: sacrifice one of your cards in play
ask-sacrifice-three = { $source }: sacrifice { $least } { $least ->
    [one] more card in play
   *[other] of your cards in play
}
ask-offer-familiar = { $source }: discard a familiar from hand or sacrifice one in play
ask-rival = { $source }: choose an opponent
ask-wheel = { $source }: move the season marker
ask-orb = { $source }: what about the top card of the draw pile?
ask-crown = { $source }: draw a card or discard one
ask-mirror-give = { $source }: which type of energy do you give?
ask-mirror-amount = { $source }: exchange how many?
ask-mirror-take = { $source }: which type of energy do you take?

## Answers

do-summon = Summon { $what }
do-activate = Activate { $what }
do-transmute = Transmute { $one }
do-bonus = Bonus: { $what }
do-end-turn = End turn
do-pick = Take { $what }
do-year-1 = Year I: { $what }
do-year-2 = Year II: { $what }
do-take = Take { $what }
do-take-all = Take it all
do-leave = Leave { $one }
do-draw = Draw a card
do-draw-two = Bonus: { bonus-draw }
do-skip = Do not draw
do-keep = Keep it
do-drop = Discard it
do-gain = Take { $one }
do-pay = Pay { $one }
do-lose = Give up { $one }
do-enter = Put { $what } into play for free
do-put-back = Put it back
do-discard = Discard { $what }
do-sacrifice = Sacrifice { $what }
do-return = Return { $what } to your hand
do-give = Give { $what }
do-resolve = { $what }
do-element = { $what }
do-done = Done
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
one-energy-air = 1 air
one-energy-water = 1 water
one-energy-fire = 1 fire
one-energy-earth = 1 earth
one-symbol-air = the air
one-symbol-water = the water
one-symbol-fire = the fire
one-symbol-earth = the earth
one-symbol-crystals = the crystals
one-symbol-gauge = the gauge
wheel--3 = 3 spaces back
wheel--2 = 2 spaces back
wheel--1 = 1 space back
wheel-plus1 = 1 space forward
wheel-plus2 = 2 spaces forward
wheel-plus3 = 3 spaces forward

option-a = The first effect
option-b = The second effect
option-tree-of-light-a = Pay 3 crystals and take 1 energy
option-tree-of-light-b = Pay 1 energy and transmute until the end of the turn
option-crystal-orb-a = Look at the top card; pay 4 energy to put it into play
option-crystal-orb-b = Pay 3 crystals and discard the top card

bag-energy-air = { $number } air
bag-energy-water = { $number } water
bag-energy-fire = { $number } fire
bag-energy-earth = { $number } earth

## Why not

cause-bonus = bonus
cause-season-die = season die
cause-overflow = Your reserve is too full
why-no-slot = { $a ->
    [0] Your summoning gauge is at 0: raise it first.
    [one] Your summoning gauge allows only { $a } card in play.
   *[other] Your summoning gauge allows only { $a } cards in play.
}
why-needs-crystals = You need { $a } { $a ->
    [one] crystal
   *[other] crystals
}; you have { $b }.
why-needs-tokens = You need { $a } energy; you have { $b }.
why-needs-energy = It costs { $a }; you have { $b }.
why-needs-same = You need { $a } energy of one type; you have { $b }.
why-needs-cards = You need { $a } cards in play; you have { $b }.
why-needs-familiar = You have no familiar in hand or in play.
why-no-activation = This card has no effect to activate.
why-used = You have already activated this card this round.
why-before-gains = It can only be activated before you use your die.
why-no-right = You cannot transmute this turn: your die has no such symbol. A bonus or a card can allow it.
why-taken = { $a } has taken this die.
why-no-bonus = You have used all three bonuses.
why-gauge-full = Your summoning gauge is already at { $a }, its maximum.
why-no-cards = There are no cards left to draw.
why-empty-hand = You have no cards in hand.

## What happens

event-rolled = Rolled: { $a } – { $b }
event-took-die = { $seat } takes { $a }: { $b }
event-rerolled = { $seat } rerolls { $a }: { $b }
event-round = A new round: { $seat } goes first
event-turn = { $seat } takes a turn
event-gained-crystals = { $seat } gains { $a ->
    [one] { $a } crystal
   *[other] { $a } crystals
}{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-lost-crystals = { $seat } { $by ->
    [card] loses
   *[none] pays
} { $a ->
    [one] { $a } crystal
   *[other] { $a } crystals
}{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-stole = { $seat } takes { $a ->
    [one] { $a } crystal
   *[other] { $a } crystals
} from { $b } ({ $by ->
    [card] { $card }
   *[none] toll for summoning
})
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
event-gauge = { $seat }: summoning gauge { $b }{ $by ->
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
event-returned = { $seat } returns { $card } to hand
event-gave = { $seat } gives { $card } to { $a }
event-passed = { $seat } passes { $card } to { $a }
event-bonus = { $seat } – { $a } ({ $b } of 3)
event-marker = The season marker moves to space { $b }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-year = Year { $a } begins
event-library = { $seat } takes { $card } from the library of year { $a }
event-shuffled = The discards are shuffled into a new draw pile
event-turned-air = { $seat }: { $a ->
    [one] { $a } energy token turns
   *[other] { $a } energy tokens turn
} to air ({ $card })
event-picked = { $a ->
    [one] Everybody has kept the first card
   *[other] Everybody has kept { $a } cards
}
event-game-ended = The third year is over

## Set-up

option-level = Level
    .text = Which cards are used and how everybody gets nine of them.
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
    .text = How the prepared decks of the level Apprentice Wizard are handed out.
    .choice-random = at random
    .choice-choose = chosen in turn order
option-die-gains = Actions of the die
    .text = Whether you may leave out symbols of your die or always take all of them at once.
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
zone-doomed = Chosen for sacrifice

mark-turned = turned
mark-tokens = energy on it
die-none = –

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
counter-die-gains = Actions of the die
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
fact-effects = Effect type
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

die-winter-1 = winter die 1
die-winter-1-0 = 1 fire, gauge +1, transmute ●●●
die-winter-1-1 = 2 water, gauge +1 ●●
die-winter-1-2 = 2 water, 3 crystals ●
die-winter-1-3 = 2 air, gauge +1 ●●●
die-winter-1-4 = a card ●●
die-winter-1-5 = 1 air, 1 water, transmute ●

die-winter-2 = winter die 2
die-winter-2-0 = 2 water, gauge +1 ●●●
die-winter-2-1 = 2 water, 1 crystal ●●
die-winter-2-2 = 2 fire, gauge +1 ●
die-winter-2-3 = a card ●●●
die-winter-2-4 = 1 air, 1 water, transmute ●●
die-winter-2-5 = 1 air, gauge +1, transmute ●

die-winter-3 = winter die 3
die-winter-3-0 = 2 water, gauge +1 ●
die-winter-3-1 = 1 air, gauge +1, transmute ●●
die-winter-3-2 = 1 air, 1 water, transmute ●●●
die-winter-3-3 = a card ●
die-winter-3-4 = 1 fire, gauge +1 ●●
die-winter-3-5 = 2 water, 3 crystals ●●●

die-winter-4 = winter die 4
die-winter-4-0 = 1 air, 1 water, transmute ●
die-winter-4-1 = 2 water, 2 crystals ●●
die-winter-4-2 = 1 air, gauge +1, transmute ●●●
die-winter-4-3 = 2 water, gauge +1 ●
die-winter-4-4 = 6 crystals ●●
die-winter-4-5 = 1 fire, gauge +1 ●●●

die-winter-5 = winter die 5
die-winter-5-0 = 2 air, transmute ●●
die-winter-5-1 = 6 crystals ●●●
die-winter-5-2 = 1 fire, gauge +1 ●
die-winter-5-3 = 1 air, gauge +1, transmute ●
die-winter-5-4 = 2 water, gauge +1 ●●●
die-winter-5-5 = 2 water, 1 crystal ●●

die-spring-1 = spring die 1
die-spring-1-0 = a card ●●
die-spring-1-1 = 2 water, gauge +1 ●●●
die-spring-1-2 = 2 earth, 3 crystals ●
die-spring-1-3 = 2 earth, gauge +1 ●●
die-spring-1-4 = 1 air, gauge +1, transmute ●●●
die-spring-1-5 = 1 water, 1 earth, transmute ●

die-spring-2 = spring die 2
die-spring-2-0 = 1 water, gauge +1, transmute ●
die-spring-2-1 = 1 water, 1 earth, transmute ●●
die-spring-2-2 = a card ●●●
die-spring-2-3 = 2 air, gauge +1 ●
die-spring-2-4 = 2 earth, 1 crystal ●●
die-spring-2-5 = 2 earth, gauge +1 ●●●

die-spring-3 = spring die 3
die-spring-3-0 = 2 earth, gauge +1 ●
die-spring-3-1 = 1 water, gauge +1, transmute ●●
die-spring-3-2 = 1 water, 1 earth, transmute ●●●
die-spring-3-3 = a card ●
die-spring-3-4 = 1 air, gauge +1 ●●
die-spring-3-5 = 2 earth, 3 crystals ●●●

die-spring-4 = spring die 4
die-spring-4-0 = 1 water, 1 earth, transmute ●
die-spring-4-1 = 2 earth, 2 crystals ●●
die-spring-4-2 = 1 water, gauge +1, transmute ●●●
die-spring-4-3 = 2 earth, gauge +1 ●
die-spring-4-4 = 6 crystals ●●
die-spring-4-5 = 1 air, gauge +1 ●●●

die-spring-5 = spring die 5
die-spring-5-0 = 1 water, gauge +1, transmute ●
die-spring-5-1 = 2 water, transmute ●●
die-spring-5-2 = 6 crystals ●●●
die-spring-5-3 = 1 air, gauge +1 ●
die-spring-5-4 = 2 earth, 1 crystal ●●
die-spring-5-5 = 2 earth, gauge +1 ●●●

die-summer-1 = summer die 1
die-summer-1-0 = a card ●●
die-summer-1-1 = 2 earth, gauge +1 ●●●
die-summer-1-2 = 2 fire, 3 crystals ●
die-summer-1-3 = 2 fire, gauge +1 ●●
die-summer-1-4 = 1 water, gauge +1, transmute ●●●
die-summer-1-5 = 1 fire, 1 earth, transmute ●

die-summer-2 = summer die 2
die-summer-2-0 = 1 fire, 1 earth, transmute ●●
die-summer-2-1 = a card ●●●
die-summer-2-2 = 2 water, gauge +1 ●
die-summer-2-3 = 2 fire, 1 crystal ●●
die-summer-2-4 = 2 fire, gauge +1 ●●●
die-summer-2-5 = 1 earth, gauge +1, transmute ●

die-summer-3 = summer die 3
die-summer-3-0 = 1 earth, gauge +1, transmute ●●
die-summer-3-1 = 1 fire, 1 earth, transmute ●●●
die-summer-3-2 = a card ●
die-summer-3-3 = 1 water, gauge +1 ●●
die-summer-3-4 = 2 fire, 3 crystals ●●●
die-summer-3-5 = 2 fire, gauge +1 ●

die-summer-4 = summer die 4
die-summer-4-0 = 2 fire, 2 crystals ●●
die-summer-4-1 = 1 earth, gauge +1, transmute ●●●
die-summer-4-2 = 2 fire, gauge +1 ●
die-summer-4-3 = 6 crystals ●●
die-summer-4-4 = 1 water, gauge +1 ●●●
die-summer-4-5 = 1 fire, 1 earth, transmute ●

die-summer-5 = summer die 5
die-summer-5-0 = 2 fire, gauge +1 ●●●
die-summer-5-1 = 1 earth, gauge +1, transmute ●
die-summer-5-2 = 2 earth, transmute ●●
die-summer-5-3 = 6 crystals ●●●
die-summer-5-4 = 1 water, gauge +1 ●
die-summer-5-5 = 2 fire, 1 crystal ●●

die-fall-1 = fall die 1
die-fall-1-0 = 1 air, 1 fire, transmute ●
die-fall-1-1 = a card ●●
die-fall-1-2 = 2 fire, gauge +1 ●●●
die-fall-1-3 = 2 air, 3 crystals ●
die-fall-1-4 = 2 air, gauge +1 ●●
die-fall-1-5 = 1 earth, gauge +1, transmute ●●●

die-fall-2 = fall die 2
die-fall-2-0 = 1 fire, gauge +1, transmute ●
die-fall-2-1 = 1 air, 1 fire, transmute ●●
die-fall-2-2 = a card ●●●
die-fall-2-3 = 2 earth, gauge +1 ●
die-fall-2-4 = 2 air, 1 crystal ●●
die-fall-2-5 = 2 air, gauge +1 ●●●

die-fall-3 = fall die 3
die-fall-3-0 = 2 air, gauge +1 ●
die-fall-3-1 = 1 fire, gauge +1, transmute ●●
die-fall-3-2 = 1 air, 1 fire, transmute ●●●
die-fall-3-3 = a card ●
die-fall-3-4 = 1 earth, gauge +1 ●●
die-fall-3-5 = 2 air, 3 crystals ●●●

die-fall-4 = fall die 4
die-fall-4-0 = 1 air, 1 fire, transmute ●
die-fall-4-1 = 2 air, 2 crystals ●●
die-fall-4-2 = 1 fire, gauge +1, transmute ●●●
die-fall-4-3 = 2 air, gauge +1 ●
die-fall-4-4 = 6 crystals ●●
die-fall-4-5 = 1 earth, gauge +1 ●●●

die-fall-5 = fall die 5
die-fall-5-0 = 2 fire, transmute ●●
die-fall-5-1 = 6 crystals ●●●
die-fall-5-2 = 1 earth, gauge +1 ●
die-fall-5-3 = 2 air, 1 crystal ●●
die-fall-5-4 = 2 air, gauge +1 ●●●
die-fall-5-5 = 1 fire, gauge +1, transmute ●

## What hints say a line of play gains or costs

hint-points = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
}
hint-crystals = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] crystal
   *[other] crystals
}
hint-hand = { $sense ->
    [more] adds
   *[less] takes
} { $number } { $number ->
    [one] card
   *[other] cards
} { $sense ->
    [more] to the hand
   *[less] out of the hand
}
hint-gauge = { $sense ->
    [more] raises the summoning gauge by { $number }
   *[less] lowers the summoning gauge by { $number }
}
hint-slots = { $sense ->
    [more] makes room for another card
   *[less] leaves less room for cards
}
hint-crowded = { $sense ->
    [more] leaves
   *[less] finds a slot for
} { $number } { $number ->
    [one] card
   *[other] cards
}{ $sense ->
    [more] {" "}without a slot
   *[less] {""}
}
hint-tokens = { $sense ->
    [more] gains
   *[less] uses
} { $number } { $number ->
    [one] energy token
   *[other] energy tokens
}
hint-worth = makes the reserve worth { $number } { $number ->
    [one] crystal
   *[other] crystals
} { $sense ->
    [more] more
   *[less] less
}
hint-kinds = { $sense ->
    [more] adds
   *[less] gives away
} { $number } { $number ->
    [one] type of energy
   *[other] types of energy
}
hint-overflow = { $sense ->
    [more] may make the reserve overflow
   *[less] leaves more room in the reserve
}
hint-payable = makes { $number } { $number ->
    [one] card
   *[other] cards
} { $sense ->
    [more] affordable
   *[less] unaffordable
}
hint-within-reach = { $sense ->
    [more] brings the next cards nearer
   *[less] puts the next cards further off
}
hint-bonuses = { $sense ->
    [more] uses up
   *[less] saves
} { $number } { $number ->
    [one] bonus
   *[other] bonuses
}
hint-die-crystals = takes { $number } { $number ->
    [one] crystal
   *[other] crystals
} { $sense ->
    [more] more from the die
   *[less] less from the die
}
hint-die-energy = { $sense ->
    [more] takes better energy from the die
   *[less] takes worse energy from the die
}
hint-die-gauge = { $sense ->
    [more] takes a die that raises the gauge
   *[less] takes no gauge from the die
}
hint-die-draw = { $sense ->
    [more] takes a die with a card
   *[less] takes no card from the die
}
hint-die-transmute = { $sense ->
    [more] opens transmutation
   *[less] does without transmutation
}
hint-ring = { $sense ->
    [more] leaves more energy to transmute
   *[less] leaves less energy to transmute
}
hint-first = { $sense ->
    [more] gets the first turn
   *[less] gives the first turn away
}
hint-waiting = { $sense ->
    [more] keeps the turn
   *[less] ends the turn
}
hint-years-ahead = { $sense ->
    [more] puts
   *[less] takes
} { $number } { $number ->
    [one] card
   *[other] cards
} { $sense ->
    [more] aside for later years
   *[less] of later years
}
hint-cards = { $sense ->
    [more] strengthens the cards in play
   *[less] weakens the cards in play
}
hint-cards-in-hand = { $sense ->
    [more] strengthens the hand
   *[less] weakens the hand
}
hint-library = { $sense ->
    [more] strengthens the library
   *[less] weakens the library
}
hint-drafted = { $sense ->
    [more] strengthens the draft
   *[less] adds little to the draft
}

## Phases

phase-prelude = Prelude
phase-duel = Duel
