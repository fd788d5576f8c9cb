### «За пятью печатями»: что спрашивают, делают и сообщают за столом (русский).
### Ключи и их порядок те же, что в table.en.ftl.

## Вопросы

ask-mage = Выберите мага
ask-take-dice = { $least ->
    [one] Выберите { $least } кубик на раунд
    [few] Выберите { $least } кубика на раунд
   *[many] Выберите { $least } кубиков на раунд
}
ask-main = Ваш ход: применяйте заклинания, затем сломайте печать
ask-errand = «{ $source }»: какой жетон печати сломает фамильяр?
ask-spend = { $most ->
    [one] Какой кубик потратить на печать?
   *[other] Какие кубики потратить на печать?
}
ask-store = Положить сломанную печать на свиток Поглощения?
ask-second-seal = «{ $source }»: сломайте ещё одну печать без кубиков
ask-transmutation = «{ $source }»: { $most ->
    [one] какой кубик перекрасить?
   *[other] какие кубики перекрасить (не больше { $most })?
}
ask-transmute-into = «{ $source }»: в какой цвет перекрасить?
ask-purification = «{ $source }»: { $most ->
    [one] какой кубик перебросить?
   *[other] какие кубики перебросить?
}
ask-saturation = «{ $source }»: { $most ->
    [one] какой кубик усилить?
   *[other] какие кубики усилить?
}
ask-multiplication = «{ $source }»: кубик какого цвета взять?
ask-replacement = «{ $source }»: какие два жетона поменять местами?
ask-replacement-with = «{ $source }»: с каким жетоном поменять?
ask-exchange = «{ $source }»: какие два жетона поменять местами?
ask-exchange-with = «{ $source }»: с каким жетоном поменять?
ask-absorption = «{ $source }»: какой кубик усилить?
ask-disintegration = «{ $source }»: какой жетон убрать?
ask-rearrangement = «{ $source }»: какие два свитка поменять местами?
ask-rearrangement-with = «{ $source }»: с каким свитком поменять?
ask-forgery = «{ $source }»: с кем обменяться кубиками?
ask-forgery-take = «{ $source }»: какой кубик забрать?
ask-forgery-give = «{ $source }»: какой кубик отдать?
ask-modification = «{ $source }»: { $most ->
    [one] какой свой кубик увеличить?
   *[other] какие свои кубики увеличить?
}
ask-modification-rival = «{ $source }»: чьи кубики уменьшить?
ask-modification-drop = «{ $source }»: { $most ->
    [one] какой кубик уменьшить?
   *[other] какие кубики уменьшить?
}
ask-transfer = «{ $source }»: какой свиток забрать?
ask-transfer-give = «{ $source }»: какой свиток отдать?
ask-capture = «{ $source }»: у кого забрать кубик?
ask-hand-over = «{ $source }»: какой кубик отдать?
ask-appropriation = «{ $source }»: какой свиток использовать?
ask-protection = «{ $source }»: какой жетон защитит фамильяр?
ask-overcoming = «{ $source }»: какую печать сломать за пройденной?
ask-teleportation = «{ $source }»: какую печать сломать за преградой?
ask-guardian = «{ $source }»: куда поставить стража?
ask-acceleration = «{ $source }»: какую печать сломать первой?

## Ответы

do-mage = { $what }
do-take = Взять { $one } кубик
do-cast = Применить свиток «{ $what }»
do-call = { $what }
do-break = Сломать печать: { $what }
do-drop-out = Закончить раунд: ломать нечего
do-spend = Потратить { $what }
do-die = { $what }
do-colour = { $one }
do-choose = { $what }
do-seat = { $what }
do-nobody = Ничьи
do-done = Готово
do-obtain = Забрать свиток «{ $what }»
do-give = Отдать свиток «{ $what }»
do-appropriate = Использовать свиток «{ $what }»
do-hand-over = Отдать { $what }
do-store = Положить на свиток «{ $what }»
do-discard = Убрать в коробку
do-remove = Убрать стража с поля

## Что называет ответ

