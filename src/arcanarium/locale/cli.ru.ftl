### Что говорит командная строка (русский). Ключи и их порядок те же, что в cli.en.ftl.

## Справка

help = Арканариум: стратегические игры о волшебниках, полные и точные.
help-help = Показать эту справку.
help-all-lang = Язык, до или после команды; иначе его выбирают LC_ALL и LANG.
help-all-card-sets = Где искать наборы карт, до или после команды; иначе это говорит ARCANARIUM_CARD_SETS.
help-all-version = Назвать версию и сказать, собран ли движок.
help-all-install-completion = Пусть эта оболочка дополняет команды и параметры.
help-all-show-completion = Показать, что для этого добавляется в настройки оболочки.
help-usage = Как набирать:
help-usage-options = [ПАРАМЕТРЫ]
help-usage-command = КОМАНДА [АРГУМЕНТЫ]...
help-default = если не сказано
help-required = [нужно]
help-word-address = АДРЕС
help-word-card = КАРТА
help-word-chapter = ГЛАВА
help-word-days = ДНИ
help-word-file = ФАЙЛ
help-word-folder = ПАПКА
help-word-game = ИГРА
help-word-hash = ОТПЕЧАТОК
help-word-name = ИМЯ
help-word-network = СЕТЬ
help-word-record = ЗАПИСЬ
help-word-salt = СОЛЬ
help-word-share = ДОЛЯ
help-word-seat = МЕСТО
help-word-text = ТЕКСТ
help-word-url = URL
help-word-path = ПУТЬ
help-word-value = ЗНАЧЕНИЕ
help-word-words = СЛОВА
help-doctor = Посмотреть, что установлено, как работает движок и что здесь не сработает.
help-doctor-as-json = Ответить в JSON.
help-serve-opened = Открыть страницу в браузере.
no-such-option = Нет параметра { $name }{ $hint }
missing = Не хватает: { $name }; подробнее – --help.
not-one-of = { $name } – одно из { $names }.
only-word = Здесь может стоять только { $name }.
not-whole = { $name } – целое число.
not-number = { $name } – число.
too-much = Здесь больше ничего не может стоять: { $words }
no-command = Нет команды «{ $name }»; список – --help{ $hint }
no-value = После { $name } нужно значение.
no-output = Вывод нельзя записать: { $why }.
no-package = Для этого нужен { $name }, а он не установлен: pip install "arcanarium[{ $extra }]"
no-address = На этом компьютере нет адреса «{ $name }».
os-eacces = нет доступа
os-eisdir = это папка
os-econnrefused = соединение отклонено
os-enoent = нет такого файла или папки
os-enospc = на устройстве нет места
os-enotdir = часть пути – не папка
os-erofs = устройство только для чтения
version-line = arcanarium { $version }, движок { $how }, Python { $python }, { $system }
engine-compiled = собран
engine-interpreted = интерпретируется
looked-at-engine = движок
looked-at-page = страница
looked-at-database = база
looked-at-port = порт
doctor-slow = Движок интерпретируется и работает во много раз медленнее: для этой машины нет собранного пакета или исходный код новее.
doctor-game = правила { $version }, действий: { $actions }
doctor-set = набор карт, которым можно играть
doctor-all = всё есть
doctor-extra = нет { $names }; pip install "arcanarium[{ $extra }]"
doctor-built = собрана
doctor-not-built = не собрана: `arcanarium serve` нечего показать; в копии исходного кода её собирает `make page`
doctor-url = ведёт другой сервер; отвечает ли он, станет ясно при запуске `arcanarium serve`
doctor-no-url = ARCANARIUM_DATABASE пишется postgresql://имя:пароль@сервер/база
doctor-answers = сервер отвечает: { $where }
doctor-silent = по адресу { $where } никто не отвечает ({ $why })
doctor-folder = можно хранить в { $path }
doctor-no-folder = нельзя хранить в { $path }: туда ничего не записать
doctor-free = { $port } свободен
doctor-taken = { $port } занят; `arcanarium serve --port` возьмёт другой
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-games = Во что можно играть, сколько игроков, какие варианты.
help-games-as-json = Ответ в JSON.
help-play = Играть в терминале против ботов или нескольким людям за одной клавиатурой.
help-play-game = Игра; список: `arcanarium games`.
help-play-seats = Сколько игроков; если не сказано – наименьшее число.
help-play-you = Место, за которое играет человек, от 0; можно указать несколько раз. Если не сказано – место 0.
help-play-bots = Кто играет за остальные места, через запятую; настройки – после имени: ismcts:seconds=5:processes=2.
help-play-seed = Зерно всех случайностей; если не сказано – его не угадать.
help-play-option = Выбор при подготовке; можно указать несколько раз.
help-play-resume = Продолжить сохранённую игру.
help-play-save = Куда записать игру при выходе и в конце.
help-simulate = Много игр ботов друг с другом и подсчёт.
help-simulate-game = Игра; список: `arcanarium games`.
help-simulate-seats = Сколько игроков; если не сказано – наименьшее число.
help-simulate-games = Сколько игр.
help-simulate-bots = Кто играет, место за местом, через запятую; короткий список повторяется.
help-simulate-seed = Зерно первой игры; у каждой следующей – на единицу больше.
help-simulate-option = Выбор при подготовке; можно указать несколько раз.
help-simulate-workers = Сколько процессов делят игры.
help-simulate-as-json = Ответ в JSON.
help-match = Свести ботов, каждый побывает на каждом месте; прерванное продолжается той же командой.
help-match-game = Игра; список: `arcanarium games`.
help-match-bots = Боты: имена, свои файлы (my_bot.py) или программы ("program:python3 my_bot.py").
help-match-games = Сколько игр; дополняется до полных кругов по всем местам.
help-match-seats = Сколько игроков; если не сказано – сколько ботов. Если ботов мало, они садятся по нескольку раз.
help-match-seed = Из него получаются зёрна всех игр.
help-match-option = Выбор при подготовке; можно указать несколько раз.
help-match-seconds-per-move = Сколько секунд собственный бот может думать над решением, прежде чем проиграет игру; 0 – сколько угодно.
help-match-workers = Сколько процессов делят игры; если не сказано – все ядра, кроме одного.
help-match-ray = Играть на кластере Ray: по этому адресу, а без адреса – на своём.
help-match-restart = Забыть игры, что лежат в папке, и сыграть их заново.
help-match-folder = Где хранить результаты и находить их снова; если не сказано – папка по настройкам.
help-match-parquet = Записать результаты и в Parquet.
help-match-as-json = Ответ в JSON.
help-tournament = Турнир нескольких ботов: каждый с каждым или по швейцарской системе.
help-tournament-game = Игра; список: `arcanarium games`.
help-tournament-bots = Боты: имена, свои файлы (my_bot.py) или программы ("program:python3 my_bot.py").
help-tournament-kind = round-robin: все возможные столы; swiss: туры, где встречаются равные.
help-tournament-games = Сколько игр в каждой встрече; дополняется до полных кругов по всем местам.
help-tournament-rounds = Сколько туров швейцарской системы.
help-tournament-seats = Сколько игроков за столом; если не сказано – двое.
help-tournament-seed = Из него получаются зёрна всех игр.
help-tournament-option = Выбор при подготовке; можно указать несколько раз.
help-tournament-seconds-per-move = Сколько секунд собственный бот может думать над решением, прежде чем проиграет игру; 0 – сколько угодно.
help-tournament-workers = Сколько процессов делят игры; если не сказано – все ядра, кроме одного.
help-tournament-ray = Играть на кластере Ray: по этому адресу, а без адреса – на своём.
help-tournament-restart = Забыть игры, что лежат в папке, и сыграть их заново.
help-tournament-folder = Где хранить результаты и находить их снова; если не сказано – папка по настройкам.
help-tournament-parquet = Записать результаты и в Parquet.
help-tournament-as-json = Ответ в JSON.
help-ladder = Рейтинг ботов в играх с близкими по силе; продолжается с того, что было, и боты могут прибавляться.
help-ladder-game = Игра; список: `arcanarium games`.
help-ladder-bots = Боты или те, что прибавились; если не сказано – шесть уровней.
help-ladder-games = Играть, пока у каждого не будет хотя бы столько игр.
help-ladder-seats = Сколько игроков за столом; если не сказано – двое.
help-ladder-seed = Из него получаются зёрна всех игр.
help-ladder-option = Выбор при подготовке; можно указать несколько раз.
help-ladder-seconds-per-move = Сколько секунд собственный бот может думать над решением, прежде чем проиграет игру; 0 – сколько угодно.
help-ladder-workers = Сколько процессов делят игры; если не сказано – все ядра, кроме одного.
help-ladder-ray = Играть на кластере Ray: по этому адресу, а без адреса – на своём.
help-ladder-restart = Забыть игры, что лежат в папке, и сыграть их заново.
help-ladder-folder = Где хранить результаты и находить их снова; если не сказано – папка по настройкам.
help-ladder-parquet = Записать результаты и в Parquet.
help-ladder-as-json = Ответ в JSON.
help-sprt = Сильнее ли A, чем B? Играть, пока это не станет известно, и сказать.
help-sprt-game = Игра; список: `arcanarium games`.
help-sprt-first = Бот.
help-sprt-second = Бот, с которым его сравнивают.
help-sprt-elo0 = Не сильнее – значит, не больше чем примерно на столько очков рейтинга.
help-sprt-elo1 = Сильнее – значит, не меньше чем примерно на столько очков рейтинга.
help-sprt-alpha = Как часто можно назвать сильнее того, кто не сильнее.
help-sprt-beta = Как часто можно не признать того, кто сильнее.
help-sprt-games = Остановиться после стольких игр, даже если ничего не известно.
help-sprt-seats = Сколько игроков за столом; если не сказано – двое.
help-sprt-seed = Из него получаются зёрна всех игр.
help-sprt-option = Выбор при подготовке; можно указать несколько раз.
help-sprt-seconds-per-move = Сколько секунд собственный бот может думать над решением, прежде чем проиграет игру; 0 – сколько угодно.
help-sprt-workers = Сколько процессов делят игры; если не сказано – все ядра, кроме одного.
help-sprt-ray = Играть на кластере Ray: по этому адресу, а без адреса – на своём.
help-sprt-restart = Забыть игры, что лежат в папке, и сыграть их заново.
help-sprt-folder = Где хранить результаты и находить их снова; если не сказано – папка по настройкам.
help-sprt-parquet = Записать результаты и в Parquet.
help-sprt-as-json = Ответ в JSON.
help-balance = Измерить, как часто побеждает каждое место и с какими картами, когда все играют одинаково.
help-balance-game = Игра; список: `arcanarium games`.
help-balance-bot = Кто играет за все места.
help-balance-games = Сколько игр для каждого числа мест.
help-balance-seats = Число мест; можно указать несколько раз. Если не сказано – все.
help-balance-way = Какую связь с картой показать, например "zone play"; в отчёте есть все.
help-balance-cards = Сколько лучших и худших карт показать.
help-balance-seed = Из него получаются зёрна всех игр.
help-balance-option = Выбор при подготовке; можно указать несколько раз.
help-balance-seconds-per-move = Сколько секунд собственный бот может думать над решением, прежде чем проиграет игру; 0 – сколько угодно.
help-balance-workers = Сколько процессов делят игры; если не сказано – все ядра, кроме одного.
help-balance-ray = Играть на кластере Ray: по этому адресу, а без адреса – на своём.
help-balance-restart = Забыть игры, что лежат в папке, и сыграть их заново.
help-balance-folder = Где хранить результаты и находить их снова; если не сказано – папка по настройкам.
help-balance-parquet = Записать результаты и в Parquet.
help-balance-as-json = Ответ в JSON.
help-scenario = Разыграть сцены из файлов YAML и сказать, какие ожидания не сбылись.
help-scenario-files = Файлы с одной сценой или несколькими, разделёнными ---.
help-scenario-as-json = Ответ в JSON.
help-lesson = Проверить уроки: сыграть каждый шаг, испытать каждый верный ответ, найти каждое слово.
help-lesson-action = Что сделать: check.
help-lesson-files = Файлы с уроками; их слова лежат рядом.
help-lesson-as-json = Ответ в JSON.
help-replay = Рассказать записанную игру словами, с последним столом и очками.
help-replay-record = Сохранённая игра.
help-replay-verify = Только проверить, что каждый ход по правилам.
help-replay-to = Остановиться после стольких ходов.
help-replay-as-json = Ответ в JSON.
help-verify = Проверить, что записанная игра следует из своего зерна и что зерно – то, что было запечатано до её начала.
help-verify-record = Игра, скачанная со стола.
help-verify-hashed = Отпечаток, который стол показал до игры; иначе – тот, что в записи.
help-verify-salt = Соль, если в записи её нет.
help-verify-share = Доля, которую добавил к кубикам ваш браузер: она должна быть среди них.
help-analyse = Найти, где записанная игра выиграна и проиграна: шансы после каждого хода, лучшие решения, удача отдельно от мастерства.
help-analyse-record = Сохранённая игра.
help-analyse-json = Записать всё в JSON.
help-analyse-html = Записать отчёт с графиком одним файлом HTML.
help-analyse-iterations = Попыток на каждое решение: больше – медленнее и вернее.
help-analyse-seconds-per-move = Секунд на каждое решение вместо числа попыток.
help-analyse-workers = Сколько процессов делят ходы; если не сказано – по одному на ядро.
help-analyse-ray = Разбирать на кластере Ray: по этому адресу, а без адреса – на своём.
help-position = Проверить позицию, показать её и записать полностью в YAML.
help-position-game = Игра; список: `arcanarium games`.
help-position-file = Файл YAML с позицией или позиция в одну строку.
help-position-as-json = Ответ в JSON.
help-position-bare = Только YAML.
help-position-line = Только одна строка, для ссылок и чатов; в ней всё, и скрытые карты.
help-cards = Карты игры; об одной карте – сведения, текст и разъяснения. Ещё наборы карт: check ФАЙЛ, add ФАЙЛ, copy ИГРА ФАЙЛ, sets.
help-cards-game = Игра; список: `arcanarium games`. Или check, add, copy, sets.
help-cards-card = Карта: её id или название; после check и add – файл, после copy – игра и файл.
help-cards-as-json = Ответ в JSON.
help-cards-replace = Разрешить add и copy заменить то, что есть.
help-learn = Научиться игре за столом: короткие уроки с учителем, те же, что на странице.
help-learn-game = Игра; без неё – список всех уроков.
help-learn-name = Урок, если у игры их несколько.
help-learn-step = С какого шага начать.
help-rules = Правила игры нашими словами: оглавление, глава или места, где встречаются слова.
help-rules-game = Игра; список: `arcanarium games`.
help-rules-chapter = Глава или раздел – слово перед заголовком.
help-rules-search = Только разделы, где есть все эти слова.
help-rules-whole = Всё от начала до конца.
help-puzzles = Задачи: найти в партиях ботов или в ЗАПИСЯХ позиции с одним явно лучшим ходом. Ещё: check ФАЙЛ и play ИГРА.
help-puzzles-what = Игра, задачи которой ищутся; или check, play.
help-puzzles-names = После игры – записи партий, где искать вместо партий ботов; после check – файлы с задачами, после play – игра или файл.
help-puzzles-games = Сколько партий сыграют боты.
help-puzzles-out = Где хранить задачи; готовый набор пополняется. По умолчанию имя игры.
help-puzzles-seats = Сколько игроков.
help-puzzles-option = Настройка партии; можно указать несколько раз.
help-puzzles-seed = Зерно первой партии; у остальных следующие.
help-puzzles-iterations = Сколько попыток у первого поиска (у второго вчетверо больше); с check – столько же, чтобы найти каждую задачу заново.
help-puzzles-drop = С check и --iterations: убрать из файла то, что не подтвердилось.
help-puzzles-workers = Сколько процессов делят работу.
help-puzzles-ray = Искать на кластере Ray: по этому адресу или на своём, если адреса нет.
help-puzzles-as-json = Ответ check в JSON.
help-serve = Открыть стол в браузере.
help-serve-host = Адрес сервера; по умолчанию – только этот компьютер.
help-serve-port = Порт сервера.
help-serve-database = Файл SQLite или postgresql://… для нескольких процессов.
help-serve-workers = Число процессов; для нескольких нужна PostgreSQL.
help-serve-ray = Пусть за ботов, подсказки и разборы думает кластер Ray по этому адресу.
help-serve-origin = Как сервер зовётся в браузерах, например https://example.org, если он за прокси.
help-serve-trusted-proxy = Прокси или сеть прокси, которым верят, откуда пришли посетители.
help-serve-root-path = Путь, по которому сервер виден в браузере, например /play, если у него нет своего хоста.
help-serve-log = Как писать строки о происходящем: для людей или в JSON.
help-serve-access-log = Записывать каждый запрос.
help-backup = Скопировать базу работающего сервера.
help-backup-target = Куда записать.
help-backup-database = Файл SQLite; если не указан – обычный.
help-restore = Вернуть базу из копии.
help-restore-source = Файл, который записала `arcanarium backup`.
help-restore-database = Файл SQLite; если не указан – обычный.
help-prune = Удалить столы и посетителей, которые никому больше не нужны.
help-prune-database = Файл SQLite или postgresql://…; если не указан – обычный файл.
help-prune-waiting = Через сколько дней удалять столы, за которыми игра не началась.
help-prune-strangers = Через сколько дней удалять посетителей, которые нигде не сидят и не проходили ни уроков, ни задач.
help-prune-finished = Через сколько дней удалять законченные игры; если не указано, они остаются.
help-prune-abandoned = Через сколько дней удалять игры, в которых больше ничего не происходит; если не указано, они остаются.
help-prune-replays = Через сколько дней удалять загруженные записи; если не указано, они остаются.
help-keys = Подписывать куки новым ключом, в том числе при работающем сервере.
help-keys-action = Что сделать: `rotate` создаёт новый ключ.
help-keys-database = Файл SQLite или postgresql://…; если не указан – обычный файл.
help-keys-days = Сколько дней принимать куки со старым ключом; кто зайдёт за это время, получит новые.
help-keys-now = Не принимать их вовсе: все станут незнакомцами.
backed-up = Всё записано в { $name }.
restored = { $name } восстановлен.
pruned = Удалено: столов { $tables }, посетителей { $people }, записей { $replays }.
keys-rotated = Куки подписываются новым ключом; старый принимается ещё { $days } дн.
keys-ended = Куки подписываются новым ключом; все прежние недействительны.
only-sqlite = Это для файлов SQLite; для PostgreSQL есть pg_dump и pg_restore.
no-backup = Не удалось скопировать { $name }: { $why }
no-restore = Не удалось восстановить { $name }: { $why }
no-prune = Не удалось открыть базу: { $why }
help-dataset = Записать позиции многих игр ботов в файлы Parquet или дописать недостающие.
help-dataset-game = Игра; список: `arcanarium games`.
help-dataset-folder = Где лежат или будут лежать файлы.
help-dataset-seats = Сколько игроков; если не сказано – наименьшее число.
help-dataset-games = Сколько всего игр.
help-dataset-bots = Кто играет, место за местом, через запятую; короткий список повторяется.
help-dataset-seed = Зерно первой игры; у каждой следующей – на единицу больше.
help-dataset-option = Выбор при подготовке; можно указать несколько раз.
help-dataset-part = Сколько игр в одном файле.
help-dataset-workers = Сколько процессов делят игры.
help-dataset-ray = Играть на кластере Ray: по этому адресу, а без адреса – на своём.
help-dataset-as-json = Ответ в JSON.

