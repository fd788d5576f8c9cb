// Words in the reader's language: the page's own and every game's, switched without a reload.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getText } from '../wire/api';
import { baseOf, kindOf, unpackBag, type Action, type Lexicon } from './lexicon';
import { recall, remember } from '../page/memory';
import type { Decision, GameEvent, Refusal } from '../wire/types';
import en from '../../locale/en.ftl?raw';
import ru from '../../locale/ru.ftl?raw';
// What terminal, report and page all say.
import sharedEn from '../../../../src/arcanarium/locale/table.en.ftl?raw';
import sharedRu from '../../../../src/arcanarium/locale/table.ru.ftl?raw';

export type Language = 'en' | 'ru';
export type Args = Record<string, FluentVariable>;

function firstLanguage(): Language {
  const kept = recall('language');
  if (kept === 'ru' || kept === 'en') return kept;
  return (navigator.languages ?? [navigator.language]).some((each) => each?.startsWith('ru')) &&
    !navigator.language.startsWith('en')
    ? 'ru'
    : 'en';
}

function bundleOf(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

const bundles: Record<Language, FluentBundle> = {
  en: bundleOf('en', sharedEn, en),
  ru: bundleOf('ru', sharedRu, ru),
};
const state = $state({ language: firstLanguage(), loaded: 0 });
const games = new Map<string, FluentBundle>();
const asked = new Map<string, Promise<void>>();
/** What a game's own board says beyond the wording of the game. */
const boards = import.meta.glob<string>('../../games/*/words.*.ftl', { query: '?raw', import: 'default' });

export function language(): Language {
  return state.language;
}

/** Changes whenever words may read otherwise: for those who keep what was worded. */
export function wordingNow(): string {
  return `${state.language} ${state.loaded}`;
}

export function setLanguage(next: Language): void {
  remember('language', next);
  void Promise.all([...asked.keys()].map((key) => loadWording(key.split('.')[0]!, next))).then(() => {
    state.language = next;
    document.documentElement.lang = next;
  });
}

export function hyphened(name: string): string {
  return name.replaceAll('_', '-').replaceAll('+', 'plus').replaceAll(' ', '-').replaceAll('.', '-');
}

/** Fetches the wording of a game in a language, once. */
export function loadWording(game: string, lang: Language = state.language): Promise<void> {
  const key = `${game}.${lang}`;
  let promise = asked.get(key);
  if (!promise) {
    const base = baseOf(game);
    if (base !== game) void loadWording(base, lang); // boards may ask for it by name
    const board = boards[`../../games/${base}/words.${lang}.ftl`];
    promise = Promise.all([getText(`/locale/${game}.${lang}.ftl`), board?.() ?? ''])
      .then((texts) => {
        games.set(key, bundleOf(lang, ...texts));
        state.loaded += 1;
      })
      .catch(() => {
        asked.delete(key);
        games.set(key, bundleOf(lang, ''));
        state.loaded += 1;
      });
    asked.set(key, promise);
  }
  return promise;
}

function lookup(bundle: FluentBundle | undefined, id: string, args?: Args): string | null {
  if (!bundle) return null;
  const [name, attribute] = id.split('/') as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args, errors);
}

/** A text of the page; an attribute is written `id/attribute`. */
export function t(id: string, args?: Args): string {
  return lookup(bundles[state.language], id, args) ?? id;
}

export function has(id: string): boolean {
  return lookup(bundles[state.language], id, {}) !== null;
}

/** A text of a game, or null. */
export function maybe(game: string, id: string, args?: Args): string | null {
  void state.loaded;
  return lookup(games.get(`${game}.${state.language}`), id, args);
}

/** A text of a game; without one, its id made readable. */
export function g(game: string, id: string, args?: Args): string {
  return maybe(game, id, args) ?? readable(id);
}

