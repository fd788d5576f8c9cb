import { describe, expect, it } from 'vitest';
import { applyPatch } from '../src/lib/wire/delta';

describe('a patch', () => {
  const view = { seats: [{ hand: ['a', 'b'], crystals: 1 }, { hand: 3 }], year: 1, gone: true };

  it('sets values deep inside and leaves the old view alone', () => {
    const next = applyPatch(view, [
      [['seats', 0, 'crystals'], 5],
      [['year'], 2],
    ]);
    expect(next).toEqual({ seats: [{ hand: ['a', 'b'], crystals: 5 }, { hand: 3 }], year: 2, gone: true });
    expect(view.seats[0]).toEqual({ hand: ['a', 'b'], crystals: 1 });
  });
  it('shares what did not change', () => {
    const next = applyPatch(view, [[['seats', 0, 'crystals'], 5]]);
    expect(next.seats[1]).toBe(view.seats[1]);
  });
  it('removes keys', () => {
    expect(applyPatch(view, [[['gone']]])).toEqual({ seats: view.seats, year: 1 });
  });
  it('makes parents that were not there', () => {
    expect(applyPatch({} as Record<string, unknown>, [[['a', 'b'], 1]])).toEqual({ a: { b: 1 } });
  });
  it('can set null, which is not removing', () => {
    expect(applyPatch({ a: 1 } as Record<string, unknown>, [[['a'], null]])).toEqual({ a: null });
  });
});
