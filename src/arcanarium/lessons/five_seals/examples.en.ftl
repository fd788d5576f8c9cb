### The worked examples of the rulebook of Five Seals.

title = Examples of the rulebook
about = Dice that are too many, magic that must work, a turn in two ways, spells and the count of points.

-wrong-try = The example goes another way. "Show me" plays it.

minimal = You have green dice with 2, 3 and 4, and an earth seal of strength 4 is in reach. Break it with the 4 alone or with 3 and 2; the 4 and another one would be one die too many.
    .wrong = { -wrong-try }
minimal-done = The seal is broken, your mage has moved there, and the dice you kept are for your next turn.
must-work = Magic must work. You have no yellow die for Purification of Air, and your red die shows 6 already, so Saturation of Fire would change nothing: neither can be cast.
turn-one = Multiplication of Fire needs 5 of red, and you have a red 1. Cast Transmutation of Air: the yellow 2 becomes a red 2.
    .wrong = { -wrong-try }
turn-one-saturate = Now cast Saturation of Fire on both red dice.
    .wrong = { -wrong-try }
turn-one-break = 3 and 4 are enough for a strength of 5. Break the seal of Multiplication of Fire.
    .wrong = { -wrong-try }
turn-one-done = The scroll is yours, and a blue 3 is left for your next turn. Then you may cast the new scroll, too.
turn-two = The same turn in another way. Call your familiar to where your mage stands, as a barrier for your rival.
    .wrong = { -wrong-try }
turn-two-break = The blue 3 is enough for Purification of Mind, because any one colour breaks a purple seal. Break it.
    .wrong = { -wrong-try }
turn-two-done = Your familiar still holds the way. In your next turn you have three scrolls to get Multiplication of Fire with.
transmutation = Blue 3 and 5. Cast Transmutation of Water to make both yellow.
    .wrong = { -wrong-try }
transmutation-done = Yellow 3 and 5: colours change, values stay. You could also have changed only one of them.
purification = Yellow 2 and 4 and a green 3. Cast Purification of Mind.
    .wrong = { -wrong-try }
purification-one = Of one colour as many as you like: one or both yellow dice, or the green one, but not all three. Choose a yellow one.
    .wrong = { -wrong-try }
purification-done = Rolled again once. The green die stays as it is.
saturation = Green 2 and 5 and a yellow 4. Cast Saturation of Earth on both green dice.
    .wrong = { -wrong-try }
saturation-done = 2 became 4, and 5 became 6, because no die goes higher. Saturation of Mind could have raised the yellow die instead.
forgery = You have a blue 3, your rival a red 5. Cast a Forgery.
    .wrong = { -wrong-try }
forgery-done = You have a red 3 now, and they a blue 5: only the colours were exchanged.
scoring = If the game ended now: your scrolls are worth 24 points with the Call, and Revaluation of Air adds 3 for three scrolls of air. That makes 27.
