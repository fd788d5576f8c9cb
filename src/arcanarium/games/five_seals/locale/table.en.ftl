### Five Seals of Magic: what is asked, done and told at the table (English).
### Keys and their order are the same in table.ru.ftl.

## Questions

ask-mage = Choose your mage
ask-take-dice = Choose { $least } { $least ->
    [one] die
   *[other] dice
} for the round
ask-main = Your turn: cast scrolls, then break a seal
ask-errand = { $source }: which token does your familiar break?
ask-spend = { $most ->
    [one] Which die do you spend on the seal?
   *[other] Which dice do you spend on the seal?
}
ask-store = Keep the broken token on an Absorption scroll?
ask-second-seal = { $source }: break one more seal without dice
ask-transmutation = { $source }: { $most ->
    [one] which die do you recolour?
   *[other] which dice do you recolour (at most { $most })?
}
ask-transmute-into = { $source }: which colour do they take on?
ask-purification = { $source }: { $most ->
    [one] which die do you reroll?
   *[other] which dice do you reroll?
}
ask-saturation = { $source }: { $most ->
    [one] which die do you raise?
   *[other] which dice do you raise?
}
ask-multiplication = { $source }: which colour of die do you take?
ask-replacement = { $source }: which two tokens do you swap?
ask-replacement-with = { $source }: swap it with which token?
ask-exchange = { $source }: which two tokens do you swap?
ask-exchange-with = { $source }: swap it with which token?
ask-absorption = { $source }: which die do you raise?
ask-disintegration = { $source }: which token do you remove?
ask-rearrangement = { $source }: which two scrolls do you swap?
ask-rearrangement-with = { $source }: swap it with which scroll?
ask-forgery = { $source }: with whom do you trade dice?
ask-forgery-take = { $source }: which of their dice do you take?
ask-forgery-give = { $source }: which of your dice do you give?
ask-modification = { $source }: which of your dice do you raise?
ask-modification-rival = { $source }: whose dice do you lower?
ask-modification-drop = { $source }: { $most ->
    [one] which die do you lower?
   *[other] which dice do you lower?
}
ask-transfer = { $source }: which scroll do you take?
ask-transfer-give = { $source }: which scroll do you give?
ask-capture = { $source }: from whom do you take a die?
ask-hand-over = { $source }: which die do you hand over?
ask-appropriation = { $source }: which scroll do you use?
ask-protection = { $source }: which token does your familiar protect?
ask-overcoming = { $source }: which seal do you break beyond it?
ask-teleportation = { $source }: which seal do you break beyond it?
ask-guardian = { $source }: where do you put the guardian?
ask-acceleration = { $source }: which seal do you break first?

## Answers

do-mage = { $what }
do-take = Take a { $one } die
do-cast = Cast { $what }
do-call = { $what }
do-break = Break the seal at { $what }
do-drop-out = Leave the round: nothing to break
do-spend = Spend the { $what }
do-die = The { $what }
do-colour = { $one }
do-choose = { $what }
do-seat = { $what }
do-nobody = Nobody's
do-done = Done
do-obtain = Take { $what }
do-give = Give { $what }
do-appropriate = Use { $what }
do-hand-over = Hand over the { $what }
do-store = Keep it on { $what }
do-discard = Put it into the box
do-remove = Take the guardian off the map

## What an answer names

call-barrier = Leave the familiar here
call-errand = Send the familiar to break a token

element-fire = fire
element-water = water
element-air = air
element-earth = earth
element-mind = mind
one-element-fire = red
one-element-water = blue
one-element-air = yellow
one-element-earth = green
one-element-mind = purple

dice-fire = red dice
dice-water = blue dice
dice-air = yellow dice
dice-earth = green dice

mage-shaman-north = Shaman of the North (raven)
mage-witch-east = Witch of the East (cat)
mage-seeress-west = Seeress of the West (owl)
mage-enchanter-south = Enchanter of the South (snake)
mage-warlock-beyond = Warlock of the Beyond (toad)

circle-base = base circle
circle-circle1 = first circle (might)
circle-circle2 = second circle (space)
circle-circle3 = third circle (discord)
circle-circle4 = fourth circle (motion)

