### Res Arcana: names, texts and rulings of the components (English).
### Texts are own-words summaries.
### Attributes: text is the whole component; use, use-second and react are its powers one by one; price is what a
### rival may do instead of suffering an attack.
### Keys and their order are the same in cards.ru.ftl.

## Game

game-name = Res Arcana
game-pitch = Eight artifacts, one mage and a workshop that pays: turn essences into gold, gold into monuments, and be first to ten points.
provenance-note = The figures of the components are public facts, checked against several sources; the texts are our own words; the names belong to their owners.

## Essences

essence-elan = Elan
essence-life = Life
essence-calm = Calm
essence-death = Death
essence-gold = Gold

## Kinds and types

kind-artifact = Artifact
kind-mage = Mage
kind-magic-item = Magic item
kind-monument = Monument
kind-place-of-power = Place of Power
type-dragon = Dragon
type-creature = Creature
face-sun = sun
face-moon = moon

## Artifacts

card-athanor = Athanor
    .text = Turn, pay 1 Elan: put 2 Elan on this. Turn, return 6 Elan lying on this, pay X essences of one type from your pool: gain X Gold.
    .use = Turn, pay 1 Elan: put 2 Elan on this.
    .use-second = Turn, return 6 Elan lying on this, pay X essences of one type from your pool: gain X Gold.
    .ruling-1 = The 6 Elan must lie on the Athanor itself; Elan in the pool does not count towards them. Exactly 6 are removed, a surplus stays.
    .ruling-2 = X comes from the pool only, all of one type (Gold is allowed but pointless); X may be 0.
    .ruling-3 = Both powers turn the Athanor, so normally only one of them is used per round.
    .ruling-4 = Elan on it may be taken in the Collect step like essences on any component (all of it or none).

card-bone-dragon = Bone Dragon
    .text = Turn: every rival who has not passed loses 2 Life; each of them may instead pay 1 Death to ignore it.
    .use = Turn: every rival who has not passed loses 2 Life; each of them may instead pay 1 Death to ignore it.
    .price = Pay 1 Death.
    .ruling-1 = This is a Dragon power, so the Dragon Bridle reaction may answer it as well as any reaction to Life loss.

card-celestial-horse = Celestial Horse
    .text = Collect any 2 essences except Gold and Death.
    .ruling-1 = The two essences may be the same or different: Elan, Life or Calm.

card-chalice-of-fire = Chalice of Fire
    .text = Collect 2 Elan. Turn, pay 1 Elan: straighten one of your turned components.
    .use = Turn, pay 1 Elan: straighten one of your turned components.
    .ruling-1 = May straighten any of your components: artifact, mage, magic item, monument or Place of Power, even itself.

card-chalice-of-life = Chalice of Life
    .text = Collect 1 Calm and 1 Life. Pay 2 Calm: put 2 Calm and 1 Life on this. React to Life loss: turn this to ignore it.
    .use = Pay 2 Calm: put 2 Calm and 1 Life on this.
    .react = React to Life loss: turn this to ignore it.
    .ruling-1 = The first power does not turn the Chalice and may be used again and again, one action each, while the Chalice is straight.
    .ruling-2 = Once turned by its reaction, the first power is unavailable until it is straightened.

card-corrupt-altar = Corrupt Altar
    .text = Collect 1 Life and 1 Death. Pay 2 Life: put 3 Elan on this. Turn, destroy one of your artifacts (this one allowed): gain as many non-Gold essences as its printed cost has, plus 2.
    .use = Pay 2 Life: put 3 Elan on this.
    .use-second = Turn, destroy one of your artifacts (this one allowed): gain as many non-Gold essences as its printed cost has, plus 2.
    .ruling-1 = May destroy itself: its cost is 5 essences, so you gain 7; whatever lay on it is lost.
    .ruling-2 = The target may be turned. What counts is the printed cost, Gold and essences of any type included, without discounts; the gain may be any mix of the four non-Gold types.

