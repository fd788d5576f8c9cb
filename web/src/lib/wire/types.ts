// What travels over the wire (generated in wire.ts from the server's own types), and what the page makes of it.
import type { Data, Replay } from './wire';

export type {
  ChatLine,
  ClientMessage,
  ClockInfo,
  Data,
  DecisionInfo as Decision,
  Event as GameEvent,
  Fairness,
  GameInfo,
  Lexicon as LexiconData,
  LogEntry,
  OptionInfo,
  Patch,
  Refusal,
  Rulebook,
  RulePart,
  RuleSection,
  RuleTerm,
  SeatInfo,
  ServerMessage,
  Step,
  Summary,
} from './wire';

/** What every game tells everybody. */
export interface Status {
  scores: number[];
  phase: string;
  round: number;
  first_player: number;
  ends: Data;
}

/** Data of a game's view: shared things by name, those of the seats in `seats`. */
export interface View {
  game: string;
  you?: number | null;
  turn: number;
  seats: Data[];
  owing: number[];
  over: boolean;
  status?: Status;
  extras?: Data;
  winners?: number[];
  breakdown?: Record<string, number>[];
  [key: string]: unknown;
}

export interface ReplayData extends Omit<Replay, 'first'> {
  first: View;
}
