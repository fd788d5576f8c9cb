### What the command line says (English). Keys and their order are the same in cli.ru.ftl.

## Help

help = Arcanarium: wizard strategy games, complete and exact.
help-help = Show this page.
help-all-lang = The language, before or after a command; else LC_ALL and LANG choose it.
help-all-card-sets = Where card sets are looked for, before or after a command; else ARCANARIUM_CARD_SETS says it.
help-all-version = Tell the version, and whether the engine is compiled.
help-all-install-completion = Let this shell complete commands and options.
help-all-show-completion = Show what completion would add to the shell's settings.
help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND [ARGUMENTS]...
help-default = default
help-required = [required]
help-word-address = ADDRESS
help-word-card = CARD
help-word-chapter = CHAPTER
help-word-days = DAYS
help-word-file = FILE
help-word-folder = FOLDER
help-word-game = GAME
help-word-hash = HASH
help-word-name = NAME
help-word-network = NETWORK
help-word-record = RECORD
help-word-salt = SALT
help-word-share = SHARE
help-word-seat = SEAT
help-word-text = TEXT
help-word-url = URL
help-word-path = PATH
help-word-value = VALUE
help-word-words = WORDS
help-doctor = Look at what is installed, how the engine runs, and what would not work here.
help-doctor-as-json = Answer in JSON.
help-serve-opened = Open the page in the browser.
no-such-option = There is no option { $name }{ $hint }
missing = { $name } is missing; --help tells more.
not-one-of = { $name } is one of { $names }.
only-word = Only { $name } can stand here.
not-whole = { $name } is a whole number.
not-number = { $name } is a number.
too-much = Nothing more can follow here: { $words }
no-command = There is no command "{ $name }"; --help lists them{ $hint }
no-value = { $name } needs a value.
no-output = The output cannot be written: { $why }.
no-package = This needs { $name }, which is not installed: pip install "arcanarium[{ $extra }]"
no-address = There is no address "{ $name }" on this machine.
os-eacces = permission denied
os-eisdir = it is a folder
os-econnrefused = the connection is refused
os-enoent = there is no such file or folder
os-enospc = there is no space left on the device
os-enotdir = part of the path is not a folder
os-erofs = it is read-only
version-line = arcanarium { $version }, engine { $how }, Python { $python }, { $system }
engine-compiled = compiled
engine-interpreted = interpreted
looked-at-engine = engine
looked-at-page = page
looked-at-database = database
looked-at-port = port
doctor-slow = The engine runs interpreted, many times slower: no compiled wheel for this machine, or a source is newer.
doctor-game = rules { $version }, { $actions } actions
doctor-set = a card set that can be played
doctor-all = all there
doctor-extra = without { $names }; pip install "arcanarium[{ $extra }]"
doctor-built = built
doctor-not-built = not built: `arcanarium serve` would have nothing to show; `make page` builds it in a checkout
doctor-url = another server keeps it; whether it answers is found out when `arcanarium serve` starts
doctor-no-url = ARCANARIUM_DATABASE is not written postgresql://user:password@host/name
doctor-answers = a server answers at { $where }
doctor-silent = nothing answers at { $where } ({ $why })
doctor-folder = can be kept in { $path }
doctor-no-folder = cannot be kept in { $path }: nothing may be written there
doctor-free = { $port } is free
doctor-taken = { $port } is taken; `arcanarium serve --port` takes another
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-games = What can be played, with how many players, with which variants.
help-games-as-json = Answer in JSON.
help-play = Play in the terminal against bots, or several people around one keyboard.
help-play-game = The game; `arcanarium games` lists them.
help-play-seats = How many play; the fewest if left out.
help-play-you = A seat played by hand, from 0; may be given several times. Seat 0 if left out.
help-play-bots = Who plays the other seats, with commas between; settings stand behind a name, ismcts:seconds=5:processes=2.
help-play-seed = All chance comes from it; left out, it cannot be guessed.
help-play-option = A choice at set-up; may be given several times.
help-play-resume = Go on with a saved game.
help-play-save = Where to keep the game when you leave and when it ends.
help-simulate = Let bots play many games and count.
help-simulate-game = The game; `arcanarium games` lists them.
help-simulate-seats = How many play; the fewest if left out.
help-simulate-games = How many games.
help-simulate-bots = Who plays, seat by seat, with commas between; a short list begins again.
help-simulate-seed = Seed of the first game; every further one has the next.
help-simulate-option = A choice at set-up; may be given several times.
help-simulate-workers = How many processes share the games.
help-simulate-as-json = Answer in JSON.
help-match = Let bots play against each other, every one in every seat; a run that was stopped goes on.
help-match-game = The game; `arcanarium games` lists them.
help-match-bots = The bots: names, your own files (my_bot.py), or programs ("program:python3 my_bot.py").
help-match-games = How many games, made up to whole rounds through all seats.
help-match-seats = How many play; as many as there are bots if left out. Too few bots sit several times.
help-match-seed = The seeds of all games come from it.
help-match-option = A choice at set-up; may be given several times.
help-match-seconds-per-move = Seconds your own bot may take for a decision before it loses the game; 0: no limit.
help-match-workers = How many processes share the games; all cores but one if left out.
help-match-ray = Play on a Ray cluster: at this address, or on one of its own if none is given.
help-match-restart = Forget the games that are kept in the folder and play them anew.
help-match-folder = Where the results are kept and found again; named after the settings if left out.
help-match-parquet = Write the results as Parquet as well.
help-match-as-json = Answer in JSON.
help-tournament = Let several bots meet, everybody against everybody or in Swiss rounds.
help-tournament-game = The game; `arcanarium games` lists them.
help-tournament-bots = The bots: names, your own files (my_bot.py), or programs ("program:python3 my_bot.py").
help-tournament-kind = round-robin: every table of bots that there can be; swiss: rounds of equals.
help-tournament-games = How many games each meeting has, made up to whole rounds through all seats.
help-tournament-rounds = How many Swiss rounds.
help-tournament-seats = How many play at a table; two if left out.
help-tournament-seed = The seeds of all games come from it.
help-tournament-option = A choice at set-up; may be given several times.
help-tournament-seconds-per-move = Seconds your own bot may take for a decision before it loses the game; 0: no limit.
help-tournament-workers = How many processes share the games; all cores but one if left out.
help-tournament-ray = Play on a Ray cluster: at this address, or on one of its own if none is given.
help-tournament-restart = Forget the games that are kept in the folder and play them anew.
help-tournament-folder = Where the results are kept and found again; named after the settings if left out.
help-tournament-parquet = Write the results as Parquet as well.
help-tournament-as-json = Answer in JSON.
help-ladder = Rate bots against others of about the same strength; goes on from where it was, and bots may join.
help-ladder-game = The game; `arcanarium games` lists them.
help-ladder-bots = The bots, or those that join; the six levels if left out.
help-ladder-games = Play until everybody has at least so many games.
help-ladder-seats = How many play at a table; two if left out.
help-ladder-seed = The seeds of all games come from it.
help-ladder-option = A choice at set-up; may be given several times.
help-ladder-seconds-per-move = Seconds your own bot may take for a decision before it loses the game; 0: no limit.
help-ladder-workers = How many processes share the games; all cores but one if left out.
help-ladder-ray = Play on a Ray cluster: at this address, or on one of its own if none is given.
help-ladder-restart = Forget the games that are kept in the folder and play them anew.
help-ladder-folder = Where the results are kept and found again; named after the settings if left out.
help-ladder-parquet = Write the results as Parquet as well.
help-ladder-as-json = Answer in JSON.
help-sprt = Is A better than B? Play until it is known, and say so.
help-sprt-game = The game; `arcanarium games` lists them.
help-sprt-first = A bot.
help-sprt-second = The bot it is compared with.
help-sprt-elo0 = Not better means: at most about so many rating points.
help-sprt-elo1 = Better means: at least about so many rating points.
help-sprt-alpha = How often a bot may be called better that is not.
help-sprt-beta = How often a better bot may be called not better.
help-sprt-games = Stop after so many games even if nothing is known.
help-sprt-seats = How many play at a table; two if left out.
help-sprt-seed = The seeds of all games come from it.
help-sprt-option = A choice at set-up; may be given several times.
help-sprt-seconds-per-move = Seconds your own bot may take for a decision before it loses the game; 0: no limit.
help-sprt-workers = How many processes share the games; all cores but one if left out.
help-sprt-ray = Play on a Ray cluster: at this address, or on one of its own if none is given.
help-sprt-restart = Forget the games that are kept in the folder and play them anew.
help-sprt-folder = Where the results are kept and found again; named after the settings if left out.
help-sprt-parquet = Write the results as Parquet as well.
help-sprt-as-json = Answer in JSON.
help-balance = Measure how often each seat wins and with which cards, when everybody plays alike.
help-balance-game = The game; `arcanarium games` lists them.
help-balance-bot = Who plays all seats.
help-balance-games = How many games for each number of seats.
help-balance-seats = A number of seats; may be given several times. All if left out.
help-balance-way = Which way of having a card is shown, such as "zone play"; the report has all.
help-balance-cards = How many of the best and of the worst cards are shown.
help-balance-seed = The seeds of all games come from it.
help-balance-option = A choice at set-up; may be given several times.
help-balance-seconds-per-move = Seconds your own bot may take for a decision before it loses the game; 0: no limit.
help-balance-workers = How many processes share the games; all cores but one if left out.
help-balance-ray = Play on a Ray cluster: at this address, or on one of its own if none is given.
help-balance-restart = Forget the games that are kept in the folder and play them anew.
help-balance-folder = Where the results are kept and found again; named after the settings if left out.
help-balance-parquet = Write the results as Parquet as well.
help-balance-as-json = Answer in JSON.
help-scenario = Play scenes from YAML files and say which expectations do not hold.
help-scenario-files = Files with one scenario or several, separated by ---.
help-scenario-as-json = Answer in JSON.
help-lesson = Check lessons: play every step, try every answer that counts, look up every word.
help-lesson-action = What to do: check.
help-lesson-files = Files with lessons; their words lie beside them.
help-lesson-as-json = Answer in JSON.
help-replay = Tell a recorded game in words, with its last table and scores.
help-replay-record = A saved game.
help-replay-verify = Only check that every move was legal.
help-replay-to = Stop after so many moves.
help-replay-as-json = Answer in JSON.
help-verify = Check that a recorded game follows from its seed, and that the seed is the one that was sealed before it began.
help-verify-record = A game that was downloaded from a table.
help-verify-hashed = The hash that the table showed before the game; else the one in the record.
help-verify-salt = The salt, if the record has none.
help-verify-share = What your browser added to the dice: it must be among them.
help-analyse = Find where a recorded game was won and lost: chances after every move, better choices, luck apart from skill.
help-analyse-record = A saved game.
help-analyse-json = Write everything as JSON.
help-analyse-html = Write a report with a picture as one HTML file.
help-analyse-iterations = Tries for every decision: more are slower and surer.
help-analyse-seconds-per-move = Seconds for every decision instead of a number of tries.
help-analyse-workers = How many processes share the moves; one a core if left out.
help-analyse-ray = Analyse on a Ray cluster: at this address, or on one of its own if none is given.
help-position = Check a position, show it, and write it in full as YAML.
help-position-game = The game; `arcanarium games` lists them.
help-position-file = A YAML file with the position, or a position in one line.
help-position-as-json = Answer in JSON.
help-position-bare = Only the YAML.
help-position-line = Only one line, for links and chats; it tells everything, hidden cards as well.
help-cards = The cards of a game; of one card its facts, text and rulings. Also card sets: check FILE, add FILE, copy GAME FILE, sets.
help-cards-game = The game; `arcanarium games` lists them. Or check, add, copy, sets.
help-cards-card = A card by its id or its name; after check and add a FILE, after copy a GAME and a FILE.
help-cards-as-json = Answer in JSON.
help-cards-replace = Let add and copy replace what is there.
help-learn = Learn a game by playing: short lessons with a teacher, the same as on the page.
help-learn-game = The game; without, all lessons are listed.
help-learn-name = The lesson, if the game has several.
help-learn-step = The step to begin with.
help-rules = The rules of a game in our own words: its chapters, one of them, or those where some words stand.
help-rules-game = The game; `arcanarium games` lists them.
help-rules-chapter = A chapter or a section by the word before its title.
help-rules-search = Only sections with all these words.
help-rules-whole = Everything from beginning to end.
help-puzzles = Puzzles: find positions with one clearly best answer in games of bots or in RECORDs. Also check FILE and play GAME.
help-puzzles-what = The game whose puzzles are looked for; or check, play.
help-puzzles-names = After the game records of it in which to look instead of games of bots; after check files with puzzles, after play a game or a file.
help-puzzles-games = How many games the bots play.
help-puzzles-out = Where the puzzles are kept; a set that is there grows. Named after the game if left out.
help-puzzles-seats = How many play.
help-puzzles-option = A choice at set-up; may be given several times.
help-puzzles-seed = The seed of the first game; the others follow.
help-puzzles-iterations = Tries of the first search, the second has four times as many; with check: search every puzzle again so long.
help-puzzles-drop = With check and iterations: take out of the file what does not stand.
help-puzzles-workers = How many processes share the work.
help-puzzles-ray = Search on a Ray cluster: at this address, or on one of its own if none is given.
help-puzzles-as-json = Answer check in JSON.
help-serve = Serve the table in the browser.
help-serve-host = The address to listen on; only this machine by default.
help-serve-port = The port to listen on.
help-serve-database = An SQLite file, or postgresql://… for several workers.
help-serve-workers = Server processes; more than one needs PostgreSQL.
help-serve-ray = Let a Ray cluster at this address think for bots, hints and analyses.
help-serve-origin = What browsers call this server, like https://example.org, if it is behind a proxy.
help-serve-trusted-proxy = A proxy, or a network of them, that says truly where visitors come from.
help-serve-root-path = The path under which browsers find the server, like /play, if it does not have a host of its own.
help-serve-log = How lines about what happens are written: for people, or as JSON.
help-serve-access-log = Write a line for every request.
help-backup = Copy the database of a running server.
help-backup-target = The file to write.
help-backup-database = The SQLite file; the usual one if left out.
help-restore = Put a copy in the place of the database.
help-restore-source = A file that `arcanarium backup` wrote.
help-restore-database = The SQLite file; the usual one if left out.
help-prune = Delete tables and people that nobody needs any more.
help-prune-database = An SQLite file or postgresql://…; the usual file if left out.
help-prune-waiting = Delete tables that never began after this many days.
help-prune-strangers = Delete people who sit at no table and have no progress in lessons after this many days.
help-prune-finished = Delete finished games after this many days; kept if left out.
help-prune-abandoned = Delete games in which nothing has happened for this many days; kept if left out.
help-prune-replays = Delete uploaded records after this many days; kept if left out.
help-keys = Sign cookies with a new key, also while the server runs.
help-keys-action = What to do: `rotate` makes a new key.
help-keys-database = An SQLite file or postgresql://…; the usual file if left out.
help-keys-days = Accept cookies of the old key for this many days; whoever comes meanwhile gets a new one.
help-keys-now = Accept none of them: everybody becomes a stranger.
backed-up = Everything is in { $name }.
restored = { $name } has been restored.
pruned = Deleted: { $tables } tables, { $people } people, { $replays } records.
keys-rotated = Cookies are signed with a new key; the old one is accepted for { $days } days.
keys-ended = Cookies are signed with a new key; all earlier ones have ended.
only-sqlite = This is for SQLite files; PostgreSQL has pg_dump and pg_restore.
no-backup = { $name } cannot be copied: { $why }
no-restore = { $name } cannot be restored: { $why }
no-prune = The database cannot be opened: { $why }
help-dataset = Write the positions of many games of bots as Parquet files, or what is missing of them.
help-dataset-game = The game; `arcanarium games` lists them.
help-dataset-folder = Where the files are, or will be.
help-dataset-seats = How many play; the fewest if left out.
help-dataset-games = How many games in all.
help-dataset-bots = Who plays, seat by seat, with commas between; a short list begins again.
help-dataset-seed = Seed of the first game; every further one has the next.
help-dataset-option = A choice at set-up; may be given several times.
help-dataset-part = How many games a file holds.
help-dataset-workers = How many processes share the games.
help-dataset-ray = Play on a Ray cluster: at this address, or on one of its own if none is given.
help-dataset-as-json = Answer in JSON.

