### «Лихолетье»: что спрашивают, делают и сообщают за столом (русский).
### Ключи и их порядок те же, что в table.en.ftl.

## Вопросы

ask-main = Ваш ход: одно основное действие или пас
ask-after = Свободные действия или конец хода
ask-order = Сразу несколько эффектов: какой следующий?
ask-gain = { $least ->
    [one] Возьмите { $least } любой ресурс
    [few] Возьмите { $least } любых ресурса
   *[many] Возьмите { $least } любых ресурсов
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-mana-as-vp = Сколько из этой маны получить победными очками?
ask-pay = { $least ->
    [one] Заплатите { $least } любой ресурс
    [few] Заплатите { $least } любых ресурса
   *[many] Заплатите { $least } любых ресурсов
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-discard = { $least ->
    [one] Сбросьте { $least } карту
    [few] Сбросьте { $least } карты
   *[many] Сбросьте { $least } карт
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-advanced-discard = { $least ->
    [one] Сбросьте ещё { $least } карту
    [few] Сбросьте { $least } карты
   *[many] Сбросьте { $least } карт
}; все откроют их вместе
ask-witches = Сколько ведьм поместить?{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-create = { $most ->
    [1] Бесплатно создать катализатор?
   *[other] Бесплатно создать катализатор, первый из { $most }?
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-move-pieces = { $most ->
    [1] Какую фишку переместить?
   *[other] Какие фишки переместить, не больше { $most }?
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-to-region = В какой регион?
ask-repeat = { $most ->
    [1] Получить боевую награду ещё раз?
    [one] Получить боевую награду ещё раз? Можно { $most } раз
    [few] Получить боевую награду ещё раз? Можно { $most } раза
   *[many] Получить боевую награду ещё раз? Можно { $most } раз
}
ask-how-many = «{ $source }»: сколько?
ask-choose = Выберите одно{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-may = Применить эффект{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}?
ask-opponent = «{ $source }»: выберите противника
ask-path-step = Награду какой из достигнутых ячеек пути получить?
ask-transfer = { $most ->
    [1] Перенести место силы во внутренний круг?
   *[other] Перенести место силы во внутренний круг, первое из { $most }?
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-harvest = { $most ->
    [1] С какого места собрать урожай?
    [one] Урожай с { $most } места: какое следующее?
   *[other] Урожай с { $most } мест: какое следующее?
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-refill = «{ $source }»: в каком регионе восполнить места силы?
ask-find = Найти место силы?{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-remove = «{ $source }»: какой ритуал удалить?
ask-replay = «{ $source }»: мгновенный эффект какого ритуала выполнить?
ask-copy-cell = «{ $source }»: ячейку какого ритуала скопировать?
ask-copy-specialist = «{ $source }»: какого специалиста скопировать?
ask-battle-reward = «{ $source }»: какую боевую награду получить?
ask-bind = С каким местом силы связать «{ $source }»?
ask-reduce = { $least ->
    [1] «{ $source }» стоит меньше: какой ресурс не платить?
    [one] «{ $source }» стоит меньше: какой { $least } ресурс не платить?
    [few] «{ $source }» стоит меньше: какие { $least } ресурса не платить?
   *[many] «{ $source }» стоит меньше: какие { $least } ресурсов не платить?
}
ask-mana-share = «{ $source }»: заплатить маной вместо ресурсов?
ask-stone-cell = В какую ячейку положить «{ $source }»?
ask-reward-order = Какая награда ячейки следующая?
ask-catalysts = Создать ещё катализаторы этим же действием?
ask-bid = Выставьте индикатор: сколько маны на этот бой?
ask-change-dial = Изменить значение индикатора?
ask-take-stone = Вы победили: возьмите камень силы
ask-place-stones = Разместите камни силы: как предложено или самостоятельно?
ask-put-stone = Камень на место «{ $source }»?

## Ответы

do-find = Найти место силы «{ $what }»
do-token = Активировать жетон ковена
do-play = Разыграть ритуал «{ $what }»
do-recruit = Специалист: «{ $what }»
do-council = Член Совета: «{ $what }»
do-witch = Ведьма: { $what }
do-elder = Старейшина: { $what }
do-sickle = Серп на «{ $what }»
do-orb = Шар на «{ $what }»
do-mana-sickle = Серп за ману на «{ $what }»
do-mana-orb = Шар за ману на «{ $what }»
do-use = Применить карту «{ $what }»
do-trade = Сбросить 2 карты за ресурс
do-board-action = Сбросить карту за ресурс или ману
do-stone = Положить в ячейку «{ $what }»
do-pass = Пас
do-end-turn = Закончить ход
do-bind = «{ $what }»
do-reduce = Не платить: { $what }
do-mana-for = Мана вместо: { $what }
do-gain = Взять: { $what }
do-pay = Заплатить: { $what }
do-discard = Сбросить карту «{ $what }»
do-amount = { $what }
do-transfer = Перенести место силы «{ $what }»
do-harvest = Урожай: «{ $what }»
do-region = { $what }
do-lift-witch = Ведьма, откуда: { $what }
do-lift-elder = Старейшина, откуда: { $what }
do-remove = Удалить ритуал «{ $what }»
do-replay = «{ $what }»
do-copy = Скопировать ячейку ритуала «{ $what }»
do-copy-specialist = Скопировать специалиста «{ $what }»
do-reward = { $what }
do-repeat = Ещё раз: { $what } награда
do-seat = { $what }
do-step = Ячейка { $what }
do-bid = Маны: { $what }
do-dial = Индикатор на { $what }
do-take = Взять «{ $what }»
do-cell = Ячейка { $what }
do-option = { $what }
do-resolve = «{ $what }»
do-resolve-council = Совет: «{ $what }»
do-place-best = Разместить, как предложено
do-place-by-hand = Разместить самостоятельно
do-put = «{ $what }»
do-leave = Без камня
do-done = Это всё
do-yes = Да
do-no = Нет

## Что называет ответ

resource-herb = трава
resource-potion = зелье
resource-knowledge = знание
bag-resource-herb = { $number ->
    [one] { $number } трава
    [few] { $number } травы
   *[many] { $number } трав
}
bag-resource-potion = { $number ->
    [one] { $number } зелье
    [few] { $number } зелья
   *[many] { $number } зелий
}
bag-resource-knowledge = { $number ->
    [one] { $number } знание
    [few] { $number } знания
   *[many] { $number } знаний
}
region-north = Северные озёра
region-central = Центральное нагорье
region-south = Южные склоны
spot-north = Северные озёра
spot-central = Центральное нагорье
spot-south = Южные склоны
spot-board = ячейка планшета
spot-supply = запас
tier-lower = нижняя
tier-middle = средняя
tier-upper = верхняя
reward-north-lower = Северные озёра: нижняя награда
reward-north-middle = Северные озёра: средняя награда
reward-north-upper = Северные озёра: верхняя награда
reward-central-lower = Центральное нагорье: нижняя награда
reward-central-middle = Центральное нагорье: средняя награда
reward-central-upper = Центральное нагорье: верхняя награда
reward-south-lower = Южные склоны: нижняя награда
reward-south-middle = Южные склоны: средняя награда
reward-south-upper = Южные склоны: верхняя награда
seat-automa = Автома
option-a = Первое
option-b = Второе
option-c = Третье
option-d = Четвёртое
option-scales-of-balance-a = 3 любых ресурса
option-scales-of-balance-b = 4 победных очка
option-scales-of-balance-c = 5 маны
option-salamander-dance-a = 2 любых ресурса
option-salamander-dance-b = 3 маны
piece-witch = ведьма
piece-elder = старейшина
catalyst-sickle = серп
catalyst-orb = шар
automa-action-gain-x-vp-and-path = очки и шаг по пути ковена
automa-action-find-place = найти место силы
automa-action-play-card = разыграть карту
automa-action-transfer = перенос
automa-action-path = шаг по пути ковена
automa-action-harvest = урожай
automa-action-place-from-deck = место силы из колоды
keyword-artifact = артефакт
keyword-spell = заклятие
keyword-familiar = фамильяр
coven-star = Звезда
coven-cross = Крест
coven-circle = Круг
coven-thorn = Шип
kind-flame = пламя
kind-wave = волна
kind-root = корень
kind-wind = ветер
kind-red = красный
symbol-flame = пламя
symbol-wave = волна
symbol-root = корень
symbol-wind = ветер

## Почему нельзя

cause-advanced-draw = правило для опытных игроков
cause-scouting = доход в фазу разведки
cause-coven-token = жетон ковена
cause-trade = обмен карт
cause-board-action = свободное действие планшета
cause-board-cell = ячейка планшета
cause-region-cell = ячейка региона
cause-battle-reward = боевая награда
cause-path = путь ковена
why-action-done = Основное действие этого хода уже сделано.
why-no-witches = В вашем запасе не осталось ведьм.
why-no-elders = В вашем запасе не осталось старейшин.
why-needs-witches = { $a ->
    [one] Нужна { $a } ведьма
    [few] Нужно { $a } ведьмы
   *[many] Нужно { $a } ведьм
}, а в вашем запасе { $b }.
why-token-used = Жетон ковена в этом раунде уже использован.
why-no-free-place = У вас нет свободного места силы.
why-costs = Стоит: { $a }; у вас: { $b }.
why-costs-reduced = Стоит: { $a }; даже если не платить { $b }, у вас столько нет.
why-costs-or-mana = Стоит: { $a }; даже если платить { $b } маны вместо ресурса, у вас столько нет.
why-links-unpaid = Вам не оплатить бонус связи ни одного свободного места силы.
why-has-specialist = Такой специалист уже есть в вашем ковене.
why-council-costs = Член Совета стоит: { $a }; у вас: { $b }.
why-no-cells = У этого ритуала нет ячейки действия.
why-cells-taken = Все его ячейки действий заняты.
why-elder-outside = Старейшины активируют ячейки действий только во внутреннем круге.
why-region-taken = Все ячейки действий региона заняты.
why-elders-in-regions = { $a ->
    [one] В ячейках действий регионов может быть только { $a } ваш старейшина.
    [few] В ячейках действий регионов может быть только { $a } ваших старейшины.
   *[many] В ячейках действий регионов может быть только { $a } ваших старейшин.
}
why-board-cell-taken = Ячейка вашего планшета занята.
why-no-slots = У этого ритуала нет ячеек для катализаторов.
why-slots-taken = Все его ячейки для катализаторов заняты.
why-sickle-costs = Серп стоит: { $a }; у вас: { $b }.
why-orb-costs = Шар стоит: { $a }; у вас: { $b }.
why-no-free-action = У этого специалиста нет свободного действия.
why-used = Этот специалист в этом раунде уже использован.
why-stone-cells-taken = Все ячейки для камней на вашем планшете заняты.
why-stone-alike = У вас есть ещё один такой камень: выберите его.
why-needs-mana = Нужно { $a } маны, а у вас { $b }.
why-needs-cards = { $a ->
    [one] Нужна { $a } карта с руки
    [few] Нужно { $a } карты с руки
   *[many] Нужно { $a } карт с руки
}, а у вас { $b }.
why-needs-resources = { $a ->
    [one] Нужен { $a } ресурс
    [few] Нужно { $a } ресурса
   *[many] Нужно { $a } ресурсов
}, а у вас { $b }.
why-no-other-ritual = У вас нет другого ритуала.
why-no-instant = Ни у одного вашего ритуала нет мгновенного эффекта, который можно выполнить.
why-no-cell-to-copy = Нет другого ритуала с ячейкой действия, эффект которой вы могли бы выполнить.
why-no-specialist-to-copy = У противников нет специалиста, эффект которого вы могли бы скопировать.
why-no-pieces-in-regions = Ни в одном регионе нет ваших фишек.
why-place-taken = С этим местом силы связан ритуал «{ $a }».
why-link-unpaid = Вам не оплатить ещё и бонус связи этого места силы.
why-cell-taken = В этой ячейке уже лежит камень.
why-here-only = Катализатор создаётся на карте «{ $a }».
why-harvested = С этого места силы урожай этим эффектом уже собран.
why-itself = Это должна быть другая карта.
why-other-circle = Это место силы в другом круге.
why-not-instant = У этого ритуала нет мгновенного эффекта.
why-copies = Скопировать того, кто сам копирует, нельзя.
why-no-piece-there = В этом регионе нет ваших фишек.
why-not-reached = На пути ковена вы дошли до ячейки { $a }.
why-dial-range = Индикатор можно изменить не больше чем на { $a }.
why-stone-unfit = На этом месте силы нет символа этого камня.

## Что происходит

event-round = Начинается раунд { $a }
event-turn = Ходит { $seat }
event-passed = { $seat } пасует
event-drew = { $seat } берёт { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-discarded = { $seat } сбрасывает карту «{ $card }»
event-shuffled = Сброс становится новой колодой
event-gained = { $seat } получает: { $a }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-paid = { $seat } платит: { $a }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-mana = { $seat } получает { $a ->
    [one] { $a } ману
    [few] { $a } маны
   *[many] { $a } маны
}{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-mana-spent = { $seat } тратит { $a ->
    [one] { $a } ману
    [few] { $a } маны
   *[many] { $a } маны
}{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-vp = { $seat } получает { $a ->
    [one] { $a } победное очко
    [few] { $a } победных очка
   *[many] { $a } победных очков
}{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-found = { $seat } находит место силы «{ $card }» ({ $a })
event-took-place = { $seat } получает место силы «{ $card }» из колоды
event-opened = { $a }: открыто место силы «{ $card }»
event-token = { $seat } активирует жетон ковена
event-bound = { $seat } разыгрывает ритуал «{ $card }» на место силы «{ $a }»
event-link = Бонус связи: «{ $card }»
event-recruited = { $seat } разыгрывает специалиста «{ $card }»
event-council = { $seat } разыгрывает члена Совета «{ $card }»
event-used = { $seat } применяет карту «{ $card }»
event-cell = { $seat } активирует ячейку ритуала «{ $card }» ({ $a })
event-region-cell = { $seat } активирует ячейку региона: { $b } ({ $a })
event-board-cell = { $seat } активирует ячейку планшета
event-created = { $seat } создаёт: { $a } на «{ $card }»
event-path = { $seat }: путь ковена, деление { $a }
event-overflow = { $seat } стоит в конце пути ковена
event-harvested = { $seat } собирает урожай: «{ $card }»
event-transferred = { $seat } переносит место силы «{ $card }»
event-moved = { $seat } перемещает фишку ({ $a }): { $b }
event-returned = { $seat } возвращает фишку ({ $a }) в запас
event-removed = Ритуал «{ $card }» удаляется из игры
event-copied = { $seat } копирует карту «{ $card }»
event-trigger = Эффект: «{ $card }»
event-battle = Бой: { $a }
event-bid = { $seat }: индикатор { $a }
event-strength = { $seat }: боевая сила { $a }
event-reward = { $seat } получает боевую награду: { $a }, { $b }
event-won = { $seat } побеждает в бою: { $a }
event-stone = { $seat } берёт «{ $card }»
event-first = { $seat } – первый игрок
event-stone-cell = { $seat } кладёт «{ $card }» в ячейку { $a }
event-stone-placed = { $seat } размещает «{ $card }» на «{ $a }»
event-automa-revealed = Автома открывает «{ $card }»: { $a }
event-automa-marker = Маркер Автомы: ячейка { $a }, { $b }
event-game-ended = Третий раунд завершён

## Подготовка

option-side = Сторона планшетов
    .text = Солнечная сторона у всех ковенов одинакова; на лунной у каждого свои способности.
    .choice-sun = солнечная
    .choice-moon = лунная
option-advanced-draw = Правило для опытных игроков
    .text = В первом раунде каждый берёт на две карты больше, затем сбрасывает две.
    .choice-off = нет
    .choice-on = да
option-difficulty = Сложность Автомы
    .text = Сколько очков Автома получает в верхней ячейке; только для одиночной игры.
    .choice-apprentice = Ученик
    .choice-witch = Ведьма
    .choice-master = Мастер
    .choice-heir = Наследник трона
option-first-player = Первый игрок
    .text = Кто начинает первый раунд.
    .choice-random = по жребию
    .choice-0 = игрок 1
    .choice-1 = игрок 2
    .choice-2 = игрок 3
    .choice-3 = игрок 4
option-coven-0 = Ковен игрока 1
    .text = Ковен на выбор или любой из оставшихся.
    .choice-random = случайно
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип
option-coven-1 = Ковен игрока 2
    .text = Ковен на выбор или любой из оставшихся.
    .choice-random = случайно
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип
option-coven-2 = Ковен игрока 3
    .text = Ковен на выбор или любой из оставшихся.
    .choice-random = случайно
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип
option-coven-3 = Ковен игрока 4
    .text = Ковен на выбор или любой из оставшихся.
    .choice-random = случайно
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип

## Места

zone-deck = Основная колода
zone-discard = Сброс
zone-removed = Удалены из игры
zone-box = Коробка
zone-place-deck = Колода мест силы
zone-stone-supply = Красный камень в запасе
zone-north-places = Северные озёра: места силы
zone-central-places = Центральное нагорье: места силы
zone-south-places = Южные склоны: места силы
zone-north-stones = Северные озёра: камни силы
zone-central-stones = Центральное нагорье: камни силы
zone-south-stones = Южные склоны: камни силы
zone-hand = Рука
zone-outer = Внешний круг
zone-automa-outer = Внешний круг Автомы
zone-inner = Внутренний круг
zone-automa-inner = Внутренний круг Автомы
zone-rituals = Ритуалы
zone-automa-rituals = Ритуалы Автомы
zone-specialists = Специалисты
zone-automa-specialists = Специалисты Автомы
zone-council = Совет
zone-stones = Камни силы
zone-automa-stones = Камни силы Автомы
zone-stone-cells = Камни в ячейках планшета
zone-set-aside = Отложены
mark-bound = на месте силы
mark-rotated = повёрнута
mark-copies = копирует
mark-cell = ячейка
mark-stone = камень

## Числа

counter-coven = Ковен
counter-resources = Ресурсы
counter-mana = Мана
counter-vp = Победные очки
counter-automa-vp = Победные очки Автомы
counter-path = Путь ковена
counter-automa-path = Путь Автомы
counter-witches = Ведьмы в запасе
counter-automa-witches = Ведьмы Автомы в запасе
counter-elders = Старейшины в запасе
counter-token-used = Жетон ковена использован
counter-passed = Пас
counter-board-cell = Ведьма в ячейке планшета
counter-north-pieces = Северные озёра: фишки
counter-automa-north-pieces = Северные озёра: фишки Автомы
counter-central-pieces = Центральное нагорье: фишки
counter-automa-central-pieces = Центральное нагорье: фишки Автомы
counter-south-pieces = Южные склоны: фишки
counter-automa-south-pieces = Южные склоны: фишки Автомы
counter-north-cells = Северные озёра: ячейки действий
counter-central-cells = Центральное нагорье: ячейки действий
counter-south-cells = Южные склоны: ячейки действий
counter-north-slots = Северные озёра: занятые ячейки мест
counter-central-slots = Центральное нагорье: занятые ячейки мест
counter-south-slots = Южные склоны: занятые ячейки мест
counter-dial = Индикатор
counter-bid = Открытый индикатор
counter-strength = Боевая сила
counter-automa-strength = Боевая сила Автомы
counter-battles-joined = Боёв в этом раунде
counter-round = Раунд
counter-first = Первый игрок
counter-battle = Бой в регионе
counter-fighters = Участники боя
counter-battle-first = Первый игрок в этом бою
counter-binding = Разыгрываемый ритуал
counter-automa-marker = Маркер Автомы
counter-side = Сторона планшетов
counter-advanced-draw = Правило для опытных игроков
counter-difficulty = Сложность
counter-first-player = Первый игрок при подготовке
counter-coven-0 = Ковен игрока 1
counter-coven-1 = Ковен игрока 2
counter-coven-2 = Ковен игрока 3
counter-coven-3 = Ковен игрока 4

## Очки

score-track = Набрано в ходе игры
score-specialists = Специалисты
score-council = Совет: конец игры
score-rituals = Ритуалы внутреннего круга
score-stones = Удвоено камнями
score-places = Места внутреннего круга

## Сведения о карте

fact-code = Номер
fact-copies = Копий
fact-witches = Ведьм
fact-vp = Победные очки
fact-symbols = Символы
fact-harvest = Урожай
fact-link = Бонус связи
fact-keywords = Ключевые слова
fact-cost = Стоимость
fact-slots = Ячейки для катализаторов
fact-effect = Эффект
fact-council = Совет
fact-kind = Вид
fact-coven = Ковен
fact-sun = Солнечная сторона
fact-moon = Лунная сторона
fact-designed = Придумано для этого проекта
fact-council-provenance = Источник эффекта Совета
fact-council-designed = Совет: придумано
designed-amount = количество
designed-battle-rewards = боевые награды
designed-card-it-is-printed-on = на какой карте указан
designed-catalyst-slots = ячейки для катализаторов
designed-cell-effect = эффект ячеек
designed-copy-range = что можно копировать
designed-cost = стоимость
designed-discount = скидка
designed-duration = длительность
designed-effect = эффект
designed-effect-type = тип эффекта
designed-effect-wording = формулировка эффекта
designed-harvest = урожай
designed-keyword = ключевое слово
designed-kind-name = название вида
designed-link-bonus = бонус связи
designed-mana-cost = стоимость в мане
designed-mana-price = цена в мане
designed-max-delta = предел изменения
designed-number-of-pieces = число фишек
designed-opponent-compensation = возмещение противнику
designed-order-and-number-of-circle-cells = порядок и число ячеек
designed-order-of-lower-and-middle = порядок нижней и средней наград
designed-own-gain = собственная выгода
designed-path-rewards = награды пути
designed-path-steps = деления пути
designed-region-condition = условие для региона
designed-reward-amount = размер награды
designed-stone-cell-rewards = награды ячеек для камней
designed-stone-kinds = виды камней
designed-sun-side-has-no-link-bonus = отсутствие бонуса связи на солнечной стороне
designed-symbols = символы
designed-timing = время применения
designed-upper-reward = верхняя награда
designed-vp = победные очки
designed-vp-reward-amount = очки награды
designed-which-actions-are-framed = какие действия в рамке
designed-which-player-count-has-3-cells = число игроков для 3 ячеек
designed-witch-cost = число ведьм
council-designed-amount = количество
council-designed-card-it-is-printed-on = на какой карте указан
council-designed-kind-name = название вида
council-provenance-rulebook = книга правил
council-provenance-designed = придумано нами

## Что, по словам подсказок, даёт или стоит ход

hint-track = { $change } { $number ->
    [one] победное очко
    [few] победных очка
    [many] победных очков
   *[other] победных очка
}
hint-points = { $change } { $number ->
    [one] очко всего
    [few] очка всего
    [many] очков всего
   *[other] очка всего
}
hint-inner-rituals = { $change } { $number ->
    [one] очко за ритуалы внутреннего круга
    [few] очка за ритуалы внутреннего круга
    [many] очков за ритуалы внутреннего круга
   *[other] очка за ритуалы внутреннего круга
}
hint-outer-rituals = { $change } { $number ->
    [one] очко за ритуалы внешнего круга
    [few] очка за ритуалы внешнего круга
    [many] очков за ритуалы внешнего круга
   *[other] очка за ритуалы внешнего круга
}
hint-inner-places = { $change } { $number ->
    [one] очко за места внутреннего круга
    [few] очка за места внутреннего круга
    [many] очков за места внутреннего круга
   *[other] очка за места внутреннего круга
}
hint-outer-places = { $change } { $number ->
    [one] очко за места внешнего круга
    [few] очка за места внешнего круга
    [many] очков за места внешнего круга
   *[other] очка за места внешнего круга
}
hint-specialist-points = { $change } { $number ->
    [one] очко за специалистов
    [few] очка за специалистов
    [many] очков за специалистов
   *[other] очка за специалистов
}
hint-council-points = { $change } { $number ->
    [one] очко Совета
    [few] очка Совета
    [many] очков Совета
   *[other] очка Совета
}
hint-council = { $change } { $number ->
    [one] член Совета
    [few] члена Совета
    [many] членов Совета
   *[other] члена Совета
}
hint-stones = { $change } { $number ->
    [one] камень силы
    [few] камня силы
    [many] камней силы
   *[other] камня силы
}
hint-stone-matches = { $change } { $number ->
    [one] подходящий камень силы
    [few] подходящих камня силы
    [many] подходящих камней силы
   *[other] подходящих камня силы
}
hint-herbs = { $change } { $number ->
    [one] трава
    [few] травы
    [many] трав
   *[other] травы
}
hint-potions = { $change } { $number ->
    [one] зелье
    [few] зелья
    [many] зелий
   *[other] зелья
}
hint-knowledge = { $change } { $number ->
    [one] знание
    [few] знания
    [many] знаний
   *[other] знания
}
hint-mana = { $change } { $number ->
    [one] мана
   *[other] маны
}
hint-hand = { $change } { $number ->
    [one] карта в руке
    [few] карты в руке
    [many] карт в руке
   *[other] карты в руке
}
hint-witches = { $change } { $number ->
    [one] ведьма в запасе
    [few] ведьмы в запасе
    [many] ведьм в запасе
   *[other] ведьмы в запасе
}
hint-elders = { $change } { $number ->
    [one] старейшина в запасе
    [few] старейшины в запасе
    [many] старейшин в запасе
   *[other] старейшины в запасе
}
hint-free-places = { $change } { $number ->
    [one] место без ритуала
    [few] места без ритуала
    [many] мест без ритуала
   *[other] места без ритуала
}
hint-free-cells = { $change } { $number ->
    [one] свободная ячейка действия
    [few] свободные ячейки действий
    [many] свободных ячеек действий
   *[other] свободные ячейки действий
}
hint-sickles = { $change } { $number ->
    [one] серп
    [few] серпа
    [many] серпов
   *[other] серпа
}
hint-orbs = { $change } { $number ->
    [one] шар
    [few] шара
    [many] шаров
   *[other] шара
}
hint-path = { $change } { $number ->
    [one] шаг по пути ковена
    [few] шага по пути ковена
    [many] шагов по пути ковена
   *[other] шага по пути ковена
}
hint-token = { $sense ->
    [more] жетон ковена ещё есть
   *[less] жетон ковена использован
}
hint-passed = { $sense ->
    [more] вы выходите из раунда
   *[less] вы ещё в раунде
}
hint-battle-lead = { $sense ->
    [more] перевес в боях больше
   *[less] перевес в боях меньше
}
hint-automa = { $sense ->
    [more] больше очков у Автомы
   *[less] меньше очков у Автомы
}
hint-battle-strength = { $sense ->
    [more] больше силы в боях
   *[less] меньше силы в боях
}
hint-first = { $sense ->
    [more] первый ход ваш
   *[less] первый ход не ваш
}
hint-turn = { $sense ->
    [more] ход ваш
   *[less] ход переходит дальше
}
hint-rituals-bound = { $sense ->
    [more] ритуалы сильнее
   *[less] ритуалы слабее
}
hint-specialists-hired = { $sense ->
    [more] специалисты сильнее
   *[less] специалисты слабее
}
hint-council-members = { $sense ->
    [more] Совет сильнее
   *[less] Совет слабее
}
hint-cards-in-hand = { $sense ->
    [more] рука сильнее
   *[less] рука слабее
}
hint-places-held = { $sense ->
    [more] места сильнее
   *[less] места слабее
}

## Фазы

phase-scouting = Разведка
phase-action = Действия
phase-battle = Бой
phase-end-of-round = Конец раунда
phase-end = Конец игры
