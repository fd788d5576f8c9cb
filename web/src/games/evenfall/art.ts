// How the cards of Evenfall are drawn: an icon for every card, a tint by what it is, its cost and points.
import type { Art, Artist, Symbol } from '../../lib/cards/art';
import { kindOf } from '../../lib/words/lexicon';
import { TONE } from './effects';
import { cardFacts, placeFace, RESOURCES } from './facts';
import { ICONS } from './icons.gen';

export const WITCH = '#54407a';
const KEYWORD: Record<string, string> = { artifact: '#8a5a24', spell: '#5b4aa8', familiar: '#3f7350' };
const EVERY_KEYWORD = '#8a3f62';
export const STONE: Record<string, string> = {
  flame: '#b3541e',
  wave: '#2c6f9e',
  root: '#4f7a33',
  wind: '#5f7f86',
  red: '#a32b2b',
};
const PLAIN = '#57507a';
/** A card that no icon was chosen for gets that of its sort. */
const SORT: Record<string, string> = {
  place: 'place',
  start: 'place',
  ritual: 'ritual',
  specialist: 'specialist',
  stone: 'stone',
};

/** The icon of a card: its own, that of its family, of its kind of stone, of its keyword, of its sort. */
export function iconOf(card: string, facts: Record<string, unknown>): string {
  const kind = kindOf(card);
  const words = [...((facts['keywords'] as string[] | undefined) ?? []), String(facts['kind'] ?? '')];
  const names = [kind, kind.replace(/_plain$/, ''), ...words, SORT[String(facts['table'])] ?? 'ritual'];
  for (const name of names) if (ICONS[name]) return ICONS[name];
  return '';
}

/** A place has the colour of what it mostly yields. */
function yieldOf(harvest: Partial<Record<string, number>>): string {
  const most = Object.entries(harvest).sort((a, b) => (b[1] ?? 0) - (a[1] ?? 0))[0];
  return TONE[most?.[0] ?? ''] ?? PLAIN;
}

function keywordTint(keywords: string[]): string {
  return keywords.length > 1 ? EVERY_KEYWORD : (KEYWORD[keywords[0] ?? ''] ?? PLAIN);
}

export const artist: Artist = (lexicon, card): Art => {
  const row = lexicon.card(card);
  const facts = cardFacts(row);
  const icon = iconOf(card, row);
  if (facts.table === 'stone') {
    const kind = String(row['kind']);
    const tint = STONE[kind] ?? PLAIN;
    return {
      icon,
      tint,
      frame: 'plain',
      cost: [],
      points: null,
      types: ['board-type-stone', `kind-${kind}`],
    };
  }
  if (facts.table === 'place' || facts.table === 'start') {
    const face = placeFace(row, 'sun');
    const witches: Symbol = {
      path: ICONS['witch'] ?? '',
      colour: WITCH,
      word: 'fact-witches',
      count: face.witches,
    };
    return {
      icon,
      tint: yieldOf(face.harvest),
      frame: 'plain',
      cost: face.witches > 0 ? [witches] : [],
      points: face.vp,
      types: [`board-type-${facts.table}`],
    };
  }
  return {
    icon,
    tint: keywordTint(facts.keywords),
    frame: facts.table === 'specialist' ? 'familiar' : 'item',
    cost: RESOURCES.filter((name) => facts.cost[name]).map((name) => ({
      path: ICONS[name] ?? '',
      colour: TONE[name]!,
      word: `resource-${name}`,
      count: facts.cost[name]!,
    })),
    points: facts.vp,
    types: [
      `board-type-${facts.table}`,
      ...facts.keywords.map((keyword) => `keyword-${keyword}`),
      ...(facts.effect ? [`board-effect-${facts.effect.replaceAll('_', '-')}`] : []),
    ],
  };
};
