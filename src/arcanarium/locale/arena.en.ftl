### What the report of the arena says (English). Keys and their order are the same in arena.ru.ftl.

arena-title-match = a match
arena-title-tournament = a tournament
arena-title-ladder = the ladder
arena-title-sprt = is one better than the other?
arena-title-balance = balance
arena-games = games
arena-bots = players
arena-bot = player
arena-seats = seats
arena-seed = seed
arena-options = options
arena-players = Players
arena-players-note = The share of victories of a seat, with its 95 % interval (Wilson; widened where games of one deal resemble each other). A victory shared by two counts half for each. The dashed line is an even share.
arena-share = share of victories (95 %)
arena-mean-score = mean score
arena-thinks = s a game
arena-slowest = slowest decision, s
arena-ratings = Ratings
arena-ratings-note = Rating points are Elo points: whoever is 100 points better wins 64 % of the games against the other, 200 points are 76 %. They are the most likely ones by all games together (Bradley and Terry; at larger tables Plackett and Luce), on average 0, with 95 % intervals; one drawn game against an average player, which was never played, keeps them finite. OpenSkill's rating (Plackett and Luce, about 25 for a newcomer) is given with two of its sigmas.
arena-points = rating points
arena-openskill = OpenSkill
arena-meetings = Meetings
arena-meetings-note = What the first won against the second, and how many rating points that is by these games alone.
arena-pair = pair
arena-of-seats = { $number ->
    [one] One seat
   *[other] { $number } seats
}
arena-by-seat = Seats
arena-by-seat-note = How often each seat won, whoever sat there, and how often whoever had the first turn, the second and so on.
arena-by-turn = Order of turns
arena-seat = seat
arena-turn = turn
arena-length = Decisions in a game
arena-scores = Scores
arena-summed = on average { $mean }, median { $median }, { $low } to { $high }
arena-cards = Cards
arena-cards-note = How often a seat won that had the card, in games where not everybody had it; cards that came up fewer than { $fewest } times are only in the CSV file. The dashed line is what those seats win anyway. Coloured cards differ by more than chance even among so many (Benjamini and Hochberg, 5 %). That a card is held by winners does not yet mean that it makes them win: strong cards are also those that are played when things go well.
arena-card = card
arena-times = times
arena-even = anyway
arena-had = Cards of one's own: they lay in any zone of the seat
arena-telling = { $number } of { $cards } telling
arena-no-cards = No card came up often enough.