help-train = Teach the judge of a game by self-play: nets, generation after generation; a stopped training goes on.
help-train-game = The game; `arcanarium games` lists them.
help-train-seats = How many play; may be given several times for three and more. Two if left out.
help-train-generations = How many times in all: play, learn, and let a duel decide.
help-train-games = How many games a generation plays.
help-train-search = How many iterations a search has that says what each kept position is worth; 0: the end of the game says it.
help-train-duel = How many games a duel has at most; it ends when it is known which net is better.
help-train-folder = Where everything is kept and found again; named after game and seats if left out.
help-train-results = The table to which every generation adds a row; `training.csv` in the folder if left out.
help-train-install = Let the game be judged by the best net from now on.
help-train-workers = How many processes share the games; all cores but one if left out.
help-train-ray = Play on a Ray cluster: at this address, or on one of its own if none is given.
help-bench = Measure speed, in a source checkout.
help-bench-peers = Measure other engines in the same run.

## Mistakes

hint = ; did you mean { $name }?
no-language = There is no language "{ $name }"; the languages are { $names }.
no-game = There is no game "{ $name }"; the games are { $names }{ $hint }
no-seats = { $game } is for { $fewest } to { $most } players, not { $number }.
no-seat = There is no seat "{ $seat }"; the seats are 0 to { $last }.
no-pair = An option is written name=value, not "{ $pair }".
no-option = { $game } has no option "{ $name }"; its options are { $names }{ $hint }
no-choice = Option { $name } is one of { $names }, not "{ $value }"{ $hint }
no-bot = There is no bot "{ $name }"; the bots are { $names }{ $hint }
no-setting = "{ $pair }" is not a setting of { $bot }; it has { $names }, each with a number above 0: { $bot }:worlds=8
too-many-bots = There are { $given } bots for { $count ->
    [one] one seat
   *[other] { $count } seats
}.
no-seed = A seed is a whole number from 0 to 2**62 - 1, not { $seed }.
no-card = { $game } has no card "{ $name }"{ $hint }
at-least-one = { $name } should be at least 1, not { $value }.
no-seconds = --seconds-per-move should be 0 or more, not { $value }.
bot-failed = The bot { $bot } cannot be loaded.
no-file = There is no such file{ $hint }
is-folder = This is a folder, not a file.
not-text = This is not UTF-8 text.
unreadable = The file cannot be read: { $why }.
unwritable = The file cannot be written: { $why }.
bad-yaml = This is not YAML: { $why }.
key-twice = "{ $name }" stands here for the second time.
one-document = A position is one YAML document; this file has { $number }.
which-record = The file has { $number } games; say which: { $path }#1 is the first.
unplayable = This position cannot be played ({ $why }).
no-scenarios = There are no scenarios in this file.
scenario-unnamed = A scenario needs a name.
name-twice = The scenario at { $place } has the same name.
base-twice = Another base of this file has the same name.
other-rules = The record follows version { $theirs } of the rules of { $game }, and these are version { $ours }; replay it with a release that has those.
other-cards = The record was played with version { $theirs } of the cards of { $game }, and the file of the set is now version { $ours }; replay it with the file it was played with.
other-game = The record is of { $theirs }, not of { $ours }.
resumed-as-is = A resumed game goes on as it was set up, with { $seats } seats: leave out --seats, --seed and --option.
record-is-over = This game is over; see it with arcanarium replay { $path }
no-move = --to should be from 0 to { $number }, the number of moves, not { $to }.
no-card-set = This is neither a card set nor a map: it has no [[card]], no [[place]] and no [[map]].
map-for = Map for { $players } players
map-seals = { "  " }Seals: { $counts }
map-scrolls = { "  " }Scrolls: { $counts }
map-signs = 2 to 6: a seal space of that strength; [2] to [6]: a scroll space; o: a junction; @: the hall.
map-id-twice = should be given to one place only
map-too-many-seals = should have at most { $most } seal spaces, not { $count }
map-sectors = should have one face of each of { $sectors } sectors, not of { $found }
map-edges = the clockwise edge of { $face } has { $out } ways and the counterclockwise edge of { $next } { $back }; both should name as many places, from the hall outwards
map-players = there should be one map each for 2, 3, 4 and 5 players, not for { $found }
map-seals-missing = has { $count } seal spaces of strength { $strength }, but the box has { $there } such tokens; take some away or correct their strength
map-scrolls-missing = has { $count } scroll spaces of strength { $strength }, but a game has { $there } such scrolls; take some away or correct their strength
map-few-sixes = should have more than { $least } scroll spaces of strength 6, not { $count }: the game would end with its first round
map-unreachable = no way leads from the hall to it on the map for { $players } players; a corridor is missing
map-dead-end = a scroll space should be a dead end with one corridor, not { $count }
map-rooms = has { $count } rooms (the hall, junctions, corridors between two seals); at most { $most } are allowed
card-set-right = { $path }: the set is complete and can be played.
cards-usage = It is: arcanarium cards check FILE, cards add FILE, cards copy GAME FILE or cards sets.
no-folder = There is no folder "{ $name }" with card sets.
no-place-for-set = This set comes with the game and need not be added, or there is no folder for sets: choose one with --card-sets DIR.
set-is-there = There is another set { $name } already, { $kept }; --replace puts this one in its place.
set-added = { $name } is kept in { $kept }. Play it with: arcanarium play { $name }
no-sets-of-game = The cards of { $game } cannot be replaced; those of { $names } can.
no-set-name = "{ $name }" is no name for the file of a set: up to 18 small letters, digits and _ and then .toml, such as my_box.toml.
file-is-there = There is such a file already; --replace overwrites it.
set-copied = { $path } has the cards of the shipped set. Change what differs, then: arcanarium cards check { $path }
set-folder = Card sets are looked for in { $folder }
no-benchmarks = The benchmarks are part of a source checkout, and there is no { $path }.

