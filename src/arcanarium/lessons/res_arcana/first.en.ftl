### The first lesson of Res Arcana.

title = Ten points
about = Essences, artifacts and their powers, passing, monuments and Places of Power, a dragon, and the race to ten points.

goal = Once somebody has 10 points at the end of a round, the game is over and whoever has the most wins. These are yours: the First Player token brings one already.
essences = Everything is paid with essences: Elan, Life, Calm, Death and Gold. These are yours.
collect = A round begins with Collect. Your mage brings 1 Elan by itself, and your magic item gives Calm or Elan: take Elan.
    .wrong = Calm is useful too, but the next card wants Elan.
place = Now everybody takes turns, one action each. Place the Dwarven Pickaxe from your hand: it costs 1 Elan.
    .wrong = Touch the Dwarven Pickaxe in your hand and choose to place it.
power = It is in play, and your rival has placed a card too. Use the power of the Pickaxe: turn it and pay 1 Elan for 1 Gold.
    .wrong = Touch the Dwarven Pickaxe, which lies before you, and use it.
turned = The Pickaxe lies turned: its power cannot be used again before the next round. Meanwhile your rival has passed.
discard = A card you do not need is worth something too. Discard the Vault from your hand.
    .wrong = Touch the Vault in your hand and choose to discard it.
discard-gold = For a discarded card you get 1 Gold, or any 2 other essences. Take the Gold.
    .wrong = That would be allowed, but Gold is rare: take it.
pass = Three Gold! Nothing more to do in this round, so pass.
    .wrong = This time, pass.
pass-item = Whoever passes takes another magic item and draws a card. Take Alchemy, or any that you like.
    .wrong = Choose one of the magic items that lie in the middle.
new-round = All have passed: points are checked, turned components straighten, and a new round begins with Collect. Your rival passed first, and so has the First Player token with its point now.

monument = You have 4 Gold, the price of any monument. Claim the Great Pyramid: it is worth 3 points.
    .wrong = Touch the Great Pyramid among the monuments.
place-of-power = Places of Power cost much and bring the most points. You have 9 Death: claim the Catacombs of the Dead.
    .wrong = Touch the Catacombs of the Dead among the Places of Power.
feed = Each Death lying on the Catacombs is a point. Use the power that turns them: it puts 1 Death there.
    .wrong = Touch the Catacombs of the Dead before you and use the power.
fed = Four points: three for the Pyramid, one for the Catacombs. Essences stay on a card until you take them at Collect, and then their points are gone.

dragon = Your rival uses a Fire Dragon, and you are to lose 2 Life. For each Life that you lack you lose 2 other essences.
react = Here you could pay 1 Calm, but you have none. Protection reacts to Life loss: turn it and ignore the attack.
    .wrong = Then you would lose your Life and two more essences; react with Protection.
reacted = All your essences are still there. Reactions are no actions: they cost you no turn.

last-round = Your rival has passed with 9 points, and you have 7. You may act as long as you can pay: find three points before you pass.
pay-first = The Catacombs have two powers, but only a straight component can use them. So begin with the one that does not turn it: pay 5 Death.
    .wrong = Begin with the power for 5 Death: it does not turn the Catacombs.
then-turn = Eight. Now turn the Catacombs for one more Death on them.
    .wrong = Use the other power of the Catacombs now.
ring = Nine. The Ring of Midas costs 1 Life and 1 Gold, which is all you have left, and is worth a point: place it.
    .wrong = Touch the Ring of Midas in your hand and place it.
last-pass = Ten! Points count at the end of the round, so pass.
    .wrong = Everything is done: pass.
last-item = Take any magic item, for the last time.
    .wrong = Choose one of the magic items in the middle.
won = Ten to nine: you have won the check and the game. The order of two powers made the difference.