call-barrier = Оставить фамильяра здесь
call-errand = Отправить фамильяра ломать печать

element-fire = огонь
element-water = вода
element-air = воздух
element-earth = земля
element-mind = разум
one-element-fire = красный
one-element-water = синий
one-element-air = жёлтый
one-element-earth = зелёный
one-element-mind = фиолетовый

# чего нет: в родительном падеже
dice-fire = красных кубиков
dice-water = синих кубиков
dice-air = жёлтых кубиков
dice-earth = зелёных кубиков

mage-shaman-north = Шаман Севера (ворон)
mage-witch-east = Ведьма Востока (кот)
mage-seeress-west = Провидица Запада (сова)
mage-enchanter-south = Чародей Юга (змея)
mage-warlock-beyond = Колдун Запределья (жаба)

circle-base = базовый круг
circle-circle1 = первый круг (могущество)
circle-circle2 = второй круг (пространство)
circle-circle3 = третий круг (раздор)
circle-circle4 = четвёртый круг (движение)

die-fire-1 = красный 1
die-fire-2 = красный 2
die-fire-3 = красный 3
die-fire-4 = красный 4
die-fire-5 = красный 5
die-fire-6 = красный 6
die-water-1 = синий 1
die-water-2 = синий 2
die-water-3 = синий 3
die-water-4 = синий 4
die-water-5 = синий 5
die-water-6 = синий 6
die-air-1 = жёлтый 1
die-air-2 = жёлтый 2
die-air-3 = жёлтый 3
die-air-4 = жёлтый 4
die-air-5 = жёлтый 5
die-air-6 = жёлтый 6
die-earth-1 = зелёный 1
die-earth-2 = зелёный 2
die-earth-3 = зелёный 3
die-earth-4 = зелёный 4
die-earth-5 = зелёный 5
die-earth-6 = зелёный 6

token-none = без жетона
token-fire-2 = огонь 2
token-water-2 = вода 2
token-air-2 = воздух 2
token-earth-2 = земля 2
token-fire-3 = огонь 3
token-water-3 = вода 3
token-air-3 = воздух 3
token-earth-3 = земля 3
token-fire-4 = огонь 4
token-water-4 = вода 4
token-air-4 = воздух 4
token-earth-4 = земля 4
token-fire-5 = огонь 5
token-water-5 = вода 5
token-air-5 = воздух 5
token-earth-5 = земля 5
token-fire-6 = огонь 6
token-water-6 = вода 6
token-air-6 = воздух 6
token-earth-6 = земля 6

sector-a = Архив
sector-b = Катакомбы
sector-c = Цистерна
sector-d = Кузница
sector-e = Обсерватория
sector-f = Темница

