### Что говорит любая игра (русский). Файлы самой игры читаются после этого и важнее.
### Ключи и их порядок те же, что в table.en.ftl.

seat-name = Игрок { $number }
nothing = ничего
why-cannot = Сейчас этого сделать нельзя.
event-auto = { $seat }: { $a } (единственный вариант)
hidden-card = карта
what-from = { $what } с карты «{ $source }»
mark-turned = повёрнута

ask-order = Какое действие первым?
ask-either = Выберите одно действие карты «{ $source }»

## Сведения о картах

provenance-rulebook = книга правил
provenance-public = общедоступные данные
provenance-printed = печатная карта
provenance-designed = придумано нами
fact-provenance = Источник

## Подсказки

advice-gains = Плюсы: { $gains }.
advice-costs = Минусы: { $costs }.
advice-both = Плюсы: { $gains }. Минусы: { $costs }.
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
analysis-explained = Каждое изменение шансов учтено один раз: то, что раздача, карты и кубики дали сверх ожидаемого, – удача, остальное принадлежит тому, кто решал. Поэтому первые пять строк складываются.
analysis-explained-choices = Решения оцениваются по тому, что игрок мог знать в ту минуту: скрытые карты много раз воображаются заново. «Упущено» – сумма потерь против лучшего решения; больше целой игры она бывает, только если соперник ошибкой возвращал шансы.
analysis-effort = Оценка по { $iterations } попыткам на каждое решение; это мнение компьютерного игрока, а не доказательство.

## Задачи

puzzle-right = Верно!
puzzle-then = Дальше: { $line }.
puzzle-wrong = Есть ход лучше.
puzzle-wrong-chance = Есть ход лучше: после этого шансы { $chance }, после лучшего ответа { $best }.
puzzle-theme-opening = начало партии
puzzle-theme-endgame = ближе к концу
puzzle-theme-patience = терпение
puzzle-theme-winning = решает партию
puzzle-theme-behind = отыграться
puzzle-theme-deep = второй взгляд
puzzle-theme-sequence = верный порядок
puzzle-theme-dice = кубики
puzzle-theme-energy = берегите резерв
puzzle-theme-summon = призыв
puzzle-theme-activate = применение карт
puzzle-theme-sacrifice = жертва
puzzle-theme-transmute = трансмутация
puzzle-theme-bonus = бонусы
puzzle-theme-cards = выбор карт
puzzle-theme-library = планы по годам
puzzle-theme-powers = свойства
puzzle-theme-essences = эссенции
puzzle-theme-item = Магические Предметы
puzzle-theme-discard = сброс
puzzle-theme-artifact = артефакты
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
puzzle-theme-council = совет
puzzle-theme-harvest = сбор урожая
puzzle-theme-trade = торговля
puzzle-theme-supplies = припасы
puzzle-theme-witches = ведьмы
puzzle-theme-battle = битва
puzzle-theme-stones = камни силы