export function readable(id: string): string {
  const bare = id.replace(/^(card|zone|counter|ask|do|event|score|option|energy)-/, '').replace(/\/.*$/, '');
  const words = bare.replaceAll('_', ' ').replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A game, and with which cards if they are not the shipped ones. */
export function gameName(game: string): string {
  const base = baseOf(game);
  const name = maybe(game, 'game-name') ?? maybe(base, 'game-name') ?? readable(base);
  return base === game ? name : `${name} · ${maybe(game, 'set-name') ?? game.slice(base.length + 1)}`;
}

export function botName(bot: string): string {
  return has(`bot-${hyphened(bot)}`) ? t(`bot-${hyphened(bot)}`) : readable(bot);
}

/** Who sits there: bots are called by their level and place, the players of an uploaded record by their place. */
export function seatName(seat: { seat: number; kind: string; name: string; bot?: string | null }): string {
  if (seat.kind === 'open') return t('free-seat');
  if (seat.kind === 'person' && seat.name) return seat.name;
  if (seat.kind === 'person') return t('player-at', { number: seat.seat + 1 });
  return t('bot-at', { number: seat.seat + 1, level: readable(botName(seat.bot ?? 'random')) });
}

/** A seat by name; behind the last one sits the opponent that rules drive. */
export function nameOf(game: string, names: string[], seat: number): string {
  if (seat < 0) return '';
  return names[seat] ?? maybe(game, 'seat-automa') ?? '';
}

export function cardName(game: string, card: string): string {
  return g(game, `card-${hyphened(kindOf(card))}`);
}

/** An argument of an action in words: a card, a token, a seat. */
export function argumentWords(lexicon: Lexicon, target: string, argument: string, names: string[]): string {
  const game = lexicon.game;
  if (!argument) return '';
  if (target === 'card' && lexicon.isCard(argument)) return cardName(game, argument);
  if (target === 'seat' && /^\d+$/.test(argument)) return nameOf(game, names, Number(argument));
  const worded = maybe(game, `${hyphened(target)}-${hyphened(argument)}`);
  if (worded !== null) return worded;
  const [what, source] = argument.split(' from ');
  return source ? whatFrom(lexicon, argumentWords(lexicon, target, what!, names), source) : argument;
}

/** What an action's argument names, in the middle of a sentence: `1 air`, not `Air`. */
function oneOf(lexicon: Lexicon, target: string, argument: string, names: string[]): string {
  const [what, source] = argument.split(' from ');
  const worded = maybe(lexicon.game, `one-${hyphened(target)}-${hyphened(what!)}`);
  if (worded === null) return argumentWords(lexicon, target, argument, names);
  return source ? whatFrom(lexicon, worded, source) : worded;
}

function whatFrom(lexicon: Lexicon, what: string, card: string): string {
  const args = { what, source: cardName(lexicon.game, card) };
  return maybe(lexicon.game, 'what-from', args) ?? t('what-from', args);
}

/** An answer in words; `source` is the card that asks, for answers that mean something else with every card. */
export function actionWords(
  lexicon: Lexicon,
  action: Action,
  names: string[],
  source: string | null = null,
): string {
  const game = lexicon.game;
  if (source) {
    const special = maybe(
      game,
      `${hyphened(action.target)}-${hyphened(kindOf(source))}-${hyphened(action.argument)}`,
    );
    if (special !== null) return special;
  }
  const what = argumentWords(lexicon, action.target, action.argument, names);
  const one = oneOf(lexicon, action.target, action.argument, names);
  const worded = maybe(game, `do-${hyphened(action.verb)}`, { what, one });
  return worded ?? (what ? `${readable(action.verb)}: ${what}` : readable(action.verb));
}

/** What an answer means, if there is more to say: the power of a card that it uses, the text of a thing or a deed. */
export function actionHint(lexicon: Lexicon, action: Action): string | null {
  const { game } = lexicon;
  const power = `card-${hyphened(kindOf(action.argument))}/${hyphened(action.verb)}`;
  return (
    (action.target === 'card' ? maybe(game, power) : null) ??
    maybe(game, `${hyphened(action.target)}-${hyphened(action.argument)}/text`) ??
    maybe(game, `do-${hyphened(action.verb)}/text`)
  );
}

const MARK = '\u0001';

function split(text: string, card: string | null): Piece[] {
  return text
    .split(MARK)
    .map((part, i) => (i % 2 === 1 && card ? { text: part, card } : { text: part }))
    .filter((piece) => piece.text !== '');
}

function questionWords(game: string, question: Decision, source: string): string {
  const prompt = question.prompt ?? '';
  const args = {
    source,
    by: question.source ? 'card' : 'none',
    least: question.shape?.least ?? 1,
    most: question.shape?.most ?? 1,
  };
  return maybe(game, `ask-${hyphened(prompt)}`, args) ?? readable(prompt);
}

/** What is asked, with the card it is because of to look at. */
export function promptPieces(game: string, question: Decision): Piece[] {
  const source = question.source ?? null;
  const marked = source ? `${MARK}${cardName(game, source)}${MARK}` : '';
  return split(questionWords(game, question, marked), source);
}

export function promptWords(game: string, question: Decision): string {
  return questionWords(game, question, question.source ? cardName(game, question.source) : '');
}

/** What makes things happen where no card does. */
const ruleWords = (game: string, rule: string): string => g(game, `cause-${hyphened(rule)}`);

/** The rule that asks where no card does; empty if the question says it all. */
export function causeWords(game: string, question: Decision): string {
  if (!question.cause || question.source) return '';
  const cause = ruleWords(game, question.cause);
  return promptWords(game, question).includes(cause) ? '' : cause;
}

/** Why an answer is refused, in a sentence. */
export function reasonWords(lexicon: Lexicon, refusal: Refusal, names: string[]): string {
  const [, reason, a, b] = refusal;
  const declared = lexicon.data.reasons[reason] ?? { name: 'cannot', a: '', b: '' };
  const value = (sort: string, number: number) => {
    const worded = valueWords(lexicon, sort, number, names);
    return worded === '' ? t('nothing') : worded;
  };
  const args: Args = {};
  if (declared.a) args['a'] = value(declared.a, a);
  if (declared.b) args['b'] = value(declared.b, b);
  return g(lexicon.game, `why-${hyphened(declared.name)}`, args);
}

/** A piece of a log line: words, or a card to look at. */
export interface Piece {
  text: string;
  card?: string;
}

function some(game: string, group: string, name: string, number: number): string {
  const special = maybe(game, `bag-${hyphened(group)}-${hyphened(name)}`, { number });
  if (special !== null) return special;
  const worded = maybe(game, `${hyphened(group)}-${hyphened(name)}`) ?? readable(name);
  return number === 1 ? worded : `${worded} ×${number}`;
}

function valueWords(lexicon: Lexicon, sort: string, value: number, names: string[]): FluentVariable {
  const game = lexicon.game;
  if (sort === 'number' || sort === '') return new FluentNumber(value);
  if (sort === 'seat') return nameOf(game, names, value);
  if (sort === 'card') return value < 0 ? '' : cardName(game, lexicon.kindAt(value));
  if (sort === 'action') return actionWords(lexicon, lexicon.action(value), names);
  if (sort.startsWith('bag of ')) {
    const group = sort.slice(7);
    return Object.entries(unpackBag(value, lexicon.data.lists[group] ?? []))
      .map(([name, n]) => some(game, group, name, n))
      .join(', ');
  }
  const name = lexicon.data.lists[sort]?.[value];
  return name === undefined ? '' : (maybe(game, `${hyphened(sort)}-${hyphened(name)}`) ?? name);
}

/**
 * What happened, in words; null for what needs no line. The card or the rule that makes it happen is told if the line
 * itself does not name it, by the first of the lines that follow from it: `before` is the event told just before.
 */
export function eventPieces(
  lexicon: Lexicon,
  event: GameEvent,
  names: string[],
  before: GameEvent | null = null,
): Piece[] | null {
  const [kind, seat, card, a, b, cause] = event;
  const game = lexicon.game;
  const declared = lexicon.event(kind);
  const seen = card !== null && card !== '?';
  const hidden = maybe(game, 'hidden-card') ?? t('a-card');
  const args: Args = {
    seat: nameOf(game, names, seat),
    card: seen ? `${MARK}${cardName(game, card)}${MARK}` : card === '?' ? hidden : '',
    by: seen ? 'card' : card === '?' ? 'hidden' : 'none',
  };
  if (declared.a) args['a'] = valueWords(lexicon, declared.a, a, names);
  if (declared.b) args['b'] = valueWords(lexicon, declared.b, b, names);
  const list = lexicon.data.lists[declared.a];
  if (list?.[a] !== undefined) args['one'] = oneOf(lexicon, declared.a, list[a], names);
  if (list && declared.b === 'number') {
    // A side of a die has a text of its own.
    const side = maybe(game, `${hyphened(declared.a)}-${hyphened(list[a] ?? '')}-${b}`);
    if (side !== null) args['b'] = side;
  }
  const text =
    maybe(game, `event-${hyphened(declared.name)}`, args) ??
    [args['seat'], readable(declared.name), args['card']].filter(Boolean).join(' ');
  if (text.trim() === '' || text.trim() === '-') return null;
  const line = split(text.replaceAll('●', '•'), seen ? card : null);
  const told = before && (before[5] ?? before[2]);
  const isRule = cause !== null && !lexicon.isCard(cause);
  const name = !cause ? '' : isRule ? ruleWords(game, cause) : cardName(game, cause);
  if (!cause || cause === told || line.some((piece) => piece.text.includes(name))) return line;
  if (isRule) return [...line, { text: ` (${name})` }];
  const because = t('because', { line: MARK, card: `${MARK}${name}${MARK}` });
  return [...line, ...split(because.slice(because.indexOf(MARK) + 1), cause)];
}

export function errorWords(code: string, message: string, detail: Record<string, unknown> = {}): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(detail)) {
    if (typeof value === 'string' || typeof value === 'number') args[key] = value;
  }
  return lookup(bundles[state.language], `error-${code}`, args) ?? message;
}
