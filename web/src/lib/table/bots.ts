// Bots at a table: which one sits down when nobody says which, and where one plays.
const USUAL = 'adept';

/** A middle level if the server has it, else the first of the list, which begins with the weakest level. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? 'random');
}

const FITTING = { new: 'beginner', knows: USUAL, plays: 'archmage' } as const;

/** An opponent for whoever has never played, knows the rules, or plays often. */
export function fittingBot(bots: readonly string[], skill: keyof typeof FITTING): string {
  return bots.includes(FITTING[skill]) ? FITTING[skill] : usualBot(bots);
}

/** Does a bot play there, be it for a person who is away? */
export function isBot(seat: { kind: string; stand_in: boolean } | undefined): boolean {
  return seat !== undefined && (seat.kind === 'bot' || seat.stand_in);
}
