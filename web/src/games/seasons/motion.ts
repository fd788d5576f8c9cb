// Tokens and crystals that fly because of what happened.
import { unpackBag, type Lexicon } from '../../lib/lexicon';
import type { Flight } from '../../lib/motion';
import type { GameEvent } from '../../lib/types';
import { CRYSTAL_COLOUR } from './art';
import { ENERGIES, ENERGY_COLOUR, type Energy } from './facts';
import { ICONS } from './icons.gen';

const NS = 'http://www.w3.org/2000/svg';

function piece(colour: string, icon: string, text = ''): HTMLElement {
  const box = document.createElement('span');
  Object.assign(box.style, {
    display: 'grid',
    gridAutoFlow: 'column',
    placeItems: 'center',
    minWidth: '28px',
    height: '28px',
    padding: '0 5px',
    borderRadius: '14px',
    background: colour,
    color: '#fff',
    font: '700 15px var(--text)',
    boxShadow: '0 2px 8px rgb(0 0 0 / .5)',
  });
  if (text) box.append(text);
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('viewBox', '0 0 512 512');
  svg.setAttribute('width', '18');
  const path = document.createElementNS(NS, 'path');
  path.setAttribute('d', ICONS[icon] ?? '');
  path.setAttribute('fill', '#fff');
  svg.append(path);
  box.append(svg);
  return box;
}

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
        make: () => piece(ENERGY_COLOUR[energy], energy),
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
        { from: supply, to: crystals, make: () => piece(CRYSTAL_COLOUR, 'crystal', `+${b}`) },
      ];
    case 'gained-crystals':
      return [{ from: source, to: crystals, make: () => piece(CRYSTAL_COLOUR, 'crystal', `+${a}`) }];
    case 'lost-crystals':
      return [{ from: crystals, to: supply, make: () => piece(CRYSTAL_COLOUR, 'crystal', `−${a}`) }];
    case 'stole':
      return [
        {
          from: `[data-spot="crystals-${b}"]`,
          to: crystals,
          make: () => piece(CRYSTAL_COLOUR, 'crystal', `+${a}`),
        },
      ];
    case 'gauge':
      return [{ from: source, to: `[data-spot="gauge-${seat}"]`, make: () => piece('#8a6420', 'gauge') }];
    default:
      return [];
  }
}
