### The fifth lesson of Evenfall.

title = Alone against the Automa
about = How the Automa moves and fights, and when it is time to stop.

automa = Alone you play against the Automa. It spends no resources and holds no cards: a marker on this circle says what it does.
turn = You play as always and begin every round. Find Mirror Lake, and then it is the Automa's turn.
    .wrong = Touch Mirror Lake in the Northern Lakes.
moved = It turned up a card worth 3 points, so its marker went 3 cells on: find a place in the Central Highlands. It always takes the leftmost place.
again = Go on: use your coven token, and watch the marker.
    .wrong = Touch the coven token.
framed = A card of 5, but the marker stops at a yellow frame. There the Automa should transfer a place with a ritual; it has none, so it did what the next cell says.

battle = Fighting it you cannot guess its bid: it turns up a card for each of its witches there. Its strength is their points, its witches and the number of the round.
bid = One witch, round one, one card: mostly 3 to 5, at worst 7. You have one witch: bid all 3 mana.
    .wrong = With less you would lose too often: bid 3.
tie = It turned up a 2: four against four. Against the Automa all ties are yours, so take a stone.
    .wrong = Choose a stone of power.
battle-done = You stay first player whatever happens. Rewards that are resources or cards are victory points for the Automa, so do not leave regions to it.

last = The last round: 28 points to 27, and one good action is left. Send an elder to Bat Swarm for 3 points.
    .wrong = Touch Bat Swarm and send an elder.
count = 31 to 30: for your action the Automa had a turn too, and a mana that it counts as a point. You have nothing more that pays, and each turn of yours gives it another.
last-pass = If you pass, the Automa passes as well. You lead, so end it here: pass.
    .wrong = Any other action gives the Automa another turn, and it would overtake you: pass.
won = 31 to 30: won! The Automa takes as many turns as you do, so every turn of yours has to be worth more than one of its.
