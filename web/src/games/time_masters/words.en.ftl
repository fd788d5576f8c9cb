board-turn-of = { $name }’s turn
board-phase-timers = Timers
board-phase-timers-text = 1. Every full timer is extended with a card from the hand or finished.
board-phase-main = Main
board-phase-main-text = 2. Any number of actions; or skip everything to refresh all time.
board-phase-access = Access
board-phase-access-text = 3. Take cards from the spheres: their levels may add up to the length of the chain.
board-phase-closing = Closing
board-phase-closing-text = 4. The chain is discarded, the hand is refilled up to its limit.
board-end = Empty spheres: { $empty } of { $last }. With { $last } the game ends at the end of the turn.
board-end-short = { $empty } of { $last } empty
board-quiet = { $quiet ->
    [one] { $quiet } turn
   *[other] { $quiet } turns
} without a card taken: after { $limit } the game ends.
board-sphere = Sphere { $level }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-cards-left = Cards left
board-empty = empty
board-taken = taken
board-short = { $count } more
board-short-text = { $count ->
    [one] the chain is { $count } link too short
   *[other] the chain is { $count } links too short
}
board-second = Second card of { $sphere }, face down, price { $price }
board-second-known = Second card of { $sphere }, seen by you: { $card }, price { $price }
board-your-chain = Your chain
board-chain-of = Chain of { $name }
board-chain-length = Chain length { $length }, { $left } left to spend
board-buys = buys
board-or = or
board-buys-nothing = every card of knowledge adds 1
board-set-designed = Cards designed by us, not the printed ones: { $name }
board-set = Cards: { $name }
board-designed = designed by us
board-effect-designed = effect designed by us
board-time = Time: { $unspent } unspent, { $spent } spent
board-imaginary = Imaginary time: { $count } of { $most }
board-paid = { $paid } spent this turn
board-first = First mage
board-exchange = { $cards } cards → { $time } time
board-exchange-text = Discard { $cards } cards from your hand to turn { $time } spent time token back.
board-exchange-choose = Choose cards to discard: { $named }/{ $cards }
board-exchange-confirm = Discard for { $time } time
board-skip = Skip: { $spent } back
board-skip-text = Skip the main phase and all that follow: all your time is refreshed, but you take no cards and your hand is not refilled.
board-link = link { $number }
board-chain-empty = Play knowledge: every card is a link. The longer the chain, the higher the cards you can take from the spheres.
board-chain-rests = Chains are built on one’s own turn.
board-no-timers = No timers in play.
board-timer = { $lying } of { $slots } slots filled, { $under ->
    [0] no card
    [one] { $under } card
   *[other] { $under } cards
} under it
board-slot-free = Free slot for knowledge
board-under-timer = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} under this timer: so many fewer are drawn
board-hand-less = hand −{ $count }
board-do-extend = Extend
board-do-extend-text = Put a card from your hand under it, face down: it stays, and your hand limit shrinks by 1.
board-do-finish = Finish
board-do-finish-text = Timer and cards under it are discarded; the knowledge on it is ready to be played this turn for free.
board-do-discard-timer = Use and discard
board-do-discard-timer-text = Use its text; then the timer is discarded with all cards on it and under it.
board-released-text = Already paid for: you can play it at any moment of this turn, and must before the main phase ends.
board-released-short = Free, at any moment; must be played this turn.
board-limit = { $count } of { $limit }
board-limit-text = At the end of the turn the hand is refilled to { $limit }{ $under ->
    [0] {""}
    [one] : { $under } fewer, for the card under your timers
   *[other] : { $under } fewer, for the cards under your timers
}.
board-hand-empty = No cards in hand.
board-hand-known = What everybody has seen of this hand.
board-unknown = and { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
board-deck-note = What is left in your deck, in no particular order.
board-forced = You must discard!
board-cost-now = Costs { $cost } now
board-reminders = Reminders
board-surcharge-now = next knowledge +{ $amount }
board-surcharge-now-text = The next knowledge paid for this turn costs { $amount } more.
board-surcharge-next = next turn +{ $amount }
board-surcharge-next-text = The first knowledge paid for on the next turn costs { $amount } more.
board-cap-now = { $paid } of { $cap } time
board-cap-now-text = At most { $cap } time may be spent this turn; { $paid } spent.
board-cap-next = next turn ≤ { $cap } time
board-cap-next-text = At most { $cap } time may be spent on the next turn.
board-ward = ward
board-ward-text = Harmful effects of other players do nothing until the start of this mage’s next turn.
board-under = hand limit { $limit }
board-under-text = { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
} under timers: the hand is refilled to { $limit } only.
board-discount = { $uses ->
    [one] next card
   *[other] next { $uses } cards
} −{ $amount }
board-discount-text = { $uses ->
    [one] The next knowledge card
   *[other] The next { $uses } knowledge cards
} paid for this turn: { $amount } less each.
board-bonus = chain +{ $bonus }
board-bonus-text = The chain counts { $bonus } more this turn.
board-keep = keep { $count }
board-keep-text = In the closing phase { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the chain may go back to the hand.
board-hidden-free = second cards +0
board-hidden-free-text = Second cards cost nothing extra this turn.
board-double-pick = two from a sphere
board-double-pick-text = Two cards may be taken from one sphere this turn.
