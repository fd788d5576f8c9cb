// What the log tells that the board shows for a while: the last battles and the Automa's last turn.
import type { Scene } from '../../lib/table/scene';
import type { GameEvent } from '../../lib/wire/types';
import { AUTOMA, tables } from './facts';

export interface Fighter {
  seat: number;
  dial: number | null;
  strength: number | null;
}
export interface Battle {
  region: string;
  fighters: Fighter[];
  winner: number | null;
  stone: string | null;
}
export interface Battles {
  round: number;
  battles: Battle[];
}

function events(scene: Scene): GameEvent[] {
  return scene.log.flatMap((entry) => entry.events);
}

/** The battles of the last battle phase that is remembered; null without one. */
export function lastBattles(scene: Scene): Battles | null {
  const regions = tables(scene).region.map((region) => region.id);
  let found = null as Battles | null;
  let now = null as Battle | null;
  let next = true; // does the next battle begin a new phase?
  for (const [kind, seat, card, a] of events(scene)) {
    switch (scene.lexicon.event(kind).name) {
      case 'round':
        if (found && !next) found.round = a - 1;
        next = true;
        now = null;
        break;
      case 'battle':
        now = { region: regions[a] ?? '', fighters: [], winner: null, stone: null };
        if (next || !found) found = { round: Number(scene.view['round'] ?? 1), battles: [] };
        found.battles.push(now);
        next = false;
        break;
      case 'bid':
        if (now) fighter(now, seat).dial = a;
        break;
      case 'strength':
        if (now) fighter(now, seat).strength = a;
        break;
      case 'won':
        if (now) now.winner = seat;
        break;
      case 'stone':
        if (now && now.winner === seat && !now.stone) now.stone = card;
        break;
      case 'turn':
        now = null;
    }
  }
  return found;
}

function fighter(battle: Battle, seat: number): Fighter {
  let found = battle.fighters.find((each) => each.seat === seat);
  if (!found) {
    found = { seat, dial: null, strength: null };
    battle.fighters.push(found);
  }
  return found;
}

/** What the Automa did in its last turn, event by event. */
export function automaTurn(scene: Scene): GameEvent[] {
  const all = events(scene);
  const name = (event: GameEvent) => scene.lexicon.event(event[0]).name;
  let start = -1;
  all.forEach((event, i) => {
    if (name(event) === 'turn' && event[1] === AUTOMA) start = i;
  });
  if (start < 0) return [];
  const rest = all.slice(start + 1);
  const end = rest.findIndex((event) => name(event) === 'turn' || name(event) === 'battle');
  return end < 0 ? rest : rest.slice(0, end);
}
