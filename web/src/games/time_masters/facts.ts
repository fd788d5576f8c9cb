// What the board of Time Masters reads out of a view and the lexicon; nothing here knows a card by its name.
import { cardsOf, sizeOf, type Shown } from '../../lib/choices';
import type { Action, Lexicon } from '../../lib/lexicon';
import type { Scene } from '../../lib/scene';
import type { Data } from '../../lib/types';
import { g } from '../../lib/wording.svelte';

export const PHASES = ['timers', 'main', 'access', 'closing'] as const;
export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

interface Numbers {
  time: { most_imaginary: number };
  spheres: { count: number; second_extra: number; empty_at_end: number };
  exchange: { cards: number; time: number };
  safety: { quiet_rounds: number };
}

/** The numbers of the game that no card set changes. */
export function numbers(scene: Scene): Numbers {
  return scene.lexicon.data.board as unknown as Numbers;
}

export type Kind = 'knowledge' | 'preparation' | 'timer';

export interface CardFacts {
  kind: Kind;
  sphere: number;
  cost: number;
  slots: number;
}

export function cardFacts(lexicon: Lexicon, card: string): CardFacts {
  const facts = lexicon.card(card);
  return {
    kind: (facts['kind'] ?? 'knowledge') as Kind,
    sphere: Number(facts['sphere'] ?? 0),
    cost: Number(facts['cost'] ?? 0),
    slots: Number(facts['slots'] ?? 0),
  };
}

export interface TimerFacts {
  card: string;
  slots: number;
  lying: string[];
  /** Face down under it; only the owner knows which. */
  under: (string | null)[];
  waits: boolean;
}

export interface SeatFacts {
  seat: number;
  active: boolean;
  unspent: number;
  spent: number;
  imaginary: number;
  surcharge: number;
  cap: number | null;
  ward: boolean;
  score: number | null;
  limit: number;
  under: number;
  hand: Shown[];
  deck: number;
  discard: string[];
  chain: string[];
  timers: TimerFacts[];
  released: string[];
  resolving: string[];
  looked: string[];
  kept: string[];
}

const known = (zone: unknown): string[] =>
  cardsOf(zone)
    .map((entry) => entry.card)
    .filter((card) => card !== null);

export function seatFacts(scene: Scene, seat: number): SeatFacts {
  const data = (scene.view.seats[seat] ?? {}) as Data;
  const extras = (scene.view.extras ?? {}) as {
    scores?: number[];
    hand_limit?: number[];
    under_timers?: Record<string, number>;
  };
  const lying = cardsOf(data['on_timers']);
  const tucked = cardsOf(data['tucked']);
  const at = (entries: Shown[], timer: string) =>
    entries.filter((entry) => entry.card !== null && entry.marks['timer'] === timer);
  const timers = cardsOf(data['timers']).flatMap(({ card, marks }): TimerFacts[] => {
    if (card === null) return [];
    const mine: (string | null)[] = at(tucked, card).map((entry) => entry.card);
    const number = extras.under_timers?.[card] ?? mine.length;
    while (mine.length < number) mine.push(null);
    return [
      {
        card,
        slots: cardFacts(scene.lexicon, card).slots,
        lying: at(lying, card).map((entry) => entry.card!),
        under: mine,
        waits: marks['waits'] === true,
      },
    ];
  });
  return {
    seat,
    active: scene.view.turn === seat && !scene.view.over,
    unspent: Number(data['unspent'] ?? 0),
    spent: Number(data['spent'] ?? 0),
    imaginary: Number(data['imaginary'] ?? 0),
    surcharge: Number(data['surcharge'] ?? 0),
    cap: typeof data['spend_cap'] === 'number' ? data['spend_cap'] : null,
    ward: data['ward'] === true,
    score: extras.scores?.[seat] ?? null,
    limit: extras.hand_limit?.[seat] ?? 0,
    under: sizeOf(data['tucked']),
    hand: cardsOf(data['hand']),
    deck: sizeOf(data['deck']),
    discard: known(data['discard']),
    chain: known(data['chain']),
    timers,
    released: known(data['released']),
    resolving: known(data['resolving']),
    looked: known(data['looked']),
    kept: known(data['kept']),
  };
}

// -- the turn

export interface Turn {
  phase: string;
  paid: number;
  /** Each with the number of cards it still applies to. */
  discounts: { amount: number; uses: number }[];
  bonus: number;
  keeps: number;
  hiddenFree: boolean;
  doublePick: boolean;
  used: number;
  budget: number;
}

export function turnOf(scene: Scene): Turn {
  const view = scene.view;
  const amounts = (view['discounts'] as number[] | number | undefined) ?? [];
  return {
    phase: String(view['turn_phase'] ?? ''),
    paid: Number(view['time_spent_this_turn'] ?? 0),
    discounts: (Array.isArray(amounts) ? amounts : [amounts])
      .map((amount, i) => ({ amount, uses: i + 1 }))
      .filter(({ amount }) => amount > 0),
    bonus: Number(view['chain_bonus'] ?? 0),
    keeps: Number(view['keep_at_end'] ?? 0),
    hiddenFree: view['hidden_free'] === true,
    doublePick: view['double_pick'] === true,
    used: Number(view['chain_used'] ?? 0),
    budget: Number(view.extras?.['budget'] ?? 0),
  };
}

