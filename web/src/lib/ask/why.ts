// Why something cannot be chosen now: the rules' own reason, else what is asked instead.
import { kindOf, type Action } from '../words/lexicon';
import type { Scene } from '../table/scene';
import { nameOf, promptWords, reasonWords, t } from '../words/wording.svelte';

function refusalWords(scene: Scene, about: (action: Action) => boolean): string {
  const found = scene.choices?.refusals.find(([id]) => about(scene.lexicon.action(id)));
  return found ? reasonWords(scene.lexicon, found, scene.names) : '';
}

/** The reason why nothing can be done with a card; empty if the rules give none. */
export function cardRefusal(scene: Scene, card: string, verbs?: readonly string[]): string {
  const fits = (action: Action) => action.target === 'card' && (!verbs || verbs.includes(action.verb));
  const own = refusalWords(scene, (action) => fits(action) && action.argument === card);
  // Of cards that are alike one is named.
  return own || refusalWords(scene, (action) => fits(action) && kindOf(action.argument) === kindOf(card));
}

/** The same for anything else: a die, a seat, a type of token. */
export function thingRefusal(scene: Scene, target: string, argument: string, verb?: string): string {
  return refusalWords(
    scene,
    (action) => action.target === target && action.argument === argument && (!verb || action.verb === verb),
  );
}

/** What is asked now, of me or of somebody else: why nothing else can be done. */
export function nowWords(scene: Scene): string {
  if (!scene.mine || scene.view.over) return '';
  if (scene.choices) return t('why-now', { prompt: promptWords(scene.game, scene.choices.question) });
  const others = scene.view.owing.filter((seat) => seat !== scene.seat);
  if (others.length === 0) return '';
  const names = others.map((seat) => nameOf(scene.game, scene.names, seat)).join(', ');
  return t('why-thinking', { names, count: others.length });
}