## At the table

thinks = { $name } is thinking…
welcome = Type a number or the notation beside it; ? tells what else there is.
help-at-table = A number or notation answers; parts of one answer may be typed at once, with commas. u takes back, h gives a hint, t shows the table, c NAME shows a card, s FILE saves, q saves and leaves, ? shows this.
curtain = Pass the device to { $name }, who presses Enter:{" "}
yourself = { $name } (you)
no-number = There is no answer { $number }; they go from 1 to { $last }.
no-answer = "{ $typed }" is neither an answer nor a command; ? tells what there is{ $hint }
incomplete = Parts of that answer are missing.
not-now = "{ $typed }" cannot be answered now; the list above says what can.
no-undo = There is nothing to take back: chance has spoken, something hidden was shown, or others have answered since.
hints = The best answers, with the chance of winning after each:
undone = Taken back.
which-card = Which card? Type c and its name.
which-file = To which file? Type s and its name.
saved = The game is kept in { $path }
resume-with = Go on with: { $command }
yes = yes
no = no
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
cards = { $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
}
more-cards = and { $number } more
result = Result
total = Total
winners = { $number ->
    [one] The winner is { $names }.
   *[other] { $names } share the victory.
}
is-over = The game is over.
goes-on = After { $number ->
    [one] { $number } move
   *[other] { $number } moves
} the game goes on.

