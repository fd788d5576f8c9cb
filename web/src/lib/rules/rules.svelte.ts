// The rules beside whatever is on the page: fetched once, opened at a section.
import { get } from '../wire/api';
import type { Rulebook } from '../wire/types';
import { place } from '../page/place.svelte';
import { language, type Language } from '../words/wording.svelte';

export const rules = $state<{ open: boolean; game: string; anchor: string; asked: number }>({
  open: false,
  game: '',
  anchor: '',
  asked: 0, // how often a section was asked for: the same one again is shown again
});

const fetched = new Map<string, Promise<Rulebook>>();
const books = $state<Record<string, Rulebook | undefined>>({});

/** The rules of a game in a language, fetched once. */
export function loadRules(game: string, lang: Language = language()): Promise<Rulebook> {
  const key = `${game}.${lang}`;
  let promise = fetched.get(key);
  if (!promise) {
    promise = get<Rulebook>(`/api/games/${game}/rules/${lang}`).then((book) => (books[key] = book));
    promise.catch(() => fetched.delete(key));
    fetched.set(key, promise);
  }
  return promise;
}

/** What is here of them already. */
export function bookOf(game: string): Rulebook | undefined {
  return books[`${game}.${language()}`];
}

export function openRules(game: string, anchor = ''): void {
  rules.game = game;
  rules.anchor = anchor;
  rules.asked += 1;
  rules.open = true;
}

/** The section that concerns what is asked now, if the rules are here. */
export function anchorHere(): string {
  return bookOf(place.game)?.prompts[place.prompt] ?? '';
}

/** The rules of the game the reader is at, where they concern what is asked. */
export function openRulesHere(): void {
  const { game } = place;
  if (!game) return;
  void loadRules(game).then(
    () => openRules(game, anchorHere()),
    () => openRules(game),
  );
}

export function closeRules(): void {
  rules.open = false;
}
