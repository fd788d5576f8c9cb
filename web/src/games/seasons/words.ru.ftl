board-year = Год { $year }
board-wheel = Колесо сезонов: { $season }, деление { $space } из 12, год { $year }
board-dice = Кубики сезона
board-no-dice = Кубики ещё не брошены.
board-taken-by = Кубик взят: { $name }
board-die-of-another = Сейчас кубик берёт { $name }
board-die-not-now = Кубики берут в начале раунда
board-left-over = остался: +{ $pips }
board-first-player = Первый игрок
board-gauge = Карт в игре / сила мага
board-transmutation = Цена жетона
board-worth = Ваш резерв: { $total ->
    [one] { $total } кристалл
    [few] { $total } кристалла
   *[many] { $total } кристаллов
}
board-may-transmute = Можно превращать
board-may-not-transmute = если можно превращать
board-transmute = Превратить { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}: +{ $gain }
board-bonuses = Применено бонусов: { $used } из 3, штраф { $penalty }
board-not-now = сейчас нельзя
board-free-slot = Свободное место для карты
board-no-gauge = Поднимите силу мага, чтобы разыгрывать карты.
board-hand-empty = На руке нет карт.
board-hand-hidden = На руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-no-slot = Нет свободного места: сила мага { $gauge }
board-no-crystals = Стоит { $need } кр., у вас { $have }
board-no-energy = Не хватает: { $missing }
board-not-payable = Сейчас за это не заплатить
board-turned = В этом раунде уже применена
board-before-die = Только до получения того, что даёт кубик
board-prelude = Прелюдия
board-decks = Готовые комплекты
board-deck = Комплект
board-draft = Выбор карт
board-draft-text = Оставьте себе одну карту; остальные перейдут к соседу слева.
board-sorting = Ваша библиотека
board-sorting-text = Положите на каждую полку по три карты: первый год – это ваша рука сейчас, остальные придут с началом своего года.
board-others-choose = Остальные ещё выбирают…
