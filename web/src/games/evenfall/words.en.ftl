## The course of the game

board-round = Round { $n } of { $all }
board-sun-side = Sun side
board-moon-side = Moon side
board-first = First player
board-score = Points if the game ended now
board-track = Victory points scored so far
board-mana = Mana, { $most } at most
board-ours = designed by us
board-ours-long = ✎ What the rulebook shows only as a picture was designed for Arcanarium, at least in part: many cards, rewards, paths and cells. The large view of a card says where it comes from.
board-ways = Main actions and free actions
board-way-find = Find a place
board-way-token = Coven token
board-way-play = Play a card
board-way-cell = Action cell
board-way-catalysts = Catalysts
board-way-free = Free actions

## Regions

board-battle-order = Battle { $n } of the round
board-wins-first = The winner of this battle becomes the first player
board-battle = Battle
board-cell = Action cell
board-cells-here = Action cells
board-taken = A piece stands here until the end of the round.
board-large-cell = Large cell
board-nobody = empty
board-my-pieces = yours here: { $n }
board-pieces = Pieces in the region
board-rewards = Battle rewards
board-strength-from = Strength { $n } or more
board-empty-slot = Empty until the end of the round
board-no-link = no link bonus

## Covens

board-outer = Outer
board-inner = Inner
board-outer-text = New places come here: they are harvested, but score nothing at the end
board-inner-text = Only places and rituals here score at the end; elders may use these action cells, too
board-circle-empty = No places yet
board-scouting = scouting
board-token = Coven token
board-token-ready = Coven token not used yet
board-used = used
board-council-first = First council member
board-council-later = Next council member
board-own-cell = Cell of the board
board-free-action = Free action
board-elders-outside = Elders in both circles
board-stone-cells = Stone cells
board-stone-cell = Stone cell { $n }
board-step = Step { $n }
board-overflow = Each step beyond the last: { $n } VP
board-cells = Action cells: { $free } of { $all } free
board-slots = Catalyst slots: { $free } of { $all } free
board-copies = copies { $name }
board-hand-empty = Your hand is empty.
board-hand-hidden = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
board-open-coven = Whole coven
board-close-coven = Close

## Battles

board-fought = fought
board-later = to come
board-cards = reveals cards
board-dial-turning = is still choosing
board-dial-set = dial set, hidden
board-dial-to = Turn the dial to { $n }
board-dial-was = dial { $n }
board-turn-dial = Choose a value
board-set-dial = Set the dial: { $n }
board-strength-now = Strength: { $n }
board-battles-of = Battles of round { $n }

## Choices

board-choose = Choose one effect
board-next-reward = Choose the next reward
board-placing = Best placing of your stones
board-worth = { $name }: +{ $n } VP
board-no-stone-helps = No stone would bring points.

## The Automa

board-difficulty = Difficulty: { $name }
board-automa-circle = Action circle of the Automa
board-automa-cell = cell
board-automa-turn = Last turn of the Automa
board-automa-waits = The Automa moves after your first turn.
board-automa-coven = Coven of the Automa
board-framed = Framed: the marker stops here
board-automa-gain-x-vp-and-path = { $vp } VP and a step on the path
board-automa-gain-vp = { $vp } VP
board-automa-find-place = Find a place
board-automa-place-from-deck = Take a place from the deck
board-automa-play-card = Play the top card
board-automa-transfer = Transfer
board-automa-path = A step on the path
board-automa-harvest = Harvest the outer circle

## Sorts of cards

board-type-place = Place of power
board-type-start = Starting place
board-type-ritual = Ritual
board-type-specialist = Specialist
board-type-stone = Stone of power
board-effect-instant = instant
board-effect-permanent = permanent
board-effect-action-cell = action cell
board-effect-free-action = free action
board-effect-combat = combat
board-effect-end-of-round = end of round
board-effect-end-of-game = end of game

## Effects in words

board-nothing = nothing
board-or = {" "}or{" "}
board-amount-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-amount-herb = { $n ->
    [one] { $n } herb
   *[other] { $n } herbs
}
board-amount-potion = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
board-amount-knowledge = { $n } knowledge
board-amount-any = { $n ->
    [one] any resource
   *[other] any { $n } resources
}
board-amount-mana = { $n } mana
board-amount-vp = { $n } VP
board-op-pay = pay { $cost } to gain { $then }
board-op-if = { $keyword } ritual: { $then }
board-op-gain-per = { $what } { $per }
board-op-transfer = { $n ->
    [one] transfer a place
   *[other] transfer { $n } places
}
board-op-take-place-from-deck = { $n ->
    [one] a place from the deck
   *[other] { $n } places from the deck
}
board-op-path = { $n ->
    [one] a step on the path
   *[other] { $n } steps on the path
}
board-op-path-both = { $n ->
    [one] a step on the path with both rewards
   *[other] { $n } steps on the path with both rewards
}
board-op-path-cell-reward = the reward of a step reached before
board-op-create = free { $what } ×{ $n }
board-op-red-stone = the red stone
board-op-harvest-this-place = harvest this place
board-op-harvest-found-place = harvest the place found
board-op-harvest-own-any = harvest one of your places
board-op-harvest-own-other-same-circle = harvest another place of the same circle
board-op-harvest-own-all-outer = harvest the outer circle
board-op-harvest-own-all-inner = harvest the inner circle
board-op-harvest-chosen-opponent-outer = harvest a place of an opponent
board-per-artifacts-in-coven = for each artifact
board-per-spells-in-coven = for each spell
board-per-familiars-in-coven = for each familiar
board-per-keyword-sets = for each set of all keywords
board-per-catalysts-in-coven = for each catalyst
board-per-sickles-in-coven = for each sickle
board-per-orbs-in-coven = for each orb
board-per-places-in-outer = for each place of the outer circle
board-per-places-in-inner = for each place of the inner circle
board-per-rituals-in-inner = for each ritual of the inner circle
board-per-specialists = for each specialist
board-per-specialists-and-council = for each specialist and council member
board-per-own-elders-outside-supply = for each elder outside the supply
board-per-own-pieces-in-regions = for each piece in regions
board-per-mana-div-2 = for every 2 mana