card-crypt = Crypt
    .text = Turn: gain 2 Death. Turn, pay 1 Death: place an artifact from your own discard pile, its cost lowered by 2 (not Gold).
    .use = Turn: gain 2 Death.
    .use-second = Turn, pay 1 Death: place an artifact from your own discard pile, its cost lowered by 2 (not Gold).
    .ruling-1 = Up to two non-Gold essences of your choice are taken off the cost; Gold always stays. A cost of Gold and 1 other essence becomes just the Gold.
    .ruling-2 = Adds up with Artificer, Dragon Bridle and Dragon's Lair; never below 0.
    .ruling-3 = The Death for the power is paid first, then the reduced cost, both from the pool.
    .ruling-4 = The placed artifact enters straight and empty. Only the player's own discard pile is a source.

card-cursed-skull = Cursed Skull
    .text = Turn, pay 1 Life: put any 3 essences except Gold and Life on this.
    .use = Turn, pay 1 Life: put any 3 essences except Gold and Life on this.
    .ruling-1 = The 3 essences come from the supply and may be mixed (Elan, Calm, Death); they lie on the Skull, not in the pool.

card-dancing-sword = Dancing Sword
    .text = Collect 1 Death and 1 Elan. React to Life loss: pay 1 Elan to ignore it and put 1 Death on this.
    .react = React to Life loss: pay 1 Elan to ignore it and put 1 Death on this.
    .ruling-1 = The Death comes from the supply onto the Sword. The reaction does not turn the Sword, so it may be used against each separate Life loss effect of a round.

card-dragon-bridle = Dragon Bridle
    .text = Your Dragons cost 3 less (any essences). React to a rival's Dragon power: turn this to ignore it.
    .react = React to a rival's Dragon power: turn this to ignore it.
    .ruling-1 = The discount keeps working while the Bridle is turned; the reaction does not.
    .ruling-2 = The reaction answers only Life loss caused by an artifact of type Dragon (Sea Serpent included), not the Elvish Bow.

card-dragon-egg = Dragon Egg
    .text = Destroy this: place a Dragon from your hand at a cost lowered by 4.
    .use = Destroy this: place a Dragon from your hand at a cost lowered by 4.
    .ruling-1 = The Dragon comes from the hand. Adds up with other discounts; never below 0.
    .ruling-2 = The Egg leaves play first, so its 1 VP is lost. It must be straight to be used.

card-dragon-teeth = Dragon Teeth
    .text = Pay 2 Elan: put 3 Elan on this. Turn, pay 3 Elan: place a Dragon from your hand for free.
    .use = Pay 2 Elan: put 3 Elan on this.
    .use-second = Turn, pay 3 Elan: place a Dragon from your hand for free.
    .ruling-1 = The 3 Elan are paid from the pool, not from the Elan lying on the Teeth (contrast Athanor).
    .ruling-2 = The first power may be repeated while the Teeth are straight. The Dragon comes from the hand.

card-dwarven-pickaxe = Dwarven Pickaxe
    .text = Turn, pay 1 Elan: gain 1 Gold.
    .use = Turn, pay 1 Elan: gain 1 Gold.

card-earth-dragon = Earth Dragon
    .text = Turn: every rival who has not passed loses 2 Life; each of them may instead pay 1 Gold to ignore it.
    .use = Turn: every rival who has not passed loses 2 Life; each of them may instead pay 1 Gold to ignore it.
    .price = Pay 1 Gold.
    .ruling-1 = This is a Dragon power, so the Dragon Bridle reaction may answer it as well as any reaction to Life loss.

card-elemental-spring = Elemental Spring
    .text = Collect 1 Calm, 1 Life and 1 Elan. React to Life loss: pay 1 Calm to ignore it.
    .react = React to Life loss: pay 1 Calm to ignore it.
    .ruling-1 = The reaction does not turn the Spring and may be used against each Life loss effect.

card-elvish-bow = Elvish Bow
    .text = Turn: every rival who has not passed loses 1 Life. Turn: draw 1 card.
    .use = Turn: every rival who has not passed loses 1 Life.
    .use-second = Turn: draw 1 card.
    .ruling-1 = The Bow offers rivals no price for ignoring; only their own reactions to Life loss help. It is not a Dragon power.

