// How a game's cards are drawn: an icon, a frame and the symbols of its costs. Boards add their own.
import { ICONS } from './icons.gen';
import { baseOf, kindOf, type Lexicon } from '../words/lexicon';

export interface Symbol {
  /** The path of an icon. */
  path: string;
  /** A colour as a CSS value. */
  colour: string;
  /** Wording id of its name in the game's locale. */
  word: string;
  count: number;
}

export interface Art {
  icon: string;
  /** The hue of the picture's background. */
  tint: string;
  frame: 'item' | 'familiar' | 'plain';
  /** Colours of the rim and of the text's paper, where those of the frame do not fit. */
  edge?: string;
  paper?: string;
  cost: Symbol[];
  points: number | null;
  /** As some games print them: points in the left corner, and with `level-cost` the cost in the right one. */
  layout?: 'level' | 'level-cost';
  /** Wording ids of its type and the kinds of its effects. */
  types: string[];
  /** What it does in symbols, for where it is too small for its text. */
  brief?: Sign[];
}

/** A symbol, or something written between symbols. */
export interface Sign {
  path?: string;
  text?: string;
}

export type Artist = (lexicon: Lexicon, card: string, seats: number) => Art;

const GENERIC = 10;
const TINTS = ['#7d6bb0', '#4f86a6', '#5d8f62', '#b0843c', '#a3574b', '#8a5a8f'];

function spread(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash;
}

export const plainArtist: Artist = (lexicon, card) => {
  const kind = kindOf(card);
  const facts = lexicon.card(card);
  const number = spread(kind);
  const points = facts['points'] ?? facts['prestige'] ?? facts['victory_points'];
  return {
    icon: ICONS[`generic-${number % GENERIC}`] ?? '',
    tint: TINTS[number % TINTS.length]!,
    frame: 'plain',
    cost: [],
    points: typeof points === 'number' ? points : null,
    types: typeof facts['type'] === 'string' ? [`type-${facts['type']}`] : [],
  };
};

const artists = new Map<string, Artist>();

export function setArtist(game: string, artist: Artist): void {
  artists.set(game, artist);
}

export function artOf(lexicon: Lexicon, card: string, seats: number): Art {
  return (artists.get(baseOf(lexicon.game)) ?? plainArtist)(lexicon, card, seats);
}
