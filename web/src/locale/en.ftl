### The page itself (English). Keys and their order are the same in ru.ftl.

## Everywhere

skip-to-content = Skip to the content
navigation = Pages
language = Language
settings = Settings
loading = One moment…
close = Close
cancel = Cancel
save = Save
saved = Saved.
confirm = Confirm
copy = Copy the link
copied = Copied
try-again = Try again
to-lobby = To the lobby
yes = yes
no = no
you = you
and-others = and others
help = Rules and cards
about = About
new-table = New table
missing = Nothing here

## Settings

my-name = Your name at the table
theme = Colours
theme-auto = as on the device
theme-dark = dark
theme-light = light
sound = Sound when it is your turn
motion = Moving cards and tokens
notify-me = Notify you when it is your turn
link-text = A personal link makes another device yours: your name, your seats, your games. Do not give it to anybody.
link-make = Make a personal link
link-mine = Open this on the other device
link-end = Take the link back
link-ended = Your personal links no longer work.
sign-out-text = If a device is lost, or somebody else has opened your link: only this device stays yours.
sign-out = Sign out all other devices
signed-out = All other devices are signed out.
forget-text = Your name, your lines in chats and your games alone or with bots can be deleted. At tables with other people a bot plays on in your place, and nobody can see that it was you.
forget-me = Forget me…
forget-sure = This cannot be undone: your seats and your games will be out of reach for ever, on all your devices.
forget-now = Delete everything about me

## Lobby

welcome = What shall we play?
welcome-text = Five strategy games about wizards, played in the browser: against bots at once, with friends by a link, or on one device passed from hand to hand.
games = Games
game-facts = { $fewest }–{ $most } players, { $minutes } minutes
skill-question = { $game }: how well do you know it?
skill-new = I have never played it
skill-new-means = The rulebook’s own first game, against a beginner.
skill-knows = I know the rules
skill-knows-means = The full game, against an adept.
skill-plays = I play it often
skill-plays-means = The full game, against an archmage.
skill-lesson = Or learn it first: a lesson of some ten minutes
game-weight = Weight { $weight } of 5
play-now = Play now
dealing = Dealing…
set-up = Set up a table
rules = Rules
my-tables = Your tables
no-my-tables = You are not at any table yet, { $name }.
open-tables = Open tables
no-open-tables = Nobody is looking for players just now.
watch = Watch
no-watch-tables = No public game is being played.
finished-games = Finished games
no-finished-games = No game is finished yet.
join = Join
join-by-link = Join by a link
free-seat = free
private = by link only
your-turn = Your turn
go-on = Go on
replay = Replay
upload-record = Look at a saved record

## New table

game = Game
seats = Players
seat = Seat
card-set = Card set
card-set-text = The printed cards of this game were not available to us: the shipped set was designed here, and sets that were typed in by others can be played instead.
options = Options
kind-me = you
kind-open = free seat
kind-bot = bot
kind-hotseat = another person on this device
hotseat-name = Name of player { $number }
bot-level = Level of the bot at seat
bot-levels = Levels go from beginner to archon. Random answers blindly, greedy looks one step ahead, searcher thinks about every answer for a second.
player-at = Player { $number }
table-rules = The table
clock = Clock
clock-none = no clock
clock-move = for every answer
clock-game = for the whole game
clock-both = both
seconds-per-move = seconds for an answer
minutes-per-game = minutes for the game
clock-after = When time is up
clock-wait = wait
clock-bot = a bot plays on
allow-hints = Allow hints
private-table = Only people with the link can find this table
create = Create the table

## Waiting room

waiting-room = The game begins as soon as every seat is taken. Send this link to your friends.
waiting-room-full = Everybody is here. The dice are being mixed; the game begins in a moment.
waiting-room-guest = The game begins as soon as every seat is taken. There is room for you.
sit-here = Sit here
invite-link = Link to this table
leave = Leave the table
seat-bot = Seat a bot
free-again = Free the seat
bot-level-here = Level of a bot at a free seat
share = Share
scan = Link to this table, to be read by a camera

