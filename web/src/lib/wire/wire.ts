// Made by `python scripts/typescript.py` from src/arcanarium/server/wire. Do not edit.

export type Data = Record<string, unknown>;
export type Path = (string | number)[];
/** Set, or remove, what lies at a path of a view. */
export type Patch = [path: Path] | [path: Path, value: unknown];
/** Kind, seat, card ("?": one that may not be known), a, b, the card that made it happen. */
export type Event = [
  kind: number,
  seat: number,
  card: string | null,
  a: number,
  b: number,
  cause: string | null,
];
/** An answer that is not offered, the reason, and its two numbers. */
export type Refusal = [action: number, reason: number, a: number, b: number];

/** Something that matters and that an option changes; its wording is `hint-` and the key. */
export interface Gain {
  key: string;
  change: number;
  weight: number;
}

/** One option: the chance of winning after it, how much of the search went into it, and why. */
export interface Advice {
  action: number;
  parts: number[];
  chance: number;
  share: number;
  line: number[];
  gains: Gain[];
  most: number;
}

/** How much is thought about every decision. Without seconds the same record gives the same analysis. */
export interface Effort {
  iterations: number;
  seconds: number;
  worlds: number;
}

/** An option of a decision, and the chance of winning after it as its seat could know it. */
export interface Weighed {
  action: number;
  notation: string;
  chance: number;
  gains: Gain[];
}

/** One move: what was chosen, what would have been best, what chance gave, and how everybody stands after it. */
export interface Moment {
  number: number;
  seat: number;
  action: number;
  notation: string;
  prompt: string;
  source: string | null;
  chances: number[];
  luck: number[];
  options: number;
  loss: number;
  weighed: Weighed[];
}

/** A move that mattered: a choice that gave chances away, or chance itself. */
export interface Turning {
  number: number;
  kind: "choice" | "luck";
  seat: number;
  swing: number;
  better: Weighed | null;
  chosen: Weighed | null;
}

/** Where a seat's chance came from: `start` + `luck` + `own` + `others` = `end`, whatever happened. */
export interface Account {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
  decisions: number;
  best: number;
  mistakes: number;
  lost: number;
}

/** A whole game. */
export interface Analysis {
  format: number;
  game: string;
  rules: number;
  card_set: string;
  seats: number;
  options: Record<string, string>;
  over: boolean;
  winners: number[];
  scores: number[];
  effort: Effort;
  expected: number[];
  first: number[];
  moments: Moment[];
  turnings: Turning[];
  accounts: Account[];
  most: number;
}

/** Something chosen before the game begins. */
export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  only: [string, string] | null;
}

/** A set of cards that a game can be played with; `game` is what to ask for. */
export interface SetInfo {
  game: string;
  title: Record<string, string>;
  note: Record<string, string>;
  provenance: string;
  cards: number;
}

/** What can be played. */
export interface GameInfo {
  name: string;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
  cards: number;
  minutes: number;
  weight: number;
  first_game: Record<string, string>;
  sets: SetInfo[];
}

/** Why something is refused: what the two numbers of the reason are. */
export interface ReasonInfo {
  name: string;
  a: string;
  b: string;
}

/** Actions of one verb: the action of an argument is `first` plus its place. */
export interface BlockInfo {
  verb: string;
  first: number;
  arguments: string[];
  target: string;
  declines: boolean;
  gives_up: boolean;
}

/** What an event's two numbers are. */
export interface EventInfo {
  name: string;
  a: string;
  b: string;
}

/** A place for cards. */
export interface ZoneInfo {
  name: string;
  each: boolean;
  ordered: boolean;
  aside: boolean;
}

/** A number or a row of numbers, with names if they stand for some. */
export interface CounterInfo {
  name: string;
  each: boolean;
  size: number;
  names: string[] | null;
}

/** Everything about a game that never changes. */
export interface Lexicon {
  game: string;
  blocks: BlockInfo[];
  events: EventInfo[];
  reasons: ReasonInfo[];
  lists: Record<string, string[]>;
  kinds: string[];
  copies: number[];
  cards: Data[];
  zones: ZoneInfo[];
  counters: CounterInfo[];
  marks: string[];
  prompts: string[];
  board: Data;
}

/** Seconds for an answer and for all answers of a seat together, and what happens after them. */
export interface Clock {
  move?: number | null;
  game?: number | null;
  after?: "wait" | "bot";
}

/** Who is to sit at a seat of a new table. */
export interface Player {
  kind: "me" | "open" | "bot" | "hotseat";
  bot?: string | null;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: number;
  players: Player[];
  options?: Record<string, string>;
  clock?: Clock | null;
  private?: boolean;
  practice?: boolean;
  hints?: boolean | null;
  seed?: number | null;
  pledge?: string | null;
}

