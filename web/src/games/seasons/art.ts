// Cards of Seasons: items in lilac, familiars in orange as in the box, tinted by the energy they cost.
import type { Art, Artist, Symbol } from '../../lib/cards/art';
import { kindOf } from '../../lib/words/lexicon';
import { costOf, ENERGIES, ENERGY_COLOUR } from './facts';
import { ICONS } from './icons.gen';

export const CRYSTAL_COLOUR = '#6a50b5';
const PLAIN = '#6d6480';
const ITEM = { edge: '#a48fd3', paper: '#ece6f1' } as const;
const FAMILIAR = { edge: '#d6893c', paper: '#f5e6cd' } as const;

export const artist: Artist = (lexicon, card, seats): Art => {
  const facts = lexicon.card(card);
  const cost = costOf(facts, seats);
  const symbols: Symbol[] = ENERGIES.filter((energy) => (cost.energy[energy] ?? 0) > 0).map((energy) => ({
    path: ICONS[energy] ?? '',
    colour: ENERGY_COLOUR[energy],
    word: `energy-${energy}`,
    count: cost.energy[energy] ?? 0,
  }));
  if (cost.crystals > 0) {
    symbols.push({
      path: ICONS['crystal'] ?? '',
      colour: CRYSTAL_COLOUR,
      word: 'counter-crystals',
      count: cost.crystals,
    });
  }
  const main = [...symbols].sort((a, b) => b.count - a.count)[0];
  const even = symbols.length > 2 && symbols.every((symbol) => symbol.count === 1);
  return {
    icon: ICONS[kindOf(card)] ?? '',
    tint: even || !main ? PLAIN : main.colour,
    frame: 'plain',
    ...(facts['type'] === 'familiar' ? FAMILIAR : ITEM),
    cost: symbols,
    points: typeof facts['prestige'] === 'number' ? facts['prestige'] : null,
    types: [
      `type-${String(facts['type'])}`,
      ...((facts['effects'] ?? []) as string[]).map((each) => `effect-${each}`),
    ],
  };
};
