// One table as it is played: its view, what is asked, what happened, and the way to answer.
import { tick } from 'svelte';
import { ApiError, get } from './api';
import { loadBoard } from './boards';
import { Choices } from './choices';
import { applyPatch } from './delta';
import { Lexicon, loadLexicon, type Action } from './lexicon';
import { Link, type Message, type SocketLike } from './link';
import { recallSession, rememberSession } from './memory';
import { Motion } from './motion';
import type { Scene } from './scene';
import type {
  ChatLine,
  ClockInfo,
  Decision,
  Fairness,
  LogEntry,
  SeatInfo,
  ServerMessage,
  Summary,
  View,
} from './types';
import type { DeltaMessage, HintMessage, ViewMessage } from './wire';
import { addable, complete, evenest, severalAtOnce, swappable, swapped, type Way } from './ways';
import { language, loadWording, seatName } from './wording.svelte';

const KEPT_LOG = 400;
const ASKED_LOG = 200;

export class Table implements Scene {
  summary = $state.raw<Summary | null>(null);
  current = $state.raw<View | null>(null);
  words = $state.raw<Lexicon | null>(null);
  decisions = $state.raw<Decision[]>([]);
  looking = $state<number | null>(null);
  undo = $state(false);
  status = $state<'connecting' | 'open' | 'lost'>('connecting');
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  clock = $state.raw<ClockInfo | null>(null);
  clockAt = $state(0);
  fatal = $state.raw<ApiError | null>(null);
  notice = $state.raw<{ code: string; message: string } | null>(null);
  ways = $state.raw<Way[] | null>(null);
  picked = $state.raw<number[]>([]);
  sent = $state(false);
  hint = $state.raw<HintMessage | null>(null);
  hinting = $state(false);
  hintProblem = $state.raw<{ code: string; message: string } | null>(null);
  fairness = $state.raw<Fairness | null>(null);
  /** Actions to choose from at a place on the screen. */
  menu = $state.raw<{ actions: Action[]; x: number; y: number } | null>(null);
  readonly motion = new Motion();

  private link: Link;
  private seq = -1; // what the page shows
  private received: number | null = null; // what it has got
  private readonly queue: (ViewMessage | DeltaMessage)[] = [];
  private working = false;
  private asking = '';
  private spoken: Promise<Lexicon> | null = null; // the words of the game, once they are there
  private hintMark = 0;

