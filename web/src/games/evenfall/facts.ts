// What the board of Evenfall reads out of a view and the card set.
import { cardsOf, sizeOf, type Shown } from '../../lib/ask/choices';
import type { Scene } from '../../lib/table/scene';
import type { Data } from '../../lib/wire/types';
import type { Operation } from './effects';

export const AUTOMA = 4; // the seat of the solo opponent in zones, counters and events
export const ROUNDS = 3;
export const FULL_MANA = 20;
export const FULL_DIAL = 9;
export const RESOURCES = ['herb', 'potion', 'knowledge'] as const;
export const TIERS = ['lower', 'middle', 'upper'] as const;
export const PHASES = ['scouting', 'action', 'battle', 'end_of_round'] as const;
export type Bag = Partial<Record<string, number>>;
export type PieceKind = 'witch' | 'elder';
export type Tier = (typeof TIERS)[number];

interface Sourced {
  provenance?: string;
  designed?: string[];
}
export interface RegionData extends Sourced, Record<Tier, { strength: number; do: Operation[] }> {
  id: string;
  first_player_token: boolean;
  action: Operation[];
}
export interface PathStep {
  reward?: Operation[];
  either?: Operation[][];
}
export interface CovenBoard extends Sourced {
  id: string;
  scouting: Operation[];
  token: Operation[];
  path: string;
  free_action?: Operation[];
  action_cell?: Operation[];
  stone_cells?: Operation[][];
  elders_outside?: boolean;
}
export interface AutomaCell {
  action: string;
  region?: string;
  framed?: boolean;
  vp?: number;
}
export interface AutomaData extends Sourced {
  difficulty: Record<string, number>;
  circle: AutomaCell[];
  path: AutomaCell[];
  overflow_vp: number;
}
interface Tables {
  set: { overflow_vp: number; sickle_cost: Bag; orb_cost: Bag; discard_action: Bag };
  region: RegionData[];
  path: (Sourced & { id: string; steps: PathStep[] })[];
  board: CovenBoard[];
  automa: AutomaData;
}

export function tables(scene: Scene): Tables {
  return scene.lexicon.data.board as unknown as Tables;
}

export function isSolo(scene: Scene): boolean {
  return scene.view.seats.length === 1;
}

/** What the engine derives for the board. */
interface Extras {
  boards: string[];
  council_cost: Bag[];
  /** Those in use, and how many places and pieces there is room for. */
  regions: string[];
  place_slots: Record<string, number>;
  action_cells: Record<string, number>;
  automa?: { breakdown: Record<string, number> };
  /** The seats of the battle in turn order. */
  fighters?: number[];
  /** What each value of my dial would bring. */
  dials?: { strength: number; rewards: Tier[] }[];
  /** What each of several effects is. */
  choice?: Operation[][];
  /** Stones for places, and the points that they would bring there. */
  proposal?: Record<string, string>;
  worth?: Record<string, number>;
  stone_for?: string;
}

export function extrasOf(scene: Scene): Extras {
  return scene.view.extras as unknown as Extras;
}

export function phaseOf(scene: Scene): string {
  return scene.view.status?.phase ?? 'end';
}

// -- regions

export interface Piece {
  seat: number;
  kind: PieceKind;
}
export interface RegionView {
  data: RegionData;
  index: number;
  /** Place slots from left to right; null where nothing lies. */
  places: (string | null)[];
  cells: (Piece | null)[];
  /** Pieces in the large cell. */
  pieces: Piece[];
  stones: string[];
}

function names(zone: unknown): string[] {
  return cardsOf(zone).flatMap((entry) => (entry.card ? [entry.card] : []));
}

export function regionsOf(scene: Scene): RegionView[] {
  const { regions } = extrasOf(scene);
  return tables(scene).region.flatMap((data, index) =>
    regions.includes(data.id) ? [regionView(scene, data, index)] : [],
  );
}

