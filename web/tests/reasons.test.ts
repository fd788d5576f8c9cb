// @vitest-environment node
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const games = ['seasons', 'res_arcana', 'five_seals', 'time_masters', 'evenfall'];
const read = (game: string, language: string) =>
  readFileSync(
    new URL(`../../src/arcanarium/games/${game}/locale/table.${language}.ftl`, import.meta.url),
    'utf-8',
  );

it.each(games)('the reasons of %s read well for every number', (game) => {
  for (const language of ['en', 'ru']) {
    const text = read(game, language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    const keys = [...text.matchAll(/^(hint-[\w-]+) =/gm)].map((match) => match[1]!);
    expect(keys.length).toBeGreaterThan(15);
    for (const key of keys)
      for (const number of [0.5, 1, 2, 3, 5, 11, 21, 1.5])
        for (const sense of ['more', 'less']) {
          const errors: Error[] = [];
          const args = { sense, number: new FluentNumber(number) };
          const words = bundle.formatPattern(bundle.getMessage(key)!.value!, args, errors);
          expect(errors).toEqual([]);
          expect(words).not.toContain('{');
          expect(words.length).toBeGreaterThan(3);
        }
  }
});

it('counts as Russians do', () => {
  const bundle = new FluentBundle('ru', { useIsolating: false });
  bundle.addResource(new FluentResource(read('seasons', 'ru')));
  const words = (number: number) =>
    bundle.formatPattern(bundle.getMessage('hint-crystals')!.value!, {
      sense: 'more',
      number: new FluentNumber(number),
    });
  expect([1, 2, 5, 11, 21, 22].map(words)).toEqual([
    'приносит 1 кристалл',
    'приносит 2 кристалла',
    'приносит 5 кристаллов',
    'приносит 11 кристаллов',
    'приносит 21 кристалл',
    'приносит 22 кристалла',
  ]);
});
