### «Повелители времени»: что спрашивают, делают и сообщают за столом (русский).
### Ключи и их порядок те же, что в table.en.ftl.

## Вопросы

ask-timers = Заполненные таймеры: продлите или закончите каждый
ask-tuck = Положите карту под «{ $source }»
ask-main = Ваша главная фаза: играйте карты
ask-place-timer = На какой таймер положить карту?
ask-exchange = Сбросьте вторую карту, чтобы вернуть 1 время
ask-remove = { $least ->
    [0] { $most ->
        [0] «{ $source }»: удалять нечего
        [one] «{ $source }»: можно удалить из игры карту с руки
        [few] «{ $source }»: можно удалить из игры до { $most } карт с руки
       *[many] «{ $source }»: можно удалить из игры до { $most } карт с руки
    }
    [one] «{ $source }»: удалите из игры карту с руки
    [few] «{ $source }»: удалите из игры { $least } карты с руки
   *[many] «{ $source }»: удалите из игры { $least } карт с руки
}
ask-discard = { $least ->
    [0] { $most ->
        [0] «{ $source }»: сбрасывать нечего
        [one] «{ $source }»: можно сбросить карту с руки
        [few] «{ $source }»: можно сбросить до { $most } карт с руки
       *[many] «{ $source }»: можно сбросить до { $most } карт с руки
    }
    [one] «{ $source }»: сбросьте карту с руки
    [few] «{ $source }»: сбросьте { $least } карты с руки
   *[many] «{ $source }»: сбросьте { $least } карт с руки
}
ask-forced-discard = { $least ->
    [one] «{ $source }»: вам нужно сбросить карту с руки
    [few] «{ $source }»: вам нужно сбросить { $least } карты с руки
   *[many] «{ $source }»: вам нужно сбросить { $least } карт с руки
}
ask-victim = «{ $source }»: выберите соперника
ask-choose-one = «{ $source }»: выберите одно действие
ask-look-take = { $least ->
    [one] «{ $source }»: возьмите одну из этих карт
   *[other] «{ $source }»: возьмите { $least } из этих карт
}
ask-retrieve = { $least ->
    [0] { $most ->
        [0] «{ $source }»: брать нечего
        [one] «{ $source }»: можно взять карту из своего сброса
        [few] «{ $source }»: можно взять до { $most } карт из своего сброса
       *[many] «{ $source }»: можно взять до { $most } карт из своего сброса
    }
    [one] «{ $source }»: возьмите карту из своего сброса
    [few] «{ $source }»: возьмите { $least } карты из своего сброса
   *[many] «{ $source }»: возьмите { $least } карт из своего сброса
}
ask-rewind = { $least ->
    [0] { $most ->
        [0] «{ $source }»: возвращать нечего
        [one] «{ $source }»: можно вернуть в руку карту своей цепочки
        [few] «{ $source }»: можно вернуть в руку до { $most } карт своей цепочки
       *[many] «{ $source }»: можно вернуть в руку до { $most } карт своей цепочки
    }
    [one] «{ $source }»: верните в руку карту своей цепочки
    [few] «{ $source }»: верните в руку { $least } карты своей цепочки
   *[many] «{ $source }»: верните в руку { $least } карт своей цепочки
}
ask-repeat = «{ $source }»: действие какой карты повторить?
ask-place-free = «{ $source }»: положите знание на таймер без оплаты
ask-release = { $least ->
    [0] { $most ->
        [0] «{ $source }»: снимать нечего
        [one] «{ $source }»: можно снять знание с таймеров
        [few] «{ $source }»: можно снять до { $most } знаний с таймеров
       *[many] «{ $source }»: можно снять до { $most } знаний с таймеров
    }
    [one] «{ $source }»: снимите знание с таймеров
    [few] «{ $source }»: снимите { $least } знания с таймеров
   *[many] «{ $source }»: снимите { $least } знаний с таймеров
}
ask-untuck = «{ $source }»: верните в руку карту из-под таймера
ask-untuck-timer = «{ $source }»: из-под какого таймера?
ask-upgrade = «{ $source }»: удалите карту, чтобы взять карту более высокой сферы
ask-peek = «{ $source }»: посмотрите вторую карту сферы
ask-access = Возьмите карты из сфер
ask-keep = { $least ->
    [0] { $most ->
        [one] Можно оставить себе карту цепочки
        [few] Можно оставить себе до { $most } карт цепочки
       *[many] Можно оставить себе до { $most } карт цепочки
    }
    [one] Оставьте себе карту цепочки
    [few] Оставьте себе { $least } карты цепочки
   *[many] Оставьте себе { $least } карт цепочки
}

