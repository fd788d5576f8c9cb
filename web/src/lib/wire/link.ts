// The socket of one table: it comes back by itself, resumes where it was, and sends every answer exactly once.

import type { ClientMessage, Hello, ServerMessage } from './wire';

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { code?: number }) => void) | null;
}

type Without<M, K extends PropertyKey> = M extends unknown ? Omit<M, K> : never;
type Keyed = Extract<ClientMessage, { key: string }>;
/** What must happen exactly once; the link gives it a key. */
export type Sure = Without<Keyed, 'key' | 'reply'>;
export type Question = Without<Exclude<ClientMessage, Keyed>, 'reply'>;
/** What the server answers, or that the connection broke before it did. */
export type Answer = ServerMessage | { type: 'lost' };

export interface Outgoing {
  key: string;
  message: Keyed;
  resolve: (answer: ServerMessage) => void;
}

/** `restarting`: the server said that it will be back in a moment. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'restarting';

export interface LinkOptions {
  open: () => SocketLike;
  hello: () => Hello;
  receive: (message: ServerMessage) => void;
  status: (state: LinkState) => void;
  /** Nothing was heard for a while although the server should have answered; or it is heard again. */
  late?: (late: boolean) => void;
  /** Does nobody look at the page? */
  hidden?: () => boolean;
  wait?: (milliseconds: number, then: () => void) => void;
  random?: () => string;
}

const SLOWEST = 5000;
const FIRST_WAIT = 250;
const PING_EVERY = 2000; // whoever looks is told within three seconds that nothing is heard
const UNSEEN = 10; // a page that nobody looks at asks this many times more rarely
const LATE = 1000; // an answer that takes longer is missed
const DEAD = 10_000; // when nothing was heard for so long, the connection is given up for another

const AGAIN = new Set(['storage', 'too-many']); // problems that are over in a moment
const RETRY = 1000;
const RESTART = 1012; // why a socket ends: the server starts again

function later(milliseconds: number, then: () => void): void {
  setTimeout(then, milliseconds);
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Link {
  private socket: SocketLike | null = null;
  private ready = false;
  private closed = false;
  private delay = FIRST_WAIT;
  private restarting = false; // said so when it hung up, and has not answered since
  private replies = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  /** Answers that the server has not acknowledged, oldest first. */
  readonly pending: Outgoing[] = [];
  private pinger: ReturnType<typeof setInterval> | null = null;
  private heart: ReturnType<typeof setTimeout> | null = null;
  private isLate = false;
  private beats = 0;
  private heardAt = 0;

  constructor(private readonly options: LinkOptions) {}

  start(): void {
    this.connect();
    this.pinger = setInterval(() => this.beat(), PING_EVERY);
  }

  close(): void {
    this.closed = true;
    if (this.pinger) clearInterval(this.pinger);
    if (this.heart) clearTimeout(this.heart);
    this.socket?.close();
  }

  /** Are you there? Whatever is heard is an answer. */
  private beat(): void {
    this.beats += 1;
    if ((this.options.hidden ?? isHidden)() && this.beats % UNSEEN > 0) return;
    if (this.isLate && Date.now() - this.heardAt > DEAD) return this.abandon();
    if (this.raw({ type: 'ping' })) this.heart ??= setTimeout(() => this.tellLate(true), LATE);
  }

  /** A network that went away tells nobody, and closing politely would wait for an answer. */
  private abandon(): void {
    const socket = this.socket;
    if (!socket) return;
    this.tellLate(false);
    socket.onclose?.();
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private tellLate(late: boolean): void {
    if (this.heart) clearTimeout(this.heart);
    this.heart = null;
    if (late === this.isLate) return;
    this.isLate = late;
    this.options.late?.(late);
  }

  private connect(): void {
    if (this.closed) return;
    this.options.status(this.restarting ? 'restarting' : 'connecting');
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => {
      this.ready = true;
      this.heardAt = Date.now();
      this.restarting = false;
      this.delay = FIRST_WAIT;
      this.options.status('open');
      this.raw(this.options.hello());
      // The server knows by the key whether it has these already.
      for (const each of this.pending) this.raw(each.message);
    };
    socket.onmessage = (event) => this.got(String(event.data));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.ready = false;
      this.socket = null;
      for (const answer of this.waiting.values()) answer({ type: 'lost' });
      this.waiting.clear();
      if (this.closed) return;
      this.restarting ||= event?.code === RESTART;
      this.options.status(this.restarting ? 'restarting' : 'lost');
      const wait = this.options.wait ?? later;
      wait(this.delay, () => this.connect());
      this.delay = Math.min(SLOWEST, this.delay * 1.7);
    };
  }

  private raw(message: ClientMessage): boolean {
    if (!this.ready || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private got(text: string): void {
    this.heardAt = Date.now();
    this.tellLate(false);
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    const key = 'key' in message ? message.key : null;
    const reply = 'reply' in message ? message.reply : null;
    const at = this.pending.findIndex(
      (each) => (key !== null && key === each.key) || (reply !== null && reply === each.message.reply),
    );
    if (at >= 0 && message.type === 'error' && AGAIN.has(message.code)) {
      // It was not done: the same again, under the same key.
      const again = this.pending[at]!;
      const wait = this.options.wait ?? later;
      wait(RETRY, () => void (this.pending.includes(again) && this.raw(again.message)));
      return;
    }
    if (at >= 0) {
      const [done] = this.pending.splice(at, 1);
      this.options.receive(message);
      done!.resolve(message);
      return;
    }
    if (reply !== null && this.waiting.has(reply)) {
      const answer = this.waiting.get(reply)!;
      this.waiting.delete(reply);
      answer(message);
      return;
    }
    this.options.receive(message);
  }

  /** Something that must happen exactly once: kept and sent again until it is answered. */
  sure(message: Sure): Promise<ServerMessage> {
    const key = (this.options.random ?? randomKey)();
    const whole: Keyed = { ...message, key, reply: ++this.replies };
    return new Promise((resolve) => {
      this.pending.push({ key, message: whole, resolve });
      this.raw(whole);
    });
  }

  /** A question: answered once, or by `lost` if the connection breaks. */
  ask(message: Question): Promise<Answer> {
    const reply = ++this.replies;
    return new Promise((resolve) => {
      this.waiting.set(reply, resolve);
      if (!this.raw({ ...message, reply })) {
        this.waiting.delete(reply);
        resolve({ type: 'lost' });
      }
    });
  }

  /** Something that may be lost. */
  send(message: Question): boolean {
    return this.raw(message);
  }

  /** Drop the connection as if it broke; it comes back by itself. */
  interrupt(): void {
    this.socket?.close();
  }
}
