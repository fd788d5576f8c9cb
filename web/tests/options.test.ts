import { expect, test } from 'vitest';
import { applicable } from '../src/lib/lobby/options';
import type { OptionInfo } from '../src/lib/wire/types';

const option = (name: string, only: [string, string] | null = null): OptionInfo => ({
  name,
  choices: ['a', 'b'],
  default: 'a',
  only,
});
const names = (options: OptionInfo[], chosen: Record<string, string>, seats: number) =>
  applicable(options, chosen, seats).map(({ name }) => name);

test('an option is offered only where it changes something', () => {
  const options = [option('level'), option('decks', ['level', 'apprentice'])];
  expect(names(options, { level: 'apprentice' }, 2)).toEqual(['level', 'decks']);
  expect(names(options, { level: 'magician' }, 2)).toEqual(['level']);
});

test('an option may need a number of seats', () => {
  const options = [option('difficulty', ['seats', '1'])];
  expect(names(options, {}, 1)).toEqual(['difficulty']);
  expect(names(options, {}, 2)).toEqual([]);
});

test('whoever plays alone begins', () => {
  const options = [option('first_player')];
  expect(names(options, {}, 2)).toEqual(['first_player']);
  expect(names(options, {}, 1)).toEqual([]);
});

test('an option of a seat needs that seat', () => {
  expect(names([option('coven_0'), option('coven_2')], {}, 2)).toEqual(['coven_0']);
});
