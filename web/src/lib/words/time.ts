/** Minutes and seconds, rounded up: a clock shows 0:00 when nothing is left. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
