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

/** `+3 crystals`, `a stronger hand`. */
export function gainWords(game: string, gain: Gain): string {
  const number = amount(gain.change);
  const sign = gain.change > 0 ? '+' : MINUS;
  const args = {
    sense: gain.change > 0 ? 'more' : 'less',
    change: `${sign}${number.toLocaleString(language())}`,
    number: new FluentNumber(number),
  };
  const words = maybe(game, `hint-${gain.key}`, args) ?? gain.key;
  // Wording that says neither how many nor whether more or less is told with a sign.
  const other = maybe(game, `hint-${gain.key}`, { ...args, sense: gain.change > 0 ? 'less' : 'more' });
  return words === (other ?? words) && !words.includes(args.change) ? `${sign} ${words}` : words;
}

/** One sentence. */
export function whyWords(game: string, gains: Gain[]): string {
  const told = (sign: number) =>
    gains
      .filter((gain) => gain.weight * sign > 0)
      .map((gain) => gainWords(game, gain))
      .join(', ');
  const [good, bad] = [told(1), told(-1)];
  const message = good && bad ? 'advice-both' : good ? 'advice-gains' : bad ? 'advice-costs' : 'advice-even';
  return t(message, { gains: good, costs: bad });
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