help-train = Обучить оценку позиций игрой с самой собой: сети, поколение за поколением; прерванное обучение продолжается.
help-train-game = Игра; список: `arcanarium games`.
help-train-seats = Сколько игроков; для трёх и больше можно указать несколько раз. Если не сказано – двое.
help-train-generations = Сколько всего поколений: сыграть, научиться и решить дуэлью.
help-train-games = Сколько игр играет одно поколение.
help-train-search = Сколько итераций у поиска, который оценивает каждую сохранённую позицию; 0 – её оценивает исход игры.
help-train-duel = Сколько игр самое большее в дуэли; она кончается, когда ясно, какая сеть сильнее.
help-train-folder = Где всё хранится и откуда продолжается; если не сказано – по названию игры и числу мест.
help-train-results = Таблица, куда каждое поколение добавляет строку; если не сказано – `training.csv` в папке.
help-train-install = Пусть впредь игру оценивает лучшая сеть.
help-train-workers = Сколько процессов делят игры; если не сказано – все ядра, кроме одного.
help-train-ray = Играть на кластере Ray: по этому адресу, а без адреса – на своём.
help-bench = Измерить скорость, в копии исходного кода.
help-bench-peers = Измерить заодно и другие движки.

## Ошибки

hint = ; может быть, { $name }?
no-language = Нет языка «{ $name }»; есть { $names }.
no-game = Нет игры «{ $name }»; есть { $names }{ $hint }
no-seats = В { $game } играют от { $fewest } до { $most }, а не { $number }.
no-seat = Нет места «{ $seat }»; места – от 0 до { $last }.
no-pair = Вариант пишется имя=значение, а не «{ $pair }».
no-option = В { $game } нет варианта «{ $name }»; есть { $names }{ $hint }
no-choice = Вариант { $name } – одно из { $names }, а не «{ $value }»{ $hint }
no-bot = Нет бота «{ $name }»; есть { $names }{ $hint }
no-setting = «{ $pair }» – не настройка бота { $bot }; у него есть { $names }, каждая с числом больше 0: { $bot }:worlds=8
too-many-bots = Ботов { $given }, а мест для них { $count }.
no-seed = Зерно – целое число от 0 до 2**62 - 1, а не { $seed }.
no-card = В { $game } нет карты «{ $name }»{ $hint }
at-least-one = { $name } – не меньше 1, а не { $value }.
no-seconds = --seconds-per-move – не меньше 0, а не { $value }.
bot-failed = Бота { $bot } нельзя загрузить.
no-file = Такого файла нет{ $hint }
is-folder = Это папка, а не файл.
not-text = Это не текст в UTF-8.
unreadable = Файл не читается: { $why }.
unwritable = Файл не записывается: { $why }.
bad-yaml = Это не YAML: { $why }.
key-twice = «{ $name }» стоит здесь второй раз.
one-document = Позиция – один документ YAML, а в файле их { $number }.
which-record = В файле записей: { $number }; скажите, какая: { $path }#1 – первая.
unplayable = Эту позицию нельзя сыграть ({ $why }).
no-scenarios = В файле нет сцен.
scenario-unnamed = У сцены должно быть название.
name-twice = Так же называется сцена в { $place }.
base-twice = Так же называется другая основа в этом файле.
other-rules = Запись сделана по версии { $theirs } правил { $game }, а здесь версия { $ours }; нужен выпуск с той версией.
other-cards = Партия сыграна версией { $theirs } карт { $game }, а файл набора теперь версии { $ours }; нужен файл, которым она сыграна.
other-game = Это запись игры { $theirs }, а не { $ours }.
resumed-as-is = Игра продолжается как была, мест: { $seats }; уберите --seats, --seed и --option.
record-is-over = Эта игра окончена; посмотреть её: arcanarium replay { $path }
no-move = --to – от 0 до { $number }, числа ходов, а не { $to }.
no-card-set = Это не набор карт и не поле: в нём нет ни [[card]], ни [[place]], ни [[map]].
map-for = Поле для { $players } игроков
map-seals = { "  " }Печати: { $counts }
map-scrolls = { "  " }Свитки: { $counts }
map-signs = 2–6: место печати этой силы; [2]–[6]: место свитка; o: перекрёсток; @: зал.
map-id-twice = такой id должен быть только у одного места
map-too-many-seals = должно быть не больше { $most } мест печатей, а не { $count }
map-sectors = должно быть по одной стороне каждого из { $sectors } секторов, а не { $found }
map-edges = с края { $face } по часовой стрелке выходит столько путей: { $out }, а на край { $next } против часовой приходит { $back }; нужно назвать поровну мест, от зала наружу
map-players = нужно по одному полю на 2, 3, 4 и 5 игроков, а не на { $found }
map-seals-missing = мест печатей силы { $strength } – { $count }, а таких жетонов в коробке { $there }; уберите лишние или исправьте их силу
map-scrolls-missing = мест свитков силы { $strength } – { $count }, а таких свитков в партии { $there }; уберите лишние или исправьте их силу
map-few-sixes = мест свитков силы 6 должно быть больше { $least }, а не { $count }: партия кончилась бы в первом раунде
map-unreachable = на поле для { $players } игроков сюда нет пути из зала; не хватает коридора
map-dead-end = место свитка должно быть тупиком с одним коридором, а не с { $count }
map-rooms = комнат (зал, перекрёстки, коридоры между двумя печатями) – { $count }; можно не больше { $most }
card-set-right = { $path }: набор полон, им можно играть.
cards-usage = Наберите: arcanarium cards check ФАЙЛ, cards add ФАЙЛ, cards copy ИГРА ФАЙЛ или cards sets.
no-folder = Нет папки «{ $name }» с наборами карт.
no-place-for-set = Этот набор входит в игру, добавлять его не нужно, или нет папки для наборов: укажите её так: --card-sets DIR.
set-is-there = Другой набор { $name } уже есть, { $kept }; --replace поставит этот на его место.
set-added = { $name } лежит в { $kept }. Играть: arcanarium play { $name }
no-sets-of-game = Карты игры { $game } заменить нельзя; можно карты { $names }.
no-set-name = «{ $name }» не годится для файла набора: нужно до 18 строчных латинских букв, цифр и _, затем .toml, например my_box.toml.
file-is-there = Такой файл уже есть; --replace перезапишет его.
set-copied = В { $path } карты нашего набора. Измените то, что отличается, затем: arcanarium cards check { $path }
set-folder = Наборы карт ищутся в { $folder }
no-benchmarks = Замеры скорости есть только в копии исходного кода, а файла { $path } нет.

