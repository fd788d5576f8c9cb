### Time Masters: what is asked, done and told at the table (English).
### Keys and their order are the same in table.ru.ftl.

## Questions

ask-timers = Full timers: extend or finish each one
ask-tuck = Put a card under { $source }
ask-main = Your main phase: play cards
ask-place-timer = On which timer do you put it?
ask-exchange = Discard a second card to refresh 1 time
ask-remove = { $least ->
    [0] { $most ->
        [0] { $source }: nothing to remove
        [one] { $source }: you may remove a card in your hand from the game
       *[other] { $source }: you may remove up to { $most } cards in your hand from the game
    }
    [one] { $source }: remove a card in your hand from the game
   *[other] { $source }: remove { $least } cards in your hand from the game
}
ask-discard = { $least ->
    [0] { $most ->
        [0] { $source }: nothing to discard
        [one] { $source }: you may discard a card
       *[other] { $source }: you may discard up to { $most } cards
    }
    [one] { $source }: discard a card
   *[other] { $source }: discard { $least } cards
}
ask-forced-discard = { $least ->
    [one] { $source }: you must discard a card
   *[other] { $source }: you must discard { $least } cards
}
ask-victim = { $source }: choose an opponent
ask-choose-one = { $source }: choose one effect
ask-look-take = { $least ->
    [one] { $source }: take one of these cards
   *[other] { $source }: take { $least } of these cards
}
ask-retrieve = { $least ->
    [0] { $most ->
        [0] { $source }: nothing to take
        [one] { $source }: you may take a card from your discard pile
       *[other] { $source }: you may take up to { $most } cards from your discard pile
    }
    [one] { $source }: take a card from your discard pile
   *[other] { $source }: take { $least } cards from your discard pile
}
ask-rewind = { $least ->
    [0] { $most ->
        [0] { $source }: nothing to return
        [one] { $source }: you may return a card of your chain to your hand
       *[other] { $source }: you may return up to { $most } cards of your chain to your hand
    }
    [one] { $source }: return a card of your chain to your hand
   *[other] { $source }: return { $least } cards of your chain to your hand
}
ask-repeat = { $source }: which card's effect do you repeat?
ask-place-free = { $source }: put a knowledge card on a timer without paying
ask-release = { $least ->
    [0] { $most ->
        [0] { $source }: nothing to release
        [one] { $source }: you may release 1 knowledge card from your timers
       *[other] { $source }: you may release up to { $most } knowledge cards from your timers
    }
    [one] { $source }: release 1 knowledge card from your timers
   *[other] { $source }: release { $least } knowledge cards from your timers
}
ask-untuck = { $source }: take back a card from under your timers
ask-untuck-timer = { $source }: take it from under which timer?
ask-upgrade = { $source }: remove a card to take one from the next higher sphere
ask-peek = { $source }: look at the second card of a sphere
ask-access = Take cards from the spheres
ask-keep = { $least ->
    [0] { $most ->
        [one] You may keep a card of your chain
       *[other] You may keep up to { $most } cards of your chain
    }
    [one] Keep a card of your chain
   *[other] Keep { $least } cards of your chain
}

## Answers

do-play = Play { $what }
do-place = Put { $what } on a timer
do-exchange = Discard { $what } for time
do-use = Play the ready { $what }
do-extend = Extend { $what }
do-finish = Finish { $what }
do-discard-timer = Use and discard { $what }
do-end = End the main phase
do-skip = Skip: refresh all time
do-tuck = Put { $what } under it
do-at = { $what }
do-remove = Remove { $what }
do-discard = Discard { $what }
do-pick = Take { $what }
do-retrieve = Take { $what }
do-rewind = Return { $what }
do-repeat = Repeat { $what }
do-release = Release { $what }
do-untuck = Take back { $what }
do-upgrade = Remove { $what }
do-keep = Keep { $what }
do-take = Take the face-up card of { $one }
do-second = Take the second card of { $one }
do-peek = Look at the second card of { $one }
do-seat = { $what }
do-option = { $what }
do-done = Done

## What an answer names

sphere-1 = sphere 1
sphere-2 = sphere 2
sphere-3 = sphere 3
sphere-4 = sphere 4
sphere-5 = sphere 5
one-sphere-1 = sphere 1
one-sphere-2 = sphere 2
one-sphere-3 = sphere 3
one-sphere-4 = sphere 4
one-sphere-5 = sphere 5
option-a = First effect
option-b = Second effect
option-c = Third effect
option-d = Fourth effect
option-e = Fifth effect
option-f = Sixth effect
option-g = Seventh effect
option-h = Eighth effect
option-stolen-minute-a = An opponent turns 1 time to the spent side; if so, you create 1 imaginary time
option-stolen-minute-b = Take 2 imaginary time tokens from an opponent
option-postponed-answer-a = Put 1 knowledge card on a timer without paying
option-postponed-answer-b = Take back 1 card from under a timer, then refresh 1 time

