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

test('with two cards of one sphere allowed, one level may stand twice', () => {
  expect(purchases(2, [1, 2], [1, 2])).toEqual([[2], [1, 1]]);
  expect(purchases(4, [1, 3], [1])).toEqual([[1, 3]]);
  expect(purchases(6, [2, 3], [2])).toEqual([[2, 3]]);
  expect(purchases(7, [2, 3], [2, 3])).toEqual([[2, 2, 3]]);
});

test('of two spheres that gave a card already only one gives another', () => {
  expect(purchases(5, [], [1, 2])).toEqual([[2]]);
  expect(purchases(5, [3], [1, 2])).toEqual([[2, 3]]);
});