space-hall = Круглый зал
space-hand = у мага
space-call-card = на карте Вызова
space-off = рядом с полем
space-unused = не участвует
space-a2-door-l = Архив, левая дверь
space-a2-door-r = Архив, правая дверь
space-a2-link1 = Архив, внутренняя перемычка
space-a2-arc1 = Архив, внутренний переход
space-a2-stair-l = Архив, левая лестница
space-a2-stair-r = Архив, правая лестница
space-a2-nook-l = Архив, левый закуток
space-a2-link2 = Архив, средняя перемычка
space-a2-arc2 = Архив, средний переход
space-a2-gate-l = Архив, левые ворота
space-a2-gate-r = Архив, правые ворота
space-a2-link3 = Архив, глубинная перемычка
space-a2-lock-a1 = Архив, первый затвор А
space-a2-lock-a2 = Архив, второй затвор А
space-a2-lock-b1 = Архив, первый затвор Б
space-a2-lock-b2 = Архив, второй затвор Б
space-b2-door-l = Катакомбы, левая дверь
space-b2-door-r = Катакомбы, правая дверь
space-b2-link1 = Катакомбы, внутренняя перемычка
space-b2-arc1 = Катакомбы, внутренний переход
space-b2-stair-l = Катакомбы, левая лестница
space-b2-stair-r = Катакомбы, правая лестница
space-b2-nook-r = Катакомбы, правый закуток
space-b2-link2 = Катакомбы, средняя перемычка
space-b2-arc2 = Катакомбы, средний переход
space-b2-gate-l = Катакомбы, левые ворота
space-b2-gate-r = Катакомбы, правые ворота
space-b2-link3 = Катакомбы, глубинная перемычка
space-b2-vault = Катакомбы, склеп
space-b2-lock-a1 = Катакомбы, первый затвор А
space-b2-lock-a2 = Катакомбы, второй затвор А
space-b2-lock-b1 = Катакомбы, первый затвор Б
space-b2-lock-b2 = Катакомбы, второй затвор Б
space-c2-door-l = Цистерна, левая дверь
space-c2-door-r = Цистерна, правая дверь
space-c2-link1 = Цистерна, внутренняя перемычка
space-c2-arc1 = Цистерна, внутренний переход
space-c2-stair-l = Цистерна, левая лестница
space-c2-stair-r = Цистерна, правая лестница
space-c2-nook-l = Цистерна, левый закуток
space-c2-nook-r = Цистерна, правый закуток
space-c2-link2 = Цистерна, средняя перемычка
space-c2-arc2 = Цистерна, средний переход
space-c2-gate-l = Цистерна, левые ворота
space-c2-gate-r = Цистерна, правые ворота
space-c2-link3 = Цистерна, глубинная перемычка
space-c2-vault = Цистерна, склеп
space-c2-lock-a1 = Цистерна, первый затвор А
space-c2-lock-a2 = Цистерна, второй затвор А
space-c2-lock-b1 = Цистерна, первый затвор Б
space-c2-lock-b2 = Цистерна, второй затвор Б
space-d2-door-l = Кузница, левая дверь
space-d2-door-r = Кузница, правая дверь
space-d2-link1 = Кузница, внутренняя перемычка
space-d2-arc1 = Кузница, внутренний переход
space-d2-stair-l = Кузница, левая лестница
space-d2-stair-r = Кузница, правая лестница
space-d2-nook-r = Кузница, правый закуток
space-d2-link2 = Кузница, средняя перемычка
space-d2-arc2 = Кузница, средний переход
space-d2-gate-l = Кузница, левые ворота
space-d2-gate-r = Кузница, правые ворота
space-d2-link3 = Кузница, глубинная перемычка
space-d2-vault = Кузница, склеп
space-d2-lock-a1 = Кузница, первый затвор А
space-d2-lock-a2 = Кузница, второй затвор А
space-d2-lock-b1 = Кузница, первый затвор Б
space-d2-lock-b2 = Кузница, второй затвор Б
space-e2-door-l = Обсерватория, левая дверь
space-e2-door-r = Обсерватория, правая дверь
space-e2-link1 = Обсерватория, внутренняя перемычка
space-e2-arc1 = Обсерватория, внутренний переход
space-e2-stair-l = Обсерватория, левая лестница
space-e2-stair-r = Обсерватория, правая лестница
space-e2-nook-l = Обсерватория, левый закуток
space-e2-nook-r = Обсерватория, правый закуток
space-e2-link2 = Обсерватория, средняя перемычка
space-e2-arc2 = Обсерватория, средний переход
space-e2-gate-l = Обсерватория, левые ворота
space-e2-gate-r = Обсерватория, правые ворота
space-e2-link3 = Обсерватория, глубинная перемычка
space-e2-vault = Обсерватория, склеп
space-e2-lock-a1 = Обсерватория, первый затвор А
space-e2-lock-a2 = Обсерватория, второй затвор А
space-e2-lock-b1 = Обсерватория, первый затвор Б
space-f2-door-l = Темница, левая дверь
space-f2-door-r = Темница, правая дверь
space-f2-link1 = Темница, внутренняя перемычка
space-f2-arc1 = Темница, внутренний переход
space-f2-stair-l = Темница, левая лестница
space-f2-stair-r = Темница, правая лестница
space-f2-nook-l = Темница, левый закуток
space-f2-nook-r = Темница, правый закуток
space-f2-link2 = Темница, средняя перемычка
space-f2-arc2 = Темница, средний переход
space-f2-gate-l = Темница, левые ворота
space-f2-gate-r = Темница, правые ворота
space-f2-link3 = Темница, глубинная перемычка
space-f2-vault = Темница, склеп
space-f2-lock-a1 = Темница, первый затвор А
space-f2-lock-a2 = Темница, второй затвор А
space-a1-door = Архив, дверь
space-a1-arc1 = Архив, внутренний переход
space-a1-nook = Архив, закуток
space-a1-stair = Архив, лестница
space-a1-arc2 = Архив, средний переход
space-a1-vault = Архив, склеп
space-a1-gate = Архив, ворота
space-a1-lock1 = Архив, первый затвор
space-a1-lock2 = Архив, второй затвор
space-b1-door = Катакомбы, дверь
space-b1-arc1 = Катакомбы, внутренний переход
space-b1-nook = Катакомбы, закуток
space-b1-stair = Катакомбы, лестница
space-b1-arc2 = Катакомбы, средний переход
space-b1-vault = Катакомбы, склеп
space-b1-gate = Катакомбы, ворота
space-b1-lock1 = Катакомбы, первый затвор
space-b1-lock2 = Катакомбы, второй затвор
space-c1-door = Цистерна, дверь
space-c1-arc1 = Цистерна, внутренний переход
space-c1-nook = Цистерна, закуток
space-c1-stair = Цистерна, лестница
space-c1-arc2 = Цистерна, средний переход
space-c1-vault = Цистерна, склеп
space-c1-gate = Цистерна, ворота
space-c1-lock1 = Цистерна, первый затвор
space-c1-lock2 = Цистерна, второй затвор
space-d1-door = Кузница, дверь
space-d1-arc1 = Кузница, внутренний переход
space-d1-nook = Кузница, закуток
space-d1-stair = Кузница, лестница
space-d1-arc2 = Кузница, средний переход
space-d1-vault = Кузница, склеп
space-d1-gate = Кузница, ворота
space-d1-lock1 = Кузница, первый затвор
space-d1-lock2 = Кузница, второй затвор
space-e1-door = Обсерватория, дверь
space-e1-arc1 = Обсерватория, внутренний переход
space-e1-nook = Обсерватория, закуток
space-e1-stair = Обсерватория, лестница
space-e1-arc2 = Обсерватория, средний переход
space-e1-gate = Обсерватория, ворота
space-e1-lock1 = Обсерватория, первый затвор
space-e1-lock2 = Обсерватория, второй затвор
space-f1-door = Темница, дверь
space-f1-arc1 = Темница, внутренний переход
space-f1-nook = Темница, закуток
space-f1-stair = Темница, лестница
space-f1-arc2 = Темница, средний переход
space-f1-vault = Темница, склеп
space-f1-gate = Темница, ворота
space-f1-lock1 = Темница, первый затвор
space-f1-lock2 = Темница, второй затвор
space-a2-scroll2b = Архив, ниша 2б
space-a2-scroll2a = Архив, ниша 2а
space-a2-scroll3a = Архив, ниша 3а
space-a2-scroll3b = Архив, ниша 3б
space-a2-scroll4 = Архив, ниша 4
space-a2-scroll5 = Архив, ниша 5
space-a2-scroll6a = Архив, ниша 6а
space-a2-scroll6b = Архив, ниша 6б
space-b2-scroll2b = Катакомбы, ниша 2б
space-b2-scroll2a = Катакомбы, ниша 2а
space-b2-scroll3 = Катакомбы, ниша 3
space-b2-scroll4 = Катакомбы, ниша 4
space-b2-scroll5a = Катакомбы, ниша 5а
space-b2-scroll6a = Катакомбы, ниша 6а
space-b2-scroll5b = Катакомбы, ниша 5б
space-b2-scroll6b = Катакомбы, ниша 6б
space-c2-scroll2a = Цистерна, ниша 2а
space-c2-scroll2b = Цистерна, ниша 2б
space-c2-scroll3a = Цистерна, ниша 3а
space-c2-scroll3b = Цистерна, ниша 3б
space-c2-scroll4 = Цистерна, ниша 4
space-c2-scroll6a = Цистерна, ниша 6а
space-c2-scroll5 = Цистерна, ниша 5
space-c2-scroll6b = Цистерна, ниша 6б
space-d2-scroll2b = Кузница, ниша 2б
space-d2-scroll2a = Кузница, ниша 2а
space-d2-scroll3 = Кузница, ниша 3
space-d2-scroll4a = Кузница, ниша 4а
space-d2-scroll4b = Кузница, ниша 4б
space-d2-scroll6a = Кузница, ниша 6а
space-d2-scroll6b = Кузница, ниша 6б
space-d2-scroll5 = Кузница, ниша 5
space-e2-scroll3a = Обсерватория, ниша 3а
space-e2-scroll2 = Обсерватория, ниша 2
space-e2-scroll3b = Обсерватория, ниша 3б
space-e2-scroll4a = Обсерватория, ниша 4а
space-e2-scroll4b = Обсерватория, ниша 4б
space-e2-scroll5a = Обсерватория, ниша 5а
space-e2-scroll6 = Обсерватория, ниша 6
space-e2-scroll5b = Обсерватория, ниша 5б
space-f2-scroll2 = Темница, ниша 2
space-f2-scroll3 = Темница, ниша 3
space-f2-scroll4a = Темница, ниша 4а
space-f2-scroll4b = Темница, ниша 4б
space-f2-scroll5a = Темница, ниша 5а
space-f2-scroll6 = Темница, ниша 6
space-f2-scroll5b = Темница, ниша 5б
space-a1-scroll2 = Архив, ниша 2
space-a1-scroll3 = Архив, ниша 3
space-a1-scroll4 = Архив, ниша 4
space-a1-scroll5 = Архив, ниша 5
space-a1-scroll6 = Архив, ниша 6
space-b1-scroll2 = Катакомбы, ниша 2
space-b1-scroll3 = Катакомбы, ниша 3
space-b1-scroll4 = Катакомбы, ниша 4
space-b1-scroll6 = Катакомбы, ниша 6
space-c1-scroll2 = Цистерна, ниша 2
space-c1-scroll4 = Цистерна, ниша 4
space-c1-scroll5 = Цистерна, ниша 5
space-c1-scroll6 = Цистерна, ниша 6
space-d1-scroll2 = Кузница, ниша 2
space-d1-scroll3 = Кузница, ниша 3
space-d1-scroll4 = Кузница, ниша 4
space-d1-scroll5 = Кузница, ниша 5
space-d1-scroll6 = Кузница, ниша 6
space-e1-scroll2 = Обсерватория, ниша 2
space-e1-scroll3 = Обсерватория, ниша 3
space-e1-scroll5 = Обсерватория, ниша 5
space-e1-scroll6 = Обсерватория, ниша 6
space-f1-scroll3 = Темница, ниша 3
space-f1-scroll4 = Темница, ниша 4
space-f1-scroll5 = Темница, ниша 5
space-f1-scroll6 = Темница, ниша 6

