// Puzzles in a list, easy ones first.
import type { PuzzleInfo } from '../wire/wire';
import { t } from '../words/wording.svelte';

/** The next one that is not solved, after the one at hand; then from the beginning. */
export function followingOf(all: PuzzleInfo[], name: string | null): PuzzleInfo | null {
  const here = all.findIndex((each) => each.id === name);
  const others = [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))];
  return others.find((each) => !each.solved) ?? others[0] ?? null;
}

export function themeWords(info: PuzzleInfo): string {
  return info.themes.map((theme) => t(`puzzle-theme-${theme}`)).join(' · ');
}

/** How it went so far. */
export function stateOf(info: PuzzleInfo): 'new' | 'tried' | 'solved' | 'first' {
  if (info.solved) return info.tries === 0 ? 'first' : 'solved';
  return info.tries > 0 ? 'tried' : 'new';
}
