### «Лихолетье»: что спрашивают, делают и сообщают за столом (русский).
### Ключи и их порядок те же, что в table.en.ftl.

## Вопросы

ask-main = Ваш ход: одно основное действие или пас
ask-after = Можно выполнить свободные действия или закончить ход
ask-order = Сработало сразу несколько эффектов: какой первым?
ask-gain = { $least ->
    [one] Возьмите { $least } любой ресурс
    [few] Возьмите { $least } любых ресурса
   *[many] Возьмите { $least } любых ресурсов
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-mana-as-vp = Сколько этой маны взять победными очками?
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
ask-to-region = В какой регион переместить?
ask-repeat = { $most ->
    [1] Получить боевую награду ещё раз?
    [one] Получить боевую награду ещё раз? Можно { $most } раз
    [few] Получить боевую награду ещё раз? Можно { $most } раза
   *[many] Получить боевую награду ещё раз? Можно { $most } раз
}
ask-how-many = «{ $source }»: сколько?
ask-choose = Выберите один эффект{ $by ->
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
    [1] С какого места силы собрать урожай?
    [one] Урожай с { $most } места силы: с какого следующий?
   *[other] Урожай с { $most } мест силы: с какого следующий?
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
ask-mana-share = «{ $source }»: заплатить часть ресурсов маной?
ask-stone-cell = В какую ячейку положить «{ $source }»?
ask-reward-order = Какую награду ячейки получить следующей?
ask-catalysts = Создать ещё катализаторы этим же действием?
ask-bid = Выставьте индикатор: сколько маны потратить на этот бой?
ask-change-dial = Изменить значение индикатора?
ask-take-stone = Вы победили: возьмите камень силы
ask-place-stones = Разместить камни силы, как предложено, или самостоятельно?
ask-put-stone = Положить камень силы на «{ $source }»?

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
do-use = Свободное действие: «{ $what }»
do-trade = Сбросить 2 карты за 1 ресурс
do-board-action = Сбросить карту за ресурс или ману
do-stone = Положить в ячейку «{ $what }»
do-pass = Спасовать
do-end-turn = Закончить ход
do-bind = «{ $what }»
do-reduce = Не платить { $one }
do-mana-for = 1 мана вместо ресурса: { $what }
do-gain = Взять { $one }
do-pay = Заплатить { $one }
do-discard = Сбросить карту «{ $what }»
do-amount = { $what }
do-transfer = Перенести место силы «{ $what }»
do-harvest = Собрать урожай: «{ $what }»
do-region = { $what }
do-lift-witch = Взять ведьму отсюда: { $what }
do-lift-elder = Взять старейшину отсюда: { $what }
do-remove = Удалить ритуал «{ $what }»
do-replay = «{ $what }»
do-copy = Скопировать ячейку ритуала «{ $what }»
do-copy-specialist = Скопировать специалиста «{ $what }»
do-reward = { $what }
do-repeat = Получить ещё раз: { $what } награда
do-seat = { $what }
do-step = Ячейка { $what }
do-bid = Мана: { $what }
do-dial = Индикатор: { $what }
do-take = Взять «{ $what }»
do-cell = Ячейка { $what }
do-option = { $what }
do-resolve = «{ $what }»
do-resolve-council = Член Совета «{ $what }»
do-place-best = Разместить, как предложено
do-place-by-hand = Разместить самостоятельно
do-put = «{ $what }»
do-leave = Не класть камень
do-done = Готово
do-yes = Да
do-no = Нет

## Что называет ответ

resource-herb = трава
resource-potion = зелье
resource-knowledge = знание
one-resource-herb = 1 траву
one-resource-potion = 1 зелье
one-resource-knowledge = 1 знание
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
region-none = нет
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
option-a = Первый вариант
option-b = Второй вариант
option-c = Третий вариант
option-d = Четвёртый вариант
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

cause-scouting = доход в фазу разведки
cause-coven-token = жетон ковена
cause-trade = обмен карт
cause-board-action = свободное действие планшета
cause-board-cell = ячейка планшета
cause-region-cell = ячейка региона
cause-battle-reward = боевая награда
cause-path = путь ковена
cause-advanced-draw = правило для опытных игроков
why-action-done = Основное действие в этот ход вы уже выполнили.
why-no-witches = В вашем запасе не осталось ведьм.
why-no-elders = В вашем запасе не осталось старейшин.
why-needs-witches = { $a ->
    [one] Нужна { $a } ведьма
    [few] Нужно { $a } ведьмы
   *[many] Нужно { $a } ведьм
}, а в вашем запасе { $b }.
why-token-used = В этом раунде жетон ковена уже активирован.
why-no-free-place = У вас нет места силы без ритуала.
why-costs = Стоимость: { $a }. У вас: { $b }.
why-costs-reduced = Стоимость: { $a }. Даже со скидкой в { $b ->
    [one] { $b } ресурс
    [few] { $b } ресурса
   *[many] { $b } ресурсов
} вам не хватает.
why-costs-or-mana = Стоимость: { $a }. Даже если вместо ресурсов платить { $b ->
    [one] по { $b } мане
   *[other] по { $b } маны
}, вам не хватает.
why-links-unpaid = Вы не сможете оплатить бонус связи ни одного свободного места силы.
why-has-specialist = Такой специалист уже есть в вашем ковене.
why-council-costs = Стоимость члена Совета: { $a }. У вас: { $b }.
why-no-cells = У этого ритуала нет ячейки действия.
why-cells-taken = Все ячейки действий этого ритуала заняты.
why-elder-outside = Старейшины активируют ячейки действий только во внутреннем круге.
why-region-taken = Все ячейки действий этого региона заняты.
why-elders-in-regions = { $a ->
    [one] В ячейках действий регионов может быть только { $a } ваш старейшина.
    [few] В ячейках действий регионов может быть только { $a } ваших старейшины.
   *[many] В ячейках действий регионов может быть только { $a } ваших старейшин.
}
why-board-cell-taken = Ячейка на вашем планшете занята.
why-no-slots = У этого ритуала нет ячеек для катализаторов.
why-slots-taken = Все ячейки для катализаторов на этом ритуале заняты.
why-sickle-costs = Стоимость серпа: { $a }. У вас: { $b }.
why-orb-costs = Стоимость шара: { $a }. У вас: { $b }.
why-no-free-action = У этого специалиста нет свободного действия.
why-used = В этом раунде этот специалист уже использован.
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
why-link-unpaid = Вы не сможете оплатить ещё и бонус связи этого места силы.
why-cell-taken = В этой ячейке уже лежит камень.
why-here-only = Катализатор создаётся только на карте «{ $a }».
why-harvested = Этим эффектом урожай с этого места силы уже собран.
why-itself = Это должна быть другая карта.
why-other-circle = Это место силы в другом круге.
why-not-instant = У этого ритуала нет мгновенного эффекта.
why-copies = Карту, которая сама копирует, скопировать нельзя.
why-no-piece-there = В этом регионе нет ваших фишек.
why-not-reached = На пути ковена вы дошли только до ячейки { $a }.
why-dial-range = Индикатор можно изменить не больше чем на { $a }.
why-stone-unfit = На этом месте силы нет символа этого камня.

## Что происходит

event-round = Начинается { $a }-й раунд
event-turn = Ходит { $seat }
event-passed = { $seat } пасует
event-drew = { $seat } берёт { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-discarded = { $seat } сбрасывает карту «{ $card }»
event-shuffled = Сброшенные карты перемешаны в новую колоду
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
event-used = { $seat } выполняет свободное действие: «{ $card }»
event-cell = { $seat } активирует ячейку ритуала «{ $card }» ({ $a })
event-region-cell = { $seat } активирует ячейку региона: { $b } ({ $a })
event-board-cell = { $seat } активирует ячейку на планшете ковена
event-created = { $seat } создаёт { $a } на карте «{ $card }»
event-path = { $seat } продвигается по пути ковена: ячейка { $a }
event-overflow = { $seat } уже в конце пути ковена
event-harvested = { $seat } собирает урожай: «{ $card }»
event-transferred = { $seat } переносит место силы «{ $card }»
event-moved = { $seat } перемещает фишку ({ $a }): { $b }
event-returned = { $seat } возвращает фишку ({ $a }) в запас
event-removed = Ритуал «{ $card }» удаляется из игры
event-copied = { $seat } копирует карту «{ $card }»
event-trigger = Эффект: «{ $card }»
event-battle = Бой: { $a }
event-bid = { $seat }: на индикаторе { $a }
event-strength = { $seat }: боевая сила { $a }
event-reward = { $seat } получает боевую награду: { $a }, { $b }
event-won = { $seat } побеждает в бою: { $a }
event-stone = { $seat } берёт «{ $card }»
event-first = { $seat } – первый игрок
event-stone-cell = { $seat } кладёт «{ $card }» в ячейку { $a }
event-stone-placed = { $seat } кладёт «{ $card }» на «{ $a }»
event-automa-revealed = Автома открывает «{ $card }»: { $a }
event-automa-marker = Маркер Автомы: ячейка { $a }, { $b }
event-game-ended = Третий раунд закончился

## Подготовка

option-side = Сторона планшетов
    .text = На солнечной стороне все ковены одинаковы, на лунной у каждого свои способности.
    .choice-sun = солнечная
    .choice-moon = лунная
option-advanced-draw = Правило для опытных игроков
    .text = В первом раунде каждый берёт на две карты больше, затем сбрасывает две.
    .choice-off = нет
    .choice-on = да
option-difficulty = Сложность Автомы
    .text = Сколько очков Автома получает в верхней ячейке; только для игры в одиночку.
    .choice-apprentice = ученик
    .choice-witch = ведьма
    .choice-master = мастер
    .choice-heir = наследник трона
option-first-player = Первый игрок
    .text = Кто начинает первый раунд.
    .choice-random = по жребию
    .choice-0 = игрок 1
    .choice-1 = игрок 2
    .choice-2 = игрок 3
    .choice-3 = игрок 4
option-coven-0 = Ковен игрока 1
    .text = Можно назвать ковен или взять любой из оставшихся.
    .choice-random = по жребию
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип
option-coven-1 = Ковен игрока 2
    .text = Можно назвать ковен или взять любой из оставшихся.
    .choice-random = по жребию
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип
option-coven-2 = Ковен игрока 3
    .text = Можно назвать ковен или взять любой из оставшихся.
    .choice-random = по жребию
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип
option-coven-3 = Ковен игрока 4
    .text = Можно назвать ковен или взять любой из оставшихся.
    .choice-random = по жребию
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
north-cells-none = свободна
central-cells-none = свободна
south-cells-none = свободна
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
score-places = Места силы внутреннего круга

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
designed-own-gain = что получает владелец
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

hint-track = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } победное очко
    [few] { $number } победных очка
    [many] { $number } победных очков
   *[other] { $number } победных очка
}
hint-points = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} в итоге
hint-inner-rituals = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} за ритуалы внутреннего круга
hint-outer-rituals = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} за ритуалы внешнего круга
hint-inner-places = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} за места силы внутреннего круга
hint-outer-places = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} за места силы внешнего круга
hint-specialist-points = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} за специалистов
hint-council-points = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
} за Совет
hint-council = { $sense ->
    [more] вводит в Совет
   *[less] выводит из Совета
} { $number ->
    [one] { $number } специалиста
    [few] { $number } специалистов
    [many] { $number } специалистов
   *[other] { $number } специалиста
}
hint-stones = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } камень силы
    [few] { $number } камня силы
    [many] { $number } камней силы
   *[other] { $number } камня силы
}
hint-stone-matches = { $sense ->
    [more] находит место для
   *[less] не находит места для
} { $number ->
    [one] { $number } камня силы
    [few] { $number } камней силы
    [many] { $number } камней силы
   *[other] { $number } камня силы
}
hint-herbs = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } траву
    [few] { $number } травы
    [many] { $number } трав
   *[other] { $number } травы
}
hint-potions = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } зелье
    [few] { $number } зелья
    [many] { $number } зелий
   *[other] { $number } зелья
}
hint-knowledge = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } знание
    [few] { $number } знания
    [many] { $number } знаний
   *[other] { $number } знания
}
hint-mana = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } ману
    [few] { $number } маны
    [many] { $number } маны
   *[other] { $number } маны
}
hint-hand = { $sense ->
    [more] добавляет в руку
   *[less] убирает из руки
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
hint-witches = { $sense ->
    [more] возвращает в запас
   *[less] выводит из запаса
} { $number ->
    [one] { $number } ведьму
    [few] { $number } ведьм
    [many] { $number } ведьм
   *[other] { $number } ведьмы
}
hint-elders = { $sense ->
    [more] возвращает в запас
   *[less] выводит из запаса
} { $number ->
    [one] { $number } старейшину
    [few] { $number } старейшин
    [many] { $number } старейшин
   *[other] { $number } старейшины
}
hint-free-places = { $sense ->
    [more] даёт под ритуалы
   *[less] занимает ритуалами
} { $number ->
    [one] { $number } место силы
    [few] { $number } места силы
    [many] { $number } мест силы
   *[other] { $number } места силы
}
hint-free-cells = { $sense ->
    [more] освобождает
   *[less] занимает
} { $number ->
    [one] { $number } ячейку действия
    [few] { $number } ячейки действий
    [many] { $number } ячеек действий
   *[other] { $number } ячейки действий
}
hint-sickles = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } серп
    [few] { $number } серпа
    [many] { $number } серпов
   *[other] { $number } серпа
}
hint-orbs = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } шар
    [few] { $number } шара
    [many] { $number } шаров
   *[other] { $number } шара
}
hint-path = { $sense ->
    [more] продвигает по пути ковена на
   *[less] отводит по пути ковена на
} { $number ->
    [one] { $number } шаг
    [few] { $number } шага
    [many] { $number } шагов
   *[other] { $number } шага
}
hint-token = { $sense ->
    [more] сберегает жетон ковена
   *[less] тратит жетон ковена
}
hint-passed = { $sense ->
    [more] выходит из раунда
   *[less] остаётся в раунде
}
hint-battle-lead = { $sense ->
    [more] увеличивает перевес в боях
   *[less] уменьшает перевес в боях
}
hint-automa = { $sense ->
    [more] приносит очки Автоме
   *[less] отнимает очки у Автомы
}
hint-battle-strength = { $sense ->
    [more] добавляет силы в боях
   *[less] убавляет силы в боях
}
hint-first = { $sense ->
    [more] даёт первый ход
   *[less] отдаёт первый ход
}
hint-turn = { $sense ->
    [more] сохраняет ход
   *[less] передаёт ход
}
hint-rituals-bound = { $sense ->
    [more] усиливает ритуалы
   *[less] ослабляет ритуалы
}
hint-specialists-hired = { $sense ->
    [more] усиливает специалистов
   *[less] ослабляет специалистов
}
hint-council-members = { $sense ->
    [more] усиливает Совет
   *[less] ослабляет Совет
}
hint-cards-in-hand = { $sense ->
    [more] усиливает руку
   *[less] ослабляет руку
}
hint-places-held = { $sense ->
    [more] улучшает набор мест силы
   *[less] ухудшает набор мест силы
}

## Фазы

phase-scouting = Разведка
phase-action = Действия
phase-battle = Бой
phase-end-of-round = Конец раунда
phase-end = Конец игры
