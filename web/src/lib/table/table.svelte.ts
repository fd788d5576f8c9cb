// One table as it is played: its view, what is asked, what happened, and the way to answer.
import { at } from '../page/root';
import { tick } from 'svelte';
import { ApiError, del, get, post } from '../wire/api';
import { Answering } from '../ask/answering.svelte';
import { applyPatch } from '../wire/delta';
import { isOmitted, sharesToTell, witness } from './fairness';
import { loadLexicon, type Lexicon } from '../words/lexicon';
import { Link, type Answer, type LinkState, type Question, type SocketLike } from '../wire/link';
import { recallSession, rememberSession } from '../page/memory';
import { Motion } from '../motion/motion';
import { namesAt } from './hotseat.svelte';
import { linger, pace } from './pace.svelte';
import type { Scene } from './scene';
import type {
  ChatLine,
  ClockInfo,
  Decision,
  Fairness,
  LogEntry,
  Refusal,
  SeatInfo,
  ServerMessage,
  Summary,
  View,
} from '../wire/types';
import type { Advice, DeltaMessage, HintMessage, PleaInfo, Returned, ViewMessage } from '../wire/wire';
import { loadWording } from '../words/wording.svelte';

const KEPT_LOG = 400;
const ASKED_LOG = 200;
const ENDS = new Set(['table-unknown', 'rules-changed']); // problems after which there is nothing to show

export class Table extends Answering implements Scene {
  summary = $state.raw<Summary | null>(null);
  summaryAt = $state(0);
  current = $state.raw<View | null>(null);
  words = $state.raw<Lexicon | null>(null);
  decisions = $state.raw<Decision[]>([]);
  looking = $state<number | null>(null);
  undo = $state(false);
  status = $state<LinkState>('connecting');
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  clock = $state.raw<ClockInfo | null>(null);
  clockAt = $state(0);
  fatal = $state.raw<ApiError | null>(null);
  notice = $state.raw<{ code: string; message: string; refusal: Refusal | null } | null>(null);
  /** What bots played for me at my seats while I was away, until I have read it. */
  returned = $state.raw<Returned[]>([]);
  hint = $state.raw<HintMessage | null>(null);
  hinting = $state(false);
  hintProblem = $state.raw<{ code: string; message: string } | null>(null);
  fairness = $state.raw<Fairness | null>(null);
  /** The table has named another hash than the one this browser saw first. */
  sealBroken = $state(false);
  /** It had a number of this browser for its dice, and has left it out. */
  omitted = $state(false);
  /** May I ask the others to let me go back, and who asks that now. */
  mayPlead = $state(false);
  plea = $state.raw<PleaInfo | null>(null);
  /** How often I went back behind what was shown: then the game is practice. */
  rewinds = $state(0);
  /** How many questions I was asked, and the entry after which I answered the last one, if that stands. */
  questions = $state(0);
  answered = $state<number | null>(null);
  /** Nothing was heard although something should have been. */
  late = $state(false);
  readonly motion = new Motion();

  private link: Link;
  seq = $state(-1); // what the page shows
  private received: number | null = null; // what it has got
  private readonly queue: (ViewMessage | DeltaMessage)[] = [];
  private working = false;
  private spoken: Promise<Lexicon> | null = null; // the words of the game, once they are there
  private hintMark = 0;

  constructor(readonly id: string) {
    super();
    this.log = recallSession<LogEntry[]>(`log.${id}`) ?? [];
    this.link = new Link({
      open: () => {
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        return new WebSocket(
          `${scheme}://${location.host}${at(`/ws/tables/${id}`)}`,
        ) as unknown as SocketLike;
      },
      hello: () => ({
        type: 'hello',
        seq: this.received,
        seat: this.looking,
        log: this.received === null ? ASKED_LOG : 0,
      }),
      receive: (message) => this.receive(message),
      status: (status) => {
        this.status = status;
        if (status === 'lost' || status === 'restarting') void this.check();
      },
      late: (late) => (this.late = late),
    });
  }

  async start(): Promise<void> {
    try {
      this.take(await get<Summary>(`/api/tables/${this.id}`));
    } catch (error) {
      this.fatal = error as ApiError;
      return;
    }
    this.link.start();
  }

  close(): void {
    this.link.close();
  }

