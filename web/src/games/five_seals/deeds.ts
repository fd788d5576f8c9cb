// What can be done with a seal, a die or a scroll now, and what has to be sent for it.
import { kindOf, type Action } from '../../lib/lexicon';
import type { Scene } from '../../lib/scene';
import { g, hyphened, language } from '../../lib/wording.svelte';
import { COLOURS, type Die, type Facts, type Scroll, type Seal } from './facts';
import { askedOf, diceFor, type Sight } from './sight';

/** Any number of dice of one colour, then done. */
const NAMING = ['transmutation', 'purification', 'saturation', 'modification', 'modification-drop'];
/** Two tokens or scrolls that trade places: either may be named first. */
const PAIRING = ['replacement', 'exchange', 'rearrangement'];
/** A seal broken for nothing. */
const FREE = 'second-seal';

export const wholePrompts = [...NAMING, 'spend'];
/** Only dice for a round are taken several in one go. */
export const oneByOne = [
  'turn',
  ...wholePrompts,
  ...PAIRING,
  ...PAIRING.map((prompt) => `${prompt}-with`),
  'forgery-take',
  'forgery-give',
  'acceleration',
  FREE,
];

// -- seals

export function isPairing(scene: Scene): boolean {
  return PAIRING.includes(scene.choices?.prompt ?? '');
}

/** May these two trade places by that spell? (R19, R20, R23) */
function tradesWith(spell: string, element: string, a: Seal, b: Seal): boolean {
  const suited = a.element === element || b.element === element;
  if (spell === 'rearrangement') return a.card !== null && b.card !== null && suited;
  if (a.card !== null || b.card !== null || !(element === 'mind' || suited)) return false;
  return spell === 'replacement'
    ? a.strength === b.strength && a.element !== b.element
    : a.strength !== b.strength && a.element === b.element;
}

/** What a space can trade places with by the spell that asks. */
export function partnersOf(scene: Scene, facts: Facts, space: string): string[] {
  const seal = facts.seals.get(space);
  const source = scene.choices?.source;
  if (!isPairing(scene) || !seal || !source) return [];
  const element = String(scene.lexicon.card(source)['element']);
  return [...facts.seals]
    .filter(([other, its]) => other !== space && tradesWith(scene.choices!.prompt, element, seal, its))
    .map(([other]) => other);
}

/**
 * The answers that name a space, by the space. Of a pair the server asks for the one that comes first in its list; here
 * both can be named, and once one is (`half`), its partners and itself, to take it back.
 */
export function spaceTargets(scene: Scene, facts: Facts, half: string | null): Map<string, Action> {
  const asked = (scene.choices?.actions ?? []).filter((action) => action.target === 'space');
  const spaces = asked.map((action) => action.argument);
  const open = !isPairing(scene)
    ? spaces
    : half === null
      ? [...spaces, ...spaces.flatMap((space) => partnersOf(scene, facts, space))]
      : [half, ...partnersOf(scene, facts, half)];
  return new Map(
    open.map((space) => [space, scene.lexicon.action(scene.lexicon.find(asked[0]!.verb, space))]),
  );
}

/** Both of a pair, in the order in which they are asked for. */
export function namePair(scene: Scene, one: Action, other: Action): void {
  scene.send([one.id, other.id].sort((a, b) => a - b));
}

/** The dice of mine that would break the seal of a space; one empty set if none are needed. */
export function setsFor(scene: Scene, facts: Facts, space: string): Die[][] {
  const seal = facts.seals.get(space);
  if (!seal) return [];
  if (scene.choices?.prompt === FREE) return [[]];
  return diceFor(seal, facts.seats[scene.seat]?.dice ?? []);
}

/** Name a space, and the dice with it if it is broken with dice. */
export function nameSpace(scene: Scene, facts: Facts, action: Action, set: Die[] | null): void {
  const sets = setsFor(scene, facts, action.argument);
  const spent = set && action.verb === 'break' ? askedOf(sets, set) : [];
  scene.send([action.id, ...spent.map((die) => scene.lexicon.find('spend', die.name))]);
}

/** What keeps me from breaking a seal, in words; empty if nothing does. */
export function whyNotBroken(scene: Scene, facts: Facts, sight: Sight, space: string): string {
  const seal = facts.seals.get(space);
  const me = facts.seats[scene.seat];
  if (!seal || !me) return '';
  const block = sight.blocked.get(space);
  if (block?.by === 'guardian') return g('five_seals', 'board-blocked-guardian');
  if (block?.by === 'familiar')
    return g('five_seals', 'board-blocked-familiar', { name: scene.names[block.seat] ?? '' });
  if (!sight.found.has(space)) return g('five_seals', 'board-out-of-reach');
  if (!scene.mine || diceFor(seal, me.dice).length > 0) return '';
  const sums = COLOURS.filter((colour) => seal.element === 'mind' || seal.element === colour).map((colour) =>
    me.dice.filter((die) => die.colour === colour).reduce((sum, die) => sum + (die.value ?? 0), 0),
  );
  const have = Math.max(...sums);
  if (have === 0) return g('five_seals', 'board-no-dice-of');
  return g('five_seals', 'board-too-weak', { have, need: seal.strength });
}

