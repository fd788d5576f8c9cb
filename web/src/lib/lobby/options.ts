// Which options a table can be laid with; the server says when each of them applies.

import type { OptionInfo } from '../wire/types';

/** Those that change something. One of a seat (`coven_2`) applies only where somebody sits there, and alone one begins. */
export function applicable(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
  seats: number,
): OptionInfo[] {
  return options.filter(({ name, only }) => {
    if (Number(/_(\d+)$/.exec(name)?.[1] ?? 0) >= seats) return false;
    if (name === 'first_player' && seats === 1) return false;
    if (!only) return true;
    const [other, value] = only;
    return (other === 'seats' ? String(seats) : chosen[other]) === value;
  });
}
