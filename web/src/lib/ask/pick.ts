// Several things chosen in any order: what can be added, what in place of others, and when it is complete.
import type { ShapeInfo } from '../wire/wire';

/** What so many of an answer cost, to find the obvious choice: the dearer, the less likely. */
export type Cost = (action: number, n: number) => number;

function counted(actions: readonly number[]): Map<number, number> {
  const bag = new Map<number, number>();
  for (const action of actions) bag.set(action, (bag.get(action) ?? 0) + 1);
  return bag;
}

function within(small: readonly number[], large: Map<number, number>): boolean {
  return [...counted(small)].every(([action, n]) => n <= (large.get(action) ?? 0));
}

/** A question that wants several things: so many of some, or exactly one of the listed sets. */
export class Several {
  readonly least: number;
  /** Parts of the longest answer: where answers are listed they tell, as one piece and its region are two parts. */
  readonly most: number;
  readonly stop: number;
  /** How many of each answer there are at the most. */
  readonly caps: Map<number, number>;
  private readonly wholes: number[][];

  constructor(shape: ShapeInfo) {
    this.least = shape.least ?? 1;
    this.stop = shape.stop ?? -1;
    this.wholes = (shape.wholes ?? []).map((whole) => whole.filter((action) => action !== this.stop));
    const sizes = this.wholes.map((whole) => whole.length);
    this.most = sizes.length > 0 ? Math.max(...sizes) : (shape.most ?? 1);
    this.caps = new Map(shape.things ?? []);
    for (const whole of this.wholes)
      for (const [action, n] of counted(whole))
        this.caps.set(action, Math.max(n, this.caps.get(action) ?? 0));
  }

  get actions(): number[] {
    return [...this.caps.keys()].sort((a, b) => a - b);
  }

  /** Is that a whole answer, or part of one? */
  fits(picked: readonly number[]): boolean {
    if (this.wholes.length > 0) return this.wholes.some((whole) => within(picked, counted(whole)));
    return picked.length <= this.most && within(picked, this.caps);
  }

  isComplete(picked: readonly number[]): boolean {
    if (this.wholes.length > 0)
      return this.wholes.some((whole) => whole.length === picked.length && within(picked, counted(whole)));
    return picked.length >= this.least && this.fits(picked);
  }

  /** What is to be sent for it; null while it is not complete. */
  answer(picked: readonly number[]): number[] | null {
    if (!this.isComplete(picked)) return null;
    return picked.length > 0 ? [...picked] : [this.stop];
  }

  /** One more of an action; what was picked longest ago makes room if it must. */
  add(picked: readonly number[], action: number): number[] {
    if (this.fits([...picked, action])) return [...picked, action];
    let kept = [...picked.filter((each) => each === action), action];
    if (!this.fits(kept)) return [...picked];
    for (const each of [...picked].reverse())
      if (each !== action && this.fits([each, ...kept])) kept = [each, ...kept];
    return kept;
  }

  remove(picked: readonly number[], action: number): number[] {
    const at = picked.lastIndexOf(action);
    return picked.filter((_, i) => i !== at);
  }

  /** Can one more of an action be picked, be it in place of something else? */
  canAdd(picked: readonly number[], action: number): boolean {
    return this.fits([...picked.filter((each) => each === action), action]);
  }

  /** The complete choice that costs least; of equals the first. */
  cheapest(cost: Cost): number[] {
    const sum = (picked: number[]) => {
      const bag = counted(picked);
      return this.actions.reduce((total, action) => total + cost(action, bag.get(action) ?? 0), 0);
    };
    if (this.wholes.length > 0)
      return this.wholes.reduce((best, whole) => (sum(whole) < sum(best) ? whole : best));
    let picked: number[] = [];
    while (picked.length < this.most) {
      const more = this.actions.map((action) => [...picked, action]).filter((each) => this.fits(each));
      const best = more.reduce((a, b) => (sum(b) < sum(a) ? b : a));
      if (picked.length >= this.least && sum(best) >= sum(picked)) break;
      picked = best;
    }
    return picked;
  }
}

/** Null if one answer is all that is wanted. */
export function severalOf(shape: ShapeInfo | undefined): Several | null {
  if (!shape?.things?.length && !shape?.wholes?.length) return null;
  const several = new Several(shape);
  return several.most > 1 ? several : null;
}
