import { describe, expect, it } from 'vitest';
import type { GameEvent, LogEntry } from '../../wire/messages';
import { EVERYTHING, filtered, logLines, sinceLastTurn, type LogTraits } from './log-lines';

const TRAITS: LogTraits = { headings: ['round_started'], turns: ['turn_started'] };
const NO_TURNS: LogTraits = { headings: [], turns: [] };

function moved(number: number, seat: number, ...events: GameEvent[]): LogEntry {
  const lines = events.map((event) => `${event.type} ${(event.seat as number | undefined) ?? ''}`.trim());
  return { number, at: 0, what: { type: 'moved', seat, by: 'player' }, events, lines };
}

function said(number: number, seat: number, line: string): LogEntry {
  const statement = { id: 1, seat, type: 'say' };
  return { number, at: 0, what: { type: 'said', statement }, events: [], lines: [], line };
}

const LOG: LogEntry[] = [
  { number: 1, at: 0, what: { type: 'started' }, events: [], lines: [], line: 'The game begins.' },
  moved(
    2,
    1,
    { type: 'round_started', round: 1 },
    { type: 'guard_placed', seat: 1 },
    { type: 'turn_started', seat: 0 },
  ),
  moved(3, 0, { type: 'moved', seat: 0 }),
  moved(4, 0, { type: 'turn_ended', seat: 0 }, { type: 'turn_started', seat: 1 }),
  said(5, 1, 'Hello!'),
  moved(6, 1, { type: 'stolen', seat: 1, from: 0 }),
  moved(7, 1, { type: 'turn_ended', seat: 1 }, { type: 'turn_started', seat: 0 }),
];
const LINES = logLines(LOG, TRAITS);

describe('the lines of the log', () => {
  it('are one per entry or event that has words, under rounds and turns', () => {
    expect(LINES.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'table null',
      'heading null',
      'event 1',
      'turn 0',
      'event 0',
      'event 0',
      'event 0',
      'turn 1',
      'event 1',
      'said 1',
      'event 1',
      'event 1',
      'turn 0',
      'event 0',
    ]);
  });

  it('skip events without words', () => {
    const silent = { ...moved(1, 0, { type: 'a', seat: 0 }), lines: [''] };
    expect(logLines([silent], TRAITS)).toEqual([]);
  });

  it('begin a turn with another player where a game has no event for it', () => {
    const lines = logLines(
      [moved(1, 0, { type: 'a' }), moved(2, 0, { type: 'b' }), moved(3, 1, { type: 'a' })],
      NO_TURNS,
    );
    expect(lines.map(({ kind }) => kind)).toEqual(['turn', 'event', 'event', 'turn', 'event']);
  });

  it('carry what they meant for the viewer', () => {
    const entry = { ...moved(1, 1, { type: 'stolen', seat: 1, from: 0 }), meanings: ['Your knife is gone.'] };
    expect(logLines([entry], TRAITS)[0]?.meaning).toBe('Your knife is gone.');
  });
});

describe('filters', () => {
  const texts = (...filter: Parameters<typeof filtered>) => filtered(...filter).map((line) => line.text || line.kind);

  it('leave talk to the talk unless one asks for it', () => {
    expect(texts(LINES, EVERYTHING)).not.toContain('Hello!');
    expect(texts(LINES, { ...EVERYTHING, talk: true })).toEqual(['round_started', 'turn', 'Hello!']);
  });

  it('show what a player did and what was done to them, under its turn', () => {
    const lines = texts(LINES, { ...EVERYTHING, seat: 0, types: ['stolen'] });
    expect(lines).toEqual(['round_started', 'turn', 'stolen 1']);
  });

  it('show nothing where nothing fits', () => {
    expect(texts(LINES, { ...EVERYTHING, types: ['elected'] })).toEqual([]);
  });
});

describe('the recap', () => {
  it('begins after the last turn that is over', () => {
    expect(
      sinceLastTurn(LINES, 0)
        .map((line) => line.text)
        .filter(Boolean),
    ).toEqual(['turn_started 1', 'Hello!', 'stolen 1', 'turn_ended 1', 'turn_started 0']);
  });

  it('is everything for those who had no turn yet', () => {
    expect(sinceLastTurn(LINES, 3)).toHaveLength(LINES.length);
  });

  it('holds what happened before the turn that is played now', () => {
    const more = [...LOG, moved(8, 0, { type: 'moved', seat: 0 })];
    expect(sinceLastTurn(logLines(more, TRAITS), 0).map((line) => line.text)).toContain('stolen 1');
  });
});
