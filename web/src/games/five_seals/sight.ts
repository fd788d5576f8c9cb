// What a mage can get at, and with which dice: only to be shown, what may be done is the server's word.
import type { Dungeon } from './dungeon';
import { dieOf, type Die, type Facts, type Seal } from './facts';

/** Why a seal within reach cannot be broken by a seat. */
export type Block = { by: 'familiar'; seat: number } | { by: 'guardian' };

export interface Sight {
  /** Places the mage can walk through. */
  walked: Set<string>;
  /** Seals at the end of a free way. */
  found: Set<string>;
  blocked: Map<string, Block>;
}

/** Rules, section 7: a token, a scroll or a foreign figure closes the way; the hall is always free. */
export function sightOf(dungeon: Dungeon, facts: Facts, seat: number): Sight {
  const start = facts.seats[seat]?.stands ?? 'hall';
  const rivals = facts.seats.filter((each) => each.seat !== seat);
  const figures = new Set(rivals.flatMap((each) => [each.stands, each.familiarAt]));
  const walked = new Set([start]);
  const found = new Set<string>();
  const waiting = [start];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const next of dungeon.ways.get(place) ?? []) {
      if (walked.has(next)) continue;
      if (facts.seals.has(next)) found.add(next);
      else if (next === 'hall' || !figures.has(next)) {
        walked.add(next);
        waiting.push(next);
      }
    }
  }
  return { walked, found, blocked: blocksOf(facts, seat) };
}

/** Seals that a seat may not break even where it gets at them. */
function blocksOf(facts: Facts, seat: number): Map<string, Block> {
  const blocked = new Map<string, Block>();
  for (const space of facts.guarded.keys()) blocked.set(space, { by: 'guardian' });
  for (const each of facts.seats) {
    if (each.seat !== seat && facts.seals.has(each.familiarAt))
      blocked.set(each.familiarAt, { by: 'familiar', seat: each.seat });
  }
  return blocked;
}

/**
 * The sets of dice that break a seal: one colour, no die superfluous (R01), each set once, dice from the highest down.
 */
export function diceFor(seal: Seal, dice: Die[]): Die[][] {
  const sets = new Map<string, Die[]>();
  const grow = (set: Die[], missing: number, rest: Die[]) => {
    if (missing <= 0) {
      sets.set(set.map((die) => die.name).join(), set);
      return;
    }
    rest.forEach((die, i) => grow([...set, die], missing - die.value!, rest.slice(i + 1)));
  };
  const rolled = dice.filter((die) => die.value !== null).sort((a, b) => b.value! - a.value!);
  for (const colour of new Set(rolled.map((die) => die.colour))) {
    if (seal.element === 'mind' || seal.element === colour)
      grow(
        [],
        seal.strength,
        rolled.filter((die) => die.colour === colour),
      );
  }
  return [...sets.values()];
}

/** Of the dice of a set, those that the server asks for: where only one is left it takes it by itself. */
export function askedOf(sets: Die[][], chosen: Die[]): Die[] {
  let open = sets;
  return chosen.filter((die, i) => {
    const choices = new Set(open.map((set) => set[i]!.name));
    open = open.filter((set) => set[i]!.name === die.name);
    return choices.size > 1;
  });
}

/** The sets that begin with the dice named already, without these. */
export function goingOn(sets: Die[][], named: string[]): Die[][] {
  const begun = named
    .map(dieOf)
    .sort((a, b) => b.value! - a.value!)
    .map((die) => die.name);
  return sets
    .filter((set) => begun.every((name, i) => set[i]?.name === name))
    .map((set) => set.slice(begun.length));
}
