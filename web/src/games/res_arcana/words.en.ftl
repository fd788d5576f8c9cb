board-standing = Score
board-round = Round { $round }
board-game = Game { $game } of 3
board-goal = { $goal } points win
board-token = First Player token (1 point)
board-passed = passed
board-you-passed = You have passed: you take no more turns this round and lose no Life.
board-won = Games won: { $won }
board-lying = { $what } on it
board-scores = scores { $points }
board-pile-of = Discard pile of { $name }
board-pile-empty = Nothing has been discarded yet.
board-known-top = On top of the deck, as you have seen
board-still-in-deck = Still in your deck
board-hand-or-deck = In hand or deck: everybody has seen them
board-known-monument = You have seen what lies on top of the deck
board-all-claimed = All are claimed.
board-nothing-in-play = Nothing is in play yet.
board-discard = Discard
board-discard-text = 1 Gold or 2 other essences
board-hand-empty = Your hand is empty.
board-hand-hidden = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-attacked = { $name } attacks you!
board-you-have = You have
board-look = Look at the table first
board-out-of-turn = { $name } is on turn, but the question is for you
board-prelude = Before the first round
board-prelude-text = Look at your first cards and choose your mage; magic items are taken afterwards.
board-draft = Draft
board-draft-text = Keep one artifact and pass the others on: four cards to the left, then four to the right.
board-open-draft = Open draft
board-open-draft-text = The First Player takes one artifact, then both take two in turn, until the last one is left for the First Player.
board-your-mages = Your mages: you will choose one
board-others-choose = The others are still choosing…
board-tie = Level on points: the larger essence pool wins, 1 Gold counting as 2.
