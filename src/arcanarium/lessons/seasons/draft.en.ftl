### The second lesson of Seasons.

title = Nine cards for three years
about = Keeping a card and passing the rest on, sorting nine cards into three years, and why that wins.

nine = Without prepared decks you choose your nine cards yourself. Everybody is dealt nine, keeps one and passes the others to the left.
engine = Best is what pays again and again. Keep the Hand of Fortune: whatever you summon later costs one energy token less.
    .wrong = A good card, but the Hand of Fortune pays with every other card: keep it.
passed = The packs have moved on: these eight come from your rival. Your summoning gauge begins at 0, so keep the Amulet of Air, which raises it by two.
    .wrong = You will be glad of room for your cards: keep the Amulet of Air.
missing = Here is your first pack again, and besides your Hand of Fortune the Purse of Io is gone. So you know a card your rival has, although nobody showed it.
together = Look for cards that help each other. The Staff of Spring brings 3 crystals with each card you summon, and your cards are cheap: keep it.
    .wrong = The Staff fits the Hand of Fortune best: keep it.
and-so-on = So it goes on until everybody has nine. Take what works together, and now and then what your rival needs.

first-year = Three of your nine are for the beginning, so for what works at once: room for cards, and what pays every round. Put Amulet of Air, Wondrous Chest and Hand of Fortune into year I.
    .wrong = Put only Amulet of Air, Wondrous Chest and Hand of Fortune into year I and confirm; the others come next.
second-year = Keep for the end what pays at the end: the dear Runic Cube, Syllas and the Potion of Life. So the second year gets Amulet of Earth, Staff of Spring and Divine Chalice.
    .wrong = Choose Amulet of Earth, Staff of Spring and Divine Chalice, then confirm.
sorted = Your library: you may look at it whenever you like, and nobody else sees it. What is not sorted yet belongs to the third year.

third-year = The last turn of the third year: 49 points to 77. But now the late cards are in your hand.
cube = The Runic Cube costs 20 crystals and is worth 30 points: early you could not pay it, now it is a bargain. Summon it.
    .wrong = First the Cube: touch it in your hand.
syllas = 64 points. Syllas costs three fire tokens, but thanks to the Hand of Fortune your two are enough: summon him, and your rival has to give up a card.
    .wrong = Touch Syllas in your hand.
draft-end = The Purse of Io had to go. End your turn, and the third year is over.
    .wrong = Everything is done: end your turn.
won = 83 to 71, you have won! A card of the first year made the last one possible: that is what sorting is for.
