// Several people at one device: what each of them is called there, as the server knows only whose device it is.
import { recall, remember } from '../page/memory';
import type { SeatInfo } from '../wire/types';
import { seatName } from '../words/wording.svelte';

type Names = Record<number, string>;

const kept = $state<Record<string, Names>>({});
const KEY = (table: string) => `hotseat.${table}`;

export function hotseatNames(table: string): Names {
  return kept[table] ?? (JSON.parse(recall(KEY(table)) ?? '{}') as Names);
}

export function nameHotseats(table: string, names: Names): void {
  const given = Object.entries(names).filter(([, name]) => name.trim() !== '');
  if (given.length === 0 && Object.keys(hotseatNames(table)).length === 0) return;
  kept[table] = Object.fromEntries(given.map(([seat, name]) => [seat, name.trim()]));
  remember(KEY(table), JSON.stringify(kept[table]));
}

/** What everybody is called: no two people of one device alike. */
export function namesAt(table: string, seats: SeatInfo[]): string[] {
  const given = hotseatNames(table);
  const shared = seats.filter((seat) => seat.mine).length > 1;
  const names = seats.map((seat) => (seat.mine && given[seat.seat]) || seatName(seat));
  if (!shared) return names;
  return names.map((name, seat) => (names.indexOf(name) < seat ? `${name} (${seat + 1})` : name));
}
