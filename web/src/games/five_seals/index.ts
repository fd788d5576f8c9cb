// The board of Five Seals of Magic.
import { setArtist } from '../../lib/cards/art';
import type { Action } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import { artist } from './art';

setArtist('five_seals', artist);

export { default } from './Board.svelte';
export { default as Chip } from './Chip.svelte';
export { wholePrompts } from './deeds';
export { choreography } from './motion';

const BY_TOUCH = new Set([
  'mage',
  'take',
  'cast',
  'call',
  'break',
  'spend',
  'die',
  'choose',
  'seat',
  'obtain',
  'give',
  'appropriate',
  'hand_over',
  'store',
]);

/** Answers given by touching something on this board. */
export function onBoard(_scene: Scene, action: Action): boolean {
  return BY_TOUCH.has(action.verb);
}
