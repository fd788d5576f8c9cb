// How scrolls are drawn: the icon of the spell on the colour of its element, its seal as the cost.
import type { Art, Artist } from '../../lib/cards/art';
import { boardData } from './dungeon';
import type { Element } from './facts';
import { ICONS } from './icons.gen';

/** Dark enough for white signs. */
const TINT: Record<Element, string> = {
  fire: '#b3341f',
  water: '#2a62bd',
  air: '#8f6a08',
  earth: '#2f7a3a',
  mind: '#7a3fb5',
};

export const artist: Artist = (lexicon, card): Art => {
  const facts = lexicon.card(card);
  const element = facts['element'] as Element;
  const effect = String(facts['effect']);
  const strength = Number(facts['strength']);
  const familiar = boardData(lexicon).mage.find((mage) => mage.id === facts['mage'])?.familiar;
  const call = effect === 'call';
  return {
    icon: ICONS[familiar ?? effect] ?? '',
    tint: TINT[element],
    frame: call ? 'familiar' : 'item',
    cost: call
      ? []
      : [{ path: ICONS[element] ?? '', colour: TINT[element], word: `element-${element}`, count: strength }],
    points: strength,
    types: [
      `element-${element}`,
      ...((facts['circles'] ?? []) as string[]).map((circle) => `circle-${circle}`),
    ],
  };
};
