// The words of a game in a text: each leads to what it means.
import type { RuleTerm } from '../wire/types';

export interface Told {
  text: string;
  term?: RuleTerm;
}

const ENDING = '\\p{L}{0,6}';

function pattern(look: string): string {
  return look
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replaceAll('*', ENDING);
}

const made = new WeakMap<RuleTerm[], { words: RegExp; each: RegExp[] }>();

function patternsOf(terms: RuleTerm[]) {
  let found = made.get(terms);
  if (!found) {
    // Where two begin at the same place, the longer one is meant.
    const looks = terms.flatMap((term) => term.looks).sort((a, b) => b.length - a.length);
    found = {
      words: new RegExp(`(?<!\\p{L})(?:${looks.map(pattern).join('|')})(?!\\p{L})`, 'giu'),
      each: terms.map((term) => new RegExp(`^(?:${term.looks.map(pattern).join('|')})$`, 'iu')),
    };
    made.set(terms, found);
  }
  return found;
}

/** A text in pieces; of every term only the first is marked. */
export function termsIn(terms: RuleTerm[], text: string): Told[] {
  if (terms.length === 0 || text === '') return [{ text }];
  const { words, each } = patternsOf(terms);
  const seen = new Set<number>();
  const pieces: Told[] = [];
  let from = 0;
  for (const match of text.matchAll(words)) {
    const which = each.findIndex((look) => look.test(match[0]));
    if (which < 0 || seen.has(which)) continue;
    seen.add(which);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: match[0], term: terms[which]! });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