// -- dice

/** Whose dice a question about dice is about. */
export function diceOwner(scene: Scene, facts: Facts): number {
  const prompt = scene.choices?.prompt;
  return prompt === 'forgery-take' || prompt === 'modification-drop'
    ? (facts.soFar.seat ?? scene.seat)
    : scene.seat;
}

/** The answer that names a die now. */
export function dieAction(scene: Scene, die: Die): Action | null {
  return (
    scene.choices?.actions.find((action) => action.target === 'die' && action.argument === die.name) ?? null
  );
}

export function isNaming(scene: Scene): boolean {
  return NAMING.includes(scene.choices?.prompt ?? '');
}

/** May this die be added to those chosen? */
export function canName(scene: Scene, facts: Facts, chosen: Die[], die: Die): boolean {
  if (!isNaming(scene) || !dieAction(scene, die)) return false;
  if (chosen.some((each) => each.colour !== die.colour)) return false;
  return chosen.length + (facts.soFar.dice?.length ?? 0) < room(scene, facts, die);
}

/** R14: as many can change colour as the storage has of another one. */
function room(scene: Scene, facts: Facts, die: Die): number {
  if (scene.choices?.prompt !== 'transmutation') return Infinity;
  return Math.max(...COLOURS.filter((each) => each !== die.colour).map((each) => facts.storage[each]));
}

/** What has to be sent for the chosen dice; null while that is no answer. */
export function namingAnswer(scene: Scene, chosen: Die[]): number[] | null {
  const done = scene.lexicon.find('done');
  if (!isNaming(scene) || (chosen.length === 0 && !scene.choices?.has(done))) return null;
  const dice = [...chosen].sort((a, b) => a.value! - b.value!);
  return [...dice.map((die) => scene.lexicon.find('die', die.name)), done];
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

const DISCORD = ['forgery', 'modification', 'transfer', 'capture', 'appropriation'];

/** Why one of my scrolls cannot be cast now. */
export function whyNotCast(scene: Scene, facts: Facts, scroll: Scroll): string {
  if (scene.choices?.prompt !== 'turn' || scrollActions(scene, scene.seat, scroll.card).length) return '';
  const effect = String(scene.lexicon.card(scroll.card)['effect']);
  if (effect === 'revaluation') return g('five_seals', 'board-passive');
  if (scroll.face !== 'up') return g('five_seals', 'board-used');
  if (effect === 'absorption' && scroll.stored === null) return g('five_seals', 'board-nothing-stored');
  if (DISCORD.includes(effect) && facts.seats.every((each) => each.seat === scene.seat || each.finished))
    return g('five_seals', 'board-nobody-to-aim-at');
  return g('five_seals', 'board-changes-nothing');
}

// -- words

export function dieWords(die: Die): string {
  if (die.value !== null) return g('five_seals', `die-${hyphened(die.name)}`);
  return `${g('five_seals', `element-${die.colour}`)}, ${g('five_seals', 'board-unrolled')}`;
}

export function setWords(set: Die[]): string {
  return set.map(dieWords).join(' + ');
}

export function spaceWords(space: string): string {
  return g('five_seals', `space-${hyphened(space)}`);
}

const said = new Map<string, string>();

/** What a seal is and where: a hundred and more of them are labelled anew with every change. */
export function sealLabel(facts: Facts, space: string): string {
  const seal = facts.seals.get(space)!;
  const key = `${language()} ${space} ${seal.element} ${seal.strength} ${seal.card ?? ''}`;
  let found = said.get(key);
  if (found === undefined) said.set(key, (found = `${sealWords(facts, space)}. ${spaceWords(space)}`));
  return found;
}

export function sealWords(facts: Facts, space: string): string {
  const seal = facts.seals.get(space);
  if (!seal) return '';
  const element = g('five_seals', `element-${seal.element}`);
  const { strength } = seal;
  if (!seal.card) return g('five_seals', 'board-seal', { element, strength });
  const card = g('five_seals', `card-${hyphened(kindOf(seal.card))}`);
  return g('five_seals', 'board-scroll-seal', { card, element, strength });
}
