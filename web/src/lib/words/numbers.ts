// Numbers as they are written.

export const MINUS = '−';

/** With a real minus sign: a hyphen is too short for one, and is not read aloud as one. */
export function numberWords(number: number): string {
  return number < 0 ? `${MINUS}${-number}` : `${number}`;
}
