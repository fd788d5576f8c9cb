// How quickly others' doings follow each other on my screen.
import { recall, remember } from '../page/memory';

export const PACES = ['step', 'slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

const SLOW = 1300; // milliseconds after each doing

export const pace = $state<{ now: Pace; waits: (() => void) | null }>({
  now: (recall('pace') as Pace | null) ?? 'normal',
  waits: null,
});

export function setPace(next: Pace): void {
  pace.now = next;
  remember('pace', next);
  goOn();
}

/** The next doing, please. */
export function goOn(): void {
  const waits = pace.waits;
  pace.waits = null;
  waits?.();
}

/** After something that another did: a moment to see it, or until the reader asks for the next. */
export function linger(): Promise<void> {
  if (pace.now === 'slow') return new Promise((done) => setTimeout(done, SLOW));
  if (pace.now === 'step') return new Promise((done) => (pace.waits = done));
  return Promise.resolve();
}
