## Ход игры

board-round = Раунд { $n } из { $all }
board-sun-side = Солнечная сторона
board-moon-side = Лунная сторона
board-first = Первый игрок
board-score = Очки, если бы игра закончилась сейчас
board-track = Набранные победные очки
board-mana = Мана, не больше { $most }
board-ours = придумано нами
board-ours-long = ✎ То, что в правилах есть только на рисунках, придумано для «Арканариума», хотя бы отчасти: многие карты, награды, пути и ячейки. Откуда взята карта, сказано на её крупном виде.
board-ways = Основные и свободные действия
board-way-find = Найти место силы
board-way-token = Жетон ковена
board-way-play = Разыграть карту
board-way-cell = Ячейка действия
board-way-catalysts = Катализаторы
board-way-free = Свободные действия

## Регионы

board-battle-order = { $n }-й бой раунда
board-wins-first = Победитель этого боя становится первым игроком
board-battle = Бой
board-cell = Ячейка действия
board-cells-here = Ячейки действий
board-taken = До конца раунда здесь стоит фишка.
board-large-cell = Большая ячейка
board-nobody = пусто
board-my-pieces = ваших фишек: { $n }
board-pieces = Фишки в регионе
board-rewards = Боевые награды
board-strength-from = Сила { $n } и больше
board-empty-slot = Пусто до конца раунда
board-no-link = нет бонуса связи

## Ковены

board-outer = Внешний
board-inner = Внутренний
board-outer-text = Сюда попадают новые места силы: с них собирают урожай, но в конце игры они не приносят очков
board-inner-text = В конце игры очки приносят только места силы и ритуалы этого круга; здесь ячейки действий доступны и старейшинам
board-circle-empty = Мест силы пока нет
board-scouting = разведка
board-token = Жетон ковена
board-token-ready = Жетон ковена не использован
board-used = использован
board-council-first = Первый член Совета
board-council-later = Следующий член Совета
board-own-cell = Ячейка планшета
board-free-action = Свободное действие
board-elders-outside = Старейшины в обоих кругах
board-stone-cells = Ячейки для камней
board-stone-cell = Ячейка для камня { $n }
board-step = Шаг { $n }
board-overflow = Каждый шаг после последнего: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
board-cells = Ячейки действий: свободно { $free } из { $all }
board-slots = Ячейки для катализаторов: свободно { $free } из { $all }
board-copies = копирует: { $name }
board-hand-empty = У вас нет карт в руке.
board-hand-hidden = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
board-open-coven = Весь ковен
board-close-coven = Закрыть

## Бои

board-fought = прошёл
board-later = впереди
board-cards = открывает карты
board-dial-turning = ещё выбирает
board-dial-set = индикатор выставлен и скрыт
board-dial-to = Повернуть индикатор на { $n }
board-dial-was = индикатор { $n }
board-turn-dial = Выберите число
board-set-dial = Выставить: { $n }
board-strength-now = Сила: { $n }
board-battles-of = Бои раунда { $n }

## Выбор

board-choose = Выберите один эффект
board-next-reward = Выберите следующую награду
board-placing = Лучшее размещение ваших камней
board-worth = { $name }: +{ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
board-no-stone-helps = Ни один камень не принесёт очков.

## Автома

board-difficulty = Сложность: { $name }
board-automa-circle = Круг действий Автомы
board-automa-cell = ячейка
board-automa-turn = Последний ход Автомы
board-automa-waits = Автома ходит после вашего первого хода.
board-automa-coven = Ковен Автомы
board-framed = В рамке: маркер здесь останавливается
board-automa-gain-x-vp-and-path = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
} и шаг по пути ковена
board-automa-gain-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
board-automa-find-place = Найти место силы
board-automa-place-from-deck = Взять место силы из колоды
board-automa-play-card = Разыграть верхнюю карту
board-automa-transfer = Перенос
board-automa-path = Шаг по пути ковена
board-automa-harvest = Урожай внешнего круга

## Виды карт

board-type-place = Место силы
board-type-start = Начальное место силы
board-type-ritual = Ритуал
board-type-specialist = Специалист
board-type-stone = Камень силы
board-effect-instant = мгновенный
board-effect-permanent = постоянный
board-effect-action-cell = ячейка действия
board-effect-free-action = свободное действие
board-effect-combat = боевой
board-effect-end-of-round = конец раунда
board-effect-end-of-game = конец игры

## Эффекты словами

board-nothing = ничего
board-or = {" "}или{" "}
board-amount-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
board-amount-herb = { $n ->
    [one] { $n } трава
    [few] { $n } травы
   *[many] { $n } трав
}
board-amount-potion = { $n ->
    [one] { $n } зелье
    [few] { $n } зелья
   *[many] { $n } зелий
}
board-amount-knowledge = { $n ->
    [one] { $n } знание
    [few] { $n } знания
   *[many] { $n } знаний
}
board-amount-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
}
board-amount-mana = { $n ->
    [one] { $n } мана
   *[other] { $n } маны
}
board-amount-vp = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
board-op-pay = { $cost } → { $then }
board-op-if = если ритуал – { $keyword }: { $then }
board-op-gain-per = { $what } { $per }
board-op-transfer = { $n ->
    [one] перенос
    [few] { $n } переноса
   *[many] { $n } переносов
}
board-op-take-place-from-deck = { $n ->
    [one] место силы из колоды
    [few] { $n } места силы из колоды
   *[many] { $n } мест силы из колоды
}
board-op-path = { $n ->
    [one] шаг по пути
    [few] { $n } шага по пути
   *[many] { $n } шагов по пути
}
board-op-path-both = { $n ->
    [one] шаг по пути с обеими наградами
    [few] { $n } шага по пути с обеими наградами
   *[many] { $n } шагов по пути с обеими наградами
}
board-op-path-cell-reward = награда пройденной ячейки пути
board-op-create = бесплатно: { $what } ×{ $n }
board-op-red-stone = красный камень
board-op-harvest-this-place = урожай этого места
board-op-harvest-found-place = урожай найденного места
board-op-harvest-own-any = урожай одного вашего места
board-op-harvest-own-other-same-circle = урожай другого места того же круга
board-op-harvest-own-all-outer = урожай внешнего круга
board-op-harvest-own-all-inner = урожай внутреннего круга
board-op-harvest-chosen-opponent-outer = урожай места противника
board-per-artifacts-in-coven = за каждый артефакт
board-per-spells-in-coven = за каждое заклятие
board-per-familiars-in-coven = за каждого фамильяра
board-per-keyword-sets = за каждый набор всех ключевых слов
board-per-catalysts-in-coven = за каждый катализатор
board-per-sickles-in-coven = за каждый серп
board-per-orbs-in-coven = за каждый шар
board-per-places-in-outer = за каждое место силы внешнего круга
board-per-places-in-inner = за каждое место силы внутреннего круга
board-per-rituals-in-inner = за каждый ритуал внутреннего круга
board-per-specialists = за каждого специалиста
board-per-specialists-and-council = за каждого специалиста и члена Совета
board-per-own-elders-outside-supply = за каждого старейшину вне запаса
board-per-own-pieces-in-regions = за каждую фишку в регионах
board-per-mana-div-2 = за каждые 2 маны
