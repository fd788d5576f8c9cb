### Evenfall: what is asked, done and told at the table (English).
### Keys and their order are the same in table.ru.ftl.

## Questions

ask-main = Your turn: one main action, or pass
ask-after = Take free actions or end your turn
ask-order = Several effects happen at once: which one first?
ask-gain = Take { $least } { $least ->
    [one] resource
   *[other] resources
} of your choice{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-mana-as-vp = How much of this mana do you take as VP?
ask-pay = Pay { $least } { $least ->
    [one] resource
   *[other] resources
} of your choice{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-discard = Discard { $least } { $least ->
    [one] card
   *[other] cards
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-advanced-discard = Discard { $least } { $least ->
    [one] more card
   *[other] cards
}; everybody shows theirs together
ask-witches = How many witches do you place?{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-create = { $most ->
    [one] Create a free catalyst?
   *[other] Create a free catalyst, the first of up to { $most }?
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-move-pieces = { $most ->
    [one] Which piece do you move?
   *[other] Which pieces do you move, up to { $most }?
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-to-region = To which region do you move it?
ask-repeat = { $most ->
    [one] Repeat a battle reward?
   *[other] Repeat a battle reward, up to { $most } times?
}
ask-how-many = { $source }: how many?
ask-choose = Choose one effect{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-may = Use the effect{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}?
ask-opponent = { $source }: choose an opponent
ask-path-step = Which reward of a step you have reached do you take?
ask-transfer = { $most ->
    [one] Transfer a place into the inner circle?
   *[other] Transfer a place into the inner circle, the first of up to { $most }?
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-harvest = { $most ->
    [one] Which place do you harvest?
   *[other] Harvest { $most } places: which one next?
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-refill = { $source }: which region do you refill?
ask-find = Find a place of power?{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-remove = { $source }: which ritual do you remove?
ask-replay = { $source }: which ritual's instant effect do you perform?
ask-copy-cell = { $source }: which ritual's cell do you copy?
ask-copy-specialist = { $source }: which specialist do you copy?
ask-battle-reward = { $source }: which battle reward do you take?
ask-bind = Which place of power do you bind { $source } to?
ask-reduce = { $least ->
    [one] { $source } costs less: which resource do you save?
   *[other] { $source } costs less: which { $least } resources do you save?
}
ask-mana-share = { $source }: pay mana in place of resources?
ask-stone-cell = Which cell do you put { $source } into?
ask-reward-order = Which reward of the cell do you take next?
ask-catalysts = Create more catalysts with this action?
ask-bid = Set your dial: how much mana do you spend on this battle?
ask-change-dial = Change your dial?
ask-take-stone = You won: take a stone of power
ask-place-stones = Place your stones as proposed, or by hand?
ask-put-stone = Put a stone on { $source }?

## Answers

do-find = Find { $what }
do-token = Activate the coven token
do-play = Play { $what }
do-recruit = Specialist: { $what }
do-council = Council member: { $what }
do-witch = Witch: { $what }
do-elder = Elder: { $what }
do-sickle = Sickle on { $what }
do-orb = Orb on { $what }
do-mana-sickle = Sickle for mana on { $what }
do-mana-orb = Orb for mana on { $what }
do-use = Use { $what }
do-trade = Discard 2 cards for 1 resource
do-board-action = Discard a card for a resource or mana
do-stone = Put { $what } into a cell
do-pass = Pass
do-end-turn = End turn
do-bind = { $what }
do-reduce = Save { $one }
do-mana-for = Pay 1 mana for { $one }
do-gain = Take { $one }
do-pay = Pay { $one }
do-discard = Discard { $what }
do-amount = { $what }
do-transfer = Transfer { $what }
do-harvest = Harvest { $what }
do-region = { $what }
do-lift-witch = Witch from { $what }
do-lift-elder = Elder from { $what }
do-remove = Remove { $what }
do-replay = { $what }
do-copy = Copy the cell of { $what }
do-copy-specialist = Copy { $what }
do-reward = { $what }
do-repeat = Repeat the { $what } reward
do-seat = { $what }
do-step = Step { $what }
do-bid = { $what } mana
do-dial = Set the dial to { $what }
do-take = Take { $what }
do-cell = Cell { $what }
do-option = { $what }
do-resolve = { $what }
do-resolve-council = Council: { $what }
do-place-best = Place them as proposed
do-place-by-hand = Place them by hand
do-put = { $what }
do-leave = No stone here
do-done = Done
do-yes = Yes
do-no = No

## What an answer names

resource-herb = herb
resource-potion = potion
resource-knowledge = knowledge
one-resource-herb = 1 herb
one-resource-potion = 1 potion
one-resource-knowledge = 1 knowledge
bag-resource-herb = { $number ->
    [one] { $number } herb
   *[other] { $number } herbs
}
bag-resource-potion = { $number ->
    [one] { $number } potion
   *[other] { $number } potions
}
bag-resource-knowledge = { $number } knowledge
region-north = Northern Lakes
region-central = Central Highlands
region-south = Southern Slopes
region-none = none
spot-north = Northern Lakes
spot-central = Central Highlands
spot-south = Southern Slopes
spot-board = the cell of your board
spot-supply = the supply
tier-lower = lower
tier-middle = middle
tier-upper = upper
reward-north-lower = Northern Lakes: lower reward
reward-north-middle = Northern Lakes: middle reward
reward-north-upper = Northern Lakes: upper reward
reward-central-lower = Central Highlands: lower reward
reward-central-middle = Central Highlands: middle reward
reward-central-upper = Central Highlands: upper reward
reward-south-lower = Southern Slopes: lower reward
reward-south-middle = Southern Slopes: middle reward
reward-south-upper = Southern Slopes: upper reward
seat-automa = Automa
option-a = First option
option-b = Second option
option-c = Third option
option-d = Fourth option
option-scales-of-balance-a = Any 3 resources
option-scales-of-balance-b = 4 VP
option-scales-of-balance-c = 5 mana
option-salamander-dance-a = Any 2 resources
option-salamander-dance-b = 3 mana
piece-witch = witch
piece-elder = elder
catalyst-sickle = sickle
catalyst-orb = orb
automa-action-gain-x-vp-and-path = VP and a step on the path
automa-action-find-place = find a place
automa-action-play-card = play a card
automa-action-transfer = transfer
automa-action-path = a step on the path
automa-action-harvest = harvest
automa-action-place-from-deck = take a place from the deck
keyword-artifact = artifact
keyword-spell = spell
keyword-familiar = familiar
coven-star = Star
coven-cross = Cross
coven-circle = Circle
coven-thorn = Thorn
kind-flame = flame
kind-wave = wave
kind-root = root
kind-wind = wind
kind-red = red
symbol-flame = flame
symbol-wave = wave
symbol-root = root
symbol-wind = wind

## Why not

cause-scouting = scouting income
cause-coven-token = coven token
cause-trade = trade
cause-board-action = free action of the board
cause-board-cell = action cell of the board
cause-region-cell = action cell of the region
cause-battle-reward = battle reward
cause-path = path
cause-advanced-draw = rule for experienced players
why-action-done = You have already taken your main action this turn.
why-no-witches = You have no witches left in your supply.
why-no-elders = You have no elders left in your supply.
why-needs-witches = You need { $a } { $a ->
    [one] witch
   *[other] witches
}; you have { $b } in your supply.
why-token-used = You have already activated your coven token this round.
why-no-free-place = All your places of power have a ritual already.
why-costs = It costs { $a }; you have { $b }.
why-costs-reduced = It costs { $a }; even with { $b ->
    [one] { $b } resource
   *[other] { $b } resources
} less you cannot pay.
why-costs-or-mana = It costs { $a }; even with { $b } mana in place of each resource you cannot pay.
why-links-unpaid = You could not pay for the link bonus of any free place.
why-has-specialist = This specialist is already in your coven.
why-council-costs = A council member costs you { $a }; you have { $b }.
why-no-cells = This ritual has no action cell.
why-cells-taken = All action cells of this ritual are taken.
why-elder-outside = Elders can only activate cells in the inner circle.
why-region-taken = All action cells of this region are taken.
why-elders-in-regions = Only { $a } of your elders may be in action cells of regions.
why-board-cell-taken = The cell of your board is taken.
why-no-slots = This ritual has no slots for catalysts.
why-slots-taken = All catalyst slots of this ritual are taken.
why-sickle-costs = A sickle costs { $a }; you have { $b }.
why-orb-costs = An orb costs { $a }; you have { $b }.
why-no-free-action = This specialist has no free action.
why-used = You have already used this specialist this round.
why-stone-cells-taken = All stone cells of your board are taken.
why-stone-alike = You have another stone of this kind: choose that one.
why-needs-mana = You need { $a } mana; you have { $b }.
why-needs-cards = You need { $a } { $a ->
    [one] card
   *[other] cards
} in hand; you have { $b }.
why-needs-resources = You need { $a } { $a ->
    [one] resource
   *[other] resources
}; you have { $b }.
why-no-other-ritual = You have no other ritual.
why-no-instant = None of your rituals has an instant effect you could perform.
why-no-cell-to-copy = There is no other ritual with an action cell whose effect you could perform.
why-no-specialist-to-copy = No opponent has a specialist whose effect you could copy.
why-no-pieces-in-regions = You have no pieces in any region.
why-place-taken = { $a } is bound to this place.
why-link-unpaid = You could not pay for the link bonus of this place as well.
why-cell-taken = There is a stone in this cell.
why-here-only = The catalyst can only go onto { $a }.
why-harvested = This effect has already harvested this place.
why-itself = It must be another card.
why-other-circle = This place is in the other circle.
why-not-instant = This ritual has no instant effect.
why-copies = A card that copies others cannot be copied.
why-no-piece-there = You have no pieces in this region.
why-not-reached = On the path you have only reached step { $a }.
why-dial-range = You may change your dial by at most { $a }.
why-stone-unfit = This place does not have the symbol of this stone.

## What happens

event-round = Round { $a } begins
event-turn = { $seat } takes a turn
event-passed = { $seat } passes
event-drew = { $seat } draws { $by ->
    [card] { $card }
   *[hidden] a card
}
event-discarded = { $seat } discards { $card }
event-shuffled = The discards are shuffled into a new deck
event-gained = { $seat } gains { $a }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-paid = { $seat } pays { $a }{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-mana = { $seat } gains { $a } mana{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-mana-spent = { $seat } spends { $a } mana{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-vp = { $seat } gains { $a } VP{ $by ->
    [card] {" "}({ $card })
   *[none] {""}
}
event-found = { $seat } finds { $card } ({ $a })
event-took-place = { $seat } takes { $card } from the place deck
event-opened = { $a }: { $card } is revealed
event-token = { $seat } activates the coven token
event-bound = { $seat } plays { $card } onto { $a }
event-link = Link bonus: { $card }
event-recruited = { $seat } plays the specialist { $card }
event-council = { $seat } plays { $card } as a council member
event-used = { $seat } uses { $card }
event-cell = { $seat } activates the cell of { $card } ({ $a })
event-region-cell = { $seat } activates a region cell: { $b } ({ $a })
event-board-cell = { $seat } activates the cell of the coven board
event-created = { $seat } creates a catalyst on { $card }: { $a }
event-path = { $seat } advances on the path: step { $a }
event-overflow = { $seat } is already at the end of the path
event-harvested = { $seat } harvests { $card }
event-transferred = { $seat } transfers { $card }
event-moved = { $seat } moves a piece ({ $a }) to { $b }
event-returned = { $seat } returns a piece ({ $a }) to the supply
event-removed = { $card } is removed from the game
event-copied = { $seat } copies { $card }
event-trigger = Effect: { $card }
event-battle = Battle: { $a }
event-bid = { $seat }: the dial shows { $a }
event-strength = { $seat }: battle strength { $a }
event-reward = { $seat } receives a battle reward: { $a }, { $b }
event-won = { $seat } wins the battle: { $a }
event-stone = { $seat } takes { $card }
event-first = { $seat } is the first player
event-stone-cell = { $seat } puts { $card } into cell { $a }
event-stone-placed = { $seat } places { $card } on { $a }
event-automa-revealed = The Automa reveals { $card }: { $a }
event-automa-marker = Marker of the Automa: cell { $a }, { $b }
event-game-ended = The third round is over

## Set-up

option-side = Side of the boards
    .text = On the sun side all covens are alike; on the moon side each has powers of its own.
    .choice-sun = sun
    .choice-moon = moon
option-advanced-draw = Rule for experienced players
    .text = In the first round everybody draws two more cards, then discards two.
    .choice-off = off
    .choice-on = on
option-difficulty = Difficulty of the Automa
    .text = How many points the Automa gains on its topmost cell; only for playing alone.
    .choice-apprentice = apprentice
    .choice-witch = witch
    .choice-master = master
    .choice-heir = heir to the throne
option-first-player = First player
    .text = Who begins the first round.
    .choice-random = at random
    .choice-0 = player 1
    .choice-1 = player 2
    .choice-2 = player 3
    .choice-3 = player 4
option-coven-0 = Coven of player 1
    .text = Name a coven, or take one that nobody chose.
    .choice-random = at random
    .choice-star = Star
    .choice-cross = Cross
    .choice-circle = Circle
    .choice-thorn = Thorn
option-coven-1 = Coven of player 2
    .text = Name a coven, or take one that nobody chose.
    .choice-random = at random
    .choice-star = Star
    .choice-cross = Cross
    .choice-circle = Circle
    .choice-thorn = Thorn
option-coven-2 = Coven of player 3
    .text = Name a coven, or take one that nobody chose.
    .choice-random = at random
    .choice-star = Star
    .choice-cross = Cross
    .choice-circle = Circle
    .choice-thorn = Thorn
option-coven-3 = Coven of player 4
    .text = Name a coven, or take one that nobody chose.
    .choice-random = at random
    .choice-star = Star
    .choice-cross = Cross
    .choice-circle = Circle
    .choice-thorn = Thorn

## Where things lie

zone-deck = Main deck
zone-discard = Discard pile
zone-removed = Removed from the game
zone-box = Box
zone-place-deck = Place deck
zone-stone-supply = Red stone in the supply
zone-north-places = Northern Lakes: places of power
zone-central-places = Central Highlands: places of power
zone-south-places = Southern Slopes: places of power
zone-north-stones = Northern Lakes: stones
zone-central-stones = Central Highlands: stones
zone-south-stones = Southern Slopes: stones
zone-hand = Hand
zone-outer = Outer circle
zone-automa-outer = Outer circle of the Automa
zone-inner = Inner circle
zone-automa-inner = Inner circle of the Automa
zone-rituals = Rituals
zone-automa-rituals = Rituals of the Automa
zone-specialists = Specialists
zone-automa-specialists = Specialists of the Automa
zone-council = Council
zone-stones = Stones
zone-automa-stones = Stones of the Automa
zone-stone-cells = Stones in cells of the board
zone-set-aside = Set aside
mark-bound = bound to
mark-rotated = rotated
mark-copies = copies
mark-cell = cell
mark-stone = stone

## Numbers

counter-coven = Coven
counter-resources = Resources
counter-mana = Mana
counter-vp = Victory points
counter-automa-vp = Victory points of the Automa
counter-path = Path of the coven
counter-automa-path = Path of the Automa
counter-witches = Witches in supply
counter-automa-witches = Witches of the Automa in supply
counter-elders = Elders in supply
counter-token-used = Coven token used
counter-passed = Passed
counter-board-cell = Witch in the cell of the board
counter-north-pieces = Northern Lakes: pieces
counter-automa-north-pieces = Northern Lakes: pieces of the Automa
counter-central-pieces = Central Highlands: pieces
counter-automa-central-pieces = Central Highlands: pieces of the Automa
counter-south-pieces = Southern Slopes: pieces
counter-automa-south-pieces = Southern Slopes: pieces of the Automa
counter-north-cells = Northern Lakes: action cells
counter-central-cells = Central Highlands: action cells
counter-south-cells = Southern Slopes: action cells
north-cells-none = free
central-cells-none = free
south-cells-none = free
counter-north-slots = Northern Lakes: filled slots
counter-central-slots = Central Highlands: filled slots
counter-south-slots = Southern Slopes: filled slots
counter-dial = Dial
counter-bid = Open dial
counter-strength = Battle strength
counter-automa-strength = Battle strength of the Automa
counter-battles-joined = Battles this round
counter-round = Round
counter-first = First player
counter-battle = Battle in
counter-fighters = Fighters
counter-battle-first = First player during the battle
counter-binding = Ritual being played
counter-automa-marker = Marker of the Automa
counter-side = Side of the boards
counter-advanced-draw = Rule for experienced players
counter-difficulty = Difficulty
counter-first-player = First player at set-up
counter-coven-0 = Coven of player 1
counter-coven-1 = Coven of player 2
counter-coven-2 = Coven of player 3
counter-coven-3 = Coven of player 4

## Points

score-track = Scored during the game
score-specialists = Specialists
score-council = Council: end of game
score-rituals = Rituals of the inner circle
score-stones = Doubled by stones
score-places = Places of the inner circle

## Facts of a card

fact-code = Number
fact-copies = Copies
fact-witches = Witches
fact-vp = Victory points
fact-symbols = Symbols
fact-harvest = Harvest
fact-link = Link bonus
fact-keywords = Keywords
fact-cost = Cost
fact-slots = Catalyst slots
fact-effect = Effect
fact-council = Council
fact-kind = Kind
fact-coven = Coven
fact-sun = Sun side
fact-moon = Moon side
fact-designed = Designed for this project
fact-council-provenance = Source of the council side
fact-council-designed = Council side: designed
designed-amount = amount
designed-battle-rewards = battle rewards
designed-card-it-is-printed-on = the card it is printed on
designed-catalyst-slots = catalyst slots
designed-cell-effect = effect of the cells
designed-copy-range = what may be copied
designed-cost = cost
designed-discount = discount
designed-duration = duration
designed-effect = effect
designed-effect-type = type of the effect
designed-effect-wording = wording of the effect
designed-harvest = harvest
designed-keyword = keyword
designed-kind-name = name of the kind
designed-link-bonus = link bonus
designed-mana-cost = cost in mana
designed-mana-price = price in mana
designed-max-delta = range of the change
designed-number-of-pieces = number of pieces
designed-opponent-compensation = compensation for the opponent
designed-order-and-number-of-circle-cells = order and number of the cells
designed-order-of-lower-and-middle = order of the lower and middle reward
designed-own-gain = gain of the owner
designed-path-rewards = rewards of the path
designed-path-steps = steps of the path
designed-region-condition = condition for the region
designed-reward-amount = amount of the reward
designed-stone-cell-rewards = rewards of the stone cells
designed-stone-kinds = kinds of stones
designed-sun-side-has-no-link-bonus = no link bonus on the sun side
designed-symbols = symbols
designed-timing = timing
designed-upper-reward = upper reward
designed-vp = victory points
designed-vp-reward-amount = points of the reward
designed-which-actions-are-framed = which actions are framed
designed-which-player-count-has-3-cells = number of players for 3 cells
designed-witch-cost = witches
council-designed-amount = amount
council-designed-card-it-is-printed-on = the card it is printed on
council-designed-kind-name = name of the kind
council-provenance-rulebook = rulebook
council-provenance-designed = designed by us

## What hints say a line of play gains or costs

hint-track = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] victory point
   *[other] victory points
}
hint-points = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
} in all
hint-inner-rituals = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
} for rituals of the inner circle
hint-outer-rituals = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
} for rituals of the outer circle
hint-inner-places = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
} for places of the inner circle
hint-outer-places = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
} for places of the outer circle
hint-specialist-points = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
} for specialists
hint-council-points = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
} for the council
hint-council = { $sense ->
    [more] adds
   *[less] takes
} { $number } { $number ->
    [one] member
   *[other] members
} { $sense ->
    [more] to the council
   *[less] out of the council
}
hint-stones = { $sense ->
    [more] gains
   *[less] uses
} { $number } { $number ->
    [one] stone of power
   *[other] stones of power
}
hint-stone-matches = { $sense ->
    [more] finds a match for
   *[less] loses the match for
} { $number } { $number ->
    [one] stone of power
   *[other] stones of power
}
hint-herbs = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] herb
   *[other] herbs
}
hint-potions = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] potion
   *[other] potions
}
hint-knowledge = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] knowledge
   *[other] knowledge
}
hint-mana = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] mana
   *[other] mana
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
hint-witches = { $sense ->
    [more] returns
   *[less] takes
} { $number } { $number ->
    [one] witch
   *[other] witches
} { $sense ->
    [more] to the supply
   *[less] from the supply
}
hint-elders = { $sense ->
    [more] returns
   *[less] takes
} { $number } { $number ->
    [one] elder
   *[other] elders
} { $sense ->
    [more] to the supply
   *[less] from the supply
}
hint-free-places = { $sense ->
    [more] adds
   *[less] fills
} { $number } { $number ->
    [one] place
   *[other] places
} { $sense ->
    [more] free for a ritual
   *[less] with a ritual
}
hint-free-cells = { $sense ->
    [more] frees
   *[less] fills
} { $number } { $number ->
    [one] action space
   *[other] action spaces
}
hint-sickles = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] sickle
   *[other] sickles
}
hint-orbs = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] orb
   *[other] orbs
}
hint-path = moves { $number } { $number ->
    [one] step
   *[other] steps
} { $sense ->
    [more] along the path
   *[less] back on the path
}
hint-token = { $sense ->
    [more] keeps the coven token
   *[less] uses the coven token
}
hint-passed = { $sense ->
    [more] passes
   *[less] stays in the round
}
hint-battle-lead = { $sense ->
    [more] improves the lead in battles
   *[less] lessens the lead in battles
}
hint-automa = { $sense ->
    [more] gives the Automa points
   *[less] keeps points from the Automa
}
hint-battle-strength = { $sense ->
    [more] adds strength in battles
   *[less] takes strength from battles
}
hint-first = { $sense ->
    [more] gets the first turn
   *[less] gives the first turn away
}
hint-turn = { $sense ->
    [more] keeps the turn
   *[less] passes the turn on
}
hint-rituals-bound = { $sense ->
    [more] strengthens the rituals
   *[less] weakens the rituals
}
hint-specialists-hired = { $sense ->
    [more] strengthens the specialists
   *[less] weakens the specialists
}
hint-council-members = { $sense ->
    [more] strengthens the council
   *[less] weakens the council
}
hint-cards-in-hand = { $sense ->
    [more] strengthens the hand
   *[less] weakens the hand
}
hint-places-held = { $sense ->
    [more] improves the places
   *[less] worsens the places
}

## Phases

phase-scouting = Scouting
phase-action = Action
phase-battle = Battle
phase-end-of-round = End of round
phase-end = End of the game
