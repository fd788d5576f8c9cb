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
bot-at = { $level } { $number }

## Разбор игры

analysis = Разбор
analysis-chances = Шансы на победу
analysis-chances-text = Шансы каждого игрока на победу после каждого хода. Точки – поворотные моменты.
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