die-fire-1 = red 1
die-fire-2 = red 2
die-fire-3 = red 3
die-fire-4 = red 4
die-fire-5 = red 5
die-fire-6 = red 6
die-water-1 = blue 1
die-water-2 = blue 2
die-water-3 = blue 3
die-water-4 = blue 4
die-water-5 = blue 5
die-water-6 = blue 6
die-air-1 = yellow 1
die-air-2 = yellow 2
die-air-3 = yellow 3
die-air-4 = yellow 4
die-air-5 = yellow 5
die-air-6 = yellow 6
die-earth-1 = green 1
die-earth-2 = green 2
die-earth-3 = green 3
die-earth-4 = green 4
die-earth-5 = green 5
die-earth-6 = green 6

token-none = no token
token-fire-2 = fire 2
token-water-2 = water 2
token-air-2 = air 2
token-earth-2 = earth 2
token-fire-3 = fire 3
token-water-3 = water 3
token-air-3 = air 3
token-earth-3 = earth 3
token-fire-4 = fire 4
token-water-4 = water 4
token-air-4 = air 4
token-earth-4 = earth 4
token-fire-5 = fire 5
token-water-5 = water 5
token-air-5 = air 5
token-earth-5 = earth 5
token-fire-6 = fire 6
token-water-6 = water 6
token-air-6 = air 6
token-earth-6 = earth 6

sector-a = Archive
sector-b = Catacombs
sector-c = Cistern
sector-d = Forge
sector-e = Observatory
sector-f = Oubliette

