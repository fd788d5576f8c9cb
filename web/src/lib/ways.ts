// Choosing several small things in any order: the obvious choice, what may be changed, and when it is complete.

/** A complete answer: everything it amounts to, and what has to be sent for it. */
export interface Way {
  full: number[];
  send: number[];
}

type Bag = Map<number, number>;

function counted(actions: number[]): Bag {
  const bag: Bag = new Map();
  for (const action of actions) bag.set(action, (bag.get(action) ?? 0) + 1);
  return bag;
}

function within(small: Bag, large: Bag): boolean {
  for (const [action, n] of small) if ((large.get(action) ?? 0) < n) return false;
  return true;
}

/** How often each action occurs in the row that has most of it. */
function most(rows: number[][]): Bag {
  const caps: Bag = new Map();
  for (const row of rows)
    for (const [action, n] of counted(row)) caps.set(action, Math.max(caps.get(action) ?? 0, n));
  return caps;
}

/**
 * The full answers behind rows that ask for `size` things in ascending order, of which there are so many each.
 *
 * Where only one thing can follow, the engine takes it by itself and it is not in the row. Null if other rows would
 * have been asked.
 */
function asked(rows: number[][], actions: number[], caps: Bag, size: number): Way[] | null {
  const ways: Way[] = [];
  const left = new Map(caps);
  function go(row: number[], full: number[], from: number, need: number): boolean {
    if (need === 0) {
      const given = rows[ways.length];
      ways.push({ full, send: row });
      return given !== undefined && given.join() === row.join();
    }
    let there = 0;
    const options: number[] = [];
    for (let i = actions.length - 1; i >= from; i -= 1) {
      const n = left.get(actions[i]!)!;
      there += n;
      if (n > 0 && there >= need) options.unshift(i);
    }
    for (const i of options) {
      const action = actions[i]!;
      left.set(action, left.get(action)! - 1);
      const fits = go(options.length === 1 ? row : [...row, action], [...full, action], i, need - 1);
      left.set(action, left.get(action)! + 1);
      if (!fits) return false;
    }
    return options.length > 0;
  }
  return go([], [], 0, size) && ways.length === rows.length ? ways : null;
}

const MOST_TRIES = 4000;

/** The same where it has to be found out how many there are of each: at least as many as a row has. */
function foundOut(rows: number[][]): Way[] | null {
  const size = Math.max(...rows.map((row) => row.length));
  const least = most(rows);
  const actions = [...least.keys()].sort((a, b) => a - b);
  const caps = new Map(least);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const ways = asked(rows, actions, caps, size);
    if (ways) return ways;
    const next = actions.find((action) => caps.get(action)! < size);
    if (next === undefined) return null;
    for (const action of actions) {
      if (action === next) break;
      caps.set(action, least.get(action)!);
    }
    caps.set(next, caps.get(next)! + 1);
  }
  return null;
}

/** What rows that ascend amount to; null if that cannot be told. */
function filledUp(rows: number[][]): Way[] | null {
  if (rows.every((row) => row.length === rows[0]!.length))
    return rows.map((row) => ({ full: row, send: row }));
  // What is never chosen together with anything else is an answer of its own: one Gold, or two others.
  const alone = rows.filter(
    ([only, more]) => more === undefined && rows.every((row) => row.length === 1 || !row.includes(only!)),
  );
  const several = rows.filter((row) => !alone.includes(row));
  const ways: Way[] = alone.map((row) => ({ full: row, send: row }));
  const found = foundOut(several);
  return found ? [...ways, ...found] : null;
}

/** What an answer is: it may stop the row, be one of several small things, and what is done with it. */
export interface Nature {
  stops: boolean;
  small: boolean;
  verb: string;
}

/**
 * What can be picked in one go, or null if it has to be asked one at a time.
 *
 * Most questions of this sort ask for so many things in ascending order. Others go on until a stop is answered
 * (that is all, take all): it is no thing to be picked, confirming says it.
 */
