import { setArtist } from '../../lib/cards/art';
import type { Action } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import { artist } from './art';

setArtist('res_arcana', artist);

export { default } from './Board.svelte';
export { default as Chip } from './Chip.svelte';
export { choreography } from './motion';
export { wholePrompts } from './prompts';
export { suggest } from './suggest';

const BY_TOUCH = new Set([
  'place',
  'claim',
  'claim_top',
  'discard',
  'use',
  'use_second',
  'straighten',
  'turn',
  'destroy',
  'put_on',
  'put_back',
  'pick',
  'mage',
  'item',
]);

/** Answers given by touching something on this board. */
export function onBoard(_scene: Scene, action: Action): boolean {
  return BY_TOUCH.has(action.verb);
}
