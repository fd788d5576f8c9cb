// Effects as the card set writes them, in symbols and in words.
import { g, hyphened, maybe, readable } from '../../lib/words/wording.svelte';
import { ICONS } from './icons.gen';

/** One operation: a table with one key. */
export type Operation = Record<string, unknown>;
type Body = Record<string, unknown>;

export const AMOUNTS = ['card', 'herb', 'potion', 'knowledge', 'any', 'mana', 'vp'] as const;

export const TONE: Record<string, string> = {
  herb: '#3d7a3b',
  potion: '#96407f',
  knowledge: '#2d6ca3',
  any: '#5f5a66',
  mana: '#5a4bb8',
  vp: '#8f6512',
  card: '#6c5138',
};
const PLAIN = '#4a4560';

/** A symbol, perhaps with a number; or a sign between symbols. */
export interface Glyph {
  icon?: string;
  tone?: string;
  count?: number;
  /** A resource of any kind has no icon of its own. */
  any?: boolean;
  sign?: string;
}

function symbol(icon: string, count = 1, tone = TONE[icon] ?? PLAIN): Glyph {
  return icon === 'any' ? { any: true, tone, count } : { icon: ICONS[icon] ?? '', tone, count };
}

export function amountGlyphs(amounts: Partial<Record<string, number>>): Glyph[] {
  return AMOUNTS.filter((name) => amounts[name]).map((name) => symbol(name, amounts[name]));
}

export function glyphs(operations: Operation[]): Glyph[] {
  return operations.flatMap((entry) =>
    Object.entries(entry).flatMap(([name, body]) => operation(name, body as Body)),
  );
}

function operation(name: string, body: Body): Glyph[] {
  switch (name) {
    case 'gain':
      return amountGlyphs(body as Record<string, number>);
    case 'pay':
      return [
        ...amountGlyphs(body['cost'] as Record<string, number>),
        { sign: '→' },
        ...glyphs(body['then'] as Operation[]),
      ];
    case 'choose':
      return (body as unknown as Operation[][]).flatMap((side, i) => [
        ...(i > 0 ? [{ sign: '/' }] : []),
        ...glyphs(side),
      ]);
    case 'if': {
      const keyword = (body['cond'] as Body)['bound_ritual_has'];
      const then = glyphs(body['then'] as Operation[]);
      return typeof keyword === 'string' ? [symbol(keyword), { sign: ':' }, ...then] : then;
    }
    case 'gain_per':
      return [
        ...amountGlyphs(body['gain'] as Record<string, number>),
        { sign: '×' },
        symbol(COUNTED[String(body['per'])] ?? 'place'),
      ];
    case 'harvest':
      return [symbol('harvest', Number(body['count'] ?? 1), TONE['herb'])];
    case 'transfer':
      return [symbol('transfer', Number(body['count'] ?? 1))];
    case 'path':
      return [symbol('path', Number(body['steps'] ?? 1)), ...(body['both'] ? [{ sign: '+' }] : [])];
    case 'path_cell_reward':
      return [symbol('path')];
    case 'create':
      return [symbol(String(body['catalyst']), Number(body['count'] ?? 1))];
    case 'take_place_from_deck':
      return [symbol('place', Number(body['count'] ?? 1))];
    case 'red_stone':
      return [symbol('red', 1, '#a32b2b')];
    default:
      return [symbol('ritual')];
  }
}

const COUNTED: Record<string, string> = {
  artifacts_in_coven: 'artifact',
  spells_in_coven: 'spell',
  familiars_in_coven: 'familiar',
  keyword_sets: 'ritual',
  catalysts_in_coven: 'sickle',
  sickles_in_coven: 'sickle',
  orbs_in_coven: 'orb',
  places_in_outer: 'place',
  places_in_inner: 'place',
  rituals_in_inner: 'ritual',
  specialists: 'specialist',
  specialists_and_council: 'council',
  own_elders_outside_supply: 'elder',
  own_pieces_in_regions: 'witch',
  mana_div_2: 'mana',
};

// -- in words

export function amountWords(amounts: Partial<Record<string, number>>): string {
  const found = AMOUNTS.filter((name) => amounts[name]).map((name) =>
    g('evenfall', `board-amount-${name}`, { n: amounts[name]! }),
  );
  return found.length ? found.join(', ') : g('evenfall', 'board-nothing');
}

export function effectWords(operations: Operation[]): string {
  return operations
    .flatMap((entry) => Object.entries(entry).map(([name, body]) => operationWords(name, body as Body)))
    .join('; ');
}

function operationWords(name: string, body: Body): string {
  const said = (args: Record<string, string | number> = {}, form = '') =>
    maybe('evenfall', `board-op-${hyphened(name)}${form ? `-${hyphened(form)}` : ''}`, args) ??
    readable(name);
  switch (name) {
    case 'gain':
      return amountWords(body as Record<string, number>);
    case 'pay':
      return said({
        cost: amountWords(body['cost'] as Record<string, number>),
        then: effectWords(body['then'] as Operation[]),
      });
    case 'choose':
      return (body as unknown as Operation[][]).map(effectWords).join(g('evenfall', 'board-or'));
    case 'if': {
      const keyword = (body['cond'] as Body)['bound_ritual_has'];
      const then = effectWords(body['then'] as Operation[]);
      return typeof keyword === 'string'
        ? said({ keyword: g('evenfall', `keyword-${keyword}`), then })
        : then;
    }
    case 'gain_per':
      return said({
        what: amountWords(body['gain'] as Record<string, number>),
        per: g('evenfall', `board-per-${hyphened(String(body['per']))}`),
      });
    case 'harvest':
      return said({}, String(body['from']));
    case 'transfer':
      return said({ n: Number(body['count'] ?? 1) });
    case 'take_place_from_deck':
      return said({ n: Number(body['count'] ?? 1) });
    case 'path':
      return said({ n: Number(body['steps'] ?? 1) }, body['both'] ? 'both' : '');
    case 'create':
      return said({
        what: g('evenfall', `catalyst-${String(body['catalyst'])}`),
        n: Number(body['count'] ?? 1),
      });
    default:
      return said();
  }
}