card-fiery-whip = Fiery Whip
    .text = Turn: gain 3 Elan; every rival gains 1 Elan. Turn, destroy another of your artifacts: gain as many non-Gold essences as its printed cost has, plus 2.
    .use = Turn: gain 3 Elan; every rival gains 1 Elan.
    .use-second = Turn, destroy another of your artifacts: gain as many non-Gold essences as its printed cost has, plus 2.
    .ruling-1 = Cannot destroy itself. Rivals who have passed gain their Elan too.

card-fire-dragon = Fire Dragon
    .text = Turn: every rival who has not passed loses 2 Life; each of them may instead pay 1 Calm to ignore it.
    .use = Turn: every rival who has not passed loses 2 Life; each of them may instead pay 1 Calm to ignore it.
    .price = Pay 1 Calm.
    .ruling-1 = This is a Dragon power, so the Dragon Bridle reaction may answer it as well as any reaction to Life loss.

card-flaming-pit = Flaming Pit
    .text = Collect 1 Elan. Turn, pay 1 Life: gain 1 Elan and 1 Death.
    .use = Turn, pay 1 Life: gain 1 Elan and 1 Death.

card-fountain-of-youth = Fountain of Youth
    .text = Collect 1 Life. Pay 2 Death: put 2 Calm and 1 Life on this.
    .use = Pay 2 Death: put 2 Calm and 1 Life on this.
    .ruling-1 = No turning: may be repeated, one action each.

card-guard-dog = Guard Dog
    .text = Pay 1 Elan: straighten this (only while it is turned). React to Life loss: turn this to ignore it.
    .use = Pay 1 Elan: straighten this (only while it is turned).
    .react = React to Life loss: turn this to ignore it.
    .ruling-1 = The first power is the one action power that works on a turned component; it is an action on the owner's own turn, never a reaction.
    .ruling-2 = It cannot be used while the Dog is straight.
    .ruling-3 = If the Dog was turned to pay for another component (for example Sacred Grove), its reaction is unavailable until it is straight again.

card-hand-of-glory = Hand of Glory
    .text = Turn: gain 2 Death; every rival gains 1 Death.
    .use = Turn: gain 2 Death; every rival gains 1 Death.
    .ruling-1 = Rivals who have passed gain their Death too.

card-hawk = Hawk
    .text = Collect 1 Calm. Turn: look at the top 3 cards of your own artifact deck or of the monument deck and put them back on top in any order. Turn, pay 2 Calm: draw 1 card.
    .use = Turn: look at the top 3 cards of your own artifact deck or of the monument deck and put them back on top in any order.
    .use-second = Turn, pay 2 Calm: draw 1 card.
    .ruling-1 = Never another player's deck. With fewer than 3 cards in your own deck, the shuffled discard pile is first put underneath it; the monument deck is never refilled.
    .ruling-2 = Only the looking player sees the cards.

card-horn-of-plenty = Horn of Plenty
    .text = Turn: gain any 3 non-Gold essences. Turn: gain 1 Gold.
    .use = Turn: gain any 3 non-Gold essences.
    .use-second = Turn: gain 1 Gold.
    .ruling-1 = Its cost is Gold only, so Artificer and Crypt cannot lower it.

card-hypnotic-basin = Hypnotic Basin
    .text = Collect 2 Calm. Turn: choose a rival; gain Calm equal to the Elan in that rival's pool.
    .use = Turn: choose a rival; gain Calm equal to the Elan in that rival's pool.
    .ruling-1 = Any one rival may be chosen, passed or not. Only the pool counts, not essences on components. The rival loses nothing. Gaining 0 is allowed.

card-jeweled-statuette = Jeweled Statuette
    .text = Turn: gain 3 Death; every rival gains 1 Death. Destroy this: gain 2 Gold and 1 Elan.
    .use = Turn: gain 3 Death; every rival gains 1 Death.
    .use-second = Destroy this: gain 2 Gold and 1 Elan.
    .ruling-1 = The second power needs the Statuette to be straight although it does not turn it. Destroying it gives up its 1 VP.

card-magical-shard = Magical Shard
    .text = Turn: gain any 1 non-Gold essence.
    .use = Turn: gain any 1 non-Gold essence.
    .ruling-1 = Costs 0, but placing it is still the action of that turn. Its cost value is 0.