## Why not

why-needs-time = It costs { $a } time; you have { $b }.
why-capped = It costs { $a } time, and this turn you may spend { $b ->
    [0] no more
   *[other] only { $b } more
}.
why-too-long = A turn has at most { $a } actions.
why-no-timer = You have no timers in play.
why-timers-full = All slots of your timers are taken.
why-none-spent = You have no spent time to refresh.
why-needs-two = You need two cards; this is your only one.
why-second-only = Choose the other card first: this one can be the second of the two.
why-not-due = This timer was not full at the start of your turn.
why-empty-hand = You have no cards in hand to put under it.
why-no-text = Discarding this timer has no effect.
why-not-full = It works only while the timer is full: now there are { $a } of { $b } on it.
why-released-first = Play your ready knowledge first.
why-not-first = You can only skip before any other action of your turn.
why-pile-empty = This sphere is empty.
why-no-second = This sphere has no second card.
why-picked = You have already taken a card from this sphere this turn.
why-chain-short = You need a chain length of { $a }; you have { $b } left.
why-first-only = It could only be the first of the two: take your choice back to discard it.
why-only-knowledge = Only knowledge can go onto a timer.
why-timer-full = All slots of this timer are taken.
why-none-under = There is no such card under this timer.
why-other-kind = This effect does not take cards of this kind.
why-too-high = This effect works with cards up to sphere { $a } only.
why-above-empty = Sphere { $a }, from which you would take a card, is empty.
why-no-sphere = There is no sphere { $a } from which to take a card.
why-own-card = A card cannot choose itself.
why-rewinds-too = A card that returns others cannot be returned.
why-repeats-too = A card that repeats effects cannot be repeated.
why-looked-at = You have already looked at the second card of this sphere.
why-warded = { $a } is protected by a ward.
why-alike = This timer is just like another one: choose that one.
why-copy = This card is just like another one on the same timer: choose that one.
why-keeps-others = This card lets you keep others, not itself.

## What happens

event-first = { $seat } goes first
event-turn = { $seat } takes a turn
event-skipped = { $seat } skips the main phase to refresh all time
event-extended = { $seat } extends { $card } ({ $a ->
    [one] { $a } card
   *[other] { $a } cards
} under it)
event-tucked = { $seat } puts { $by ->
    [card] { $card }
   *[hidden] a card
} under the timer
event-finished = { $seat } finishes { $card }
event-released = { $card } is ready to be played
event-timer = { $seat } plays { $card }
event-prepared = { $seat } plays { $card } (preparation)
event-paid = { $seat } pays { $a ->
    [0] { $b ->
        [0] nothing
       *[other] { $b } imaginary time
    }
   *[other] { $a } time{ $b ->
        [0] {""}
       *[other] {" "}and { $b } imaginary
    }
} for { $card }
event-chained = { $seat } adds { $card } to the chain ({ $a ->
    [one] { $a } card
   *[other] { $a } cards
})
event-used = { $seat } plays the ready { $card } into the chain ({ $a ->
    [one] { $a } card
   *[other] { $a } cards
})
event-placed = { $seat } puts { $card } on a timer
event-holds = { $card } holds { $a } of { $b }
event-timer-discarded = { $seat } discards { $card } for its effect
event-exchanged = { $seat } discards two cards to refresh 1 time
event-discarded = { $card } goes to the discard pile of { $seat }
event-removed = { $seat } removes { $card } from the game
event-drew = { $seat } draws { $by ->
    [card] { $card }
   *[hidden] a card
}
event-shuffled = { $seat } shuffles the discard pile into a new deck ({ $a ->
    [one] { $a } card
   *[other] { $a } cards
})
event-looked = { $seat } looks at { $by ->
    [card] { $card }
   *[hidden] a card
}
event-peeked = { $seat } looks at the second card of sphere { $a }{ $by ->
    [card] : { $card }
   *[hidden] {""}
}
event-took = { $seat } takes { $card } from sphere { $a }
event-took-second = { $seat } takes the second card of sphere { $a }{ $by ->
    [card] : { $card }
   *[hidden] {""}
}
event-opened = Sphere { $a } shows { $card }
event-retrieved = { $seat } takes { $card } from the discard pile
event-rewound = { $seat } returns { $card } from the chain to the hand; its link still counts
event-repeated = { $seat } repeats { $card }
event-lifted = { $seat } takes a knowledge card off { $card }
event-untucked = { $seat } takes back { $by ->
    [card] { $card }
   *[hidden] a card
} from under a timer
event-kept = { $seat } keeps { $card }
event-regained = { $seat } refreshes { $a ->
    [one] { $a } time
   *[other] { $a } time
}
event-gained-time = { $seat } gets { $a ->
    [one] { $a } new time token
   *[other] { $a } new time tokens
}, spent
event-gained-imaginary = { $seat } creates { $a ->
    [one] { $a } imaginary time
   *[other] { $a } imaginary time
}
event-exhausted = { $seat } turns { $a ->
    [one] { $a } time token
   *[other] { $a } time tokens
} to the spent side
event-stole-imaginary = { $seat } takes { $a ->
    [one] { $a } imaginary time token
   *[other] { $a } imaginary time tokens
} from { $b }
event-surcharge = The first knowledge { $seat } pays for next turn costs { $a } more
event-spend-cap = { $seat } may spend at most { $a } time next turn
event-shielded = The ward protects { $seat }
event-ward = { $seat } is protected by a ward until the next turn
event-discount = { $b ->
    [one] The next knowledge card { $seat } pays for costs { $a } less
   *[other] The next { $b } knowledge cards { $seat } pays for cost { $a } less each
}
event-chain-bonus = { $seat }'s chain is { $a } longer
event-hidden-free = Second cards cost { $seat } nothing extra this turn
event-double-pick = { $seat } may take two cards from one sphere
event-keep-at-end = { $seat } may keep { $a ->
    [one] { $a } card
   *[other] { $a } cards
} of the chain
event-game-ended = { $a ->
    [0] The game ends: no card has left the spheres for ten rounds
   *[other] The game ends: { $a } spheres are empty
}