## Почему нельзя

why-mage-taken = Этим магом уже играет { $a }.
why-none-in-storage = В хранилище нет { $a }.
why-too-few-in-storage = В хранилище этого цвета только { $b }, а нужно { $a }.
why-storage-empty = Хранилище пусто.
why-no-other-in-storage = В хранилище нет кубиков другого цвета.
why-guarded = На ней стоит страж (стихия – { $a }): её не сломает никто.
why-protected = Её защищает чужой фамильяр (хозяин – { $a }).
why-occupied = На ней стоит чужой маг ({ $a }).
why-seal-in-the-way = Путь закрывает печать: { $a } ({ $b }).
why-mage-in-the-way = На пути стоит чужой маг: { $a } ({ $b }).
why-familiar-in-the-way = На пути стоит чужой фамильяр: { $a } ({ $b }).
why-no-dice-of = У вас нет { $a }.
why-too-weak = Нужна сила { $a }, а у ваших кубиков { $b }.
why-tokens-only = Фамильяр ломает только жетоны.
why-within-reach = До неё можно добраться и без этого заклинания.
why-leads-nowhere = Оттуда не добраться до второй печати, которую позволяет сломать этот свиток.
why-still-closed = Путь всё равно останется закрыт.
why-wrong-element = Нужна другая стихия: { $a }.
why-superfluous = Этот кубик лишний: силы остальных хватает и без него.
why-must-break = Вы ещё можете сломать печать ({ $a }).
why-used = В этом раунде свиток уже использован.
why-passive = Переоценку не применяют: она считается в конце игры.
why-familiar-here = Фамильяр уже стоит здесь.
why-bars-nothing = Здесь фамильяр никому не помешает.
why-no-token-to-break = На доступные жетоны вашим кубикам не хватает силы.
why-nothing-to-break = На доступные печати вашим кубикам не хватает силы.
why-no-second-seal = Какую печать ни сломай, до второй, которую позволяет этот свиток, не добраться.
why-nothing-to-pass = В пределах досягаемости нет жетона, мимо которого проведёт этот свиток.
why-nobody-to-pass = Ваш путь не преграждает ни одна отдельная чужая фигурка.
why-nothing-beyond = За преградой нет печати, которую вы могли бы сломать.
why-nothing-stored = На нём нет жетона.
why-already-stored = На нём уже лежит такой жетон.
why-no-tokens = На поле нет жетонов.
why-no-token-of = На поле нет жетонов этой стихии: { $a }.
why-no-scroll-of = На поле нет свитков этой стихии: { $a }.
why-all-protected = На каждом жетоне этой стихии стоит фамильяр.
why-no-pair = Нет пары, которую этот свиток может поменять местами.
why-no-partner = Поменяться местами ему не с чем.
why-not-a-pair = Этот свиток не меняет местами такую пару.
why-guardian-there = Страж уже стоит здесь.
why-other-colour = Нужен кубик другой стихии: { $a }.
why-all-sixes = Ни на одном подходящем кубике нет числа меньше 6.
why-is-six = Кубик с числом 6 увеличить нельзя.
why-is-one = Кубик с числом 1 уменьшить нельзя.
why-same-colour = Нужен другой цвет.
why-nothing-shifts = Нет ни своих кубиков, которые можно увеличить, ни чужих, которые можно уменьшить.
why-nobody-to-aim-at = Раунд для всех соперников уже закончен.
why-finished = Раунд для этого игрока уже закончен ({ $a }).
why-no-rival-dice = У соперников, которые ещё в раунде, нет { $a }.
why-no-such-dice = У этого игрока нет подходящих кубиков ({ $a }).
why-no-other-colour = У вас нет кубика другого цвета, чтобы отдать.
why-no-rival-scroll = У соперников, которые ещё в раунде, нет открытых свитков этой стихии: { $a }.
why-nothing-equal = У вас нет открытого свитка той же силы, чтобы отдать взамен.
why-no-equal-scroll = У вас нет открытого свитка силы { $a }, чтобы отдать взамен.
why-other-strength = Нужен свиток силы { $a }, а у этого { $b }.
why-nothing-to-use = Ни один чужой свиток этой стихии ({ $a }) сейчас ничего бы вам не дал.

