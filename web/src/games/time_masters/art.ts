// Cards of Time Masters: the kind shows in rim and paper as in print, the sphere in the picture.
import type { Art, Artist, Symbol } from '../../lib/cards/art';
import { kindOf } from '../../lib/words/lexicon';
import { briefOf } from './brief';
import { cardFacts, type CardFacts, type Kind } from './facts';
import { ICONS } from './icons.gen';

export const TIME_COLOUR = '#8a5a06';
export const IMAGINARY_COLOUR = '#2d62b8';
const SLOT_COLOUR = '#17131f';

/** One hue a sphere, from starting cards on. */
export const SPHERE_COLOUR = ['#6f6a7a', '#2c7a72', '#2f66ab', '#6748b0', '#9a3a7c', '#a8481f'];

const PAPER: Record<Kind, string> = { knowledge: '#f6e7ad', preparation: '#cfe0f2', timer: '#f3cdc0' };
const EDGE: Record<Kind, string> = { knowledge: '#b9964c', preparation: '#7d95b8', timer: '#b3766a' };

/** A card set may bring cards we have never seen: they get an icon by kind and sphere. */
function fitting({ kind, sphere, slots }: CardFacts): string | undefined {
  if (kind === 'timer') return ICONS[slots > 1 ? 'timer-2' : 'timer-1'];
  if (kind === 'preparation') return ICONS['preparation'];
  return ICONS[`knowledge-${sphere}`] ?? ICONS['knowledge-0'];
}

export const artist: Artist = (lexicon, card): Art => {
  const facts = cardFacts(lexicon, card);
  const more = lexicon.card(card);
  const cost: Symbol[] = [];
  if (facts.kind === 'knowledge') {
    cost.push({ path: ICONS['time'] ?? '', colour: TIME_COLOUR, word: 'fact-cost', count: facts.cost });
  }
  if (facts.kind === 'timer') {
    cost.push({ path: ICONS['slot'] ?? '', colour: SLOT_COLOUR, word: 'fact-slots', count: facts.slots });
  }
  const types = [`kind-${facts.kind}`];
  // What we designed is marked wherever it can be read.
  const parts = more['provenance_detail'] as Record<string, string> | undefined;
  if (more['provenance'] === 'designed') types.push('board-designed');
  else if (parts?.['effect'] === 'designed') types.push('board-effect-designed');
  if (typeof more['archetype'] === 'string') types.push(`archetype-${more['archetype']}`);
  return {
    icon: ICONS[kindOf(card)] ?? fitting(facts) ?? '',
    tint: SPHERE_COLOUR[facts.sphere] ?? SPHERE_COLOUR[0]!,
    frame: 'plain',
    edge: EDGE[facts.kind],
    paper: PAPER[facts.kind],
    cost,
    points: facts.sphere,
    layout: facts.kind === 'knowledge' ? 'level-cost' : 'level',
    types,
    brief: briefOf(kindOf(card)),
  };
};
