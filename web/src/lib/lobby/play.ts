// Sitting down at once, against bots of a fitting level.
import { setCoached } from '../coach/coached.svelte';
import { fittingBot } from '../table/bots';
import { promise, witness } from '../table/fairness';
import { go } from '../page/router.svelte';
import { post } from '../wire/api';
import type { GameInfo, Summary } from '../wire/types';
import type { Skill } from './skill.svelte';

/** Whoever is new begins with the rulebook's first game, everybody else as the game is usually laid. */
export function firstOptions(game: GameInfo, skill: Skill): Readonly<Record<string, string>> {
  return skill === 'new' ? game.first_game : {};
}

export async function playAgainstBots(game: GameInfo, skill: Skill): Promise<void> {
  await playAt(game, skill, Math.max(2, game.seats[0]), firstOptions(game, skill));
}

/** Alone where a game for one is wanted. */
export async function playAt(
  game: GameInfo,
  skill: Skill,
  seats: number,
  options: Readonly<Record<string, string>>,
): Promise<void> {
  const bot = fittingBot(game.bots, skill);
  const players = [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot }))];
  const table = await post<Summary>('/api/tables', {
    game: game.name,
    seats,
    options,
    players,
    private: true,
    ...(await promise()),
  });
  witness(table.id, table.fairness, table.seq);
  if (skill === 'new') setCoached(table.id, true);
  go(`/table/${table.id}`);
}
