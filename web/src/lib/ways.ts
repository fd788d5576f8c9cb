// Choosing several small things in any order: what may still be added, and when the choice is complete.

/** A complete answer: everything it amounts to, and what has to be sent for it. */
export interface Way {
  full: number[];
  send: number[];
}

function counted(actions: number[]): Map<number, number> {
  const bag = new Map<number, number>();
  for (const action of actions) bag.set(action, (bag.get(action) ?? 0) + 1);
  return bag;
}

function within(small: Map<number, number>, large: Map<number, number>): boolean {
  for (const [action, n] of small) if ((large.get(action) ?? 0) < n) return false;
  return true;
}

/** Rows of so many actions, ascending, none before `from`, none more often than its cap. */
function tails(actions: number[], size: number, from: number, left: Map<number, number>): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (const action of actions) {
    const n = left.get(action) ?? 0;
    if (action < from || n <= 0) continue;
    left.set(action, n - 1);
    for (const rest of tails(actions, size - 1, action, left)) found.push([action, ...rest]);
    left.set(action, n);
    if (found.length > 1) break;
  }
  return found;
}

/**
 * What can be picked in one go, or null if it has to be asked one at a time.
 *
 * Questions of this sort are asked in ascending order, and when only one answer is left the engine gives it by itself:
 * such answers are missing at the end of a row and are put back here, so that every row has the same length.
 */
export function severalAtOnce(rows: number[][] | null): Way[] | null {
  if (rows === null || rows.length === 0) return null;
  const size = Math.max(...rows.map((row) => row.length));
  if (size < 2) return null;
  const caps = new Map<number, number>();
  for (const row of rows)
    for (const [action, n] of counted(row)) caps.set(action, Math.max(caps.get(action) ?? 0, n));
  const actions = [...caps.keys()].sort((a, b) => a - b);
  const ways: Way[] = [];
  for (const row of rows) {
    const last = row[row.length - 1]!;
    const missing = size - row.length;
    const left = new Map(caps);
    for (const action of row) left.set(action, left.get(action)! - 1);
    const ends = tails(actions, missing, last, left);
    if (ends.length > 1) return null;
    ways.push({ full: [...row, ...(ends[0] ?? Array.from({ length: missing }, () => last))], send: row });
  }
  const names = new Set(ways.map((way) => way.full.join()));
  return names.size === ways.length ? ways : null;
}

/** How often each action may be added to what is picked already. */
export function addable(ways: Way[], picked: number[]): Map<number, number> {
  const have = counted(picked);
  const room = new Map<number, number>();
  for (const way of ways) {
    const all = counted(way.full);
    if (!within(have, all)) continue;
    for (const [action, n] of all) {
      const more = n - (have.get(action) ?? 0);
      if (more > 0) room.set(action, Math.max(room.get(action) ?? 0, more));
    }
  }
  return room;
}

/** What has to be sent for exactly what was picked; null while it is not complete. */
export function complete(ways: Way[], picked: number[]): number[] | null {
  const have = counted(picked);
  for (const way of ways) {
    if (way.full.length === picked.length && within(have, counted(way.full))) return way.send;
  }
  return null;
}
