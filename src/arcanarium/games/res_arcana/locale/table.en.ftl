### Res Arcana: what is asked, done and told at the table (English).
### Keys and their order are the same in table.ru.ftl.

## Questions

ask-mage = Choose your mage
ask-item = Take a magic item
ask-draft = Keep one artifact, pass the others on
ask-first-player = Who will be First Player in the next game?
ask-open-draft = Take { $least } { $least ->
    [one] artifact
   *[other] artifacts
}
ask-take = Collect: take the essences lying on { $source }?
ask-collect-gain = Collect: take { $least } { $least ->
    [one] essence
   *[other] essences
} for { $source }
ask-upkeep = { $source }: pay 1 Death or turn it
ask-main = Your turn: one action
ask-discard-gain = For the discarded artifact take 1 Gold or 2 other essences
ask-pay = Pay { $least } { $least ->
    [one] essence
   *[other] essences
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-pay-same = { $source }: pay as many essences of one type as you like
ask-gain = Take { $least } { $least ->
    [one] essence
   *[other] essences
} of your choice{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-gain-same = { $source }: which type of essence do you gain?
ask-put = Put { $least } { $least ->
    [one] essence
   *[other] essences
} on { $source }
ask-put-spent = { $source }: put the essence on which component?
ask-turn = { $source }: which artifact do you turn?
ask-straighten = { $source }: straighten a component?
ask-destroy = { $source }: destroy one of your artifacts
ask-discard = { $source }: discard { $least } { $least ->
    [one] card
   *[other] cards
} from hand
ask-place = { $source }: place an artifact?
ask-rival = { $source }: choose a rival
ask-look = { $source }: which deck do you look at?
ask-put-back = Put the cards back one by one; the last one will be on top
ask-life-loss = { $source }: you lose Life
ask-lose = You have too little Life: lose { $least } { $least ->
    [one] other essence
   *[other] other essences
} instead ({ $source })
ask-statue = Victory check: use { $source }?

## Answers

do-place = Place { $what }
do-claim = Claim { $what }
do-claim-top = Claim the top monument of the deck
do-discard = Discard { $what }
do-use = Use { $what }
do-use-second = Use the second power of { $what }
do-pass = Pass
do-gain = Take { $what }
do-pay = Pay { $what }
do-lose = Lose { $what }
do-done = Done
do-take = Take the essences from { $what }
do-leave = Leave the essences on { $what }
do-upkeep = { $what }
do-react = React with { $what }
do-price = Pay to ignore it
do-suffer = Suffer the loss
do-straighten = Straighten { $what }
do-turn = Turn { $what }
do-destroy = Destroy { $what }
do-put-on = Put it on { $what }
do-look = Look at { $one }
do-put-back = Put back { $what }
do-seat = { $what }
do-pick = Take { $what }
do-mage = { $what }
do-item = Take { $what }
do-no = No

## What an answer names

upkeep-pay = Pay 1 Death
upkeep-turn = Turn it
deck-artifacts = your artifact deck
deck-monuments = the monument deck
one-deck-artifacts = your artifact deck
one-deck-monuments = the monument deck
bag-essence-elan = { $number } Elan
bag-essence-life = { $number } Life
bag-essence-calm = { $number } Calm
bag-essence-death = { $number } Death
bag-essence-gold = { $number } Gold

## Why not

cause-discard-gain = for the discarded artifact
why-needs-essences = It costs { $a }; you lack { $b }.
why-needs-number = You need { $a } { $a ->
    [one] essence
   *[other] essences
}; you have { $b }.
why-needs-fitting = Even with the discount you need { $a } { $a ->
    [one] fitting essence
   *[other] fitting essences
}; you have { $b }.
why-needs-one-of = It costs one of these, and you have none of them: { $a }.
why-needs-lying = It needs { $a } on the component itself; now there is: { $b }.
why-needs-creature = You have no straight Creature in play.
why-needs-dragon = You have no straight Dragon in play.
why-needs-beast = You have neither a Dragon nor a Creature in play.
why-needs-artifact = You have no artifacts in play.
why-needs-other = You have no other artifact in play.
why-empty-hand = You have no cards in hand.
why-no-monuments = The monument deck is empty.
why-no-power = This component has no power you could use.
why-only-reacts = This is a reaction: it only answers a loss of Life.
why-only-dragons = This reaction only answers a Dragon.
why-only-check = This is a reaction: it is only used during a victory check.
why-is-turned = This component is turned: it must be straightened first.
why-is-straight = This component is not turned.
why-while-turned = This power can only be used while the component is turned.
why-not-creature = This is not a Creature.
why-not-dragon = This is not a Dragon.
why-not-beast = This is neither a Dragon nor a Creature.
why-not-itself = It must be another artifact.
why-not-in-cost = This essence is not part of the cost.
why-not-given = This essence cannot be chosen here.
why-none-left = You have no essences of this type.
why-one-type = All essences must be of one type.
why-item-taken = { $a } has taken this item.
why-item-returned = You have just returned this item: take another one.

## What happens

event-game = { $a ->
    [1] Everything is set up
   *[other] Game { $a } of the match is set up
}
event-mage = { $seat } plays { $card }
event-picked = { $a ->
    [one] Everybody has kept the first card
   *[other] Everybody has kept { $a } cards
}
event-drafted = { $seat } takes { $card }
event-round = Round { $a }: { $seat } goes first
event-collected = { $seat } collects { $a }
event-took = { $seat } takes { $a } from { $card }
event-grew = { $seat }: { $card } grows by { $a }
event-turn = { $seat } takes a turn
event-placed = { $seat } places { $card }
event-claimed = { $seat } claims { $card }
event-revealed = { $card } is revealed
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
event-returned = { $a } from { $card } go back to the supply
event-turned = { $seat } turns { $card }
event-straightened = { $seat } straightens { $card }
event-destroyed = { $seat } destroys { $card }
event-discarded = { $seat } discards { $card }
event-drew = { $seat } draws { $card }
event-shuffled = { $seat } shuffles the discard pile into a new deck
event-looked = { $seat } looks at { $card }
event-put-back = { $seat } puts { $card } back on top
event-attacked = { $seat } attacks with { $card }: every rival who has not passed loses { $a } Life
event-reacted = { $seat } reacts with { $card }
event-bought-off = { $seat } pays to ignore { $card }
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
event-game-ended = The game is over
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
    .text = How the players get their mages and artifacts.
    .choice-standard = standard: dealt at random
    .choice-first-game = first game: prepared sets, Places of Power sun side up
    .choice-draft = draft
    .choice-match = match for two: up to three games
option-collect = Collect step
    .text = Whether all players collect at the same time or one after another.
    .choice-simultaneous = all at once
    .choice-in-order = in turn order
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
counter-taking-too = Also taking from
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
fact-amount = lower by
fact-exclude = but not
fact-collect = Collect
fact-collect-any = Collect of your choice
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

hint-points = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
}
hint-near-goal = { $sense ->
    [more] brings ten points close
   *[less] leaves ten points further off
}
hint-goal = { $sense ->
    [more] reaches ten points
   *[less] loses the ten points again
}
hint-elan = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] Elan
   *[other] Elan
}
hint-life = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] Life
   *[other] Life
}
hint-calm = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] Calm
   *[other] Calm
}
hint-death = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] Death
   *[other] Death
}
hint-gold = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] Gold
   *[other] Gold
}
hint-essences = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] essence
   *[other] essences
}
hint-lying = { $sense ->
    [more] puts
   *[less] takes
} { $number } { $number ->
    [one] essence
   *[other] essences
} { $sense ->
    [more] on components
   *[less] off components
}
hint-income = { $sense ->
    [more] brings
   *[less] loses
} { $number } { $number ->
    [one] essence
   *[other] essences
} every round
hint-gold-income = { $sense ->
    [more] brings
   *[less] loses
} { $number } { $number ->
    [one] Gold
   *[other] Gold
} every round
hint-straight = { $sense ->
    [more] readies
   *[less] turns
} { $number } { $number ->
    [one] component
   *[other] components
}
hint-components = { $sense ->
    [more] puts
   *[less] takes
} { $number } { $number ->
    [one] component
   *[other] components
} { $sense ->
    [more] into play
   *[less] out of play
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
hint-playable = { $sense ->
    [more] leaves enough for an artifact more often
   *[less] leaves enough for an artifact less often
}
hint-place-near = { $sense ->
    [more] brings a Place of Power nearer
   *[less] puts a Place of Power further off
}
hint-place-now = { $sense ->
    [more] lets a Place of Power be claimed
   *[less] leaves too little for a Place of Power
}
hint-monument = { $sense ->
    [more] brings a monument nearer
   *[less] puts a monument further off
}
hint-cards-left = { $sense ->
    [more] puts
   *[less] takes
} { $number } { $number ->
    [one] card
   *[other] cards
} { $sense ->
    [more] back into the deck
   *[less] from the deck
}
hint-passed = { $sense ->
    [more] passes
   *[less] stays in the round
}
hint-first = { $sense ->
    [more] gets the First Player token
   *[less] gives the First Player token away
}
hint-turn = { $sense ->
    [more] keeps the turn
   *[less] passes the turn on
}
hint-cards = { $sense ->
    [more] strengthens the components in play
   *[less] weakens the components in play
}
hint-cards-in-hand = { $sense ->
    [more] strengthens the hand
   *[less] weakens the hand
}
hint-own-deck = { $sense ->
    [more] strengthens the deck
   *[less] weakens the deck
}
hint-drafted = { $sense ->
    [more] strengthens the draft
   *[less] adds little to the draft
}

## Phases

phase-set-up = Set-up
phase-collect = Collecting
phase-actions = Actions
phase-check = Victory check
