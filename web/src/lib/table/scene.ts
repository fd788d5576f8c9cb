// What a board needs to know, whether the game is being played, watched or replayed.
import type { Choices } from '../ask/choices';
import type { Action, Lexicon } from '../words/lexicon';
import type { LogEntry, SeatInfo, View } from '../wire/types';
import type { Several } from '../ask/pick';

export interface Scene {
  readonly game: string;
  readonly lexicon: Lexicon;
  readonly view: View;
  /** The seat the table is seen from; the first for those who watch. */
  readonly seat: number;
  /** Does the reader play that seat? */
  readonly mine: boolean;
  readonly names: string[];
  readonly seats: SeatInfo[];
  /** What was told lately, the newest last. */
  readonly log: LogEntry[];
  /** What I may answer now; null if nothing is asked of me. */
  readonly choices: Choices | null;
  /** What may be picked, if several things are wanted; else an answer is given at once. */
  readonly several: Several | null;
  readonly picked: number[];
  /** What was touched and waits to be touched again, as it cannot be taken back. */
  readonly selected?: Action | null;
  /** A hint is being looked for: a choice that is half made on a board makes room for all others. */
  readonly hinting: boolean;
  /** Carry out the only action of a thing, or let the reader choose among several. */
  touch(actions: Action[], element?: Element): void;
  /** Which of these may be chosen now? */
  open(actions: Action[]): Action[];
  unpick(action: number): void;
  /** Send what is picked; false if it is not complete. */
  confirm(): boolean;
  /** A whole answer, whatever is picked; or one that is asked for by itself. */
  send(actions: number[]): void;
}

/** Seats in the order of play, beginning after the one the table is seen from. */
export function rivalsOf(scene: Scene): number[] {
  const n = scene.view.seats.length;
  return Array.from({ length: n - 1 }, (_, i) => (scene.seat + 1 + i) % n);
}
