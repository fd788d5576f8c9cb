### Res Arcana: что спрашивают, делают и сообщают за столом (русский).
### Ключи и их порядок те же, что в table.en.ftl.

## Вопросы

ask-mage = Выберите Мага
ask-item = Возьмите Магический Предмет
ask-draft = Оставьте себе один Артефакт, остальные передайте
ask-first-player = Кто будет Первым Игроком в следующей игре?
ask-open-draft = { $least ->
    [one] Возьмите { $least } Артефакт
    [few] Возьмите { $least } Артефакта
   *[many] Возьмите { $least } Артефактов
}
ask-take = Сбор: забрать эссенции с компонента «{ $source }»?
ask-collect-gain = { $least ->
    [one] Сбор: возьмите { $least } эссенцию от компонента «{ $source }»
    [few] Сбор: возьмите { $least } эссенции от компонента «{ $source }»
   *[many] Сбор: возьмите { $least } эссенций от компонента «{ $source }»
}
ask-upkeep = «{ $source }»: заплатите 1 Смерть или поверните этот компонент
ask-main = Ваш ход: одно действие
ask-discard-gain = За сброшенный Артефакт возьмите 1 Золото или 2 другие эссенции
ask-pay = { $least ->
    [one] Заплатите { $least } эссенцию
    [few] Заплатите { $least } эссенции
   *[many] Заплатите { $least } эссенций
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-pay-same = «{ $source }»: заплатите сколько угодно эссенций одного вида
ask-gain = { $least ->
    [one] Возьмите { $least } любую эссенцию
    [few] Возьмите { $least } любые эссенции
   *[many] Возьмите { $least } любых эссенций
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-gain-same = «{ $source }»: эссенции какого вида?
ask-put = { $least ->
    [one] Положите { $least } эссенцию на компонент «{ $source }»
    [few] Положите { $least } эссенции на компонент «{ $source }»
   *[many] Положите { $least } эссенций на компонент «{ $source }»
}
ask-put-spent = «{ $source }»: на какой компонент положить эссенцию?
ask-turn = «{ $source }»: какой Артефакт повернуть?
ask-straighten = «{ $source }»: развернуть компонент?
ask-destroy = «{ $source }»: уничтожьте свой Артефакт
ask-discard = { $least ->
    [one] «{ $source }»: сбросьте { $least } карту с руки
    [few] «{ $source }»: сбросьте { $least } карты с руки
   *[many] «{ $source }»: сбросьте { $least } карт с руки
}
ask-place = «{ $source }»: выложить Артефакт?
ask-rival = «{ $source }»: выберите противника
ask-look = «{ $source }»: какую колоду посмотреть?
ask-put-back = Верните карты по одной; последняя окажется сверху
ask-life-loss = «{ $source }»: вы теряете Жизнь
ask-lose = { $least ->
    [one] Жизни не хватает: потеряйте вместо неё { $least } эссенцию
    [few] Жизни не хватает: потеряйте вместо неё { $least } эссенции
   *[many] Жизни не хватает: потеряйте вместо неё { $least } эссенций
} («{ $source }»)
ask-statue = Проверка победы: использовать Силу «{ $source }»?

## Ответы

do-place = Выложить Артефакт «{ $what }»
do-claim = Захватить «{ $what }»
do-claim-top = Захватить верхний Монумент колоды
do-discard = Сбросить карту «{ $what }»
do-use = Использовать Силу: { $what }
do-use-second = Вторая Сила: { $what }
do-pass = Спасовать
do-gain = Взять { $what }
do-pay = Заплатить { $what }
do-lose = Потерять { $what }
do-done = Готово
do-take = Забрать эссенции с компонента «{ $what }»
do-leave = Оставить эссенции на компоненте «{ $what }»
do-upkeep = { $what }
do-react = Реакция: «{ $what }»
do-price = Откупиться
do-suffer = Понести потерю
do-straighten = Развернуть компонент «{ $what }»
do-turn = Повернуть компонент «{ $what }»
do-destroy = Уничтожить Артефакт «{ $what }»
do-put-on = Положить на компонент «{ $what }»
do-look = Посмотреть { $one }
do-put-back = Вернуть карту «{ $what }»
do-seat = { $what }
do-pick = Взять карту «{ $what }»
do-mage = Выбрать Мага «{ $what }»
do-item = Взять Предмет «{ $what }»
do-no = Нет

## Что называет ответ

upkeep-pay = Заплатить 1 Смерть
upkeep-turn = Повернуть
deck-artifacts = своя колода Артефактов
deck-monuments = колода Монументов
one-deck-artifacts = свою колоду Артефактов
one-deck-monuments = колоду Монументов
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

## Почему нельзя

cause-discard-gain = за сброшенный Артефакт
why-needs-essences = Стоимость: { $a }. Не хватает: { $b }.
why-needs-number = { $a ->
    [one] Нужна { $a } эссенция
    [few] Нужно { $a } эссенции
   *[many] Нужно { $a } эссенций
}, а у вас { $b }.
why-needs-fitting = { $a ->
    [one] Даже со скидкой нужна { $a } подходящая эссенция
    [few] Даже со скидкой нужны { $a } подходящие эссенции
   *[many] Даже со скидкой нужно { $a } подходящих эссенций
}, а у вас { $b }.
why-needs-one-of = Нужна хотя бы одна из этих эссенций: { $a }. У вас таких нет.
why-needs-lying = На самом компоненте должно лежать: { $a }; сейчас лежит: { $b }.
why-needs-creature = У вас в игре нет неповёрнутого Существа.
why-needs-dragon = У вас в игре нет неповёрнутого Дракона.
why-needs-beast = У вас в игре нет ни Дракона, ни Существа.
why-needs-artifact = У вас в игре нет Артефактов.
why-needs-other = У вас в игре нет другого Артефакта.
why-empty-hand = У вас в руке нет карт.
why-no-monuments = Колода Монументов пуста.
why-no-power = У этого компонента нет Силы, которую можно использовать.
why-only-reacts = Это Сила Реакции: её используют только в ответ на Потерю Жизни.
why-only-dragons = Эту Реакцию используют только против Драконов.
why-only-check = Это Сила Реакции: её используют только при проверке победы.
why-is-turned = Компонент повёрнут: сначала его нужно развернуть.
why-is-straight = Компонент не повёрнут.
why-while-turned = Эту Силу используют, только когда компонент повёрнут.
why-not-creature = Это не Существо.
why-not-dragon = Это не Дракон.
why-not-beast = Это не Дракон и не Существо.
why-not-itself = Это должен быть другой Артефакт.
why-not-in-cost = Эта эссенция не входит в стоимость.
why-not-given = Эту эссенцию здесь выбрать нельзя.
why-none-left = У вас нет таких эссенций.
why-one-type = Все эссенции должны быть одного вида.
why-item-taken = Этот Предмет уже взят: { $a }.
why-item-returned = Вы только что вернули этот Предмет: возьмите другой.

## Что происходит

event-game = { $a ->
    [1] Всё готово к игре
   *[other] Матч, игра { $a }: всё готово
}
event-mage = { $seat } играет Магом «{ $card }»
event-picked = { $a ->
    [1] Каждый выбрал первую карту
    [one] Каждый выбрал уже { $a } карту
    [few] Каждый выбрал уже { $a } карты
   *[many] Каждый выбрал уже { $a } карт
}
event-drafted = { $seat } выбирает карту «{ $card }»
event-round = Раунд { $a }: начинает { $seat }
event-collected = { $seat } собирает: { $a }
event-took = { $seat } забирает с компонента «{ $card }»: { $a }
event-grew = { $seat }: на компоненте «{ $card }» стало больше: { $a }
event-turn = Ходит { $seat }
event-placed = { $seat } выкладывает Артефакт «{ $card }»
event-claimed = { $seat } захватывает «{ $card }»
event-revealed = Открыт Монумент «{ $card }»
event-used = { $seat } использует { $a ->
    [1] Силу
   *[other] вторую Силу
}: «{ $card }»
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
event-put-on = { $seat } кладёт на компонент «{ $card }»: { $a }
event-returned = С компонента «{ $card }» в резерв: { $a }
event-turned = { $seat } поворачивает компонент «{ $card }»
event-straightened = { $seat } разворачивает компонент «{ $card }»
event-destroyed = { $seat } уничтожает Артефакт «{ $card }»
event-discarded = { $seat } сбрасывает карту «{ $card }»
event-drew = { $seat } берёт { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-shuffled = { $seat } перемешивает сброс в новую колоду
event-looked = { $seat } смотрит { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-put-back = { $seat } возвращает наверх { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-attacked = { $seat } нападает: «{ $card }» – Потеря Жизни: { $a }
event-reacted = { $seat } отвечает реакцией «{ $card }»
event-bought-off = { $seat } откупается («{ $card }»)
event-passed = { $seat } пасует
event-token = { $seat } берёт жетон Первого Игрока
event-item = { $seat } берёт Предмет «{ $card }»
event-item-back = { $seat } возвращает Предмет «{ $card }»
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

option-setup = Подготовка
    .text = Как игроки получают Мага и Артефакты.
    .choice-standard = обычная: случайная раздача
    .choice-first-game = первая игра: готовые наборы, Места Силы стороной с солнцем
    .choice-draft = драфт
    .choice-match = матч для двоих: до трёх игр
option-collect = Шаг Сбора
    .text = Собирают ли игроки эссенции одновременно или по очереди.
    .choice-simultaneous = одновременно
    .choice-in-order = по очереди
option-first-player = Первый Игрок
    .text = Кто начинает первый раунд.
    .choice-random = по жребию
    .choice-0 = игрок 1
    .choice-1 = игрок 2
    .choice-2 = игрок 3
    .choice-3 = игрок 4

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
zone-looked = Взятые карты

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
counter-taking = Забирает эссенции с
counter-taking-too = Забирает также с
counter-upkeep = Плата за «Проклятую кузницу»
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

hint-points = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}
hint-near-goal = { $sense ->
    [more] приближает к десяти очкам
   *[less] отдаляет от десяти очков
}
hint-goal = { $sense ->
    [more] набирает десять очков
   *[less] теряет десять очков
}
hint-elan = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } Порыв
    [few] { $number } Порыва
    [many] { $number } Порыва
   *[other] { $number } Порыва
}
hint-life = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } Жизнь
    [few] { $number } Жизни
    [many] { $number } Жизни
   *[other] { $number } Жизни
}
hint-calm = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } Покой
    [few] { $number } Покоя
    [many] { $number } Покоя
   *[other] { $number } Покоя
}
hint-death = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } Смерть
    [few] { $number } Смерти
    [many] { $number } Смерти
   *[other] { $number } Смерти
}
hint-gold = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } Золото
    [few] { $number } Золота
    [many] { $number } Золота
   *[other] { $number } Золота
}
hint-essences = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } эссенцию
    [few] { $number } эссенции
    [many] { $number } эссенций
   *[other] { $number } эссенции
}
hint-lying = { $sense ->
    [more] кладёт на компоненты
   *[less] забирает с компонентов
} { $number ->
    [one] { $number } эссенцию
    [few] { $number } эссенции
    [many] { $number } эссенций
   *[other] { $number } эссенции
}
hint-income = { $sense ->
    [more] приносит каждый раунд
   *[less] отнимает каждый раунд
} { $number ->
    [one] { $number } эссенцию
    [few] { $number } эссенции
    [many] { $number } эссенций
   *[other] { $number } эссенции
}
hint-gold-income = { $sense ->
    [more] приносит каждый раунд
   *[less] отнимает каждый раунд
} { $number ->
    [one] { $number } Золото
    [few] { $number } Золота
    [many] { $number } Золота
   *[other] { $number } Золота
}
hint-straight = { $sense ->
    [more] готовит к использованию
   *[less] поворачивает
} { $number ->
    [one] { $number } компонент
    [few] { $number } компонента
    [many] { $number } компонентов
   *[other] { $number } компонента
}
hint-components = { $sense ->
    [more] выкладывает
   *[less] убирает из игры
} { $number ->
    [one] { $number } компонент
    [few] { $number } компонента
    [many] { $number } компонентов
   *[other] { $number } компонента
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
hint-playable = { $sense ->
    [more] чаще оставляет эссенции на Артефакт
   *[less] реже оставляет эссенции на Артефакт
}
hint-place-near = { $sense ->
    [more] приближает Место Силы
   *[less] отдаляет Место Силы
}
hint-place-now = { $sense ->
    [more] позволяет занять Место Силы
   *[less] лишает возможности занять Место Силы
}
hint-monument = { $sense ->
    [more] приближает Монумент
   *[less] отдаляет Монумент
}
hint-cards-left = { $sense ->
    [more] возвращает в колоду
   *[less] убирает из колоды
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
hint-passed = { $sense ->
    [more] выходит из раунда
   *[less] остаётся в раунде
}
hint-first = { $sense ->
    [more] даёт жетон Первого Игрока
   *[less] отдаёт жетон Первого Игрока
}
hint-turn = { $sense ->
    [more] сохраняет ход
   *[less] передаёт ход
}
hint-cards = { $sense ->
    [more] усиливает компоненты в игре
   *[less] ослабляет компоненты в игре
}
hint-cards-in-hand = { $sense ->
    [more] усиливает руку
   *[less] ослабляет руку
}
hint-own-deck = { $sense ->
    [more] усиливает колоду
   *[less] ослабляет колоду
}
hint-drafted = { $sense ->
    [more] усиливает набор карт
   *[less] мало добавляет к набору карт
}

## Phases

phase-set-up = Подготовка
phase-collect = Сбор
phase-actions = Действия
phase-check = Проверка победы
