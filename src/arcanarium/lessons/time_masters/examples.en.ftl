### The worked examples of the rulebook of Time Masters.

title = Examples of the rulebook
about = Cards under timers, what a chain of five takes, the second card of a sphere, and paying with imaginary time.

-wrong-try = The example goes another way. "Show me" plays it.

tucked = Two cards lie under your timers to extend them. End your main phase and see up to how many cards you draw.
    .wrong = { -wrong-try }
tucked-done = Five less two: you drew up to a hand of three.
chain = A chain of five. It is enough for the open card of sphere 5: take it.
    .wrong = { -wrong-try }
chain-done = Five points with one card. The second card of sphere 5 would have cost 6.
chain-two = The same chain. Take the open card of sphere 1 first.
    .wrong = { -wrong-try }
chain-two-more = Four links are left, enough for sphere 4. Take that card.
    .wrong = { -wrong-try }
chain-two-done = 1 and 4 make five points as well, in two cards. From one sphere you take only one card a turn.
second = A chain of three. Take the second card of sphere 2, which nobody can see: it costs one more.
    .wrong = { -wrong-try }
second-done = The open card still lies there, and only you know which one you took.
payment = This card costs 3. You have 2 unspent time and 2 imaginary: play it.
    .wrong = { -wrong-try }
payment-done = Both ordinary tokens paid first, and one imaginary token is gone. Then the effect of the card gave your time back.
