### Сама страница (русский). Ключи и их порядок те же, что в en.ftl.

## Везде

skip-to-content = Перейти к содержанию
navigation = Страницы
language = Язык
settings = Настройки
loading = Секунду…
close = Закрыть
cancel = Отмена
save = Сохранить
saved = Сохранено.
confirm = Подтвердить
copy = Скопировать ссылку
copied = Скопировано
try-again = Попробовать снова
to-lobby = На главную
yes = да
no = нет
you = вы
and-others = и другие
help = Правила и карты
about = О столе
new-table = Новый стол
missing = Здесь ничего нет

## Настройки

my-name = Ваше имя за столом
theme = Цвета
theme-auto = как на устройстве
theme-dark = тёмные
theme-light = светлые
sound = Звук, когда мой ход
motion = Движение карт и жетонов
notify-me = Сообщать, когда мой ход
link-text = Личная ссылка переносит вас на другое устройство: имя, места за столами, игры. Никому её не передавайте.
link-make = Создать личную ссылку
link-mine = Откройте это на другом устройстве

## Главная

welcome = Стол накрыт
welcome-text = Пять стратегических игр о чародеях прямо в браузере: сразу против ботов, с друзьями по ссылке или на одном устройстве по очереди.
games = Игры
game-facts = Игроков: { $fewest }–{ $most }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
play-now = Играть
dealing = Раздаём…
set-up = Настроить стол
rules = Правила
my-tables = Мои столы
no-my-tables = Вы пока не сидите ни за одним столом, { $name }.
open-tables = Открытые столы
no-open-tables = Сейчас никто не ищет игроков.
watch = Смотреть
no-watch-tables = Открытых партий сейчас нет.
finished-games = Сыгранные партии
no-finished-games = Сыгранных партий пока нет.
join = Сесть за стол
join-by-link = Войти по ссылке
free-seat = свободно
private = только по ссылке
your-turn = Ваш ход
go-on = Продолжить
replay = Запись партии
upload-record = Посмотреть сохранённую запись

## Новый стол

game = Игра
seats = Игроков
seat = Место
card-set = Набор карт
card-set-text = Печатных карт этой игры у нас не было: наш набор придуман здесь, а вместо него можно играть наборами, которые ввели другие.
options = Настройки игры
kind-me = я
kind-open = открыто для всех
kind-bot = бот
kind-hotseat = другой человек на этом устройстве
bot-level = Уровень бота на месте
bot-at = Бот { $number }
player-at = Игрок { $number }
bot-random = ходит наугад
bot-greedy = жадный
bot-ismcts = искатель
bot-beginner = новичок
bot-apprentice = ученик
bot-adept = адепт
bot-magister = магистр
bot-archmage = архимаг
bot-master = мастер
table-rules = Стол
clock = Часы
clock-none = без часов
clock-move = на каждый ответ
clock-game = на всю партию
clock-both = и то и другое
seconds-per-move = секунд на ответ
minutes-per-game = минут на партию
clock-after = Когда время выйдет
clock-wait = ждать
clock-bot = доигрывает бот
private-table = Стол виден только тем, у кого есть ссылка
create = Накрыть стол

## Ожидание

waiting-room = Игра начнётся, как только все места будут заняты. Отправьте ссылку друзьям.
waiting-room-guest = Игра начнётся, как только все места будут заняты. Для вас есть место.
sit-here = Сесть здесь
invite-link = Ссылка на этот стол
leave = Выйти из-за стола

## Стол

table = Стол
laying-table = Накрываем стол…
reconnecting = Связь потеряна, пробуем снова…
prompt = Что спрашивают
because-of = из-за карты
waiting-for = Ждём: { $names }
thinking = думает
undo = Отменить
reset-turn = Ход заново
one-less = Убрать один
choose = Выбрать
picked = выбрано
turned = повёрнута
a-card = карта
hidden-card = скрытая карта
what-from = { $what } с карты «{ $source }»
log = Ход игры
log-empty = Здесь записывается всё, что происходит.
took-back = { $name } берёт ответ назад
chat = Беседа
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
send = Сказать
side = Ход игры, беседа и стол
players = Игроки
away = отсутствует
hand-to-bot = Пусть играет бот
give-back = Вернуть место
look-from = Смотреть за
table-link = Ссылка на этот стол
rules-and-cards = Правила и карты
keys-text =
    Нажимайте на то, что светится. Наведите на карту, чтобы прочитать её; правая кнопка, долгое нажатие или клавиша I показывают разъяснения.
    Клавиатура: 1–9 выбирают то, что светится, стрелки ходят, Enter выполняет, C подтверждает, U отменяет, Shift+U начинает ход заново, Esc пропускает движение.
common-board = Общее поле
my-board = Моё поле
points = Очки
points-now = Очки, если бы игра закончилась сейчас
curtain = Занавес
pass-device = Теперь очередь: { $name }
curtain-text = Передайте устройство; чужие карты остаются за занавесом.
curtain-open = Открыть занавес
game-over = Игра окончена
winner = Победа
winners-are = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
total = Всего
score-sheet = Подсчёт очков
play-again = Сыграть ещё
download-record = Скачать запись

