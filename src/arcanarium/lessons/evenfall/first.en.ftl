### The first lesson of Evenfall.

title = A coven is founded
about = Places of power, rituals, catalysts, the two circles, specialists, a battle, and the stones of power.

goal = After three rounds the coven with the most victory points wins. This is what you have so far; what lies in your inner circle will be added at the end.
goods = Every round begins with scouting: 6 cards, 3 knowledge, 2 mana. Herbs, potions and knowledge pay for cards; mana is for battles.
find = Now you take turns, one main action each, and nothing grows without places of power. So your first turn finds one: send a witch for Mirror Lake in the Northern Lakes.
    .wrong = Touch Mirror Lake in the Northern Lakes. It costs one witch: see the hat on the card.
end-turn = The lake joins your outer circle. Your witch stays in the region, where she will fight later; end your turn.
    .wrong = The main action is done: end the turn.
harvest = Your rival has passed, so all turns are yours. Use the coven token: once a round it brings a herb and a potion and harvests your whole outer circle.
    .wrong = Touch the coven token: it harvests the outer circle.
ritual = The lake gave 2 mana, the sign beside the sickle on its card. Now play a ritual from your hand: Guardian Serpent.
    .wrong = Touch Guardian Serpent in your hand and play it.
bind = A ritual is bound to a place that has none yet. Choose Mirror Lake: its link bonus at the bottom of the card, 3 mana, comes at once.
    .wrong = The starting place has no link bonus: choose Mirror Lake.
orb = The serpent brought 3 victory points, the lake 3 mana. The squares on the ritual are slots for catalysts: create an orb there for 2 potions.
    .wrong = Touch Guardian Serpent and create an orb.
path = The orb moves you one step along the path of your coven, and each step has a reward: here two cards. The other catalyst is the sickle: for one herb, its place yields every harvest once more.
cell = A ritual counts at the end only in the inner circle, so the lake has to get there. Send a witch to an action cell of the Central Highlands.
    .wrong = Touch one of the round action cells of the Central Highlands.
cell-way = Here you draw three cards, or you transfer a place and draw two. Choose the transfer.
    .wrong = Cards are good, but now we need the transfer.
inner = The lake has moved to your inner circle with everything on it: the serpent's 4 points are safe. What is still in the outer circle when the game ends is worth nothing.
recruit = Specialists stand beside your board, help you, and bring points at the end. Play Torvin as a specialist for 2 knowledge.
    .wrong = Touch Torvin in your hand and play him as a specialist.
use = Torvin has a free action: once a round, besides your main action. Use it for two cards and one mana.
    .wrong = Touch Torvin, who stands beside your board.
bats = Your starting place lies in the inner circle from the beginning, so a ritual there counts without any transfer. Play Bat Swarm on it.
    .wrong = Touch Bat Swarm in your hand and play it.
elder = Bat Swarm has an action cell of its own. Elders work in cells of your inner circle and nowhere else: send one, for 3 victory points and a mana for your rival.
    .wrong = Touch the action cell on Bat Swarm and send an elder.
actions = These are the five main actions: find a place, use the token, play a card, use an action cell, create catalysts. Who can or will do none of them passes and waits for the battles: once you pass, your actions of this round are over.

battle = When all have passed, a battle begins in each region where anybody has pieces. You and your rival have two witches each in the Northern Lakes.
bid = Your strength is your pieces in the region plus mana that you bid in secret; 4, 6 and 8 bring rewards. Bid 4 or more: that makes at least 6.
    .wrong = With less you might lose the battle: bid 4 or 5.
stone = You have won, and with two rewards: a card and 3 points. The winner also takes a stone of power: take the wave, because Mirror Lake bears that symbol.
    .wrong = This stone does not fit your lake: take the wave stone.
new-round = After the battles all witches and elders come home, and the next round begins with scouting. The mana that was bid is gone, what you have won stays.

last-turn = The last round, and you trail by 24 to 35. The Unicorn, worth 5 points, is still in your outer circle; you have one witch left and five mana.
last-witch = A place that you find now would bring no points. Send your last witch to the Central Highlands, where she transfers the Unicorn.
    .wrong = A place in the outer circle is worth nothing now: use an action cell of the Central Highlands.
last-pass = The Unicorn is in the inner circle: 29 points. Nothing is left to do but fight, so pass.
    .wrong = Pass: the battles begin.
last-bid = In the Northern Lakes your rival has two witches and 4 mana, at most 6 strength. You have two witches too: bid all five mana.
    .wrong = This is the last round, so saved mana helps you no more. Bid 5.
last-stone = Seven against six! Take the wave stone again, for Mirror Lake.
    .wrong = The wave stone fits Mirror Lake.
second-stone = In the Central Highlands your last witch was alone, and so she won. Take the root stone: the place of the Unicorn bears the root.
    .wrong = The root stone fits the place of the Unicorn.
place-stones = At the end each stone doubles a ritual of your inner circle whose place bears its symbol. Let them be placed in the best way.
    .wrong = The best way is found for you: choose it.
won = Serpent and Unicorn count twice: 41 to 38, you have won! Begin your own game as here: first a place, then the harvest, then a ritual.