space-hall = the hall
space-hand = with the mage
space-call-card = on the Call card
space-off = beside the map
space-unused = not in this game
space-a2-door-l = Archive, left door
space-a2-door-r = Archive, right door
space-a2-link1 = Archive, inner bridge
space-a2-arc1 = Archive, inner passage
space-a2-stair-l = Archive, left stairs
space-a2-stair-r = Archive, right stairs
space-a2-nook-l = Archive, left nook
space-a2-link2 = Archive, middle bridge
space-a2-arc2 = Archive, middle passage
space-a2-gate-l = Archive, left gate
space-a2-gate-r = Archive, right gate
space-a2-link3 = Archive, deep bridge
space-a2-lock-a1 = Archive, first lock A
space-a2-lock-a2 = Archive, second lock A
space-a2-lock-b1 = Archive, first lock B
space-a2-lock-b2 = Archive, second lock B
space-b2-door-l = Catacombs, left door
space-b2-door-r = Catacombs, right door
space-b2-link1 = Catacombs, inner bridge
space-b2-arc1 = Catacombs, inner passage
space-b2-stair-l = Catacombs, left stairs
space-b2-stair-r = Catacombs, right stairs
space-b2-nook-r = Catacombs, right nook
space-b2-link2 = Catacombs, middle bridge
space-b2-arc2 = Catacombs, middle passage
space-b2-gate-l = Catacombs, left gate
space-b2-gate-r = Catacombs, right gate
space-b2-link3 = Catacombs, deep bridge
space-b2-vault = Catacombs, vault
space-b2-lock-a1 = Catacombs, first lock A
space-b2-lock-a2 = Catacombs, second lock A
space-b2-lock-b1 = Catacombs, first lock B
space-b2-lock-b2 = Catacombs, second lock B
space-c2-door-l = Cistern, left door
space-c2-door-r = Cistern, right door
space-c2-link1 = Cistern, inner bridge
space-c2-arc1 = Cistern, inner passage
space-c2-stair-l = Cistern, left stairs
space-c2-stair-r = Cistern, right stairs
space-c2-nook-l = Cistern, left nook
space-c2-nook-r = Cistern, right nook
space-c2-link2 = Cistern, middle bridge
space-c2-arc2 = Cistern, middle passage
space-c2-gate-l = Cistern, left gate
space-c2-gate-r = Cistern, right gate
space-c2-link3 = Cistern, deep bridge
space-c2-vault = Cistern, vault
space-c2-lock-a1 = Cistern, first lock A
space-c2-lock-a2 = Cistern, second lock A
space-c2-lock-b1 = Cistern, first lock B
space-c2-lock-b2 = Cistern, second lock B
space-d2-door-l = Forge, left door
space-d2-door-r = Forge, right door
space-d2-link1 = Forge, inner bridge
space-d2-arc1 = Forge, inner passage
space-d2-stair-l = Forge, left stairs
space-d2-stair-r = Forge, right stairs
space-d2-nook-r = Forge, right nook
space-d2-link2 = Forge, middle bridge
space-d2-arc2 = Forge, middle passage
space-d2-gate-l = Forge, left gate
space-d2-gate-r = Forge, right gate
space-d2-link3 = Forge, deep bridge
space-d2-vault = Forge, vault
space-d2-lock-a1 = Forge, first lock A
space-d2-lock-a2 = Forge, second lock A
space-d2-lock-b1 = Forge, first lock B
space-d2-lock-b2 = Forge, second lock B
space-e2-door-l = Observatory, left door
space-e2-door-r = Observatory, right door
space-e2-link1 = Observatory, inner bridge
space-e2-arc1 = Observatory, inner passage
space-e2-stair-l = Observatory, left stairs
space-e2-stair-r = Observatory, right stairs
space-e2-nook-l = Observatory, left nook
space-e2-nook-r = Observatory, right nook
space-e2-link2 = Observatory, middle bridge
space-e2-arc2 = Observatory, middle passage
space-e2-gate-l = Observatory, left gate
space-e2-gate-r = Observatory, right gate
space-e2-link3 = Observatory, deep bridge
space-e2-vault = Observatory, vault
space-e2-lock-a1 = Observatory, first lock A
space-e2-lock-a2 = Observatory, second lock A
space-e2-lock-b1 = Observatory, first lock B
space-f2-door-l = Oubliette, left door
space-f2-door-r = Oubliette, right door
space-f2-link1 = Oubliette, inner bridge
space-f2-arc1 = Oubliette, inner passage
space-f2-stair-l = Oubliette, left stairs
space-f2-stair-r = Oubliette, right stairs
space-f2-nook-l = Oubliette, left nook
space-f2-nook-r = Oubliette, right nook
space-f2-link2 = Oubliette, middle bridge
space-f2-arc2 = Oubliette, middle passage
space-f2-gate-l = Oubliette, left gate
space-f2-gate-r = Oubliette, right gate
space-f2-link3 = Oubliette, deep bridge
space-f2-vault = Oubliette, vault
space-f2-lock-a1 = Oubliette, first lock A
space-f2-lock-a2 = Oubliette, second lock A
space-a1-door = Archive, door
space-a1-arc1 = Archive, inner passage
space-a1-nook = Archive, nook
space-a1-stair = Archive, stairs
space-a1-arc2 = Archive, middle passage
space-a1-vault = Archive, vault
space-a1-gate = Archive, gate
space-a1-lock1 = Archive, first lock
space-a1-lock2 = Archive, second lock
space-b1-door = Catacombs, door
space-b1-arc1 = Catacombs, inner passage
space-b1-nook = Catacombs, nook
space-b1-stair = Catacombs, stairs
space-b1-arc2 = Catacombs, middle passage
space-b1-vault = Catacombs, vault
space-b1-gate = Catacombs, gate
space-b1-lock1 = Catacombs, first lock
space-b1-lock2 = Catacombs, second lock
space-c1-door = Cistern, door
space-c1-arc1 = Cistern, inner passage
space-c1-nook = Cistern, nook
space-c1-stair = Cistern, stairs
space-c1-arc2 = Cistern, middle passage
space-c1-vault = Cistern, vault
space-c1-gate = Cistern, gate
space-c1-lock1 = Cistern, first lock
space-c1-lock2 = Cistern, second lock
space-d1-door = Forge, door
space-d1-arc1 = Forge, inner passage
space-d1-nook = Forge, nook
space-d1-stair = Forge, stairs
space-d1-arc2 = Forge, middle passage
space-d1-vault = Forge, vault
space-d1-gate = Forge, gate
space-d1-lock1 = Forge, first lock
space-d1-lock2 = Forge, second lock
space-e1-door = Observatory, door
space-e1-arc1 = Observatory, inner passage
space-e1-nook = Observatory, nook
space-e1-stair = Observatory, stairs
space-e1-arc2 = Observatory, middle passage
space-e1-gate = Observatory, gate
space-e1-lock1 = Observatory, first lock
space-e1-lock2 = Observatory, second lock
space-f1-door = Oubliette, door
space-f1-arc1 = Oubliette, inner passage
space-f1-nook = Oubliette, nook
space-f1-stair = Oubliette, stairs
space-f1-arc2 = Oubliette, middle passage
space-f1-vault = Oubliette, vault
space-f1-gate = Oubliette, gate
space-f1-lock1 = Oubliette, first lock
space-f1-lock2 = Oubliette, second lock
space-a2-scroll2b = Archive, alcove 2b
space-a2-scroll2a = Archive, alcove 2a
space-a2-scroll3a = Archive, alcove 3a
space-a2-scroll3b = Archive, alcove 3b
space-a2-scroll4 = Archive, alcove 4
space-a2-scroll5 = Archive, alcove 5
space-a2-scroll6a = Archive, alcove 6a
space-a2-scroll6b = Archive, alcove 6b
space-b2-scroll2b = Catacombs, alcove 2b
space-b2-scroll2a = Catacombs, alcove 2a
space-b2-scroll3 = Catacombs, alcove 3
space-b2-scroll4 = Catacombs, alcove 4
space-b2-scroll5a = Catacombs, alcove 5a
space-b2-scroll6a = Catacombs, alcove 6a
space-b2-scroll5b = Catacombs, alcove 5b
space-b2-scroll6b = Catacombs, alcove 6b
space-c2-scroll2a = Cistern, alcove 2a
space-c2-scroll2b = Cistern, alcove 2b
space-c2-scroll3a = Cistern, alcove 3a
space-c2-scroll3b = Cistern, alcove 3b
space-c2-scroll4 = Cistern, alcove 4
space-c2-scroll6a = Cistern, alcove 6a
space-c2-scroll5 = Cistern, alcove 5
space-c2-scroll6b = Cistern, alcove 6b
space-d2-scroll2b = Forge, alcove 2b
space-d2-scroll2a = Forge, alcove 2a
space-d2-scroll3 = Forge, alcove 3
space-d2-scroll4a = Forge, alcove 4a
space-d2-scroll4b = Forge, alcove 4b
space-d2-scroll6a = Forge, alcove 6a
space-d2-scroll6b = Forge, alcove 6b
space-d2-scroll5 = Forge, alcove 5
space-e2-scroll3a = Observatory, alcove 3a
space-e2-scroll2 = Observatory, alcove 2
space-e2-scroll3b = Observatory, alcove 3b
space-e2-scroll4a = Observatory, alcove 4a
space-e2-scroll4b = Observatory, alcove 4b
space-e2-scroll5a = Observatory, alcove 5a
space-e2-scroll6 = Observatory, alcove 6
space-e2-scroll5b = Observatory, alcove 5b
space-f2-scroll2 = Oubliette, alcove 2
space-f2-scroll3 = Oubliette, alcove 3
space-f2-scroll4a = Oubliette, alcove 4a
space-f2-scroll4b = Oubliette, alcove 4b
space-f2-scroll5a = Oubliette, alcove 5a
space-f2-scroll6 = Oubliette, alcove 6
space-f2-scroll5b = Oubliette, alcove 5b
space-a1-scroll2 = Archive, alcove 2
space-a1-scroll3 = Archive, alcove 3
space-a1-scroll4 = Archive, alcove 4
space-a1-scroll5 = Archive, alcove 5
space-a1-scroll6 = Archive, alcove 6
space-b1-scroll2 = Catacombs, alcove 2
space-b1-scroll3 = Catacombs, alcove 3
space-b1-scroll4 = Catacombs, alcove 4
space-b1-scroll6 = Catacombs, alcove 6
space-c1-scroll2 = Cistern, alcove 2
space-c1-scroll4 = Cistern, alcove 4
space-c1-scroll5 = Cistern, alcove 5
space-c1-scroll6 = Cistern, alcove 6
space-d1-scroll2 = Forge, alcove 2
space-d1-scroll3 = Forge, alcove 3
space-d1-scroll4 = Forge, alcove 4
space-d1-scroll5 = Forge, alcove 5
space-d1-scroll6 = Forge, alcove 6
space-e1-scroll2 = Observatory, alcove 2
space-e1-scroll3 = Observatory, alcove 3
space-e1-scroll5 = Observatory, alcove 5
space-e1-scroll6 = Observatory, alcove 6
space-f1-scroll3 = Oubliette, alcove 3
space-f1-scroll4 = Oubliette, alcove 4
space-f1-scroll5 = Oubliette, alcove 5
space-f1-scroll6 = Oubliette, alcove 6

