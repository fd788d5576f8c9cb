// Goods, pieces and stones that fly because of what happened.
import { unpackBag, type Lexicon } from '../../lib/words/lexicon';
import { piece, type Flight } from '../../lib/motion/motion';
import type { GameEvent } from '../../lib/wire/types';
import { TONE } from './effects';
import { RESOURCES } from './facts';
import { ICONS } from './icons.gen';

const SUPPLY = '[data-spot="deck"]';

export function choreography(lexicon: Lexicon, event: GameEvent): Flight[] {
  const [kind, seat, card, a, b] = event;
  const { name } = lexicon.event(kind);
  const spot = (what: string) => `[data-spot="${what}-${seat}"]`;
  const source = card && card !== '?' ? `[data-key="card:${CSS.escape(card)}"]` : SUPPLY;
  const region = (number: number) => `[data-spot="region-${lexicon.data.lists['region']?.[number] ?? ''}"]`;
  const figure = (number: number) => {
    const which = lexicon.data.lists['piece']?.[number] ?? 'witch';
    return { at: spot(which === 'elder' ? 'elders' : 'witches'), make: () => piece('#54407a', ICONS[which]) };
  };
  const resources = (from: string, to: string): Flight[] =>
    Object.entries(unpackBag(a, [...RESOURCES])).map(([which, n]) => ({
      from,
      to,
      make: () => piece(TONE[which]!, ICONS[which], n > 1 ? String(n) : ''),
    }));
  switch (name) {
    case 'gained':
      return resources(source, spot('goods'));
    case 'paid':
      return resources(spot('goods'), SUPPLY);
    case 'mana':
      return [{ from: source, to: spot('mana'), make: () => piece(TONE['mana']!, ICONS['mana'], `+${a}`) }];
    case 'mana-spent':
      return [{ from: spot('mana'), to: SUPPLY, make: () => piece(TONE['mana']!, ICONS['mana'], `−${a}`) }];
    case 'vp':
      return [{ from: source, to: spot('vp'), make: () => piece(TONE['vp']!, ICONS['vp'], `+${a}`) }];
    case 'found':
      return Array.from({ length: Math.min(b, 2) }, () => ({
        from: spot('witches'),
        to: region(a),
        make: figure(0).make,
      }));
    case 'region-cell':
    case 'moved':
      return [{ from: figure(a).at, to: region(b), make: figure(a).make }];
    case 'cell':
      return [{ from: figure(a).at, to: source, make: figure(a).make }];
    case 'returned':
      return [{ from: source, to: figure(a).at, make: figure(a).make }];
    case 'created':
      return [{ from: SUPPLY, to: source, make: () => piece('#4a4560', ICONS[a === 1 ? 'orb' : 'sickle']) }];
    case 'path':
      return [{ from: source, to: spot('path'), make: () => piece('#4a4560', ICONS['path'], String(a)) }];
    default:
      return [];
  }
}
