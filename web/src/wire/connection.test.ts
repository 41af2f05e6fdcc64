import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Environment } from './connection';
import type { LinkState } from './link';
import type { ToClient, ToServer } from './messages';

/** A socket that keeps what was sent and can be made to receive, open and close. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function last(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

function made(): {
  connection: Connection;
  states: LinkState[];
  heard: ToClient[];
  run: (until?: number) => void;
} {
  const timers = new Map<number, { action: () => void; after: number }>();
  let serial = 0;
  const environment: Environment = {
    open: () => new FakeSocket() as unknown as WebSocket,
    later: (action, after) => {
      serial += 1;
      timers.set(serial, { action, after });
      return serial;
    },
    forget: (timer) => timers.delete(timer),
  };
  const states: LinkState[] = [];
  const heard: ToClient[] = [];
  let known = -1;
  const connection = new Connection(
    'ws://table',
    () => ({ type: 'hello', language: 'en', words: true, ...(known >= 0 ? { last: known } : {}) }),
    (message) => {
      heard.push(message);
      if (message.type === 'happened') known = message.number;
    },
    (state) => states.push(state),
    environment,
  );
  const run = (until = 1_000): void => {
    for (const [timer, { action, after }] of [...timers]) {
      if (after <= until && timers.delete(timer)) action();
    }
  };
  return { connection, states, heard, run };
}

const play: ToServer = { type: 'play', seat: 0, move: { type: 'pass' }, id: 'p1' };

describe('Connection', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', { OPEN: 1 });
  });

  it('says hello first, and nothing else before it is answered', () => {
    const { connection, states } = made();
    connection.send(play);
    last().onopen?.();
    expect(last().sent.map((each) => each.type)).toEqual(['hello']);
    last().hear({ type: 'present', seats: [] });
    expect(last().sent.map((each) => each.type)).toEqual(['hello', 'play']);
    expect(states.at(-1)).toBe('open');
  });

  it('sends again after a break what was not answered, with the last number it heard', () => {
    const { connection, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    last().hear({ type: 'happened', number: 7, what: { type: 'ready' } });
    connection.send(play);
    last().onclose?.({ code: 1006 });
    run();
    expect(FakeSocket.all).toHaveLength(2);
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    expect(last().sent).toEqual([{ type: 'hello', language: 'en', words: true, last: 7 }, play]);
  });

  it('does not send again what was answered', () => {
    const { connection, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    connection.send(play);
    last().hear({ type: 'accepted', id: 'p1', number: 8 });
    last().onclose?.({ code: 1012 });
    run();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    expect(last().sent.map((each) => each.type)).toEqual(['hello']);
  });

  it('gives up only when there is no such table', () => {
    const { states, run } = made();
    last().onclose?.({ code: 4404 });
    run(100_000);
    expect(states.at(-1)).toBe('gone');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('notices that a sleeping phone has lost its socket', () => {
    const { connection, states, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    connection.wake();
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    run(10_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('sends a ping when a request stays unanswered', () => {
    const { connection, states, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    connection.send(play);
    run(5_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    run(10_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('sends no ping for a request that was answered', () => {
    const { connection, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    connection.send(play);
    last().hear({ type: 'accepted', id: 'p1', number: 8 });
    run(5_000);
    expect(last().sent.at(-1)).toEqual(play);
  });

  it('connects again when hello is not answered', () => {
    const { states, run } = made();
    last().onopen?.();
    run(15_000);
    expect(states.at(-1)).toBe('lost');
    run();
    expect(FakeSocket.all).toHaveLength(2);
  });
});