## Карты

card-large = Карта
rulings = Разъяснения
provenance = Откуда это
provenance-public = общедоступные сведения.
provenance-rulebook = книга правил.
provenance-printed = печатная карта.
provenance-designed = придумано для этого стола.

## Честные кубики

fairness = Честные кубики
fairness-secret = число запечатано до конца игры
fairness-good = число то самое, что было запечатано до игры
fairness-bad = число не то, что было запечатано
fairness-text = Вся случайность в партии следует из одного тайного числа. До игры стол публикует его отпечаток (SHA-256), после игры – само число: ваш браузер проверяет, что они подходят друг к другу, так что подправить кубики по дороге никто не мог.
fairness-hash = Отпечаток
fairness-salt = Соль
fairness-seed = Число

## Запись партии

replay-controls = Управление записью
replay-start = Начало
to-start = К началу
step-back = На шаг назад
step-on = На шаг вперёд
to-end = К концу
play = Пуск
pause = Пауза
step-number = Шаг
speed = Скорость
view-open = Всё открыто
view-spectator = Зритель
link-to-move = Ссылка на этот ход
play-on = Доиграть
play-on-from-here = Играть отсюда
as = за
against = против
upload-text = Запись – это текстовый файл, который можно скачать после каждой партии.
choose-file = Выбрать файл…

## Справка

rules-in-short = Правила вкратце
no-rules-yet = Краткого изложения этой игры пока нет; её карты – ниже.
how-to-play-here = За этим столом
card-list = Карты
search = Поиск
search-cards = Название или текст карты
nothing-found = Такой карты нет.
about-text = Арканариум – цифровой стол для стратегических игр о чародеях. Правила исполняются точно по книге, каждая партия хранится ход за ходом, и никому другому ничего не отправляется.
about-credits = Благодарности
about-icons = Значки:
about-icons-changed = Перекрашены и помещены в наши рамки.
about-fonts = Шрифты:
about-games = Игры
about-games-text = Игры, названия и правила принадлежат их авторам и издателям. Здесь нет сканов: карты, кубики и поля нарисованы заново, а тексты действий изложены нашими словами.
about-privacy = Что хранится
about-privacy-text = Куки, по которому стол вас узнаёт, имя, которое вы себе дали, и сыгранные партии. С других сайтов страница ничего не загружает.

## Что не так

error-offline = Сервер не отвечает.
    .advice = Проверьте связь и попробуйте снова.
error-not-found = По этому адресу ничего нет.
    .advice = Возможно, ссылка обрезана; попросите её ещё раз.
error-unknown = Что-то пошло не так.
error-internal = Ошибка на сервере.
    .advice = Ничего не потеряно: перезагрузите страницу и продолжайте.
error-game-unknown = Такой игры нет.
error-seats-wrong = Эта игра не для стольких игроков.
    .advice = Выберите другое число игроков.
error-option-wrong = Эти настройки не сочетаются.
    .advice = Измените одну из них и попробуйте снова.
error-table-unknown = Такого стола нет.
    .advice = Возможно, ссылка обрезана или стол закрыли до начала игры. Попросите ссылку ещё раз.
error-seat-taken = Это место занято.
    .advice = Выберите другое или смотрите игру.
error-seat-unknown = Такого места нет.
error-not-host = Это может только тот, кто накрыл стол.
error-not-started = Игра ещё не началась.
error-already-started = Игра уже началась.
    .advice = Её можно смотреть.
error-already-over = Игра окончена.
error-not-over = Игра ещё идёт.
    .advice = Запись появится, когда она закончится.
error-not-waiting = Стол больше не ждёт игроков.
error-not-absent = Этот игрок за столом.
error-link-wrong = Эта личная ссылка недействительна.
    .advice = Создайте новую на другом устройстве.
error-record-bad = Это не запись, которую можно прочитать.
    .advice = Выберите текстовый файл в точности таким, каким он был скачан.
error-rules-changed = Эта партия сыграна по правилам или картами, которые с тех пор изменились.
    .advice = Если набор карт заменили, нужен тот файл, которым она сыграна.
error-replay-unknown = Этой записи больше нет.
    .advice = Загрузите её ещё раз.
error-name-wrong = Это имя не подходит.
    .advice = Нужно от одного до тридцати видимых знаков.
error-chat-wrong = Этого здесь не сказать.
error-clock-wrong = Такие часы не подходят.
error-too-large = Это слишком много.
error-too-many = Слишком часто.
    .advice = Подождите немного и попробуйте снова.
error-stale = Стол за это время изменился; посмотрите ещё раз.
error-illegal = По правилам сейчас так нельзя.
error-not-your-seat = Это не ваше место.
error-malformed = Сервер этого не понял.
    .advice = Перезагрузите страницу.
error-undo-impossible = Это уже не взять назад.
error-origin = Эта страница не отсюда.
error-storage = Не удалось записать; пробуем ещё раз.
