### The second lesson of Five Seals: the second circle.

title = The second circle: space
about = Spells that swap seals, store them, and carry a far scroll to where you stand.

space = The second circle is the magic of space: it moves what lies in the dungeon. Behind this blue 2 lies a scroll, but both your dice are red.
replacement = Replacement of Fire swaps a red seal with one of another colour and the same strength, wherever they lie. Cast it.
    .wrong = Touch the scroll Replacement of Fire, which lies before you.
which = Choose the red 2 beside you and the blue 2 in your way.
    .wrong = Choose the two marked seals: the red 2 and the blue 2 on the way to the scroll.
nook = Now the seal in your way is red. Break it with your red 2, and keep the 3 for the scroll.
    .wrong = Touch the marked red 2 and pay with the die of 2.
scroll = Win the scroll with your red 3.
    .wrong = Touch the scroll behind the seal you broke.
got = Five points. Exchange, its stronger sister, swaps two seals of its own colour and of any strengths: so a 6 can go where nobody needs to pass.

vault = Here Absorption lies before you, which can store a seal. First break the red 3.
    .wrong = Break the marked red 3.
store = The broken seal may lie down on your scroll and wait there, even for rounds. Store it.
    .wrong = Do not throw it away: store it on the scroll.
absorb = Your green 1 breaks nothing here. Cast Absorption: it adds the strength of the stored seal to any of your dice.
    .wrong = Touch the scroll Absorption of Fire.
four = One and three make four. Win the purple scroll of strength 4 with it.
    .wrong = The scroll of strength 4 is worth most: touch it.
others = A die of 1 has won four points. Disintegration goes further still: it simply takes a seal off the board, but you have to break another one all the same.

last-round = The last round: 10 points to 17. This purple scroll of strength 6 would win, but three seals lie before it.
rearrange = Rearrangement swaps two scrolls, wherever they lie, if one of them has its colour. Cast the Rearrangement of Mind.
    .wrong = Touch the scroll Rearrangement of Mind.
which-two = Swap the far purple scroll with the green one right beside you.
    .wrong = Choose the two marked scrolls.
six = The mountain has come to you. Two and four make six: win it.
    .wrong = Touch the purple scroll of strength 6, which now lies beside you.
last-dice = It is yours! Take dice once more, and the round is over.
    .wrong = Choose three dice and confirm.
won = 20 to 17, you have won! Who cannot reach a scroll lets it come: the magic of space.