  constructor(readonly id: string) {
    this.log = recallSession<LogEntry[]>(`log.${id}`) ?? [];
    this.link = new Link({
      open: () => {
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        return new WebSocket(`${scheme}://${location.host}/ws/tables/${id}`) as unknown as SocketLike;
      },
      hello: () => ({
        type: 'hello',
        seq: this.received,
        seat: this.looking,
        lang: language(),
        log: this.received === null ? ASKED_LOG : 0,
      }),
      receive: (message) => this.receive(message),
      status: (status) => {
        this.status = status;
        if (status === 'lost') void this.check();
      },
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

  private take(summary: Summary): void {
    this.summary = summary;
    this.fairness = summary.fairness;
    if (!this.spoken) {
      const both = Promise.all([loadLexicon(summary.game), loadWording(summary.game)]);
      this.spoken = both.then(([words]) => (this.words = words));
      this.spoken.catch((error: unknown) => (this.fatal = error as ApiError));
    }
  }

  // -- what the server says

  private receive(said: Message): void {
    const message = said as unknown as ServerMessage;
    switch (message.type) {
      case 'table': {
        const { chat, type: _, ...summary } = message;
        this.take(summary);
        if (chat) this.chat = chat;
        break;
      }
      case 'view':
      case 'delta':
        if (message.type === 'delta' && message.from !== this.received) {
          // Something is missing: ask for it.
          this.link.send({ type: 'hello', seq: this.received, seat: this.looking, lang: language() });
          break;
        }
        this.received = message.seq;
        this.queue.push(message);
        void this.work();
        break;
      case 'log':
        this.restore(message.entries);
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        this.unread += 1;
        break;
      case 'over':
        this.fairness = message.fairness;
        break;
      case 'stale':
        this.sent = false;
        break;
      case 'error':
        this.sent = false;
        this.notice = { code: message.code, message: message.message };
        if (message.code === 'table-unknown') {
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
    this.motion.hurried = this.queue.length > 2;
    if (message.type === 'view') {
      this.current = message.view as View;
      this.looking = message.seat;
    } else {
      if (this.current === null) return;
      this.motion.before();
      this.current = applyPatch(this.current, message.view);
      if (events.length > 0 || message.taken_back) {
        const { seq, actor, action, taken_back } = message;
        this.log = [...this.log.slice(1 - KEPT_LOG), { seq, actor, action, taken_back, events }];
        rememberSession(`log.${this.id}`, this.log);
      }
    }
    const asked = JSON.stringify(this.asked);
    this.seq = message.seq;
    this.decisions = message.decisions;
    this.undo = message.undo;
    this.clock = message.clock;
    this.clockAt = Date.now();
    this.sent = false;
    this.menu = null;
    const mine = message.type === 'delta' && message.actor === this.looking;
    if (mine || JSON.stringify(this.asked) !== asked) this.dropHint();
    this.ask();
    await tick();
    if (message.type === 'delta' && this.words) await this.motion.after(this.words, events);
  }

  /** Are there several small answers that can be given in one go? */
  private ask(): void {
    this.ways = null;
    this.picked = [];
    const decision = this.asked;
    const key = decision ? `${this.seq}:${decision.seat}` : '';
    this.asking = key;
    if (!decision || decision.prompt === 'main' || (decision.options?.length ?? 0) < 2) return;
    void Promise.all([
      this.link.ask({ type: 'ways', seq: this.seq, seat: decision.seat }),
      this.spoken ?? loadLexicon(this.game), // boards look the table's words up
      loadBoard(this.game),
    ]).then(([answer, lexicon, board]) => {
      if (this.asking !== key || answer.type !== 'ways') return;
      if (board.oneByOne?.includes(decision.prompt ?? '')) return;
      const action = (id: number) => lexicon.action(id);
      const ways = severalAtOnce(answer['ways'] as number[][] | null, (id) => {
        const { verb, argument, target } = action(id);
        return { verb, stops: argument === '', small: target !== 'card' };
      });
      this.ways = ways;
      // The obvious answer is picked already; which cards to choose is never obvious.
      if (!ways?.length || ways.some((way) => way.full.some((id) => action(id).target === 'card'))) return;
      this.picked = (board.suggest?.(this, ways) ?? evenest(ways))?.full ?? [];
    });
  }

  // -- the scene

  get game(): string {
    return this.summary!.game;
  }
  get lexicon(): Lexicon {
    return this.words!;
  }
  get view(): View {
    return this.current!;
  }
  get seats(): SeatInfo[] {
    return this.summary?.seats ?? [];
  }
  get names(): string[] {
    return this.seats.map(seatName);
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
  readonly choices = $derived.by(() => {
    const asked = this.asked;
    if (!asked || !this.words || this.sent) return null;
    // What is asked one after the other can be picked in any order: also what is not asked for at first.
    const options = new Set([...(asked.options ?? []), ...(this.ways ?? []).flatMap((way) => way.full)]);
    return new Choices(this.words, asked.prompt ?? '', asked.source ?? null, [...options]);
  });
  readonly room = $derived(this.ways ? addable(this.ways, this.picked) : null);
  /** What may be picked once more, be it in place of something else. */
  readonly reach = $derived(this.ways ? swappable(this.ways, this.picked) : null);
  readonly answer = $derived(this.ways ? complete(this.ways, this.picked) : null);

  open(actions: Action[]): Action[] {
    if (!this.choices) return [];
    if (!this.reach) return actions.filter((action) => this.choices!.has(action.id));
    return actions.filter((action) => this.reach!.has(action.id) || this.picked.includes(action.id));
  }

  touch(actions: Action[], element?: Element): void {
    const open = this.open(actions);
    if (open.length > 1) {
      const box = element?.getBoundingClientRect();
      this.menu = {
        actions: open,
        x: box ? box.left + box.width / 2 : innerWidth / 2,
        y: box ? box.bottom : innerHeight / 2,
      };
      return;
    }
    const action = open[0];
    if (!action) return;
    this.menu = null;
    if (!this.ways) this.send([action.id]);
    else if (this.room!.has(action.id)) this.picked = [...this.picked, action.id];
    else if (this.reach!.has(action.id)) this.picked = swapped(this.ways, this.picked, action.id);
    else this.unpick(action.id);
  }

  unpick(action: number): void {
    const at = this.picked.lastIndexOf(action);
    if (at >= 0) this.picked = this.picked.filter((_, i) => i !== at);
  }

  confirm(): boolean {
    if (!this.answer || this.sent) return false;
    this.send(this.answer);
    return true;
  }

  send(actions: number[]): void {
    const asked = this.asked;
    if (!asked || this.sent || actions.length === 0) return;
    this.notice = null;
    this.sent = true;
    this.menu = null;
    const message: Message = { type: 'move', seq: this.seq, seat: asked.seat };
    if (actions.length === 1) message['action'] = actions[0];
    else {
      message.type = 'moves';
      message['actions'] = actions;
    }
    void this.link.sure(message);
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
    if (answer.type === 'hint') this.hint = answer as unknown as HintMessage;
    else if (answer.type === 'error')
      this.hintProblem = { code: String(answer['code']), message: String(answer['message']) };
    else this.hintProblem = { code: 'offline', message: '' };
  }

  dropHint(): void {
    this.hintMark += 1;
    this.hint = null;
    this.hinting = false;
    this.hintProblem = null;
  }

  takeBack(all: boolean): void {
    if (this.looking === null) return;
    this.notice = null;
    void this.link.sure({ type: all ? 'reset' : 'undo', seat: this.looking, seq: this.seq });
  }

  watch(seat: number | null): void {
    this.link.send({ type: 'watch', seat });
  }

  say(text: string): void {
    this.link.send({ type: 'chat', text });
  }
}
