// The dungeon of Five Seals: its drawing, what a mage gets at, and with which dice.
import { describe, expect, it } from 'vitest';
import { layOut, polar, type BoardData } from '../src/games/five_seals/dungeon';
import { dieOf, type Facts, type SeatFacts } from '../src/games/five_seals/facts';
import { askedOf, diceFor, goingOn, sightOf } from '../src/games/five_seals/sight';

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
});
const faces = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'];
const board: BoardData = {
  mage: [],
  guardian: [],
  map: [{ players: 2, faces, start_circles: [] }],
  drawing: {
    view_box: [0, 0, 1000, 1000],
    hall: { x: 500, y: 500, radius: 60 },
    outer_wall_radius: 450,
    ring_radii: { inner: 200, middle: 300 },
    sector_border_degrees: [30, 90, 150, 210, 270, 330],
  },
  face: faces.map(face),
};
const dungeon = layOut(board, 2);

function seat(number: number, stands = 'hall', familiarAt = 'hand', dice: string[] = []): SeatFacts {
  const rest = { mage: null, familiar: null, scrolls: [], score: 0, finished: false };
  return { seat: number, stands, familiarAt, dice: dice.map(dieOf), ...rest };
}
function table(seats: SeatFacts[], seals: Record<string, string>, guarded: string[] = []): Facts {
  return {
    seats,
    seals: new Map(
      Object.entries(seals).map(([space, seal]) => {
        const [element, strength] = seal.split('_') as ['fire', string];
        return [space, { element, strength: Number(strength), card: null }];
      }),
    ),
    guarded: new Map(guarded.map((space) => [space, 'fire'])),
    ready: [],
    storage: { fire: 0, water: 0, air: 0, earth: 0 },
    round: 1,
    first: 0,
    circle: 'circle1',
    deadRounds: 0,
    stalemateAt: 5,
    sixes: 0,
    endsAt: 0,
    soFar: {},
  };
}

describe('the drawing', () => {
  it('turns every face to its sector', () => {
    expect(dungeon.places.get('a1_door')).toMatchObject({ x: 500, y: 400 });
    const { x, y } = polar(dungeon.centre, 100, 60);
    expect(dungeon.places.get('b1_door')).toMatchObject({ x, y });
  });
  it('joins each face to the next on two rings, with arcs', () => {
    expect(dungeon.ways.get('f1_arc1')).toContain('a1_inner');
    expect(dungeon.ways.get('a1_arc2')).toContain('b1_mid');
    const ring = dungeon.corridors.find(({ a, b }) => a === 'a1_arc1' && b === 'b1_inner');
    expect(ring?.d).toContain('A 200 200');
    expect(dungeon.corridors.find(({ a }) => a === 'hall')?.d).toBe('M 500 440 L 500 400');
  });
});

describe('what a mage gets at', () => {
  it('ends at seals and goes on through empty spaces', () => {
    const facts = table([seat(0), seat(1)], { a1_arc1: 'fire_3', b1_door: 'air_2', a1_scroll: 'mind_5' });
    const sight = sightOf(dungeon, facts, 0);
    expect(sight.walked).toContain('a1_inner');
    expect([...sight.found]).toEqual(expect.arrayContaining(['a1_arc1', 'a1_scroll', 'b1_door']));
  });
  it('is closed by foreign figures outside the hall, not by those in it', () => {
    const closed = table([seat(0), seat(1, 'a1_door')], {
      a1_scroll: 'fire_2',
      f1_arc1: 'air_2',
      a1_arc1: 'air_2',
    });
    expect(sightOf(dungeon, closed, 0).found).not.toContain('a1_scroll');
    expect(sightOf(dungeon, closed, 1).found).toContain('a1_scroll');
    const own = table([seat(0, 'hall', 'a1_door'), seat(1)], { a1_scroll: 'fire_2' });
    expect(sightOf(dungeon, own, 0).found).toContain('a1_scroll');
  });
  it('tells what is blocked and by whom', () => {
    const facts = table([seat(0), seat(1, 'hall', 'a1_door')], { a1_door: 'fire_2', b1_scroll: 'fire_5' }, [
      'b1_scroll',
    ]);
    const { blocked } = sightOf(dungeon, facts, 0);
    expect(blocked.get('a1_door')).toEqual({ by: 'familiar', seat: 1 });
    expect(blocked.get('b1_scroll')).toEqual({ by: 'guardian' });
    expect(sightOf(dungeon, facts, 1).blocked.has('a1_door')).toBe(false);
  });
});

describe('dice', () => {
  const names = (sets: { name: string }[][]) => sets.map((set) => set.map((die) => die.name).join(' '));
  const green = ['earth_2', 'earth_3', 'earth_4'].map(dieOf);

  it('break a seal with one colour and none superfluous', () => {
    const seal = { element: 'earth' as const, strength: 4, card: null };
    expect(names(diceFor(seal, green))).toEqual(['earth_4', 'earth_3 earth_2']);
    expect(names(diceFor({ ...seal, element: 'fire' }, green))).toEqual([]);
    const mixed = [...green, dieOf('fire_6'), dieOf('air')];
    expect(names(diceFor({ element: 'mind', strength: 6, card: 'x' }, mixed))).toEqual([
      'fire_6',
      'earth_4 earth_3',
      'earth_4 earth_2',
    ]);
  });
  it('are named only where there is a choice', () => {
    const sets = diceFor({ element: 'earth', strength: 6, card: null }, green);
    expect(names(sets)).toEqual(['earth_4 earth_3', 'earth_4 earth_2']);
    expect(names([askedOf(sets, sets[1]!)])).toEqual(['earth_2']);
    expect(names(goingOn(sets, ['earth_4']))).toEqual(['earth_3', 'earth_2']);
  });
});