## Что происходит

event-circle = В этой игре участвуют базовый круг и { $a }
event-mage = { $seat }: маг – { $a }
event-first-player = { $seat } – первый игрок
event-round = Раунд { $a }
event-turn = Ходит { $seat }
event-took-die = { $seat } берёт { $one } кубик
event-rolled = { $seat } бросает кубик: { $a }
event-spent = { $seat } тратит кубик: { $a }
event-broke = { $seat } ломает печать: { $b } ({ $a })
event-took-scroll = { $seat } забирает свиток «{ $card }» ({ $a })
event-moved = { $seat } перемещает мага сюда: { $a }
event-familiar = { $seat } ставит фамильяра сюда: { $a }
event-familiar-back = { $seat } забирает фамильяра с поля
event-stored = { $seat } кладёт жетон на свиток «{ $card }»: { $a }
event-dropped-out = { $seat } не может сломать печать и возвращает кубики
event-finished = { $seat } заканчивает раунд
event-cast = { $seat } применяет свиток «{ $card }»
event-turned-down = Свиток «{ $card }» перевёрнут лицом вниз
event-recoloured = { $seat } перекрашивает кубик: { $a } → { $b }
event-rerolled = { $seat } перебрасывает кубик: { $a } → { $b }
event-changed = { $seat }: { $a } → { $b }
event-swapped = { $seat } меняет местами: { $a } ↔ { $b }
event-absorbed = { $seat } тратит жетон со свитка «{ $card }»: { $a }
event-disintegrated = { $seat } убирает жетон: { $b } ({ $a })
event-captured = { $seat } захватывает кубик: { $a } (теряет { $b })
event-obtained = { $seat } получает свиток «{ $card }» (отдаёт { $a })
event-appropriated = { $seat } использует свиток «{ $card }» (хозяин – { $a })
event-passed = { $seat } проходит мимо преграды: { $a }
event-guarded = Страж (стихия – { $a }) встаёт сюда: { $b }
event-unguarded = Страж (стихия – { $a }) уходит с поля
event-stalemate = Тупик: печати не ломают уже { $a ->
    [one] { $a } раунд
    [few] { $a } раунда
   *[many] { $a } раундов
}. Игра окончена
event-game-ended = Игра окончена: на поле { $a ->
    [one] остался { $a } свиток
    [few] осталось { $a } свитка
   *[many] осталось { $a } свитков
} силы 6

