### The second lesson of Res Arcana.

title = Eight artifacts of your own choice
about = The draft, a mage and a magic item to match, and a plan that all of them serve.

eight = Instead of eight dealt cards you can draft your own. Look at the table first: the Places of Power say what will be worth points, here for example Death on the Catacombs.
glory = Keep one of four artifacts and pass the others to the left. Keep the Hand of Glory: every round it brings you 2 Death.
    .wrong = A good card, but for the Catacombs you want Death: keep the Hand of Glory.
statuette = These three come from your rival. The Jeweled Statuette brings 3 Death a round and is worth a point: keep it.
    .wrong = The Statuette brings more Death than anything: keep it.
back = Your first four have come back, and the Hawk is gone: your rival has it. Keep either of these two; the last card of each pack needs no choice.
    .wrong = Keep one of the two.
to-the-right = Four artifacts are yours. Now everybody gets four new ones, and these go round to the right.
skull = The Cursed Skull makes Death out of Life. Keep it.
    .wrong = Keep to your plan: the Cursed Skull.
go-on = So it goes on until everybody has eight. They become your deck, and three of them your first hand.

mage = Now choose one of your two mages, knowing your hand. The Necromancer brings 1 Death at every Collect: choose him.
    .wrong = The Duelist brings Elan, and you need Death: choose the Necromancer.
item = Magic items are taken in turn, and the First Player is the last. “Death / Life” fits your plan; but take any that you like.
    .wrong = Choose one of the magic items in the middle.
ready = One essence of each kind, three cards and a plan: the game begins with Collect. From now on all is as you know it.

last-round = Some rounds later: your rival has passed with 9 points, and you have 8. What you drafted is going to pay now.
use-statuette = The Catacombs cost 9 Death, and you want more besides. Use the Statuette: 3 Death.
    .wrong = First gather Death: use the Jeweled Statuette.
use-glory = Twelve. Now the Hand of Glory.
    .wrong = Use the Hand of Glory: 2 more Death.
claim = Fourteen. Claim the Catacombs of the Dead for nine of them.
    .wrong = Touch the Catacombs of the Dead among the Places of Power.
feed = Five Death are left, just the price of the power that puts 1 Death on the Catacombs. Use it; then turn them for one more.
    .wrong = Use the power of the Catacombs that costs 5 Death.
last-pass = Ten points! Pass, and the points are checked.
    .wrong = Everything is done: pass.
won = Ten to nine, you have won! Not the strongest cards did it, but cards that all wanted the same.