function regionView(scene: Scene, data: RegionData, index: number): RegionView {
  const view = scene.view;
  const slots = extrasOf(scene).place_slots[data.id] ?? 0;
  const lying = names(view[`${data.id}_places`]);
  const filled = (view[`${data.id}_slots`] as number[] | undefined) ?? lying.map((_, i) => i + 1);
  const places: (string | null)[] = Array.from({ length: slots }, () => null);
  lying.forEach((card, i) => (places[(filled[i] ?? i + 1) - 1] = card));
  const holders = (view[`${data.id}_cells`] as string[] | undefined) ?? [];
  const cells = holders.slice(0, extrasOf(scene).action_cells[data.id]).map((holder) => {
    const [seat, kind] = holder.split(' ');
    return kind ? { seat: Number(seat), kind: kind as PieceKind } : null;
  });
  const pieces: Piece[] = [];
  const add = (seat: number, bag: unknown) => {
    for (const kind of ['witch', 'elder'] as const)
      for (let i = 0; i < ((bag as Bag | undefined)?.[kind] ?? 0); i += 1) pieces.push({ seat, kind });
  };
  view.seats.forEach((seat, i) => add(i, seat[`${data.id}_pieces`]));
  if (isSolo(scene)) add(AUTOMA, view[`automa_${data.id}_pieces`]);
  return { data, index, places, cells, pieces, stones: names(view[`${data.id}_stones`]) };
}

/** Pieces that stand together: each by itself as long as there are few, else all of a sort as one heap. */
export function heapsOf(pieces: Piece[]): { piece: Piece; number: number }[] {
  if (pieces.length <= 4) return pieces.map((piece) => ({ piece, number: 1 }));
  const heaps: { piece: Piece; number: number }[] = [];
  for (const piece of pieces) {
    const heap = heaps.find((each) => each.piece.seat === piece.seat && each.piece.kind === piece.kind);
    if (heap) heap.number += 1;
    else heaps.push({ piece, number: 1 });
  }
  return heaps;
}

/** How many pieces of a seat stand anywhere in a region. */
export function piecesIn(region: RegionView, seat: number): number {
  return [...region.pieces, ...region.cells].filter((piece) => piece?.seat === seat).length;
}

// -- covens

export interface Ritual {
  card: string;
  sickles: number;
  orbs: number;
  witches: number;
  elders: number;
}
export interface Stack {
  place: string;
  stone: string | null;
  ritual: Ritual | null;
}
export interface Specialist {
  card: string;
  rotated: boolean;
  copies: string;
}
export interface CovenView {
  seat: number;
  coven: string;
  resources: Bag;
  mana: number;
  vp: number;
  /** Points if the game ended now; null where that is not told. */
  score: number | null;
  path: number;
  witches: number;
  elders: number;
  tokenUsed: boolean;
  passed: boolean;
  boardCell: boolean;
  hand: Shown[];
  hands: number;
  outer: Stack[];
  inner: Stack[];
  specialists: Specialist[];
  council: string[];
  stones: string[];
  /** Stones in the cells of the board, by the number of the cell. */
  celled: Map<number, string>;
  bid: number;
  strength: number;
}

function stacks(zone: unknown, rituals: Shown[]): Stack[] {
  return cardsOf(zone).flatMap(({ card, marks }) => {
    if (!card) return [];
    const bound = rituals.find((entry) => (entry.marks['bound'] as Data | undefined)?.['place'] === card);
    return [
      { place: card, stone: String(marks['stone'] ?? '') || null, ritual: bound ? ritualOf(bound) : null },
    ];
  });
}

function ritualOf({ card, marks }: Shown): Ritual {
  const on = (marks['bound'] ?? {}) as Record<string, number>;
  return {
    card: card!,
    sickles: on['sickles'] ?? 0,
    orbs: on['orbs'] ?? 0,
    witches: on['witches'] ?? 0,
    elders: on['elders'] ?? 0,
  };
}

