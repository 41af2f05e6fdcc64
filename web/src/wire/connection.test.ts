import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, type LineState, type Surroundings } from './connection';
import type { ToClient, ToServer } from './messages';

/** A socket in our hands: what was sent, and what the other side does. */
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

function made(): { line: Line; states: LineState[]; heard: ToClient[]; run: (until?: number) => void } {
  const timers = new Map<number, { action: () => void; after: number }>();
  let serial = 0;
  const surroundings: Surroundings = {
    open: () => new FakeSocket() as unknown as WebSocket,
    later: (action, after) => {
      serial += 1;
      timers.set(serial, { action, after });
      return serial;
    },
    forget: (timer) => timers.delete(timer),
  };
  const states: LineState[] = [];
  const heard: ToClient[] = [];
  let known = -1;
  const line = new Line(
    'ws://table',
    () => ({ type: 'hello', language: 'en', words: true, ...(known >= 0 ? { last: known } : {}) }),
    (message) => {
      heard.push(message);
      if (message.type === 'happened') known = message.number;
    },
    (state) => states.push(state),
    surroundings,
  );
  const run = (until = 1_000): void => {
    for (const [timer, { action, after }] of [...timers]) {
      if (after <= until && timers.delete(timer)) action();
    }
  };
  return { line, states, heard, run };
}

const vote: ToServer = { type: 'play', seat: 0, move: { type: 'vote', for: 1 }, id: 'v1' };

describe('Line', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', { OPEN: 1 });
  });

  it('says hello first, and nothing else before it is answered', () => {
    const { line, states } = made();
    line.send(vote);
    last().onopen?.();
    expect(last().sent.map((each) => each.type)).toEqual(['hello']);
    last().hear({ type: 'present', seats: [] });
    expect(last().sent.map((each) => each.type)).toEqual(['hello', 'play']);
    expect(states.at(-1)).toBe('open');
  });

  it('sends again after a break what was not answered, with the last number it heard', () => {
    const { line, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    last().hear({ type: 'happened', number: 7, what: { type: 'ready' } });
    line.send(vote);
    last().onclose?.({ code: 1006 });
    run();
    expect(FakeSocket.all).toHaveLength(2);
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    expect(last().sent).toEqual([{ type: 'hello', language: 'en', words: true, last: 7 }, vote]);
  });

  it('does not send again what was answered', () => {
    const { line, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    line.send(vote);
    last().hear({ type: 'accepted', id: 'v1', number: 8 });
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
    const { line, states, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    line.wake();
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    run(10_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('asks whether anybody is there when a question stays open', () => {
    const { line, states, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    line.send(vote);
    run(5_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    run(10_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('does not wonder about what was answered', () => {
    const { line, run } = made();
    last().onopen?.();
    last().hear({ type: 'present', seats: [] });
    line.send(vote);
    last().hear({ type: 'accepted', id: 'v1', number: 8 });
    run(5_000);
    expect(last().sent.at(-1)).toEqual(vote);
  });

  it('tries anew when nobody answers the greeting', () => {
    const { states, run } = made();
    last().onopen?.();
    run(15_000);
    expect(states.at(-1)).toBe('lost');
    run();
    expect(FakeSocket.all).toHaveLength(2);
  });
});
