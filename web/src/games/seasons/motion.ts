// Tokens and crystals that fly because of what happened.
import { unpackBag, type Lexicon } from '../../lib/words/lexicon';
import { piece, type Flight } from '../../lib/motion/motion';
import type { GameEvent } from '../../lib/wire/types';
import { CRYSTAL_COLOUR } from './art';
import { ENERGIES, ENERGY_COLOUR, type Energy } from './facts';
import { ICONS } from './icons.gen';

export function choreography(lexicon: Lexicon, event: GameEvent): Flight[] {
  const [kind, seat, card, a, b] = event;
  const { name } = lexicon.event(kind);
  const supply = '[data-spot="supply"]';
  const reserve = `[data-spot="reserve-${seat}"]`;
  const crystals = `[data-spot="crystals-${seat}"]`;
  const source = card && card !== '?' ? `[data-key="card:${CSS.escape(card)}"]` : supply;
  const bag = () => Object.entries(unpackBag(a, [...ENERGIES])) as [Energy, number][];
  const each = (from: string, to: string): Flight[] =>
    bag().flatMap(([energy, n]) =>
      Array.from({ length: Math.min(n, 5) }, () => ({
        from,
        to,
        make: () => piece(ENERGY_COLOUR[energy], ICONS[energy]),
      })),
    );
  switch (name) {
    case 'gained-energy':
      return each(card ? source : '[data-spot="die-taken"]', reserve).concat();
    case 'lost-energy':
    case 'paid-energy':
      return each(reserve, supply);
    case 'transmuted':
      return [
        ...each(reserve, supply),
        { from: supply, to: crystals, make: () => piece(CRYSTAL_COLOUR, ICONS['crystal'], `+${b}`) },
      ];
    case 'gained-crystals':
      return [{ from: source, to: crystals, make: () => piece(CRYSTAL_COLOUR, ICONS['crystal'], `+${a}`) }];
    case 'lost-crystals':
      return [{ from: crystals, to: supply, make: () => piece(CRYSTAL_COLOUR, ICONS['crystal'], `−${a}`) }];
    case 'stole':
      return [
        {
          from: `[data-spot="crystals-${b}"]`,
          to: crystals,
          make: () => piece(CRYSTAL_COLOUR, ICONS['crystal'], `+${a}`),
        },
      ];
    case 'gauge':
      return [
        { from: source, to: `[data-spot="gauge-${seat}"]`, make: () => piece('#8a6420', ICONS['gauge']) },
      ];
    default:
      return [];
  }
}
