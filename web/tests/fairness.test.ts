import { describe, expect, it } from 'vitest';
import {
  isOmitted,
  judge,
  promise,
  sealOf,
  sha256,
  shareOf,
  sharesToTell,
  witness,
} from '../src/lib/table/fairness';
import type { Fairness, Summary } from '../src/lib/wire/types';

const PLAYED = { game: 'seasons', options: { level: 'apprentice', cards: 'all' } };

describe('dice that the server drew alone', () => {
  const sealed = async (salt: string, seed: string, practice = false) => ({
    hash: await sha256(`${salt}:${seed}`),
    practice,
    pledges: [],
    salt: null,
    seed: null,
    mix: null,
  });
  it('are checked by the fingerprint seen before the game', async () => {
    const seal = await sealed('salt', '123');
    expect(seal.hash).toHaveLength(64);
    expect(witness('honest', seal, 0)).toBe(true);
    expect(await judge('honest', seal, PLAYED)).toBe('secret');
    const end = { ...seal, salt: 'salt', seed: '123' };
    expect(witness('honest', end, 80)).toBe(true);
    expect(await judge('honest', end, PLAYED)).toBe('good');
    expect(await judge('honest', { ...end, seed: '124' }, PLAYED)).toBe('bad');
  });
  it('are broken for good when the fingerprint changes', async () => {
    const seal = await sealed('salt', '123');
    witness('exchanged', seal, 0);
    const other = { ...(await sealed('ff', '12345')), salt: 'ff', seed: '12345' };
    expect(await judge('exchanged', other, PLAYED)).toBe('changed');
    expect(witness('exchanged', other, 80)).toBe(false);
    expect(witness('exchanged', seal, 81)).toBe(false);
    expect(await judge('exchanged', { ...seal, salt: 'salt', seed: '123' }, PLAYED)).toBe('changed');
    expect(sealOf('exchanged')?.hash).toBe(seal.hash);
  });
  it('are not vouched for by a browser that came later', async () => {
    const seal = await sealed('salt', '123');
    expect(witness('late', seal, 3)).toBe(true);
    expect(await judge('late', seal, PLAYED)).toBe('unseen');
    expect(await judge('late', { ...seal, salt: 'salt', seed: '123' }, PLAYED)).toBe('unseen');
    expect(await judge('late', { ...seal, salt: 'salt', seed: '124' }, PLAYED)).toBe('bad');
    expect(await judge('never', { ...seal, salt: 'salt', seed: '123' }, PLAYED)).toBe('unseen');
  });
  it('are no dice to be judged in practice', async () => {
    const seal = await sealed('salt', '5', true);
    expect(witness('practice', seal, 0)).toBe(true);
    expect(await judge('practice', { ...seal, salt: 'salt', seed: '5' }, PLAYED)).toBe('practice');
    expect(sealOf('practice')).toBeNull();
  });
  it('cannot be called practice once they were sealed', async () => {
    const seal = await sealed('salt', '123');
    witness('renamed', seal, 0);
    expect(witness('renamed', { ...seal, practice: true }, 5)).toBe(false);
    expect(await judge('renamed', { ...seal, practice: true }, PLAYED)).toBe('changed');
  });
});

/** A table of two people: this browser's is seat 0. */
class Two {
  secret = '5e'.repeat(32);
  rival = 'ab'.repeat(16);
  fairness!: Fairness;

  constructor(readonly id: string) {}

  async lay(): Promise<this> {
    const mine = (await promise()).pledge!;
    const hash = await sha256(`arcanarium secret ${this.secret}`);
    const theirs = await sha256(`arcanarium share ${this.rival}`);
    const pledges = [mine, theirs].map((each, seat) => ({ seat, hash: each, told: false, share: null }));
    this.fairness = { hash, practice: false, pledges, seed: null, mix: null, salt: null };
    return this;
  }

  get mine(): string {
    return shareOf(this.fairness.pledges[0]!.hash)!.share;
  }