## Table

table = Table
laying-table = Setting up the table…
restarting = The server is restarting; back in a moment…
reconnecting = The connection is lost; trying again…
prompt = What is asked
more-above = { $count ->
    [one] { $count } more thing to choose further up: show
   *[other] { $count } more things to choose further up: show
}
more-below = { $count ->
    [one] { $count } more thing to choose further down: show
   *[other] { $count } more things to choose further down: show
}
because-of = because of
watching = You are watching this game.
waiting-for = Waiting for { $names }
bots-think = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
thinking = thinking
why-now = Now: { $prompt }
why-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
so-far = So far: { $answers }
gives-up = You can still do something this round.
go-on-playing = Go on
hint = Hint
hint-thinking = Thinking about your best answers…
hint-found = The best answers are listed below.
hint-show = Show it on the board
hint-then = Then: { $line }
hint-note = Chances of winning, estimated from what you can see.
hint-note-alone = Points at the end, estimated from what you can see; a victory counts as ten of them.
hints-allowed = Hints may be asked for at this table.
hints-none = There are no hints at this table.
coach = Coach
coach-text = Says what to think about before an answer that matters, and what a poor one missed.
coach-here = A coach looks on.
coach-missed = That gave away { $loss } of your chance to win: { $given }. Better: { $better }.
coach-take-back = Take it back
coach-leave = Leave it as it is
coach-off = Without a coach
undo = Undo
plead = Ask to take back
plead-means = What was shown since can be taken back only if everybody else at the table allows it.
plea-asks = { $name } asks to take back their last decision.
plea-allow = Allow
plea-refuse = Refuse
plea-waits = { $name } asks to take back their last decision. Waiting for { $names }.
plea-waits-mine = You asked to take back your last decision. Waiting for { $names }.
reset-turn = Reset turn
one-less = One less
choose = Choose
picked = chosen
turned = turned
a-card = a card
hidden-card = a hidden card
what-from = { $what } from { $source }
log = Log
log-empty = What happens is written here.
took-back = { $name } takes an answer back
seated-absent = { $name } is away: a bot plays from here on
seated-asked = { $name } lets a bot play from here on
seated-out-of-time = The time of { $name } is up: a bot plays from here on
seated-resigned = { $name } resigns
seated-back = { $name } has the seat back
chat = Chat
chat-mute = Do not show what this player says
chat-unmute = Show what everybody says
chat-empty = Nobody has said anything yet.
chat-watch = Those who sit at the table talk here.
chat-say = Say something
send = Send
side = Log, chat and table
players = Players
away = away
stand-in = a bot plays: { $level }
hand-to-bot = Let a bot play
hand-to-bot-in = Let a bot play (in { $time })
bot-for-me = Let a bot play for me
bot-plays-for-you = A bot plays for you: { $level }.
take-seat-back = Take my seat back
returned-title = While you were away
returned = You have your seat back. While you were away, a bot played for you:
returned-nothing = You have your seat back. A bot had it while you were away and has not played anything.
give-back = Give the seat back
look-from = Look from
table-link = Link to this table
rules-and-cards = Rules and cards
keys-text =
    Click or touch what glows. Hover over a card to read it; right-click it, hold it or press I for its rulings.
    Keyboard: 1–9 choose what glows, arrows move the choice, Enter makes the move, C confirms, H asks for a hint, U takes back, Shift+U resets the turn, R opens the rules, Esc skips the animation.
