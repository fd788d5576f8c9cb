### The first lesson of Evenfall.

title = A coven is founded
about = Places of power, rituals, catalysts, the two circles, specialists and the council, a battle, and the power stones.

goal = After three rounds the coven with the most victory points wins. Here are the points you have already; rituals will add more at the end.
goods = A round begins with scouting: everybody gets cards, knowledge and mana. With herbs and potions they are all you pay with.
find = Now you take turns, one main action each. Find a place of power: send a witch for Mirror Lake in the Northern Lakes.
    .wrong = Touch Mirror Lake in the Northern Lakes.
end-turn = The lake lies in your outer circle, and your witch stays in the region, where she will fight later. End your turn.
    .wrong = Keep your cards: end the turn.
harvest = Your rival has passed, so the turns are all yours. Use the coven token: it harvests every place of your outer circle, once a round.
    .wrong = Touch the coven token: it harvests the outer circle.
ritual = Two mana from the lake, and a herb and a potion from the token. Now play a ritual from your hand: Guardian Serpent.
    .wrong = Touch Guardian Serpent in your hand and play it.
bind = A ritual is bound to a place without one. Choose Mirror Lake: its link bonus of 3 mana comes at once.
    .wrong = The starting place has no link bonus: choose Mirror Lake.
orb = The serpent brought 3 victory points, the lake 3 mana. A ritual has slots for catalysts: create an orb there for 2 potions.
    .wrong = Touch Guardian Serpent and create an orb.
orb-done = You could create more in the same action. One orb is enough: say that this is all.
    .wrong = Save the other potions: that is all.
path = An orb moves you one step along the path of your coven, and each step has a reward: here two cards. Sickles, for a herb each, make the place yield more at harvest.
cell = Rituals count at the end only in the inner circle. Send a witch to an action cell of the Central Highlands.
    .wrong = Touch an action cell of the Central Highlands.
cell-way = The cell lets you draw three cards, or transfer a place and draw two. Choose the transfer.
    .wrong = Cards are good, but now we need the transfer.
transfer = Transfer Mirror Lake with everything on it.
    .wrong = Choose Mirror Lake.
inner = Now the lake and the serpent lie in your inner circle: the serpent's 4 points are safe. What is still in the outer circle when the game ends counts nothing.
recruit = Specialists help you in their own way. Recruit Torvin for 2 knowledge.
    .wrong = Touch Torvin in your hand and recruit him as a specialist.
use = Torvin has a free action, once a round, besides your main action. Use it: two cards and one mana.
    .wrong = Touch Torvin, who stands beside your board.
council = Any specialist can be put on your council instead: then only the lower part of the card counts. Make Jorun a council member.
    .wrong = Touch Jorun in your hand and choose the council.
councilled = Council members reward you in the course of the game or at its end. The first costs one of each resource, later ones two of each.

battle = When all have passed there is a battle in each region with pieces in it. You and your rival have two witches each in the Northern Lakes.
bid = Your strength is your pieces plus mana you bid in secret; 4, 6 and 8 bring rewards. Bid 4 or more: that makes at least 6.
    .wrong = With fewer you might lose the battle: bid 4 or 5.
stone = You have won, with two rewards: a card and 3 points. The winner also takes a power stone: take the wave stone, for Mirror Lake bears the wave.
    .wrong = This stone does not fit your lake: take the wave stone.
new-round = At the end of a round all witches come home, and a new round begins with scouting. Mana you have spent is gone, your rewards stay.

last-turn = The last round, and you trail by 24 to 35. A Unicorn worth 5 points still lies in your outer circle; you have one witch and five mana.
last-witch = Finding a place would bring no points now. Send your last witch to the Central Highlands, where she can transfer the Unicorn.
    .wrong = That place would come too late: use an action cell of the Central Highlands.
last-pass = The Unicorn is in the inner circle, 29 points. There is nothing left to do but to fight: pass.
    .wrong = Pass: the battles begin.
last-bid = In the Northern Lakes your rival has two witches and 4 mana, at most 6. Bid all five mana.
    .wrong = It is the last round: mana is worth nothing afterwards. Bid 5.
last-stone = Seven against six! Take the wave stone once more.
    .wrong = The wave stone fits Mirror Lake.
second-stone = In the Central Highlands your last witch was alone, and so she won. Take the root stone: the place of the Unicorn bears the root.
    .wrong = The root stone fits the place of the Unicorn.
place-stones = At the end each stone doubles a ritual of your inner circle whose place bears its symbol. Let them be placed in the best way.
    .wrong = The best way is found for you: choose it.
won = Serpent and Unicorn count twice: 41 to 38, you have won! One witch transferred a ritual and took a stone.
