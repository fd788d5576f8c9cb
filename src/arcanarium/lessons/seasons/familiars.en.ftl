### The third lesson of Seasons.

title = Familiars and watchful cards
about = Cards that act on your rivals, and cards that notice what you do.

kinds = Lilac cards are magic items, which work for their owner. Orange ones are familiars: they act on the others too.
figrim = Figrim the Avaricious stays in play and watches the seasons: whenever one ends, every rival pays you a crystal. Summon him.
    .wrong = Touch Figrim in your hand.
season = Winter has only this space left, so the season changes after this round. End your turn and watch both numbers.
    .wrong = End your turn: then the season changes.
paid = Spring is here, and a crystal has changed hands: 3 for you, 6 for your rival. In three years the season changes many times more, so Figrim is best played early.

leech = Rivals have watchful cards too. Before you summon a card from your hand, the Arcano Leech takes a crystal from you, and you have none.
toll = Three air tokens would pay for Kairn, but the toll is missing. You may transmute this turn: turn the fire into 3 crystals.
    .wrong = Touch the fire token and confirm: you need crystals for the toll.
kairn = Now you can pay. Summon Kairn the Destroyer.
    .wrong = Touch Kairn in your hand.
toll-paid = One crystal went to the Leech, 9 for your rival. So before you summon, look at what lies before the others.

destroy = Kairn is activated: for any one token every rival loses 4 crystals. Activate him.
    .wrong = Touch Kairn, who lies before you.
fairies = Your rival lost 4, but the Thieving Fairies watch activations: they took one crystal from you and got one more. Kairn was still worth it, a potion might not have been.

last-turn = The last turn: 44 points to 70. But your rival is saving four water tokens, and in fall each is worth 3 crystals.
lewis = Lewis Greyface gives you the same tokens your rival has in reserve. Summon him.
    .wrong = First Lewis: touch him in your hand.
kairn-again = Four water tokens are yours, and your rival kept theirs. Now Kairn: activate him against those 64 crystals.
    .wrong = Kairn first: activate him.
kairn-pay = He wants one token. Earth is worth less than water: give the earth.
    .wrong = Water is worth 3 now: pay with earth.
cash-in = Your die has the ring. Transmute all four water tokens.
    .wrong = Touch all four water tokens, then confirm.
last-end = 12 crystals more. End your turn.
    .wrong = Everything is done: end your turn.
won = 67 to 66: won by a single point! Look at your rivals' cards and reserves, not only at your own.
