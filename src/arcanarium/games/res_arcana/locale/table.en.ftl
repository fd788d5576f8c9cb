### Res Arcana: what is asked, done and told at the table (English).
### Keys and their order are the same in table.ru.ftl.

## Questions

ask-mage = Choose your mage
ask-item = Take a magic item
ask-draft = Keep one artifact, pass the others on
ask-first-player = Who is First Player in the next game?
ask-open-draft = { $least ->
    [one] Take an artifact
   *[other] Take { $least } artifacts
}
ask-take = Collect: take the essences lying on { $source }?
ask-collect-gain = { $least ->
    [one] Collect: take an essence for { $source }
   *[other] Collect: take { $least } essences for { $source }
}
ask-upkeep = { $source }: pay a Death or turn it
ask-main = Your turn: one action
ask-discard-gain = For the discarded artifact: 1 Gold or 2 other essences
ask-pay = { $least ->
    [one] Pay an essence
   *[other] Pay { $least } essences
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-pay-same = { $source }: pay as many essences of one type as you like
ask-gain = { $least ->
    [one] Take an essence
   *[other] Take { $least } essences of your choice
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-gain-same = { $source }: essences of which type?
ask-put = { $least ->
    [one] Put an essence on { $source }
   *[other] Put { $least } essences on { $source }
}
ask-put-spent = { $source }: on which component?
ask-turn = { $source }: turn which artifact?
ask-straighten = { $source }: straighten a component?
ask-destroy = { $source }: destroy one of your artifacts
ask-discard = { $least ->
    [one] { $source }: discard a card from hand
   *[other] { $source }: discard { $least } cards from hand
}
ask-place = { $source }: place an artifact?
ask-rival = { $source }: choose a rival
ask-look = { $source }: look at the top of which deck?
ask-put-back = Put the cards back one by one; the last one will be on top
ask-life-loss = { $source } makes you lose Life
ask-lose = { $least ->
    [one] You have too little Life: lose an essence instead
   *[other] You have too little Life: lose { $least } essences instead
} ({ $source })
ask-statue = Victory check: use { $source }?

## Answers

do-place = Place { $what }
do-claim = Claim { $what }
do-claim-top = Claim the top of the monument deck
do-discard = Discard { $what }
do-use = Use { $what }
do-use-second = Use the second power of { $what }
do-pass = Pass
do-gain = Take { $what }
do-pay = Pay { $what }
do-lose = Lose { $what }
do-done = That is all
do-take = Take the essences from { $what }
do-leave = Leave the essences on { $what }
do-upkeep = { $what }
do-react = React with { $what }
do-price = Pay the price of the attack
do-suffer = Suffer the loss
do-straighten = Straighten { $what }
do-turn = Turn { $what }
do-destroy = Destroy { $what }
do-put-on = Put it on { $what }
do-look = Look at { $what }
do-put-back = Put back { $what }
do-seat = { $what }
do-pick = Take { $what }
do-mage = { $what }
do-item = Take { $what }
do-no = No

## What an answer names

upkeep-pay = Pay a Death
upkeep-turn = Turn it
deck-artifacts = your artifact deck
deck-monuments = the monument deck
bag-essence-elan = { $number } Elan
bag-essence-life = { $number } Life
bag-essence-calm = { $number } Calm
bag-essence-death = { $number } Death
bag-essence-gold = { $number } Gold

## Why not

cause-discard-gain = for the discarded artifact
why-needs-essences = It costs { $a }; you lack { $b }.
why-needs-number = It takes { $a } { $a ->
    [one] essence
   *[other] essences
} in all; you have { $b }.
why-needs-fitting = After the discount it still costs { $a } { $a ->
    [one] essence
   *[other] essences
}; of yours only { $b } can pay for it.
why-needs-one-of = It takes one of these essences, and you have none of them: { $a }.
why-needs-lying = It takes { $a } lying on the component itself; on it is now: { $b }.
why-needs-creature = You have no straight Creature in play.
why-needs-dragon = You have no straight Dragon in play.
why-needs-beast = You have neither a Dragon nor a Creature in play.
why-needs-artifact = You have no artifact in play.
why-needs-other = You have no other artifact in play.
why-empty-hand = You have no card in hand.
why-no-monuments = The monument deck is empty.
why-no-power = This component has no power to use.
why-only-reacts = It can only be used in reaction to a loss of Life.
why-only-dragons = It only reacts to a Dragon.
why-only-check = It can only be used during a victory check.
why-is-turned = It is turned: it has to straighten first.
why-is-straight = It is not turned.
why-while-turned = Its power can only be used while it is turned.
why-not-creature = It is not a Creature.
why-not-dragon = It is not a Dragon.
why-not-beast = It is neither a Dragon nor a Creature.
why-not-itself = It has to be another artifact.
why-not-in-cost = This essence is not part of the cost.
why-not-given = This essence cannot be chosen here.
why-none-left = You have none of it.
why-one-type = All have to be of the same type.
why-item-taken = { $a } has it.
why-item-returned = You have just returned it: take another one.

## What happens

event-game = { $a ->
    [1] The table is laid
   *[other] Game { $a } of the match: the table is laid afresh
}
event-mage = { $seat } plays { $card }
event-picked = { $a ->
    [one] Everybody has kept the first card
   *[other] Everybody has kept { $a } cards
}
event-drafted = { $seat } takes { $card }
event-round = Round { $a } begins; { $seat } is first
event-collected = { $seat } collects { $a }
event-took = { $seat } takes { $a } from { $card }
event-grew = { $a } more on { $card } of { $seat }
event-turn = It is the turn of { $seat }
event-placed = { $seat } places { $card }
event-claimed = { $seat } claims { $card }
event-revealed = { $card } is turned up
event-used = { $seat } uses { $card }{ $a ->
    [1] {""}
   *[other] {" "}(second power)
}
event-gained = { $seat } gains { $a }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-paid = { $seat } pays { $a }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-lost = { $seat } loses { $a }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-put-on = { $seat } puts { $a } on { $card }
event-returned = { $a } from { $card } to the supply
event-turned = { $seat } turns { $card }
event-straightened = { $seat } straightens { $card }
event-destroyed = { $seat } destroys { $card }
event-discarded = { $seat } discards { $card }
event-drew = { $seat } draws { $card }
event-shuffled = { $seat } shuffles the discard pile into a new deck
event-looked = { $seat } looks at { $card }
event-put-back = { $seat } puts back { $card }
event-attacked = { $card } of { $seat } attacks: { $a } Life from every rival who has not passed
event-reacted = { $seat } reacts with { $card }
event-bought-off = { $seat } pays the price of { $card }
event-passed = { $seat } passes
event-token = { $seat } takes the First Player token
event-item = { $seat } takes { $card }
event-item-back = { $seat } returns { $card }
event-check = Victory check{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-points = { $seat } has { $a ->
    [one] { $a } point
   *[other] { $a } points
}
event-game-ended = It is over
event-won = { $seat } wins with { $a ->
    [one] { $a } point
   *[other] { $a } points
}
event-shared = { $seat } shares the victory with { $a ->
    [one] { $a } point
   *[other] { $a } points
}

## Set-up

option-setup = Set-up
    .text = How the players come by mage and artifacts.
    .choice-standard = standard: dealt at random
    .choice-first-game = first game: marked sets, sun sides
    .choice-draft = draft
    .choice-match = match of up to three games, for two
option-collect = Collect step
    .text = Whether all players collect at the same time or one after the other.
    .choice-simultaneous = all at once
    .choice-in-order = in player order
option-first-player = First Player
    .text = Who begins the first round.
    .choice-random = at random
    .choice-0 = player 1
    .choice-1 = player 2
    .choice-2 = player 3
    .choice-3 = player 4

## Places

zone-monument-deck = Monument deck
zone-monuments = Monuments
zone-places = Places of Power
zone-items = Magic items
zone-box = Box
zone-stock = Cards to deal
zone-laid-out = Artifacts of the open draft
zone-play = In play
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-mages = Mages to choose from
zone-chosen-mage = Chosen mage
zone-pack = Cards to choose from
zone-picked = Kept cards
zone-looked = Cards looked at

## Marks

mark-turned = turned
mark-essences = essences on it

## Numbers

counter-pool = Essences
counter-passed = Passed
counter-temporary-points = Temporary points
counter-token = First Player token
counter-round = Round
counter-paid = Just paid
counter-shown = Artifacts everybody has seen
counter-remembered = Monuments you have looked at
counter-seen-in-draft = Artifacts seen in the draft
counter-gaining = Collecting
counter-taking = Taking from
counter-taking-too = Taking from these too
counter-upkeep = Pays for the Cursed Forge
counter-game-number = Game of the match
counter-results = Results of the match
counter-drafted = Drafted artifacts
counter-setup = Set-up
counter-collect = Collect step
counter-first-player = First Player at set-up

## Points

score-artifacts = Artifacts
score-monuments = Monuments
score-places = Places of Power
score-token = First Player token
score-golden-statue = { card-golden-statue }
score-game-1 = First game
score-game-2 = Second game
score-game-3 = Third game

## Facts of a component

fact-kind = Kind
fact-types = Type
fact-first-game-set = Set of the first game
fact-tile = Tile
fact-face = Side
fact-cost = Cost
fact-any = any
fact-points = Points
fact-point-for-each = One point for each of these on it
fact-points-per-creature = Points for a Creature
fact-points-per-dragon = Points for a Dragon
fact-discount = Discount
fact-applies-to = for
fact-amount = less by
fact-exclude = but not
fact-collect = Collect
fact-collect-any = Collect of one's choice
fact-count = number
fact-of = of
fact-collect-special = Collect step
applies-to-artifact = artifacts
applies-to-dragon = Dragons
of-elan = Elan
of-life = Life
of-calm = Calm
of-death = Death
of-gold = Gold
point-for-each-elan = Elan
point-for-each-life = Life
point-for-each-calm = Calm
point-for-each-death = Death
point-for-each-gold = Gold
exclude-gold = Gold
collect-special-interest = interest if Gold is left on it
collect-special-growth = essences left on it grow
collect-special-upkeep = upkeep

## What hints say a line of play gains or costs

hint-points = { $change } { $number ->
    [one] point
   *[other] points
}
hint-near-goal = { $sense ->
    [more] ten points are near
   *[less] ten points are further off
}
hint-goal = { $sense ->
    [more] ten points reached
   *[less] ten points no longer reached
}
hint-elan = { $change } Elan
hint-life = { $change } Life
hint-calm = { $change } Calm
hint-death = { $change } Death
hint-gold = { $change } Gold
hint-essences = { $change } { $number ->
    [one] essence
   *[other] essences
}
hint-lying = { $change } { $number ->
    [one] essence on components
   *[other] essences on components
}
hint-income = { $change } { $number ->
    [one] essence of income
   *[other] essences of income
}
hint-gold-income = { $change } Gold of income
hint-straight = { $change } { $number ->
    [one] component ready to be used
   *[other] components ready to be used
}
hint-components = { $change } { $number ->
    [one] component in play
   *[other] components in play
}
hint-hand = { $change } { $number ->
    [one] card in hand
   *[other] cards in hand
}
hint-playable = { $change } { $number ->
    [one] artifact that can be placed now
   *[other] artifacts that can be placed now
}
hint-place-near = { $sense ->
    [more] a Place of Power is nearer
   *[less] a Place of Power is further off
}
hint-place-now = { $sense ->
    [more] a Place of Power can be claimed now
   *[less] no Place of Power can be claimed now
}
hint-monument = { $sense ->
    [more] a monument is nearer
   *[less] a monument is further off
}
hint-cards-left = { $change } { $number ->
    [one] card still to be drawn
   *[other] cards still to be drawn
}
hint-passed = { $sense ->
    [more] you have passed
   *[less] you have not passed
}
hint-first = { $sense ->
    [more] the First Player token is yours
   *[less] the First Player token is not yours
}
hint-turn = { $sense ->
    [more] the turn is yours
   *[less] the turn passes on
}
hint-cards = { $sense ->
    [more] stronger components in play
   *[less] weaker components in play
}
hint-cards-in-hand = { $sense ->
    [more] a stronger hand
   *[less] a weaker hand
}
hint-own-deck = { $sense ->
    [more] a stronger deck
   *[less] a weaker deck
}
hint-drafted = { $sense ->
    [more] a stronger choice of cards
   *[less] a weaker choice of cards
}

## Phases

phase-set-up = Set-up
phase-collect = Collecting
phase-actions = Actions
phase-check = Victory check
