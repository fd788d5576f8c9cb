### The first lesson of Seasons.

title = A wizard's first three years
about = Dice, energy, cards, the wheel of the seasons and how the points are counted.

goal = You have three years, and then whoever has the most prestige points wins. These are your crystals: at the end each of them is one point.
take-die = Every round the dice of the season are rolled, and everybody takes one. Take the die with the fire, the star and the ring.
    .wrong = That die is good too, but here we want the one with the ring.
take-gains = You get what your die shows: one fire token, and for the star one more point of your summoning gauge. Take it all.
    .wrong = You may leave something, but there is no reason to: take it all.
reserve = Energy waits in your reserve, which holds seven tokens. You pay for cards with it, or turn it into crystals.
summon = Your summoning gauge is 1, so one card may lie before you. Summon the Amulet of Air for two air tokens.
    .wrong = First the card: touch the Amulet of Air in your hand.
instant = The Amulet works once, at the moment it is summoned: your gauge has grown by two. It stays in play and is worth 6 points at the end.
transmute = The ring on your die lets you transmute energy into crystals this turn. In winter fire is worth 2: touch the token and confirm.
    .wrong = Touch the fire token in your reserve and confirm: it brings two crystals.
summon-again = Two crystals are just what Balance of Ishtar costs. Summon it.
    .wrong = Touch Balance of Ishtar in your hand.
end-turn = There is nothing more to do in this turn. End it, and your rival plays.
    .wrong = Bonuses cost points at the end; now simply end your turn.
wheel = Nobody took the third die. Its two dots have moved the season marker on by two spaces.

worth = It is spring, and this table says what a token is worth now. Fire brings 3 crystals, water only 1.
activate = Balance of Ishtar works when you activate it: three tokens of one kind become 9 crystals, in any season and without a ring. Activate it.
    .wrong = Touch Balance of Ishtar: it lies before you.
turned = Nine crystals for three drops of water! The card lies turned now, and can be activated again in the next round.

full = You have six tokens, and the die brings two more. Take them all and see what happens.
    .wrong = Take everything the die shows.
overflow = Eight tokens, but the reserve holds seven. Give one back: water is worth the least in spring.
    .wrong = Choose one token of your reserve and confirm.
no-room = Three earth tokens would pay for the Staff of Spring, but your gauge is 2 and two cards lie before you. Use the bonus “Summoning gauge +1”.
    .wrong = Choose the bonus that raises the summoning gauge.
use-room = Now there is room. Summon the Staff of Spring.
    .wrong = Touch the Staff of Spring in your hand.
penalty = Bonuses are not free: one costs 5 points at the end, two cost 12, three cost 20. Here it paid: the Staff alone is worth 9 points, and brings 3 crystals with every card you summon from now on.

library = Before the game everybody sorts nine cards into three years. These three wait in your library for the second year.
leave-die = Both dice bring you the same, but the one that is left moves the marker. The new year is three spaces away: leave the die with three dots.
    .wrong = Then the marker would stop short of the new year: take the die with two dots.
new-year = The second year has begun, and the three cards of your library are in your hand. In the third year you get the last three.

last-turn = The last turn of the game, and your rival has 60 points. A card left in your hand costs you 5 at the end, and energy left over is worth nothing.
purse = The order decides. Summon the Purse of Io first: with it every token you transmute brings one crystal more.
    .wrong = Tokens that you transmute now bring one crystal less each: the Purse comes first.
cash-in = Now water is worth 4 and earth 3. Touch all three tokens and transmute them together.
    .wrong = Touch both water tokens and the earth token, then confirm.
last-end = That makes 51 crystals and 12 points for two cards. End your turn: the marker passes the last space and the game is over.
    .wrong = Everything is done: end your turn.
won = 63 to 60, you have won! Without the Purse it would have been 51: the right card came at the right moment.
