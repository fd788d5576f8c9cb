import { describe, expect, it } from 'vitest';
import { Several, severalOf } from '../src/lib/ask/pick';

const FIRE = 1;
const WATER = 2;
const EARTH = 3;
const ALL = 9;

describe('several of some things', () => {
  const pay = new Several({ least: 2, most: 2, things: [[FIRE, 2], [WATER, 1], [EARTH, 1]] }); // prettier-ignore

  it('is complete with as many as are wanted, and no more of any than there are', () => {
    expect(pay.isComplete([FIRE])).toBe(false);
    expect(pay.isComplete([FIRE, FIRE])).toBe(true);
    expect(pay.isComplete([WATER, WATER])).toBe(false);
    expect(pay.isComplete([FIRE, WATER, EARTH])).toBe(false);
    expect(pay.answer([WATER, FIRE])).toEqual([WATER, FIRE]);
    expect(pay.answer([WATER])).toBeNull();
  });
  it('takes one more, in place of what was picked longest ago if there is no room', () => {
    expect(pay.add([], WATER)).toEqual([WATER]);
    expect(pay.add([WATER], FIRE)).toEqual([WATER, FIRE]);
    expect(pay.add([WATER, FIRE], EARTH)).toEqual([FIRE, EARTH]);
    expect(pay.add([WATER, FIRE], FIRE)).toEqual([FIRE, FIRE]);
    expect(pay.add([WATER], WATER)).toEqual([WATER]);
  });
  it('knows what can be picked once more', () => {
    expect(pay.actions.filter((action) => pay.canAdd([WATER, FIRE], action))).toEqual([FIRE, EARTH]);
    expect(pay.actions.filter((action) => pay.canAdd([FIRE, FIRE], action))).toEqual([WATER, EARTH]);
  });
  it('gives one back', () => {
    expect(pay.remove([FIRE, WATER, FIRE], FIRE)).toEqual([FIRE, WATER]);
    expect(pay.remove([FIRE], WATER)).toEqual([FIRE]);
  });
  it('is picked by what it costs', () => {
    expect(pay.cheapest((action, n) => (action === FIRE ? n * 10 : n))).toEqual([WATER, EARTH]);
  });
});

describe('any number up to so many', () => {
  const some = new Several({ least: 0, most: 2, stop: ALL, things: [[FIRE, 2], [WATER, 1]] }); // prettier-ignore

  it('is complete with none, which says that it is all', () => {
    expect(some.answer([])).toEqual([ALL]);
    expect(some.answer([FIRE])).toEqual([FIRE]);
    expect(some.isComplete([FIRE, FIRE, WATER])).toBe(false);
  });
  it('is empty, unless something is to be had', () => {
    expect(some.cheapest((action, n) => (action === WATER ? -n : n))).toEqual([WATER]);
  });
});

describe('one of some sets', () => {
  // One Gold, or two of the others.
  const GOLD = 5;
  const gain = new Several({ least: 1, most: 2, wholes: [[FIRE, FIRE], [FIRE, WATER], [WATER, WATER], [GOLD]] }); // prettier-ignore

  it('is complete only if it is in the list', () => {
    expect(gain.isComplete([WATER, FIRE])).toBe(true);
    expect(gain.isComplete([FIRE])).toBe(false);
    expect(gain.isComplete([GOLD])).toBe(true);
    expect(gain.isComplete([GOLD, FIRE])).toBe(false);
  });
  it('makes room for what does not go together with the rest', () => {
    expect(gain.add([FIRE], GOLD)).toEqual([GOLD]);
    expect(gain.add([GOLD], WATER)).toEqual([WATER]);
    expect(gain.add([FIRE, FIRE], WATER)).toEqual([FIRE, WATER]);
    expect(gain.canAdd([FIRE, FIRE], GOLD)).toBe(true);
    expect(gain.canAdd([GOLD], GOLD)).toBe(false);
  });
  it('is picked by what it costs', () => {
    expect(gain.cheapest((action, n) => (action === GOLD ? -n : 0))).toEqual([GOLD]);
  });
  it('is sent without saying that it is all, unless it is nothing', () => {
    const leave = new Several({ least: 0, most: 1, stop: ALL, wholes: [[ALL], [FIRE, ALL], [WATER]] }); // prettier-ignore
    expect(leave.actions).toEqual([FIRE, WATER]);
    expect(leave.answer([])).toEqual([ALL]);
    expect(leave.answer([FIRE])).toEqual([FIRE]);
  });
});

describe('one piece and its region', () => {
  // The question counts pieces, so it says that there is one; its whole answers have two parts.
  const [WITCH, ELDER, NORTH, SOUTH] = [1, 2, 3, 4] as const;
  const wholes = [[WITCH, NORTH], [WITCH, SOUTH], [ELDER, SOUTH], [ALL]]; // prettier-ignore
  const move = severalOf({ form: 'pair', least: 0, most: 1, stop: ALL, wholes })!;

  it('are chosen together, and answered at once', () => {
    expect(move.most).toBe(2);
    expect(move.actions).toEqual([WITCH, ELDER, NORTH, SOUTH]);
    expect(move.answer([])).toEqual([ALL]);
    expect(move.answer([WITCH])).toBeNull();
    expect(move.answer(move.add([NORTH], WITCH))).toEqual([NORTH, WITCH]);
  });
  it('are given back one by one, or change for what goes with the other', () => {
    expect(move.canAdd([WITCH, NORTH], NORTH)).toBe(false);
    expect(move.remove([WITCH, NORTH], NORTH)).toEqual([WITCH]);
    expect(move.add([WITCH, NORTH], SOUTH)).toEqual([WITCH, SOUTH]);
    expect(move.add([WITCH, NORTH], ELDER)).toEqual([ELDER]);
  });
});

describe('one thing', () => {
  it('needs no picking', () => {
    expect(severalOf(undefined)).toBeNull();
    expect(severalOf({})).toBeNull();
    expect(severalOf({ form: 'several', things: [[FIRE, 1], [WATER, 1]] })).toBeNull(); // prettier-ignore
    expect(severalOf({ most: 2 })).toBeNull(); // one after the other
    expect(severalOf({ least: 0, stop: ALL, wholes: [[FIRE, ALL], [WATER], [ALL]] })).toBeNull(); // prettier-ignore
    expect(severalOf({ form: 'several', most: 2, things: [[FIRE, 2]] })).not.toBeNull();
  });
});
