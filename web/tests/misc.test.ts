import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { neighbour } from '../src/lib/page/keyboard';
import Explanation from '../src/lib/puzzle/Explanation.svelte';
import type { Puzzle } from '../src/lib/puzzle/puzzle.svelte';
import ScoreSheet from '../src/lib/table/ScoreSheet.svelte';
import { numberWords } from '../src/lib/words/numbers';
import Missing from '../src/pages/Missing.svelte';

// Before anything is imported: where the page is, and in which language.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { pathname: '/table/x' });
});

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 }) as DOMRect;

describe('walking with the arrows', () => {
  const boxes = [box(0, 0), box(100, 0), box(0, 100), box(100, 100)];
  it('goes to the nearest thing in that direction', () => {
    expect(neighbour(boxes[0]!, boxes, 'ArrowRight')).toBe(1);
    expect(neighbour(boxes[0]!, boxes, 'ArrowDown')).toBe(2);
    expect(neighbour(boxes[3]!, boxes, 'ArrowLeft')).toBe(2);
    expect(neighbour(boxes[3]!, boxes, 'ArrowUp')).toBe(1);
  });
  it('stays where there is nothing', () => {
    expect(neighbour(boxes[0]!, boxes, 'ArrowUp')).toBe(-1);
  });
});

describe('numbers below zero', () => {
  it('have a minus, not a hyphen', () => {
    expect([-20, 0, 5].map(numberWords)).toEqual(['\u221220', '0', '5']);
  });
  it('have it in the score sheet too', () => {
    const breakdown = [{ crystals: 3, bonuses: -20 }];
    const { body } = render(ScoreSheet, {
      props: { game: 'seasons', names: ['Anna'], breakdown, winners: [] },
    });
    const cells = [...body.matchAll(/<td[^>]*>([^<]+)<\/td>/g)].map((cell) => cell[1]);
    expect(cells).toEqual(['3', '\u221220', '\u221217']);
  });
});

describe('a page that cannot be shown', () => {
  it('is headed by the reason where there is one', () => {
    const heading = (code: string) =>
      /<h1>(.*)<\/h1>/.exec(render(Missing, { props: { error: { code, message: '' } } }).body)?.[1];
    expect(heading('table-unknown')).toBe('Nothing here');
    expect(heading('rules-changed')).toBe('Rules or cards have changed');
  });
});

describe('why an answer is the best', () => {
  const why = { answer: [], chance: 0.5, gains: [], line: [], other: 0, other_chance: 0.4, others: [] };
  const told = (most: number) => {
    const lexicon = { game: 'evenfall', action: () => ({ verb: 'pass', target: '', argument: '' }) };
    const puzzle = { game: 'evenfall', names: [], position: { most }, lexicon } as unknown as Puzzle;
    return render(Explanation, { props: { puzzle, why } }).body;
  };
  it('is told by chances, and alone by points', () => {
    expect(told(0)).toContain('50% to win');
    expect(told(250)).toContain('about 125 points');
    expect(told(250)).toContain('about 100 points');
    expect(told(250)).not.toContain('%');
  });
});
