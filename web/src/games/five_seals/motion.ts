// Dice and tokens that fly because of what happened; figures and scrolls travel by themselves.
import type { Lexicon } from '../../lib/words/lexicon';
import { piece, type Flight } from '../../lib/motion/motion';
import type { GameEvent } from '../../lib/wire/types';
import { dieOf, ELEMENT_COLOUR, type Colour } from './facts';
import { ICONS } from './icons.gen';

const flying = (name: string) => {
  const { colour, value } = dieOf(name);
  return piece(ELEMENT_COLOUR[colour], ICONS[colour], value === null ? '' : String(value));
};

export function choreography(lexicon: Lexicon, event: GameEvent): Flight[] {
  const [kind, seat, card, a, b] = event;
  const { name } = lexicon.event(kind);
  const listed = (list: string, i: number) => lexicon.data.lists[list]?.[i] ?? '';
  const space = (i: number) => `[data-spot="space-${listed('space', i)}"]`;
  const dice = (of: number) => `[data-spot="dice-${of}"]`;
  const storage = (die: string) => `[data-spot="storage-${die.split('_')[0]}"]`;
  switch (name) {
    case 'took-die': {
      const colour = listed('element', a) as Colour;
      return [{ from: storage(colour), to: dice(seat), make: () => flying(colour) }];
    }
    case 'spent': {
      const die = listed('die', a);
      return [{ from: dice(seat), to: storage(die), make: () => flying(die) }];
    }
    case 'recoloured':
      return [
        { from: dice(seat), to: storage(listed('die', a)), make: () => flying(listed('die', a)) },
        { from: storage(listed('die', b)), to: dice(seat), make: () => flying(listed('die', b)) },
      ];
    case 'captured':
      return [{ from: dice(b), to: dice(seat), make: () => flying(listed('die', a)) }];
    case 'broke':
      return [{ from: space(a), to: dice(seat), make: () => flying(listed('token', b)) }];
    case 'stored':
      return [
        {
          from: dice(seat),
          to: card ? `[data-key="card:${CSS.escape(card)}"]` : dice(seat),
          make: () => flying(listed('token', a)),
        },
      ];
    case 'swapped':
      return [
        { from: space(a), to: space(b), make: () => piece('#6a5acd', ICONS['replacement']) },
        { from: space(b), to: space(a), make: () => piece('#6a5acd', ICONS['replacement']) },
      ];
    case 'guarded':
      return [
        {
          from: dice(seat),
          to: space(b),
          make: () => piece(ELEMENT_COLOUR[listed('element', a) as Colour], ICONS['golem']),
        },
      ];
    default:
      return [];
  }
}
