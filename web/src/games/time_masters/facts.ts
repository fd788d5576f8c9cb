// What the board of Time Masters reads out of a view and the lexicon; nothing here knows a card by its name.
import { cardRefusal } from '../../lib/ask/why';
import { cardsOf, sizeOf, type Shown } from '../../lib/ask/choices';
import type { Action, Lexicon } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import type { Data } from '../../lib/wire/types';

export const PHASES = ['timers', 'main', 'access', 'closing'] as const;
export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

interface Numbers {
  time: { most_imaginary: number };
  spheres: { count: number };
  exchange: { cards: number; time: number };
}

/** The numbers of the game that no card set changes. */
export function numbers(scene: Scene): Numbers {
  return scene.lexicon.data.board as unknown as Numbers;
}

/** A sphere to the mage on turn, measured by the chain. */
export interface SphereOffer {
  price: number;
  second_price: number;
  /** How much the chain is too short for its face-up card. */
  missing: number;
  /** Has it given all that it gives this turn? */
  closed: boolean;
}

/** What the engine derives for the board; of a turn only while the game lasts. */
interface Extras {
  card_set: string;
  provenance: string;
  scores: number[];
  hand_limit: number[];
  under_timers: Record<string, number>;
  /** What is left of the chain. */
  budget: number;
  /** The own deck, in no order. */
  own_deck?: string[];
  chain_length?: number;
  /** The levels of the cards that the chain buys at best, the fewest first. */
  buys?: number[][];
  spheres?: SphereOffer[];
  /** What knowledge in the hand costs now, on the own turn. */
  costs?: Record<string, number>;
}

export function extrasOf(scene: Scene): Extras {
  return scene.view.extras as unknown as Extras;
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
  const extras = extrasOf(scene);
  const lying = cardsOf(data['on_timers']);
  const tucked = cardsOf(data['tucked']);
  const at = (entries: Shown[], timer: string) =>
    entries.filter((entry) => entry.card !== null && entry.marks['timer'] === timer);
  const timers = cardsOf(data['timers']).flatMap(({ card, marks }): TimerFacts[] => {
    if (card === null) return [];
    const mine: (string | null)[] = at(tucked, card).map((entry) => entry.card);
    const number = extras.under_timers[card] ?? mine.length;
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
    score: extras.scores[seat] ?? null,
    limit: extras.hand_limit[seat] ?? 0,
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
  /** Links and what counts besides. */
  length: number;
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
    length: extrasOf(scene).chain_length ?? 0,
    budget: extrasOf(scene).budget,
  };
}

// -- the spheres

export interface Sphere {
  level: number;
  size: number;
  top: string | null;
  /** Only known to whoever peeked. */
  second: string | null;
  /** What its cards mean to the mage on turn; null when the game is over. */
  offer: SphereOffer | null;
}

export function spheresOf(scene: Scene): Sphere[] {
  return Array.from({ length: numbers(scene).spheres.count }, (_, i) => {
    const cards = cardsOf(scene.view[`sphere_${i + 1}`]);
    return {
      level: i + 1,
      size: cards.length,
      top: cards[0]?.card ?? null,
      second: cards[1]?.card ?? null,
      offer: extrasOf(scene).spheres?.[i] ?? null,
    };
  });
}

/** How near the end is. */
export interface Ending {
  empty_spheres: number;
  empty_at_end: number;
  quiet_turns: number;
  quiet_limit: number;
}

export function endingOf(scene: Scene): Ending {
  return scene.view.status!.ends as unknown as Ending;
}

// -- what may be done

export type Zone = 'hand' | 'chain' | 'timers' | 'on_timers' | 'tucked' | 'released' | 'looked' | 'discard';

const VERBS: Record<Zone, readonly string[]> = {
  hand: ['play', 'place', 'tuck', 'exchange', 'remove', 'discard', 'upgrade'],
  chain: ['keep', 'rewind', 'repeat'],
  timers: ['at'],
  on_timers: ['release'],
  tucked: ['untuck'],
  released: ['use'],
  looked: ['pick'],
  discard: ['retrieve'],
};

/** Giving up cards as an action has a button of its own. */
const verbsOf = (scene: Scene, zone: Zone) =>
  zone === 'hand' && scene.choices?.prompt === 'main' ? ['play', 'place'] : VERBS[zone];

/** What may be done with a card by touching it. */
export function cardActions(scene: Scene, zone: Zone, card: string): Action[] {
  return scene.choices?.forCard(card, verbsOf(scene, zone)) ?? [];
}

/** Why it may not; empty if the rules give no reason. */
export function refusalOf(scene: Scene, zone: Zone, card: string): string {
  return cardRefusal(scene, card, verbsOf(scene, zone));
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
