game-name = Nim
ask-take = Take one to three stones
do-take = Take { $what }
event-took = { $seat } takes { $a }
counter-heap = Heap
counter-won = Last stone
score-last = Last stone
