// Who is looking at the page, and how they like it.
import { introduce, put } from '../wire/api';
import { recall, remember } from './memory';

export type Theme = 'auto' | 'dark' | 'light';

export const me = $state<{ id: string; name: string; ready: boolean }>({ id: '', name: '', ready: false });
export const taste = $state<{ theme: Theme; sound: boolean; motion: boolean }>({
  theme: (recall('theme') as Theme | null) ?? 'dark', // the first impression; by choice light, or as the system likes it
  sound: recall('sound') === 'on',
  motion: recall('motion') !== 'off',
});

export function applyTaste(): void {
  const root = document.documentElement;
  if (taste.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = taste.theme;
  root.dataset['motion'] = taste.motion ? 'on' : 'off';
}

export function setTheme(theme: Theme): void {
  taste.theme = theme;
  remember('theme', theme);
  applyTaste();
}

export function setMotion(on: boolean): void {
  taste.motion = on;
  remember('motion', on ? 'on' : 'off');
  applyTaste();
}

export async function loadMe(): Promise<void> {
  try {
    const got = await introduce<{ id: string; name: string }>();
    me.id = got.id;
    me.name = got.name;
  } finally {
    me.ready = true;
  }
}

export async function rename(name: string): Promise<void> {
  const got = await put<{ id: string; name: string }>('/api/me', { name });
  me.name = got?.name ?? name;
}