  summary(second: 'person' | 'open' = 'person'): Summary {
    const seats = [
      { seat: 0, kind: 'person', mine: true },
      { seat: 1, kind: second, mine: false },
    ];
    return { id: this.id, state: 'waiting', seats, seq: 0, fairness: this.fairness } as unknown as Summary;
  }

  /** As it is told when the game begins. */
  begun(shares: (string | null)[] = [this.mine, this.rival]): Fairness {
    const pledges = this.fairness.pledges.map((each, seat) => ({
      ...each,
      told: shares[seat] !== null,
      share: shares[seat] ?? null,
    }));
    return { ...this.fairness, pledges };
  }

  /** As it is told when the game is over. */
  async over(begun = this.begun(), options = 'cards=all,level=apprentice'): Promise<Fairness> {
    const seats = begun.pledges.map((each) => `person:${each.hash}:${each.share ?? '-'}`).join(' ');
    const mix = `arcanarium-dice-1 ${this.secret} ${this.id} seasons 7 ${options} ${seats}`;
    return { ...begun, mix, seed: String(BigInt(`0x${(await sha256(mix)).slice(0, 32)}`)) };
  }
}

describe('mixed dice', () => {
  it('get the share of this browser once everybody sits', async () => {
    const table = await new Two('honest-two').lay();
    expect(sharesToTell(table.summary())).toEqual([]); // nothing was sealed as far as this browser knows
    witness(table.id, table.fairness, 0);
    expect(sharesToTell(table.summary('open'))).toEqual([]);
    expect(sharesToTell(table.summary())).toEqual([{ seat: 0, share: table.mine }]);
    expect(table.mine).toMatch(/^[0-9a-f]{32}$/);
    const end = await table.over();
    expect(witness(table.id, end, 80)).toBe(true);
    expect(await judge(table.id, end, PLAYED)).toBe('mixed');
    expect(await judge(table.id, { ...end, seed: '5' }, PLAYED)).toBe('bad');
    expect(await judge(table.id, { ...end, mix: null, salt: '5' }, PLAYED)).toBe('bad');
    expect(await judge(table.id, end, { game: 'evenfall' })).toBe('bad');
    expect(await judge(table.id, end, { ...PLAYED, options: {} })).toBe('bad');
    expect(await judge(table.id, await table.over(table.begun([table.mine, 'cd'.repeat(16)])), PLAYED)).toBe(
      'bad',
    );
    const without = await table.over(table.begun([table.mine, null]));
    expect(await judge(table.id, without, PLAYED)).toBe('mixed'); // and the list says whose is missing
  });
  it('are refused when the pledges change after everybody sat', async () => {
    const table = await new Two('exchanged-two').lay();
    witness(table.id, table.fairness, 0);
    expect(sharesToTell(table.summary())).toHaveLength(1);
    table.fairness = {
      ...table.fairness,
      pledges: [table.fairness.pledges[0]!, { ...table.fairness.pledges[1]!, hash: 'e'.repeat(64) }],
    };
    expect(sharesToTell(table.summary())).toEqual([]);
    expect(witness(table.id, table.fairness, 0)).toBe(false);
    expect(await judge(table.id, table.fairness, PLAYED)).toBe('changed');
  });
  it('are not trusted when a share that the table had is left out', async () => {
    const table = await new Two('omitted-two').lay();
    witness(table.id, table.fairness, 0);
    const late = table.begun([null, table.rival]);
    expect(isOmitted(late)).toBe(false); // it may have come too late
    const [first, second] = table.fairness.pledges;
    witness(table.id, { ...table.fairness, pledges: [{ ...first!, told: true }, second!] }, 0);
    expect(isOmitted(late)).toBe(true);
    expect(await judge(table.id, late, PLAYED)).toBe('omitted');
    expect(await judge(table.id, table.begun(['cd'.repeat(16), table.rival]), PLAYED)).toBe('omitted');
  });
});
