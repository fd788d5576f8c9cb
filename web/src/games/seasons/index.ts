import { setArtist } from '../../lib/cards/art';
import type { Action } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import { artist } from './art';

setArtist('seasons', artist);

export { default } from './Board.svelte';
export { suggest } from './facts';
export { choreography } from './motion';
export { default as Chip } from './Chip.svelte';

export const wholePrompts = ['first-year', 'second-year', 'die-gains'] as const;

const BY_TOUCH = new Set([
  'deck',
  'summon',
  'activate',
  'pick',
  'year_1',
  'year_2',
  'take',
  'bonus',
  'sacrifice',
  'return',
  'give',
  'enter',
  'discard',
  'resolve',
  'transmute',
  'take_all',
  'leave',
]);

/** Answers given by touching something on this board. */
export function onBoard(_scene: Scene, action: Action): boolean {
  return BY_TOUCH.has(action.verb);
}
