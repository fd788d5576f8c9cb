### The third lesson of Five Seals: the third circle.

title = The third circle: discord
about = Spells that are aimed at rivals: taking their dice, their colours and their scrolls.

discord = The third circle is the magic of discord: every spell needs a rival who is still in the round. The scroll beside you has a red seal, but your only die is blue.
forge = Your rival has a red die. Forgery of Fire takes it and gives yours for it, but the numbers stay with their owners: cast it.
    .wrong = Touch the scroll Forgery of Fire, which lies before you.
forged = Only the colours have changed hands: your blue 3 has become a red 3, and the rival's red 5 a blue 5.
scroll = Now win the scroll with your red 3.
    .wrong = Touch the scroll beside you.
got = Five points, and your rival is left with a colour nobody asked for.

capture = Capture simply takes a die. This is your rival's last one, a red 4: cast the Capture of Fire.
    .wrong = Touch the scroll Capture of Fire.
captured = It is yours, as it lies. A rival whose last die is taken is out of the round at once, and has taken new dice already.
four = You have a red 2 and a red 4. Win the purple scroll of strength 4, and pay with the 4.
    .wrong = Touch the purple scroll of strength 4 and pay with the die of 4.
target = Nobody is left to aim at now, so magic of discord rests until the next round. Modification makes your dice better and a rival's worse; Appropriation casts a rival's scroll.

last-round = The last round: 16 points to 20. Your rival has the Revaluation of Fire, which pays for red scrolls, and most red scrolls are yours.
transfer = Transfer of Fire takes a red scroll from a rival for one of yours of the same strength. Cast it: your Revaluation of Air goes, theirs comes.
    .wrong = Touch the scroll Transfer of Fire.
three = 18 to 20. Win this red scroll too: 3 points, and one more for the Revaluation.
    .wrong = Touch the red scroll of strength 3 beside you.
last-dice = 22 points! Take dice; your rival can break nothing more.
    .wrong = Choose three dice and confirm.
won = 22 to 20, you have won! Look at what lies before your rivals: it may suit you better than them.
