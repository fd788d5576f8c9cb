// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sources } from './files';

const source = new URL('../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf-8');
const boards = readdirSync(new URL('games/', source)).filter((game) =>
  existsSync(new URL(`games/${game}/words.en.ftl`, source)),
);
const wordings = [
  ['the page', 'locale/'],
  ...boards.map((game) => [`the board of ${game}`, `games/${game}/words.`]),
];
const keys = (text: string) =>
  [...text.matchAll(/^([a-z][\w-]*) =|^ +\.([a-z][\w-]*) =/gm)].map((m) => m[1] ?? `.${m[2]}`);
const variables = (text: string) => {
  const found = new Map<string, string[]>();
  for (const part of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const key = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (key) found.set(key, [...new Set([...part.matchAll(/\$(\w+)/g)].map((m) => m[1]!))].sort());
  }
  return found;
};

describe.each(wordings)('the wording of %s', (_, path) => {
  const en = read(`${path}en.ftl`);
  const ru = read(`${path}ru.ftl`);

  it('has the same keys in the same order in both languages, each once', () => {
    expect(keys(ru)).toEqual(keys(en));
    const names = keys(en).filter((key) => !key.startsWith('.'));
    expect(new Set(names).size).toBe(names.length);
  });
  it('uses the same variables', () => {
    expect([...variables(ru)]).toEqual([...variables(en)]);
  });
  it('can be read by Fluent without errors', () => {
    for (const [language, text] of [
      ['en', en],
      ['ru', ru],
    ] as const) {
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      for (const key of keys(text).filter((each) => !each.startsWith('.')))
        expect(bundle.hasMessage(key)).toBe(true);
    }
  });
});

it('has every text that the page and its boards ask for', () => {
  const shared = '../../src/arcanarium/locale/table.en.ftl';
  const page = new Set([...keys(read('locale/en.ftl')), ...keys(read(shared))]);
  for (const path of sources()) {
    const text = readFileSync(path, 'utf-8');
    for (const match of text.matchAll(/\bt\('([a-z0-9-]+)'/g))
      expect(page, `${path}: ${match[1]}`).toContain(match[1]);
    for (const match of text.matchAll(/\bg\('(\w+)', '(board-[a-z0-9-]+)'/g)) {
      const board = keys(read(`games/${match[1]}/words.en.ftl`));
      expect(board, `${path}: ${match[2]}`).toContain(match[2]);
    }
  }
});
