// What the board of Five Seals reads out of a view: dice, scrolls, tokens, figures.
import { cardsOf } from '../../lib/ask/choices';
import type { Lexicon } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import type { Data, View } from '../../lib/wire/types';
import { boardData } from './dungeon';

export const COLOURS = ['fire', 'water', 'air', 'earth'] as const;
export type Colour = (typeof COLOURS)[number];
export type Element = Colour | 'mind';
export const ELEMENTS: readonly Element[] = [...COLOURS, 'mind'];

export const ELEMENT_COLOUR: Record<Element, string> = {
  fire: '#c8382a',
  water: '#2b66cc',
  air: '#e6b92e',
  earth: '#2f8a41',
  mind: '#8447bd',
};
/** What is written on it. */
export const ELEMENT_INK: Record<Element, string> = {
  fire: '#fff6ea',
  water: '#f2f7ff',
  air: '#2b1d00',
  earth: '#f3fff2',
  mind: '#fbf4ff',
};

/** A die by its name (`fire_3`); without a value it has not been rolled. */
export interface Die {
  name: string;
  colour: Colour;
  value: number | null;
}

export function dieOf(name: string): Die {
  const [colour, value] = name.split('_') as [Colour, string?];
  return { name, colour, value: value === undefined ? null : Number(value) };
}

export interface Seal {
  element: Element;
  strength: number;
  /** The scroll, if it lies on one. */
  card: string | null;
}

/** A token by its name (`fire_3`). */
export function sealOf(token: string): Seal {
  const [element, strength] = token.split('_') as [Colour, string];
  return { element, strength: Number(strength), card: null };
}

export interface Scroll {
  card: string;
  face: 'up' | 'down' | 'in_use';
  /** The token on an Absorption scroll, like `fire_3`. */
  stored: string | null;
}

export interface SeatFacts {
  seat: number;
  /** Which of the five, and its familiar; null before it has been chosen. */
  mage: string | null;
  familiar: string | null;
  stands: string;
  familiarAt: string;
  dice: Die[];
  scrolls: Scroll[];
  score: number;
  finished: boolean;
}

/** What a mage gets at: mine, or that of whoever moves for those who watch. */
export interface Sight {
  /** Places the mage can walk through. */
  walked: Set<string>;
  /** Seals at the end of a free way. */
  found: Set<string>;
  /** Seals under a figure that keeps them from being broken. */
  blocked: Set<string>;
}

export interface Facts {
  seats: SeatFacts[];
  seals: Map<string, Seal>;
  /** Element of the guardian on a scroll space. */
  guarded: Map<string, Element>;
  /** Guardians that stand ready beside the map. */
  ready: Element[];
  storage: Record<Colour, number>;
  round: number;
  first: number;
  circle: string;
  deadRounds: number;
  stalemateAt: number;
  sixes: number;
  endsAt: number;
  sight: Sight;
  /** Why seals could not be broken now, told to whoever is not asked: a reason and its two numbers. */
  obstacles: Record<string, [number, number, number]>;
  /** The sets of my dice that break a kind of seal (`fire_3`, `mind_5`). */
  payments: Record<string, string[][]>;
  /** The token just broken that I could keep. */
  token: string | null;
}

function diceOf(data: Data): Die[] {
  return COLOURS.flatMap((colour) =>
    ((data[colour] ?? []) as (number | string)[]).map((value) =>
      typeof value === 'number'
        ? { name: `${colour}_${value}`, colour, value }
        : { name: colour, colour, value: null },
    ),
  );
}

function seatOf(lexicon: Lexicon, view: View, seat: number): SeatFacts {
  const data = (view.seats[seat] ?? {}) as Data;
  const extras = view.extras ?? {};
  const mage = ((extras['mages'] as (string | null)[] | undefined) ?? [])[seat] ?? null;
  return {
    seat,
    mage,
    familiar: boardData(lexicon).mage.find((each) => each.id === mage)?.familiar ?? null,
    stands: String(data['mage'] ?? 'hall'),
    familiarAt: String(data['familiar'] ?? 'hand'),
    dice: diceOf(data),
    scrolls: cardsOf(data['scrolls']).flatMap(({ card, marks }) =>
      card === null
        ? []
        : [
            {
              card,
              face: (marks['face'] ?? 'up') as Scroll['face'],
              stored: typeof marks['stored'] === 'string' ? marks['stored'] : null,
            },
          ],
    ),
    score: view.status?.scores[seat] ?? 0,
    finished: data['familiar'] === 'call_card',
  };
}

function sealsOf(lexicon: Lexicon, view: View): Map<string, Seal> {
  const seals = new Map<string, Seal>();
  for (const [name, group] of Object.entries(view)) {
    if (!name.startsWith('seals_')) continue;
    for (const [space, token] of Object.entries(group as Record<string, string>)) {
      seals.set(space, sealOf(token));
    }
  }
  for (const { card, marks } of cardsOf(view['dungeon'])) {
    if (card === null) continue;
    const facts = lexicon.card(card);
    seals.set(String(marks['space']), {
      element: facts['element'] as Element,
      strength: Number(facts['strength']),
      card,
    });
  }
  return seals;
}

function sightOf(reach: unknown): Sight {
  const { walked = [], found = [], blocked = [] } = (reach ?? {}) as Partial<Record<keyof Sight, string[]>>;
  return { walked: new Set(walked), found: new Set(found), blocked: new Set(blocked) };
}

export function readFacts(scene: Scene): Facts {
  const { view, lexicon } = scene;
  const extras = view.extras ?? {};
  const ends = view.status?.ends ?? {};
  const guarded = new Map<string, Element>();
  const ready: Element[] = [];
  ((view['guardians'] ?? []) as string[]).forEach((at, i) => {
    if (at === 'off') ready.push(ELEMENTS[i]!);
    else if (at !== 'unused') guarded.set(at, ELEMENTS[i]!);
  });
  const storage = (view['storage'] ?? {}) as Partial<Record<Colour, number>>;
  return {
    seats: view.seats.map((_, seat) => seatOf(lexicon, view, seat)),
    seals: sealsOf(lexicon, view),
    guarded,
    ready,
    storage: { fire: 0, water: 0, air: 0, earth: 0, ...storage },
    round: Number(view['round'] ?? 0),
    first: Number(view['first'] ?? 0),
    circle: String(view['circle'] ?? 'circle1'),
    deadRounds: Number(view['dead_rounds'] ?? 0),
    stalemateAt: Number(ends['stalemate_at'] ?? 0),
    sixes: Number(ends['sixes_left'] ?? 0),
    endsAt: Number(ends['ends_at'] ?? 0),
    sight: sightOf(extras['reach']),
    obstacles: (extras['obstacles'] ?? {}) as Facts['obstacles'],
    payments: (extras['payments'] ?? {}) as Facts['payments'],
    token: (extras['token'] ?? null) as string | null,
  };
}
