// Why an option is good, in words: what it gains and what it costs.
import { FluentNumber } from '@fluent/bundle';
import type { Gain } from '../wire/wire';
import { MINUS } from './numbers';
import { language, maybe, t } from './wording.svelte';

/** As one would say it: whole things where they are whole or many, tenths else. */
function amount(change: number): number {
  const size = Math.abs(change);
  return size >= 10 || Math.abs(size - Math.round(size)) < 0.05
    ? Math.round(size)
    : Math.round(size * 10) / 10;
}

/** What the move does: `gains 3 crystals`, `strengthens the hand`. */
export function gainWords(game: string, gain: Gain): string {
  const sense = gain.change > 0 ? 'more' : 'less';
  return (
    maybe(game, `hint-${gain.key}`, { sense, number: new FluentNumber(amount(gain.change)) }) ?? gain.key
  );
}

/** `a`, `a and b`, `a, b and c`. */
function joined(reasons: string[]): string {
  const last = reasons[reasons.length - 1] ?? '';
  return reasons.length > 1 ? t('advice-and', { first: reasons.slice(0, -1).join(', '), last }) : last;
}

/** One sentence. */
export function whyWords(game: string, gains: Gain[]): string {
  const told = (sign: number) =>
    joined(gains.filter((gain) => gain.weight * sign > 0).map((gain) => gainWords(game, gain)));
  const [good, bad] = [told(1), told(-1)];
  const message = good && bad ? 'advice-both' : good ? 'advice-gains' : bad ? 'advice-costs' : 'advice-even';
  const text = t(message, { gains: good, costs: bad });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A chance of winning; alone the points that are to be expected, `most` of which a chance of 1 stands for. */
export function standingWords(chance: number, most: number): string {
  return most > 0 ? t('about-points', { number: Math.round(chance * most) }) : percentWords(chance);
}

export function percentWords(chance: number): string {
  const number = Math.round(chance * 100);
  return language() === 'ru' ? `${number}\u00a0%` : `${number}%`;
}

/** A change of a chance, with its sign. */
export function swingWords(change: number, most: number): string {
  const rounded = Math.round(change * (most || 100));
  return `${rounded > 0 ? '+' : rounded < 0 ? MINUS : ''}${standingWords(Math.abs(change), most)}`;
}
