// Which bot sits down when nobody says which.
const USUAL = 'adept';

/** The middle level if the server has it, else the last of the list, which begins with the weakest. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[bots.length - 1] ?? 'random');
}
