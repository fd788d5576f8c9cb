import { describe, expect, it } from 'vitest';
import { neighbour } from '../src/lib/page/keyboard';

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