card-mermaid = Mermaid
    .text = Collect 1 Calm. Turn, pay 1 Calm, Life or Gold: put that essence on one of your components.
    .use = Turn, pay 1 Calm, Life or Gold: put that essence on one of your components.
    .ruling-1 = The essence comes from the pool. It may go on any of your components, straight or turned, the Mermaid itself included; never on a rival's.
    .ruling-2 = On a Place of Power that scores that essence this is worth a point; on Vault or Windup Man it counts for their Collect ability.

card-nightingale = Nightingale
    .text = A Creature worth 1 VP, without powers.
    .ruling-1 = Worth 1 VP and usable wherever a Creature is needed.

card-philosophers-stone = Philosopher's Stone
    .text = Turn, pay any 2 essences and X essences of one type: gain X Gold.
    .use = Turn, pay any 2 essences and X essences of one type: gain X Gold.
    .ruling-1 = The two essences of any type come on top of X; they may be Gold and may be of the type of X; they give no Gold. X may be 0.

card-prism = Prism
    .text = Turn, pay any 1 essence: gain any 2 non-Gold essences. Turn, pay X essences of one type: gain X essences of one non-Gold type.
    .use = Turn, pay any 1 essence: gain any 2 non-Gold essences.
    .use-second = Turn, pay X essences of one type: gain X essences of one non-Gold type.
    .ruling-1 = Costs 0 but placing it is an action. Gold may be paid, never gained. All X gained are one type.

card-ring-of-midas = Ring of Midas
    .text = Pay 2 Life: put 1 Gold on this. Turn: put 1 Gold on this.
    .use = Pay 2 Life: put 1 Gold on this.
    .use-second = Turn: put 1 Gold on this.
    .ruling-1 = Use the repeatable first power before the turning one; once turned the first is unavailable too.
    .ruling-2 = Gold on the Ring is not worth points.

card-sacrificial-dagger = Sacrificial Dagger
    .text = Turn, pay 1 Life: put 3 Death on this. Destroy this and discard a card from hand: gain as many non-Gold essences as the discarded card's printed cost has.
    .use = Turn, pay 1 Life: put 3 Death on this.
    .use-second = Destroy this and discard a card from hand: gain as many non-Gold essences as the discarded card's printed cost has.
    .ruling-1 = Both parts of the second cost are needed: no card in hand, no use. The Dagger must be straight. Essences on it are lost.
    .ruling-2 = The discard gives no additional 1 Gold / 2 essences (publisher FAQ).

card-sea-serpent = Sea Serpent
    .text = Turn: every rival who has not passed loses 2 Life; each of them may instead destroy one of their own artifacts in play to ignore it.
    .use = Turn: every rival who has not passed loses 2 Life; each of them may instead destroy one of their own artifacts in play to ignore it.
    .price = Destroy one of your artifacts in play.
    .ruling-1 = This is a Dragon power, so the Dragon Bridle reaction may answer it as well as any reaction to Life loss.
    .ruling-2 = Both a Dragon and a Creature: takes Dragon discounts, can pay for Dragon's Lair or Sacred Grove, can be straightened by the Druid, and scores 1 + 2 = 3 on Sorcerer's Bestiary besides its own 1 VP.
    .ruling-3 = A rival may destroy any of their artifacts in play, straight or turned; essences on it are lost.

card-treant = Treant
    .text = Collect 2 Life. Turn: choose a rival; gain Elan equal to the Death in that rival's pool.
    .use = Turn: choose a rival; gain Elan equal to the Death in that rival's pool.
    .ruling-1 = Same conditions as Hypnotic Basin.

card-tree-of-life = Tree of Life
    .text = Turn: gain 3 Life; every rival gains 1 Life. React to Life loss: pay 1 Life to ignore it.
    .use = Turn: gain 3 Life; every rival gains 1 Life.
    .react = React to Life loss: pay 1 Life to ignore it.
    .ruling-1 = The reaction works while the Tree is turned, because its cost does not turn it.

card-vault = Vault
    .text = If at least 1 Gold lies on this and you take nothing from it in this Collect step, gain any 2 non-Gold essences. Turn: put 1 Gold on this.
    .use = Turn: put 1 Gold on this.
    .ruling-1 = Always exactly 2 essences, however much Gold lies there. The Gold stays.
    .ruling-2 = Only Gold satisfies the condition; other essences put there by the Mermaid do not. Taking means taking everything.

