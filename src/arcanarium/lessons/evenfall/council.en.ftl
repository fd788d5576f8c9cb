### The third lesson of Evenfall.

title = The council
about = Specialists as council members: what they bring at once, every round and at the end.

two-halves = Every specialist is two cards in one. Beside your board the upper part counts; under it, as a council member, only the lower one, and its printed cost does not matter.
sable = Your first council member costs one of each resource. Make Sable one: from then on each place you find brings 2 victory points.
    .wrong = Touch Sable in your hand and choose the council.
find = Now find a place: Mirror Lake.
    .wrong = Touch Mirror Lake in the Northern Lakes.
found = Two points came with it, and it will be so each time. Council members like that belong in the first round.

dagmar = Later members cost two of each resource. Dagmar's lower part pays at the end of every round, a point for each ritual of your inner circle: make her a council member.
    .wrong = Touch Dagmar in your hand and choose the council.
pass = You have two rituals there. Pass, and see the end of the round.
    .wrong = Pass: the round is over when all have passed.
round-end = Two points, and the same again after the next rounds. So count how many rounds are left before you pay.

last-turn = The last turn: 32 to 38. In your coven there are two artifacts, two spells and two familiars; see the signs on the cards.
jorun = Jorun in the council brings 4 points at the end for each set of artifact, spell and familiar. Two sets are 8 points: put her on the council.
    .wrong = As a specialist she brings one point, on the council eight: choose the council.
last-pass = 40 points. Pass.
    .wrong = Everything is done: pass.
won = 40 to 38, you have won! Early the council pays in small coin, late it pays for what you have gathered.
