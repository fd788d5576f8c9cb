import { describe, expect, it } from 'vitest';
import { addable, complete, severalAtOnce } from '../src/lib/ways';

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