/** Sit down, anywhere or at one seat. */
export interface Join {
  seat?: number | null;
  pledge?: string | null;
}

/** Play the same once more. */
export interface Again {
  pledge?: string | null;
}

/** Give a seat to a bot, or back to its person. */
export interface HandOver {
  kind: "bot" | "person";
  bot?: string | null;
}

/** What somebody wants to be called. */
export interface Name {
  name: string;
}

/** The text of a record. */
export interface Upload {
  record: string;
}

/** Play on from a move of a finished or uploaded game. */
export interface Continue {
  seq: number;
  you: number;
  table?: string | null;
  replay?: string | null;
  record?: string | null;
  bot?: string;
}

/** Who I am. */
export interface Me {
  id: string;
  name: string;
}

/** Opened on another device it makes that device mine. */
export interface Link {
  link: string;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  mine: boolean;
  connected: boolean;
  stand_in: boolean;
  grace: number | null;
}

/** What somebody adds to the dice: its hash when they sit down, and itself when everybody sits. */
export interface Pledge {
  seat: number;
  hash: string;
  told: boolean;
  share: string | null;
}

/** The promise, and once the game is over what was promised. */
export interface Fairness {
  hash: string;
  practice: boolean;
  pledges: Pledge[];
  seed: string | null;
  mix: string | null;
  salt: string | null;
}

/** A table at a glance. */
export interface Summary {
  id: string;
  game: string;
  options: Record<string, string>;
  state: "waiting" | "playing" | "over";
  host: boolean;
  private: boolean;
  hints: boolean;
  seats: SeatInfo[];
  seq: number;
  owing: number[];
  created: number;
  updated: number;
  clock: Clock | null;
  fairness: Fairness;
  scores: number[] | null;
  winners: number[] | null;
  next: string | null;
}

/** One move of a replay; the patch leads from the view before it to the one after. */
export interface Step {
  seq: number;
  seat: number;
  action: number | null;
  notation: string | null;
  events: Event[];
  patch: Patch[];
}

/** A whole game from one point of view. */
export interface Replay {
  id: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  names: string[];
  winners: number[];
  scores: number[];
  breakdown: Record<string, number>[];
  over: boolean;
  fairness: Fairness | null;
  first: Data;
  steps: Step[];
}

/** How far the analysis of a game is; the analysis itself is fetched when it is done. */
export interface AnalysisState {
  state: "none" | "waiting" | "running" | "done";
  done: number;
  total: number;
  ahead: number;
}

/** What went wrong. */
export interface ErrorBody {
  code: string;
  message: string;
  detail: Data;
}

/** Every refusal over HTTP looks like this. */
export interface ErrorAnswer {
  error: ErrorBody;
}

/** The first message: what I saw last, and from which seat I look. */
export interface Hello {
  type: "hello";
  seq?: number | null;
  seat?: number | null;
  log?: number;
  reply?: number | null;
}

/** One answer, or one part of it; the same key is never applied twice. */
export interface Move {
  type: "move";
  seq: number;
  seat: number;
  action: number;
  key: string;
  reply?: number | null;
}

/** A whole answer of several parts, in any order: all of it or nothing. */
export interface Answer {
  type: "answer";
  seq: number;
  seat: number;
  actions: number[];
  key: string;
  reply?: number | null;
}

/** Take my last answer back; alone with bots also everything since that entry. */
export interface Undo {
  type: "undo";
  seq: number;
  seat: number;
  key: string;
  since?: number | null;
  reply?: number | null;
}

/** Take back as many answers of my turn as the rules allow. */
export interface Reset {
  type: "reset";
  seq: number;
  seat: number;
  key: string;
  reply?: number | null;
}

/** May I go back to my last decision? All other people at the table are asked. */
export interface Plead {
  type: "plead";
  seq: number;
  seat: number;
  key: string;
  reply?: number | null;
}

/** What I say to somebody who asked that; one no is enough. */
export interface Allow {
  type: "allow";
  seq: number;
  seat: number;
  key: string;
  yes: boolean;
  reply?: number | null;
}

/** What might that seat answer, and why? */
export interface AskHint {
  type: "hint";
  seq: number;
  seat: number;
  reply?: number | null;
}

/** Is there something that seat should think about before it answers? */
export interface AskCoach {
  type: "coach";
  seq: number;
  seat: number;
  reply?: number | null;
}

/** Did the first answer of that seat after an entry miss anything? */
export interface AskReview {
  type: "review";
  since: number;
  seat: number;
  reply?: number | null;
}

