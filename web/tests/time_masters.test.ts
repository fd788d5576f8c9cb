// What a chain buys in Time Masters.
import { expect, test } from 'vitest';
import { purchases } from '../src/games/time_masters/purchases';

const ALL = [1, 2, 3, 4, 5];

test('the examples of the rules', () => {
  expect(purchases(5, ALL)).toEqual([[5], [1, 4], [2, 3]]);
  expect(purchases(3, ALL)).toEqual([[3], [1, 2]]);
});

test('nothing, too little, and more than there is', () => {
  expect(purchases(0, ALL)).toEqual([]);
  expect(purchases(2, [3, 4, 5])).toEqual([]);
  expect(purchases(99, [1, 4])).toEqual([[1, 4]]);
});

test('what cannot be spent in full is spent as far as it goes', () => {
  expect(purchases(4, [1, 2, 5])).toEqual([[1, 2]]);
});
