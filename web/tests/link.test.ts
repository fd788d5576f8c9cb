import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link, type SocketLike, type Sure } from '../src/lib/wire/link';
import type { ClientMessage, ServerMessage } from '../src/lib/wire/wire';

const MOVE: Sure = { type: 'move', seq: 4, seat: 0, action: 7 };
const ERROR = { message: '', reply: null, refusal: null };

class FakeSocket implements SocketLike {
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { code?: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.onclose?.();
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

afterEach(() => vi.useRealTimers());

function pings(socket: FakeSocket): number {
  return socket.sent.filter((message) => message.type === 'ping').length;
}

function make(hidden = false) {
  const sockets: FakeSocket[] = [];
  const got: ServerMessage[] = [];
  const waits: [number, () => void][] = [];
  const states: string[] = [];
  let keys = 0;
  const link = new Link({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    hello: () => ({ type: 'hello', seq: got.length }),
    receive: (message) => got.push(message),
    status: (state) => states.push(state),
    wait: (milliseconds, then) => waits.push([milliseconds, then]),
    random: () => `key${(keys += 1)}`,
    hidden: () => hidden,
  });
  link.start();
  return { link, sockets, got, waits, states };
}

describe('the link to a table', () => {
  it('knows a server that starts again until it is back', () => {
    const { link, sockets, waits, states } = make();
    sockets[0]!.onopen!();
    sockets[0]!.onclose!({ code: 1012 });
    waits.shift()![1]();
    sockets[1]!.onclose!({ code: 1006 }); // nobody is there yet
    waits.shift()![1]();
    sockets[2]!.onopen!();
    sockets[2]!.onclose!({ code: 1006 });
    expect(states).toEqual([
      ...['connecting', 'open', 'restarting', 'restarting', 'restarting', 'restarting', 'open', 'lost'],
    ]);
    link.close();
  });
  it('says hello first', () => {
    const { link, sockets } = make();
    sockets[0]!.onopen!();
    expect(sockets[0]!.sent[0]!.type).toBe('hello');
    link.close();
  });
  it('keeps an answer until it is acknowledged, and sends it again under the same key', async () => {
    const { link, sockets, waits } = make();
    sockets[0]!.onopen!();
    const done = link.sure(MOVE);
    const first = sockets[0]!.sent[1]!;
    sockets[0]!.close();
    expect(link.pending).toHaveLength(1);
    waits.shift()![1]();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent.map((message) => message.type)).toEqual(['hello', 'move']);
    expect(sockets[1]!.sent[1]).toEqual(first);
    sockets[1]!.say({ type: 'ack', key: 'key1', seq: 5, reply: first.reply ?? null, done: 1 });
    expect((await done).type).toBe('ack');
    expect(link.pending).toHaveLength(0);
    sockets[1]!.close();
    waits.shift()![1]();
    sockets[2]!.onopen!();
    expect(sockets[2]!.sent.map((message) => message.type)).toEqual(['hello']);
    link.close();
  });
  it('sends what was said while it was away, once it is back', () => {
    const { link, sockets, waits } = make();
    sockets[0]!.onopen!();
    sockets[0]!.close();
    void link.sure(MOVE);
    waits.shift()![1]();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent.map((message) => message.type)).toEqual(['hello', 'move']);
    link.close();
  });
  it('an error or a stale answer ends it too', async () => {
    const { link, sockets } = make();
    sockets[0]!.onopen!();
    const refused = link.sure(MOVE);
    sockets[0]!.say({ ...ERROR, type: 'error', code: 'illegal', key: 'key1' });
    expect(await refused).toMatchObject({ code: 'illegal' });
    const stale = link.sure(MOVE);
    sockets[0]!.say({ type: 'stale', key: 'key2', seq: 9, reply: null });
    expect((await stale).type).toBe('stale');
    expect(link.pending).toHaveLength(0);
    link.close();
  });
  it.each(['storage', 'too-many'])('tries again under the same key what was not done: %s', (code) => {
    const { link, sockets, waits } = make();
    sockets[0]!.onopen!();
    void link.sure(MOVE);
    sockets[0]!.say({ ...ERROR, type: 'error', code, key: 'key1' });
    expect(link.pending).toHaveLength(1);
    waits.shift()![1]();
    expect(sockets[0]!.sent.filter((message) => 'key' in message && message.key === 'key1')).toHaveLength(2);
    link.close();
  });
  it('waits longer and longer, up to five seconds', () => {
    const { link, sockets, waits } = make();
    const delays: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      sockets[i]!.close();
      const [delay, then] = waits.shift()!;
      delays.push(delay);
      then();
    }
    expect(delays[0]).toBe(250);
    expect(delays[1]!).toBeGreaterThan(delays[0]!);
    expect(delays[7]).toBe(5000);
    link.close();
  });
  it('answers questions, also when the connection is lost', async () => {
    const { link, sockets } = make();
    sockets[0]!.onopen!();
    const asked = link.ask({ type: 'hint', seq: 4, seat: 0 });
    sockets[0]!.say({
      type: 'hint',
      reply: sockets[0]!.sent[1]!.reply ?? null,
      seq: 4,
      seat: 0,
      options: [],
    });
    expect(await asked).toMatchObject({ options: [] });
    const lost = link.ask({ type: 'hint', seq: 4, seat: 0 });
    sockets[0]!.close();
    expect((await lost).type).toBe('lost');
    expect((await link.ask({ type: 'hint', seq: 4, seat: 0 })).type).toBe('lost');
    link.close();
  });
  it('does not come back after it was closed', () => {
    const { link, sockets, waits } = make();
    sockets[0]!.onopen!();
    link.close();
    expect(waits).toHaveLength(0);
  });
  it('asks more rarely while nobody looks', () => {
    vi.useFakeTimers();
    const [seen, unseen] = [make(), make(true)];
    for (const { sockets } of [seen, unseen]) sockets[0]!.onopen!();
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(2000);
      for (const { sockets } of [seen, unseen]) sockets[0]!.say({ type: 'pong', reply: null });
    }
    expect([pings(seen.sockets[0]!), pings(unseen.sockets[0]!)]).toEqual([20, 2]);
    for (const { link } of [seen, unseen]) link.close();
  });
  it('gives up a connection on which nothing is heard any more', () => {
    vi.useFakeTimers();
    const { link, sockets, waits, states, got } = make();
    const dead = sockets[0]!;
    dead.onopen!();
    dead.say({ type: 'pong', reply: null });
    vi.advanceTimersByTime(9000);
    expect(states).toEqual(['connecting', 'open']);
    vi.advanceTimersByTime(5000);
    expect(states).toEqual(['connecting', 'open', 'lost']);
    waits.shift()![1]();
    sockets[1]!.onopen!();
    dead.say({ type: 'pong', reply: null }); // too late: nobody listens there
    expect([states.at(-1), got.length]).toEqual(['open', 1]);
    link.close();
  });
});