## Lists and summaries

column-game = id
column-id = id
column-name = name
column-players = players
column-cards = cards
column-kinds = kinds
column-facts = sources of the facts
column-games = games
column-moves = moves
column-seed = seed
column-seat = seat
column-bot = bot
column-mean-score = mean score
column-wins = wins
column-share = share
default-star = * is taken when nothing is said.
simulated-games = games
simulated-decisions = decisions
simulated-seconds = seconds
simulated-decisions-per-second = decisions a second
simulated-mean-decisions = decisions a game
simulated-longest-game = longest game
fails = { $place }: { $name }: { $expectation } { $message }
scenarios-summary = { $number ->
    [one] { $number } scenario
   *[other] { $number } scenarios
}, { $failed ->
    [0] { $bad ->
        [0] all hold
       *[other] the others hold
    }
    [one] { $failed } fails
   *[other] { $failed } fail
}{ $bad ->
    [0] {""}
    [one] , { $bad } makes no sense
   *[other] , { $bad } make no sense
}.
verified = The record is right: { $number ->
    [one] { $number } move
   *[other] { $number } moves
}, scores { $scores }.
verified-so-far = The record is right: { $number ->
    [one] { $number } move
   *[other] { $number } moves
}, and the game goes on.
seal-kept = The seed is the one that was sealed before the game: it belongs to the hash that you wrote down.
seal-fits = The seed belongs to the hash in the record, { $hash }; it is the sealed one if the table showed this hash before the game (check it with --hash).
other-hash = Broken: the hash in the record, { $hash }, is not the one that you wrote down.
other-seed = Broken: the seed is not the one that was sealed; it does not belong to the hash.
other-mix = Broken: the dice were mixed for another game, other options or another number of seats.
other-share = Broken: your share is not in the dice.
dice-mixed = In the dice are the shares of { $told } of { $promised } players who promised one: neither they nor the server could choose the seed alone.
dice-alone = No player's share is in the dice: the server drew the seed alone.
other-moves = Broken: the moves do not follow from the seed. { $why }
no-seal = The moves follow from the seed, but the record has no hash, and so nobody can say whether the seed was sealed: give the hash that the table showed before the game with --hash.
no-salt = The moves follow from the seed, but the record has no salt: give the one that the table showed after the game with --salt.
no-hash = A hash has 64 hexadecimal digits; this is not one: { $hash }