/** What a knowledge card costs that mage on this turn. */
export function costNow(scene: Scene, me: SeatFacts, card: string): number {
  const { cost } = cardFacts(scene.lexicon, card);
  if (!me.active) return cost;
  const less = turnOf(scene).discounts.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, cost + me.surcharge - less);
}

// -- the spheres

export interface Sphere {
  level: number;
  size: number;
  top: string | null;
  /** Only known to who peeked. */
  second: string | null;
  price: number;
  secondPrice: number;
  /** Has the mage on turn had a card of it, with no right to another? */
  closed: boolean;
  /** Has the mage on turn had none of its cards yet? */
  fresh: boolean;
  /** May one more of it be taken besides the one that every sphere gives? */
  again: boolean;
}

export function spheresOf(scene: Scene): Sphere[] {
  const { count, second_extra } = numbers(scene).spheres;
  const turn = turnOf(scene);
  const picks = (scene.view['picks'] as number[] | undefined) ?? [];
  const twice = picks.some((number) => number > 1);
  return Array.from({ length: count }, (_, i) => {
    const cards = cardsOf(scene.view[`sphere_${i + 1}`]);
    const taken = picks[i] ?? 0;
    const more = turn.doublePick && !twice;
    return {
      level: i + 1,
      size: cards.length,
      top: cards[0]?.card ?? null,
      second: cards[1]?.card ?? null,
      price: i + 1,
      secondPrice: i + 1 + (turn.hiddenFree ? 0 : second_extra),
      closed: taken > 0 && !more,
      fresh: taken === 0,
      again: more && cards.length > (taken > 0 ? 0 : 1),
    };
  });
}

export function emptySpheres(scene: Scene): number {
  return spheresOf(scene).filter((sphere) => sphere.size === 0).length;
}

// -- what can be done, and why not

const FROM_HAND: Record<string, readonly string[]> = {
  main: ['play', 'place'],
  tuck: ['tuck'],
  exchange: ['exchange'],
  remove: ['remove'],
  discard: ['discard'],
  'forced-discard': ['discard'],
  'place-free': ['place'],
  upgrade: ['upgrade'],
};

export function handActions(scene: Scene, card: string): Action[] {
  const verbs = FROM_HAND[scene.choices?.prompt ?? ''];
  return verbs ? scene.choices!.forCard(card, verbs) : [];
}

/** Why a card of my hand cannot be played now. */
export function whyNotPlayed(scene: Scene, me: SeatFacts, card: string): string {
  const say = (id: string, args = {}) => g(scene.game, `board-why-${id}`, args);
  const prompt = scene.choices?.prompt;
  if (!prompt || handActions(scene, card).length > 0) return '';
  if (prompt === 'timers') return say('timers');
  if (prompt === 'access' || prompt === 'keep') return say('too-late');
  if (prompt === 'place-free') return say('knowledge-only');
  if (prompt === 'upgrade') return say('no-upgrade');
  if (prompt !== 'main') return '';
  const cost = costNow(scene, me, card);
  const have = me.unspent + me.imaginary;
  if (cost > have) return say('time', { cost, have });
  if (me.cap !== null) return say('cap', { cost, left: Math.max(0, me.cap - turnOf(scene).paid) });
  return say('turn-too-long');
}

/** Why a card of a sphere cannot be taken now; `price` is what it costs. */
export function whyNotTaken(scene: Scene, sphere: Sphere, price: number): string {
  if (scene.choices?.prompt !== 'access') return '';
  if (sphere.closed) return g(scene.game, 'board-why-sphere-used');
  const left = turnOf(scene).budget;
  return price > left ? g(scene.game, 'board-why-chain', { price, left }) : '';
}

// -- reminders

export interface Reminder {
  icon: string;
  /** Wording ids end in this; the long text has `-text`. */
  id: string;
  args: Record<string, number>;
  harmful: boolean;
}

/** Effects on costs and limits that a mage has to remember. */
export function remindersOf(scene: Scene, mage: SeatFacts): Reminder[] {
  const found: Reminder[] = [];
  const add = (icon: string, id: string, args: Record<string, number> = {}, harmful = false) =>
    found.push({ icon, id, args, harmful });
  const turn = turnOf(scene);
  const when = mage.active ? 'now' : 'next';
  if (mage.surcharge > 0) add('surcharge', `surcharge-${when}`, { amount: mage.surcharge }, true);
  if (mage.cap !== null) add('spend_cap', `cap-${when}`, { cap: mage.cap, paid: turn.paid }, true);
  if (mage.ward) add('ward', 'ward');
  if (mage.under > 0) add('under', 'under', { count: mage.under, limit: mage.limit }, true);
  if (mage.active) {
    for (const { amount, uses } of turn.discounts) add('discount', 'discount', { amount, uses });
    if (turn.bonus > 0) add('chain', 'bonus', { bonus: turn.bonus });
    if (turn.keeps > 0) add('keep_at_end', 'keep', { count: turn.keeps });
    if (turn.hiddenFree) add('hidden_free', 'hidden-free');
    if (turn.doublePick) add('double_pick', 'double-pick');
  }
  return found;
}