## Why not

why-mage-taken = { $a } already plays this mage.
why-none-in-storage = There are no { $a } in the storage.
why-too-few-in-storage = The storage has only { $b } of this colour; you need { $a }.
why-storage-empty = The storage is empty.
why-no-other-in-storage = There are no dice of another colour in the storage.
why-guarded = The guardian of { $a } stands on it: nobody can break it.
why-protected = Another player's familiar protects it ({ $a }).
why-occupied = Another player's mage stands on it ({ $a }).
why-seal-in-the-way = The way is closed by a seal: { $a } ({ $b }).
why-mage-in-the-way = Another player's mage stands in the way: { $a } ({ $b }).
why-familiar-in-the-way = Another player's familiar stands in the way: { $a } ({ $b }).
why-no-dice-of = You have no { $a }.
why-too-weak = You need strength { $a }; your dice make { $b }.
why-tokens-only = Familiars break tokens only.
why-within-reach = You can reach it without this spell.
why-leads-nowhere = From there you could reach no second seal that this scroll breaks.
why-still-closed = The way would still be closed.
why-wrong-element = It must be another element: { $a }.
why-superfluous = You do not need this die: the others are strong enough.
why-must-break = You can still break a seal ({ $a }).
why-used = You have used this scroll this round.
why-passive = It counts at the end of the game and is never cast.
why-familiar-here = Your familiar stands here already.
why-bars-nothing = Here your familiar would be in nobody's way.
why-no-token-to-break = No token within reach is weak enough for your dice.
why-nothing-to-break = No seal within reach is weak enough for your dice.
why-no-second-seal = Whatever you break, you could reach no second seal that this scroll breaks.
why-nothing-to-pass = There is no token within reach that this scroll takes you past.
why-nobody-to-pass = No single figure of another player bars your way.
why-nothing-beyond = There is no seal beyond that you could break.
why-nothing-stored = There is no token on it.
why-already-stored = There is a token like this on it already.
why-no-tokens = There are no tokens on the map.
why-no-token-of = There are no tokens of this element on the map: { $a }.
why-no-scroll-of = There are no scrolls of this element on the map: { $a }.
why-all-protected = There is a familiar on every token of this element.
why-no-pair = There is no pair that this scroll can swap.
why-no-partner = There is nothing to swap it with.
why-not-a-pair = This scroll cannot swap these two.
why-guardian-there = The guardian stands here already.
why-other-colour = You need a die of another element: { $a }.
why-all-sixes = All your fitting dice show 6 already.
why-is-six = A die that shows 6 cannot be raised.
why-is-one = A die that shows 1 cannot be lowered.
why-same-colour = It must be a different colour.
why-nothing-shifts = None of your dice can be raised and none of an opponent's lowered.
why-nobody-to-aim-at = All your opponents have finished the round.
why-finished = { $a } has finished the round.
why-no-rival-dice = No opponent still in the round has { $a }.
why-no-such-dice = { $a } has no dice that fit.
why-no-other-colour = You have no die of another colour to give.
why-no-rival-scroll = No opponent still in the round has a face-up scroll of this element: { $a }.
why-nothing-equal = You have no face-up scroll of equal strength to give in return.
why-no-equal-scroll = You have no face-up scroll of strength { $a } to give in return.
why-other-strength = You need a scroll of strength { $a }; this one has { $b }.
why-nothing-to-use = No opponent's scroll of this element would do anything for you now: { $a }.