export function severalAtOnce(
  rows: number[][] | null,
  nature: (action: number) => Nature = () => ({ stops: false, small: true, verb: '' }),
): Way[] | null {
  if (rows === null || rows.length === 0 || Math.max(...rows.map((row) => row.length)) < 2) return null;
  const stops = (action: number) => nature(action).stops;
  if (rows.some((row) => row.slice(0, -1).some(stops))) return null;
  const open = rows.some((row) => stops(row[row.length - 1]!));
  if (open) {
    // Anything else that goes on until one stops is a row of deeds, each of its own.
    const things = [...new Set(rows.flat())].map(nature).filter((each) => !each.stops);
    if (things.some((each) => !each.small || each.verb !== things[0]!.verb)) return null;
  }
  const ascending = rows.every((row) => row.every((action, i) => i === 0 || row[i - 1]! <= action));
  const ways =
    open || !ascending
      ? rows.map((row) => ({ full: stops(row[row.length - 1]!) ? row.slice(0, -1) : row, send: row }))
      : filledUp(rows);
  if (ways === null || Math.max(...ways.map((way) => way.full.length)) < 2) return null;
  const sorted = ways.map(({ full, send }) => ({ full: [...full].sort((a, b) => a - b), send }));
  const names = new Set(sorted.map((way) => way.full.join()));
  return names.size === sorted.length ? sorted : null; // else the order matters
}

/** How often each action may be added to what is picked already. */
export function addable(ways: Way[], picked: number[]): Bag {
  const have = counted(picked);
  const room: Bag = new Map();
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

/** What may be picked once more, be it in place of something else. */
export function swappable(ways: Way[], picked: number[]): Set<number> {
  const have = counted(picked);
  const found = new Set<number>();
  for (const [action, n] of most(ways.map((way) => way.full)))
    if (n > (have.get(action) ?? 0)) found.add(action);
  return found;
}

/** One more of an action in place of something else, as little and as long ago picked as possible. */
export function swapped(ways: Way[], picked: number[], action: number): number[] {
  const wanted = (counted(picked).get(action) ?? 0) + 1;
  let best = picked;
  let highest = -Infinity;
  for (const way of ways) {
    const left = counted(way.full);
    if ((left.get(action) ?? 0) < wanted) continue;
    const kept: number[] = [];
    let worth = 0;
    for (const [place, each] of [...picked.entries()].reverse()) {
      const n = left.get(each) ?? 0;
      if (n === 0) continue;
      left.set(each, n - 1);
      kept.unshift(each);
      worth += picked.length + place; // one thing less counts more than which one
    }
    // Of ways that keep as much, the one that asks for nothing else besides.
    const beyond = way.full.length - kept.length - 1;
    const value = worth * 100 - beyond;
    if (value <= highest) continue;
    highest = value;
    best = [...kept, action];
  }
  return best;
}

/** What has to be sent for exactly what was picked; null while it is not complete. */
export function complete(ways: Way[], picked: number[]): number[] | null {
  const have = counted(picked);
  for (const way of ways) {
    if (way.full.length === picked.length && within(have, counted(way.full))) return way.send;
  }
  return null;
}

/** The way that costs least, if so many of an action cost so much; the first of equals. */
export function cheapest(ways: Way[], cost: (action: number, n: number) => number): Way {
  const actions = [...most(ways.map((way) => way.full)).keys()];
  let best = ways[0]!;
  let least = Infinity;
  for (const way of ways) {
    const bag = counted(way.full);
    const sum = actions.reduce((total, action) => total + cost(action, bag.get(action) ?? 0), 0);
    if (sum >= least) continue;
    least = sum;
    best = way;
  }
  return best;
}

/** The obvious choice where nothing else is known: as even as can be, most from where there is most. */
export function evenest(ways: Way[]): Way | null {
  const caps = most(ways.map((way) => way.full));
  const exact = ways.every((way) => way.full.length === ways[0]!.full.length);
  return exact ? cheapest(ways, (action, n) => ((caps.get(action) ?? 0) - n) ** 2) : null;
}
