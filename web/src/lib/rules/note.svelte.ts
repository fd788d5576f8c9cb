// The meaning of a word that is being looked at: while the pointer or the focus is on it, or until it is put away.
import type { RuleTerm } from '../wire/types';

export const note = $state<{ term: RuleTerm | null; game: string; box: DOMRect | null; kept: boolean }>({
  term: null,
  game: '',
  box: null,
  kept: false,
});

export function showNote(game: string, term: RuleTerm, box: DOMRect, kept: boolean): void {
  note.game = game;
  note.term = term;
  note.box = box;
  note.kept = kept;
}

/** What was only hovered goes by itself; what was asked for stays. */
export function hideNote(kept = false): void {
  if (note.kept && !kept) return;
  note.term = null;
  note.kept = false;
}
