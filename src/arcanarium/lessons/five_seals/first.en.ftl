### The first lesson of Five Seals.

title = Seals and scrolls
about = Breaking seals with dice, winning scrolls, casting spells, the familiar, and how the game ends.

goal = You want scrolls: the number on each is its points, and the most points win. So far you have your Call card, worth 1.
dungeon = Your mage stands in the round hall. Coloured seals close every corridor, and behind them lie the scrolls.
break-door = A seal is broken with dice of its colour that add up to its strength or more. Break the red 2 of this door with your red 2, and keep the 3.
    .wrong = Touch the marked door and pay with the red 2: the 3 will be needed later.
reach = The die is spent, and your mage has moved to where the seal was; then your rival broke one. You reach every seal to which the way is free, however far it is.
nook = Break the yellow 4 on the way to the side chamber. Your yellow 4 is just enough.
    .wrong = That is within reach too, but the scroll lies behind the yellow 4.
scroll = The way to a scroll is free. It has a seal of its own, a red 2: break it with your red 3.
    .wrong = Touch the scroll at the end of this way.
new-dice = The scroll is yours: 2 points and a spell. You have no dice left, so your round is over: take any three for the next one.
    .wrong = Choose three dice of the storage and confirm.
new-round = When everybody's round has ended, all dice are rolled and a new round begins. Mages stay where they are.

mind = A purple seal takes dice of any colour, as long as all are of one colour. Win this scroll of strength 3 with your green 3.
    .wrong = Touch the purple scroll of strength 3.
cast = Now you have a red 2 and a blue 1, and the next seal is blue 3. Cast the Transmutation of Fire: it turns your red die into another colour.
    .wrong = Touch the scroll Transmutation of Fire that lies before you.
colour = The value stays, the colour changes. Choose blue.
    .wrong = The seal is blue: so should the die be.
vault = One and two make three: break the blue seal. You may use several dice, but never more than needed.
    .wrong = Touch the blue 3.
duty = Each spell can be cast once a round, at the beginning of a turn of yours. Then you have to break a seal if you can: nobody may save dice by waiting.

familiar = Your familiar, the raven, can bar the way. Use your Call card and leave it here on the door as a barrier.
    .wrong = Touch your Call card and choose the barrier.
walk-on = The Call card is used up for this round, but your turn goes on. Break the green 2 and walk on.
    .wrong = Break the green 2 in the nook.
barrier = Your mage has left, and the raven holds the door: no rival gets past it until your round is over. All these scrolls are kept for you.

drop-out = A single green 1 breaks nothing here. Whoever can break nothing drops out of the round.
    .wrong = There is nothing else to do: drop out.
drop-dice = It is no disaster: your die goes back, and you take three new ones at once. Choose any three.
    .wrong = Choose three dice of the storage and confirm.
dropped = Choose colours by the seals you want to break next. Everybody rolls them when the new round begins.

last-round = With two players the game ends after a round that leaves at most three scrolls of strength 6 in the dungeon. There are four; you have 8 points, your rival 15.
lock = Between you and this scroll there is one seal. Spend your blue 6 on it, and nothing else.
    .wrong = That would cost you a die you need: break the blue 6.
six = The scroll is purple, strength 6: two red dice, 2 and 4, make 6. Win it.
    .wrong = Touch the purple scroll of strength 6.
last-dice = It is yours! Take dice once more, and the round is over.
    .wrong = Choose three dice and confirm.
won = 18 to 15, you have won! Besides its own 6 points, Revaluation of Mind brings one for each of your four purple scrolls.