other-dataset = This folder holds other positions: { $reason }
dataset-written = { $games } games, { $positions } positions in { $folder } ({ $seconds } s)

train-no-search = --search is a number of iterations, 0 for none: { $value }
train-other-seats = One net judges games for two, another all for three and more: train them one after the other.
train-other-course = Something else is trained in { $folder }: { $course }
trained-known = What is known so far: loss { $loss } on games held back
trained-round = Round { $round }: loss { $loss }
trained-learned = Learned: loss { $loss } on games held back; made surer by { $sharp }
trained-verdict = Generation { $generation }, seats: { $seats }: the new net won { $score }: { $state }
trained-better = better, it is kept
trained-not-better = not better, it is dropped
trained-open = not known, it is dropped
train-best = The best net: { $file }
train-nothing = No net was better than what is there.

## The arena

column-interval = share (95 % interval)
column-turn = turn
column-slowest = slowest, s
column-points = rating points
column-openskill = OpenSkill
column-card = card
column-times = times
column-even = anyway
other-run = This folder holds other results: { $reason }; choose another with --folder.
other-bots = The bots have changed since the games in { $folder } were played; --restart plays them anew, --folder keeps the new ones elsewhere.
busy-folder = Another run is writing to { $folder }
two-bots = This needs at least two bots.
too-few-bots = There are { $given } bots for { $count } seats.
no-rounds = --rounds should be from 1 to { $most }, so that nobody meets anybody twice, not { $number }.
rounds-are-swiss = --rounds belongs to --kind swiss.
swiss-of-two = In Swiss rounds two meet at a table: leave out --seats.
no-risk = { $name } should be above 0 and below 0.5, not { $value }.
no-elo = --elo0 should be less than --elo1; { $elo0 } is not less than { $elo1 }.
no-way = No card was had in the way "{ $name }"; the ways are { $names }{ $hint }
run-stopped = Stopped. { $number ->
    [one] One game is kept
   *[other] { $number } games are kept
} in { $folder }; the same command goes on.
run-nothing-new = Nothing new was played: all { $number } games were there already; --restart plays them anew.
run-forfeits = { $bot } forfeited { $number ->
    [one] one game
   *[other] { $number } games
 }: it took too long or answered what was not offered.
