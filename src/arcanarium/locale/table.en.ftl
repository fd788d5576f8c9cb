### What every game says (English). A game's own files come after this one and win.
### Keys and their order are the same in table.ru.ftl.

seat-name = Player { $number }
hidden-card = a card
what-from = { $what } from { $source }
mark-turned = turned

ask-order = Which effect comes first?
ask-may = Use the effect of { $source }?
ask-either = Choose one effect of { $source }
ask-repeat = Once more with { $source }?

## Facts about cards

provenance-rulebook = rulebook
provenance-public = public figures
provenance-printed = the printed card
provenance-designed = designed by us
fact-provenance = Source

## Hints

advice-gains = Gains: { $gains }.
advice-costs = Costs: { $costs }.
advice-both = Gains: { $gains }. Costs: { $costs }.
advice-even = Changes little at once.