## What happens

event-circle = This game uses the base circle and the { $a }
event-mage = { $seat } plays the { $a }
event-first-player = { $seat } is the first player
event-round = Round { $a }
event-turn = { $seat } takes a turn
event-took-die = { $seat } takes a { $one } die
event-rolled = { $seat } rolls: { $a }
event-spent = { $seat } spends a die: { $a }
event-broke = { $seat } breaks a seal: { $b } ({ $a })
event-took-scroll = { $seat } wins { $card } ({ $a })
event-moved = { $seat }'s mage moves here: { $a }
event-familiar = { $seat }'s familiar stands here: { $a }
event-familiar-back = { $seat }'s familiar leaves the map
event-stored = { $seat } keeps a token on { $card }: { $a }
event-dropped-out = { $seat } cannot break a seal and returns all dice
event-finished = { $seat } has finished the round
event-cast = { $seat } casts { $card }
event-turned-down = { $card } is turned face down
event-recoloured = { $seat } recolours a die: { $a } → { $b }
event-rerolled = { $seat } rerolls a die: { $a } → { $b }
event-changed = { $seat }: { $a } → { $b }
event-swapped = { $seat } swaps { $a } ↔ { $b }
event-absorbed = { $seat } spends the token on { $card }: { $a }
event-disintegrated = { $seat } removes a token: { $b } ({ $a })
event-captured = { $seat } captures a die from { $b }: { $a }
event-obtained = { $seat } gets { $card } from { $a }
event-appropriated = { $seat } uses { $card } of { $a }
event-passed = { $seat } gets past: { $a }
event-guarded = The guardian of { $a } stands here: { $b }
event-unguarded = The guardian of { $a } leaves the map
event-stalemate = Nobody has broken a seal for { $a ->
    [one] { $a } round
   *[other] { $a } rounds
}: the game ends
event-game-ended = The game ends: { $a ->
    [one] { $a } scroll
   *[other] { $a } scrolls
} of strength 6 left on the map

