// Was the seed fixed before the game began? Checked here, in the reader's own browser.
import type { Fairness } from './types';

export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** null while the seed is still secret. */
export async function isFair(fairness: Fairness): Promise<boolean | null> {
  if (fairness.seed == null || fairness.salt == null) return null;
  return (await sha256(`${fairness.salt}:${fairness.seed}`)) === fairness.hash;
}