card-water-dragon = Water Dragon
    .text = Turn: every rival who has not passed loses 2 Life; each of them may instead pay 1 Elan to ignore it.
    .use = Turn: every rival who has not passed loses 2 Life; each of them may instead pay 1 Elan to ignore it.
    .price = Pay 1 Elan.
    .ruling-1 = This is a Dragon power, so the Dragon Bridle reaction may answer it as well as any reaction to Life loss.

card-wind-dragon = Wind Dragon
    .text = Turn: every rival who has not passed loses 2 Life; each of them may instead discard 1 card from hand to ignore it.
    .use = Turn: every rival who has not passed loses 2 Life; each of them may instead discard 1 card from hand to ignore it.
    .price = Discard 1 card from hand.
    .ruling-1 = This is a Dragon power, so the Dragon Bridle reaction may answer it as well as any reaction to Life loss.
    .ruling-2 = The card discarded to ignore it gives no essences. A rival with an empty hand cannot choose this.

card-windup-man = Windup Man
    .text = If you take nothing from this in this Collect step, add 2 essences of every type lying on it. Turn, pay any 1 essence: put that essence on this.
    .use = Turn, pay any 1 essence: put that essence on this.
    .ruling-1 = Two per type present, not per essence. An empty Windup Man gains nothing. In the step in which the essences are taken nothing is added.

## Mages

card-alchemist = Alchemist
    .text = Turn, pay any 4 essences: gain 2 Gold. Turn: gain any 1 non-Gold essence.
    .use = Turn, pay any 4 essences: gain 2 Gold.
    .use-second = Turn: gain any 1 non-Gold essence.
    .ruling-1 = The 4 essences may include Gold.

card-artificer = Artificer
    .text = Your artifacts cost 1 less (not Gold).
    .ruling-1 = Artifacts only, wherever they are placed from; never monuments or Places of Power. Essences of any type in a cost may be reduced, Gold may not. Works while the mage is turned, too (it cannot turn itself).

card-druid = Druid
    .text = Collect 1 Life. Turn: straighten one of your turned Creatures.
    .use = Turn: straighten one of your turned Creatures.
    .ruling-1 = Creature artifacts only (Sea Serpent counts). May be used without a Creature to straighten.

card-duelist = Duelist
    .text = Collect 1 Elan. Turn, pay 1 Death: put 1 Gold on this.
    .use = Turn, pay 1 Death: put 1 Gold on this.

card-healer = Healer
    .text = Collect 1 Calm or 1 Life. React to Life loss: turn this to ignore it.
    .react = React to Life loss: turn this to ignore it.

card-necromancer = Necromancer
    .text = Collect 1 Death. Turn, pay 2 Life: put 3 Death on this.
    .use = Turn, pay 2 Life: put 3 Death on this.

card-scholar = Scholar
    .text = Turn, pay any 1 essence: draw 1 card.
    .use = Turn, pay any 1 essence: draw 1 card.

card-seer = Seer
    .text = Collect 1 Calm. Turn: look at the top 3 cards of your own artifact deck or of the monument deck and put them back on top in any order.
    .use = Turn: look at the top 3 cards of your own artifact deck or of the monument deck and put them back on top in any order.
    .ruling-1 = Same conditions as the Hawk's first power.

card-transmuter = Transmuter
    .text = Turn, pay any 2 essences: gain any 3 non-Gold essences.
    .use = Turn, pay any 2 essences: gain any 3 non-Gold essences.
    .ruling-1 = Needs at least 2 essences in the pool. Gold may be paid. The gained types may equal the paid ones.

card-witch = Witch
    .text = Collect 1 Life or 1 Death. Turn, pay any 2 essences: straighten one of your turned components.
    .use = Turn, pay any 2 essences: straighten one of your turned components.
    .ruling-1 = May straighten itself (then 2 essences are simply spent).

## Magic items

card-alchemy = Alchemy
    .text = Turn, pay any 4 essences: gain 2 Gold.
    .use = Turn, pay any 4 essences: gain 2 Gold.
    .ruling-1 = Gold may be among the 4.

