### The fourth lesson of Five Seals: the fourth circle.

title = The fourth circle: motion
about = Spells that pass seals and figures, bar the way to others, and break two seals in one turn.

motion = The fourth circle is the magic of motion. Behind this green 3 lies a green scroll of strength 3, and you have just one die: a green 3.
overcome = Overcoming lets your mage pass one seal as if it were not there. Cast the Overcoming of Mind, which passes any colour.
    .wrong = Do not spend your only die on the seal: cast the Overcoming of Mind.
beyond = Now you have to break something behind a seal. Win the green scroll with your green 3.
    .wrong = Touch the green scroll of strength 3 behind the marked seal.
got = One die, and a scroll behind a closed door! Teleportation does the same with a rival's mage or familiar that stands in your way.

rival = Here your rival is about to break the yellow 3 with a yellow die: behind it a scroll of strength 4 is waiting.
protect = Protection of Air sends your familiar onto any yellow seal, however far. Cast it.
    .wrong = Touch the scroll Protection of Air.
protect-which = Send your familiar to the yellow 3 that your rival wants.
    .wrong = Choose the marked yellow 3.
break-on = Your turn goes on as always: break any seal you like.
    .wrong = Break a seal within reach.
protected = The seal is blocked: only the owner of the familiar may break it, until your round is over. A Guardian does that to a scroll, and then nobody at all can win it.

last-round = The last round: 10 points to 18. A seal of 6 and a green scroll of 6 lie before you, and you have one die.
accelerate = Acceleration of Earth: break one seal with dice, then a green one for nothing. Cast it.
    .wrong = Touch the scroll Acceleration of Earth.
lock = First the blue 6, with your blue 6.
    .wrong = Break the blue 6 between you and the scroll.
free = Now the free one: win the green scroll of strength 6.
    .wrong = The free seal should be the scroll of strength 6.
last-dice = Six points for nothing! Take dice, and the round is over.
    .wrong = Choose three dice and confirm.
won = 19 to 18, you have won with a single die! Besides its 6 points, Revaluation of Earth counts your three green scrolls.
