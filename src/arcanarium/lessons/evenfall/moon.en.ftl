### The fourth lesson of Evenfall.

title = The moon sides
about = Four covens, each with powers of its own: Star, Cross, Circle and Thorn.

moon = On the moon side each coven plays in its own way; all other rules stay. This is the Star: in scouting it draws nine cards and gets nothing else.
star = So the Star lives on its cards: as a free action, and as often as you like, one card becomes a resource or a mana. Use it.
    .wrong = Touch the free action of your board: one card for one resource.
star-card = Discard Zora.
    .wrong = You will want the others: discard Zora.
star-council = The first council member costs the Star nothing. Put Sable on the council.
    .wrong = Touch Sable in your hand and choose the council.
star-done = A herb and a council member, and the nine cards have become seven. With the Star your hand is your store.

cross = The Cross has a path of choices: most steps offer two rewards, and you get one of them. Its token harvests, and then gives again the reward of one step that you have reached.
cross-cell = And its board has an action cell for a witch: one step along the path, with both rewards. Use it.
    .wrong = Touch the action cell on your own board.
cross-gain = Three points are yours already; now take any two resources besides.
    .wrong = Choose two resources, then confirm.
cross-done = The Cross likes to walk: every orb is a choice, and the cell brings both at once.

circle = The Circle begins outside: its starting place and a Grotto lie in the outer circle and are harvested in scouting already. And its elders may work there: send one to the Storm Staff.
    .wrong = Touch the Storm Staff and send an elder.
circle-done = Three mana, and no witch was needed. So the Circle can leave its places outside for long, but they too have to get inside before the end.

thorn = The Thorn uses its stones twice. Its last turn: 24 to 32, and you have a wave stone.
thorn-stone = Its board has cells for stones, each with a reward, as a free action. Take your wave stone.
    .wrong = Touch your wave stone.
thorn-cell = Put it into the cell that brings 5 victory points.
    .wrong = Five points are worth most now: choose that cell.
thorn-pass = 29. And at the end the stone leaves its cell again and doubles the Serpent on Mirror Lake: pass.
    .wrong = Everything is done: pass.
won = 33 to 32, you have won! Now you know all four covens: which one is yours?
