board-year = Year { $year }
board-wheel = Season wheel: { $season }, space { $space } of 12, year { $year }
board-dice = Dice of the season
board-no-dice = The dice have not been rolled yet.
board-left-over = left over, +{ $pips }
board-first-player = First player
board-gauge = Cards in play / summoning gauge
board-transmutation = A token is worth
board-worth = Your reserve is worth { $total ->
    [one] { $total } crystal
   *[other] { $total } crystals
}.
board-may-transmute = You may transmute
board-may-not-transmute = You may not transmute now
board-transmute = Transmute { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}: +{ $gain }
board-bonuses = Bonuses used: { $used } of 3, penalty { $penalty }
board-free-slots = { $count ->
    [one] Room for { $count } more card
   *[other] Room for { $count } more cards
}
board-no-gauge = Raise your summoning gauge to put cards into play.
board-hand-empty = Your hand is empty.
board-hand-hidden = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-owed = { $count ->
    [one] only { $count } token now
   *[other] only { $count } tokens now
}
board-prelude = Prelude
board-decks = Prepared decks
board-deck = Deck
board-draft = Draft
board-draft-text = Keep one card; the others go to your neighbour on the left.
board-sorting = Your library
board-sorting-text = Sort your cards into three sets of three: the first is your hand now, the second and third come when years II and III begin.
board-others-choose = The others are still choosing…
board-price = Cost: { $cost }
board-take-all = Take it all
board-take-rest = Take the rest
board-leave = Leave something…
board-tie = Level on points: whoever has more cards in play wins.
