### The first lesson of Time Masters.

title = A chain of thoughts
about = Time tokens, the chain, cards of the spheres, skipping a turn, timers, and how the game ends.

goal = You collect cards from five spheres of consciousness. At the end each is worth the number of its sphere, and the most points win.
time = These are your four time tokens. Playing knowledge costs time: a spent token turns over and stays so until you win it back.
knowledge = Play the knowledge Charge: it costs 2 time and becomes the first link of your chain.
    .wrong = Touch Charge in your hand and play it.
chain = Charge has created imaginary time: a blue token that pays once, after all other time is spent. Now play Memory Knot for 1 time.
    .wrong = Touch Memory Knot in your hand and play it.
preparation = A preparation is free and does not join the chain. Play Concentration: one spent token comes back.
    .wrong = Touch Concentration in your hand.
third = Two tokens are unspent again. Play Suggestion for 1: it will make your rival's next knowledge dearer.
    .wrong = Touch Suggestion in your hand and play it.
enough = Your chain has three links. End the main phase to see what it buys.
    .wrong = Keep the rest for later: end the main phase.
access = Three links buy a card of sphere 3, or one of sphere 1 and one of sphere 2. Take the open card of sphere 3.
    .wrong = That is allowed too, but here take the open card of sphere 3.
keep = Now the chain is discarded, but Memory Knot lets you keep one card of it. Keep Charge.
    .wrong = Choose Charge and confirm.
closed = Three points are yours, and your hand is filled up to five cards again. Spent time, however, stays spent.

exchange = All your time is spent. The small way to get some back is to discard two cards for one token: give up Suggestion and Memory Knot together.
    .wrong = Choose to exchange, then name Suggestion and Memory Knot.
exchanged = One token is unspent. You can do this as often as you have two cards to spare.

skip = The great way: skip your main phase, before you have done anything else in it, and all your time comes back. Skip it.
    .wrong = Here we want all four tokens: skip.
skipped = Four tokens again, and your cards are still in your hand. You took no card and drew none: that was the price.

timer = A timer is free and holds knowledge for later. Play it.
    .wrong = Touch the timer in your hand and play it.
place = Put Mirage on the timer. You pay its cost now, but its effect and its link come later.
    .wrong = Touch Mirage and choose to put it on the timer.
timer-end = The timer is full. End your turn, and let your rival play.
    .wrong = Let it ripen: end the main phase.
finish = At the beginning of your turn you decide about a full timer: extend it by a card from your hand, or finish it. Finish it.
    .wrong = Extending would cost a card: finish the timer.
released = Mirage is ready: it is paid for already. Put it into your chain.
    .wrong = Touch Mirage, which is ready.
free-link = A link that costs nothing this turn: a timer lets you pay today for a long chain tomorrow. What a timer has released must be played before the turn ends.

last-turn = The game ends when two spheres are empty: sphere 1 is, and one card is left in sphere 4. You have 9 points, your rival 12; you need a chain of four.
finish-one = Two of four links wait on your timers. Finish the first one.
    .wrong = You need every link now: finish this timer.
finish-two = Now the second.
    .wrong = Finish the second timer first.
mirage-first = Second Wind refreshes a token only if another card is in the chain already. So begin with Mirage.
    .wrong = Then you would be one time short: Mirage first.
wind-second = Mirage has created imaginary time. Now Second Wind refreshes one token.
    .wrong = Play the ready Second Wind.
pay = Two tokens and an imaginary one: three time for cards of 1 and 2. Play Suggestion.
    .wrong = Touch Suggestion in your hand and play it.
pay-charge = Charge costs 2: your last token and the imaginary one pay for it.
    .wrong = Touch Charge in your hand and play it.
last-end = Four links! End the main phase.
    .wrong = The chain is long enough: end the main phase.
take-four = Four links buy a card of sphere 4. Take the last one.
    .wrong = It is the 4 you need.
won = Two spheres are empty and the game is over: 13 to 12 for you! The timers carried two thoughts from earlier turns into this one.
