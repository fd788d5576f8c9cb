import { describe, expect, it } from 'vitest';
import { isFair, sha256 } from '../src/lib/fairness';
import { neighbour } from '../src/lib/keyboard';

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 }) as DOMRect;

describe('walking with the arrows', () => {
  const boxes = [box(0, 0), box(100, 0), box(0, 100), box(100, 100)];
  it('goes to the nearest thing in that direction', () => {
    expect(neighbour(boxes[0]!, boxes, 'ArrowRight')).toBe(1);
    expect(neighbour(boxes[0]!, boxes, 'ArrowDown')).toBe(2);
    expect(neighbour(boxes[3]!, boxes, 'ArrowLeft')).toBe(2);
    expect(neighbour(boxes[3]!, boxes, 'ArrowUp')).toBe(1);
  });
  it('stays where there is nothing', () => {
    expect(neighbour(boxes[0]!, boxes, 'ArrowUp')).toBe(-1);
  });
});

describe('fair dice', () => {
  it('are checked by the fingerprint', async () => {
    const hash = await sha256('salt:123');
    expect(hash).toHaveLength(64);
    expect(await isFair({ hash, salt: 'salt', seed: '123' })).toBe(true);
    expect(await isFair({ hash, salt: 'salt', seed: '124' })).toBe(false);
    expect(await isFair({ hash, salt: null, seed: null })).toBeNull();
  });
});
