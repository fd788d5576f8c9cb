import { describe, expect, it } from 'vitest';
import { Link, type Message, type SocketLike } from '../src/lib/link';

class FakeSocket implements SocketLike {
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Message);
  }
  close() {
    this.onclose?.();
  }
  say(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function make() {
  const sockets: FakeSocket[] = [];
  const got: Message[] = [];
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
  });
  link.start();
  return { link, sockets, got, waits, states };
}

describe('the link to a table', () => {
  it('says hello first', () => {
    const { link, sockets } = make();
    sockets[0]!.onopen!();
    expect(sockets[0]!.sent[0]!.type).toBe('hello');
    link.close();
  });
  it('keeps an answer until it is acknowledged, and sends it again under the same key', async () => {
    const { link, sockets, waits } = make();
    sockets[0]!.onopen!();
    const done = link.sure({ type: 'move', action: 7 });
    const first = sockets[0]!.sent[1]!;
    sockets[0]!.close();
    expect(link.pending).toHaveLength(1);
    waits.shift()![1]();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent.map((message) => message.type)).toEqual(['hello', 'move']);
    expect(sockets[1]!.sent[1]).toEqual(first);
    sockets[1]!.say({ type: 'ack', key: 'key1', seq: 5, reply: first['reply'] });
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
    void link.sure({ type: 'move', action: 1 });
    waits.shift()![1]();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent.map((message) => message.type)).toEqual(['hello', 'move']);
    link.close();
  });
  it('an error or a stale answer ends it too', async () => {
    const { link, sockets } = make();
    sockets[0]!.onopen!();
    const refused = link.sure({ type: 'move', action: 1 });
    sockets[0]!.say({ type: 'error', code: 'illegal', key: 'key1' });
    expect((await refused)['code']).toBe('illegal');
    const stale = link.sure({ type: 'move', action: 1 });
    sockets[0]!.say({ type: 'stale', key: 'key2', seq: 9 });
    expect((await stale).type).toBe('stale');
    expect(link.pending).toHaveLength(0);
    link.close();
  });
  it('tries again under the same key when the server could not write it down', () => {
    const { link, sockets, waits } = make();
    sockets[0]!.onopen!();
    void link.sure({ type: 'move', action: 1 });
    sockets[0]!.say({ type: 'error', code: 'storage', key: 'key1' });
    expect(link.pending).toHaveLength(1);
    waits.shift()![1]();
    expect(sockets[0]!.sent.filter((message) => message['key'] === 'key1')).toHaveLength(2);
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
    const asked = link.ask({ type: 'ways' });
    sockets[0]!.say({ type: 'ways', reply: sockets[0]!.sent[1]!['reply'], ways: [[1]] });
    expect((await asked)['ways']).toEqual([[1]]);
    const lost = link.ask({ type: 'ways' });
    sockets[0]!.close();
    expect((await lost).type).toBe('lost');
    expect((await link.ask({ type: 'ways' })).type).toBe('lost');
    link.close();
  });
  it('does not come back after it was closed', () => {
    const { link, sockets, waits } = make();
    sockets[0]!.onopen!();
    link.close();
    expect(waits).toHaveLength(0);
  });
});
