// Essences that fly because of what happened.
import { unpackBag, type Lexicon } from '../../lib/words/lexicon';
import { piece, type Flight } from '../../lib/motion/motion';
import type { GameEvent } from '../../lib/wire/types';
import { ESSENCE_COLOUR, ESSENCES, type Essence } from './facts';
import { ICONS } from './icons.gen';

export function choreography(lexicon: Lexicon, event: GameEvent): Flight[] {
  const [kind, seat, card, a] = event;
  const supply = '[data-spot="supply"]';
  const pool = `[data-spot="pool-${seat}"]`;
  const on = card && card !== '?' ? `[data-key="card:${CSS.escape(card)}"]` : supply;
  /** One piece a type, with its number if there are several. */
  const fly = (from: string, to: string): Flight[] =>
    Object.entries(unpackBag(a, [...ESSENCES])).map(([essence, n]) => ({
      from,
      to,
      make: () => piece(ESSENCE_COLOUR[essence as Essence], ICONS[essence], n > 1 ? String(n) : ''),
    }));
  switch (lexicon.event(kind).name) {
    case 'collected':
      return fly(supply, pool);
    case 'gained':
    case 'took':
      return fly(on, pool);
    case 'paid':
    case 'lost':
      return fly(pool, supply);
    case 'put-on':
    case 'grew':
      return fly(supply, on);
    case 'returned':
      return fly(on, supply);
    case 'token':
      return [
        { from: supply, to: `[data-spot="token-${seat}"]`, make: () => piece('#7a5a10', ICONS['token']) },
      ];
    default:
      return [];
  }
}