## Подготовка

option-extra-circle = Дополнительный круг магии
    .text = В игре участвуют базовый круг и ещё один. Для первой партии советуем первый круг, затем второй, третий и четвёртый.
    .choice-circle1 = первый: могущество
    .choice-circle2 = второй: пространство
    .choice-circle3 = третий: раздор
    .choice-circle4 = четвёртый: движение
    .choice-random = по жребию
option-mages = Маги
    .text = Маги отличаются только фигурками и фамильярами.
    .choice-choose = каждый выбирает
    .choice-by-seat = по порядку мест
option-first-player = Первый игрок
    .text = Кто первым берёт кубики и ходит в первом раунде; затем жетон каждый раунд переходит налево.
    .choice-random = по жребию
    .choice-0 = игрок 1
    .choice-1 = игрок 2
    .choice-2 = игрок 3
    .choice-3 = игрок 4
    .choice-4 = игрок 5

## Очки

score-scrolls = Сила свитков
score-revaluation = Переоценка

## На столе

zone-box = Коробка
zone-dungeon = Свитки на поле
zone-scrolls = Свои свитки
mark-space = место на поле
mark-face = сторона
face-up = лицом вверх
face-down = лицом вниз
face-in-use = применяется
mark-stored = жетон на свитке
counter-fire = Красные кубики
counter-water = Синие кубики
counter-air = Жёлтые кубики
counter-earth = Зелёные кубики
counter-mage = Маг
counter-familiar = Фамильяр
counter-storage = Хранилище кубиков
counter-guardians = Стражи
counter-first = Жетон первого игрока
counter-round = Раунд
counter-broken = В этом раунде сломана печать
counter-dead-rounds = Раундов без сломанных печатей
counter-circle = Дополнительный круг
counter-extra-circle = Выбор дополнительного круга
counter-mages = Как выбирают магов
counter-first-player = Как выбирают первого игрока
counter-seals-a2-near = Печати: Архив, ближняя часть
counter-seals-a2-far = Печати: Архив, дальняя часть
counter-seals-b2-near = Печати: Катакомбы, ближняя часть
counter-seals-b2-far = Печати: Катакомбы, дальняя часть
counter-seals-c2-near = Печати: Цистерна, ближняя часть
counter-seals-c2-far = Печати: Цистерна, дальняя часть
counter-seals-d2-near = Печати: Кузница, ближняя часть
counter-seals-d2-far = Печати: Кузница, дальняя часть
counter-seals-e2-near = Печати: Обсерватория, ближняя часть
counter-seals-e2-far = Печати: Обсерватория, дальняя часть
counter-seals-f2-near = Печати: Темница, ближняя часть
counter-seals-f2-far = Печати: Темница, дальняя часть
counter-seals-a1 = Печати: Архив
counter-seals-b1 = Печати: Катакомбы
counter-seals-c1 = Печати: Цистерна
counter-seals-d1 = Печати: Кузница
counter-seals-e1 = Печати: Обсерватория
counter-seals-f1 = Печати: Темница