## Ответы

do-play = Сыграть карту «{ $what }»
do-place = Положить карту «{ $what }» на таймер
do-exchange = Сбросить карту «{ $what }» ради времени
do-use = Сыграть готовое знание «{ $what }»
do-extend = Продлить «{ $what }»
do-finish = Закончить «{ $what }»
do-discard-timer = Применить и сбросить «{ $what }»
do-end = Закончить главную фазу
do-skip = Пропустить ход: вернуть всё время
do-tuck = Положить под него карту «{ $what }»
do-at = «{ $what }»
do-remove = Удалить карту «{ $what }»
do-discard = Сбросить карту «{ $what }»
do-pick = Взять карту «{ $what }»
do-retrieve = Взять карту «{ $what }»
do-rewind = Вернуть карту «{ $what }»
do-repeat = Повторить действие карты «{ $what }»
do-release = Снять знание «{ $what }»
do-untuck = Вернуть в руку карту «{ $what }»
do-upgrade = Удалить карту «{ $what }»
do-keep = Оставить карту «{ $what }»
do-take = Взять открытую карту { $one }
do-second = Взять вторую карту { $one }
do-peek = Посмотреть вторую карту { $one }
do-seat = { $what }
do-option = { $what }
do-done = Готово

## Что называет ответ

sphere-1 = первая сфера
sphere-2 = вторая сфера
sphere-3 = третья сфера
sphere-4 = четвёртая сфера
sphere-5 = пятая сфера
one-sphere-1 = первой сферы
one-sphere-2 = второй сферы
one-sphere-3 = третьей сферы
one-sphere-4 = четвёртой сферы
one-sphere-5 = пятой сферы
option-a = Первое действие
option-b = Второе действие
option-c = Третье действие
option-d = Четвёртое действие
option-e = Пятое действие
option-f = Шестое действие
option-g = Седьмое действие
option-h = Восьмое действие
option-stolen-minute-a = Соперник переворачивает 1 жетон времени; если перевернул, вы создаёте 1 воображаемое
option-stolen-minute-b = Забрать у соперника 2 жетона воображаемого времени
option-postponed-answer-a = Положить 1 знание на таймер без оплаты
option-postponed-answer-b = Вернуть 1 карту из-под таймера, затем восстановить 1 время

## Почему нельзя