## Set-up

option-seat-balance = Help for later seats
    .text = The first seat has an advantage, because the game ends at once. With help the second, third and fourth mage start with 2, 3 and 4 imaginary time.
    .choice-none = none, as in the rulebook
    .choice-imaginary = imaginary time
option-first-player = First mage
    .text = Who takes the first turn.
    .choice-random = at random, as in the rulebook
    .choice-0 = player 1
    .choice-1 = player 2
    .choice-2 = player 3
    .choice-3 = player 4

## Places

zone-deck = Deck
zone-hand = Hand
zone-discard = Discard pile
zone-chain = Chain
zone-timers = Timers
zone-on-timers = On timers
zone-tucked = Under timers
zone-released = Ready knowledge
zone-resolving = Being carried out
zone-looked = Cards looked at
zone-kept = Kept
zone-sphere-1 = Sphere 1
zone-sphere-2 = Sphere 2
zone-sphere-3 = Sphere 3
zone-sphere-4 = Sphere 4
zone-sphere-5 = Sphere 5
zone-box = Box
zone-removed = Removed from the game

## Marks

mark-timer = timer
mark-waits = to be extended or finished
mark-unknown-to = not known to seats
mark-seen-taken = seen going to the hand

## Numbers

counter-unspent = Unspent time
counter-spent = Spent time
counter-imaginary = Imaginary time
counter-surcharge = Surcharge
counter-spend-cap = Spending limit
counter-ward = Ward
counter-turn-phase = Phase
counter-first = First mage
counter-time-spent-this-turn = Time spent this turn
counter-discounts = Discounts by uses left
counter-chain-bonus = Added to the chain
counter-keep-at-end = Cards to keep
counter-keep-barred = Not of the name that keeps
counter-hidden-free = Second cards without extra
counter-double-pick = Two from one sphere
counter-picks = Cards taken by sphere
counter-chain-used = Chain length used
counter-actions-this-turn = Actions this turn
counter-pile-changed = A card left a sphere
counter-quiet-turns = Turns without a card taken
counter-seat-balance = Help for later seats
counter-first-player = First mage at set-up
turn-phase-timers = timer phase
turn-phase-main = main phase
turn-phase-access = access phase
turn-phase-closing = closing phase

## Points

score-sphere-1 = Cards of sphere 1
score-sphere-2 = Cards of sphere 2
score-sphere-3 = Cards of sphere 3
score-sphere-4 = Cards of sphere 4
score-sphere-5 = Cards of sphere 5

## Facts about cards

