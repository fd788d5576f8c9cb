// Components of Res Arcana: bronze artifacts, violet mages, teal items, stone monuments, blue places of power.
import type { Art, Artist, Symbol } from '../../lib/cards/art';
import { kindOf } from '../../lib/words/lexicon';
import { entries, ESSENCE_COLOUR, factsOf, type Kind } from './facts';
import { ICONS } from './icons.gen';

export const ANY_COLOUR = '#6b6280';

const EDGE: Record<Kind, string> = {
  artifact: '#b08d4c',
  mage: '#9a86c8',
  magic_item: '#5fa39c',
  monument: '#a9a08d',
  place_of_power: '#7d97cf',
};
const TINT: Record<Kind, string> = {
  artifact: '#6d6480',
  mage: '#5b468f',
  magic_item: '#2f6f70',
  monument: '#77694f',
  place_of_power: '#3c5590',
};

export const artist: Artist = (lexicon, card): Art => {
  const facts = factsOf(lexicon.card(card));
  const kind = facts.kind ?? 'artifact';
  const cost: Symbol[] = entries(facts.cost).map(([essence, count]) => ({
    path: ICONS[essence]!,
    colour: ESSENCE_COLOUR[essence],
    word: `essence-${essence}`,
    count,
  }));
  if (facts.any > 0)
    cost.push({ path: ICONS['any']!, colour: ANY_COLOUR, word: 'fact-any', count: facts.any });
  const main = [...entries(facts.cost)].filter(([essence]) => essence !== 'gold').sort((a, b) => b[1] - a[1]);
  const tinted = main.length > 0 && (main.length === 1 || main[0]![1] > main[1]![1]);
  return {
    icon: ICONS[kindOf(card)] ?? '',
    tint: facts.each
      ? ESSENCE_COLOUR[facts.each]
      : tinted && kind === 'artifact'
        ? ESSENCE_COLOUR[main[0]![0]]
        : TINT[kind],
    frame: 'plain',
    edge: EDGE[kind],
    cost,
    points: facts.points === 0 && !facts.each && !facts.perDragon ? null : facts.points,
    types: [
      `kind-${kind.replaceAll('_', '-')}`,
      ...facts.types.map((type) => `type-${type}`),
      ...(facts.face ? [`face-${facts.face}`] : []),
    ],
  };
};
