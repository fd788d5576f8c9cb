board-turn-of = Ходит { $name }
board-phase-timers = Таймеры
board-phase-timers-text = 1. Каждый заполненный таймер продлевают картой с руки или заканчивают.
board-phase-main = Главная
board-phase-main-text = 2. Сколько угодно действий – или пропуск хода, чтобы вернуть всё время.
board-phase-access = Доступ
board-phase-access-text = 3. Карты сфер: сумма уровней не больше длины цепочки.
board-phase-closing = Завершение
board-phase-closing-text = 4. Цепочка уходит в сброс, рука пополняется до предела.
board-end = Опустело сфер: { $empty } из { $last }. Когда их { $last }, игра кончается в конце хода.
board-end-short = пустых сфер: { $empty } из { $last }
board-quiet = { $quiet ->
    [one] { $quiet } ход
    [few] { $quiet } хода
   *[many] { $quiet } ходов
} подряд не взято ни одной карты: после { $limit } игра кончается.
board-sphere = Сфера { $level }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-cards-left = Осталось карт
board-empty = пусто
board-taken = взято
board-short = ещё { $count }
board-short-text = { $count ->
    [one] не хватает { $count } звена
   *[many] не хватает { $count } звеньев
}
board-second = Вторая карта, { $sphere }, рубашкой вверх, цена { $price }
board-second-known = Вторая карта, { $sphere }, вы её видели: «{ $card }», цена { $price }
board-your-chain = Ваша цепочка
board-chain-of = Цепочка игрока { $name }
board-chain-length = Длина цепочки { $length }, осталось { $left }
board-buys = на карты
board-or = или
board-buys-nothing = каждое знание добавляет 1
board-set-designed = Карты придуманы нами, это не напечатанный набор: { $name }
board-set = Карты: { $name }
board-designed = придумано нами
board-effect-designed = действие придумано нами
board-time = Время: { $unspent } в запасе, { $spent } потрачено
board-imaginary = Воображаемое время: { $count } из { $most }
board-paid = потрачено за ход: { $paid }
board-first = Первый маг
board-exchange = Сбросить { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
} – вернуть { $time } время
board-exchange-text = Сбросьте { $cards } { $cards ->
    [one] карту
    [few] карты
   *[many] карт
} с руки, чтобы восстановить { $time } потраченный жетон времени.
board-exchange-choose = Какие карты сбросить: { $named }/{ $cards }
board-exchange-confirm = Сбросить ради { $time } времени
board-skip = { $spent ->
    [0] Пропустить ход
   *[other] Пропустить ход: вернуть всё время
}
board-skip-text = Пропустить главную и все следующие фазы: всё время вернётся, но карт из сфер не будет и рука не пополнится.
board-link = звено { $number }
board-chain-empty = Играйте знания: каждое – звено цепочки. Чем длиннее цепочка, тем выше карты сфер вы возьмёте.
board-chain-rests = Цепочку собирают в свой ход.
board-no-timers = Таймеров в игре нет.
board-timer = занято полей: { $lying } из { $slots }, карт под таймером: { $under }
board-slot-free = Свободное поле для знания
board-under-timer = Под этим таймером { $count ->
    [one] { $count } карта: добор меньше на столько же
    [few] { $count } карты: добор меньше на столько же
   *[many] { $count } карт: добор меньше на столько же
}
board-hand-less = рука −{ $count }
board-do-extend = Продлить
board-do-extend-text = Положить под него карту с руки рубашкой вверх: таймер остаётся, предел руки меньше на 1.
board-do-finish = Закончить
board-do-finish-text = Таймер и карты под ним уходят в сброс; знания с него готовы, их можно сыграть в этот ход бесплатно.
board-do-discard-timer = Применить и сбросить
board-do-discard-timer-text = Выполнить текст таймера; затем он уходит в сброс со всеми картами на нём и под ним.
board-released-text = Уже оплачено: можно сыграть в любой момент этого хода и нужно – до конца главной фазы.
board-released-short = Бесплатно, в любой момент; обязательно в этот ход.
board-limit = { $count } из { $limit }
board-limit-text = В конце хода рука пополняется до { $limit }{ $under ->
    [0] {""}
   *[other] {" "}(под таймерами карт: { $under })
}.
board-hand-empty = В руке нет карт.
board-hand-known = Что все видели из этой руки.
board-unknown = и ещё { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
   *[many] { $count } скрытых карт
}
board-deck-note = Что осталось в вашей колоде, не по порядку.
board-forced = Нужно сбросить карту!
board-cost-now = Сейчас стоит { $cost }
board-reminders = Напоминания
board-surcharge-now = следующее знание дороже на { $amount }
board-surcharge-now-text = Следующее оплаченное в этот ход знание дороже на { $amount }.
board-surcharge-next = в след. ход +{ $amount }
board-surcharge-next-text = Первое оплаченное в следующий ход знание дороже на { $amount }.
board-cap-now = { $paid } из { $cap } времени
board-cap-now-text = В этот ход можно потратить не больше { $cap } времени; потрачено { $paid }.
board-cap-next = в след. ход ≤ { $cap } времени
board-cap-next-text = В следующий ход можно потратить не больше { $cap } времени.
board-ward = защита
board-ward-text = Вредные действия соперников не действуют до начала следующего хода этого мага.
board-under = предел руки { $limit }
board-under-text = Карт под таймерами: { $count }. Рука пополняется только до { $limit }.
board-discount = { $uses ->
    [one] следующее знание
    [few] ещё { $uses } знания
   *[many] ещё { $uses } знаний
} −{ $amount }
board-discount-text = { $uses ->
    [one] Следующее оплаченное в этот ход знание
    [few] Следующие { $uses } оплаченных в этот ход знания
   *[many] Следующие { $uses } оплаченных в этот ход знаний
} дешевле на { $amount }.
board-bonus = цепочка +{ $bonus }
board-bonus-text = Цепочка в этот ход длиннее на { $bonus }.
board-keep = { $count ->
    [one] можно сохранить { $count } карту
    [few] можно сохранить { $count } карты
   *[many] можно сохранить { $count } карт
}
board-keep-text = В фазе завершения можно вернуть в руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} цепочки.
board-hidden-free = вторые карты +0
board-hidden-free-text = В этот ход вторые карты достаются без доплаты.
board-double-pick = две из сферы
board-double-pick-text = В этот ход из одной сферы можно взять две карты.
