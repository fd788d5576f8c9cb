### Res Arcana: что спрашивают, делают и сообщают за столом (русский).
### Ключи и их порядок те же, что в table.en.ftl.

## Вопросы

ask-mage = Выберите Мага
ask-item = Возьмите Магический Предмет
ask-draft = Оставьте себе один Артефакт, остальные передайте
ask-first-player = Кто будет Первым Игроком в следующей игре?
ask-open-draft = Возьмите Артефакт
ask-take = Сбор: забрать эссенции с компонента «{ $source }»?
ask-collect-gain = Сбор: возьмите эссенцию за «{ $source }»
ask-upkeep = «{ $source }»: заплатите Смерть или поверните её
ask-main = Ваш ход: одно действие
ask-discard-gain = За сброшенный Артефакт: 1 Золото или 2 другие эссенции
ask-pay = Заплатите эссенцию{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-pay-same = «{ $source }»: заплатить ещё одну эссенцию того же вида?
ask-gain = Возьмите эссенцию{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-gain-same = «{ $source }»: эссенции какого вида?
ask-put = Положите эссенцию на компонент «{ $source }»
ask-put-spent = «{ $source }»: на какой компонент положить?
ask-turn = «{ $source }»: какой Артефакт повернуть?
ask-straighten = «{ $source }»: развернуть компонент?
ask-destroy = «{ $source }»: уничтожьте свой Артефакт
ask-discard = «{ $source }»: сбросьте карту с руки
ask-place = «{ $source }»: выложить Артефакт?
ask-rival = «{ $source }»: выберите противника
ask-look = «{ $source }»: верх какой колоды посмотреть?
ask-put-back = Верните карты по одной; последняя окажется сверху
ask-life-loss = «{ $source }»: вы теряете Жизнь
ask-lose = Жизни не хватает: потеряйте эссенцию
ask-statue = Проверка победы: применить компонент «{ $source }»?

## Ответы

do-place = Выложить «{ $what }»
do-claim = Захватить «{ $what }»
do-claim-top = Захватить верхний Монумент колоды
do-discard = Сбросить «{ $what }»
do-use = Применить «{ $what }»
do-use-second = Применить вторую Силу: «{ $what }»
do-pass = Пас
do-gain = Взять: { $what }
do-pay = Заплатить: { $what }
do-lose = Потерять: { $what }
do-done = Это всё
do-take = Забрать эссенции: «{ $what }»
do-leave = Оставить эссенции: «{ $what }»
do-upkeep = { $what }
do-react = Ответить: «{ $what }»
do-price = Откупиться
do-suffer = Понести потерю
do-straighten = Развернуть «{ $what }»
do-turn = Повернуть «{ $what }»
do-destroy = Уничтожить «{ $what }»
do-put-on = Положить на «{ $what }»
do-look = Посмотреть: { $what }
do-put-back = Вернуть «{ $what }»
do-seat = { $what }
do-pick = Взять «{ $what }»
do-mage = «{ $what }»
do-item = Взять «{ $what }»
do-no = Нет

## Что называет ответ

upkeep-pay = Заплатить Смерть
upkeep-turn = Повернуть
deck-artifacts = своя колода Артефактов
deck-monuments = колода Монументов
bag-essence-elan = { $number ->
    [1] Порыв
   *[other] Порыв ×{ $number }
}
bag-essence-life = { $number ->
    [1] Жизнь
   *[other] Жизнь ×{ $number }
}
bag-essence-calm = { $number ->
    [1] Покой
   *[other] Покой ×{ $number }
}
bag-essence-death = { $number ->
    [1] Смерть
   *[other] Смерть ×{ $number }
}
bag-essence-gold = { $number ->
    [1] Золото
   *[other] Золото ×{ $number }
}

## Что происходит

event-game = { $a ->
    [1] Стол готов
   *[other] Игра { $a } матча: стол готов заново
}
event-mage = { $seat } играет Магом «{ $card }»
event-picked = { $a ->
    [1] Каждый оставляет себе первую карту
    [one] У каждого уже { $a } карта
    [few] У каждого уже { $a } карты
   *[many] У каждого уже { $a } карт
}
event-drafted = { $seat } берёт «{ $card }»
event-round = Раунд { $a }: начинает { $seat }
event-collected = { $seat } собирает: { $a }
event-took = { $seat } забирает с компонента «{ $card }»: { $a }
event-grew = { $seat }: на «{ $card }» прибавляется: { $a }
event-turn = Ходит { $seat }
event-placed = { $seat } выкладывает «{ $card }»
event-claimed = { $seat } захватывает «{ $card }»
event-revealed = Открывается «{ $card }»
event-used = { $seat } применяет «{ $card }»{ $a ->
    [1] {""}
   *[other] {" "}(вторая Сила)
}
event-gained = { $seat } получает: { $a }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-paid = { $seat } платит: { $a }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-lost = { $seat } теряет: { $a }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-put-on = { $seat } кладёт на «{ $card }»: { $a }
event-returned = С компонента «{ $card }» в резерв: { $a }
event-turned = { $seat } поворачивает «{ $card }»
event-straightened = { $seat } разворачивает «{ $card }»
event-destroyed = { $seat } уничтожает «{ $card }»
event-discarded = { $seat } сбрасывает «{ $card }»
event-drew = { $seat } берёт { $by ->
    [card] «{ $card }»
   *[hidden] карту
}
event-shuffled = { $seat } перемешивает сброс в новую колоду
event-looked = { $seat } смотрит { $by ->
    [card] «{ $card }»
   *[hidden] карту
}
event-put-back = { $seat } возвращает наверх { $by ->
    [card] «{ $card }»
   *[hidden] карту
}
event-attacked = { $seat } нападает: «{ $card }», Потеря Жизни: { $a }
event-reacted = { $seat } отвечает: «{ $card }»
event-bought-off = { $seat } откупается («{ $card }»)
event-passed = { $seat } пасует
event-token = { $seat } берёт жетон Первого Игрока
event-item = { $seat } берёт «{ $card }»
event-item-back = { $seat } возвращает «{ $card }»
event-check = Проверка победы{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-points = { $seat }: { $a ->
    [one] { $a } очко
    [few] { $a } очка
   *[many] { $a } очков
}
event-game-ended = Игра окончена
event-won = Побеждает { $seat }: { $a ->
    [one] { $a } очко
    [few] { $a } очка
   *[many] { $a } очков
}
event-shared = { $seat } делит победу: { $a ->
    [one] { $a } очко
    [few] { $a } очка
   *[many] { $a } очков
}

## Подготовка

option-setup = Вариант подготовки
    .text = Как игроки получают Мага и Артефакты.
    .choice-standard = обычная: случайная раздача
    .choice-first-game = первая игра: отмеченные наборы, стороны с солнцем
    .choice-draft = драфт
    .choice-match = матч до трёх игр, для двоих
option-collect = Шаг Сбора
    .text = Собирают ли игроки эссенции одновременно или по очереди.
    .choice-simultaneous = одновременно
    .choice-in-order = по очереди
option-first-player = Первый Игрок
    .text = Кто начинает первый раунд.
    .choice-random = по жребию
    .choice-0 = игрок 0
    .choice-1 = игрок 1
    .choice-2 = игрок 2
    .choice-3 = игрок 3

## Места

zone-monument-deck = Колода Монументов
zone-monuments = Монументы
zone-places = Места Силы
zone-items = Магические Предметы
zone-box = Коробка
zone-stock = Карты для раздачи
zone-laid-out = Артефакты открытого драфта
zone-play = В игре
zone-hand = Рука
zone-deck = Колода
zone-discard = Сброс
zone-mages = Маги на выбор
zone-chosen-mage = Выбранный Маг
zone-pack = Карты на выбор
zone-picked = Отобранные карты
zone-looked = Просматриваемые карты

## Отметки

mark-turned = повёрнут
mark-essences = эссенции на компоненте

## Числа

counter-pool = Запас эссенций
counter-passed = Пас
counter-temporary-points = Временные очки
counter-token = Жетон Первого Игрока
counter-round = Раунд
counter-paid = Только что заплачено
counter-shown = Артефакты, которые видели все
counter-remembered = Просмотренные Монументы
counter-seen-in-draft = Артефакты, увиденные на драфте
counter-gaining = Сбор
counter-taking = Забирает с
counter-taking-too = Забирает также с
counter-upkeep = Платит за «Проклятую кузницу»
counter-game-number = Игра матча
counter-results = Результаты матча
counter-drafted = Артефакты, взятые на драфте
counter-setup = Вариант подготовки
counter-collect = Шаг Сбора
counter-first-player = Первый Игрок при подготовке

## Очки

score-artifacts = Артефакты
score-monuments = Монументы
score-places = Места Силы
score-token = Жетон Первого Игрока
score-golden-statue = «{ card-golden-statue }»
score-game-1 = Первая игра
score-game-2 = Вторая игра
score-game-3 = Третья игра

## Сведения о компоненте

fact-kind = Вид
fact-types = Тип
fact-first-game-set = Набор первой игры
fact-tile = Планшет
fact-face = Сторона
fact-cost = Стоимость
fact-any = любые
fact-points = Очки
fact-point-for-each = По очку за каждую эссенцию на нём
fact-points-per-creature = Очки за Существо
fact-points-per-dragon = Очки за Дракона
fact-discount = Скидка
fact-applies-to = на
fact-amount = меньше на
fact-exclude = кроме
fact-collect = Сбор
fact-collect-any = Сбор на выбор
fact-count = сколько
fact-of = из
fact-collect-special = На шаге Сбора
applies-to-artifact = Артефакты
applies-to-dragon = Драконы
of-elan = Порыв
of-life = Жизнь
of-calm = Покой
of-death = Смерть
of-gold = Золото
point-for-each-elan = Порыв
point-for-each-life = Жизнь
point-for-each-calm = Покой
point-for-each-death = Смерть
point-for-each-gold = Золото
exclude-gold = Золото
collect-special-interest = доход, если на нём оставлено Золото
collect-special-growth = оставленные на нём эссенции растут
collect-special-upkeep = плата за содержание

## Что, по словам подсказок, даёт или стоит ход

hint-points = { $change } { $number ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
hint-near-goal = { $sense ->
    [more] до десяти очков рукой подать
   *[less] до десяти очков дальше
}
hint-goal = { $sense ->
    [more] десять очков набраны
   *[less] десяти очков больше нет
}
hint-elan = { $change } Порыв
hint-life = { $change } Жизнь
hint-calm = { $change } Покой
hint-death = { $change } Смерть
hint-gold = { $change } Золото
hint-essences = { $change } { $number ->
    [one] эссенция
    [few] эссенции
    [many] эссенций
   *[other] эссенции
}
hint-lying = { $change } { $number ->
    [one] эссенция на компонентах
    [few] эссенции на компонентах
    [many] эссенций на компонентах
   *[other] эссенции на компонентах
}
hint-income = { $change } { $number ->
    [one] эссенция дохода
    [few] эссенции дохода
    [many] эссенций дохода
   *[other] эссенции дохода
}
hint-gold-income = { $change } Золото дохода
hint-straight = { $change } { $number ->
    [one] готовый компонент
    [few] готовых компонента
    [many] готовых компонентов
   *[other] готовых компонента
}
hint-components = { $change } { $number ->
    [one] компонент в игре
    [few] компонента в игре
    [many] компонентов в игре
   *[other] компонента в игре
}
hint-hand = { $change } { $number ->
    [one] карта в руке
    [few] карты в руке
    [many] карт в руке
   *[other] карты в руке
}
hint-playable = { $change } { $number ->
    [one] Артефакт, который уже можно выложить
    [few] Артефакта, которые уже можно выложить
    [many] Артефактов, которые уже можно выложить
   *[other] Артефакта, которые уже можно выложить
}
hint-place-near = { $sense ->
    [more] Место Силы ближе
   *[less] Место Силы дальше
}
hint-place-now = { $sense ->
    [more] Место Силы уже можно занять
   *[less] Место Силы сейчас не занять
}
hint-monument = { $sense ->
    [more] Монумент ближе
   *[less] Монумент дальше
}
hint-cards-left = { $change } { $number ->
    [one] карта в колоде и сбросе
    [few] карты в колоде и сбросе
    [many] карт в колоде и сбросе
   *[other] карты в колоде и сбросе
}
hint-passed = { $sense ->
    [more] пас уже сделан
   *[less] паса ещё нет
}
hint-first = { $sense ->
    [more] жетон Первого Игрока ваш
   *[less] жетон Первого Игрока не ваш
}
hint-turn = { $sense ->
    [more] ход ваш
   *[less] ход переходит дальше
}
hint-cards = { $sense ->
    [more] компоненты в игре сильнее
   *[less] компоненты в игре слабее
}
hint-cards-in-hand = { $sense ->
    [more] рука сильнее
   *[less] рука слабее
}
hint-own-deck = { $sense ->
    [more] колода сильнее
   *[less] колода слабее
}
hint-drafted = { $sense ->
    [more] выбранное сильнее
   *[less] выбранное слабее
}