why-needs-time = Нужно { $a ->
    [one] { $a } время
   *[other] { $a } времени
}, а у вас { $b }.
why-capped = Нужно { $a ->
    [one] { $a } время
   *[other] { $a } времени
}, а в этот ход { $b ->
    [0] больше тратить нельзя
   *[other] можно потратить ещё только { $b }
}.
why-too-long = За один ход можно совершить не больше { $a } действий.
why-no-timer = У вас нет таймеров в игре.
why-timers-full = Все поля ваших таймеров заняты.
why-none-spent = У вас нет потраченного времени.
why-needs-two = Нужны две карты, а у вас только эта.
why-second-only = Сначала выберите другую карту: эта может быть второй.
why-not-due = В начале хода этот таймер не был заполнен.
why-empty-hand = В руке нет карт, которые можно положить под таймер.
why-no-text = Сброс этого таймера ничего не даёт.
why-not-full = Сработает, только когда таймер заполнен: сейчас на нём { $a } из { $b }.
why-released-first = Сначала сыграйте готовые знания.
why-not-first = Пропустить главную фазу можно только до первого действия хода.
why-pile-empty = В этой сфере не осталось карт.
why-no-second = В этой сфере нет второй карты.
why-picked = Из этой сферы вы в этот ход уже взяли карту.
why-chain-short = Нужна длина цепочки { $a }, а осталось { $b }.
why-first-only = Эта карта могла быть только первой из двух: отмените выбор, чтобы сбросить её.
why-only-knowledge = На таймер кладут только знания.
why-timer-full = Все поля этого таймера заняты.
why-none-under = Под этим таймером такой карты нет.
why-other-kind = Этот эффект не берёт карты такого вида.
why-too-high = Этот эффект действует только на карты до сферы { $a }.
why-above-empty = Сфера { $a }, из которой вы взяли бы карту, пуста.
why-no-sphere = Сферы { $a }, из которой вы взяли бы карту, нет.
why-own-card = Карта не может выбрать саму себя.
why-rewinds-too = Карту, которая возвращает другие, вернуть нельзя.
why-repeats-too = Карту, которая повторяет эффекты, повторить нельзя.
why-looked-at = Вторую карту этой сферы вы уже посмотрели.
why-warded = { $a }: действует защита.
why-alike = Этот таймер ничем не отличается от другого: выберите тот.
why-copy = Это знание ничем не отличается от другого на том же таймере: выберите то.
why-keeps-others = Эта карта позволяет оставить другие, но не себя.

## Что происходит