fact-kind = Kind
fact-sphere = Sphere and points
fact-cost = Cost
fact-slots = Slots
fact-copies = Copies
fact-copies-per-mage = Copies for each mage
fact-archetype = Plan
fact-effects = Effects
fact-on-place = Card placed
fact-on-full = Filled
fact-on-discard = When discarded
fact-provenance-detail = Sources of its parts
fact-op = effect
fact-amount = amount
fact-count = counted
fact-if = if
fact-target = whom
fact-min = at least
fact-max = at most
fact-uses = cards
fact-look = look at
fact-take = take
fact-rest = rest
fact-kinds = kinds
fact-exclude-same-name = not of the same name
fact-max-sphere = up to sphere
fact-max-spheres = spheres at most
fact-step = spheres higher
fact-options = choice
fact-chain-other-min = other cards in the chain at least
fact-from-timer = came off a timer
fact-previous-done = the effect before it happened
fact-timers-min = timers in play at least
fact-name = name
fact-effect = effect
op-regain-time = refresh spent time
op-gain-time-token = new time tokens
op-gain-imaginary = imaginary time
op-remove-from-hand = remove from the hand
op-draw = draw
op-discard-from-hand = discard from the hand
op-discount = discount
op-surcharge = surcharge
op-spend-cap = spending limit
op-exhaust = turn time to the spent side
op-steal-imaginary = take imaginary time
op-opponent-discard = discard by an opponent
op-opponents-regain = opponents refresh
op-look-top = look at the deck
op-retrieve = take from the discard pile
op-keep-at-end = keep at the end
op-rewind = return from the chain
op-repeat-effect = repeat an effect
op-chain-bonus = longer chain
op-hidden-free = second cards without extra
op-double-pick = two from one sphere
op-peek-second = look at second cards
op-place-free = put on timers unpaid
op-release-one = release from timers
op-untuck = take back from under timers
op-upgrade = exchange for a higher sphere
op-ward = ward
op-choose-one = choose one
target-each-opponent = every opponent
target-chosen-opponent = one opponent of your choice
count-half-spent = half of the spent time, rounded up
count-spent = all spent time
count-imaginary = your imaginary time
count-removed-now = cards removed
rest-discard = discarded

## What hints say a line of play gains or costs

hint-points = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
}
hint-lead-at-end = { $sense ->
    [more] gets ahead before the end
   *[less] falls behind before the end
}
hint-cards = { $sense ->
    [more] adds
   *[less] takes
} { $number } { $number ->
    [one] card
   *[other] cards
} { $sense ->
    [more] to the deck
   *[less] out of the deck
}
hint-unspent = { $sense ->
    [more] refreshes { $number } time
   *[less] spends { $number } time
}
hint-spent = { $sense ->
    [more] leaves { $number } time spent
   *[less] refreshes { $number } spent time
}
hint-imaginary = { $sense ->
    [more] creates { $number } imaginary time
   *[less] spends { $number } imaginary time
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
hint-knowledge = { $sense ->
    [more] adds { $number } knowledge to the hand
   *[less] takes { $number } knowledge out of the hand
}
hint-chainable = { $sense ->
    [more] leaves time for { $number } more knowledge
   *[less] leaves no time for { $number } knowledge
}
hint-timers-in-hand = { $sense ->
    [more] adds
   *[less] takes
} { $number } { $number ->
    [one] timer
   *[other] timers
} { $sense ->
    [more] to the hand
   *[less] out of the hand
}
hint-chain = { $sense ->
    [more] makes the chain { $number } longer
   *[less] makes the chain { $number } shorter
}
hint-chain-bonus = { $sense ->
    [more] adds { $number } to the length of the chain
   *[less] takes { $number } off the length of the chain
}
hint-timers = { $sense ->
    [more] starts
   *[less] ends
} { $number } { $number ->
    [one] timer
   *[other] timers
}
hint-slots = { $sense ->
    [more] frees
   *[less] takes
} { $number } { $number ->
    [one] space for timers
   *[other] spaces for timers
}
hint-stored = { $sense ->
    [more] puts { $number } knowledge on timers
   *[less] takes { $number } knowledge off timers
}
hint-released = { $sense ->
    [more] releases { $number } knowledge
   *[less] uses up { $number } released knowledge
}
hint-tucked = { $sense ->
    [more] tucks
   *[less] takes
} { $number } { $number ->
    [one] card
   *[other] cards
} { $sense ->
    [more] under timers
   *[less] from under timers
}
hint-surcharge = { $sense ->
    [more] makes knowledge dearer
   *[less] ends the surcharge on knowledge
}
hint-capped = { $sense ->
    [more] limits how much time can be spent
   *[less] ends the limit on spending time
}
hint-drawn-soon = { $sense ->
    [more] leaves more of the deck to come
   *[less] leaves less of the deck to come
}
hint-turn = { $sense ->
    [more] keeps the turn
   *[less] passes the turn on
}
hint-cards-owned = { $sense ->
    [more] strengthens the deck
   *[less] weakens the deck
}
hint-cards-in-hand = { $sense ->
    [more] strengthens the hand
   *[less] weakens the hand
}
hint-cards-on-timers = { $sense ->
    [more] strengthens the timers
   *[less] weakens the timers
}

## Phases

phase-timers = Timer phase
phase-main = Main phase
phase-access = Access phase
phase-closing = Closing phase
