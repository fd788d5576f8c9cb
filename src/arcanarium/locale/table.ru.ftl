### Что говорит любая игра (русский). Файлы самой игры читаются после этого и важнее.
### Ключи и их порядок те же, что в table.en.ftl.

seat-name = Игрок { $number }
hidden-card = карта
what-from = { $what } с карты «{ $source }»
mark-turned = повёрнута

ask-order = Какое действие первым?
ask-may = Применить действие карты «{ $source }»?
ask-either = Выберите одно действие карты «{ $source }»
ask-repeat = Ещё раз применить карту «{ $source }»?

## Сведения о картах

provenance-rulebook = книга правил
provenance-public = общедоступные данные
provenance-printed = печатная карта
provenance-designed = придумано нами
fact-provenance = Источник

## Подсказки

advice-gains = Выигрыш: { $gains }.
advice-costs = Цена: { $costs }.
advice-both = Выигрыш: { $gains }. Цена: { $costs }.
advice-even = Сразу почти ничего не меняет.
