// The options of a decision, sorted by the things on the table they are about.
import { kindOf, type Action, type Lexicon } from '../words/lexicon';
import type { Decision, Refusal } from '../wire/types';

export class Choices {
  readonly actions: Action[];

  constructor(
    private readonly lexicon: Lexicon,
    readonly question: Decision,
    options: number[],
  ) {
    this.actions = options.map((id) => lexicon.action(id));
  }

  get prompt(): string {
    return this.question.prompt ?? '';
  }
  /** The card because of which it is asked. */
  get source(): string | null {
    return this.question.source ?? null;
  }
  /** What might be expected among the options, and why it is not. */
  get refusals(): Refusal[] {
    return this.question.refusals ?? [];
  }

  /** What may be done with a card: by itself if the verb names cards in play, else by its kind. */
  forCard(card: string, verbs?: readonly string[]): Action[] {
    const kind = kindOf(card);
    return this.actions.filter(
      (action) =>
        action.target === 'card' &&
        (!verbs || verbs.includes(action.verb)) &&
        (this.lexicon.namesInstances(action.verb) ? action.argument === card : action.argument === kind),
    );
  }

  /** What may be done with anything else: a die, a seat, a type of token. */
  forThing(target: string, argument: string): Action[] {
    return this.actions.filter((action) => action.target === target && action.argument === argument);
  }

  byVerb(verb: string): Action[] {
    return this.actions.filter((action) => action.verb === verb);
  }

  has(id: number): boolean {
    return this.actions.some((action) => action.id === id);
  }
}

/** Actions in runs of one verb, in their order. */
export function grouped(actions: Action[]): { verb: string; actions: Action[] }[] {
  const groups: { verb: string; actions: Action[] }[] = [];
  for (const action of actions) {
    const last = groups[groups.length - 1];
    if (last && last.verb === action.verb) last.actions.push(action);
    else groups.push({ verb: action.verb, actions: [action] });
  }
  return groups;
}

/** The cards of a zone as the view gives it, with what lies on them; unknown ones are null. */
export interface Shown {
  card: string | null;
  marks: Record<string, unknown>;
}

export function cardsOf(zone: unknown): Shown[] {
  const one = (entry: unknown): Shown => {
    if (typeof entry === 'string') return { card: entry, marks: {} };
    const { card, ...marks } = entry as { card: string };
    return { card, marks };
  };
  if (zone == null) return [];
  if (Array.isArray(zone)) return zone.map(one);
  if (typeof zone === 'number') return Array.from({ length: zone }, () => ({ card: null, marks: {} }));
  const { number, known } = zone as { number: number; known: unknown[] | Record<string, unknown> };
  const row: Shown[] = Array.from({ length: number }, () => ({ card: null, marks: {} }));
  if (Array.isArray(known)) known.forEach((entry, i) => (row[i] = one(entry)));
  else for (const [place, entry] of Object.entries(known)) row[Number(place)] = one(entry);
  return row;
}

export function sizeOf(zone: unknown): number {
  if (typeof zone === 'number') return zone;
  if (Array.isArray(zone)) return zone.length;
  return zone && typeof zone === 'object' ? ((zone as { number?: number }).number ?? 0) : 0;
}
