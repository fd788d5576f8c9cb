// The dungeon under the tower as a drawing, computed from the polar data of the map.
import type { Lexicon } from '../../lib/words/lexicon';

export type Kind = 'hall' | 'junction' | 'seal' | 'scroll';

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  id: string;
  kind: Kind;
  /** The number in its frame; 0 for places that cannot be sealed. */
  strength: number;
  r: number;
  /** Degrees clockwise from twelve o'clock. */
  angle: number;
}

export interface Corridor {
  a: string;
  b: string;
  d: string;
}

export interface Sector {
  /** The sector, whichever side of it lies up. */
  id: string;
  /** Where its middle is. */
  angle: number;
}

export interface Dungeon {
  size: number;
  centre: Point;
  hall: number;
  wall: number;
  rings: number[];
  borders: number[];
  sectors: Sector[];
  places: Map<string, Place>;
  corridors: Corridor[];
  /** The purple circles in the hall, one for every seat. */
  circles: Point[];
}

interface Face {
  id: string;
  sector: string;
  places: { id: string; kind: Kind; strength?: number; r: number; deg: number }[];
  corridors: [string, string][];
  /** Places at its edges: those of one face are joined to those of the next in this order. */
  clockwise: string[];
  counterclockwise: string[];
}

export interface BoardData {
  mage: { id: string; familiar: string; call: string }[];
  guardian: { id: string; element: string }[];
  drawing: {
    view_box: number[];
    hall: Point & { radius: number };
    outer_wall_radius: number;
    ring_radii: Record<string, number>;
    sector_border_degrees: number[];
  };
  maps: { map: { players: number; faces: string[] }[]; face: Face[] };
}

const START_CIRCLE = 54; // how far from the middle of the hall mages begin

export function boardData(lexicon: Lexicon): BoardData {
  return lexicon.data.board as unknown as BoardData;
}

/** A point so far from the centre, at an angle clockwise from twelve o'clock. */
export function polar(centre: Point, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + r * Math.sin(angle), y: centre.y - r * Math.cos(angle) };
}

/** By how many degrees one turns from an angle to another, the shorter way; clockwise is positive. */
const turn = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180;

const short = (value: number) => Math.round(value * 10) / 10;

export function arc(centre: Point, r: number, from: number, to: number, clockwise = true): string {
  const a = polar(centre, r, from);
  const b = polar(centre, r, to);
  return `M ${short(a.x)} ${short(a.y)} A ${r} ${r} 0 0 ${clockwise ? 1 : 0} ${short(b.x)} ${short(b.y)}`;
}

/** The map for a number of players: six faces clockwise, each joined to the next. */
export function layOut(data: BoardData, seats: number): Dungeon {
  const { drawing } = data;
  const { map: maps, face: all } = data.maps;
  const map = maps.find((each) => each.players === seats) ?? maps[0]!;
  const centre = { x: drawing.hall.x, y: drawing.hall.y };
  const faces = map.faces.map((id) => all.find((face) => face.id === id)!);
  const places = new Map<string, Place>();
  places.set('hall', { id: 'hall', kind: 'hall', strength: 0, r: 0, angle: 0, ...centre });
  const slot = 360 / faces.length;
  faces.forEach((face, i) => {
    for (const { id, kind, strength, r, deg } of face.places) {
      const angle = slot * i + deg;
      places.set(id, { id, kind, strength: strength ?? 0, r, angle, ...polar(centre, r, angle) });
    }
  });
  const pairs: [string, string][] = faces.flatMap((face, i) => {
    const { counterclockwise } = faces[(i + 1) % faces.length]!;
    const across = face.clockwise.map((from, k): [string, string] => [from, counterclockwise[k]!]);
    return [...face.corridors, ...across];
  });
  const corridors = pairs.map(([a, b]) => {
    const from = places.get(a)!;
    const to = places.get(b)!;
    if (from.kind !== 'hall' && from.r === to.r)
      return { a, b, d: arc(centre, from.r, from.angle, to.angle, turn(from.angle, to.angle) > 0) };
    const start = from.kind === 'hall' ? polar(centre, drawing.hall.radius, to.angle) : from;
    return { a, b, d: `M ${short(start.x)} ${short(start.y)} L ${short(to.x)} ${short(to.y)}` };
  });
  return {
    size: drawing.view_box[2]!,
    centre,
    hall: drawing.hall.radius,
    wall: drawing.outer_wall_radius,
    rings: Object.values(drawing.ring_radii),
    borders: drawing.sector_border_degrees,
    sectors: faces.map((face, i) => ({ id: face.sector, angle: slot * i })),
    places,
    corridors,
    circles: Array.from({ length: seats }, (_, seat) => polar(centre, START_CIRCLE, (360 / seats) * seat)),
  };
}

const drawn = new Map<string, Dungeon>();

/** The same, made once for every file of maps and every number of players. */
export function dungeonOf(lexicon: Lexicon, seats: number): Dungeon {
  const key = `${lexicon.game} ${seats}`;
  let found = drawn.get(key);
  if (!found) drawn.set(key, (found = layOut(boardData(lexicon), seats)));
  return found;
}
