board-round = Раунд { $round }
board-setting-up = Подготовка
board-circle = Базовый круг и { $circle }
board-sixes = Осталось свитков силы 6: { $left }. Игра закончится после раунда, в котором их останется { $ends } или меньше.
board-sixes-short = свитков силы 6: { $left } (игра кончится при { $ends })
board-dead-rounds = Раундов без сломанных печатей: { $count } из { $most }
board-guardians-ready = Стражи рядом с полем
board-our-map = карта: наша разработка
board-our-map-why = Напечатанного поля у нас не было: это подземелье придумали мы. Свитки, жетоны, кубики и правила – из книги правил.
board-map = Подземелье под башней
board-map-keys = Подземелье. Стрелки двигают его, плюс и минус меняют масштаб, 0 показывает всё.
board-closer = Ближе
board-wider = Дальше
board-everything = Всё подземелье
board-my-mage = К магу
board-storage = Хранилище: { $colour }, { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
board-picked = выбрано: { $count }
board-seal = Печать: { $element } { $strength }
board-scroll-seal = { $card }, печать: { $element } { $strength }
board-stands-mage = Маг игрока { $name }
board-stands-familiar = Фамильяр игрока { $name }
board-guardian = Страж: { $element }
board-breakable = Можно сломать
board-break-with = Сломать
board-would-break = Сломают кубики
board-reachable = Путь свободен
board-free-break = Без кубиков
board-choose-this = Выбрать
board-dice = Кубики
board-no-dice = нет кубиков
board-unrolled = ещё не брошен
board-scrolls = Свитки
board-face-down = уже использован в этом раунде
board-in-use = применяется
board-stored = лежит жетон: { $token }
board-first-player = Первый игрок
board-finished = Раунд закончен
board-familiar-hand = фамильяр у мага
board-familiar-call = фамильяр на карте Вызова
board-familiar-map = фамильяр на поле
board-choose-dice = Выберите кубики
board-cast-with = { $count ->
    [0] Применить без своих кубиков
    [one] Применить: { $count } кубик
    [few] Применить: { $count } кубика
   *[many] Применить: { $count } кубиков
}
board-out-of-turn = Ход не ваш, но вопрос к вам
board-prelude = Кто спустится в подземелье?
board-prelude-text = Маги различаются только фигурками и фамильярами, которые стерегут проходы и ломают печати по поручению.
board-taken = выбран: { $name }
board-order = Кубики берут в таком порядке
board-has-dice = кубиков: { $count } из 3
board-familiar-raven = ворон
board-familiar-cat = кот
board-familiar-owl = сова
board-familiar-snake = змея
board-familiar-toad = жаба
