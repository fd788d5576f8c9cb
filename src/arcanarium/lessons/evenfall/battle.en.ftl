### The second lesson of Evenfall.

title = Battles
about = Ties, rewards, a region all to yourself, and when not to fight.

order = Battles are fought one after the other: first the Northern Lakes, then the Central Highlands. Here one witch of yours meets three of your rival's.
tie = Your rival has 3 mana, so at most 3 + 3 = 6. Bid all 5: that makes 6 too, and in a tie whoever spent more mana wins.
    .wrong = Less would not be enough: bid 5.
stone = You have won, and both of you get the rewards of 4 and 6. Take a stone of power for the Serpent: its place bears flame and wave.
    .wrong = Look at the symbols of the place under the Serpent: flame or wave.
token = Who wins the Northern Lakes also becomes first player. That decides who begins the next round, and who wins a tie if even the mana is equal.

alone = In the Central Highlands you stand alone. So the stone is yours already, but rewards still ask for strength.
alone-bid = With 6 strength you get the middle reward, and here that is a transfer. Your witch is 1: bid 5.
    .wrong = For the transfer you need 6 strength: bid 5.
resource = Strength 4: any one resource. Take which you like.
    .wrong = Choose a resource.
transfer = Strength 6: a transfer, without any action cell. Move the Unicorn into your inner circle.
    .wrong = Transfer the Gallows Tree with the Unicorn on it.
alone-stone = And the stone of the winner. The place of the Unicorn bears the root: take the root stone.
    .wrong = Take the root stone: it fits the place of the Unicorn.
alone-done = One witch and five mana did the work of an action. So battles are a second way to the inner circle.

last = The last battles: 25 to 26. In the Lakes your rival has three witches and 7 mana, in the Highlands it is two of yours against one.
give-up = You cannot win the Lakes against a rival who wants them. Bid 0, and let the mana be spent there.
    .wrong = Every mana you spend here is missing in the Highlands: bid 0.
strike = Your rival spent 5 and has 2 left: in the Highlands that makes 3 at most. Bid all 5 for the win and the transfer.
    .wrong = It is the last battle: bid all 5.
last-resource = Seven against three. Take any resource.
    .wrong = Choose a resource.
last-transfer = And now what it was all for: transfer the Unicorn.
    .wrong = Transfer the Gallows Tree with the Unicorn on it.
last-stone = 30 points. Take the root stone: it will double the Unicorn.
    .wrong = Only the root stone fits the place of the Unicorn.
place = Let the stone be placed in the best way.
    .wrong = The best way is found for you: choose it.
won = 35 to 34, you have won! Lose the battle you cannot win, and keep your mana for the other.