touch-text = Touch what glows. Hold a card to read it and its rulings.
common-board = Common board
my-board = Your board
points = Points
price = Cost: { $cost }
points-now = Points if the game ended now
hand = Hand
legend = Signs
last-turn = Since your last decision
last-turn-none = Nothing has happened since your last decision
last-turn-replay = Show again on the board
next-deed = Next
next-waits = Step by step: “Next” shows what happens then.
take-back-to = Take back to this decision
practice-taken-back = { $count ->
    [one] Practice: taken back once after something was shown; not rated
   *[other] Practice: taken back { $count } times after something was shown; not rated
}
resign = Resign
resign-two = The game ends, and you lose it.
resign-many = You lose; a bot plays your seat to the end.
delete-table = Delete the table
delete-table-sure = The table and its game are deleted for good.
network-late = The server is not answering; what you choose is kept and sent as soon as it does.
network-off = You are offline; what you choose is kept and sent when the network is back.
manner = What you touch
manner-immediate = happens at once
manner-usual = happens at once if it can be taken back; a finger selects first
manner-confirm = is always selected first
pace = Bots play
pace-step = step by step
pace-slow = slowly
pace-normal = as usual
pace-fast = quickly
curtain = Curtain
pass-device = Pass the device to { $name }
curtain-text = Hand the device over; the other hands stay behind the curtain.
curtain-open = Open the curtain
game-over = The game is over
winner = Winner
you-win = You win!
you-share = You win together: { $names }
look-closer = Analyse this game
winners-are = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
total = Total
score-sheet = Score sheet
play-again = Play again
download-record = Download the record

## Cards

card-large = Card
rulings = Rulings
provenance = Where this comes from
provenance-public = public figures.
provenance-rulebook = the rulebook.
provenance-printed = the printed card.
provenance-designed = designed for this table.

## Fair dice

fairness = Fair dice
fairness-secret = the seed is sealed until the game ends
fairness-good = the seed is the one that was sealed before the game
fairness-mixed = nobody could choose the dice: your share is in them
fairness-omitted = your share was left out although the table had it; these dice cannot be trusted
fairness-bad = the seed is not the one that was sealed
fairness-changed = the seal was exchanged during the game; these dice cannot be trusted
fairness-unseen = this browser did not see the seal before the game
fairness-unchecked = this browser can check the seal only over https; `arcanarium verify` checks the record
fairness-text = All chance in a game follows from one number, the seed. The server seals a secret when the table is created and shows its fingerprint (SHA-256). Every player's browser promises a share of its own, in the same way, and tells it only when all have promised. The seed is the hash of the secret and of all shares, so neither a player nor the server can choose it. After the game everything is told, and your browser computes the seed again from what it kept since before the game. That the cards and dice follow from the seed is checked by `arcanarium verify`, which plays the record again.
fairness-alone = Nobody's browser brings a share at this table: the server draws the seed alone, and only the seal binds it.
fairness-how = How it works, and a way to check it
fairness-share = Share of seat { $seat }
fairness-share-promised = promised
fairness-share-told = told
fairness-share-out = did not come in time and was left out
fairness-mix = What the seed is the hash of
fairness-first = Fingerprint seen first
fairness-hash = Fingerprint
fairness-salt = Salt
fairness-seed = Seed
practice = Practice: the seed was chosen
practice-text = The number that all chance follows from was chosen by whoever created this table, or it is that of a game already played. Whoever knows it may know what comes, and so nothing was sealed.

## Replay

replay-controls = Replay controls
replay-start = The beginning
to-start = To the beginning
step-back = One step back
step-on = One step on
to-end = To the end
play = Play
pause = Pause
step-number = Step
speed = Speed
view-open = Everything open
view-spectator = Spectator
open-hands = Hands of the rivals
link-to-move = Link to this move
play-on = Play on
play-on-from-here = Play on from here
as = Play as:
against = Against:
analyse = Analyse this game
analyse-text = A computer player looks at every move again: the chances, the turning points with the better choice, and how much was luck.
analysis-waiting = { $ahead ->
    [one] One game is analysed first.
   *[other] { $ahead } games are analysed first.
}
analysis-running = Analysing…
analysis-progress = Part of the moves looked at
analysis-stopped = The analysis was cut off. Begin it again.
download-json = Download as JSON
download-html = Download as a page
at-move = After move { $number }: { $chances }
upload-text = A record is the text file that can be downloaded after every game.
choose-file = Choose a file…

