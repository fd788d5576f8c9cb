// What can be done with a seal, a die or a scroll now, why not, and what has to be sent for it.
import { nowWords, cardRefusal, thingRefusal } from '../../lib/ask/why';
import { kindOf, type Action } from '../../lib/words/lexicon';
import type { Scene } from '../../lib/table/scene';
import { hyphened, language, reasonWords } from '../../lib/words/wording.svelte';
import { dieOf, type Die, type Facts, type Seal } from './facts';
import { spokenGame, w } from './words.svelte';

/** Any number of dice of one colour, then done. */
const NAMING = ['transmutation', 'purification', 'saturation', 'modification', 'modification-drop'];
/** Two tokens or scrolls that trade places: either may be named first. */
const PAIRING = ['replacement', 'exchange', 'rearrangement'];
/** Dice of somebody else, who has been named before. */
const OF_OTHERS = ['forgery-take', 'modification-drop'];

/** Questions that are answered in the dungeon and with the dice, and confirmed beneath them. */
export const wholePrompts = [...NAMING, ...PAIRING, 'spend'];

function asks(scene: Scene, prompts: readonly string[]): boolean {
  return prompts.includes(scene.choices?.prompt ?? '');
}

/** What has been named for the question now asked. */
function named(scene: Scene): Action[] {
  return (scene.choices?.question.shape?.named ?? []).map((id) => scene.lexicon.action(id));
}

/** The last that was named of that sort: a space, a seat, a card. */
export function lastNamed(scene: Scene, target: string): string | null {
  return named(scene).findLast((action) => action.target === target)?.argument ?? null;
}

// -- seals

/**
 * The answers that name a space, by the space. Of two that trade places any can be named first, then its partners, or
 * itself to take it back.
 */
export function spaceTargets(scene: Scene): Map<string, Action> {
  const { several, picked } = scene;
  const fits = (id: number) => picked.length === 0 || picked.includes(id) || several!.fits([...picked, id]);
  const open = (scene.choices?.actions ?? []).filter((action) => action.target === 'space');
  return new Map(
    open.filter((action) => !several || fits(action.id)).map((action) => [action.argument, action]),
  );
}

/** The spaces that are named, or picked to be. */
export function namedSpaces(scene: Scene): Set<string> {
  const picked = scene.choices ? scene.picked.map((id) => scene.lexicon.action(id)) : [];
  const all = [...named(scene), ...picked].filter((action) => action.target === 'space');
  return new Set(all.map((action) => action.argument));
}

function kindOfSeal({ element, strength }: Seal): string {
  return `${element}_${strength}`;
}

/** The sets of my dice that would break the seal of a space; none if none are needed. */
export function setsFor(facts: Facts, space: string): Die[][] {
  const seal = facts.seals.get(space);
  return ((seal && facts.payments[kindOfSeal(seal)]) ?? []).map((set) => set.map(dieOf));
}

/** Name a space, and the dice with it if it is broken with dice; the second of two that trade places is the last word. */
export function nameSpace(scene: Scene, action: Action, set: Die[] | null): void {
  if (scene.several) {
    scene.touch([action]);
    scene.confirm();
  } else scene.send([action.id, ...(set ?? []).map((die) => scene.lexicon.find('spend', die.name))]);
}

/** What keeps me from naming a seal, in words; empty if nothing does. */
export function whyNoSeal(scene: Scene, facts: Facts, space: string): string {
  const obstacle = facts.obstacles[space];
  if (obstacle) return reasonWords(scene.lexicon, [0, ...obstacle], scene.names);
  return thingRefusal(scene, 'space', space) || (scene.choices ? nowWords(scene) : '');
}

// -- dice

/** Whose dice a question about dice is about. */
export function diceOwner(scene: Scene): number {
  const seat = asks(scene, OF_OTHERS) ? lastNamed(scene, 'seat') : null;
  return seat === null ? scene.seat : Number(seat);
}

/** The dice of a seat that have been named: after a seat has been named, they are that one's. */
export function namedDice(scene: Scene, seat: number): string[] {
  let owner = scene.seat;
  const found: string[] = [];
  for (const { target, argument } of named(scene)) {
    if (target === 'seat') owner = Number(argument);
    else if (target === 'die' && owner === seat) found.push(argument);
  }
  return found;
}

/** The answer that names a die now. */
export function dieAction(scene: Scene, die: Die): Action | null {
  return (
    scene.choices?.actions.find((action) => action.target === 'die' && action.argument === die.name) ?? null
  );
}

/** Why a die cannot be named; empty if dice are not asked for. */
export function whyNoDie(scene: Scene, die: Die): string {
  const asked = scene.choices?.actions.some((action) => action.target === 'die') ?? false;
  return asked ? thingRefusal(scene, 'die', die.name) || nowWords(scene) : '';
}

export function isNaming(scene: Scene): boolean {
  return asks(scene, NAMING);
}

/** The sets of dice, as answers, that pay for the seal being broken. */
export function paymentsAsked(scene: Scene): number[][] {
  if (!asks(scene, ['spend'])) return [];
  const wholes = scene.choices!.question.shape?.wholes ?? [];
  return wholes.length > 0 ? wholes : scene.choices!.actions.map((action) => [action.id]);
}

// -- scrolls

const MINE = ['cast', 'give', 'store'];
const THEIRS = ['obtain', 'appropriate'];

export function scrollActions(scene: Scene, owner: number, card: string): Action[] {
  const choices = scene.choices;
  if (!choices) return [];
  if (owner !== scene.seat) return choices.forCard(card, THEIRS);
  return scene.lexicon.card(card)['effect'] === 'call' ? choices.byVerb('call') : choices.forCard(card, MINE);
}

/** Why nothing can be done with a scroll; null for what is not asked about. */
export function whyNoScroll(scene: Scene, owner: number, card: string): string | null {
  if (!scene.mine) return null;
  if (owner !== scene.seat) return cardRefusal(scene, card, THEIRS) || null;
  if (scene.lexicon.card(card)['effect'] !== 'call') return cardRefusal(scene, card, MINE);
  const ways = ['barrier', 'errand'].map((way) => thingRefusal(scene, 'call', way));
  return [...new Set(ways)].filter(Boolean).join(' ');
}

// -- words

export function dieWords(die: Die): string {
  if (die.value !== null) return w(`die-${hyphened(die.name)}`);
  return `${w(`element-${die.colour}`)}, ${w('board-unrolled')}`;
}

export function setWords(set: Die[]): string {
  return set.map(dieWords).join(' + ');
}

export function spaceWords(space: string): string {
  return w(`space-${hyphened(space)}`);
}

const said = new Map<string, string>();

/** What a seal is and where: a hundred and more of them are labelled anew with every change. */
export function sealLabel(facts: Facts, space: string): string {
  const seal = facts.seals.get(space)!;
  const key = `${spokenGame()} ${language()} ${space} ${seal.element} ${seal.strength} ${seal.card ?? ''}`;
  let found = said.get(key);
  if (found === undefined) said.set(key, (found = `${sealWords(facts, space)}. ${spaceWords(space)}`));
  return found;
}

export function sealWords(facts: Facts, space: string): string {
  const seal = facts.seals.get(space);
  if (!seal) return '';
  const element = w(`element-${seal.element}`);
  const { strength } = seal;
  if (!seal.card) return w('board-seal', { element, strength });
  const card = w(`card-${hyphened(kindOf(seal.card))}`);
  return w('board-scroll-seal', { card, element, strength });
}
