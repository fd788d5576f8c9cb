board-standing = Счёт
board-round = Раунд { $round }
board-game = Игра { $game } из 3
board-goal = до { $goal } очков
board-token = жетон Первого Игрока (1 очко)
board-passed = пас
board-you-passed = Вы спасовали: в этом раунде вы больше не ходите и не теряете Жизнь.
board-won = Выиграно игр: { $won }
board-lying = на нём: { $what }
board-scores = приносит очков: { $points }
board-pile-of = Сброс: { $name }
board-pile-empty = Пока ничего не сброшено.
board-known-top = Сверху колоды, как вы видели
board-still-in-deck = Ещё в вашей колоде
board-hand-or-deck = В руке или в колоде: их видели все
board-known-monument = Вы видели, что лежит сверху колоды
board-all-claimed = Все захвачены.
board-nothing-in-play = В игре пока ничего нет.
board-discard = Сбросить
board-discard-text = 1 Золото или 2 другие эссенции
board-hand-empty = В руке нет карт.
board-hand-hidden = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
board-attacked = { $name } нападает на вас!
board-you-have = У вас есть
board-look = Сначала посмотреть на стол
board-out-of-turn = Сейчас ходит { $name }, но вопрос к вам
board-prelude = Перед первым раундом
board-prelude-text = Посмотрите первые карты и выберите Мага; Магический Предмет возьмёте позже.
board-draft = Драфт
board-draft-text = Оставьте один Артефакт, остальные передайте: четыре карты по кругу влево, потом четыре вправо.
board-open-draft = Открытый драфт
board-open-draft-text = Первый Игрок берёт один Артефакт, затем оба по очереди по два, последний достаётся Первому Игроку.
board-your-mages = Ваши Маги: одного из них вы выберете
board-others-choose = Другие ещё выбирают…
board-tie = Очков поровну: решает запас эссенций, 1 Золото считается за 2.
