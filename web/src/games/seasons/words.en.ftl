board-year = Year { $year }
board-wheel = Season wheel: { $season }, space { $space } of 12, year { $year }
board-dice = Dice of the season
board-no-dice = The dice have not been rolled yet.
board-taken-by = Taken by { $name }
board-die-of-another = It is { $name } who takes a die now
board-die-not-now = Dice are taken when a round begins
board-left-over = left over: +{ $pips }
board-first-player = First player
board-gauge = Cards in play / summoning gauge
board-transmutation = A token is worth
board-worth = Your reserve: { $total ->
    [one] { $total } crystal
   *[other] { $total } crystals
}
board-may-transmute = You may transmute
board-may-not-transmute = if you may transmute
board-transmute = Transmute { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}: +{ $gain }
board-bonuses = Bonuses used: { $used } of 3, penalty { $penalty }
board-not-now = not now
board-free-slot = A free slot for a card
board-no-gauge = Raise your summoning gauge to put cards into play.
board-hand-empty = Your hand is empty.
board-hand-hidden = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-no-slot = No free slot: your summoning gauge is { $gauge }
board-no-crystals = Costs { $need } crystals, you have { $have }
board-no-energy = Missing: { $missing }
board-not-payable = You cannot pay for it now
board-turned = Already used this round
board-before-die = Only before the gains of your die
board-prelude = Prelude
board-decks = Prepared decks
board-deck = Deck
board-draft = Draft
board-draft-text = Keep one card; the others go to your neighbour on the left.
board-sorting = Your library
board-sorting-text = Put three cards on every shelf: year I is your hand now, the others come when their year begins.
board-others-choose = The others are still choosing…