## Help and about

rules-in-short = The rules in short
rules-whole = The rules
rules-read-whole = Read the whole rules
rules-contents = Contents
rules-search = Find in the rules
rules-found = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
rules-nothing = The rules do not say that.
rules-glossary = Words of the game
rules-here = Rules for this question
rules-to-question = To the question
rules-play-example = { $number ->
    [0] Play the example
   *[other] Play example { $number }
}
rules-more = More in the rules
no-rules-yet = There is no summary of this game yet; its cards are below.
how-to-play-here = At this table
card-list = Cards
search = Search
search-cards = Name or text of a card
nothing-found = No card says that.
about-text = Arcanarium is a digital table for wizard strategy games. The rules are carried out exactly by the book, every game is kept move by move, and nothing is sent to anybody else.
about-credits = Credits
about-icons = Icons:
about-icons-changed = Recoloured and set into our own frames.
about-fonts = Fonts:
about-games = The games
about-games-text = Games, names and rules belong to their authors and publishers. This table uses no scanned art: cards, dice and boards are drawn anew, and the texts of effects are our own words.
about-privacy = What is kept
about-privacy-text = A cookie that says who you are, the name you give yourself, and the games you play. The page loads nothing from other sites.

## What went wrong

error-offline = The server does not answer.
    .advice = Check your connection and try again.
error-not-found = There is nothing at this address.
    .advice = Perhaps the link was cut off; ask for it once more.
error-unknown = Something went wrong.
error-internal = The server made a mistake.
    .advice = Nothing is lost: reload the page and go on.
error-game-unknown = There is no such game.
error-seats-wrong = This game cannot be played by that many.
    .advice = Choose another number of players.
error-option-wrong = These options do not go together.
    .advice = Change one of them and try again.
error-table-unknown = There is no such table.
    .advice = Perhaps the link was cut off, or the table was closed before it began. Ask for the link once more.
error-seat-taken = This seat is taken.
    .advice = Take another one, or watch.
error-seat-unknown = There is no such seat.
error-not-host = Only whoever created this table can do that.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
    .advice = You can watch it.
error-already-over = The game is over.
error-not-over = The game is still being played.
    .advice = The replay is there when it is over.
error-not-waiting = The table does not wait for players any more.
error-not-absent = That player is at the table.
error-absent-briefly = That player may be back in a moment.
    .advice = A bot may play for them after a minute.
error-level-fixed = The levels of bots are fixed once the game runs.
error-bots-turn = The bot plays this turn to its end.
    .advice = Then you can take the seat back.
error-link-wrong = This personal link is not valid.
    .advice = Make a new one on the other device.
error-record-bad = This is not a record that can be read.
    .advice = Choose the text file exactly as it was downloaded.
error-rules-changed = This was played with rules or cards that have changed since.
    .heading = Rules or cards have changed
    .advice = If a card set was replaced, the file that it was played with is needed.
error-record-broken = The moves of this game do not follow from its seed.
    .advice = Somebody has changed what the server kept: neither the dice nor the moves can be trusted.
error-share-late = The game began without your browser's share in the dice.
error-share-early = What your browser adds to the dice is told when every seat is taken.
error-share-wrong = This is not what your browser promised for the dice.
error-seed-chosen = Nobody else can sit down at a table whose seed was chosen.
    .advice = Whoever chose it may know all chance to come. Create a table without a seed of your own.
error-lesson-unknown = There is no such lesson.
error-puzzle-unknown = There is no such puzzle.
error-replay-unknown = This record is no longer there.
    .advice = Upload it again.
error-name-wrong = This name cannot be used.
    .advice = One to twenty-four visible characters, please.
error-chat-seated = Only those who sit at this table can talk here.
    .advice = Take a seat, or just watch.
