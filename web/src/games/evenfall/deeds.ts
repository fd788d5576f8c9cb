// What may be done with the things on the board, and what the rules say against it.
import { kindOf, type Action } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import { reasonWords } from '../../lib/words/wording.svelte';
import type { CovenView } from './facts';

const VERBS = {
  hand: ['play', 'recruit', 'council', 'discard'],
  row: ['find'],
  place: ['bind', 'transfer', 'harvest'],
  ritual: [
    'witch',
    'elder',
    'sickle',
    'orb',
    'mana_sickle',
    'mana_orb',
    'lift_witch',
    'lift_elder',
    'remove',
    'replay',
    'copy',
  ],
  specialist: ['use', 'copy_specialist'],
  stone: ['take', 'stone', 'put'],
} as const;
export type Zone = keyof typeof VERBS;

/** What may be done with a card where it lies. */
export function cardDeeds(scene: Scene, zone: Zone, card: string): Action[] {
  return scene.choices?.forCard(card, VERBS[zone]) ?? [];
}

export function thingDeeds(scene: Scene, target: string, argument: string): Action[] {
  return scene.choices?.forThing(target, argument) ?? [];
}

/** May anything that lies in a coven be chosen? */
export function hasDeeds(scene: Scene, coven: CovenView): boolean {
  if (!scene.choices) return false;
  const stacks = [...coven.outer, ...coven.inner];
  return (
    stacks.some(
      ({ place, ritual }) =>
        cardDeeds(scene, 'place', place).length > 0 ||
        (ritual !== null && cardDeeds(scene, 'ritual', ritual.card).length > 0),
    ) || coven.specialists.some(({ card }) => cardDeeds(scene, 'specialist', card).length > 0)
  );
}

const THINGS = ['spot', 'region', 'reward', 'step', 'cell', 'seat'];
const OF_THE_BOARD = ['token', 'trade', 'board_action'];
const BY_CARD: string[] = Object.values(VERBS).flat();

/** Is this answer given by touching something on this board? What is not seen there becomes a button. */
export function onBoard(_scene: Scene, action: Action): boolean {
  if (action.target === 'card') return BY_CARD.includes(action.verb);
  return THINGS.includes(action.target) || OF_THE_BOARD.includes(action.verb);
}

// -- what a turn may be used for

/** The five main actions in the order of the rulebook, and the free ones. */
export const WAYS = ['find', 'token', 'play', 'cell', 'catalysts', 'free'] as const;
export type Way = (typeof WAYS)[number];

const WAY_OF: Record<string, Way> = {
  find: 'find',
  token: 'token',
  play: 'play',
  recruit: 'play',
  council: 'play',
  witch: 'cell',
  elder: 'cell',
  sickle: 'catalysts',
  orb: 'catalysts',
  mana_sickle: 'catalysts',
  mana_orb: 'catalysts',
  trade: 'free',
  board_action: 'free',
  use: 'free',
  stone: 'free',
};

/** Which of them an answer of one's turn is; null for passing and ending it. */
export function wayOf(action: Action): Way | null {
  return WAY_OF[action.verb] ?? null;
}

// -- reasons

/** All that the rules say against some answers, each sentence once; empty if they say nothing. */
function reasonsAgainst(scene: Scene, about: (action: Action) => boolean): string {
  const found = scene.choices?.refusals.filter(([id]) => about(scene.lexicon.action(id))) ?? [];
  return [...new Set(found.map((refusal) => reasonWords(scene.lexicon, refusal, scene.names)))].join(' ');
}

/** Why nothing can be done with a card where it lies. */
export function cardReasons(scene: Scene, zone: Zone, card: string): string {
  const verbs: readonly string[] = VERBS[zone];
  return reasonsAgainst(
    scene,
    ({ verb, target, argument }) =>
      target === 'card' &&
      verbs.includes(verb) &&
      argument === (scene.lexicon.namesInstances(verb) ? card : kindOf(card)),
  );
}

export function thingReasons(scene: Scene, target: string, thing: string): string {
  return reasonsAgainst(scene, (action) => action.target === target && action.argument === thing);
}

export function verbReasons(scene: Scene, verb: string): string {
  return reasonsAgainst(scene, (action) => action.verb === verb);
}