/** Look from another seat of mine, or as a spectator. */
export interface Watch {
  type: "watch";
  seat?: number | null;
  reply?: number | null;
}

/** What I add to the dice, now that everybody has promised theirs. */
export interface Reveal {
  type: "reveal";
  seat: number;
  share: string;
  reply?: number | null;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  text: string;
  reply?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  reply?: number | null;
}

/** Something somebody said. */
export interface ChatLine {
  who: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The summary, whenever it changes. */
export interface TableMessage {
  type: "table";
  id: string;
  game: string;
  options: Record<string, string>;
  state: "waiting" | "playing" | "over";
  host: boolean;
  private: boolean;
  hints: boolean;
  seats: SeatInfo[];
  seq: number;
  owing: number[];
  created: number;
  updated: number;
  clock: Clock | null;
  fairness: Fairness;
  scores: number[] | null;
  winners: number[] | null;
  next: string | null;
  chat?: ChatLine[];
}

/** Which answers together are a whole one; what is left out is as for a question with one answer. */
export interface ShapeInfo {
  form?: string;
  least?: number;
  most?: number;
  stop?: number;
  things?: [number, number][];
  wholes?: number[][];
  named?: number[];
}

/** Who owes an answer; what is asked is told only to whoever looks from that seat. */
export interface DecisionInfo {
  seat: number;
  prompt?: string;
  source?: string | null;
  cause?: string;
  options?: number[];
  shape?: ShapeInfo;
  refusals?: Refusal[];
  final?: number[];
}

/** Milliseconds a seat has left. */
export interface TimeLeft {
  seat: number;
  move: number | null;
  game: number | null;
  running: boolean;
}

/** How the clocks stood at a moment of the server's time. */
export interface ClockInfo {
  left: TimeLeft[];
  at: number;
}

/** Who asks to go back to a decision of theirs, and whose consent is missing. */
export interface PleaInfo {
  seat: number;
  waits: number[];
}

/** The table as it is. */
export interface ViewMessage {
  type: "view";
  seq: number;
  seat: number | null;
  view: Data;
  decisions: DecisionInfo[];
  undo: boolean;
  plead: boolean;
  plea: PleaInfo | null;
  rewinds: number;
  clock: ClockInfo | null;
}

/** From here on a bot plays for a person, and why; or the person is back. */
export interface Seated {
  seat: number;
  why: "back" | "asked" | "absent" | "out-of-time" | "resigned";
}

/** What changed from one sequence number to another. */
export interface DeltaMessage {
  type: "delta";
  from: number;
  seq: number;
  view: Patch[];
  events: Event[];
  decisions: DecisionInfo[];
  undo: boolean;
  plead: boolean;
  plea: PleaInfo | null;
  rewinds: number;
  clock: ClockInfo | null;
  actor: number;
  action: number | null;
  taken_back: boolean;
  seated: Seated[];
}

/** What happened in a step, as the watcher may know it. */
export interface LogEntry {
  seq: number;
  actor: number;
  action: number | null;
  taken_back: boolean;
  events: Event[];
  seated: Seated[];
}

/** The last steps, after a reload. */
export interface LogMessage {
  type: "log";
  entries: LogEntry[];
}

/** You have your seat back; this is what a bot played for you. */
export interface Returned {
  type: "returned";
  seat: number;
  entries: LogEntry[];
}

/** It is written down and will not be lost. */
export interface Ack {
  type: "ack";
  key: string;
  seq: number;
  reply: number | null;
  done: number;
}

/** Something else happened in between; nothing was applied. */
export interface Stale {
  type: "stale";
  key: string;
  seq: number;
  reply: number | null;
}

/** The best answers first, with the chance of winning after each. */
export interface HintMessage {
  type: "hint";
  seq: number;
  seat: number;
  options: Advice[];
  reply: number | null;
}

/** What the question is about, by a theme of the puzzles; empty if it cannot be named. */
export interface CoachMessage {
  type: "coach";
  seq: number;
  seat: number;
  about: string | null;
  reply: number | null;
}

/** An answer that gave a clear part of the chance of winning away. */
export interface Missed {
  given: number;
  chance: number;
  better: number;
  best: number;
  gains: Gain[];
}

/** What an answer has missed, and the entry that it came with. */
export interface ReviewMessage {
  type: "review";
  seq: number;
  seat: number;
  missed: Missed | null;
  reply: number | null;
}

/** Somebody said something. */
export interface ChatMessage {
  type: "chat";
  who: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The end: points, and the seed to check the dice with. */
export interface Over {
  type: "over";
  scores: number[];
  winners: number[];
  breakdown: Record<string, number>[];
  fairness: Fairness;
}

/** A refusal; nothing was applied. */
export interface ErrorMessage {
  type: "error";
  code: string;
  message: string;
  reply: number | null;
  key: string | null;
  refusal: Refusal | null;
}

/** I am here. */
export interface Pong {
  type: "pong";
  reply: number | null;
}

/** A step, and what was answered since its scene began. */
export interface LessonPlace {
  step: number;
  answers?: number[][];
}

/** An answer at a step. */
export interface LessonTry {
  step: number;
  answer: number[];
  answers?: number[][];
}

/** How far somebody has come. */
export interface LessonProgress {
  step: number;
  done?: boolean;
}

/** The game that is offered at the end of a lesson. */
export interface LessonGame {
  seats: number;
  options: Record<string, string>;
}

/** A lesson in the list; texts are by language. */
export interface LessonInfo {
  game: string;
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  steps: number;
  minutes: number;
  play: LessonGame;
  step: number;
  done: boolean;
}

/** What the teacher says at a step, and whether something is to be done. */
export interface LessonStep {
  say: Record<string, string>;
  wrong: Record<string, string>;
  task: boolean;
}

/** A whole lesson. */
export interface LessonText {
  info: LessonInfo;
  seat: number;
  seats: number;
  words: LessonStep[];
}

/** What is meant, by the name it has on the page. */
export interface LessonPointer {
  to: "answer" | "prompt" | "card" | "spot";
  name: string;
}

/** The table at a step: shown at once, or the changes that led there. */
export interface LessonStage {
  step: number;
  answers: number[][];
  view: ViewMessage | null;
  changes: DeltaMessage[];
  point: LessonPointer[];
  shown: number[];
}

/** Of an answer: on to the next step, or why not. */
export interface LessonVerdict {
  stage: LessonStage | null;
  refusal: Refusal | null;
}

/** A task of a puzzle, those before it being done. */
export interface PuzzlePlace {
  task: number;
}

/** An answer to a task. */
export interface PuzzleTry {
  answer: number[];
  task: number;
}

/** A puzzle in the list. */
export interface PuzzleInfo {
  game: string;
  id: string;
  rating: number;
  themes: string[];
  tasks: number;
  tries: number;
  solved: boolean;
}

/** The puzzles of one game. */
export interface PuzzleShelf {
  game: string;
  number: number;
  solved: number;
  daily: string;
}

/** All of them, and which game's daily one is that of everybody today. */
export interface PuzzleShelves {
  date: string;
  game: string;
  shelves: PuzzleShelf[];
}

/** A position to try one's hand at, as the seat that is asked sees it. */
export interface PuzzleTable {
  game: string;
  seat: number;
  seats: number;
  tasks: number;
  view: ViewMessage;
  most: number;
}

/** Why an answer is the best. */
export interface Explained {
  answer: number[];
  chance: number;
  gains: Gain[];
  line: number[];
  other: number;
  other_chance: number;
  others: Gain[];
}

/** Of a try: right, and how the table goes on; wrong, and how much it loses; or not allowed. */
export interface PuzzleVerdict {
  right: boolean;
  legal: boolean;
  refusal: Refusal | null;
  chance: number | null;
  best: number | null;
  changes: DeltaMessage[];
  explained: Explained[];
}

/** A decision of one's own that cost much. */
export interface Mistake {
  number: number;
  loss: number;
  action: number;
  prompt: string;
  source: string | null;
}

/** Words as HTML, or a figure that the page draws, with its caption. */
export interface RulePart {
  html: string;
  figure: string;
  things: string[];
}

/** A chapter (level 2), or a section of one. */
export interface RuleSection {
  anchor: string;
  title: string;
  level: number;
  parts: RulePart[];
}

/** A word of the game; `looks` is how it stands in a text, where `*` is an ending. */
export interface RuleTerm {
  name: string;
  looks: string[];
  says: string;
  at: string;
}

/** Sections in order, and the anchor of the section that concerns a prompt. */
export interface Rulebook {
  sections: RuleSection[];
  prompts: Record<string, string>;
  terms: RuleTerm[];
}

export type ClientMessage =
  | Hello
  | Move
  | Answer
  | Undo
  | Reset
  | Plead
  | Allow
  | AskHint
  | AskCoach
  | AskReview
  | Watch
  | Reveal
  | Chat
  | Ping;

export type ServerMessage =
  | TableMessage
  | ViewMessage
  | DeltaMessage
  | LogMessage
  | Returned
  | Ack
  | Stale
  | HintMessage
  | CoachMessage
  | ReviewMessage
  | ChatMessage
  | Over
  | ErrorMessage
  | Pong;