## За столом

thinks = Думает: { $name }
welcome = Введите номер или запись рядом с ним; ? – что ещё можно.
help-at-table = Номер или запись – ответ; части одного ответа можно ввести сразу, через запятую. u – вернуть ход, h – подсказка, t – показать стол, c ИМЯ – показать карту, s ФАЙЛ – сохранить, q – сохранить и выйти, ? – эта справка.
curtain = Передайте устройство, дальше отвечает { $name }; нажмите Enter:{" "}
yourself = { $name } (вы)
no-number = Нет ответа { $number }; они от 1 до { $last }.
no-answer = «{ $typed }» – не ответ и не команда; ? – что можно{ $hint }
incomplete = Это не весь ответ: не хватает частей.
not-now = Ответить «{ $typed }» сейчас нельзя; что можно, сказано в списке выше.
no-undo = Вернуть ход нельзя: с тех пор вмешался случай, открылось скрытое или уже ответили другие.
hints = Лучшие ответы и шансы на победу после каждого:
undone = Ход возвращён.
which-card = Какую карту? Введите c и название.
which-file = В какой файл? Введите s и имя.
saved = Игра сохранена: { $path }
resume-with = Продолжить: { $command }
yes = да
no = нет
points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
cards = { $number ->
    [0] нет карт
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
more-cards = и ещё { $number }
result = Итог
total = Всего
winners = { $number ->
    [1] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
is-over = Игра окончена.
goes-on = После { $number ->
    [one] { $number } хода
   *[other] { $number } ходов
} игра продолжается.

## Списки и итоги

column-game = id
column-id = id
column-name = название
column-players = игроков
column-cards = карты
column-kinds = разных
column-facts = источники сведений
column-games = игры
column-moves = ходы
column-seed = зерно
column-seat = место
column-bot = бот
column-mean-score = средний счёт
column-wins = побед
column-share = доля
default-star = * – если ничего не сказано.
simulated-games = игр
simulated-decisions = решений
simulated-seconds = секунд
simulated-decisions-per-second = решений в секунду
simulated-mean-decisions = решений за игру
simulated-longest-game = самая длинная игра
fails = { $place }: { $name }: { $expectation } { $message }
scenarios-summary = { $number ->
    [one] { $number } сцена
    [few] { $number } сцены
   *[many] { $number } сцен
}, { $failed ->
    [0] { $bad ->
        [0] все верны
       *[other] остальные верны
    }
    [one] { $failed } неверна
   *[other] { $failed } неверны
}{ $bad ->
    [0] {""}
    [one] , { $bad } лишена смысла
   *[other] , { $bad } лишены смысла
}.
verified = Запись верна: { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[many] { $number } ходов
}, счёт { $scores }.
verified-so-far = Запись верна: { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[many] { $number } ходов
}, игра продолжается.
seal-kept = Зерно то самое, что было запечатано до игры: оно подходит к отпечатку, который вы записали.
seal-fits = Зерно подходит к отпечатку в записи, { $hash }; оно было запечатано, если стол показал до игры этот отпечаток (проверить: --hash).
other-hash = Печать сломана: отпечаток в записи, { $hash }, не тот, что вы записали.
other-seed = Печать сломана: зерно не то, что было запечатано; к отпечатку оно не подходит.
other-mix = Печать сломана: кубики смешаны для другой игры, с другими настройками или для другого числа мест.
other-share = Печать сломана: вашей доли в кубиках нет.
dice-mixed = В кубиках доли игроков: { $told } из { $promised } обещанных; ни они, ни сервер не могли выбрать зерно в одиночку.
dice-alone = Долей игроков в кубиках нет: зерно выбрал сервер в одиночку.
other-moves = Печать сломана: ходы не следуют из зерна. { $why }
no-seal = Ходы следуют из зерна, но отпечатка в записи нет, и не сказать, было ли зерно запечатано: назовите отпечаток, который стол показал до игры, – --hash.
no-salt = Ходы следуют из зерна, но соли в записи нет: назовите ту, что стол показал после игры, – --salt.
no-hash = В отпечатке 64 шестнадцатеричные цифры, а это не отпечаток: { $hash }

other-dataset = В этой папке другие позиции: { $reason }
dataset-written = Игр: { $games }, позиций: { $positions }, папка { $folder } ({ $seconds } с)

train-no-search = --search – число итераций, 0 – без поиска: { $value }
train-other-seats = Одна сеть оценивает игры вдвоём, другая – втроём и больше: обучайте их по очереди.
train-other-course = В папке { $folder } обучается другое: { $course }
trained-known = Что известно сейчас: потери { $loss } на отложенных играх
trained-round = Круг { $round }: потери { $loss }
trained-learned = Выучено: потери { $loss } на отложенных играх; уверенность умножена на { $sharp }
trained-verdict = Поколение { $generation }, мест: { $seats }: новая сеть выиграла { $score }: { $state }
trained-better = сильнее, остаётся
trained-not-better = не сильнее, отброшена
trained-open = неизвестно, отброшена
train-best = Лучшая сеть: { $file }
train-nothing = Ни одна сеть не сильнее того, что есть.

## Арена

column-interval = доля (интервал 95 %)
column-turn = ход
column-slowest = дольше всего, с
column-points = очки рейтинга
column-openskill = OpenSkill
column-card = карта
column-times = раз
column-even = и так
other-run = В этой папке другие результаты: { $reason }; выберите другую: --folder.
other-bots = Боты изменились с тех пор, как сыграны игры в { $folder }; --restart сыграет их заново, --folder положит новые в другую папку.
busy-folder = Другой запуск уже пишет в { $folder }
two-bots = Здесь нужны хотя бы два бота.
too-few-bots = Ботов { $given }, а мест { $count }.
no-rounds = --rounds – от 1 до { $most }, чтобы никто не встретился дважды, а не { $number }.
rounds-are-swiss = --rounds бывает только с --kind swiss.
swiss-of-two = В швейцарской системе за столом двое: уберите --seats.
no-risk = { $name } – больше 0 и меньше 0.5, а не { $value }.
no-elo = --elo0 должно быть меньше --elo1; { $elo0 } не меньше { $elo1 }.
no-way = Связи с картой «{ $name }» нет; есть { $names }{ $hint }
run-stopped = Остановлено. Сыграно и сохранено игр: { $number }, папка { $folder }; та же команда продолжит.
run-nothing-new = Новых игр не было: все { $number } уже сыграны; --restart сыграет их заново.
run-forfeits = Бот { $bot } проиграл без игры: { $number } (думал слишком долго или дал ответ, которого не предлагали).
run-kept = Отчёт: { $report }
better-by = { $first } сильнее, чем { $second }, на { $mean } очков рейтинга (интервал 95 %: от { $low } до { $high }); 100 очков – это 64 % против 36 %.
better-than = { $first } выигрывает все игры против { $second }: сильнее не меньше чем на { $low } очков рейтинга (95 %); 100 очков – это 64 % против 36 %.
better-unknown = { $first } выигрывает все игры против { $second }; их слишком мало, чтобы сказать, на сколько очков рейтинга он сильнее.
points-are = Очки рейтинга в среднем 0; 100 очков – это 64 % против 36 %.
sprt-better = Сильнее: { $first } скорее на { $elo1 } очков сильнее, чем { $second }, чем на { $elo0 } (игр: { $games }; логарифм отношения правдоподобия { $ratio }, выше { $upper }).
sprt-not-better = Не сильнее: { $first } скорее на { $elo0 } очков сильнее, чем { $second }, чем на { $elo1 } (игр: { $games }; логарифм отношения правдоподобия { $ratio }, ниже { $lower }).
sprt-open = Играть дальше: { $games } игр мало (логарифм отношения правдоподобия { $ratio }, между { $lower } и { $upper }); та же команда с большим --games продолжит.
balance-of = Мест: { $seats }, игр: { $games }
balance-note = Карты, встретившиеся не меньше { $fewest } раз; * – отличие больше случайного даже среди стольких карт.

## Уроки

lesson-welcome = Enter – дальше, b – назад, ? – показать ответ, t – показать стол, q – выйти.
lesson-you = Вы
lesson-at = [{ $step }/{ $last }]
lesson-length = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, примерно { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
lesson-help = Это не ответ: введите его номер или краткую запись; ? покажет его.
lesson-not-that = Не совсем.
lesson-over = Урок пройден. Теперь сыграйте: { $command }
lesson-then = Или пройдите следующий урок: { $command }
no-lesson = Урока «{ $name }» нет; есть { $names }{ $hint }
no-step = Шагов в уроке: { $last }.
no-chapter = Главы «{ $name }» нет; оглавление: `arcanarium rules { $game }`{ $hint }
rules-without = Нигде в правилах нет всех этих слов: { $words }
rules-usage = Прочитать: `arcanarium rules { $game } ГЛАВА`; искать слова: --search; всё сразу: --all.
lesson-action = Урок можно проверить: check ФАЙЛ, а не «{ $name }».
lessons-summary = { $number ->
    [one] { $number } урок
    [few] { $number } урока
   *[many] { $number } уроков
}, { $faults ->
    [0] всё в порядке.
    [one] { $faults } ошибка.
    [few] { $faults } ошибки.
   *[many] { $faults } ошибок.
}

## Задачи

puzzles-record = Это партия в { $theirs }, а не в { $ours }.
puzzles-files = Какие файлы? arcanarium puzzles check ФАЙЛ
puzzles-play = Задачи какой игры? arcanarium puzzles play ИГРА
puzzles-other = там задачи другой игры или другого поиска.
puzzles-stopped = Остановлено; найденное сохранено.
puzzles-found = { $number ->
    [one] { $number } новая задача
    [few] { $number } новые задачи
   *[many] { $number } новых задач
}, всего { $all } в { $file }
puzzles-summary = { $number ->
    [one] { $number } задача
    [few] { $number } задачи
   *[many] { $number } задач
}, { $faults ->
    [0] всё в порядке.
    [one] { $faults } ошибка.
    [few] { $faults } ошибки.
   *[many] { $faults } ошибок.
}
no-puzzles = Задач «{ $name }» пока нет.
column-puzzles = Задачи
puzzle-welcome = Один ответ явно лучше всех: какой? ? покажет его, q – выйти.
puzzle-more = Enter – следующая, q – выйти
puzzle-explained = { $answer } – шансы { $chance }. { $why } Следующий по силе ход, { $other } – { $second }.
