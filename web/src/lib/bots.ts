// Bots at a table: which one sits down when nobody says which, and where one plays.
const USUAL = 'adept';

/** A middle level if the server has it, else the first of the list, which begins with the weakest level. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? 'random');
}

/** Does a bot play there, be it for a person who is away? */
export function isBot(seat: { kind: string; stand_in: boolean } | undefined): boolean {
  return seat !== undefined && (seat.kind === 'bot' || seat.stand_in);
}