## Set-up

option-extra-circle = Extra circle of magic
    .text = A game uses the base circle and one more. For a first game the first circle is recommended, then the second, third and fourth.
    .choice-circle1 = first: might
    .choice-circle2 = second: space
    .choice-circle3 = third: discord
    .choice-circle4 = fourth: motion
    .choice-random = at random
option-mages = Mages
    .text = Mages differ only in their figures and familiars.
    .choice-choose = everybody chooses
    .choice-by-seat = by seat
option-first-player = First player
    .text = Who takes dice and moves first in the first round; the token then goes to the left every round.
    .choice-random = at random
    .choice-0 = player 1
    .choice-1 = player 2
    .choice-2 = player 3
    .choice-3 = player 4
    .choice-4 = player 5

## Score

score-scrolls = Strength of the scrolls
score-revaluation = Revaluation

## On the table

zone-box = Box
zone-dungeon = Scrolls in the dungeon
zone-scrolls = Your scrolls
mark-space = lies at
mark-face = side
face-up = face up
face-down = face down
face-in-use = being cast
mark-stored = stored token
counter-fire = Red dice
counter-water = Blue dice
counter-air = Yellow dice
counter-earth = Green dice
counter-mage = Mage
counter-familiar = Familiar
counter-storage = Dice storage
counter-guardians = Guardians
counter-first = First player token
counter-round = Round
counter-broken = A seal was broken this round
counter-dead-rounds = Rounds without a broken seal
counter-circle = Extra circle
counter-extra-circle = Extra circle chosen
counter-mages = How mages are chosen
counter-first-player = How the first player is chosen
counter-seals-a2-near = Seals: Archive, near part
counter-seals-a2-far = Seals: Archive, far part
counter-seals-b2-near = Seals: Catacombs, near part
counter-seals-b2-far = Seals: Catacombs, far part
counter-seals-c2-near = Seals: Cistern, near part
counter-seals-c2-far = Seals: Cistern, far part
counter-seals-d2-near = Seals: Forge, near part
counter-seals-d2-far = Seals: Forge, far part
counter-seals-e2-near = Seals: Observatory, near part
counter-seals-e2-far = Seals: Observatory, far part
counter-seals-f2-near = Seals: Oubliette, near part
counter-seals-f2-far = Seals: Oubliette, far part
counter-seals-a1 = Seals: Archive
counter-seals-b1 = Seals: Catacombs
counter-seals-c1 = Seals: Cistern
counter-seals-d1 = Seals: Forge
counter-seals-e1 = Seals: Observatory
counter-seals-f1 = Seals: Oubliette

