// Telling somebody who looks elsewhere that it is their turn.
import { at } from './root';

export function mayNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

export function canAsk(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'default';
}

export async function askToNotify(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string): void {
  if (!mayNotify() || !document.hidden) return;
  try {
    const note = new Notification(title, { body, icon: at('/sigil.svg'), tag: 'arcanarium-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones only notify from a service worker
  }
}