event-first = Начинает { $seat }
event-turn = Ходит { $seat }
event-skipped = { $seat } пропускает главную фазу, чтобы восстановить всё время
event-extended = { $seat } продлевает «{ $card }» (под ним { $a ->
    [one] { $a } карта
    [few] { $a } карты
   *[many] { $a } карт
})
event-tucked = { $seat } кладёт под таймер { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-finished = { $seat } заканчивает «{ $card }»
event-released = Знание «{ $card }» готово к использованию
event-timer = { $seat } выкладывает «{ $card }»
event-prepared = { $seat } играет карту подготовки «{ $card }»
event-paid = { $seat } { $a ->
    [0] { $b ->
        [0] ничего не платит за карту «{ $card }»
        [one] платит за карту «{ $card }»: { $b } воображаемое время
       *[other] платит за карту «{ $card }»: { $b } воображаемого времени
    }
   *[other] платит за карту «{ $card }»: { $a ->
        [one] { $a } время
       *[other] { $a } времени
    }{ $b ->
        [0] {""}
        [one] {" "}и { $b } воображаемое
       *[other] {" "}и { $b } воображаемого
    }
}
event-chained = { $seat } выкладывает в цепочку карту «{ $card }» ({ $a ->
    [one] { $a } карта
    [few] { $a } карты
   *[many] { $a } карт
})
event-used = { $seat } переводит в цепочку готовое знание «{ $card }» ({ $a ->
    [one] { $a } карта
    [few] { $a } карты
   *[many] { $a } карт
})
event-placed = { $seat } кладёт на таймер карту «{ $card }»
event-holds = «{ $card }»: занято полей – { $a } из { $b }
event-timer-discarded = { $seat } сбрасывает «{ $card }» ради его действия
event-exchanged = { $seat } сбрасывает две карты и возвращает 1 время
event-discarded = { $seat }: карта «{ $card }» уходит в сброс
event-removed = { $seat } удаляет из игры карту «{ $card }»
event-drew = { $seat } берёт { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-shuffled = { $seat } перемешивает сброс в новую колоду (из { $a ->
    [one] { $a } карты
    [few] { $a } карт
   *[many] { $a } карт
})
event-looked = { $seat } смотрит { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-peeked = { $seat } смотрит вторую карту сферы { $a }{ $by ->
    [card] : «{ $card }»
   *[hidden] {""}
}
event-took = { $seat } берёт карту «{ $card }» из сферы { $a }
event-took-second = { $seat } берёт вторую карту сферы { $a }{ $by ->
    [card] : «{ $card }»
   *[hidden] {""}
}
event-opened = В сфере { $a } открывается карта «{ $card }»
event-retrieved = { $seat } берёт из сброса карту «{ $card }»
event-rewound = { $seat } возвращает карту «{ $card }» из цепочки в руку; её звено по-прежнему считается
event-repeated = { $seat } повторяет действие карты «{ $card }»
event-lifted = { $seat } снимает знание с карты «{ $card }»
event-untucked = { $seat } возвращает в руку { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
} из-под таймера
event-kept = { $seat } оставляет себе карту «{ $card }»
event-regained = { $seat } восстанавливает { $a ->
    [one] { $a } жетон времени
    [few] { $a } жетона времени
   *[many] { $a } жетонов времени
}
event-gained-time = { $seat } получает { $a ->
    [one] { $a } новый жетон времени
    [few] { $a } новых жетона времени
   *[many] { $a } новых жетонов времени
} (потраченной стороной)
event-gained-imaginary = { $seat } создаёт { $a ->
    [one] { $a } единицу воображаемого времени
    [few] { $a } единицы воображаемого времени
   *[many] { $a } единиц воображаемого времени
}
event-exhausted = { $seat } переворачивает серой стороной вверх { $a ->
    [one] { $a } жетон времени
    [few] { $a } жетона времени
   *[many] { $a } жетонов времени
}
event-stole-imaginary = { $seat } забирает { $a ->
    [one] { $a } жетон воображаемого времени
    [few] { $a } жетона воображаемого времени
   *[many] { $a } жетонов воображаемого времени
}, отдаёт { $b }
event-surcharge = { $seat }: первое оплаченное знание следующего хода дороже на { $a ->
    [one] { $a } единицу времени
    [few] { $a } единицы времени
   *[many] { $a } единиц времени
}
event-spend-cap = { $seat } в следующий ход сможет потратить не больше { $a } времени
event-shielded = { $seat }: защита подействовала
event-ward = { $seat } до своего следующего хода под защитой
event-discount = { $seat }: { $b ->
    [one] следующее оплаченное знание
    [few] следующие { $b } оплаченных знания
   *[many] следующие { $b } оплаченных знаний
} дешевле на { $a }
event-chain-bonus = { $seat }: цепочка длиннее на { $a }
event-hidden-free = { $seat } в этот ход берёт вторые карты без доплаты
event-double-pick = { $seat } может взять две карты из одной сферы
event-keep-at-end = { $seat } сможет оставить себе { $a ->
    [one] { $a } карту
    [few] { $a } карты
   *[many] { $a } карт
} цепочки
event-game-ended = { $a ->
    [0] Игра окончена: десять кругов никто не брал карт из сфер
    [one] Игра окончена: пуста { $a } сфера
    [few] Игра окончена: пусты { $a } сферы
   *[many] Игра окончена: пусты { $a } сфер
}

## Подготовка

option-seat-balance = Помощь следующим магам
    .text = У первого мага есть преимущество, потому что игра кончается сразу. С помощью второй, третий и четвёртый маги начинают с 2, 3 и 4 единицами воображаемого времени.
    .choice-none = нет, как в правилах
    .choice-imaginary = воображаемое время
option-first-player = Первый маг
    .text = Кто ходит первым.
    .choice-random = по жребию, как в правилах
    .choice-0 = игрок 1
    .choice-1 = игрок 2
    .choice-2 = игрок 3
    .choice-3 = игрок 4

## Места

zone-deck = Колода
zone-hand = Рука
zone-discard = Сброс
zone-chain = Цепочка
zone-timers = Таймеры
zone-on-timers = На таймерах
zone-tucked = Под таймерами
zone-released = Готовые знания
zone-resolving = Выполняется
zone-looked = Взятые карты
zone-kept = Оставлены себе
zone-sphere-1 = Сфера 1
zone-sphere-2 = Сфера 2
zone-sphere-3 = Сфера 3
zone-sphere-4 = Сфера 4
zone-sphere-5 = Сфера 5
zone-box = Коробка
zone-removed = Удалены из игры

## Пометки

mark-timer = таймер
mark-waits = ждёт продления или окончания
mark-unknown-to = кому неизвестна
mark-seen-taken = взята в руку у всех на глазах

## Числа

counter-unspent = Неизрасходованное время
counter-spent = Потраченное время
counter-imaginary = Воображаемое время
counter-surcharge = Наценка
counter-spend-cap = Предел трат
counter-ward = Защита
counter-turn-phase = Фаза
counter-first = Первый маг
counter-time-spent-this-turn = Потрачено времени за ход
counter-discounts = Скидки по числу оставшихся карт
counter-chain-bonus = Прибавка к длине цепочки
counter-keep-at-end = Карт можно оставить
counter-keep-barred = Из них не одноимённых
counter-hidden-free = Вторые карты без доплаты
counter-double-pick = Две карты из одной сферы
counter-picks = Взято карт по сферам
counter-chain-used = Использовано длины цепочки
counter-actions-this-turn = Действий за ход
counter-pile-changed = Из сферы взята карта
counter-quiet-turns = Ходов подряд без взятых карт
counter-seat-balance = Помощь следующим магам
counter-first-player = Первый маг
turn-phase-timers = фаза таймеров
turn-phase-main = главная фаза
turn-phase-access = фаза доступа
turn-phase-closing = фаза завершения

## Очки

score-sphere-1 = Карты сферы 1
score-sphere-2 = Карты сферы 2
score-sphere-3 = Карты сферы 3
score-sphere-4 = Карты сферы 4
score-sphere-5 = Карты сферы 5

## Сведения о карте

fact-kind = Вид
fact-sphere = Сфера и очки
fact-cost = Стоимость
fact-slots = Полей
fact-copies = Копий
fact-copies-per-mage = Копий у каждого мага
fact-archetype = Замысел
fact-effects = Действия
fact-on-place = Карта положена
fact-on-full = Заполнен
fact-on-discard = При сбросе
fact-provenance-detail = Источники по частям
fact-op = действие
fact-amount = количество
fact-count = подсчёт
fact-if = если
fact-target = кого
fact-min = не меньше
fact-max = не больше
fact-uses = карт
fact-look = посмотреть
fact-take = взять
fact-rest = остальные
fact-kinds = виды
fact-exclude-same-name = кроме одноимённых
fact-max-sphere = не выше сферы
fact-max-spheres = сфер не больше
fact-step = сфер выше
fact-options = на выбор
fact-chain-other-min = других карт в цепочке не меньше
fact-from-timer = сошла с таймера
fact-previous-done = предыдущее действие состоялось
fact-timers-min = таймеров в игре не меньше
fact-name = название
fact-effect = действие
op-regain-time = восстановить время
op-gain-time-token = новые жетоны времени
op-gain-imaginary = воображаемое время
op-remove-from-hand = удалить с руки
op-draw = добрать
op-discard-from-hand = сбросить с руки
op-discount = скидка
op-surcharge = наценка
op-spend-cap = предел трат
op-exhaust = перевернуть жетоны времени
op-steal-imaginary = забрать воображаемое время
op-opponent-discard = сброс соперника
op-opponents-regain = соперники восстанавливают
op-look-top = посмотреть верх колоды
op-retrieve = взять из сброса
op-keep-at-end = оставить в конце
op-rewind = вернуть из цепочки
op-repeat-effect = повторить действие
op-chain-bonus = длиннее цепочка
op-hidden-free = вторые карты без доплаты
op-double-pick = две из одной сферы
op-peek-second = посмотреть вторые карты
op-place-free = положить на таймеры без оплаты
op-release-one = снять с таймеров
op-untuck = вернуть из-под таймеров
op-upgrade = обменять на более высокую сферу
op-ward = защита
op-choose-one = выбрать одно
target-each-opponent = каждый соперник
target-chosen-opponent = один соперник на выбор
count-half-spent = половина потраченного времени с округлением вверх
count-spent = всё потраченное время
count-imaginary = ваше воображаемое время
count-removed-now = удалённые карты
rest-discard = в сброс

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
hint-lead-at-end = { $sense ->
    [more] даёт перевес к концу игры
   *[less] отдаёт перевес к концу игры
}
hint-cards = { $sense ->
    [more] добавляет в колоду
   *[less] убирает из колоды
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
hint-unspent = { $sense ->
    [more] возвращает
   *[less] тратит
} { $number ->
    [one] { $number } время
    [few] { $number } времени
    [many] { $number } времени
   *[other] { $number } времени
}
hint-spent = { $sense ->
    [more] переводит в потраченное
   *[less] восстанавливает
} { $number ->
    [one] { $number } время
    [few] { $number } времени
    [many] { $number } времени
   *[other] { $number } времени
}
hint-imaginary = { $sense ->
    [more] создаёт
   *[less] тратит
} { $number ->
    [one] { $number } воображаемое время
    [few] { $number } воображаемого времени
    [many] { $number } воображаемого времени
   *[other] { $number } воображаемого времени
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
hint-knowledge = { $sense ->
    [more] даёт в руку
   *[less] убирает из руки
} { $number ->
    [one] { $number } знание
    [few] { $number } знания
    [many] { $number } знаний
   *[other] { $number } знания
}
hint-chainable = { $sense ->
    [more] оставляет времени ещё на
   *[less] не оставляет времени на
} { $number ->
    [one] { $number } знание
    [few] { $number } знания
    [many] { $number } знаний
   *[other] { $number } знания
}
hint-timers-in-hand = { $sense ->
    [more] даёт в руку
   *[less] убирает из руки
} { $number ->
    [one] { $number } таймер
    [few] { $number } таймера
    [many] { $number } таймеров
   *[other] { $number } таймера
}
hint-chain = { $sense ->
    [more] удлиняет цепочку на { $number }
   *[less] укорачивает цепочку на { $number }
}
hint-chain-bonus = { $sense ->
    [more] даёт цепочке ещё { $number }
   *[less] отнимает у цепочки { $number }
}
hint-timers = { $sense ->
    [more] запускает
   *[less] завершает
} { $number ->
    [one] { $number } таймер
    [few] { $number } таймера
    [many] { $number } таймеров
   *[other] { $number } таймера
}
hint-slots = { $sense ->
    [more] освобождает для таймеров
   *[less] занимает под таймеры
} { $number ->
    [one] { $number } поле
    [few] { $number } поля
    [many] { $number } полей
   *[other] { $number } поля
}
hint-stored = { $sense ->
    [more] кладёт на таймеры
   *[less] снимает с таймеров
} { $number ->
    [one] { $number } знание
    [few] { $number } знания
    [many] { $number } знаний
   *[other] { $number } знания
}
hint-released = { $sense ->
    [more] даёт
   *[less] использует
} { $number ->
    [one] { $number } знание
    [few] { $number } знания
    [many] { $number } знаний
   *[other] { $number } знания
} от таймера
hint-tucked = { $sense ->
    [more] подкладывает под таймеры
   *[less] достаёт из-под таймеров
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
hint-surcharge = { $sense ->
    [more] делает знания дороже
   *[less] снимает наценку на знания
}
hint-capped = { $sense ->
    [more] ограничивает траты времени
   *[less] снимает предел трат времени
}
hint-drawn-soon = { $sense ->
    [more] оставляет в колоде больше карт
   *[less] оставляет в колоде меньше карт
}
hint-turn = { $sense ->
    [more] сохраняет ход
   *[less] передаёт ход
}
hint-cards-owned = { $sense ->
    [more] усиливает колоду
   *[less] ослабляет колоду
}
hint-cards-in-hand = { $sense ->
    [more] усиливает руку
   *[less] ослабляет руку
}
hint-cards-on-timers = { $sense ->
    [more] усиливает таймеры
   *[less] ослабляет таймеры
}

## Phases

phase-timers = Фаза таймеров
phase-main = Главная фаза
phase-access = Фаза доступа
phase-closing = Фаза завершения
