import { describe, expect, it } from 'vitest';
import { cardsOf, Choices, grouped, sizeOf } from '../src/lib/ask/choices';
import { joinEvents, kindOf, Lexicon, unpackBag } from '../src/lib/words/lexicon';
import type { LexiconData } from '../src/lib/wire/types';

export const data: LexiconData = {
  game: 'toy',
  blocks: [
    { verb: 'summon', first: 0, arguments: ['orb', 'cup'], target: 'card', declines: false, gives_up: false },
    {
      verb: 'use',
      first: 2,
      arguments: ['orb', 'orb.2', 'cup'],
      target: 'card',
      declines: false,
      gives_up: false,
    },
    {
      verb: 'pay',
      first: 5,
      arguments: ['fire', 'fire from orb'],
      target: 'energy',
      declines: false,
      gives_up: false,
    },
    { verb: 'end_turn', first: 7, arguments: [''], target: '', declines: true, gives_up: false },
  ],
  events: [
    { name: 'gained', a: 'bag of energy', b: '' },
    { name: 'summoned', a: '', b: '' },
    { name: 'rolled', a: 'die', b: 'number' },
  ],
  reasons: [{ name: 'cannot', a: '', b: '' }],
  lists: { energy: ['air', 'fire'], die: ['red'] },
  kinds: ['orb', 'cup'],
  copies: [2, 1],
  cards: [{ id: 'orb', prestige: 3 }, { id: 'cup' }],
  zones: [],
  counters: [],
  marks: [],
  prompts: [],
  board: {},
};
const lexicon = new Lexicon(data);

describe('the lexicon', () => {
  it('finds block and argument of every action', () => {
    expect(lexicon.action(0)).toMatchObject({
      id: 0,
      verb: 'summon',
      argument: 'orb',
      target: 'card',
      declines: false,
      givesUp: false,
    });
    expect(lexicon.action(3)).toMatchObject({ id: 3, verb: 'use', argument: 'orb.2', target: 'card' });
    expect(lexicon.action(7)).toMatchObject({ id: 7, verb: 'end_turn', argument: '', target: '' });
  });
  it('finds the number of an action, and -1 for none', () => {
    expect(lexicon.find('use', 'cup')).toBe(4);
    expect(lexicon.find('use', 'sword')).toBe(-1);
    expect(lexicon.find('end_turn')).toBe(7);
  });
  it('knows cards by kind', () => {
    expect(kindOf('orb.2')).toBe('orb');
    expect(lexicon.card('orb.2')['prestige']).toBe(3);
    expect(lexicon.namesInstances('use')).toBe(true);
    expect(lexicon.namesInstances('summon')).toBe(false);
    expect([0, 1, 2, 3].map((card) => lexicon.kindAt(card))).toEqual(['orb', 'orb', 'cup', '']);
  });
  it('unpacks bags', () => {
    expect(unpackBag(0x0201, ['air', 'fire'])).toEqual({ air: 1, fire: 2 });
    expect(unpackBag(2 ** 40, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({ f: 1 });
  });
});

describe('options', () => {
  const choices = new Choices(
    lexicon,
    { seat: 0, prompt: 'main', refusals: [[1, 0, 0, 0]] },
    [0, 3, 5, 6, 7],
  );

  it('belong to cards: by kind in the hand, by themselves in play', () => {
    expect(choices.forCard('orb').map((action) => action.id)).toEqual([0]);
    expect(choices.forCard('orb.2').map((action) => action.id)).toEqual([0, 3]);
    expect(choices.forCard('orb.2', ['use']).map((action) => action.id)).toEqual([3]);
    expect(choices.forCard('cup')).toEqual([]);
  });
  it('belong to other things', () => {
    expect(choices.forThing('energy', 'fire').map((action) => action.id)).toEqual([5]);
  });
  it('are grouped by verb', () => {
    expect(grouped(choices.actions).map((group) => [group.verb, group.actions.length])).toEqual([
      ['summon', 1],
      ['use', 1],
      ['pay', 2],
      ['end_turn', 1],
    ]);
  });
});

describe('zones', () => {
  it('are read in every shape the view gives', () => {
    expect(cardsOf(['a', { card: 'b', turned: true }])).toEqual([
      { card: 'a', marks: {} },
      { card: 'b', marks: { turned: true } },
    ]);
    expect(cardsOf(2)).toEqual([
      { card: null, marks: {} },
      { card: null, marks: {} },
    ]);
    expect(cardsOf({ number: 3, known: { '1': 'x' } }).map((each) => each.card)).toEqual([null, 'x', null]);
    expect(cardsOf({ number: 2, known: ['y'] }).map((each) => each.card)).toEqual(['y', null]);
    expect(cardsOf(undefined)).toEqual([]);
  });
  it('have a size', () => {
    expect([sizeOf(4), sizeOf(['a']), sizeOf({ number: 7, known: [] }), sizeOf(undefined)]).toEqual([
      4, 1, 7, 0,
    ]);
  });
});

describe('events in a row', () => {
  it('are one if the same seat gained bags for the same reason', () => {
    expect(joinEvents(lexicon, [0, 1, null, 1, 0, null], [0, 1, null, 257, 0, null])).toEqual([
      0,
      1,
      null,
      258,
      0,
      null,
    ]);
    expect(joinEvents(lexicon, [0, 1, null, 1, 0, null], [0, 0, null, 1, 0, null])).toBeNull();
    expect(joinEvents(lexicon, [0, 1, 'orb', 1, 0, null], [0, 1, null, 1, 0, null])).toBeNull();
    expect(joinEvents(lexicon, [0, 1, null, 1, 0, 'orb'], [0, 1, null, 1, 0, null])).toBeNull();
  });
  it('stay apart if they are no bags, or too much for one', () => {
    expect(joinEvents(lexicon, [1, 1, 'orb', 0, 0, null], [1, 1, 'orb', 0, 0, null])).toBeNull();
    expect(joinEvents(lexicon, [0, 1, null, 200, 0, null], [0, 1, null, 56, 0, null])).toBeNull();
    expect(joinEvents(lexicon, [0, 1, null, 255 * 256, 0, null], [0, 1, null, 256, 0, null])).toBeNull();
  });
});
