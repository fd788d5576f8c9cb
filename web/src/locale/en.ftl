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
theme-auto = as the device
theme-dark = dark
theme-light = light
sound = Sound when it is my turn
motion = Moving cards and tokens
notify-me = Tell me when it is my turn
link-text = A personal link makes another device yours: your name, your seats, your games. Do not give it to anybody.
link-make = Make a personal link
link-mine = Open this on the other device

## Lobby

welcome = The table is laid
welcome-text = Five strategy games about wizards, played in the browser: against bots at once, with friends by a link, or on one device passed from hand to hand.
games = Games
game-facts = { $fewest }–{ $most } players, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
play-now = Play now
dealing = Dealing…
set-up = Set up a table
rules = Rules
my-tables = My tables
no-my-tables = You sit at no table yet, { $name }.
open-tables = Open tables
no-open-tables = Nobody is looking for players just now.
watch = Watch
no-watch-tables = No open game is being played.
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
kind-me = me
kind-open = open for anybody
kind-bot = bot
kind-hotseat = another person on this device
bot-level = Level of the bot at seat
bot-levels = Levels go from beginner to master. Random answers blindly, greedy looks one step ahead, searcher thinks about every answer for a second.
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
allow-hints = Hints may be asked for (usual without a clock)
private-table = Only people with the link can find this table
create = Lay the table

## Waiting room

waiting-room = The game begins as soon as every seat is taken. Send this link to your friends.
waiting-room-guest = The game begins as soon as every seat is taken. There is room for you.
sit-here = Sit here
invite-link = Link to this table
leave = Leave the table

## Table

table = Table
laying-table = Laying the table…
reconnecting = The connection is lost; trying again…
prompt = What is asked
because-of = because of
waiting-for = Waiting for { $names }
bots-think = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
thinking = thinking
hint = Hint
hint-thinking = Thinking about your best answers…
hint-found = The best answers are listed below.
hint-show = Show it on the board
hint-then = Then: { $line }
hint-note = Chances of winning, estimated from what you can see.
hints-allowed = Hints may be asked for at this table.
hints-none = There are no hints at this table.
undo = Undo
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
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
side = Log, chat and table
players = Players
away = away
stand-in = a bot plays: { $level }
hand-to-bot = Let a bot play
give-back = Give the seat back
look-from = Look from
table-link = Link to this table
rules-and-cards = Rules and cards
keys-text =
    Click or touch what glows. Hover over a card to read it; right-click it, hold it or press I for its rulings.
    Keyboard: 1–9 choose what glows, arrows walk, Enter carries out, C confirms, H asks for a hint, U takes back, Shift+U resets the turn, Esc skips the motion.
common-board = Common board
my-board = My board
points = Points
points-now = Points if the game ended now
curtain = Curtain
pass-device = Now it is for { $name }
curtain-text = Hand the device over; the other hands stay behind the curtain.
curtain-open = Open the curtain
game-over = The game is over
winner = Winner
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
fairness-bad = the seed is not the one that was sealed
fairness-text = All chance in a game follows from one secret number. Before the game the table publishes a fingerprint (SHA-256) of it, after the game the number itself: your browser checks that they belong together, so nobody could bend the dice in between.
fairness-hash = Fingerprint
fairness-salt = Salt
fairness-seed = Seed

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
link-to-move = Link to this move
play-on = Play on
play-on-from-here = Play on from here
as = as
against = against
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
error-seats-wrong = This game is not for so many players.
    .advice = Choose another number of players.
error-option-wrong = These options do not go together.
    .advice = Change one of them and try again.
error-table-unknown = There is no such table.
    .advice = Perhaps the link was cut off, or the table was closed before it began. Ask for the link once more.
error-seat-taken = This seat is taken.
    .advice = Take another one, or watch.
error-seat-unknown = There is no such seat.
error-not-host = Only who made the table can do that.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
    .advice = You can watch it.
error-already-over = The game is over.
error-not-over = The game is still being played.
    .advice = The replay is there when it is over.
error-not-waiting = The table does not wait for players any more.
error-not-absent = That player is at the table.
error-link-wrong = This personal link is not valid.
    .advice = Make a new one on the other device.
error-record-bad = This is not a record that can be read.
    .advice = Choose the text file exactly as it was downloaded.
error-rules-changed = This was played with rules or cards that have changed since.
    .advice = If a card set was replaced, the file that it was played with is needed.
error-replay-unknown = This record is no longer there.
    .advice = Upload it again.
error-name-wrong = This name cannot be used.
    .advice = One to thirty visible characters, please.
error-chat-wrong = This cannot be said here.
error-clock-wrong = This clock cannot be used.
error-too-large = That is too large.
error-too-many = Too much at once.
    .advice = Wait a moment and try again.
error-hints-off = There are no hints at this table.
error-hint-late = The table has moved on since.
    .advice = Ask again about what is asked now.
error-not-analysed = This game has not been analysed yet.
error-stale = The table has changed in the meantime; look again.
error-illegal = The rules do not allow that now.
error-not-your-seat = This is not your seat.
error-malformed = The server did not understand that.
    .advice = Reload the page.
error-undo-impossible = That cannot be taken back any more.
error-origin = This page is not from here.
error-storage = It could not be written down; trying again.
