### «Сезоны»: что спрашивают, делают и сообщают за столом (русский).
### Ключи и их порядок те же, что в table.en.ftl.

## Вопросы

ask-order = Сработало сразу несколько эффектов: какой первым?
ask-either = «{ $source }»: выберите эффект
ask-choose-deck = Выберите готовый комплект
ask-draft = Оставьте себе одну карту, остальные передайте
ask-first-year = { $least ->
    [one] Выберите ещё { $least } карту первого года
    [few] Выберите { $least } карты первого года
   *[many] Выберите { $least } карт первого года
}
ask-second-year = { $least ->
    [one] Выберите ещё { $least } карту второго года
    [few] Выберите { $least } карты второго года
   *[many] Выберите { $least } карт второго года
}
ask-take-die = Возьмите кубик сезона
ask-reroll = Перебросить кубик до его действий?
ask-die-gains = Возьмите то, что показывает кубик
ask-die-draw = Кубик позволяет взять карту
ask-keep-or-drop = Оставить взятую карту?
ask-main = Ваш ход: сколько угодно действий
ask-gain-energy = { $least ->
    [one] Возьмите { $least } любой жетон энергии
    [few] Возьмите { $least } любых жетона энергии
   *[many] Возьмите { $least } любых жетонов энергии
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-overflow = { $least ->
    [one] Резерв переполнен: верните { $least } жетон энергии
    [few] Резерв переполнен: верните { $least } жетона энергии
   *[many] Резерв переполнен: верните { $least } жетонов энергии
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-pay-energy = { $least ->
    [one] Заплатите { $least } жетон энергии
    [few] Заплатите { $least } жетона энергии
   *[many] Заплатите { $least } жетонов энергии
}{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-pay-same = «{ $source }»: энергия какого вида?
ask-elements = За какие эффекты «Природного амулета» заплатить?
ask-next-element = «{ $source }»: какой эффект следующий?
ask-fill-amulet = { $least ->
    [one] Положите { $least } жетон энергии на карту «{ $source }»
    [few] Положите { $least } жетона энергии на карту «{ $source }»
   *[many] Положите { $least } жетонов энергии на карту «{ $source }»
}
ask-keep-card = Оставьте себе одну из этих карт{ $by ->
    [card] {" "}(«{ $source }»)
   *[none] {""}
}
ask-enter-card = «{ $source }»: разыграйте одну карту бесплатно
ask-give-card = «{ $source }»: какую карту отдать следующему игроку слева?
ask-return-item = «{ $source }»: верните в руку магический предмет
ask-sacrifice = «{ $source }»: сбросьте одну из своих разыгранных карт
ask-sacrifice-three = { $least ->
    [one] «{ $source }»: сбросьте ещё { $least } разыгранную карту
    [few] «{ $source }»: сбросьте { $least } свои разыгранные карты
   *[many] «{ $source }»: сбросьте { $least } своих разыгранных карт
}
ask-offer-familiar = «{ $source }»: сбросьте фамильяра, из руки или разыгранного
ask-rival = «{ $source }»: выберите соперника
ask-wheel = «{ $source }»: сдвиньте маркер колеса сезонов
ask-orb = «{ $source }»: что сделать с верхней картой колоды?
ask-crown = «{ $source }»: возьмите карту из колоды или сбросьте карту из руки
ask-mirror-give = «{ $source }»: энергию какого вида отдать?
ask-mirror-amount = «{ $source }»: сколько жетонов обменять?
ask-mirror-take = «{ $source }»: энергию какого вида взять?

## Ответы

do-summon = Разыграть карту «{ $what }»
do-activate = Активировать карту «{ $what }»
do-transmute = Превратить { $one }
do-bonus = Бонус «{ $what }»
do-end-turn = Закончить ход
do-pick = Взять карту «{ $what }»
do-year-1 = Первый год: «{ $what }»
do-year-2 = Второй год: «{ $what }»
do-take = Взять { $what }
do-take-all = Взять всё
do-leave = Не брать { $one }
do-draw = Взять карту
do-draw-two = Бонус «{ bonus-draw }»
do-skip = Не брать
do-keep = Оставить
do-drop = Сбросить
do-gain = Взять { $one }
do-pay = Заплатить { $one }
do-lose = Вернуть { $one }
do-enter = Бесплатно разыграть карту «{ $what }»
do-put-back = Вернуть на место
do-discard = Сбросить карту «{ $what }»
do-sacrifice = Сбросить разыгранную карту «{ $what }»
do-return = Вернуть в руку карту «{ $what }»
do-give = Отдать карту «{ $what }»
do-resolve = «{ $what }»
do-element = Энергия: { $one }
do-done = Готово
do-option = { $what }
do-wheel = Сдвинуть маркер { $what }
do-seat = { $what }
do-amount = { $what }
do-deck = Комплект { $what }
do-no = Нет

## Что называет ответ

symbol-air = воздух
symbol-water = вода
symbol-fire = огонь
symbol-earth = земля
symbol-crystals = кристаллы
symbol-gauge = сила мага
one-energy-air = жетон воздуха
one-energy-water = жетон воды
one-energy-fire = жетон огня
one-energy-earth = жетон земли
one-symbol-air = воздух
one-symbol-water = воду
one-symbol-fire = огонь
one-symbol-earth = землю
one-symbol-crystals = кристаллы
one-symbol-gauge = силу мага
wheel--3 = на 3 деления назад
wheel--2 = на 2 деления назад
wheel--1 = на 1 деление назад
wheel-plus1 = на 1 деление вперёд
wheel-plus2 = на 2 деления вперёд
wheel-plus3 = на 3 деления вперёд

option-a = Первый эффект
option-b = Второй эффект
option-tree-of-light-a = Заплатить 3 кристалла и взять жетон энергии
option-tree-of-light-b = Заплатить жетон энергии и превращать до конца хода
option-crystal-orb-a = Посмотреть верхнюю карту (разыграть – за 4 жетона энергии)
option-crystal-orb-b = Заплатить 3 кристалла и сбросить верхнюю карту

bag-energy-air = { $number ->
    [1] воздух
   *[other] воздух ×{ $number }
}
bag-energy-water = { $number ->
    [1] вода
   *[other] вода ×{ $number }
}
bag-energy-fire = { $number ->
    [1] огонь
   *[other] огонь ×{ $number }
}
bag-energy-earth = { $number ->
    [1] земля
   *[other] земля ×{ $number }
}

## Почему нельзя

cause-bonus = бонус
cause-season-die = кубик сезона
cause-overflow = Резерв переполнен
why-no-slot = { $a ->
    [0] Сила мага пока 0: сначала увеличьте её.
    [one] С силой мага { $a } в игре может быть не больше { $a } карты.
   *[other] С силой мага { $a } в игре может быть не больше { $a } карт.
}
why-needs-crystals = { $a ->
    [one] Нужен { $a } кристалл
    [few] Нужно { $a } кристалла
   *[many] Нужно { $a } кристаллов
}, а у вас { $b }.
why-needs-tokens = { $a ->
    [one] Нужен { $a } жетон энергии
    [few] Нужно { $a } жетона энергии
   *[many] Нужно { $a } жетонов энергии
}, а у вас { $b }.
why-needs-energy = Стоимость: { $a }. У вас: { $b }.
why-needs-same = { $a ->
    [one] Нужен { $a } жетон энергии
    [few] Нужно { $a } жетона энергии одного вида
   *[many] Нужно { $a } жетонов энергии одного вида
}; у вас: { $b }.
why-needs-cards = { $a ->
    [one] Нужна { $a } разыгранная карта
    [few] Нужно { $a } разыгранные карты
   *[many] Нужно { $a } разыгранных карт
}, а у вас { $b }.
why-needs-familiar = Ни в руке, ни в игре у вас нет фамильяра.
why-no-activation = Эту карту не активируют.
why-used = В этом раунде эта карта уже активирована.
why-before-gains = Эту карту активируют только до действий кубика.
why-no-right = В этот ход превращать энергию нельзя: на кубике нет нужного символа. Поможет бонус или карта.
why-taken = Этот кубик уже взят: { $a }.
why-no-bonus = Все три бонуса уже использованы.
why-gauge-full = Сила мага уже { $a }, больше не бывает.
why-no-cards = Карт больше нет: пусты и колода, и сброс.
why-empty-hand = В руке нет карт.

## Что происходит

event-rolled = Выпал { $a }: { $b }
event-took-die = { $seat } берёт { $a }: { $b }
event-rerolled = { $seat } перебрасывает { $a }: { $b }
event-round = Новый раунд: начинает { $seat }
event-turn = Ходит { $seat }
event-gained-crystals = { $seat } получает { $a ->
    [one] { $a } кристалл
    [few] { $a } кристалла
   *[many] { $a } кристаллов
}{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-lost-crystals = { $seat } { $by ->
    [card] теряет
   *[none] платит
} { $a ->
    [one] { $a } кристалл
    [few] { $a } кристалла
   *[many] { $a } кристаллов
}{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-stole = { $seat } забирает { $a ->
    [one] { $a } кристалл
    [few] { $a } кристалла
   *[many] { $a } кристаллов
}, отдаёт { $b } ({ $by ->
    [card] «{ $card }»
   *[none] плата за розыгрыш карты
})
event-gained-energy = { $seat } получает: { $a }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-lost-energy = { $seat } теряет: { $a }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-paid-energy = { $seat } платит: { $a }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-transmuted = { $seat } превращает энергию: { $a } → { $b ->
    [one] { $b } кристалл
    [few] { $b } кристалла
   *[many] { $b } кристаллов
}
event-gauge = { $seat }: сила мага – { $b }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-drew = { $seat } берёт { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-looked = { $seat } смотрит { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-kept = { $seat } оставляет себе { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-summoned = { $seat } разыгрывает карту «{ $card }»
event-entered = { $seat } бесплатно разыгрывает карту «{ $card }»
event-activated = { $seat } активирует карту «{ $card }»
event-sacrificed = { $seat } сбрасывает разыгранную карту «{ $card }»
event-discarded = { $seat } сбрасывает { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-returned = { $seat } возвращает в руку карту «{ $card }»
event-gave = { $seat } отдаёт { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}, получает { $a }
event-passed = { $seat } передаёт карту «{ $card }», получает { $a }
event-bonus = { $seat }: { $a } ({ $b } из 3)
event-marker = Маркер колеса сезонов теперь на делении { $b }{ $by ->
    [card] {" "}(«{ $card }»)
   *[none] {""}
}
event-year = Начинается { $a }-й год
event-library = { $seat } берёт из библиотеки { $a }-го года { $by ->
    [card] карту «{ $card }»
   *[hidden] карту
}
event-shuffled = Сброшенные карты перемешаны в новую колоду
event-turned-air = { $seat }: { $a ->
    [one] { $a } жетон становится жетоном воздуха
    [few] { $a } жетона становятся жетонами воздуха
   *[many] { $a } жетонов становятся жетонами воздуха
} («{ $card }»)
event-picked = { $a ->
    [1] Каждый выбрал первую карту
    [one] Каждый выбрал уже { $a } карту
    [few] Каждый выбрал уже { $a } карты
   *[many] Каждый выбрал уже { $a } карт
}
event-game-ended = Третий год закончился

## Подготовка

option-level = Уровень
    .text = Какие карты участвуют в игре и как каждый получает девять из них.
    .choice-apprentice = Ученик чародея
    .choice-magician = Волшебник
    .choice-archmage = Архимаг
option-first-player = Первый игрок
    .text = Кто начинает первый раунд.
    .choice-random = по жребию
    .choice-0 = игрок 1
    .choice-1 = игрок 2
    .choice-2 = игрок 3
    .choice-3 = игрок 4
option-decks = Готовые комплекты
    .text = Как раздаются готовые комплекты на уровне «Ученик чародея».
    .choice-random = по жребию
    .choice-choose = по выбору в порядке хода
option-die-gains = Действия кубика
    .text = Можно ли отказаться от части символов кубика, или всё берётся сразу.
    .choice-ask = можно отказаться
    .choice-automatic = всё сразу
option-boots-past-final-year = «Сапоги-скороходы» за концом третьего года
    .text = Что будет, если «Сапоги-скороходы» сдвинут маркер за конец третьего года.
    .choice-end-now = игра сразу заканчивается
    .choice-finish-round = раунд доигрывают до конца

## Места

zone-deck = Колода
zone-discard = Сброс
zone-box = Коробка
zone-play = В игре
zone-hand = Рука
zone-library-2 = Библиотека второго года
zone-library-3 = Библиотека третьего года
zone-pack = Карты на выбор
zone-picked = Отобранные карты
zone-looked = Взятые карты
zone-doomed = Выбраны для сброса

mark-turned = повёрнута
mark-tokens = энергия на карте
die-none = –

## Числа

counter-crystals = Кристаллы
counter-gauge = Сила мага
counter-reserve = Резерв
counter-bonuses = Использовано бонусов
counter-year = Год
counter-space = Колесо сезонов
counter-first = Первый игрок
counter-library-given = Выданы библиотеки
counter-season-dice = Кубики сезонов
counter-die = Кубики раунда
counter-face = Грани кубиков
counter-taker = Кто взял кубики
counter-may-transmute = Можно превращать
counter-transmute-bonus = Прибавка превращения
counter-paid = Только что заплачено
counter-elements = Эффекты «Природного амулета»
counter-level = Уровень
counter-boots-past-final-year = «Сапоги-скороходы» за концом третьего года
counter-die-gains = Действия кубика
counter-decks = Готовые комплекты
counter-first-player = Первый игрок при подготовке

## Очки

score-crystals = Кристаллы
score-prestige = Престиж разыгранных карт
score-ragfields-helm = «{ card-ragfields-helm }»
score-lantern-of-xidit = «{ card-lantern-of-xidit }»
score-sealed-chest-of-urm = «{ card-sealed-chest-of-urm }»
score-hand = Карты, оставшиеся в руке
score-bonuses = Использованные бонусы

## Сведения о карте

fact-number = Номер
fact-type = Тип
fact-tier = Набор
fact-effects = Характер эффекта
fact-cost = Стоимость
fact-cost-2 = Стоимость вдвоём
fact-cost-3 = Стоимость втроём
fact-cost-4 = Стоимость вчетвером
fact-prestige = Престиж
fact-copies = Копий
fact-energy = энергия
fact-crystals = кристаллы
tier-basic = базовый
tier-advanced = сложный

## Кубики и их грани

die-winter-1 = зимний кубик 1
die-winter-1-0 = огонь, сила мага +1, превращение ●●●
die-winter-1-1 = вода ×2, сила мага +1 ●●
die-winter-1-2 = вода ×2, 3 кристалла ●
die-winter-1-3 = воздух ×2, сила мага +1 ●●●
die-winter-1-4 = карта ●●
die-winter-1-5 = воздух, вода, превращение ●

die-winter-2 = зимний кубик 2
die-winter-2-0 = вода ×2, сила мага +1 ●●●
die-winter-2-1 = вода ×2, 1 кристалл ●●
die-winter-2-2 = огонь ×2, сила мага +1 ●
die-winter-2-3 = карта ●●●
die-winter-2-4 = воздух, вода, превращение ●●
die-winter-2-5 = воздух, сила мага +1, превращение ●

die-winter-3 = зимний кубик 3
die-winter-3-0 = вода ×2, сила мага +1 ●
die-winter-3-1 = воздух, сила мага +1, превращение ●●
die-winter-3-2 = воздух, вода, превращение ●●●
die-winter-3-3 = карта ●
die-winter-3-4 = огонь, сила мага +1 ●●
die-winter-3-5 = вода ×2, 3 кристалла ●●●

die-winter-4 = зимний кубик 4
die-winter-4-0 = воздух, вода, превращение ●
die-winter-4-1 = вода ×2, 2 кристалла ●●
die-winter-4-2 = воздух, сила мага +1, превращение ●●●
die-winter-4-3 = вода ×2, сила мага +1 ●
die-winter-4-4 = 6 кристаллов ●●
die-winter-4-5 = огонь, сила мага +1 ●●●

die-winter-5 = зимний кубик 5
die-winter-5-0 = воздух ×2, превращение ●●
die-winter-5-1 = 6 кристаллов ●●●
die-winter-5-2 = огонь, сила мага +1 ●
die-winter-5-3 = воздух, сила мага +1, превращение ●
die-winter-5-4 = вода ×2, сила мага +1 ●●●
die-winter-5-5 = вода ×2, 1 кристалл ●●

die-spring-1 = весенний кубик 1
die-spring-1-0 = карта ●●
die-spring-1-1 = вода ×2, сила мага +1 ●●●
die-spring-1-2 = земля ×2, 3 кристалла ●
die-spring-1-3 = земля ×2, сила мага +1 ●●
die-spring-1-4 = воздух, сила мага +1, превращение ●●●
die-spring-1-5 = вода, земля, превращение ●

die-spring-2 = весенний кубик 2
die-spring-2-0 = вода, сила мага +1, превращение ●
die-spring-2-1 = вода, земля, превращение ●●
die-spring-2-2 = карта ●●●
die-spring-2-3 = воздух ×2, сила мага +1 ●
die-spring-2-4 = земля ×2, 1 кристалл ●●
die-spring-2-5 = земля ×2, сила мага +1 ●●●

die-spring-3 = весенний кубик 3
die-spring-3-0 = земля ×2, сила мага +1 ●
die-spring-3-1 = вода, сила мага +1, превращение ●●
die-spring-3-2 = вода, земля, превращение ●●●
die-spring-3-3 = карта ●
die-spring-3-4 = воздух, сила мага +1 ●●
die-spring-3-5 = земля ×2, 3 кристалла ●●●

die-spring-4 = весенний кубик 4
die-spring-4-0 = вода, земля, превращение ●
die-spring-4-1 = земля ×2, 2 кристалла ●●
die-spring-4-2 = вода, сила мага +1, превращение ●●●
die-spring-4-3 = земля ×2, сила мага +1 ●
die-spring-4-4 = 6 кристаллов ●●
die-spring-4-5 = воздух, сила мага +1 ●●●

die-spring-5 = весенний кубик 5
die-spring-5-0 = вода, сила мага +1, превращение ●
die-spring-5-1 = вода ×2, превращение ●●
die-spring-5-2 = 6 кристаллов ●●●
die-spring-5-3 = воздух, сила мага +1 ●
die-spring-5-4 = земля ×2, 1 кристалл ●●
die-spring-5-5 = земля ×2, сила мага +1 ●●●

die-summer-1 = летний кубик 1
die-summer-1-0 = карта ●●
die-summer-1-1 = земля ×2, сила мага +1 ●●●
die-summer-1-2 = огонь ×2, 3 кристалла ●
die-summer-1-3 = огонь ×2, сила мага +1 ●●
die-summer-1-4 = вода, сила мага +1, превращение ●●●
die-summer-1-5 = огонь, земля, превращение ●

die-summer-2 = летний кубик 2
die-summer-2-0 = огонь, земля, превращение ●●
die-summer-2-1 = карта ●●●
die-summer-2-2 = вода ×2, сила мага +1 ●
die-summer-2-3 = огонь ×2, 1 кристалл ●●
die-summer-2-4 = огонь ×2, сила мага +1 ●●●
die-summer-2-5 = земля, сила мага +1, превращение ●

die-summer-3 = летний кубик 3
die-summer-3-0 = земля, сила мага +1, превращение ●●
die-summer-3-1 = огонь, земля, превращение ●●●
die-summer-3-2 = карта ●
die-summer-3-3 = вода, сила мага +1 ●●
die-summer-3-4 = огонь ×2, 3 кристалла ●●●
die-summer-3-5 = огонь ×2, сила мага +1 ●

die-summer-4 = летний кубик 4
die-summer-4-0 = огонь ×2, 2 кристалла ●●
die-summer-4-1 = земля, сила мага +1, превращение ●●●
die-summer-4-2 = огонь ×2, сила мага +1 ●
die-summer-4-3 = 6 кристаллов ●●
die-summer-4-4 = вода, сила мага +1 ●●●
die-summer-4-5 = огонь, земля, превращение ●

die-summer-5 = летний кубик 5
die-summer-5-0 = огонь ×2, сила мага +1 ●●●
die-summer-5-1 = земля, сила мага +1, превращение ●
die-summer-5-2 = земля ×2, превращение ●●
die-summer-5-3 = 6 кристаллов ●●●
die-summer-5-4 = вода, сила мага +1 ●
die-summer-5-5 = огонь ×2, 1 кристалл ●●

die-fall-1 = осенний кубик 1
die-fall-1-0 = воздух, огонь, превращение ●
die-fall-1-1 = карта ●●
die-fall-1-2 = огонь ×2, сила мага +1 ●●●
die-fall-1-3 = воздух ×2, 3 кристалла ●
die-fall-1-4 = воздух ×2, сила мага +1 ●●
die-fall-1-5 = земля, сила мага +1, превращение ●●●

die-fall-2 = осенний кубик 2
die-fall-2-0 = огонь, сила мага +1, превращение ●
die-fall-2-1 = воздух, огонь, превращение ●●
die-fall-2-2 = карта ●●●
die-fall-2-3 = земля ×2, сила мага +1 ●
die-fall-2-4 = воздух ×2, 1 кристалл ●●
die-fall-2-5 = воздух ×2, сила мага +1 ●●●

die-fall-3 = осенний кубик 3
die-fall-3-0 = воздух ×2, сила мага +1 ●
die-fall-3-1 = огонь, сила мага +1, превращение ●●
die-fall-3-2 = воздух, огонь, превращение ●●●
die-fall-3-3 = карта ●
die-fall-3-4 = земля, сила мага +1 ●●
die-fall-3-5 = воздух ×2, 3 кристалла ●●●

die-fall-4 = осенний кубик 4
die-fall-4-0 = воздух, огонь, превращение ●
die-fall-4-1 = воздух ×2, 2 кристалла ●●
die-fall-4-2 = огонь, сила мага +1, превращение ●●●
die-fall-4-3 = воздух ×2, сила мага +1 ●
die-fall-4-4 = 6 кристаллов ●●
die-fall-4-5 = земля, сила мага +1 ●●●

die-fall-5 = осенний кубик 5
die-fall-5-0 = огонь ×2, превращение ●●
die-fall-5-1 = 6 кристаллов ●●●
die-fall-5-2 = земля, сила мага +1 ●
die-fall-5-3 = воздух ×2, 1 кристалл ●●
die-fall-5-4 = воздух ×2, сила мага +1 ●●●
die-fall-5-5 = огонь, сила мага +1, превращение ●

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
hint-crystals = { $sense ->
    [more] приносит
   *[less] отнимает
} { $number ->
    [one] { $number } кристалл
    [few] { $number } кристалла
    [many] { $number } кристаллов
   *[other] { $number } кристалла
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
hint-gauge = { $sense ->
    [more] увеличивает силу мага на { $number }
   *[less] уменьшает силу мага на { $number }
}
hint-slots = { $sense ->
    [more] даёт место ещё для одной карты
   *[less] оставляет меньше места для карт
}
hint-crowded = { $sense ->
    [more] оставляет без места { $number ->
        [one] { $number } карту
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }
   *[less] находит место для { $number ->
        [one] { $number } карты
       *[other] { $number } карт
    }
}
hint-tokens = { $sense ->
    [more] даёт
   *[less] тратит
} { $number ->
    [one] { $number } жетон энергии
    [few] { $number } жетона энергии
    [many] { $number } жетонов энергии
   *[other] { $number } жетона энергии
}
hint-worth = { $sense ->
    [more] повышает цену резерва на
   *[less] снижает цену резерва на
} { $number ->
    [one] { $number } кристалл
    [few] { $number } кристалла
    [many] { $number } кристаллов
   *[other] { $number } кристалла
}
hint-kinds = { $sense ->
    [more] добавляет
   *[less] убирает
} { $number ->
    [one] { $number } вид энергии
    [few] { $number } вида энергии
    [many] { $number } видов энергии
   *[other] { $number } вида энергии
}
hint-overflow = { $sense ->
    [more] грозит переполнить резерв
   *[less] освобождает место в резерве
}
hint-payable = { $sense ->
    [more] позволяет разыграть ещё
   *[less] не оставляет энергии на
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
hint-within-reach = { $sense ->
    [more] приближает розыгрыш следующих карт
   *[less] отдаляет розыгрыш следующих карт
}
hint-bonuses = { $sense ->
    [more] тратит
   *[less] сберегает
} { $number ->
    [one] { $number } бонус
    [few] { $number } бонуса
    [many] { $number } бонусов
   *[other] { $number } бонуса
}
hint-die-crystals = даёт с кубика на { $number ->
    [one] { $number } кристалл
    [few] { $number } кристалла
    [many] { $number } кристаллов
   *[other] { $number } кристалла
} { $sense ->
    [more] больше
   *[less] меньше
}
hint-die-energy = { $sense ->
    [more] даёт с кубика лучшую энергию
   *[less] даёт с кубика худшую энергию
}
hint-die-gauge = { $sense ->
    [more] даёт с кубика силу мага
   *[less] не даёт с кубика силы мага
}
hint-die-draw = { $sense ->
    [more] даёт с кубика карту
   *[less] не даёт с кубика карты
}
hint-die-transmute = { $sense ->
    [more] позволяет превращать энергию
   *[less] не позволяет превращать энергию
}
hint-ring = { $sense ->
    [more] оставляет больше энергии для превращения
   *[less] оставляет меньше энергии для превращения
}
hint-first = { $sense ->
    [more] даёт первый ход
   *[less] отдаёт первый ход
}
hint-waiting = { $sense ->
    [more] сберегает ход
   *[less] завершает ход
}
hint-years-ahead = { $sense ->
    [more] откладывает на будущие годы
   *[less] достаёт из библиотеки
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
hint-cards = { $sense ->
    [more] усиливает карты в игре
   *[less] ослабляет карты в игре
}
hint-cards-in-hand = { $sense ->
    [more] усиливает руку
   *[less] ослабляет руку
}
hint-library = { $sense ->
    [more] усиливает библиотеку
   *[less] ослабляет библиотеку
}
hint-drafted = { $sense ->
    [more] усиливает набор карт
   *[less] мало добавляет к набору карт
}

## Фазы

phase-prelude = Прелюдия
phase-duel = Поединок
