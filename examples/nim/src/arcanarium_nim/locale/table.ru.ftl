game-name = Ним
ask-take = Возьмите от одного до трёх камней
do-take = Взять { $what }
event-took = { $seat } берёт { $a }
counter-heap = Куча
counter-won = Последний камень
score-last = Последний камень
