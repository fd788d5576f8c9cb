// What the figures of the rules are drawn with: cards by all games, the rest by each game itself.
import type { Component } from 'svelte';
import { baseOf, type Lexicon } from '../words/lexicon';

export type Figures = Record<string, Component<{ lexicon: Lexicon; things: string[] }>>;

const own = import.meta.glob<{ figures: Figures }>('../../games/*/figures.ts');

export async function loadFigures(game: string): Promise<Figures> {
  const found = own[`../../games/${baseOf(game)}/figures.ts`];
  return found ? (await found()).figures : {};
}
