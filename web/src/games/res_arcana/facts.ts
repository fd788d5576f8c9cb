// What the board of Res Arcana reads out of a view: pools, components, piles and what may be done with a card.
import { cardRefusal } from '../../lib/ask/why';
import { cardsOf, sizeOf, type Shown } from '../../lib/ask/choices';
import type { Action } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import type { Data } from '../../lib/wire/types';
import { g } from '../../lib/words/wording.svelte';

export const GAME = 'res_arcana';
export const ESSENCES = ['elan', 'life', 'calm', 'death', 'gold'] as const;
export type Essence = (typeof ESSENCES)[number];
export type Bag = Partial<Record<Essence, number>>;

export const ESSENCE_COLOUR: Record<Essence, string> = {
  elan: '#b23c17',
  life: '#3c7a34',
  calm: '#2c69ad',
  death: '#574d66',
  gold: '#966a08',
};

/** The types that a bag has, with their numbers. */
export function entries(bag: Bag): [Essence, number][] {
  return ESSENCES.filter((essence) => (bag[essence] ?? 0) > 0).map((essence) => [essence, bag[essence]!]);
}

export function bagWords(bag: Bag): string {
  return entries(bag)
    .map(([essence, n]) => g(GAME, `bag-essence-${essence}`, { number: n }))
    .join(', ');
}

// -- cards

export type Kind = 'artifact' | 'mage' | 'magic_item' | 'monument' | 'place_of_power';

export interface Facts {
  kind: Kind;
  types: string[];
  face: 'sun' | 'moon' | null;
  cost: Bag;
  any: number;
  points: number | null;
  each: Essence | null;
  collect: Bag;
  choice: { count: number; of: Essence[] } | null;
  perDragon: number;
}

export function factsOf(row: Data): Facts {
  const { any = 0, ...cost } = (row['cost'] ?? {}) as Bag & { any?: number };
  return {
    kind: row['kind'] as Kind,
    types: (row['types'] ?? []) as string[],
    face: (row['face'] ?? null) as Facts['face'],
    cost,
    any,
    points: typeof row['points'] === 'number' ? row['points'] : null,
    each: (row['point_for_each'] ?? null) as Essence | null,
    collect: (row['collect'] ?? {}) as Bag,
    choice: (row['collect_any'] ?? null) as Facts['choice'],
    perDragon: Number(row['points_per_dragon'] ?? 0),
  };
}

export function facts(scene: Scene, card: string): Facts {
  return factsOf(scene.lexicon.card(card));
}

export const turned = (entry: Shown): boolean => entry.marks['turned'] === true;
export const lying = (entry: Shown): Bag => (entry.marks['essences'] ?? {}) as Bag;

// -- seats

/** What the engine derives for the board. */
interface Extras {
  /** Cards surely in a hand or deck, though unseen, by seat. */
  unseen: string[][];
  points: number[];
  goal: number;
  /** What each Place of Power in play scores now. */
  worth: Record<string, number>;
}

function extrasOf(scene: Scene): Extras {
  return scene.view.extras as unknown as Extras;
}

export interface SeatView {
  seat: number;
  pool: Bag;
  passed: boolean;
  token: boolean;
  points: number;
  /** In play: mage and item first, then artifacts, monuments and places. */
  play: Shown[];
  hand: Shown[];
  hands: number;
  deck: number;
  /** Cards on top of the deck that the reader knows, by place. */
  top: Shown[];
  discard: string[];
  /** Cards surely in the hand or deck, though unseen. */
  unseen: string[];
  mages: Shown[];
  chosen: Shown[];
  pack: Shown[];
  picked: Shown[];
  looked: Shown[];
  gaining: Bag;
  results: number[];
}

const PLACE_IN_PLAY: Record<Kind, number> = {
  mage: 0,
  magic_item: 1,
  artifact: 2,
  monument: 3,
  place_of_power: 4,
};

export const names = (zone: unknown): string[] =>
  cardsOf(zone)
    .map((entry) => entry.card)
    .filter((card) => card !== null);

