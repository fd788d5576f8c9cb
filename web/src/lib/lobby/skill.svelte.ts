// How well somebody knows a game, as they said when they first wanted to play it.
import { recall, remember } from '../page/memory';

export type Skill = 'new' | 'knows' | 'plays';
export const SKILLS: readonly Skill[] = ['new', 'knows', 'plays'];

const said = $state<Record<string, Skill | null>>({});

export function skillAt(game: string): Skill | null {
  const found = said[game] ?? (recall(`skill.${game}`) as Skill | null);
  return found && SKILLS.includes(found) ? found : null;
}

export function saySkill(game: string, skill: Skill): void {
  said[game] = skill;
  remember(`skill.${game}`, skill);
}