## Сведения

fact-effect = Заклинание
fact-element = Стихия
fact-strength = Сила
fact-circles = Круги магии
fact-copies = Копий
fact-mage = Маг

effect-call = Вызов
effect-transmutation = Трансмутация
effect-purification = Очистка
effect-saturation = Насыщение
effect-multiplication = Преумножение
effect-revaluation = Переоценка
effect-replacement = Замена
effect-exchange = Обмен
effect-absorption = Поглощение
effect-disintegration = Дезинтеграция
effect-rearrangement = Переустройство
effect-forgery = Подлог
effect-modification = Модификация
effect-transfer = Трансфер
effect-capture = Захват
effect-appropriation = Присвоение
effect-protection = Защита
effect-overcoming = Преодоление
effect-teleportation = Телепортация
effect-guardian = Страж
effect-acceleration = Ускорение

## Что, по словам подсказок, даёт или стоит ход

hint-points = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}
hint-revaluation = { $sense ->
    [more] даёт
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} { $sense ->
    [more] Переоценкой
   *[less] Переоценки
}
hint-scrolls = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } свиток
    [few] { $number } свитка
    [many] { $number } свитков
   *[other] { $number } свитка
}
hint-face-up = { $sense ->
    [more] готовит
   *[less] тратит
} { $number ->
    [one] { $number } заклинание
    [few] { $number } заклинания
    [many] { $number } заклинаний
   *[other] { $number } заклинания
}
hint-dice = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
    [many] { $number } кубиков
   *[other] { $number } кубика
}
hint-power = { $sense ->
    [more] усиливает кубики
   *[less] ослабляет кубики
}
hint-best-colour = { $sense ->
    [more] усиливает лучший цвет
   *[less] ослабляет лучший цвет
}
hint-rerolls = { $sense ->
    [more] оставляет больше на волю кубиков
   *[less] оставляет меньше на волю кубиков
}
hint-in-round = { $sense ->
    [more] оставляет в раунде
   *[less] выводит из раунда
}
hint-scroll-now = { $sense ->
    [more] открывает путь к лучшему свитку
   *[less] оставляет только свиток похуже
}
hint-scroll-second = { $sense ->
    [more] даёт запасной свиток получше
   *[less] лишает запасного свитка
}
hint-scroll-likely = { $sense ->
    [more] делает хороший свиток вероятнее
   *[less] делает хороший свиток менее вероятным
}
hint-scrolls-near = { $sense ->
    [more] приближает хорошие свитки
   *[less] отдаляет хорошие свитки
}
hint-sixes-near = { $sense ->
    [more] приближает сильнейшие свитки
   *[less] отдаляет сильнейшие свитки
}
hint-seals-now = { $sense ->
    [more] позволяет сломать больше печатей
   *[less] позволяет сломать меньше печатей
}
hint-seals-near = { $sense ->
    [more] подводит к печатям
   *[less] отводит от печатей
}
hint-colours-fit = { $sense ->
    [more] подбирает нужные цвета кубиков
   *[less] тратит нужные цвета кубиков
}
hint-first = { $sense ->
    [more] даёт первый ход
   *[less] отдаёт первый ход
}
hint-turn = { $sense ->
    [more] сохраняет ход
   *[less] передаёт ход
}
hint-scrolls-held = { $sense ->
    [more] усиливает набор свитков
   *[less] ослабляет набор свитков
}