error-chat-wrong = This cannot be said here.
error-clock-wrong = This clock cannot be used.
error-too-slow = The request did not arrive in time.
    .advice = Try again.
error-too-large = That is too large.
error-too-many = Too much at once.
    .advice = Wait a moment and try again.
error-hints-off = There are no hints at this table.
error-coach-off = There is a coach only where you play against bots alone and hints are allowed.
error-hint-late = The table has moved on since.
    .advice = Ask again about what is asked now.
error-not-analysed = This game has not been analysed yet.
error-stale = The table has changed in the meantime; look again.
error-illegal = The rules do not allow that now.
error-not-your-seat = This is not your seat.
error-malformed = The server did not understand that.
    .advice = Reload the page.
error-undo-impossible = That cannot be taken back any more.
error-plea-gone = Nobody asks to take anything back any more.
error-resigned = Whoever has resigned does not come back to this game.
error-others-sit = Somebody else sits at this table.
error-origin = This page is not from here.
error-storage = It could not be saved; trying again.

## Lessons

learn = Learn
learn-by-playing = Learn by playing
learn-text = Short lessons on the real board: the teacher says one thing at a time, and you do it.
lesson-begin = Begin
lesson-resume = Go on
lesson-again = Once more
lesson-done = finished
lesson-length = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
lessons-done = { $done } of { $all } done
lesson-at = Step { $step } of { $steps }
lesson-teacher = The teacher
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-finish = Finish
lesson-leave = Leave the lesson
lesson-restart = From the beginning
lesson-your-turn = Your turn
lesson-not-that = Not quite.
lesson-won = Well done!
lesson-won-text = That was the lesson “{ $title }”. The best way to go on is to play.
lesson-first-game = Play a first game
lesson-try-it = Play a game with it
lesson-following = Next lesson: { $title }
lesson-first-done = You know all you need. The first game is set up as the rulebook advises, against a beginner and with a coach.
lesson-all = All lessons

## Puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-text = Positions from games of our bots in which one answer is clearly best. You see what the player saw; find it.
puzzle-daily = Puzzle of the day
puzzle-daily-text = { $game }: the same for everybody today.
puzzle-solve = Solve
puzzle-list = All puzzles
puzzle-all = All puzzles
puzzle-all-games = Puzzles of all games
puzzle-none = There are no puzzles of this game yet.
puzzle-solved = { $solved } of { $number } solved
puzzle-theme = Theme
puzzle-every-theme = all themes
puzzle-legend = The number says how hard a puzzle is: up to 900 is for beginners, 1400 and more for experts. ✓ is solved, ★ at the first try, … is tried.
puzzle-rating = Rating { $rating }
puzzle-state-new = new
puzzle-state-tried = tried
puzzle-state-solved = solved
puzzle-state-first = solved at the first try
puzzle-question = It is your turn, and one answer is clearly best. Which?
puzzle-at = { $task } of { $tasks }
puzzle-go-on = And now?
puzzle-shown = This was the answer.
puzzle-not-legal = That cannot be answered now.
puzzle-chance = { $chance } to win
puzzle-next-best = The next best: “{ $action }”, { $chance }.
puzzle-note = Chances are estimates of our search, from what you could know.
puzzle-wrong-points = There is something better: after that you can expect { $chance }, after the best answer { $best }.
puzzle-note-points = Points are estimates of our search, from what you could know.
puzzle-next = Next puzzle

## Learning from mistakes

mistakes = Try my mistakes again
mistakes-of = Mistakes of { $name }, once more
mistakes-none = No decision of yours gave much away. Well played!
mistakes-at = Decision { $number } of { $last }, move { $move }
mistakes-question = You chose “{ $action }”, which gave away { $loss } of your chance. What is better?
mistakes-question-points = You chose “{ $action }”, which gave away { $loss }. What is better?
mistakes-next = Next decision
mistakes-replay = See it in the replay
