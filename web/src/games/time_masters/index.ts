// The board of Time Masters and which answers are given by touching it.
import { setArtist } from '../../lib/cards/art';
import type { Action } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import { artist } from './art';

setArtist('time_masters', artist);

export { default } from './Board.svelte';
export { choreography } from './motion';
export { default as Chip } from './Chip.svelte';

const BY_BUTTON = new Set(['end', 'done', 'option', 'seat']);

/** Everything but ending, choosing an effect and choosing a rival, who may be out of sight. */
export function onBoard(_scene: Scene, action: Action): boolean {
  return !BY_BUTTON.has(action.verb);
}
