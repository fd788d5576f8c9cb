### «Лихолетье»: что спрашивают, делают и сообщают за столом (русский).
### Ключи и их порядок те же, что в table.en.ftl.

## Вопросы

ask-main = Ваш ход: одно основное действие, перед ним свободные, или пас
ask-after = Свободные действия или конец хода
ask-order = Сразу несколько эффектов: какой следующий?
ask-gain = Возьмите любой ресурс{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-mana-as-vp = Сколько из этой маны получить победными очками?
ask-pay = Заплатите любой ресурс{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-discard = Сбросьте карту{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-advanced-discard = Сбросьте две карты; все откроют их вместе
ask-witches = Сколько ведьм поместить?
ask-create = Бесплатно создайте катализатор{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-move-pieces = Какую фишку переместить?{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-to-region = В какой регион?
ask-repeat = Получить боевую награду ещё раз?
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
ask-transfer = Перенести место силы во внутренний круг?{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-harvest = С какого места собрать урожай?{ $by ->
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
ask-reduce = «{ $source }» стоит меньше: какой ресурс не платить?
ask-mana-share = «{ $source }»: заплатить маной вместо ресурсов?
ask-stone-cell = В какую ячейку положить «{ $source }»?
ask-reward-order = Какая награда ячейки следующая?
ask-catalysts = Создать ещё катализаторы этим же действием?
ask-bid = Выставьте индикатор: сколько маны на этот бой?
ask-change-dial = Изменить значение индикатора?
ask-take-stone = Вы победили: возьмите камень силы
ask-place-stones = Разместите камни силы: как предложено или самостоятельно?
ask-put-stone = Камень на следующее место внутреннего круга?

## Ответы

do-find = Найти «{ $what }»
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
do-use = Применить «{ $what }»
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
do-discard = Сбросить «{ $what }»
do-amount = { $what }
do-transfer = Перенести «{ $what }»
do-harvest = Урожай: «{ $what }»
do-region = { $what }
do-lift-witch = Ведьма, откуда: { $what }
do-lift-elder = Старейшина, откуда: { $what }
do-remove = Удалить «{ $what }»
do-replay = «{ $what }»
do-copy = Скопировать «{ $what }»
do-copy-specialist = Скопировать «{ $what }»
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

## Что происходит

event-round = Начинается раунд { $a }
event-turn = Ходит { $seat }
event-passed = { $seat } пасует
event-drew = { $seat } берёт { $by ->
    [card] «{ $card }»
   *[hidden] карту
}
event-discarded = { $seat } сбрасывает «{ $card }»
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
event-found = { $seat } находит «{ $card }» ({ $a })
event-took-place = { $seat } получает «{ $card }» из колоды мест силы
event-opened = { $a }: открыто место силы «{ $card }»
event-token = { $seat } активирует жетон ковена
event-bound = { $seat } разыгрывает «{ $card }» на место силы «{ $a }»
event-link = Бонус связи: «{ $card }»
event-recruited = { $seat } разыгрывает специалиста «{ $card }»
event-council = { $seat } разыгрывает члена Совета «{ $card }»
event-used = { $seat } применяет «{ $card }»
event-cell = { $seat } активирует ячейку «{ $card }» ({ $a })
event-region-cell = { $seat } активирует ячейку региона: { $b } ({ $a })
event-board-cell = { $seat } активирует ячейку планшета
event-created = { $seat } создаёт: { $a } на «{ $card }»
event-path = { $seat }: путь ковена, деление { $a }
event-overflow = { $seat } стоит в конце пути ковена
event-harvested = { $seat } собирает урожай: «{ $card }»
event-transferred = { $seat } переносит «{ $card }»
event-moved = { $seat } перемещает фишку ({ $a }): { $b }
event-returned = { $seat } возвращает фишку ({ $a }) в запас
event-removed = «{ $card }» удаляется из игры
event-copied = { $seat } копирует «{ $card }»
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
option-coven-0 = Ковен места 0
    .text = Ковен на выбор или любой из оставшихся.
    .choice-random = случайно
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип
option-coven-1 = Ковен места 1
    .text = Ковен на выбор или любой из оставшихся.
    .choice-random = случайно
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип
option-coven-2 = Ковен места 2
    .text = Ковен на выбор или любой из оставшихся.
    .choice-random = случайно
    .choice-star = Звезда
    .choice-cross = Крест
    .choice-circle = Круг
    .choice-thorn = Шип
option-coven-3 = Ковен места 3
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
counter-coven-0 = Ковен места 0
counter-coven-1 = Ковен места 1
counter-coven-2 = Ковен места 2
counter-coven-3 = Ковен места 3

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
hint-knowledge = { $change } к знаниям
hint-mana = { $change } маны
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
    [more] пас уже сделан
   *[less] паса ещё нет
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
