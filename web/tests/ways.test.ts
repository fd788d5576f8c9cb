import { describe, expect, it } from 'vitest';
import { addable, cheapest, complete, evenest, severalAtOnce, swappable, swapped } from '../src/lib/ways';

// Pay two of: 1 (twice there), 2, 3. After 2 only 3 is left, which the engine takes by itself.
const rows = [[1, 1], [1, 2], [1, 3], [2]];
const ways = severalAtOnce(rows)!;

describe('choosing several things in any order', () => {
  it('puts back what the engine answers by itself', () => {
    expect(ways.map((way) => way.full)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(ways.map((way) => way.send)).toEqual(rows);
  });
  it('knows that the last of a row may be repeated: any two of three types', () => {
    const any = severalAtOnce([[1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [3]])!;
    expect(any.map((way) => way.full).at(-1)).toEqual([3, 3]);
    const three = severalAtOnce([[1, 1, 1], [1, 1, 2], [1, 2], [2]])!;
    expect(three.map((way) => way.full)).toEqual([
      [1, 1, 1],
      [1, 1, 2],
      [1, 2, 2],
      [2, 2, 2],
    ]);
  });
  it('says what may be added, and how often', () => {
    expect([...addable(ways, [])]).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
    expect([...addable(ways, [3])].sort()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect([...addable(ways, [3, 2])]).toEqual([]);
  });
  it('is complete whatever the order of picking, and sends only what is asked', () => {
    expect(complete(ways, [3, 1])).toEqual([1, 3]);
    expect(complete(ways, [3, 2])).toEqual([2]);
    expect(complete(ways, [3])).toBeNull();
    expect(complete(ways, [3, 3])).toBeNull();
  });
  it('is offered only when there are several things to choose', () => {
    expect(severalAtOnce([[1], [2]])).toBeNull();
    expect(severalAtOnce([])).toBeNull();
    expect(severalAtOnce(null)).toBeNull();
  });
  it('asks one at a time when the end of a row cannot be told', () => {
    expect(severalAtOnce([[1, 2, 3], [1, 3, 4], [1, 2, 5], [2]])).toBeNull();
  });
});

describe('questions of other shapes', () => {
  it('knows an answer that stands alone: one Gold, or two of four others', () => {
    const pairs = [[1, 1], [1, 2], [1, 3], [1, 4], [2, 2], [2, 3], [2, 4], [3, 3], [3, 4], [4], [5]];
    const gain = severalAtOnce(pairs)!;
    expect(gain.map((way) => way.full)).toContainEqual([5]);
    expect(gain.map((way) => way.full)).toContainEqual([4, 4]);
    expect(complete(gain, [4, 4])).toEqual([4]);
    expect(complete(gain, [5])).toEqual([5]);
    expect(complete(gain, [4])).toBeNull();
    expect(addable(gain, [4]).has(5)).toBe(false);
  });
  it('goes on until a stop, which confirming says', () => {
    const stop = 9;
    const rows = [[1, 1], [1, 9], [2, 9], [1, 2], [9]];
    const nature = (action: number) => ({ stops: action === stop, small: true, verb: 'pay' });
    const open = severalAtOnce(rows, nature)!;
    expect(complete(open, [])).toEqual([9]);
    expect(complete(open, [1])).toEqual([1, 9]);
    expect(complete(open, [2, 1])).toEqual([1, 2]);
    expect(complete(open, [2, 2])).toBeNull();
  });
  it('leaves deeds alone that go on until one stops: of several verbs, or about cards', () => {
    const rows = [[1, 9], [1, 2], [2, 9], [9]];
    const mixed = (action: number) => ({ stops: action === 9, small: true, verb: `verb ${action}` });
    const cards = (action: number) => ({ stops: action === 9, small: false, verb: 'use' });
    expect(severalAtOnce(rows, mixed)).toBeNull();
    expect(severalAtOnce(rows, cards)).toBeNull();
  });
  it('finds what the engine answered by itself in the middle of a row', () => {
    // Three of: 1 once, 2 once, 3 three times, 4 once. After 2, and after 3, only 3 can follow.
    const pay = severalAtOnce([
      [1, 2, 3],
      [1, 2, 4],
      [1, 3, 3],
      [1, 3, 4],
      [2, 3],
      [2, 4],
      [3, 3],
      [3, 4],
    ])!;
    expect(pay.slice(4).map((way) => way.full)).toEqual([
      [2, 3, 3],
      [2, 3, 4],
      [3, 3, 3],
      [3, 3, 4],
    ]);
    expect(complete(pay, [4, 3, 3])).toEqual([3, 4]);
  });
  it('takes rows as they are where they do not ascend: dice until the strength is reached', () => {
    const dice = severalAtOnce([[6], [5, 3], [5, 2], [3, 2]])!;
    expect(dice.map((way) => way.full)).toEqual([[6], [3, 5], [2, 5], [2, 3]]);
    expect(complete(dice, [2, 5])).toEqual([5, 2]);
  });
  it('asks one at a time where the order matters', () => {
    expect(
      severalAtOnce([
        [1, 2],
        [1, 3],
        [2, 1],
        [2, 3],
        [3, 1],
        [3, 2],
      ]),
    ).toBeNull();
  });
});

describe('the obvious choice', () => {
  const pay = severalAtOnce([[1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [3]])!;
  it('is even where nothing is known', () => {
    expect(evenest(pay)!.full).toEqual([1, 2]);
    expect(evenest(severalAtOnce([[1, 1], [1, 2], [2], [5]])!)).toBeNull();
  });
  it('takes from the largest piles and leaves alone what is dear', () => {
    const piles: Record<number, number> = { 1: 1, 2: 5, 3: 9 };
    const left = (action: number, n: number) => (piles[action]! - n) ** 2;
    expect(cheapest(pay, left).full).toEqual([3, 3]);
    expect(cheapest(pay, (action, n) => left(action, n) + (action === 3 ? 100 * n : 0)).full).toEqual([2, 2]);
  });
  it('is changed by touching something else, which takes the place of what was there longest', () => {
    expect([...swappable(pay, [1, 2])].sort()).toEqual([1, 2, 3]);
    expect([...swappable(ways, [1, 1])].sort()).toEqual([2, 3]);
    expect(swapped(pay, [1, 2], 3)).toEqual([2, 3]);
    expect(swapped(pay, [2, 3], 3)).toEqual([3, 3]);
    expect(swapped(ways, [2, 3], 1)).toEqual([3, 1]);
  });
  it('swaps a pair for what stands alone, and back', () => {
    const gain = severalAtOnce([[1, 1], [1, 2], [2], [5]])!;
    expect(swapped(gain, [1, 2], 5)).toEqual([5]);
    expect(swapped(gain, [5], 2)).toEqual([2]);
  });
});
