### Что говорит любая игра (русский). Файлы самой игры читаются после этого и важнее.
### Ключи и их порядок те же, что в table.en.ftl.

seat-name = Игрок { $number }
nothing = ничего
why-cannot = Сейчас этого сделать нельзя.
event-auto = { $seat }: { $a } (единственный вариант)
because = { $line } («{ $card }»)
hidden-card = карта
what-from = { $what } с карты «{ $source }»
mark-turned = повёрнута

ask-order = Какой эффект первым?
ask-either = Выберите один эффект карты «{ $source }»

## Сведения о картах

provenance-rulebook = книга правил
provenance-public = общедоступные данные
provenance-printed = печатная карта
provenance-designed = придумано нами
fact-provenance = Источник

## Подсказки

advice-and = { $first } и { $last }
advice-gains = { $gains }.
advice-costs = { $costs }.
advice-both = { $gains }, но { $costs }.
advice-even = Запас на будущее.
about-points = около { $number } { $number ->
    [one] очка
   *[other] очков
  }

## Боты

bot-random = случайный
bot-greedy = жадный
bot-ismcts = искатель
bot-beginner = новичок
bot-apprentice = ученик
bot-adept = адепт
bot-magister = магистр
bot-archmage = архимаг
bot-master = мастер
bot-archon = архонт
bot-at = { $level } { $number }

## Разбор игры

analysis = Разбор
analysis-chances = Шансы на победу
analysis-points = Очки в конце
analysis-chances-text = Шансы каждого игрока на победу после каждого хода. Точки – поворотные моменты.
analysis-points-text = Сколько очков ожидается в конце после каждого хода; победа считается за десять. Точки – поворотные моменты.
analysis-move = Ход { $number }
analysis-start-of-game = Начало
analysis-turnings = Поворотные моменты
analysis-no-turnings = Ни один ход не изменил многого.
analysis-chosen = { $seat }: { $action } ({ $chance }).
analysis-better = Лучше: { $action } ({ $chance }).
analysis-luck-good = Удача, { $seat }: { $swing }
analysis-luck-bad = Неудача, { $seat }: { $swing }
analysis-accounts = Удача и мастерство
analysis-player = Игрок
analysis-start = До раздачи
analysis-luck = Удача
analysis-own = Свои решения
analysis-others = Чужие решения
analysis-end = В конце
analysis-lost = Упущено
analysis-best = Лучшие решения
analysis-mistakes = Ошибки
analysis-best-of = { $best } из { $decisions }
analysis-result = { $number ->
    [one] Победитель: { $names }.
   *[other] Победу делят { $names }.
}
analysis-unfinished = Игра не доиграна.
analysis-explained = Каждое изменение шансов учтено один раз: то, что раздача, карты и кубики дали сверх ожидаемого, – удача, остальное – заслуга или вина того, кто решал. Поэтому первые четыре числа игрока дают в сумме пятое.
analysis-explained-choices = Решения оцениваются по тому, что игрок мог знать в ту минуту: скрытые карты много раз воображаются заново. «Упущено» – сумма потерь против лучшего решения; больше целой игры она бывает, только если соперник ошибкой возвращал шансы.
analysis-effort = Оценка по { $iterations } попыткам на каждое решение; это мнение компьютерного игрока, а не доказательство.

## Задачи

puzzle-right = Верно!
puzzle-then = Дальше: { $line }.
puzzle-wrong = Есть ход лучше.
puzzle-wrong-chance = Есть ход лучше: после этого шансы на победу { $chance }, после лучшего ответа – { $best }.
puzzle-theme-opening = начало партии
puzzle-theme-endgame = ближе к концу
puzzle-theme-patience = терпение
puzzle-theme-winning = решает партию
puzzle-theme-behind = отыграться
puzzle-theme-deep = второй взгляд
puzzle-theme-sequence = верный порядок
puzzle-theme-dice = кубики
puzzle-theme-energy = берегите резерв
puzzle-theme-summon = розыгрыш карт
puzzle-theme-activate = активация карт
puzzle-theme-sacrifice = сброс карт из игры
puzzle-theme-transmute = превращение энергии
puzzle-theme-bonus = бонусы
puzzle-theme-cards = выбор карт
puzzle-theme-library = планы по годам
puzzle-theme-powers = Силы
puzzle-theme-essences = эссенции
puzzle-theme-item = Магические Предметы
puzzle-theme-discard = сброс
puzzle-theme-artifact = Артефакты
puzzle-theme-claim = Монументы и Места Силы
puzzle-theme-seal = ломаем печати
puzzle-theme-spell = применение свитков
puzzle-theme-familiar = фамильяры
puzzle-theme-chain = построение цепочки
puzzle-theme-sphere = сферы
puzzle-theme-exchange = обмен
puzzle-theme-timer = таймеры
puzzle-theme-region = поиск мест силы
puzzle-theme-ritual = ритуалы
puzzle-theme-transfer = во внутренний круг
puzzle-theme-specialist = специалисты
puzzle-theme-council = Совет
puzzle-theme-harvest = урожай
puzzle-theme-trade = торговля
puzzle-theme-supplies = ресурсы
puzzle-theme-witches = ведьмы
puzzle-theme-battle = бой
puzzle-theme-stones = камни силы

