// The boards: one for each game that has its own, and one that suits every game.
import type { Component } from 'svelte';
import { baseOf, type Action } from './lexicon';
import type { Choreography } from './motion';
import type { Scene } from './scene';
import type { Way } from './ways';

export interface BoardModule {
  default: Component<{ scene: Scene }>;
  /** Is this answer given by touching something on the board? */
  onBoard: (scene: Scene, action: Action) => boolean;
  /** The symbol of an answer, if it has one. */
  Chip?: Component<{ action: Action }>;
  /** Prompts that the board answers all by itself. */
  wholePrompts?: readonly string[];
  /** Prompts of which every answer is a deed of its own: not to be picked several in one go. */
  oneByOne?: readonly string[];
  /** The obvious one of several complete answers: what a payment takes, what a gain brings. */
  suggest?: (scene: Scene, ways: Way[]) => Way | null;
  choreography?: Choreography;
}

const own = import.meta.glob<BoardModule>('../games/*/index.ts');

export function loadBoard(game: string): Promise<BoardModule> {
  return (own[`../games/${baseOf(game)}/index.ts`] ?? own['../games/generic/index.ts']!)();
}
