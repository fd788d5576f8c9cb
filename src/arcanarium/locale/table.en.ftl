### What every game says (English). A game's own files come after this one and win.
### Keys and their order are the same in table.ru.ftl.

seat-name = Player { $number }
nothing = nothing
why-cannot = This cannot be done now.
event-auto = { $seat }: { $a } (the only possibility)
because = { $line } ({ $card })
hidden-card = a card
what-from = { $what } from { $source }
mark-turned = turned

ask-order = Which effect comes first?
ask-either = Choose one effect of { $source }

## Facts about cards

provenance-rulebook = rulebook
provenance-public = public figures
provenance-printed = the printed card
provenance-designed = designed by us
fact-provenance = Source

## Hints

advice-and = { $first } and { $last }
advice-gains = { $gains }.
advice-costs = { $costs }.
advice-both = { $gains }, but { $costs }.
advice-even = Changes little at once.
about-points = about { $number } { $number ->
    [one] point
   *[other] points
  }

## Bots

bot-random = random
bot-greedy = greedy
bot-ismcts = searcher
bot-beginner = beginner
bot-apprentice = apprentice
bot-adept = adept
bot-magister = magister
bot-archmage = archmage
bot-master = master
bot-archon = archon
bot-at = { $level } { $number }

## The analysis of a game

analysis = Analysis
analysis-chances = Chances of winning
analysis-points = Points at the end
analysis-chances-text = Chance of winning of every player after each move. Dots are the turning points.
analysis-points-text = Points to be expected at the end after each move, a victory counting as ten. Dots are the turning points.
analysis-move = Move { $number }
analysis-start-of-game = The beginning
analysis-turnings = Turning points
analysis-no-turnings = No single move changed much.
analysis-chosen = { $seat }: { $action } ({ $chance }).
analysis-better = Better: { $action } ({ $chance }).
analysis-luck-good = Luck for { $seat }: { $swing }
analysis-luck-bad = Bad luck for { $seat }: { $swing }
analysis-accounts = Luck and skill
analysis-player = Player
analysis-start = Before the deal
analysis-luck = Luck
analysis-own = Own choices
analysis-others = Choices of others
analysis-end = At the end
analysis-lost = Given away
analysis-best = Best choices
analysis-mistakes = Mistakes
analysis-best-of = { $best } of { $decisions }
analysis-result = { $number ->
    [one] { $names } won.
   *[other] { $names } shared the victory.
}
analysis-unfinished = The game was not played to its end.
analysis-explained = Every change of a chance is counted once: what the deal, draws and dice gave beyond what was to be expected is luck, the rest belongs to whoever chose. So the first four numbers of a player add up to the fifth.
analysis-explained-choices = Choices are judged by what the player could know at that moment: hidden cards are imagined many times over. "Given away" is the chance lost against the best choice each time, added up; only what a later mistake of somebody else gave back can make it more than one whole game.
analysis-effort = Estimated with { $iterations } tries for every decision; the numbers are estimates of a computer player, not proofs.

## Puzzles

puzzle-right = That is it!
puzzle-then = Then: { $line }.
puzzle-wrong = There is something better.
puzzle-wrong-chance = There is something better: after that you win { $chance } of the time, after the best answer { $best }.
puzzle-theme-opening = opening
puzzle-theme-endgame = towards the end
puzzle-theme-patience = patience
puzzle-theme-winning = wins the game
puzzle-theme-behind = from behind
puzzle-theme-deep = a second look
puzzle-theme-sequence = in the right order
puzzle-theme-dice = dice
puzzle-theme-energy = mind your reserve
puzzle-theme-summon = summoning
puzzle-theme-activate = using cards
puzzle-theme-sacrifice = sacrifice
puzzle-theme-transmute = transmutation
puzzle-theme-bonus = bonuses
puzzle-theme-cards = choosing cards
puzzle-theme-library = planning the years
puzzle-theme-powers = powers
puzzle-theme-essences = essences
puzzle-theme-item = magic items
puzzle-theme-discard = letting go
puzzle-theme-artifact = artifacts
puzzle-theme-claim = monuments and Places of Power
puzzle-theme-seal = breaking seals
puzzle-theme-spell = scrolls
puzzle-theme-familiar = familiars
puzzle-theme-chain = building the chain
puzzle-theme-sphere = spheres
puzzle-theme-exchange = exchange
puzzle-theme-timer = timers
puzzle-theme-region = finding places of power
puzzle-theme-ritual = rituals
puzzle-theme-transfer = to the inner circle
puzzle-theme-specialist = specialists
puzzle-theme-council = council
puzzle-theme-harvest = harvest
puzzle-theme-trade = trade
puzzle-theme-supplies = resources
puzzle-theme-witches = witches
puzzle-theme-battle = battle
puzzle-theme-stones = stones

## The coach

coach-about-dice = Think about the dice: which of them will you need next, and what do you leave to the others?
coach-about-energy = Think about your energy: what do the cards cost that you want to summon?
coach-about-summon = Look at your hand: which card gives most if you summon it now?
coach-about-activate = Look at your cards in play: is it time to activate one of them?
coach-about-sacrifice = Think about what is worth more: a card in play, or what you get for it.
coach-about-transmute = Think about transmuting: what is energy worth now, and what after the season changes?
coach-about-bonus = Think about the bonuses: they cost points in the end, but now one may pay.
coach-about-cards = Think about which card fits your plan, not only which is stronger than others.
coach-about-library = Think ahead: which cards do you need early, and which can wait?
coach-about-powers = Look at the powers of your components: which of them helps you most now?
coach-about-essences = Think about your essences: which of them does your next step need?
coach-about-item = Think about the magic items: which of them will serve you next round?
coach-about-discard = Think about what you can most easily do without.
coach-about-artifact = Think about artifacts: which one pays for itself soonest?
coach-about-claim = Think about monuments and Places of Power: they bring points, and others want them too.
coach-about-seal = Look at the map of the dungeon: which seal opens the best way for you?
coach-about-spell = Remember your scrolls: is it time to cast one of them?
coach-about-familiar = Think about your familiar: where does it help you, or hinder the others?
coach-about-chain = Think about the chain: what could you have if it were one knowledge longer?
coach-about-sphere = Look at the spheres: which card do you need, and which sphere will soon be empty?
coach-about-exchange = Think about the exchange: what is worth more to you?
coach-about-timer = Think about timers: what is better played now, and what should wait?
coach-about-region = Think about places of power: which harvest do you need, and how many witches may it cost?
coach-about-ritual = Look at the rituals in your hand: which of them would you bind, and to which place?
coach-about-transfer = Think about the inner circle: in the end only what lies there counts.
coach-about-specialist = Think about specialists: which of them will you use most often?
coach-about-council = Think about the council: what does a card give there, and what do you lose without it?
coach-about-harvest = Think about the harvest: does it give enough now, or should you find one more place first?
coach-about-trade = Think about trading: which cards can you do without, and what are you short of?
coach-about-supplies = Think about your resources: which of them will you lack for your next cards?
coach-about-witches = Think about your witches and elders: where are they most useful now?
coach-about-battle = Think about the battle: which reward is worth your mana, and how much may your rival bid?
coach-about-stones = Think about the stones of power: which of them doubles your best ritual?
coach-about-patience = Do not hurry: is there anything you should do now at all?
coach-about-any = This choice matters: look at what each answer leads to.
