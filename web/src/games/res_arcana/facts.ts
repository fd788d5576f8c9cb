// What the board of Res Arcana reads out of a view: pools, components, piles and what may be done with a card.
import { cardsOf, sizeOf, type Shown } from '../../lib/choices';
import { kindOf, type Action } from '../../lib/lexicon';
import type { Scene } from '../../lib/scene';
import type { Data } from '../../lib/types';
import { g, hyphened, maybe } from '../../lib/wording.svelte';

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

export function sizeOfBag(bag: Bag): number {
  return ESSENCES.reduce((sum, essence) => sum + (bag[essence] ?? 0), 0);
}

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
  discount: { applies_to: string; amount: number } | null;
  perCreature: number;
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
    discount: (row['discount'] ?? null) as Facts['discount'],
    perCreature: Number(row['points_per_creature'] ?? 0),
    perDragon: Number(row['points_per_dragon'] ?? 0),
  };
}

export function facts(scene: Scene, card: string): Facts {
  return factsOf(scene.lexicon.card(card));
}

export const turned = (entry: Shown): boolean => entry.marks['turned'] === true;
export const lying = (entry: Shown): Bag => (entry.marks['essences'] ?? {}) as Bag;

// -- seats

export interface SeatView {
  seat: number;
  pool: Bag;
  passed: boolean;
  token: boolean;
  points: number;
  temporary: number;
  wealth: number;
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
  const extras = scene.view.extras ?? {};
  const of = (name: string): number => Number((extras[name] as number[] | undefined)?.[seat] ?? 0);
  const place = (entry: Shown) => PLACE_IN_PLAY[facts(scene, entry.card ?? '').kind] ?? 2;
  return {
    seat,
    pool: (data['pool'] ?? {}) as Bag,
    passed: data['passed'] === true,
    token: scene.view['token'] === seat,
    points: of('points'),
    temporary: Number(data['temporary_points'] ?? 0),
    wealth: of('wealth'),
    play: cardsOf(data['play'])
      .filter((entry) => entry.card !== null)
      .sort((a, b) => place(a) - place(b)),
    hand: cardsOf(data['hand']),
    hands: sizeOf(data['hand']),
    deck: sizeOf(data['deck']),
    top: cardsOf(data['deck']),
    discard: names(data['discard']),
    unseen: (extras['unseen'] as string[][] | undefined)?.[seat] ?? [],
    mages: cardsOf(data['mages']),
    chosen: cardsOf(data['chosen_mage']),
    pack: cardsOf(data['pack']),
    picked: cardsOf(data['picked']),
    looked: cardsOf(data['looked']),
    gaining: (data['gaining'] ?? {}) as Bag,
    results: (data['results'] ?? []) as number[],
  };
}

export const goal = (scene: Scene): number => Number(scene.view.extras?.['goal'] ?? 10);

/** Whose component it is; -1 if nobody has it in play. */
export function ownerOf(scene: Scene, card: string): number {
  return scene.view.seats.findIndex((data) => names((data as Data)['play']).includes(card));
}

/** What a component in play scores now. */
export function pointsOf(scene: Scene, entry: Shown, play: Shown[]): number {
  const own = facts(scene, entry.card!);
  const beasts = (type: string) =>
    play.filter((each) => each.card && facts(scene, each.card).types.includes(type)).length;
  return (
    (own.points ?? 0) +
    (own.each ? (lying(entry)[own.each] ?? 0) : 0) +
    (own.perCreature ? own.perCreature * beasts('creature') + own.perDragon * beasts('dragon') : 0)
  );
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

export function discarding(scene: Scene, card: string): Action[] {
  return scene.choices?.prompt === 'main' ? scene.choices.forCard(card, ['discard']) : [];
}

export function essenceActions(scene: Scene, essence: Essence): Action[] {
  return scene.choices?.forThing('essence', essence) ?? [];
}

// -- why not

function missing(cost: Bag, pool: Bag): string {
  const bag: Bag = {};
  for (const [essence, n] of entries(cost)) {
    const lacking = n - (pool[essence] ?? 0);
    if (lacking > 0) bag[essence] = lacking;
  }
  return bagWords(bag);
}

/** What lowers the cost of an artifact. */
function discountFor(scene: Scene, me: SeatView, own: Facts): number {
  return me.play.reduce((sum, entry) => {
    const { discount } = facts(scene, entry.card!);
    const applies =
      discount && (discount.applies_to === 'artifact' || own.types.includes(discount.applies_to));
    return applies ? sum + discount.amount : sum;
  }, 0);
}

/** Why a card of the hand or the market cannot be had now. */
export function whyNotPaid(scene: Scene, me: SeatView, card: string): string {
  const { choices } = scene;
  if (choices?.prompt !== 'main' || choices.forCard(card, ['place', 'claim']).length) return '';
  const own = facts(scene, card);
  const off = own.kind === 'artifact' ? discountFor(scene, me, own) : 0;
  const lacking = missing(own.cost, me.pool);
  if (off === 0 && lacking) return g(GAME, 'board-missing', { missing: lacking });
  const total = sizeOfBag(own.cost) + own.any;
  return off === 0
    ? g(GAME, 'board-too-few', { need: total, have: sizeOfBag(me.pool) })
    : g(GAME, 'board-even-with-discount', { off });
}

/** Its power is for a turned component. */
const WHILE_TURNED = ['guard_dog'];

/** Why a component in play cannot be used now. */
export function whyNotUsed(scene: Scene, entry: Shown): string {
  if (scene.choices?.prompt !== 'main' || cardActions(scene, 'play', entry.card!).length) return '';
  const kind = kindOf(entry.card!);
  const id = `card-${hyphened(kind)}`;
  const reaction = maybe(GAME, `${id}/react`) ?? '';
  if (maybe(GAME, `${id}/use`) === null) return reaction;
  if (WHILE_TURNED.includes(kind)) return turned(entry) ? g(GAME, 'board-not-payable') : reaction;
  return turned(entry) ? g(GAME, 'board-turned') : g(GAME, 'board-not-payable');
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

export function collecting(scene: Scene): boolean {
  return COLLECTING.includes(scene.choices?.prompt ?? '');
}

/** Before the first round: cards to draft, mages to choose from. */
export function settingUp(scene: Scene): boolean {
  const waiting = scene.view.seats.some((data) =>
    ['mages', 'pack', 'picked', 'chosen_mage'].some((zone) => sizeOf((data as Data)[zone]) > 0),
  );
  return waiting || sizeOf(scene.view['laid_out']) > 0;
}
