// Could anybody choose the dice? Checked here, in the reader's own browser, with what it kept from before the game.
import { recall, remember } from '../page/memory';
import type { Fairness, Summary } from '../wire/types';

/** `before` the first move, `late`, or the table has named another hash since. */
type When = 'before' | 'late' | 'changed';

/** The first hash this browser was told of a table. */
export interface Seal {
  hash: string;
  when: When;
}

export type Verdict =
  'practice' | 'secret' | 'unseen' | 'good' | 'mixed' | 'bad' | 'changed' | 'omitted' | 'unchecked';

const FORM = 'arcanarium-dice-1';
const kept = new Map<string, string>(); // for browsers that keep nothing

function find(key: string): string | null {
  return recall(key) ?? kept.get(key) ?? null;
}

function keep(key: string, value: string): void {
  kept.set(key, value);
  remember(key, value);
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** Browsers hash only on pages that came over https or from this machine. */
const canHash = () => globalThis.crypto?.subtle !== undefined;

// -- what this browser adds to the dice

/** To be sent by whoever sits down: the hash of a number that nobody else knows. */
export async function promise(): Promise<{ pledge?: string }> {
  if (!canHash()) return {};
  const share = hex(crypto.getRandomValues(new Uint8Array(16)));
  const pledge = await sha256(`arcanarium share ${share}`);
  keep(`share.${pledge}`, share);
  return { pledge };
}

/** The number behind a pledge, if this browser made it, and whether a table has said that it has it. */
export function shareOf(pledge: string): { share: string; taken: boolean } | null {
  const [share, taken] = (find(`share.${pledge}`) ?? '').split(' ');
  return share ? { share, taken: taken === 'taken' } : null;
}

const listed = (fairness: Fairness) => fairness.pledges.map((each) => `${each.seat}:${each.hash}`).join(' ');

/** What is to be told now: when every seat is taken, and for the first list of pledges that was shown then. */
export function sharesToTell(summary: Summary): { seat: number; share: string }[] {
  const { id, fairness, seats, state } = summary;
  if (state !== 'waiting' || seats.some((seat) => seat.kind === 'open')) return [];
  if (find(`pledges.${id}`) === null) keep(`pledges.${id}`, listed(fairness));
  if (find(`pledges.${id}`) !== listed(fairness) || sealOf(id)?.when !== 'before') return [];
  return fairness.pledges.flatMap((each) => {
    const mine = seats[each.seat]?.mine && !each.told ? shareOf(each.hash) : null;
    return mine ? [{ seat: each.seat, share: mine.share }] : [];
  });
}

/** The table had a number of this browser, and has left it out. */
export function isOmitted(fairness: Fairness): boolean {
  return fairness.pledges.some((each) => {
    const mine = shareOf(each.hash);
    return mine !== null && ((mine.taken && !each.told) || (each.share ?? mine.share) !== mine.share);
  });
}

// -- what was promised to it

export function sealOf(table: string): Seal | null {
  const [hash, when] = (find(`seal.${table}`) ?? '').split(' ');
  return hash && when ? { hash, when: when as When } : null;
}

/** Keep the first hash that a table names, and what it says to have got; is it still the same hash? */
export function witness(table: string, fairness: Fairness, seq: number): boolean {
  for (const each of fairness.pledges) {
    const mine = shareOf(each.hash);
    if (mine && each.told && !mine.taken) keep(`share.${each.hash}`, `${mine.share} taken`);
  }
  const seal = sealOf(table);
  if (!seal) {
    if (!fairness.practice) keep(`seal.${table}`, `${fairness.hash} ${seq === 0 ? 'before' : 'late'}`);
    return true;
  }
  const promised = find(`pledges.${table}`);
  const same = seal.hash === fairness.hash && (promised === null || promised === listed(fairness));
  if (!same || fairness.practice) keep(`seal.${table}`, `${seal.hash} changed`);
  return sealOf(table)?.when !== 'changed';
}

/** Does the seed follow from the sealed secret, from what everybody promised, and from this table and game? */
async function isMixed(table: string, fairness: Fairness, mix: string, played: Played): Promise<boolean> {
  const [form, secret, id, game, , options, ...seats] = mix.split(' ');
  const wished = played.options && Object.entries(played.options).map(([name, value]) => `${name}=${value}`);
  if (form !== FORM || id !== table || game !== played.game) return false;
  if (wished && (wished.sort().join(',') || '-') !== options) return false;
  if ((await sha256(`arcanarium secret ${secret}`)) !== fairness.hash) return false;
  for (const [seat, part] of seats.entries()) {
    const [, pledge, share] = part.split(':');
    const told = fairness.pledges.find((each) => each.seat === seat);
    if (pledge !== told?.hash || (told && share !== (told.share ?? '-'))) return false;
    if (told?.share && (await sha256(`arcanarium share ${share}`)) !== pledge) return false;
  }
  return String(BigInt(`0x${(await sha256(mix)).slice(0, 32)}`)) === fairness.seed;
}

/** What the table is said to have played; a replay does not know how the options were written. */
export interface Played {
  game: string;
  options?: Record<string, string>;
}

/** What this browser can say of a table's dice by now. */
export async function judge(table: string, fairness: Fairness, played: Played): Promise<Verdict> {
  const seal = sealOf(table);
  const promised = find(`pledges.${table}`);
  if (seal && (seal.when === 'changed' || seal.hash !== fairness.hash)) return 'changed';
  if (promised !== null && promised !== listed(fairness)) return 'changed';
  if (isOmitted(fairness)) return 'omitted';
  if (fairness.practice) return 'practice';
  const seen = seal?.when === 'before';
  if (fairness.seed == null) return seen ? 'secret' : 'unseen';
  if (!canHash()) return seen ? 'unchecked' : 'unseen';
  const kept = fairness.mix
    ? await isMixed(table, fairness, fairness.mix, played)
    : !promised && (await sha256(`${fairness.salt}:${fairness.seed}`)) === fairness.hash;
  if (!kept) return 'bad';
  if (!seen) return 'unseen';
  return fairness.pledges.some((each) => each.told && shareOf(each.hash)) ? 'mixed' : 'good';
}
