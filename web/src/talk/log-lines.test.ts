import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../wire/messages';
import { logLines } from './log-lines';
import { pointedBy } from '../table/choosing/pointing.svelte';

const round: LogEntry = {
  number: 4,
  at: 0,
  what: { type: 'moved', seat: 1 },
  events: [
    { type: 'turn_ended', seat: 1 },
    { type: 'round_started', round: 2 },
    { type: 'guard_placed', seat: 1, at: 'laundry' },
  ],
  lines: ['Teal ends the turn.', 'Round 2 begins.', ''],
};

describe('the lines of the log', () => {
  it('has a heading where a round begins and leaves out what has no words', () => {
    expect(logLines([round], ['round_started']).map((line) => [line.kind, line.text])).toEqual([
      ['event', 'Teal ends the turn.'],
      ['heading', 'Round 2 begins.'],
    ]);
  });

  it('leaves talk to its own page and keeps what happened at the table', () => {
    const said: LogEntry = { number: 5, at: 0, what: { type: 'said', seat: 0 }, events: [], lines: [], line: 'Hello' };
    const away: LogEntry = {
      number: 6,
      at: 0,
      what: { type: 'away', seat: 2 },
      events: [],
      lines: [],
      line: 'Rose is away.',
    };
    expect(logLines([said, away], []).map((line) => line.text)).toEqual(['Rose is away.']);
  });
});

describe('pointedBy', () => {
  it('finds places, seats and squares by what the fields hold', () => {
    expect(pointedBy([{ type: 'stolen', seat: 0, from: 2, what: 'key' }])).toEqual({
      places: [],
      squares: [],
      seats: [0, 2],
    });
    expect(pointedBy([{ type: 'moved', seat: 1, from: 'chapel', to: 'laundry' }]).places).toEqual([
      'chapel',
      'laundry',
    ]);
    expect(pointedBy([{ type: 'walked', seat: 1, from: [1, 2], to: [1, 3] }]).squares).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });
});
