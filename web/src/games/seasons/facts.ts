// What the board of Seasons reads out of a view and the lexicon.
import type { Cost, Several } from '../../lib/ask/pick';
import { cardRefusal } from '../../lib/ask/why';
import { cardsOf, sizeOf, type Shown } from '../../lib/ask/choices';
import type { Action } from '../../lib/words/lexicon';
import { kindOf } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import type { Data } from '../../lib/wire/types';

export const ENERGIES = ['air', 'water', 'fire', 'earth'] as const;
export type Energy = (typeof ENERGIES)[number];
export const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;

export const ENERGY_COLOUR: Record<Energy, string> = {
  air: '#a63a63',
  water: '#2f6db3',
  fire: '#b0650a',
  earth: '#3f7a34',
};
export const SEASON_COLOUR = ['#4d7fb5', '#5f9142', '#c08a1c', '#a84e2a'];

export interface Face {
  energy: Partial<Record<Energy, number>>;
  crystals: number;
  gauge: number;
  draw: number;
  transmute: boolean;
  pips: number;
}

export interface Die {
  id: string;
  season: number;
  face: Face;
  number: number;
  taker: number;
}

interface BoardData {
  season: { id: string; transmutation: Record<Energy, number> }[];
  die: { id: string; season: string; faces: Face[] }[];
  deck: { cards: number[] }[];
}

export function boardData(scene: Scene): BoardData {
  return scene.lexicon.data.board as unknown as BoardData;
}

/** What the engine derives for the board. */
interface Extras {
  season: number;
  /** What a token of each type is worth to each seat if transmuted now. */
  worth: Record<Energy, number>[];
  capacity: number[];
  /** Points lost for so many bonuses used. */
  penalty: number[];
  /** The die that nobody took, once everybody else has one. */
  left_over: string | null;
  tokens_owed: Record<string, number>;
}

export function extrasOf(scene: Scene): Extras {
  return scene.view.extras as unknown as Extras;
}

export function diceOf(scene: Scene): Die[] {
  const names = (scene.view['die'] as string[] | undefined) ?? [];
  const faces = (scene.view['face'] as number[] | undefined) ?? [];
  const takers = (scene.view['taker'] as number[] | undefined) ?? [];
  const found: Die[] = [];
  names.forEach((id, i) => {
    const die = boardData(scene).die.find((each) => each.id === id);
    if (!die) return;
    const season = SEASONS.indexOf(die.season as (typeof SEASONS)[number]);
    found.push({
      id,
      season,
      face: die.faces[faces[i] ?? 0]!,
      number: faces[i] ?? 0,
      taker: takers[i] ?? -1,
    });
  });
  return found;
}

export interface SeatView {
  seat: number;
  crystals: number;
  gauge: number;
  reserve: Partial<Record<Energy, number>>;
  bonuses: number;
  capacity: number;
  worth: Record<Energy, number>;
  score: number;
  play: Shown[];
  hand: Shown[];
  hands: number;
  library: [Shown[], Shown[]];
  pack: Shown[];
  picked: Shown[];
  looked: Shown[];
}

export function seatView(scene: Scene, seat: number): SeatView {
  const data = (scene.view.seats[seat] ?? {}) as Data;
  const extras = extrasOf(scene);
  return {
    seat,
    crystals: Number(data['crystals'] ?? 0),
    gauge: Number(data['gauge'] ?? 0),
    reserve: (data['reserve'] ?? {}) as Partial<Record<Energy, number>>,
    bonuses: Number(data['bonuses'] ?? 0),
    capacity: extras.capacity[seat]!,
    worth: extras.worth[seat]!,
    score: scene.view.status?.scores[seat] ?? 0,
    play: cardsOf(data['play']),
    hand: cardsOf(data['hand']),
    hands: sizeOf(data['hand']),
    library: [cardsOf(data['library_2']), cardsOf(data['library_3'])],
    pack: cardsOf(data['pack']),
    picked: cardsOf(data['picked']),
    looked: cardsOf(data['looked']),
  };
}

/** Tokens one by one, in the order of the types. */
export function tokens(bag: Partial<Record<Energy, number>>): Energy[] {
  return ENERGIES.flatMap((energy) => Array.from({ length: bag[energy] ?? 0 }, () => energy));
}

export interface Price {
  energy: Partial<Record<Energy, number>>;
  crystals: number;
}

/** What is printed on a card. */
export function costOf(facts: Data, seats: number): Price {
  const cost = (facts[`cost_${seats}`] ?? facts['cost'] ?? facts['cost_2'] ?? {}) as Partial<Price>;
  return { energy: cost.energy ?? {}, crystals: cost.crystals ?? 0 };
}

const VERBS = {
  hand: ['summon', 'discard', 'enter', 'give'],
  looked: ['pick', 'enter', 'give', 'discard', 'keep'],
  play: ['activate', 'sacrifice', 'return', 'resolve'],
  pack: ['pick'],
} as const;
export type Place = keyof typeof VERBS;

/** What may be done with a card that lies in a zone of mine. */
export function cardActions(scene: Scene, zone: Place, card: string): Action[] {
  // A card of the hand and one that is looked at may be of one kind: the question is about the latter.
  const looking = zone === 'hand' && sizeOf(scene.view.seats[scene.seat]?.['looked']) > 0;
  return scene.choices?.forCard(card, looking ? ['summon'] : VERBS[zone]) ?? [];
}

/** Why it may not; empty if the rules give no reason. */
export function refusalOf(scene: Scene, zone: Place, card: string): string {
  return cardRefusal(scene, card, VERBS[zone]);
}

/** How many tokens a card of my hand costs now, if not as many as are printed on it. */
export function tokensOwed(scene: Scene, card: string): number | null {
  return extrasOf(scene).tokens_owed[kindOf(card)] ?? null;
}

const AMULETS_LAST = 6;

/** The obvious answer: pay with what there is most of and what is worth least now. */
export function suggest(scene: Scene, several: Several): Cost | null {
  const me = seatView(scene, scene.seat);
  const named = (id: number) => {
    const { verb, argument } = scene.lexicon.action(id);
    const [energy, source] = argument.split(' from ') as [Energy, string?];
    return { verb, energy, source };
  };
  const all = several.actions.map(named);
  if (all.some(({ energy }) => !ENERGIES.includes(energy))) return null;
  if (!['pay', 'lose'].includes(all[0]!.verb) || several.least !== several.most) return null;
  return (id, n) => {
    const { energy, source } = named(id);
    if (source) return n * AMULETS_LAST * me.worth[energy];
    const have = me.reserve[energy] ?? 0;
    return (have - n) ** 2 + n * me.worth[energy];
  };
}