/** What a seat owns, or the Automa, whose things stand beside those of the seats. */
export function covenOf(scene: Scene, seat: number): CovenView {
  const automa = seat === AUTOMA;
  const data = (automa ? {} : (scene.view.seats[seat] ?? {})) as Data;
  const read = (name: string) => (automa ? scene.view[`automa_${name}`] : data[name]);
  const rituals = cardsOf(read('rituals'));
  const extras = extrasOf(scene);
  const sheet = extras.automa?.breakdown;
  const placed = (circle: Stack[]) => circle.flatMap((stack) => (stack.stone ? [stack.stone] : []));
  const outer = stacks(read('outer'), rituals);
  const inner = stacks(read('inner'), rituals);
  const lying = new Set(placed(inner));
  return {
    seat,
    coven: automa ? 'automa' : String(data['coven'] ?? 'star'),
    resources: (data['resources'] ?? {}) as Bag,
    mana: Number(data['mana'] ?? 0),
    vp: Number(read('vp') ?? 0),
    score: automa
      ? sheet
        ? Object.values(sheet).reduce((sum, points) => sum + points, 0)
        : null
      : (scene.view.status?.scores[seat] ?? null),
    path: Number(read('path') ?? 0),
    witches: Number(read('witches') ?? 0),
    elders: Number(data['elders'] ?? 0),
    tokenUsed: data['token_used'] === true,
    passed: data['passed'] === true,
    boardCell: data['board_cell'] === true,
    hand: cardsOf(data['hand']),
    hands: sizeOf(data['hand']),
    outer,
    inner,
    specialists: cardsOf(read('specialists')).flatMap(({ card, marks }) =>
      card ? [{ card, rotated: marks['rotated'] === true, copies: String(marks['copies'] ?? '') }] : [],
    ),
    council: names(data['council']),
    stones: names(read('stones')).filter((stone) => !lying.has(stone)),
    celled: new Map(
      cardsOf(data['stone_cells']).flatMap(({ card, marks }) =>
        card ? [[Number(marks['cell'] ?? 0), card] as [number, string]] : [],
      ),
    ),
    bid: Number(data['bid'] ?? -1),
    strength: Number(read('strength') ?? 0),
  };
}

export function boardOf(scene: Scene, coven: CovenView): CovenBoard {
  const id = extrasOf(scene).boards[coven.seat];
  const boards = tables(scene).board;
  return boards.find((board) => board.id === id) ?? boards[0]!;
}

export function pathOf(scene: Scene, board: CovenBoard): PathStep[] {
  return tables(scene).path.find((path) => path.id === board.path)?.steps ?? [];
}

// -- what is printed on cards

export interface PlaceFacts {
  witches: number;
  vp: number;
  symbols: string[];
  harvest: Bag;
  link: Operation[] | null;
}

export function placeFacts(scene: Scene, card: string): PlaceFacts {
  return placeFace(scene.lexicon.card(card), String(scene.view['side'] ?? 'sun'));
}

/** A starting place has a face for each side of the boards. */
export function placeFace(facts: Data, side: string): PlaceFacts {
  const face = (facts['table'] === 'start' ? (facts[side] ?? facts['sun']) : facts) as Data;
  return {
    witches: Number(face['witches'] ?? 0),
    vp: Number(face['vp'] ?? 0),
    symbols: (face['symbols'] ?? []) as string[],
    harvest: (face['harvest'] ?? {}) as Bag,
    link: (face['link'] ?? null) as Operation[] | null,
  };
}

export interface CardFacts {
  table: string;
  keywords: string[];
  cost: Bag;
  vp: number;
  slots: number;
  cells: number;
  effect: string;
  council: string;
}

export function cardFacts(facts: Data): CardFacts {
  const effect = (facts['effect'] ?? {}) as Data;
  return {
    table: String(facts['table'] ?? ''),
    keywords: (facts['keywords'] ?? []) as string[],
    cost: (facts['cost'] ?? {}) as Bag,
    vp: Number(facts['vp'] ?? 0),
    slots: Number(facts['slots'] ?? 0),
    cells: Number(effect['cells'] ?? 0),
    effect: String(effect['type'] ?? ''),
    council: String(((facts['council'] ?? {}) as Data)['type'] ?? ''),
  };
}

/** Is everything printed there, or a part of it, designed by us? */
export function isOurs(source: Sourced | Data): boolean {
  const designed = source['designed' as keyof typeof source] as string[] | undefined;
  return source['provenance' as keyof typeof source] === 'designed' || (designed?.length ?? 0) > 0;
}

/** The kind of a stone, as its symbol is called. */
export function stoneKind(scene: Scene, stone: string): string {
  return String(scene.lexicon.card(stone)['kind'] ?? 'red');
}
