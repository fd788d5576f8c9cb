// The boards: one for each game that has its own, and one that suits every game.
import type { Component } from 'svelte';
import { baseOf, type Action } from '../words/lexicon';
import type { Choreography } from '../motion/motion';
import type { Scene } from './scene';
import type { Cost, Several } from '../ask/pick';

export interface BoardModule {
  default: Component<{ scene: Scene }>;
  /** Is this answer given by touching something on the board? */
  onBoard: (scene: Scene, action: Action) => boolean;
  /** The symbol of an answer, if it has one. */
  Chip?: Component<{ action: Action }>;
  /** Prompts that the board answers all by itself. */
  wholePrompts?: readonly string[];
  /** What makes one of several complete answers obvious: what a payment takes, what a gain brings. */
  suggest?: (scene: Scene, several: Several) => Cost | null;
  choreography?: Choreography;
}

const own = import.meta.glob<BoardModule>('../../games/*/index.ts');

export function loadBoard(game: string): Promise<BoardModule> {
  return (own[`../../games/${baseOf(game)}/index.ts`] ?? own['../../games/generic/index.ts']!)();
}
