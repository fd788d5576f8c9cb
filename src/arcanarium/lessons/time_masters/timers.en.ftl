### The second lesson of Time Masters.

title = Timers
about = Timers with one and two fields, extending and finishing them, and the effects printed on them.

set = A timer costs nothing and waits in play as long as it is not full, for as many turns as you like. This one has two fields: play it.
    .wrong = Touch the timer in your hand and play it.
first-field = On a field you put knowledge that you pay for now and use later. Put Mirage on the timer.
    .wrong = Touch Mirage and choose to put it on the timer.
second-field = One field is left, and one time token. Put Suggestion there too, and the timer is full.
    .wrong = Touch Suggestion and put it on the timer.
full = Filled, this timer gives a time token back: see the text on its card. Next turn two links are waiting for you, paid already.

decide = At the beginning of your turn each full timer wants a decision. Finish the first one: you need Mirage now.
    .wrong = Finish the first timer, the one with Mirage.
extend = The other one can wait: extend it. That costs a card from your hand, which goes under the timer.
    .wrong = This time keep it waiting: extend the timer.
tuck = Choose a card that you can spare: Concentration.
    .wrong = You need the others: put Concentration under the timer.
hand = Mirage lies ready, and has to be used this turn. Put it into your chain.
    .wrong = Touch Mirage, which lies ready.
price = A card under a timer counts as one of your five: you will draw only up to four. It goes to your discard pile when the timer is finished.

spring = A timer may be set and finished in the same turn. Play it, and Coiled Spring goes onto it: knowledge that does more if it comes from a timer.
    .wrong = Touch the timer in your hand and play it.
at-once = Now finish the timer right away.
    .wrong = Do not wait for the next turn: finish the timer.
spring-off = Put Coiled Spring into your chain.
    .wrong = Touch Coiled Spring, which lies ready.
sprung = The time you paid has come back, and you drew two cards. Played straight from your hand it would have given nothing.

last-turn = The last turn: 12 points to 14. The last card of sphere 5 would end the game, but you can pay for two links only, and the Charge on the timer makes three.
last-extend = Read the timer: discarded while full, in the main phase, it makes your chain 3 longer. So do not finish it now but extend it, with Memory Knot under it.
    .wrong = Finished, the timer gives one link; discarded later, three. Extend it.
last-links = Now the links you can pay for: play Suggestion.
    .wrong = Touch Suggestion in your hand and play it.
last-wind = And Second Wind.
    .wrong = Touch Second Wind in your hand and play it.
apply = Two links. Discard the timer for its effect: Charge is lost, but your chain counts as five.
    .wrong = Choose to discard the timer for its effect.
last-end = Five! End the main phase.
    .wrong = The chain is long enough: end the main phase.
take-five = Take the last card of sphere 5.
    .wrong = It is the 5 you need.
won = Two spheres are empty, and 17 points beat 14! Often a timer itself is worth more than what lies on it.