export function seatView(scene: Scene, seat: number): SeatView {
  const data = (scene.view.seats[seat] ?? {}) as Data;
  const extras = extrasOf(scene);
  const place = (entry: Shown) => PLACE_IN_PLAY[facts(scene, entry.card ?? '').kind] ?? 2;
  return {
    seat,
    pool: (data['pool'] ?? {}) as Bag,
    passed: data['passed'] === true,
    token: scene.view['token'] === seat,
    points: extras.points[seat]!,
    play: cardsOf(data['play'])
      .filter((entry) => entry.card !== null)
      .sort((a, b) => place(a) - place(b)),
    hand: cardsOf(data['hand']),
    hands: sizeOf(data['hand']),
    deck: sizeOf(data['deck']),
    top: cardsOf(data['deck']),
    discard: names(data['discard']),
    unseen: extras.unseen[seat]!,
    mages: cardsOf(data['mages']),
    chosen: cardsOf(data['chosen_mage']),
    pack: cardsOf(data['pack']),
    picked: cardsOf(data['picked']),
    looked: cardsOf(data['looked']),
    gaining: (data['gaining'] ?? {}) as Bag,
    results: (data['results'] ?? []) as number[],
  };
}

export const goal = (scene: Scene): number => extrasOf(scene).goal;

/** Whose component it is; -1 if nobody has it in play. */
export function ownerOf(scene: Scene, card: string): number {
  return scene.view.seats.findIndex((data) => names((data as Data)['play']).includes(card));
}

/** What a Place of Power in play scores now; null for anything else. */
export function worthOf(scene: Scene, card: string): number | null {
  return extrasOf(scene).worth[card] ?? null;
}

// -- what may be done

export type Zone = 'hand' | 'play' | 'market' | 'items' | 'looked' | 'pack' | 'mages' | 'pile';

const VERBS: Record<Zone, readonly string[]> = {
  hand: ['place', 'discard'],
  play: ['use', 'use_second', 'react', 'straighten', 'turn', 'destroy', 'put_on', 'take'],
  market: ['claim'],
  items: ['item'],
  looked: ['put_back'],
  pack: ['pick'],
  mages: ['mage'],
  pile: ['place'],
};

/** What may be done with a card by touching it; discarding it as an action has a button of its own. */
export function cardActions(scene: Scene, zone: Zone, card: string): Action[] {
  const { choices } = scene;
  if (!choices) return [];
  const verbs = zone === 'hand' && choices.prompt === 'main' ? ['place'] : VERBS[zone];
  return choices.forCard(card, verbs);
}

/** Why it may not; empty if the rules give no reason. */
export function refusalOf(scene: Scene, zone: Zone, card: string): string {
  return cardRefusal(scene, card, VERBS[zone]);
}

export function discarding(scene: Scene, card: string): Action[] {
  return scene.choices?.prompt === 'main' ? scene.choices.forCard(card, ['discard']) : [];
}

export function essenceActions(scene: Scene, essence: Essence): Action[] {
  return scene.choices?.forThing('essence', essence) ?? [];
}

// -- where the game is

const SETTING_UP = ['mage', 'draft', 'open-draft', 'first-player'];
const COLLECTING = ['take', 'collect-gain', 'upkeep'];

/** Is the reader asked although it is somebody else's turn? Not in choices that all make at once. */
export function outOfTurn(scene: Scene): boolean {
  const prompt = scene.choices?.prompt;
  if (!prompt || scene.view.turn === scene.seat || SETTING_UP.includes(prompt)) return false;
  return !COLLECTING.includes(prompt) && prompt !== 'item';
}

/** Before the first round: cards to draft, mages to choose from. */
export function settingUp(scene: Scene): boolean {
  const waiting = scene.view.seats.some((data) =>
    ['mages', 'pack', 'picked', 'chosen_mage'].some((zone) => sizeOf((data as Data)[zone]) > 0),
  );
  return waiting || sizeOf(scene.view['laid_out']) > 0;
}
