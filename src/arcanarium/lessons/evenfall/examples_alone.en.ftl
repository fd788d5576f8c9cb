### The worked examples of the rulebook with the Automa.

title = Examples of the rulebook: alone
about = A turn of the Automa and a battle against it.

-wrong-try = The example goes another way. "Show me" plays it.

automa-turn = After each of your turns the Automa has one. Use your coven token and look at what it does.
    .wrong = { -wrong-try }
automa-turn-done = A card with 3 points moved its marker on by three cells, to a find in the Central Highlands. It took the leftmost place there for two witches.
automa-battle = You have 2 witches in the Northern Lakes, and so has the Automa. Bid your 4 mana, for a strength of 6.
    .wrong = { -wrong-try }
automa-battle-done = Two cards with 4 points in all, 1 for the round and 2 witches: 7 for the Automa, which takes the leftmost stone. Both of you gained rewards, and you are still first player.
