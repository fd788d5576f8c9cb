// Time that flies because of what happened; tokens on the table turn by themselves.
import type { Lexicon } from '../../lib/words/lexicon';
import { piece, type Flight } from '../../lib/motion/motion';
import type { GameEvent } from '../../lib/wire/types';
import { IMAGINARY_COLOUR, TIME_COLOUR } from './art';
import { ICONS } from './icons.gen';

const MOST_PIECES = 4;
const HARM = '#9b2c3f';
const HELP = '#2f6f4f';

export function choreography(lexicon: Lexicon, event: GameEvent): Flight[] {
  const [kind, seat, , a, b] = event;
  const { name } = lexicon.event(kind);
  const spot = (id: string) => `[data-spot="${id}"]`;
  const several = (count: number, from: string, to: string, colour: string, icon: string): Flight[] =>
    Array.from({ length: Math.min(count, MOST_PIECES) }, () => ({
      from: spot(from),
      to: spot(to),
      make: () => piece(colour, ICONS[icon]),
    }));
  const one = (to: string, colour: string, icon: string, text = ''): Flight[] => [
    { from: spot('active-chain'), to: spot(to), make: () => piece(colour, ICONS[icon], text) },
  ];
  switch (name) {
    case 'gained-imaginary':
      return several(a, 'supply', `imaginary-${seat}`, IMAGINARY_COLOUR, 'imaginary');
    case 'stole-imaginary':
      return several(a, `imaginary-${b}`, `imaginary-${seat}`, IMAGINARY_COLOUR, 'imaginary');
    case 'paid':
      return several(b, `imaginary-${seat}`, 'supply', IMAGINARY_COLOUR, 'imaginary');
    case 'gained-time':
      return several(a, 'supply', `time-${seat}`, TIME_COLOUR, 'time');
    case 'exhausted':
      return one(`time-${seat}`, HARM, 'spent', `−${a}`);
    case 'surcharge':
      return one(`time-${seat}`, HARM, 'surcharge', `+${a}`);
    case 'spend-cap':
      return one(`time-${seat}`, HARM, 'spend_cap', `≤${a}`);
    case 'ward':
      return one(`time-${seat}`, HELP, 'ward');
    case 'discount':
      return one(`time-${seat}`, HELP, 'discount', `−${a}`);
    default:
      return [];
  }
}