## Facts

fact-effect = Spell
fact-element = Element
fact-strength = Strength
fact-circles = Circles of magic
fact-copies = Copies
fact-mage = Mage

effect-call = Call
effect-transmutation = Transmutation
effect-purification = Purification
effect-saturation = Saturation
effect-multiplication = Multiplication
effect-revaluation = Revaluation
effect-replacement = Replacement
effect-exchange = Exchange
effect-absorption = Absorption
effect-disintegration = Disintegration
effect-rearrangement = Rearrangement
effect-forgery = Forgery
effect-modification = Modification
effect-transfer = Transfer
effect-capture = Capture
effect-appropriation = Appropriation
effect-protection = Protection
effect-overcoming = Overcoming
effect-teleportation = Teleportation
effect-guardian = Guardian
effect-acceleration = Acceleration

## What hints say a line of play gains or costs

hint-points = { $sense ->
    [more] gains
   *[less] costs
} { $number } { $number ->
    [one] point
   *[other] points
}
hint-revaluation = { $sense ->
    [more] gains
   *[less] loses
} { $number } { $number ->
    [one] point
   *[other] points
} { $sense ->
    [more] by Revaluation
   *[less] of Revaluation
}
hint-scrolls = { $sense ->
    [more] gains
   *[less] gives up
} { $number } { $number ->
    [one] scroll
   *[other] scrolls
}
hint-face-up = { $sense ->
    [more] readies
   *[less] uses up
} { $number } { $number ->
    [one] spell
   *[other] spells
}
hint-dice = { $sense ->
    [more] gains
   *[less] spends
} { $number } { $number ->
    [one] die
   *[other] dice
}
hint-power = { $sense ->
    [more] strengthens the dice
   *[less] weakens the dice
}
hint-best-colour = { $sense ->
    [more] strengthens the best colour
   *[less] weakens the best colour
}
hint-rerolls = { $sense ->
    [more] leaves more to the roll of the dice
   *[less] leaves less to the roll of the dice
}
hint-in-round = { $sense ->
    [more] stays in the round
   *[less] leaves the round
}
hint-scroll-now = { $sense ->
    [more] opens the way to a better scroll
   *[less] leaves only a worse scroll
}
hint-scroll-second = { $sense ->
    [more] keeps a good second scroll open
   *[less] closes the way to a second scroll
}
hint-scroll-likely = { $sense ->
    [more] makes a good scroll likelier
   *[less] makes a good scroll less likely
}
hint-scrolls-near = { $sense ->
    [more] brings good scrolls nearer
   *[less] puts good scrolls further off
}
hint-sixes-near = { $sense ->
    [more] brings the strongest scrolls nearer
   *[less] puts the strongest scrolls further off
}
hint-seals-now = { $sense ->
    [more] lets more seals be broken
   *[less] lets fewer seals be broken
}
hint-seals-near = { $sense ->
    [more] brings seals within reach
   *[less] leaves fewer seals within reach
}
hint-colours-fit = { $sense ->
    [more] gets dice of the right colours
   *[less] loses dice of the right colours
}
hint-first = { $sense ->
    [more] gets the first turn
   *[less] gives the first turn away
}
hint-turn = { $sense ->
    [more] keeps the turn
   *[less] passes the turn on
}
hint-scrolls-held = { $sense ->
    [more] strengthens the scrolls
   *[less] weakens the scrolls
}
