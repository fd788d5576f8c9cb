### Evenfall: what is asked, done and told at the table (English).
### Keys and their order are the same in table.ru.ftl.

## Questions

ask-main = Your turn: one main action, free actions before it, or pass
ask-after = Free actions, or end the turn
ask-order = Several effects come at once: which is next?
ask-gain = { $least ->
    [one] Take a resource of any kind
   *[other] Take { $least } resources of any kinds
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-mana-as-vp = How much of this mana do you take as VP?
ask-pay = { $least ->
    [one] Pay a resource of any kind
   *[other] Pay { $least } resources of any kinds
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-discard = { $least ->
    [one] Discard a card
   *[other] Discard { $least } cards
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-advanced-discard = { $least ->
    [one] Discard one more card
   *[other] Discard { $least } cards
}; all are shown together
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
ask-to-region = To which region?
ask-repeat = { $most ->
    [one] Repeat a battle reward?
   *[other] Repeat a battle reward, up to { $most } times?
}
ask-how-many = { $source }: how much?
ask-choose = Choose one{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-may = Use the effect{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}?
ask-opponent = { $source }: choose an opponent
ask-path-step = The reward of which step that you have reached?
ask-transfer = { $most ->
    [one] Transfer a place into the inner circle?
   *[other] Transfer a place into the inner circle, the first of up to { $most }?
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-harvest = { $most ->
    [one] Harvest which place?
   *[other] Harvest { $most } places: which is the next?
}{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-refill = { $source }: refill which region?
ask-find = Find a place of power?{ $by ->
    [card] {" "}({ $source })
   *[none] {""}
}
ask-remove = { $source }: remove which ritual?
ask-replay = { $source }: the instant effect of which ritual?
ask-copy-cell = { $source }: copy the cell of which ritual?
ask-copy-specialist = { $source }: copy which specialist?
ask-battle-reward = { $source }: which battle reward?
ask-bind = Bind { $source } to which place?
ask-reduce = { $least ->
    [one] { $source } costs less: which resource do you save?
   *[other] { $source } costs less: which { $least } resources do you save?
}
ask-mana-share = { $source }: pay mana instead of resources?
ask-stone-cell = Into which cell do you put { $source }?
ask-reward-order = Which reward of the cell is next?
ask-catalysts = More catalysts in the same action?
ask-bid = Set your dial: how much mana for this battle?
ask-change-dial = Change your dial?
ask-take-stone = You won: take a stone
ask-place-stones = Place your stones: as proposed, or by hand?
ask-put-stone = A stone for { $source }?

## Answers

do-find = Find { $what }
do-token = Coven token
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
do-trade = Discard 2 cards for a resource
do-board-action = Discard a card for a resource or mana
do-stone = Put { $what } into a cell
do-pass = Pass
do-end-turn = End the turn
do-bind = { $what }
do-reduce = Save { $what }
do-mana-for = 1 mana for { $what }
do-gain = Take { $what }
do-pay = Pay { $what }
do-discard = Discard { $what }
do-amount = { $what }
do-transfer = Transfer { $what }
do-harvest = Harvest { $what }
do-region = { $what }
do-lift-witch = Witch from { $what }
do-lift-elder = Elder from { $what }
do-remove = Remove { $what }
do-replay = { $what }
do-copy = Copy { $what }
do-copy-specialist = Copy { $what }
do-reward = { $what }
do-repeat = Repeat the { $what } reward
do-seat = { $what }
do-step = Step { $what }
do-bid = { $what } mana
do-dial = Dial to { $what }
do-take = Take { $what }
do-cell = Cell { $what }
do-option = { $what }
do-resolve = { $what }
do-resolve-council = Council: { $what }
do-place-best = Place them as proposed
do-place-by-hand = Place them by hand
do-put = { $what }
do-leave = No stone here
do-done = That is all
do-yes = Yes
do-no = No

## What an answer names

resource-herb = herb
resource-potion = potion
resource-knowledge = knowledge
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
spot-north = Northern Lakes
spot-central = Central Highlands
spot-south = Southern Slopes
spot-board = cell of the board
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
option-a = The first
option-b = The second
option-c = The third
option-d = The fourth
option-scales-of-balance-a = Any 3 resources
option-scales-of-balance-b = 4 VP
option-scales-of-balance-c = 5 mana
option-salamander-dance-a = Any 2 resources
option-salamander-dance-b = 3 mana
piece-witch = witch
piece-elder = elder
catalyst-sickle = sickle
catalyst-orb = orb
automa-action-gain-x-vp-and-path = VP and a step of the path
automa-action-find-place = find a place
automa-action-play-card = play a card
automa-action-transfer = transfer
automa-action-path = a step of the path
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

cause-advanced-draw = advanced draw
cause-scouting = scouting income
cause-coven-token = coven token
cause-trade = trade
cause-board-action = free action of the board
cause-board-cell = action cell of the board
cause-region-cell = action cell of the region
cause-battle-reward = battle reward
cause-path = path
why-action-done = You have taken your main action this turn.
why-no-witches = You have no witch left in your supply.
why-no-elders = You have no elder left in your supply.
why-needs-witches = It takes { $a ->
    [one] { $a } witch
   *[other] { $a } witches
}; you have { $b } in your supply.
why-token-used = The coven token has been used this round.
why-no-free-place = None of your places of power is free.
why-costs = It costs { $a }; you have { $b }.
why-costs-reduced = It costs { $a }, { $b } of which you may leave out, and that is still more than you have.
why-costs-or-mana = It costs { $a }, and { $b } mana may be paid for each, but that is still more than you have.
why-links-unpaid = You could not pay for the link bonus of any free place.
why-has-specialist = This specialist is in your coven already.
why-council-costs = A council member costs you { $a }; you have { $b }.
why-no-cells = This ritual has no action cell.
why-cells-taken = All its action cells are taken.
why-elder-outside = Elders can activate cells in the inner circle only.
why-region-taken = All action cells of the region are taken.
why-elders-in-regions = Only { $a } of your elders may be in action cells of regions.
why-board-cell-taken = The cell of your board is taken.
why-no-slots = This ritual has no slots for catalysts.
why-slots-taken = All its catalyst slots are taken.
why-sickle-costs = A sickle costs { $a }; you have { $b }.
why-orb-costs = An orb costs { $a }; you have { $b }.
why-no-free-action = This specialist has no free action.
why-used = This specialist has been used this round.
why-stone-cells-taken = All stone cells of your board are taken.
why-stone-alike = You have another stone of this kind: name that one.
why-needs-mana = It takes { $a } mana; you have { $b }.
why-needs-cards = It takes { $a } { $a ->
    [one] card
   *[other] cards
} of your hand; you have { $b }.
why-needs-resources = It takes { $a } { $a ->
    [one] resource
   *[other] resources
}; you have { $b }.
why-no-other-ritual = You have no other ritual.
why-no-instant = None of your rituals has an instant effect that you could carry out.
why-no-cell-to-copy = There is no other ritual with an action cell whose effect you could carry out.
why-no-specialist-to-copy = No opponent has a specialist whose effect you could copy.
why-no-pieces-in-regions = You have no piece in any region.
why-place-taken = { $a } is bound to this place.
why-link-unpaid = You could not pay for the link bonus of this place as well.
why-cell-taken = There is a stone in this cell.
why-here-only = The catalyst goes onto { $a }.
why-harvested = This place has been harvested by this effect.
why-itself = It must be another one.
why-other-circle = This place is in another circle.
why-not-instant = This ritual has no instant effect.
why-copies = What copies others cannot be copied.
why-no-piece-there = You have no piece in this region.
why-not-reached = You have reached step { $a } of the path.
why-dial-range = You may change your dial by { $a } at most.
why-stone-unfit = The place has no symbol of this stone.

## What happens

event-round = Round { $a } begins
event-turn = It is the turn of { $seat }
event-passed = { $seat } passes
event-drew = { $seat } draws { $by ->
    [card] { $card }
   *[hidden] a card
}
event-discarded = { $seat } discards { $card }
event-shuffled = The discards become a new deck
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
event-opened = { $a }: { $card } is laid out
event-token = { $seat } activates the coven token
event-bound = { $seat } plays { $card } onto { $a }
event-link = Link bonus of { $card }
event-recruited = { $seat } plays the specialist { $card }
event-council = { $seat } plays { $card } as a council member
event-used = { $seat } uses { $card }
event-cell = { $seat } activates the cell of { $card } ({ $a })
event-region-cell = { $seat } activates a cell: { $b } ({ $a })
event-board-cell = { $seat } activates the cell of the board
event-created = { $seat } creates: { $a } on { $card }
event-path = { $seat } reaches step { $a } of the path
event-overflow = { $seat } is at the end of the path
event-harvested = { $seat } harvests { $card }
event-transferred = { $seat } transfers { $card }
event-moved = { $seat } moves a piece ({ $a }) to { $b }
event-returned = { $seat } returns a piece ({ $a }) to the supply
event-removed = { $card } is removed from the game
event-copied = { $seat } copies { $card }
event-trigger = Effect of { $card }
event-battle = Battle: { $a }
event-bid = { $seat }: dial { $a }
event-strength = { $seat }: strength { $a }
event-reward = { $seat } receives a battle reward: { $a }, { $b }
event-won = { $seat } wins the battle: { $a }
event-stone = { $seat } takes { $card }
event-first = { $seat } is the first player
event-stone-cell = { $seat } puts { $card } into cell { $a }
event-stone-placed = { $seat } places { $card } on { $a }
event-automa-revealed = The Automa reveals { $card }: { $a }
event-automa-marker = The marker of the Automa: cell { $a }, { $b }
event-game-ended = The third round is over

## Set-up

option-side = Side of the boards
    .text = The sun side is the same for all covens; on the moon side each has powers of its own.
    .choice-sun = sun
    .choice-moon = moon
option-advanced-draw = Advanced draw
    .text = In the first round everybody draws two cards more, then discards two.
    .choice-off = off
    .choice-on = on
option-difficulty = Difficulty of the Automa
    .text = How many points the Automa gains on its topmost cell; for one player only.
    .choice-apprentice = Apprentice
    .choice-witch = Witch
    .choice-master = Master
    .choice-heir = Heir to the throne
option-first-player = First player
    .text = Who begins the first round.
    .choice-random = at random
    .choice-0 = player 1
    .choice-1 = player 2
    .choice-2 = player 3
    .choice-3 = player 4
option-coven-0 = Coven of player 1
    .text = A coven of one's choice, or one that nobody chose.
    .choice-random = at random
    .choice-star = Star
    .choice-cross = Cross
    .choice-circle = Circle
    .choice-thorn = Thorn
option-coven-1 = Coven of player 2
    .text = A coven of one's choice, or one that nobody chose.
    .choice-random = at random
    .choice-star = Star
    .choice-cross = Cross
    .choice-circle = Circle
    .choice-thorn = Thorn
option-coven-2 = Coven of player 3
    .text = A coven of one's choice, or one that nobody chose.
    .choice-random = at random
    .choice-star = Star
    .choice-cross = Cross
    .choice-circle = Circle
    .choice-thorn = Thorn
option-coven-3 = Coven of player 4
    .text = A coven of one's choice, or one that nobody chose.
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
counter-advanced-draw = Advanced draw
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
designed-opponent-compensation = compensation of the opponent
designed-order-and-number-of-circle-cells = order and number of the cells
designed-order-of-lower-and-middle = order of the lower and middle reward
designed-own-gain = own gain
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

hint-track = { $change } { $number ->
    [one] victory point
   *[other] victory points
}
hint-points = { $change } { $number ->
    [one] point in all
   *[other] points in all
}
hint-inner-rituals = { $change } { $number ->
    [one] point of rituals in the inner circle
   *[other] points of rituals in the inner circle
}
hint-outer-rituals = { $change } { $number ->
    [one] point of rituals in the outer circle
   *[other] points of rituals in the outer circle
}
hint-inner-places = { $change } { $number ->
    [one] point of places in the inner circle
   *[other] points of places in the inner circle
}
hint-outer-places = { $change } { $number ->
    [one] point of places in the outer circle
   *[other] points of places in the outer circle
}
hint-specialist-points = { $change } { $number ->
    [one] point of specialists
   *[other] points of specialists
}
hint-council-points = { $change } { $number ->
    [one] point of the council
   *[other] points of the council
}
hint-council = { $change } { $number ->
    [one] council member
   *[other] council members
}
hint-stones = { $change } { $number ->
    [one] power stone
   *[other] power stones
}
hint-stone-matches = { $change } { $number ->
    [one] stone that fits a place
   *[other] stones that fit a place
}
hint-herbs = { $change } { $number ->
    [one] herb
   *[other] herbs
}
hint-potions = { $change } { $number ->
    [one] potion
   *[other] potions
}
hint-knowledge = { $change } knowledge
hint-mana = { $change } mana
hint-hand = { $change } { $number ->
    [one] card in hand
   *[other] cards in hand
}
hint-witches = { $change } { $number ->
    [one] witch in supply
   *[other] witches in supply
}
hint-elders = { $change } { $number ->
    [one] elder in supply
   *[other] elders in supply
}
hint-free-places = { $change } { $number ->
    [one] place without a ritual
   *[other] places without a ritual
}
hint-free-cells = { $change } { $number ->
    [one] free action cell
   *[other] free action cells
}
hint-sickles = { $change } { $number ->
    [one] sickle
   *[other] sickles
}
hint-orbs = { $change } { $number ->
    [one] orb
   *[other] orbs
}
hint-path = { $change } { $number ->
    [one] step on the path
   *[other] steps on the path
}
hint-token = { $sense ->
    [more] the coven token is still there
   *[less] the coven token is used
}
hint-passed = { $sense ->
    [more] you have passed
   *[less] you have not passed
}
hint-battle-lead = { $sense ->
    [more] a better lead in battles
   *[less] a worse lead in battles
}
hint-automa = { $sense ->
    [more] more points for the Automa
   *[less] fewer points for the Automa
}
hint-battle-strength = { $sense ->
    [more] more strength in battles
   *[less] less strength in battles
}
hint-first = { $sense ->
    [more] you go first
   *[less] you do not go first
}
hint-turn = { $sense ->
    [more] the turn is yours
   *[less] the turn passes on
}
hint-rituals-bound = { $sense ->
    [more] stronger rituals
   *[less] weaker rituals
}
hint-specialists-hired = { $sense ->
    [more] stronger specialists
   *[less] weaker specialists
}
hint-council-members = { $sense ->
    [more] a stronger council
   *[less] a weaker council
}
hint-cards-in-hand = { $sense ->
    [more] a stronger hand
   *[less] a weaker hand
}
hint-places-held = { $sense ->
    [more] better places
   *[less] worse places
}

## Phases

phase-scouting = Scouting
phase-action = Action
phase-battle = Battle
phase-end-of-round = End of round
phase-end = End of the game
