import type { Action } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';

export { default } from './Board.svelte';

/** Everything is also a button: on an unknown board that is the safe way. */
export function onBoard(_scene: Scene, _action: Action): boolean {
  return false;
}
