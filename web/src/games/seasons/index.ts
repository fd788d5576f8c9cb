import { setArtist } from '../../lib/art';
import type { Action } from '../../lib/lexicon';
import type { Scene } from '../../lib/scene';
import { artist } from './art';

setArtist('seasons', artist);

export { default } from './Board.svelte';
export { suggest } from './facts';
export { choreography } from './motion';
export { default as Chip } from './Chip.svelte';

export const wholePrompts = ['first-year', 'second-year'] as const;

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
]);

/** Answers given by touching something on this board. */
export function onBoard(_scene: Scene, action: Action): boolean {
  if (action.verb === 'transmute') return true;
  return BY_TOUCH.has(action.verb) || ['enter', 'discard', 'resolve'].includes(action.verb);
}
