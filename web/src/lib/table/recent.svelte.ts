// What others have done since my last decision, line by line, and the things on the board each line is about.
import { joinEvents, type Lexicon } from '../words/lexicon';
import type { GameEvent, LogEntry } from '../wire/types';
import { eventPieces, type Piece } from '../words/wording.svelte';

export interface Told {
  seat: number;
  pieces: Piece[];
  cards: string[];
}

/** The entries after my last answer; mine and those that changed only seats are left out. */
export function sinceMine(log: LogEntry[], seat: number | null): LogEntry[] {
  let from = log.length;
  while (from > 0 && (log[from - 1]!.actor !== seat || (log[from - 1]!.seated?.length ?? 0) > 0)) from -= 1;
  return log.slice(from).filter((entry) => entry.actor !== seat && !entry.taken_back);
}

/** Line by line; that it is my turn now, the question says. */
export function tell(lexicon: Lexicon, entries: LogEntry[], names: string[], mine: number | null): Told[] {
  const events: GameEvent[] = [];
  for (const event of entries.flatMap((entry) => entry.events)) {
    const last = events[events.length - 1];
    const both = last && joinEvents(lexicon, last, event);
    if (both) events[events.length - 1] = both;
    else events.push(event);
  }
  return events.flatMap((event, i) => {
    const isMyTurn = event[1] === mine && lexicon.event(event[0]).name === 'turn';
    const pieces = isMyTurn ? null : eventPieces(lexicon, event, names, events[i - 1]);
    if (!pieces) return [];
    return [{ seat: event[1], pieces, cards: pieces.flatMap((piece) => (piece.card ? [piece.card] : [])) }];
  });
}

const LIT = 1100; // milliseconds a line is shown again

/** Shows the lines one after the other, with their things lit; the result stops it. */
export function replay(lines: Told[], show: (at: number | null) => void): () => void {
  let at = -1;
  const lit = () => document.querySelectorAll('[data-told]');
  const dark = () => lit().forEach((thing) => thing.removeAttribute('data-told'));
  const next = () => {
    dark();
    at += 1;
    const line = lines[at];
    show(line ? at : null);
    if (!line) return clearInterval(timer);
    for (const card of line.cards) {
      for (const thing of document.querySelectorAll(`[data-key="card:${CSS.escape(card)}"]`))
        thing.setAttribute('data-told', '');
    }
    lit()[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const timer = setInterval(next, LIT);
  next();
  return () => {
    clearInterval(timer);
    dark();
    show(null);
  };
}