card-calm-elan = Calm / Elan
    .text = Collect 1 Calm or 1 Elan.

card-death-life = Death / Life
    .text = Collect 1 Death or 1 Life.

card-divination = Divination
    .text = Turn: draw 3 cards into hand, then discard 3 cards from hand.
    .use = Turn: draw 3 cards into hand, then discard 3 cards from hand.
    .ruling-1 = Any cards in hand may be discarded, new or old. If fewer than 3 could be drawn, discard exactly that many. The discards give no essences.

card-protection = Protection
    .text = React to Life loss: turn this to ignore it.
    .react = React to Life loss: turn this to ignore it.

card-reanimate = Reanimate
    .text = Turn, pay any 1 essence: straighten one of your turned components.
    .use = Turn, pay any 1 essence: straighten one of your turned components.

card-research = Research
    .text = Turn, pay any 1 essence: draw 1 card.
    .use = Turn, pay any 1 essence: draw 1 card.

card-transmutation = Transmutation
    .text = Turn, pay any 3 essences: gain any 3 non-Gold essences.
    .use = Turn, pay any 3 essences: gain any 3 non-Gold essences.
    .ruling-1 = Needs at least 3 essences in the pool. Gold may be paid. The gained types may equal the paid ones.

## Monuments

card-colossus = Colossus
    .text = Turn, pay any 1 essence: put 1 Gold on this.
    .use = Turn, pay any 1 essence: put 1 Gold on this.

card-golden-statue = Golden Statue
    .text = React to a victory check: turn, pay 3 Gold for +3 VP in this check only.
    .react = React to a victory check: turn, pay 3 Gold for +3 VP in this check only.
    .ruling-1 = Works in the end-of-round check and in every mid-round check, whoever caused it, whether or not the owner has passed.
    .ruling-2 = Must be straight. If used in a mid-round check that nobody wins, it stays turned and the 3 Gold are gone.

card-great-pyramid = Great Pyramid
    .text = Worth 3 VP, without powers.

card-hanging-gardens = Hanging Gardens
    .text = Collect any 3 non-Gold essences.

card-library = Library
    .text = Turn: draw 1 card.
    .use = Turn: draw 1 card.

card-mausoleum = Mausoleum
    .text = Pay any 1 essence: put 1 Death on this.
    .use = Pay any 1 essence: put 1 Death on this.
    .ruling-1 = No turning: may be repeated, one action each. The Death on it is not worth points.

card-obelisk = Obelisk
    .text = When you claim this, gain any 6 non-Gold essences.
    .ruling-1 = Part of the claim action, mandatory, once. Also when it was claimed unseen from the deck. The display is refilled afterwards.

card-oracle = Oracle
    .text = Turn: look at the top 3 cards of your own artifact deck or of the monument deck and put them back on top in any order.
    .use = Turn: look at the top 3 cards of your own artifact deck or of the monument deck and put them back on top in any order.
    .ruling-1 = Same conditions as the Hawk's first power.

card-solomons-mine = Solomon's Mine
    .text = Turn: gain 1 Gold.
    .use = Turn: gain 1 Gold.

card-temple = Temple
    .text = Collect 1 Life. React to Life loss: turn this to ignore it.
    .react = React to Life loss: turn this to ignore it.

## Places of Power

card-sacred-grove = Sacred Grove
    .text = 2 VP plus 1 VP per Life on this. Turn, pay 1 Calm: gain 5 Life. Turn this and one of your straight Creatures: put 1 Life on this.
    .use = Turn, pay 1 Calm: gain 5 Life.
    .use-second = Turn this and one of your straight Creatures: put 1 Life on this.
    .ruling-1 = Both the Grove and a straight Creature of yours must be turned. Turning the Creature does not use its power (publisher FAQ).

card-alchemists-tower = Alchemist's Tower
    .text = 1 VP per Gold on this. Collect any 3 non-Gold essences. Pay 1 Death, 1 Elan, 1 Calm and 1 Life: put 1 Gold on this. React to Life loss: turn this to ignore it.
    .use = Pay 1 Death, 1 Elan, 1 Calm and 1 Life: put 1 Gold on this.
    .react = React to Life loss: turn this to ignore it.
    .ruling-1 = The first power may be repeated while the Tower is straight; after the Tower was turned by its reaction it is unavailable for the rest of the round (unless straightened).

