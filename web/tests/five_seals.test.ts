// The dungeon of Five Seals: its drawing.
import { describe, expect, it } from 'vitest';
import { layOut, polar, type BoardData } from '../src/games/five_seals/dungeon';

const face = (id: string) => ({
  id,
  sector: id[0]!,
  places: [
    { id: `${id}_door`, kind: 'seal' as const, strength: 2, r: 100, deg: 0 },
    { id: `${id}_inner`, kind: 'junction' as const, r: 200, deg: 0 },
    { id: `${id}_arc1`, kind: 'seal' as const, strength: 3, r: 200, deg: 30 },
    { id: `${id}_mid`, kind: 'junction' as const, r: 300, deg: 0 },
    { id: `${id}_arc2`, kind: 'seal' as const, strength: 4, r: 300, deg: 30 },
    { id: `${id}_scroll`, kind: 'scroll' as const, strength: 5, r: 250, deg: 10 },
  ],
  corridors: [
    ['hall', `${id}_door`],
    [`${id}_door`, `${id}_inner`],
    [`${id}_inner`, `${id}_arc1`],
    [`${id}_inner`, `${id}_scroll`],
    [`${id}_mid`, `${id}_arc2`],
  ] as [string, string][],
  clockwise: [`${id}_arc1`, `${id}_arc2`],
  counterclockwise: [`${id}_inner`, `${id}_mid`],
});
const faces = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'];
const board: BoardData = {
  mage: [],
  guardian: [],
  drawing: {
    view_box: [0, 0, 1000, 1000],
    hall: { x: 500, y: 500, radius: 60 },
    outer_wall_radius: 450,
    ring_radii: { inner: 200, middle: 300 },
    sector_border_degrees: [30, 90, 150, 210, 270, 330],
  },
  maps: { map: [{ players: 2, faces }], face: faces.map(face) },
};
const dungeon = layOut(board, 2);

describe('the drawing', () => {
  it('turns every face to its sector', () => {
    expect(dungeon.places.get('a1_door')).toMatchObject({ x: 500, y: 400 });
    const { x, y } = polar(dungeon.centre, 100, 60);
    expect(dungeon.places.get('b1_door')).toMatchObject({ x, y });
  });
  it('joins each face to the next on two rings, with arcs', () => {
    const joined = dungeon.corridors.map(({ a, b }) => `${a} ${b}`);
    expect(joined).toContain('f1_arc1 a1_inner');
    expect(joined).toContain('a1_arc2 b1_mid');
    const ring = dungeon.corridors.find(({ a, b }) => a === 'a1_arc1' && b === 'b1_inner');
    expect(ring?.d).toContain('A 200 200');
    expect(dungeon.corridors.find(({ a }) => a === 'hall')?.d).toBe('M 500 440 L 500 400');
  });
});
