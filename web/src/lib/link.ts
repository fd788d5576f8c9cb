// The socket of one table: it comes back by itself, resumes where it was, and sends every answer exactly once.

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type Message = { type: string; [key: string]: unknown };

export interface Outgoing {
  key: string;
  message: Message;
  resolve: (answer: Message) => void;
}

export interface LinkOptions {
  open: () => SocketLike;
  hello: () => Message;
  receive: (message: Message) => void;
  status: (state: 'connecting' | 'open' | 'lost') => void;
  wait?: (milliseconds: number, then: () => void) => void;
  random?: () => string;
}

const SLOWEST = 5000;
const FIRST_WAIT = 250;
const PING_EVERY = 20000;

const RETRY = 1000;

function later(milliseconds: number, then: () => void): void {
  setTimeout(then, milliseconds);
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
  private replies = 0;
  private readonly waiting = new Map<number, (answer: Message) => void>();
  /** Answers that the server has not acknowledged, oldest first. */
  readonly pending: Outgoing[] = [];
  private pinger: ReturnType<typeof setInterval> | null = null;

  constructor(private readonly options: LinkOptions) {}

  start(): void {
    this.connect();
    this.pinger = setInterval(() => this.raw({ type: 'ping' }), PING_EVERY);
  }

  close(): void {
    this.closed = true;
    if (this.pinger) clearInterval(this.pinger);
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    this.options.status('connecting');
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => {
      this.ready = true;
      this.delay = FIRST_WAIT;
      this.options.status('open');
      this.raw(this.options.hello());
      // The server knows by the key whether it has these already.
      for (const each of this.pending) this.raw(each.message);
    };
    socket.onmessage = (event) => this.got(String(event.data));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.ready = false;
      this.socket = null;
      for (const answer of this.waiting.values()) answer({ type: 'lost' });
      this.waiting.clear();
      if (this.closed) return;
      this.options.status('lost');
      const wait = this.options.wait ?? later;
      wait(this.delay, () => this.connect());
      this.delay = Math.min(SLOWEST, this.delay * 1.7);
    };
  }

  private raw(message: Message): boolean {
    if (!this.ready || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private got(text: string): void {
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch {
      return;
    }
    const key = message['key'];
    const reply = message['reply'];
    const at = this.pending.findIndex(
      (each) => (key !== undefined && key === each.key) || (reply != null && reply === each.message['reply']),
    );
    if (at >= 0 && message.type === 'error' && message['code'] === 'storage') {
      // It was not written down: the same again, under the same key.
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
    if (typeof reply === 'number' && this.waiting.has(reply)) {
      const answer = this.waiting.get(reply)!;
      this.waiting.delete(reply);
      answer(message);
      return;
    }
    this.options.receive(message);
  }

  /** Something that must happen exactly once: kept and sent again until it is answered. */
  sure(message: Message): Promise<Message> {
    const key = (this.options.random ?? randomKey)();
    const whole = { ...message, key, reply: ++this.replies };
    return new Promise((resolve) => {
      this.pending.push({ key, message: whole, resolve });
      this.raw(whole);
    });
  }

  /** A question: answered once, or by `lost` if the connection breaks. */
  ask(message: Message): Promise<Message> {
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
  send(message: Message): boolean {
    return this.raw(message);
  }

  /** Drop the connection as if it broke; it comes back by itself. */
  interrupt(): void {
    this.socket?.close();
  }
}
