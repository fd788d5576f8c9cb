board-round = Round { $round }
board-setting-up = Set-up
board-circle = Base circle and { $circle }
board-sixes = Scrolls of strength 6 left: { $left }. The game ends after the round in which { $ends } or fewer are left.
board-sixes-short = strength 6: { $left } left (ends at { $ends })
board-dead-rounds = Rounds without a broken seal: { $count } of { $most }
board-guardians-ready = Guardians beside the map
board-our-map = map: our design
board-our-map-why = The printed map was not available to us: this dungeon is our own design. Scrolls, tokens, dice and rules are those of the rulebook.
board-map = The dungeon under the tower
board-map-keys = The dungeon. Arrows move it, plus and minus zoom, 0 shows everything.
board-closer = Closer
board-wider = Wider
board-everything = The whole dungeon
board-my-mage = To the mage
board-storage = Dice storage: { $colour }, { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-picked = picked: { $count }
board-seal = Seal { $element } { $strength }
board-scroll-seal = { $card }, seal { $element } { $strength }
board-stands-mage = { $name }'s mage stands here
board-stands-familiar = { $name }'s familiar stands here
board-guardian = Guardian of { $element }
board-breakable = Can be broken
board-break-with = Break with
board-would-break = Breaks with
board-reachable = Within reach
board-free-break = Without dice
board-choose-this = Choose
board-dice = Dice
board-no-dice = no dice
board-unrolled = not rolled yet
board-scrolls = Scrolls
board-face-down = used this round
board-in-use = being cast
board-stored = stored token: { $token }
board-first-player = First player
board-finished = Round finished
board-familiar-hand = familiar in hand
board-familiar-call = familiar on the Call card
board-familiar-map = familiar on the map
board-choose-dice = Choose dice
board-cast-with = { $count ->
    [0] Cast without dice of yours
    [one] Cast with { $count } die
   *[other] Cast with { $count } dice
}
board-out-of-turn = It is not your turn, but you are asked
board-prelude = Who explores the dungeon?
board-prelude-text = Mages differ only in their figures and in their familiars, which guard corridors and break seals on errands.
board-taken = taken by { $name }
board-order = Dice are taken in this order
board-has-dice = has { $count } of 3
board-familiar-raven = raven
board-familiar-cat = cat
board-familiar-owl = owl
board-familiar-snake = snake
board-familiar-toad = toad
