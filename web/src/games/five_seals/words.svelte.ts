// The words of the game at the table: a map that somebody typed in brings its own for places and sectors.
import { g, maybe, type Args } from '../../lib/words/wording.svelte';

const spoken = $state({ game: 'five_seals' });

/** From now on words are those of this game: `five_seals`, or `five_seals:my_map`. */
export function speakFor(game: string): void {
  if (spoken.game !== game) spoken.game = game;
}

export function spokenGame(): string {
  return spoken.game;
}

/** Whose map it is: ours, or that of the file. */
export function mapName(): string {
  return maybe(spoken.game, spoken.game === 'five_seals' ? 'board-our-map' : 'set-name') ?? '';
}

export function mapNote(): string {
  return maybe(spoken.game, spoken.game === 'five_seals' ? 'board-our-map-why' : 'set-name/text') ?? '';
}

export function w(id: string, args?: Args): string {
  return g(spoken.game, id, args);
}
