// What a game's numbers mean: actions, events and the facts of its cards.
import { get } from '../wire/api';
import type { Data, GameEvent, LexiconData } from '../wire/types';

export interface Action {
  id: number;
  verb: string;
  argument: string;
  target: string;
  /** It ends the question without doing anything, */
  declines: boolean;
  /** or gives up what could still be done. */
  givesUp: boolean;
}

/** The kind of a card: its name without the number of the copy. */
export function kindOf(card: string): string {
  const dot = card.indexOf('.');
  return dot < 0 ? card : card.slice(0, dot);
}

/** The game that a game with other cards is a kind of: `time_masters` of `time_masters:mybox`. */
export function baseOf(game: string): string {
  return game.split(':')[0]!;
}

/** So many of each name, one byte each. */
export function unpackBag(value: number, names: string[]): Record<string, number> {
  const bag: Record<string, number> = {};
  let rest = value;
  for (const name of names) {
    const n = rest % 256;
    if (n > 0) bag[name] = n;
    rest = Math.floor(rest / 256);
  }
  return bag;
}

const BYTE = 256;

/** Two bags as one; null if it cannot hold them. */
export function joinBags(a: number, b: number): number | null {
  for (let [x, y] = [a, b]; x > 0 || y > 0; x = Math.floor(x / BYTE), y = Math.floor(y / BYTE))
    if ((x % BYTE) + (y % BYTE) >= BYTE) return null;
  return a + b;
}

export class Lexicon {
  readonly game: string;
  private readonly facts = new Map<string, Data>();
  private readonly instances = new Set<string>();

  constructor(readonly data: LexiconData) {
    this.game = data.game;
    for (const row of data.cards) this.facts.set(String(row['id']), row);
    for (const block of data.blocks) {
      if (block.arguments.some((name) => /\.\d+$/.test(name))) this.instances.add(block.verb);
    }
  }

  action(id: number): Action {
    const blocks = this.data.blocks;
    let low = 0;
    let high = blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (blocks[middle]!.first <= id) low = middle;
      else high = middle - 1;
    }
    const block = blocks[low]!;
    return {
      id,
      verb: block.verb,
      argument: block.arguments[id - block.first] ?? '',
      target: block.target,
      declines: block.declines,
      givesUp: block.gives_up,
    };
  }

  /** The number of an action by what it says; -1 if there is none. */
  find(verb: string, argument = ''): number {
    const block = this.data.blocks.find((each) => each.verb === verb);
    const place = block ? block.arguments.indexOf(argument) : -1;
    return block && place >= 0 ? block.first + place : -1;
  }

  /** Does a verb name a card in play by itself, and not by its kind? */
  namesInstances(verb: string): boolean {
    return this.instances.has(verb);
  }

  isCard(name: string): boolean {
    return this.facts.has(kindOf(name)) || this.data.kinds.includes(kindOf(name));
  }

  card(name: string): Data {
    return this.facts.get(kindOf(name)) ?? {};
  }

  /** The kind of a card by its number. */
  kindAt(card: number): string {
    let first = 0;
    for (const [i, copies] of this.data.copies.entries()) {
      if (card < first + copies) return this.data.kinds[i]!;
      first += copies;
    }
    return '';
  }

  event(kind: number | string): { name: string; a: string; b: string } {
    const found =
      typeof kind === 'number' ? this.data.events[kind] : this.data.events.find((each) => each.name === kind);
    return found ?? { name: String(kind), a: 'number', b: 'number' };
  }
}

/** What happened twice in a row as if it had happened once: tokens paid one after the other; null if it is not so. */
export function joinEvents(lexicon: Lexicon, before: GameEvent, after: GameEvent): GameEvent | null {
  const [kind, seat, card, a, b, cause] = after;
  const sort = lexicon.event(kind);
  if (before[0] !== kind || before[1] !== seat || before[2] !== card || before[5] !== cause) return null;
  if (!sort.a.startsWith('bag of ') || sort.b) return null;
  const both = joinBags(before[3], a);
  return both === null ? null : [kind, seat, card, both, b, cause];
}

const loaded = new Map<string, Promise<Lexicon>>();

/** The lexicon of a game, fetched once. */
export function loadLexicon(game: string): Promise<Lexicon> {
  let promise = loaded.get(game);
  if (!promise) {
    promise = get<LexiconData>(`/api/games/${game}/lexicon`).then((data) => new Lexicon(data));
    promise.catch(() => loaded.delete(game));
    loaded.set(game, promise);
  }
  return promise;
}