run-kept = The report: { $report }
better-by = { $first } is { $mean } rating points better than { $second } (95 % interval { $low } to { $high }); 100 points are 64 % against 36 %.
better-than = { $first } won every game against { $second }: at least { $low } rating points better (95 %); 100 points are 64 % against 36 %.
better-unknown = { $first } won every game against { $second }; there were too few to say by how many rating points it is better.
points-are = Rating points are on average 0; 100 points are 64 % against 36 %.
sprt-better = Better: { $first } is rather { $elo1 } points better than { $second } than { $elo0 } ({ $games } games; log likelihood ratio { $ratio }, above { $upper }).
sprt-not-better = Not better: { $first } is rather { $elo0 } points better than { $second } than { $elo1 } ({ $games } games; log likelihood ratio { $ratio }, below { $lower }).
sprt-open = Keep going: { $games } games do not tell (log likelihood ratio { $ratio }, between { $lower } and { $upper }); the same command with more --games goes on.
balance-of = { $seats ->
    [one] One seat
   *[other] { $seats } seats
}, { $games ->
    [one] one game
   *[other] { $games } games
}
balance-note = Cards that came up at least { $fewest } times; * differs by more than chance, even among so many cards.

## Lessons

lesson-welcome = Enter goes on, b goes back, ? shows the answer, t shows the table, q leaves.
lesson-you = You
lesson-at = [{ $step }/{ $last }]
lesson-length = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
lesson-help = That is no answer: type its number or its short form; ? shows it.
lesson-not-that = Not quite.
lesson-over = That was the lesson. Now play: { $command }
lesson-then = Or go on with the next lesson: { $command }
no-lesson = There is no lesson "{ $name }"; the lessons are { $names }{ $hint }
no-step = The lesson has { $last } steps.
no-chapter = There is no chapter "{ $name }"; `arcanarium rules { $game }` lists them{ $hint }
rules-without = Nothing in the rules has all of these words: { $words }
rules-usage = Read one with `arcanarium rules { $game } CHAPTER`, look for words with --search, or take --all.
lesson-action = A lesson can be checked: check FILE, not "{ $name }".
lessons-summary = { $number ->
    [one] { $number } lesson
   *[other] { $number } lessons
}, { $faults ->
    [0] all is well.
    [one] { $faults } fault.
   *[other] { $faults } faults.
}

## Puzzles

puzzles-record = This is a game of { $theirs }, not of { $ours }.
puzzles-files = Which files? arcanarium puzzles check FILE
puzzles-play = Puzzles of which game? arcanarium puzzles play GAME
puzzles-other = there are puzzles of another game or of another search.
puzzles-stopped = Stopped; what was found is kept.
puzzles-found = { $number ->
    [one] { $number } new puzzle
   *[other] { $number } new puzzles
}, { $all } in { $file }
puzzles-summary = { $number ->
    [one] { $number } puzzle
   *[other] { $number } puzzles
}, { $faults ->
    [0] all is well.
    [one] { $faults } fault.
   *[other] { $faults } faults.
}
no-puzzles = There are no puzzles of "{ $name }" yet.
column-puzzles = Puzzles
puzzle-welcome = One answer is clearly best: which? ? shows it, q leaves.
puzzle-more = Enter: the next one, q: leave
puzzle-explained = { $answer } – { $chance } to win. { $why } The next best, { $other } – { $second }.