  /** A lost connection may mean that the table is gone. */
  private async check(): Promise<void> {
    try {
      await get<Summary>(`/api/tables/${this.id}`);
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'table-unknown' || error.status === 404)) {
        this.fatal = error;
        this.link.close();
      }
    }
  }

  protected take(summary: Summary): void {
    this.summary = summary;
    this.summaryAt = Date.now();
    this.heed(summary.fairness, summary.seq);
    if (!this.spoken) {
      const both = Promise.all([loadLexicon(summary.game), loadWording(summary.game)]);
      this.spoken = both.then(([words]) => (this.words = words));
      this.spoken.catch((error: unknown) => (this.fatal = error as ApiError));
    }
  }

  private heed(fairness: Fairness, seq: number): void {
    this.sealBroken = !witness(this.id, fairness, seq);
    this.omitted = isOmitted(fairness);
    this.fairness = fairness;
  }

  // -- what the server says

  protected receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table': {
        const { chat, type: _, ...summary } = message;
        this.take(summary);
        for (const each of sharesToTell(summary)) this.link.send({ type: 'reveal', ...each });
        if (chat) this.chat = chat;
        break;
      }
      case 'view':
      case 'delta':
        if (message.type === 'delta' && message.from !== this.received) {
          // Something is missing: ask for it.
          this.link.send({ type: 'hello', seq: this.received, seat: this.looking });
          break;
        }
        this.received = message.seq;
        this.queue.push(message);
        void this.work();
        break;
      case 'log':
        this.restore(message.entries);
        break;
      case 'returned':
        this.returned = [...this.returned.filter((each) => each.seat !== message.seat), message];
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        if (message.seat === null || !this.mySeats.includes(message.seat)) this.unread += 1;
        break;
      case 'over':
        this.heed(message.fairness, this.received ?? 1);
        break;
      case 'stale':
        this.sent = false;
        break;
      case 'error':
        this.sent = false;
        this.notice = { code: message.code, message: message.message, refusal: message.refusal };
        if (ENDS.has(message.code)) {
          this.fatal = new ApiError(404, message.code, message.message);
          this.link.close();
        }
        break;
    }
  }

  private restore(entries: LogEntry[]): void {
    const oldest = entries[0]?.seq ?? Infinity;
    const kept = this.log.filter((entry) => entry.seq < oldest);
    const newest = entries[entries.length - 1]?.seq ?? -1;
    this.log = [...kept, ...entries, ...this.log.filter((entry) => entry.seq > newest)].slice(-KEPT_LOG);
    rememberSession(`log.${this.id}`, this.log);
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    while (this.queue.length > 0) {
      const message = this.queue.shift()!;
      try {
        await this.show(message);
      } catch (error) {
        console.error(error);
      }
    }
    this.working = false;
  }

  private async show(message: ViewMessage | DeltaMessage): Promise<void> {
    const events = message.type === 'delta' ? message.events : [];
    this.motion.hurried = pace.now === 'fast' || (pace.now === 'normal' && this.queue.length > 2);
    if (message.type === 'view') {
      this.current = message.view as View;
      this.looking = message.seat;
    } else {
      if (this.current === null) return;
      this.motion.before();
      this.current = applyPatch(this.current, message.view);
      if (events.length > 0 || message.taken_back || message.seated.length > 0) {
        const { seq, actor, action, taken_back, seated } = message;
        this.log = [...this.log.slice(1 - KEPT_LOG), { seq, actor, action, taken_back, events, seated }];
        rememberSession(`log.${this.id}`, this.log);
      }
    }
    const asked = JSON.stringify(this.asked);
    this.seq = message.seq;
    this.decisions = message.decisions;
    this.undo = message.undo;
    this.mayPlead = message.plead;
    this.plea = message.plea;
    this.rewinds = message.rewinds;
    this.clock = message.clock;
    this.clockAt = Date.now();
    this.sent = false;
    this.menu = null;
    const mine = message.type === 'delta' && message.actor === this.looking;
    if (mine && message.type === 'delta') this.answered = message.taken_back ? null : message.from;
    if (mine || JSON.stringify(this.asked) !== asked) {
      this.questions += 1;
      this.dropHint();
      this.suggest();
    }
    await tick();
    if (message.type !== 'delta') return;
    if (this.words) await this.motion.after(this.words, events);
    const followed = this.queue.length > 0 || !this.asked;
    if (followed && events.length > 0 && !mine && this.looking !== null && this.isTold(message.actor))
      await linger();
  }

  /** Is what that seat does worth a moment? Only what bots do comes too quickly. */
  private isTold(seat: number): boolean {
    const info = this.seats[seat];
    return info !== undefined && (info.kind === 'bot' || info.stand_in);
  }

  // -- the scene

  get game(): string {
    return this.summary!.game;
  }
  get lexicon(): Lexicon {
    return this.words!;
  }
  protected get scene(): Scene {
    return this;
  }
  get view(): View {
    return this.current!;
  }
  get seats(): SeatInfo[] {
    return this.summary?.seats ?? [];
  }
  get names(): string[] {
    return namesAt(this.id, this.seats);
  }
  get seat(): number {
    return this.looking ?? 0;
  }
  get mine(): boolean {
    return this.looking !== null;
  }
  get mySeats(): number[] {
    return this.seats.filter((each) => each.mine).map((each) => each.seat);
  }
  /** The decision owed by the seat I look from. */
  get asked(): Decision | null {
    return this.decisions.find((each) => each.seat === this.looking && each.options) ?? null;
  }
  /** Another seat of this device that is asked while this one is not. */
  get handTo(): number | null {
    if (this.asked || this.mySeats.length < 2) return null;
    const mine = this.mySeats.filter((seat) => seat !== this.looking);
    return this.decisions.find((each) => mine.includes(each.seat))?.seat ?? null;
  }
  send(actions: number[]): void {
    const asked = this.asked;
    const action = actions[0];
    if (!asked || this.sent || action === undefined) return;
    this.notice = null;
    this.sent = true;
    this.menu = null;
    this.selected = null;
    const { seq } = this;
    const { seat } = asked;
    if (this.several || actions.length > 1) void this.link.sure({ type: 'answer', seq, seat, actions });
    else void this.link.sure({ type: 'move', seq, seat, action });
  }

  /** Choose what a hint recommends: all parts of it are picked, to be confirmed; a single answer is given. */
  follow(advice: Advice): void {
    this.dropHint();
    if (!this.several) this.touch([this.lexicon.action(advice.action)]);
    else this.picked = advice.parts.filter((part) => part !== this.several!.stop);
  }

  /** Ask what to answer; the question may have changed when the answer comes. */
  async askHint(): Promise<void> {
    const asked = this.asked;
    if (!asked || this.hinting || !this.summary?.hints) return;
    this.dropHint();
    this.menu = null; // it would lie on what is shown
    this.hinting = true;
    const mark = ++this.hintMark;
    const answer = await this.link.ask({ type: 'hint', seq: this.seq, seat: asked.seat });
    if (mark !== this.hintMark) return;
    this.hinting = false;
    if (answer.type === 'hint') this.hint = answer;
    else if (answer.type === 'error') this.hintProblem = { code: answer.code, message: answer.message };
    else this.hintProblem = { code: 'offline', message: '' };
  }

  /** Ask the coach: before an answer, or about one. */
  consult(question: Extract<Question, { type: 'coach' | 'review' }>): Promise<Answer> {
    return this.link.ask(question);
  }

  dropHint(): void {
    this.hintMark += 1;
    this.hint = null;
    this.hinting = false;
    this.hintProblem = null;
  }

  /** What is selected is undone before what is done. */
  takeBack(all: boolean): void {
    if (this.looking === null) return;
    this.notice = null;
    if (!all && (this.selected || this.doubted)) {
      this.selected = null;
      this.doubted = null;
      return;
    }
    const { looking: seat, seq } = this;
    void this.link.sure(all ? { type: 'reset', seat, seq } : { type: 'undo', seat, seq, since: null });
  }

  /** Ask the others to let me go back to my last decision. */
  plead(): void {
    if (this.looking === null) return;
    this.notice = null;
    void this.link.sure({ type: 'plead', seat: this.looking, seq: this.seq });
  }

  /** What I say to somebody who asks that. */
  allow(seat: number, yes: boolean): void {
    void this.link.sure({ type: 'allow', seat, seq: this.seq, yes });
  }

  /** Am I the only person here? Then I may go back to any decision of mine. */
  get alone(): boolean {
    return this.seats.filter((seat) => seat.kind === 'person').length === 1 && this.mine;
  }

  /** Back to my decision at that entry. */
  rewind(since: number): void {
    if (this.looking === null) return;
    this.notice = null;
    void this.link.sure({ type: 'undo', seat: this.looking, seq: this.seq, since });
  }

  /** The game is lost for me. */
  resign(seat: number): Promise<boolean> {
    return this.wish(() => post(`/api/tables/${this.id}/seats/${seat}/resign`));
  }

  /** Clear the table away; nobody else sits here. */
  clear(): Promise<boolean> {
    return this.wish(() => del(`/api/tables/${this.id}`));
  }

  private async wish(ask: () => Promise<unknown>): Promise<boolean> {
    this.notice = null;
    try {
      await ask();
      return true;
    } catch (error) {
      const { code, message } = error as ApiError;
      this.notice = { code, message, refusal: null };
      return false;
    }
  }

  watch(seat: number | null): void {
    this.link.send({ type: 'watch', seat });
  }

  /** Let a bot play for a person, or the person again. */
  async handOver(seat: number, kind: 'bot' | 'person'): Promise<void> {
    await this.wish(() => post(`/api/tables/${this.id}/seats/${seat}`, { kind }));
  }

  say(text: string): void {
    this.link.send({ type: 'chat', text });
  }
}