card-catacombs-of-the-dead = Catacombs of the Dead
    .text = 1 VP per Death on this. Collect 1 Death (into the pool). Pay 5 Death: put 1 Death on this. Turn: put 1 Death on this.
    .use = Pay 5 Death: put 1 Death on this.
    .use-second = Turn: put 1 Death on this.
    .ruling-1 = The 5-Death power may be repeated, but only before the Catacombs are turned. The 5 Death go to the supply and 1 comes back onto the tile.

card-sacrificial-pit = Sacrificial Pit
    .text = 2 VP plus 1 VP per Death on this. Turn, pay 3 Life: put 1 Death on this. Turn, pay 1 Death, destroy one of your Dragons or Creatures: gain Gold equal to the number of essences in its printed cost.
    .use = Turn, pay 3 Life: put 1 Death on this.
    .use-second = Turn, pay 1 Death, destroy one of your Dragons or Creatures: gain Gold equal to the number of essences in its printed cost.
    .ruling-1 = The second power puts nothing on the Pit; the Gold goes to the pool. The victim may be turned.

card-cursed-forge = Cursed Forge
    .text = 1 VP plus 1 VP per Gold on this. In each Collect step either pay 1 Death or turn this. Pay 2 Elan and 1 Gold: put 1 Gold on this.
    .use = Pay 2 Elan and 1 Gold: put 1 Gold on this.
    .ruling-1 = The choice is free even when Death is available; without Death the Forge must be turned. It may be settled after all other collecting, with Death just collected.
    .ruling-2 = No upkeep in the round in which it is claimed. A turned Forge still scores and its Gold may still be taken or added to by the Mermaid.

card-dwarven-mines = Dwarven Mines
    .text = 1 VP per Gold on this. Collect 1 Gold (into the pool). Turn, pay 5 Elan: gain 3 Gold. Turn, pay 3 Death and 3 Elan: put 2 Gold on this.
    .use = Turn, pay 5 Elan: gain 3 Gold.
    .use-second = Turn, pay 3 Death and 3 Elan: put 2 Gold on this.

card-coral-castle = Coral Castle
    .text = 3 VP. Turn: carry out a victory check at once. React to Life loss: turn this to ignore it.
    .use = Turn: carry out a victory check at once.
    .react = React to Life loss: turn this to ignore it.
    .ruling-1 = The check covers all players; the best total of 10+ wins, whoever it is. If nobody has 10 the round goes on and the Castle stays turned.

card-sunken-reef = Sunken Reef
    .text = 1 VP per Calm on this. Collect 1 Gold (into the pool). Pay 2 Calm and 1 Life: put 1 Calm on this.
    .use = Pay 2 Calm and 1 Life: put 1 Calm on this.
    .ruling-1 = No turning: may be repeated, one action each.

card-dragons-lair = Dragon's Lair
    .text = 1 VP per Gold on this. Your Dragons cost 3 less (any essences). Turn: gain 2 Gold. Turn this and one of your straight Dragons: put 2 Gold on this.
    .use = Turn: gain 2 Gold.
    .use-second = Turn this and one of your straight Dragons: put 2 Gold on this.
    .ruling-1 = The last power turns both the Lair and a straight Dragon of yours; the Dragon's own power is not used. The discount works while the Lair is turned.

card-sorcerers-bestiary = Sorcerer's Bestiary
    .text = 1 VP per Creature and 2 VP per Dragon you have in play. Turn: carry out a victory check at once. Turn, pay any 4 essences: place a Dragon from any player's discard pile, paying its cost.
    .use = Turn: carry out a victory check at once.
    .use-second = Turn, pay any 4 essences: place a Dragon from any player's discard pile, paying its cost.
    .ruling-1 = Sea Serpent counts for both kinds: 3 VP.
    .ruling-2 = The Dragon's own cost is paid on top of the 4; discount abilities lower it, not the 4.
    .ruling-3 = A Dragon taken from a rival belongs to the player who placed it from then on.
