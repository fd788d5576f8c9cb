board-year = Год { $year }
board-wheel = Колесо сезонов: { $season }, деление { $space } из 12, год { $year }
board-dice = Кубики сезона
board-no-dice = Кубики ещё не брошены.
board-left-over = остался, +{ $pips }
board-first-player = Первый игрок
board-gauge = Карт в игре / сила мага
board-transmutation = Цена жетона
board-worth = Ваш резерв стоит { $total ->
    [one] { $total } кристалл
    [few] { $total } кристалла
   *[many] { $total } кристаллов
}.
board-may-transmute = Можно превращать
board-may-not-transmute = Сейчас превращать нельзя
board-transmute = Превратить { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}: +{ $gain }
board-bonuses = Использовано бонусов: { $used } из 3, штраф { $penalty }
board-free-slots = Место ещё для { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[many] { $count } карт
}
board-no-gauge = Поднимите силу мага, чтобы разыгрывать карты.
board-hand-empty = В руке нет карт.
board-hand-hidden = В руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-owed = { $count ->
    [one] сейчас { $count } жетон
    [few] сейчас { $count } жетона
   *[many] сейчас { $count } жетонов
}
board-prelude = Прелюдия
board-decks = Готовые комплекты
board-deck = Комплект
board-draft = Выбор карт
board-draft-text = Оставьте себе одну карту; остальные перейдут к соседу слева.
board-sorting = Ваша библиотека
board-sorting-text = Разложите карты на три набора по три: первый берёте в руку сейчас, второй и третий – в начале второго и третьего года.
board-others-choose = Остальные ещё выбирают…
board-price = Стоимость: { $cost }
board-take-all = Взять всё
board-take-rest = Взять остальное
board-leave = Взять не всё…
board-tie = Очков поровну: побеждает тот, кто разыграл больше карт.
