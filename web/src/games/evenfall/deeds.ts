// What may be done with the things on the board, and why it may not.
import type { Action } from '../../lib/lexicon';
import type { Scene } from '../../lib/scene';
import { g } from '../../lib/wording.svelte';
import { amountWords } from './effects';
import {
  cardFacts,
  councilCost,
  boardOf,
  placeFacts,
  RESOURCES,
  type Bag,
  type CovenView,
  type Ritual,
} from './facts';

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

// -- reasons

function missing(cost: Bag, have: Bag): string {
  const lack: Bag = {};
  for (const name of RESOURCES) {
    const n = (cost[name] ?? 0) - (have[name] ?? 0);
    if (n > 0) lack[name] = n;
  }
  return Object.keys(lack).length ? g('evenfall', 'board-why-missing', { what: amountWords(lack) }) : '';
}

/** Reasons are told while a main action is chosen; afterwards it is the main action that is spent. */
function reason(scene: Scene, why: () => string): string {
  if (scene.choices?.prompt === 'after') return g('evenfall', 'board-why-done');
  return scene.choices?.prompt === 'main' ? why() : '';
}

export function whyNotPlayed(scene: Scene, me: CovenView, card: string): string {
  if (cardDeeds(scene, 'hand', card).length) return '';
  return reason(scene, () => {
    const facts = cardFacts(scene.lexicon.card(card));
    if (facts.table === 'specialist') {
      const twice = me.specialists.some(
        (each) => scene.lexicon.card(each.card)['id'] === scene.lexicon.card(card)['id'],
      );
      const council = missing(councilCost(boardOf(scene, me), me), me.resources);
      return twice ? g('evenfall', 'board-why-twice') : missing(facts.cost, me.resources) || council;
    }
    if (![...me.outer, ...me.inner].some((stack) => !stack.ritual))
      return g('evenfall', 'board-why-no-place');
    return missing(facts.cost, me.resources) || g('evenfall', 'board-why-link');
  });
}

export function whyNotFound(scene: Scene, me: CovenView, place: string): string {
  if (cardDeeds(scene, 'row', place).length) return '';
  return reason(scene, () =>
    g('evenfall', 'board-why-witches', { need: placeFacts(scene, place).witches, have: me.witches }),
  );
}

export function whyNotActivated(scene: Scene, me: CovenView, ritual: Ritual, inner: boolean): string {
  const facts = cardFacts(scene.lexicon.card(ritual.card));
  if (facts.cells === 0 || cardDeeds(scene, 'ritual', ritual.card).length) return '';
  return reason(scene, () => {
    if (ritual.witches + ritual.elders >= facts.cells) return g('evenfall', 'board-why-occupied');
    const elders = inner || boardOf(scene, me).elders_outside === true;
    if (me.witches === 0 && !(elders && me.elders > 0))
      return g('evenfall', elders || me.elders === 0 ? 'board-why-no-piece' : 'board-why-outer');
    return g('evenfall', 'board-why-cannot-pay');
  });
}

export function whyNotUsed(scene: Scene, card: string, rotated: boolean): string {
  const prompt = scene.choices?.prompt;
  if ((prompt !== 'main' && prompt !== 'after') || cardDeeds(scene, 'specialist', card).length) return '';
  if (cardFacts(scene.lexicon.card(card)).effect !== 'free_action') return '';
  return rotated ? g('evenfall', 'board-why-rotated') : g('evenfall', 'board-why-cannot-pay');
}
