// @vitest-environment node
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sources } from './files';

const read = (name: string) => readFileSync(new URL(`../src/locale/${name}.ftl`, import.meta.url), 'utf-8');
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

describe('the wording of the page', () => {
  const en = read('en');
  const ru = read('ru');

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
  it('has every text that the page asks for', () => {
    const known = new Set(keys(en));
    for (const path of sources()) {
      const source = readFileSync(path, 'utf-8');
      for (const match of source.matchAll(/\bt\('([a-z0-9-]+)'/g))
        expect(known, `${path}: ${match[1]}`).toContain(match[1]);
    }
  });
});