## Наставник

coach-about-dice = Подумайте о кубиках: какие понадобятся вам дальше и какие останутся другим?
coach-about-energy = Подумайте об энергии: какая нужна для карт, которые вы хотите разыграть?
coach-about-summon = Посмотрите на свою руку: какая карта принесёт больше всего, если разыграть её сейчас?
coach-about-activate = Посмотрите на свои карты в игре: не пора ли активировать одну из них?
coach-about-sacrifice = Подумайте, что дороже: карта в игре или то, что вы за неё получите.
coach-about-transmute = Подумайте о превращении энергии: сколько она стоит сейчас и что будет со сменой сезона?
coach-about-bonus = Подумайте о бонусах: в конце они стоят очков, но сейчас могут окупиться.
coach-about-cards = Подумайте, какая карта подходит к вашему плану, а не просто сильнее других.
coach-about-library = Подумайте наперёд: какие карты нужны рано, а какие могут подождать?
coach-about-powers = Посмотрите на Силы своих компонентов: какая из них сейчас полезнее всего?
coach-about-essences = Подумайте об эссенциях: какие из них нужны для следующего шага?
coach-about-item = Подумайте о Магических Предметах: какой пригодится вам в следующем раунде?
coach-about-discard = Подумайте, без чего вы легче всего обойдётесь.
coach-about-artifact = Подумайте об Артефактах: какой раньше всех окупится?
coach-about-claim = Подумайте о Монументах и Местах Силы: они приносят очки, и нужны они не только вам.
coach-about-seal = Посмотрите на карту подземелья: какая печать откроет вам самый выгодный путь?
coach-about-spell = Вспомните о своих свитках: не пора ли применить один из них?
coach-about-familiar = Подумайте о фамильяре: где он поможет вам или помешает другим?
coach-about-chain = Подумайте о цепочке: что станет доступно, если она будет длиннее на одно знание?
coach-about-sphere = Посмотрите на сферы: какая карта нужнее и какая сфера скоро опустеет?
coach-about-exchange = Подумайте об обмене: что для вас дороже?
coach-about-timer = Подумайте о таймерах: что сыграть сейчас, а чему лучше подождать?
coach-about-region = Подумайте о местах силы: какой урожай вам нужен и сколько ведьм не жаль на него отправить?
coach-about-ritual = Посмотрите на ритуалы в руке: какой и с каким местом силы выгоднее связать?
coach-about-transfer = Подумайте о внутреннем круге: в конце считается только то, что лежит там.
coach-about-specialist = Подумайте о специалистах: кто из них пригодится вам чаще всего?
coach-about-council = Подумайте о Совете: что даст карта там и чего вы лишитесь без неё?
coach-about-harvest = Подумайте об урожае: много ли он даст сейчас или лучше сначала найти ещё одно место?
coach-about-trade = Подумайте о торговле: без каких карт вы обойдётесь и чего вам не хватает?
coach-about-supplies = Подумайте о ресурсах: каких вам не хватит на следующие карты?
coach-about-witches = Подумайте о ведьмах и старейшинах: где от них сейчас больше всего пользы?
coach-about-battle = Подумайте о бое: какая награда стоит вашей маны и сколько может поставить соперник?
coach-about-stones = Подумайте о камнях силы: какой из них удвоит ваш лучший ритуал?
coach-about-patience = Не спешите: стоит ли вообще что-то делать сейчас?
coach-about-any = Этот выбор важен: посмотрите, к чему ведёт каждый ответ.
