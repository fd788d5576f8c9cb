// What the board of Seasons reads out of a view and the lexicon.
import { cardsOf, sizeOf, type Shown } from '../../lib/choices';
import type { Action } from '../../lib/lexicon';
import { kindOf } from '../../lib/lexicon';
import type { Scene } from '../../lib/scene';
import type { Data } from '../../lib/types';
import { cheapest, type Way } from '../../lib/ways';
import { g } from '../../lib/wording.svelte';

export const ENERGIES = ['air', 'water', 'fire', 'earth'] as const;
export type Energy = (typeof ENERGIES)[number];
export const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;
export const PENALTY = [0, 5, 12, 20];
export const MOST_BONUSES = 3;
export const HIGHEST_GAUGE = 15;

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

export function seasonOf(scene: Scene): number {
  return Math.floor((Number(scene.view['space'] ?? 1) - 1) / 3);
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
  score: number | null;
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
  const play = cardsOf(data['play']);
  const extras = scene.view.extras ?? {};
  const capacities = extras['capacity'] as number[] | undefined;
  const scores = extras['scores'] as number[] | undefined;
  const grimoire = play.some((entry) => entry.card && kindOf(entry.card) === 'bespelled_grimoire');
  return {
    seat,
    crystals: Number(data['crystals'] ?? 0),
    gauge: Number(data['gauge'] ?? 0),
    reserve: (data['reserve'] ?? {}) as Partial<Record<Energy, number>>,
    bonuses: Number(data['bonuses'] ?? 0),
    capacity: capacities?.[seat] ?? (grimoire ? 10 : 7),
    score: scores?.[seat] ?? null,
    play,
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

/** What one token of each type is worth to a seat if transmuted now. */
export function worth(scene: Scene, seat: SeatView): Record<Energy, number> {
  const values = boardData(scene).season[seasonOf(scene)]!.transmutation;
  const purses = seat.play.filter((entry) => entry.card && kindOf(entry.card) === 'purse_of_io').length;
  const bonus = scene.view.turn === seat.seat ? Number(scene.view['transmute_bonus'] ?? 0) : 0;
  const result = {} as Record<Energy, number>;
  for (const energy of ENERGIES) result[energy] = values[energy] + purses + bonus;
  return result;
}

export interface Cost {
  energy: Partial<Record<Energy, number>>;
  crystals: number;
}

export function costOf(facts: Data, seats: number): Cost {
  const cost = (facts[`cost_${seats}`] ?? facts['cost'] ?? facts['cost_2'] ?? {}) as unknown as Partial<Cost>;
  return { energy: cost.energy ?? {}, crystals: cost.crystals ?? 0 };
}

const FROM_HAND = ['summon', 'discard', 'enter', 'give'];
const FROM_LOOKED = ['pick', 'enter', 'give', 'discard', 'keep'];
const IN_PLAY = ['activate', 'sacrifice', 'return', 'resolve'];

/** What may be done with a card that lies in a zone of mine. */
export function cardActions(
  scene: Scene,
  zone: 'hand' | 'looked' | 'play' | 'pack' | 'picked',
  card: string,
): Action[] {
  const choices = scene.choices;
  if (!choices) return [];
  const looked = sizeOf((scene.view.seats[scene.seat] as Data | undefined)?.['looked']) > 0;
  if (zone === 'hand') return choices.forCard(card, looked ? ['summon'] : FROM_HAND);
  if (zone === 'looked') return choices.forCard(card, FROM_LOOKED);
  if (zone === 'play') return choices.forCard(card, IN_PLAY);
  if (zone === 'pack') return choices.forCard(card, ['pick']);
  return choices.forCard(card, ['year_1', 'year_2']);
}

/** Why a card of my hand cannot be summoned now. */
export function whyNotSummoned(scene: Scene, me: SeatView, card: string): string {
  if (scene.choices?.prompt !== 'main') return '';
  if (cardActions(scene, 'hand', card).length > 0) return '';
  if (me.play.length >= me.gauge) return g('seasons', 'board-no-slot', { gauge: me.gauge });
  const cost = costOf(scene.lexicon.card(card), scene.view.seats.length);
  if (cost.crystals > me.crystals)
    return g('seasons', 'board-no-crystals', { need: cost.crystals, have: me.crystals });
  const have: Partial<Record<Energy, number>> = { ...me.reserve };
  for (const entry of me.play) {
    if (entry.card && kindOf(entry.card) === 'amulet_of_water') {
      for (const [energy, n] of Object.entries((entry.marks['tokens'] ?? {}) as Record<Energy, number>)) {
        have[energy as Energy] = (have[energy as Energy] ?? 0) + n;
      }
    }
  }
  const missing = ENERGIES.filter((energy) => (cost.energy[energy] ?? 0) > (have[energy] ?? 0)).map(
    (energy) => `${g(scene.game, `energy-${energy}`)} ×${(cost.energy[energy] ?? 0) - (have[energy] ?? 0)}`,
  );
  if (missing.length) return g('seasons', 'board-no-energy', { missing: missing.join(', ') });
  return g('seasons', 'board-not-payable');
}

export function whyNotActivated(scene: Scene, card: string, turned: boolean): string {
  if (scene.choices?.prompt !== 'main' || cardActions(scene, 'play', card).length > 0) return '';
  const effects = (scene.lexicon.card(card)['effects'] ?? []) as string[];
  if (!effects.includes('activated')) return '';
  if (turned) return g('seasons', 'board-turned');
  return kindOf(card) === 'die_of_malice'
    ? g('seasons', 'board-before-die')
    : g('seasons', 'board-not-payable');
}

const AMULETS_LAST = 6;

/** The obvious answer: pay with what there is most of and what is worth least now, take what there is least of. */
export function suggest(scene: Scene, ways: Way[]): Way | null {
  const me = seatView(scene, scene.seat);
  const values = worth(scene, me);
  const named = (id: number) => {
    const { verb, argument } = scene.lexicon.action(id);
    const [energy, source] = argument.split(' from ') as [Energy, string?];
    return { verb, energy, source };
  };
  const all = ways.flatMap((way) => way.full).map(named);
  if (all.some(({ energy }) => !ENERGIES.includes(energy))) return null;
  if (all.some(({ verb }) => verb !== all[0]!.verb)) return null;
  const paying = ['pay', 'lose'].includes(all[0]!.verb);
  if (!paying && all[0]!.verb !== 'gain') return null;
  if (ways.some((way) => way.full.length !== ways[0]!.full.length)) return null;
  return cheapest(ways, (id, n) => {
    const { energy, source } = named(id);
    if (source) return n * AMULETS_LAST * values[energy];
    const have = me.reserve[energy] ?? 0;
    return paying ? (have - n) ** 2 + n * values[energy] : (have + n) ** 2;
  });
}
