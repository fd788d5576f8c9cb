// At which tables a coach looks on; of old tables nobody asks any more.
import { recall, remember } from '../page/memory';

const KEPT = 30;

function recalled(): string[] {
  return (recall('coach') ?? '').split(' ').filter(Boolean);
}

let tables = $state.raw(recalled());

export function isCoached(table: string): boolean {
  return tables.includes(table);
}

export function setCoached(table: string, on: boolean): void {
  const others = recalled().filter((each) => each !== table); // another window may have added some
  tables = (on ? [...others, table] : others).slice(-KEPT);
  remember('coach', tables.join(' '));
}
