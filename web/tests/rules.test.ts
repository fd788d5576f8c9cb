import { describe, expect, it } from 'vitest';
import { sectionsWith } from '../src/lib/rules/search';
import { termsIn } from '../src/lib/rules/terms';

const terms = [
  { name: 'сила мага', looks: ['сил* мага'], says: 'Сколько карт.', at: 'gauge' },
  { name: 'резерв', looks: ['резерв*'], says: 'Где энергия.', at: 'energy' },
  { name: 'path', looks: ['path of the coven', 'path'], says: 'Steps.', at: 'path' },
];

describe('terms in a text', () => {
  it('are found with their endings, once each, and never inside another word', () => {
    const pieces = termsIn(terms, 'Резерва не хватает: силы мага мало, в резерве пусто, силач магазина');
    expect(pieces.map((each) => each.text).join('')).toBe(
      'Резерва не хватает: силы мага мало, в резерве пусто, силач магазина',
    );
    expect(pieces.filter((each) => each.term).map((each) => each.text)).toEqual(['Резерва', 'силы мага']);
  });
  it('are the longest that fit', () => {
    const marked = termsIn(terms, 'Advance on the path of the coven.').find((each) => each.term);
    expect(marked?.text).toBe('path of the coven');
  });
  it('leave a text alone where there are none', () => {
    expect(termsIn([], 'Your turn')).toEqual([{ text: 'Your turn' }]);
    expect(termsIn(terms, '')).toEqual([{ text: '' }]);
  });
});

describe('search', () => {
  const section = (anchor: string, title: string, html: string) => ({
    anchor,
    title,
    level: 2,
    parts: [{ html, figure: '', things: [] }],
  });
  const sections = [
    section('a', 'Ход', '<p>Ещё <b>одно</b> действие</p>'),
    section('b', 'Действие', '<p>Только одно</p>'),
  ];
  it('finds all words, those in a title first, and takes ё for е', () => {
    expect(sectionsWith(sections, 'действие').map((each) => each.anchor)).toEqual(['b', 'a']);
    expect(sectionsWith(sections, 'ЕЩЕ одно').map((each) => each.anchor)).toEqual(['a']);
    expect(sectionsWith(sections, ' ')).toHaveLength(2);
    expect(sectionsWith(sections, 'козёл')).toEqual([]);
  });
});
