### The third lesson of Res Arcana.

title = A match of three games
about = Who begins, the open draft between the games, and how a match is won.

lost = A match is won by two games out of three, and you have lost the first. Now all sixteen artifacts of that game lie open, and both of you draft from them; your mages stay with you.
first = The loser says who is first in the second game. Choose yourself: then you pick before anybody else.
    .wrong = Being first is worth the First Player token and the first pick: choose yourself.
one = The First Player takes one artifact, then each takes two in turn. Begin with the Elemental Spring: it collects three essences every round.
    .wrong = Here we begin with the Elemental Spring.
two = Your rival has taken Treant and Hawk, two Creatures. Take two that help each other: the Earth Dragon, and the Dragon Bridle, which makes Dragons cheaper by 3.
    .wrong = Choose Earth Dragon and Dragon Bridle, then confirm.
deny = What you leave, your rival may take. Choose the Dragon Egg and Hand of Glory, or any two others.
    .wrong = Choose two artifacts, then confirm.
open = So it goes on until all are taken; the last one is the First Player's. Both of you know all sixteen now, and the same decks serve for a third game.

third = Each of you has won a game, and this is the third: your rival has passed with 9 points, you have 7. Find three.
dragon = The Earth Dragon costs 4 Elan and 3 Life, but the Bridle saves you 3 of them: your 2 Elan and 2 Life are enough. Place it.
    .wrong = Touch the Earth Dragon in your hand and place it.
monument = Eight. The Temple is worth two points: claim it for your 4 Gold.
    .wrong = Touch the Temple among the monuments.
last-pass = Ten. Pass.
    .wrong = Everything is done: pass.
won = Ten to nine: the third game and the match are yours. Dragon and Bridle came together because you picked them together.
